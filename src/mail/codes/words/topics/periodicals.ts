/** What many are sent to read, and what stands in it. */
import { anyOf } from '../list.ts';
import { anyOfLanguages } from './languages.ts';

export const periodicals = anyOfLanguages({
  english: `
    newsletter*, bulletin, bulletin*, digest, roundup, weekly, monthly, edition, in this issue,
    editor*, sponsor*, subscriber*, article*, read the article, read the full, quick reads,
    reading time, min read, minute read, minutes to read, our archive, lesson*, handout*,
    worksheet*, course notes, class notes, screenshot*, the slide, slides, quiz, episode,
    podcast
  `,
  german: `
    rundbrief*, ausgabe, artikel*, lesezeit, lektion*, kursunterlage*, arbeitsblatt, handzettel,
    bildschirmfoto*, folie, folien, übungsbeispiel*, kursabend
  `,
  french: `
    infolettre*, lettre d'information, édition, lire l'article, leçon*, fiche n*, fiche pratique,
    capture d'écran, diapositive*, prochain atelier
  `,
  spanish: `
    boletín*, edición, artículo*, seguir leyendo, lección, captura de pantalla, diapositiva*,
    apuntes, hoja de trabajo, próxima clase
  `,
  italian: `
    notiziario, edizione, articolo*, lezione, schermata, prossima lezione,
    prossimo incontro
  `,
  portuguese: `
    boletim*, edição, artigo*, lição, captura de ecrã, captura de tela, folha de exercícios,
    próxima aula
  `,
  catalan: 'lliçó, propera classe',
  dutch: `
    nieuwsbrief*, editie, cursusbrief, hand out, schermafbeelding*, lesbrief, werkblad,
    volgende les
  `,
  afrikaans: 'notas van, byeenkoms',
  swedish: 'nyhetsbrev*, utgåva, lektion, kursbrev*, skärmbild*, övning*, nästa träff',
  danish: 'nyhedsbrev*, udgave, kursusbrev*, skærmbillede*, øvelse*, næste gang',
  norwegian: 'utgave, skjermbilde*, neste kurskveld, leksjon*',
  icelandic: 'kennslustund*, skjámynd*, námskeið*, næsti tími',
  irish: 'ceacht, cleachtadh',
  welsh: 'gwers, ymarfer',
  basque: 'ikasgai*, ikastaro*, pantaila argazki*, ariketa*',
  finnish: 'uutiskirje*, oppitunti*, kurssikirje*, kuvakaappau*, harjoitus*, oppitunnin',
  estonian: 'õppetund*, kursus*, kuvatõmmis*, harjutus*',
  latvian: 'nodarbīb*, ekrānuzņēmum*, uzdevum*',
  lithuanian: 'pamoka, pamokos, pamoką, ekrano nuotrauk*, pratim*',
  polish: `
    biuletyn*, wydanie, czytaj dalej, lekcja*, zrzut ekranu, zrzucie ekranu, slajd*, ćwiczeni*,
    następne zajęcia, kolejne zajęcia, materiały z zajęć
  `,
  czech: `
    zpravodaj*, vydání, číst dál, lekce, snímek obrazovky, snímku obrazovky, cvičení,
    příští lekce, příští hodina
  `,
  slovak: 'lekcia, snímka obrazovky, cvičenie, budúca hodina',
  russian: `
    рассылк*, выпуск*, читать дальше, урок*, скриншот*, слайд*, упражнени*, следующее занятие,
    занятие*
  `,
  ukrainian: 'розсилк*, випуск*, читати далі, урок, уроку, знімок екрана, вправ*, наступне заняття',
  belarusian: 'заняткі, здымак экрана',
  bulgarian: 'урока, упражнение, екранна снимка, следващото занятие, лекция',
  macedonian: 'лекциja, лекција, вежба, следниот час',
  croatian: 'lekcija, vježba, snimka zaslona, sljedeći sat',
  serbian: 'снимак екрана, следећи час',
  slovenian: 'vaja, posnetek zaslona, naslednja ura',
  hungarian: 'hírlevél*, lecke, tananyag, képernyőkép*, gyakorlat, következő óra',
  romanian: `
    buletin*, ediția, citește, lecția, captura de ecran, captură de ecran,
    următorul curs
  `,
  albanian: 'mësimi, ushtrim*, mësimi tjetër',
  greek: 'ενημερωτικό δελτίο, τεύχος, μάθημα, μαθήματος, στιγμιότυπο*, άσκηση*',
  georgian: 'გაკვეთილ*, სავარჯიშო*',
  armenian: 'դասը, դասագիրք*, դասագրք*, դաս, վարժություն*',
  turkish: `
    bülten*, devamını oku, ders notları, dersin, ekran görüntüsü*, alıştırma*, gelecek ders,
    sonraki ders
  `,
  azerbaijani: 'dərs, dərsin, ekran şəkli, tapşırıq*, növbəti dərs',
  kazakh: 'сабақ*, жаттығу*',
  uzbek: 'dars, darsda, mashq*, keyingi dars',
  mongolian: 'хичээл*, дасгал*',
  arabic: 'نشرة*, درس, الدرس, لقطة الشاشة, تمرين*, الدرس القادم',
  persian: 'خبرنامه*, تمرین*, جلسه بعد*',
  urdu: 'سبق, مشق, اگلا سبق',
  hebrew: 'ניוזלטר*, גיליון, שיעור, השיעור, צילום מסך, תרגיל*, מצגת',
  hindi: 'न्यूज़लेटर*, पाठ, अभ्यास, स्क्रीनशॉट*, अगली कक्षा',
  marathi: 'धडा, सराव',
  bengali: 'পাঠ, অনুশীলন, স্ক্রিনশট*',
  tamil: 'பாடம்*, பயிற்சி*',
  telugu: 'పాఠం*, అభ్యాసం*',
  thai: 'จดหมายข่าว*, บทเรียน*, บทที่*, แบบฝึกหัด*',
  vietnamese: 'bản tin, bài học, bài tập, ảnh chụp màn hình, buổi học',
  indonesian: `
    buletin, edisi, baca selengkapnya, pelajaran, materi pelatihan, tangkapan layar, latihan soal,
    pertemuan berikutnya
  `,
  malay: 'nota kelas, tangkap layar, kelas seterusnya',
  tagalog: 'aralin, pagsasanay',
  japanese:
    'ニュースレター*, メルマガ*, 月刊*, 続きを読む*, 講座*, 第1回*, 第2回*, 第3回*, スクリーンショット*, 教材*, 次回の講座*',
  korean: '뉴스레터*, 강의*, 수업*, 교재*, 화면 캡처*, 실습*',
  chinese:
    '周刊*, 電子報*, 阅读全文*, 讲义*, 講義*, 课程*, 課程*, 下次上课*, 下次上課*, 截图*, 截圖*, 练习*, 練習*',
  swahili: 'somo, zoezi',
});

