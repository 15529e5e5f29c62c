/**
 * What shops, banks and hosts say, in all languages: payments and their slips, offers, and codes that one keeps. Written as
 * the words of a table are; a list is the source of an expression for any of its words, or the set of them.
 */
import { anyOf } from '../list.ts';

/** What slips of payments call the number by which the bank has let them through. */
export const slipNames = anyOf(`
  approval code, approval no, auth code, authorisation code, authorization code, auth no, authorisation no, authorization no,
  codigo de autorizacion, codigo de aprobacion, n de autorizacion, codigo de autorizacao, codigo de aprovacao, code d autorisation, code d'autorisation, n d'autorisation,
  n d autorisation, codice di autorizzazione, codice autorizzazione, autorisierungscode, genehmigungsnummer, genehmigungscode, autorisatiecode,
  auktorisationskod, godkendelseskode, varmennuskoodi, hyväksymiskoodi, engedélyszám, kod autoryzacji, kod autoryzacyjny, autorizacni kod, autorizacny kod, engedelyezesi kod, cod de autorizare, cod autorizare, cod aprobare,
  autorizacijski kod, авторизациски код*, авторизационен код, ауторизациони код, autorizacioni kod, odobritveni kod, autorizacijos kod*, autorizācijas kod*, autoriseerimiskood, κωδικος εγκρισης, код авторизации, код авторизації, код за оторизация, provizyon kodu, onay kodu, provizyon no,
  kode otorisasi, kode persetujuan, kod kelulusan, ma chuan chi, 授权码, 授權碼, 授权号, 承認番号, 승인번호, رمز التفويض, کد تایید تراکنش, קוד אישור
`);

/** What says that a payment is done, or that the mail is the receipt of one. */
export const paid = anyOf(`
  approved, payment accepted, was accepted, been accepted, successful, successfully, went through, payment received, received your payment, payment has been received, was paid, been paid, was charged, been charged, been debited,
  receipt, transaction complete, payment complete, purchase alert, thank you for your payment, thank you for your purchase, thank you for your business, thank you for your order, thanks for your payment, thanks for your purchase, thanks for your visit, thank you for your visit, you used your card,
  erfolgreich*, genehmigt, bezahlt, beleg, zahlungsbeleg, kassenbeleg, quittung, abgebucht, zahlung erhalten, dank für ihre zahlung, dank für ihren einkauf, dank für deinen einkauf, wurde belastet,
  accepté, acceptée, approuvé*, a été effectué*, réussi*, paiement reçu, votre reçu, reçu de paiement, ticket de caisse, débité*, votre achat a,
  fue aprobad*, sido aprobad*, pago aprobado, compra aprobada, transacción aprobada, fue aceptad*, exitos*, fue realizad*, sido realizad*, recibo, comprobante, su pago fue, hemos cobrado,
  buon fine, riuscit*, approvat*, stato accettato, stata accettata, stato effettuato, ricevuta, scontrino, addebitat*, foi aprovad*, pagamento aprovado, compra aprovada, foi efetuad*, foi realizad*,
  comprovante, concluíd*, foi debitad*, geslaagd, gelukt, goedgekeurd, kassabon, betaalbewijs, uw bon, je bon, afgeschreven, betaling ontvangen, genomförd*, godkänd, godkänt, kvitto, har dragits,
  gennemført, gjennomført, godkendt, godkjent, kvittering, er betalt, er trukket, hyväksytty, kuitti, maksettu, veloitettu, onnistui, przyjęt*, zatwierdzon*, zaakceptowan*, zrealizowan*, paragon,
  powiod*, obciążon*, potwierdzenie płatności, opłacon*, proběhl*, prebehl*, schválen*, účtenka, stržen*, strhnut*, zaplacen*, zaplaten*, potvrzení o platbě, potvrdenie o platbe, úspěšn*, úspešn*,
  sikeres*, jóváhagyt*, bizonylat*, nyugta, kifizet*, a fost efectuat*, aprobat*, reușit*, chitanță, bon fiscal, a fost plătit*, εγκρίθηκε, επιτυχ*, απόδειξη*, ολοκληρώθηκε, uspješn*, uspešn*,
  odobren*, naplaćen*, plaćeno, прошла, прошел, успешно, успешна*, чек, квитанция, оплачен*, списан*, одобрен*, проведен*, пройшла, успішн*, квитанці*, сплачен*, схвален*, одобрена,
  başarıl*, onaylandı, onaylanmıştır, ödemeniz alındı, ödeme alındı, ödemeniz alınmıştır, ödendi, dekont*, fiş, gerçekleşti, gerçekleşmiştir, berhasil, disetujui, struk, kuitansi, berjaya, diluluskan, resit, telah dibayar, thành công, biên lai,
  đã được duyệt, đã thanh toán, 完了しました*, 完了いたしました*, 完了のお知らせ*, 支払い完了*, 決済完了*, 領収*, 承認され*, 成功*, 已支付*, 收据*, 收據*, 완료되었*, 완료했*, 결제 완료*, 결제완료*, 영수증*, 승인되었*, تم الدفع*, تمت عملية*, إيصال*, ناجحة*, אושר*, בוצע*, קבלה*, חויב*, موفق*, رسید*, सफल*, रसीद*, สำเร็จ*, ใบเสร็จ*
`);

