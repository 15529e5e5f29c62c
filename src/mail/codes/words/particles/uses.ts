/**
 * What was done with a code, in all languages: it was entered, used, or something was done by it. Written as the words of a
 * table are; a list is the source of an expression for any of its words.
 */
import { anyOf } from '../list.ts';

/** "The code 482913 you have used already": what a sentence says further on, wherever its clauses end. */
export const usedUp = anyOf(`
  geht also nicht mehr, já expirou, är förbrukad, är redan använd*, er allerede brukt, kód už je použit*, už je použit*, kód je použitý, už je použitá, ужо скарыстан*, артық пайдаланыл*, пайдаланып қойд*, vaxtı artıq keçib, vaxtı keçib, արդեն օգտագործել*, সময় পার হয়ে গেছে*, 已經用掉*, 已经用掉*, kasutasin juba, ehti vanhentua, вече я използвах, вече използвах, вече го използвах, dah saya guna, sudah saya guna*, sudah saya pakai*, úsáidte agam, वापरला आता, सकाळीच वापरला, skadiet, skada lbieraħ,
  already used, already been used, you have used, you ve used, you used it, you used that, used it already, used that already, schon einmal benutzt, schon benutzt, schon verwendet, schon einmal verwendet, schon genutzt, schon eingegeben, schon einmal eingegeben, bereits benutzt, bereits verwendet, bereits genutzt, bereits eingegeben, bereits eingelöst,
  déjà utilis*, ya utilizad*, ya usad*, já utilizad*, já usad*, जो अब मान्य नहीं, जो अब वैध नहीं, déjà servi, déjà saisi*, ya lo usaste, ya lo usó, ya lo has usado, ya lo ha usado, ya usaste, ya se usó, ya se utilizó, ya fue usado, ya fue utilizado, ya lo utilizaste, já o usou, já usou, já usaste, já o usaste, já foi usado, já foi utilizado, già usato, già utilizzato, già inserito,
  al gebruikt, al een keer gebruikt, al eerder gebruikt, redan använt, redan använts, allerede brugt, allerede brukt, har brugt, jo käyttänyt, jo käytetty, käytit jo,
  już użyt*, już użył*, użyłaś już, użyłeś już, użyto już, użył pan już, użyła pani już, już wykorzystan*, już jednou použil*, už jednou použil*, už jste použil*, jsi už použil*, už byl použit*, již použit*, už raz použil*, ste už použil*, už bol použit*,
  уже использовал*, уже был использован*, уже использован*, уже ввел*, уже вводил*, уже применил*, вже використа*, вже ввел*, вече използва*, вече е използван*, веќе искористен*, već iskorišten*, već iskoristili, već upotrijebljen*, већ искоришћен*, већ искористили, već iskorišćen*, že uporabljen*, ste že uporabili,
  már felhasznál*, már használt*, deja folosit, deja utilizat, ai folosit deja, ați folosit deja, ήδη χρησιμοποι*, zaten kullan*, daha önce kullan*, artıq istifadə*, jau panaudot*, jau panaudojote, jau izmantot*, juba kasutatud, juba kasutasite,
  sudah digunakan, sudah dipakai, sudah kamu pakai, sudah anda gunakan, telah digunakan, đã được sử dụng, đã sử dụng, đã dùng, nagamit na, tayari imetumika, umeshatumia, 既に使用*, すでに使用*, すでに使われ*, 使用済み*, 이미 사용*, 已经使用*, 已經使用*, 已使用*, 已经用过*, 已經用過*, 用过了*, 用過了*,
  تم استخدامه, استخدمته بالفعل, مستخدم بالفعل, قبلا استفاده*, استفاده شده*, כבר השתמש*, כבר נוצל*, पहले ही इस्तेमाल*, इस्तेमाल हो चुका*, आप इस्तेमाल कर चुके*, ইতিমধ্যে ব্যবহ*, ஏற்கனவே பயன்படுத்த*, ใช้ไปแล้ว*, ถูกใช้แล้ว*
`);

/** "482913 was entered at 16:08", "wurde um 16:08 Uhr eingegeben": of two words for what was done with it the first … */
export const wasDone = anyOf(`
  was, has been, had been, has already been, is now, wurde, wurde bereits, ist bereits, ist schon, ist damit, ist nun, ist jetzt, ist also, ist somit, est désormais, est maintenant, est à présent, ya está, já está, è ora, is daarmee, is nu, is dus, är nu, är därmed, er nu, er dermed, er nå, jest już, a été, a bien été, vient d'être, fue, ha sido, foi, já foi, è stato, è già stato, è stata, is, werd, is al, blev, er blevet, er blitt, ble, har blivit, byl, byla, byl již, byl už, bol, bola, bol už,
  został, zostało, a fost, a fost deja, był, был, была, уже был, был уже, було, був, була, беше, бе, je, bio je, je bio, je bil, је, био је, buvo, tika, ir ticis, foi xa, ha estat, ka qenë, është, telah, sudah, đã được, вече беше
`);

/** … and the second. */
export const doneWith = anyOf(`
  ingevoer, ingetik, ingesleutel,
  blocked, locked, cancelled, canceled, withdrawn, gesperrt, blockiert, widerrufen, geblokkeerd, ingetrokken, bloqué, bloqueado, bloquejat, bloccato, blocat, spärrad, spärrats, spærret, sperret, zablokowany, zablokován, zablokovaný, blokiran, блокиран, заблокирован, заблокований, letiltva, bloķēts, blokeeritud, užblokuotas, diblokir,
  used, entered, typed in, redeemed, accepted, submitted, verwendet, benutzt, genutzt, eingegeben, eingelöst, verbraucht, akzeptiert, saisi, saisie, utilisé, utilisée, entré, entrée, consommé, accepté, usado, usada, utilizado, utilizada, introducido, introducida, ingresado, aceptado, canjeado,
  introduzido, inserido, digitado, aceito, aceite, inserito, inserita, utilizzato, utilizzata, usata, digitato, accettato, ingevoerd, gebruikt, verbruikt, ingevuld, förbrukad, förbrukat, zużyty, geaccepteerd, indtastet, brugt, anvendt, tastet inn, brukt, benyttet, använd, använt, angiven, angett, inmatad,
  zadán, zadaný, použit, použitý, uplatněn, wpisany, użyty, wykorzystany, wprowadzony, podany, introdus, folosit, utilizat, acceptat, введен, введён, использован, введена, применен, введений, введено, використано, використаний, въведен, използван, приет,
  unesen, upotrijebljen, iskorišten, iskorišćen, korišten, vnesen, uporabljen, унет, искоришћен, употребљен, įvestas, panaudotas, ievadīts, izmantots, introduït, utilitzat, përdorur, digunakan, dimasukkan, dipakai, nhập, sử dụng, dùng
`);

