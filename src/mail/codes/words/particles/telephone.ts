/**
 * What is said of telephones, in all languages: that one calls a number, what one quotes there, which number short messages
 * come from. Written as the words of a table are; a list is the source of an expression for any of its words, or the set of
 * them.
 */
import { anyOf } from '../list.ts';

/** Said of what one calls by telephone: "call us on 116 116". */
export const calling = anyOf(`
  call, calls, calling, ring, phone, dial, ruf, rufe, rufen, anruf*, appel*, telephon*, llam*, telefon*, chiam*, bel, bellen, bel ons, ringa, ringe, ringer, soita, soittam*, zadzwon*, dzwon*, zavol*,
  volej*, ligue, ligar, suna, sunati, hivj*, kales*, τηλεφων*, позвон*, звон*, дзвон*, обад*, pozov*, nazov*, aray*, hubungi, telepon*, goi
`);

/** "Call 217 905 110 and quote …": what is said before the number of a telephone. */
export const calls = anyOf(`
  call*, ring, phone*, dial*, contact*, ruf*, anruf*, telefon*, wahl*, kontakt*, appel*, telephon*, contactez*, joignez*, llam*, marque*, ligu*, contacte*, chiam*, contatt*,
  bel, bellen, ring*, soita*, zadzwon*, dzwon*, volaj*, zavolaj*, zavolej*, volej*, hivj*, hivja*, sunati*, suna*, apelati*, τηλεφων*, καλεστε*, arayin*, ara, позвон*, звон*, подзвон*, дзвон*,
  телефон*, nazov*, pozov*, helista*, zvan*, skambin*, hubungi*, telepon*, goi
`);

/** "1930 पर शिकायत करें": said behind the number of a telephone, in languages that put the verb there. */
export const calledBehind = anyOf(`
  पर कॉल*, पर फोन*, पर फ़ोन*, पर शिकायत*, पर संपर्क*, पर सूचित*, वर कॉल*, वर संपर्क*, নম্বরে কল*, নম্বরে ফোন*, নম্বরে যোগাযোগ*, এ কল*, எண்ணை அழை*, எண்ணில் அழை*, ஐ அழை*, కు కాల్*, నంబర్‌కు కాల్*, ಗೆ ಕರೆ*, എന്ന നമ്പറിൽ വിളി*,
  로 전화*, 으로 전화*, 로 문의*, 으로 문의*, 로 연락*, 으로 연락*, 로 신고*, 으로 신고*, までお電話*, まで電話*, にお電話*, に電話*, へお電話*, までご連絡*, までお問い合わせ*, 'i arayın, 'ı arayın, 'u arayın, 'ü arayın, 'yi arayın, 'yı arayın, 'a başvur*, numarasını ara*, numaralı telefon*, numaralı hat*, nolu telefon*,
  számon, telefonszámon, számot hív*, as számon, es számon, os számon, zenbakira deitu*, raqamiga qo'ng'iroq*, нөміріне қоңырау*, нөміріне хабарлас*
`);

/** What one does with a number on the telephone. */
export const quotings = anyOf(`
  quot*, mention*, cite, citing, state, stating, refer to, nenn*, angeb*, angab*, geben sie, citez, mentionn*, indiqu*, rappel*, mencion*, cita*, cite*,
  menzion*, indica*, comunic*, vermeld*, noem*, uppge*, oppgi*, oplys*, podaj*, poda*, uved*, uvad*, назов*, сообщ*, укаж*, belirt*
`);

/** "Our messages come from number 900418": before the number of a sender of short messages, and behind it. */
export const sendersBefore = anyOf(`
  from number, from the number, from short code, from shortcode, von der nummer, von der rufnummer, von der kurzwahl, du numéro, depuis le numéro, par le numéro, desde el número, del número, dal numero, do número, pelo número, van nummer, van het nummer,
  z numeru, z čísla, с номера, с короткого номера, з номера, з короткого номера, от номер, fra nummer, från nummer, från numret, numerosta, de la numărul, od broja, sa broja, s broja, з нумара, από τον αριθμό, dari nomor, daripada nombor, từ số, từ đầu số, من الرقم, از شماره, ממספר, จากหมายเลข*, 只从*, 仅从*, 僅從*, 只由*, 仅由*
`);

export const sendersBehind = anyOf(`
  e gönder*, ye gönder*, a gönder*, ya gönder*, numarasına, numarasından, as számról, es számról, os számról, numaralı hattan, 번호로만*, 번호로 발송*, 에서만 발송*, から送信*, からのみ*, からしか*, 发出*, 發出*, 发送的*, 番号から*
`);