/** What offers, contests and polls speak of: "Type SPRING44 to get 20 off". */
export const offers = anyOf(`
  free, gratis, gratuit, survey, prize, competition, contest, raffle, prize draw, sweepstake*, giveaway, quiz, crossword, tombola, win, encuesta, sorteo, premio, umfrage, gewinnspiel, sondage, concours,
  sondaggio, enquete, sorteio, ankiety, konkursie
`);

/** Offers are redeemed to save. */
export const offerPurposes = anyOf(`
  save*, get*, claim*, redeem*, receive*, win*, unsubscribe*, stop*, vote*, obtenir*, sparen*
`);

/** Takes something off a price, or adds it for nothing. */
export const bargains = anyOf(`
  half price, free, gratis, gratuit, descuento, sconto, rabatt, korting, reducere, offert, offerts, offerte, offertes,
  gratuite, gratuits, gratuites, geschenkt, regalos, darmow*, taniej, cadou, besplatn*, zdarma, zadarmo, ingyen*, ilmai*, tasuta,
  2 for 1, 3 for 2, two for one, three for two, buy one get, bogo, 2 für 1, 3 für 2, 2x1, 3x2, 2 por 1, 2 pour 1, 3 pour 2, 2 voor 1, 3 voor 2, 2 per 1, 3 per 2, 2 för 1, 3 för 2,
  euros menos, € menos, euros de menos, euro in meno, euros de moins, € de moins, € de réduction, euro weniger, € weniger, euro rabatt, kr rabat, zł taniej, zł mniej,
  hediye, cadeau, regalo, omaggio, brinde, oferta, бесплатн*, безкоштовн*, δωρεάν, δώρο
`);

/** What is given back of what was paid. */
export const refunds = anyOf(`
  refund*, reimburs*, paid back, erstatt*, rückerstatt*, rembours*, reintegr*, reembols*, devolvemos, rimbors*, terugbeta*, terugbetal*, återbetal*, tilbagebetal*, refunder*, hyvit*, zwrot*, zwróc*, vrácen*, vrátíme, vráten*, povrat*, vraćan*, возвра*, верне*, поверн*, visszatérít*, ramburs*, επιστροφ*, iade*, hoàn tiền, hoàn lại, pengembalian*, 返金*, 払い戻し*, 退款*, 환불*, คืนเงิน*, استرداد*, החזר*
`);

/** So ends a name that does not say yet what the code is for: "your code for". */
export const forWhat = anyOf('for, für, til, för, voor, pour, para, per, za, dla, pro, pre, для, за');