/** What was done for it before anybody used it: "it was sent to the address entered above". */
export const madeReady = anyOf(`
  sent, issued, created, generated, made, requested, mailed, e-mailed, texted, delivered, assigned, gesendet, geschickt, versendet, versandt, verschickt, erstellt, erzeugt, generiert, angefordert, ausgestellt, envoyé, envoyée, créé, généré, demandé, émis, enviado, creado, generado, solicitado, emitido, criado, gerado, pedido, inviato, creato, generato, richiesto, emesso,
  verzonden, verstuurd, gestuurd, aangemaakt, gegenereerd, aangevraagd, skickad, skickats, skapad, begärd, sendt, oprettet, opprettet, bestilt, lähetetty, luotu, pyydetty, wysłany, utworzony, wygenerowany, odeslán, zaslán, vytvořen, vygenerován, odoslaný, zaslaný, vytvorený, отправлен, создан, запрошен, надісланий, надіслано, створено, изпратен, създаден, poslan, kreiran, послат, trimis, generat, creat, solicitat, enviat, nosūtīts, išsiųstas, saadetud, dërguar, dikirim, dibuat, gửi, tạo
`);

/** The same in one. */
export const doneAtOnce = anyOf(`
  a bien fonctionné, a fonctionné, hat funktioniert, ha funcionado, funcionó, funcionou, ha funzionato, heeft gewerkt, har fungerat, har virket, zadziałał, fungoval, сработал, спрацював, worked fine, worked well, has worked, использован, использована, використаний, использован был, se introdujo, se usó, se utilizó, se ingresó, användes, har använts, har redan använts, skrevs in, angavs, matades in, syötettiin, käytettiin, on käytetty, on jo käytetty, sisestati, kasutati, kasutati ära, megadták, felhasználták, beírták, használták, 
  καταχωρίστηκε, καταχωρήθηκε, χρησιμοποιήθηκε, εισήχθη, πληκτρολογήθηκε, girildi, girilmiştir, kullanılmıştır, kullanıldı, kodu girilmiştir, kodu girildi, kodu kullanıldı, istifadə edildi, daxil edildi, ishlatildi, kiritildi, пайдаланылды, енгізілді,
  が入力され*, が使用され*, が利用され*, が使われ*, は使用され*, は入力され*, が承認され*, 입력되었*, 입력됐*, 사용되었*, 사용됐*, 이 입력되*, 가 입력되*, 이 사용되*, 가 사용되*, 은 사용되*, 는 사용되*, 已于*, 已於*, 已被使用*, 已使用*, 已被输入*, 已输入*, 已通过*, 被使用*, ถูกใช้*, ถูกป้อน*, ถูกกรอก*, הוזן, נוצל, שימש, وارد شد, استفاده شد, दर्ज किया गया, का उपयोग किया गया, का इस्तेमाल किया गया, ব্যবহার করা হয়েছে, দেওয়া হয়েছে
`);

/** Before the name of the code: "تم إدخال الرمز 482913", "был введён код 482913". */
export const doneBefore = anyOf(`
  ביטלנו את, לא ניתן עוד להשתמש, ekki er lengur hægt að nota, hindi na magagamit ang, tumeuondoa, odebraliśmy, нам давялося скасаваць,
  быў уведзены, была уведзена, унет је, унета је, panaudotas kodas, buvo panaudotas, tika izmantota, tika izmantots, tika ievadīts, intuża, ble tastet inn, blev indtastet, بعد إدخال,
  تم إدخال, تم استخدام, جرى استخدام, جرى إدخال, تم استعمال, был введён, был использован, введён был, использован был, було введено, введено, використано, був використаний, беше въведен, беше използван, se introdujo, se usó, se utilizó, se ha introducido, se ha usado, fue introducido,
  è stato inserito, è stato usato, è stato utilizzato, foi introduzido, foi usado, foi utilizado, foi inserido, wpisano, użyto, wprowadzono, wykorzystano, byl zadán, byl použit, bol zadaný, bol použitý, a fost introdus, a fost folosit, unesen je, iskorišten je, s'ha introduït`);

