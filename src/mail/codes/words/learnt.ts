/** Made by `npm run learn`, not to be edited: traits (`traits.ts`) and what each speaks for a code, in hundredths of log-odds. */
export const learnt = `bias 96
=after    259
=after  " -54
=after  ( -7
=after  / -193
=after  0 -204
=after  a -12
=after  b -106
=after  c -37
=after  f -133
=after  g 4
=after  h -72
=after  i 98
=after  j 8
=after  k -95
=after  l -117
=after  m -150
=after  n -24
=after  o -20
=after  p -66
=after  q -15
=after  r -42
=after  s -124
=after  v -40
=after  y 77
=after  z -175
=after  | 295
=after  · -126
=after  σ 63
=after  в 232
=after  г -166
=after  д 166
=after  н 90
=after  о 180
=after  п 117
=after  с 30
=after  ב 331
=after  ا -5
=after  ب -234
=after  خ 35
=after  د 217
=after  ر 274
=after  و 316
=after  आ 291
=after  क -18
=after  र -85
=after  ल 12
=after  स -79
=after  ใ 369
=after  が 46
=after  마 230
=after  상 -32
=after "  -365
=after ", 54
=after ". -170
=after )  -115
=after ). -559
=after *. 134
=after +0 -202
=after ,  -89
=after .  102
=after .0 -168
=after /0 -305
=after 0  24
=after 0. -459
=after 00 -335
=after 0分 244
=after 0月 -286
=after :  -60
=after ;  40
=after ]  199
=after a  5
=after ah -1
=after ak -9
=after al 75
=after an -50
=after ar -53
=after as -106
=after at -141
=after ba 51
=after be -54
=after bu -3
=after ce -8
=after ck 118
=after co -219
=after d0 -111
=after db -86
=after de -46
=after do -19
=after du 27
=after e  -48
=after ea 72
=after ec -55
=after ee -127
=after el -15
=after em -21
=after eq 171
=after es -99
=after et 58
=after ez 114
=after f  -91
=after fi 71
=after fo 20
=after fu -78
=after go 192
=after h  19
=after ha -8
=after i  80
=after ia -34
=after ig -32
=after in -130
=after io -5
=after is 7
=after it -3
=after iv 61
=after je 71
=after k  114
=after ko 59
=after l  43
=after la 42
=after le -138
=after ll -22
=after lm -129
=after ls -68
=after lt -69
=after ma -48
=after mb -103
=after mp -96
=after n  41
=after ne 66
=after ng 30
=after nk -703
=after no -82
=after ns 33
=after o  194
=after of -44
=after og -247
=after om -90
=after on -14
=after op 112
=after os -43
=after ou -83
=after p  -27
=after pp -44
=after pr -87
=after r  118
=after re -112
=after ri -88
=after ro 12
=after rt -46
=after ru -59
=after s  73
=after se -46
=after st -130
=after su 43
=after t  -87
=after t. -16
=after ta -11
=after ti -17
=after tr -72
=after u  -96
=after ua -98
=after ub -32
=after uf 116
=after uk 245
=after ul -172
=after uo 181
=after ur -102
=after ut -25
=after va 14
=after wa -93
=after wo -126
=after xp 77
=after ya -29
=after yi 60
=after ην 245
=after ο  247
=after ко 17
=after на 64
=after וא 308
=after ا  66
=after ار -44
=after ما 15
=after ی  10
=after लि 96
=after ाल 206
=after ।  210
=after ి  68
=after ใน 203
=after გა -10
=after →  -695
=after ご入 41
=after して 165
=after です 222
=after をお -180
=after ログ 155
=after 入力 185
=after 大小 48
=after 完成 208
=after 是您 201
=after 登录 354
=after 码， -25
=after 確認 57
=after 绑定 40
=after 請於 44
=after 를  34
=before    82
=before  # -209
=before  ( -367
=before  * -420
=before  . -164
=before  0 -300
=before  [ 211
=before  b -10
=before  c -222
=before  e 126
=before  f -162
=before  i 46
=before  k 20
=before  l 1
=before  n -106
=before  o 1
=before  p -176
=before  r -189
=before  σ -100
=before  к -16
=before  ה 317
=before  מ -105
=before  ש 73
=before  ه 325
=before  № -285
=before !  664
=before #  300
=before (# 660
=before )  206
=before ,  -301
=before .  -258
=before .0 -310
=before 0  91
=before 0. -693
=before 0/ -917
=before 00 -86
=before 0: 494
=before :0 8
=before ?  108
=before [# -438
=before ]  116
=before a  -79
=before a0 -204
=before a: -16
=before ab -112
=before ad 34
=before ag -61
=before ai 25
=before al -213
=before am -204
=before an 45
=before as -104
=before at -89
=before b  -271
=before be -158
=before bl -59
=before bu -210
=before c  -29
=before ce -85
=before ch -30
=before ck -190
=before cp -83
=before ct -760
=before d  -69
=before d0 -78
=before da -41
=before db -178
=before de -24
=before di -35
=before dl -82
=before do -157
=before dr -304
=before ds 99
=before du 333
=before e  -127
=before e= 29
=before e_ -79
=before ea 74
=before ec 255
=before ed -14
=before ee -64
=before ek -118
=before el -112
=before ep -86
=before er -22
=before et 30
=before ev -14
=before ex -72
=before ey 224
=before f  -299
=before fa 204
=before g  -226
=before ge -202
=before gn -225
=before go -59
=before h  -99
=before ha -144
=before hi -16
=before ht -63
=before i  -85
=before i: -202
=before ia -236
=before ic -59
=before id -202
=before ie -94
=before ig -19
=before il -15
=before io -124
=before ip -170
=before iz 32
=before ji -25
=before ju -256
=before k  -181
=before ka 113
=before ke -34
=before ko -94
=before kr 195
=before ks 192
=before l  -120
=before l: 69
=before la 33
=before ld -346
=before le -26
=before lk -37
=before ll -18
=before lo -36
=before ls -87
=before lu -51
=before m  -274
=before ma -77
=before me 61
=before mi 66
=before ms -81
=before n  -5
=before n: 44
=before na -13
=before nc -23
=before ng -202
=before no -15
=before nr -430
=before nt -232
=before nu 89
=before o  -239
=before od 2
=before oi -192
=before oj -171
=before ol -52
=before on -39
=before oo 52
=before op -4
=before or -63
=before os -87
=before ot -65
=before ou -124
=before p: -130
=before pi 154
=before pn -103
=before po -129
=before pr -226
=before qu -180
=before r  -307
=before r, 92
=before r: 31
=before r_ -353
=before ra -148
=before rc -103
=before rd -192
=before re 47
=before ri 78
=before rn -211
=before ro -5
=before rs -29
=before rt -90
=before ru -203
=before ry -15
=before s  -101
=before se -136
=before sh 70
=before si -17
=before sl 110
=before so 202
=before st -42
=before su -109
=before sw 383
=before t  -97
=before t. -282
=before t: 3
=before ta -3
=before te 107
=before to -88
=before tp 169
=before tr -146
=before tu -58
=before u  -6
=before ud -205
=before ug -44
=before ui -186
=before ul -228
=before um -128
=before un -74
=before ur -39
=before ut 13
=before uz 167
=before v  -119
=before ve -82
=before vk -23
=before vu 87
=before w: 188
=before wa -235
=before wi -50
=before wo 193
=before x  -363
=before y  -192
=before y_ -171
=before ye -195
=before ze -96
=before |  200
=before ©  -485
=before ε  55
=before ου -85
=before τε 34
=before τη -34
=before а  -51
=before а: -61
=before ан -181
=before в: -111
=before д  -177
=before д: 196
=before е  177
=before ед 30
=before ек -75
=before ел -207
=before за -12
=before ис -62
=before ка -260
=before м  94
=before мо -301
=before на -145
=before нд -177
=before ни -70
=before ок -398
=before рі -10
=before с  -70
=before хо 242
=before че -223
=before я  -237
=before ար -215
=before ը՝ -154
=before ր՝ -15
=before ה  -135
=before יי -136
=before יש 33
=before ס  -9
=before קו -253
=before שו 255
=before ار -106
=before بر -157
=before تا 15
=before ر  -199
=before ن  -107
=before ه  -183
=before ڈ  212
=before ی  -142
=before ंब -171
=before क  -100
=before पी 58
=before र  -28
=before र् -101
=before ीप 117
=before ें 324
=before ्य -329
=before ং  -58
=before ড  252
=before র  -222
=before া  -250
=before ি  173
=before ை  -134
=before ్  -28
=before คื 458
=before ด  -146
=before วย 46
=before หม -34
=before ือ 286
=before เล 480
=before ်  411
=before დი 40
=before ერ -19
=before ოდ 49
=before •• -671
=before №  -226
=before →  359
=before には 349
=before は  179
=before グイ -84
=before スワ 282
=before ド  -61
=before ワー 247
=before ンコ -219
=before 入  202
=before 内線 -35
=before 利用 -25
=before 动态 772
=before 取件 -252
=before 号  -49
=before 号： -35
=before 客服 -317
=before 密碼 589
=before 尾号 -194
=before 把  585
=before 是  -78
=before 校验 785
=before 用者 -13
=before 番号 -415
=before 登録 145
=before 確認 818
=before 碼為 267
=before 编号 -180
=before 號  -266
=before 証コ 318
=before 認コ 127
=before 認証 221
=before 證碼 1026
=before 认码 51
=before 证码 458
=before 輸入 595
=before 输入 310
=before 邀请 -79
=before 邮编 -402
=before 验证 225
=before 번호 -182
=before 에  450
=before 인증 366
=before 증  72
=before 증번 135
=before 코드 194
=before 쿠폰 -135
=before ：  279
above 0 -32
above 00 -77
above 000 -62
above 0000 -105
above 00000 -26
above 000000 -245
above 0000000 -27
above 00000000 -76
above 000000000000 -76
above 000円 196
above 00b -97
above 00z 148
above a -40
above access 63
above account -27
above activation 173
above add -6
above added -79
above address 22
above again -321
above ahoj 158
above all -328
above amount 14
above an 8
above and -38
above anda -107
above ange 87
above anos -202
above another -78
above any -135
above anything -42
above april -4
above ar 33
above asagidaki 37
above asked -92
above asking 13
above authorization 39
above b00 -144
above bank -222
above basket -83
above be 47
above because 205
above below 51
above bengaluru -13
above berikut 105
above betrag 4
above biglietto -259
above bonjour 75
above book 32
above box -3
above brandt 197
above by 17
above call -83
above car 184
above carte 133
above case 187
above check -185
above cher 254
above cifre 45
above client 141
above cluj -2
above code 37
above codes -95
above codigo -6
above conferma 84
above confirm 11
above confirmation 207
above coupon -115
above cui -6
above cupom -271
above czesc 59
above da -66
above dakika -299
above dan -66
above dat 92
above date 373
above de 67
above dear 32
above dein 240
above del -72
above dem 145
above den -34
above der -238
above dev 9
above device 52
above deze 83
above di 190
above dobry 62
above document 96
above domain 204
above don -66
above done -49
above dostepu 66
above drawn 549
above driver 148
above du -94
above e -48
above ein 240
above einmalkennwort 79
above el 50
above elettronico -157
above email 23
above en 39
above ending 97
above enter 25
above es 115
above est -16
above estimada 45
above eur 7
above example 44
above fi -370
above firefox 64
above first -53
above flat -65
above following 109
above for 8
above four 85
above fresh -93
above friend -16
above friends -328
above fur 59
above gb 19
above get -141
above gift -206
above going -45
above grey 343
above guard 166
above guten -51
above gutscheincode -340
above h -61
above hallo -138
above harriet -164
above haus -108
above heer 23
above hei 97
above held 259
above hello 10
above help -57
above heron 128
above hey 5
above hi 60
above hour -106
above hours -290
above https -92
above hu 23
above i 39
above icin 44
above id -290
above if -106
above in -20
above included -29
above ines 84
above inn 231
above into 22
above is -17
above issue -32
above it 5
above j -148
above je -38
above jemand 16
above jonas 108
above jos 56
above june 28
above k 36
above kedves -48
above keep -2
above key 18
above khi -92
above kimseyle -142
above kinh 73
above klient 77
above kod 3
above konto 69
above le 33
above let 93
above letter 81
above letters 6
above linux 195
above log 58
above login 94
above logo -297
above mail 28
above make 36
above matricula 4
above meeting -158
above megerosito 99
above member 1
above minute -6
above minutes -69
above money -3
above morning 29
above n -46
above na 50
above nagon 201
above name -59
above navigateur 167
above nearly -126
above need 26
above nell 26
above network -27
above nicht -40
above no 12
above not -41
above novo -123
above now -148
above nowy -18
above nr 12
above o -109
above off -80
above okafor 9
above ola -69
above old 156
above on 9
above one -42
above open 17
above opening 239
above opens 105
above or -58
above ora 64
above order -155
above our -99
above over 87
above overovaci 104
above page 8
above pagina 22
above pani 81
above para 121
above parcel -188
above pas -69
above passcode 45
above passphrase 3
above password 76
above paste 82
above pc 120
above pe 84
above pediu -210
above per 71
above personal -366
above pin 28
above play 5
above please -57
above polder -227
above por 125
above pottery 24
above praha -82
above press -29
above promocional -264
above proud -760
above purchase 11
above put 124
above que 192
above rabatowy -34
above rachunek 273
above re -70
above really 25
above received 74
above recovery 57
above reference -16
above registration -122
above release 71
above remote 74
above request -64
above requested 19
above rivers 86
above road -508
above rookery 51
above room 90
above router 36
above s -66
above safe -82
above san -13
above saturday -237
above savo 85
above sayin -27
above scherm -87
above se 35
above secondi -155
above sehr 138
above september -12
above share -181
above shift 94
above shop -104
above sign 16
above signature 241
above signing 36
above six -49
above skriv 17
above so -38
above someone 23
above son -107
above sorusulan 31
above str -12
above street -165
above studio 91
above support -27
above sveiki 219
above t -43
above tab 84
above tag -6
above take -33
above te 2
above terminal -57
above test 3
above the 12
above then -5
above there 4
above they -49
above this 105
above ti 123
above time 164
above tl -75
above to 141
above token 65
above tonight 76
above total -52
above truck 4
above tuan 16
above turns 35
above two -155
above u 229
above um -88
above un 27
above una -25
above until -30
above up 70
above urmatoarele -213
above us -147
above usage 172
above usato -44
above usd 88
above user 143
above uur -16
above ve 124
above vehicle 75
above verification 68
above visa -46
above voce -285
above voucher -297
above vu 92
above waiting 36
above want 37
above wants 239
above we 26
above were -114
above where -44
above windows 238
above with 44
above word 88
above works -69
above yapmak 24
above year 82
above you 1
above your 28
above za -64
above zadejte 102
above ziua 172
above αγαπητε 50
above γεια 129
above καλο -173
above κωδικοσ -70
above ταξιδι -38
above τον 77
above входу 36
above вітаємо 61
above деиствует -174
above для 20
above до -93
above добрыи 223
above еще -35
above за -21
above из -14
above кабинет 27
above код 108
above на 74
above не -259
above привет 95
above промокод -144
above то 85
above уважаемые -78
above մուտքագրեք 54
above الرمز -50
above الکریم -224
above اهلا 20
above این -111
above بانک -3
above در -5
above رقم -129
above سلام 47
above करें -42
above हो -131
above আপনার 37
above এই -126
above কেড -164
above লিখুন -187
above হলে -95
above இந்த 51
above ఈ 259
above కోడ్ -364
above చేయండి 57
above మీ -277
above ნომერი -99
above クーポンコード -272
above 亲爱的玩家 142
above 山田様 5
above 您尾号 198
above 您的驗證碼為 69
above 成都 205
above 校验码 80
above 様 39
above 님 61
above 새 5
above 아래 107
after 0 -72
after 00 -14
after 000 -154
after 0000 31
after 00000 -149
after 000000 -336
after 0000000 -204
after 00000000 -72
after 0000000000 -22
after an -165
after anmeldecode 228
after any -29
after app 47
after au -72
after bank -69
after be 102
after brokerage 22
after card 87
after code 25
after confirms 25
after counts 168
after da -32
after dans 102
after dashboard -585
after days -196
after der -30
after det 42
after device 76
after din 49
after do 62
after een -205
after ein 212
after el -237
after enter -11
after entered 46
after es 101
after example 39
after expired -179
after for 43
after h -36
after hang -142
after has -96
after het 33
after https -47
after i 88
after if 1
after il 22
after in -43
after into 154
after ir 277
after is -118
after it 14
after je 47
after keep -42
after kl 70
after kodu -129
after l 21
after la -79
after last -115
after locker -1
after logging 224
after longer -205
after luc 58
after ma 77
after mail 61
after message -238
after min 106
after more -22
after n -117
after na 164
after ne 117
after never 168
after not 15
after now -117
after off -119
after om 181
after once 454
after over 85
after para 90
after phone 26
after please -49
after pour 226
after press 20
after pun -110
after reference -408
after sa 188
after sent -47
after si 79
after st -63
after still -52
after stop 22
after sur 396
after te 25
after tern 128
after that 89
after this -51
after tick 35
after till 58
after up 236
after valid 34
after ve 18
after verificatiecode -13
after verification 15
after vor -1
after votre 73
after was -145
after with -40
after work -9
after you -33
after your 48
after για 268
after στισ -247
after не 68
after уже -47
after է 461
after לא 172
after دقیقه 74
after না 263
after です 175
after 様 -81
after 를 53
after0 0 -59
after0 00 7
after0 0000 -195
after0 code -52
after0 di 248
after0 en 314
after0 enter -181
after0 exp 296
after0 for 62
after0 in 317
after0 is 136
after0 needs -443
after0 nel 185
after0 para 117
after0 reply 61
after0 sur 47
after0 that -98
after0 until -30
after0 valid 70
after0 within 179
after0 и 19
after0 فی 354
after0 है 100
after0 です 21
after0 様 -52
after0 를 35
after0 입니다 191
after1 00 -59
after1 000 -57
after1 000000 -185
after1 a 23
after1 app 96
after1 been 117
after1 campo 66
after1 confirm -167
after1 de 93
after1 der -7
after1 is -9
after1 it -8
after1 la 154
after1 se 161
after1 still -161
after1 the 279
after1 this 45
after1 입력하면 22
before 0 -176
before 00 -115
before 000 -14
before 00000 -73
before 000000 -299
before a -77
before acme 313
before activation 247
before alarm -162
before ang 199
before another 109
before answer 335
before app 169
before ar 92
before as -173
before ask 91
before asks 153
before au -120
before auth -4
before authentication 180
before autorizacion -20
before az 66
before b -25
before balas 76
before be 241
before behind -214
before broj -393
before c -13
before call -149
before case -253
before cislo -626
before class -453
before clave 231
before code 5
before codigo 18
before com 177
before confirm 161
before connexion 714
before da -90
before de -41
before de00 75
before deine 225
before del 18
before dengan 50
before der 203
before device 68
before do 218
before door -223
before e 68
before eenmalige 98
before el -4
before en 84
before enter 429
before entering 440
before error -251
before eur 193
before factor 23
before finish 165
before for 93
before form 26
before fur -241
before giris 44
before go 93
before haslo 8
before here 335
before hier 293
before him 301
before hs -50
before icin 278
before id -391
before il -95
before introduce 143
before invite -20
before it 47
before item -105
before je 28
before jednorazovy 109
before k -359
before kindly 111
before kode 1
before koden -48
before kodu -260
before l -5
before la 119
before livre -56
before log 19
before login 90
before ltd -82
before ma -198
before mail -6
before may -35
before med 572
before mit 95
before month -8
before mtan 65
before n -552
before na 20
before new 28
before nhap 388
before ni 290
before no -51
before not -10
before numero -145
before of 67
before old -325
before one 208
before otp 343
before out 31
before pa -76
before page 97
before passcode 458
before password 228
before per 6
before portal 327
before prenotazione -89
before prisijungimo 406
before pro 316
before que 191
before r -2
before re -221
before reference -62
before registry -256
before release 173
before says 453
before se 10
before skal 71
before sort -452
before st -25
before start 22
before step 264
before t -16
before tan 375
before tax -198
before tell 151
before text -96
before thanks -30
before the -49
before this 195
before ticket -181
before time 7
before to 34
before token 535
before transfer 172
before tv 32
before twoj 90
before uksekood -73
before unidade -89
before untuk 47
before usage 6
before use 144
before using 289
before uso 61
before vahvistuskoodi 134
before validation 91
before vas -311
before verified -79
before votre 153
before voucher -267
before vous 105
before wants 139
before was -39
before when 181
before with 78
before xac 137
before you -10
before your -82
before yours 320
before zahl 65
before zip -428
before αριθμοσ -79
before με 90
before број -130
before ваш 172
before для 197
before код 158
before номер -652
before отримання -107
before пароль 205
before промокод -62
before растау 242
before число -41
before է 98
before לחשבון 15
before מספר -222
before קוד 4
before שלך 86
before البریدی -40
before الخصم -176
before تایید 445
before تخفیف -178
before رقم -506
before رمز 200
before سفارش -97
before شما 4
before نمبر -84
before واحده 411
before پویا 269
before पिन -730
before पुष्टि 84
before लॉगिन 102
before অর্ডার -9
before আপনার 61
before নম্বর -325
before உங்கள் 142
before எண் -157
before 수 -345
before 숫자 92
before 인증 29
before 인증번호 340
before 일회용 60
before 코드 44
before0 0 -98
before0 00 -98
before0 00000 -609
before0 00000000 -124
before0 0fa 77
before0 activacion 147
before0 and -74
before0 ar 132
before0 c -229
before0 case -63
before0 code 378
before0 com 461
before0 con 638
before0 continue 403
before0 de -102
before0 e 266
before0 en -721
before0 enter 935
before0 er 326
before0 es 31
before0 example 892
before0 is 635
before0 it 245
before0 je 6
before0 kod 148
before0 lautet 27
before0 mail 187
before0 me 254
before0 mit 2
before0 mtan 24
before0 no -45
before0 numero 85
before0 on 66
before0 order -38
before0 otp 506
before0 panel 543
before0 pin 280
before0 psst 911
before0 put 245
before0 request -472
before0 show 29
before0 sifreniz 15
before0 tan 341
before0 test 284
before0 the -407
before0 ticket -51
before0 token 66
before0 type 87
before0 uksekood -1
before0 use 939
before0 vahvistuskoodi 54
before0 verification 81
before0 with 707
before0 you 710
before0 е 1
before0 подтверждения 124
before0 ب -162
before0 ओटीपी 277
before0 验证码 26
before0 코드 72
before1 0 -139
before1 000 22
before1 0000 226
before1 000000 121
before1 access 278
before1 authentication 41
before1 codice -333
before1 confirm -70
before1 customer -66
before1 de 7
before1 device 278
before1 do -119
before1 el -299
before1 email 249
before1 ending -142
before1 enter 35
before1 fill 170
before1 for -355
before1 haslo 104
before1 hasznalatos 130
before1 in -119
before1 is 67
before1 it 186
before1 kode 18
before1 la -81
before1 login 36
before1 mit 187
before1 number -389
before1 pin -342
before1 reset 79
before1 s 157
before1 security 346
before1 sort -107
before1 termina -140
before1 that 82
before1 the 97
before1 time 114
before1 tu 17
before1 your 216
before1 קוד 58
before1 일회용 103
before1 쿠폰 -5
before1 확인 89
below 0 50
below 00 43
below 000 -15
below 0000 -39
below 000000 -301
below 0000000 27
below 00000000 -26
below 0000000000 -53
below 000000000000 -173
below 0000年0月0日 23
below 00時00分 492
below 00시 -181
below about -277
below account -202
below activate 160
below active 225
below after 55
below al -90
below anno 18
below answer -144
below any -94
below app -54
below are 55
below as 57
below ask 61
below asked 199
below authentication 123
below back 63
below before 13
below below -137
below berger -335
below berlaku 52
below bestellung -124
below bij -142
below bound 147
below browser -56
below btc -89
below c -11
below ca 25
below caduca 56
below call 5
below can 18
below case 210
below chat 28
below check -26
below checkout -390
below client 26
below close 21
below closes 135
below code -81
below codes -77
below complete 139
below compra -190
below confirm -94
below contact 7
below counted -23
below da -51
below daca 92
below dalam 323
below dan 10
below day 110
below de 9
below dear -209
below december -66
below delivery -179
below dem -192
below demo -66
below deqiqe 30
below der 73
below des -151
below device 7
below die 197
below digite 27
below don 76
below double -203
below due 75
below e 39
below een 42
below ein 249
below en 78
below enero -745
below enter 57
below entre -139
below escribelo 114
below esta 233
below et 165
below every 49
below example 24
below expires 518
below field -68
below firmware 63
below first -41
below flight -418
below fra 206
below fri -9
below front 34
below ft -125
below geldig -83
below grus -13
below gultig 68
below h 165
below hang 54
below happy 54
below har 51
below held 41
below helpdesk 99
below heslo 173
below het 165
below hora 15
below hotel -79
below hour 125
below https 48
below id 15
below if 105
below ikke 78
below il 23
below in -1
below instead -159
below is 22
below issue -43
below ist 80
below it 131
below jam 6
below jan -203
below je 94
below jednorazowy 1
below jednou 4
below jo 81
below july 55
below june 15
below k -26
below kamu 88
below kan 84
below kc -138
below kereta -223
below kod 64
below kode 38
below koden 314
below kood 281
below l 3
below la 1
below lapses 69
below las 59
below last 155
below later 52
below left 124
below les 358
below let -162
below letters 93
below level 130
below lidz 64
below lifetime 172
below logowania -1016
below lower 51
below march -191
below mas -9
below message 93
below midnight 120
below minut 349
below minuten 177
below minutes 245
below minuti 177
below minutos 290
below minutter 102
below minutur 320
below mit 25
below mobile -291
below n 75
below na 83
below nach 231
below nao 350
below ne 138
below need 11
below new -111
below next 199
below nicht 160
below nie 172
below no 83
below not 58
below nr -21
below ny 92
below o 182
below of 28
below offers -90
below office 3
below old 209
below om 82
below on -42
below once 97
below online -28
below only 329
below opened 155
below opens 171
below ora 32
below org 45
below our -11
below own 27
below p -67
below pa 8
below pages 219
below paid -11
below par 75
below password 104
below percig 78
below phrase 14
below play -3
below plazo 121
below please -24
below plkst 33
below po 52
below postal 170
below pri -97
below prompt 94
below property -61
below pt 33
below quote -58
below r -111
below rd 80
below read 47
below recognise -234
below reference 5
below request 79
below requested -36
below revision -114
below ring 16
below row 12
below s 24
below sam 59
below scade 4
below score 267
below screen -85
below se 185
below see 59
below senest -388
below sent 171
below shop -9
below si 5
below sie 45
below sign 23
below small 13
below so -7
below sonra 315
below st -59
below sundial 394
below te 76
below tel 102
below telephone 211
below terminal -19
below text -201
below thank -104
below that 4
below the 142
below then 26
below ti -152
below ticket 186
below till -187
below to -7
below tom -118
below transfers -148
below treno -172
below tri 78
below two 153
below uhr 50
below unit 224
below until 38
below use -50
below user -68
below utc 71
below utrecht -368
below v0 203
below valable 121
below valid 200
below ver 284
below verification -78
below view -531
below void 332
below vote 28
below vuelo -325
below want -3
below we -45
below what -116
below when -147
below where 73
below who -78
below will 22
below window 10
below with -41
below withdrawal -162
below word 253
below www 281
below y -110
below z -96
below zl -322
below λεπτα 29
below πειραιασ -188
below σε 95
below στο -155
below τη 38
below τηλ 25
below введите 16
below діиснии 45
below код -53
below минут 139
below на 108
below назовите -28
below не 132
below через 178
below է 67
below կոդը 42
below הבנק 102
below הקוד 174
below לא 43
below עד 10
below اذا 182
below ان 135
below دقایق 52
below دقیقه 227
below را 281
below سفارش 28
below ندهید 4
below ओटीपी 96
below कोड 254
below पर -43
below मिनट 49
below है 4
below কেডটি 66
below சென்னை 69
below น 107
below 予約番号 456
below 分鐘內有效 8
below 有効期限 -174
below 若非本人操作 68
below 邮编 135
below 주문번호 79
case lower alnum -148
case lower hyphenated -111
case lower letters -363
case lower spaced -31
case mixed alnum -8
case mixed letters -1179
case none digits -232
case none grouped -415
case none prefixed -303
case upper alnum -168
case upper hyphenated -148
case upper spaced -50
gap 1 -283
gap 2 -155
line  -298
line beginsends 362
line ends -246
place alt -86
place html 34
place preheader 10
place subject -208
place text 35
place title -143
shape alnum -16
shape alnum 10 -564
shape alnum 4 68
shape alnum 5 161
shape alnum 6 185
shape alnum 7 -433
shape alnum 8 -53
shape alnum 9 -729
shape digits 243
shape digits 10 -307
shape digits 4 -30
shape digits 5 -17
shape digits 6 331
shape digits 7 -36
shape digits 8 107
shape digits 9 -101
shape grouped 10 -61
shape grouped 5 -343
shape grouped 6 847
shape grouped 8 210
shape grouped 9 -141
shape hyphenated -150
shape hyphenated 10 -98
shape hyphenated 12 -221
shape hyphenated 7 632
shape hyphenated 9 137
shape letters -424
shape letters 10 -433
shape letters 4 -389
shape letters 5 1
shape letters 6 220
shape letters 7 -354
shape letters 8 33
shape letters 9 -346
shape prefixed 4 -161
shape prefixed 5 114
shape prefixed 6 233
shape prefixed 7 -15
shape spaced -12
shape spaced 6 181
shape spaced 9 -28
subject 0 -108
subject 00 -270
subject 000 105
subject 0000 -1
subject 00000 -115
subject 000000 -88
subject 0000000 -140
subject 00000000 -173
subject 000000000 35
subject 0b -129
subject 0fa 135
subject a -62
subject acces 68
subject acceso 89
subject access 92
subject accesso 87
subject account 104
subject acme -79
subject action -170
subject address -5
subject alert -138
subject am -94
subject and -15
subject api -357
subject application -74
subject appointment -34
subject approval 269
subject approve 120
subject article -63
subject as 437
subject auth -105
subject authentication -3
subject auto -15
subject b000 -11
subject backup -246
subject been -45
subject before 123
subject bekrafta 62
subject bestatigen 95
subject bestellung -380
subject birthday -24
subject booking -66
subject box 256
subject by -293
subject c 120
subject cadeau -126
subject call 264
subject cancelled -488
subject card -240
subject carte -2
subject certificate -348
subject challenge 90
subject check 177
subject claim 39
subject class -118
subject club -15
subject cobalt -4
subject cod 70
subject code -11
subject codes -575
subject codice 15
subject codigo -52
subject codigos -407
subject colis -10
subject commande -657
subject con -309
subject confirm 37
subject confirma 57
subject confirmacion -206
subject confirmed -729
subject confirmez 30
subject connexion 83
subject csomagja -222
subject cuenta 21
subject cupom -24
subject czeka -647
subject days -54
subject de 48
subject default -155
subject delivery -163
subject dem -21
subject den -65
subject device 204
subject die -104
subject digit 38
subject digits -173
subject din -29
subject direct -13
subject disponible -170
subject dispositivo 4
subject do 14
subject document 62
subject dogrulama 72
subject don -11
subject dossier 79
subject down -357
subject e 23
subject e0 -165
subject een -249
subject elkeszult -26
subject email 17
subject emergency -175
subject enabled -184
subject episode -135
subject error -169
subject errors -362
subject esim 38
subject esta -3
subject example 40
subject expired -28
subject expires -14
subject export 138
subject factura -281
subject failed -437
subject fair -370
subject fatura -14
subject for -47
subject forum 119
subject forwarding 27
subject freigabe 302
subject fresh -81
subject friday -545
subject from 12
subject fur 17
subject gate -172
subject gerat 128
subject gift -61
subject giris 170
subject give -168
subject has -258
subject hello 19
subject here -36
subject hesla 51
subject hotel -248
subject how -432
subject identity 78
subject ihr -2
subject ihre -317
subject im -53
subject in -44
subject indirim -235
subject inlogcode 24
subject inscription 259
subject inside -469
subject invoice -435
subject is -14
subject issue -224
subject it 7
subject jusu -4
subject karty 171
subject kinnituskood 126
subject kl 120
subject klaar -89
subject klub 1
subject kod 63
subject kodas 166
subject l 15
subject la -6
subject length -75
subject let 105
subject letters 271
subject library -23
subject liegt -330
subject line 158
subject lisbon -482
subject locker -289
subject log 205
subject login 161
subject mail 70
subject mailu 68
subject masuk 179
subject message 70
subject meter -126
subject mit -131
subject my -75
subject n -43
subject na -44
subject need 49
subject needed 35
subject new -209
subject news -409
subject nhan 144
subject nieuwe -6
subject nota -369
subject notice -109
subject now -88
subject nr 3
subject numbers -403
subject o -10
subject objednavka -81
subject of 29
subject off -197
subject okafor 151
subject on -74
subject online 43
subject only -372
subject order -49
subject oslo -404
subject otp -26
subject out 34
subject overovaci -56
subject paczka -378
subject pairing 22
subject paket -511
subject pakettisi -458
subject pakket -304
subject para -64
subject parcel -379
subject parking -76
subject passed -27
subject passphrase 7
subject password 23
subject payment 5
subject pdf 32
subject pedido -635
subject phone 53
subject phong -218
subject pin 170
subject please -3
subject pnr -572
subject policy -193
subject portale 48
subject porto -351
subject potvrzeni 82
subject pr -464
subject production 84
subject rabatowy -139
subject re -123
subject reading -43
subject ready -125
subject receipt -698
subject received -13
subject recovery 45
subject ref -182
subject reminder -19
subject replacement -240
subject report -265
subject request -75
subject reserva -12
subject reset 38
subject review -341
subject s 64
subject sale -111
subject saturday -115
subject second 168
subject security -56
subject seguranca -40
subject senha 1
subject session 90
subject set -100
subject shop -77
subject sign 154
subject signing 106
subject siparisiniz -24
subject smoke 17
subject sms 112
subject solicitud 102
subject sso 136
subject statement -263
subject step 123
subject su -63
subject summary -221
subject system 136
subject t -66
subject tan 5
subject tandem -65
subject temporary 34
subject terminal -74
subject text 71
subject thank -248
subject that 46
subject the -40
subject tickets -180
subject til 6
subject till 274
subject time -188
subject to 19
subject today 104
subject toegangscode 6
subject tomorrow -39
subject transaction -15
subject transfer 11
subject trip -181
subject tu -30
subject tuo 22
subject tuoi -88
subject tv 26
subject two -5
subject un -26
subject update -110
subject updated -376
subject use -1
subject user 99
subject uso 99
subject uz -242
subject v -215
subject vahvista 237
subject varausvahvistus -22
subject ve -79
subject verifica 52
subject verifieringskod 20
subject verify 82
subject version -113
subject vk -60
subject votre -57
subject voucher -481
subject vous -207
subject voyage -186
subject waiting -44
subject wants 419
subject was -243
subject we -241
subject welcome -41
subject why -133
subject withdrawal -11
subject wurde -172
subject xac 32
subject year -415
subject you -63
subject your -28
subject yours 27
subject zamowienie -48
subject zugang 94
subject επιβεβαιωση 61
subject η -193
subject συνδεση 30
subject вход 117
subject вхід 85
subject для 45
subject до 108
subject за -3
subject заказ -395
subject записи 110
subject не -160
subject посылка -118
subject почты 37
subject растау 25
subject стенд 34
subject у -15
subject כניסה 10
subject פעמית 29
subject קבלה -1
subject קוד 52
subject الدخول 79
subject ان 160
subject ایمیل 28
subject تایید 118
subject تم -56
subject خصم -207
subject رقم -34
subject رمز 62
subject شد -26
subject شما -187
subject لاگ 61
subject مع -87
subject ورود 92
subject को -182
subject কেড 128
subject লগইন 192
subject হয়েছে -114
subject உங்கள் -146
subject ధృవీకరణ -119
subject შეკვეთა -100
subject ኮድ 56
subject የማረጋገጫ 120
subject លេខកូដផ្ទៀងផ្ទាត់ 307
subject ご注文 -145
subject ポータル 736
subject ワンタイムパスワードのお知らせ 110
subject 动态密码 7
subject 新しい端末からのログイン 390
subject 满000减00 -187
subject 訂單成立通知 -49
subject 등록 75
subject 로그인 82
subject 본인확인 82
subject 비밀번호 91
subject 확인 166
subject 회원가입 94
~after     51
~after   p 73
~after  &  -52
~after  (a -158
~after  (k -163
~after  0  103
~after  0. -118
~after  00 -111
~after  :  90
~after  ab -151
~after  ac 84
~after  al -102
~after  an 89
~after  ap 23
~after  av -79
~after  ba -9
~after  be 11
~after  bi 10
~after  bu -175
~after  d  245
~after  da 124
~after  de 42
~after  dr -153
~after  er 75
~after  es 110
~after  et 41
~after  ex -73
~after  fe 10
~after  fo 38
~after  ga -86
~after  gb 32
~after  ge 27
~after  gi 79
~after  gr -109
~after  ha 9
~after  he 7
~after  hi 130
~after  ho 11
~after  ht -10
~after  ig 101
~after  is 19
~after  it 153
~after  ja 112
~after  kl 130
~after  ko 76
~after  la 197
~after  lo -126
~after  lu 55
~after  mi 95
~after  mo -99
~after  ne 22
~after  nh 177
~after  ni -27
~after  no -67
~after  nu -38
~after  of -92
~after  ok 99
~after  or -123
~after  ou -27
~after  pe 76
~after  ph 59
~after  pi -41
~after  pl -14
~after  po 71
~after  pr 129
~after  re -219
~after  ri -154
~after  ro -122
~after  sa 35
~after  se 3
~after  si 83
~after  so -9
~after  st -85
~after  su -114
~after  sz -39
~after  ta 49
~after  te -24
~after  th -2
~after  ti 50
~after  to -25
~after  tr -34
~after  tu 17
~after  ty 108
~after  u  197
~after  un 159
~after  ve 157
~after  wa -136
~after  wh 19
~after  wi 14
~after  wr -20
~after  wy -166
~after  yo -102
~after  κα 109
~after  ο  179
~after  τη 84
~after  вх 208
~after  вы -18
~after  де -233
~after  дл 234
~after  из -112
~after  ми 158
~after  оп 11
~after  по 167
~after  пр -154
~after  այ 330
~after  דק 53
~after  ان 149
~after  خا 13
~after  فی 38
~after  هو 163
~after  کو 12
~after  ہے 153
~after  को 98
~after  डा 58
~after  पर -61
~after  লি 433
~after  చె 378
~after  ని 85
~after  คื 43
~after  แล 149
~after  ใน 57
~after  არ 19
~after  €  -131
~after  ₹0 -65
~after  입력 89
~after  주시 450
~after !!! -279
~after " a -83
~after (00 20
~after ) a -73
~after ) i -146
~after **0 -48
~after , 0 -54
~after , b -64
~after , c -46
~after , d 155
~after , e 16
~after , i -204
~after , k 106
~after , n 193
~after , p -70
~after , r -108
~after , u -135
~after , у -72
~after ,00 3
~after ,用于 26
~after . 0 32
~after . a 71
~after . e -23
~after . f -71
~after . g 96
~after . h 12
~after . i -23
~after . k 189
~after . n 64
~after . o 188
~after . p -44
~after . r 279
~after . s 24
~after . t 105
~after . v 15
~after . в 97
~after . ל 83
~after /00 -21
~after 0 % -76
~after 0 ( -169
~after 0 0 -20
~after 0 a -96
~after 0 e -203
~after 0 p 147
~after 0 s 14
~after 0 م -26
~after 0 న 79
~after 0 წ 137
~after 0 分 412
~after 0%  -77
~after 0,  -39
~after 0.  -179
~after 00  20
~after 00% -253
~after 00) -218
~after 00, -25
~after 00. -16
~after 000 -65
~after 00分 221
~after 00起 -364
~after 0:0 107
~after 0;  227
~after 0b0 -95
~after 0c0 -89
~after 0月0 -344
~after 0월  -143
~after : 0 -124
~after : c 11
~after : d -54
~after : e -37
~after : h -18
~after : r -26
~after : t -25
~after ::0 -245
~after ] y -105
~after a 0 -55
~after a a 50
~after a b 70
~after a c 51
~after a g -223
~after a i 229
~after a k 37
~after a l -3
~after a m 166
~after a o -153
~after a p 73
~after a s 55
~after aa  -251
~after ab. 60
~after ack -200
~after age 31
~after agi 195
~after ail -112
~after ait -40
~after aju 181
~after ak  -50
~after ake -53
~after al  24
~after ali -36
~after ama 32
~after ami -188
~after amp 69
~after an. 12
~after ane -158
~after ang 81
~after ani 138
~after ank 51
~after ans 63
~after ant 87
~after ap  85
~after apl 110
~after app 58
~after apr -98
~after ar  81
~after arc -157
~after are 3
~after arp 28
~after art -41
~after ase 103
~after ash -87
~after asi 48
~after ass -41
~after asy 275
~after asz 92
~after at  -68
~after ata -44
~after ate -5
~after ati 88
~after au  -5
~after aus 60
~after aut -32
~after ay  -16
~after ban 2
~after bas -89
~after bat -91
~after ben 82
~after ber -87
~after bes 53
~after boa -63
~after bp  169
~after bri -188
~after bro 170
~after cal -22
~after can -50
~after cas 198
~after cat 2
~after ce  78
~after cen -121
~after ch  40
~after che -268
~after chi -42
~after cke -202
~after cod 97
~after com 38
~after con 60
~after cou -187
~after d 0 -39
~after d a -161
~after d f 18
~after d i 11
~after d t -184
~after d,  -34
~after d.  -101
~after da  -34
~after da. -183
~after dal 27
~after dan 131
~after dat -31
~after day -112
~after de: -27
~after dec -96
~after dei 88
~after des -107
~after dez -55
~after din 157
~after do  71
~after doe -185
~after dro 242
~after ds. -109
~after e 0 -13
~after e a 42
~after e b -61
~after e c 18
~after e i 31
~after e j -29
~after e k 29
~after e o -111
~after e r 25
~after e s -134
~after e w -24
~after ead -131
~after eam -29
~after ear -103
~after ebe 26
~after eco 65
~after ect -370
~after ed  -71
~after edi -114
~after een 54
~after eep -130
~after egi -110
~after ein 253
~after ela -49
~after ele 259
~after ell 84
~after em  -4
~after ema 49
~after emb -146
~after en  50
~after end -65
~after ene 67
~after eng -62
~after eni 94
~after env 204
~after ept -76
~after er  5
~after er. -76
~after eri 39
~after erm -1
~after erv -114
~after es  17
~after esa 287
~after ese -175
~after est 84
~after et  63
~after eta 8
~after eti 64
~after ets 39
~after eu  176
~after eue -23
~after eva -100
~after evi 180
~after ez  -319
~after f 0 195
~after f t -227
~after f y -244
~after fel 169
~after fen -15
~after fir 16
~after fre 6
~after fte 45
~after g 0 -132
~after g c 25
~after gbp 177
~after ge  42
~after ger -238
~after gin 111
~after gio -163
~after gir 133
~after go  98
~after gun -96
~after hat 62
~after he  30
~after het 177
~after hic 142
~after hin 35
~after ho  65
~after how -294
~after hre -55
~after i a 83
~after i d 159
~after i k -69
~after i l 48
~after i t -44
~after i y 616
~after ia  -12
~after iam -33
~after ib  179
~after ica 117
~after ida -69
~after ie  -14
~after ien -49
~after ier -83
~after ies -201
~after if  254
~after ify 20
~after ige 86
~after igh -150
~after ign 122
~after iin 106
~after ik  -76
~after ile -128
~after in, 127
~after in. 61
~after inc -36
~after ink -59
~after inu 207
~after inv -175
~after io  104
~after ion -1
~after ir  17
~after ir. 16
~after ire -9
~after irj 4
~after irm 210
~after isi -40
~after iss 59
~after ist -65
~after ita 77
~after ite -9
~after ive -44
~after iz  33
~after je  58
~after jed -103
~after k i -92
~after k l -65
~after ke  -12
~after kes 132
~after kno 173
~after kod 48
~after kom 136
~after kre 44
~after kun 30
~after l 0 91
~after l e 35
~after l f 312
~after l n -5
~after l o 237
~after l s -34
~after l t 99
~after lag -166
~after lan 35
~after lap 166
~after las -108
~after lat -35
~after le  -82
~after lef -21
~after let 106
~after liv -66
~after lje 17
~after ll  18
~after log 257
~after lum 42
~after m 0 -123
~after m v 28
~after ma  27
~after man -47
~after mar -129
~after mas 127
~after mel 70
~after men -67
~after mer -76
~after min 181
~after mon -121
~after mor -57
~after mot -72
~after n 0 -80
~after n b 107
~after n e 58
~after n g 3
~after n i 105
~after n o -15
~after n s 9
~after n w -44
~after n,  28
~after nam -59
~after nce -167
~after nch -145
~after nd  -69
~after ndl 22
~after ne  16
~after nee -2
~after nel 95
~after new -16
~after nfi 76
~after ng  -4
~after nge -31
~after ngi 112
~after nha 3
~after nic -247
~after nje -122
~after nke 11
~after no, 37
~after nor 88
~after not -51
~after nta -45
~after nto 117
~after nts -13
~after nu  160
~after nut 74
~after o 0 9
~after o d 160
~after o f 59
~after o k 55
~after o l 100
~after o n 141
~after o p 5
~after o t 68
~after o v 260
~after o y -175
~after o,  23
~after o.  114
~after ock -100
~after od  44
~after oda 38
~after ogg 235
~after ogi -65
~after oin -70
~after oit -195
~after olo -119
~after om  91
~after omm -14
~after omp 25
~after on  -66
~after on. -4
~after one 7
~after ong -227
~after onn 174
~after ood 28
~after op  127
~after or  54
~after ork -194
~after orm 98
~after os  -33
~after oss 93
~after ost -195
~after ou  65
~after oun -64
~after p a 117
~after p f 45
~after pa  37
~after pac 91
~after pag 41
~after par -64
~after pen 12
~after per 158
~after pla -45
~after ple -176
~after ply 70
~after pon -228
~after pp  4
~after pp. -5
~after pri -15
~after pun -48
~after r c 1
~after r d 23
~after r n -73
~after r o 75
~after r u 119
~after r w 272
~after r y -31
~after r,  -74
~after r.  152
~after r:  -27
~after ra  133
~after rag 55
~after ral -427
~after ram 58
~after rar 91
~after rdi 218
~after re  67
~after rea -110
~after rec 96
~after rei 298
~after ren -10
~after rer 31
~after res 53
~after rge -3
~after ri  -136
~after rib -184
~after ric -15
~after rie -264
~after rif 45
~after rim -160
~after rja 40
~after rla 128
~after rm  -51
~after rm0 245
~after rod -112
~after rog 151
~after ron 200
~after rs. -285
~after rta 82
~after s 0 -20
~after s c -80
~after s i 27
~after s n -57
~after s o -71
~after s p -87
~after s t 168
~after s u 6
~after s v -78
~after s y 492
~after sam 45
~after se  105
~after seg -27
~after ser -24
~after seu 327
~after si  102
~after siv 15
~after skr 236
~after son -26
~after ss  23
~after sta 33
~after ste 74
~after sti -89
~after sto -109
~after t a -109
~after t b -91
~after t f 101
~after t i 85
~after t k 198
~after t n -101
~after t o -38
~after t p -70
~after t v 280
~after t y -11
~after t,  -62
~after t.  7
~after ta  71
~after tad 115
~after tap 128
~after tar -7
~after te  12
~after ted -66
~after tel -4
~after ten -72
~after ter 45
~after th  -26
~after thi 104
~after tic 4
~after tig 119
~after tin -83
~after tle 44
~after tli -99
~after to  33
~after to. 241
~after tom -206
~after too -92
~after tor -289
~after tra 101
~after tro 91
~after ts  -102
~after tti 27
~after tu  34
~after tur -8
~after txn 212
~after u a 97
~after u c 75
~after u f -81
~after u.  112
~after uan 380
~after uc  16
~after uin 12
~after uka 238
~after uku 35
~after ula 127
~after umb 108
~after ume -44
~after ung 74
~after uni -15
~after uns -64
~after uo  66
~after ur  129
~after usc 77
~after use -77
~after ust -4
~after uta 37
~after uti -91
~after utk 16
~after utr -217
~after utu 366
~after van -64
~after vat -92
~after ve  -47
~after ver -117
~after vo  12
~after voi -56
~after w y 68
~after wai -32
~after we  -180
~after wer 38
~after whi 140
~after wil 22
~after wo  -118
~after xac 30
~after y 0 -17
~after y a -7
~after y c 44
~after ye  254
~after yme 137
~after ze  -55
~after ει  51
~after στη 141
~after ται -58
~after а п 85
~after аит 25
~after в 0 -37
~after для 62
~after дтв 62
~after е 0 33
~after е н -269
~after ене -44
~after л.  -177
~after мин 9
~after о 0 52
~after о н 242
~after он  119
~after те  20
~after ть  21
~after այն 36
~after ի 0 -161
~after վեր 65
~after ד ה 43
~after וד  60
~after חד  88
~after קף  10
~after ا ت 63
~after ل ا 4
~after لدخ 218
~after وار 244
~after ید  44
~after یں۔ 83
~after डाल 7
~after से  2
~after ै।  10
~after । य 122
~after ங்க 327
~after ன்ற 228
~after నిమ 18
~after กรอ 24
~after ของ 246
~after ทร  3
~after รหั 116
~after รอก 31
~after ส่ง -125
~after หัส 20
~after 。客服 -9
~after 」です 148
~after くださ 135
~after ご入力 88
~after ご注文 -26
~after ださい 22
~after なりま -165
~after になり -198
~after に入力 9
~after の確認 334
~after ました -187
~after ます。 -50
~after イン用 88
~after グイン 164
~after コード 150
~after ン画面 35
~after 人確認 497
~after 内有效 235
~after 力して 134
~after 是您的 420
~after 本人確 44
~after 登入。 400
~after 证码) 192
~after 非本人 20
~after 습니다 -168
~after 에 입 147
~after 유효시 30
~after 입니다 277
~after 효시간 5
~after ，完成 185
~before     -10
~before  (# -914
~before  (s -25
~before  *0 124
~before  +0 -52
~before  0  -24
~before  0. 53
~before  00 -173
~before  :  278
~before  a  10
~before  ab -187
~before  ac 65
~before  af -53
~before  ai -37
~before  am 143
~before  an 147
~before  as 167
~before  av -87
~before  ba 35
~before  be -90
~before  bu -1
~before  ca -4
~before  co -88
~before  de -59
~before  di 6
~before  do -15
~before  e  204
~before  ei 8
~before  el 108
~before  en 73
~before  es 345
~before  ex -431
~before  fe 26
~before  fo 36
~before  ga -328
~before  gi 106
~before  gm -23
~before  go 216
~before  ha 68
~before  ho -59
~before  i  -95
~before  id -42
~before  il 41
~before  in 46
~before  ir 69
~before  is 58
~before  it 22
~before  ja -46
~before  je 308
~before  jo -24
~before  ke 11
~before  kh 238
~before  ki 25
~before  ko -28
~before  la 102
~before  le 2
~before  li -57
~before  me -96
~before  mi 56
~before  mu -33
~before  ne 54
~before  nu 48
~before  of -250
~before  on 32
~before  pa 91
~before  pe -12
~before  ph -76
~before  pi 65
~before  pl 140
~before  pr -149
~before  pu 213
~before  ra -133
~before  re -45
~before  s  9
~before  sc -71
~before  sh -210
~before  si 103
~before  so -2
~before  st -65
~before  su -81
~before  te -56
~before  th 188
~before  ti 89
~before  to 18
~before  ts -68
~before  ty 71
~before  uc 18
~before  ut 7
~before  wp 310
~before  wr 105
~before  yo 126
~before  za 68
~before  zi -50
~before  |  -145
~before  ·  -203
~before  ει 128
~before  επ 137
~before  κρ -100
~before  πα -9
~before  вв 18
~before  за -118
~before  кі 4
~before  от -73
~before  па 8
~before  по -80
~before  את 217
~before  יש 55
~before  מס -72
~before  פע 354
~before  ال -90
~before  رم 11
~before  ری 44
~before  عل -46
~before  لل -117
~before  هو 412
~before  ور 47
~before  کن 227
~before  کے 28
~before  एक 330
~before  कर 225
~before  कु 122
~before  पर 28
~before  लॉ 32
~before  सं -20
~before  ஒர 60
~before  ერ 33
~before  →  285
~before  인증 137
~before  코드 92
~before ! в 588
~before #>  151
~before (00 -441
~before (co 14
~before ).  172
~before *** -197
~before *00 266
~before , 0 -140
~before , a -104
~before , c -245
~before , e 2
~before , i 28
~before , k 1
~before , l -2
~before , m -107
~before , n -79
~before , p -6
~before , s -2
~before , v -131
~before , z -227
~before , з -57
~before ,00 114
~before . a -95
~before . i -56
~before . o -154
~before . p -111
~before . r -139
~before . s 15
~before . v 43
~before . н 227
~before .,  -189
~before ..0 258
~before .00 21
~before .ex 67
~before .te 460
~before /li 15
~before 0 ( -83
~before 0 0 116
~before 0 a -27
~before 0 c 262
~before 0 e 156
~before 0 i 257
~before 0 l 190
~before 0 m -99
~before 0 o -140
~before 0 u 123
~before 0 ر 183
~before 0,  -107
~before 0.0 33
~before 00  -83
~before 00) 63
~before 00, -16
~before 00. 3
~before 00/ 132
~before 000 -124
~before 0:  429
~before 0月0 -161
~before : 0 -297
~before : [ -90
~before : k -51
~before : s -169
~before : w -2
~before :00 -1
~before <#> 63
~before a 0 31
~before a b 132
~before a c 151
~before a g -55
~before a i 154
~before a j 74
~before a m -37
~before a o 21
~before a p 76
~before a q 189
~before a r -261
~before a u 330
~before a x 257
~before a,  -126
~before a.  -177
~before a00 -144
~before abe 3
~before abo -105
~before ac  40
~before aca 82
~before acc 142
~before ace -47
~before acm 247
~before acy 196
~before ad  65
~before add -4
~before ade -120
~before adr 204
~before afe -103
~before afh -37
~before ag  -70
~before agi 305
~before ahu -104
~before ai  28
~before ail 81
~before air -51
~before ais 275
~before aj  70
~before ako 35
~before akt 116
~before al  -68
~before ala 255
~before ale -31
~before ali 180
~before alj 343
~before all -9
~before ame -127
~before an  -65
~before an, 3
~before ana 7
~before and -20
~before ane 77
~before ang 32
~before ani 139
~before anm 80
~before ant -77
~before anu -24
~before any -184
~before ao  47
~before apt 101
~before ar  115
~before ara -48
~before arc -46
~before ard -187
~before arg -6
~before ari -52
~before arm -127
~before art -99
~before arv -41
~before as  18
~before ast -24
~before asu 41
~before ate -159
~before ati 97
~before att 75
~before atu 42
~before aus -28
~before ax  -44
~before ay  86
~before azo 45
~before ba  -45
~before bat -267
~before be  171
~before bek 172
~before bil -395
~before bit 120
~before bol -92
~before bon -60
~before boo -153
~before bri -6
~before by  38
~before c 0 98
~before cad -299
~before cal -392
~before car -79
~before cat 83
~before cce 5
~before ce: 92
~before cel -32
~before cet 61
~before che -68
~before chi -76
~before chs -25
~before ci  38
~before cia 16
~before cin 112
~before cit -147
~before ck: 14
~before cku -91
~before cli -353
~before cme 77
~before cod 304
~before com -119
~before con 61
~before cou -115
~before cov -181
~before cre -22
~before cte 18
~before cua 160
~before d i -143
~before d n -67
~before d o 65
~before d,  -106
~before d:  -122
~before da: -144
~before dar 252
~before de  24
~before de" -59
~before de: -27
~before dei 77
~before del -71
~before dem -15
~before den -36
~before der 6
~before des -112
~before dge -255
~before di: 65
~before dic -59
~before dig 143
~before din 41
~before diq 330
~before dis -9
~before dne 80
~before dni 39
~before do  -38
~before dog 56
~before dok 18
~before don -97
~before du  146
~before du: -168
~before duz 68
~before e # 274
~before e ( 49
~before e : -46
~before e c -11
~before e d -44
~before e e 6
~before e f 38
~before e i 8
~before e k 117
~before e l -5
~before e n 191
~before e t 103
~before e u 217
~before e v 141
~before e w -40
~before e y -162
~before e z 182
~before e"  -36
~before e.  -179
~before e:  79
~before eca -152
~before eco 46
~before ecu 94
~before ed  -196
~before eda 95
~before edi -73
~before ee  -119
~before eed 151
~before eel 563
~before een 154
~before eer -14
~before efe -128
~before eft 183
~before egi -59
~before ein 311
~before ej  201
~before ek  159
~before ekr 112
~before el  -89
~before el, 18
~before ela -9
~before eld 183
~before ele 81
~before eli -271
~before elo -30
~before em  136
~before emb -338
~before eme -124
~before emp -15
~before en  -37
~before end -251
~before eng 33
~before eni 101
~before enn -15
~before ent 15
~before enu -2
~before epe 348
~before er  -65
~before erd 9
~before erf 379
~before erh 213
~before eri 20
~before ero 235
~before err -146
~before ers -9
~before erv -272
~before ery 86
~before es  -31
~before es, -49
~before es: 54
~before ese 23
~before esh 139
~before est 10
~before et  19
~before etb 243
~before etr -109
~before eu  62
~before eva 85
~before exp -117
~before ez  73
~before eze -31
~before fa  117
~before fic -4
~before fil -110
~before fir 175
~before for 70
~before fra -86
~before fre 124
~before ft  -16
~before fur -3
~before fy  15
~before g 0 96
~before g a 33
~before g c -212
~before g k 20
~before g m 64
~before g n -189
~before g o 87
~before g t -45
~before g y 39
~before g.  -217
~before gan 122
~before gar -122
~before gat -180
~before git 118
~before gn  184
~before gro -28
~before gsa 19
~before gsk 58
~before gst -160
~before gur 56
~before h c 99
~before h l 148
~before h t 94
~before han -34
~before har -12
~before has 25
~before hat 23
~before he  -197
~before hec 96
~before hek 108
~before hel -58
~before her 103
~before het -342
~before hin -215
~before his -70
~before hle -175
~before hre 98
~before i a 118
~before i b -10
~before i d 141
~before i h -47
~before i k -30
~before i l -35
~before i s 102
~before i v 91
~before ia  59
~before ibe 17
~before ica 267
~before ice -23
~before ich -4
~before id  -40
~before idi -101
~before ie  11
~before ife -236
~before ifi -62
~before igh -159
~before igi 250
~before ihl 312
~before ik  104
~before ike -53
~before ikl -38
~before il  -74
~before ila -154
~before ild -85
~before ile -57
~before ilk -403
~before ill 65
~before im  -175
~before ima -344
~before imo 114
~before in. -95
~before in: 10
~before ina 127
~before inc -613
~before ine -195
~before ing -128
~before ini 14
~before ink 29
~before inl 138
~before inv -497
~before ion -100
~before ip  -214
~before ipr 12
~before ird 542
~before irj 460
~before irm 89
~before irt 47
~before is  1
~before isa -18
~before isi 33
~before ist -27
~before isu 12
~before ith 65
~before iti 185
~before iva 309
~before ivi 199
~before iye 133
~before jan -46
~before jav 235
~before je  32
~before jet -45
~before k a -66
~before k p -114
~before k:  112
~before kac 93
~before kai -206
~before kal 86
~before kan 53
~before ke  7
~before ker 104
~before kin 2
~before kla -50
~before kod 300
~before kon -153
~before kop 79
~before kor -6
~before kra 269
~before kri 16
~before ksa -158
~before ku  75
~before kum -96
~before kup -191
~before kur -41
~before l d 40
~before l g 49
~before l s -68
~before l t 152
~before l.  -94
~before l:  94
~before lag -30
~before lah 337
~before lam 78
~before lan -116
~before lap 80
~before las -162
~before lau 125
~before lav 250
~before lay -25
~before lco -9
~before lde 11
~before le  -113
~before le: -287
~before lei -21
~before len 67
~before lep 166
~before ler -45
~before let 74
~before lev -69
~before lic -235
~before lid 150
~before lie -34
~before lik 77
~before lim -86
~before liv -10
~before liy 124
~before ll  215
~before lla 165
~before lle 30
~before lo  32
~before lo: 40
~before log 197
~before lon 18
~before ls  -114
~before lt  -62
~before luc 76
~before lus -279
~before ly  78
~before m 0 -164
~before m g -77
~before m o 114
~before mac 20
~before mai 87
~before mal 18
~before man -94
~before mat -154
~before mb  19
~before mem -18
~before mic 61
~before mil -245
~before min -12
~before mme -177
~before mo  57
~before mod -121
~before moj 153
~before mon -38
~before mot 90
~before mpo 232
~before mul 120
~before n 0 -148
~before n : -206
~before n a -9
~before n c 77
~before n d -18
~before n f 191
~before n i 20
~before n l -13
~before n m 123
~before n r -171
~before n t 52
~before n w 147
~before n z -199
~before n:  9
~before nag -56
~before nak 60
~before nap 122
~before nar -20
~before nas 71
~before nat 140
~before nav -202
~before nce -34
~before nco -113
~before nd  33
~before nde -48
~before ndi -236
~before nds -15
~before ndu -35
~before nec 21
~before nee 64
~before nel 55
~before ner 198
~before nex 34
~before nga 17
~before ngs 144
~before nha 79
~before ni  103
~before nim 85
~before nka 122
~before nma 474
~before nn  21
~before nni 120
~before nnl -15
~before no: -114
~before nom -87
~before nor 63
~before not -158
~before ns  -21
~before ns: -138
~before nse 66
~before nsw 166
~before nt  -224
~before nta -152
~before ntn -93
~before ntr 213
~before num -349
~before nun 9
~before ny  -73
~before o 0 -175
~before o d -177
~before o k 128
~before o o 118
~before o p -26
~before o:  173
~before oad -98
~before ode 6
~before odi 218
~before odo 408
~before off -79
~before og  130
~before oin -119
~before oit 75
~before oke 10
~before oki -165
~before ola -19
~before olo 123
~before om  85
~before ome -25
~before omm -10
~before omo -394
~before omp 19
~before on  -31
~before onf 164
~before ons -33
~before ont -72
~before ope -129
~before opi 95
~before opp 133
~before or  -143
~before ora 89
~before ore -46
~before ori -74
~before ork -99
~before orm 114
~before ort -17
~before ose -17
~before ost -247
~before ot  -31
~before ote -59
~before oto 35
~before otp 7
~before oup -81
~before our 5
~before out -88
~before ova 10
~before ove 34
~before ow  81
~before ow, -38
~before ows -83
~before ox  -101
~before oye -317
~before p ( -130
~before p a 20
~before p f 20
~before p k 7
~before p n -86
~before p t -158
~before paa 34
~before pac -136
~before pal -8
~before pay 23
~before pe  299
~before ped -26
~before per 39
~before pic -88
~before pie 78
~before pin 37
~before pis 324
~before pka 4
~before pla -134
~before pln 85
~before pon 36
~before por 70
~before pos -501
~before pot 52
~before pp  75
~before ppo -20
~before pra -56
~before pss 115
~before pti -45
~before pun 59
~before put 270
~before qui 56
~before quo -28
~before r : 275
~before r a 31
~before r c -79
~before r g -40
~before r h 70
~before r i -115
~before r o -36
~before r p -23
~before r s -26
~before r t 40
~before r u -145
~before r w 105
~before r.  -36
~before ra  23
~before rab -70
~before raf -81
~before rak 152
~before ram 257
~before ran 35
~before rat 64
~before raz 145
~before rce -296
~before rde -55
~before rdz 110
~before re  -95
~before rec -89
~before ree -34
~before ref -211
~before reg -83
~before rei 97
~before ren -126
~before req -157
~before ret -106
~before ri  -173
~before ria -7
~before rib 32
~before ric -242
~before rid 166
~before rie -19
~before rif 246
~before rim -62
~before riz -90
~before rm  -168
~before rmi -219
~before ro  -16
~before roc 82
~before rod 37
~before roj -42
~before rom -159
~before roo 32
~before rov 187
~before rso -105
~before rt  -66
~before rt: -148
~before rta 64
~before rti -227
~before ruc -126
~before run -145
~before rva -314
~before rve -92
~before s ( -189
~before s 0 -10
~before s b -46
~before s c -162
~before s d -170
~before s i -123
~before s k 14
~before s n 26
~before s p -16
~before s t -165
~before s w -130
~before s y 46
~before s,  -50
~before sa  21
~before sak -393
~before sat -86
~before sci 26
~before sco -173
~before scr 159
~before sec 107
~before sen -12
~before set 167
~before sez 193
~before sh  24
~before sha -9
~before shi -50
~before si  91
~before sig 10
~before sil 137
~before sim 242
~before sin 73
~before sio -70
~before sit 118
~before ske -245
~before sko 230
~before skr 328
~before snu -354
~before so  -116
~before so, 177
~before sod -524
~before sol 86
~before son -219
~before sov 109
~before sse 59
~before sso 192
~before st  24
~before st. -52
~before ste -11
~before sto -33
~before suc -47
~before sv  -195
~before t ( -94
~before t b -62
~before t c -206
~before t e -24
~before t f -3
~before t i 32
~before t l 100
~before t n -30
~before t r 91
~before t s 41
~before t t -115
~before t,  -58
~before t.  -9
~before t:  206
~before tac 29
~before tag -27
~before taj -46
~before tak 392
~before tal -24
~before tan 144
~before tap 8
~before tar 10
~before tas 339
~before tat 35
~before te  -9
~before tem -4
~before ten -251
~before ter 28
~before tev -17
~before th  -98
~before tha -51
~before the 111
~before ti  7
~before tic -441
~before tid -186
~before tif -242
~before tig 474
~before til -164
~before tin 77
~before tir -20
~before tiv 171
~before tko -176
~before tle 158
~before tni -170
~before tom -114
~before top -176
~before tor 50
~before tow -138
~before tp  148
~before tra 67
~before tro 27
~before ts  -8
~before tte 7
~before tur -157
~before tus 155
~before tvr 243
~before two 317
~before tya -64
~before typ 253
~before u a 167
~before u k -20
~before u r 221
~before u s -71
~before u t -148
~before u v 12
~before ual -42
~before ue  -5
~before ui  44
~before ull 106
~before ulu -424
~before um  -94
~before umb 275
~before umi 105
~before umm -97
~before un  91
~before una 26
~before und -85
~before ung 72
~before unl 188
~before unt -64
~before upo -241
~before ur  21
~before ure 12
~before urs -64
~before urv -213
~before us  -77
~before use -10
~before usi 92
~before uso 466
~before ust -83
~before ute 41
~before uth 155
~before utu -132
~before uw  -149
~before v:  -275
~before va  -4
~before vac 409
~before vah 208
~before ve  -51
~before ved -35
~before vey -69
~before vie 29
~before vin 96
~before vir 184
~before vit -331
~before vov -20
~before vpi 72
~before vrd 178
~before vul 522
~before w c 103
~before w p 16
~before w,  -7
~before w:  52
~before wac -102
~before wan 77
~before way -99
~before web 405
~before wei -76
~before wi  -318
~before wie 2
~before x c -275
~before xio 20
~before y a -19
~before y e 149
~before y h 268
~before y i 289
~before y w 85
~before y,  -120
~before y.e 2
~before y:  87
~before yez -143
~before you 72
~before z l 8
~before z:  19
~before zam -230
~before zei -21
~before zon -345
~before zov 97
~before zte -93
~before αρα -55
~before ατη -146
~before ειν 74
~before ηστ 88
~before ια  -58
~before ιθμ -1
~before κρα -9
~before μοσ -194
~before ναι 1
~before παρ -26
~before ρατ -2
~before ριθ -102
~before σ κ -33
~before σησ 287
~before στε 90
~before στη 267
~before τησ -60
~before а е 49
~before а к -40
~before а п 49
~before азо 77
~before аит 124
~before аро 73
~before арт -206
~before ата 34
~before ачу -25
~before бро -68
~before ваш 38
~before вед 353
~before вер 86
~before д б -43
~before д з 38
~before д п 68
~before дек -29
~before дно 209
~before дос 7
~before дтв 263
~before е д -54
~before ево -52
~before екс -21
~before ие  -62
~before ии  -147
~before ка  -145
~before каз -118
~before клю 10
~before код 143
~before кра 347
~before лен -159
~before луч -135
~before люч 3
~before ля  142
~before мен -183
~before мір -152
~before н:  24
~before на  -48
~before наз -334
~before нов 146
~before од  -10
~before оді -26
~before они -149
~before ост 7
~before отв 439
~before пол -73
~before ра  -105
~before рав -122
~before раз 229
~before рат 209
~before рет 70
~before ржд 94
~before рти -79
~before ско 169
~before сни -34
~before ста 39
~before сту 114
~before тве 165
~before те  192
~before тел -25
~before три -139
~before ть  105
~before уча -108
~before ция -72
~before чен -135
~before шін 527
~before іть 299
~before өмі -16
~before ակա -203
~before ր հ 80
~before אימ 38
~before ד פ 125
~before ה,  90
~before ו ל -77
~before זמנ -209
~before חד  24
~before ים  34
~before ימו 317
~before ן 0 369
~before ادخ 202
~before اره -224
~before الب -39
~before الت 322
~before الر -39
~before بار 392
~before جیل -132
~before حقق 193
~before خل  401
~before خول 188
~before د ب 113
~before د ر -19
~before د ش 132
~before داد -253
~before دخو 4
~before دیق 546
~before رقم -53
~before رمز 138
~before ره  -54
~before ز ا -28
~before ز پ 325
~before سجی -175
~before قم  -20
~before ل ا 42
~before لدخ 36
~before لیے 315
~before م ا -39
~before مار -281
~before مز  30
~before ه ا 71
~before ه،  -8
~before ود  371
~before ور  -37
~before کار -2
~before ے ل 34
~before करण 14
~before गिन 46
~before चा  176
~before ठी  70
~before त्य 3
~before मां -10
~before याप 10
~before लॉग 22
~before ल्ल -77
~before सत् 475
~before साठ 64
~before ांक -23
~before ाठी 10
~before े ल 520
~before ॉगि 2
~before কে  -66
~before তে  321
~before ন ক 51
~before যাচ 166
~before যাপ 290
~before র ক -74
~before লাই -46
~before াচা 68
~before ের  99
~before ஒரு 2
~before க்  701
~before ந்த -100
~before முற 96
~before றை  5
~before ை,  -124
~before ் ம 40
~before ்:  -85
~before การ -126
~before งเด 84
~before ซื้ -90
~before ณีย -53
~before ดีย 86
~before ด้ว 185
~before ที่ -157
~before นยั 164
~before น้า 82
~before ปรษ -54
~before ยัน 125
~before รษณ -28
~before ษณี -24
~before หน้ 11
~before ัสเ 24
~before ัสไ -10
~before ียว 30
~before ีย์ -43
~before ืนย 71
~before ื้อ -39
~before ุณ  24
~before ุณส -45
~before เลข -144
~before โปร 29
~before ใช้ 238
~before ใส่ 182
~before ให้ 407
~before ้วย 28
~before ად  343
~before ადი 12
~before დი  479
~before ერა 1
~before ის  -216
~before რად 7
~before რი: -114
~before ありま 172
~before があり 30
~before こちら 10
~before るには 3
~before グイン 71
~before ワンタ 17
~before ード: 41
~before ード： 152
~before 一次性 133
~before 优惠码 -15
~before 利用者 -68
~before 的登录 236
~before 确认码 570
~before 確認コ 243
~before 認コー 72
~before 認証番 894
~before 限公司 -4
~before 니다. -7
~before 다.  -39
~before 려면  129
~before 로그인 247
~before 에게  -147
~before 이 맞 39
~before 인증  63
~before 일회용 332
~before 확인  185
~before 회용  8
~before 🔐  377`;