/** What one gets for a code, and what no code is called. */
export const rewards = anyOf(`
  % off, % de réduction, % de remise, % de descuento, % di sconto, % de desconto, off with, at checkout, it at the checkout to get, discount, coupon, coupons, voucher*, gift card, an der kasse, gutschein*, rabat*, rabatt*, bij de kassa,
  korting, cadeaubon, cadeaukaart, i kassan, i kassen, i kassa, ved kassen, alennus, kuponki, kassalla, kupon*, cupon, cupones, cupom, cupons, popust*, slev*,
  zlav*, en caisse, a la caisse, carte cadeau, cheque cadeau, bon de reduction, bon d'achat, tarjeta regalo, tarjeta de regalo, cheque regalo, vale de descuento,
  vale desconto, bono de descuento, buono sconto, buoni sconto, buono regalo, carta regalo
`);

/** What a page asks for something in: "in the field “discount”". */
export const fields = anyOf(`
  field, box, feld, feldes, champ, campo, casilla, veld, fältet, feltet, kenttä*, pole, polu, pola, políčk*, polje, polju, mező*, câmp*, πεδίο, поле, полі, графу, alan*, kutu*,
  kolom, ruangan, ช่อง*, 欄*, 栏*, 칸*, 란에*, خانة, حقل, کادر, שדה, בשדה, फ़ील्ड, बॉक्स
`);

/** What such a field is called where offers are redeemed. */
export const offerFields = anyOf(`
  discount*, promo*, coupon*, voucher*, gift*, referral*, rabat*, gutschein*, aktionscode*, réduction, remise, bon de, descuento, cupón, cupones, desconto, cupom, sconto, buono, korting*, actiecode*, kupon*, alennus*,
  slev*, zľav*, popust*, kedvezmény*, kuponkód*, reducere, έκπτωση*, εκπτωτικ*, κουπόνι*, скидк*, промокод*, купон*, знижк*, отстъпк*, попуст*, indirim*, diskon*, diskaun*, giảm giá, ส่วนลด*, คูปอง*, クーポン*, 割引*, 할인*, 쿠폰*, 优惠*, 優惠*, 折扣*,
  خصم, الخصم, تخفیف, הנחה, קופון, छूट, कूपन
`);

/** What a code does that is a discount: "the code takes 30 % off". */
export const cutsPrices = anyOf(`
  code takes, code gives, code gives you, code gets you, code saves, code saves you, code is worth, code cuts, code knocks, it takes, it gives you, it gets you, it saves you, code bringt, code gibt, code bringt dir, code bringt ihnen, code spart, code donne droit à, code offre, code vous offre, code vous donne, code t'offre,
  código da, código te da, código le da, código ofrece, código te ahorra, codice dà, codice vale, codice ti dà, codice regala, codice offre, código dá, código garante, código oferece, code geeft, code geeft je, code geeft u, koden ger, koden ger dig, koden giver, koden giver dig, koden gir, koden gir deg, koodi antaa, koodilla saat,
  kod daje, kod daje ci, kód dává, kód vám dá, kód přináší, kód dáva, koda prinaša, kod donosi, kod vam donosi, a kód, codul oferă, codul îți oferă, ο κωδικός δίνει, код дает, код даёт, код даёт вам, код дає, код дава, kod size, kodla
`);

/** To pay less: "save 10 €", "poupe 10 €". */
export const saving = anyOf(`
  save, saves, you save, spare, sparen, spart, sparst, économisez, économise, ahorra, ahorras, ahorre, poupe, poupa, economize, economiza, risparmi, risparmia, bespaar, bespaart, spara, spar, sparer, säästä, säästät,
  oszczędź, oszczędzasz, zaoszczędź, ušetříte, ušetři, ušetríte, uštedi, uštedite, prihrani, prihranite, економ, економте, сэкономьте, экономьте, зекономте, εξοικονόμησε, κέρδισε, tasarruf, hemat, jimat, tiết kiệm, ประหยัด
`);

