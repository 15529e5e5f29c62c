/** Kurdish in both of its scripts, briefly. */
import type { WordTable } from '../table.ts';

export const kurdish: WordTable = {
  strong: `
    koda piştrastkirinê, koda pejirandinê, koda ewlehiyê, koda têketinê, koda yekcarî, koda tesdîqê, şîfreya
    yekcarî, şîfreya demkî, koda çalakkirinê, کۆدی دڵنیاکردنەوە, کۆدی دڵنیایی, کۆدی پشتڕاستکردنەوە, کۆدی
    سەلماندن, کۆدی ئاسایش, کۆدی چوونەژوورەوە, کۆدی چوونە ژوورەوە, کۆدی یەکجارە, کۆدی تایبەت بە دڵنیاکردنەوە,
    وشەی نهێنی یەکجارە, وشەی نهێنی کاتی, کۆدی چالاککردن
  `,
  code: `
    koda te, koda we, kodê, koda jêrîn, کۆد, کۆدەکەت, کۆدی, کۆدەکە, ئەم کۆدە
  `,
  number: `
    hejmarên, bi reqemên, mifteya
  `,
  act: `
    piştrast, têketin, têkeve, hesabê te, hesabê we, tomarkirin, چوونەژوورەوە, چوونە ژوورەوە, دڵنیاکردنەوە,
    پشتڕاستکردنەوە, هەژمارەکەت, هەژماری, خۆتۆمارکردن, ئاسایش,
    bipejirîne, pejirandin, erê bike, nasname, cîhaza nû, berdewam, temam bike, îmze, حەوالە,
    پەسەندکردن, پەسەند بکە, سەلماندن, بسەلمێنە, ئامێری نوێ, بەردەوام, تەواوکردن, واژۆ, ئیمزا,
    گۆڕینی ئیمەیڵ, کردنەوەی هەژمار, دروستکردنی هەژمار, ناسنامە, پشتڕاست, دڵنیا, ڕۆبۆت
  `,
  use: `
    binivîse, binivîsin, bi kar bîne, bi kar bînin, بنووسە, بەکاربهێنە, داخڵ بکە, داخل بکە,
    têxe, têxin, têxine, bikar bîne, bikar bînin, kopî bike, kopî bikin, bersiv bide, ev e, li jêr,
    li jêrê, لێدە, بنووسن, بەکار بهێنە, بەکاربهێنن, داخڵ بکەن, بینووسە, کۆپی بکە, وەڵام بدەوە, ئەمە,
    لە خوارەوە, خوارەوە
  `,
  other: `
    koda posteyê, koda daxistinê, koda erzaniyê, koda şopandinê, koda diyariyê, koda vexwendinê, کۆدی پۆستە,
    کۆدی داشکاندن, کۆدی بەدواداچوون, کۆدی بانگهێشت, کۆدی دیاری
  `,
  label: `
    hejmara fermanê, hejmara fatûreyê, hejmara telefonê, hejmar, ژمارە, ژمارەی داواکاری, ژمارەی پسوڵە,
    ژمارەی تەلەفۆن, پسوڵە
  `,
  unit: `
    deqîqe, deqe, saet, roj, saniye, خولەک, کاتژمێر, ڕۆژ, چرکە, دینار, ژمارەیی,
    deqîqeyan, saetan, rojan, پیت, هەفتە, مانگ, سەعات, دەقە
  `,
  old: `
    êdî ne derbasdar e, koda berê, koda kevn, کۆدی پێشوو, کۆدی کۆن, بەسەرچووە, کاتی بەسەرچووە
  `,
  fresh: `
    koda nû, کۆدی نوێ
  `,
  care: `
    bi kesî re parve neke, parve neke, parve nekin, derbasdar e, لەگەڵ کەس, هاوبەشی مەکە, بەسەردەچێت, کاراە,
    bi kesî re, nede kesî, ji kesî re nebêje, tenê carekê, carekê, nepenî, heke ne tu bî,
    ger te nexwestibe, bê guhdan, بە کەس, بە کەس مەڵێ, بە کەس مەدە, لەگەڵ هیچ, نهێنی, تەنها یەک جار,
    یەک جار, ئەگەر تۆ, ئەگەر ئێوە, داوات نەکردووە, داواتان نەکردووە, پشتگوێ بخە, هەرگیز, فێڵ,
    بەسەر دەچێت, ماوەی
  `,
  quote: `
    nivîsand:, نووسیویەتی:, نووسی:
  `,
  where: `
    di sepanê de, di malperê de, rûpel, rûpelê, qada, qutî, لە ئەپەکەدا, ئەپەکە, ئەپ, ماڵپەڕ, پەڕە,
    پەڕەی چوونەژوورەوە, شاشە, خانە, خانەکە, فۆرم, پەنجەرە, ئامێر
  `,
};