/** "You approved it with code 482913": what somebody has done, before what it was done with … */
export const acted = anyOf(`
  cast your vote, you cast, you voted, you closed, you cancelled, you canceled, you released, you added, was released, was closed, was cancelled, was canceled, was executed, freigegeben wurde, bestätigt wurde, unterschrieben wurde, geöffnet wurde,
  avez voté, avez ouvert, avez fermé, avez annulé, avez ajouté, a été ouvert*, a été fermé*, a été clôturé*, a été annulé*, a été supprimé*, a été exécuté*, votaste, has votado, ha votado, abriste, se abrió, se cerró, se canceló, se añadió, se agregó, fue cancelad*, fue cerrad*, cerraste, cancelaste, se ejecutó,
  votou, encerrou, cancelou, foi encerrad*, foi cancelad*, foi adicionad*, foi abert*, foi executad*, hai votato, ha votato, hai aperto, hai chiuso, hai annullato, è stato aperto, è stato chiuso, è stato annullato, è stata annullata, è stato aggiunto, è stata aggiunta,
  ai votat, ați votat, a fost semnat*, a fost închis*, a fost deschis*, a fost anulat*, a fost adăugat*, a fost executat*, heu entrat, has entrat, heu votat, has votat, s'ha obert, s'ha tancat, s'ha anul·lat, s'ha signat, heu signat, votaches, entraches, asinaches, abriuse, pechouse, anulouse,
  röstade, öppnades, stängdes, avbokades, lades till, signerades, du signerade, avslutades, du stemte, blev åbnet, blev lukket, blev annulleret, blev tilføjet, blev underskrevet, du underskrev, ble åpnet, ble lukket, ble avbestilt, ble lagt til, ble signert, du signerte, var opnað, var lokað, var undirritað*, var bætt við,
  äänestit, avattiin, suljettiin, peruttiin, lisättiin, allekirjoitettiin, allekirjoitit, peruit, hääletasite, avati, suleti, tühistati, lisati, allkirjastati, allkirjastasite, nobalsojāt, atvērts, slēgts, pievienota, pievienots, parakstīts, parakstījāt, izpildīts, balsavote, atidarytas, uždaryta, pridėtas, pasirašyt*, pasirašėte, įvykdyt*,
  zagłosowałeś, zagłosowałaś, zagłosowano, otwarto, zamknięto, anulowano, dodano, wykonano, hlasoval jste, hlasovala jste, byl otevřen*, byla otevřen*, byl uzavřen*, byl zrušen*, byla zrušen*, byl podepsán*, byla podepsán*, byl přidán*, bylo přidán*, bylo ověřeno, byla proveden*, hlasovali ste, bol otvoren*, bola otvoren*, bol zrušen*, bola podpísan*, bol pridan*, bolo pridan*,
  je bilo sproščeno, ste glasovali, je bil odprt*, je bila odprt*, je bil zaprt*, je bila podpisan*, je bil dodan*, glasali ste, otvoren je, otvorena je, zatvoren je, otkazan je, potpisan je, dodan je, izvršen je, izvršena je, гласали сте, отворена је, отворен је, затворен је, отказан је, потписан је, додат је, извршена је,
  гласувахте, беше отворен*, беше закрит*, беше подписан*, беше добавен*, беше отменен*, отворихте, подписахте, гласавте, беше затворен*, беше потпишан*, беше додаден*, беше откажан*, проголосовали, была открыта, был открыт, открыли, был закрыт, отменён, добавлено, подписали, проголосували, відкрито, закрито, скасовано, додано, підписано, прагаласавалі, адкрыта, дададзена, падпісана,
  szavazott, szavaztál, kinyitották, lezárták, hozzáadták, aláírta, aláírtad, hagyta jóvá, hagytad jóvá, ψηφίσατε, άνοιξε, έκλεισε, προστέθηκε, υπογράφηκε, υπογράψατε, εκτελέστηκε, votuat, u hap, u mbyll, u anulua, u shtua, u nënshkrua, nënshkruat, u krye, u konfirmua, u verifikua, ხმა მიეცით, გაიხსნა, დაიხურა, დაემატა, ხელი მოაწერეთ, քվեարկեցիք, բացվեց, փակվեց, ավելացվեց, ստորագրվեց, ստորագրեցիք,
  تم تنفيذ, نفذ, تم فتح, تم إغلاق, تمت إضافة, تم توقيع, أدليتم, הצבעת, הצבעתם, נפתח, נפתחה, נסגר, נסגרה, בוטלה, נוסף, נוספה, נחתם, נחתמה, חתמת, בוצע, בוצעה, đã được ký, đã được mở, đã được đóng, đã được hủy, đã được thêm, đã được đổi, được xác thực, bạn đã ký, đã bỏ phiếu, telah dibuka, dibuka pukul, telah ditutup, telah ditambahkan, telah ditandatangani, memberikan suara, telah dibuang, telah ditambah,
  inaprubahan, binuksan, isinara, idinagdag, bumoto, nilagdaan, kinansela, ilifungwa, imefunguliwa, ilifunguliwa, imeongezwa, ulipiga kura, ulisaini, llofnodwyd, agorwyd, caewyd, ychwanegwyd, osclaíodh, dúnadh, shínigh tú, cheadaigh tú, vótáil tú, infetaħ, ingħalaq, ġie miżjud, iffirmajt, ivvutajt, sinatu zenuen, bozkatu zenuen, ireki zen, itxi zen,
  signed in, signed into, logged in, logged into, logged on, you have opened, you have approved, you have confirmed, you have signed, you have verified, you approved, you confirmed, you verified, you authorised, you authorized, you signed, you unlocked, you activated, you registered, you validated, you opened, you completed,
  was paired, was registered, was enrolled, was changed, was reset, was installed, was approved, was confirmed, was verified, was signed, was authorised, was authorized, was unlocked, was added, was linked, was opened, was activated, was completed, was made, were approved, were signed, has been approved, has been confirmed, has been authorised, has been authorized, has been signed, has been added, approved by you, confirmed by you,
  avez confirmé, avez validé, avez autorisé, avez approuvé, avez signé, s'est connecté, s'est connectée, êtes connecté, êtes connectée, a été confirmé*, a été validé*, a été ajouté*, a été autorisé*, a été approuvé*, a été modifié*, a été effectué*, a été signé*, ont été ajouté*,
  has confirmado, ha confirmado, has autorizado, ha autorizado, has aprobado, ha aprobado, has firmado, ha firmado, has iniciado sesión, ha iniciado sesión, has accedido, ha accedido, has entrado, ha entrado, se confirmó, se autorizó, se aprobó, se firmó, se inició sesión, confirmaste, autorizaste, aprobaste, firmaste, iniciaste sesión, fue confirmad*, fue autorizad*, fue aprobad*, quedó confirmad*, quedó autorizad*,
  confirmou, autorizou, aprovou, validou, assinou, iniciou sessão, foi confirmad*, foi autorizad*, foi aprovad*, foi validad*, foi assinad*, foi realizad*, foi feit*,
  hai confermato, ha confermato, hai autorizzato, ha autorizzato, hai approvato, ha approvato, hai firmato, ha firmato, hai effettuato, ha effettuato, hai eseguito, ha eseguito, è stato confermato, è stata confermata, è stato autorizzato, è stata autorizzata, è stato approvato, è stata approvata, è stato eseguito, è stato effettuato, è stata firmata,
  potwierdzono, zatwierdzono, autoryzowano, zalogowano, podpisano, potwierdziłeś, potwierdziłaś, potwierdzili państwo, potwierdził pan, potwierdziła pani, zatwierdziłeś, zatwierdziłaś, zatwierdzili państwo, zalogowałeś, zalogowałaś, został potwierdzon*, została potwierdzon*, zostało potwierdzon*, został zatwierdzon*, została zatwierdzon*,
  bylo potvrzen*, byla potvrzen*, byl potvrzen*, byla schválen*, jste potvrdil*, jste schválil*, jste se přihlásil*, bolo potvrden*, bola potvrden*, bol potvrden*, bola schválen*, ste potvrdil*, ste schválil*, ste sa prihlásil*,
  подтверждено, подтверждена, подтвержден, подтвердили, выполнен вход, вошли, авторизовали, одобрена, одобрили, підтверджено, підтвердили, виконано вхід, увійшли, потвърдихте, беше потвърдено,
  du godkände, du bekräftade, du loggade in, loggade in, har bekräftats, har godkänts, bekräftades, godkändes, du godkendte, du bekræftede, du loggede ind, loggede ind, blev godkendt, blev bekræftet, du godkjente, du bekreftet, du logget inn, logget inn, ble godkjent, ble bekreftet,
  vahvistit, hyväksyit, kirjauduit, vahvistettiin, hyväksyttiin, kirjauduttiin,
  quedou confirmad*, quedou verificad*, byttes, ändrades, återställdes, du logget på, logget på, logget deg på, du logga inn, var breytt, var uppfært,
  pieteicāties, nomainīta, nomainīts, одобрено је, одобрена је, одобрен је, потврђено је, промењена је, промењено је, odobreno je, promijenjena je, promenjena je, увайшлі, пацвердзілі, зацвердзілі, пацверджан*,
  հաստատվել է, հաստատվեց, մուտք եք գործել, մուտք գործեցիք, փոխվել է, փոխվեց, שונתה, שונה, אופס, אופסה, עודכן, עודכנה, napalitan, na-approve, naaprubahan,
  wnaethoch fewngofnodi, cadarnhawyd, newidiwyd, athraíodh, deimhníodh, ceadaíodh, logáil tú isteach, ġie kkonfermat, ġiet kkonfermata, ġie approvat, ġiet approvata, ġiet mibdula,
  verificaste, se verificó, quedó verificad*, entraste, entrou, acessou, acedeu, acedeste, s'ha confirmat, s'ha verificat, s'ha aprovat, has iniciat, heu iniciat, ha iniciat, vas iniciar,
  verifierades, aktiverades, var staðfest*, var samþykkt*, skráðir þig inn, skráðirðu þig inn, skráði sig inn, skráðuð ykkur inn, přihlásili jste se, přihlásil jste se, potvrdili jste, schválili jste, prihlásili ste sa, potvrdili ste, schválili ste,
  prijavili ste se, ste se prijavili, prijavio se, odobrili ste, potrdili ste, potvrđena je, potvrđen je, potvrđeno je, odobrena je, odobren je, пријавили сте се, сте се пријавили, потврдили сте, одобрили сте, потврђена је, потврђен је, се најавивте, најавивте се, потврдивте, влязохте, вписахте се, одобрихте,
  te-ai conectat, v-ați conectat, te-ai autentificat, v-ați autentificat, s-a conectat, ai confirmat, ați confirmat, ai aprobat, ați aprobat,
  επιβεβαιώθηκε, επαληθεύτηκε, επαληθεύθηκε, εγκρίθηκε, ενεργοποιήθηκε, συνδεθήκατε, συνδέθηκες, επιβεβαιώσατε, εγκρίνατε, έγινε σύνδεση, bejelentkezett, belépett, bejelentkeztél, beléptél, megerősítették, megerősítette, megerősítetted, jóváhagyták, jóváhagyta, jóváhagytad,
  patvirtintas, patvirtinta, prisijungėte, prisijungei, patvirtinote, apstiprināta, apstiprināts, pieslēdzāties, apstiprinājāt, ielogojāties, kinnitati, kinnitasite, logisite sisse, logisid sisse, sisenesite,
  تم تأكيد, تم تسجيل الدخول, تم التحقق, تم تفعيل, تم تغيير, تمت الموافقة, تمت المصادقة, تمت إعادة, سجلت الدخول, سجلتم الدخول, קיבלה אישור, אושר, אושרה, אומת, אומתה, התחברת, התחברתם, נכנסת, נכנסתם, בוצעה כניסה, בוצעה התחברות, אישרת, אישרתם,
  đã được xác nhận, đã được xác minh, đã được phê duyệt, đã được kích hoạt, đã xác nhận, đã đăng nhập, đã duyệt, telah dikonfirmasi, sudah dikonfirmasi, berhasil dikonfirmasi, telah diverifikasi, sudah diverifikasi, berhasil diverifikasi, telah disetujui, telah diaktifkan, berhasil masuk, berhasil login, telah masuk, sudah masuk, telah disahkan, telah diluluskan, berjaya log masuk, telah log masuk,
  imethibitishwa, umeingia, nakumpirma, na-verify, nakapag-log in, nakapag-login, დადასტურდა, დაადასტურეთ, შეხვედით
`);

