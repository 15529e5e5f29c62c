/** What became of what somebody has asked a help desk for, as subjects say it. Written as the words of a table are. */
import { anyOf } from '../list.ts';

/** "Your request 4711 is closed." */
export const closed = anyOf(`
  is closed, was closed, has been closed, been closed, now closed, is resolved, was resolved, has been resolved, been resolved, resolved:, closed:, set to resolved, is solved, has been solved,
  abgeschlossen, geschlossen, ist erledigt, wurde gelöst, ist gelöst, est clôturé*, a été clôturé*, clôturée, est fermé*, a été fermé*, est résolu*, est clos, est close, cerrado, cerrada, se cerró, resuelto, resuelta, solucionado, solucionada, encerrado, encerrada, foi fechad*, resolvido, resolvida,
  è chiusa, è chiuso, stata chiusa, stato chiuso, è risolta, è risolto, stata risolta, tancada, tancat, resolta, resolt, pechada, pechado, itxi da, itxita, is gesloten, is afgesloten, is opgelost, is afgehandeld, gesluit, is opgelos,
  är avslutat, är avslutad, är stängt, är löst, er lukket, er løst, er afsluttet, er avsluttet, hefur verið lokað, er lokið, on suljettu, on ratkaistu, on suletud, on lahendatud, ir slēgt*, ir atrisināt*, išspręst*, uždaryt*,
  zamknięte, zamknięta, zamknięty, rozwiązane, rozwiązana, rozwiązany, uzavřen, uzavřena, uzavřeno, vyřešen, vyřešena, vyřešeno, uzavretá, uzavretý, uzavreté, vyriešená, vyriešený, vyriešené, lezártuk, lezárva, lezárult, megoldott*, închis, închisă, rezolvat, rezolvată, soluționat, soluționată, приключен*, е затворен*, е решен*, zatvoren, zatvorena, zatvoreno, riješen, riješeno, je rešen, je rešeno, je rešena, решен, решено, решена, затворен, затворена, затворено, zaključen, zaključena, zaključeno, u mbyll, është mbyllur, u zgjidh, έκλεισε, έχει κλείσει, επιλύθηκε,
  закрыт, закрыта, закрыто, закрито, закрита, вирішен*, вырашан*, kapatıldı, kapandı, çözüldü, bağlandı, həll olundu, жабылды, шешілді, yopildi, hal qilindi, хаагдлаа, шийдэгдлээ, დაიხურა, დახურულია, փակվել է, փակված է, լուծվել է,
  נסגרה, נסגר, טופלה, נפתרה, تم إغلاق, أغلق, أغلقت, تم حل, بسته شد, حل شد, بند کر دی, حل ہو گئی, बंद कर दिया, बंद कर दी, बंद हो, हल हो, বন্ধ করা হয়েছে, সমাধান হয়েছে, மூடப்பட்ட*, தீர்க்கப்பட்ட*,
  ปิดเรื่อง*, ปิดเคส*, แก้ไขแล้ว*, đã đóng, đã được đóng, đã xử lý xong, đã giải quyết, telah ditutup, sudah ditutup, sudah selesai, telah selesai, sarado na, nalutas na, limefungwa, imefungwa, wedi cau, wedi'i gau, dúnta, 解決済み*, 対応完了*, 처리 완료*, 종료되었*, 해결되었*, 已关闭*, 已關閉*, 已解决*, 已解決*, 已结案*, 已結案*
`);
