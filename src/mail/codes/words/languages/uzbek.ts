/** Uzbek. Endings are glued to a word and are let through with a star. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `tasdiqlash, kirish, autentifikatsiya, tasdiq, xavfsizlik, tekshirish, bir martalik`,
    `kaliti*, kalit, paroli*, parol, raqamlari*, raqamlar, kombinatsiyasi*, kombinatsiyang*, kombinatsiya, pin kodi*,
     belgilari*, belgilar, tokeni*, token`,
  ),
  pairs(`tasdiqlash, tasdiq, bir martalik, autentifikatsiya`, `so'zi*, so'z, maxfiy so'zi*`),
  pairs(`bir martalik, autentifikatsiya`, `raqami*, raqam`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `faollashtirish, avtorizatsiya`,
    `kaliti*, kalit, paroli*, parol, raqamlari*, raqamlar, kombinatsiyasi*, kombinatsiyang*, kombinatsiya, pin kodi*,
     belgilari*, belgilar, tokeni*, token`,
  ),
  pairs(
    `vaqtinchalik`,
    `kaliti*, kalit, paroli*, parol, kombinatsiyasi*, kombinatsiyang*, kombinatsiya, pin kodi*, belgilari*, belgilar,
     tokeni*, token`,
  ),
  pairs(`xavfsizlik, vaqtinchalik, maxfiy`, `so'zi*, so'z`),
  pairs(`tasdiqlash, kirish`, `raqami*`),
].join(', ');

export const uzbek: WordTable = {
  subject: `
    xat mavzusida*, mavzu satrida*, xat sarlavhasida*
  `,
  strong: `
    tasdiqlash kodi*, tasdiqlash kod, tasdiqlash kodingiz*, tasdiqlash koding, tekshirish kodi*, tekshirish kod,
    tekshirish kodingiz*, tekshirish koding, tasdiq kodi*, tasdiq kod, tasdiq kodingiz*, tasdiq koding,
    xavfsizlik kodi*, xavfsizlik kod, xavfsizlik kodingiz*, xavfsizlik koding, kirish kodi*, kirish kod, kirish
    kodingiz*, kirish koding, faollashtirish kodi*, faollashtirish kod, faollashtirish kodingiz*, faollashtirish
    koding, bir martalik kodi*, bir martalik kod, bir martalik kodingiz*, bir martalik koding, vaqtinchalik
    kodi*, vaqtinchalik kod, vaqtinchalik kodingiz*, vaqtinchalik koding, aktivlashtirish kodi*, aktivlashtirish
    kod, aktivlashtirish kodingiz*, aktivlashtirish koding, roʻyxatdan oʻtish kodi*, roʻyxatdan oʻtish kod,
    roʻyxatdan oʻtish kodingiz*, roʻyxatdan oʻtish koding, ro'yxatdan o'tish kodi*, ro'yxatdan o'tish kod,
    ro'yxatdan o'tish kodingiz*, ro'yxatdan o'tish koding, tiklash kodi*, tiklash kod, tiklash kodingiz*,
    tiklash koding, sms kodi*, sms kod, sms kodingiz*, sms koding, otp kodi*, otp kod, otp kodingiz*, otp
    koding, autentifikatsiya kodi*, autentifikatsiya kod, autentifikatsiya kodingiz*, autentifikatsiya koding,
    raqamli kodi*, raqamli kod, raqamli kodingiz*, raqamli koding, xonali kodi*, xonali kod, xonali kodingiz*,
    xonali koding, bir martalik parol*, bir martalik kod*, bir martalik pin*, vaqtinchalik parol*, vaqtinchalik
    kod*, vaqtinchalik pin*, тасдиқлаш коди*, бир марталик парол*, бир марталик код*, хавфсизлик коди*, кириш
    коди*, ${oneUse}
  `,
  code: `
    kodi, kodingiz*, kodni, kod, parolingiz:, parol:, quyidagi kod*, коди, кодингиз*, ушбу код*, ${spoken}
  `,
  number: `
    raqamlarini, raqamlarni, raqamlari bilan, sonini, kalit, kalitingiz, kaliti, kalitni, kalit bilan, kombinatsiya,
    kombinatsiyasini, harflarini, harflari bilan, рақамларини, калит, калитингиз
  `,
  act: `
    kirib oling, kira olasiz,
    tasdiqla*, tasdiqlash, kirish, kirish uchun, roʻyxatdan*, ro'yxatdan*, hisobingiz*, akkauntingiz*,
    faollashtir*, tiklash*, xavfsizlik, shaxsingiz*, тасдиқла*, кириш, рўйхатдан*, ҳисобингиз*,
    siz ekanligingizni, siz ekaningizni, sen ekanligingni, bu siz, haqiqatan siz, robot emas,
    robot emasligingizni, inson ekanligingizni, isbotlash, isbotlang, imzolash, imzolang, imzolamoq,
    pul o'tkazma*, o'tkazmani, o'tkazma*, to'lovni tasdiq*, tasdiqlang, bog'lash, ulash, juftlash,
    qurilmani ulash, qurilma qo'shish, yangi qurilma*, pochtani o'zgartir*, elektron pochta*,
    emailni o'zgartir*, parolni tikla*, parolni o'zgartir*, hisob yaratish, hisob ochish,
    hisobni o'chirish, akkaunt yaratish, akkaunt*, davom etish, davom ettir*, yakunlash, yakunlang,
    tugatish, tugatmoq, yakuniga yetkaz*, blokdan chiqar*, qulfni ochish, kiring, tizimga kirish,
    tizimga, kirishni, kirishingiz*, ro'yxatdan o't*, shaxsni tasdiq*, bir martalik,
    autentifikatsiya, identifikatsiya, verifikatsiya, avtorizatsiya, кириш учун, рўйхатдан ўт*,
    тизимга
  `,
  use: `
    aytib bering, ayting, deb javob, yozib yuboring, tering,
    kiriting, kiritish, yozing, foydalaning, ishlating, nusxalang, quyidagi, киритинг, фойдаланинг,
    kiritib, kiritishingiz, kiritasiz, kiritgan, kirit, yozib, foydalanib, foydalan, ishlatib,
    ishlat, nusxalab, nusxa oling, qo'ying, joylang, joylashtiring, terib, javob yozing,
    javob bering, javoban yuboring, marhamat, quyida, pastda, pastdagi, ko'rsating, to'ldiring,
    киритиб, киритиш, ёзинг, ишлатинг, қуйидаги, мана, теринг
  `,
  other: `
    pochta kodi*, pochta kod, pochta kodlar*, pochta kodingiz*, chegirma kodi*, chegirma kod, chegirma
    kodlar*, chegirma kodingiz*, promo kodi*, promo kod, promo kodlar*, promo kodingiz*, aksiya kodi*,
    aksiya kod, aksiya kodlar*, aksiya kodingiz*, kupon kodi*, kupon kod, kupon kodlar*, kupon kodingiz*,
    sovgʻa kodi*, sovgʻa kod, sovgʻa kodlar*, sovgʻa kodingiz*, sovg'a kodi*, sovg'a kod, sovg'a kodlar*,
    sovg'a kodingiz*, taklif kodi*, taklif kod, taklif kodlar*, taklif kodingiz*, kuzatish kodi*, kuzatish
    kod, kuzatish kodlar*, kuzatish kodingiz*, yetkazish kodi*, yetkazish kod, yetkazish kodlar*, yetkazish
    kodingiz*, olib ketish kodi*, olib ketish kod, olib ketish kodlar*, olib ketish kodingiz*, buyurtma
    kodi*, buyurtma kod, buyurtma kodlar*, buyurtma kodingiz*, eshik kodi*, eshik kod, eshik kodlar*, eshik
    kodingiz*, mamlakat kodi*, mamlakat kod, mamlakat kodlar*, mamlakat kodingiz*, bank kodi*, bank kod,
    bank kodlar*, bank kodingiz*, mahsulot kodi*, mahsulot kod, mahsulot kodlar*, mahsulot kodingiz*, xato
    kodi*, xato kod, xato kodlar*, xato kodingiz*, litsenziya kodi*, litsenziya kod, litsenziya kodlar*,
    litsenziya kodingiz*, qr kodi*, qr kod, qr kodlar*, qr kodingiz*, guruh kodi*, guruh kod, guruh kodlar*,
    guruh kodingiz*, zaxira kodi*, zaxira kod, zaxira kodlar*, zaxira kodingiz*, mijoz kodi*, mijoz kod,
    mijoz kodlar*, mijoz kodingiz*, doʻst kodi*, doʻst kod, doʻst kodlar*, doʻst kodingiz*, do'st kodi*,
    do'st kod, do'st kodlar*, do'st kodingiz*, promokod*, pochta indeksi*, shtrix kod*, shtrix-kod*, sovgʻa
    kartasi*, seriya raqami*, промокод*, почта индекси*
  `,
  label: `
    buyurtma, buyurtmangiz, buyurtma raqami, hisob-faktura, mijoz raqami, hisob raqami, shartnoma, shartnoma
    raqami, chipta, karta, karta raqami, telefon, telefon raqami, tel, jo'natma, murojaat raqami, raqami,
    raqam, summa, jami, balans, narxi, koʻchasi, ko'chasi, stir, jshshir, yil, буюртма, буюртма рақами,
    рақами, телефон рақами, шартнома,
    kirish soni, kirishlar soni, tasdiqlash soni
  `,
  unit: `
    daqiqa, daqiqadan, soat, soniya, kun, hafta, yil, xonali, raqamli, belgi, marta, ball, soʻm, so'm,
    kishi, дақиқа, соат, кун, сўм,
    daqiqada, daqiqaga, daqiqalik, daqiqa ichida, soatga, soatda, soatlik, soniyada, soniyaga,
    yarim soat, kunga, kunlik, ish kuni, belgili, raqamdan, дақиқада
  `,
  old: `
    endi yaroqsiz*, yaroqsiz*, amal qilmaydi*, muddati tugagan, muddati oʻtgan, muddati o'tgan, bekor
    qilin*, oldingi kod*, avvalgi kod*, eski kod*, allaqachon ishlatil*, эски код*, аввалги код*,
    avvalgi kodlar*, kechagi kod, ishlamaydi, endi ishlamaydi, endi amal qilmaydi, muddati o'tdi,
    muddati tugadi, bekor bo'ldi, ishlatilgan, noto'g'ri kod*, eskirgan, амал қилмайди, яроқсиз
  `,
  fresh: `
    yangi kod*, yangi tasdiqlash kodi*, янги код*,
    yangi kodingiz*, yangi kirish kodi*, to'g'ri kod*, oxirgi kod*, so'nggi kod*, joriy kod*,
    yangi parolingiz, янги тасдиқлаш коди*
  `,
  care: `
    amal qiladi, amal qilish muddati, hech kimga, aytmang*, bermang*, ulashmang*, siz soʻramagan, siz
    so'ramagan, agar siz, eʼtiborsiz qoldir*, e'tiborsiz qoldir*, maxfiy, ҳеч кимга, амал қилади,
    hech kimga ayt*, hech kimga berma*, hech kimga ko'rsatma*, hech kim bilan, aytma, berma,
    ko'rsatmang*, yubormang*, oshkor qilma*, ulashma*, boshqalarga, boshqalar bilan, begonalarga,
    uchinchi shaxs*, sir saqla*, sir tut*, maxfiy saqla*, faqat siz uchun, xodimlarimiz, xodimimiz,
    bank xodim*, hech qachon so'rama*, hech qachon sizdan, so'ramaydi, so'ramaymiz,
    siz bo'lmasangiz, siz emas, bu siz bo'lmasangiz, siz qilmagan bo'lsangiz, so'ramagan bo'lsangiz,
    so'ramadingiz, siz so'ramadingiz, kutmagan bo'lsangiz, e'tibor bermang*, e'tiborsiz,
    o'chirib tashlang, firibgar*, bir marta, faqat bir marta, amal qilish vaqti, yaroqli,
    kuchga ega, davomida amal*, ichida amal*, muddati tugaydi, muddati tugash*, tugaydi,
    o'z kuchini yo'qotadi, ҳеч кимга айт*, амал қилиш муддати, сир сақла*, сўрамаган бўлсангиз,
    эътибор берманг
  `,
  quote: `
    yozdi:, deb yozdi:, asl xabar
  `,
  ignore: `
    parolingiz oʻzgartirildi, parolingiz o'zgartirildi, hurmatli mijoz, ochiq kod*
  `,
  where: `
    ilovada, ilovaga, saytda, saytga, sahifada, sahifaga, kirish sahifasida, kirish sahifasiga,
    ekranga, maydonga, maydonchaga, katakka, kataklarga, qatorga, formaga, oynada, oynaga,
    brauzerda, qurilmada, qurilmaga, televizorda, televizorga, terminalda, terminalga, kompyuterda,
    telefonda, planshetda, portalda, kabinetda, иловада, иловага, сайтда, сайтга, саҳифада
  `,
};