/** "Was confirmed", "fue verificado": what was done, behind `wasDone` and a few words. */
export const confirmed = anyOf(`
  confirmed, verified, approved, authenticated, activated, unlocked, changed, completed, vérifié*, confirmé*, validé*, approuvé*, activé*, modifié*, autorisé*, verificad*, confirmad*, aprobad*, activad*, autorizad*, cambiad*, modificad*, ativad*, aprovad*, alterad*,
  verificat*, confermat*, approvat*, attivat*, modificat*, autorizzat*, confirmat*, aprobat*, activat*, schimbat*, bekräftat*, verifierat*, godkänt*, aktiverat*, bekræftet, godkendt, verificeret, aktiveret, bekreftet, godkjent, verifisert, aktivert, staðfest*, samþykkt*,
  potwierdzon*, zweryfikowan*, zatwierdzon*, aktywowan*, potvrzen*, ověřen*, schválen*, aktivován*, potvrden*, overen*, potrjen*, odobren*, potvrđen*, verificiran*, aktiviran*, потврђен*, одобрен*, верификован*, потврден*, потвърден*, активиран*, подтвержден*, подтверждён*, активирован*, підтверджен*, схвален*, активован*,
  patvirtint*, apstiprinā*, kinnitat*, сменет*, променет*, сменен*, променен*, змінен*, изменен*, zmienion*, změněn*, zmenen*, spremenjen*, promijenjen*, changé*, réinitialisé*, réglé*, alterat*, cambiat*, ändrat*, ændret, endret
`);

