/** What many are sent to read, and what stands in it. */
import { anyOfLanguages } from './languages.ts';

export const periodicals = anyOfLanguages({
  english: `
    newsletter*, bulletin, bulletin*, digest, roundup, weekly, monthly, edition, in this issue,
    editor*, sponsor*, subscriber*, article*, read the article, read the full, quick reads, reading time,
    min read, minute read, minutes to read, our archive,
    lesson*, quiz, episode, podcast
  `,
  german: 'rundbrief*, ausgabe, artikel*, lesezeit, lektion*',
  french: "infolettre*, lettre d'information, édition, lire l'article, leçon*",
  spanish: 'boletín*, edición, artículo*, seguir leyendo, lección',
  italian: 'notiziario, edizione, articolo*, lezione',
  portuguese: 'boletim*, edição, artigo*, lição',
  dutch: 'nieuwsbrief*, editie',
  swedish: 'nyhetsbrev*, utgåva, lektion',
  danish: 'nyhedsbrev*, udgave',
  norwegian: 'utgave',
  finnish: 'uutiskirje*',
  polish: 'biuletyn*, wydanie, czytaj dalej, lekcja*',
  czech: 'zpravodaj*, vydání, číst dál, lekce',
  russian: 'рассылк*, выпуск*, читать дальше, урок*',
  ukrainian: 'розсилк*, випуск*, читати далі',
  hungarian: 'hírlevél*, lecke',
  romanian: 'buletin*, ediția, citește, lecția',
  greek: 'ενημερωτικό δελτίο, τεύχος',
  turkish: 'bülten*, devamını oku',
  arabic: 'نشرة*',
  persian: 'خبرنامه*',
  hebrew: 'ניוזלטר*, גיליון',
  hindi: 'न्यूज़लेटर*',
  thai: 'จดหมายข่าว*',
  vietnamese: 'bản tin, bài học',
  indonesian: 'buletin, edisi, baca selengkapnya, pelajaran',
  japanese: 'ニュースレター*, メルマガ*, 月刊*, 続きを読む*',
  korean: '뉴스레터*',
  chinese: '周刊*, 電子報*, 阅读全文*',
});
