/**
 * What the mails of a topic speak of, in all languages, each a word of its own: counted over a whole mail, they tell what it is
 * about. Written as `particles` are.
 */
import { anyOf } from './list.ts';

/** What the mails of bookings speak of, each a word of its own: the stay, the journey, the seat. */
export const bookings = anyOf(`
  voyage*, trajet*, conducteur, gare, quai, bilet, biletiniz, yolculuk*, kalkış*, iskele*, terminaldeki, salon, الرحلة, المقعد, البوابة, التذكرة, السفر, مطار, miejsca, rząd, टिकट*, सीट*, இருக்கை*, பயண*,
  oda, odanız, yetişkin*, misafir*, resepsiyon*, otel*, konuk*,   trip, itinerary, depart, arrive, manage my booking, boletos, entradas, asientos, fila, sección, lugares, boleto, bilhetes, biglietti, billets, đặt bàn, số khách, đặt cọc, lễ tân, vizīte*, vizīt*, vizit*,
  your stay, room, rooms, front desk, aufenthalt, séjour, soggiorno, estadía, estadia, estancia, verblijf, recepción, hab, お部屋*, 客室*, ご宿泊*, 1泊*, 2泊*,
  booking*, booked, reserv*, passenger*, appointment*, termin, termine, terminbestätigung*, rendez vous, appuntament*, afspraak*, wizyt*, ραντεβ*, időpont*, randevu*, programare*, tidsbokning*, itinerar*, check in, checkin, check out, checkout, arrival, arriv*, departure*, départ, flight*, boarding, seat, seats, row, guests, nights, pick up, drop off, rental, table for,
  doors, tickets, buchung*, gebucht, reiseplan*, anreise*, abreise*, gäste, nächte, zimmer, flug*, sitzplatz*, bordkarte*, passagier*, embarque*, embarquement, imbarco, passager*, pasajer*, passegger*, passageir*, voyageurs, nuits, chambre, vol, llegada*, salida*, huéspedes, noches, habitación, vuelo*, asiento*,
  prenotazion*, arrivo, partenza, ospiti, notti, camera, volo, chegada, partida, hóspedes, noites, quarto, voo, boeking*, reis*, inchecken, uitchecken, gasten, nachten, kamer, vlucht*, bokning*, bestilling*,
  incheckning*, utcheckning*, innsjekk*, utsjekk*, indtjek*, udtjek*, ankomst*, avresa*, avreise*, afrejse*, gäster*, nätter, varaus*, saapumi*, lähtö*, rezerw*, zameldow*, wymeldow*, przyjazd*, wyjazd*, pokój,
  rezerv*, příjezd*, odjezd*, příchod*, ubytov*, pobyt*, foglal*, érkez*, távoz*, cazare*, sosire*, plecare*, κράτησ*, άφιξ*, αναχώρησ*, бронир*, заезд*, выезд*, рейс*, бронюв*, заїзд*, виїзд*, резерва*,
  rezervasyon*, giriş tarihi, çıkış tarihi, konaklama*, uçuş*, koltuk*, reservasi*, pemesanan*, menginap, đặt phòng*, đặt chỗ*, nhận phòng*, trả phòng*, 予約*, 搭乗*, 便名*, 運賃*, チェックイン*, チェックアウト*, 宿泊*, ご旅行*, 座席*, チケット*, 発券*, 入館*, 入場*, 来館*,
  예약*, 탑승*, 항공편*, 체크인*, 체크아웃*, 숙박*, 좌석*, 预订*, 預訂*, 訂房*, 入住*, 退房*, 航班*, 登机*, 登機*, 乘机*, 座位*, حجز*, الحجز*, الوصول*, المغادرة*, رزرو*, הזמנ*, צ'ק אין*, बुकिंग*, चेक इन*, การจอง*, เช็คอิน*, เช็คเอาท์*
`);

