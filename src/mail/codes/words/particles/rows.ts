/**
 * What stands beside the codes of a list and tells which of them is meant: that one is past or for now, whose it is. Short words,
 * which say so only there. Written as the words of a table are; a list is the source of an expression for any of its words.
 */
import { anyOf } from '../list.ts';

/** What a list is said to have. */
export const codesInPlural = anyOf(`
  codes, passcodes, log in codes, pins, tans, otps, einmalcodes, zugangscodes, codici, códigos, codis, claves, koder, koodit, koodid, kodi, kodai, kody, kódok, coduri, codurile, κωδικοί, коды, коди, кодове, кодови, kodovi, kode, kodlar, kodları, 各コード*, รหัสต่อไปนี้*
`);

/** It is past, or was never right; beside what names call a former one (`formers`). */
export const lapsedMarks = anyOf(`
  paired, activated, registered, verified, added, linked, enrolled, done, nothing left to do, freigeschaltet, aktiviert, registriert, verbunden, gekoppelt, enregistré, enregistrée, associé, vérifié, connecté, inscrit, activado, activada, registrado, registrada, vinculado, verificado, emparejado, attivato, registrato, collegato, collegata, verificato, associato, ativado, ativada, registado, emparelhado, geactiveerd, geregistreerd, gekoppeld, geverifieerd, ontvangen, aktiverad, registrerad, kopplad, verifierad, aktiveret, registreret, tilsluttet, aktivert, registrert, koblet til, aktivoitu, rekisteröity, yhdistetty, aktiveeritud, registreeritud, aktivizēts, reģistrēts, aktyvuota, užregistruota, aktywowany, aktywowano, zarejestrowany, zarejestrowano, połączony, połączono, zweryfikowany, potwierdzono, aktivováno, zaregistrováno, spárováno, ověřeno, aktivované, overené, aktivirano, preverjeno, registrirano, povezano, aktiválva, regisztrálva, párosítva, activat, înregistrat, conectat, verificat, ενεργοποιήθηκε, επιβεβαιώθηκε, активирован, активирована, зарегистрирован, зарегистрирована, подключён, привязан, активовано, зареєстровано, підключено, активиран, регистриран, свързан, doğrulandı, etkinleştirildi, kaydedildi, eşleştirildi, bağlandı, تم التفعيل, تم التأكيد, تم التسجيل, تم الاستخدام, مفعل, فعال شده, تایید شده, ثبت شده, הופעל, אומת, נרשם, सत्यापित, ยืนยันแล้ว*, เปิดใช้งานแล้ว*, đã xác nhận, đã kích hoạt, đã đăng ký, sudah aktif, sudah terdaftar, sudah diverifikasi, 登録済*, 確認済*, 認証済*, 入力済*, 承認済*, 完了*, 已激活*, 已注册*, 已验证*, 已绑定*, 已确认*, 已完成*, 已啟用*, 已註冊*, 已驗證*, 已綁定*, 已確認*, 완료*, 등록됨*, 인증됨*, 확인됨*,
  was, mistyped, dead, over, skipped, discarded, not needed, было, було, беше, donde decía, onde se lia, si leggeva, było, bylo, anstatt, statt, au lieu de, en lugar de, invece di, em vez de, in plaats van, i stället för, i stedet for, вместо, замість, namiesto, místo, zamiast, used, joined, connected, approved, confirmed, completed, timed out, overwritten, locked, out of date, no good, ran out, signed in, logged in, past, expired, void, voided, entered, accepted, closed, cancelled, canceled, revoked, withdrawn, blocked, invalid, inactive, wrong, incorrect, superseded, replaced, lapsed, spent, consumed, redeemed, finished, gone, yesterday, last week, last month,
  bestätigt, genehmigt, beendet, überholt, storniert, confirmé, approuvé, terminé, confirmado, aprobado, conectado, terminado, confirmato, approvato, completato, aprovado, concluído, bevestigd, goedgekeurd, afgerond, bekräftad, godkänd, bekræftet, godkendt, indtastet, bekreftet, godkjent, vahvistettu, hyväksytty, kinnitatud, apstiprināts, patvirtintas, potwierdzony, zatwierdzony, potvrzeno, schváleno, potvrdené, schválené, potrjeno, potvrđeno, потврђено, felhasználva, visszavonva, jóváhagyva, törölve, confirmat, aprobat, anulat, εγκρίθηκε, ακυρώθηκε, подтверждён, подтверждено, отменено, использовано, підтверджено, скасовано, потвърден, потвърдено, отменен, потврдено, tamamlandı, iptal edildi, onaylandı, təsdiqlənib, ləğv edilib,
  benutzt, verwendet, verbraucht, eingelöst, eingegeben, abgelaufen, alt, ungültig, erledigt, gesperrt, widerrufen, falsch, vorbei, bisher, früher, gestern, vergangen,
  utilisé, utilisée, expiré, expirée, périmé, périmée, saisi, annulé, annulée, bloqué, erroné, erronée, faux, passé, invalide, caduc, hier,
  usado, usada, utilizado, utilizada, caducado, caducada, vencido, vencida, expirado, expirada, anulado, anulada, bloqueado, erróneo, incorrecto, pasado, ayer, inválido,
  usato, usata, utilizzato, scaduto, scaduta, annullato, bloccato, errato, sbagliato, passato, ieri, inserito,
  ontem, cancelado, errado, incorreto, passado, introduzido,
  gebruikt, verlopen, oud, vervallen, ingevoerd, geblokkeerd, ingetrokken, fout, onjuist, voorbij, gisteren, ongeldig,
  använd, använt, utgången, utgånget, gammal, ogiltig, felaktig, passerad, igår, spärrad, brugt, brugte, udløbet, ugyldig, forkert, i går, spærret, brukt, utløpt, feil, sperret,
  käytetty, vanhentunut, mitätöity, väärä, mennyt, eilen, kasutatud, aegunud, vana, kehtetu, eile, izmantots, beidzies, vecais, nederīgs, nepareizs, vakar, panaudotas, pasibaigęs, senas, negaliojantis, neteisingas,
  użyty, wykorzystany, wygasł, wygasły, nieważny, błędny, wczoraj, unieważniony, anulowany, použitý, použit, použitá, prošlý, vypršel, vypršal, neplatný, chybný, včera, zneplatněn, zrušen, neplatná, nesprávny,
  porabljen, uporabljen, potekel, neveljaven, napačen, včeraj, iskorišten, iskorišćen, istekao, nevažeći, pogrešan, jučer, juče, искоришћен, истекао, стари, неважећи, погрешан,
  felhasznált, lejárt, érvénytelen, hibás, téves, tegnap, beírva, folosit, utilizat, expirat, vechi, greșit, χρησιμοποιημένος, χρησιμοποιήθηκε, έληξε, άκυρος, λάθος, χθες,
  использован, истек, просрочен, недействителен, неверный, ошибочный, вчера, введен, использована, використано, використаний, минув, прострочений, недійсний, хибний, помилковий, вчора, использвано, използван, изтекъл, невалиден, стар, грешен, искористен, истечен, неважечки, погрешен,
  kullanıldı, kullanılmış, süresi doldu, geçersiz, yanlış, hatalı, dün, iptal, istifadə edilib, köhnə, yanlışdır, пайдаланылған, ескі, գործածված, հին, გამოყენებული, ძველი,
  مستخدم, منتهي, قديم, ملغى, خاطئ, خطأ, أمس, استفاده شده, منقضی, قدیمی, باطل, اشتباه, דیروز, נוצל, פג, ישן, בוטל, שגוי, אתמול, منسوخ, پرانا, غلط,
  प्रयुक्त, समाप्त, पुराना, अमान्य, गलत, कल का, ব্যবহৃত, মেয়াদোত্তীর্ণ, পুরনো, ভুল, காலாவதி, பழைய, தவறு, ใช้แล้ว*, หมดอายุ*, เก่า*, ผิด*, ยกเลิก*, đã dùng, hết hạn, đã hủy, hôm qua, sudah dipakai, terpakai, kedaluwarsa, kadaluarsa, lama, salah, kemarin, tamat tempoh, semalam,
  使用済*, 期限切*, 失効*, 無効*, 旧*, 誤*, 已使用*, 已失效*, 已作废*, 已作廢*, 已取消*, 已无效*, 已無效*, 已用*, 已过期*, 已過期*, 过期*, 過期*, 失效*, 作废*, 作廢*, 旧的*, 舊的*, 错误*, 錯誤*, 昨天*, 사용됨*, 사용 완료*, 만료*, 무효*, 이전*, 잘못된*, 어제*
`);

