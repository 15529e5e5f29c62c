/** Polish. */
import { agreed, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

const polishPurposes = `
  bezpieczeństwa, weryfikacji, potwierdzenia, logowania, dostępu, autoryzacji, aktywacji, rejestracji,
  uwierzytelniania, uwierzytelnienia, odzyskiwania, do logowania, do zalogowania, do weryfikacji, do
  potwierdzenia, do autoryzacji, do aktywacji, do rejestracji, do odblokowania, do resetu hasła, do zmiany
  hasła, do resetowania hasła, resetowania hasła, resetu hasła, zmiany hasła, potwierdzający, z sms, z smsa,
  sms, 2fa, uwierzytelniania dwuskładnikowego, weryfikacji dwuetapowej, do podpisu, jednorazowego użytku
`;

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  agreed(
    `jednorazow, weryfikacyjn, uwierzytelniając`,
    `y klucz, ego klucza, ym kluczem, e cyfry, ych cyfr, ymi cyframi, y pin, ego pin-u, ym pin-em, y token, ego tokenu, ym
     tokenem, y ciąg cyfr, ego ciągu cyfr, ym ciągiem cyfr, y ciąg znaków, ego ciągu znaków, ym ciągiem znaków, a
     kombinacja, ą kombinację, ej kombinacji, ą kombinacją, a kombinacja cyfr, ą kombinację cyfr, ej kombinacji cyfr, ą
     kombinacją cyfr, a liczba, ą liczbę, ej liczby, ą liczbą, e słowo, ego słowa, ym słowem, e znaki, ych znaków, ymi
     znakami, y kod pin, ego kodu pin, ym kodem pin, y szyfr, ego szyfru, ym szyfrem, e hasło, ego hasła, ym hasłem`,
  ),
  agreed(`jednorazow, weryfikacyjn, uwierzytelniając`, `y numer, ego numeru, ym numerem`),
  pairs(
    `klucz, pin, token, ciąg cyfr, ciąg znaków, kod pin, szyfr, numer`,
    `jednorazowy, weryfikacyjny, uwierzytelniający`,
  ),
  pairs(
    `klucza, pin-u, tokenu, ciągu cyfr, ciągu znaków, słowa, kodu pin, szyfru, hasła, numeru`,
    `jednorazowego, weryfikacyjnego, uwierzytelniającego`,
  ),
  pairs(
    `kluczem, pin-em, tokenem, ciągiem cyfr, ciągiem znaków, słowem, kodem pin, szyfrem, hasłem, numerem`,
    `jednorazowym, weryfikacyjnym, uwierzytelniającym`,
  ),
  pairs(`cyfry, słowo, znaki, hasło, twoje hasło`, `jednorazowe, weryfikacyjne, uwierzytelniające`),
  pairs(`cyfr, znaków`, `jednorazowych, weryfikacyjnych, uwierzytelniających`),
  pairs(`cyframi, znakami`, `jednorazowymi, weryfikacyjnymi, uwierzytelniającymi`),
  pairs(`kombinacja, kombinacja cyfr, liczba`, `jednorazowa, weryfikacyjna, uwierzytelniająca`),
  pairs(
    `kombinację, kombinacją, kombinację cyfr, kombinacją cyfr, liczbę, liczbą`,
    `jednorazową, weryfikacyjną, uwierzytelniającą`,
  ),
  pairs(`kombinacji, kombinacji cyfr, liczby`, `jednorazowej, weryfikacyjnej, uwierzytelniającej`),
  pairs(
    `klucz, klucza, kluczem, cyfry, cyfr, cyframi, pin, pin-u, pin-em, token, tokenu, tokenem, ciąg cyfr, ciągu cyfr,
     ciągiem cyfr, ciąg znaków, ciągu znaków, ciągiem znaków, kombinacja, kombinację, kombinacji, kombinacją, kombinacja
     cyfr, kombinację cyfr, kombinacji cyfr, kombinacją cyfr, słowo, słowa, słowem, znaki, znaków, znakami, kod pin,
     kodu pin, kodem pin, szyfr, szyfru, szyfrem, hasło, twoje hasło, hasła, hasłem`,
    `weryfikacji, logowania, uwierzytelniania, do logowania, do weryfikacji, jednorazowego użytku, 2fa`,
  ),
  pairs(
    `numer, numeru, numerem`,
    `weryfikacji, do logowania, do weryfikacji, uwierzytelniania, jednorazowego użytku`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  agreed(
    `tymczasow, dostępow, zabezpieczając, autoryzacyjn, potwierdzając, aktywacyjn`,
    `y klucz, ego klucza, ym kluczem, y pin, ego pin-u, ym pin-em, y token, ego tokenu, ym tokenem, y ciąg cyfr, ego ciągu
     cyfr, ym ciągiem cyfr, y ciąg znaków, ego ciągu znaków, ym ciągiem znaków, a kombinacja, ą kombinację, ej
     kombinacji, ą kombinacją, a kombinacja cyfr, ą kombinację cyfr, ej kombinacji cyfr, ą kombinacją cyfr, e słowo, ego
     słowa, ym słowem, y kod pin, ego kodu pin, ym kodem pin, y szyfr, ego szyfru, ym szyfrem, e hasło, ego hasła, ym
     hasłem`,
  ),
  pairs(
    `klucz, pin, token, ciąg cyfr, ciąg znaków, kod pin, szyfr`,
    `tymczasowy, dostępowy, zabezpieczający, autoryzacyjny, potwierdzający, aktywacyjny`,
  ),
  pairs(
    `klucza, pin-u, tokenu, ciągu cyfr, ciągu znaków, słowa, kodu pin, szyfru, hasła`,
    `tymczasowego, dostępowego, zabezpieczającego, autoryzacyjnego, potwierdzającego, aktywacyjnego`,
  ),
  pairs(
    `kluczem, pin-em, tokenem, ciągiem cyfr, ciągiem znaków, słowem, kodem pin, szyfrem, hasłem`,
    `tymczasowym, dostępowym, zabezpieczającym, autoryzacyjnym, potwierdzającym, aktywacyjnym`,
  ),
  pairs(
    `kombinacja, kombinacja cyfr`,
    `tymczasowa, dostępowa, zabezpieczająca, autoryzacyjna, potwierdzająca, aktywacyjna`,
  ),
  pairs(
    `kombinację, kombinacją, kombinację cyfr, kombinacją cyfr`,
    `tymczasową, dostępową, zabezpieczającą, autoryzacyjną, potwierdzającą, aktywacyjną`,
  ),
  pairs(
    `kombinacji, kombinacji cyfr`,
    `tymczasowej, dostępowej, zabezpieczającej, autoryzacyjnej, potwierdzającej, aktywacyjnej`,
  ),
  pairs(
    `słowo, hasło, twoje hasło`,
    `tymczasowe, dostępowe, zabezpieczające, autoryzacyjne, potwierdzające, aktywacyjne`,
  ),
  pairs(
    `klucz, klucza, kluczem, pin, pin-u, pin-em, token, tokenu, tokenem, ciąg cyfr, ciągu cyfr, ciągiem cyfr, ciąg znaków,
     ciągu znaków, ciągiem znaków, kombinacja, kombinację, kombinacji, kombinacją, kombinacja cyfr, kombinację cyfr,
     kombinacji cyfr, kombinacją cyfr, słowo, słowa, słowem, kod pin, kodu pin, kodem pin, szyfr, szyfru, szyfrem,
     hasło, twoje hasło, hasła, hasłem`,
    `potwierdzenia, dostępu, bezpieczeństwa, aktywacji, autoryzacji, do potwierdzenia, do autoryzacji, do aktywacji,
     dostępu jednorazowego`,
  ),
  pairs(`numer, numeru, numerem`, `do potwierdzenia`),
].join(', ');

export const polish: WordTable = {
  subject: `
    w temacie, z tematu,
    w tytule wiadomości, z tytułu wiadomości, w tytule maila, z tytułu maila, w tytule tej, z tytułu tej
  `,
  strong: `
    kod z maila, kodu z maila, kodem z maila, kod z e-maila, kod z tej wiadomości, kod z wiadomości, kod z
    tego maila, kodu z wiadomości, kodu z tej wiadomości, numer logowania, numer dostępu jednorazowego,
    liczba do logowania,
    hasło do operacji, hasło do transakcji, hasło do przelewu, hasło do zlecenia, hasło do dyspozycji, hasło smskod,
    ${pairs('kod, kodu, kodem', polishPurposes)},
    ${pairs(
      'kod',
      `
        weryfikacyjny, autoryzacyjny, jednorazowy, dostępowy, aktywacyjny, tymczasowy, uwierzytelniający,
        zabezpieczający, rejestracyjny, identyfikacyjny, kontrolny, cyfrowy,
  `,
    )},
    ${pairs(
      'kodu',
      `
        weryfikacyjnego, autoryzacyjnego, jednorazowego, dostępowego, aktywacyjnego, tymczasowego,
        uwierzytelniającego, potwierdzającego
      `,
    )},
    ${pairs(
      'kodem',
      `
        weryfikacyjnym, autoryzacyjnym, jednorazowym, dostępowym, aktywacyjnym, tymczasowym, potwierdzającym
      `,
    )},
    jednorazowy kod, jednorazowego kodu, jednorazowym kodem, tymczasowy kod, hasła jednorazowe, hasło sms,
    smskod, sms kod, hasło dynamiczne, hasło tymczasowe, tymczasowe hasło, *cyfrowy kod, *cyfrowego kodu,
    *cyfrowym kodem, *znakowy kod, *znakowego kodu, kod składający się, ciąg znaków do potwierdzenia, ${oneUse}
  `,
  doubtful: `
    *dostępu, *aktywacyjny, *aktywacji, *autoryzacji, *autoryzacyjny, *rejestracyjny, *rejestracji,
    *dostępowy, *kontrolny, *odblokowania,
    numer do logowania, numeru do logowania, numerem do logowania
  `,
  code: `
    magiczna liczba, magiczny numer, magiczne hasło, tajny numer, tajna liczba,
    numer potwierdzenia, numeru potwierdzenia, numerem potwierdzenia,
    liczba z maila, cyfry z maila, numer z maila, numer z wiadomości, cyfry z wiadomości,
    kod, kodu, kodem, kodzie, kodowi, kody,  hasło, hasła, hasłem, pinu, kod pin, kodu pin, tokenu,
    tokenem, te cyfry, następujące cyfry, cyfry poniżej, poniższe cyfry, ${spoken},
    ten numer:, następujący numer:, numer poniżej:, poniższy numer:, następującą liczbę, następująca liczba,
    poniższą liczbę, poniższa liczba, poniższe znaki, następujące znaki, poniższe litery, numer z e-maila,
    numer z tego maila, numer z tej wiadomości, liczba z e-maila, liczbę z maila, liczby z maila, liczbę z
    e-maila, liczbę z wiadomości, liczba z wiadomości, liczbę z tej wiadomości, liczbę z tego maila, cyfr z
    maila, cyframi z maila, cyfry z e-maila, cyfry z tego maila, cyfry z tej wiadomości, numeru z maila,
    numeru z wiadomości, znaki z maila, znaki z wiadomości, liczba do wpisania, liczbę do wpisania, numer do
    wpisania, cyfry do wpisania, znaki do wpisania, numer do przepisania, cyfry do przepisania,
    tajne słowo, tajnym słowem, tajnego słowa, sekretne słowo, sekretnym słowem, sekretnego słowa, magiczne
    słowo, magicznym słowem, magicznego słowa
  `,
  number: `
    cyframi, cyfry, liczbą, liczbę, klucz, kluczem, kombinacją, kombinację, kombinacja, literami, litery, znakami,
    znaki, ciąg znaków, ciąg liter, tajna liczba, tajną liczbę, tajnej liczby, magiczna liczba, magiczną liczbę, ciągiem znaków, ciągu znaków, ciąg
    cyfr, ciągiem cyfr, ciągu cyfr, ciąg liczb, ciągiem liter, ciągu liter, szereg cyfr, rząd cyfr, zestaw
    cyfr, zestaw znaków, zestawem cyfr, kombinacja cyfr, kombinację cyfr, kombinacją cyfr, kombinacja
    znaków, kombinację znaków, kombinacja liter, cyferki, szyfr, szyfrem, szyfru, słowo klucz, te litery, te
    znaki, tę liczbę, ta liczba
  `,
  act: `
    wejdź, wpuści cię,
    potwierdz*, potwierdź, weryfik*, zweryfik*, autoryz*, uwierzyteln*, zaloguj*, zalogow*, logow*, loguj*,
    rejestr*, zarejestr*, aktyw*, odblok*, odzysk*, reset hasła, resetu hasła, resetowania hasła, zresetow*,
    zmiany hasła, zmiana hasła, zmienić hasło, bezpieczeńst*, konto, konta, koncie, dwuetap*, dwuskład*,
    jednoraz*, tożsamoś*, dostęp, dostępu, dokończ*, kontynu*, adres e mail, adresu e mail, podpis*,
    zatwierdź*, zatwierdz*,
    że to ty, to ty, że to pan, że to pani, że to państwo, że to naprawdę ty, to naprawdę ty,
    że jesteś sobą, nie jesteś robotem, robotem, jesteś człowiekiem, człowiekiem, udowodnij,
    udowodnić, podpisać, podpisanie, podpisz, autoryzować, zautoryzuj*, zautoryzow*, przelew,
    przelewu, zaakceptuj, zaakceptować, akceptacj*, sparuj, sparować, parowan*, połącz urządzenie,
    połączyć, powiąż, powiązać, powiązan*, dodać urządzenie, dodanie urządzenia, dodaj urządzenie,
    nowe urządzenie, nowego urządzenia, nowym urządzeniu, wejść na konto, wejść, wejdziesz,
    zalogujesz, zmiana adresu, zmiany adresu, zmienić adres, zmiana e-mail, zmiany e-mail,
    zmiany maila, zmiana maila, nowy adres e-mail, usunięcie konta, usunąć konto, założyć konto,
    założenie konta, zakładan*, utworzyć konto, utworzenie konta, otwarcie konta, zakończ*,
    zakończyć, sfinalizow*, ukończ*, identyfik*, zezwól, zezwolić,
    wpuścimy cię, wpuści pana, wpuści panią, wejdziecie, żeby iść dalej, żeby przejść dalej, przejść dalej,
    przejdziesz dalej, przejdź dalej, że jesteś człowiekiem, że żyjesz, dostaniesz się, dostać się do,
    dopuści,
    wejdziesz na swoje konto, wejdziesz na konto, wejdziesz do konta, wejdzie pan na, wejdzie pani na, wejdą
    państwo na, wchodzisz na konto, wchodzisz na swoje konto, jesteś w środku, jest pan w środku, jest pani
    w środku, jesteście w środku, będziesz zalogowany, będziesz zalogowana, będzie pan zalogowany, będzie
    pani zalogowana, drzwi do twojego profilu, drzwi do twojego konta, drzwi do pana konta, drzwi do pani
    konta, otwiera konto, otwiera twoje konto, otworzy twoje konto, otworzy konto, konto zostanie otwarte,
    adres należy do ciebie, adres należy do pana, adres należy do pani, adres jest twój, cię wpuści, pana
    wpuści, panią wpuści, swój adres, twój adres, adres mailowy, zakończ rejestrację, zakończysz rejestrację
  `,
  use: `
    powiedz, proszę powiedzieć,
    odpowiedz na tę wiadomość, odpisz na tę wiadomość, odpowiedz na ten sms,
    odpowiedz na, odpowiedz liczbą, odpowiedz cyframi, wbij, podyktuj,
    wpisz, wpisać, wprowadź, wprowadzić, podaj, podać, użyj, użyć, skorzystaj, skopiuj, wklej, przepisz,
    przepisać, poniżej, poniższy, następujący, oto, wpisując, podając,
    wklep, wklepać, wklepaj, wklepując, wstukaj, wstukać, wstaw, wstawić, wpisz go, wpiszcie,
    wprowadzając, wprowadzenie, skopiować, kopiuj, kopiując, wkleić, wklejając, przepisując,
    podajcie, odpisz, odpowiedz, odpowiedz wpisując, odpowiadając, korzystając, użyj go, użyjcie,
    używając,
    poniższego, następującego, proszę bardzo, oto on, a oto, wystukaj, wybierz go, wrzuć, wrzuć go,
    wprowadź go, uzupełnij, dopisz, podaje się, wpisania, wpisaniu,
    wpisujesz, wpisujemy, wpisujecie, wpisuj, wpisujcie, wpisać go, wpiszesz, wpiszecie, wpisze pan,
    wpisze pani, wpisuje się, wpisuje, wpisany, wpisane, wpisaną, wpisz to, wpisany w, przepisz go, przepiszcie,
    przepisujesz, przepisujemy, przepisujcie, przepiszesz, przepisać go, wprowadzasz, wprowadzamy, wprowadzacie,
    wprowadzaj, wprowadza się, wprowadza, wprowadźcie, wprowadzisz, wprowadzony, wprowadzone, wprowadź to,
    wklejasz, wklejamy, wklejacie, wklejaj, wkleisz, wklejcie, wklejony, przeklej, przekleić, przeklejcie,
    przeklejasz, wklepujesz, wklepujemy, wklepujcie, wklepcie, wstukujesz, wstukajcie, wystukać, wystukujesz,
    wystukajcie, wbijasz, wbijamy, wbijaj, wbijcie, wbić, wbijacie, wciśnij, wcisnąć, wciśnijcie,
    naciśnij na klawiaturze, wstawiasz, wstawiaj, wstawcie, wstawisz, wstawiamy, wrzucasz, wrzucić, wrzucamy,
    wrzućcie, podasz, podajesz, podajemy, podawaj, podaj to, podaj go, podane, podany, podyktować, podyktujcie,
    podyktujesz, dyktuj, umieść, umieścić, umieszczamy, wskazać, wskaż, wskażcie, proszę wskazać,
      napisz, napisać, napiszcie, dopisać, dopiszcie, dopisujesz, uzupełnić, uzupełnijcie,
    uzupełniamy, wypełnij pole, wypełnij kratkę, wypełnij kratki, wypełnić pole, przenieś, przenieście,
    skopiujcie, skopiujesz, kopiujesz, kopiujemy, pokaż na ekranie, wybierz pilotem,
    wybrać pilotem, wybierz na klawiaturze, wyślij botowi, wyślij do bota, wyślij bota, wysłać botowi,
    prześlij botowi, napisz do bota, napisz botowi, powiedz botowi, podaj botowi, strona poprosi,
    aplikacja poprosi, system poprosi, strona zapyta, aplikacja zapyta, strona prosi, aplikacja prosi,
    odpowiesz, dodaj w polu, zamieść,
    ${pairs('trzeba, należy, proszę, musisz, wystarczy', 'wpisać, wprowadzić, podać, przepisać, wkleić, wklepać, skopiować')},
    ${pairs('zapisz, zapisać, zapiszcie, powtórz', 'w okienku, w polu, w oknie, w formularzu, w rubryce, na ekranie, do formularza')},
    wpisują, wpisze, wpiszą, wprowadzają, wprowadzi, wstukuje, wstukują,
    wklepuje, wkleja, wklei, przepisuje, przepisują, przepisze, o wpisanie, o podanie, o wprowadzenie,
    o przepisanie, o wklejenie, wpisanie, wpisaniem, wstukanie, wklejenie, wstaw go, wprowadzeniu, wprowadzenia,
    podaniu, wbija, wbijają,
    uzupełniasz, uzupełniacie, wypełniamy pole, przeklejamy, wypisz w, nabij, nastukaj, nastukajcie,
    wklepiesz, wklepie, wklepią, wklepie pan, wklepie pani, wklepanie, po wklepaniu, wstukasz, wstuka,
    wstukasz tam, po wstukaniu, wbijesz, wbije, wbije pan, wbije pani, wbiciu, po wpisaniu, po podaniu, po
    wprowadzeniu, po przepisaniu, po wklejeniu, po skopiowaniu, przepisanie, przepisaniu, wklejeniu,
    wystuka, wystukasz, poda pan, poda pani, podacie, podadzą państwo, wpiszą państwo, wprowadzi pan,
    wprowadzi pani, wprowadzą państwo, wprowadzicie, przepisze pan, przepisze pani, przepiszą państwo, wklei
    pan, wklei pani, wkleicie, skopiuje pan, skopiuje pani, proszę o wpisanie, proszę o podanie, proszę o
    wprowadzenie, prosimy o wpisanie, prosimy o wprowadzenie, prosimy o podanie, prosimy o przepisanie,
    prosimy o wklejenie, prosimy wpisać, prosimy wprowadzić, prosimy podać, prosimy przepisać, prosimy
    przenieść, prosimy wkleić, prosimy skopiować, przenieść, przeniesiesz, proszę przenieść, do wpisania, do
    wprowadzenia, do podania, do przepisania, do wklepania, do wklejenia, do skopiowania, zostanie wpisany,
    zostanie wpisane, wprowadzona, przepisana, przepisany, przepisane, ma być wpisane, ma być podane, musi
    zostać wpisany, musi zostać wpisana, musi zostać wprowadzony, musi zostać podany, ma zostać wpisany,
    powinno się wpisać, powinien pan wpisać, powinna pani wpisać, musi pan wpisać, musi pani wpisać, muszą
    państwo wpisać, musi pan podać, musi pani podać, trzeba wstukać, wystarczy wstukać, wystarczy wbić,
    trzeba wbić, wpisać tam, wpisz tam, wpisz tutaj, wpisz tu, wpisuj tam, podaj tam, podaj tutaj, wklej
    tam, wklej tu, wklej tutaj, wstaw tam, wstaw tu, przepisz tam, wpiszesz tam, wpisałeś, wpisałaś,
    przepisał, dodajesz w polu, wrzucisz, wrzuć do, wrzuć w, walnij, rąbnij, machnij, powiedz apce, powiedz aplikacji, pokaż apce, pokaż aplikacji, odpowiedź dla bota,
    odpowiedzieć botowi, daj apce, daj botowi, proszę odpowiedzieć, proszę odpisać, posługując się, przy
    użyciu, wpisywać, wprowadzać, podawać, przepisywać, wpisywany, wpisywane,
    uprasza się o wpisanie, uprasza się o podanie, uprasza się o wprowadzenie, wpisz je, wklep je, przepisz
    je, podaj je, wprowadź je, wklej je, wstaw je, wstukaj je, wrzuć je, użyj ich
  `,
  where: `
    aplikacji, stronie, przeglądarce, ekranie, polu, pole, formularzu, oknie, urządzeniu,
    aplikacja, w aplikacji, strona logowania, stronie logowania, ekranie logowania, formularz,
    formularz logowania, okienko, okienka, okienku, kratki, telewizorze, telewizora, terminalu,
    konsoli, wierszu poleceń, linii poleceń, komputerze, na telefonie, w telefonie, tablecie,
    polach, serwisie, portalu, panelu, przeglądarka, urządzenie, stronę, bankowości internetowej,
    pola, rubryce, rubrykę, rubryki, kratkę, kratce, kratka, kratek, pod obrazkiem, obrazkiem, pod zdjęciem,
    pod rysunkiem, ankiety, ankiecie, tabelki, tabelce, wiersz, wierszu, formularza, formularze, formularzach,
    okna, okno, okienkiem, strony, stron, programu, programie, aplikację, aplikacją, apce, apki, apkę, apka,
    przeglądarki, ekran, ekranu, terminal, terminala, konsolę, konsola, czacie, na czacie, czat, na klawiaturze,
    klawiaturze, urządzenia, tabletu, witrynie, witryny, na portalu, w portalu, serwisu, na dole strony, pulpicie, linijce,
    linijkę, botowi, na pilocie, komputera,
    strona czeka, strona oczekuje, strona wymaga, strona potrzebuje, strona chce, nasza strona czeka, nasza
    strona prosi, nasza strona, na telewizorze, w telewizorze, na ekranie, na ekran, puste pole, pustym
    polu, pustego pola, wolne pole, białe pole, białym polu, pole tekstowe, polu tekstowym, pola tekstowego,
    pole poniżej, następnym oknie, następnym ekranie, następnej stronie, kolejnym oknie, kolejnym ekranie,
    kolejnej stronie, otwartej stronie, stronie potwierdzenia, stronę potwierdzenia, stronie rejestracji,
    formularzu rejestracji, formularza rejestracji, formularzu rejestracyjnym, formularz rejestracyjny,
    formularzu online, oknie logowania, okno logowania, oknie dialogowym, oknie czatu, okno czatu, ekran
    logowania, ekranu logowania, ekran główny, pasku adresu, pasek adresu, polu wyszukiwania, laptopie, na
    laptopie, smartfonie, na smartfonie, komórce, na komórce, tablet,
    kreatorze, kreator, kreatora, launcherze, chatbotowi, czatbot, discordzie, telegramie, grze, w grze, do
    gry, panelu klienta, strefie klienta, portalu pacjenta, dzienniku elektronicznym, e-dzienniku,
    stronie zamówienia, na stronie zamówienia, stronę zamówienia, na stronę zamówienia, stronie rezerwacji, na stronie rezerwacji, stronie płatności, na stronie płatności
  `,
  other: `
    hasło do wifi, hasło do wi-fi, hasło wifi,
    klucz zaproszenia,
    kod grupy, kodu grupy,
    jednorazowy kod odbioru, jednorazowego kodu odbioru, jednorazowy kod do odbioru,
    kod statusu, kod kursu,
    w tytule przelewu, tytuł przelewu, tytule przelewu,
    odebrać paczkę, odebrać przesyłkę, odebrać zamówienie, kurierowi, kierowcy, w recepcji, przy kasie,
    id spotkania, identyfikator spotkania, hasło spotkania, kod promocyjny, kodu promocyjnego,
    kodem promocyjnym, kody promocyjne, kod rabatowy, kodu rabatowego, kodem rabatowym, kody rabatowe,
    kod zniżkowy, kodu zniżkowego, kodem zniżkowym, rabat*, kupon*, kod kuponu, voucher*, bon podarunkowy,
    karta podarunkowa, karty podarunkowej, kod pocztowy, kodu pocztowego, kod odbioru, kodu odbioru,
    kodem odbioru, kod do odbioru, kod nadania, kod paczki, numer paczki, numer przesyłki, numeru przesyłki,
    numer nadania, list przewozowy, numer listu przewozowego, numer śledzenia, kod śledzenia,
    śledzenie przesyłki, paczkomat*, kod do paczkomatu, kod skrytki, kod zwrotu, kod dostawy, kod kreskowy,
    kodu kreskowego, kody kreskowe, kod qr, kodu qr, kody zapasowe, kodów zapasowych, kod zapasowy,
    kody odzyskiwania, kody awaryjne, kod rezerwacji, numer rezerwacji, kod polecenia,
    kod polecający, kod zaproszenia, kod z zaproszenia, kod do drzwi, kod do bramy, kod do domofonu,
    kod domofonu, kod wejścia, kod do furtki, klucz licencyjny, klucza licencyjnego, klucz produktu,
    numer seryjny, numeru seryjnego, kod produktu, kod towaru, kod zamówienia, kod kierunkowy,
    numer kierunkowy, kod kraju, kod banku, kod swift, kod bic, kod błędu, kod wyjścia, kod źródłowy, kodu źródłowego,
    kod programu, linie kodu, linii kodu, kod odpowiedzi, nip, regon, krs, pesel, pkd, kod pkd,
    kod spotkania, hasło do spotkania, kod klasy, kod zajęć, kod gry, kod biletu, hasło do wi fi,
    hasło wi fi, hasło do sieci, kod urzędu, kod usługi, kod koloru, kod partnera, kod klienta, e recepta,
    kod recepty, kod dostępu do recepty, kod e recepty, kod puk, numer konta, kurierowi kod,
    kod kurierowi, kod kierowcy, kod w kasie,
    kod nieruchomości, kod dostępu do deklaracji,
    kod weryfikacyjny wydruku, kod weryfikacyjny dokumentu, kod weryfikacyjny zaświadczenia,
    przy wejściu, pokaż ten numer, pokaż ten kod
  `,
  label: `
    skrytka pocztowa,
    rezerwacj*,
    kompilacja, kompilacji, build,
    zdarzenie, zdarzenia,
    numer podatkowy, numer członkowski, numer biletu, numer pracownika, numer rejestracyjny,
    kod referencyjny,
    numer, numeru, numerem, numery, nr, numer zamówienia, nr zamówienia, zamówienie, zamówienia, zamówieniu,
    zamówieniem, zamówienie nr, zamówienia nr, zamówienie numer, faktura, faktura nr, faktury, fakturę,
    faktura vat, numer faktury, nr faktury, paragon, paragon nr, rachunek, rachunek nr, rachunku, umowa,
    umowa nr, umowy, umowy nr, numer umowy, numer klienta, nr klienta, klient, numer rachunku, nr rachunku,
    nr konta, karta, karty, kartą, kartę, karcie, numer karty, kończącą się na, kończącej się na, kończącym
    się na, o końcówce, końcówka, końcówce, telefon, tel, numer telefonu, nr tel, infolinia, infolinię,
    infolinii, pod numerem, zadzwoń, zgłoszenie, zgłoszenia, zgłoszeniu, zgłoszenie nr, numer zgłoszenia,
    sprawa, sprawy, sprawa nr, nr sprawy, numer sprawy, wniosek, wniosku, wniosek nr, reklamacja,
    reklamacji, bilet, bilet nr, lot, lotu, pociąg, przesyłka, przesyłki, przesyłce, paczka, paczki, paczce,
    identyfikator, id transakcji, id zamówienia, polisa, polisy, nr polisy, transakcja, transakcji, numer
    transakcji, płatność, płatności, tytuł przelewu, kwota, kwotę, na kwotę, razem, suma, saldo, cena,
    artykuł, wersja, wersji,    godzina,  adres ip, ulica, ul, lok, piętro, abonent,
    użytkownik, nazwa użytkownika, wizyta, ostatnie cyfry, ostatnie 4 cyfry, licznik, licznika, numer
    ewidencyjny, znak sprawy, strona, poz, dziennik,
    liczba logowań, liczba wejść, liczba weryfikacji, liczba autoryzacji, liczba aktywacji,
    szkodę, szkoda, szkody, szkodzie, szkodą, numer szkody, numeru szkody, nr szkody, zgłoszenie szkody
  `,
  unit: `
    minut*, min, godz, godzin*, sekund*, sek, dzień, dni, dniach, tydzień, tygodni*, miesiąc*, miesięc*,
    mies, rok, roku,   cyfr*, znak*, znaków, liter*, razy, punkt*, pkt, złot*, zł, groszy, pln,
    szt, sztuk*, osób, osoby, użytkownik*, klient*, produkt*, km, kg, procent*,  opini*, wiadomości,
    słów, r, tys, mln, kwh, kodów, haseł, próby,
    godzinkę, minutkę, pół godziny, kwadrans, kwadransa, dobę, doby, roboczych, dni roboczych,
    cyferek, sekundkę, tygodnie,
    uczestników, uczestniczek, uczestnicy, członków, członkiń, zapisanych, uczniów, uczennic, studentów,
    studentek, pracowników, mieszkańców, zwiedzających, czytelników, czytelniczek, subskrybentów,
    darczyńców, wolontariuszy, rodzin, gospodarstw, egzemplarzy, podpisów, metrów, metry, metrów
    kwadratowych, kilometrów, hektarów, gramów, gramy, kilogramów, litrów, kalorii, drzew, miejsc, widzów,
    głosów, zamówień, obserwujących, osobami, kilowatogodzin, klientów, klientek, użytkowników,
    użytkowniczek
  `,
  old: `
    nie jest już akceptowany, nie jest już potrzebny, nie można już użyć,
    został przyjęty, został zaakceptowany, został potwierdzony,
    jest nieprawidłowy, był nieprawidłowy, jest błędny, był błędny, nie jest poprawny, nie był poprawny, jest niepoprawny, był niepoprawny, nie zgadza się,
    unieważniliśmy kod, anulowaliśmy kod, wycofaliśmy kod, został unieważniony, został wycofany, został dezaktywowany,
    nieważny, nieważne, nie jest już ważny, jest już nieważny, już nie działa, nie działa, stracił ważność,
    straci ważność, utracił ważność, wygasł, wygasło, wygasły, poprzedni, poprzedniego, poprzednim,
    poprzedni kod, stary kod, starego kodu, starym kodem, wcześniejszy kod, wcześniejszego kodu, wysłany
    wcześniej, unieważniony, unieważnion*, anulowany, zastąpion*, został zastąpiony, już wykorzystany, już
    użyty, wykorzystany, zamiast kodu, zamiast, niepoprawny kod, błędny kod, nieaktualn*, przestaje działać,
    przestał działać,
    wczorajszy kod, dawny kod, wcześniejsze kody, poprzednie kody, nieaktualny, nieaktualne,
    nieaktualna, nieaktywny, przestał obowiązywać, przeterminowany, przeterminowane, anulowano,
    unieważniono, został wykorzystany, zużyty, nieprawidłowy kod, już nieważny, nie jest ważny,
    przedawnion*, wygasła, przestał być ważny, utraciło ważność, straciło ważność, już nieaktualn*,
    nie zadziała, spalony
  `,
  fresh: `
    zamiast tego, zamiast niego,
    teraz obowiązuje, obecnie obowiązuje, od teraz obowiązuje,
    nowy kod, nowego kodu, nowym kodem, nowy jednorazowy kod, nowe hasło jednorazowe, aktualny kod, ostatni
    kod, nowy,
    zastępuje poprzedni, zastępuje poprzednie, zastępuje stary, nowy kod logowania,
    nowy kod weryfikacyjny, nowy kod autoryzacyjny, nowy kod dostępu, nowy kod potwierdzający,
    najnowszy kod, najnowszego kodu, świeży kod, właściwy kod, poprawny kod, prawidłowy kod,
    bieżący kod, obecny kod, nowy pin, obowiązujący kod
  `,
  care: `
    ważny, ważne, ważność, ważna, jest ważny, wygasa, wygaśnie, traci ważność, obowiązuje przez, nie
    udostępniaj, nie podawaj, nie przekazuj, nie przesyłaj, nie ujawniaj, nikomu, jeśli to nie ty, jeżeli to
    nie ty, zignoruj, zignorować, prosimy zignorować, poufn*, osobom trzecim, nigdy nie prosi*, nigdy nie
    poprosi*, nie logowałeś, nie prosiłeś,
    nie podawaj go, nie mów, nie zdradzaj, nie pokazuj, nie wysyłaj, nie dziel się, nie dawaj,
    nie dyktuj, nikomu go nie, nikomu nie, nie podawajcie, nie należy udostępniać,
    nie należy podawać, nie wolno, zachowaj go, zachowaj dla siebie, zachowaj w, tylko dla ciebie,
    tylko dla pana, ważny przez, ważny do, ważny jeszcze, ważny tylko, działa przez, działa tylko,
    działa raz, działa jednokrotnie, tylko raz, jeden raz, jednokrotnie, jednorazowo,
    przestanie działać, straci ważność za, traci ważność po, traci ważność za, wygasa za, wygasa po,
    wygaśnie za, wygaśnie po, jeśli to nie, jeżeli to nie, jeśli nie ty, jeżeli nie ty,
    jeśli to nie pan, jeśli nie prosi*, jeśli nie logowa*, jeśli nie próbowa*, jeśli nie składa*,
    nie prosiłaś, nie prosili, nie zamawiałeś, nie zamawiałaś, nie logowałaś, nie logowali,
    nie próbowałeś, nie próbowałaś, nie wysyłałeś, nie spodziewałeś, nie zlecałeś, nie zlecali,
    to nie byłeś ty, to nie ty, nie byłeś ty, zignorujcie, możesz zignorować,
    mogą państwo zignorować, można zignorować, pomiń, pomiń tę, nikt z nas, nikt z naszych,
    nikt od nas, nasi pracownicy, nasz pracownik, żaden pracownik, pracownicy banku,
    pracownik banku, nigdy nie pyta*, nigdy nie zapyta*, nigdy nie będzie*, nigdy o niego,
    nie zapytamy, nie zapyta, nie poprosimy, oszust*, oszuści, innym osobom, innej osobie,
    w tajemnicy, osobom postronnym, komukolwiek,
    kwadrans, pół godziny, przez godzinę, w ciągu godziny, w ciągu kwadransa, do północy, działa kwadrans,
    działa pół, ważny kwadrans, ważny pół, ważny godzinę, nie zdradź, nie pokazuj nikomu, nie podawaj nikomu,
    nie przekazuj nikomu, nie przesyłaj nikomu
  `,
  quote: `
    napisał:, napisała:, napisał(a):, pisze:, wiadomość przekazana, przekazana wiadomość, przekazano
    wiadomość, wiadomość oryginalna, oryginalna wiadomość, treść przekazanej wiadomości, początek
    przekazywanej wiadomości, wiadomość przekazana dalej
  `,
  ignore: `
    nowe hasło, twoje hasło, zapomniałeś hasła, nie pamiętasz hasła, zmień hasło, hasło zostało zmienione,
    hasło do konta, ustaw hasło, login i hasło, bez kodu, bez hasła, kodeks*, menedżer haseł, aktywnoś*,
    numer telefonu w, numeru telefonu, na numer, twój numer, na twój telefon, na telefon,
    twoje zamówienie, twojego zamówienia, twoja karta, twojej karty,
    twoją kartę, w tej sprawie, w sprawie, w każdej chwili, tym razem, kontakt*,
    napisz do nas, napisz do mnie, napisz na adres, napisać do nas, zapisz się, zapisać się,
    strona się otworzy, strona otworzy się, strona się otwiera, stronę otworzysz, nie pójdziesz dalej, nie
    przejdziesz dalej, nie przejdzie, nie pójdzie, nie ruszysz, nie zalogujesz, nie wejdziesz, nie możesz,
    nie można, nie da się, nie będzie można, nie będziesz mógł, nie dokończysz, nie uda się, zadzwoń pod ten
    numer:, zadzwoń pod następujący numer, zadzwonić pod numer, pod ten numer:, pod następujący numer,
    proszę napisać do nas, prosimy napisać do nas, napisz na whatsapp, wpisz się na listę, wpisać się na
    listę,
    wrzuć luz, wrzuć na luz, wstaw ciasto, wstaw wodę, szkoda czasu, szkoda że,
    przez telefon
  `,
};
