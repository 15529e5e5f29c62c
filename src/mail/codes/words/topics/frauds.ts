/** What others do with codes, as mails that warn of it have it in their subject. */
import { anyOf } from '../list.ts';
import { anyOfLanguages } from './languages.ts';

export const frauds = anyOfLanguages({
  english: `
    fraud*, fraudster*, scam, scams, scammed, scamming, scammer*, phish*, smishing, vishing,
    fake, tricked, deceiv*, impersonat*, warning signs, red flags, would you have clicked,
    security awareness
  `,
  german: `
    betrug*, betrüger*, täuschen, gefälscht*, falsche mail, falsche mails, falsche sms,
    falsche nachricht*
  `,
  french: `
    fraude*, arnaque*, escroc*, hameçonnage*, faux courriel*, faux mail*, faux message*,
    faux sms, faux conseiller*, filoutage
  `,
  spanish: `
    estafa*, suplanta*, engaño*, engañar*, engañan, correo falso, correos falsos, mensaje falso,
    mensajes falsos, sms falso, sms falsos, falso sms
  `,
  italian: `
    truffa*, truffe, frode, frodi, ingann*, falsa mail, false mail, falso messaggio, falsi messaggi,
    falsi sms, finto operatore, finti operatori, raggiro, raggiri
  `,
  portuguese: 'golpe*, burla*, mail falso, mails falsos, mensagem falsa, mensagens falsas',
  catalan: 'missatge fals, missatges falsos, sms fals',
  galician: 'mensaxe falsa, mensaxes falsas',
  dutch: `
    oplicht*, nepmail*, nep sms*, nepsms*, nepbericht*, valse mail, valse mails, valse sms*,
    valse bericht*
  `,
  afrikaans: 'bedrieg*, bedrog, vals sms*, vals boodskap*, swendel*',
  swedish: `
    bedrägeri*, bedragare*, nätfiske*, bluffmejl*, bluff sms*, falska sms*, falskt sms*,
    falska meddeland*
  `,
  danish: 'svindel*, svindler*, bedrageri*, falske sms*, falsk sms*, falske besked*',
  norwegian: 'falske melding*',
  icelandic: 'svik, svikara*, svindl*, fölsuð*, falskar*, falsk*',
  irish: 'camscéal*, calaois*, bréagach*, bréige',
  welsh: 'sgam*, twyll*, ffug',
  basque: 'iruzur*, faltsu*',
  finnish: 'huijau*, huijar*, valheelli*, väärenne*',
  estonian: 'petukõne*, petusõnum*, petis*, pettus*, petturi*, libasõnum*, võltssõnum*, võltsitud',
  latvian: 'krāpni*, krāpšan*, krāpnie*, viltus',
  lithuanian: 'sukči*, apgaul*, netikr*',
  polish: 'oszust*, oszuk*, wyłudz*, fałszyw*, podszywa*',
  czech: 'podvod*, podvád*, falešn*, podvržen*',
  slovak: 'falošn*, podvrhnut*',
  russian: 'мошенни*, обман*, обману*, фальшив*, поддельн*',
  ukrainian: 'шахра*, підробн*',
  belarusian: 'махляр*, падроблен*, ашуканст*, фальшыв*',
  bulgarian: 'измам*, фалшив*',
  macedonian: 'лажн*',
  croatian: 'prijevar*, lažn*',
  serbian: 'prevar*, превар*',
  slovenian: 'goljuf*',
  hungarian: 'csalás, csalások, csalásra, csaló, csalók*, hamis, adathalász*',
  romanian: 'înșelător*, mesaje false, mesaj fals, sms uri false',
  albanian: 'mashtrim*, mashtrues*, mesazhe të rreme, i rremë, e rreme, të rreme',
  greek: 'απάτη*, απάτες, απατεών*, ψεύτικ*, πλαστ*',
  georgian: 'თაღლით*, ყალბ*',
  armenian: 'խարդախ*, կեղծ*',
  turkish: 'dolandır*, oltalama*, sahte',
  azerbaijani: 'saxta, fırıldaq*, dələduz*',
  kazakh: 'алаяқ*, жалған',
  uzbek: 'firibgar*, soxta',
  mongolian: 'залилан*, хуурамч',
  arabic: 'احتيال*, الاحتيال*, احتيالية, مزيفة, المزيفة, مزيف, مزورة, وهمية',
  persian: 'کلاهبردار*, جعلی*',
  urdu: 'دھوکہ*, فراڈ*',
  hebrew: 'הונאה*, הונאות, דיוג*, מתחז*, מזויפ*',
  hindi: 'धोखाधड़ी*, ठगी*, फ़र्ज़ी*, फर्जी*',
  nepali: 'नक्कली*',
  marathi: 'फसवणूक*, बनावट*',
  bengali: 'প্রতারণা*, প্রতারক*, ভুয়া*',
  punjabi: 'ਧੋਖਾਧੜੀ*, ਜਾਅਲੀ*',
  gujarati: 'છેતરપિંડી*, નકલી*',
  tamil: 'மோசடி*, போலி*',
  telugu: 'మోసం*, మోసపూరిత*, నకిలీ*',
  kannada: 'ವಂಚನೆ*, ನಕಲಿ*',
  malayalam: 'തട്ടിപ്പ്*, വ്യാജ*',
  sinhala: 'වංචා*, ව්‍යාජ*',
  thai: 'หลอกลวง*, มิจฉาชีพ*, แอบอ้าง*, ปลอม*',
  vietnamese: 'lừa đảo, giả mạo, tin nhắn giả',
  indonesian: 'penipu*, palsu',
  tagalog: 'manloloko*, panloloko*, pekeng*',
  japanese:
    '詐欺*, フィッシング*, 不審な*, 偽メール*, 偽メッセージ*, 偽のメール*, 偽のsms*, 偽sms*, かたる*, 騙る*, 装った*, なりすまし*, 聞き出*',
  korean: '사기*, 피싱*, 사칭*, 스미싱*, 가짜*',
  chinese:
    '诈骗*, 詐騙*, 反诈*, 防詐*, 反詐*, 钓鱼*, 釣魚*, 骗子*, 騙子*, 冒充*, 假冒*, 仿冒*, 假短信*, 假簡訊*, 话术*',
  swahili: 'ulaghai*, kitapeli, bandia, matapeli*',
  amharic: 'ማጭበርበር*, አጭበርባሪ*, ሐሰተኛ*',
});

/** Of these, what a bank calls what it protects people from: it sends codes as well, and speaks of it in their subjects. */
export const protectedFrom = anyOf(`
  fraud*, phish*, betrug*, fraude*, frode*, bedrägeri*, dolandır*, security awareness, warning signs, red flags, 詐欺*, 사기*, フィッシング*, 反诈*, 防詐*, 反詐*
`);