/** Nobody has entered it, said with a word for what is past (`lapsedMarks`). */
export const unspentMarks = anyOf(`
  not yet confirmed, not yet paired, not yet activated, not yet registered, not yet verified, not confirmed, not verified, not registered, not activated, noch nicht bestätigt, noch nicht aktiviert, noch nicht freigeschaltet, noch nicht registriert, noch nicht verbunden, pas encore activé, pas encore confirmé, pas encore enregistré, aún no activado, aún no confirmado, aún no registrado, non ancora attivato, non ancora confermato, non ancora collegato, ainda não ativado, ainda não confirmado, nog niet ontvangen, nog niet bevestigd, nog niet gekoppeld, nog niet geactiveerd, ännu inte registrerad, ikke bekræftet, ikke bekreftet, niezarejestrowany, niepotwierdzony, dosud neověřeno, neověřeno, ещё не подтверждён, не подтвержден, не активирован, не підтверджено, henüz doğrulanmadı, لم يتم التفعيل,
  not entered, not yet entered, not used, not yet used, not expired, noch nicht benutzt, noch nicht verwendet, noch nicht eingegeben, nicht benutzt, nicht verwendet, pas encore utilisé, pas encore saisi, non utilisé, aún no usado, aún no utilizado, no usado, sin usar,
  non ancora usato, non ancora inserito, non usato, ainda não usado, ainda não utilizado, não usado, por usar, nog niet gebruikt, nog niet ingevoerd, niet gebruikt, inte använd, ej använd, ikke brugt, ikke brukt, ikke indtastet, ei käytetty,
  nie użyty, niewykorzystany, nieużyty, nepoužit, nepoužitý, nepoužitá, не использован, ещё не использован, не введён, ещё не введён, не использована, не використано, ще не використано, не введено, ще не введено, не е използван, nu este folosit, nefolosit, neutilizat, még nem felhasznált, δεν χρησιμοποιήθηκε, kullanılmadı, henüz kullanılmadı
`);

