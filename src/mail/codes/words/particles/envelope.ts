/**
 * What stands around the message of a mail, in all languages: headers that mail programs copy, what they put before the
 * subject, and what senders put below everything they send. Written as the words of a table are; a list is the source of an
 * expression for any of its words, or the set of them.
 */
import { anyOf } from '../list.ts';

/** The names of header fields, as mail programs copy them above what they quote. */
export const senderHeaders = anyOf(`
  from, von, de, da, van, od, от, від, från, fra, lähettäjä, kimden, gönderen, feladó, από, expéditeur, nadawca, odesílatel, saatja, no, nuo, dari, từ, 差出人, 发件人, 寄件者, 寄件人, 보낸 사람, 보낸사람, จาก, מאת, من, از
`);

export const otherHeaders = anyOf(`
  to, cc, bcc, reply-to, date, sent, an, kopie, datum, gesendet, antwort an, à, copie à, envoyé, répondre à, para, fecha, enviado, enviado el, data, cópia, a, inviato, aan, verzonden, do, dw, udw, wysłano, komu, odesláno, odoslané, dátum,
  кому, дата, отправлено, копия, надіслано, till, skickat, kopia, til, sendt, dato, kopi, lähetetty, päiväys, vastaanottaja, kime, gönderildi, tarih, bilgi, címzett, küldve, másolatot kap, προς, ημερομηνία, στάλθηκε, către, trimis, saatja, kuupäev, kellele, kam, datums, kada, kepada, tanggal, dikirim, đến, ngày, gửi, tới,
  宛先, 送信日時, 日時, 日付, 收件人, 发送时间, 日期, 發送時間, 抄送, 副本, 받는 사람, 날짜, 보낸 날짜, 참조, ถึง, วันที่, ส่ง, אל, תאריך, נשלח, إلى, التاريخ, تاريخ, الى
`);

export const subjectHeaders = anyOf(`
  subject, betreff, objet, asunto, oggetto, assunto, onderwerp, temat, ämne, emne, aihe, předmět, predmet, тема, konu, tárgy, θέμα, subiect, zadeva, teema, temats, tema, subjek, perihal, chủ đề, tiêu đề, 件名, 主题, 主題, 主旨, 제목, เรื่อง, נושא, الموضوع, موضوع
`);

/** What trackers and forums write above a comment that they bring. */
export const comments = anyOf(`
  commented, answered you, has replied to your, added a comment, left a comment, wrote a comment, added a note, posted, replied in, hat kommentiert, kommentierte, schrieb einen kommentar, a commenté, a ajouté un commentaire, a laissé un commentaire, ha comentado, comentó, agregó un comentario, añadió un comentario,
  comentou, adicionou um comentário, ha commentato, ha aggiunto un commento, heeft gereageerd op, reageerde op, plaatste een opmerking, kommenterade, kommenterte, kommenterede, kommentoi, skomentował*, dodał* komentarz, okomentoval*, přidal* komentář, прокомментировал*, добавил* комментарий, yorum yaptı,
  がコメントしました, さんのコメント, 评论了, 添加了评论, 님이 댓글
`);

/** What mail programs put before the subject of what they forward. */
export const forwards = anyOf(
  `fwd, fw, wg, tr, rv, enc, i, fwrd, vs, vb, vl, vlb, vid, pd, podaj dalej, doorst, prz, továbbítás, tov, προωθ, πρθ, перенаправление, пересл, ilt, 转发, 轉寄, 轉發, 転送, 전달, הועבר, trs, forward, edasi, прослеђено, prosleđeno, proslijeđeno, препр, проследено, iletilen, chuyển tiếp, teruskan, vidaresänt, videresendt, pārs, persiųsta, posredovano`,
);

/** What mail programs put before the subject of what they answer for who is absent. */
export const automaticReplies = anyOf(`
  automatic reply, auto reply, autoreply, automated reply, automatische antwort, réponse automatique, respuesta automática, resposta automática, risposta automatica, automatisch antwoord,
  automatiskt svar, autosvar, automatisk svar, automatiske svar, automaattinen vastaus, automatyczna odpowiedź, automatická odpověď, automatická odpoveď, automatikus válasz, răspuns automat, автоматический ответ, автоответ, автоматична відповідь, automatski odgovor, αυτόματη απάντηση, otomatik yanıt, balasan otomatis, 自動応答, 自動返信, 自动回复, 自動回覆, 자동 회신, 자동 응답
`);

