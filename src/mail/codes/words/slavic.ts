/** The Slavic languages of Latin script: Polish, Czech, Slovak, Slovenian; Croatian, Bosnian and Serbian in one. */
import { pairs } from './pairs.ts';
import type { WordTable } from './table.ts';

const polishPurposes = `
  bezpieczeństwa, weryfikacji, potwierdzenia, logowania, dostępu, autoryzacji, aktywacji, rejestracji, uwierzytelniania, uwierzytelnienia, odzyskiwania, do logowania, do zalogowania, do weryfikacji, do potwierdzenia, do autoryzacji, do aktywacji, do rejestracji, do odblokowania, do resetu hasła, do zmiany hasła, do resetowania hasła, resetowania hasła, resetu hasła, zmiany hasła, potwierdzający, z sms, z smsa, sms, 2fa, uwierzytelniania dwuskładnikowego, weryfikacji dwuetapowej, do podpisu, jednorazowego użytku
`;

export const polish: WordTable = {
  strong: `
    ${pairs('kod, kodu, kodem', polishPurposes)},
    ${pairs('kod', 'weryfikacyjny, autoryzacyjny, jednorazowy, dostępowy, aktywacyjny, tymczasowy, uwierzytelniający, zabezpieczający, rejestracyjny, identyfikacyjny, kontrolny, cyfrowy')},
    ${pairs('kodu', 'weryfikacyjnego, autoryzacyjnego, jednorazowego, dostępowego, aktywacyjnego, tymczasowego, uwierzytelniającego, potwierdzającego')},
    ${pairs('kodem', 'weryfikacyjnym, autoryzacyjnym, jednorazowym, dostępowym, aktywacyjnym, tymczasowym, potwierdzającym')},
    jednorazowy kod, jednorazowego kodu, jednorazowym kodem, tymczasowy kod, hasło jednorazowe, hasła jednorazowego, hasłem jednorazowym, hasła jednorazowe, jednorazowe hasło, jednorazowego hasła, jednorazowym hasłem, hasło sms, smskod, sms kod, hasło dynamiczne, hasło do logowania, hasło tymczasowe, tymczasowe hasło, token jednorazowy, *cyfrowy kod, *cyfrowego kodu, *cyfrowym kodem, *znakowy kod, *znakowego kodu, kod składający się, pin jednorazowy, jednorazowy pin, numer weryfikacyjny, ciąg znaków do potwierdzenia
  `,
  code: `
    kod, kodu, kodem, kodzie, kodowi, kody, kodów, hasło, hasła, hasłem, pinu, kod pin, kodu pin, tokenu, tokenem, te cyfry, następujące cyfry, cyfry poniżej, poniższe cyfry
  `,
  act: `
    potwierdz*, potwierdź, weryfik*, zweryfik*, autoryz*, uwierzyteln*, zaloguj*, zalogow*, logow*, loguj*, rejestr*, zarejestr*, aktyw*, odblok*, odzysk*, reset hasła, resetu hasła, resetowania hasła, zresetow*, zmiany hasła, zmiana hasła, zmienić hasło, bezpieczeńst*, konto, konta, koncie, dwuetap*, dwuskład*, jednoraz*, tożsamoś*, dostęp, dostępu, dokończ*, kontynu*, adres e mail, adresu e mail, podpis*, zatwierdź*, zatwierdz*
  `,
  use: `
    wpisz, wpisać, wprowadź, wprowadzić, podaj, podać, użyj, użyć, skorzystaj, skopiuj, wklej, przepisz, przepisać, poniżej, poniższy, następujący, oto, wpisując, podając
  `,
  other: `
    kod promocyjny, kodu promocyjnego, kodem promocyjnym, kody promocyjne, kod rabatowy, kodu rabatowego, kodem rabatowym, kody rabatowe, kod zniżkowy, kodu zniżkowego, kodem zniżkowym, rabat*, kupon*, kod kuponu, voucher*, bon podarunkowy, karta podarunkowa, karty podarunkowej, kod pocztowy, kodu pocztowego, kod odbioru, kodu odbioru, kodem odbioru, kod do odbioru, kod nadania, kod paczki, numer paczki, numer przesyłki, numeru przesyłki, numer nadania, list przewozowy, numer listu przewozowego, numer śledzenia, kod śledzenia, śledzenie przesyłki, paczkomat*, kod do paczkomatu, kod skrytki, kod zwrotu, kod dostawy, kod kreskowy, kodu kreskowego, kody kreskowe, kod qr, kodu qr, kody zapasowe, kodów zapasowych, kod zapasowy, kody odzyskiwania, kody awaryjne, kod rezerwacji, numer rezerwacji, rezerwacj*, kod polecenia, kod polecający, kod zaproszenia, kod z zaproszenia, kod do drzwi, kod do bramy, kod do domofonu, kod domofonu, kod wejścia, kod do furtki, klucz licencyjny, klucza licencyjnego, klucz produktu, numer seryjny, numeru seryjnego, kod produktu, kod towaru, kod zamówienia, kod kierunkowy, numer kierunkowy, kod kraju, kod banku, kod swift, kod bic, kod błędu, kod źródłowy, kodu źródłowego, kod programu, linie kodu, linii kodu, kod odpowiedzi, nip, regon, krs, pesel, pkd, kod pkd, kod spotkania, hasło do spotkania, identyfikator spotkania, kod klasy, kod zajęć, kod gry, kod biletu, hasło do wi fi, hasło wi fi, hasło do sieci, kod urzędu, kod usługi, kod koloru, kod partnera, kod klienta, e recepta, kod recepty, kod dostępu do recepty, kod e recepty, kod puk, z kodem, numer konta
  `,
  label: `
    numer, numeru, numerem, numery, nr, numer zamówienia, nr zamówienia, zamówienie, zamówienia, zamówieniu, zamówieniem, zamówienie nr, zamówienia nr, zamówienie numer, faktura, faktura nr, faktury, fakturę, faktura vat, numer faktury, nr faktury, paragon, paragon nr, rachunek, rachunek nr, rachunku, umowa, umowa nr, umowy, umowy nr, numer umowy, numer klienta, nr klienta, klient, numer rachunku, nr rachunku, nr konta, karta, karty, kartą, kartę, karcie, numer karty, kończącą się na, kończącej się na, kończącym się na, o końcówce, końcówka, końcówce, telefon, tel, numer telefonu, nr tel, infolinia, infolinię, infolinii, pod numerem, zadzwoń, zgłoszenie, zgłoszenia, zgłoszeniu, zgłoszenie nr, numer zgłoszenia, sprawa, sprawy, sprawa nr, nr sprawy, numer sprawy, wniosek, wniosku, wniosek nr, reklamacja, reklamacji, bilet, bilet nr, lot, lotu, pociąg, przesyłka, przesyłki, przesyłce, paczka, paczki, paczce, identyfikator, id transakcji, id zamówienia, polisa, polisy, nr polisy, transakcja, transakcji, numer transakcji, płatność, płatności, tytuł przelewu, kwota, kwotę, na kwotę, razem, suma, saldo, cena, artykuł, wersja, wersji, rok, roku, data, godzina, godz, adres ip, ulica, ul, lok, piętro, abonent, użytkownik, nazwa użytkownika, wizyta, ostatnie cyfry, ostatnie 4 cyfry, licznik, licznika, numer ewidencyjny, znak sprawy, strona, poz, dziennik
  `,
  unit: `
    minut*, min, godz, godzin*, sekund*, sek, dzień, dni, dniach, tydzień, tygodni*, miesiąc*, miesięc*, mies, rok, roku, lat, lata, cyfr*, znak*, znaków, liter*, razy, punkt*, pkt, złot*, zł, groszy, pln, szt, sztuk*, osób, osoby, użytkownik*, klient*, produkt*, km, kg, procent*, prób*, opini*, wiadomości, słów, r, tys, mln, kwh
  `,
  old: `
    nieważny, nieważne, nie jest już ważny, jest już nieważny, już nie działa, nie działa, stracił ważność, straci ważność, utracił ważność, wygasł, wygasło, wygasły, poprzedni, poprzedniego, poprzednim, poprzedni kod, stary kod, starego kodu, starym kodem, wcześniejszy kod, wcześniejszego kodu, wysłany wcześniej, unieważniony, unieważnion*, anulowany, zastąpion*, został zastąpiony, już wykorzystany, już użyty, wykorzystany, zamiast kodu, zamiast, niepoprawny kod, błędny kod, nieaktualn*, przestaje działać, przestał działać
  `,
  fresh: 'nowy kod, nowego kodu, nowym kodem, nowy jednorazowy kod, nowe hasło jednorazowe, aktualny kod, ostatni kod, nowy',
  care: `
    ważny, ważne, ważność, ważna, jest ważny, wygasa, wygaśnie, traci ważność, obowiązuje przez, nie udostępniaj, nie podawaj, nie przekazuj, nie przesyłaj, nie ujawniaj, nikomu, jeśli to nie ty, jeżeli to nie ty, jeśli nie, jeżeli nie, zignoruj, zignorować, prosimy zignorować, poufn*, osobom trzecim, nigdy nie prosi*, nigdy nie poprosi*, nie logowałeś, nie prosiłeś
  `,
  quote: `
    napisał:, napisała:, napisał(a):, pisze:, wiadomość przekazana, przekazana wiadomość, przekazano wiadomość, wiadomość oryginalna, oryginalna wiadomość, treść przekazanej wiadomości, początek przekazywanej wiadomości, wiadomość przekazana dalej
  `,
  ignore: `
    nowe hasło, twoje hasło, zapomniałeś hasła, nie pamiętasz hasła, zmień hasło, hasło zostało zmienione, hasło do konta, ustaw hasło, login i hasło, bez kodu, bez hasła, kodeks*, menedżer haseł, aktywnoś*, numer telefonu w, numeru telefonu, na numer, twój numer, na twój telefon, na telefon, na stronie, stronie, tej strony, na naszej stronie, twoje zamówienie, twojego zamówienia, twoja karta, twojej karty, twoją kartę, w tej sprawie, w sprawie, w każdej chwili, tym razem, kontakt*
  `,
};

