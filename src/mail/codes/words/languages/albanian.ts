/** Albanian. */
import type { WordTable } from '../table.ts';

/** With and without the article. */
export const albanian: WordTable = {
  subject: `
    në subjekt, në temën e, nga tema e, në titullin e
  `,
  strong: `
    shifrat e miratimit, shifrat e verifikimit, shifrat e konfirmimit, numri i verifikimit, numri i konfirmimit, kodi i verifikimit, kodi i konfirmimit, kodi i sigurisë, kodi i hyrjes, kodi i aksesit, kodi i
    aktivizimit, kodi i regjistrimit, kodi i identifikimit, kodi i autentifikimit, kodi i autorizimit, kodi
    i vërtetimit, kodi i kyçjes, kodi i qasjes, kodi e verifikimit, kodi e konfirmimit, kodi e sigurisë,
    kodi e hyrjes, kodi e aksesit, kodi e aktivizimit, kodi e regjistrimit, kodi e identifikimit, kodi e
    autentifikimit, kodi e autorizimit, kodi e vërtetimit, kodi e kyçjes, kodi e qasjes, kodi të
    verifikimit, kodi të konfirmimit, kodi të sigurisë, kodi të hyrjes, kodi të aksesit, kodi të
    aktivizimit, kodi të regjistrimit, kodi të identifikimit, kodi të autentifikimit, kodi të autorizimit,
    kodi të vërtetimit, kodi të kyçjes, kodi të qasjes, kodi juaj i verifikimit, kodi juaj i konfirmimit,
    kodi juaj i sigurisë, kodi juaj i hyrjes, kodi juaj i aksesit, kodi juaj i aktivizimit, kodi juaj i
    regjistrimit, kodi juaj i identifikimit, kodi juaj i autentifikimit, kodi juaj i autorizimit, kodi juaj
    i vërtetimit, kodi juaj i kyçjes, kodi juaj i qasjes, kodi tuaj të verifikimit, kodi tuaj të
    konfirmimit, kodi tuaj të sigurisë, kodi tuaj të hyrjes, kodi tuaj të aksesit, kodi tuaj të aktivizimit,
    kodi tuaj të regjistrimit, kodi tuaj të identifikimit, kodi tuaj të autentifikimit, kodi tuaj të
    autorizimit, kodi tuaj të vërtetimit, kodi tuaj të kyçjes, kodi tuaj të qasjes, kodi yt i verifikimit,
    kodi yt i konfirmimit, kodi yt i sigurisë, kodi yt i hyrjes, kodi yt i aksesit, kodi yt i aktivizimit,
    kodi yt i regjistrimit, kodi yt i identifikimit, kodi yt i autentifikimit, kodi yt i autorizimit, kodi
    yt i vërtetimit, kodi yt i kyçjes, kodi yt i qasjes, kodi tënd të verifikimit, kodi tënd të konfirmimit,
    kodi tënd të sigurisë, kodi tënd të hyrjes, kodi tënd të aksesit, kodi tënd të aktivizimit, kodi tënd të
    regjistrimit, kodi tënd të identifikimit, kodi tënd të autentifikimit, kodi tënd të autorizimit, kodi
    tënd të vërtetimit, kodi tënd të kyçjes, kodi tënd të qasjes, kodin i verifikimit, kodin i konfirmimit,
    kodin i sigurisë, kodin i hyrjes, kodin i aksesit, kodin i aktivizimit, kodin i regjistrimit, kodin i
    identifikimit, kodin i autentifikimit, kodin i autorizimit, kodin i vërtetimit, kodin i kyçjes, kodin i
    qasjes, kodin e verifikimit, kodin e konfirmimit, kodin e sigurisë, kodin e hyrjes, kodin e aksesit,
    kodin e aktivizimit, kodin e regjistrimit, kodin e identifikimit, kodin e autentifikimit, kodin e
    autorizimit, kodin e vërtetimit, kodin e kyçjes, kodin e qasjes, kodin të verifikimit, kodin të
    konfirmimit, kodin të sigurisë, kodin të hyrjes, kodin të aksesit, kodin të aktivizimit, kodin të
    regjistrimit, kodin të identifikimit, kodin të autentifikimit, kodin të autorizimit, kodin të
    vërtetimit, kodin të kyçjes, kodin të qasjes, kodin juaj i verifikimit, kodin juaj i konfirmimit, kodin
    juaj i sigurisë, kodin juaj i hyrjes, kodin juaj i aksesit, kodin juaj i aktivizimit, kodin juaj i
    regjistrimit, kodin juaj i identifikimit, kodin juaj i autentifikimit, kodin juaj i autorizimit, kodin
    juaj i vërtetimit, kodin juaj i kyçjes, kodin juaj i qasjes, kodin tuaj të verifikimit, kodin tuaj të
    konfirmimit, kodin tuaj të sigurisë, kodin tuaj të hyrjes, kodin tuaj të aksesit, kodin tuaj të
    aktivizimit, kodin tuaj të regjistrimit, kodin tuaj të identifikimit, kodin tuaj të autentifikimit,
    kodin tuaj të autorizimit, kodin tuaj të vërtetimit, kodin tuaj të kyçjes, kodin tuaj të qasjes, kodin
    yt i verifikimit, kodin yt i konfirmimit, kodin yt i sigurisë, kodin yt i hyrjes, kodin yt i aksesit,
    kodin yt i aktivizimit, kodin yt i regjistrimit, kodin yt i identifikimit, kodin yt i autentifikimit,
    kodin yt i autorizimit, kodin yt i vërtetimit, kodin yt i kyçjes, kodin yt i qasjes, kodin tënd të
    verifikimit, kodin tënd të konfirmimit, kodin tënd të sigurisë, kodin tënd të hyrjes, kodin tënd të
    aksesit, kodin tënd të aktivizimit, kodin tënd të regjistrimit, kodin tënd të identifikimit, kodin tënd
    të autentifikimit, kodin tënd të autorizimit, kodin tënd të vërtetimit, kodin tënd të kyçjes, kodin tënd
    të qasjes, kodit i verifikimit, kodit i konfirmimit, kodit i sigurisë, kodit i hyrjes, kodit i aksesit,
    kodit i aktivizimit, kodit i regjistrimit, kodit i identifikimit, kodit i autentifikimit, kodit i
    autorizimit, kodit i vërtetimit, kodit i kyçjes, kodit i qasjes, kodit e verifikimit, kodit e
    konfirmimit, kodit e sigurisë, kodit e hyrjes, kodit e aksesit, kodit e aktivizimit, kodit e
    regjistrimit, kodit e identifikimit, kodit e autentifikimit, kodit e autorizimit, kodit e vërtetimit,
    kodit e kyçjes, kodit e qasjes, kodit të verifikimit, kodit të konfirmimit, kodit të sigurisë, kodit të
    hyrjes, kodit të aksesit, kodit të aktivizimit, kodit të regjistrimit, kodit të identifikimit, kodit të
    autentifikimit, kodit të autorizimit, kodit të vërtetimit, kodit të kyçjes, kodit të qasjes, kodit juaj
    i verifikimit, kodit juaj i konfirmimit, kodit juaj i sigurisë, kodit juaj i hyrjes, kodit juaj i
    aksesit, kodit juaj i aktivizimit, kodit juaj i regjistrimit, kodit juaj i identifikimit, kodit juaj i
    autentifikimit, kodit juaj i autorizimit, kodit juaj i vërtetimit, kodit juaj i kyçjes, kodit juaj i
    qasjes, kodit tuaj të verifikimit, kodit tuaj të konfirmimit, kodit tuaj të sigurisë, kodit tuaj të
    hyrjes, kodit tuaj të aksesit, kodit tuaj të aktivizimit, kodit tuaj të regjistrimit, kodit tuaj të
    identifikimit, kodit tuaj të autentifikimit, kodit tuaj të autorizimit, kodit tuaj të vërtetimit, kodit
    tuaj të kyçjes, kodit tuaj të qasjes, kodit yt i verifikimit, kodit yt i konfirmimit, kodit yt i
    sigurisë, kodit yt i hyrjes, kodit yt i aksesit, kodit yt i aktivizimit, kodit yt i regjistrimit, kodit
    yt i identifikimit, kodit yt i autentifikimit, kodit yt i autorizimit, kodit yt i vërtetimit, kodit yt i
    kyçjes, kodit yt i qasjes, kodit tënd të verifikimit, kodit tënd të konfirmimit, kodit tënd të sigurisë,
    kodit tënd të hyrjes, kodit tënd të aksesit, kodit tënd të aktivizimit, kodit tënd të regjistrimit,
    kodit tënd të identifikimit, kodit tënd të autentifikimit, kodit tënd të autorizimit, kodit tënd të
    vërtetimit, kodit tënd të kyçjes, kodit tënd të qasjes, kod verifikimi, kod konfirmimi, kod sigurie, kod
    hyrjeje, kod aktivizimi, kod aksesi, kod autentifikimi, kod një përdorimësh, kodi njëpërdorimësh, kod
    njëpërdorimësh, kodi një përdorimësh, kodi për një përdorim, kodi i përkohshëm, kodi e përkohshëm, kodi
    otp, kodi sms, kodin një përdorimësh, kodin për një përdorim, kodin i përkohshëm, kodin e përkohshëm,
    kodin otp, kodin sms, kod për një përdorim, kod i përkohshëm, kod e përkohshëm, kod otp, kod sms,
    fjalëkalim një përdorimësh, fjalëkalim njëpërdorimësh, fjalëkalim i përkohshëm, fjalëkalim për një
    përdorim, fjalëkalimi një përdorimësh, fjalëkalimi njëpërdorimësh, fjalëkalimi i përkohshëm, fjalëkalimi
    e përkohshëm, fjalëkalimin një përdorimësh, fjalëkalimin njëpërdorimësh, fjalëkalimin i përkohshëm,
    fjalëkalimin e përkohshëm
  `,
  code: `
    kodi, kodin, kodit, kodi juaj, kodin tuaj, kodi yt, kodi pin, kodin pin, këtë kod, këto shifra, kodi i
    mëposhtëm, kodin e mëposhtëm
  `,
  number: `
    çelësi, çelësin, çelësi yt, çelësi juaj, shifrat, kombinimi, kombinimin, shkronjat, numrat
  `,
  act: `
    hap llogarin*, hyr në, hyr me,
    konfirmuar, miratimit, miratim*,
    verifiko*, verifikim*, konfirmo*, konfirmim*, hyni në, hyrje, hyrjes, identifik*, autentifik*, autoriz*,
    aktivizo*, aktivizim*, regjistro*, regjistrim*, siguri*, rivendos*, llogarinë tuaj, llogaria juaj,
    llogarisë suaj, llogarinë tënde, adresën e emailit, adresa e emailit, dy faktorë*, pajisje e re,
    vazhduar, kyçu, kyçuni, identitet*, vërteto*,
    jeni ju, që jeni ju, jeni vërtet ju, që jeni vërtet ju, je ti, që je ti, je vërtet ti,
    vërtet ju, vërtet ti, nuk jeni robot, nuk je robot, jeni njeri, provoni, provuar, dëshmoni,
    dëshmo, nënshkru*, nënshkruani, nënshkrim*, firmos*, transfert*, transferim*, transfertën,
    aprovo*, aprovim*, miratoni, mirato, miratuar, çifto*, çiftim*, lidhni pajisjen, lidh pajisjen,
    lidhjen e pajisjes, shtoni pajisje, shto pajisje, pajisjen e re, pajisje të re,
    ndryshimin e emailit, ndryshoni emailin, ndrysho emailin, ndryshuar emailin, adresën tuaj,
    email adresën, fshini llogarinë, fshirjen e llogarisë, hapni llogari, hapjen e llogarisë,
    krijoni llogari, krijimin e llogarisë, krijuar llogari, hyni, hyrë, identifikohu*,
    identifikohuni, kyçje*, kyçjen, kyçeni, përfundo*, përfundoni, përfunduar, përfundimin, vazhdo,
    vazhdoni, vazhdimin, regjistrohu*, zhblloko*, zhbllok*, llogarinë, llogaria, qasje, qasjen,
    autentik*, rikupero*, rikuperim*
  `,
  use: `
    përgjigjuni këtij mesazhi me, diktoni,
    vendosni, vendos, shkruani, përdorni, përdor, futni, kopjoni, më poshtë, mëposhtëm,
    fusni, fute, futeni, shkruaj, shkruaje, shkruajeni, shkruajeni atë, përdore, përdoreni, kopjo,
    kopjoje, kopjojeni, ngjit, ngjitni, ngjite, shtypni, shtyp, jepni, plotësoni, plotëso,
    përgjigju me, përgjigjuni me, ja ku është, këtu është, urdhëroni, duke futur, duke përdorur,
    duke shkruar, duke vendosur, vendose, vendoseni, të vendosni, të futni, të përdorni,
    të shkruani, vijues, vijuesin, në vijim, i mëposhtëm, mëposhtme, digjito, digjitoni
  `,
  other: `
    kodi i zbritjes, kodi i promocionit, kodi i kuponit, kodi i dhuratës, kodi i ftesës, kodi i referimit,
    kodi i postës, kodi i shtetit, kodi i zonës, kodi i tërheqjes, kodi i dorëzimit, kodi i gjurmimit, kodi
    i produktit, kodi i gabimit, kodi i rezervimit, kodi i biletës, kodi i klientit, kodi i derës, kodi e
    zbritjes, kodi e promocionit, kodi e kuponit, kodi e dhuratës, kodi e ftesës, kodi e referimit, kodi e
    postës, kodi e shtetit, kodi e zonës, kodi e tërheqjes, kodi e dorëzimit, kodi e gjurmimit, kodi e
    produktit, kodi e gabimit, kodi e rezervimit, kodi e biletës, kodi e klientit, kodi e derës, kodi të
    zbritjes, kodi të promocionit, kodi të kuponit, kodi të dhuratës, kodi të ftesës, kodi të referimit,
    kodi të postës, kodi të shtetit, kodi të zonës, kodi të tërheqjes, kodi të dorëzimit, kodi të gjurmimit,
    kodi të produktit, kodi të gabimit, kodi të rezervimit, kodi të biletës, kodi të klientit, kodi të
    derës, kodin i zbritjes, kodin i promocionit, kodin i kuponit, kodin i dhuratës, kodin i ftesës, kodin i
    referimit, kodin i postës, kodin i shtetit, kodin i zonës, kodin i tërheqjes, kodin i dorëzimit, kodin i
    gjurmimit, kodin i produktit, kodin i gabimit, kodin i rezervimit, kodin i biletës, kodin i klientit,
    kodin i derës, kodin e zbritjes, kodin e promocionit, kodin e kuponit, kodin e dhuratës, kodin e ftesës,
    kodin e referimit, kodin e postës, kodin e shtetit, kodin e zonës, kodin e tërheqjes, kodin e dorëzimit,
    kodin e gjurmimit, kodin e produktit, kodin e gabimit, kodin e rezervimit, kodin e biletës, kodin e
    klientit, kodin e derës, kodin të zbritjes, kodin të promocionit, kodin të kuponit, kodin të dhuratës,
    kodin të ftesës, kodin të referimit, kodin të postës, kodin të shtetit, kodin të zonës, kodin të
    tërheqjes, kodin të dorëzimit, kodin të gjurmimit, kodin të produktit, kodin të gabimit, kodin të
    rezervimit, kodin të biletës, kodin të klientit, kodin të derës, kodit i zbritjes, kodit i promocionit,
    kodit i kuponit, kodit i dhuratës, kodit i ftesës, kodit i referimit, kodit i postës, kodit i shtetit,
    kodit i zonës, kodit i tërheqjes, kodit i dorëzimit, kodit i gjurmimit, kodit i produktit, kodit i
    gabimit, kodit i rezervimit, kodit i biletës, kodit i klientit, kodit i derës, kodit e zbritjes, kodit e
    promocionit, kodit e kuponit, kodit e dhuratës, kodit e ftesës, kodit e referimit, kodit e postës, kodit
    e shtetit, kodit e zonës, kodit e tërheqjes, kodit e dorëzimit, kodit e gjurmimit, kodit e produktit,
    kodit e gabimit, kodit e rezervimit, kodit e biletës, kodit e klientit, kodit e derës, kodit të
    zbritjes, kodit të promocionit, kodit të kuponit, kodit të dhuratës, kodit të ftesës, kodit të
    referimit, kodit të postës, kodit të shtetit, kodit të zonës, kodit të tërheqjes, kodit të dorëzimit,
    kodit të gjurmimit, kodit të produktit, kodit të gabimit, kodit të rezervimit, kodit të biletës, kodit
    të klientit, kodit të derës, kod zbritjeje, kod promocional, kod promo, kod postar, kod zbritje, kod qr,
    kodi zbritjeje, kodi promocional, kodi promo, kodi postar, kodi zbritje, kodi qr, kodin zbritjeje, kodin
    promocional, kodin promo, kodin postar, kodin zbritje, kodin qr, kupon, kodet rezervë, barkod, barkodi
  `,
  label: `
    numri, numër, numri i porosisë, numri i faturës, numri i klientit, numri i llogarisë, numri i telefonit,
    numri i dërgesës, numri i rezervimit, numri i biletës, numri i kartës, numri i kontratës, numri i
    referencës, numri i transaksionit, numri e porosisë, numri e faturës, numri e klientit, numri e
    llogarisë, numri e telefonit, numri e dërgesës, numri e rezervimit, numri e biletës, numri e kartës,
    numri e kontratës, numri e referencës, numri e transaksionit, numrin i porosisë, numrin i faturës,
    numrin i klientit, numrin i llogarisë, numrin i telefonit, numrin i dërgesës, numrin i rezervimit,
    numrin i biletës, numrin i kartës, numrin i kontratës, numrin i referencës, numrin i transaksionit,
    numrin e porosisë, numrin e faturës, numrin e klientit, numrin e llogarisë, numrin e telefonit, numrin e
    dërgesës, numrin e rezervimit, numrin e biletës, numrin e kartës, numrin e kontratës, numrin e
    referencës, numrin e transaksionit, nr i porosisë, nr i faturës, nr i klientit, nr i llogarisë, nr i
    telefonit, nr i dërgesës, nr i rezervimit, nr i biletës, nr i kartës, nr i kontratës, nr i referencës,
    nr i transaksionit, nr e porosisë, nr e faturës, nr e klientit, nr e llogarisë, nr e telefonit, nr e
    dërgesës, nr e rezervimit, nr e biletës, nr e kartës, nr e kontratës, nr e referencës, nr e
    transaksionit, porosia, porosinë, fatura, dërgesa, rezervimi, tel, telefoni, telefonoji, përfundon me,
    që përfundon me, shuma e, totali, çmimi, nipt, nuis, karta
  `,
  unit: `
    minuta, minutash, minutave, orë, orësh, sekonda, ditë, ditësh, javë, muaj, vjet, shifra, shifror,
    shifrash, karaktere, pikë, persona, euro,
    minutat, orëve, sekondash, sekondave, gjysmë ore, çerek ore, ditëve, ditë pune, shifrave,
    shifër, karaktereve, simbole, shkronja, javësh, muajsh
  `,
  old: `
    nuk është më i vlefshëm, nuk është më e vlefshme, nuk vlen më, ka skaduar, i skaduar, kodi i mëparshëm,
    kodin e mëparshëm, kodi i vjetër, i mëparshëm, është përdorur, u zëvendësua, i pavlefshëm,
    kodet e mëparshme, kodi i dikurshëm, kodin e vjetër, nuk funksionon më, nuk punon më,
    ka humbur vlefshmërinë, është anuluar, u anulua, anuluar, është zëvendësuar, zëvendësuar,
    tashmë i përdorur, u përdor, kod i gabuar, kodi i gabuar
  `,
  fresh: `
    i ri, të ri,
    kod i ri, kodi i ri, kodin e ri, kodi juaj i ri, kodi më i fundit, kodi i fundit, kodi aktual,
    kodi i saktë, kod të ri, zëvendëson kodin e mëparshëm
  `,
  care: `
    skadon, vlen për, i vlefshëm, vlefshmëri*, mos e ndani, mos e ndaj, mos e jepni, mos ia jepni, me
    askënd, askujt, nuk e keni kërkuar, nuk keni kërkuar, nuk e kërkuat, injorojeni, injoroni, shpërfilleni,
    konfidencial*, vetëm një herë,
    mos ia tregoni, mos ia trego, mos e tregoni, mos e trego, mos ia thuaj, mos ia thoni,
    mos i tregoni, mos e dërgoni, mos e dërgo, mos e jep, mos ia jep, mos shpërndani,
    mos e shpërndani, mos e zbuloni, mos e ndani me, asnjëherë mos, kurrë mos, me të tjerë,
    me të tjerët, të tjerëve, palëve të treta, mbajeni sekret, mbaje sekret, mbajeni të fshehtë,
    vetëm për ju, vetëm për ty, askush nga ne, askush nga, punonjësit tanë, stafi ynë,
    asnjë punonjës, nuk do t'ju kërkojmë, nuk do të kërkojmë, kurrë nuk do, asnjëherë nuk,
    nuk do t'ua kërkojë, nëse nuk e keni, nëse nuk keni, nëse nuk e ke, nëse nuk jeni ju,
    nëse nuk ishit ju, nëse nuk ishe ti, nuk ishit ju, nuk ishe ti, nuk jeni ju, nuk e kërkove,
    nuk e ke kërkuar, nuk kërkuat, nuk e prisnit, injoroje, injoro, mund ta injoroni,
    mund ta shpërfillni, shpërfille, fshijeni këtë, mashtrues*, mashtrim*, një herë,
    një herë të vetme, punon vetëm, funksionon vetëm, skadojnë, do të skadojë, skadon pas,
    skadon për, vlen vetëm, vlen deri, vlefshëm për, vlefshëm deri, e vlefshme, i vlefshëm deri,
    humbet vlefshmërinë
  `,
  quote: `
    shkroi:, ka shkruar:, mesazhi origjinal, mesazh i përcjellë, mesazhi i përcjellë
  `,
  ignore: `
    fjalëkalimi juaj, fjalëkalim i ri
  `,
  where: `
    aplikacion, aplikacionin, në aplikacion, faqen, në faqe, faqe, faqen e hyrjes, faqja,
    faqen e internetit, uebsajt, sajtin, ekranin, në ekran, fushën, fushë, fushat, kutinë, kuti,
    kutitë, formularin, dritare, dritaren, shfletues, shfletuesin, pajisje, pajisjen, televizorin,
    në terminal, kompjuter, kompjuterin, telefonin tuaj, portalin
  `,
};