/** What the mails of a carrier speak of, each a word of its own: the parcel, the place where it lies, that it is fetched. */
export const parcels = anyOf(`
  drop off, dropoff, send or return, no printer,
  entregador*, repartidor*, sacola, livreur, coursier, zusteller*, bezorger*, doručovatel*, kurýr*, المندوب, الموظف, فرع,
  parcel*, locker*, pick up, pickup, picked up, collect, collection, collected, courier*, paket*, sendung*, packstation*, packbox*, abhol*, fachanlage*, colis, retrait, point relais, consigne*, retirer,
  paquete*, recoger*, recogida*, taquilla*, pacco, pacchi, ritir*, giacenza, encomenda*, pacote*, retirad*, levantar, levantamento, cacifo*, pakket*, afhal*, afhaal*, ophal*, kluis*, paczk*, paczkomat*, automat paczkow*, odbior*, odbierz*, skrytk*, skrytc*,
  zásilk*, zásielk*, balík*, vyzved*, vyzdvih*, výdejn*, výdajn*, skåp*, hämta*, ombud*, utlämn*, pakke*, hente*, afhent*, pakkeboks*, paketti*, lähety*, nouto*, nouda*, noudet*, automaat*, lokero*,
  csomag*, átvét*, átvev*, átvehet*, rekesz*, colet*, ridic*, easybox*, δέμα*, δεμα*, παραλαβ*, θυρίδ*, посылк*, ячейк*, постамат*, пункт выдачи, посилк*, поштомат*, відділенн*, пратк*, пакет*, paketomat*, preuzm*, pošiljk*,
  kargo*, teslim al*, dolap*, dolab*, loker*, pengambilan, bưu kiện, tủ đồ, nhận hàng, 荷物*, 宅配*, 受取*, 受け取り*, ロッカー*, 택배*, 보관함*, 무인함*, 수령*, 快递*, 包裹*, 取件*, 快件*, 驿站*, 柜*,
  الطرد, طرد*, خزان*, استلام*, بسته*, חבילה*, לוקר*, איסוף*, पार्सल*, พัสดุ*,
  pakki*, pakkinn, pakkann, pakkans, póstbox*, hólf*, sæktu, sækja, sótt*, siunt*, paštomat*, atsiim*, sūtījum*, pakomāt*, izņem*, pakiautomaat*, pakk, pakki, pakikap*, saadetis*, डेलिभरी*, डिलीवरी*, राइडर*,
  pošiljk*, paketnik*, prevzem*, ამანათ*, გატან*, ծանրոց*, сәлемдеме*, илгээмж*, jo'natma*, posilka*, pako, pakon, pakos, kurier*, bungkusan*, kurir*, parsel*, beart*, beirt*, paketea, پارسل*, পার্সেল*, பார்சல்*, పార్సిల్*, പാഴ്സൽ*, kifurushi, mzigo,
  dulap*, sertar*, curier*, awb, ramburs, ပါဆယ်*, ထုတ်ယူ*, ဆိုင်ခွဲ*, កញ្ចប់*, ພັດສະດຸ*
`);

/** What the mails of accounts speak of. */
export const accounts = anyOf(`
  account*, log in*, login*, logged in, sign in*, signin*, signing in, sign up, password*, verif*, authenti*, two factor, two step, 2fa, konto, kontos, verifizier*, anmeld*, einlogg*, passwort*, compte, connexion, connecter, mot de passe, cuenta, sesión, contraseña*, account, accedi, accedere, accesso,
  conta, sessão, senha, palavra passe, inlog*, wachtwoord*, logga in, loggar in, inlogg*, lösenord*, logg inn, innlogg*, passord*, log ind, adgangskode*, kirjaudu*, tili, tilin, tiliin, tilisi, salasana*, zaloguj*, logowani*, konta, kontem, haslo, hasła, přihlá*, účet, účtu, heslo, prihlás*,
  fiók*, belép*, bejelentkez*, jelsz*, cont, contul*, autentific*, parola, λογαριασμ*, σύνδεσ*, κωδικό πρόσβασης, аккаунт*, войти, вход, вхід, увійти, учётн*, учетн*, обліков*, пароль*, акаунт*, профил*, nalog*, račun*, prijav*, lozink*, hesab*, giriş, oturum, şifre*,
  akun*, masuk, akaun, kata sandi, kata laluan, tài khoản, đăng nhập, mật khẩu, アカウント*, ログイン*, パスワード*, 계정*, 로그인*, 비밀번호*, 账号*, 账户*, 帳號*, 登录*, 登入*, 密码*, 密碼*, حساب*, تسجيل الدخول*, ورود*, חשבון*, התחבר*, खाता*, खाते*, लॉगिन*, บัญชี*, เข้าสู่ระบบ*, weryfik*, ověření, ověřit, ověřte, ověříte, ověřovac*, ověřen*, overen*, подтвержд*, підтвердж*, doğrula*, xác minh, xác thực, 認証*, 验证*, 驗證*, 인증*, التحقق*, تایید*, אימות*, सत्यापन*, ยืนยันตัวตน*,
  paskyr*, prisijung*, slaptažod*, savitarn*, pieslēg*, sisselog*, parool*, kasutajakonto*, innskrá*, lykilorð*, aðgang*, најав*, лозинк*, ანგარიშ*, პაროლ*, հաշիվ*, գաղտնաբառ*, тіркелгі*, hisob*, llogari*, fjalëkalim*, бүртгэл*, нууц үг*,
  اکاؤنٹ*, অ্যাকাউন্ট*, கணக்கு*, ఖాతా*, അക്കൗണ്ട്*, akaunti, nenosiri, အကောင့်*, គណនី*, ບັນຊີ*
`);