/** Where an offer is redeemed, in what asks for its code: "enter it in the basket". Not the page of a payment, where people confirm it. */
export const redeemedAt = anyOf(`
  beim kauf, bei deinem kauf, bei ihrem kauf, lors de l'achat, al comprar, al hacer tu compra, all'acquisto, na compra, bij aankoop,
  at checkout, at the checkout, at our checkout, at the till, at the tills, at the cash desk, in the basket, in your basket, into your basket, in the cart, in your cart, in your bag, im warenkorb, in den warenkorb, an der kasse, beim bezahlvorgang, im bestellvorgang,
  dans le panier, dans votre panier, dans ton panier, au panier, en caisse, a la caisse, en la cesta, en tu cesta, en el carrito, en tu carrito, en el carro, en tu carro, en caja, en la caja, al tramitar, nel carrello, nel tuo carrello, alla cassa, in cassa,
  no carrinho, no seu carrinho, no teu carrinho, no cesto, na caixa, ao finalizar a compra, ao fechar o pedido, al finalizar la compra, al finalizar tu compra, a la cistella, bij het afrekenen, bij afrekenen, aan de kassa, in je winkelmand*, in de winkelmand*, in uw winkelmand*,
  i kassan, i varukorgen, ved kassen, i kurven, i kassen, i handlekurven, kassalla, ostoskori*, w koszyku, do koszyka, przy kasie, v kosiku, do kosiku, do kosika, u pokladny, pri pokladni, a kosarban, a kosarba, a penztarnal, in cos, in cosul, la casa, la casa de marcat,
  στο καλαθι, στο ταμειο, в корзине, в корзину, на кассе, при оформлении заказа, у кошику, на касі, в кошику, при оформленні замовлення, в количката, на касата, u kosarici, u korpi, na blagajni, v kosarici, krepselyje, kasoje, groza, ostukorvis, kassas,
  sepette, sepetinizde, sepete, kasada, di keranjang, saat checkout, ketika checkout, semasa checkout, semasa pembayaran di kaunter, trong gio hang, o gio hang, tai quay, ตะกร้า*, ตอนชำระเงิน*, カートで*, カート内*, お会計画面*, 会計画面*, お支払い画面でクーポン*, カートに*, レジで*, レジにて*, 장바구니*, 쿠폰 입력*, 쿠폰입력*, 购物车*, 購物車*, 结账时*, 結帳時*, 结算时*, 收银台*,
  في سلة, في السلة, عند إتمام الشراء, در سبد خرید, سبد خرید, בקופה, בסל, בעגלה, कार्ट में, चेकआउट*
`);