/** It is the one for now, or the right one; beside the words for now (`atOnce`). */
export const liveMarks = anyOf(`
  needs your code, needs a code, waiting for your code, bekleniyor, wartet auf, a la espera, en espera, à espera, wacht op, ожидается, menunggu, đang chờ, chờ nhập, في انتظار, בהמתנה, ממתין, ממתינה, प्रतीक्षा, 入力待ち*, 未登録*, 未確認*, 未認証*, 未入力*, 대기*, 待输入*, 待輸入*, 待确认*, 待確認*, 未激活*, 未注册*, 未验证*, 未註冊*, 未驗證*,
  стало, open, awaited, should be, should read, is now, debe decir, deve ler se, leia se, si legga, powinno być, má být, richtig ist, il faut lire, moet zijn, skal være, ska vara, должно быть, має бути, trebuie, helyesen, waiting for, to be approved, to be confirmed, to be entered, type this, enter this, yours, just issued, until,
  right now, active, valid now, current, ready, ready to use, ready for use, waiting, waiting for you, awaiting, awaiting entry, pending, unused, live, good, correct, right one, today, today's, still valid, present, latest, newest,
  wartet, ausstehend, einzugeben, à saisir, à confirmer, en cours, por confirmar, por introducir, da confermare, da inserire, aguardando, a confirmar, a introduzir, te bevestigen, in te voeren, väntar, afventer, mangler, venter, odottaa, ootel, gaida, laukia, oczekuje, do wpisania, czeka, čeká, k zadání, čaká, чека, beírásra vár, függőben, de confirmat, de introdus, în așteptare, εκκρεμεί, ожидает ввода, к вводу, очікує, очаква, чека потврда, bekliyor, onayınızı bekliyor, gözləyir, күтуде,
  gültig, aktiv, aktuell, offen, bereit, unbenutzt, noch gültig, richtig, heute, actif, valable, valide, en attente, prêt, inutilisé, exact, aujourd'hui, bon,
  activo, activa, vigente, válido, válida, pendiente, correcto, correcta, hoy, attivo, attiva, in attesa, corretto, corretta, oggi, da usare, ativo, ativa, pendente, correto, correta, hoje, por usar,
  actief, geldig, klaar, ongebruikt, juist, juiste, vandaag, aktivt, giltig, giltigt, oanvänd, rätt, korrekt, idag, gyldig, klar, klar til brug, ubrugt, rigtig, i dag, ubrukt, riktig, gjeldende,
  voimassa, käyttämätön, oikea, tänään, kehtiv, õige, täna, derīgs, pareizs, šodien, galioja, galiojantis, teisingas, šiandien,
  aktywny, ważny, aktualny, poprawny, prawidłowy, właściwy, dziś, dzisiaj, platný, aktivní, aktuální, správný, dnes, platná, aktívny,
  veljaven, aktiven, pravilen, danes, važeći, aktivan, ispravan, točan, tačan, danas, važi, важећи, исправан, тачан, данас,
  érvényes, helyes, valabil, activ, corect, azi, astăzi, έγκυρος, ενεργός, ισχύει, σωστός, σωστό, σήμερα,
  действует, действителен, активен, действующий, верный, правильный, сегодня, ждёт, ожидает, дійсний, чинний, активний, правильний, сьогодні, валиден, верен, правилен, днес, важечки, точен, денес,
  geçerli, aktif, güncel, doğru, bugün, etibarlıdır, aktivdir, düzgün, bu gün, жарамды, дұрыс, бүгін, գործում է, ճիշտ, այսօր, მოქმედი, სწორი, დღეს,
  صالح, ساري, نشط, صحيح, اليوم, معتبر, فعال, درست, امروز, בתוקף, פעיל, נכון, היום, آج,
  मान्य, सक्रिय, सही, आज, বৈধ, সঠিক, আজ, செல்லும், சரி, இன்று, ใช้ได้*, ถูกต้อง*, วันนี้*, còn hạn, còn hiệu lực, đúng, hôm nay, berlaku, benar, hari ini, sah laku, betul,
  有効*, 未使用*, 今回*, 正*, 本日*, 有效*, 当前*, 當前*, 可用*, 正确*, 正確*, 今天*, 사용 가능*, 유효*, 현재*, 올바른*, 오늘*
`);

