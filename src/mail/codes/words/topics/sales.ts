/**
 * What sells for less: shares, gifts, coupons, friends that are brought along, and where all that is
 * redeemed.
 */
import { anyOfLanguages } from './languages.ts';

export const sales = anyOfLanguages({
  english: `
    sale, savings, months for, month for, weeks for, free month, free months, first month, first months, shop now, book now, free shipping, discount*, coupon*, voucher*, promo*, promotion*,
    % off, comes off, off your first, off their first, their first, off your, off everything,
    first order, first purchase, minimum spend, one use per, redeem*,
    at checkout, self checkout, at the till, basket, any basket, cart, return to bag,
    gift card*, gift code, giftcode, gift for you, happy birthday,
    referral*, refer a friend, invite a friend, invite friends, invite your friends, your friends,
    to a friend, a friend joins, friends get, friends signed up, friends joined, pass it on, you both get, you both ride, you both save, share your code,
    2 for 1, 3 for 2, two for one, three for two, buy one get one, one get one free, not be combined, cannot be combined, other offers, while stocks last, in store and online, online and in store, store credit
  `,
  german: `
    rabatt*, nachlass, prozente, rabattcode*, aktionscode*, gutschein*, angebot*, sparen, einlös*, gilt einmalig,
    warenkorb*, kasse, erste bestellung, ersten bestellung, ersten einkauf, mindesteinkauf, mindestbestell*, bestellwert*,
    geschenkkarte*, geschenkt, zum geburtstag,
    freunde werben, freundschaftswerbung*, empfehl*, geworben*,
    nicht kombinierbar, nicht mit anderen aktionen, im laden, in den filialen, in allen filialen, solange der vorrat, 3 für 2
  `,
  french: `
    soldes, réduction*, remise*, offre*, bon de, économis*,
    panier, en caisse, à la caisse, au moment de payer, première commande, premier achat,
    carte cadeau, cadeau, anniversaire, parrain*, filleul*,
    non cumulable, non cumulables, en magasin, en boutique, 2 pour 1, dans la limite des stocks
  `,
  spanish: `
    descuento*, descont*, te quitamos, le quitamos, acumulable, acumulables, te descontamos, le descontamos, rebaja*, oferta*, cupón*, ahorra*,
    carrito, cesta, al pagar, antes de pagar, de compra, en compras, primera compra, compra mínima,
    pedido mínimo,
    regalo*, feliz cumpleaños, invita a un amigo, invita a tus amigos, tus amigos,
    2x1, 3x2, en tienda, en tiendas, hasta agotar existencias, hasta fin de existencias
  `,
  italian: `
    sconto, sconti, buono, offerta*, risparmi*, carrello, alla cassa, in cassa, punti da spendere, i punti scadono, omaggio, primo ordine, primo acquisto,
    spesa minima,
    invita un amico, i tuoi amici,
    2x1, 3x2, cumulabile, cumulabili, in negozio, fino a esaurimento
  `,
  portuguese: `
    desconto*, abatemos, cupom, cupão, cupons, carrinho, primeira compra, primeiro pedido, compra minima,
    convida um amigo, convide um amigo, teus amigos, seus amigos,
    leve 3, acumulável, acumuláveis, cumulável, em loja, nas lojas
  `,
  dutch: `
    korting*, aanbieding*, bespaar*, bonusbox*, bonuskaart*,
    winkelmand*, kassa, bij het afrekenen, in de winkel, eerste bestelling,
    vrienden uitnodigen, je vrienden,
    niet te combineren, niet in combinatie met, in de winkels, zolang de voorraad
  `,
  afrikaans: 'afslag, koepon',
  swedish: `
    erbjudande*, bonuscheck*, presentkort*, varukorg*, kassan, i butik, första köp, första beställning,
    bjud in en vän,
    kan inte kombineras, kan ej kombineras, i butiker, så länge lagret
  `,
  danish:
    'rabat*, tilbud*, gavekort*, kurv, første køb, første ordre, inviter en ven, kan ikke kombineres, i butikken, i butikkerne, så længe lager',
  norwegian:
    'handlekurv*, første kjøp, inviter en venn, kan ikke kombineres, i butikk, i butikkene, så langt lageret',
  icelandic: 'afslátt*, gjafabréf*, karfa*',
  irish: 'lascaine*',
  welsh: 'gostyngiad*',
  basque: 'deskontu*',
  finnish:
    'alennus*, tarjous*, etukood*, lahjakort*, ostoskori*, kassalla, ensimmäise*, kutsu kaveri*, ei voi yhdistää, myymälöissä',
  estonian: 'allahindl*, soodus*, kinkekaart*, ostukorv*',
  latvian: 'atlaid*, pirkumam, pirkumiem, grozs, groza, grozā',
  lithuanian: 'nuolaid*, dovanoj*, pirkin*, krepšel*',
  polish: `
    zniżk*, taniej, kupon*, ofert*, koszyk*, przy kasie, pierwsze zakupy, pierwsze zamówienie,
    poleć*, polecen*, poleciła*, znajomym, znajomych, znajomi, podziel się,
    nie łączy się, nie łączą się, nie łączymy, w sklepach, do wyczerpania zapasów
  `,
  czech: `
    slev*, akce, poukázk*, poukaz*, dárkov*, košík*, u pokladny, při placení, při platbě,
    první nákup, první objednávk*, doporuč*, pozvěte přátele,
    nelze kombinovat, nelze sčítat, v prodejnách, do vyprodání
  `,
  slovak:
    'zľav*, poukážk*, darčekov*, pri pokladni, pri platení, prvý nákup, odporuč*, nemožno kombinovať, v predajniach, do vypredania',
  russian: `
    скидк*, распродаж*, промо*, акци*, купон*, дарим, вычтем,
    корзин*, при оплате, при оформлении заказа, первый заказ, первой покупк*, первую покупку,
    пригласите друг*, приведи друга,
    не суммируется, не суммируются, не суммируем, в магазинах
  `,
  ukrainian:
    'зниж*, знижк*, кошик*, перше замовлення, запросіть друз*, не сумується, не сумуються, не поєднується, у магазинах',
  bulgarian: `
    отстъпк*, поканете приятел*, по евтин*, важи еднократно, не се комбинира, промоци*, ваучер*
  `,
  macedonian: 'попуст*, кошничк*',
  croatian: 'popust*, popusti, poklon*, košaric*',
  serbian: 'korp*',
  slovenian: 'nakup*',
  hungarian:
    'kedvezmény*, akció*, kosár*, első vásárlás*, első rendelés*, ajánld*, hívd meg, nem vonható össze, üzleteinkben, a készlet erejéig',
  romanian:
    'reducer*, coș, prima comandă, prima cumpărătură, invită un prieten, prietenilor, prietenul tău, nu se cumulează, în magazine, în limita stocului',
  albanian: 'zbritje*, shportë*',
  greek:
    'έκπτωση*, εκπτωσ*, κουπόνι*, προσφορ*, καλάθι*, πρώτη αγορά, πρώτη παραγγελία, πρόσκληση φίλ*, δεν συνδυάζεται, στα καταστήματα',
  georgian: 'ფასდაკლ*, ვაუჩერ*, კალათ*',
  armenian: 'զեղչ*',
  turkish: `
    indirim*, kampanya*, fırsat*, hediye*, sepet*, ödeme sayfasında,
    ilk sipariş*, kasada, doğum günün*, bütün şubelerde, siparişlerde, ilk alışveriş*, arkadaşını davet*, davet kodu,
    birleştirilemez, mağazalarda, mağazalarımızda
  `,
  azerbaijani: 'endirim*, səbət*',
  kazakh: 'жеңілдік*, себет*',
  uzbek: 'chegirma*',
  mongolian: 'хямдрал*',
  arabic: 'خصم*, الخصم*, عرض*, كوبون*, قسيمة*, السلة, مشتريات*, مشترياتك, ادع صديق*',
  persian: 'تخفیف*, سقف تخفیف, هنگام پرداخت, پرداخت وارد, معرفی دوست*',
  hebrew: 'הנחה*, קופון*, הזמן חבר*',
  hindi: 'छूट*, कूपन*',
  marathi: 'सवलत*, सूट',
  bengali: 'ডিসকাউন্ট*, ছাড়, কুপন*, ভাউচার*, চেকআউট*, কেনাকাটা*',
  punjabi: 'ਛੋਟ*, ਕੂਪਨ*',
  gujarati: 'ડિસ્કાઉન્ટ*, કૂપન*',
  tamil: 'தள்ளுபடி*, கூப்பன்*, வாங்கினால், சேகரிப்பு*, சலுகை*',
  telugu: 'తగ్గింపు*, కూపన్*',
  kannada: 'ರಿಯಾಯಿತಿ*, ಕೂಪನ್*',
  malayalam: 'കിഴിവ്*, കൂപ്പൺ*',
  sinhala: 'වට්ටම*',
  burmese: 'လျှော့စျေး*',
  thai: 'ส่วนลด*, คูปอง*, ลดทันที, ก่อนชำระเงิน, ตอนชำระเงิน, ช้อปครบ, ชวนเพื่อน*',
  lao: 'ສ່ວນຫຼຸດ*',
  khmer: 'បញ្ចុះតម្លៃ*',
  vietnamese: `
    giảm giá, giảm, ưu đãi, khuyến mãi, quà tặng, mã quà tặng, phần thưởng, giỏ hàng, mua 1, mời bạn*
  `,
  indonesian: `
    diskon*, potongan*, kupon, hadiah, keranjang*, saat checkout,
    min belanja, min. belanja, minimal belanja, minimum belanja, ajak teman*, undang teman*,
    tidak dapat digabung, tidak bisa digabung
  `,
  malay: 'diskaun*',
  tagalog: 'diskwento*, bawas',
  japanese:
    '割引*, セール*, クーポン*, 無料*, お一人様1回*, カート*, 友達紹介*, お友達*, 併用不可*, 併用できません*, 併用はできません*',
  korean:
    '할인*, 쿠폰*, 무료*, 기프트카드*, 생일*, 장바구니*, 친구 초대*, 중복 사용*, 중복 할인*, 중복 적용*',
  chinese:
    '优惠*, 折扣*, 折價*, 满减*, 购物车*, 購物車*, 邀请好友*, 邀請好友*, 不可叠加*, 不能叠加*, 不与其他*, 买一送一*, 買一送一*',
  swahili: 'punguzo*',
  amharic: 'ቅናሽ*',
});
