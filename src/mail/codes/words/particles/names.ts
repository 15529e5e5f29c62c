/**
 * What numbers and codes are called and what stands in their names, in all languages, and what numbers count. Written as the
 * words of a table are; a list is the source of an expression for any of its words, or the set of them.
 */
import { anyOf, setOf } from '../list.ts';

/** Within what says that something is void: that it is a code, "code précédent". */
export const codeStems = anyOf(`
  code*, codi*, coda*, cód*, kod*, kód*, kood*, pin*, otp*, passco*, clave*, contrase*, senha*, parol*, hasł*, hesl*, jelsz*, şifr*, код*, парол*, κωδικ*, コード*, 番号*, 码*, 碼*, 코드*, 번호*, رمز*, كود*, کد*, קוד*, कोड*, รหัส*, mã*
`);

/** What a code is said to be, behind its name: "o seu código exclusivo". */
export const describing = setOf(`
  exclusive, exclusivo, exclusiva, exclusif, exclusiv, exklusiv, personal, personnel, pessoal, personale, persoonlijk, personlig, unique, unico, unica, único, única, uniek, unik, secret, secreto, secreta, segreto, segreta, temporal, temporaire, temporario, temporaria, temporaneo, temporanea, tijdelijk
`);

/** Said within the name of a code that is used once or to sign in, which nothing but accounts and transactions have. */
export const oneTime = anyOf(`
  otp*, one time*, onetime*, einmal*, usage unique*, monouso*, uso unico*, unico uso*, eenmal*, engang*, kerta*, jednoraz*, jednoroz*,
  одноразов*, egyszer*, tek kullan*, login*, log in*, logon*, log on*, signin*, sign in*, signon*, sign on*, anmelde*, connexion*,
  acceder*, accedere*, inlog*, innlogg*, kirjaut*, logowan*, prihlas*, autentific*, belep*, вход*, вхід*, giris*, masuk*, dang nhap*,
  เข้าสู่ระบบ*, 登录*, 登入*, ログイン*, 로그인*, लॉगिन*, الدخول*, ورود*, כניסה*
`);

/** "Works one time", "single use": said of offers as well as of codes to sign in with. */
export const singleUse = anyOf(`
  one time*, onetime*, single use*, einmal*, usage unique*, monouso*, uso unico*, unico uso*, un solo uso*, una sola vez, eenmal*, engang*, engång*, kerta*, jednoraz*, jednoráz*, jednokrat*, enkrat*, vienreiz*, vienkart*, ühekord*, egyszer*, одноразов*, еднократ*, аднаразов*, tek kullan*, bir martalik*, birdəfəlik*, бір рет*, sekali*, một lần, dùng một lần,
  一次性*, 1回限り*, ワンタイム*, 일회용*, لمرة واحدة*, یکبار*, חד פעמי*, एक बार*, একবার*, ใช้ครั้งเดียว*, unica volta, einnota*, μίας χρήσης*, untro*, aon uair*
`);

/** What a short secret of digits is called that one keeps. */
export const pins = anyOf(`
  pin, pinu, pinem, pin code*, tunnusluku*, पिन*, pincode*, pinkod*, pinnúmer*, pin númer*, пин*, пін*, geheimzahl*, 暗証番号*, الرقم السري, رمز دائم, קוד סודי, พิน*, పిన్*, பின்*
`);

