/** Azerbaijani. Endings are glued to a word and are let through with a star. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `təsdiq, təsdiqləmə, giriş, daxilolma, doğrulama, autentifikasiya, təhlükəsizlik, yoxlama, birdəfəlik`,
    `rəqəmləri*, rəqəmlər, açarı*, açar, şifrəsi*, şifrən*, parolu*, kombinasiyası*, kombinasiyan*, kombinasiya, tokeni*,
     token, simvolları*, simvollar, ardıcıllığı*, ardıcıllıq, pin kodu*`,
  ),
  pairs(`təsdiq, təsdiqləmə, doğrulama, birdəfəlik`, `sözü*, söz`),
  pairs(`doğrulama, autentifikasiya, birdəfəlik`, `nömrəsi*, nömrən*, nömrə`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
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
    ${oneUse}
  `,
  code: `
    kodunuz*, kodun*, kodu, kod, şifrə, şifrəniz*, parolunuz, parol:, pin kod*, pin-kod*, aşağıdakı kod*, bu
    kodu*, ${spoken}
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
