/** Filipino. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `susi, salita, kumbinasyon, key, digit, mga digit, mga numero, password, pin, token, passcode`,
    `ng beripikasyon, sa beripikasyon, sa pag-verify, para sa pag-verify, sa pag-log in, para sa pag-log in, sa pag-login,
     sa pag-sign in`,
  ),
  pairs(
    `isang beses na, minsanang, one-time na`,
    `numero, susi, salita, kumbinasyon, key, digit, password, pin, token, passcode`,
  ),
  pairs(`numero`, `sa beripikasyon, sa pag-verify, ng pag-verify`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `susi, salita, kumbinasyon, key, digit, mga digit, password, pin, token, passcode`,
    `ng pagpapatunay, ng kumpirmasyon, ng seguridad, sa pag-access`,
  ),
  pairs(`pansamantalang`, `susi, salita, kumbinasyon, key, digit, token, passcode`),
  pairs(`numero`, `sa pag-log in, para sa pag-log in`),
].join(', ');

export const filipino: WordTable = {
  subject: `
    sa subject, sa paksa
  `,
  strong: `
    pamberipikang numero, pamberipikang code, code sa pag-verify, code para sa pag-verify, code ng pag-verify, code ng verification, code sa beripikasyon,
    code ng beripikasyon, kodigo ng beripikasyon, kodigo sa beripikasyon, code ng pagpapatunay, code sa
    pagpapatunay, code ng pagpapatotoo, kodigo ng pagpapatunay, code sa pagkumpirma, code ng kumpirmasyon, code
    sa kumpirmasyon, kodigo ng kumpirmasyon, code ng seguridad, code sa seguridad, code pangseguridad, code na
    panseguridad, panseguridad na code, code sa pag-log in, code para mag-log in, code sa pag-login, code sa
    pag-sign in, code para sa pag-log in, code ng pag-access, access code mo, code sa pag-activate, code ng
    activation, code sa pag-reset, code sa pagbawi, minsanang code, isang beses na code, isang gamit na code,
    one-time na code, pansamantalang code, pansamantalang password, pansamantalang pin, verification code mo,
    login code mo, otp mo, iyong otp, 6-digit na code, 4-digit na code, 6 digit na code, anim na digit na code,
    numero ng beripikasyon, ${oneUse}
  `,
  code: `
    kodigo, code mo, iyong code, ang code, code na ito, sumusunod na code, code sa ibaba,
    sumusunod na numero, numerong ito, iyong pin, ${spoken}
  `,
  number: `
    numerong, susi, susi mo, kombinasyon, kombinasyong
  `,
  act: `
    papasok,
    i-verify, iverify, mag-verify, ma-verify, pag-verify, beripikahin, beripikasyon, patunayan,
    mapatunayan, kumpirmahin, makumpirma, i-confirm, mag-log in, pag-log in, maka-log in, mag-login,
    mag-sign in, pag-sign in, mag-sign up, magrehistro, magparehistro, pagpaparehistro, i-activate,
    ma-activate, i-reset ang password, pag-reset ng password, baguhin ang password, palitan ang password,
    iyong account, account mo, pagkakakilanlan, magpatuloy, i-access, mabawi ang account,
    ikaw ito, ikaw nga, ikaw nga ito, na ikaw, kayo nga, hindi robot, tao ka, patunayan na,
    mapatunayan na, pumasok, makapasok, pagpasok, maglog-in, mag-signin, tapusin, matapos,
    kumpletuhin, makumpleto, ituloy, maituloy, ipagpatuloy, i-link, ma-link, i-pair, ikonekta,
    ikabit, bagong device, aprubahan, ma-approve, i-approve, transfer ng pera, pirmahan, lagdaan,
    malagdaan, i-unlock, ma-unlock, palitan ang email, baguhin ang email, pagpalit ng email,
    burahin ang account, i-delete ang account, gumawa ng account, magbukas ng account,
    account ninyo, inyong account, ang iyong account, i-authorize, awtorisahin, kumpirmasyon,
    i-reset, ma-access, access sa,
    sa login page, sa login screen, makapag-log in, makapaglog in, makaka-log in, nag-log in, magla-log in,
    pagrehistro, sa pag-log in, tapos na ang pagrehistro
  `,
  use: `
    sagutin ng, sagot ng, magreply ng, mag-reply gamit, sabihin ang,
    ilagay, i-enter, i-type, gamitin, ilagay ang, kopyahin, i-paste, i-input, pakilagay,
    ipasok, i-type mo, itype, ienter, ilagay mo, ilagay ito, ilagay po, ilagay lang, maglagay,
    paglalagay, isulat, gamitin mo, gamitin ito, gamitin po, gumamit, kopyahin mo, ipaste, isumite,
    pindutin, i-reply, mag-reply ng, sumagot ng, tumugon ng, heto, heto na, narito, ito ang, eto,
    eto na, nasa ibaba, sa ibaba, sumusunod, pakilagay ang, pakipasok, pakigamit, itipa,
    pakisulat, pakisulat ang, paki-type, pakitype, paki-enter, paki-input, isaad, isaad ang, itayp,
    i-type nang eksakto, i-type lang, i-type mo lang, i-type ninyo, i-enter mo lang, i-enter lang, punan ng,
    punan ang, basahin ang, basahin mo ang, ilipat ang, i-encode, iencode, i-encode mo, i-key in, ikey in,
    ibigay ang, ibigay mo ang, idikit, kopyahin ang, ilagay lang ang, ilagay mo lang,
    ilagay mo lang ang, ilagay po ninyo, ilagay ninyo, ilagay po ang, ipasok ang, ipasok mo, ipasok ninyo,
    isulat ang, isulat mo, isulat ninyo, pindutin ang, sagutin ang email na ito ng,
    sagutin ang mensaheng ito ng, banggitin ang, ulitin ang, gamitin lang, gamitin ninyo
  `,
  other: `
    promo code mo, code ng promo, code ng diskwento, diskwento, code ng kupon, kupon, code ng voucher,
    code ng imbitasyon, code ng referral, referral code mo, code ng regalo, postal na code, kodigo postal,
    zip code mo, code ng booking, code ng reserbasyon, code ng pag-pickup, code sa pagkuha,
    code ng pagsubaybay, qr code mo, code ng bansa, code ng error, backup na code, mga backup code,
    code ng produkto
  `,
  label: `
    numero ng order, order number mo, numero ng transaksyon, numero ng reperensya, reference number mo,
    numero ng account, numero ng telepono, numero ng cellphone, telepono, numero ng tracking,
    numero ng resibo, resibo, numero ng customer, numero ng card, nagtatapos sa, numero ng tiket, halaga,
    kabuuan, kabuuang halaga, presyo, balanse, numero ng biyahe, tumawag sa,
    bilang ng pag-log in
  `,
  unit: `
    minuto, segundo, oras, araw, linggo, buwan, na digit, digit na, puntos, tao, beses, na minuto,
    na segundo, na oras,
    minutong, oras lang, kalahating oras, araw ng trabaho, segundong
  `,
  old: `
    hindi na valid, hindi na balido, hindi na magagamit, nag-expire na, expired na, paso na, nagamit na,
    napalitan na, kinansela na, lumang code, dating code, nakaraang code, naunang code, code kanina,
    luma na, hindi na gumagana, hindi na gagana, hindi na pwede, wala nang bisa, expired ang,
    kinansela, pinalitan na, maling code
  `,
  fresh: `
    bagong code, bagong verification code, bagong otp, bagong pin, pinakabagong code, kasalukuyang code,
    tamang code, bagong code mo, pinakabago, pumapalit sa
  `,
  care: `
    mag-e-expire, mag-expire, mage-expire, mawawalan ng bisa, valid sa loob, valid lamang, valid lang,
    balido sa loob, may bisa, sa loob ng, huwag ibahagi, wag ibahagi, huwag i-share, wag i-share,
    huwag ibigay, wag ibigay, huwag ipaalam, huwag sabihin, kahit kanino, sa kahit sino, kaninuman,
    hindi mo hiniling, hindi ikaw, hindi ka humiling, hindi mo ginawa, balewalain, huwag pansinin,
    panatilihing lihim,
    huwag mong ibahagi, huwag mong ibigay, wag mong ibigay, wag mong i-share, huwag ninyong,
    huwag ipakita, huwag ipasa, huwag ipadala, wag ipakita, wag sabihin, kahit na kanino,
    kahit sinuman, sa ibang tao, ibang tao, walang sinuman, itago, ilihim, sikreto,
    para sa iyo lamang, para sa iyo lang, hindi kami hihingi, hindi namin hihingin, hinding hindi,
    hindi hihingin, hindi kailanman, kailanman, empleyado namin, tauhan namin, kung hindi ikaw,
    kung hindi mo, kung hindi ikaw ito, hindi mo ito hiniling, hindi mo hiningi,
    hindi ka nag-request, hindi ka nagtangka, hindi inaasahan, huwag na lang pansinin, dedmahin,
    i-ignore, maaaring balewalain, isang beses, isang beses lang, isang beses lamang, minsanan,
    magagamit lang, magagamit lamang, mag-eexpire, mapapaso, mapaso, may bisa ng, may bisa hanggang,
    balido hanggang, manloloko,
    may bisa nang kalahating oras, sa loob ng kalahating oras
  `,
  quote: `
    sumulat si, ay sumulat:, sumulat:, isinulat ni, orihinal na mensahe, ipinasang mensahe
  `,
  ignore: `
    code ng etika, kumpirmahin ang order, kumpirmasyon ng order, araw-araw, oras-oras,
    punan ang form, punan ang pormularyo
  `,
  where: `
    sa app, sa website, sa page, sa pahina, sa screen, sa field, sa kahon, sa box,
    sa form, sa browser, sa tv, sa terminal, sa computer, sa device, sa telepono mo,
    sa cellphone mo, sa window, sa portal, sa patlang,
    sa blangkong kahon, blangkong kahon, sa bakanteng, bakanteng espasyo, sa ilalim ng larawan,
    sa ibaba ng larawan, sa dulo ng form, sa pinakababa, sa huling kahon, sa settings, sa sistema, sa pop-up,
    pop-up, sa site, sa login window
  `,
};