/** What has a PIN of its own. */
export const cards = anyOf(`
  voicemail*, voice mail*, mailbox*, messagerie vocale, segreteria telefonica, buzón de voz, bústia de veu, caixa de correo de voz, caixa postal, voicebox*, röstbrevlåd*, telefonsvar*, vastaaja*, puhepost*, kõnepost*, balss past*, balso pašt*, poczty głosowej, hlasové schránky, hlasovej schránky, hlasovú schránku, glasovne pošte, govorne pošte, govorna pošta, говорне поште, гласовата*, гласовна*, голосовой почты, голосової пошти, галасавой, hangpost*, mesagerie vocală, τηλεφωνητή, sesli mesaj*, səsli poçt*, kutia zanore, kutisë zanore, kutia jote zanore, mel suara, pesan suara, hộp thư thoại, भ्वाइसमेल*, वॉइसमेल*, 语音信箱*, 語音信箱*, 留守番電話*, 음성사서함*, sim, sim card, tarjeta sim, targeta sim, sim kartic*,
  card, cards, girokarte*, bankkarte*, karte*, kreditkarte*, carte, carte bancaire, tarjeta*, targeta*, tarxeta*, carta, cartão, cartao, bankkaart*, kaart*, kort, kortet*, kortets, betalingskort*, bankkort*, debetkort*, kortti*, kortin, pankkikort*, kaardi*,
  kortel*, karta, karty, kartą, kartę, kartou, kartě, kartu, karti, kartic*, картк*, карта, карты, карте, картой, картка*, картичк*, картиц*, kártya*, kártyá*, cardul*, κάρτα*, κάρτας, kartınız*, kartın*, kartının, kart, kartınızın, картаңыз*, kartangiz*, ბარათ*, քարտ*,
  بطاقت*, البطاقة, بطاقة, کارت, کارڈ, כרטיס*, कार्ड*, কার্ড*, บัตร*, thẻ, kad, kadi, cerdyn, gerdyn, chárta, cárta, karta tiegħek, కార్డు*, கார்ட*, txartel*, カード*, 카드*, 卡*
`);

/** Within the names of codes that confirm something: "confirmation code" is what bookings call their numbers, too. */
export const confirmations = anyOf(`
  confirm*, bestätig*, bestaetig*, bevestig*, bekräft*, bekreft*, bekræft*, staðfest*, vahvistu*, kinnitus*, potwierdz*, potvr*, подтвержд*, підтвердж*, потвърж*, потврд*,
  conferm*, visszaigazol*, megerősít*, επιβεβαι*, onay*, təsdiq*, patvirtin*, apstiprin*, konfirm*, xác nhận*, ยืนยัน*, 確認*, 确认*, 확인*, تأكيد*, التأكيد*, تایید*, אישור*, पुष्टि*
`);

/** What is done has a number of its own, by which one asks for it. */
export const recordNames = anyOf(`
  confirmation number, confirmation no, confirmation nr, authorization number, authorisation number, certification number, bestätigungsnummer, bevestigingsnummer, bekräftelsenummer, bekreftelsesnummer, bekræftelsesnummer, bekreftelsesnummeret, bekræftelsesnummeret, bekräftelsenumret,
  numer potwierdzenia, numeru potwierdzenia, numerem potwierdzenia, potvrzovací číslo, potvrzovacího čísla, potvrzovacím číslem, číslo potvrzení, potvrdzovacie číslo, potvrdzovacieho čísla, potvrdzovacím číslom, číslo potvrdenia, apstiprinājuma numurs, apstiprinājuma numuru, apstiprinājuma numura, kinnitusnumber, kinnitusnumbri, kinnitusnumbrit, kinnitusnumbriga, número de confirmação, número de confirmación, número de confirmació, numero di conferma, numéro de confirmation, număr de confirmare, numărul de confirmare, numărului de confirmare, номер подтверждения, номера подтверждения, номер підтвердження, номера підтвердження, номер за потвърждение, номера за потвърждение, số xác nhận, nomor konfirmasi
`);

/** Within the names of the numbers of meetings: "meeting ID". */
export const meetings = anyOf(`
  meeting id*, webinar id*, conference id*, id de reuni*, id de la reuni*, id da reuni*, id riunion*, id della riunion*, motes id*, mote id*, mode id*, kokoustunnus*, kokouksen tunnus*, kokouksen id*, identyfikator spotk*, id spotk*,
  id schuz*, id schod*, id sastan*, id sestan*, id sedint*, идентификатор*, ідентифікатор*, toplantı kimli*, ミーティング*, 会議*, 会议*, 會議*, 회의*, id cuoc hop*, id rapat*, id mesyuarat*, معرف*, شناسه*, מזהה*, मीटिंग*, รหัสการประชุม*
`);

