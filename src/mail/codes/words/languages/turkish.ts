/**
 * Turkish. Endings are glued to a word, also with an apostrophe, and are let through with a star.
 */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `doğrulama, giriş, onay, güvenlik, kimlik doğrulama, oturum açma, iki adımlı doğrulama, iki faktörlü doğrulama, tek
     kullanımlık, tek seferlik, bir kerelik, otp, 2fa`,
    `rakamları*, rakamlar, anahtarı*, anahtar, parolası*, parolan*, şifresi*, kelimesi*, kelimen*, kelime, sözcüğü*,
     sözcük, ifadesi*, ifaden*, kombinasyonu*, kombinasyon, dizisi*, dizin*, karakterleri*, karakterler, jetonu*, jeton,
     belirteci*, belirteç, pini*, pin'i*, pin, pin kodu*`,
  ),
  pairs(
    `doğrulama, kimlik doğrulama, tek kullanımlık, tek seferlik, bir kerelik`,
    `numarası*, numaran*, numara, numarayı`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `erişim, aktivasyon, etkinleştirme, sıfırlama, geçici`,
    `anahtarı*, anahtar, parolası*, parolan*, şifresi*, kelimesi*, kelimen*, kelime, sözcüğü*, sözcük, ifadesi*, ifaden*,
     kombinasyonu*, kombinasyon, dizisi*, dizin*, karakterleri*, karakterler, jetonu*, jeton, belirteci*, belirteç,
     pini*, pin'i*, pin, pin kodu*`,
  ),
  pairs(`tek kullanımlık, tek seferlik`, `sayı, sayıyı`),
  pairs(`tek kullanımlık, tek seferlik, geçici`, `kelimeyi, diziyi, ifadeyi, dizi`),
  pairs(`oturum açma, aktivasyon, etkinleştirme`, `numarası*, numaran*`),
].join(', ');