/** What the mails of whoever looks after a house speak of: what opens, and where it is. */
export const doors = anyOf(`
  hänglås*, padlock*, slagboom*,
  door, doors, front door, main door, main entrance, entrance, entry door, gate, gates, key safe, keysafe, key box, keybox, lockbox, keypad, turnstile*, stairwell, barrier, car park, bin store, bike store, courtyard, padlock, dear tenants, dear residents, dear neighbours, neighbors,
  tür, türe, haustür*, eingangstür*, hauseingang*, gartentor*, hoftor*, schlüsselbox*, schlüsseltresor*, schlüsselkasten*, schlüsselsafe*, drehkreuz*, treppenhaus*, schranke*, tiefgarage*, tastenfeld*, zahlenschloss*, hausbewohner*, mieterinnen,
  porte, portes, porte cochère, portail, portillon, digicode*, boîtier, boîte à clés, boîte à clé, immeuble*, cage d'escalier, locataires, copropriét*, interphone, cadenas, clavier,
  puerta, puertas, portón, verja, caja de llaves, caja fuerte, edificio*, comunidad de vecinos, vecinos, inquilinos, candado, cerradura, porta d'ingresso, porta, portone, cancello, cancelletto, cassetta delle chiavi, palazzo, condominio, tastierino, serratura, lucchetto,
  portão, prédio, cofre de chaves, condomínio, moradores, fechadura, cadeado, deur, deuren, voordeur*, poort, slagboom*, sleutelkluis*, sleutelkastje*, trappenhuis*, bewoners, huurders, toetsenpaneel,
  drzwi, furtk*, bramk*, bramę, bramy, klatk*, klatce, domofon*, szlaban*, lokator*, skrzynk* na klucze, dörr, dörren, porten, portkod*, grinden, nyckelskåp*, nyckelbox*, trapphus*, kodlås*, dør, døren, døra, porten, opgang*, oppgang*, nøgleboks*, nøkkelboks*, kodelås*,
  ovi, oven, ovikood*, ovikoodi*, portti*, avainsäilö*, avainboks*, porraskäytäv*, taloyhtiö*, dveř*, vchod*, brank*, závor*, schránk* na klíč*, dver*, ajtó*, kapu, kapukód*, kaput, lépcsőház*, sorompó*, kulcsszéf*, ușa, ușă, poarta, poartă, interfon*, scara blocului, bariera, barieră,
  πόρτα*, πορτα*, πολυκατοικ*, θυροτηλ*, μπάρα, двер*, домофон*, подъезд*, калитк*, ворота, шлагбаум*, ключниц*, під'їзд*, хвіртк*, брам*, врата, vrata, ulazna, kapija, kapı, kapısı*, kapının, apartman*, turnike*, bariyer*, anahtar kutusu*,
  玄関*, ドア*, オートロック*, キーボックス*, 門扉*, 현관*, 출입문*, 门禁*, 大门*, 單元門*, 单元门*, 門禁*, 大門*, باب*, البوابة*, דלת*, שער*, לובי*
`);

/** What offices write of papers whose code whoever is shown them looks up: that they are genuine, and for whom. */
export const documents = anyOf(`
  authenticity, third party, third parties, anyone can verify, verify this document, verify the document, document verification, certificate number,
  authenticité, un tiers, bailleur, l'avis, attestation*, justificatif*, autenticità, contrassegno, protocollo, istanza, chi riceve,
  autenticidade, comprovativo*, comprovante*, qualquer entidade, validação de documentos, nota fiscal, nfs-e, nf-e, autenticidad, cotejo, terceros, documento electrónico,
  echtheit, bescheinigung*, dritte, echtheid, derden, waarmerk*, äkthet, ægthed, ekthet, aitous, autentyczn*, wydruk*, upo, kontrahent*, zaświadczen*, pravost*, potvrzení o, hitelesség*, autenticitat*, γνησιότητ*,
  подлинност*, третьих лиц, третьи лица, справк*, автентичн*, третіх осіб, belge doğrulama, belgenin, üçüncü kişi*, المستند*, الإقرار, صحة هذا, الوثيقة, أصالت سند, صحت سند, 查验*, 查驗*, 完税*, 完稅*, 真伪*, 真偽*, 第三者*, 証明書*, 証明番号*, 진위*, 증명서*, 제3자*, xác thực tài liệu, keaslian*, pihak ketiga, ketulenan*
`);