/** What is said of a code that one keeps: "it stays the same as long as you are a member"; none that is used once does. */
export const standing = anyOf(`
  the same for everyone, the same for everybody, the same for all, für alle gleich, le même pour tous, el mismo para todos, la misma para todos, lo stesso per tutti,
  uguale per tutti, o mesmo para todos, is for all, works for everyone, für die ganze gruppe, pour tout le groupe, para todo el grupo, per tutto il gruppo, para toda a turma, voor de hele groep, applies to all, gilt fuer alle, gilt für alle, vaut pour tous, vale para todos, vale per tutti, geldt voor alle,
  belongs to you for as long, is yours for as long, s yours for as long, all participants share it, everybody shares it, everyone shares it, shared by all, el mismo durante toda, la misma durante toda, le meme pendant tout, la stessa per tutta, lo stesso per tutto, o mesmo durante toda, gaelder hele, sama koko, aynı kalır, hep aynı,
  voor iedereen hetzelfde, samma för alla, ens for alle, det samme for alle, kaikilla sama, sama kaikilla, taki sam dla wszystkich, stejný pro všechny, máte natrvalo, máte trvale, máš natrvalo, gilt dauerhaft, sie gilt dauerhaft, er gilt dauerhaft, no caduca, non caduca nunca, lær den udenad, það breytist ekki, breytist ekki, ir pastāvīgs, ir pastāvīga, yra nuolatinis, on püsiv, трајно важи, ён сталы, постоянный пин, он постоянный, постійний, тұрақты, ол тұрақты, doimiy, daimidir, kalıcıdır, الدائم, رمز دائم, קבוע, स्थायी, স্থায়ী, ถาวร, không đổi, tetap berlaku, hindi ito mag e expire, haubadiliki, ni fydd yn newid, ní athraíonn, ma jinbidilx, verander nie, non cambia mai, ne change jamais,
  одинаков для всех, для всех один, restent les mêmes, siguen siendo los mismos, blijft van jou, blijft van u, ten sam otwiera,
  does not change, doesn't change, won't change, will not change, never changes, stays the same, remains the same, as long as you are a, as long as you re a, as long as you rent, for as long as you rent, for as long as you are, every time you visit, each time you visit, on every visit, at every visit, until you change it, reusable,
  aendert sich nicht, andert sich nicht, bleibt gleich, bleibt dieselbe, bleibt derselbe, bei jedem besuch, solange sie mitglied, solange du mitglied, ne change pas, reste le meme, a chaque visite, tant que vous etes, no cambia, es siempre el mismo, siempre la misma, en cada visita, mientras seas socio, mientras sea socio,
  non cambia, resta lo stesso, resta la stessa, a ogni visita, ad ogni visita, finche sei iscritto, nao muda, mantem se, em cada visita, enquanto for socio, verandert niet, blijft hetzelfde, blijft dezelfde, bij elk bezoek, zolang je lid, zolang u lid,
  andras inte, ar densamma, galler tills vidare, vid varje besok, aendrer sig ikke, er den samme, ved hvert besog, endres ikke, ved hvert besok, ei muutu, pysyy samana, joka kaynnilla, nie zmienia sie, pozostaje ten sam, przy kazdej wizycie, nemeni se, zustava stejny, pri kazde navsteve,
  nem valtozik, minden latogatas, nu se schimba, ramane acelasi, la fiecare vizita, δεν αλλαζει, παραμενει ιδιος, не меняется, остается прежним, при каждом посещении, не змінюється, залишається незмінним, не се променя, degismez, degismiyor, her ziyaret, tidak berubah, tetap sama, khong thay doi,
  is permanent, is a permanent, bleibt dauerhaft, est permanent, es permanente, é permanente, è permanente, är permanent, er permanent, on pysyvä, jest stały, je stálý, je trvalý, постоянный, постоянен, este permanent, állandó, μόνιμος,
  変わりません, 毎回同じ, 변경되지 않, 바뀌지 않, 不会变, 不會變, 保持不变, لا يتغير, تغییر نمی کند, אינו משתנה, לא משתנה, नहीं बदल*
`);

/** For how long one keeps it: what is good for a term is no code of one use, wherever its sentence says so. */
export const lasting = anyOf(`
  whole school year, all school year, for the school year, whole term, for the rest of the term, ganze schuljahr, gesamte schuljahr, ganze semester, toute l'année scolaire, tout le semestre, todo el curso, todo el año escolar, durante el curso, tutto l'anno scolastico, todo o ano letivo, tot el curs, hele schooljaar, hela läsåret, hele skoleåret, koko lukuvuoden, kogu õppeaasta, visu mācību gadu,
  visus mokslo metus, cały rok szkolny, celý školní rok, celý školský rok, vse šolsko leto, celo šolsko leto, cijelu školsku godinu, целу школску годину, цялата учебна година, до крајот на школувањето, весь учебный год, увесь навчальний рік, весь навчальний рік, увесь навучальны год, egész tanévben, tot anul școlar, όλη τη σχολική χρονιά, tüm öğretim yılı, bütün tədris ili, istədiyiniz vaxt, оқу жылы бойы, butun o'quv yili,
  მთელი სასწავლო წლის*, ողջ ուսումնական*, पूरे साल, यही रहेगा, पूरे सत्र, वर्षभर, सत्रभर*, उही रहनेछ, সারা বছর, selama semester ini, sepanjang semester, selama satu tahun, sepanjang tahun, suốt năm học, ตลอดปีการศึกษา*, 整个学年*, 整個學年*, 整学期*, 整個學期*, 年度中*, 학년 내내, 학기 내내, nesikeis, nesikeičia, mentres teñas, mentres sexas, út skólaárið, allt skólaárið, haibadiliki, fad is ball thú,
`);