export const turkish: WordTable = {
  subject: `
    konu satırında, konu satırındaki,
    konu başlığında*, konu kısmında*, konu alanında*, konu satırından, e-postanın konusunda*, iletinin konusunda*, mailin konusunda*
  `,
  strong: `
    tek kullanımlık şifren, tek kullanımlık kodun, doğrulama kodun, giriş kodun, onay kodun, güvenlik kodun,
    doğrulama kodu*, doğrulama kod, onay kodu*, onay kod, onaylama kodu*, onaylama kod, güvenlik kodu*, güvenlik
    kod, giriş kodu*, giriş kod, erişim kodu*, erişim kod, kimlik doğrulama kodu*, kimlik doğrulama kod, kimlik
    kodu*, kimlik kod, oturum açma kodu*, oturum açma kod, oturum kodu*, oturum kod, aktivasyon kodu*,
    aktivasyon kod, etkinleştirme kodu*, etkinleştirme kod, tek kullanımlık kodu*, tek kullanımlık kod, tek
    seferlik kodu*, tek seferlik kod, geçici kodu*, geçici kod, sms kodu*, sms kod, otp kodu*, otp kod, şifre
    sıfırlama kodu*, şifre sıfırlama kod, parola sıfırlama kodu*, parola sıfırlama kod, sıfırlama kodu*,
    sıfırlama kod, kayıt kodu*, kayıt kod, üyelik kodu*, üyelik kod, iki adımlı doğrulama kodu*, iki adımlı
    doğrulama kod, iki faktörlü doğrulama kodu*, iki faktörlü doğrulama kod, iki aşamalı doğrulama kodu*, iki
    aşamalı doğrulama kod, çift faktörlü doğrulama kodu*, çift faktörlü doğrulama kod, kurtarma kodu*, kurtarma
    kod, hesap kurtarma kodu*, hesap kurtarma kod, yetkilendirme kodu*, yetkilendirme kod, e-posta doğrulama
    kodu*, e-posta doğrulama kod, eposta doğrulama kodu*, eposta doğrulama kod, mail doğrulama kodu*, mail
    doğrulama kod, telefon doğrulama kodu*, telefon doğrulama kod, cihaz kodu*, cihaz kod, cihaz doğrulama
    kodu*, cihaz doğrulama kod, eşleştirme kodu*, eşleştirme kod, bağlantı kodu*, bağlantı kod, üyelik onay
    kodu*, üyelik onay kod, geçiş kodu*, geçiş kod, tek kullanımlık giriş kodu*, tek kullanımlık giriş kod, tek
    kullanımlık doğrulama kodu*, tek kullanımlık doğrulama kod, tek kullanımlık güvenlik kodu*, tek kullanımlık
    güvenlik kod, dinamik kodu*, dinamik kod, ödeme onay kodu*, ödeme onay kod, işlem onay kodu*, işlem onay
    kod, işlem kodu*, işlem kod, imza kodu*, imza kod, imzalama kodu*, imzalama kod, e-imza kodu*, e-imza kod,
    kilit açma kodu*, kilit açma kod, hesap doğrulama kodu*, hesap doğrulama kod, haneli kodu*, haneli kod,
    haneli doğrulama kodu*, haneli doğrulama kod, haneli güvenlik kodu*, haneli güvenlik kod, haneli onay kodu*,
    haneli onay kod, basamaklı kodu*, basamaklı kod, basamaklı doğrulama kodu*, basamaklı doğrulama kod, 2fa
    kodu*, 2fa kod, uygulama kodu*, uygulama kod, giriş doğrulama kodu*, giriş doğrulama kod, gizli kodu*, gizli
    kod, özel giriş kodu*, özel giriş kod, onam kodu*, onam kod, tek kullanımlık şifre, tek kullanımlık
    şifreniz*, tek kullanımlık şifrenin*, tek kullanımlık şifreyi, tek kullanımlık şifre ile, tek kullanımlık
    şifreler*, tek seferlik şifre, tek seferlik şifreniz*, tek seferlik şifrenin*, tek seferlik şifreyi, tek
    seferlik şifre ile, tek seferlik şifreler*, geçici şifre, geçici şifreniz*, geçici şifresi*, geçici
    şifrenin*, geçici şifreyi, geçici şifre ile, geçici şifreler*, dinamik şifre, dinamik şifreniz*, dinamik
    şifresi*, dinamik şifrenin*, dinamik şifreyi, dinamik şifre ile, dinamik şifreler*, sms şifre, sms
    şifreniz*, sms şifresi*, sms şifrenin*, sms şifreyi, sms şifre ile, sms şifreler*, 3d şifre, 3d şifreniz*,
    3d şifresi*, 3d şifrenin*, 3d şifreyi, 3d şifre ile, 3d şifreler*, 3d secure şifre, 3d secure şifreniz*, 3d
    secure şifresi*, 3d secure şifrenin*, 3d secure şifreyi, 3d secure şifre ile, 3d secure şifreler*, güvenlik
    şifre, güvenlik şifreniz*, güvenlik şifrenin*, güvenlik şifreyi, güvenlik şifre ile, güvenlik şifreler*,
    onay şifre, onay şifreniz*, onay şifrenin*, onay şifreyi, onay şifre ile, onay şifreler*, doğrulama şifre,
    doğrulama şifreniz*, doğrulama şifrenin*, doğrulama şifreyi, doğrulama şifre ile, doğrulama şifreler*, otp
    şifre, otp şifreniz*, otp şifrenin*, otp şifreyi, otp şifre ile, otp şifreler*, mobil şifre, mobil
    şifreniz*, mobil şifresi*, mobil şifrenin*, mobil şifreyi, mobil şifre ile, mobil şifreler*, internet
    bankacılığı şifre, internet bankacılığı şifreniz*, internet bankacılığı şifresi*, internet bankacılığı
    şifrenin*, internet bankacılığı şifreyi, internet bankacılığı şifre ile, internet bankacılığı şifreler*, cep
    şifre, cep şifreniz*, cep şifresi*, cep şifrenin*, cep şifreyi, cep şifre ile, cep şifreler*, işlem şifre,
    işlem şifreniz*, işlem şifresi*, işlem şifrenin*, işlem şifreyi, işlem şifre ile, işlem şifreler*, bir
    kullanımlık şifre, bir kullanımlık şifreniz*, bir kullanımlık şifresi*, bir kullanımlık şifrenin*, bir
    kullanımlık şifreyi, bir kullanımlık şifre ile, bir kullanımlık şifreler*, haneli şifre, haneli şifreniz*,
    haneli şifresi*, haneli şifrenin*, haneli şifreyi, haneli şifre ile, haneli şifreler*, tek kullanımlık
    parola, tek kullanımlık parolanız*, tek kullanımlık parolayı, tek kullanımlık giriş şifre*, tek seferlik
    parola, tek seferlik parolanız*, tek seferlik parolayı, tek seferlik giriş şifre*, geçici parola, geçici
    parolanız*, geçici parolası*, geçici parolayı, geçici pin, geçici giriş şifre*, geçici anahtar, dinamik
    parola, dinamik parolanız*, dinamik parolası*, dinamik parolayı, dinamik pin, dinamik giriş şifre*, dinamik
    anahtar, bir kerelik parola, bir kerelik parolanız*, bir kerelik parolayı, bir kerelik giriş şifre*,
    doğrulama numarası, doğrulama numaranız, doğrulama numarasını, güvenlik numarası, güvenlik numaranız,
    güvenlik numarasını, giriş numarası, giriş numaranız, giriş numarasını, onay numarası, onay numaranız, onay
    numarasını, erişim jetonu*, erişim belirteci*, erişim anahtarı*, doğrulama kodları, giriş kodları, 3d
    şifreniz, otp şifre*, onay şifre*, akıllı şifre*, anlık şifre*, mobil onay kodu*, kod numaranız, bankacılık
    şifreniz, ${oneUse},
    e-posta kodu*, e-posta onay kodu*, e-postadaki kod, e-postadaki kodu, e-postayla gelen kod, e-postayla gelen kodu, maildeki kod, maildeki
    kodu, maille gelen kod, maille gelen kodu, bu maildeki kod, bu e-postadaki kod, bu e-postadaki kodu,
    giriş numaranızı, giriş numaran, giriş sayınız, giriş anahtarınız, giriş anahtarın, giriş anahtarını,
    oturum açma numaranız
  `,
  doubtful: `
    erişim*, aktivasyon*, etkinleştirme*, kayıt*, yetkilendirme*
  `,
  code: `
    sihirli sayı, sihirli sayın, sihirli sayınız, sihirli numara, gizli sayı, gizli sayın,
    e-postadaki sayı, e-postayla gelen sayı, e-posta ile gelen numara, maildeki sayı,
    kodu, kod numarası, kod no, kodunuz*, kodun, kodunu, kodum, kodumuz, kodla, koduyla, kod, pin kodu*,
    pininiz*, pin'iniz*, şifreniz, şifreniz:, şifrenizi, şifre:, şifreyi girin*, şifreyi kullan*, şifresi,
    şifreyle, bu şifre, bu şifreyi, aşağıdaki şifre*, aşağıdaki kod*, şu kodu*, parola:, parolanız:, bu
    rakamları, şu rakamları, rakamları, aşağıdaki rakam*, aşağıdaki sayı*, şifre, şifresini, ${spoken},
    bu sayıyı, bu sayıyı kopyalayın, şu sayıyı, şu sayı, aşağıdaki karakter*, aşağıdaki harf*, bu harfleri,
    bu karakterleri, şu karakterleri, şu harfleri, bu numarayı girin, bu numarayı yazın, bu numarayı
    kopyalayın, şu numarayı girin, şu numarayı yazın, şu numarayı kopyalayın, aşağıdaki numarayı girin,
    aşağıdaki numarayı yazın, aşağıdaki numarayı kopyalayın, e-postadaki numara, e-postadaki numarayı,
    e-postadaki sayıyı, e-postadaki rakamlar, e-postadaki rakamları, maildeki sayıyı, maildeki numara,
    maildeki numarayı, maildeki rakamlar, maildeki rakamları, mesajdaki sayı, mesajdaki sayıyı, mesajdaki
    rakamları, bu e-postadaki sayı, bu maildeki sayı, girilecek sayı, girilecek numara, girilecek rakamlar,
    girmeniz gereken sayı, girmeniz gereken numara, girmen gereken sayı, girmen gereken numara, yazmanız
    gereken sayı, yazman gereken sayı,
    gizli kelime, gizli kelimeyi, gizli kelimeniz, gizli kelimenizi, gizli kelimen, gizli kelimeni, gizli
    kelimesi, gizli kelimesiyle, gizli kelimeyle, gizli sözcük, gizli sözcüğü, gizli sözcüğünüz, gizli
    sözcükle, sihirli kelime, sihirli kelimeyi, sihirli kelimeniz, giriş kelimeniz
  `,
  number: `
    rakamlarını, rakamlarıyla, rakamlarla, sayısını, sayısıyla, sayıyla, sayıları, anahtar, anahtarınız, anahtarın,
    anahtarı, anahtarla, anahtarıyla, kombinasyon, kombinasyonu, kombinasyonunu, kombinasyonuyla, harflerini,
    harfleriyle, karakterlerini, karakterleriyle, dizisini, dizisiyle, gizli sayı,
    gizli sayıyı, sihirli sayı, anahtar kelime, anahtar sözcük, karakter dizisi, karakter
    dizisini, karakter dizisiyle, rakam dizisi, rakam dizisini, sayı dizisi, sayı dizisini, harf dizisi,
    harf dizisini, harfleri, karakterleri, bileşim, bileşimi, kombinasyonla, kombinasyonunuz, kombinasyonun,
    parola kelimesi
  `,
  act: `
    içeridesin,
    doğrula, doğrulamak, doğrulama, doğrulayın*, doğrulamanız*, doğrulay*, doğrulan*, onayla, onaylamak,
    onaylay*, onaylama, onay, giriş, giriş yap*, girişi*, girişiniz*, oturum aç*, oturum, kimliğiniz*,
    kimlik doğrulama, kayıt ol*, kaydol*, kaydınız*, kaydı, kayıt işlem*, üyelik, üyeliğiniz*, üye ol*,
    aktivasyon, aktifleştir*, etkinleştir*, aktive et*, şifre sıfırlama, parola sıfırlama, sıfırla*,
    kurtar*, kilidini aç*, güvenlik, güvenliğiniz*, iki adımlı, iki faktörlü, iki aşamalı, tek kullanımlık,
    tek seferlik, hesabınız*, hesabın*, hesabınıza, hesap oluştur*, e-posta adresiniz*, e-postanızı, yeni
    cihaz*, işleminiz*, işlemi tamamla*, devam etmek, tamamlamak, erişmek, erişim, yetkilendir*, ödeme
    onayı, imzala*, bağlamak,
    siz olduğunuzu, sizin olduğunuzu, sen olduğunu, senin olduğunu, gerçekten siz, gerçekten sen,
    siz misiniz, sen misin, robot olmadığınızı, robot olmadığını, robot değil, insan olduğunuzu,
    kanıtla*, kanıtlamak, ispatla*, imzalamak, imzalayın, imzalama, havaleniz*, transferi,
    transferiniz*, para transferi, para gönderme, ödemeyi onayla*, ödemenizi, onaylamanız*,
    onaylayıp, onayınız*, eşleştir*, eşleme, eşlemek, bağla*, bağlantı kur*, cihaz ekle*,
    cihaz bağla*, cihazı bağla*, cihazınızı, yeni bir cihaz*, yeni telefon*, e postanızı değiştir*,
    e posta değişikli*, e posta değiştir*, e posta adresini, e posta adresinizi, mail adresiniz*,
    parola değiştir*, hesap sil*, hesabı sil*, hesap aç*, hesabı aç*, hesap açılış*, hesap kurtar*,
    tamamla*, tamamlayın, bitir*, bitirmek, sonlandır*, sürdür*, devam et*, devam edebil*,
    girebilmek, giriş için, girişte, girişini tamamla*, kaydınızı, kaydını tamamla*, kaydolmak,
    üyeliğini*, kilidi aç*, kilit aç*, kilidini, erişebil*, erişiminiz*, kimliğini*, kimlik teyid*,
    teyit, teyit et*, teyit etmek, doğrulat*, aidat onay*, provizyonu onay*, hesabına girmek, sisteme girmek,
    oturumunuz, oturumun aç*, oturumu aç*,
    giriş sayfasına, giriş sayfasında, giriş ekranına, giriş ekranında, sayfasına girerken, siteye girerken,
    sitesine girerken, uygulamaya girerken, hesabına girerken, kayıt tamam,
    kimlik tespit*, kimliğinizi tespit, kayıt için,
    hesabına girersin, hesabınıza girersiniz, hesabına gir, hesabınıza girin, hesabınız açılır, hesabın
    açılır, hesabınız açılacaktır, hesabını açar, hesabınızı açar, içerdesin, içeridesiniz, içerdesiniz,
    seni içeri alsın, sizi içeri alsın, seni içeri alır, sizi içeri alır, oturumunuz açılır, oturumun
    açılır, oturum açılır, kaydın tamamlanır, kaydınız tamamlanır, kaydınızı tamamlayın, kapısını açar,
    adres size ait, adresin size ait, adresin sana ait, size ait olduğunu, sana ait olduğunu
  `,
  use: `
    yanıtlayınız, diye yanıt*, diye cevap*, yanıt olarak, cevapla, söyleyin,
    gir, girin, giriniz, girerek, girmeniz, girmelisiniz, yazın, yazınız, yazmanız, yazmalısınız, yazarak,
    kullan, kullanın, kullanınız, kullanarak, kullanabilirsiniz, kopyala*, yapıştır*, tuşlayın*, tuşlayınız,
    aşağıdaki, aşağıda, belirtilen, iletin,
    girip, girilmesi, girilmeli, girmek, girmen, girmelisin, girmeyi, girebilirsiniz, girebilirsin,
    gir ve, yaz gitsin, yazıp, yazıver, yazmak, yazman, yazmalısın, yazılması, yazabilirsiniz,
    kullanıp, kullanman, kullanmanız, kullanmalısınız, kullanabilirsin, kullanmak, kopyalayıp,
    yapıştırıp, tuşla, tuşlayıp, tuşlayarak, tuşlaman, gönder, gönderip, yanıtlayın, yanıtla,
    ile yanıtlayın, cevap yazın, cevaplayın, işte, işte burada, işte geliyor, buyur, buyurun,
    aşağıdakini, aşağıdakileri, aşağıya, doldurun, doldur, söyleyip, iletip, girişini yapın,
    girişi yapın, tıklayıp girin, giriver, ekleyin,
    girdiğinizde, girdiğinde, girerseniz, girersen, girince, girilecektir, girilecek, girilir, girilmelidir,
    girmenizi, girmeni, girmesi, girmeli, girmelidir, girsin, girelim, giriverin, girdikten sonra,
    gireceksiniz, gireceksin, girilsin, yazarsanız, yazarsan, yazdığınızda, yazdığında, yazınca, yazılacak,
    yazılacaktır, yazılır, yazılmalı, yazılmalıdır, yazmanızı, yazmanı, yazarsın, yazarsınız, yazacaksınız,
    yazacaksın, yazıverin, yazsın, yazdıktan sonra, yazmalıdır, yazılsın, tuşlarsanız, tuşlarsan,
    tuşladığınızda, tuşlayınca, tuşlanır, tuşlanacaktır, tuşlamanız, tuşlamanızı, tuşlarına basın, okuyun,
    okuyunuz, okursanız, okumanız, söyle, söyleyiniz, söylerseniz, söylersen, söylemeniz, söylemeniz yeterli,
    belirtin, belirtiniz, belirtmeniz, doldurunuz, doldurup, doldurmanız, aktarın, aktarınız, aktararak,
    sayfaya geçir, sayfaya geçirin, forma geçirin, kutuya geçirin, alana işleyin, alana işlesin, yerleştirin,
    yerleştir, iletiniz, iletmeniz, kopyalayın, kopyalamanız, yapıştırmanız, kullanırsanız, kullanırsan,
    kullanılır, kullanılmalıdır, kullanacaksınız, dikte edin, yinele, aynen yazın, aynen girin,
    girildikten sonra, girildiğinde, girilince, girilirse, girdiğiniz anda, girdiğin anda, girer girmez,
    girdin mi, girdiniz mi, girilmesi gereken, girmen gereken, girmeniz gereken, girmen yeterli, girmeniz
    yeterli, girmek yeterli, girmek kalıyor, girmek gerekiyor, girmek gerekir, girmeniz gerekiyor, girmeniz
    gerekir, girmen gerekiyor, girilmesi gerekiyor, girilmesi gerekir, girilmesi yeterli, girmen lazım,
    girmeniz lazım, girmek lazım, girecek olursanız, girmeniz istenecek, girsene, girsin yeter, girelim
    lütfen, giriyorsun, giriyorsunuz, girersin, girersiniz, yazdın mı, yazdığın anda, yazdığınız anda, yazar
    yazmaz, yazılınca, yazıldığında, yazıldıktan sonra, yazılırsa, yazılması gereken, yazman gereken,
    yazmanız gereken, yazman yeterli, yazmanız yeterli, yazmak yeterli, yazmak kalıyor, yazmak gerekiyor,
    yazmak gerekir, yazmanız gerekiyor, yazmanız gerekir, yazman gerekiyor, yazılması gerekiyor, yazılması
    gerekir, yazman lazım, yazmanız lazım, yazsana, yazıyorsun, yazıyorsunuz, yazınız lütfen, tuşladıktan
    sonra, tuşlanmalıdır, tuşlanmalı, tuşlanması gerekiyor, tuşlanınca, tuşlandığında, tuşlar tuşlamaz,
    tuşlayıver, tuşlayın lütfen, belirtilmelidir, belirtilmeli, belirtilmesi, belirtmelisiniz, belirtmen,
    belirterek girin, bildirin, bildiriniz, aktar, aktarmanız, aktarılmalıdır, aktarman, aktarınca, geçir,
    geçirin, geçiriniz, geçirmeniz, işle, işleyin, doldurman, doldurulmalıdır, doldurulacak, yapıştırıver,
    yapıştırınca, yapıştırdıktan sonra, yapıştırdığında, yapıştırdığınızda, kopyaladıktan sonra, kopyala
    yapıştır, kullanılmalı, kullanılması, kullanıldıktan sonra, kullanınca, söylemen yeterli, söyleyince,
    söylediğinizde, okuman, basın sırayla, sırayla bas, cevabını verin, cevabını ver, cevabını yazın,
    cevabını yaz, cevabını girin, yanıtını verin, yanıtını ver, yanıtını girin, yanıtını yazın, bota cevap,
    bota yanıt, bota vereceğin cevap, bota vereceğiniz cevap, bota vereceğin yanıt, bota vereceğiniz yanıt,
    bota cevabın, bota cevabınız, bota yaz, bota yazın, bota gönder, bota gönderin, bota söyle, uygulamaya ver, uygulamaya verin, diye yaz, diye yazın, şunu yazın, şunu
    yaz, şunu girin, şunu gir, bunu yaz, bunu yazın, bunu gir, bunu girin, bunu kopyala, bunu kopyalayın,
    bunu yapıştırın, harf harf yaz, harf harf yazın, harfi harfine yazın, yapıştır gitsin, gir gitsin, bas
    gitsin,
    ekrana yaz, ekrana yazın, şunu ekrana yaz, bunu ekrana yaz
  `,
  where: `
    uygulama*, site*, sayfa*, tarayıcı*, ekran*, alana, kutuya, forma, cihaz*,
    uygulamada, uygulamaya, sitede, siteye, sitesine, sitesinde, web sitesi, sayfada, sayfaya,
    sayfasına, sayfasında,
    ekrana, ekranına, ekranında, alanına, alanda, alanlara, kutucuğa, kutucuklara, kutucuğuna,
    kutulara, kutusuna, bölümüne, bölüme, haneye, hanelere, formuna, formda, pencereye, pencerede,
    tarayıcıya, tarayıcıda, cihaza, cihazda, cihazına, televizyona, televizyonda, televizyonunuza,
    tv ye, terminale, terminalde, komut satırına, konsola, bilgisayarda, bilgisayara, telefonda,
    telefonunuza, portala, internet şubesinde, mobil şubede,
    penceresine, penceresinde, resmin altına, resmin altındaki, görselin altına, görselin altındaki,
    sayfanın altına, en altına, formun sonuna, boşluğa, boşluklara, boş yere, satıra, satırına, sisteme,
    sistemine, kioska, hanesine, kutucukta, kutuda, panele, panelde, paneline, tablete, tablette,
    uygulamanın ayarlarına,
    oraya, şuraya, ekranınıza, ekranınızda, televizyon ekranına, televizyonun, televizyonuna, televizyonda
    açılan, tv'de, akıllı tv, konsolda, konsoluna, konsolunuza, bilgisayarına, bilgisayarınıza, laptopa,
    telefonuna, telefonunda, tabletine, tabletinize, kutucuk, kutucuğu, kutucuğun, boş alana, boş alan, boş
    kutu, boş kutuya, boş kutucuğa, boş satıra, metin kutusuna, metin alanına, giriş alanına, giriş
    kutusuna, giriş formuna, kayıt formuna, kayıt formunda, kayıt sayfasına, kayıt sayfasında, onay
    sayfasına, onay sayfasında, onay ekranına, onay ekranında, doğrulama sayfasına, doğrulama sayfasında,
    doğrulama ekranına, doğrulama ekranında, açılan pencereye, açılan pencerede, açılan sayfaya, açılan
    kutuya, bir sonraki pencerede, bir sonraki ekranda, bir sonraki sayfada, sonraki ekranda, sonraki
    sayfada, sohbete, sohbet penceresine, sohbet kutusuna, adres çubuğuna, arama çubuğuna, sihirbaza,
    kurulum sihirbazına, başlatıcıya, oyuna, oyunda, oyun içi, discord'a, discord'da, telegram'da, hasta portalına, veli portalına, müşteri paneline, üye paneline, sayfanın sonuna, sayfanın
    altındaki, formun altına, formun altındaki
  `,
  other: `
    belge doğrulama kodu, belge doğrulama kodunuz, barkodlu belge,
    firma kodu, firma kodunuz, bayi kodu, bayi kodunuz, şube kodu,
    resepsiyona,
    tavsiye kodu, puk, puk kodu*,
    paketinizi almak, kargonuzu almak, kuryeye, sürücüye, kasada, resepsiyonda,
    toplantı kimliği, toplantı no, toplantı numarası,
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
    kullan indirim, koduyla indirim, kodu ile indirim,
    rezervasyon onay kod*, rezervasyon kod*
  `,
  label: `
    puan bakiyesi, sayaç okuması, sayaç değeri,
    kodlu,
    olay, olay no,
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
    vagon, kapı, kapı no, oda, oda no, havale açıklamasına, havale açıklaması, daire, blok, dekont no, işlem no, işlem numarası, işlem id, t.c.
    kimlik no, tc kimlik no, tckn, kimlik no, kimlik numarası, vergi no, vergi numarası, vkn, mersis no,
    mersis, ticaret sicil no, sicil, pasaport no, plaka, şasi no, sayaç no, endeks, numara, numarası,
    numaranız, no:, tutar, tutarı, toplam, bakiye, fiyat, miktar, adet:, sok., sokak, sk., cad., cadde,
    caddesi, bulvarı, mah., mahallesi, p.k., sürüm, sürümü, madde, tarih, ip adresi, adresi:, ilan no,
    terminal no, yetki no, belge no,
    giriş sayısı, onay sayısı, doğrulama sayısı,
    rezervasyon onay numara*, sipariş onay numara*,
    üye numaranızı, üye numaranız, üye numaranızla, üye numaranı, üye numarasını, sipariş numaranızı,
    sipariş numaranızla, müşteri numaranızı, sicil numaranız, sicil numaranızı, öğrenci numaranızı, öğrenci
    numaranız, abone numaranızı, abone numaranız, numaralı form, numaralı formu, numaralı dilekçe, numaralı
    başvuru, numaralı fatura
  `,
  unit: `
    dakika, dakikada, dakikadır, dakikalık, dk, dk., saniye, sn, saat, saatlik, gün, günlük, hafta,
    haftalık, ay, aylık, yıl, yıllık, hane, haneli, basamak, basamaklı, karakter, karakterli, harf, kez,
    kere, defa, puan, lira, tl, kuruş, avro, dolar, kişi, kullanıcı, müşteri, deneme, adet, sayfa, kelime,
    ürün, mil, m2, metrekare, taksit, jeton, kredi,
    dakikaya, dakikanız, dakikadan, dakika boyunca, dakikada bir, dakika içinde, saate, saatte,
    saatiniz, saattir, saniyeye, saniyede, saniyelik, saniyeniz, yarım saat, yarım saatlik,
    çeyrek saat, günde, güne, gündür, iş günü, iş gününde, rakam, rakamlı, rakamdan, haneden,
    haftada, sembol, karakterden,
    katılımcı, katılımcının, katılımcıyla, üyemiz, ziyaretçi, okuyucu, bağışçı, şirket, metre, kilometre,
    litre, ağaç, kişilik, seyirci, izleyici, misafir, sipariş verildi, takipçi, kilovatsaat, kullanıcı
    kayıtlı
  `,
  old: `
    kodu kabul edildi, kodunuz kabul edildi, kodu onaylandı,
    kodu hatalı, kodu yanlış, kodunuz hatalı, kodunuz yanlış, hatalıydı, yanlıştı,
    kodu iptal ettik, kodunu iptal ettik, kodu iptal edildi, kodunuz iptal edildi, kodu devre dışı bırakıldı,
    artık geçerli değil*, artık geçersiz*, geçerli değil*, geçersiz*, geçersizdir, geçerliliğini yitir*,
    geçerliliğini kaybet*, süresi doldu*, süresi dolmuş*, süresi geçti, süresi geçmiş*, süresi bitmiş*,
    iptal edildi*, iptal edilmiş*, eski kod*, eski kodunuz*, eski şifre*, önceki kod*, önceki kodunuz*,
    önceki şifre*, bir önceki, öncekiler*, daha önce gönderilen, daha önce gönderdiğimiz, daha önceki kod*,
    daha önce kullanıl*, zaten kullanıl*, kullanılmış, yerini aldı, kullanılamaz, kullanılmayacak*,
    çalışmaz, çalışmayacak*, ilk kodu*, dikkate almayın kodu,
    dünkü kod*, önceki kodlar*, çalışmıyor, artık çalışmıyor, artık çalışmaz, artık kullanılamaz,
    artık kullanılmıyor, kullanım dışı, kullanıldı, yanlış kod*, hatalı kod*, iptal ettik,
    iptal oldu, süresi bitti, zaman aşımına uğra*, geçmiş kod*, süresi doldu, zamanı geçti, hükümsüz
  `,
  fresh: `
    onun yerine, bunun yerine,
    yeni kod*, yeni kodunuz*, yeni doğrulama kodu*, yeni giriş kodu*, yeni güvenlik kodu*, yeni onay kodu*,
    yeni şifreniz:, yeni tek kullanımlık, en son kod*, son kod*, güncel kod*,
    yeni kodun, yeni şifreniz, yeni kodunu, doğru kod*, en yeni kod*, şimdiki kod*, geçerli kod*,
    yeni pin, yeni tek seferlik, yeni doğrulama kodunuz*, yenilenen kod*, öncekinin yerine
  `,
  care: `
    geçerlidir, geçerli, geçerlilik, geçerli olacak*, süresi, dolacak*, sona erecek*, süreyle, süre ile,
    paylaşmayın*, paylaşmayınız, paylaşma, kimseyle, hiç kimseyle, kimse ile, kimseye, başkasıyla,
    başkalarıyla, vermeyin*, söylemeyin*, iletmeyin*, gizli tut*, siz değilseniz, siz yapmadıysanız, siz
    istemediyseniz, siz talep etmediyseniz, talep etmediyseniz, talep etmediysen, istemediyseniz, talebiniz
    değilse, bilginiz dışında, bu işlemi siz, yapmadıysanız, size ait değilse, bu e-postayı dikkate
    almayın*, bu e-postayı yok say*, bu mesajı dikkate almayın*, bu mesajı yok say*, bu iletiyi, görmezden
    gel*, dikkate almayınız, asla sizden, sizden asla, asla istemez*, istediniz, talep ettiniz,
    paylaşmamalı*, paylaşmamanız*, paylaşılmamalı*, paylaşmaman, kimseyle paylaşma,
    kimseye söyleme*, kimseye verme*, kimseye vermeyin, kimseye göstermeyin, kimseye göster*,
    söylemeyiniz, söyleme, vermeyiniz, verme, göstermeyin, göndermeyin, iletmeyiniz, iletme,
    hiç kimseye, başkasına, başkalarına, üçüncü kişiler*, üçüncü şahıs*, yabancılarla, sende kalsın,
    sizde kalsın, aramızda, saklı tut*, gizlidir, gizli kalsın, bizden kimse, bizden hiç kimse,
    ekibimizden, ekibimiz asla, çalışanlarımız, çalışanımız, personelimiz, banka çalışanı,
    banka personeli, görevlilerimiz, asla istemeyiz, asla sormaz*, asla sorma*, asla talep et*,
    hiçbir zaman istemez*, hiçbir zaman sorma*, istemeyiz, sormayız, sormaz, istenmez,
    talep edilmez, siz değilsen, sen değilsen, sen yapmadıysan, sen istemediysen, istemediysen,
    istemedin, istemediniz, talebiniz dışında, talep etmedim, talep etmediniz, bunu siz, bunu sen,
    bu siz değilseniz, bu sen değilsen, siz değildiniz, haberiniz yoksa, bilginiz yoksa,
    girişiminde bulunmadıysanız, denemediyseniz, yapmadıysan, göz ardı edin, göz ardı et*,
    yok sayın, yok say, yok sayabilir*, dikkate alma, dikkate almayın, önemsemeyin, silin bu,
    dolandırıcı*, dolandırıcılık, oltalama, bir kez kullan*, yalnızca bir kez, yalnızca bir kere,
    sadece bir kez, sadece bir kere, tek sefer, tek bir kez, tek kullanım*, geçerlidir ve,
    geçerliliğini yitirecek*, geçersiz olacak*, geçersiz hale gelecek*, süresi dolar,
    süresi dolacak*, süresi biter, süresi bitecek*, sona erer, sona eriyor, dolmadan,
    içinde geçerli*, içerisinde geçerli*, boyunca geçerli*,
    yarım saat geçerli, yarım saat içinde gir*, çeyrek saat içinde gir*, gün bitmeden kullan*,
    sonra işe yaramaz, sonra geçmez
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
    şifre sıfırlama bağlantı*, şifremi unuttum, kodlama*, kod yaz*, açık kaynak*, kodeks, sayın
    müşterimiz, değerli müşterimiz, hesap özeti, bu hesap*, kart sahibi, cep telefonunuz*, telefonunuz*, bu
    telefon*, giriş sayfası*, bu adres*, bu tutar*, iş yerine, yerine getir*, son kodlar, cebinize, bu
    numara*, her yerine
  `,
};
