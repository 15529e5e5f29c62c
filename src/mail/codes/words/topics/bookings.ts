/** What the mails of bookings speak of, each a word of its own: the stay, the journey, the seat. */
import { anyOfLanguages } from './languages.ts';

export const bookings = anyOfLanguages({
  english: `
    trip, itinerary, itinerar*, booking*, booked, manage my booking, reserv*, appointment*, table for,
    your stay, room, rooms, guests, nights, front desk, check in, checkin, check out, checkout,
    arrive, arriv*, arrival, depart, departure*, flight*, boarding, passenger*, pick up, drop off, rental,
    outbound, inbound, e-ticket*,
    seat, seats, row, doors, tickets
  `,
  german: `
    buchung*, gebucht, reiseplan*, termin, termine, terminbestätigung*,
    aufenthalt, zimmer, gäste, nächte, anreise*, abreise*,
    flug*, sitzplatz*, bordkarte*, passagier*
  `,
  french: `
    voyage*, voyageurs, trajet*, conducteur, gare, quai, salon, départ, vol, embarquement, passager*, billets,
    rendez vous, séjour, chambre, nuits, réserv*, couverts, par couvert, votre table
  `,
  spanish: `
    vuelo*, llegada*, salida*, embarque*, pasajer*, estadía, estancia, recepción, habitación, hab,
    huéspedes, noches, boleto, boletos, entradas, asiento*, asientos, fila, sección, lugares, su cita,
    tu cita, próxima cita, sala de espera
  `,
  italian: `
    prenotazion*, appuntament*, soggiorno, camera, ospiti, notti,
    volo, arrivo, partenza, imbarco, passegger*, biglietti
  `,
  portuguese: 'voo, chegada, partida, passageir*, bilhetes, estadia, quarto, hóspedes, noites',
  dutch: 'boeking*, afspraak*, verblijf, kamer, gasten, nachten, reis*, vlucht*, inchecken, uitchecken',
  swedish: 'bokning*, tidsbokning*, incheckning*, utcheckning*, ankomst*, avresa*, gäster*, nätter',
  danish: 'bestilling*, indtjek*, udtjek*, afrejse*',
  norwegian: 'innsjekk*, utsjekk*, avreise*',
  finnish: 'varaus*, saapumi*, lähtö*',
  latvian: 'vizīte*, vizīt*, rezerv*',
  lithuanian: 'vizit*',
  polish: 'rezerw*, wizyt*, pobyt*, pokój, zameldow*, wymeldow*, przyjazd*, wyjazd*, miejsca, rząd',
  czech: 'příjezd*, odjezd*, příchod*, ubytov*',
  russian: 'бронир*, заезд*, выезд*, рейс*, талон*, на приём, кабинет*, врач*',
  ukrainian: 'бронюв*, заїзд*, виїзд*',
  bulgarian: 'резерва*',
  hungarian: 'foglal*, időpont*, érkez*, távoz*',
  romanian:
    'programare*, cazare*, sosire*, plecare*, bilet, rezerv*, nopți, camera, camere, mic dejun, pensiune*',
  greek: 'κράτησ*, ραντεβ*, άφιξ*, αναχώρησ*',
  turkish: `
    rezervasyon*, randevu*, konaklama*, otel*, oda, odanız, konuk*, misafir*, yetişkin*, resepsiyon*,
    giriş tarihi, çıkış tarihi, yolculuk*, kalkış*, uçuş*, koltuk*, biletiniz, terminaldeki, iskele*
  `,
  kazakh: 'бронь*, билет*, жолаушы*, ұшақ*',
  arabic: 'حجز*, الحجز*, السفر, الرحلة, مطار, البوابة, المقعد, التذكرة, الوصول*, المغادرة*',
  persian: 'رزرو*',
  hebrew: "הזמנ*, צ'ק אין*",
  hindi: 'बुकिंग*, टिकट*, सीट*, चेक इन*',
  tamil: 'பயண*, இருக்கை*',
  thai: 'การจอง*, เช็คอิน*, เช็คเอาท์*',
  vietnamese: 'đặt bàn, đặt cọc, số khách, lễ tân, đặt phòng*, đặt chỗ*, nhận phòng*, trả phòng*',
  indonesian: 'reservasi*, pemesanan*, menginap',
  japanese: `
    予約*, 宿泊*, ご宿泊*, 1泊*, 2泊*, お部屋*, 客室*, チェックイン*, チェックアウト*,
    ご旅行*, 搭乗*, 便名*, 運賃*, 座席*, チケット*, 発券*, 入館*, 入場*, 来館*
  `,
  korean: '예약*, 숙박*, 체크인*, 체크아웃*, 항공편*, 탑승*, 좌석*',
  chinese: '预订*, 預訂*, 訂房*, 入住*, 退房*, 航班*, 登机*, 登機*, 乘机*, 座位*',
});