const czechAims = `
  pro přihlášení, k přihlášení, pro ověření, k ověření, pro potvrzení, k potvrzení, pro registraci, k registraci, pro aktivaci, k aktivaci, pro obnovení hesla, k obnovení hesla, pro obnovu hesla, pro reset hesla, pro změnu hesla, ke změně hesla, pro přístup, k přístupu, pro vstup, pro autorizaci, k autorizaci, pro dokončení, k dokončení, pro podpis, z sms, z e mailu, dvoufázového ověření, pro dvoufázové ověření, pro dvoufaktorové ověření
`;

export const czech: WordTable = {
  strong: `
    ${pairs('kód, kódu, kódem, heslo, pin', czechAims)},
    ${pairs('ověřovací, potvrzovací, přihlašovací, bezpečnostní, autorizační, autentizační, autentifikační, aktivační, přístupový, jednorázový, dočasný, kontrolní, verifikační, registrační, identifikační, tajný, číselný', 'kód, pin, pin kód, token')},
    ${pairs('ověřovacího, potvrzovacího, přihlašovacího, bezpečnostního, autorizačního, aktivačního, přístupového, jednorázového', 'kódu, hesla')},
    ${pairs('ověřovacím, potvrzovacím, přihlašovacím, bezpečnostním, autorizačním, aktivačním, přístupovým, jednorázovým', 'kódem, heslem')},
    ${pairs('jednorázové, ověřovací, dočasné, autorizační', 'heslo')},
    sms kód, sms kódu, sms kódem, sms klíč, *místný kód, *místného kódu, *ciferný kód, *ciferného kódu, *znakový kód, aktivační klíč, jednorázová hesla, ověřovací číslo, kód pro jednorázové přihlášení
  `,
  code: 'kód, kódu, kódem, kódy, kódů, heslo, hesla, heslem, pin kód, pin kódu, tokenu, tato čísla, následující čísla, následující číslice, tyto číslice, klíč',
  act: `
    potvrď*, potvrd*, potvrz*, ověř*, autoriz*, autentiz*, autentifik*, verifik*, přihlás*, přihlaš*, registr*, zaregistr*, aktiv*, obnov*, reset hesla, resetování hesla, změna hesla, změnu hesla, změny hesla, zapomenuté heslo, zapomenutého hesla, bezpečnost*, účet, účtu, účtem, dvoufáz*, dvoufaktor*, dvoustup*, jednoráz*, totožnost*, identit*, přístup, přístupu, dokonč*, pokrač*, e mailovou adresu, emailovou adresu, odemk*, odblok*
  `,
  use: 'zadejte, zadej, zadat, zadání, vložte, vlož, použijte, použij, použít, opište, zkopírujte, napište, vyplňte, uveďte, níže, následující, zde je, tady je, pomocí',
  other: `
    promo kód, promo kódu, promokód, promokódu, slevový kód, slevového kódu, slevovým kódem, slevové kódy, slevový kupon, slevový kupón, sleva, slevu, slevy, kupon*, kupón*, kód kuponu, voucher*, poukaz*, dárkový poukaz, dárková karta, číslo poukazu, kód poukazu, psč, poštovní směrovací číslo, sledovací číslo, číslo pro sledování, číslo zásilky, podací číslo, kód zásilky, kód pro vyzvednutí, kód k vyzvednutí, výdejní kód, kód pro výdej, heslo pro vyzvednutí, heslo k vyzvednutí, heslo pro výdej, výdejní box, z boxu, zásilkovn*, kód pro vrácení, čárový kód, čárového kódu, čárové kódy, qr kód, qr kódu, qr kódem, záložní kódy, záložních kódů, záložní kód, obnovovací kódy, kód rezervace, rezervační kód, rezervační číslo, číslo rezervace, rezervac*, referenční kód, doporučovací kód, kód pro doporučení, zvací kód, kód pozvánky, kód ke dveřím, kód od dveří, kód od brány, kód k bráně, vstupní kód do, licenční klíč, licenčního klíče, licenční číslo, sériové číslo, výrobní číslo, produktový klíč, kód produktu, kód zboží, kód výrobku, objednací kód, katalogové číslo, kód země, předvolba, kód banky, bankovní kód, chybový kód, kód chyby, zdrojový kód, zdrojového kódu, zdrojové kódy, ičo, ič, dič, rodné číslo, heslo k wi fi, heslo na wi fi, heslo wifi, heslo k síti, kód schůzky, id schůzky, kód třídy, kód kurzu, kód vstupenky, kód jízdenky, kód předmětu, puk kód, kód ereceptu, erecept, s kódem, věrnostní kód, bonusový kód
  `,
  label: `
    číslo, čísla, číslem, č, čj, č j, č p, č účtu, číslo objednávky, číslo obj, objednávka, objednávka č, objednávky, objednávky č, objednávce, objednávku, objednávkou, obj, obj č, faktura, faktura č, faktury, fakturu, číslo faktury, daňový doklad, doklad, doklad č, účtenka, účtenky, smlouva, smlouva č, smlouvy, číslo smlouvy, variabilní symbol, variabilním symbolem, vs, konstantní symbol, specifický symbol, číslo účtu, zákaznické číslo, číslo zákazníka, klientské číslo, číslo klienta, karta, karty, kartou, kartu, číslo karty, končící na, končící, končí na, telefon, tel, telefonní číslo, tel č, infolinka, infolinku, infolince, volejte, na čísle, na lince, požadavek, požadavek č, číslo požadavku, případ, tiket, tiket č, reklamace, reklamace č, číslo reklamace, jízdenka, vstupenka, let, letu, vlak, zásilka, zásilky, zásilce, zásilku, balík, balíku, identifikátor, id objednávky, id transakce, pojistka, pojistná smlouva, transakce, číslo transakce, platba, platby, částka, částku, ve výši, celkem, zůstatek, cena, cenu, verze, rok, roku, datum, čas, ip adresa, uživatel, uživatelské jméno, spisová značka, sp zn, poslední čtyřčíslí, posledních čtyři, číslo stížnosti, místo, sedadlo, elektroměr, spz, r č
  `,
  unit: `
    minut*, hodin*, hod, sekund*, vteřin*, den, dny, dnů, dní, dnech, týden, týdny, týdnů, měsíc*, rok, roky, roků, let, číslic*, číslice, znak*, písmen*, krát, bod, body, bodů, korun*, kč, kus, kusy, kusů, ks, osob, osoby, uživatel*, zákazník*, produkt*, km, kg, procent*, pokus*, zpráv*, slov, tis, mil, hvězd*
  `,
  old: `
    neplatný, neplatné, neplatná, již neplatí, už neplatí, neplatí, přestává platit, přestal platit, není platný, již není platný, už není platný, není již platný, vypršel, vypršela, vypršelo, platnost vypršela, předchozí, předchozího, předchozí kód, předešlý, starý kód, starého kódu, dřívější kód, původní kód, zaslaný dříve, zneplatněn*, zrušen, nahrazen*, byl nahrazen, již použit*, byl použit, místo kódu, místo původního, špatný kód, nesprávný kód, nefunguje
  `,
  fresh: 'nový kód, nového kódu, novým kódem, nový ověřovací kód, nový přihlašovací kód, nový jednorázový kód, nové jednorázové heslo, aktuální kód, poslední kód, nový',
  care: `
    platí, platný, platnost, platná, je platný, vyprší, nesdílejte, nesdílej, nesdělujte, nikomu, neposkytujte, nepřeposílejte, neprozrazujte, pokud jste, pokud jste o, pokud jste to nebyli, pokud jste to nebyl, nežádali, nepožádali, nevyžádali, ignorujte, ignorovat, důvěrn*, třetím osobám, nikdy po vás, nikdy se vás, podvod*
  `,
  quote: 'napsal:, napsala:, napsal(a):, píše:, přeposlaná zpráva, přeposlana zprava, původní zpráva, předaná zpráva, předávaná zpráva, začátek přeposlané zprávy, začátek přeposílané zprávy',
  ignore: `
    nové heslo, vaše heslo, zapomněli jste heslo, změňte heslo, heslo bylo změněno, heslo bylo změneno, heslo k účtu, nastavit heslo, bez kódu, bez hesla, zákon č, správce hesel, telefonní číslo nebo, telefonního čísla, vaše číslo, na vaše číslo, na vaše telefonní číslo, na telefon, v tuto dobu, v tomto případě, v případě, v opačném případě, případ od, vaše objednávka, vaší objednávky, vaše karta, vaší karty, místo toho, let s
  `,
};

