/**
 * Turkish, Azerbaijani and Uzbek. Endings are glued to a word, also with an apostrophe, and are let
 * through with a star.
 */
import type { WordTable } from './table.ts';

export const turkish: WordTable = {
  strong: `
    doğrulama kodu*, doğrulama kod, onay kodu*, onay kod, onaylama kodu*, onaylama kod, güvenlik kodu*,
    güvenlik kod, giriş kodu*, giriş kod, erişim kodu*, erişim kod, kimlik doğrulama kodu*, kimlik doğrulama
    kod, kimlik kodu*, kimlik kod, oturum açma kodu*, oturum açma kod, oturum kodu*, oturum kod, aktivasyon
    kodu*, aktivasyon kod, etkinleştirme kodu*, etkinleştirme kod, tek kullanımlık kodu*, tek kullanımlık
    kod, tek seferlik kodu*, tek seferlik kod, geçici kodu*, geçici kod, sms kodu*, sms kod, otp kodu*, otp
    kod, şifre sıfırlama kodu*, şifre sıfırlama kod, parola sıfırlama kodu*, parola sıfırlama kod, sıfırlama
    kodu*, sıfırlama kod, kayıt kodu*, kayıt kod, üyelik kodu*, üyelik kod, iki adımlı doğrulama kodu*, iki
    adımlı doğrulama kod, iki faktörlü doğrulama kodu*, iki faktörlü doğrulama kod, iki aşamalı doğrulama
    kodu*, iki aşamalı doğrulama kod, çift faktörlü doğrulama kodu*, çift faktörlü doğrulama kod, kurtarma
    kodu*, kurtarma kod, hesap kurtarma kodu*, hesap kurtarma kod, yetkilendirme kodu*, yetkilendirme kod,
    e-posta doğrulama kodu*, e-posta doğrulama kod, eposta doğrulama kodu*, eposta doğrulama kod, mail
    doğrulama kodu*, mail doğrulama kod, telefon doğrulama kodu*, telefon doğrulama kod, cihaz kodu*, cihaz
    kod, cihaz doğrulama kodu*, cihaz doğrulama kod, eşleştirme kodu*, eşleştirme kod, bağlantı kodu*,
    bağlantı kod, üyelik onay kodu*, üyelik onay kod, geçiş kodu*, geçiş kod, tek kullanımlık giriş kodu*,
    tek kullanımlık giriş kod, tek kullanımlık doğrulama kodu*, tek kullanımlık doğrulama kod, tek
    kullanımlık güvenlik kodu*, tek kullanımlık güvenlik kod, dinamik kodu*, dinamik kod, ödeme onay kodu*,
    ödeme onay kod, işlem onay kodu*, işlem onay kod, işlem kodu*, işlem kod, imza kodu*, imza kod, imzalama
    kodu*, imzalama kod, e-imza kodu*, e-imza kod, kilit açma kodu*, kilit açma kod, hesap doğrulama kodu*,
    hesap doğrulama kod, haneli kodu*, haneli kod, haneli doğrulama kodu*, haneli doğrulama kod, haneli
    güvenlik kodu*, haneli güvenlik kod, haneli onay kodu*, haneli onay kod, basamaklı kodu*, basamaklı kod,
    basamaklı doğrulama kodu*, basamaklı doğrulama kod, 2fa kodu*, 2fa kod, uygulama kodu*, uygulama kod,
    giriş doğrulama kodu*, giriş doğrulama kod, gizli kodu*, gizli kod, özel giriş kodu*, özel giriş kod,
    onam kodu*, onam kod, tek kullanımlık şifre, tek kullanımlık şifreniz*, tek kullanımlık şifresi*, tek
    kullanımlık şifrenin*, tek kullanımlık şifreyi, tek kullanımlık şifre ile, tek kullanımlık şifreler*,
    tek seferlik şifre, tek seferlik şifreniz*, tek seferlik şifresi*, tek seferlik şifrenin*, tek seferlik
    şifreyi, tek seferlik şifre ile, tek seferlik şifreler*, geçici şifre, geçici şifreniz*, geçici
    şifresi*, geçici şifrenin*, geçici şifreyi, geçici şifre ile, geçici şifreler*, dinamik şifre, dinamik
    şifreniz*, dinamik şifresi*, dinamik şifrenin*, dinamik şifreyi, dinamik şifre ile, dinamik şifreler*,
    sms şifre, sms şifreniz*, sms şifresi*, sms şifrenin*, sms şifreyi, sms şifre ile, sms şifreler*, 3d
    şifre, 3d şifreniz*, 3d şifresi*, 3d şifrenin*, 3d şifreyi, 3d şifre ile, 3d şifreler*, 3d secure şifre,
    3d secure şifreniz*, 3d secure şifresi*, 3d secure şifrenin*, 3d secure şifreyi, 3d secure şifre ile, 3d
    secure şifreler*, güvenlik şifre, güvenlik şifreniz*, güvenlik şifresi*, güvenlik şifrenin*, güvenlik
    şifreyi, güvenlik şifre ile, güvenlik şifreler*, onay şifre, onay şifreniz*, onay şifresi*, onay
    şifrenin*, onay şifreyi, onay şifre ile, onay şifreler*, doğrulama şifre, doğrulama şifreniz*, doğrulama
    şifresi*, doğrulama şifrenin*, doğrulama şifreyi, doğrulama şifre ile, doğrulama şifreler*, otp şifre,
    otp şifreniz*, otp şifresi*, otp şifrenin*, otp şifreyi, otp şifre ile, otp şifreler*, mobil şifre,
    mobil şifreniz*, mobil şifresi*, mobil şifrenin*, mobil şifreyi, mobil şifre ile, mobil şifreler*,
    internet bankacılığı şifre, internet bankacılığı şifreniz*, internet bankacılığı şifresi*, internet
    bankacılığı şifrenin*, internet bankacılığı şifreyi, internet bankacılığı şifre ile, internet
    bankacılığı şifreler*, cep şifre, cep şifreniz*, cep şifresi*, cep şifrenin*, cep şifreyi, cep şifre
    ile, cep şifreler*, işlem şifre, işlem şifreniz*, işlem şifresi*, işlem şifrenin*, işlem şifreyi, işlem
    şifre ile, işlem şifreler*, bir kullanımlık şifre, bir kullanımlık şifreniz*, bir kullanımlık şifresi*,
    bir kullanımlık şifrenin*, bir kullanımlık şifreyi, bir kullanımlık şifre ile, bir kullanımlık
    şifreler*, haneli şifre, haneli şifreniz*, haneli şifresi*, haneli şifrenin*, haneli şifreyi, haneli
    şifre ile, haneli şifreler*, tek kullanımlık parola, tek kullanımlık parolanız*, tek kullanımlık
    parolası*, tek kullanımlık parolayı, tek kullanımlık pin, tek kullanımlık giriş şifre*, tek kullanımlık
    anahtar, tek seferlik parola, tek seferlik parolanız*, tek seferlik parolası*, tek seferlik parolayı,
    tek seferlik pin, tek seferlik giriş şifre*, tek seferlik anahtar, geçici parola, geçici parolanız*,
    geçici parolası*, geçici parolayı, geçici pin, geçici giriş şifre*, geçici anahtar, dinamik parola,
    dinamik parolanız*, dinamik parolası*, dinamik parolayı, dinamik pin, dinamik giriş şifre*, dinamik
    anahtar, bir kerelik parola, bir kerelik parolanız*, bir kerelik parolası*, bir kerelik parolayı, bir
    kerelik pin, bir kerelik giriş şifre*, bir kerelik anahtar, doğrulama pini*, doğrulama pin'i*, doğrulama
    pin kodu*, doğrulama numarası, doğrulama numaranız, doğrulama numarasını, güvenlik pini*, güvenlik
    pin'i*, güvenlik pin kodu*, güvenlik numarası, güvenlik numaranız, güvenlik numarasını, giriş pini*,
    giriş pin'i*, giriş pin kodu*, giriş numarası, giriş numaranız, giriş numarasını, onay pini*, onay
    pin'i*, onay pin kodu*, onay numarası, onay numaranız, onay numarasını, doğrulama jetonu*, doğrulama
    belirteci*, doğrulama anahtarı*, güvenlik jetonu*, güvenlik belirteci*, güvenlik anahtarı*, giriş
    jetonu*, giriş belirteci*, giriş anahtarı*, erişim jetonu*, erişim belirteci*, erişim anahtarı*, onay
    jetonu*, onay belirteci*, onay anahtarı*, doğrulama kodları, giriş kodları, 3d şifreniz, otp şifre*,
    onay şifre*, akıllı şifre*, anlık şifre*, mobil onay kodu*, kod numaranız, bankacılık şifreniz
  `,
  code: `
    kodu, kod numarası, kod no, kodunuz*, kodun, kodunu, kodum, kodumuz, kodla, koduyla, kod, pin kodu*,
    pininiz*, pin'iniz*, şifreniz, şifreniz:, şifrenizi, şifre:, şifreyi girin*, şifreyi kullan*, şifresi,
    şifreyle, bu şifre, bu şifreyi, aşağıdaki şifre*, aşağıdaki kod*, şu kodu*, parola:, parolanız:, bu
    rakamları, şu rakamları, rakamları, aşağıdaki rakam*, aşağıdaki sayı*, şifre, şifresini
  `,
  act: `
    doğrula, doğrulamak, doğrulama, doğrulayın*, doğrulamanız*, doğrulay*, doğrulan*, onayla, onaylamak,
    onaylay*, onaylama, onay, giriş, giriş yap*, girişi*, girişiniz*, oturum aç*, oturum, kimliğiniz*,
    kimlik doğrulama, kayıt ol*, kaydol*, kaydınız*, kaydı, kayıt işlem*, üyelik, üyeliğiniz*, üye ol*,
    aktivasyon, aktifleştir*, etkinleştir*, aktive et*, şifre sıfırlama, parola sıfırlama, sıfırla*,
    kurtar*, kilidini aç*, güvenlik, güvenliğiniz*, iki adımlı, iki faktörlü, iki aşamalı, tek kullanımlık,
    tek seferlik, hesabınız*, hesabın*, hesabınıza, hesap oluştur*, e-posta adresiniz*, e-postanızı, yeni
    cihaz*, işleminiz*, işlemi tamamla*, devam etmek, tamamlamak, erişmek, erişim, yetkilendir*, ödeme
    onayı, imzala*, bağlamak
  `,
  use: `
    gir, girin, giriniz, girerek, girmeniz, girmelisiniz, yazın, yazınız, yazmanız, yazmalısınız, yazarak,
    kullan, kullanın, kullanınız, kullanarak, kullanabilirsiniz, kopyala*, yapıştır*, tuşlayın*, tuşlayınız,
    aşağıdaki, aşağıda, belirtilen, iletin
  `,
  other: `
    posta kodu*, posta kodları*, indirim kodu*, indirim kodları*, promosyon kodu*, promosyon kodları*,
    kampanya kodu*, kampanya kodları*, kupon kodu*, kupon kodları*, hediye kodu*, hediye kodları*, hediye
    kartı kodu*, hediye kartı kodları*, hediye çeki kodu*, hediye çeki kodları*, davet kodu*, davet
    kodları*, referans kodu*, referans kodları*, arkadaş kodu*, arkadaş kodları*, arkadaşını getir kodu*,
    arkadaşını getir kodları*, takip kodu*, takip kodları*, kargo kodu*, kargo kodları*, kargo takip kodu*,
    kargo takip kodları*, gönderi kodu*, gönderi kodları*, gönderi takip kodu*, gönderi takip kodları*,
    teslimat kodu*, teslimat kodları*, teslim kodu*, teslim kodları*, teslim alma kodu*, teslim alma
    kodları*, teslimat onay kodu*, teslimat onay kodları*, iade kodu*, iade kodları*, iade kargo kodu*, iade
    kargo kodları*, dolap kodu*, dolap kodları*, kapı kodu*, kapı kodları*, bina kodu*, bina kodları*, bina
    giriş kodu*, bina giriş kodları*, apartman kodu*, apartman kodları*, otopark kodu*, otopark kodları*,
    kasa kodu*, kasa kodları*, anahtar kutusu kodu*, anahtar kutusu kodları*, alarm kodu*, alarm kodları*,
    rezervasyon kodu*, rezervasyon kodları*, pnr kodu*, pnr kodları*, bilet kodu*, bilet kodları*, uçuş
    kodu*, uçuş kodları*, koltuk kodu*, koltuk kodları*, alan kodu*, alan kodları*, ülke kodu*, ülke
    kodları*, şehir kodu*, şehir kodları*, il kodu*, il kodları*, bölge kodu*, bölge kodları*, banka kodu*,
    banka kodları*, şube kodu*, şube kodları*, swift kodu*, swift kodları*, iban kodu*, iban kodları*, vergi
    kodu*, vergi kodları*, ürün kodu*, ürün kodları*, stok kodu*, stok kodları*, model kodu*, model
    kodları*, parça kodu*, parça kodları*, barkod kodu*, barkod kodları*, renk kodu*, renk kodları*, müşteri
    kodu*, müşteri kodları*, bayi kodu*, bayi kodları*, mağaza kodu*, mağaza kodları*, satıcı kodu*, satıcı
    kodları*, şirket kodu*, şirket kodları*, kurum kodu*, kurum kodları*, iş ortağı kodu*, iş ortağı
    kodları*, hata kodu*, hata kodları*, durum kodu*, durum kodları*, kaynak kodu*, kaynak kodları*, lisans
    kodu*, lisans kodları*, seri kodu*, seri kodları*, qr kodu*, qr kodları*, toplantı kodu*, toplantı
    kodları*, ders kodu*, ders kodları*, sınıf kodu*, sınıf kodları*, grup kodu*, grup kodları*, etkinlik
    kodu*, etkinlik kodları*, çekiliş kodu*, çekiliş kodları*, oyun kodu*, oyun kodları*, oda kodu*, oda
    kodları*, masa kodu*, masa kodları*, wifi kodu*, wifi kodları*, wi-fi kodu*, wi-fi kodları*, ödeme
    kodu*, ödeme kodları*, havale kodu*, havale kodları*, yedek kodu*, yedek kodları*, karekod kodu*,
    karekod kodları*, gtip kodu*, gtip kodları*, nace kodu*, nace kodları*, otel kodu*, otel kodları*, ilan
    kodu*, ilan kodları*, bonus kodu*, bonus kodları*, puan kodu*, puan kodları*, avantaj kodu*, avantaj
    kodları*, fırsat kodu*, fırsat kodları*, yarışma kodu*, yarışma kodları*, katılım kodu*, katılım
    kodları*, başvuru takip kodu*, başvuru takip kodları*, sigorta kodu*, sigorta kodları*, sipariş kodu*,
    sipariş kodları*, fatura kodu*, fatura kodları*, abone kodu*, abone kodları*, tesisat kodu*, tesisat
    kodları*, karekod*, barkod*, qr kod*, yedek kodlar*, kurtarma kodları*, kupon, kuponu*, kuponlar*,
    hediye çeki, hediye kartı, alan kodu, wifi şifre*, wi-fi şifre*, kablosuz ağ şifre*, ağ şifre*, toplantı
    şifre*, toplantı parola*, kapı şifre*, lisans anahtarı*, ürün anahtarı*, seri numarası*, seri no, kodunu
    kullan indirim, koduyla indirim, kodu ile indirim
  `,
  label: `
    sipariş, siparişiniz*, siparişi, sipariş no, sipariş numarası, sipariş numaranız, sipariş numaralı,
    no'lu sipariş, numaralı sipariş, numaralı siparişiniz, numaralı, nolu, no lu, no'lu, fatura, fatura no,
    fatura numarası, fatura numaranız, faturanız, fiş no, irsaliye no, referans, referans no, referans
    numarası, talep no, talep numarası, talebiniz, başvuru no, başvuru numarası, başvuru numaranız, şikayet
    no, destek no, destek talebi, kayıt no, dosya no, evrak no, vaka no, bilet no, bilet numarası, müşteri
    no, müşteri numarası, müşteri numaranız, hesap no, hesap numarası, hesap numaranız, abone no, abone
    numarası, abonelik no, tesisat no, sözleşme hesap no, sözleşme no, sözleşme numarası, poliçe no, poliçe
    numarası, üye no, üyelik no, üye numarası, kullanıcı no, kullanıcı adı, kullanıcı id, sicil no, öğrenci
    no, kart no, kart numarası, kartınız, ile biten, sonu, son dört hanesi, son 4 hanesi, telefon, telefon
    no, telefon numarası, telefon numaranız, tel, tel., gsm, cep, faks, müşteri hizmetleri, çağrı merkezi,
    kargo, kargo no, takip no, takip numarası, takip numaranız, gönderi no, gönderi numarası, kargonuz,
    teslimat no, rezervasyon no, rezervasyon numarası, uçuş no, sefer, sefer no, koltuk, koltuk no, peron,
    vagon, kapı, kapı no, oda, oda no, kat, daire, blok, dekont no, işlem no, işlem numarası, işlem id, t.c.
    kimlik no, tc kimlik no, tckn, kimlik no, kimlik numarası, vergi no, vergi numarası, vkn, mersis no,
    mersis, ticaret sicil no, sicil, pasaport no, plaka, şasi no, sayaç no, endeks, numara, numarası,
    numaranız, no:, tutar, tutarı, toplam, bakiye, fiyat, miktar, adet:, sok., sokak, sk., cad., cadde,
    caddesi, bulvarı, mah., mahallesi, p.k., sürüm, sürümü, madde, tarih, ip adresi, adresi:, ilan no,
    terminal no, yetki no, belge no
  `,
  unit: `
    dakika, dakikada, dakikadır, dakikalık, dk, dk., saniye, sn, saat, saatlik, gün, günlük, hafta,
    haftalık, ay, aylık, yıl, yıllık, hane, haneli, basamak, basamaklı, karakter, karakterli, harf, kez,
    kere, defa, puan, lira, tl, kuruş, avro, dolar, kişi, kullanıcı, müşteri, deneme, adet, sayfa, kelime,
    ürün, mil, m2, metrekare, taksit, jeton, kredi
  `,
  old: `
    artık geçerli değil*, artık geçersiz*, geçerli değil*, geçersiz*, geçersizdir, geçerliliğini yitir*,
    geçerliliğini kaybet*, süresi doldu*, süresi dolmuş*, süresi geçti, süresi geçmiş*, süresi bitmiş*,
    iptal edildi*, iptal edilmiş*, eski kod*, eski kodunuz*, eski şifre*, önceki kod*, önceki kodunuz*,
    önceki şifre*, bir önceki, öncekiler*, daha önce gönderilen, daha önce gönderdiğimiz, daha önceki kod*,
    daha önce kullanıl*, zaten kullanıl*, kullanılmış, yerini aldı, kullanılamaz, kullanılmayacak*,
    çalışmaz, çalışmayacak*, ilk kodu*, dikkate almayın kodu
  `,
  fresh: `
    yeni kod*, yeni kodunuz*, yeni doğrulama kodu*, yeni giriş kodu*, yeni güvenlik kodu*, yeni onay kodu*,
    yeni şifreniz:, yeni tek kullanımlık, en son kod*, son kod*, güncel kod*
  `,
  care: `
    geçerlidir, geçerli, geçerlilik, geçerli olacak*, süresi, dolacak*, sona erecek*, süreyle, süre ile,
    paylaşmayın*, paylaşmayınız, paylaşma, kimseyle, hiç kimseyle, kimse ile, kimseye, başkasıyla,
    başkalarıyla, vermeyin*, söylemeyin*, iletmeyin*, gizli tut*, siz değilseniz, siz yapmadıysanız, siz
    istemediyseniz, siz talep etmediyseniz, talep etmediyseniz, talep etmediysen, istemediyseniz, talebiniz
    değilse, bilginiz dışında, bu işlemi siz, yapmadıysanız, size ait değilse, bu e-postayı dikkate
    almayın*, bu e-postayı yok say*, bu mesajı dikkate almayın*, bu mesajı yok say*, bu iletiyi, görmezden
    gel*, dikkate almayınız, asla sizden, sizden asla, asla istemez*, istediniz, talep ettiniz
  `,
  quote: `
    yazdı:, şunu yazdı:, şunları yazdı:, tarihinde şunu yazdı, özgün ileti, orijinal mesaj, orijinal ileti,
    iletilen mesaj, iletilmiş mesaj, yönlendirilmiş ileti, yönlendirilen ileti, iletilen ileti, başlangıcı
    iletilen
  `,
  ignore: `
    şifreniz değiştirildi, şifreniz değişti*, şifreniz başarıyla, şifrenizi değiştir*, şifrenizi unut*,
    şifrenizi mi unut*, şifre değişikliği*, şifre değiştir*, şifrenizi kimse*, şifreleme*, şifreli, yeni
    şifre belirle*, yeni şifrenizi, yeni şifre oluştur*, şifrenizi yenile*, şifrenizi güncelle*, şifrenizi
    sıfırla*, şifre sıfırlama bağlantı*, şifremi unuttum, kodlama*, kod yaz*, açık kaynak*, kodeks, sayın
    müşterimiz, değerli müşterimiz, hesap özeti, bu hesap*, kart sahibi, cep telefonunuz*, telefonunuz*, bu
    telefon*, giriş sayfası*, bu adres*, bu tutar*, iş yerine, yerine getir*, son kodlar, cebinize, bu
    numara*, her yerine
  `,
};