/** Words with which a sentence turns to something else: what was done before one was not done with the code behind it. */
export const turns = anyOf(`
  and, but, or, that, which, who, can, could, may, must, should, need, needs, to be, please, now, und, aber, oder, dass, kann, können, muss, müssen, bitte, jetzt, nun, et, mais, ou, qui, peut, pouvez, devez, maintenant, y, pero, que, puede, puedes, debe, debes, ahora, e, mas, pode, podes, deve, agora, ed, ma, che, può, puoi, va, vanno, ora,
  kan, kunt, moet, nu, och, men, ska, måste, og, skal, må, nå, ja, voit, nyt, oraz, ale, który, która, można, możesz, teraz, který, která, lze, můžete, nyní, ktorý, ktorá, môžete, ali, koji, koja, možete, morate, sada, ki, lahko, zdaj, и, но, который, которая, можно, можете, нужно, теперь, та, і, але, який, яка, можна, потрібно, тепер, или, който, която, трябва, сега, који, која, сада,
  și, dar, care, poți, puteți, acum, και, αλλά, που, μπορείτε, τώρα, és, de, hogy, amely, most, ve, ama, dan, tapi, yang, dapat, bisa, sekarang, boleh, và, nhưng, có thể, hãy, ir, bet, kuris, kuri, galite, dabar, un, kas, varat, tagad, aga, mis, saate, nüüd, و, ويمكنك, الآن, الذي, التي
`);

/** … and with what, where a name of the code follows. */
export const byMeans = anyOf(`
  gan ddefnyddio, gan ddefnyddio'r, gebruik, օգտագործելով, გამოყენებით, по,
  with, using, by means of, by, via, mit, mithilfe, mittels, avec, au moyen, à l'aide, grâce, con, mediante, usando, com, met, med, z użyciem, za pomocą, pomocí, pomocou, с помощью, за допомогою,
  tramite, através, com a ajuda, amb, ved hjælp, ved hjelp, med hjälp, með, co, coa, cu, folosind, prin, cu ajutorul, με, μέσω, χρησιμοποιώντας, pomoću, putem, uz, preko, помоћу, путем, уз, со, преку, с, със, чрез, s, z, s pomočjo, prek, cez, su, naudojant, naudodami, ar, izmantojot, kasutades, käyttäen,
  باستخدام, بواسطة, عبر, عن طريق, באמצעות, עם, בעזרת, bằng, với, qua, dengan, menggunakan, memakai, melalui, kwa, kutumia, gamit ang, з, gyda, gyda'r, â'r, drwy'r, leis an, leis, le, met behulp van, med hjälp av, со помош на
`);

/** The same in one word: the code's name in the case of what one does something with. */
export const codeByMeans = anyOf(`
  kodem, kódem, kódom, kodom, hasłem, heslem, heslom, pinem, pinom, кодом, паролем, пином, піном, koodilla, tunnusluvulla, kertakoodilla, vahvistuskoodilla,
  šifrom, шифром, лозинком, lozinkom, zaporkom, кодам, bil-kodiċi, kodu, slaptažodžiu, koodiga, კოდით, بالرمز, بالكود, بالرقم, בקוד, gamit ang code, bằng mã, bằng mã xác nhận, bằng mã xác minh, với mã
`);

/** "A 730118 kóddal megerősítették": the code's name with which something was done, behind the code. */
export const byItBehind = anyOf(`
  kóddal, jelszóval, koduyla, kodu ile, şifresiyle, şifresi ile, parolasıyla, kodu ilə, kodi bilan, kodi orqali, кодымен, коды арқылы, kodearekin, kodearen bidez, միանգամյա գաղտնաբառով, գաղտնաբառով, ծածկագրով, կոդով, से, का उपयोग करके, का इस्तेमाल करके, के साथ, কোড দিয়ে, কোডটি দিয়ে, কোড ব্যবহার করে
`);

/** … and what was, where it ends the sentence: "با کد 730118 تأیید شد". */
export const actedAtLast = anyOf(`
  oy verdiniz, oy kullandınız, açıldı, kapatıldı, eklendi, imzalandı, imzaladınız, gerçekleştirildi, səs verdiniz, bağlandı, ləğv edildi, əlavə olundu, təsdiqlənib, дауыс бердіңіз, ашылды, жабылды, қосылды, қол қойылды, ovoz berdingiz, ochildi, yopildi, qo'shildi, imzolandi,
  بسته شد, باز شد, لغو شد, اضافه شد, امضا شد, رأی دادید, شامل کیا گیا, بند کیا گیا, دستخط کیے, ووٹ ڈالا, منسوخ کیا گیا, जोड़ा गया, बंद किया गया, खोला गया, हस्ताक्षर किए, मतदान किया, रद्द किया गया, की गई थी, যোগ করা হয়েছে, বন্ধ করা হয়েছে, স্বাক্ষর করেছেন, ভোট দিয়েছেন, বাতিল করা হয়েছে,
  मतदान केले, जोडले गेले, प्रवेश गर्नुभएको छ, थपियो, ఆమోదించారు, జోడించబడింది, உள்நுழைந்துள்ளீர்கள், சேர்க்கப்பட்டது,
  انجام شد, تأیید شد, تایید شد, فعال شد, وارد شدید, وارد شده‌اید, ثبت شد, تغییر کرد, megerősítették, megerősítette, megerősítetted, jóváhagyták, jóváhagyta, bejelentkezett, belépett, bejelentkeztél, beléptél,
  doğrulandı, onaylandı, onayladınız, onayladın, giriş yaptınız, giriş yaptın, giriş yapıldı, etkinleştirildi, değiştirildi, tamamlandı, təsdiqləndi, təsdiqlədiniz, daxil oldunuz, tasdiqlandi, tasdiqladingiz, kirdingiz, расталды, растадыңыз, кірдіңіз, baieztatu da, berretsi da, saioa hasi duzu,
  सत्यापित किया गया, सत्यापित हो गया, पुष्टि की गई, पुष्टि हुई, साइन इन किया, लॉग इन किया, लॉगिन किया, स्वीकृत किया गया, যাচাই করা হয়েছে, নিশ্চিত করা হয়েছে, লগইন করেছেন, লগ ইন করেছেন, সাইন ইন করেছেন,
  өзгертілді, мақұлданды, o'zgartirildi, dəyişdirildi, ఆమోదించబడింది, నిర్ధారించబడింది, మార్చబడింది, లాగిన్ అయ్యారు, உறுதி செய்யப்பட்டது, அங்கீகரிக்கப்பட்டது, மாற்றப்பட்டது, உள்நுழைந்தீர்கள், मंजूर झाले, पुष्टी झाली, लॉग इन केले, बदलला, बदला गया,
  لاگ اِن کیا, لاگ ان کیا, تصدیق ہوئی, منظور ہوئی, تبدیل کیا گیا, स्वीकृत भयो, पुष्टि भयो, परिवर्तन भयो, लगइन गर्नुभयो
`);

