/** What others do with codes, as mails that warn of it have it in their subject. */
import { anyOfLanguages } from './languages.ts';

export const frauds = anyOfLanguages({
  english: `
    fraud*, fraudster*, scam, scams, scammed, scamming, scammer*, phish*, smishing, vishing,
    fake, tricked, deceiv*, warning signs, red flags, would you have clicked, security awareness
  `,
  german: 'betrug*, betrüger*, täuschen, gefälscht*, falsche mail, falsche mails',
  french:
    'fraude*, arnaque*, escroc*, hameçonnage*, faux courriel*, faux mail*, faux message*, faux sms, filoutage',
  spanish: 'estafa*, suplanta*, engaño*, engañar*, engañan, correo falso, correos falsos, mensaje falso',
  italian: 'truffa*, truffe, frode, frodi, ingann*, falsa mail, false mail, falso messaggio',
  portuguese: 'golpe*, burla*, mail falso, mails falsos, mensagem falsa',
  dutch: 'oplicht*, nepmail*, valse mail, valse mails',
  swedish: 'bedrägeri*, bedragare*, nätfiske*, bluffmejl*',
  danish: 'svindel*, svindler*, bedrageri*',
  finnish: 'huijau*, huijar*',
  polish: 'oszust*, oszuk*, wyłudz*, fałszyw*',
  czech: 'podvod*, podvád*, falešn*',
  russian: 'мошенни*, обман*, обману*',
  ukrainian: 'шахра*',
  bulgarian: 'измам*',
  croatian: 'prijevar*',
  serbian: 'prevar*',
  hungarian: 'csalás*, csaló*',
  romanian: 'înșelător*',
  greek: 'απάτη*, απάτες',
  turkish: 'dolandır*, oltalama*',
  arabic: 'احتيال*, الاحتيال*',
  persian: 'کلاهبردار*',
  hebrew: 'הונאה*, הונאות, דיוג*',
  hindi: 'धोखाधड़ी*, ठगी*',
  thai: 'หลอกลวง*, มิจฉาชีพ*',
  vietnamese: 'lừa đảo, giả mạo',
  indonesian: 'penipu*',
  japanese: '詐欺*, フィッシング*, 不審な*, 偽メール*, 偽メッセージ*, かたる*, 騙る*, 聞き出*',
  korean: '사기*, 피싱*',
  chinese: '诈骗*, 詐騙*, 反诈*, 防詐*, 反詐*, 钓鱼*, 釣魚*, 骗子*, 騙子*, 冒充*, 话术*',
});