/** The same where it says that somebody is away: no mail with a code of its own is called so. */
export const absences = anyOf(`
  out of office autoreply, out of office auto reply, out of office reply, out of office, out of the office, abwesenheitsnotiz, abwesenheit, abwesend, absence du bureau, absent du bureau, absence, fuera de la oficina, ausencia, fora do escritório, ausência, fuori ufficio, assenza, afwezig, afwezigheid, frånvaro, frånvarande, fravær, fraværende,
  poissa, poza biurem, nieobecność, mimo kancelář, nepřítomnost, neprítomnosť, házon kívül, în afara biroului, вне офиса, відсутність на роботі, odsutnost, εκτός γραφείου, ofis dışında, di luar kantor, 不在通知, 不在連絡, 外出, 不在办公室, 부재중
`);

/** What the subject begins with where a server could not deliver a mail, which it brings back. */
export const returnedMails = anyOf(`
  recall of message, message recall, recall of the message, undelivered mail, undeliverable mail, delivery status notification, mail delivery failed, mail delivery failure, mail delivery status, mail system error, failure notice, returned mail, message not delivered, warning message delayed
`);

/** The same in words that are said of parcels, too. */
export const undelivered = anyOf(`
  messaggio non recapitato, message non distribué, message non délivré, nicht zugestellt, unzustellbare, mensagem não entregue, mensaje devuelto, bericht niet bezorgd, kunne ikke leveres, zpráva nebyla doručena, nie dostarczono, сообщение не доставлено, teslim edilemedi, kézbesíthetetlen, 配達不能,
  undeliverable, delivery failure, delivery has failed, unzustellbar, nicht zustellbar, non remis, échec de la remise, no se puede entregar, mensaje no entregado, não é possível entregar, impossibile recapitare, onbestelbaar, kan inte levereras,
  nie można dostarczyć, niedostarczon*, nedoručiteln*, не удается доставить, недоставлен*, 配信不能, 配信失敗, 无法投递, 退信
`);

/** Names of numbers and places that senders put below every mail of theirs, whatever it is about. */
export const footerNames = anyOf(`
  phone*, tel, telephone*, telefon*, telefoon*, telefono*, teléfono*, téléphone*, telefone*, puhelin*, телефон*, тел, τηλ*, fax*, faks*, mobile, mobil, cell, hotline*,
  call us, helpline, toll free, whatsapp, customer service, kundenservice, kundeservice, 电话, 電話*, 전화*, โทร*, هاتف*, تلفن*, טלפון*, फोन*,
  vat*, ust*, uid, tva*, iva, p iva, partita iva, nif, cif, nip, regon, krs, dic, ico, oib, afm, αφμ, инн, огрн, кпп, едрпоу, єдрпоу, siret, siren, rcs, hrb, hra,
  handelsregister*, amtsgericht, registergericht, business id, trade register*, reg no, reg nr, registration no, company no, company number, company reg*, registered in*, registered company*, registered charity*, org nr, orgnr, org number, y tunnus,
  cvr, kvk, btw*, abn, acn, crn, gst*, gstin, cin, cnpj, rut, ruc, nit, cuit, mersis*, vergi no*, 統一編號, 统一社会信用代码, 사업자등록번호, 法人番号, cegjegyzekszam, adoszam, cui, eik, еик,
  suite, ste, street, address, adresse*, direccion*, indirizzo*, endereco*, adres*, адрес*, po box, p.o. box, pob, building, 주소*, 地址, 住所,
  copyright, established, since, founded, team, time, page
`);

/** Names of postal codes, which stand in the address of many a footer. */
export const postalNames = anyOf(`
  zip*, postal*, post code*, postcode*, postleitzahl*, plz*, code postal*, codigo postal*, cep, cap, c a p, codice postale*, codi postal*, kod pocztowy*,
  psc*, iranyitoszam*, cod postal*, postnummer*, postnr*, postinumero*, postiindeks*, pasto kodas*, pasta indekss*, postanski broj*, postna stevilka*,
  почтовый индекс*, поштовий індекс*, индекс, пощенски код*, поштански број*, τ κ, ταχυδρομικος*, posta kodu*, kode pos*, poskod*, ma buu*,
  邮编*, 邮政编码*, 郵遞區號*, 郵便番号*, 우편번호*, รหัสไปรษณีย์*, الرمز البريدي*, کد پستی*, מיקוד*
`);