/** "After five wrong attempts the code 482913 was blocked": what a sentence says of it further on, before a turn to something else. */
export const blocked = anyOf(`
  kan niet meer worden gebruikt, kan niet meer gebruikt worden, zurückgezogen, ei voi enää käyttää, ei voi enää, ei saa enam kasutada, ei saa enam, vairs nevar izmantot, naudoti nebegalima, nebegalima naudoti, sa už nedá použiť, sa nedá použiť, už nie je možné použiť, ni več mogoče uporabiti, ni več mogoče, više se ne može koristiti, se više ne može koristiti,
  вече не може да се използва, больше нельзя использовать, більше не можна використати, більше не можна, скончыўся, больш нельга, আর কার্যকর নয়, আর কাজ করবে না, ఇక పనిచేయదు, ఇక చెల్లదు, आता चालणार नाही, पुन्हा चालणार नाही, अब काम गर्दैन, काम गर्दैन, hautumiki tena, hauwezi kutumika tena, yn ddilys mwyach, bailí a thuilleadh, ma jiswiex aktar, ma jistax jintuża aktar, 已不能使用*, 已不能再使用*, 已无法使用*, 已無法使用*,
  の有効期限が切れ*, は有効期限が切れ*, は期限切れ*, はもうお使いいただけません*, を取り消しました*, を無効にしました*, 를 취소했습니다*, 을 취소했습니다*, 를 취소하였습니다*, را لغو کردیم, kami batalkan, telah kami batalkan, sme stiahli, jsme stáhli, stáhli, повукли смо,
  has been blocked, has been locked, has been cancelled, has been canceled, has been withdrawn, was blocked, was cancelled, was canceled, was withdrawn, 
  gesperrt haben, wurde gesperrt, wurde widerrufen, is geblokkeerd, is ingetrokken, is geblokkeer, a été bloqué, est bloqué, ha sido bloqueado, ha quedado bloqueado, quedó bloqueado, se bloqueó, se ha bloqueado,
  foi bloqueado, ficou bloqueado, foi cancelado, è stato bloccato, è bloccato, a fost blocat, am blocat, s'ha bloquejat, ha quedat bloquejat, quedou bloqueado, va caducar, va expirar, har spärrats, är spärrad, blev spärrad, er spærret, er blevet spærret, er sperret, ble sperret, hefur verið læst, var læst,
  on lukittu, lukittiin, blokeeriti, on blokeeritud, lukustati, bloķēts, bloķējām, ir bloķēts, užblokavome, užblokuotas, buvo užblokuotas, został zablokowany, zablokowaliśmy, zablokowano, byl zablokován, jsme zablokovali, zablokovaný, sme zablokovali, je zablokovaný,
  je blokiran, blokiran je, smo blokirali, је блокиран, блокиран је, смо блокирали, е блокиран, беше блокиран, блокиравме, заблокирован, заблокировали, заблоковано, заблокували, заблакіраван*, заблакавалі, letiltottuk, zároltuk, le lett tiltva,
  μπλοκαρίστηκε, κλειδώθηκε, ακυρώθηκε, kilitlendi, bloke edildi, iptal edildi, bloklandı, бұғатталды, bloklandi, დაიბლოკა, արգելափակվեց, արգելափակվել է, مسدود شد, باطل شد, تم حظره, تم إيقافه, تم إلغاؤه, נחסם, ננעל, בוטל,
  ถูกระงับ*, ถูกล็อก*, ถูกยกเลิก*, kami blokir, diblokir, telah diblokir, dibatalkan, disekat, telah disekat, na-block, na-lock, đã bị khóa, bị khóa, đã bị hủy, umezuiwa, wedi'i rwystro, wedi'i ganslo, blokeatu da, 
  취소되었*, 취소됐*, 잠겼*, 잠금*, रोक दिया गया, ब्लॉक कर दिया गया, रोकिएको छ, रोकियो, ব্লক করা হয়েছে, بلاک کر دیا گیا, منسوخ کر دیا گیا
`);

/** … and of itself, whatever stands between: "so we have locked it". */
export const blockedIt = anyOf(`
  we locked it, we blocked it, have locked it, have blocked it, have cancelled it, have withdrawn it, wurde er gesperrt, ist er gesperrt, haben wir ihn gesperrt, hebben we geblokkeerd, is dit geblokkeer, l'avons bloqué, l'abbiamo bloccato, lukitsimme sen, smo ga blokirali, 已被锁定*, 已被鎖定*, 已经锁定*, 已經鎖定*, 已锁定*, 已鎖定*, 已被取消*, もうお使いいただけません*, お使いいただけなくなりました*, 取り消されました*, ロックされました*, ロックいたしました*, it has been blocked, it has been locked, it has been cancelled, it was blocked, er wurde gesperrt, il a été bloqué, lo hemos bloqueado, lo bloqueamos,
  have canceled it, have revoked it, have disabled it, have deactivated it, have invalidated it, ve cancelled it, ve canceled it, ve blocked it, ve revoked it, we cancelled it, we canceled it, we revoked it, we disabled it, we deactivated it, haben ihn gesperrt, haben ihn storniert, haben ihn widerrufen, haben ihn deaktiviert, haben wir ihn storniert, haben wir ihn widerrufen, haben wir ihn deaktiviert,
  l'avons annulé, l'avons révoqué, l'avons désactivé, lo hemos anulado, lo hemos cancelado, lo hemos desactivado, l'abbiamo annullato, l'abbiamo disattivato, hebben hem geblokkeerd, hebben hem geannuleerd, hebben we hem geblokkeerd, hebben we hem geannuleerd, har spärrat den, har vi spärrat den, har spærret den, har sperret den, zablokowaliśmy go, anulowaliśmy go, unieważniliśmy go, zrušili jsme jej, zrušili jsme ho, zrušili sme ho, мы его отменили, мы его заблокировали, ми його скасували, ми його заблокувалиfoi por isso bloqueado, wurde dieser gesperrt, den har spärrats, den er spærret, den er sperret, його заблокували, його заблоковано, его заблокировали, он заблокирован, ga smo blokirali, jsme ho zablokovali, sme ho zablokovali, go zablokowaliśmy, został on zablokowany, letiltottuk, zároltuk
`);

