/**
 * What mails with codes of another kind are about, in all languages: meetings, documents, contests, doors. A code of one of
 * these bears the name of a one-time code in most languages ("prístupový kód", "Kod weryfikacyjny dokumentu"), so that only
 * the matter tells them apart.
 */
import type { WordTable } from './table.ts';

export const matters: WordTable = {
  matter: `
    meeting, meetings, webinar, conference, of the document, certificate, certificates, diploma, insurance policy,
    attestation, raffle, sweepstakes, prize draw, contest, giveaway, turnstile, at the door,
    Besprechung*, Sitzungscode, Sitzungskennung, Sitzungs-ID, Dokument*, Bescheinigung*, Bescheid*, Zertifikat*, Gewinnspiel*, Verlosung*, Urkunde*,
    réunion*, attestation*, certificat*, tirage au sort, jeu concours, tombola*,
    reunión, documento*, certificado*, póliza*, sorteo*, concurso*, rifa*,
    reunião, apólice*, sorteio*, riunione*, certificato*, polizza*, estrazione*, concorso*,
    vergadering*, certificaat*, verzekeringspolis, loterij*, prijsvraag*, winactie*, loting*,
    möte, mötet, möten, möteskod, dokumentet*, intyg*, tävling*, utlottning*, lotteri*,
    møte, møtet, møtekode, mødet, mødeindkaldelse, mødekode, konkurranse*, konkurrence*, trekning, lodtrækning*, attest, attesten,
    fundur*, fundar*, skjal, skjals*, vottorð*, happdrætti*, keppni*,
    kokous*, kokouk*, asiakirja*, todistus*, todistuks*, arvonta*, arvonna*, kilpailu*,
    koosolek*, dokumendi*, tõend*, tunnistus*, loosimi*, osaluskood*, loterii*,
    susitikim*, posėd*, dokument*, pažym*, sertifikat*, konkurs*,
    sapulc*, sanāksm*, izziņ*, apliecīb*, izloz*, dalības,
    spotkani*, zaświadczeni*, polis*, losowani*, konkursow*, loteri*,
    schůzk*, potvrzení o, osvědčen*, soutěž*, slosován*,
    schôdz*, stretnut*, potvrdenie o, osvedčen*, súťaž*, žrebovan*,
    sestan*, potrdilo, potrdila, nagradno igro, nagradne igre, nagradna igra, nagradni igri, žrebanj*,
    sastan*, potvrda o, uvjerenj*, nagradnu igru, nagradnoj igri, izvlačenj*,
    састан*, докумен*, полис*, уверењ*, наградну игру, наградна игра, наградната игра, извлачењ*,
    срещ*, удостоверени*, играта, томбол*, теглен*, извлекување*,
    встреч*, собрани*, справк*, сертификат*, розыгрыш*, лотере*, конкурс*,
    зустріч*, довідк*, посвідченн*, розіграш*,
    értekezlet*, megbeszélés*, okirat*, igazolás*, dokumentum*, nyereményjáték*, játékkód*, sorsolás*,
    ședinț*, întâlnir*, adeverinț*, documentului, certificatului, tombol*, participare, extrager*, concursul*,
    συνάντηση*, σύσκεψη*, έγγραφο*, εγγράφου, βεβαίωση*, πιστοποιητικ*, κλήρωση*, διαγωνισμ*, συμμετοχής,
    reunió, certificat, sorteig*, concurs, participació,
    dokumentit, vërtetim*, certifikat*, takim*, shorteu*, lotari*,
    გათამაშებ*, შეხვედრ*, დოკუმენტ*, վիճակախաղ*, վիճակահան*, հանդիպ*, փաստաթուղթ*, փաստաթղթ*,
    sənəd*, arayış*, görüş*, lotereya*, toplantı*, belge, belgenin, belgeniz, sertifika*, çekiliş*, poliçe*,
    жиналыс*, құжат*, анықтама*, ұтыс*, жыйналыш*, hujjat*, majlis*, yutuq*,
    cruinniú*, cruinnithe, cáipéis*, teastas*, comórtas*, cyfarfod*, dogfen*, tystysgrif*,
    dokumentu*, ziurtagiri*, bilera*, zozket*, documento, sorteo, certificado,
    mkutano*, hati ya, cheti*, bahati nasibu, vergadering, dokument, sertifikaat,
    rapat, dokumen, sertifikat, undian, mesyuarat, cabutan, sijil, pulong, dokumento, paligsahan,
    cuộc họp, tài liệu, giấy chứng nhận, bốc thăm, dự thưởng, quay thưởng,
    การประชุม, เอกสาร, ใบรับรอง, ชิงโชค, จับรางวัล, ປະຊຸມ, ເອກະສານ, ប្រជុំ, ឯកសារ, အစည်းအဝေး, စာရွက်စာတမ်း,
    会议, 會議, 文件验证, 证书, 證書, 抽奖, 抽獎, 会議, 証明書, 抽選, 懸賞, 회의, 문서, 증명서, 응모, 추첨, 경품,
    اجتماع, الاجتماع, وثيقة, الوثيقة, المستند, شهادة, الشهادة, السحب على, مسابقة, المسابقة,
    جلسه, سند شماره, سند رسمی, گواهی, قرعه کشی, قرعه‌کشی, مسابقه, اجلاس, دستاویز, قرعہ اندازی,
    פגישה, הפגישה, ישיבה, מסמך, המסמך, תעודה, התעודה, אישור מס, הגרלה, ההגרלה, תחרות,
    बैठक, दस्तावेज़, दस्तावेज, प्रमाणपत्र, लकी ड्रॉ, प्रतियोगिता, সভা, নথি, সনদ, লটারি, கூட்டம், ஆவணம், சான்றிதழ்,
    ስብሰባ, ሰነድ, ዕጣ
  `,
};