/** Words for numbers that say of what only together with others: "your number", not "your account number". */
export const mereNumbers = anyOf(`
  number, nummer, nummeret, numret, nommer, numero, numer, numerem, numerom, cislo, cislem, cislom, broj, brojem,
  stevilko, num, nombor, nomor, номер, номером, номера, нумарам, број, бројем, бројот, число, numara, numarasini,
  numarasiyla, numar, numarul, numrin, numeriu, numuru, szam, numeri, το αριθμο, τον αριθμο, αριθμο, αριθμος, ნომრით, համարով,
  الرقم, العدد, عدد, המספר, מספר, संख्या, नंबर, 番号, 号码, 號碼, 번호, หมายเลข,
  čísla, broja, броја, numeru, numera, numărului, števila, številka, številke, številki, številko, številom, numrit, numri, numëri, numuri, skaičius, skaičių, skaičiumi, numerį, skaitlis, skaitli, numbri, numbrit, numbriga, numeroa, zenbakia, zenbakiarekin, rhif, y rhif, uimhir, an uimhir, numru, in-numru, nambari, namba, bilang, numerong, raqam, raqamni, rəqəm, rəqəmi, nömrə, нөмір, санды, лік, лічбу, числа, цифру,
  எண், எண்ணை, సంఖ్య, సంఖ్యను, क्रमांक, नम्बर, نمبر, شماره, عددی, թիվը, համարը, რიცხვი, ნომერი, con số, angka, αριθμός, αριθμό, talan, töluna, númerið, númer
`);

/** What a number may be called that is entered as a code is: "check number", not "delivery number". */
export const likeCodes = anyOf(`
  check*, match*, challeng*, entry*, enter*, control*, kontrol*, prüf*, verif*, secur*, confirm*, access*, log*, sign*, auth*, unlock*, pass*, secret*, magic*, key*, temp*, one*, single*, pair*, device*, session*, request*, ident*, approv*, activ*, regist*, your*, new*, this*, the*, my*, follow*,
  bestätig*, sicher*, zugang*, anmeld*, einmal*, geheim*, freigabe*, aktivier*, ihre*, deine*, neue*, contrôl*, sécur*, connex*, accès*, votre*, nouve*, segur*, acces*, ingres*, identif*, su*, tu*, nuev*, controll*, sicur*, acced*, tuo*, suo*, nuov*, seu*, novo*, nova*, acesso*, login*, inlog*, toegang*, veilig*, bevestig*, uw*, jouw*, je*, nieuw*,
  säker*, bekräft*, inlogg*, din*, ny*, bekræft*, bekreft*, sikker*, vahvist*, kirjaut*, turva*, weryf*, bezpiecz*, dostęp*, logow*, potwierdz*, twój*, nowy*, ověř*, potvrz*, přihl*, bezpeč*, váš*, провер*, контрол*, подтверж*, безопас*, вход*, доступ*, ваш*, нов*, підтвер*, перевір*, doğrul*, onay*, giriş*, güven*, xác*, bảo mật, verifik*, keaman*, masuk*,
  確認*, 認証*, 本人*, 検証*, 验证*, 驗證*, 确认*, 校验*, 인증*, 확인*, 승인*
`);

/** What a receipt of a card gives as well: it is a code only where the mail asks to enter it. */
export const approvals = anyOf(`
  approval number, approval no, consent number, consent no, release number, release no, acceptance number, einwilligungsnummer, zustimmungsnummer, numéro de consentement, número de consentimiento, numer zgody, toestemmingsnummer, samtyckesnummer, samtykkenummer, authorization number, authorisation number, 承認番号, 승인번호, 授权号, 授权码, 核准号, genehmigungsnummer, freigabenummer,
  numéro d autorisation, numéro d approbation, número de autorización, número de aprobación, número de autorização, número de aprovação, numero di autorizzazione, numero di approvazione,
  numer autoryzacji, numer zatwierdzenia, onay numarası, godkendelsesnummer, godkjenningsnummer, godkännandenummer, goedkeuringsnummer, номер авторизации, номер подтверждения, номер затвердження
`);

/** Forms of them that say with what: "číslem", "бројем". */
export const withNumbers = anyOf(`
  numerem, cislem, cislom, brojem, бројем, номером, нумарам, numeriu, ნომრით, համարով, nummeret, numret, številko, s številko, skaičiumi, numbriga, zenbakiarekin, rəqəmlə, raqam bilan, лічбай
`);