export const azerbaijani: WordTable = {
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
    sms parol*, sms pin*, sms kod*, təsdiq şifrə*, birdəfəlik istifadə kodu*, yoxlama kodu*, təsdiq kodları*
  `,
  code: `
    kodunuz*, kodun*, kodu, kod, şifrə, şifrəniz*, parolunuz, parol:, pin kod*, pin-kod*, aşağıdakı kod*, bu
    kodu*
  `,
  act: `
    təsdiqlə*, təsdiq, daxil ol*, daxilolma, giriş, girişi*, qeydiyyat*, hesabınız*, aktivləşdir*, bərpa,
    təhlükəsizlik, kimliyiniz*, şəxsiyyət*, e-poçt ünvanınız*, hesaba daxil*, əməliyyatı*, imzala*, doğrula*
  `,
  use: `
    daxil edin, daxil et, yazın, yazınız, istifadə edin, istifadə et, istifadə edərək, kopyalayın,
    aşağıdakı, göstərin
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
    nömrəsi*
  `,
  label: `
    sifariş, sifarişiniz, sifariş nömrəsi, sifariş nömrəniz, sifariş №, faktura, hesab-faktura, qaimə, qəbz,
    arayış nömrəsi, müraciət nömrəsi, müraciət №, müştəri nömrəsi, müştəri kodu, abonent kodu, abonent
    nömrəsi, hesab nömrəsi, müqavilə, müqavilə nömrəsi, bilet, bilet nömrəsi, kart, kartınız, kart nömrəsi,
    ilə bitən, telefon, telefon nömrəsi, mobil nömrə, tel, çağrı mərkəzi, bağlama, bağlama nömrəsi,
    göndəriş, reys, yer, otaq, vöen, fin kod, şv №, nömrə, nömrəsi, nömrəli, məbləğ, cəmi, balans, qiymət,
    küçəsi, küç., prospekti, pr., səhifə, versiya, istifadəçi adı, ip ünvanı, polis nömrəsi
  `,
  unit: `
    dəqiqə, dəqiqədir, dəqiqəlik, saat, saniyə, gün, həftə, rəqəm, rəqəmli, simvol, hərf, dəfə, bal, manat,
    azn, qəpik, nəfər, istifadəçi, ədəd
  `,
  old: `
    artıq etibarlı deyil*, artıq etibarsız*, etibarlı deyil*, etibarsızdır, qüvvədən düş*, qüvvədə deyil*,
    vaxtı bitib, vaxtı keçib, müddəti bitib, müddəti bitmiş, ləğv edil*, əvvəlki kod*, əvvəlki şifrə*, köhnə
    kod*, artıq istifadə olun*
  `,
  fresh: `
    yeni kod*, yeni təsdiq kodu*, yeni şifrəniz:, son kod*
  `,
  care: `
    etibarlıdır, etibarlı, qüvvədədir, keçərlidir, müddətində, paylaşmayın*, bölüşməyin*, heç kimə, heç
    kimlə, heç kəsə, kimsəyə, deməyin*, verməyin*, bildirməyin*, siz deyilsinizsə, siz etməmisinizsə, sorğu
    göndərməmisinizsə, tələb etməmisinizsə, istəməmisinizsə, nəzərə almayın*, məktuba məhəl qoymayın*, məxfi
  `,
  quote: `
    yazdı:, yazıb:, orijinal mesaj, yönləndirilmiş mesaj, ilkin mesaj
  `,
  ignore: `
    şifrəniz dəyişdirildi, şifrənizi dəyiş*, şifrənizi unut*, hörmətli müştəri, bu hesab*, açıq mənbə
  `,
};

export const uzbek: WordTable = {
  strong: `
    tasdiqlash kodi*, tasdiqlash kod, tasdiqlash kodingiz*, tasdiqlash koding, tekshirish kodi*, tekshirish
    kod, tekshirish kodingiz*, tekshirish koding, tasdiq kodi*, tasdiq kod, tasdiq kodingiz*, tasdiq koding,
    xavfsizlik kodi*, xavfsizlik kod, xavfsizlik kodingiz*, xavfsizlik koding, kirish kodi*, kirish kod,
    kirish kodingiz*, kirish koding, faollashtirish kodi*, faollashtirish kod, faollashtirish kodingiz*,
    faollashtirish koding, bir martalik kodi*, bir martalik kod, bir martalik kodingiz*, bir martalik
    koding, vaqtinchalik kodi*, vaqtinchalik kod, vaqtinchalik kodingiz*, vaqtinchalik koding,
    aktivlashtirish kodi*, aktivlashtirish kod, aktivlashtirish kodingiz*, aktivlashtirish koding,
    roʻyxatdan oʻtish kodi*, roʻyxatdan oʻtish kod, roʻyxatdan oʻtish kodingiz*, roʻyxatdan oʻtish koding,
    ro'yxatdan o'tish kodi*, ro'yxatdan o'tish kod, ro'yxatdan o'tish kodingiz*, ro'yxatdan o'tish koding,
    tiklash kodi*, tiklash kod, tiklash kodingiz*, tiklash koding, sms kodi*, sms kod, sms kodingiz*, sms
    koding, otp kodi*, otp kod, otp kodingiz*, otp koding, autentifikatsiya kodi*, autentifikatsiya kod,
    autentifikatsiya kodingiz*, autentifikatsiya koding, raqamli kodi*, raqamli kod, raqamli kodingiz*,
    raqamli koding, xonali kodi*, xonali kod, xonali kodingiz*, xonali koding, bir martalik parol*, bir
    martalik kod*, bir martalik pin*, vaqtinchalik parol*, vaqtinchalik kod*, vaqtinchalik pin*, тасдиқлаш
    коди*, бир марталик парол*, бир марталик код*, хавфсизлик коди*, кириш коди*, tasdiqlash paroli*
  `,
  code: `
    kodi, kodingiz*, kodni, kod, parolingiz:, parol:, quyidagi kod*, коди, кодингиз*, ушбу код*
  `,
  act: `
    tasdiqla*, tasdiqlash, kirish, kirish uchun, roʻyxatdan*, ro'yxatdan*, hisobingiz*, akkauntingiz*,
    faollashtir*, tiklash*, xavfsizlik, shaxsingiz*, тасдиқла*, кириш, рўйхатдан*, ҳисобингиз*
  `,
  use: `
    kiriting, kiritish, yozing, foydalaning, ishlating, nusxalang, quyidagi, киритинг, фойдаланинг
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
    рақами, телефон рақами, шартнома
  `,
  unit: `
    daqiqa, daqiqadan, soat, soniya, kun, hafta, yil, xonali, raqamli, belgi, marta, ball, soʻm, so'm,
    kishi, дақиқа, соат, кун, сўм
  `,
  old: `
    endi yaroqsiz*, yaroqsiz*, amal qilmaydi*, muddati tugagan, muddati oʻtgan, muddati o'tgan, bekor
    qilin*, oldingi kod*, avvalgi kod*, eski kod*, allaqachon ishlatil*, эски код*, аввалги код*
  `,
  fresh: `
    yangi kod*, yangi tasdiqlash kodi*, янги код*
  `,
  care: `
    amal qiladi, amal qilish muddati, hech kimga, aytmang*, bermang*, ulashmang*, siz soʻramagan, siz
    so'ramagan, agar siz, eʼtiborsiz qoldir*, e'tiborsiz qoldir*, maxfiy, ҳеч кимга, амал қилади
  `,
  quote: `
    yozdi:, deb yozdi:, asl xabar
  `,
  ignore: `
    parolingiz oʻzgartirildi, parolingiz o'zgartirildi, hurmatli mijoz, ochiq kod*
  `,
};