/** "Es wurde mit dem Code 482913 bestätigt": of two words around it the first … */
export const hasBeen = anyOf(`
  wurde, wurden, haben, habt, hast, hat, ist, sind, bent, ben, heeft, hebt, hebben, is, werd, zijn
`);

/** … and the second. */
export const actedBehind = anyOf(`
  storniert, gekündigt, überwiesen, ausgelöst, gelöscht, geannuleerd, gesloten, overgemaakt, verwijderd, opgezegd, gesluit, geopen, onderteken, gekanselleer, bygevoeg,
  bestätigt, freigegeben, angemeldet, eingeloggt, autorisiert, genehmigt, unterschrieben, signiert, geöffnet, geändert, hinzugefügt, aktiviert, freigeschaltet, entsperrt, verknüpft, durchgeführt, abgeschlossen,
  goedgekeur, gewysig, verander, aangemeld, bevestigd, goedgekeurd, ingelogd, ondertekend, geopend, gewijzigd, toegevoegd, geactiveerd, ontgrendeld, gekoppeld, geautoriseerd, uitgevoerd
`);

/** "It has been used by now.": what the next sentence begins with that speaks of the same code, by a pronoun … */
export const sameOne = anyOf('it, er, sie, er ist, il, elle, hij, он, він, den');

/** … or by its name. */
export const sameCode = anyOf(`
  this code, that code, the code, dieser code, der code, diese tan, die tan, ce code, cette clé, le code, este código, ese código, el código, esta clave, la clave, esse código, o código, questo codice, il codice,
  de code, deze code, die code, kod, ten kod, kód, tento kód, код, этот код, цей код, koden, denna kod, denne kode, koodi, tämä koodi, ez a kód, a kód, bu kod, cod, acest cod, codul, ο κωδικός, kode, kode ini, mã này,
  このコード*, 本コード*, 同コード*, この番号*, 该验证码*, 此验证码*, 該驗證碼*, 此驗證碼*, 이 코드*, 이 인증번호*, 해당 인증번호*, 해당 코드*
`);

/** "You typed the code 482913 at 10:25": who has entered something, before it … */
export const someoneEntered = anyOf(`
  שהקלדת, שהזנת, שהכנסת, que pusiste, que metiste, que puso, que colocaste, que colocou, che hai messo, que has puesto, que has metido, venez de saisir, vient de saisir, venez d'entrer, annoit, annoit juuri, zadal, zadala, zadali, толькі што ўвялі, только что ввели, щойно ввели, הוקש, הוקשה, הוזן, הוקלד, הזין את, הזינה את, הקליד את, הקלידה את, đã nhập, telah menaip, telah menaipkan, sudah mengetik, telah mengetik, syötti,
  you entered, you typed, you keyed in, you ve entered, you have entered, you have typed, you just entered, someone entered, someone typed, somebody entered, somebody typed, someone keyed in, somebody keyed in, avez saisi, as saisi, a saisi, avez entré, as entré, avez tapé, as tapé, avez renseigné,
  introdujiste, introdujo, introdujeron, has introducido, ha introducido, ingresaste, ingresó, has ingresado, ha ingresado, tecleaste, tecleó, digitaste, escribiste, digitou, introduziu, introduziste, inseriu, inseriste, digitaram,
  hai inserito, ha inserito, avete inserito, hai digitato, ha digitato, avete digitato, ai introdus, ați introdus, ai tastat, ați tastat, a introdus, vas introduir, va introduir, has introduït, ha introduït, heu introduït, vau introduir, vas escriure, vas teclejar,
  introduciches, introduciu, escribiches, tecleaches, teclaches, angav du, du angav, du skrev in, skrev du in, du matade in, du slog in, slog du in, har du angett, du har angett, någon angav, tastede du, du tastede, du indtastede, indtastede du, du har indtastet, du skrev koden, skrev du koden,
  du tastet inn, tastet du inn, du skrev inn, skrev du inn, du la inn, oppga du, du oppga, slóst inn, slóstu inn, sló inn, færðir inn, færðirðu inn, skrifaðir inn, syötit, kirjoitit, näppäilit, olet syöttänyt, joku syötti,
  sisestasid, sisestasite, sisestas, ievadīji, ievadījāt, ievadīja, įvedei, įvedėte, suvedei, suvedėte, buvo įvestas, buvo suvestas, wpisałeś, wpisałaś, wpisał pan, wpisała pani, podałeś, podałaś, wprowadziłeś, wprowadziłaś,
  jsi zadal, jsi zadala, jste zadal, jste zadala, jste zadali, zadal jsi, zadala jsi, zadal jste, zadala jste, zadali jste, zadal si, zadala si, zadali ste, ste zadali, si zadal, si zadala, si vpisal, si vpisala, vpisal si, vpisala si, ste vpisali, vpisali ste, vnesli ste, ste vnesli, si vnesel, si vnesla,
  unio si, unijela si, unijeli ste, ste unijeli, uneo si, unela si, uneli ste, ste uneli, upisao si, upisala si, upisali ste, ukucao si, ukucala si, ukucali ste, унео си, унела си, унели сте, сте унели, уписали сте, укуцали сте,
  въведохте, въведе кода, въвел си, въвели сте, го внесе, го внесовте, внесовте, го впиша, го впишавте, ти ввела, ти ввів, ви ввели, ввели ви, вы ввели, ввели вы, ты ввёл, ты ввела, вы набрали, вы ўвялі, ўвялі вы, ты ўвёў, ты ўвяла,
  beírtad, beírta, megadtad, megadta, beütötted, beütötte, πληκτρολόγησες, πληκτρολογήσατε, εισήγαγες, εισαγάγατε, καταχώρισες, καταχωρίσατε, βάλατε, u fut kodi, u shkrua kodi, keni futur, ke futur, futët, keni shkruar,
  daħħalt, daħħaltu, rhoddwyd, rhoesoch, fe wnaethoch nodi, chuir tú, d'iontráil tú, uliingiza, umeingiza, aliingiza, mliingiza, inilagay mo, inilagay ninyo, ipinasok mo, itinype mo, na-type mo,
  הקלדת את, הקלדתם את, הזנת את, הזנתם את, أدخلت, أدخلتم, قمت بإدخال, قمتم بإدخال, մուտքագրել ես, մուտքագրել եք, մուտքագրեցիր, մուտքագրեցիք, bạn đã nhập, quý khách đã nhập, anh đã nhập, chị đã nhập, telah memasukkan, sudah memasukkan, tadi memasukkan, tadi kamu memasukkan, tadi anda memasukkan
`);