/** That it is past, in a field that asks: "Confirmed: yes". */
export const affirmations = anyOf(`
  yes, ja, oui, sí, sim, tak, ano, áno, да, так, igen, da, ναι, evet, bəli, نعم, بله, כן, हाँ, ya, có, はい, 是, 예
`);

/** That it is not: "Confirmed: not yet". */
export const negations = anyOf(`
  no, not yet, nein, noch nicht, non, pas encore, aún no, todavía no, non ancora, não, ainda não, nee, nog niet, nej, inte än, ikke endnu, nei, ikke ennå, ei, ei vielä, nie, jeszcze nie, ne, ještě ne, zatím ne, ešte nie, нет, ещё нет, пока нет, ні, ще ні, не, nem, még nem, nu, încă nu, όχι, όχι ακόμη, hayır, henüz değil, xeyr, لا, خیر, לא, नहीं, belum, tidak, chưa, いいえ, まだ, 否, 未, 아니요, 아직
`);

/** It is for later. */
export const laterMarks = anyOf(`
  not open before, not open until, opens on,
  tomorrow, later, afterwards, next, then, not yet, not before, not valid before, not valid until, from tomorrow, from monday, from tuesday, from wednesday, from thursday, from friday, from saturday, from sunday, from next, next week, when, once the, after that, on monday, second step,
  morgen, später, danach, nachher, ab morgen, ab montag, nächste, nächsten, erst ab, erst am, noch nicht, demain, plus tard, ensuite, après, à partir, pas avant, prochain, prochaine, mañana, más tarde, después, luego, próximo, próxima, aún no,
  domani, più tardi, dopo, poi, a partire, non prima, prossimo, prossima, amanhã, mais tarde, depois, ainda não, daarna, vanaf, volgende, nog niet, imorgon, i morgon, senare, sedan, nästa, i morgen, senere, derefter, næste, deretter, neste,
  huomenna, myöhemmin, sitten, alkaen, ensi, hiljem, seejärel, alates, rīt, vēlāk, pēc tam, no rītdienas, rytoj, vėliau, po to, jutro, później, potem, następnie, od jutra, od poniedziałku, zítra, později, potom, od zítřka, od pondělí, zajtra, neskôr, jutri, kasneje, nato, sutra, kasnije, zatim, od sutra, сутра, касније,
  holnap, később, utána, holnaptól, mâine, mai târziu, apoi, de mâine, începând, αύριο, αργότερα, μετά, από αύριο, завтра, позже, потом, затем, с завтрашнего, пізніше, потім, згодом, утре, по късно, след това, подоцна, потоа,
  yarın, sonra, daha sonra, itibaren, sabah, ертең, кейін, վաղը, հետո, ხვალ, შემდეგ, غدا, لاحقا, بعد ذلك, ابتداء, فردا, بعدا, سپس, מחר, אחר כך, מאוחר, القادم, کل سے, बाद में, कल से, পরে, আগামীকাল, பின்னர், நாளை, พรุ่งนี้*, ภายหลัง*, ต่อไป*, ngày mai, sau đó, từ ngày, besok, nanti, kemudian, mulai, esok,
  明日*, 後ほど*, その後*, 次回*, 明天*, 稍后*, 稍後*, 之后*, 之後*, 下次*, 내일*, 나중*, 이후*, 다음*
`);