/** "4821-re végződő", "4821 ile biten": of a number whose end alone is shown, behind it. */
export const endingIn = anyOf(`
  re végződő, ra végződő, végű, で終わる*, から始まる*, es végződésű, as végződésű, os végződésű, végződésű, ile biten, bilan tugaydigan, ilə bitən, 로 끝나는, 으로 끝나는, 로 끝난, 으로 끝난, पर समाप्त होने, से समाप्त होने, দিয়ে শেষ, पर खत्म होने,
  болатын нөмір*, деп аяқталатын, менен аяқталатын, ով վերջացող, ով ավարտվող, ით დაბოლოებულ*, ზე დაბოლოებულ*, ით დამთავრებულ*, ez amaitzen, z amaitzen, rekin amaitzen, என முடியும், இல் முடியும், ने संपणाऱ्या, वर संपणाऱ्या, ने संपणारा, में समाप्त होने, అంకెలతో ముగిసే, తో ముగిసే, నుంచి ముగిసే, ختم می شود, ختم میشود, پر ختم ہونے, میں ختم ہونے, آتا ہے, मा अन्त्य हुने, मा टुङ्गिने, eindig, eindigende, দিয়ে শেষ হওয়া, তে শেষ হওয়া, で終了する*, 로 끝나는*, bilan tugagan
`);

/** "The phone ending in", and then its last digits. */
export const endingBefore = anyOf(`
  ending in, ending with, that ends in, that ends with, which ends in, which ends with, ends in, ends with, endend auf, endet auf, mit den endziffern, se terminant par, finissant par, qui se termine par, qui finit par, terminado en, terminada en, que termina en, que acaba en, acabado en, che termina con, che finisce con, terminante con, terminado em, terminada em, que termina em, com final, final,
  eindigend op, die eindigt op, dat eindigt op, som slutar på, som slutar med, der slutter på, som slutter på, som ender på, der ender på, joka päättyy, päättyen, zakończony na, zakończonego na, kończący się na, kończącego się na, končící na, končiaci na, koji završava na, koji se završava na, заканчивающийся на, заканчивается на, оканчивающийся на, що закінчується на, завършващ на, care se termină în, care se termină cu, που τελειώνει σε, που λήγει σε, acabat en, acabat amb, acaba en, acaba amb, rematado en, que remata en, que remata por, og endar á, sem endar á, endar á, kas beidzas ar, beidzas ar, kuris baigiasi, baigiasi, kurio pabaiga, numerio pabaiga, lõpeb numbritega, mille lõpp on, lõpuga, jonka loppu on,
  kończący się cyframi, kończącego się cyframi, kończy się na, kończy się cyframi, končící čísly, které končí na, které končí čísly, ktoré končí na, ki se konča s, ki se konča z, ki se končuje s, koji završava s, koji završava sa, koji se završava sa, završava na, који се завршава на, који се завршава са, што завршува на, што завршува со, који завршава са, які заканчваецца на, што заканчваецца на, які заканчваецца лічбамі,
  оканчивающийся цифрами, заканчивающийся цифрами, с окончанием, что оканчивается на, що закінчується цифрами, який закінчується на, завършващ с, завършва на, който завършва на, завършващия на, amelynek vége, que termina por, che termina in, ce se termină cu, terminat în, terminat cu, që mbaron me, që përfundon me, që mbaron në, რომლის ბოლო ციფრებია, ბოლო ციფრებია, ბოლოა, վերջին թվանշաններն են, որի վերջը,
  المنتهي بـ, المنتهي ب, ينتهي بـ, ينتهي ب, الذي ينتهي بـ, که به, שמסתיים ב, המסתיים ב, שנגמר ב, המסתיימת ב, जिसके अंत में, जिसका अंत, যার শেষে, নম্বরের শেষে, শেষ চার অঙ্ক, ที่ลงท้ายด้วย*, ลงท้ายด้วย*, ลงท้าย*, có đuôi, đuôi, kết thúc bằng, tận cùng là, yang berakhiran, berakhiran, yang berakhir dengan, berakhir dengan, yang diakhiri, na nagtatapos sa, nagtatapos sa, inayoishia na, inayoishia kwa, unaoishia na,
  尾号为*, 尾号*, 尾號為*, 尾號*, 末4桁が*, 末尾*, 下4桁*, 끝자리*, 끝번호*, sy'n gorffen â, sy'n diweddu â, a chríochnaíonn le, a chríochnaíonn ar, li jispiċċa b, li jispiċċa bi, wat op, wat eindig op, wat eindig met, جس کے آخر میں, کے آخر میں, जसको अन्त्यमा, जसको अन्तिम अङ्क, ज्याच्या शेवटी, இறுதி எண்கள், చివరి అంకెలు
`);