/** What sells for less: shares, gifts, coupons, friends that are brought along, and where all that is redeemed. */
export const sales = anyOf(`
  hediye*, ilk sipariş*, siparişlerde, self checkout, comes off, any basket, پرداخت وارد, هنگام پرداخت, سقف تخفیف,
  bonusbox*, bonuskaart*, in de winkel, 無料*, お一人様1回*, при оплате,   poukážk*, poukaz*, darčekov*, pri platení, pri pokladni, poukázk*, dárkov*, při placení, při platbě, u pokladny, ভাউচার*, চেকআউট*, কেনাকাটা*, السلة, مشترياتك, مشتريات*, قسيمة*,
  to a friend, off their first, off your first, their first, book now, one use per,
  referral*, refer a friend, invite a friend, invite friends, invite your friends, your friends, a friend joins, friends get, freunde werben, freundschaftswerbung*, empfehl*, geworben*, parrain*, filleul*, invita a un amigo, invita a tus amigos, tus amigos, invita un amico, i tuoi amici, convida um amigo, convide um amigo, teus amigos, seus amigos,
  vrienden uitnodigen, je vrienden, bjud in en vän, inviter en ven, inviter en venn, kutsu kaveri*, poleć*, polecen*, znajomym, doporuč*, pozvěte přátele, odporuč*, ajánld*, hívd meg, invită un prieten, prietenilor, prietenul tău, πρόσκληση φίλ*, пригласите друг*, приведи друга, запросіть друз*, поканете приятел*, arkadaşını davet*, davet kodu, ajak teman*, undang teman*, mời bạn*, 友達紹介*, お友達*, 친구 초대*, 邀请好友*, 邀請好友*, ชวนเพื่อน*, ادع صديق*, معرفی دوست*, הזמן חבר*,
  nuolaid*, krepšel*, pirkin*, dovanoj*, atlaid*, pirkum*, groz, grozā, allahindl*, soodus*, ostukorv*, kinkekaart*, afslátt*, gjafabréf*, karfa*, popusti, nakup*, poklon*, košaric*, попуст*, кошничк*, зниж*, zbritje*, shportë*, ფასდაკლ*, კალათ*, ვაუჩერ*, զեղչ*, endirim*, səbət*, жеңілдік*, себет*, chegirma*, хямдрал*,
  min belanja, min. belanja, minimal belanja, minimum belanja, saat checkout, kupon, hadiah, giftcode, gift code, quà tặng, phần thưởng, mã quà tặng, diskwento*, bawas, ডিসকাউন্ট*, ছাড়, কুপন*, தள்ளுபடி*, கூப்பன்*, తగ్గింపు*, కూపన్*, ರಿಯಾಯಿತಿ*, ಕೂಪನ್*, കിഴിവ്*, കൂപ്പൺ*, ડિસ્કાઉન્ટ*, કૂપન*, सवलत*, सूट, ਛੋਟ*, ਕੂਪਨ*, වට්ටම*, လျှော့စျေး*, បញ្ចុះតម្លៃ*, ສ່ວນຫຼຸດ*, punguzo*, ቅናሽ*, afslag, koopon, gostyngiad*, lascaine*, deskontu*,
  geschenkt, gilt einmalig, first order, first purchase, minimum spend, erste bestellung, ersten bestellung, ersten einkauf, mindesteinkauf, première commande, premier achat, au moment de payer, en caisse, à la caisse,
  antes de pagar, al pagar, te descontamos, le descontamos, primera compra, compra mínima, pedido mínimo, primo ordine, primo acquisto, alla cassa, spesa minima, primeira compra, primeiro pedido, compra minima, abatemos,
  eerste bestelling, bij het afrekenen, pierwsze zakupy, pierwsze zamówienie, przy kasie, första köp, första beställning, første køb, første ordre, første kjøp, ensimmäise*, kassalla, první nákup, první objednávk*, prvý nákup,
  első vásárlás*, első rendelés*, prima comandă, prima cumpărătură, πρώτη αγορά, πρώτη παραγγελία, первый заказ, первой покупк*, первую покупку, перше замовлення, ilk alışveriş*, ödeme sayfasında, ลดทันที, ก่อนชำระเงิน, ช้อปครบ,
  gift card*, gift for you, at checkout, happy birthday, return to bag, discount*, coupon*, voucher*, promo*, % off, off your, off everything, sale, savings, at the till, redeem*, free shipping, basket, cart, shop now,
  geschenkkarte*, zum geburtstag, rabatt*, gutschein*, rabattcode*, aktionscode*, angebot*, einlös*, warenkorb*, kasse, sparen, mindestbestell*, carte cadeau, cadeau, anniversaire, réduction*, remise*, promotion*, bon de, panier, offre*, soldes, économis*,
  descont*, descuento*, regalo*, feliz cumpleaños, de compra, en compras, cupón*, oferta*, rebaja*, carrito, cesta, ahorra*, sconto, sconti, buono, carrello, offerta*, risparmi*, desconto*, cupom, cupão, cupons, carrinho, korting*, winkelmand*, aanbieding*, kassa, bespaar*,
  bonuscheck*, presentkort*, gavekort*, lahjakort*, i butik, rabat*, erbjudande*, varukorg*, kassan, tilbud*, kurv, handlekurv*, alennus*, etukood*, ostoskori*, tarjous*, zniżk*, kupon*, koszyk*, taniej, slev*, zľav*, košík*, akce, kedvezmény*, kosár*, akció*, reducer*, coș, ofert*,
  έκπτωση*, εκπτωσ*, κουπόνι*, καλάθι*, προσφορ*, скидк*, промо*, акци*, дарим, вычтем, при оформлении заказа, купон*, корзин*, распродаж*, знижк*, кошик*, отстъпк*, popust*, košaric*, korp*, indirim*, kampanya*, sepet*, fırsat*, diskon*, potongan*, keranjang*, diskaun*,
  giảm giá, giảm, ưu đãi, khuyến mãi, giỏ hàng, mua 1, 割引*, クーポン*, セール*, カート*, 할인*, 쿠폰*, 생일*, 무료*, 기프트카드*, 장바구니*, 优惠*, 折扣*, 满减*, 購物車*, 购物车*, 折價*, خصم*, الخصم*, كوبون*, عرض*, تخفیف*, הנחה*, קופון*, छूट*, कूपन*, ส่วนลด*, คูปอง*
`);