/** It is the reader's. */
export const ownMarks = anyOf(`
  you, for you, yours, your code, your one time code, dein code, ihr code, votre code, ton code, tu código, su código, il tuo codice, il suo codice, seu código, teu código, jouw code, uw code, din kod, din kode, sinun koodisi, twój kod, tvůj kód, váš kód, твой код, ваш код, senin kodun, sizin kodunuz, du, dich, dir, für dich, deiner, deins, sie, für sie, ihrer, vous, pour vous, le vôtre, toi, pour toi, tú, tuyo, usted, para ti, para usted, tuo, lei, per te, per lei, você, para si, seu,
  jij, jou, voor jou, jouw, voor u, dig, til dig, deg, til deg, sinä, sinulle, sinun, teile, sulle, tev, jums, tau, tavo, ty, dla ciebie, twój, pan, pani, pro tebe, pro vás, tvůj, pre teba, pre vás, zate, za vas, tvoj, za tebe, vaš, за тебе, твој,
  neked, önnek, tiéd, pentru tine, al tău, dumneavoastră, εσύ, εσάς, για σένα, για εσάς, ты, тебе, твой, вы, вам, ваш, для вас, для тебя, ти, твій, ви, за теб, вие, за вас, sen, siz, senin, sizin, sizin için, сен, сіз, сізге,
  أنت, لك, شما, برای شما, تو, אתה, לך, שלך, آپ, आप, आपका, আপনি, আপনার, உங்கள், คุณ*, ของคุณ*, bạn, cho bạn, của bạn, anda, kamu, untukmu, awak, あなた*, ご本人*, 你的*, 您的*, 给您*, 給您*, 당신*, 고객님*, 본인*
`);
