/** Filipino, and Javanese with Sundanese, where they differ from Indonesian. */
import type { WordTable } from './table.ts';

export const filipino: WordTable = {
  strong: `
    code sa pag-verify, code para sa pag-verify, code ng pag-verify, code ng verification,
    code sa beripikasyon, code ng beripikasyon, kodigo ng beripikasyon, kodigo sa beripikasyon,
    code ng pagpapatunay, code sa pagpapatunay, code ng pagpapatotoo, kodigo ng pagpapatunay,
    code sa pagkumpirma, code ng kumpirmasyon, code sa kumpirmasyon, kodigo ng kumpirmasyon,
    code ng seguridad, code sa seguridad, code pangseguridad, code na panseguridad, panseguridad na code,
    code sa pag-log in, code para mag-log in, code sa pag-login, code sa pag-sign in,
    code para sa pag-log in, code ng pag-access, access code mo, code sa pag-activate, code ng activation,
    code sa pag-reset, code sa pagbawi, minsanang code, minsanang password, minsanang pin,
    isang beses na code, isang beses na password, isang beses na pin, isang gamit na code,
    isang beses na passcode, one-time na password, one-time na code, one-time na pin, pansamantalang code,
    pansamantalang password, pansamantalang pin, verification code mo, login code mo, otp mo, iyong otp,
    6-digit na code, 4-digit na code, 6 digit na code, anim na digit na code, numero ng beripikasyon
  `,
  code: `
    kodigo, code mo, iyong code, ang code, code na ito, sumusunod na code, code sa ibaba,
    sumusunod na numero, numerong ito, iyong pin
  `,
  act: `
    i-verify, iverify, mag-verify, ma-verify, pag-verify, beripikahin, beripikasyon, patunayan,
    mapatunayan, kumpirmahin, makumpirma, i-confirm, mag-log in, pag-log in, maka-log in, mag-login,
    mag-sign in, pag-sign in, mag-sign up, magrehistro, magparehistro, pagpaparehistro, i-activate,
    ma-activate, i-reset ang password, pag-reset ng password, baguhin ang password, palitan ang password,
    iyong account, account mo, pagkakakilanlan, magpatuloy, i-access, mabawi ang account
  `,
  use: `
    ilagay, i-enter, i-type, gamitin, ilagay ang, kopyahin, i-paste, i-input, pakilagay
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
    kabuuan, kabuuang halaga, presyo, balanse, numero ng biyahe, tumawag sa
  `,
  unit: `
    minuto, segundo, oras, araw, linggo, buwan, na digit, digit na, puntos, tao, beses, na minuto,
    na segundo, na oras
  `,
  old: `
    hindi na valid, hindi na balido, hindi na magagamit, nag-expire na, expired na, paso na, nagamit na,
    napalitan na, kinansela na, lumang code, dating code, nakaraang code, naunang code, code kanina
  `,
  fresh: `
    bagong code, bagong verification code, bagong otp, bagong pin, pinakabagong code, kasalukuyang code
  `,
  care: `
    mag-e-expire, mag-expire, mage-expire, mawawalan ng bisa, valid sa loob, valid lamang, valid lang,
    balido sa loob, may bisa, sa loob ng, huwag ibahagi, wag ibahagi, huwag i-share, wag i-share,
    huwag ibigay, wag ibigay, huwag ipaalam, huwag sabihin, kahit kanino, sa kahit sino, kaninuman,
    hindi mo hiniling, hindi ikaw, hindi ka humiling, hindi mo ginawa, balewalain, huwag pansinin,
    panatilihing lihim
  `,
  quote: `
    sumulat si, ay sumulat:, sumulat:, isinulat ni, orihinal na mensahe, ipinasang mensahe
  `,
  ignore: `
    code ng etika, kumpirmahin ang order, kumpirmasyon ng order, araw-araw, oras-oras
  `,
};

export const javanese: WordTable = {
  strong: `
    kode verifikasi panjenengan, kode verifikasi sampeyan, kode konfirmasi sampeyan, kode kaamanan,
    kode keamanan sampeyan, tembung sandi sapisan, tembung sandi sepisan, sandi sapisan, sandi sepisan,
    kode sapisan, kode mlebu, kode pangesahan, kode verifikasi anjeun, kode konfirmasi anjeun,
    kecap sandi sakali, sandi sakali pake, kode sakali pake, kode kaamanan anjeun, kode asup
  `,
  code: `
    kode sampeyan, kode panjenengan, kode iki, kode ing ngisor, kode anjeun, kode ieu, kode di handap
  `,
  act: `
    mlebu menyang akun, mlebu akun, ndaftar, verifikasi akun, akun sampeyan, akun panjenengan, akun anjeun,
    asup kana akun, ngadaptar, ngonfirmasi, ngesahake, pasthekake
  `,
  use: `
    lebokna, lebokake, ketikna, gunakna, gunakake, lebetkeun, ketik, asupkeun, paké kode
  `,
  other: `
    kode pos sampeyan, kode promo sampeyan, kode potongan rega, kode ulem, kode ondangan
  `,
  label: `
    nomer pesenan, nomer telpon, nomer rekening, nomer pelanggan, nomer resi, nomer pesanan, nomer, regane
  `,
  unit: `
    menit, detik, digit, angka, rupiah
  `,
  old: `
    wis ora kanggo, wis ora sah, wis kadaluwarsa, kode lawas, kode sadurunge, geus teu berlaku,
    kode heubeul, kode saméméhna
  `,
  fresh: `
    kode anyar, kode verifikasi anyar
  `,
  care: `
    aja diwenehake, aja dibagi, aja nuduhake, kanggo sapa wae, lirwakake, ora njaluk, ulah dibagikeun,
    ka saha waé, upami sanés anjeun
  `,
  quote: `
    nulis:
  `,
  ignore: `
    tembung sandi, kecap sandi, menit terakhir
  `,
};