/** Words before a name that say nothing of what a code is for, however long they are. */
export const neutralModifiers = anyOf(`
  tunnus*, avaus*, odemyk*, odomyk*, avamis*, kontrolin*, kontrol*, poništav*, promjen*, reset*,
  follow*, folgend*, suivant*, siguient*, seguent*, seguint*, volgend*, nasled*, następuj*, следующ*, наступн*, следн*,
  present, présent, presente, vorliegend*, unique*, unik*, delet*, personal*, persönlich*, current*, aktuell*, actual*, approv*, consent*, parent*, guardian*,
  session*, connect*, sisään*, बजे*, आप*, अपन*, यह*, इस*, नय*, निम्न*, नीचे*, वाल*, अंक*, प्राप्त*, मिल*, भेज*, आपन*, আপন*, এই*, নতুন*, নিচের*, অঙ্কের*, সংখ্যার*, ডিজিটের*, পাঠানো*, দেওয়া*, একটি*, তোমার*, вашият*, вашиот*, сіздің*, сиздин*, sizning*, თქვენი*, vuestr*, vostre*
`);

/** Words behind a name that say where or how, not what for: "this code instead: 123456". */
export const neutralBehind = anyOf(`
  þinn, þín, þitt, þinni, ykkar, σας, σου, wako, wenu, yako, yenu, zure, tiegħek, tagħkom, dumneavoastră, dvs, dvs., сіздің, თქვენი, ձեր, juaj, tuaj, yt, ang, mo, ninyo, inyong, आपका, আপনার, உங்கள், మీ, तुमचा, तपाईंको,
  generat*, created*, issued*, requested*, received*, erzeugt*, erstellt*, généré*, generad*, gerad*, generato*,
  instead*, below*, hereafter*, securely*, unten*, stattdessen*, hierunder*, abaixo*, debajo*, sotto*, seguito*, dessous*,
  here*, now, again*, today*, only, once*, directly*, manually*, hier, jetzt, nun, gleich, ici, aqui, ahora, qui, ora, adesso, agora, nu, här, her, tutaj, tu, teraz, zde, nyni, itt, most, aici, acum, εδω, τωρα,
  burada*, buraya*, здесь, сейчас, тут, зараз, disini, sekarang, maintenant*, need*, requir*, بتاع*, الخاص*, التالی*, الجدید*, المکون*, ادناه*, لدیک*, المرسل*, المستلم*, شما*, زیر*, جدید*, فعلی*, ارسال*, دریافت*, ورود*, یکبار*,
  של*, הבא*, החדש*, הוא*, להלן*, הזה*, הנוכחי*, anda*, kamu*, ini*, berikut*, baru*, tersebut*, tadi*, ban*, moi*, nay*, sau*, duoi*
`);

/** "Código del correo", "รหัสสำหรับ…": by what a code comes, how often it is, what for; nothing that has codes of its own. */
export const ways = anyOf(`
  email*, e mail*, mensa*, correo*, mail*, sms*, app*, aplica*, applica*, telef*, uso*, usage*, utiliza*, utilis*, este*, cette*, deste*, desta*, questo*, question*,
  ของ*, นี้*, คือ*, ใหม่*, ดังกล่าว*, ต่อไปนี้*, ด้าน*, ที่*, ตัวเลข*, หลัก*, เพื่อ*, สำหรับ*, แบบ*, ชั่วคราว*, ให้*, ใน*, และ*
`);

/** What a year is called where it stands as a field: "Tax year: 2024". */
export const years = anyOf(`
  year, jahr, steuerjahr, année, exercice, año, ejercicio, anno, ano, ano letivo, jaar, år, skatteår, vuosi, verovuosi, rok, rok podatkowy, leto, godina, év, adóév, anul, an fiscal, έτος, φορολογικό έτος, год, рік, година, yıl, yılı, vergi yılı,
  tahun, tahun pajak, tahun taksiran, năm, السنة, سنة, سال, שנה, שנת, वर्ष, ปี, ปีภาษี
`);