/** In the line that says why one gets a mail, and how to get no more. */
export const mailingWords = anyOf(`
  unsubscrib*, opt out*, email preferences, mail preferences, you are receiving this, you're receiving this, you received this, this message was sent to, this email was sent to, this e-mail was sent to, this mail was sent to, sent to, abmelden, abbestell*, gesendet an, diese e-mail ging an, diese nachricht ging an, se désabonner, désinscri*, envoyé à, vous recevez ce,
  darse de baja, cancelar suscripción, enviado a, disiscri*, annulla iscrizione, inviata a, inviato a, uitschrijven, afmelden, verzonden naar, avprenumerer*, avregistrer*, skickades till, afmeld, sendt til, avmeld*, peruuta tilaus, wypisz*, wysłano do, odhlás*, odesláno na, отписаться, отправлено на, відписатися, leiratkoz*, dezabon*,
  cancelar inscrição, descadastr*, aboneliğinizi, abonelikten çık*, berhenti berlangganan, hủy đăng ký, 配信停止*, 退订*, 退訂*, 取消订阅*, 수신거부*, 수신 거부*, إلغاء الاشتراك, להסרה, ยกเลิกการรับ*
`);

/** How letters close, above the name of who writes. None with which a mail begins as well: "thank you". */
export const closings = anyOf(`
  regards, kind regards, best regards, warm regards, warmest regards, with kind regards, with best regards, sincerely, yours sincerely, sincerely yours, yours truly, yours faithfully, faithfully, respectfully, best wishes, all the best, cheers,
  mit freundlichen grüßen, mit freundlichem gruß, freundliche grüße, viele grüße, beste grüße, herzliche grüße, liebe grüße, schöne grüße, freundlich grüßt, herzlichst, hochachtungsvoll, mfg,
  cordialement, bien cordialement, bien à vous, salutations, sincères salutations, meilleures salutations, amicalement, saludos, un saludo, saludos cordiales, un cordial saludo, atentamente, atentament, salutacions, cordiali saluti, distinti saluti, un saluto, a presto,
  atenciosamente, com os melhores cumprimentos, melhores cumprimentos, cumprimentos, um abraço, met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, vriendelijke groeten, hartelijke groet, hartelijke groeten, groet, groeten, groetjes, mvg,
  med vänliga hälsningar, vänliga hälsningar, med vänlig hälsning, vänligen, hälsningar, mvh, med venlig hilsen, venlig hilsen, de bedste hilsner, kærlig hilsen, med vennlig hilsen, vennlig hilsen, hilsner, ystävällisin terveisin, terveisin, parhain terveisin, kveðja, með kveðju, bestu kveðjur,
  z poważaniem, z wyrazami szacunku, pozdrawiamy, pozdrawiam, serdecznie pozdrawiamy, serdecznie pozdrawiam, s pozdravem, s přátelským pozdravem, s úctou, s pozdravom, s priateľským pozdravom, lep pozdrav, lijep pozdrav, srdačan pozdrav, srdačno, s poštovanjem, s spoštovanjem, с поштовањем,
  с уважением, с уважение, з повагою, з пошаною, с наилучшими пожеланиями, щиро ваша, щиро ваш, üdvözlettel, tisztelettel, cu respect, cu stimă, cu drag, toate cele bune, με εκτίμηση, φιλικά, saygılarımızla, saygılarımla, sevgiler, iyi günler dileriz,
  lugupidamisega, parimate soovidega, tervitades, ar cieņu, pagarbiai, su pagarba, hormat kami, salam hangat, trân trọng, kính thư, thân mến, lubos na gumagalang, gumagalang, wako, بكل احترام, مع أطيب التحيات, مع التحية, تحياتنا, مع خالص التحيات, با احترام, با تشکر, בברכה, בכבוד רב,
  敬具, 草々, よろしくお願い*, 此致, 敬上, 敬启, 謹啟, 謹上, 顺颂商祺, 祝商祺, 감사합니다, ขอแสดงความนับถือ, भवदीय, सादर, ধন্যবাদান্তে, விசுவாசமுள்ள
`);