/** What one of a row of lessons is called in a subject, beside its number. */
export const lessons = anyOf(`
  lesson, module, chapter, lektion, modul, kapitel, kursabend, leçon, chapitre, fiche, lección, módulo, capítulo, lezione, modulo, capitolo, lição, lliçó, hoofdstuk, kursbrev, kursusbrev, leksjon, kafli, kennslustund, oppitunti, kurssikirje, õppetund, nodarbība, pamoka, lekcja, moduł, lekce, lekcia, lekcija,
  lecke, lecția, modulul, mësimi, урок, занятие, модуль, лекция, лекција, тема, заняття, μάθημα, ενότητα, ders, dərs, сабақ, dars, хичээл, გაკვეთილი, դաս, שיעור, الدرس, درس, سبق, पाठ, धडा, পাঠ, பாடம், పాఠం, บทที่, บทเรียนที่, bài, buổi, pelajaran, aralin, somo, gwers, ceacht, gaia, ikasgaia
`);

/** What is written for everybody who has the same question, as subjects call it. */
export const guides = anyOf(`
  faq, faqs, frequently asked, häufige fragen, foire aux questions, questions fréquentes, preguntas frecuentes, perguntas frequentes, domande frequenti, preguntes freqüents, veelgestelde vragen, vanliga frågor, ofte stillede spørgsmål, ofte stilte spørsmål, algengar spurningar, usein kysytty*, korduma kippuv*, biežāk uzdot*, dažniausiai užduodam*,
  najczęściej zadawan*, často kladen*, časté otázky, gyakori kérdés*, întrebări frecvente, често задаван*, често поставуван*, često postavljan*, česta pitanja, често постављан*, pogosta vprašanja, pyetje të shpeshta, συχνές ερωτήσεις, частые вопросы, часто задаваем*, поширені запитання, часті запитання, частыя пытанні,
  sık sorulan*, tez tez verilən*, жиі қойылатын*, ko'p so'raladigan*, түгээмэл асуулт*, ხშირად დასმულ*, հաճախ տրվող*, שאלות נפוצות, أسئلة شائعة, الأسئلة الشائعة, سوالات متداول, پرسش های متداول, اکثر پوچھے*, अक्सर पूछे*, नेहमी विचारले*, সচরাচর জিজ্ঞাস*, அடிக்கடி கேட்கப்ப*,
  คำถามที่พบบ่อย*, câu hỏi thường gặp, pertanyaan umum, soalan lazim, madalas itanong, maswali yanayoulizwa, よくある質問*, よくあるご質問*, 자주 묻는*, 常见问题*, 常見問題*, cwestiynau cyffredin, ceisteanna coitianta
`);