const slovakAims = `
  na prihlásenie, pre prihlásenie, na overenie, pre overenie, na potvrdenie, pre potvrdenie, na registráciu, pre registráciu, na aktiváciu, pre aktiváciu, na obnovenie hesla, na obnovu hesla, na zmenu hesla, na reset hesla, na prístup, na vstup, na autorizáciu, na dokončenie, na podpis, z sms, z e mailu, dvojfaktorového overenia, dvojfázového overenia
`;

export const slovak: WordTable = {
  strong: `
    ${pairs('kód, kódu, kódom, heslo, pin', slovakAims)},
    ${pairs('overovací, potvrdzovací, prihlasovací, bezpečnostný, autorizačný, autentifikačný, autentizačný, aktivačný, prístupový, jednorazový, dočasný, kontrolný, verifikačný, registračný, identifikačný, tajný', 'kód, pin, pin kód, token')},
    ${pairs('overovacieho, potvrdzovacieho, prihlasovacieho, bezpečnostného, autorizačného, aktivačného, prístupového, jednorazového', 'kódu, hesla')},
    ${pairs('overovacím, potvrdzovacím, prihlasovacím, bezpečnostným, autorizačným, aktivačným, jednorazovým', 'kódom, heslom')},
    ${pairs('jednorazové, overovacie, dočasné', 'heslo')},
    sms kódu, sms kódom, sms kľúč, *miestny kód, *miestneho kódu, *ciferný kód, *ciferného kódu, *znakový kód, aktivačný kľúč, overovacie číslo
  `,
  code: 'kód, kódu, kódom, kódy, kódov, heslo, hesla, heslom, pin kód, tokenu, tieto čísla, nasledujúce číslice, tieto číslice',
  act: `
    potvrď*, potvrd*, overenie, overenia, overiť, overte, overovan*, autoriz*, autentif*, verifik*, prihlás*, prihlas*, registr*, zaregistr*, aktiv*, obnov*, zmena hesla, zmenu hesla, zmeny hesla, zabudnuté heslo, zabudnutého hesla, bezpečnos*, účet, účtu, účtom, dvojfáz*, dvojfaktor*, dvojstup*, jednoraz*, totožnos*, prístup, prístupu, dokonč*, pokrač*, odomk*
  `,
  use: 'zadajte, zadaj, zadať, zadaním, vložte, použite, použi, použiť, opíšte, skopírujte, napíšte, vyplňte, uveďte, nižšie, nasledujúci, tu je, pomocou',
  other: `
    promo kód, promokód, zľavový kód, zľavového kódu, zľavovým kódom, zľavové kódy, zľava, zľavu, zľavy, kupón*, darčekový poukaz, darčeková karta, poukážka, poukážky, psč, poštové smerovacie číslo, sledovacie číslo, číslo zásielky, číslo na sledovanie, podacie číslo, kód zásielky, kód na vyzdvihnutie, kód na prevzatie, výdajný kód, heslo na vyzdvihnutie, heslo na prevzatie, balíkobox*, čiarový kód, čiarového kódu, qr kód, záložné kódy, záložných kódov, záložný kód, kód rezervácie, rezervačný kód, číslo rezervácie, rezervác*, odporúčací kód, referenčný kód, pozývací kód, kód pozvánky, kód od dverí, kód k dverám, kód od brány, vstupný kód do, licenčný kľúč, licenčného kľúča, sériové číslo, výrobné číslo, produktový kľúč, kód produktu, kód tovaru, katalógové číslo, kód krajiny, predvoľba, kód banky, chybový kód, kód chyby, zdrojový kód, zdrojového kódu, ičo, dič, ič dph, rodné číslo, heslo na wi fi, heslo k wi fi, heslo wi fi, kód stretnutia, kód triedy, kód lístka, kód vstupenky, s kódom, vernostný kód
  `,
  label: `
    číslo, čísla, číslom, číslo objednávky, objednávka, objednávky, objednávke, objednávku, faktúra, faktúra č, faktúry, faktúru, číslo faktúry, daňový doklad, účtenka, zmluva, zmluva č, zmluvy, číslo zmluvy, variabilný symbol, variabilným symbolom, číslo účtu, zákaznícke číslo, číslo zákazníka, klientske číslo, karta, karty, kartou, kartu, číslo karty, končiaca na, končiacou na, telefón, telefónne číslo, tel č, infolinka, volajte, na čísle, požiadavka, požiadavka č, číslo požiadavky, reklamácia, reklamácia č, lístok, cestovný lístok, vstupenka, vlak, zásielka, zásielky, zásielke, zásielku, balík, identifikátor, poistka, poistná zmluva, transakcia, transakcie, číslo transakcie, platba, platby, suma, sumu, v sume, spolu, zostatok, cena, verzia, rok, roku, dátum, čas, ip adresa, používateľ, používateľské meno, spisová značka, poistenec
  `,
  unit: 'minút*, hodín*, hodin*, hod, sekúnd*, sekund*, deň, dni, dní, týžd*, mesiac*, rok, roky, rokov, číslic*, znak*, písmen*, krát, bod, body, bodov, eur, kus, kusy, kusov, ks, osôb, používateľ*, zákazník*, produkt*, percent*, pokus*, správ',
  old: `
    neplatný, neplatné, už neplatí, neplatí, prestal platiť, prestáva platiť, nie je platný, už nie je platný, vypršal, vypršala, expiroval, predchádzajúci, predchádzajúceho, predošlý, predošlého, starý kód, starého kódu, pôvodný kód, zaslaný skôr, zneplatnen*, zrušený, nahraden*, bol nahradený, už použit*, bol použitý, namiesto kódu, nesprávny kód, nefunguje
  `,
  fresh: 'nový kód, nového kódu, novým kódom, nový overovací kód, nový prihlasovací kód, nový jednorazový kód, aktuálny kód, posledný kód, nový',
  care: `
    platí, platný, platnosť, je platný, vyprší, exspiruje, nezdieľajte, nezdieľaj, neprezrádzajte, neposkytujte, nikomu, nepreposielajte, ak ste, ak ste o, ak ste to neboli, ak ste to neboli vy, nežiadali, nepožiadali, nevyžiadali, ignorujte, dôvern*, tretím osobám, nikdy od vás
  `,
  quote: 'napísal:, napísala:, napísal(a):, píše:, preposlaná správa, pôvodná správa, začiatok preposlanej správy, odovzdaná správa',
  ignore: `
    nové heslo, vaše heslo, zabudli ste heslo, zmeňte heslo, heslo bolo zmenené, heslo k účtu, bez kódu, bez hesla, telefónneho čísla, vaše číslo, na vaše číslo, vaše telefónne číslo, na telefón, vaša objednávka, vašej objednávky, vaša karta, vašej karty, v tomto čase
  `,
};
