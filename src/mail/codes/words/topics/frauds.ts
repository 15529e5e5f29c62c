/** What others do with codes, as mails that warn of it have it in their subject. */
import { anyOfLanguages } from './languages.ts';

export const frauds = anyOfLanguages({
  english: `
    fraud*, fraudster*, scam, scams, scammed, scamming, scammer*, phish*, smishing, vishing,
    fake, tricked, deceiv*, warning signs, red flags, would you have clicked, security awareness
  `,
  german: 'betrug*, betrüger*, täuschen',
  french: 'fraude*, arnaque*, escroc*, hameçonnage*',
  spanish: 'estafa*, suplanta*, engaño*, engañar*, engañan',
  italian: 'truffa*, truffe, frode, frodi, ingann*',
  portuguese: 'golpe*, burla*',
  dutch: 'oplicht*',
  swedish: 'bedrägeri*, bedragare*',
  danish: 'svindel*, svindler*, bedrageri*',
  finnish: 'huijau*, huijar*',
  polish: 'oszust*, oszuk*, wyłudz*',
  czech: 'podvod*, podvád*',
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