/** Spans of time that a code lives for, behind their number. */
export const spans = anyOf(`
  m, h, s, min*, sec*, sek*, hour*, hr, hrs, day*, week*, stund*, tag*, std, heure*, jour*, hora*, dia*, ora, ore, giorn*, uur, uren, dag*, tim*,
  dakika*, dk, saat*, gun*, godz*, dni, den, hodin*, perc*, ora*, λεπτ*, ωρ*, мин*, час*, сек*, хв*, год*, день*, дн*, 分*, 秒*, 小时*, 小時*, 時間*, 日*,
  분*, 초*, 시간*, นาที*, ชั่วโมง*, phut*, gio*, menit*, jam, دق*, ساع*, שעות*, דקות*, मिनट*, घंट*, মিনিট*, நிமிட*, minuut*, minuto*, minut*
`);

/** What orders and bookings count: "2 items" is no time that a code lives. */
export const things = anyOf(`
  item*, people, person*, user*, customer*, member*, guest*, adult*, child*, night*, room*, seat*, ticket*, piece*, product*, usd, eur, gbp, dollar*, euro*, coin*, credit*, point*, pts, mile*, book*, page*, file*, message*,
  artikel*, stück*, stk, nächte*, nacht*, gäste*, article*, nuit*, personne*, artículo*, noche*, articol*, notti, notte, persone, artigo*, noite*, pessoa*, personen, sztuk*, szt, ks, kus*, шт*, товар*, adet, ürün*, kişi*, 点, 件, 个, 個, 名, 人, 개, 명
`);

/** What one signs in as. */
export const userNames = anyOf(`
  username, user name, login name, benutzername, benutzerkennung, anmeldename, nom d'utilisateur, identifiant,
  nom d'usager, nombre de usuario, nome de usuário, nome de utilizador, nome do usuário, nome utente,
  nome de usuario, nom d'usuari, erabiltzaile izena, gebruikersnaam, användarnamn, brukernavn, brukarnamn, brugernavn,
  notendanafn, käyttäjätunnus, käyttäjänimi, kasutajanimi, lietotājvārds, naudotojo vardas, vartotojo vardas, nazwa użytkownika,
  uživatelské jméno, používateľské meno, felhasználónév, felhasználóneve, nume de utilizator, numele de utilizator,
  numele dvs. de utilizator, корисничко име, потребителско име, потребителското име, uporabniško ime, korisničko ime,
  emri i përdoruesit, όνομα χρήστη, имя пользователя, ім'я користувача, імʼя користувача, імя карыстальніка, kullanıcı adınız,
  kullanıcı adı, istifadəçi adı, ainm úsáideora, enw defnyddiwr, nama pengguna, tên người dùng, tên đăng nhập, jina la mtumiaji,
  пайдаланушы аты, хэрэглэгчийн нэр, उपयोगकर्ता नाम, ব্যবহারকারীর নাম, 用户名, 使用者名稱, 使用者名称, ユーザー名, ユーザ名, 사용자 이름, 사용자명,
  ชื่อผู้ใช้, שם המשתמש, שם משתמש, اسم المستخدم, نام کاربری
`);

/** What is known by such a name: "your account '204518'". */
export const accountNames = anyOf(`
  account, user account, konto, benutzerkonto, nutzerkonto, compte, compte utilisateur, cuenta, cuenta de usuario, conta, conta de usuário, conta de utilizador, account utente, compte d'usuari, gebruikersaccount, användarkonto, kontot, brugerkonto, kontoen, brukerkonto, tili, käyttäjätili, kasutajakonto, konts, paskyra, paskyros, konta, kontu, koncie, účet, účtu, fiók, felhasználói fiók, cont, contul, contului, račun, računa, налог, акаунт, акаунта, акаунту, аккаунт, аккаунта, аккаунту, учетная запись, учетной записи, обліковий запис, облікового запису, λογαριασμό, λογαριασμού, hesabı, hesabınız, حساب, حسابك, חשבון, アカウント, 账户, 帳戶, 账号, 帳號, 계정, tài khoản, akun
`);