/** What senders say they never ask for, beside codes. */
export const credentials = anyOf(`
  password*, passwords, card number*, card details, bank details, cvv, cvc, passwort*, passwörter*, kennwort*, kartendaten, kartennummer*, mot de passe, mots de passe, contraseña*, senha*, wachtwoord*, lösenord*, passord*, adgangskode*, salasana*, hasł*, heslo*, hesla, lozink*, geslo, пароль*, пароли, паролі, парол*,
  parola*, jelszó*, jelszav*, κωδικό πρόσβασης, şifre*, kata sandi, mật khẩu, パスワード*, 密码*, 密碼*, 비밀번호*, كلمة المرور, كلمة السر, סיסמ*, रหัสผ่าน*, รหัสผ่าน*, पासवर्ड*
`);

export const nevers = anyOf(`
  never, not ask, won't ask, nie, niemals, jamais, nunca, jamás, mai, nooit, aldrig, aldri, koskaan, nigdy, nikdy, nikada, nikoli, никогда, ніколи, никога, soha, niciodată, ποτέ, asla, hiçbir zaman, tidak akan, không bao giờ, 決して*, 絶対に*, 绝不*, 絕不*, 不会*, 不會*, 절대*, لن, אף פעם, לעולם לא, कभी नहीं, ไม่*
`);

/** What a gateway writes above each mail that comes from elsewhere. */
export const fromOutside = anyOf(`
  external sender, external email, external mail, external message, outside the organization, outside the organisation, outside of the organization, outside of the organisation, outside your organization, outside your organisation, outside of your organization, outside of your organisation, outside our organization, outside our organisation, outside the company, outside of the company,
  externen absender, externer absender, externe e-mail, externe mail, absender außerhalb, expéditeur externe, e-mail externe, courriel externe, message externe, remitente externo, correo externo, correo electrónico externo, fuera de la organización, remetente externo, e-mail externo, fora da organização, mittente esterno, e-mail esterna, esterno all'organizzazione,
  externe afzender, buiten de organisatie, buiten uw organisatie, extern avsändare, extern afsender, ekstern avsender, ekstern afsender, ulkoinen lähettäjä, ulkopuolinen lähettäjä, nadawca zewnętrzny, zewnętrznego nadawcy, spoza organizacji, externí odesílatel, externího odesílatele, külső feladó, expeditor extern, внешний отправитель, внешнего отправителя, зовнішній відправник, dış gönderen, kuruluş dışından,
  外部メール, 外部からのメール, 外部の送信者, 社外からのメール, 外部邮件, 外部郵件, 外部发件人, 외부 메일, 외부 발신자
`);

/** A mail of which firms say below that it is for nobody else … */
export const mails = anyOf(`
  this email, this e-mail, this message, this communication, these emails, contents of this email, diese e-mail, diese nachricht, diese mail, cet e-mail, ce message, ce courriel, este correo, este mensaje, este e-mail, esta mensagem, esta mensaje, questa e-mail, questo messaggio, la presente e-mail, dit bericht, deze e-mail, deze mail,
  detta e-postmeddelande, detta meddelande, denne e-mail, denne e-posten, denne meddelelse, tämä viesti, tämä sähköposti, ta wiadomość, niniejsza wiadomość, tento e-mail, tato zpráva, táto správa, ez az e-mail, ez az üzenet, acest e-mail, acest mesaj, αυτό το μήνυμα, это письмо, настоящее сообщение, це повідомлення, bu e-posta, bu mesaj, email ini, pesan ini, thư này, このメール, 本メール, 本邮件, 本郵件, 이 메일
`);

/** … and the words for that. */
export const confidential = anyOf(`
  confidential*, privileged, intended solely, intended only, intended recipient, vertraulich*, confidentiel*, confidencial*, riservat*, confidenzial*, vertrouwelijk*, konfidentiell*, fortrolig*, luottamuksellin*, poufn*, důvěrn*, dôvern*, bizalmas*, confidențial*, εμπιστευτικ*, конфиденциальн*, конфіденційн*, gizli*, rahasia, bảo mật, 機密*, 机密*, 保密*, 기밀*
`);

/** What machines write below mails that are tried: two of them are such a line. */
export const traces = anyOf(`
  request, request id, trace id, correlation id, build, tenant, template, environment, env, mailer, rendered by, commit, worker, queue, node, instance
`);