/** "Sie haben den Code 482913 eingegeben": … around it … */
export const hasEntered = anyOf(`
  haben, hast, hat, habt, heb, hebt, heeft, hebben, het
`);

/** … of which this is the second part … */
export const enteredAtLast = anyOf(`
  eingegeben, eingetippt, eingetragen, ingevuld, ingevoerd, ingetikt, ingetypt, opgegeven, ingetik, ingesleutel, ingevoer, ingevul
`);

/** … or behind it: "482913 kodunu girdiniz". */
export const enteredBehind = anyOf(`
  que introduziu, que inseriu, que digitou, que has entrat, que has introduït, que heu introduït, que ha introducido, que has introducido, que introdujo, que hai inserito, er indtastet, er tastet inn, терді, тердіңіз, енгізді, terildi, kiritildi, وارد کرد و, ddaħħal, ddaħħlet, درست تھا,
  girdin, girdiniz, yazdınız, daxil etdin, daxil etdiniz, енгіздің, енгіздіңіз, жаздыңыз, kiritding, kiritdingiz, kiritdi, yozdingiz, unesen je, unijet je, unela si, uneo si, uneli ste, unio si, unijela si, unijeli ste, унела си, унео си, унели сте, unet je, upisan je, унесен је, унет је, уписан је,
  beírtad, beírta, megadtad, megadta, beütötted, beütötte, կոդը մուտքագրեցիք, idatzi duzu, idatzi zenuen, sartu zenuen, sartu zuen, وارد کردی, وارد کردید, وارد کردهاید, را زدید,
  डाला और, डाला था, डाला है, दर्ज किया और, दर्ज किया था, दर्ज किया है, टाकला आणि, टाकलात, हाल्नुभयो, प्रविष्ट गर्नुभयो, দিয়েছেন, লিখেছেন, প্রবেশ করিয়েছেন, درج کیا اور, درج کیا تھا, درج کیا ہے, ڈالا اور, ڈالا تھا, உள்ளிட்டீர்கள், உள்ளிட்டீர், ఎంటర్ చేశారు, నమోదు చేశారు
`);

/** "Entered code: 482913", of who failed to sign in: what a notice calls it, right before it. */
export const enteredNames = anyOf(`
  entered code, code entered, typed code, code typed, submitted code, code submitted, code tried, attempted code, eingegebener code, eingegebene tan, eingegebene pin, eingegebener sicherheitscode, eingegebener bestätigungscode, eingetippter code,
  code saisi, code entré, code tapé, código ingresado, código introducido, código tecleado, código inserido, código introduzido, código digitado, codice inserito, codice digitato, codice immesso, codi introduït, sartutako kodea,
  ingevoerde code, ingevulde code, ingevulde sms code, ingetypte code, ingevoerde kode, kode ingevoer, kode ingetik, inmatad kod, inskriven kod, indtastet kode, inntastet kode, kóði sem var sleginn inn, innsleginn kóði, syötetty koodi, sisestatud kood, ievadītais kods, įvestas kodas,
  wpisany kod, wprowadzony kod, zadaný kód, beírt kód, cod introdus, codul introdus, въведен код, въведеният код, внесен код, внесениот код, uneti kod, унети код, unet kod, uneseni kod, upisani kod, vnesena koda, vpisana koda, kodi i futur, kodi i shkruar, κωδικός που εισήχθη, κωδικός που καταχωρίστηκε, κωδικός που πληκτρολογήθηκε,
  введенный код, введен код, введений код, введено код, уведзены код, girilen kod, daxil edilən kod, daxil edilmiş kod, енгізілген код, kiritilgan kod, оруулсан код, შეყვანილი კოდი, մուտքագրված կոդ*, הקוד שהוזן, קוד שהוזן, الرمز المدخل, الرمز الذي تم إدخاله, کد واردشده, کد وارد شده, درج کیا گیا کوڈ, درج کردہ کوڈ,
  दर्ज किया गया कोड, डाला गया कोड, टाकलेला कोड, প্রবেশ করানো কোড, உள்ளிட்ட குறியீடு*, నమోదు చేసిన కోడ్, รหัสที่กรอก*, รหัสที่ใส่*, รหัสที่ป้อน*, mã đã nhập, kode yang dimasukkan, kod yang dimasukkan, inilagay na code, msimbo ulioingizwa, 入力されたコード*, 入力された番号*, 입력된 인증번호*, 입력된 코드*, 입력된 번호*, 입력한 인증번호*, 입력한 코드*, 输入的验证码*, 輸入的驗證碼*, 填写的验证码*
`);

/** "When you have entered the code 482913, …": behind it nothing has been done yet. */
export const afterwards = anyOf(`
  after, as soon as, until, nachdem, bis, après que, lorsque, quand, dès que, une fois, después de que, tan pronto, hasta que, assim que, depois que, até que, dopo che, appena, nadat, totdat, når, så snart, efter att, innan, efter at, etter at, inden, þegar, eftir að, kun, sen jälkeen, kuni, pärast, kad, kai, po to, kiedy, dopóki, jakmile, poté, až,
  keď, akonáhle, ko, ko boste, kada, čim, nakon što, када, чим, након што, щом, след като, когато, кога, откако, після того, як тільки, как только, после того, пока, пасля таго, як толькі, miután, amint, mihelyt, după ce, imediat ce, μόλις, αφού, pasi, kur, setelah, selepas, ketika, sebelum, sau khi, kapag, pagkatapos, ukisha, baada,
  بعد أن, عندما, بمجرد, כאשר, לאחר ש*, אחרי ש*, وقتی, پس از, जब, यदा, जेव्हा, যখন, pan, unwaith, nuair, meta, wara li, sodra
`);

/** What was said, written down. */
export const transcripts = anyOf(`
  transcript*, meeting notes, meeting recap, call recap, transkript*, mitschrift*, gesprächsprotokoll*, transcription*, compte rendu, transcripción, transcripció, trascrizione, transcrição, transcriptie, gespreksverslag, transkription*, transskription*, transkripsjon*, litterointi, transkrypcja, zapis rozmowy, přepis, prepis, átirat, transcriere, απομαγνητοφώνηση, расшифровка, стенограмма, розшифровка, стенограма, toplantı dökümü, 文字起こし*, 議事録*, 会议记录*, 會議記錄*, 文字记录*, 회의록*, 녹취록*
`);