/** What others do with codes, as mails that warn of it have it in their subject. */
export const frauds = anyOf(`
  fake, scam, scams, scammer*, tricked, deceiv*, escroc*, engañar*, engañan, engaño*, ingann*, oszuk*, обман*, обману*, täuschen, scammed, scamming, phish*, fraud*, fraudster*, smishing, vishing, betrug*, betrüger*, arnaque*, hameçonnage*, fraude*, estafa*, suplanta*, truffa*, truffe, frode, frodi, golpe*, burla*, oplicht*, bedrägeri*, bedragare*, svindel*, svindler*, bedrageri*,
  huijau*, huijar*, oszust*, wyłudz*, podvod*, podvád*, csalás*, csaló*, înșelător*, απάτη*, απάτες, мошенни*, шахра*, измам*, prijevar*, prevar*, dolandır*, oltalama*, penipu*, lừa đảo, giả mạo,
  詐欺*, フィッシング*, 不審な*, 诈骗*, 詐騙*, 防詐*, 反诈*, 钓鱼*, 사기*, 피싱*, احتيال*, الاحتيال*, کلاهبردار*, הונאה*, הונאות, דיוג*, धोखाधड़ी*, ठगी*, หลอกลวง*, มิจฉาชีพ*
`);

/** What many are sent to read, and what stands in it. */
export const periodicals = anyOf(`
  newsletter*, weekly, monthly, digest, roundup, bulletin*, lesson*, edition, read the article, read the full, quick reads, reading time, min read, sponsor*, quiz, episode, podcast, subscriber*, in this issue, editor*, article*,
  ausgabe, rundbrief*, lektion*, lesezeit, artikel*, infolettre*, lettre d'information, bulletin, édition, leçon*, lire l'article, boletín*, edición, lección, seguir leyendo, artículo*, notiziario, edizione, lezione, articolo*, boletim*, edição, lição, artigo*,
  nieuwsbrief*, editie, nyhetsbrev*, utgåva, lektion, nyhedsbrev*, udgave, utgave, uutiskirje*, wydanie, biuletyn*, lekcja*, czytaj dalej, zpravodaj*, vydání, lekce, číst dál, hírlevél*, lecke, buletin*, ediția, lecția, citește,
  ενημερωτικό δελτίο, τεύχος, рассылк*, выпуск*, урок*, читать дальше, розсилк*, випуск*, читати далі, bülten*, devamını oku, buletin, edisi, pelajaran, baca selengkapnya, bản tin, bài học, ニュースレター*, メルマガ*, 続きを読む*, 뉴스레터*, 周刊*, 月刊*, 阅读全文*, 電子報*, نشرة*, خبرنامه*, ניוזלטר*, גיליון, न्यूज़लेटर*, จดหมายข่าว*
`);
