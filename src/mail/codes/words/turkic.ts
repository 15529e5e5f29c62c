/**
 * Azerbaijani and Uzbek. Endings are glued to a word and are let through with a star.
 */
import { pairs } from './pairs.ts';
import type { WordTable } from './table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const azerbaijaniOneUse = [
  pairs(
    `təsdiq, təsdiqləmə, giriş, daxilolma, doğrulama, autentifikasiya, təhlükəsizlik, yoxlama, birdəfəlik`,
    `rəqəmləri*, rəqəmlər, açarı*, açar, şifrəsi*, şifrən*, parolu*, kombinasiyası*, kombinasiyan*, kombinasiya, tokeni*,
     token, simvolları*, simvollar, ardıcıllığı*, ardıcıllıq, pin kodu*`,
  ),
  pairs(`təsdiq, təsdiqləmə, doğrulama, birdəfəlik`, `sözü*, söz`),
  pairs(`doğrulama, autentifikasiya, birdəfəlik`, `nömrəsi*, nömrən*, nömrə`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const azerbaijaniSpoken = [
  pairs(
    `identifikasiya, aktivləşdirmə`,
    `rəqəmləri*, rəqəmlər, açarı*, açar, şifrəsi*, şifrən*, parolu*, kombinasiyası*, kombinasiyan*, kombinasiya, tokeni*,
     token, simvolları*, simvollar, ardıcıllığı*, ardıcıllıq, pin kodu*`,
  ),
  pairs(
    `müvəqqəti`,
    `açarı*, açar, şifrəsi*, şifrən*, parolu*, kombinasiyası*, kombinasiyan*, kombinasiya, tokeni*, token, simvolları*,
     simvollar, ardıcıllığı*, ardıcıllıq, pin kodu*`,
  ),
  pairs(`təsdiq, təsdiqləmə, giriş, daxilolma`, `nömrəsi*, nömrən*`),
].join(', ');

export const azerbaijani: WordTable = {
  subject: `
    mövzu sətrində*, mövzusunda*, məktubun başlığında*
  `,
  strong: `
    təsdiq kodu*, təsdiq kod, təsdiq kodunuz*, təsdiq kodun*, təsdiqləmə kodu*, təsdiqləmə kod, təsdiqləmə
    kodunuz*, təsdiqləmə kodun*, doğrulama kodu*, doğrulama kod, doğrulama kodunuz*, doğrulama kodun*,
    təhlükəsizlik kodu*, təhlükəsizlik kod, təhlükəsizlik kodunuz*, təhlükəsizlik kodun*, giriş kodu*, giriş
    kod, giriş kodunuz*, giriş kodun*, daxilolma kodu*, daxilolma kod, daxilolma kodunuz*, daxilolma kodun*,
    birdəfəlik kodu*, birdəfəlik kod, birdəfəlik kodunuz*, birdəfəlik kodun*, müvəqqəti kodu*, müvəqqəti
    kod, müvəqqəti kodunuz*, müvəqqəti kodun*, aktivləşdirmə kodu*, aktivləşdirmə kod, aktivləşdirmə
    kodunuz*, aktivləşdirmə kodun*, qeydiyyat kodu*, qeydiyyat kod, qeydiyyat kodunuz*, qeydiyyat kodun*,
    identifikasiya kodu*, identifikasiya kod, identifikasiya kodunuz*, identifikasiya kodun*,
    autentifikasiya kodu*, autentifikasiya kod, autentifikasiya kodunuz*, autentifikasiya kodun*, bərpa
    kodu*, bərpa kod, bərpa kodunuz*, bərpa kodun*, sms kodu*, sms kod, sms kodunuz*, sms kodun*, otp kodu*,
    otp kod, otp kodunuz*, otp kodun*, avtorizasiya kodu*, avtorizasiya kod, avtorizasiya kodunuz*,
    avtorizasiya kodun*, rəqəmli kodu*, rəqəmli kod, rəqəmli kodunuz*, rəqəmli kodun*, rəqəmli təsdiq kodu*,
    rəqəmli təsdiq kod, rəqəmli təsdiq kodunuz*, rəqəmli təsdiq kodun*, ödəniş təsdiq kodu*, ödəniş təsdiq
    kod, ödəniş təsdiq kodunuz*, ödəniş təsdiq kodun*, əməliyyat kodu*, əməliyyat kod, əməliyyat kodunuz*,
    əməliyyat kodun*, birdəfəlik şifrə*, birdəfəlik parol*, birdəfəlik pin*, birdəfəlik kod*, müvəqqəti
    şifrə*, müvəqqəti parol*, müvəqqəti pin*, müvəqqəti kod*, bir dəfəlik şifrə*, bir dəfəlik parol*, bir
    dəfəlik pin*, bir dəfəlik kod*, dinamik şifrə*, dinamik parol*, dinamik pin*, dinamik kod*, sms şifrə*,
    sms parol*, sms pin*, sms kod*, təsdiq şifrə*, birdəfəlik istifadə kodu*, yoxlama kodu*, təsdiq kodları*,
    ${azerbaijaniOneUse}
  `,
  code: `
    kodunuz*, kodun*, kodu, kod, şifrə, şifrəniz*, parolunuz, parol:, pin kod*, pin-kod*, aşağıdakı kod*, bu
    kodu*, ${azerbaijaniSpoken}
  `,
  number: `
    rəqəmlərini, rəqəmləri, rəqəmlərlə, ədədini, açarınız, açarın, açarı ilə, açar sözü, kombinasiya, kombinasiyası,
    kombinasiyanı, kombinasiyasını, hərflərini
  `,
  act: `
    təsdiqlə*, təsdiq, daxil ol*, daxilolma, giriş, girişi*, qeydiyyat*, hesabınız*, aktivləşdir*, bərpa,
    təhlükəsizlik, kimliyiniz*, şəxsiyyət*, e-poçt ünvanınız*, hesaba daxil*, əməliyyatı*, imzala*, doğrula*,
    siz olduğunuzu, sizin olduğunuzu, sən olduğunu, sənin olduğunu, həqiqətən siz, həqiqətən sən,
    robot olmadığınızı, robot olmadığını, robot deyil, insan olduğunuzu, sübut et*, sübut etmək,
    imzalamaq, köçürmə*, köçürməni, köçürmənizi, ödənişi təsdiq*, təsdiq et*, təsdiq etmək,
    təsdiq üçün, təsdiqləmək, qoşmaq, bağla*, cütləşdir*, cihaz əlavə*, cihazı qoş*, yeni cihaz*,
    e poçtu dəyiş*, e poçt ünvanı*, e poçtunuz*, ünvanı dəyiş*, şifrəni dəyiş*, şifrəni yenilə*,
    hesabı sil*, hesab aç*, hesab yarat*, hesaba giriş*, tamamla*, tamamlamaq, bitir*, davam et*,
    davam etmək, giriş etmək, giriş üçün, daxil olmaq, daxil olun, sistemə, kilidi aç*,
    kiliddən çıxar*, bloku aç*, giriş əldə, kimliyi*, icazə ver*, sıfırla*, qeydiyyatdan,
    eyniləşdir*, identifikasiya, verifikasiya, autentifikasiya, birdəfəlik,
    giriş səhifəsində, giriş səhifəsinə, daxil olanda, daxil olarkən, qeydiyyatı bitir*
  `,
  use: `
    deyin, yazıb göndərin, yaz,
    daxil edin, daxil et, yazın, yazınız, istifadə edin, istifadə et, istifadə edərək, kopyalayın,
    aşağıdakı, göstərin,
    daxil edib, daxil edərək, daxil etmək, daxil edilməlidir, yazıb, yazaraq, yazmaq, istifadə edib,
    istifadə etmək, kopyalayıb, yapışdır, yapışdırın, yığın, yığıb, qeyd edin, qeyd et, vurun,
    cavab yazın, cavab verin, cavablandırın, göndərin cavabda, budur, budur sizin, buyurun, buyur,
    işte, aşağıdakını, təqdim edin, doldurun, köçürün, köçür, təyin edin, söyləyin,
    yazmağınız, yazmağınızı, yazsanız, yazsan, yazanda, yazan kimi, yazmalısınız, yazmalısan, yazarsan,
    yazarsınız, yazılır, yazılmalıdır, yazılsın, yazacaqsınız, daxil etsəniz, daxil etsən, daxil edəsiniz,
    daxil edilir, daxil etməlisiniz, daxil etməlisən, daxil etsinlər, daxil edəndə, daxil edəcəksiniz,
    daxil edilsin, daxil etməyiniz, daxil etməniz, yığ, yığsanız, yığsan, yığmaq, yığmalısınız, yığmalısan,
    yığılır, qeyd olunmalıdır, qeyd edib, qeyd etməlisiniz, göstərilməlidir, düymələyin, köçürüb, köçürərək,
    yapışdırıb, oxuyun, istifadə olunur, istifadə etməlisiniz, istifadə etsəniz, təqdim edəsiniz, təqdim edib,
    doldur, doldurub, doldurmalısınız, səhifəyə köçür, söylə, kopyala
  `,
  other: `
    poçt kodu*, poçt kod, poçt kodunuz*, poçt kodları*, endirim kodu*, endirim kod, endirim kodunuz*,
    endirim kodları*, promo kodu*, promo kod, promo kodunuz*, promo kodları*, kampaniya kodu*, kampaniya
    kod, kampaniya kodunuz*, kampaniya kodları*, kupon kodu*, kupon kod, kupon kodunuz*, kupon kodları*,
    hədiyyə kodu*, hədiyyə kod, hədiyyə kodunuz*, hədiyyə kodları*, dəvət kodu*, dəvət kod, dəvət kodunuz*,
    dəvət kodları*, referal kodu*, referal kod, referal kodunuz*, referal kodları*, izləmə kodu*, izləmə
    kod, izləmə kodunuz*, izləmə kodları*, bağlama kodu*, bağlama kod, bağlama kodunuz*, bağlama kodları*,
    çatdırılma kodu*, çatdırılma kod, çatdırılma kodunuz*, çatdırılma kodları*, təhvil kodu*, təhvil kod,
    təhvil kodunuz*, təhvil kodları*, götürmə kodu*, götürmə kod, götürmə kodunuz*, götürmə kodları*,
    rezervasiya kodu*, rezervasiya kod, rezervasiya kodunuz*, rezervasiya kodları*, bron kodu*, bron kod,
    bron kodunuz*, bron kodları*, qapı kodu*, qapı kod, qapı kodunuz*, qapı kodları*, giriş qapısı kodu*,
    giriş qapısı kod, giriş qapısı kodunuz*, giriş qapısı kodları*, domofon kodu*, domofon kod, domofon
    kodunuz*, domofon kodları*, ölkə kodu*, ölkə kod, ölkə kodunuz*, ölkə kodları*, bank kodu*, bank kod,
    bank kodunuz*, bank kodları*, filial kodu*, filial kod, filial kodunuz*, filial kodları*, məhsul kodu*,
    məhsul kod, məhsul kodunuz*, məhsul kodları*, səhv kodu*, səhv kod, səhv kodunuz*, səhv kodları*, xəta
    kodu*, xəta kod, xəta kodunuz*, xəta kodları*, lisenziya kodu*, lisenziya kod, lisenziya kodunuz*,
    lisenziya kodları*, qr kodu*, qr kod, qr kodunuz*, qr kodları*, görüş kodu*, görüş kod, görüş kodunuz*,
    görüş kodları*, sinif kodu*, sinif kod, sinif kodunuz*, sinif kodları*, qrup kodu*, qrup kod, qrup
    kodunuz*, qrup kodları*, ehtiyat kodu*, ehtiyat kod, ehtiyat kodunuz*, ehtiyat kodları*, vergi kodu*,
    vergi kod, vergi kodunuz*, vergi kodları*, abonent kodu*, abonent kod, abonent kodunuz*, abonent
    kodları*, müştəri kodu*, müştəri kod, müştəri kodunuz*, müştəri kodları*, sifariş kodu*, sifariş kod,
    sifariş kodunuz*, sifariş kodları*, dost kodu*, dost kod, dost kodunuz*, dost kodları*, swift kodu*,
    swift kod, swift kodunuz*, swift kodları*, seyf kodu*, seyf kod, seyf kodunuz*, seyf kodları*, dolab
    kodu*, dolab kod, dolab kodunuz*, dolab kodları*, promokod*, promo kod*, kupon, barkod*, qr kod*,
    ehtiyat kodlar*, poçt indeksi*, hədiyyə kartı*, seriya nömrəsi*, wifi şifrə*, wi-fi şifrə*, izləmə
    nömrəsi*,
    şkaf kodu*
  `,
  label: `
    sifariş, sifarişiniz, sifariş nömrəsi, sifariş nömrəniz, sifariş №, faktura, hesab-faktura, qaimə, qəbz,
    arayış nömrəsi, müraciət nömrəsi, müraciət №, müştəri nömrəsi, müştəri kodu, abonent kodu, abonent
    nömrəsi, hesab nömrəsi, müqavilə, müqavilə nömrəsi, bilet, bilet nömrəsi, kart, kartınız, kart nömrəsi,
    ilə bitən, telefon, telefon nömrəsi, mobil nömrə, tel, çağrı mərkəzi, bağlama, bağlama nömrəsi,
    göndəriş, reys, yer, otaq, vöen, fin kod, şv №, nömrə, nömrəsi, nömrəli, məbləğ, cəmi, balans, qiymət,
    küçəsi, küç., prospekti, pr., səhifə, versiya, istifadəçi adı, ip ünvanı, polis nömrəsi,
    giriş sayı, girişlərin sayı, təsdiq sayı
  `,
  unit: `
    dəqiqə, dəqiqədir, dəqiqəlik, saat, saniyə, gün, həftə, rəqəm, rəqəmli, simvol, hərf, dəfə, bal, manat,
    azn, qəpik, nəfər, istifadəçi, ədəd,
    dəqiqə ərzində, dəqiqəyə, dəqiqədə, dəqiqənin, saata, saatlıq, saatdır, saatda, saniyəlik,
    saniyədir, saniyədə, yarım saat, gündür, iş günü, həftəlik, rəqəmdən, rəqəmi, simvoldan,
    simvollu
  `,
  old: `
    artıq etibarlı deyil*, artıq etibarsız*, etibarlı deyil*, etibarsızdır, qüvvədən düş*, qüvvədə deyil*,
    vaxtı bitib, vaxtı keçib, müddəti bitib, müddəti bitmiş, ləğv edil*, əvvəlki kod*, əvvəlki şifrə*, köhnə
    kod*, artıq istifadə olun*,
    əvvəlki kodlar*, əvvəlki kodunuz*, ilkin kod, işləmir, artıq işləmir, daha işləmir,
    daha etibarlı deyil*, vaxtı bitmiş*, müddəti keçmiş*, istifadə olunub, istifadə edilib,
    yanlış kod*, ləğv olun*, dünənki kod*
  `,
  fresh: `
    yeni kod*, yeni təsdiq kodu*, yeni şifrəniz:, son kod*,
    yeni təhlükəsizlik kodu*, düzgün kod*, cari kod*, yeni pin, yeni şifrəniz, yeni birdəfəlik*
  `,
  care: `
    etibarlıdır, etibarlı, qüvvədədir, keçərlidir, müddətində, paylaşmayın*, bölüşməyin*, heç kimə, heç
    kimlə, heç kəsə, kimsəyə, deməyin*, verməyin*, bildirməyin*, siz deyilsinizsə, siz etməmisinizsə, sorğu
    göndərməmisinizsə, tələb etməmisinizsə, istəməmisinizsə, nəzərə almayın*, məktuba məhəl qoymayın*, məxfi,
    heç kimlə paylaş*, heç kimə vermə*, heç kimə de*, bölüşmə, demə, vermə, bildirmə, göstərməyin*,
    göstərmə, göndərməyin*, ötürməyin*, açıqlamayın*, başqası ilə, başqalarına, başqası,
    üçüncü şəxs*, kənar şəxs*, gizli saxla*, sirr, yalnız sizin üçün, bizdən heç kim,
    əməkdaşlarımız, əməkdaşımız, bank əməkdaşı, bank əməkdaşları, heç vaxt soruş*, heç vaxt istəm*,
    heç vaxt sizdən, heç zaman, siz deyilsiniz, sən deyilsən, siz deyildiniz, sən etməmisənsə,
    siz istəməmisinizsə, siz etməmisiniz, siz sorğu, sorğunu siz, bunu siz etməmisiniz,
    istəməmisənsə, tələb etməmisiniz, etməmisinizsə, gözləmirdiniz, məhəl qoymayın*, nəzərə alma*,
    görməzdən gəl*, saymayın, silin, fırıldaqçı*, dələduz*, bir dəfə, yalnız bir dəfə, bir dəfəlik,
    cəmi bir dəfə, etibarlıdır və, etibarlılıq, qüvvədə qalır, qüvvədə qalacaq, qüvvədən düşəcək*,
    etibarsız olacaq*, bitəcək, vaxtı bitəcək, müddəti bitəcək, başa çatır, başa çatacaq, keçərli,
    ərzində etibarlı*, ərzində qüvvədə*,
    yarım saat ərzində, yarım saat etibarlı*
  `,
  quote: `
    yazdı:, yazıb:, orijinal mesaj, yönləndirilmiş mesaj, ilkin mesaj
  `,
  ignore: `
    şifrəniz dəyişdirildi, şifrənizi dəyiş*, şifrənizi unut*, hörmətli müştəri, bu hesab*, açıq mənbə
  `,
  where: `
    tətbiqdə, tətbiqə, tətbiq, saytda, sayta, saytında, səhifədə, səhifəyə, səhifəsində, səhifəsinə, ekrana, ekranında, sahəyə, sahədə, sahəsinə, xanaya,
    xanalara, xanasına, xanada, qutuya, formaya, formada, pəncərədə, pəncərəyə, brauzerdə, brauzerə,
    cihazda, cihaza, cihazınızda, televizorda, televizora, terminalda, konsola, kompüterdə,
    telefonda, telefonunuzda, planşetdə, portalda, portala,
    pəncərəsinə, pəncərəsində, ekranda, ekrandakı, şəklin altına, şəklin altında, səhifənin altında,
    səhifənin altına, səhifənin sonunda, formanın sonunda, formanın sonuna, tətbiqində, tətbiqinə, terminala,
    televizordakı, boş yerə, sətrə, sistemdə
  `,
};

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const uzbekOneUse = [
  pairs(
    `tasdiqlash, kirish, autentifikatsiya, tasdiq, xavfsizlik, tekshirish, bir martalik`,
    `kaliti*, kalit, paroli*, parol, raqamlari*, raqamlar, kombinatsiyasi*, kombinatsiyang*, kombinatsiya, pin kodi*,
     belgilari*, belgilar, tokeni*, token`,
  ),
  pairs(`tasdiqlash, tasdiq, bir martalik, autentifikatsiya`, `so'zi*, so'z, maxfiy so'zi*`),
  pairs(`bir martalik, autentifikatsiya`, `raqami*, raqam`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const uzbekSpoken = [
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
    коди*, ${uzbekOneUse}
  `,
  code: `
    kodi, kodingiz*, kodni, kod, parolingiz:, parol:, quyidagi kod*, коди, кодингиз*, ушбу код*, ${uzbekSpoken}
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
