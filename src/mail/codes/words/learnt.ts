/** Made by `npm run learn`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */
export const printingTable = `bias -137
=after    296
=after  " -152
=after  0 -273
=after  : 13
=after  a -13
=after  b -194
=after  c -107
=after  f -208
=after  g 34
=after  h -113
=after  i 130
=after  j -21
=after  k -112
=after  l -144
=after  m -243
=after  n -85
=after  o -19
=after  p -64
=after  q -119
=after  r -6
=after  s -84
=after  t -1
=after  v -32
=after  y 118
=after  z -168
=after  | 222
=after  · -180
=after  в 276
=after  г -195
=after  н 102
=after  о 160
=after  п 88
=after  с 28
=after  у 38
=after  ב 466
=after  ו 320
=after  ا -71
=after  ب -13
=after  خ 83
=after  د 138
=after  ر 459
=after  ل 47
=after  و 323
=after  ک 223
=after  ی 46
=after  आ 450
=after  क -44
=after  द 92
=after  स -233
=after  ह 56
=after  แ 238
=after  ใ 563
=after  ነ 48
=after  ដ 903
=after  が 312
=after  を 34
=after  마 6
=after  은 159
=after  � 30
=after !  -45
=after "  -361
=after ", 176
=after ". -244
=after (v 20
=after )  -173
=after ), -70
=after ). -750
=after )， -66
=after ** 137
=after *. 136
=after *0 -86
=after +0 -329
=after ,  -168
=after .  123
=after .0 -338
=after /0 -625
=after 0. -384
=after 00 -330
=after 0分 627
=after 0月 -233
=after 0분 697
=after :  -175
=after </ 44
=after ]  175
=after aa -203
=after ab -130
=after ah -55
=after an -119
=after ar -152
=after as -269
=after at -266
=after au 84
=after ba 84
=after be -24
=after bo -77
=after ca 57
=after ce -182
=after co -172
=after d0 -32
=after db -43
=after de -204
=after du -19
=after e  -131
=after ea 136
=after ec -55
=after ee -253
=after eg -96
=after eh -146
=after ei 109
=after em -110
=after en -122
=after eq 96
=after er -50
=after es -59
=after et 169
=after f  -295
=after fi 20
=after ga -21
=after go 180
=after h  119
=after he 26
=after ho -3
=after i  10
=after ie 117
=after if -51
=after ig -161
=after ih -208
=after ij -246
=after il -82
=after in -217
=after ir 41
=after it -141
=after iv 26
=after k  165
=after kl -26
=after ku -68
=after la 54
=after ld -125
=after le -193
=after li -20
=after lm -101
=after lo -56
=after lt -17
=after mb -144
=after mp -385
=after ni -59
=after nk -710
=after no -27
=after ns 237
=after nu -73
=after o  134
=after of -8
=after og -227
=after ol -22
=after om -151
=after op 91
=after or -6
=after os -99
=after ou -193
=after ow -84
=after p  -242
=after pl 48
=after pp -99
=after pr -108
=after r  132
=after re -113
=after ri -156
=after rj 26
=after ro 41
=after rt -107
=after se -68
=after si -64
=after st -149
=after sz -196
=after t  -102
=after ta -192
=after ti -22
=after tr -148
=after tt 33
=after u  -232
=after ua -255
=after ud -54
=after ue -22
=after uk 201
=after ul -88
=after un -28
=after uo 34
=after ur -37
=after us -23
=after ut -2
=after va 87
=after vi 79
=after wa -159
=after we 21
=after y  203
=after ya -122
=after yi 117
=after ην 63
=after ο  91
=after πο -73
=after ам 6
=after аш 21
=after д  -24
=after еп -50
=after же -122
=after ко 75
=after н  91
=after на 30
=after ок 311
=after ос -50
=after ст 133
=after те -11
=after ն  112
=after טל -40
=after ا  77
=after ست 178
=after ما 92
=after ی  297
=after र् 439
=after लि 270
=after है 50
=after ाल 126
=after ।  223
=after ి  139
=after คื 126
=after น  424
=after รห 64
=after อร 127
=after ือ 81
=after ใน 132
=after ነው 14
=after ው። 81
=after ።  94
=after →  -689
=after 」で 117
=after 」を 222
=after して 376
=after する -112
=after です 70
=after とご 553
=after なく -300
=after をお -39
=after ログ 87
=after 人確 39
=after 使用 -178
=after 入力 222
=after 力し 16
=after 力す -131
=after 勿告 31
=after 大小 67
=after 完成 315
=after 年0 -143
=after 是您 390
=after 本信 169
=after 登录 375
=after 码， -163
=after 確認 61
=after 請於 16
=after 다. 27
=after 를  190
=after 을  138
=after 입력 27
=after ，交 128
=after ，請 4
=before    176
=before  # -257
=before  ( -383
=before  * -524
=before  . -100
=before  0 -372
=before  : 19
=before  [ 259
=before  c -262
=before  e 11
=before  f -475
=before  i 50
=before  k 60
=before  n -143
=before  p -84
=before  r -190
=before  t -1
=before  u -58
=before  v -116
=before  w 20
=before  σ -230
=before  е 15
=before  ב 223
=before  ה 213
=before  מ -177
=before  ש 362
=before  ه 239
=before  ک 20
=before  क -269
=before  № -295
=before  문 -72
=before  번 -38
=before  코 -56
=before !  697
=before ": 13
=before #  365
=before (# 904
=before (c 44
=before )  292
=before ,  -270
=before .  -252
=before .0 -368
=before .t -153
=before /0 90
=before /l 265
=before 0  6
=before 0. -891
=before 0/ -1180
=before 00 -87
=before 0: 310
=before :  15
=before :0 81
=before == 110
=before >  105
=before ?  70
=before [# -561
=before ]  351
=before _i -3
=before a  -34
=before a0 -98
=before ab -72
=before ag -276
=before ah 116
=before ai 19
=before al -97
=before am -224
=before an 90
=before as -101
=before at -108
=before az -67
=before b  -287
=before be -248
=before bl -16
=before bu -108
=before c  -33
=before c. -148
=before ca -74
=before ce -81
=before ci -36
=before ck -161
=before co 9
=before cp -196
=before ct -800
=before d  -51
=before d0 -82
=before da 5
=before db -166
=before de 80
=before di -195
=before dl -106
=before do -255
=before dr -363
=before dt 218
=before du 373
=before e  -72
=before e: 65
=before e= 80
=before e_ -70
=before ec 276
=before ee -53
=before eg 122
=before ek -116
=before el -174
=before en -8
=before ep -135
=before er -57
=before es 3
=before et 23
=before eu 38
=before ev -24
=before ex -204
=before ey 185
=before f  -299
=before fa 151
=before g  -239
=before ge -288
=before gn -127
=before go -49
=before gr -6
=before h  -18
=before ha -172
=before he 44
=before hi -147
=before ht -111
=before i  -42
=before i: -77
=before ia -281
=before ic -54
=before id -240
=before ie -141
=before if 26
=before ik 48
=before il -88
=before io -112
=before ip -218
=before is 119
=before it 67
=before ja -128
=before jt 195
=before ju -318
=before k  -255
=before ka 128
=before ko -217
=before ks 42
=before l  -154
=before l, 40
=before l: 106
=before ld -113
=before le -104
=before lo -82
=before lt -20
=before ly 100
=before m  -131
=before ma -115
=before me 92
=before ms -202
=before n: 97
=before na -78
=before nc -5
=before nd -74
=before ng -107
=before ni -85
=before nn 55
=before nr -481
=before nt -236
=before nu 62
=before o  -207
=before o: 79
=before od 209
=before oi -240
=before oj -178
=before ok 24
=before ol -74
=before on -16
=before oo 41
=before os -114
=before ot -104
=before ou -131
=before ov 91
=before p: -162
=before pi 257
=before pn -184
=before po -116
=before pp 63
=before pr -130
=before pt -180
=before pu -77
=before qu -25
=before r  -160
=before r, 175
=before r: 46
=before r_ -204
=before ra -233
=before rc -51
=before rd -33
=before ri 43
=before rn -42
=before ro -154
=before rt -148
=before ru -320
=before s  -103
=before sa -7
=before se -59
=before sh 2
=before sk -49
=before sl 239
=before so 113
=before st -107
=before su -219
=before sw 289
=before t  -89
=before t. -303
=before ta -16
=before te 149
=before ti -109
=before tl -87
=before to -169
=before tp 297
=before tr -231
=before tt -3
=before tu -81
=before ty -52
=before u: 145
=before uc 45
=before ud -171
=before ug -184
=before ui -250
=before uk 8
=before ul -465
=before um -118
=before un -141
=before ur -125
=before ut 150
=before v  -105
=before va -14
=before ve -48
=before vi -4
=before vk -85
=before vo 65
=before vu 239
=before w: 208
=before wa -174
=before wi -69
=before wo 33
=before x  -386
=before y  -88
=before y: 97
=before y_ -194
=before ye -7
=before z  -18
=before ze -113
=before zy -68
=before |  306
=before ©  -579
=before αλ 117
=before ε  243
=before ου -180
=before τε 52
=before τη -178
=before а: -362
=before ав 82
=before ан -251
=before ар -78
=before ая -53
=before в: -97
=before вк -253
=before д  -212
=before д: 88
=before е  97
=before ед 376
=before за -528
=before ис -129
=before ка -79
=before ме -437
=before мі -304
=before н  28
=before на -55
=before нд -257
=before не -53
=before ок -184
=before пи -216
=before са -30
=before ст -26
=before т  -120
=before ти -79
=before то -186
=before фр 64
=before хо 389
=before че -390
=before ь  -14
=before я  -258
=before ՝  -100
=before ար -186
=before ը՝ -4
=before א  197
=before בו -52
=before ה  -266
=before ון -28
=before יי -374
=before ימ 207
=before יש 213
=before סו -139
=before קו -316
=before ר: -79
=before שו 282
=before ا  59
=before ار -121
=before بر -51
=before ته -50
=before ر  -113
=before رو -245
=before ری -124
=before عد -172
=before ق  19
=before لا -272
=before ن  -119
=before ند -102
=before ه  -411
=before ون -160
=before ڈ  189
=before ی  -175
=before یل -114
=before ं  109
=before ंब -235
=before क  -104
=before को -2
=before ख् -106
=before टी 89
=before पी 103
=before मे 61
=before र  -161
=before ीप 118
=before ्य -353
=before ড  405
=before র  -224
=before া  -193
=before ি  129
=before ண் -39
=before ய  174
=before ை  -103
=before ข  444
=before คส -15
=before คื 768
=before ด  -207
=before วย 4
=before อก 198
=before ัส 65
=before เล 27
=before დი 99
=before ოდ 166
=before ዎ  84
=before •• -960
=before №  -272
=before →  81
=before 】验 551
=before した -94
=before には 529
=before グイ -184
=before コー -2
=before スワ 525
=before ド： 1
=before ワー 349
=before ンコ -36
=before 予約 -38
=before 使用 436
=before 入  473
=before 内線 -124
=before 动态 505
=before 单号 -52
=before 取件 -233
=before 受取 -48
=before 号  -128
=before 号: -89
=before 号： -37
=before 客服 -323
=before 密碼 510
=before 尾号 -383
=before 工单 -154
=before 态密 291
=before 您的 -12
=before 惠码 -74
=before 户号 -21
=before 把  755
=before 拨打 -10
=before 收到 -30
=before 数字 6
=before 校验 996
=before 注册 4
=before 用量 -79
=before 画面 140
=before 番号 -412
=before 登录 12
=before 登録 162
=before 的登 95
=before 的验 -547
=before 码  53
=before 码: -66
=before 码为 236
=before 码： 36
=before 確認 921
=before 碼為 112
=before 编号 -175
=before 號  -239
=before 証コ 359
=before 証番 146
=before 認コ 347
=before 認証 184
=before 證碼 1289
=before 订单 -138
=before 认码 249
=before 证码 244
=before 请输 389
=before 輸入 551
=before 输入 222
=before 邀请 -101
=before 邮编 -425
=before 번호 -389
=before 승인 49
=before 업  -10
=before 에  377
=before 인번 42
=before 인증 299
=before 증  211
=before 증번 237
=before 코드 76
=before 폰  -45
=before ，验 163
=before ：  211
above 00 -48
above 000 -34
above 0000 -55
above 000000 -201
above 0000000 17
above 00000000 4
above 000000000 -9
above 00000000000 -2
above 000000000000 -115
above 000円 120
above 00a -27
above 00z 249
above 0rd -72
above a -35
above access 21
above account 16
above activation 267
above added -175
above address 20
above again -241
above all -256
above alt 134
above an 15
above and -39
above anda -128
above ange 27
above ani -18
above anos -341
above another -139
above any -211
above anything -48
above app -45
above application 22
above approval 11
above approved -248
above ar 112
above are 16
above as 18
above asagidaki 115
above asked -77
above asking 61
above at -15
above authorisation 10
above authorization 252
above az 2
above b -63
above b00 -228
above bank -226
above basket -164
above be 72
above because 221
above before 52
above bekreftelseskode 30
above below 155
above bestatigungscode 41
above betrag 155
above biglietto -720
above bilgi -32
above blessing -271
above bonjour 14
above booking -6
above box -131
above buongiorno 43
above by 19
above c 83
above call -135
above car 334
above caro 25
above carte 199
above case 191
above ce 9
above check -148
above checked -12
above checkout -45
above cher 442
above click -57
above client 57
above cluj -136
above code 18
above codes -312
above codigo -19
above compare 110
above comparte -7
above conferma 307
above confirm 34
above confirmation 193
above coupon -204
above cupom -541
above czesc 67
above dakika -579
above dan -36
above dans -121
above dass 129
above dat 134
above date 343
above days -38
above de 47
above dear 31
above dein 187
above del -172
above dem 272
above demande 7
above der -141
above dessous 8
above device 111
above deze 7
above di 69
above do -7
above dobry 4
above document 53
above doe -144
above domain 59
above don -74
above done -58
above drawn 388
above driver 210
above du -36
above e -2
above e0000 -81
above edge -8
above ein 267
above einmalkennwort 94
above el 34
above em 51
above email 31
above en 84
above ending 30
above enter 6
above es 36
above est -47
above esti 66
above estimada 152
above eur 24
above example 67
above expire -85
above firefox 91
above first -72
above following 181
above folosi -41
above former -46
above four 192
above fresh -113
above friday -57
above friends -399
above from 4
above fur 66
above gb 85
above geachte 29
above get -170
above gift -265
above gilt -98
above giulia -73
above go 37
above gone -105
above good -108
above green 128
above greta 2
above grey 382
above guard 150
above guten -8
above gutscheincode -482
above h -170
above hallo -36
above halo 67
above har 7
above haus -186
above heer 138
above hei 76
above held 188
above hello 26
above help -27
above here -31
above heron 84
above hey 38
above hi 54
above hour -135
above hours -236
above house 14
above hrb -76
above https -100
above hu 38
above hyva 110
above i 26
above iban 17
above icin 47
above id -384
above if -112
above iki -35
above img -115
above included -139
above ines 46
above inn 169
above into 56
above is 5
above issue -72
above it 22
above j -144
above jess -85
above jo -5
above job 58
above jonas 46
above july -15
above june 7
above k 157
above keep -12
above key 8
above khi -11
above kl 74
above kod 67
above konto 162
above kortingscode -166
above koszonjuk 9
above l 15
above last 87
above lasts 13
above lena 54
above let 21
above letras 117
above lets 32
above letter 105
above letters 76
above linux 221
above ll -30
above loft -365
above log 102
above login 123
above logo -458
above lucia 41
above magic 331
above mail 38
above make 227
above masuk 67
above matches -243
above meeting -281
above members 9
above merchant -48
above merhaba 25
above message -22
above met 40
above method -108
above min -30
above minute -5
above minutes -81
above minutos -18
above morning 106
above n -60
above na 49
above nagon 153
above name -98
above napoca -43
above navigateur 143
above nearly -225
above need 65
above nel 46
above network -13
above nicht -68
above nobody -51
above not -39
above nov -27
above novo -217
above now -128
above nowy -172
above nr 162
above ns0 164
above number 30
above ny 48
above o -90
above of -10
above off -157
above old 181
above only 49
above open 46
above opened -95
above or -64
above ora 409
above order -158
above outro -180
above overovaci 119
above page 65
above pagina 134
above pani 126
above para 191
above parcel -189
above parent 80
above pas -59
above passcode 13
above passphrase 70
above password 102
above passwort -43
above paste 145
above pasto 274
above payment -101
above pc 156
above pediu -386
above per 207
above personal -280
above phone 36
above phut -88
above pickup -52
above pin 11
above play 50
above please -123
above polder -162
above por 4
above postbox 20
above postovani -91
above poti -41
above potrditveno 1
above pottery 23
above pozdravljeni 8
above praha -188
above prihlaseni 31
above profile 23
above promocional -433
above protected 50
above proud -832
above put 60
above qr -90
above que 169
above rabatkoden -148
above rabatowy -590
above rachunek 148
above re -43
above recognise 122
above recovery 53
above registration -238
above registrazione 7
above release 27
above remote 57
above request -83
above requested 4
above resend -65
above reservation -141
above reunion -304
above rina 97
above road -622
above robin -27
above rookery 107
above room 99
above router 85
above s -33
above safe -121
above san -22
above saturday -342
above scherm -399
above se 49
above seats 125
above secondi -321
above security 68
above sehr 227
above seis 25
above sender 61
above september -73
above services -179
above settings -27
above share -204
above shift 294
above sie 30
above signature 225
above sina 64
above single 11
above singura -32
above six -37
above so -78
above someone 25
above son -65
above spaces -216
above stadfestingarkodann 206
above state 6
above ste 51
above street -192
above support -197
above suresi -116
above surname 98
above sveiki 111
above t -22
above tab 14
above take -58
above te 77
above terminal -110
above test 45
above thanks -156
above that 19
above the 55
above these 57
above they -54
above this 126
above tiket -28
above til 23
above time 93
above tl -118
above to 159
above token 44
above tomasz -88
above tonight 70
above total -66
above tran -3
above truck 90
above try -2
above tu -38
above tuan 190
above turns 34
above two -105
above u 129
above un 33
above unique 148
above up 8
above us -146
above usage 52
above used -167
above user 157
above uses -28
above usuario 33
above utente 85
above utm_campaign -26
above uur -69
above uw 21
above v -60
above va 17
above van -1
above vas 19
above ve 80
above vehicle 6
above verificare 138
above verification 120
above verify 21
above vi -22
above ville 26
above visa -215
above voce -89
above vorgang 149
above votre -49
above voucher -334
above waiting 74
above want 192
above wants 251
above we 27
above welcome 36
above were -172
above wi -509
above windows 171
above with 78
above word 235
above works -61
above ws 18
above xac 12
above yapmak 42
above year 21
above you -2
above your 70
above z 21
above za -75
above zadejte 258
above ziua 82
above αγαπητε 80
above γεια 56
above για 31
above εκπτωτικοσ -352
above καλο -315
above κωδικοσ -39
above ταξιδι -67
above τον 172
above в 20
above ви 10
above вітаємо 72
above деиствует -113
above до -36
above добрыи 216
above кабинет 28
above код 80
above на 57
above не -248
above подтверждения 13
above привет 98
above промокод -47
above то 218
above խնդրում 93
above דקות -119
above יקר 112
above כדי 31
above اعتبار -55
above الحجز -213
above الدخول 9
above الرمز -10
above الکریم -150
above اهلا 139
above این -84
above بانک -130
above دقایق -28
above رقم -41
above شد 12
above واحده 52
above ورود 26
above کے 65
above یہ 3
above करें -56
above सत्यापन 154
above साझा -127
above हो -40
above এই -217
above ওটিপি 18
above কুপন -2
above কেড -205
above ছাড় -3
above লিখুন -222
above இந்த 17
above உள்ளிடவும் 6
above ఈ 78
above కోడ్ -77
above చేయండి 84
above మీ -31
above โค้ดส่วนลดของคุณ -411
above გამარჯობა 5
above ნომერი -190
above からログインがありました 159
above を入力してください 252
above クーポンコード -339
above サーバー 24
above プレイヤーid 3
above 亲爱的玩家 12
above 你好 261
above 嗨 66
above 尊敬的客户 -7
above 您好 9
above 您尾号 146
above 成都 138
above 新しい端末 258
above 时间 -31
above 校验码 146
above 様 90
above 版本 -2
above 登录 48
above 親愛的客戶 19
above 님 45
above 새 76
above 아래 226
above 위한 26
after 0 -106
after 000 -150
after 0000 36
after 00000 -103
after 000000 -242
after 0000000 -106
after 00000000 -86
after 00h00 227
after anmeldecode 382
after another 212
after any -79
after app 127
after az 47
after bank -116
after be 205
after card 34
after checkout -32
after confirmation 105
after confirmed -275
after dakika 388
after dans 248
after dashboard -486
after de 82
after det 53
after device 226
after di 102
after din 32
after dir 154
after do 136
after does -291
after ein 61
after el -166
after en 59
after enter -76
after entered 151
after es 136
after ete -233
after expired -335
after for 57
after go 103
after goodbye 41
after has -142
after het 341
after i 110
after in -28
after into 157
after ir 226
after is -144
after it 149
after jangan 49
after je 245
after kl 202
after kod -46
after kodu -405
after l 74
after la -35
after las 39
after last -121
after lo 48
after logging 105
after longer -199
after luc 177
after message -292
after n -67
after na 242
after name -83
after ne 139
after nel 90
after never 226
after no 81
after non -67
after not 116
after now -331
after off -202
after om 181
after once 327
after only 83
after opens 17
after opt -210
after pa 33
after para 35
after password 79
after people -41
after please -78
after pour 418
after press 178
after pun -159
after queue -144
after r -47
after re 7
after receive 144
after reference -525
after registration 172
after request 136
after sa 267
after screen 96
after see -84
after sent -19
after si 81
after signing 179
after sms -147
after sur 368
after tal 122
after tallinn -9
after te 171
after telah -63
after test 109
after that 28
after the 111
after tick 50
after till 141
after to 2
after txn 34
after under 55
after untuk 39
after up 263
after use 154
after valid 77
after vao 2
after ve 72
after verification 59
after verify 28
after verlopen -79
after vez 117
after vi -67
after votre 215
after was -116
after we 89
after weiter 24
after when -14
after will 111
after you 38
after your 190
after για 206
after λεπτα 169
after ο 303
after στισ -253
after больше -14
after в 110
after ешкімге 34
after никому 106
after у 116
after այն 141
after է 594
after לא 184
after الدخول 52
after دقیقه 323
after का -12
after गया -45
after मिनट 26
after কেডটি 32
after না 426
after ነው 142
after です 348
after 様 -76
after 를 106
after 이 -84
after 입력해 9
after 주시고 123
after0 0 -31
after0 00 103
after0 0000 -314
after0 and 77
after0 back 185
after0 code -66
after0 da -113
after0 device 123
after0 di 233
after0 ein 256
after0 en 695
after0 enter -134
after0 exp 440
after0 expired -310
after0 for 45
after0 i 67
after0 in 421
after0 instead 293
after0 into 109
after0 is 259
after0 kode 280
after0 la 158
after0 needs -361
after0 not 59
after0 para 207
after0 que -125
after0 replaces 101
after0 reply 378
after0 sur 84
after0 this -18
after0 to 98
after0 u 192
after0 valid 27
after0 within 12
after0 для 47
after0 и 95
after0 на 146
after0 فی 186
after0 ہے 209
after0 है 265
after0 ነው 13
after0 です 67
after0 号 -12
after0 様 -81
after0 를 53
after0 을 101
after0 입니다 451
after1 00 -55
after1 000 -64
after1 00000 -28
after1 a 52
after1 app 78
after1 campo 52
after1 code -94
after1 confirm -97
after1 de 141
after1 der -130
after1 en -10
after1 expire -222
after1 go 165
after1 it -24
after1 la 148
after1 min 208
after1 number 71
after1 o -71
after1 pagina 328
after1 se 259
after1 still -17
after1 test 241
after1 the 319
after1 this 58
after1 your 5
before 0 -183
before 00 -83
before 000 -38
before 000000 -52
before 0000000 -92
before 00000000 -62
before 00000000000 -179
before 0fa 79
before a -92
before account 107
before acme 22
before activacion 262
before activation 166
before and 21
before ang 183
before anmeldecode 384
before another 107
before answer 211
before app 128
before as -75
before asks 58
before au -191
before auf 37
before auth -96
before authenticate 418
before authentication 636
before az 24
before back 33
before be 311
before behind -369
before bestatigungscode 122
before branch -65
before broj -124
before build -47
before but 491
before c -76
before call -126
before cap -118
before case -369
before casella 82
before ci 5
before cisla -96
before cislo -693
before cita -43
before class -726
before clave 478
before code 420
before codice 35
before codigo 252
before com 240
before confirm 299
before connecter 48
before connexion 808
before cua 23
before d 90
before da -137
before de -54
before de00 210
before deine 516
before der 162
before device 101
before din 113
before dir -90
before ditt -87
before do 216
before du -34
before e 156
before ein 29
before email 63
before en 111
before ending -51
before ends -84
before enter 617
before entering 544
before entrare 23
before episode -7
before er 278
before error -369
before es 92
before et -160
before eur 215
before example -10
before expire -111
before expired 14
before five 509
before for 171
before form 59
before fur -61
before g -7
before gate -354
before giris 1
before go 144
before hang -274
before has 12
before haslo 49
before hasznalatos 21
before hentekode -125
before here 398
before hier 430
before him 614
before hs -222
before iata 111
before icin 455
before id -399
before if 84
before ihr 60
before ii -229
before il -35
before in -5
before indirim -426
before introduce 294
before is 161
before ist 64
before it 120
before item -393
before jednorazovy 165
before jusu 84
before k -136
before kertakoodisi 42
before kindly 177
before kirjoita 27
before kod 58
before kode 75
before kodu -202
before kortingscode -180
before la 124
before liye 18
before log 68
before login 84
before longer -5
before ltd -125
before ma -101
before magic 512
before mail -1
before may -183
before med 535
before mit 270
before month -34
before muon 112
before n -771
before neu 139
before never -96
before new 7
before nhap 388
before ni 121
before nie -36
before no -69
before number 57
before numeris -73
before numero -146
before o 27
before of 100
before om 3
before one 260
before oto 69
before otp 372
before our 63
before out 77
before overovaci 172
before owner 74
before page 234
before panel 27
before parola 225
before passcode 584
before password 150
before per 251
before pin 49
before plan -471
before player 113
before points 75
before policy -7
before pop 75
before popust -410
before port -200
before portal 454
before pour 22
before prenotazione -339
before previous 167
before prisijungimo 681
before pro 308
before psst 348
before punch 100
before que 161
before quy 9
before r -193
before re -203
before read 57
before reference -168
before registry -422
before release 238
before reset 26
before respond 66
before ring -246
before row -10
before same -110
before sample -552
before says 772
before score -77
before se 35
before sec 37
before sekali 162
before sent -93
before sim 276
before skal 143
before so -73
before sondern 523
before sort -689
before src -70
before st -120
before step 414
before su -63
before syota 204
before t -46
before tac 195
before tan 638
before tap 15
before tax -654
before tell 319
before termina -245
before terminado 52
before test 62
before text -58
before that 20
before the -53
before thing 608
before this 239
before ticket -298
before time 131
before to 124
before token 470
before transfer 20
before tv 60
before type 63
before ucun 148
before unesite 59
before unique 17
before usage 78
before use 285
before using 195
before vahvistuskoodi 2
before validation 456
before van -178
before vas -129
before verificare 229
before verificatiecode 10
before verification 147
before verified -26
before verlopen -12
before voer 403
before votre 150
before voucher -266
before vous 28
before want 176
before wants 94
before we -11
before when 302
before with 271
before workspace -86
before xac 351
before your -55
before yours 462
before zip -565
before zoom -406
before zugangscode 114
before γεια 65
before με 75
before број -130
before вот 292
before для 314
before доступу 137
before за 60
before код 240
before номер -355
before пароль 215
before подтверждения 21
before підтвердження 138
before растау 324
before է 352
before להזין 168
before מספר -40
before ادخل 215
before استخدم 38
before التحقق 50
before الخصم -431
before الدخول 58
before تایید 547
before تخفیف -107
before تسجیل -120
before تم -97
before رقم -510
before رمز 144
before نمبر -107
before هو 174
before واحده 753
before پویا 293
before ऑर्डर -21
before कूपन -47
before टाइम 424
before पासवर्ड 13
before पिन -478
before पुष्टि 114
before लिए 359
before लॉगिन 228
before वन 295
before सत्यापन 349
before অর্ডার -10
before আপনার 193
before নম্বর -234
before உங்கள் 175
before எண் -215
before கடவுச்செல் 86
before അപേക്ഷ 96
before ნომერი -93
before საფოსტო -9
before የማረጋገጫ 2
before ご使用量 -71
before コード 249
before 비밀번호 263
before 수 -395
before 숫자 227
before 인증 51
before 인증번호 416
before 일회용 409
before 쿠폰 -125
before 픽업 -73
before0 0 -39
before0 00 -88
before0 00000 -553
before0 00000000 -79
before0 0fa 214
before0 a -120
before0 acesso 25
before0 activacion 188
before0 ange 718
before0 ar 219
before0 are 461
before0 authcode 1
before0 c -203
before0 code 39
before0 codice 177
before0 com 528
before0 con 774
before0 confirmacion 62
before0 continue 359
before0 de -822
before0 door 447
before0 e 345
before0 en -808
before0 enter 953
before0 er 301
before0 es 178
before0 example 1025
before0 hentekode -195
before0 here 166
before0 ialah 149
before0 id -32
before0 in 24
before0 ini -72
before0 is 448
before0 it 359
before0 kertakoodi 40
before0 kod 88
before0 koden -157
before0 kortingscode -92
before0 lautet 170
before0 login 216
before0 mail 431
before0 mit 202
before0 nhap 399
before0 no -87
before0 numero 76
before0 on 85
before0 order -269
before0 otp 518
before0 pa -112
before0 panel 227
before0 pin 89
before0 popust -90
before0 por 202
before0 psst 906
before0 put 345
before0 request -688
before0 retrait -38
before0 ride 203
before0 s 174
before0 show 402
before0 sondern 255
before0 syota 190
before0 tan 273
before0 test 262
before0 the -607
before0 token 275
before0 type 82
before0 us 340
before0 use 819
before0 vahvistuskoodi 257
before0 verificatiecode 146
before0 verification 121
before0 von -136
before0 will -83
before0 with 723
before0 writing 60
before0 year -93
before0 you 717
before0 your -119
before0 χρησησ 2
before0 доступу 13
before0 е 51
before0 пароль 102
before0 подтверждения 256
before0 руб 55
before0 التحقق 13
before0 ب -147
before0 تایید 49
before0 هو 88
before0 ओटीपी 46
before0 ご使用量 -23
before0 コード 58
before1 0 -141
before1 00 -42
before1 0000 148
before1 00000 -28
before1 000000 224
before1 a -167
before1 access 400
before1 acme 76
before1 activation 265
before1 and -94
before1 are -170
before1 clave 52
before1 code -159
before1 codice -353
before1 codigo -8
before1 confirmation 98
before1 der -361
before1 dogrulama 152
before1 el -290
before1 ellenorzo 111
before1 email 452
before1 ending -198
before1 est 10
before1 fill 96
before1 for -402
before1 giris 117
before1 haslo 437
before1 hasznalatos 142
before1 ihr 23
before1 in -83
before1 is 19
before1 it 225
before1 kertakoodisi 28
before1 kod -274
before1 kode 88
before1 la -141
before1 le -43
before1 login 101
before1 mobile -101
before1 more 352
before1 na -70
before1 new 242
before1 no -154
before1 number -454
before1 old -180
before1 one -175
before1 otp 150
before1 password 34
before1 per 110
before1 pin -266
before1 pln 51
before1 ready -17
before1 replaced 49
before1 reset 202
before1 s 51
before1 security 735
before1 see -158
before1 termina -421
before1 the 176
before1 time 154
before1 to -67
before1 tu 213
before1 tuo 256
before1 username -476
before1 your 161
before1 z -192
before1 zoom -135
before1 μιασ 87
before1 на -50
before1 कूपन -3
before1 কুপন -34
before1 인증 107
before1 일회용 195
before1 쿠폰 -87
before1 픽업 -20
before1 확인 182
below 0 45
below 00 87
below 000 -39
below 0000 -51
below 000000 -308
below 0000000 -9
below 00000000 -18
below 0000000000 -64
below 00000000000 -44
below 000000000000 -88
below 0000000000000 -29
below 0000年0月0日 226
below 000円 -140
below 00時00分 482
below 00시 -193
below 0분 52
below about -365
below account -224
below achat -214
below activate 298
below active 560
below address 34
below after 47
below afterwards 3
below ai 43
below al -147
below an -3
below and 12
below answer -159
below aplikacji -13
below appelez -85
below are 52
below argo -133
below arrival -208
below as 69
below ask 2
below asked 192
below authentication 418
below b 29
below been 4
below before 40
below below -335
below berger -255
below berlaku 110
below between 30
below bij -313
below bound 178
below box -9
below browser -59
below btc -61
below btw 78
below bucuresti 52
below budapest 59
below build 9
below bureau 91
below bus 20
below by 38
below bye -139
below ca 23
below caduca 125
below can 40
below casa -33
below case 240
below cegjegyzekszam 72
below chat 268
below check -53
below checkout -428
below clearing 508
below click 37
below closes 24
below co 16
below code -110
below codes -63
below complete 285
below compra -102
below confirm -46
below contact 135
below coupon -20
below da -33
below daca 137
below dakika 46
below dalam 196
below date -43
below day 77
below days -23
below de 40
below dear -216
below december -46
below del -74
below dem -31
below demo -167
below deqiqe 100
below der 89
below des -216
below dial -108
below die 212
below dies 114
below digite 42
below digits 36
below do 71
below don 87
below double -286
below dropped 138
below due 160
below e 35
below een 20
below egyszer -159
below ein 188
below einkauf -199
below ella -8
below en 106
below enero -552
below enter 108
below enters 122
below erhalten -220
below escribelo 88
below esta 131
below este 9
below et 299
below example 46
below expira 80
below expire -70
below expires 649
below field -373
below firmware 123
below first -73
below flight -441
below form 38
below fra 183
below free 88
below freeze 1
below fri -7
below ft -26
below gate -46
below geldig -71
below gets 37
below go -68
below goes 62
below green 123
below grus -228
below gultig 84
below gun -121
below h 215
below ha -23
below happy 57
below har 31
below have 28
below heslo 87
below het 316
below homes 178
below hotel -165
below hour 179
below hours 75
below https 46
below i 71
below if 111
below ikke 154
below in -5
below instead -285
below into 34
below is 28
below ist 142
below it 136
below ja 51
below jam 259
below jan -166
below je 112
below jen 572
below jo 203
below june 65
below kamu 166
below kan 166
below kb 28
below kc -281
below kehtib 123
below kereta -158
below kimseyle 26
below kind 83
below koden 326
below konstanz -10
below kood 147
below koodi 156
below kortingscode -95
below kr -89
below la 28
below lapses 41
below las 27
below last 28
below later 208
below le 78
below leeds -58
below left 243
below lei -10
below les 381
below let -211
below letters 99
below level 52
below lidz 152
below lifetime 297
below likes 168
below logowania -1138
below looks 63
below lower 24
below ltd 28
below m -49
below made 59
below march -186
below mas -141
below member 86
below menit 138
below mensagem 38
below message 55
below midnight 319
below minut 390
below minuten 213
below minuter 21
below minutes 258
below minuti 305
below minutit 151
below minutos 318
below minutter 124
below minutur 314
below mobile -506
below n 116
below na 89
below nach 256
below nao 486
below ne 282
below nebo 74
below nem 170
below new -70
below next 199
below nicht 193
below nie 177
below niet 18
below no 139
below non 40
below not 53
below november -230
below number -37
below ny 131
below o 182
below of 27
below offers -36
below old 143
below om 95
below on -38
below once 85
below one 44
below only 347
below op 27
below open 18
below opened 220
below opens 214
below or -27
below ore 24
below org 128
below other -31
below our -28
below own 5
below p -71
below pages 361
below paid -25
below pantalla 111
below par 91
below password 116
below percig 238
below phone -85
below phut 22
below play -191
below plazo 257
below please -34
below plkst 33
below pm -36
below po 115
below points 23
below port 27
below portal 55
below postal 146
below pour -25
below prazo 75
below pri -113
below prompt 156
below przy -75
below pt 28
below questa 28
below quote -155
below r -12
below rd 157
below read 44
below ready 35
below recognise -286
below ref -46
below reference 76
below register -24
below registered -59
below registration 411
below release 19
below request 39
below requested -132
below ring 32
below row 154
below rua 8
below salam -24
below saldo -10
below sam 88
below sarl 139
below score 724
below screen -54
below se 138
below seat -57
below see 145
below seeblick -13
below sei 36
below sendung -22
below senest -7
below senja -5
below sent 187
below server 94
below service -50
below session -12
below sheet 25
below shop -72
below si 97
below sie 10
below signed -82
below sina 31
below since -18
below small 93
below so -12
below something 30
below sonra 453
below sp -50
below st -127
below start -16
below station -37
below stays 128
below stockholm 54
below street -46
below sundial 250
below sure -201
below t 50
below tel 89
below telephone 117
below terminal -71
below test 7
below thank -6
below the 193
below there -32
below this 20
below three 4
below ti -85
below ticket 245
below till -163
below to -23
below tom -222
below tomorrow 108
below ton 254
below transfers -159
below treno -123
below tri 59
below ttl 10
below two 125
below type -43
below uhr 127
below unit 244
below unsubscribe -7
below until 111
below us -18
below use -38
below user -155
below utc 151
below utrecht -345
below v0 270
below valable 308
below valid 202
below valido -42
below ver 137
below verification -97
below via 37
below view -579
below void 425
below voimassa 82
below vote 130
below vrijedi 26
below vuelo -203
below w -63
below want -76
below we -11
below what -33
below when -101
below where 22
below wi -6
below will 105
below with -47
below withdrawal -31
below www 236
below z -159
below zl -231
below αν 87
below ισχυει 34
below λεπτα 77
below πειραιασ -91
below σε 72
below τηλ 10
below введите 104
below до 7
below діиснии 12
below за 47
below звоните -39
below и 138
below код -34
below минут 145
below минути 88
below на 3
below не 229
below новыи -168
below через 118
below է 88
below կոդը 2
below հվհհ 262
below րոպե 74
below דקות 76
below הקוד 127
below לא 107
below اذا 204
below الرمز 24
below ان 276
below تومان -93
below درخواست 23
below دقایق 76
below دقیقه 256
below را 296
below شماره 42
below لم 106
below कोड 64
below नका 10
below बजे 161
below मिनट 346
below मिनिटे 126
below शेष -37
below কেডটি 145
below না 64
below মিনিট 63
below சென்னை 170
below ఈ -485
below น 20
below นาที 100
below なお 74
below サーバー 54
below 予約番号 432
below 人 146
below 如非本人操作 60
below 日 -377
below 时间 95
below 有効期限 71
below 若非本人操作 240
below 訂單 109
below 订单号 83
below 邮编 139
below 주문번호 49
below 주세요 30
below 지나면 14
case lower alnum -101
case lower hyphenated -132
case lower letters -388
case lower spaced -199
case lower words -3
case mixed letters -1353
case none digits -1
case none grouped -87
case none prefixed -196
case none spaced 134
case upper alnum -16
case upper hyphenated -131
case upper spaced -74
gap 1 -189
gap 2 -66
line  -283
line begins 41
line beginsends 402
line ends -266
place alt -54
place html 53
place preheader 66
place subject -210
place text 68
place title -111
shape alnum -73
shape alnum 10 -679
shape alnum 4 127
shape alnum 5 110
shape alnum 6 166
shape alnum 7 -541
shape alnum 8 -58
shape alnum 9 -930
shape digits 156
shape digits 10 -415
shape digits 4 -106
shape digits 5 -117
shape digits 6 214
shape digits 7 -216
shape digits 9 -258
shape grouped 9
shape grouped 10 -360
shape grouped 4 -331
shape grouped 5 -840
shape grouped 6 571
shape grouped 7 -201
shape grouped 8 -138
shape grouped 9 -591
shape hyphenated -51
shape hyphenated 10 -178
shape hyphenated 11 -57
shape hyphenated 12 -357
shape hyphenated 7 641
shape hyphenated 8 -60
shape hyphenated 9 66
shape letters -443
shape letters 10 -490
shape letters 4 -557
shape letters 6 227
shape letters 7 -488
shape letters 9 -491
shape prefixed -12
shape prefixed 4 -304
shape prefixed 5 6
shape prefixed 6 257
shape prefixed 7 -63
shape prefixed 8 -26
shape spaced -60
shape spaced 6 370
shape spaced 9 -101
shape words -108
subject 0 -132
subject 00 -267
subject 000 105
subject 0000 -61
subject 00000 -171
subject 000000 -57
subject 0000000 -131
subject 00000000 -144
subject 000000000 66
subject 0000000000 30
subject 000円offクーポン -558
subject 00k -55
subject 0b -131
subject 0fa 41
subject a -48
subject acces 49
subject acceso 124
subject access 140
subject accesso 53
subject account -114
subject acme -34
subject action -131
subject add 131
subject address -7
subject adresu 90
subject ai -79
subject al 125
subject alert -192
subject alt -26
subject am -188
subject and -90
subject anmeldung 48
subject api -361
subject application -20
subject appointment -135
subject approval 302
subject approve 208
subject approved -61
subject are 13
subject arrival -70
subject as 230
subject attic 224
subject auth -162
subject authentication -14
subject authorize 53
subject auto -160
subject autoryzacyjny 43
subject ax -77
subject az -18
subject b000 -224
subject backup -429
subject baharu -16
subject bank 36
subject been -31
subject before 98
subject bei 54
subject bejelentkezes 26
subject bekrafta 97
subject belepesi 31
subject belepokodod 237
subject bestallning -38
subject bestatigen 61
subject bestellung -385
subject bonifico 23
subject booking -212
subject box 451
subject by -401
subject c 310
subject call 180
subject cancelled -947
subject card -233
subject case -53
subject certificate -679
subject challenge 86
subject check 201
subject checked -115
subject claim 266
subject class -177
subject clinica 180
subject cod 138
subject code 57
subject codes -528
subject codi 76
subject codice 227
subject codigo -39
subject codigos -452
subject commande -716
subject compte -53
subject computer 139
subject con -518
subject confirm 62
subject confirma 105
subject confirmacion -377
subject confirmation -16
subject confirme 22
subject confirmed -749
subject confirmez 237
subject connexion 108
subject conta -30
subject contract 31
subject cooperativa 117
subject correo 140
subject cua 82
subject customer -203
subject czeka -779
subject danh -379
subject de 108
subject default -424
subject dein 22
subject deine -209
subject delivery -178
subject den -214
subject deploy -15
subject device 208
subject die -107
subject dig -75
subject digit 82
subject digits -205
subject disponible -112
subject dispositivo 51
subject do 75
subject docs -24
subject document 192
subject dogrulama 179
subject don -122
subject door -75
subject dossier 257
subject down -279
subject dynamic 119
subject e 84
subject een -198
subject elkeszult -96
subject email 78
subject emergency -276
subject en 72
subject enabled -217
subject enclosed -65
subject enter -120
subject entry 25
subject episode -316
subject error -341
subject errors -383
subject es 34
subject espace 69
subject example 4
subject expired -42
subject export 327
subject factor -26
subject factura -449
subject facture -2
subject failed -547
subject fair -232
subject faktura -321
subject fatura -225
subject firma 33
subject fisiniz -20
subject for -26
subject forum 145
subject free -271
subject freigabe 413
subject fresh -222
subject friday -696
subject from 34
subject fur 68
subject gate -131
subject gerat 138
subject gift -51
subject giris 123
subject give -399
subject got -36
subject half -240
subject has -50
subject haslo 20
subject hay -302
subject hello 19
subject hesabina 92
subject hesla 291
subject hotel -264
subject how -604
subject hr -32
subject hyttebok -95
subject i -48
subject identity 66
subject ihre -380
subject ilea -209
subject in -72
subject indirim -241
subject inloggen 211
subject inloggningskod 89
subject inscription 218
subject inside -412
subject into 3
subject invito -196
subject invoice -443
subject is -3
subject iscrizione 33
subject islem -142
subject issue -343
subject it 30
subject jk -96
subject k 68
subject karty 146
subject kertakoodi 197
subject key -14
subject kinnituskood 27
subject kl 317
subject klaar -51
subject kod 172
subject koda 149
subject kodas 86
subject kode 45
subject kodem -68
subject kodunuz 14
subject konto -106
subject l 48
subject lab -101
subject last -1
subject let 222
subject letters 515
subject library -117
subject licence -64
subject lieferung -181
subject liegt -433
subject line 46
subject link 33
subject lisbon -461
subject locker -67
subject log 166
subject logga 5
subject login 139
subject logowania -97
subject logowanie 72
subject ma 119
subject mail 74
subject mara 325
subject masuk 119
subject match -193
subject merging 360
subject message 89
subject meter -503
subject mfa 40
subject mit -158
subject mot 95
subject my -6
subject n -84
subject nearly 103
subject need 157
subject needed 18
subject needs 27
subject neembk -66
subject neue -140
subject never -46
subject new -234
subject news -512
subject newsletter -207
subject nh 37
subject nhan 130
subject nights -101
subject norwind 113
subject norwindbe 78
subject nota -477
subject notice -169
subject nou 95
subject noudettavissa -25
subject nouveau 200
subject nouvelle -62
subject novi 64
subject novo -19
subject novy 84
subject now -130
subject nr 33
subject number -25
subject numbers -451
subject objednavka -189
subject of 49
subject off -297
subject okafor 291
subject on -42
subject one -49
subject only -389
subject order -64
subject ordine -195
subject oslo -413
subject otp -39
subject out 104
subject overovaci -293
subject oyun 16
subject paczka -446
subject pagamento -105
subject pairing 217
subject paket -543
subject pakettisi -554
subject pakket -265
subject para -58
subject parcel -544
subject passcode 68
subject passed -205
subject passo 25
subject passphrase 57
subject password 65
subject patient 55
subject payment 3
subject pdf 187
subject pedido -744
subject per -19
subject phone 131
subject pin 174
subject player -208
subject please -65
subject plumbline 179
subject pnr -646
subject po -6
subject points 163
subject policy -144
subject portale 185
subject porto -514
subject potvrda 263
subject pr -972
subject prihlaseni 25
subject prijava 3
subject prijave -34
subject problem -16
subject quillpad -265
subject qx0r0m 52
subject qx0t0m -200
subject rabatkode -294
subject rabatt -208
subject re -216
subject reading -254
subject ready -38
subject recall -15
subject receipt -517
subject received -176
subject recovery 167
subject ref -128
subject register 55
subject replacement -437
subject replaces -72
subject report -348
subject reserva -263
subject reset 87
subject return -33
subject review -73
subject ride -148
subject s 125
subject saturday -122
subject school -91
subject second 206
subject security -106
subject seguranca -111
subject senha 29
subject session 138
subject set -128
subject share -132
subject shared -155
subject shift 151
subject shop -82
subject siakad -247
subject sign 248
subject signing 192
subject siparisiniz -55
subject smoke 47
subject sms 150
subject solicitud 297
subject spring00 -37
subject sso 171
subject stadfestingarkodi 33
subject statement -201
subject stats -135
subject step 88
subject studio 16
subject su -72
subject summary -292
subject summer -19
subject system 139
subject tai 78
subject tan 108
subject tandem -71
subject tasdiqlash -63
subject te -80
subject terminal -50
subject text 74
subject thank -205
subject that 79
subject the -97
subject tid -186
subject till 297
subject time -154
subject to 41
subject today 36
subject toegangscode 140
subject transaction -118
subject transfer 58
subject trip -257
subject tu -17
subject tuo 64
subject tuoi -68
subject tv 52
subject twoj 217
subject up 12
subject update -230
subject updated -515
subject us -11
subject use -48
subject user 28
subject uso 34
subject uz -244
subject v -227
subject v0 -59
subject vahvista 170
subject varausvahvistus -45
subject vasa -28
subject ve -12
subject verificacao 38
subject verificatiecode 3
subject verification -34
subject verifieringskod 23
subject verifikasi -52
subject verify 87
subject version -163
subject visit 5
subject vk -81
subject vm -35
subject votre -74
subject voucher -405
subject vous -362
subject voyage -208
subject vpn 41
subject waiting -11
subject wants 510
subject was -300
subject way -36
subject we -253
subject webinar -399
subject weryfikacja 282
subject who 17
subject why -79
subject withdrawal -2
subject wurde -172
subject ya -1
subject year -292
subject you -92
subject your -49
subject yours 115
subject z -8
subject zahlerstand -237
subject zamowienie -21
subject zlavovy -51
subject zugang 167
subject επιβεβαιωση 153
subject η -378
subject παραγγελια -29
subject συνδεση 26
subject συνδεσησ 188
subject аккаунт -34
subject в -26
subject ваш -2
subject вход 221
subject вхід 78
subject для 114
subject до 148
subject за -51
subject заказ -256
subject записи 305
subject изменен -177
subject код 83
subject кіру 80
subject не -110
subject новыи -12
subject подтверждение 9
subject потврда 46
subject почты 245
subject ההזמנה -86
subject הקוד 175
subject חדשה -23
subject ל 74
subject פעמית 31
subject קוד 183
subject שלך 18
subject الدخول 47
subject ان 182
subject ایمیل 59
subject بانک 83
subject تایید 86
subject جدید -18
subject خصم -262
subject رمز 197
subject شما -73
subject طلبک -97
subject فاتوره -8
subject لا -153
subject لاگ 89
subject ورود 158
subject کوڈ 23
subject करें 110
subject को -109
subject लॉगिन 67
subject व्यवहारासाठी 2
subject কেড 135
subject ফলাফল -190
subject লগইন 245
subject হয়েছে -203
subject உங்கள் -142
subject கடவுச்செல் 35
subject ధృవీకరణ -215
subject შეკვეთა -120
subject የማረጋገጫ 73
subject លេខកូដផ្ទៀងផ្ទាត់ 25
subject ご注文 -136
subject ご注文について -18
subject ポータル 481
subject メールアドレスの確認 28
subject ログイン用コード 76
subject 仮登録のお知らせ 248
subject 动态密码 44
subject 受付番号 54
subject 本人確認 694
subject 满000减00 -347
subject 登录安全验证 40
subject 確認コードをお送りします 107
subject 訂單成立通知 -18
subject 認証コード 63
subject 認証コードのお知らせ 29
subject 電子發票開立通知 -54
subject 验证码 207
subject 계정 -111
subject 로그인 43
subject 본인 24
subject 본인확인 103
subject 비밀번호 96
subject 새로운 -27
subject 예약 -189
subject 인증번호 37
subject 주문 -40
subject 코드 58
subject 확인 211
subject 회원가입 59
~after     59
~after   0 -273
~after   p 181
~after  &  -123
~after  (a -194
~after  (i -66
~after  (k -15
~after  .. -8
~after  /  -205
~after  0  75
~after  0, 55
~after  0. -47
~after  00 -112
~after  0분 85
~after  :  185
~after  :) 194
~after  =  199
~after  ab -174
~after  ac 29
~after  ad 40
~after  am -13
~after  an 87
~after  ap 99
~after  av -213
~after  be 5
~after  bi 119
~after  bu -271
~after  by -5
~after  co 28
~after  d  302
~after  da 110
~after  de 79
~after  dr -115
~after  e  25
~after  ei 49
~after  en 19
~after  es 39
~after  ex -72
~after  fa -75
~after  fo 126
~after  fr 17
~after  ga -100
~after  gb 238
~after  ge 27
~after  gi 192
~after  gr -95
~after  ha 78
~after  he 57
~after  hi 355
~after  ho 75
~after  i  83
~after  it 143
~after  ja 135
~after  ji -7
~after  ke 54
~after  ki 154
~after  kl 43
~after  ko 156
~after  la 261
~after  le -41
~after  lo -53
~after  ma 40
~after  me 89
~after  mi 286
~after  mo -45
~after  na 105
~after  ne 142
~after  nh 84
~after  nu -49
~after  o  39
~after  od -69
~after  of -106
~after  ok 316
~after  or -208
~after  ov 208
~after  p/ 52
~after  pi -17
~after  po 32
~after  pr 86
~after  r. -68
~after  re -208
~after  ri -19
~after  ro -122
~after  s  -64
~after  se 106
~after  si 64
~after  sm -472
~after  so -8
~after  sp -40
~after  st -60
~after  su -126
~after  sz -119
~after  ta 114
~after  te -24
~after  th -17
~after  ti 140
~after  to -60
~after  tr -81
~after  tu 91
~after  ty 57
~after  u  365
~after  un 130
~after  ut -42
~after  ve 158
~after  vi 12
~after  wa -141
~after  wh 117
~after  wr -170
~after  xa 51
~after  ye -177
~after  za 16
~after  κα 61
~after  ο  163
~after  вх 88
~after  вы -147
~after  дл 439
~after  за 90
~after  из -273
~after  по 177
~after  пр -70
~after  ст 44
~after  хв 241
~after  այ 181
~after  մո 219
~after  דק 177
~after  של 168
~after  ان 199
~after  خا 211
~after  دق 256
~after  شد -297
~after  فی 145
~after  لت 317
~after  هو 140
~after  ہے 127
~after  یہ 84
~after  को 250
~after  पर -52
~after  লি 524
~after  આવ 964
~after  చె 102
~after  ని 653
~after  മി 97
~after  คื 140
~after  ใน 117
~after  ကိ 176
~after  არ 83
~after  ነው 52
~after  →  -103
~after  은  136
~after  입력 103
~after  주시 685
~after !!! -401
~after " a -308
~after % o -42
~after ) a -12
~after ) b 44
~after ) i -325
~after ).  68
~after **  -7
~after **0 -193
~after *00 -42
~after , 0 -183
~after , a 30
~after , b -55
~after , c -64
~after , d 157
~after , e 95
~after , i -207
~after , k 47
~after , n 160
~after , r -72
~after , u -20
~after , д 13
~after ,00 49
~after ,用于 135
~after . a 19
~after . e -43
~after . g 38
~after . h 10
~after . k 92
~after . n 31
~after . o 86
~after . r 291
~after . s 33
~after . t 111
~after .te 56
~after /00 -67
~after 0 % -149
~after 0 ( -117
~after 0 0 29
~after 0 a -58
~after 0 e -120
~after 0 k -173
~after 0 m 22
~after 0 p 218
~after 0 s 175
~after 0 म 402
~after 0 న 319
~after 0 മ 90
~after 0 წ 329
~after 0 € -63
~after 0 分 559
~after 0%  -48
~after 0). -136
~after 0.  -221
~after 00% -326
~after 00) -146
~after 00. 59
~after 00/ -6
~after 000 -81
~after 00@ 111
~after 00分 187
~after 00분 130
~after 00일 -37
~after 0:0 116
~after 0;  401
~after 0b0 -255
~after 0c0 -128
~after 0月0 -185
~after 0분  191
~after : 0 -130
~after : c 28
~after : d -82
~after : m 46
~after : t -42
~after ::0 -451
~after ; t 1
~after ] y -291
~after a 0 -78
~after a a 112
~after a b 67
~after a c 91
~after a d 102
~after a g -122
~after a i 210
~after a k 1
~after a m 80
~after a o -111
~after a p 120
~after a s 98
~after a t -50
~after a u 40
~after a,  -100
~after aa  -729
~after ace 57
~after ach -172
~after ack -184
~after ad. 46
~after ada -97
~after age 161
~after agi 65
~after ah. -509
~after ail -86
~after aj  104
~after aju 57
~after ak  -42
~after aka 111
~after ake -75
~after aki 18
~after ale -46
~after ali -56
~after ama 38
~after ami -76
~after amp 173
~after ana -18
~after anc -2
~after and -13
~after ane -142
~after ang 41
~after ani 110
~after ans 226
~after ant 25
~after ap  44
~after apl 75
~after ar  25
~after ara 28
~after arc -5
~after arn -73
~after aro 340
~after art -71
~after ary -2
~after ase 143
~after asi 2
~after asy 495
~after ati 177
~after ats 48
~after att 107
~after aus 6
~after aut -33
~after ayt 108
~after ban 52
~after bas -110
~after bat -235
~after ben 197
~after bes 62
~after bla 291
~after boa -224
~after bou -49
~after bp  144
~after bro 312
~after c n 260
~after cal -97
~after can -47
~after cas 153
~after cat 133
~after ce  15
~after cen -53
~after ch  56
~after cha -11
~after che -137
~after chi -158
~after cho 45
~after cig 207
~after cke -224
~after cme 21
~after cod 168
~after com 77
~after con 55
~after cou -160
~after cua 15
~after d 0 -139
~after d a -121
~after d c 156
~after d i 61
~after d n -72
~after d r -89
~after d t -233
~after d u 179
~after d.  -121
~after da  -26
~after dal 302
~after dam -68
~after dan 121
~after dax 76
~after day -188
~after de  10
~after de: -167
~after dea 26
~after dei 73
~after dep -128
~after der 69
~after des -76
~after dev 160
~after di. -14
~after die -26
~after din 250
~after dja 179
~after do  45
~after do. -298
~after dre -85
~after dro 413
~after ds. -382
~after dud 296
~after dul 121
~after e b -107
~after e c -4
~after e e 43
~after e h 9
~after e k 20
~after e o -5
~after e r 4
~after e s -211
~after e y 9
~after e). 120
~after e:  -25
~after ead -188
~after eam -118
~after ear -272
~after ebe 156
~after ece 63
~after eck -117
~after eco 10
~after ect -414
~after ed  -4
~after edn -35
~after een 73
~after eep -34
~after egi -210
~after egu -58
~after ein 270
~after ela -205
~after eld 106
~after ele 191
~after ell 41
~after ema 30
~after emb -206
~after en  56
~after end -55
~after ene 144
~after eni 59
~after ens -8
~after eny 57
~after ept -224
~after er. -23
~after erd -178
~after eri 88
~after ero -124
~after ert 179
~after erv -211
~after es  100
~after es, -45
~after esa 293
~after esc -119
~after ese -63
~after esi -205
~after est 44
~after et  23
~after eta 4
~after eti 167
~after ets 74
~after ett -56
~after ety -107
~after eu  211
~after eue -36
~after eva -70
~after evi 171
~after ext -140
~after ez  -175
~after f 0 85
~after f i 86
~after f t -199
~after f w 53
~after f y -186
~after fa  33
~after fen -40
~after fic 8
~after fir 44
~after for 64
~after fro 78
~after fte 44
~after g 0 -229
~after g c 106
~after g i -71
~after gbp 21
~after ge  48
~after gen -147
~after ger -161
~after gi  140
~after gin 73
~after gir 136
~after go  11
~after h 0 -24
~after h y 19
~after han 72
~after has 115
~after hen 34
~after hic 251
~after hin 30
~after ho  166
~after hot -19
~after how -287
~after i a 88
~after i h 151
~after i k -78
~after i l 40
~after i t -137
~after i y 424
~after ia  -19
~after iam -146
~after ib  467
~after ich 52
~after id: 47
~after ido -96
~after ie  -19
~after ien -35
~after ier -195
~after ies -144
~after iet 41
~after if  237
~after ify 111
~after ig  130
~after ige 283
~after igh -410
~after ign 117
~after igo 12
~after ii  97
~after iin 339
~after iko 1
~after il, -71
~after ile -53
~after ill -66
~after im  -46
~after imo 79
~after in, 290
~after in. 181
~after inc -283
~after ind 1
~after ini -6
~after ink -10
~after inm -31
~after ins 41
~after int -57
~after inu 306
~after inv -107
~after io  177
~after ir  132
~after ire -50
~after irm 181
~after is  -28
~after isi -62
~after iss 67
~after ist -77
~after it  -29
~after it, -77
~after it? 52
~after iz  118
~after j g 227
~after ja  24
~after jim 76
~after ke  -72
~after ket -16
~after kim 1
~after kno 75
~after ko  135
~after kod 142
~after kom 152
~after kot 107
~after kre 180
~after ku  108
~after kui 155
~after kup -7
~after kva 179
~after kwe 305
~after l 0 101
~after l f 264
~after l j -62
~after l o 218
~after l s -49
~after l t 70
~after l w -6
~after lap 220
~after lar 14
~after las -160
~after lat -89
~after le  -12
~after le. -63
~after lea -39
~after let 262
~after lig -147
~after lin -33
~after liv -264
~after lje 213
~after lla -62
~after llo 40
~after log 302
~after lon -10
~after lop -43
~after lov -38
~after ls  -158
~after lum 100
~after m 0 -110
~after m t 68
~after m v 52
~after m y 104
~after mar -130
~after mas 215
~after mel 21
~after men -212
~after mer -39
~after mes -72
~after met 38
~after min 86
~after mod 51
~after mon -68
~after mot -49
~after moz -289
~after mpl 16
~after ms. -107
~after n 0 -96
~after n b 122
~after n e 3
~after n i 196
~after n m 4
~after n u 125
~after n w -29
~after n.  7
~after nao -8
~after nce -196
~after nch -203
~after nd  -107
~after ndl 25
~after ne  49
~after nee -29
~after nel 60
~after new -94
~after nex 138
~after nfi 27
~after nga 78
~after nge -237
~after ngi 92
~after ngs 127
~after nic -193
~after nij -78
~after nim 184
~after nke 163
~after nne 16
~after no  -103
~after nor 256
~after nr  198
~after ns  -223
~after nta -72
~after nte -29
~after nto 98
~after nut 66
~after nyo 43
~after o 0 61
~after o a 32
~after o d 190
~after o l 141
~after o n 98
~after o p 146
~after o t 42
~after o v 304
~after o w 59
~after o y -135
~after o,  268
~after o.  227
~after oca -47
~after ock -174
~after oda 120
~after odu -31
~after ogg 336
~after ogr 48
~after oj  31
~after oke 46
~after old -94
~after olo -170
~after om  89
~after ome -44
~after omm -157
~after omp 82
~after on  -95
~after on. -95
~after ong -96
~after onn 78
~after ons -52
~after ood 228
~after op  121
~after ope -66
~after or. -76
~after ord 10
~after ork -138
~after orm 108
~after oss 49
~after ost -66
~after oti -267
~after otr 2
~after ou  74
~after ove -2
~after p a 157
~after p f 89
~after pa  159
~after pag 25
~after pan -32
~after par -82
~after pas 21
~after pen 117
~after per 194
~after phu 154
~after pis 30
~after ple -278
~after po  185
~after pon -264
~after pop 29
~after pos -189
~after pou 1
~after pp. -63
~after pra -22
~after pre 119
~after pri -10
~after pts 185
~after pun -63
~after r 0 -48
~after r a 44
~after r e 152
~after r k 67
~after r l -7
~after r n -65
~after r o 34
~after r s -22
~after r t 13
~after r u 130
~after r w 323
~after r y -93
~after r,  -153
~after r.  94
~after ra  179
~after rak -71
~after ral -329
~after ram 114
~after ran -4
~after ras 112
~after rat 34
~after rdi 21
~after re  80
~after rec 39
~after red -121
~after rei 233
~after rel -1
~after rep -56
~after rer 20
~after res 17
~after ret -22
~after rib -201
~after rie -256
~after rif 90
~after rim -166
~after rja 103
~after rk  -139
~after rla 208
~after rm  -158
~after rm0 155
~after rn  91
~after ro  136
~after rod -75
~after rog 33
~after ron 310
~after rou -40
~after rs  -40
~after rs. -44
~after rt, 107
~after rta 99
~after rth 13
~after run -88
~after rwa 12
~after rze 99
~after s b -29
~after s e 28
~after s g -42
~after s j 41
~after s n -209
~after s o -17
~after s p -51
~after s t 149
~after s v -16
~after s y 591
~after sam 89
~after sch -179
~after se  90
~after seg -105
~after sem -8
~after ser -27
~after set 73
~after seu 318
~after si  144
~after sis 34
~after six -227
~after ska 43
~after skr 434
~after sms -42
~after sn  174
~after so  49
~after som -122
~after spa 102
~after ssi 13
~after ssw 141
~after st, -42
~after sta 2
~after ste 109
~after sti -126
~after str 15
~after swo 10
~after sz  177
~after t 0 55
~after t a -95
~after t b -159
~after t c -21
~after t f 246
~after t i 171
~after t n -46
~after t p -57
~after t r 124
~after t s 8
~after t t 10
~after t v 182
~after t y -206
~after t:  -212
~after ta  101
~after taa 45
~after tad 89
~after tap 178
~after tar -30
~after tav 113
~after tay -87
~after te  8
~after tem -69
~after ten -54
~after ter 140
~after tes -109
~after th  -97
~after thi 94
~after ti  72
~after ti. 19
~after tik -304
~after tim -34
~after tin -123
~after tio -46
~after tis -12
~after tle 9
~after tli -90
~after tme -67
~after tny -212
~after to  104
~after ton -23
~after tor -342
~after tra 199
~after tro 141
~after ts  -146
~after ttl 94
~after tu  142
~after tuk 40
~after ty. -60
~after u c 78
~after u l 101
~after u o -71
~after u r 106
~after u w 122
~after u y 131
~after uan 343
~after uka 340
~after ula 191
~after ult -118
~after umb 3
~after ung 149
~after uns -89
~after uo  203
~after ur  58
~after urn -582
~after usc 77
~after use -198
~after usi 194
~after ust -29
~after uta 160
~after uti -131
~after utk 262
~after utr -84
~after utu 421
~after uut 46
~after uwe -148
~after van -7
~after vas 53
~after ver -180
~after via -239
~after vig 26
~after voi -74
~after w y 104
~after was -102
~after we  -400
~after web 7
~after whi 5
~after wri -123
~after x a 42
~after xac 158
~after y c 85
~after y k -21
~after y o 32
~after y t -208
~after ye  291
~after yer -448
~after yme 332
~after you -120
~after ysz 238
~after zel 36
~after ει  8
~after ην  190
~after σε  268
~after στη 425
~after а е 34
~after а п 84
~after аит 151
~after амо 30
~after ано -128
~after бур -102
~after в 0 -73
~after го  35
~after для 83
~after дтв 133
~after е н -243
~after ене -111
~after ест 45
~after жен 17
~after ину 143
~after л.  -228
~after ли, 142
~after мин 476
~after нут 14
~after о 0 5
~after о н 353
~after од  13
~after он  3
~after раз 134
~after рин -39
~after сто 41
~after те  135
~after ти. 11
~after ть  211
~after ург -20
~after хви 105
~after ագր 26
~after ի 0 -392
~after կու -39
~after ուտ 5
~after վեր 297
~after տքա 1
~after וג  281
~after וד  301
~after חד  7
~after יסה 128
~after כני 8
~after סה  1
~after קות 56
~after ، ا -5
~after ا ب -222
~after ا د 63
~after است 53
~after ان  3
~after خول 60
~after دخو 1
~after در  141
~after ل ا 41
~after لا  260
~after لدخ 36
~after وار 259
~after ید  104
~after یں۔ 10
~after एगा 93
~after डाल 261
~after मिन 26
~after या  -194
~after ा.  230
~after । य 335
~after টি  24
~after ন।  12
~after ங்க 592
~after ன்ற 126
~after ండి 382
~after డి. 130
~after నిమ 13
~after ണ്. 103
~after നിറ 6
~after മിന 4
~after റ്റ 1
~after ของ 43
~after คือ 38
~after รหั 35
~after รอก 27
~after หัส 16
~after อกใ 593
~after ကို 165
~after ို  59
~after ነው። 5
~after ው።  1
~after 」です 19
~after ありま -31
~after お電話 71
~after くださ 138
~after してい 488
~after ださい 30
~after です。 -114
~after に00 -269
~after になり -169
~after に入力 185
~after の確認 241
~after ました -400
~after ます。 -136
~after を入力 -188
~after イン画 183
~after グイン 336
~after コード 68
~after タイム 135
~after ドです 7
~after ログイ 27
~after ン画面 1
~after ードで 28
~after 了して 49
~after 内有效 328
~after 号00 76
~after 大小写 86
~after 完了し 288
~after 小时内 104
~after 录验证 86
~after 时内有 52
~after 是您的 325
~after 登入。 475
~after 登入網 107
~after 登录验 65
~after 確認コ 19
~after 若非本 170
~after 認コー 30
~after 证码) 293
~after 非本人 268
~after 驗證碼 45
~after 验证码 -55
~after 가입  635
~after 력해  67
~after 로 보 -236
~after 면 끝 379
~after 세요. -14
~after 습니다 -499
~after 에 입 356
~after 입니다 12
~after 해 주 42
~after ，交易 9
~after ，完成 92
~after ，請於 106
~before  "m -9
~before  "y -63
~before  (# -1075
~before  (c -57
~before  (p -71
~before  *0 62
~before  00 -160
~before  :  285
~before  a  119
~before  ab -167
~before  ac 153
~before  af -88
~before  al 32
~before  am 114
~before  an 94
~before  as 166
~before  at 5
~before  au 9
~before  ba 75
~before  be -8
~before  bl -31
~before  bo -102
~before  bu -25
~before  ca -62
~before  co -98
~before  da -79
~before  do -66
~before  e  179
~before  ei 275
~before  el 272
~before  en 40
~before  er 36
~before  es 486
~before  ex -283
~before  fe 46
~before  fi -33
~before  fo 45
~before  ga -107
~before  gi 210
~before  gm -160
~before  go 4
~before  gr -18
~before  ha 36
~before  ho -125
~before  hr -20
~before  i  -2
~before  id -7
~before  ig -267
~before  ih 107
~before  ik 14
~before  il 147
~before  ir 93
~before  je 307
~before  jo -47
~before  ju -65
~before  kh 122
~before  ko 114
~before  kr -82
~before  la 57
~before  le 42
~before  li -50
~before  lo -31
~before  ma 53
~before  mu -167
~before  ne 142
~before  ni 85
~before  nu 10
~before  od -7
~before  of -351
~before  om 83
~before  op 63
~before  or -37
~before  pa 111
~before  pe -38
~before  ph -164
~before  pl 106
~before  po -3
~before  pr -20
~before  pu 285
~before  ra -200
~before  re -36
~before  ro -1
~before  s  87
~before  sc -54
~before  sh -253
~before  si 114
~before  sl -35
~before  sp 18
~before  su -41
~before  sw -108
~before  t  -77
~before  ta 30
~before  te -181
~before  th 71
~before  ti 56
~before  ty 88
~before  u  40
~before  un 24
~before  ut 148
~before  ve 41
~before  wa 29
~before  we 27
~before  wi -63
~before  wp 424
~before  wy 292
~before  yo 149
~before  za 61
~before  zi -123
~before  |  -127
~before  ·  -334
~before  ει 358
~before  επ 242
~before  πλ 26
~before  σα -26
~before  το 11
~before  в  30
~before  вв 389
~before  ви -44
~before  дл 101
~before  за -112
~before  зв -18
~before  от -8
~before  по -118
~before  հա 94
~before  את 144
~before  מס -73
~before  פע 504
~before  ال -62
~before  در 72
~before  رم 150
~before  ری 24
~before  لل -134
~before  لی 225
~before  هو 271
~before  ور 133
~before  کن 131
~before  کے 220
~before  एक 517
~before  कर 131
~before  के 15
~before  पर 150
~before  रह 146
~before  से -76
~before  নম -4
~before  ஒர 50
~before  รห -220
~before  ერ 154
~before  №  -220
~before  →  800
~before  로그 12
~before  번호 -4
~before  인증 368
~before  코드 -5
~before  화면 107
~before ! g 79
~before ! в 609
~before !ve 31
~before ".  167
~before #00 -228
~before #>  187
~before (00 -523
~before (co 62
~before (va 62
~before ).  144
~before **  97
~before *** -292
~before *00 486
~before +00 -103
~before , 0 -197
~before , c -135
~before , e 18
~before , f -120
~before , l -21
~before , n -68
~before , r -42
~before , s -5
~before , v -120
~before , y 148
~before , z -159
~before , в 12
~before , з -46
~before ,00 223
~before . a -111
~before . e -16
~before . f -6
~before . i -147
~before . l -91
~before . n 135
~before . o -124
~before . p -262
~before . r -237
~before . t -143
~before . н 469
~before .,  -297
~before ..  59
~before ... 55
~before ..0 396
~before .00 151
~before .ex 104
~before .te 497
~before /li 389
~before /ve 12
~before 0 ( -54
~before 0 0 47
~before 0 c 241
~before 0 d -39
~before 0 e 183
~before 0 h 57
~before 0 i 189
~before 0 k -42
~before 0 l 99
~before 0 m -35
~before 0 o -113
~before 0 w 196
~before 0 ر 192
~before 0 แ -64
~before 0,  -18
~before 0/0 60
~before 00  -38
~before 00) 120
~before 00, -70
~before 00. -33
~before 00/ 93
~before 000 -76
~before 00t -4
~before 00年 -12
~before 0:  643
~before 0:0 54
~before 0;  615
~before 0h0 141
~before 0年0 -94
~before 0月0 -32
~before : 0 -251
~before : [ -166
~before : s -83
~before : t 43
~before : v -21
~before <#> 214
~before a 0 41
~before a : -144
~before a a 57
~before a b 107
~before a c 190
~before a e -42
~before a g -150
~before a i 236
~before a j 117
~before a k 10
~before a l -11
~before a p 75
~before a q 305
~before a r -428
~before a u 201
~before a,  -132
~before a.  -66
~before a00 -97
~before a:  23
~before aat -173
~before aba -28
~before abo -43
~before ac  170
~before aca 142
~before acc 64
~before ace -6
~before acm 500
~before acy 521
~before ad  71
~before ada 24
~before ade -27
~before adi 11
~before adj 65
~before adr 199
~before afe -182
~before afh -290
~before afs -73
~before ag  -157
~before agi 164
~before ahu -211
~before ai  52
~before air -76
~before ais 212
~before aj  169
~before aki 44
~before ako 263
~before akt 213
~before al  -133
~before ala 150
~before ali 141
~before alj 332
~before alu -64
~before ame -262
~before an  -56
~before anc -57
~before and -74
~before ane 106
~before ang 89
~before ani 60
~before anj -73
~before ank -20
~before ano 13
~before ans 97
~before anu -30
~before any -50
~before ap  53
~before apa -21
~before app -18
~before apt 179
~before ar  70
~before ara -55
~before arc -264
~before ard -147
~before are 29
~before arg -128
~before ari -68
~before arm -5
~before arn -20
~before aro 19
~before art -101
~before ary -36
~before as  6
~before as: -185
~before ase -23
~before asi 36
~before ass 40
~before asu 50
~before at: -82
~before ata -14
~before ate -231
~before att 187
~before atu 64
~before aus -83
~before aut 94
~before ave -38
~before avi -101
~before ax  -44
~before ay  121
~before ayi -52
~before ayt 190
~before azn -59
~before azo 164
~before b,  -102
~before ba  -176
~before bat -339
~before bbl 170
~before be  179
~before bek 525
~before bel 17
~before ben -53
~before bil -500
~before bin 3
~before bit 192
~before ble 30
~before bol -92
~before bon -244
~before boo -63
~before bor -240
~before bot 18
~before bri -83
~before bro -11
~before bsi 155
~before buc 22
~before by  51
~before c 0 115
~before c t 20
~before cad -417
~before cal -621
~before cao 131
~before car -114
~before cce 89
~before ce: 198
~before cel -14
~before cen -350
~before cet 371
~before chu 90
~before ci  222
~before cie 176
~before cin 176
~before cis -170
~before cit -347
~before ck  -28
~before ck: 105
~before cku -73
~before cli -347
~before cme 140
~before co  -6
~before cod 20
~before com -143
~before con 51
~before cop 105
~before cou -139
~before cov -77
~before cua 190
~before cy  -132
~before d c -170
~before d d -109
~before d i -345
~before d j -52
~before d l 29
~before d o 92
~before d u 145
~before d,  -120
~before d.  -1
~before d:  -52
~before da  79
~before da: -341
~before daa 339
~before dah -17
~before dar 226
~before de  -53
~before de. -191
~before de: -147
~before dei 210
~before del -113
~before den -25
~before der 115
~before des -146
~before det -68
~before dge -227
~before di  45
~before dig 166
~before din 4
~before diq 395
~before dir -26
~before dis -70
~before dni 160
~before dnu -37
~before dok 61
~before dol -133
~before don -9
~before du  121
~before du: -470
~before dun 65
~before dus -203
~before duz 238
~before dy  20
~before e # 456
~before e 0 39
~before e b 94
~before e c -43
~before e d -33
~before e e 55
~before e f 141
~before e k 136
~before e l 37
~before e m 8
~before e n 99
~before e o 28
~before e p -6
~before e s -43
~before e t 144
~before e u 120
~before e v 167
~before e w -57
~before e y -5
~before e z 385
~before e"  -99
~before e,  -2
~before e.  -98
~before ea  -47
~before ebe -79
~before ebs 113
~before eca -183
~before ech 90
~before eco 183
~before ecu 130
~before ed  -176
~before eda 23
~before edu -3
~before ee  -360
~before eed 116
~before eel 440
~before een 232
~before efe -206
~before eft 415
~before egu 89
~before eic -63
~before eil 104
~before ein 246
~before ej  368
~before eja -5
~before ek  211
~before ekr 32
~before el  -137
~before el, 340
~before ela -97
~before eld 26
~before ele 155
~before eli -351
~before em  141
~before em: 44
~before ema 5
~before emb -357
~before eme -201
~before emp 28
~before en  -23
~before en. 14
~before end -257
~before eng 231
~before eni 239
~before enn -53
~before ent 20
~before enu -65
~before epa -71
~before epe 414
~before epo 37
~before er  -203
~before er_ -1
~before era 15
~before ere -19
~before erf 352
~before erg -150
~before erh 344
~before eri 194
~before ero 158
~before ers -21
~before erv -153
~before ery 25
~before es  -81
~before es: 114
~before esh 68
~before esi 30
~before esk 4
~before esp 4
~before ess 5
~before est 15
~before eta -20
~before etb 598
~before etr -455
~before etu -29
~before eu  170
~before eu: 56
~before eur -26
~before eva 25
~before evi -122
~before ew: 18
~before exa -11
~before exp -41
~before ez  49
~before eze -163
~before f c -28
~before fa  192
~before fal 187
~before fil -200
~before fir 151
~before fog -355
~before fol 134
~before fra -36
~before fre 203
~before fro 10
~before ftl 10
~before fy  26
~before g 0 175
~before g a 61
~before g b -46
~before g c -136
~before g f 22
~before g k 170
~before g m 192
~before g n -21
~before g o 224
~before g.  -83
~before gan 12
~before gar -31
~before gco 103
~before ge  85
~before gel -191
~before ger -86
~before ges 217
~before gia -182
~before gin 16
~before git 44
~before gn  271
~before gri 39
~before gsa 128
~before gsk 234
~before gst -230
~before gue 65
~before gun 26
~before gur 301
~before gys 368
~before h c 46
~before h l 225
~before h s -34
~before h t 277
~before h.  -214
~before ha  231
~before han -33
~before hap 7
~before hat 146
~before hav -23
~before hco 1
~before he  -101
~before hec 80
~before hek 276
~before hel -25
~before her 191
~before het -405
~before hin -232
~before hle -100
~before ho: 31
~before hoa 95
~before hod -86
~before how -24
~before hr  -1
~before hre 82
~before hus 8
~before i a 90
~before i e 98
~before i s 116
~before i v 99
~before i:  -100
~before ibe 127
~before ica 221
~before ice 7
~before ich -22
~before ick -95
~before icy -29
~before idi -225
~before ie  43
~before iec 65
~before ies 94
~before iev 82
~before ife -68
~before iff -54
~before ifi -57
~before ift 7
~before igh -178
~before igi 325
~before ihl 201
~before ihr -33
~before ik  262
~before ike -62
~before il  -138
~before il: 168
~before ila -148
~before ild -113
~before ilk -439
~before ill 183
~before ils -404
~before im  -281
~before ima -588
~before imi -139
~before imo 226
~before in. -64
~before ina 173
~before inb 6
~before inc -793
~before ine -120
~before ing -183
~before ini 153
~before ink 29
~before inl 269
~before inm 47
~before inv -626
~before io  17
~before io: -32
~before ion -48
~before ip  -135
~before ipr 136
~before ird 550
~before irj 526
~before irm 246
~before irt 139
~before is  3
~before isa -113
~before isl -11
~before isz 8
~before it  -84
~before itc -97
~before ith 79
~before iti 109
~before itu 441
~before iva 278
~before ivi 303
~before j k 81
~before ja  50
~before jan -345
~before jav 255
~before je  13
~before jel 1
~before jem -74
~before jte 84
~before jus 4
~before k a -116
~before k p -157
~before k u 85
~before k:  85
~before kac 248
~before kal 290
~before kan 67
~before kar -39
~before kau -119
~before ke  5
~before ker 103
~before ket 5
~before kim -34
~before kla -49
~before kod 101
~before kon -283
~before kop 45
~before kor -13
~before kra 408
~before kri 103
~before ksa -197
~before ku  157
~before kum -321
~before kup -303
~before kur -261
~before kwo 48
~before ky  128
~before l a 13
~before l b -124
~before l d 32
~before l g 112
~before l o -38
~before l p -30
~before l s -230
~before l t 203
~before l.  -11
~before l:  44
~before lag -194
~before lah 174
~before laj 26
~before lam 49
~before lan -159
~before lap 153
~before las -150
~before lav 123
~before lay -31
~before lco -240
~before ldo -7
~before le  -143
~before le: -243
~before leb 13
~before leg 55
~before lej -121
~before lep 220
~before ler -42
~before les -18
~before let 195
~before lev -61
~before li  22
~before lic -275
~before lie -89
~before lik 228
~before lim -33
~before lin -58
~before lip -22
~before lis -128
~before liy 113
~before ll  281
~before ll. -25
~before lla 127
~before lle 12
~before lli -63
~before llo 101
~before lme 237
~before lo: 130
~before log 170
~before lop -231
~before low 12
~before loy -122
~before ls  -66
~before lt  -152
~before luc 128
~before lur -91
~before lus -384
~before ly  62
~before m f 110
~before m g -829
~before m o 114
~before m p -170
~before m u -165
~before mag 80
~before mai 137
~before man -83
~before mar -68
~before mat -104
~before mb  15
~before meg 214
~before mem -268
~before mic 28
~before mil -382
~before mit 59
~before mme -201
~before mod -479
~before mon -81
~before mot 225
~before mpa -103
~before mpl 20
~before mpo 306
~before ms  -15
~before mta 156
~before mus -24
~before n 0 -152
~before n : -130
~before n c 156
~before n d -137
~before n e 46
~before n f 147
~before n g -16
~before n i 72
~before n j -13
~before n l -19
~before n m 137
~before n r -195
~before n t 92
~before n w 29
~before n y -149
~before n z -288
~before nak 133
~before nan -96
~before nap 280
~before nat 313
~before nav -169
~before nay 90
~before nbu 2
~before nce -13
~before nci -46
~before nd  107
~before nda -29
~before nde -101
~before ndi -92
~before nds -23
~before ndt 16
~before ndu -196
~before ne  -35
~before ne. 1
~before ne: 280
~before nec 196
~before ned -173
~before nen 16
~before ner 212
~before net -47
~before nfe 126
~before nge -4
~before ngg -68
~before ngi -155
~before ngs 141
~before ngt -20
~before ngu 5
~before ni  131
~before nia 124
~before nim 85
~before nin -36
~before niq 237
~before niz 22
~before nka 182
~before nli -78
~before nma 796
~before nn  151
~before nnu -276
~before no. 121
~before nom -78
~before nor 106
~before not -130
~before now 53
~before ns: -97
~before nse 136
~before nsi 74
~before nst -27
~before nsw 143
~before nt  -246
~before nta -162
~before nti -54
~before ntn -254
~before ntr 328
~before nu  -47
~before nud -118
~before nue 263
~before nul -36
~before num -277
~before nut -235
~before nvi -47
~before ny  -120
~before ny: 61
~before o " -78
~before o 0 -123
~before o a -8
~before o d -212
~before o k 173
~before o o 197
~before o p 86
~before o r 7
~before o.  113
~before o:  17
~before oad -245
~before oca -22
~before od: -311
~before odi 133
~before odk 19
~before odo 564
~before odu 13
~before og  218
~before oin -9
~before oki -240
~before olo 220
~before omm -33
~before omo -518
~before omp 59
~before on  -88
~before ona 92
~before one -20
~before onf 132
~before ons -13
~before ont -104
~before oom -86
~before oor 37
~before ope -302
~before opi 325
~before or  -197
~before ora 103
~before org -34
~before ori -116
~before ork -94
~before orm 283
~before orr -2
~before ort -162
~before os  -124
~before osa 40
~before osk 79
~before oss -183
~before ost -61
~before ot  -49
~before ote -125
~before otp 145
~before ou  -54
~before ou. 21
~before oul 219
~before oup -294
~before our 36
~before ous 41
~before out -140
~before ova 30
~before ove 97
~before ovo 12
~before owe -174
~before ox  -183
~before oye -325
~before p ( -55
~before p a 200
~before p n -142
~before p t -49
~before pac -433
~before pad -123
~before pag 108
~before pat 23
~before pe  248
~before ped -123
~before pen -81
~before pic -240
~before pie 96
~before pis 288
~before pla -36
~before pln 66
~before ply 41
~before por 214
~before pos -635
~before pot 168
~before pp  227
~before ppo -261
~before pra -51
~before pre -159
~before pro -85
~before ps: -81
~before pte -282
~before pti -272
~before pun 87
~before put 510
~before py  85
~before r : 394
~before r a 88
~before r c -85
~before r g -15
~before r h 154
~before r i -60
~before r l 58
~before r n 72
~before r p -47
~before r r -69
~before r s -39
~before r t 128
~before r u -99
~before r v -76
~before r w 133
~before r.  -106
~before r00 128
~before ra  9
~before raa -264
~before rab -174
~before raf -183
~before rak 345
~before ram 320
~before rar 20
~before rat 111
~before rav -78
~before raz 261
~before rce -302
~before rde -212
~before rdz 136
~before re  -131
~before rec -143
~before red -185
~before ref -433
~before reg -187
~before rek -7
~before rem 73
~before ren -90
~before req -135
~before ret -68
~before rga -132
~before ri  -141
~before ria -78
~before ric -243
~before rif 208
~before rim -111
~before riz -104
~before rje -287
~before rjo 34
~before rm  -322
~before rmi -225
~before rmo 264
~before rn  -89
~before ro  -98
~before roc 94
~before rod 32
~before rog -161
~before roj -278
~before rom -49
~before roo 170
~before rov 243
~before rri -57
~before rso -328
~before rst -87
~before rt  -34
~before rta 169
~before rti -218
~before ruc -213
~before run -169
~before rve -532
~before s " -78
~before s ( -113
~before s 0 -122
~before s c -190
~before s d -122
~before s e 111
~before s h 67
~before s i -90
~before s k 98
~before s l -33
~before s o -30
~before s p -101
~before s w -254
~before s y 71
~before s,  -94
~before sa  92
~before sak -412
~before sam -64
~before san 35
~before sav -33
~before sci 9
~before sco -184
~before scr 183
~before sde -220
~before sdi 81
~before sea -27
~before sec 86
~before sed -95
~before sek 106
~before ser -82
~before set 229
~before sez 323
~before sh  70
~before shi -22
~before si  132
~before sid 83
~before sil 359
~before sim 95
~before sin 175
~before sio -239
~before sir 49
~before sit 189
~before ska -143
~before ske -249
~before ski 285
~before sko 207
~before skr 424
~before snu -512
~before so  -141
~before sod -547
~before sol 102
~before son -53
~before ssa -110
~before sse 33
~before sso 369
~before st  76
~before st. -73
~before st: -139
~before ste -8
~before sti 29
~before sto -233
~before sub 56
~before suc -232
~before suk 147
~before sun -92
~before sv  -172
~before t # 67
~before t ( -68
~before t b -136
~before t c -311
~before t d -10
~before t e -121
~before t i 58
~before t l 62
~before t n -85
~before t r 118
~before t t -40
~before t u -55
~before t w 35
~before t,  -92
~before t:  219
~before taa 72
~before tac 56
~before tai -118
~before taj -248
~before tak 181
~before tal -3
~before tam 73
~before tap 70
~before tar 4
~before tas 529
~before tat 68
~before te  4
~before tel -38
~before ten -254
~before ter 63
~before tes 33
~before tga -75
~before th  -251
~before tha -87
~before the 80
~before ti  95
~before tia -77
~before tic -465
~before tid -356
~before tif -114
~before tig 427
~before til -143
~before tin 22
~before tip 5
~before tir -293
~before tit 4
~before tiv 183
~before tko -122
~before tle 240
~before tni -412
~before to  -60
~before tom -71
~before ton -14
~before top -167
~before tor 110
~before tos 68
~before tow -122
~before tp  32
~before tra 35
~before tre -8
~before tro 41
~before ts  -117
~before ttl -5
~before tu  15
~before tud -228
~before tui 174
~before tur -178
~before tus 107
~before tvr 64
~before two 458
~before ty  -123
~before tya -331
~before typ 314
~before u a 308
~before u d 43
~before u k -29
~before u r 189
~before u s -105
~before u t -19
~before u v 78
~before ue  -114
~before ufe -233
~before ugy -44
~before ui  214
~before uk  24
~before ula 49
~before ull 129
~before ulu -314
~before um  -103
~before uma -56
~before umb 266
~before umi 180
~before umm -232
~before un  123
~before una 155
~before und -228
~before ung 142
~before unl 433
~before unt -152
~before unu 363
~before upo -361
~before ur  41
~before urn -82
~before urs -100
~before urv -49
~before us  -263
~before usa 187
~before use -7
~before usi 139
~before usn -54
~before uso 737
~before ust -108
~before usu 11
~before ut  85
~before uth 241
~before uto -74
~before utu -16
~before v:  -217
~before va  -178
~before vac 385
~before vad 169
~before vah 496
~before vas -56
~before ve  -129
~before vea 336
~before ved -181
~before ven -197
~before vey -18
~before vi  -132
~before via -59
~before vin 145
~before vis -24
~before vit -329
~before viz -259
~before vo  57
~before vov -73
~before vrd 139
~before vui 2
~before vul 685
~before vy  -129
~before w a -64
~before w c 159
~before w o -372
~before w p 118
~before w,  -11
~before w:  204
~before wac -98
~before wai 252
~before wan 312
~before way -152
~before web 348
~before wee -34
~before wei -138
~before wi  -294
~before wic 328
~before win -79
~before wot 74
~before wpi 14
~before wri 214
~before ws  -130
~before x c -414
~before x:  62
~before xio 46
~before xt  -68
~before y 0 -213
~before y c 6
~before y e 177
~before y h 369
~before y i 377
~before y k -216
~before y l -40
~before y w 218
~before y y 137
~before y,  -85
~before y:  3
~before yea -3
~before ymo -261
~before yot 282
~before you 55
~before ysz 12
~before z a 70
~before z d 97
~before z l 125
~before zad 11
~before zam -494
~before zba -46
~before ze  -4
~before zi  386
~before zil -68
~before zit -158
~before zon -661
~before zov 25
~before zte -109
~before αρα -145
~before ατη -273
~before ε τ 13
~before ετο -143
~before ηστ 412
~before ια  -4
~before ιθμ -33
~before μια 45
~before μοσ -402
~before οσ  -57
~before παρ -49
~before σ κ -74
~before σ μ 162
~before σασ -26
~before σησ 424
~before στε 183
~before στη 319
~before а е 13
~before а к -65
~before а п 27
~before а с 119
~before аит 59
~before аме 309
~before анн -107
~before арт -45
~before аст 28
~before в:  -18
~before вед 140
~before вер 191
~before вит -123
~before вон -5
~before віт -78
~before го  -13
~before д д 33
~before д п 185
~before дек -1
~before для 5
~before дно 378
~before дос 59
~before дтв 250
~before е с -12
~before ево -55
~before еде -114
~before екс -173
~before еме -21
~before ен. -88
~before енн -245
~before жен 80
~before за  111
~before зач -224
~before зая -10
~before зво -14
~before и к -53
~before ие  -78
~before ии  -143
~before ист -43
~before ият -5
~before ка  -226
~before каз -26
~before кар -107
~before клю 14
~before код 66
~before кра 269
~before лез 4
~before лен -269
~before лич 213
~before луч -283
~before люч 2
~before ля  66
~before мер -212
~before му  130
~before міс -37
~before н.  -372
~before наз -274
~before не  59
~before нии -92
~before нит -77
~before нов 177
~before о к -125
~before од  -55
~before оды 113
~before оді -57
~before окр 414
~before ом  101
~before омо -389
~before они -89
~before ору -155
~before ост 42
~before отв 574
~before оу  -58
~before пиш 53
~before пол -156
~before пор -138
~before про -92
~before ра  -263
~before рав -97
~before раз 355
~before рат 297
~before рез -26
~before рет 180
~before ржд 17
~before рим -258
~before ром -185
~before рти -80
~before ско 231
~before сни -222
~before ств -132
~before сто -27
~before сть -6
~before т п -161
~before тве 42
~before те  311
~before тел -160
~before упу 55
~before уча -4
~before циф 33
~before час -12
~before чен -239
~before ш к 458
~before ше  -83
~before шін 764
~before ыи  -13
~before я:  -26
~before ін  138
~before іть 471
~before ակա -93
~before աստ 55
~before אימ 317
~before ד פ 177
~before ד ש 231
~before ה,  311
~before האי 124
~before הזי 181
~before הנח -486
~before זין 68
~before זמנ -156
~before חד  33
~before חה  -162
~before ים  57
~before ימו 7
~before יס  -5
~before יסה 74
~before יסו -40
~before יש  53
~before ישי 23
~before להז 112
~before ם א 82
~before מספ -97
~before ן 0 266
~before פר  -173
~before קוד -3
~before ר:  -44
~before רטי -16
~before ا ک 78
~before ادخ 171
~before اره -267
~before اعت 42
~before الت 346
~before الر -95
~before الق -86
~before الم -87
~before بار 554
~before بی  119
~before ت:  -59
~before تسج -6
~before جیل -127
~before حقق 147
~before خصم -92
~before خفی -43
~before خل  345
~before خول 90
~before د ب 277
~before د ش 290
~before داد -94
~before دخو 14
~before دم  26
~before دیق 673
~before رقم -121
~before رمز 173
~before ز ا -111
~before ز پ 379
~before سجی -58
~before فیف -80
~before قم  -55
~before ل ا 140
~before لبک -125
~before لخص -14
~before لیے 126
~before مار -249
~before مبر -63
~before ه ا 84
~before ود  493
~before کار -76
~before کتب 21
~before کد  -100
~before ی و 28
~before ید: 11
~before یف  -15
~before ے ل 11
~before आपक -9
~before करण 199
~before के  25
~before ख्य -34
~before गिन 43
~before चा  279
~before ठी  233
~before पिन -194
~before री  15
~before लिए 150
~before ल्ल -146
~before सत् 4
~before साठ 21
~before ाठी 2
~before ापन 224
~before ि क 6
~before िए  6
~before े क 10
~before ोड  271
~before করত 109
~before কে  -159
~before তে  391
~before ন ক 25
~before নম্ -20
~before ম্ব -8
~before যাচ 247
~before যাপ 447
~before র ক -101
~before রতে 4
~before লাই -25
~before াচা 84
~before ের  156
~before ্বর -4
~before ্য  191
~before ஒரு 3
~before கடவ 269
~before கள் 191
~before க்  794
~before செய 39
~before ந்த -138
~before ை,  -94
~before กรอ 141
~before การ -238
~before ข้า 90
~before ครั 253
~before คำส -35
~before ค้ด -4
~before งคุ -43
~before งซื -39
~before งเด 277
~before ซื้ -130
~before ดส่ -283
~before ดีย 110
~before ด้ว 3
~before ที่ -45
~before นยั 380
~before น้า 228
~before ปรด 72
~before ป็น 479
~before มาย -106
~before ยัน 149
~before รับ -255
~before ลข  166
~before ลาด -33
~before สยื 199
~before สั่ -21
~before หน้ 2
~before หมา -159
~before อก  219
~before องค -16
~before ัสเ 88
~before ั่ง -4
~before ียว 49
~before ืนย 49
~before ื้อ -13
~before เคส -97
~before เดี 17
~before เป็ 125
~before เลข -210
~before โปร 9
~before ใช้ 138
~before ให้ 274
~before ่งซ -1
~before ้คร 9
~before ည်ပ 679
~before တည် 214
~before ပြု 72
~before အတည 18
~before ်ပြ 5
~before ად  426
~before დი  497
~before ერა 3
~before ის  -220
~before កូដ 428
~before ខកូ 35
~before េខក 1
~before 。如有 -21
~before 。请在 17
~before 【饭点 285
~before ありま 96
~before からロ -51
~before があり 18
~before こちら 16
~before はこち 1
~before らログ -20
~before るには 73
~before イン用 37
~before クーポ -24
~before グイン 141
~before コード -105
~before ド:  61
~before ページ 45
~before ポンコ -45
~before ログイ 12
~before ワンタ 18
~before ンコー -53
~before ード： 25
~before ーポン -39
~before 一次性 419
~before 亲爱的 -4
~before 任何人 -210
~before 优惠码 -226
~before 图书馆 88
~before 在注册 200
~before 您好， 150
~before 您的验 499
~before 末四碼 -27
~before 正在注 41
~before 申請。 39
~before 番号  52
~before 番号： -98
~before 的登录 188
~before 确认码 337
~before 確認コ 247
~before 証コー 246
~before 証番号 200
~before 認コー 113
~before 認証コ 66
~before 認証番 814
~before 证码是 545
~before 证码： 140
~before 니다. -141
~before 다.  -112
~before 려면  20
~before 로그인 300
~before 문번호 -23
~before 번호  10
~before 업 코 -27
~before 에게  -193
~before 용 비 47
~before 이 맞 15
~before 인 코 458
~before 인번호 52
~before 인증  221
~before 인증번 8
~before 일회용 110
~before 주문번 -70
~before 증 코 76
~before 증번호 9
~before 코드  143
~before 쿠폰  -51
~before 폰 코 -22
~before 픽업  -31
~before 회용  32
~before 🔐  422`;

/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */
export const mailTable = `bias -177
0 -18
00 -9
000 10
0000 -45
00000 12
000000 46
0000000 10
00000000 68
000000000 -37
000000를 23
000000을 43
000000이 -33
0000l -363
000s 193
000원 -171
00a0 -57
00am 4
00b -158
00c -25
00d0 -37
00f0c0 -298
00h -127
00h0 11
00k 266
00m 75
00qd 308
00s -27
00t00 159
00th -8
00z 222
00にログインの要求がありました 94
00분간 46
0aa 233
0am 165
0b0000 -111
0c0 93
0d 68
0ds 96
0e0b00 75
0e0d -17
0f -129
0f0 -28
0f0b -32
0f0e0d0c 31
0fhome 87
0g 124
0gb -14
0kd 293
0kq0mx 44
0pm 60
0q0kx0 242
0q0ztn 320
0qcx0vsu 57
0qd -64
0qx 59
0rd -175
0x 184
0xe -23
0月00日 -29
0분 304
0월 -161
a -25
a0b0c0 40
aan 9
aangevraagd 464
aaqrxqa 57
ab -73
abaikan -74
abbiamo -46
abgelaufen -114
abmelden -20
about -37
above 65
abre -2
aby 288
accedere 86
accepted 3
acces 228
acceso 155
access 95
accesso 97
account -11
accounts -141
acesso 105
achat -63
acme 114
action 14
activacion 402
activatiecode 47
activation 487
ad 67
add -16
added 24
adding 125
address 6
addresses -402
adds -60
adeyemi -49
adja 184
admin 107
administrator -371
adresse 115
adressen 240
af -5
afrekenen -60
afsendt -66
after 156
again -17
agar 94
ago 25
agora -92
agosto -232
agree 8
ahead 47
ahoj 57
ahora -19
ai 73
aiemmin -27
ajoutez 115
akan -84
akkor 108
ako 51
akses -241
aktenzeichen -34
aktivacijska 150
aktivacijski 25
aktiveringskoden 191
aktivierungscode 281
al -111
alabilirsiniz -8
alarm -178
alatti 260
alder -61
alert -427
all -176
alla 29
alle 76
almost 502
alone -141
alone 0000 466
alone 00000 366
alone 000000 612
alone 0000000 428
alone 00000000 578
alone 0sglq0p0sv0 1
already -36
alt 142
am -117
amb 117
amigo -152
amount -19
amsterdam -106
an 19
ana -96
ancien 84
and 9
andere 307
andreea -41
ane 210
ang 58
ange 265
angefordert 127
angemeldet -93
anggota 182
ani -132
anmeldecode 305
anmelden 10
anna 96
anouk 660
answer 51
answered -281
antal -39
anterior 96
anular -193
anvandas 18
any -154
anyone 8
anything -171
aparece -62
apie 92
apne 273
app 76
app_name -57
appen 99
application -96
applies -98
appointment -182
approval 56
approve -70
approved -122
approximate -85
apps -32
april -120
aps 130
apstiprinajuma 54
aqui 306
ar 98
ara 275
arasinda -21
arayin -313
are 94
area -61
aren 93
arendenummer -158
armadietto -226
arrive -421
arrived -102
arriving -134
artik -200
arve -128
as 11
asiakasnumero 50
ask 12
asked 163
asking 63
asko -22
asks 131
asla -202
assigned -365
assinar 160
assistant 6
asteptam -116
asti -80
asunto 362
at -41
atau -140
ativacao 69
att 201
attached -22
attachment -22
attacker -428
attempt 16
attend 239
attendance -190
atveteli -7
aucun -110
auental 272
auf 4
auftrag 244
auftragsnummer -31
august -37
auth -150
authenticate 284
authentication 133
authenticator -281
authorise 122
authorization 181
automated 59
automatic -9
automatically 64
automatycznie 347
autorisation -92
autorizacion -196
autorizzare 434
autoryzacji -20
autoryzacyjny 26
ave 126
avez 76
avgang -27
aviso -59
avl -222
avons -167
avviso -184
awaits -276
away -88
az 91
az0000 -114
azn -73
b 25
b000 -38
b0000 -48
back 63
backup 149
bad 129
bag -103
bagi 156
baharu 2
bakery 60
baki -16
balance -34
banco 9
band 160
bank -132
banka 163
banking 94
barcode -294
barn 12
barras -21
baru 22
bas 322
base -52
basement -517
basket -287
batch -34
bath 182
battery 17
bawa -99
bayar -199
be 62
because 150
bed 81
beder 199
been -26
before 52
begin 261
begins -266
bei -21
bejelentkezesi 196
bekrafta 160
bekraftelseskode 500
bekraftelseskoden 416
bekreftelseskode 295
bekreftelseskoden 564
beleg -65
belepeshez 283
belepesi 156
belepokodod 240
belongs -123
below 75
beneficiary 154
bent 74
bereits -5
bergen 57
berger -65
berikan 74
berlaku 93
berlin -5
best -116
bestallning -103
bestatigen 173
bestatigt -14
bestatigung 132
bestatigungscode 449
beste -95
bestelling -11
bestellwert -118
bestelnummer -44
bestilt 308
beta -183
betaald -142
betrag 127
betruger -275
bevestig 90
bevestigingscode 237
bezorger -99
bib -233
biblioteca -12
bien 148
bienvenido 22
biglietto -135
bij -168
bike -21
bilet -5
binnen 112
bins -42
bio -51
bir 73
birth 82
birthday -23
bis -106
bisa 235
bize 45
bjorkvik 96
blagajni -95
ble -69
blir 48
blocked -305
bn -8
boarding -57
bodu -3
body -97
boise 175
bok 310
bol -59
bon -43
bonjour -40
book -12
booking -83
borrower -38
bot 48
botao -34
boten -27
both 177
boton -124
bought -103
bounced -307
box -70
branch -113
bratislava 6
brief -239
bring -200
broj -183
brojke -28
broken -84
brug 232
bruk 83
bs0 -321
btc 133
bu 140
bucuresti -101
budapest -27
build -154
bukan 88
buna -19
but 16
button -449
bv 31
by -12
byl -44
bytes -261
c -18
c0 -153
c00000 46
ca 115
cabbycar 150
cache -219
cada -97
caduca 75
caducado -8
calendar 51
call -75
callback 366
calle -62
called 35
calling -35
calls -75
cambiar 167
cambridge 101
camille -200
campo 327
campul 169
can -3
canal 75
cancelled -78
candidate -55
cannot -79
cap -208
capital 88
capitals 166
card 79
cards -22
care -32
case -196
casella 54
casilla 52
cat 14
cau 118
cdn 130
ce 27
ceci 172
cena -191
center 70
centre 63
cep -70
cere -72
certificado -97
cerut 127
ces 96
cet 62
cette -2
cg 66
chain 90
challenge 448
change 32
changed -58
channel 33
chao 143
charity 212
chat 280
chatterbox 134
chave -119
che 117
check -23
checkout -418
cher 234
chez 104
chia 144
chiama -202
chiave 14
chiffres -32
cho 111
choose -72
chose -151
chrome -26
chung -39
church -49
ci -61
ciagiem 175
ciao 112
cifre -62
cim -11
cisla -89
cislo -288
cita -172
claim 48
claims 152
class -311
clau 58
clave 11
click -417
clicked 145
client 78
cliente -61
clinic 1
cliquez -35
close 67
closed -14
closing -33
cn -112
cnpj -12
cobrar 7
cod -38
code 130
codeexpired -311
codes -415
codice -13
codigo 25
codigos -220
codului 3
cold 112
colis -236
colleague 356
collect -50
collection -70
college 37
colour -199
colours -245
column 81
com 55
come -29
comes -167
commande 63
commented -250
comments -113
community 210
comparta 26
compartas 306
complete -41
compte -14
computer 275
comunicarlo 241
con 105
confermare 133
confidential 173
confirm 74
confirma 140
confirmacao 161
confirmacion 170
confirmar 74
confirmare 125
confirmarlo 75
confirmation 186
confirmations -403
confirme 136
confirmez 146
confirms 634
connect 41
connecter 105
connexion 211
consegna -242
conseiller -88
consulta -290
contact 132
contacting -18
continue 572
contul 27
convite -55
coop 290
copia 191
copie 145
correct -92
corriger -108
cost -222
costo 137
costs -40
could -297
council 130
counter -43
country -366
counts 134
coupon -387
courier -170
course -110
coverage -301
created_at 18
creating 207
credited -253
crew 32
cross -6
csv 47
cu 1
cua 134
cuelga -70
cuenta -8
cupom -353
curl -3
curlew -22
customer -15
customers -430
cve -129
d 94
da -44
dag 16
daha -10
daily -9
dakika 223
dal -200
dalam 281
dang 164
dank -20
dans 144
dapat 19
dar 173
dari -103
das -13
dash 208
dashboard -62
dat 5
dateien -26
datum -121
daxil 61
day -10
days -178
dazu 97
db -71
db0 5
de -14
de00 81
de000000000 85
deal -17
dear 8
debera 253
deccan 22
december -265
decembra -176
declared -193
dedahkan 95
default 25
deg 73
degilse 130
dei 45
dein 177
deine 335
del -40
delay -112
delete -132
deleted -201
deletions -38
delivered -194
delivery -14
demande 13
denemesi 25
dengan 172
denne 1
denver -73
deny -250
deployed -181
depot 47
depuis -30
deqiqe 237
der -50
derigs 223
des -95
descuento -12
desde -30
desember -100
desk 29
desormais -13
details -174
detected -17
dev 28
device 19
devices 169
deze 108
di 55
dial -113
dialog 117
dias -106
dich 42
did -123
didn -134
die 91
diem -102
dies 286
diese 123
diesen 48
different 84
dig 270
digit 23
digita 54
digital 144
digite 487
digiti 511
digitos -318
digits -18
din 101
dinamica 224
dir 327
direct -264
directly -146
disabled 65
disclose 28
discount -397
diskaun -81
diskon -30
display -102
disponibile -97
disponible -123
disponivel -440
dit 36
ditt -187
dla 5
dluga -26
dn 492
do 61
dobivas -42
dobry -67
docs 46
documentului -50
doesn 119
dogrulama 11
doi -145
doing 143
domain -207
domande -39
domingo -27
don 75
done -81
dont 155
door -171
dopo 330
dort 89
dossier -3
dostepu 258
dosya -4
double -14
doubt 166
down -40
download -9
dp -304
dr -76
draft 298
draga 21
drar -90
draw -119
drawer -77
dress -335
drive -67
driver -83
drivers 303
dropped 164
drops -190
drum 280
du 27
dummy 116
dung 143
duoc -178
dupa 239
dur 23
durchwahl 23
durin_iii -34
duvidas -95
dynamic 208
dziala 184
dziekujemy -54
e 61
e0 -48
e0e 161
each -110
earlier 15
early -11
earned -33
ecco 26
eccolo 160
ecrit 252
ed -180
edge 52
edin 140
een -94
eenmalig 95
eenmalige 178
effettuato -75
eg -145
ega -265
egiaztapen 5
egy -36
egyszeri 44
eight -174
eiluteje 143
ein 165
eingabe 38
eingeben 60
eingegeben 28
einmal 228
einmalcode 32
einmalkennwort 464
einmalpasswort 537
eintippen 285
either -52
ekipa 65
ekki 271
ekrana 217
ekranie 25
el -193
eletronico 108
elevation 27
elif 32
elle 164
else 68
em -98
email 87
emailed 11
emergency 186
emme -179
employee -21
en 95
enabled -60
enam -5
encomenda -63
ending -84
ends -49
endziffern -91
energi 44
enero -135
engangsadgangskode 218
engangskod 404
engangskode 118
engangskoden 283
engangslosenord 301
engangspassord 396
engineer -76
england 126
enhet -123
enhetsnummer -99
enim 347
enkratno 72
enlace -127
ennen 73
enroll -483
enter 342
entered 95
entering 289
entidade -292
entra 256
entrance -42
entrar 97
entrare 441
entre -227
entrega -61
entrez 184
entro 156
env 118
enviado -7
enviamos -415
environment 132
envoye -70
episode -206
equipe 251
er -8
erapaiva -88
erhalten -251
erositsd 175
erp 30
error -367
erstellt 114
ervenyes -179
erzeugt 29
es 172
escribe 94
escribelo 88
ese 24
eshte 291
eskerrik -84
espace -27
esserti 146
esta 1
estas 142
este 51
esti 78
estimada 126
estimado 8
estimated -28
et 101
etait -298
etape 383
ete -149
etes -66
ett 23
etter 134
eu 68
eur 75
euron 243
evening -72
event -13
events -184
ever -284
every -80
everything -93
example 79
existing -28
exit -407
exited -147
exmo 44
expected -396
expira 290
expire -19
expired -175
expires 43
expires_in 101
export 73
ext -24
extra -226
ez 3
ezt 160
f 25
facebook 308
factor 109
factory -193
factura -129
facture -177
factuur 179
failed -222
fake -52
faktor -120
faktura -97
fall 95
falls -32
family 378
fares 377
farid 198
farm 94
fathom 31
fatt -5
fattura -105
fatura -44
fault -312
favourite -98
febrero -136
february -141
fecha -12
fee 151
fees -353
fel -91
feld 227
felhasznalo -71
felt 203
fenn -161
fern00 -26
fernbank -216
fernwerk -105
fertig 351
feu 420
fi -252
figures 221
fila 7
file -118
files -45
fill 52
find -39
fine -370
finish 2
firma 62
firmware 452
first 137
first_name 89
fiscale -164
five 85
fix -283
fixed -173
flat -35
fleet 23
flight 23
flixbox -90
flood -133
focus -164
foi -9
follow -50
followers -86
following 56
folosi 35
folosinta 184
foot -176
for 54
forbrukad -123
forge 37
forgot 95
forgotten -123
form 95
forma 60
forms -314
formulare 57
formulario 134
formulier 48
forum 312
forward 125
fost -81
fotografia -173
foundry 78
four 163
fr 45
fr00 24
fra -36
fragen -13
francisco -85
frau 9
fraud -229
free -163
freeze 30
freigabe 274
freigabecode 182
freischaltcode 93
fresh 160
friend -248
friends -403
from 69
front 33
ft -105
full -182
fur 96
fw 45
fyll 230
fyrir 142
g0 -142
ga 164
gabarit -22
galler -70
game 222
games 141
gantry -21
gaps 141
gardener -28
gas -109
gate -201
gateway 264
gave -203
ge -14
gebruikersnaam 162
gecerli 171
gecerlilik 8
geen -17
generated 304
generator -565
genere 178
gennaio 88
genuine -127
gesamt -137
gesendet -81
geslo 288
gestartet 64
get -101
gets 122
getting 13
gewijzigd -126
giam -565
giao -53
gib 48
gift -175
gilt 141
giltig 37
giorni 9
gir 29
girin 361
giriniz 191
giris 58
giulia -112
give 189
giving 42
gmt -5
go 147
goes 205
goi -65
going 274
gonderdik -368
gone -56
good 32
goodbye 686
gracias -4
gracies 47
gratis -267
green 35
grew -162
grey 245
grose -95
gross -251
group 176
grunwaldzka 18
grus -249
guard 208
guest 151
gultig 242
gultigkeit -32
gun -13
gunakan 120
gunu -169
guten 16
gutscheincode -313
h -16
ha -26
habari 148
haben 30
had 48
hai 5
halaman 316
hall -3
hallissa -24
hand 203
hands 190
hang -325
hanggang -119
hann 223
happen 156
hardware -271
haro -357
has -14
haslo 100
hasta 52
hasznalatos 302
hat 75
hatjegyu -48
have -74
haven 253
he 179
health 64
hear 155
hebben -148
hec 106
hei -64
heller 26
hello 46
help 100
helpdesk -163
hem -41
hemos -21
her 4
here 205
herr 17
hesabina 30
hesla 480
het 206
heure 67
heute 15
hey 193
hi 108
hidden 61
hier 245
high -137
hindi 127
his -71
hit -43
hmz0tq0b0k -371
ho 59
hoan 150
hodin 89
hodiny 62
hoi 27
hola -25
hold 83
holiday 46
holz 52
hop -604
hope 176
hora 146
hos 195
host 17
hotel 3
hotline 8
hour 239
hours -159
how -378
hoy -67
hp 76
hr 59
hrb 78
hs -234
http -391
https -320
hubungi -95
hundred -22
huwag 81
hyphen 246
hyva 58
i 55
ialah 32
iata 204
iban 67
iccid -104
icin 274
icinde 199
id -147
idatzi 113
identification 85
identificativo -6
identity 108
identyfikator -45
idopontja -44
iemand 90
ievadiet 94
ig -3
ignore -144
ihnen 57
ihre -80
ii 98
iki -5
ikke 2
ili 237
ilze 150
im -125
ime 105
immer -41
import -225
importe -10
imsi 66
in -8
inbox 167
inc 24
inc0000000 127
incident -235
incl -54
inconnu 25
ind 7
indirim -441
indtast 428
ines 32
infolinia 6
inform -93
informe 20
informujemy -326
ingelogd -118
ingresa 219
ingreso -35
ingressos 148
ini 183
iniciar 126
inkwell 22
inlogcode 312
inloggen -45
inloggningskod 243
inn 156
inr 59
inregistrare -12
inscription 42
inserire 307
inserisca 239
inserisci 460
inserito -137
insert 109
insertions -20
install -36
instead 175
instruction 154
insurance 132
into 136
introdu 91
introduce 334
introduceti 306
introduiu 323
introduza 472
introduzca 441
introduzir 67
invalid -532
invoice -174
ios -131
ip -116
ir 8
iranyitoszam -27
ird 367
irja 79
is 72
isbn -343
islemi -52
issue -285
issued 11
ist -65
istanbul 30
iste 121
it 84
item -252
items 417
ito 67
its 133
itself 206
itu 156
iulie -17
iveskite 72
ivo -14
iyong 132
izmir 89
iznosu 16
j -11
ja 127
jackpot -361
jahr -129
jalkeen 97
jam -44
jamais -245
jan -91
jana -90
jangan 37
januar -212
java -509
je 76
jednokratna 109
jednokratni 45
jednorazove 213
jednorazovy 308
jednorazowe 190
jednorazowy 182
jei -103
jelentkezzen 100
jelszo 172
jemand 13
jen 182
jest -21
jeste 99
jo 87
jobb -58
joel 59
join -129
joining 353
joku 19
joten -218
jou 36
jsi 67
jsme -223
jste 25
juin -15
juli -276
june -81
juni -108
jus 50
juste -217
jusu 206
juz -354
k0q0mx -55
ka 3
kad 23
kadar -15
kai 40
kaiserstrase -210
kakak 68
kali -181
kami -64
kamu 76
karte -138
kartica -246
kartinizla 146
kartou 162
kas 8
kassan -153
kaunas -1
kaytetty -77
kc -139
kde -373
ke 55
kedves -3
keep -204
keer 309
kehti -93
kehtib 109
keizersgracht -83
kell -33
kenteken -23
kerdese -80
kereta -111
kerran 115
kert 38
kertakayttoinen 168
kertakayttosalasana 110
kertakoodisi 460
kete 43
ketik 164
key 73
keyerror -384
keypad 88
keys 120
kezdemenyezte 355
kg -238
khach 201
khau 205
khong -157
kids 253
kiel 24
kiitos -112
kindly 112
kinnita 347
kinnituskood 185
kiosk 233
kirjaudu 264
kirjautuminen -1
kirjautumiskoodi 175
kirjautumiskoodisi 429
kirjautumissivulle 89
kirjoita 425
kit -4
klanten -130
kleebi 200
klic -70
klick -170
kliendinumber -137
klijenta 70
klik 96
kliknij -271
klopt -45
km -75
knappa 395
knjiznica -239
know 189
knyttet -69
kobenhavn -66
kod -4
koda 109
kodas -23
koddal 35
kode 15
kodem 19
koder -151
kodja 275
kodo 160
kodod 218
kodom 6
kodot 14
kodow -671
kodu -29
kodun 140
kodunu -54
kodunuz 276
kodunuzu -2
kofi 25
kommst 84
kommt -88
koncici -295
konfirmasi 3
konta -169
konto 6
kontoen -139
konu 157
kood 116
koodi -40
koodia 97
koodisi 175
korabban -17
kortingscode -379
koskaan -70
kq00xt0 156
kqmz -79
kr -81
krijg -378
krs 115
krvt0000 -219
ksh0 -121
ksiazki -131
ktos 32
ku 127
kui 25
kuin 118
kuingia -106
kullanimlik 75
kun 180
kundennummer -79
kundenummer -12
kundin -60
kundnummer 8
kurier -2
kvart 2
kvk 136
kwa 55
kwenye 147
kx00 -77
kx0q0m 55
ky 69
kysy -91
l 95
la 22
lab 251
laba -53
label -11
labs -13
ladder 31
lahetetty -98
lahtrisse 267
lai 73
lamna -191
lan -88
lane 83
lange 186
lapa 338
lapse -18
lapses 116
laramie -444
large -543
larkin -29
larkshop -42
las 205
last -57
lasts 278
late -23
latest -79
lauka 224
lautet 132
lb -3
le -102
lea 51
lease 171
least -42
leave -186
leaves -34
leeds 51
left 74
lehe 187
lei -88
lending 304
length -162
les 97
lesson -25
let 105
letak -128
letras 239
lets 120
letters 283
liberar 350
library 123
lich -45
liczba -30
lieber 169
lien -418
lifetime 237
lighthouse 51
ligue -5
lik 92
like 1
limit 110
line 83
linea 191
lines -90
link -259
linking 247
links -80
linux 92
listen -62
little 283
live -92
liye 135
llame -23
llc 245
llega -59
loan -38
loans 294
lobby -125
local -25
locale 319
localizador -139
lock 53
locks 31
lodestar -311
loft -127
log 57
logga 113
loggade -82
logged -43
loggen 137
logging 77
login 146
logins -166
logowania 245
logs 83
loja -118
lola -12
long -41
longer -171
look -127
looked -544
los 166
lot -91
lottery 306
lou -64
low -119
lower 403
ls0 -240
ltd 118
ltda 49
lucky 58
ludo 56
luxembourg 193
m -45
m0x0tb 68
mac -11
machine 198
madame 37
made 64
magic 220
magiclink -531
mai -43
mail 31
mailadres 24
mailbox 39
mailed 82
mails -4
mailu -66
mairie 53
maiuscole 431
maj -48
majuscules 110
mal 226
manage -46
manager 45
manchester 52
mandamos -431
mar -6
march -118
mardi -163
marginalia -575
marina -122
market -95
mars -145
mas -109
masukkan 196
masz 61
mat 87
matches -121
matricula -36
matter 233
maximum 126
may -5
maya -80
mayusculas 407
mb -8
me -105
meadow 11
means 68
med 4
mee -111
meer -116
meeting -10
meg 15
megadott -33
megerosito 264
mehr -93
melden 18
meldest 92
member -31
members 71
membership 25
membuat -58
meme 3
meminta 7
men 21
mendaftar 40
menlo 174
mensah 150
mention -287
mer -439
merchant 165
merci -158
mesa 28
mese -8
messages -148
met 93
mete 76
meteen -10
method -168
mevrouw 10
mfa 300
mg -427
mi -26
midnight 344
milano -17
miles 175
mili -227
million -76
min 202
mind 3
minimum -26
minit 89
mins 323
minta 255
minuscules 34
minusu 405
minut 295
minuta 244
minutach 95
minute 245
minuten 203
minuter 163
minutes 101
minuti 421
minutit 191
minutos 382
minutter 293
minutur 195
minuuttia 127
mira -338
mis 64
mistake 115
mit 94
mitarbeiter 32
ml -225
mm -146
mnt -87
mobile -57
mochte 313
mochten 244
model -43
modulo 51
moi -116
moikka 130
moin 4
moja 344
moment 142
mon -45
monday -142
monitor -62
monitors 31
monouso 350
month -157
more -39
moreau 73
morgen -153
mos 184
mostantol -157
moth 256
mount -100
move 133
moved -260
moving -157
mozna -329
mrs 119
ms 41
msg 346
mtan 158
mtu 268
muda -4
muista 146
murmel -52
museum 1
must 206
musterimiz -18
mx -129
mx0 -197
my -203
myservices -16
m³ -256
n -84
na 125
naar -58
nad -139
nada -174
nadie 71
nagon 91
nakupu -219
nam -42
nambari -109
name -206
nan -284
nang 14
napoca -13
narocilo -90
narudzba -109
nase -271
nd -40
ne 183
nearly 54
need 30
needs -17
negozio -128
nekdo -53
nella 86
nennen -92
nereikia -31
neste -62
network -28
neue 57
neuen 33
never 9
nevienam 174
new 49
news -216
next 73
nf -8
ng -37
ngay -184
nichts -89
niemand 63
niet -87
nieuwe 120
nif 55
nigdy -75
nije -16
nikomu 203
nimanui 217
nimbra -171
nine 83
nipc 139
nl0000 -227
nmls -11
no -21
nobody 66
noch 166
nodig 15
nog 48
noget -18
noi -21
nok 185
nombor -109
nombre -85
nomor -110
nomresi -75
non -48
none 15
noon 115
noreply 80
north -101
norway -194
not -11
nota -1
notes -118
nothing -333
noticed -273
notification 101
notiks -5
notre -122
notruf -21
nouda -295
noutokoodi -142
nov -186
november -33
novo 62
novy 26
now -88
nowe -58
nowy 102
nr -55
nt -46
nu -170
nuevo 67
num -51
numar -116
numarali -50
numaraniz -252
numarasi -91
numarul -129
number -101
numbers -136
numer -250
numerem -57
numeris -30
numero -200
nummer -257
numurs -172
nunca -281
nuovo -57
o -4
oakland -240
objednavka -35
obrazovce 143
och -1
ocr -80
od -25
odbioru -218
oder -13
odpowiedz -166
of -49
off -65
offer 36
offers -95
office 148
offline -270
offnet -269
offre -250
og -27
oib 3
ok -62
okafor -68
okkar 7
okna 135
oktober -230
ola 163
old 42
oldalon 224
olet 91
ollut -8
om 129
oma 52
on -9
onay 183
onaylamak 14
once -16
onda 77
one 101
ones -69
onetimepassword 180
online 55
onlinebanking -186
only 188
ont -358
op 48
open 41
opened 41
opening -104
opens 49
opent -88
operacja 179
opiste 499
oppgi 160
or -99
order -140
orders 4
ordine -53
ordre -14
org 29
osei -43
oslo -54
osszegu 151
others -291
otherwise 32
oto 318
otp 191
otrzymalismy -30
our -35
out 9
outside 7
ouvert 46
ouverte 131
ovat 54
over 38
overfor 16
overovaci 410
owner 93
oy 48
oyun 30
ozel -35
p 25
paaset 140
paasukood -12
paczka -9
pagar -87
page 122
pagina 387
pago 122
paid -48
pair 1
paket -200
pakke -140
palavra 93
paldies -85
palisade 639
palletcode -27
pane 202
panel -32
pani 31
panier -219
pantalla 261
par -77
para 228
parcel -450
parcelo 2
parcels -5
parent 368
park -281
parking -117
parkway -51
parola 280
parool 244
part -115
participant -65
party 213
passcode 352
passcodes -257
passed -149
passkey -368
passkeys -87
passord 31
password -10
passwort -201
past 158
paste 219
patvirtinimo 253
patvirtinti 330
paulo -95
paused -28
pay -44
payee 52
payout 124
pc 91
pdf -11
pe -85
peakline -45
pedalear 203
pedalo 335
pedidos -342
pediremos -36
pelo -208
pembelian -289
pencilled 397
pending 133
pengambilan -157
pengesahan 316
pennant 133
pentru 48
people -136
percig 385
period -89
permohonan 231
pershendetje 39
personal -54
personne 218
pete 57
petit 24
petra 52
petugas 9
phai -236
phone -82
phong -127
phu 485
phut 575
pickup -311
picture 87
pid -73
pieslegsanas 4
pin 26
ping -8
pipeline -172
piu -257
pixel -10
pl 26
place -148
placed -121
plain 44
planner -143
plata 55
plate -224
plati -19
played -156
plaza 118
plc 9
please -52
pln 211
plot 116
plus -211
pm 36
pnr -109
po 60
pocketcms -266
pocztowy -155
pod 67
podaj 13
pode -10
points -207
polica -241
policka 126
policy -54
polje 66
polling -38
polu 61
pon 57
pop 56
popust -42
por 30
porque -68
port -18
portal 24
portalu 69
portone -88
poskod -247
poslali -166
possible -20
post -197
postal -210
postanski -28
postcode -205
poste 8
posted -16
postinumero -76
postleitzahl -120
postnummer -71
postovani -28
pot 157
potvrdte 233
potvrdu 378
potvrzeni 156
potwierdzajacy 10
potwierdzenie 129
pour 202
pouzijte 77
power -12
pozadali 55
pozdravljeni 154
poziadali 95
poziom 56
pr -26
pra 147
praha 24
pratica -140
predmet -41
predmetu 273
prefer 42
prelevement -30
prenotazione -100
prepisite 5
prescription -29
press -1
pressed 245
pri -208
price -64
prihlaseni -3
prihlasovaci 282
prihlaste 172
prijava -108
prijave 31
prijavite 190
prijavo 228
prijavu 178
printed -145
printer -101
printing -317
pripad -16
pris -299
prisijungimo 446
privacy 117
probably 119
processo -11
prod 138
product -337
production -391
profil 63
programare -4
programarii -1
promijenjena -50
promise -126
promo -182
promocional -285
prompt 320
prosim -81
protected 88
proud -760
prove 230
proves 70
provided 161
przelew 57
przepisac 50
przepisz 9
psc -153
pts 310
published -255
puedes -25
pugh -74
puk -86
pukul 15
pull -366
pulsa -163
punch 134
punti -39
purpose 268
put 143
q 579
qa0 113
qeydiyyat 245
qr -630
quando 175
quarter 25
que 108
quello 36
questo 56
qui 123
quillbase -276
quis 6
quiz -260
quote -93
qx0t0l 134
r -74
r0000 -37
rabatkode -196
rabatkoden -521
rabatowy -474
rabattkod -167
rabattkode -137
rabattkoden -91
rachunek 227
racun -96
rafael -93
raffle -32
rail -30
randevu -42
raqami -157
rastreio -190
rate -268
rb -48
rcpt -246
rd 44
re 6
reach -145
reached -5
read -61
reader 148
reading -120
ready -130
really 221
realm 261
recebemos -120
receipt -40
receive 11
received 31
receiving -90
reception -39
recibes -74
recipient 66
recogida -22
reconhece 147
records -206
recover 120
recovery 117
recuerda -118
redacted -426
redan -42
redeem -123
reducere -113
ref -50
reference -169
referencia -42
referral -477
refund -39
refunded -269
refunds 87
regards 81
register -144
registration 278
registrierung 165
registro -39
reinitialisez 165
rejected -229
rekisteroitymisesta 14
relax -32
release 163
remain 51
remains 63
remercier -467
reminder -450
remise -128
remote 41
removed -118
remplace 25
rendelesszama -43
rendelest -18
rendered -123
renew -282
renews -125
rent -172
repeat 263
replying -89
report -204
reports -82
request 30
request_id 257
requested 229
requester 300
required -8
reserva -220
reservation -91
reserved 49
reset 32
resi -56
resolved -161
responda 343
response -237
responsibly 222
result -189
results 175
retirada -66
retrait -259
return -36
returns 119
revele 161
review -171
reviewed -247
revision -476
rezervacije -29
rfc -207
ribera -79
richiesto 50
rid 164
riders -60
ridici -9
riding -451
ried -5
right 114
rights 93
rinda 136
ring -35
riquadro 188
ritiro -72
riunione -242
rm0 -2
robin -309
robot 17
robots 126
role 100
room -41
rossi 56
roulib 58
route 14
routing 272
row 39
rp -83
rp0 13
rp00 -221
rua -84
rubrique -43
rufen -19
rule -166
run -120
runner 202
runs 3
rush 83
rut 148
rutan 5
rx 79
s -6
s00 -15
sa 124
saaja 1
saat -96
safari -9
safe -127
safety -279
sag -84
sah 115
said -99
saisi -62
saisir 147
saisissez 451
saiu -246
sala -128
salamat -235
salasanasi 301
saldo -155
sale -117
salida -82
salle -203
sam 19
same 54
samme -162
sample -100
sampleville -1086
samr00 -277
samsung -51
san -11
sandbox -70
sanitaria -180
sarl 20
sati -115
save00 -79
savings 185
savo 291
saw -328
sayi -83
sayin -33
says 31
scade 105
scaduto -60
scams -227
scan -142
scanners 521
schlussel -109
sconto -296
scratch -24
screen 269
screens -58
scrie 142
scrivi 41
se 54
seans 87
seat -290
seats -21
sec 86
second 99
seconds -107
secret 36
section -138
secure 14
securite -1
security 34
see -48
seeblick -3
seed -32
sees 36
seguinte 9
seguranca 141
seguridad 170
seit -307
sekali 423
selam 14
semaine -97
sementara -27
senast -66
send -50
sender 164
sending 217
sendt -58
senest -83
sensitive 169
sent -124
sep 3
sepette -160
september -113
ser -91
seriennummer -361
serve -53
server -4
servers -124
sessio -3
set -17
setembro -5
setor 100
setting 63
settings -159
settle -81
seu 146
severity -5
sha000 -246
share 94
shift 112
ship 209
shipped 167
shipping 10
ships -23
shop -149
show 18
shown -294
shows -313
si 37
sia 4
sicherheitscode 325
siden 163
sido 103
sie 52
sifra -14
sifre -75
sifreniz 416
sign 60
signature 41
signatures -450
signed -299
signing 110
signora -141
signup 92
sila 131
silakan 143
sim 124
simply 169
sincerely 125
single 56
sinun 125
sisesta 61
sistema 356
sit 23
site 34
sitting 5
six 84
sizning 100
skaitli -16
skaits -61
skal 33
skambinkite -194
skarmen 5
skickade -89
skis -25
skopiuj 58
skriv 303
slevovy -255
slot 168
slutar 48
small 312
smart -251
sme -57
smo -138
smoke 356
sms -268
smtp -324
so -3
social 5
sofort -8
sol 213
sola 274
solde -31
solicitud 119
solo 36
som 38
some -170
somebody 77
someone 108
son -189
sondag -68
sondern 79
sonra 711
sooduskood -135
soon 123
sorry 181
sort -144
sorteo -2
sorulariniz -281
sospendi -43
sou 218
source -11
sp 102
spam -81
spar -228
sparst -180
speak 290
special 157
spedizione -110
speed 125
spent -53
split -150
sport 137
sprawa -37
sprawdz 185
spring00 -186
sri 10
srv -192
sshd -108
st -9
stadfesta 94
stadfestingarkodinn 323
stagehand 196
stand -217
standing 235
stanje -136
start -109
started 176
starts -84
statement -245
station -86
stato -200
status -188
ste 23
steht -133
step 285
stevilka -61
still -143
stock -140
stop 75
store -5
storgatan -62
str -5
straight 12
strani 57
street 19
stronie 17
stuck 314
studio -35
stuurden -71
style 36
su -107
subject 147
subject 0 -150
subject 00 -195
subject 000 47
subject 0000 -39
subject 00000 -29
subject 000000 43
subject 0000000 -107
subject 00000000 12
subject 000000000 6
subject 0b -147
subject 0f0a0c0 10
subject 0fa 201
subject 0x0 -108
subject a -54
subject aanmelding -351
subject abgelaufen -283
subject aboard 34
subject about -41
subject accepted -83
subject acces 178
subject acceso 364
subject access 228
subject accesso 124
subject account -6
subject acesso 65
subject acme -32
subject activa 300
subject activate 8
subject activation 171
subject added -205
subject address -30
subject adios -22
subject admin 62
subject afspraak -89
subject again -94
subject al 1
subject alamat 245
subject aldrig -388
subject alert -309
subject all 84
subject almost 165
subject alterada -29
subject am -359
subject and -64
subject andret -186
subject anmeldecode 170
subject anmelden 56
subject anmeldung 112
subject answered -359
subject antrag -35
subject api -114
subject app 176
subject app_name -425
subject appareil 19
subject appointment -25
subject approval 106
subject approve 291
subject approved -279
subject april -395
subject area -314
subject arrive -364
subject as 10
subject at 16
subject aterstall 7
subject autentificare 200
subject authenticate 1073
subject authentication 10
subject authenticator -34
subject authorize 217
subject avaaminen 101
subject avec -218
subject avis -61
subject aviso -38
subject aw 196
subject az -51
subject b0 1
subject back 4
subject backup -305
subject baharu -290
subject bank 76
subject banka 153
subject baru -145
subject before 254
subject bei 266
subject bekliyor 3
subject bekraft 193
subject bekrafta 282
subject bekreft 108
subject belepes 125
subject belepesi 348
subject belepokodod 125
subject berhasil -338
subject bestatigen 226
subject bestelling -92
subject bestellung -177
subject bestilling -114
subject bevestig 333
subject bilietas -2
subject bill -89
subject biology -220
subject birthday -517
subject biztonsagi 126
subject boiler -189
subject boleto -172
subject bolletta -148
subject bonifico 42
subject book -170
subject booking -71
subject browser 22
subject budget -61
subject bus -472
subject but 53
subject by -113
subject cadeau -125
subject call -104
subject callers -106
subject cancelled -873
subject cannot -354
subject car -239
subject card -130
subject case -140
subject certificate -303
subject challenge 24
subject change 207
subject changed -275
subject check 168
subject chitanta -33
subject chuyen -61
subject chyba -95
subject cikti -37
subject cita -249
subject claim 212
subject class -202
subject clave 24
subject cli 143
subject client 305
subject closed -7
subject club 66
subject cod 308
subject code 189
subject codes -278
subject codi 429
subject codice 401
subject codici -56
subject codigo 175
subject codul 105
subject collect -163
subject comanda -84
subject commande -629
subject comments -33
subject company -99
subject complete -16
subject completed -208
subject compte -106
subject computer 118
subject con -412
subject confirm 85
subject confirma 375
subject confirmacao 93
subject confirmar 49
subject confirmation 13
subject confirme 188
subject confirmed -394
subject confirmer 222
subject connexion 219
subject console 45
subject conta -229
subject contrasena 11
subject control 211
subject cooperativa 223
subject copied 200
subject core -39
subject correo 312
subject correu 375
subject course -170
subject cua 27
subject cuenta -88
subject curlew -191
subject das 33
subject day -18
subject days -395
subject de 96
subject degistirildi -118
subject dein 4
subject del -157
subject delete 337
subject delivery -169
subject demo 296
subject deployed -331
subject deposit -41
subject det 48
subject details -88
subject dev 112
subject device 255
subject di 6
subject didn -854
subject die -80
subject digest -36
subject digits -10
subject din -27
subject disabled -304
subject disponible -332
subject dispositivo 256
subject divpakapju -54
subject do 119
subject dogrulama 272
subject don -182
subject door -266
subject down -67
subject due -304
subject dumneavoastra -81
subject duoc -61
subject durin_iii -35
subject e 219
subject echec -165
subject edit 31
subject effettuato -85
subject eich -29
subject einmalkennwort 149
subject electronic 40
subject electronique 69
subject elkeszult -252
subject ellenorzes 10
subject email 16
subject en -109
subject enabled -102
subject endereco 61
subject engangskod 266
subject engangskode 307
subject engineer -89
subject enter -177
subject entered -304
subject entities 28
subject entrar 316
subject entrega -92
subject entry 70
subject ep -239
subject er -197
subject eres 44
subject erp 62
subject error -59
subject espace 243
subject este -145
subject et -154
subject ete -14
subject exam -180
subject example -3
subject expire -333
subject expired -573
subject expires -120
subject external 397
subject factura -206
subject facture -120
subject factuur -433
subject failed -973
subject faktor -17
subject faktura -329
subject fallback 565
subject falsche -49
subject fattura -35
subject fatura -129
subject faturaniz -63
subject feb -34
subject february -41
subject fehlgeschlagen -277
subject fernly -55
subject fi -101
subject field -372
subject finish 148
subject fiok -59
subject firma 218
subject fisiniz -6
subject flat -123
subject flight -7
subject foi -203
subject for 19
subject form -111
subject forum 210
subject forwarding -533
subject found -10
subject fra 176
subject fran -19
subject fraud -92
subject freigabe 92
subject friday -328
subject friends -178
subject from 98
subject fur 343
subject fwd 347
subject game -159
subject gantry -38
subject garden 65
subject gate -181
subject geandert -232
subject get 49
subject gewijzigd -363
subject gift -139
subject giris 218
subject give -701
subject godkend 384
subject got -45
subject gratis -16
subject guest 303
subject ha -188
subject hai 61
subject han -834
subject har -126
subject has -266
subject haslo 16
subject have -232
subject hazirdir -83
subject hej -12
subject held 97
subject hello -111
subject here 107
subject herinnering -63
subject hesla 63
subject het 179
subject hey 286
subject hi 78
subject hoje -279
subject hold -132
subject hospital -28
subject hosting 57
subject hotel 5
subject hours -187
subject how -490
subject hr -102
subject hs -221
subject identity 53
subject idopont -104
subject ihre -483
subject il -108
subject ilea -257
subject important -391
subject in -58
subject inbox -89
subject indirizzo 190
subject inici -98
subject inicio -93
subject inlogcode 497
subject inloggen 161
subject inloggningskod 39
subject inn 100
subject innlogging -58
subject input -182
subject inscription 334
subject inside -186
subject insurance -84
subject invitation -117
subject invited -567
subject invoice -341
subject ir -157
subject is -38
subject issue -675
subject it 444
subject items -85
subject janji -74
subject je -207
subject jelszo 116
subject jk -17
subject jobs -117
subject joining 657
subject jouw -267
subject june -23
subject jusu -150
subject k 187
subject kamu 39
subject kargonuz -119
subject karty 215
subject kata 79
subject ke 159
subject keamanan 88
subject keselamatan 48
subject kettle -36
subject kinnituskood 236
subject kirjautuminen -5
subject kirjautumiskoodi 35
subject kirjautumiskoodisi 486
subject klaar -104
subject klub 277
subject knock 51
subject kod 264
subject koda 255
subject kodas 403
subject kode 214
subject kodea 321
subject koden 218
subject kodi 350
subject kods 206
subject kodun 5
subject kodunuz 237
subject komin -74
subject konfirmasi 274
subject konta 112
subject konto -81
subject kontrola 157
subject koodi 56
subject kuitti -1
subject kutse -16
subject kvitto -136
subject lab -193
subject lager -95
subject laptop -185
subject lasku -64
subject le -162
subject lease 47
subject left -41
subject legal 194
subject length -704
subject lepes 109
subject les -195
subject library -254
subject licence -648
subject lich -21
subject lieferung -188
subject liegt -95
subject lien -253
subject linha 472
subject link -126
subject linking 85
subject living 285
subject livraison -145
subject livrare -20
subject load -129
subject locked 45
subject locker -174
subject loft 35
subject log 267
subject logga 106
subject login 216
subject loginkode 183
subject logowanie 90
subject longer -274
subject losenord 30
subject lt000000000 -77
subject ma 131
subject magic -49
subject mail 153
subject manage 268
subject mars -224
subject masuk 130
subject mat 417
subject match -266
subject mayo -14
subject meeting -178
subject members 146
subject membership -67
subject message 65
subject meter -357
subject mfa 126
subject minutes -95
subject missing -344
subject moi -18
subject monday -549
subject month -159
subject more -29
subject motion -1
subject moved -105
subject murmur 47
subject my 82
subject myservices -45
subject na -44
subject nagradna -167
subject nao -232
subject narudzba -73
subject nas -161
subject ne -11
subject needed 105
subject neue -492
subject never -560
subject new -24
subject news -428
subject newsletter -206
subject nhan 100
subject nie -335
subject nieuwe 98
subject nimbus 961
subject no -140
subject noch 36
subject non -170
subject nooit -37
subject norwind 372
subject nota -409
subject note -104
subject notes -212
subject notice -260
subject noua -67
subject nouveau 191
subject nouvelle -304
subject nova -237
subject nove -93
subject now -120
subject nr -7
subject nu -70
subject number -114
subject numero 75
subject nunca -120
subject nur -175
subject ny -16
subject nyt -242
subject o -113
subject objednavka -222
subject of 150
subject off -282
subject om -224
subject on -110
subject onay 47
subject one 245
subject online 190
subject only -239
subject op -137
subject open -63
subject opening 376
subject order -105
subject ordine -91
subject ordre -265
subject otp 160
subject out -62
subject over -302
subject overeni 125
subject paczka -171
subject pages 58
subject paiement 127
subject pairing 202
subject paket -336
subject pakk -41
subject paminnelse -83
subject paquete -36
subject par -288
subject para -32
subject parcel -261
subject parking -113
subject pass -83
subject passcode 47
subject passed -54
subject pasutijums -22
subject payee 212
subject payment 53
subject pedido -492
subject pembayaran -60
subject pemeriksaan 39
subject people -129
subject perangkat -167
subject perjalanan -49
subject permohonan 44
subject pesanan -62
subject phone 96
subject pin 182
subject pipeline -105
subject plata 46
subject please -105
subject pm 221
subject pocketcms -117
subject podpis 114
subject points 112
subject portal 321
subject portale 79
subject portalu 55
subject porto -109
subject posiljka -346
subject post -300
subject potrditev 130
subject potvrdite 103
subject potvrdte 222
subject potvrzeni 218
subject potwierdz 227
subject pr -950
subject prescription -132
subject price -214
subject prihlaseni 87
subject pristup 48
subject pro -102
subject problem -263
subject programare -51
subject promijenjena -3
subject promo -122
subject provjera 120
subject prueba 10
subject quick 6
subject quoted -4
subject r -117
subject rabatowy -230
subject rabatt -51
subject racun -198
subject radio -330
subject raffle -117
subject re -198
subject read -8
subject reader 134
subject reading -106
subject ready -200
subject recall -194
subject receipt -546
subject receive 340
subject received -212
subject rechnung -272
subject recibo -129
subject redeeming 178
subject registered -83
subject registration 120
subject registry -346
subject rejects -150
subject release -144
subject releve -298
subject reminder -380
subject reply -353
subject report -314
subject req -401
subject request -36
subject requested 191
subject reserva -224
subject reservasjon -70
subject reservation -255
subject reset 137
subject resolved -74
subject respaldo -67
subject result -122
subject resultados -70
subject return -18
subject returned -52
subject review -591
subject rezervacije -70
subject rezervasyonunuz -140
subject rezerwacja -1
subject ride -205
subject rok -214
subject roulib 74
subject run -37
subject s 177
subject saapunut -44
subject sakerhetskontroll 39
subject sale -123
subject saturday -232
subject scan -48
subject sconto -139
subject score -167
subject seats -7
subject second 72
subject secure 239
subject securite 111
subject security 104
subject sei 98
subject semakan 24
subject sen 163
subject sender -346
subject sendingin -22
subject senha 104
subject sent -454
subject september -115
subject set -191
subject share -64
subject shelf -62
subject shift 165
subject shipped -63
subject si -42
subject sicurezza 107
subject sign 237
subject signature 364
subject signing 233
subject signup 207
subject sikkerhedstjek 15
subject sinu -157
subject siparisiniz -29
subject sisselogimine 141
subject siunta -12
subject six -134
subject sms 100
subject smtp -153
subject spent -30
subject spot -133
subject ssh 135
subject stadfesting 229
subject staging 59
subject start 397
subject statement -224
subject stay -26
subject step 99
subject sua -12
subject subject 175
subject sudo 46
subject summary -121
subject swap 38
subject system -80
subject szamla -144
subject tai 119
subject tan 152
subject tastet -366
subject tax -165
subject taxi -109
subject te -136
subject team -37
subject telefon 212
subject temu -42
subject termin -104
subject tern 90
subject tesdiq 159
subject test -20
subject texted -506
subject thanh -13
subject thank -135
subject thanks -315
subject the -71
subject thing 81
subject this 381
subject ticket -24
subject tid -104
subject tiket -272
subject til 24
subject tilauksesi -54
subject tilausvahvistus -75
subject till 338
subject timed -130
subject tl -91
subject to 55
subject toegangscode 68
subject token 32
subject tomorrow -191
subject tonight -98
subject too -363
subject track 31
subject transfer 131
subject transferencia 290
subject trip -258
subject trusted -179
subject tu -115
subject tua -22
subject tur -50
subject turno -36
subject turvatarkistus 389
subject tv 236
subject u -62
subject ucet -39
subject uhekordne 28
subject uj -118
subject un -157
subject und -88
subject undefined 10
subject unique 191
subject unlock 540
subject up 46
subject updated -192
subject used -94
subject user -81
subject uus 216
subject uyeligini 233
subject uz -202
subject v -158
subject v0 -93
subject va -69
subject vahvista 513
subject vale -56
subject validation 175
subject valido -80
subject varauksesi -48
subject vasa -170
subject vasarlas 382
subject vase -98
subject vastuvott -187
subject ve -265
subject vencio -173
subject verificacao 293
subject verificatiecode 150
subject verification 85
subject verified -208
subject verify 238
subject version -541
subject viaje -25
subject video 169
subject view 131
subject vom 66
subject voor 77
subject vostra -31
subject votre -27
subject voucher -23
subject vous -347
subject voyage -141
subject vpn 133
subject vs 56
subject wants 256
subject warehouse -97
subject warnung -276
subject was -255
subject way -276
subject we -469
subject webinar -128
subject week -221
subject weekend -29
subject weekly -148
subject welcome -34
subject what -311
subject where -259
subject wi -47
subject will -188
subject willkommen 87
subject windows -202
subject with -8
subject withdrawal 38
subject would 233
subject wrong -238
subject wurde -646
subject xac 416
subject ya -173
subject year -337
subject you 48
subject your -32
subject zahlerstand -218
subject zamowienie -63
subject zasilka -99
subject zip -106
subject zlavovy -271
subject zmeneno -34
subject zmienione -69
subject zprava 238
subject zresetuj 114
subject zugang 199
subject zurucksetzen 46
subject zwei -262
subject επιβεβαιωστε 203
subject η -269
subject κωδικοσ 57
subject νεα -91
subject τιμολογιο -10
subject адреса 374
subject в -68
subject ваш -170
subject ваше -123
subject вход 135
subject для 398
subject за -84
subject заказ -165
subject изменен -149
subject к 200
subject код 368
subject кіру 193
subject не -141
subject от 11
subject пароль -35
subject подтвердите 205
subject подтверждение 379
subject поръчка -12
subject потврда 398
subject почты 283
subject пошти 269
subject си 117
subject час -111
subject чек -45
subject אימות 473
subject ההזמנה -71
subject הספר 187
subject הקוד 169
subject חדשה -247
subject כניסה 60
subject נסיעה -30
subject קוד 246
subject שלך -32
subject الالکترونی 311
subject التطبیق 72
subject الدخول 97
subject ان 114
subject تاکید 120
subject تایید 279
subject تم -188
subject جدید -68
subject دخول -79
subject رمز 376
subject شما -149
subject طلبک -65
subject فاتوره -67
subject لا -400
subject لاگ 14
subject نوبت -65
subject ورود 55
subject پیامک 151
subject کا -35
subject کد 115
subject आपका -35
subject आपकी -118
subject ईमेल 87
subject करें 303
subject को -130
subject कोड 187
subject गया -19
subject बिल -66
subject है -77
subject কেড 175
subject লগইন 88
subject হয়েছে -322
subject การเข้าสู่ระบบใหม่ -43
subject ยืนยันอีเมลของคุณ 220
subject შეკვეთა -169
subject የማረጋገጫ 309
subject ポータル 155
subject メールアドレスの確認 88
subject ワンタイムパスワードのお知らせ 218
subject 予約番号 -4
subject 安全验证 12
subject 您的订单 -48
subject 新しいログイン -39
subject 本人確認 245
subject 验证码 113
subject 계정 -137
subject 도착 -21
subject 등록 207
subject 로그인 112
subject 본인확인 126
subject 새로운 -108
subject 예약 -463
subject 인증 246
subject 인증번호 228
subject 인증번호를 -93
subject 재설정 260
subject 코드 2
subject 쿠폰 -29
subject 확인 450
submission -125
submit 106
successfully -59
such -239
sudah -67
suite -11
suivant 107
sulla 39
suma -118
summa -182
summary -2
summit 57
sun -135
sunati -61
sunday -152
sure 431
suresi -48
survey -468
suspicious -151
suya -22
sveiki -82
swift -224
swiftparcel 24
swipe -295
switched -239
symbol -41
syota 300
sysop 28
system 100
szama -50
szamla -34
szamon -228
szamot -6
szamu -63
szia 114
t -25
t00 127
tab 99
table -93
tablet 252
tac 329
taco00 -538
tady 46
tage -26
tagihan -31
tai -42
taip -25
tak 1
takaisin 145
take -215
takes 19
taking 187
takip -238
talk -205
tallowfield 36
talr 72
talrunis -25
tan 361
tandemly -421
tanneurs 12
tap 78
tapez 193
tarehe -303
tartalek -180
tarvitse -73
tas 7
tasdiqlash 260
task -205
tassa 217
tatranka 336
tau 202
tavo 49
tax -73
te 25
team 45
teie 117
tek 406
tel 70
telah -82
telefon -34
telefone 27
telefonicky -244
telefonnummer -77
telefonu -159
telephone 41
telepon 146
tell 206
tells -262
telly 45
tem 122
temp 23
tempahan -240
template 36
temporaneo 182
temporary 502
ten 30
tenant 188
ter 137
teraz -80
terima -28
term -59
termin -26
termina -156
terminal 13
tesdiq 130
teslimat -233
test 24
tester0000 -98
testserver -54
text -195
texte -181
texted -146
thang -83
thanh -203
thanks -59
that 72
the 7
them -17
then 137
theo -97
there -74
these 19
things -138
think 53
this 138
thistle -179
thoi -13
those 32
thread -25
through 144
throw -82
thuc 95
thursday 11
ti 130
tick 75
ticket -277
tidak -64
tiep 219
tieu 83
tik 424
tikai 293
til 24
tilausnumerosi -12
tilisi 121
till 71
time 100
timed 123
times -101
timp 281
tinn 70
tirage -94
tl -56
tlf 21
to 102
tobias -364
today 142
todos -141
toegangscode 308
together -41
toimii 196
token 82
told 225
toliau 241
tom -35
tomai 10
tomorrow 16
ton 169
tool 32
topics -164
toplam -66
total -161
totp -306
tour 94
track -28
tracking -50
trading 135
tragen 164
training -59
tran -3
transacao -23
transaction -82
transfer 59
transit 193
travellers 31
tre 137
treba 125
tresoro -16
trottix 149
try -20
trykk -305
ts -104
ttl_minutes -39
tu 59
tua -70
tube -7
tue 61
tuesday 2
tuleb 177
tulee -87
tulemast 21
tunnus 1
tuo 154
turned -2
turns 47
turnstile -628
tus -53
tutar -169
two -75
twoj 144
tx 77
txn 261
type 216
typing 198
u 56
uber 26
uberweisung 20
uchun 376
uctu -111
ucun 401
udvozlettel 323
uferweg -6
ugyfelunk -80
uhekordne 418
uhekordset 223
uhr 3
ui 290
uid 42
ujat 223
ukupno -93
ulang -361
ultima -476
um 9
umbra -31
umea -151
umjesto -52
un 3
una 23
und -7
undefined -159
under -51
unesite 368
ungultig -27
uni 500
unica 37
unique 262
unit 180
unknown 9
unlock 138
unlocked -109
unserer -57
unsubscribe 19
unter 65
until 57
untuk 220
up 60
update -212
upisite 223
uploaded -20
uporabite 31
uptime 78
ur 110
us -112
usa 226
usage 88
usato -391
usd 97
usdt -289
use 195
used -176
useless -130
username -166
users -149
usetrite -33
uso 489
usual -469
ut -20
utana 10
utanvet -273
utc -121
utente 13
utf -85
uthibitisho 155
utilise -249
utilizado -145
utrecht -293
uur -69
uusi 190
uw -120
uzerinden -87
uzsakymo -285
v 97
v0 82
va 155
vahvista 243
vahvistettu -142
vahvistuskoodi 185
vahvistuskoodisi 379
valabil 39
valid 106
valid_for 28
validade 219
validation 377
valido -98
valladolid 25
valley 148
valor -53
value 35
van -22
vanaf -14
vanhenee 372
vao 301
var -342
variable -67
variables -12
vars 44
vart 158
vas 14
vasarlas 166
vase -83
vasi -8
vastata 292
vazeni -31
vazeny 356
ve 17
vehicle 61
vencimento -66
vendor -46
venue -9
verde 194
verfallt 223
vergleichswert 15
verifica 167
verificacao 202
verificacio 107
verificacion 295
verificare 209
verificatiecode 392
verification 167
verified -215
verifieringskod 330
verifieringskoden 126
verifikasi 463
verifikimit -30
verify 151
verliert -19
verlopen -187
vero -32
versandt 15
version -109
verval 38
vervalt 250
veuillez 103
vez 126
vf 386
vi -267
vid -11
video 19
vien 84
vienreizejais 72
vienreizejo 110
vient -96
view -182
viite 399
vill 211
vinduet 105
vineri -104
visa -160
voer 180
voice 62
voici 235
void 71
voimassa 48
voit -91
volejte -7
voor 77
vor -40
vostre 133
vote 89
voting 35
votre 12
voucher -365
vous 64
vpisite 59
vr0kt0pa 75
vt 135
vul 356
vybor -237
vyzdvihnutie -112
vyzvednuti -62
wait -220
waiting 194
waits 89
walk -13
wallet 248
want 35
wanted 146
wants 298
ward -265
wardenette -145
waren -212
warenkorb -184
warranty -574
warszawa 20
was -241
wasn -137
watch -40
waterschap 32
way -327
waznosc 46
wazny 32
we -7
wear 51
webinar -573
wed -112
wednesday -76
week -125
weight -104
weil -104
welcome -40
well -12
werden -22
were -141
weryfikacyjny 207
weten 316
what 93
whatsapp -94
wheel 79
when -105
whenever -82
where 44
whether -25
which 66
whichever 370
while 143
white -94
who 84
whole -131
wib -9
wide -880
wielkosc 137
wifi -136
wiki 60
will 19
win -294
windhoek -20
window 220
windows -37
winning -115
wiosna00 -137
wir -55
wird -11
wish 80
with 142
withdrawn -106
within 69
without 84
wizyta 95
wizyty -60
wlan -62
wniosku 125
wodna -111
woof 372
word -9
words -94
wordt -46
work 83
worker -186
working -56
works -70
world -104
worry 109
worth -150
would 293
wpisac 364
wpisz 317
write -107
wrong -55
wrote 83
wurde -88
www 277
wybrac -116
wygasa 51
wypisz -37
wyslalismy -11
x00 60
x0000 213
xac 80
xifres -23
xk0qpm -6
xml 276
xx 49
xx0000 19
xxxx 291
y -105
ya 81
yako 104
yang -208
yapildi -429
yapin 144
yaz 282
year 60
years -407
yellow -88
yeni 30
yes -4
yesterday -146
yeyote 25
yo 127
you 25
your 59
yours 110
yourself 123
yusuf 72
zadajte 403
zadanim 160
zadejte 344
zadny -248
zahl 215
zakaznicke 171
zaloguj 196
zasilku -17
zaslonu 94
zatwierdzenia 130
zenbakia -97
zero -116
zijn -93
zip -338
zk -42
zmieniono -168
znaczenie 47
zoom -411
zostal -104
zostala -31
zostalo -40
zostatok -67
zugangscode 344
zum 266
zur 145
zuruck -39
zustatek -44
~000 -45
~00円 -105
~00分 281
~00号 -11
~00已 -18
~00日 -1
~00時 -56
~00시 146
~00을 105
~00입 144
~00호 -110
~0分で 257
~0分钟 186
~0分間 406
~0年0 9
~0月0 -235
~0的手 -222
~0입니 40
~ipア -84
~oʻl 50
~pアド -84
~sim 65
~sms -498
~αγο -11
~αθη -4
~αιτ 40
~αμε -204
~βοη -120
~βου -79
~γει 15
~γρα 24
~διο 6
~εια -70
~ειν 144
~εισ 17
~ειτ 76
~εκπ -186
~εον -3
~ερα -213
~εστ -125
~ευσ 94
~ζητ 106
~ηστ 197
~ητη 60
~θεσ -4
~θμο -141
~ιασ -267
~ιησ 56
~ιθμ -5
~ικα -151
~ιμο -240
~ινα 48
~ιου -191
~ισχ 266
~κπτ -134
~κρα -10
~λατ 115
~λεο -38
~λεπ 240
~ληθ 33
~μην 25
~οηθ -25
~ολο -239
~ομε -129
~ορι 79
~οχη -164
~ρατ -43
~ραψ 239
~ριθ -19
~ρισ 54
~ροσ -174
~ρτα 39
~ρωμ -88
~σησ 201
~στο -32
~σχυ 10
~τεσ -15
~υνδ 69
~υση 16
~ωση -30
~аве -28
~аде -40
~аза -61
~аит 213
~ака -40
~ала -21
~але 14
~али -46
~аме 134
~анн -64
~ано -7
~анс -111
~апи -123
~апр 30
~аст 70
~ати -138
~ачу -76
~аши 16
~аяв 139
~бер 196
~бра -43
~вае -35
~ван -104
~вед 292
~вку -67
~впи 98
~вхо 160
~вые -8
~выи 117
~гов 199
~гою 186
~дал 34
~дан 139
~дар -129
~дач -27
~дек -328
~ден -230
~дит 121
~дни -282
~дно 722
~дра 59
~дтв 79
~діт 346
~еве -19
~еде -82
~ека -255
~ена -34
~ени -50
~енн -13
~епе -9
~ерд 31
~ере 2
~ері 67
~ета 67
~жде 442
~жен 56
~жет -124
~зад -273
~зан -37
~зач -95
~зер -196
~зов 32
~ива 107
~иди 96
~ина -68
~инк 89
~ину 786
~ион 169
~иса -28
~исл -104
~ите 104
~ити -29
~ифр 91
~ице 55
~ият -13
~кар 194
~кат -17
~кау -20
~кли 67
~клі 152
~кно -19
~ков 50
~ког -86
~кор -24
~кра 93
~кур -115
~лез 481
~лен -44
~луч -236
~люб -350
~мге 60
~мен -110
~мер -232
~мет -46
~мил -2
~мин 60
~мож -28
~мок -270
~мір -136
~наз -160
~нал -195
~нас -79
~нед -144
~нен -229
~нес 11
~нет 203
~ние -44
~нке 89
~ную -1
~ным 291
~обр 132
~ова -16
~оди 24
~оді -100
~ожи -106
~озо 88
~олу -30
~оме -99
~омо -136
~ому 466
~онн 70
~ону -102
~орі 128
~ост -11
~отв 19
~ото 84
~очт 98
~оши -15
~ошл -549
~пас -123
~пер 124
~пит 92
~пиш 500
~пку -181
~под 87
~пок -97
~пол -40
~пон -15
~пот 187
~при -104
~рам 76
~рег 200
~ред -66
~реж 243
~рем -33
~ржд 75
~рив 329
~рим -66
~риф 204
~рои -117
~рол 41
~ром -101
~рос 63
~сан -69
~ски 165
~ско 221
~сов -21
~спл -139
~ссы -323
~стр 93
~сту 16
~сыл -315
~сят -136
~сіз 272
~тел -58
~тер 135
~тет -222
~тив 19
~тит -1
~тно -179
~тоб 106
~тпа 100
~тра 110
~три -15
~тік 49
~ува -44
~унт -69
~фон -41
~фор 373
~хви 325
~хра -24
~циф 33
~ция -7
~чен -212
~чит 116
~чка -42
~что 39
~шет 58
~шия 37
~щен -50
~ърж 125
~ьте 184
~ята -29
~іть 146
~јав 239
~өмі -50
~ամա -14
~անգ 119
~գրե 249
~ելո 211
~երի -52
~մար -58
~ուն -270
~ստա 508
~בונ -67
~ביק 171
~גיש 125
~גלי 230
~האי 272
~הגל 65
~ההנ -78
~הזי 351
~הכנ 47
~השת 55
~התח 94
~ונה 69
~זין 10
~זמנ -2
~יסה 86
~יקה 99
~ירה -116
~כים 79
~להז 293
~להש 60
~לחש 154
~מית 338
~מנה -42
~נחה -5
~ניי -9
~נסי 281
~נקו -25
~עמי 140
~פון -184
~פני -26
~פעמ 93
~קוד -71
~קשר -113
~רשמ 64
~שלו -86
~שלח -59
~שתמ 1
~תוק 108
~תמש 19
~תפו -9
~תקש -116
~ابل -43
~اری -50
~اعه -123
~الت 80
~الس 1
~الش 71
~الط 47
~الم -54
~الن 59
~الی -34
~امت -3
~ایت -304
~بار 435
~بتا 137
~بیق 79
~تاک 108
~تای 153
~تخف -106
~تصد 332
~تطب 28
~تفع 93
~تما 152
~حده 383
~خصم -4
~خفی -145
~خول 333
~داد -305
~دار -5
~دخو 89
~دری -103
~دقی 335
~دیق 165
~رام 48
~ران -31
~ردا -338
~رکه 49
~ریخ -69
~سال 83
~سای -6
~ستل -120
~ستی 132
~شما -160
~شگا 147
~صدی 131
~طلب 25
~عیل 33
~فعی 75
~فیف -95
~لتا 88
~لتح 81
~لتف 140
~لخا 148
~لخص -191
~لدخ 6
~لرس 270
~لرم -68
~لعم 126
~للا -5
~لما -114
~لمب -37
~لمر 65
~لنا -15
~لکو 257
~لیه 77
~مبر -56
~مرح 77
~مفت 47
~موع -92
~نام 373
~های 169
~واس 198
~ودی -100
~ورد -288
~وقت 75
~وما -57
~وند -142
~ویس 11
~کبا 30
~کتب 516
~کید 4
~گوی -34
~گیر -141
~یال -207
~یته 37
~یخو -4
~یدی -204
~یری -100
~ینت 83
~یوم -2
~ंको 305
~अनु 30
~अर् 145
~ईंक 98
~करण 19
~कोण 249
~गता -95
~गिन 68
~चार -84
~जिए 253
~डाल 203
~णाल 118
~ण्य 105
~तपा 58
~धन् -34
~पाई 27
~पुर -4
~प्र -32
~बाइ 158
~मार -57
~मिन 65
~यवा -13
~याप 20
~राह 14
~र्ड 109
~लिख 216
~वाद -115
~ष्ट 63
~साठ 355
~स्त 6
~ाठी 158
~ापन 191
~ालय 12
~िंग -61
~िकअ -38
~िवा -32
~ीजि 50
~ुस् 217
~ेंट -250
~ोक् -28
~আপন 230
~চাই 238
~নম্ -17
~পনা 7
~বহা 7
~মিন 60
~ম্ব -26
~ানা -130
~ানি -82
~ান্ 298
~াপে 322
~াবে -300
~িনি 110
~েডট 323
~্টে -260
~্বর -4
~্যা -10
~માં 73
~માર -3
~இரு -389
~உள் 102
~ங்க 73
~டங் 143
~டவு 277
~டுத 141
~ண்ண -96
~ன்ப -61
~பெற -44
~முற 127
~ள்ள -184
~வந் -17
~ுக் 547
~ுமு 4
~ெல் 558
~்கள 59
~்கை -117
~்து -67
~ండి 301
~ఆర్ -27
~ఎవర 166
~చేయ 172
~డర్ -72
~నిమ 178
~మిష 85
~యండ 21
~ర్డ -43
~షాల 34
~స్త 71
~ాయి 93
~ికి 355
~్డర -14
~ക്ക 162
~ത്ത 218
~നിറ 267
~മിന 64
~ിനി 18
~ിറ് 5
~േക് 1
~กรอ 491
~การ -175
~ขที -105
~ขลู 8
~ขอเ 109
~คือ 214
~งเด 55
~งเห -41
~ดส่ -86
~ดีย 182
~ด้ร -41
~ด้เ 173
~นยั 235
~น้า 459
~บอก 15
~บัญ -25
~ป็น 85
~พัส -81
~พื่ 107
~ภาย 19
~มาย -91
~ยัน 70
~ยืน 43
~ยใน 17
~รหั 54
~รอก 144
~ระบ 4
~รับ -50
~ลขค -151
~ลขท -119
~วนล -9
~วัน -10
~วัส 17
~สขอ 227
~สดุ -162
~สยื 69
~สวั 17
~สไป -206
~หมา -65
~หัส 20
~อรห 179
~ัญช -34
~ับส -68
~ัสย 99
~ัสไ -31
~างเ -97
~ายใ 20
~ียน 140
~ี่ย 116
~ี่ล 70
~เมื -5
~แจ้ -132
~โค้ -230
~โทร -5
~ใช้ 146
~ให้ 275
~ไปร -51
~้งเ 168
~้ดส -50
~้นต -191
~้วย 195
~้อง -113
~้าง 66
~้าน -63
~้าเ 4
~้ได 270
~င်း 507
~်ပြ 240
~ადი 191
~არა 217
~არო 91
~არჯ 12
~ასტ 50
~აში 352
~ახდ -181
~ერა 404
~ერთ 34
~ესა 106
~ვენ -30
~ლად 7
~მარ 11
~მოგ 43
~ოდე -65
~სტუ 24
~ტურ 17
~ურე 121
~წავ 250
~ማረጋ 84
~ረጋገ 40
~የማረ 21
~ጋገጫ 12
~នសុ 86
~ប្រ 415
~រាប 118
~ាប់ 32
~្រា 13
~ありま 2
~いたし 199
~います 48
~お使い 360
~お客様 -15
~お届け -16
~からの 65
~があり 220
~きくだ -43
~こちら 49
~ご入力 27
~ご注文 -113
~してい 164
~そのま 16
~たりが -101
~てくだ 163
~で入力 -68
~ときは 115
~なりま 33
~にコー 64
~ねする -580
~のur -41
~のアク 83
~のログ 72
~の数字 274
~の確認 58
~は0月 13
~はこち 60
~は送信 119
~ました -262
~ません 8
~または -61
~もご利 -85
~ります 96
~るには 327
~れます 169
~をご入 197
~を入力 229
~を受け 13
~アプリ 193
~ィコー 98
~イヤー 91
~イン用 66
~エラー -605
~キュリ 8
~クーポ -218
~グイン 46
~ゲーム 43
~コード -59
~タイム 402
~ッカー -254
~ドです 208
~ドは0 146
~プレイ 80
~ポンコ -161
~ュリテ 6
~レイヤ 21
~ロッカ -135
~ワンタ 106
~ンがあ -212
~ンの要 29
~ンタイ 37
~ードは 309
~ーポン -124
~一次性 568
~下記の -149
~下面的 277
~不是你 583
~中输入 417
~为00 -8
~京区吉 -184
~京都市 -149
~人操作 26
~人透露 -446
~今晚十 513
~代田区 -9
~件标题 128
~优惠码 -92
~伝えく -36
~何人透 -148
~修改密 18
~們收到 398
~入00 266
~入以下 35
~入力く 274
~入力し 250
~入帳號 288
~内有效 69
~再発行 584
~分鐘內 495
~分鐘後 6
~分钟内 572
~力くだ 101
~力して 40
~动态密 385
~勿向任 -102
~勿提供 183
~区吉田 -23
~千代田 -4
~双方各 -9
~取件码 -146
~台北市 11
~号00 8
~合わせ -27
~后失效 51
~向任何 -33
~問い合 -16
~啟用碼 179
~图书馆 281
~在小程 20
~大小写 520
~安全码 267
~完了し 206
~完成身 287
~封邮件 295
~尊敬的 -29
~小程序 32
~差一步 512
~年00 26
~式会社 49
~录页面 185
~录验证 259
~後失效 100
~态密码 166
~您于0 301
~您本人 102
~您正在 530
~您的網 27
~您的訂 -8
~您的验 331
~愛的客 22
~成身份 2
~我們收 103
~手続き -86
~效時間 114
~新しい 93
~新发送 219
~方各得 -82
~是00 60
~是您本 2
~是您的 339
~月00 -2
~有效時 75
~有限公 32
~本邮件 12
~检测到 129
~正在向 117
~求があ 22
~用00 341
~田本町 -4
~画面に 478
~画面の 93
~登录码 193
~登录页 52
~登录验 26
~的动态 100
~的包裹 -85
~的啟用 45
~的客戶 2
~的注册 41
~的申請 25
~的订单 -124
~的验证 -43
~短信验 -15
~码00 -23
~确认码 595
~確認コ 403
~碼00 69
~索要验 -343
~続きく -258
~要です -24
~要验证 -106
~註冊頁 67
~証コー 174
~認コー 204
~認証コ 58
~認証番 464
~認證碼 141
~請輸入 84
~請重新 137
~證碼為 52
~证码是 408
~请勿告 41
~路三段 -360
~身份证 -91
~輸入下 32
~輸入優 -23
~轉入帳 18
~输入0 116
~输入的 116
~這是您 -109
~連字號 55
~都千代 -24
~重新发 70
~鐘後失 76
~限公司 11
~電話く -1
~面輸入 93
~頁面輸 52
~驗證碼 296
~내드립 -196
~드립니 -137
~립니다 -56
~번호가 -112
~습니다 -190
~운송장 -15
~유효합 17
~인됩니 -128
~입력하 237
~장번호 -48
~하려면 35
~하세요 3
ª -28
º 4
απο -212
γεια 88
για 269
επαληθευσησ 7
η -22
με 1
μιασ 273
να 250
ο 50
πλεον -20
πληκτρολογηστε 529
ποτε -75
σου 62
στη 232
στην 354
στισ -61
τη 181
τηλ 139
τησ 11
τκ -68
τον 159
баланс -20
број -203
были -158
ваш 159
ви 70
вход 113
входа 342
въведете 256
він 200
г -63
го 246
грн -174
да 340
деиствует -90
для 330
до -126
діиснии 333
его -36
если 4
ето 71
ждет 44
з -22
за 20
здравеите -77
и -80
из -175
инн -130
карта 42
код 17
кіру -7
ми -290
на 35
не -43
нового -9
он 322
от -73
по -19
подтвержден -458
показания -184
при -89
підтвердження 346
смс -56
софия -13
трек -31
у 38
ул -38
число -58
је -13
үшін 531
բարև 382
է 210
պատվեր -7
בשעה -51
דקות 126
ההנחה -94
הוא 165
החד 292
המיקוד -94
ח -208
חייגו -10
כבר -17
כדי 257
לא 178
להיכנס -1
לקוח 68
מוקד 258
ממכשיר -75
מס -53
מספר -294
פעמית 62
שלך 167
תור -96
תל 3
ادخل 651
الخصم -90
الرقم -26
الطلب 7
ان 52
اهلا 23
او -150
اپ 36
تایید 16
تحویل -134
تخفیف -49
تسجیل -216
تم -201
تو 136
ثبت 35
خرید 60
در 3
درج 74
دقایق 332
را 132
رقم -202
رمز 54
زمان 112
سلام 162
شد -183
شده -69
شما 92
صفحه 188
طلبک -48
عدد -196
علی -108
غیر -17
فی 19
لاگ 85
لمره 269
لیے 321
مساء -4
مشتری 35
نمبر -221
هو 266
ورود 199
ون 40
ٹایم 20
پویا 14
کنید 173
کوڈ 27
کی 16
کے 82
ہے 117
یہ 157
आत 150
आपका 12
आपने 34
आहे 116
इसे 415
उपभोक्ता -5
ऐप 4
ऑर्डर -18
कार्ड 27
किसी 250
कूपन -180
के 20
कॉल -17
गया -141
चुका -20
टाइम 290
दर्ज 223
न 10
नंबर -232
पता -19
पर -21
पार्सल -5
पिकअप -74
पिन -193
पूरा 68
मान्य 216
मिनट 459
यह 296
लिए 394
लें 224
वन 80
वाला -27
संख्या -92
सत्यापन 359
से -83
আপনার 25
করতে 238
করুন 81
কেড -14
ছাড় -90
টাকা -239
দিন 224
নম্বর -113
না 373
মিনিট 60
যাবে 5
লিখে 53
எண் -94
மதுரை -49
మీ 107
นาที 386
บาท -160
รหัส 27
თუ 236
თქვენი -37
კოდი 168
ნომერი -196
የማረጋገጫ 7
ご注文 9
ご注文番号は -67
です 231
コード 275
パスコード -6
ワンタイムパスワード 183
予約番号 -82
优惠码 -209
会议号 -115
你好 34
元 -68
共 -88
动态密码 430
发票号码 -128
取件码 -258
受付番号 -57
合計 -50
同学你好 241
告警编号 -72
家长您好 221
工单号 -133
座位 -177
快递单号 -232
您好 107
您的包裹 -53
承認番号 -77
把 313
敬上 148
日 -4
會員編號 178
有効期限 89
發票號碼 -383
税込 -76
若非本人操作 -6
認証コード 67
認証番号 369
請於 60
订单编号 -48
请输入 299
郵遞區號 -186
金額 -4
金额 -23
驗證碼 391
验证码 393
验证码000000 432
고객님 -55
고객번호 -19
고객센터 63
그대로 39
김 77
눌러 -50
님 190
됩니다 120
때 -184
로그인 153
로그인을 93
맞다면 215
문의 -138
문자로 -258
보냈습니다 -9
보안 62
본인 68
비밀번호 75
새 284
서울시 -146
수 -152
숫자 169
아니라면 131
아래 26
알려 -215
알려주지 67
앱에서 -103
없습니다 -328
우편번호 -121
운송장번호 -14
유효 151
유효합니다 24
의 36
인증 227
인증번호 251
인증번호는 187
인증코드 403
일회용 324
입니다 72
입력하면 134
입력해 509
적어 143
접속 158
주문번호 -75
주시고 242
주시면 238
지나면 382
창에 25
코드 78
코드는 198
쿠폰 -183
테헤란로 -19
화면에 274
확인 35
확인번호 -23
후 113`;

/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */
export const treeTable = `4 5.09 1 2 0 2.061 3 4 6 0.79 5 6 0 -2.947 7 8 3 8.269 9 10 -1 -0.1459 0 0 -1 0.1965 0 0 -1 -0.1991 0 0 4 4.48 11 12 -1 -0.1538 0 0 1 -0.04215 13 14 -1 -0.1716 0 0 -1 -0.01545 0 0 -1 -0.06645 0 0 -1 0.1274 0 0
4 5.09 1 2 0 2.061 3 4 3 -2.037 5 6 0 0.02304 7 8 4 0.92 9 10 -1 -0.1313 0 0 -1 0.179 0 0 -1 -0.18 0 0 4 3.87 11 12 -1 -0.1045 0 0 6 0.79 13 14 -1 -0.1322 0 0 -1 0.09864 0 0 -1 -0.1208 0 0 -1 0.1102 0 0
4 5.09 1 2 0 2.061 3 4 6 0.79 5 6 0 -2.947 7 8 4 1.09 9 10 -1 -0.1269 0 0 -1 0.1652 0 0 -1 -0.1676 0 0 4 4.48 11 12 -1 -0.09133 0 0 6 0.79 13 14 -1 -0.1421 0 0 -1 -0.00291 0 0 -1 -0.1083 0 0 -1 0.1027 0 0
4 5.09 1 2 0 2.519 3 4 3 -2.037 5 6 0 0.02304 7 8 3 4.555 9 10 -1 -0.1163 0 0 -1 0.1549 0 0 -1 -0.1558 0 0 4 3.09 11 12 -1 -0.1593 0 0 1 -0.04215 13 14 -1 -0.119 0 0 -1 0.05053 0 0 -1 -0.05681 0 0 -1 0.1022 0 0
4 5.09 1 2 0 1.162 3 4 3 -2.037 5 6 -1 -0.1469 0 0 4 1.09 7 8 5 6.22 9 10 -1 0.1464 0 0 -1 -0.09377 0 0 5 2.1 11 12 -1 0.03332 0 0 -1 -0.1542 0 0 26 67.5 13 14 -1 -0.1214 0 0 -1 -0.1052 0 0 -1 0.1039 0 0
4 5.09 1 2 0 0.02304 3 4 6 0.79 5 6 -1 -0.1404 0 0 4 1.5 7 8 -1 -0.1088 0 0 -1 0.1393 0 0 -1 -0.08953 0 0 5 3.9 9 10 26 72.5 11 12 -1 -0.127 0 0 -1 -0.1037 0 0 1 -1.246 13 14 -1 -0.008293 0 0 -1 0.1313 0 0
4 5.09 1 2 0 1.162 3 4 3 -2.037 5 6 0 -2.947 7 8 5 4.48 9 10 -1 -0.09851 0 0 -1 0.1336 0 0 -1 -0.1361 0 0 4 1.5 11 12 1 2.434 13 14 -1 -0.1405 0 0 -1 -0.1265 0 0 -1 -0.0515 0 0 -1 -0.04011 0 0 -1 0.1078 0 0
4 4.48 1 2 0 2.519 3 4 3 -2.037 5 6 0 -2.947 7 8 26 278.5 9 10 -1 -0.1068 0 0 1 -4.067 11 12 -1 -0.1314 0 0 -1 -0.1018 0 0 -1 -0.05626 0 0 -1 0.08329 0 0 0 -1.588 13 14 -1 0.1283 0 0 -1 -0.1181 0 0 -1 0.08572 0 0
4 5.09 1 2 0 0.02304 3 4 6 0.79 5 6 -1 -0.1257 0 0 4 1.5 7 8 -1 -0.09769 0 0 1 -6.572 9 10 -1 -0.07468 0 0 5 3.9 11 12 -1 -0.04488 0 0 -1 0.1252 0 0 26 72.5 13 14 -1 -0.1141 0 0 -1 -0.09204 0 0 -1 0.08675 0 0
4 4.48 1 2 0 1.162 3 4 3 -0.6882 5 6 -1 -0.1223 0 0 26 302.5 7 8 6 5.1 9 10 1 -4.067 11 12 -1 -0.06361 0 0 5 1.915 13 14 -1 -0.113 0 0 -1 0.04806 0 0 -1 0.01053 0 0 -1 0.1206 0 0 -1 0.1041 0 0 -1 -0.1013 0 0
4 5.09 1 2 0 0.02304 3 4 6 0.79 5 6 0 -2.947 7 8 5 4.48 9 10 -1 -0.08929 0 0 -1 0.1175 0 0 -1 -0.1208 0 0 -1 -0.08573 0 0 1 2.311 11 12 -1 -0.1269 0 0 26 317.5 13 14 -1 0.09777 0 0 -1 -0.07217 0 0 -1 0.03873 0 0
4 4.48 1 2 0 1.162 3 4 3 -0.6882 5 6 -1 -0.1164 0 0 26 278.5 7 8 -1 -0.08152 0 0 1 -4.067 9 10 -1 -0.05946 0 0 5 1.915 11 12 0 -1.588 13 14 -1 0.1144 0 0 -1 0.08314 0 0 -1 -0.0947 0 0 -1 -0.1068 0 0 -1 0.07261 0 0
4 5.09 1 2 0 0.02304 3 4 3 -4.261 5 6 0 -2.947 7 8 4 1.09 9 10 -1 -0.106 0 0 -1 0.1116 0 0 -1 -0.1159 0 0 6 0.79 11 12 -1 -0.06914 0 0 -1 0.03054 0 0 -1 -0.1068 0 0 1 2.311 13 14 -1 -0.08149 0 0 -1 0.1896 0 0
4 5.09 1 2 0 0.02304 3 4 6 0.79 5 6 0 -2.947 7 8 5 4.48 9 10 -1 -0.08359 0 0 -1 0.1097 0 0 -1 -0.1138 0 0 6 0.79 11 12 1 2.311 13 14 -1 -0.1193 0 0 -1 -0.1037 0 0 -1 -0.02837 0 0 -1 -0.03608 0 0 -1 0.09038 0 0
4 4.48 1 2 0 0.02304 3 4 3 -0.6882 5 6 -1 -0.1103 0 0 2 -2.85 7 8 -1 -0.07452 0 0 1 -4.067 9 10 1 -0.6093 11 12 -1 -0.103 0 0 -1 -0.00755 0 0 -1 0.1072 0 0 -1 -0.06492 0 0 26 116.5 13 14 -1 -0.05182 0 0 -1 0.09019 0 0
4 5.09 1 2 0 -2.947 3 4 6 0.79 5 6 -1 -0.1104 0 0 6 0.79 7 8 -1 -0.07846 0 0 1 -3.625 9 10 -1 -0.08782 0 0 1 0.7269 11 12 -1 0.006346 0 0 -1 0.1081 0 0 -1 -0.05882 0 0 26 72.5 13 14 -1 -0.07523 0 0 -1 0.104 0 0
4 4.48 1 2 0 -2.947 3 4 3 -0.6882 5 6 -1 -0.1091 0 0 3 4.555 7 8 -1 -0.06954 0 0 0 0.02304 9 10 -1 -0.09652 0 0 1 0.7269 11 12 -1 0.04987 0 0 -1 0.1075 0 0 -1 -0.06482 0 0 26 263.5 13 14 -1 0.01302 0 0 -1 0.1443 0 0
4 5.09 1 2 0 -2.947 3 4 6 0.79 5 6 -1 -0.1075 0 0 5 4.48 7 8 -1 -0.07375 0 0 1 -3.625 9 10 1 2.311 11 12 -1 -0.1104 0 0 0 -1.588 13 14 -1 0.1048 0 0 -1 -0.04816 0 0 -1 0.0869 0 0 -1 -0.1344 0 0 -1 0.07455 0 0
4 5.09 1 2 0 -2.947 3 4 3 -4.261 5 6 -1 -0.1063 0 0 4 1.09 7 8 -1 -0.09424 0 0 1 -5.274 9 10 -1 -0.07426 0 0 5 3.9 11 12 -1 -0.05131 0 0 -1 0.1017 0 0 1 2.311 13 14 -1 -0.09996 0 0 -1 -0.008375 0 0 -1 0.1116 0 0
4 4.48 1 2 0 -2.947 3 4 6 0.79 5 6 -1 -0.1054 0 0 3 4.555 7 8 -1 -0.0816 0 0 0 0.02304 9 10 -1 -0.08958 0 0 1 0.7269 11 12 6 5.1 13 14 -1 0.1045 0 0 -1 -0.05457 0 0 -1 0.06174 0 0 -1 -0.06988 0 0 -1 0.06215 0 0
4 5.09 1 2 0 -2.947 3 4 3 -4.261 5 6 -1 -0.104 0 0 5 4.48 7 8 -1 -0.08766 0 0 1 -4.067 9 10 1 2.311 11 12 -1 -0.1057 0 0 -1 -0.02091 0 0 -1 0.09933 0 0 4 1.5 13 14 -1 0.0728 0 0 -1 -0.06887 0 0 -1 0.0002017 0 0
4 5.09 1 2 0 -2.947 3 4 0 -2.557 5 6 -1 -0.103 0 0 5 4.48 7 8 6 5.1 9 10 -1 0.09827 0 0 1 2.311 11 12 -1 -0.104 0 0 -1 -0.09742 0 0 -1 0.04936 0 0 4 1.5 13 14 -1 0.06615 0 0 -1 -0.0651 0 0 -1 0.0001819 0 0
4 4.48 1 2 0 -2.947 3 4 0 0.02304 5 6 -1 -0.1023 0 0 4 0.5 7 8 6 5.1 9 10 -1 0.09888 0 0 -1 -0.06919 0 0 26 217.5 11 12 -1 -0.08379 0 0 -1 0.05303 0 0 -1 -0.04959 0 0 5 3.9 13 14 -1 0.07361 0 0 -1 -0.08715 0 0
4 5.09 1 2 0 -2.947 3 4 6 2.4 5 6 -1 -0.1011 0 0 5 4.48 7 8 3 5.239 9 10 -1 0.09328 0 0 1 -0.04215 11 12 -1 -0.1016 0 0 -1 -0.09876 0 0 -1 0.08983 0 0 -1 -0.04681 0 0 26 72.5 13 14 -1 -0.09428 0 0 -1 0.0591 0 0
4 5.09 1 2 0 -2.947 3 4 0 0.02304 5 6 -1 -0.1001 0 0 3 -1.576 7 8 6 5.533 9 10 -1 0.0991 0 0 -1 -0.1051 0 0 1 2.434 11 12 -1 -0.06386 0 0 -1 0.06045 0 0 -1 -0.03093 0 0 4 0.3 13 14 -1 -0.03106 0 0 -1 0.08237 0 0
4 3.87 1 2 0 -2.947 3 4 0 0.02304 5 6 -1 -0.1001 0 0 26 296.5 7 8 6 5.1 9 10 -1 0.09344 0 0 -1 -0.05381 0 0 6 -5.2 11 12 -1 -0.06899 0 0 -1 0.03915 0 0 -1 -0.09946 0 0 1 -1.246 13 14 -1 -0.03058 0 0 -1 0.1044 0 0
4 6.09 1 2 0 -2.947 3 4 3 -8.29 5 6 -1 -0.09825 0 0 5 4.48 7 8 -1 -0.1014 0 0 -1 0.09418 0 0 1 2.311 9 10 -1 -0.09992 0 0 15 21.66 11 12 -1 0.06082 0 0 0 3.683 13 14 -1 -0.1505 0 0 -1 -0.03271 0 0 -1 0.0573 0 0
4 3.87 1 2 0 -4.284 3 4 0 0.02304 5 6 -1 -0.1001 0 0 14 0.5 7 8 6 5.1 9 10 -1 0.09023 0 0 4 0.5 11 12 -1 0.1585 0 0 -1 -0.0626 0 0 -1 0.03479 0 0 10 3.5 13 14 -1 -0.002934 0 0 -1 -0.08945 0 0 -1 0.07097 0 0
4 6.09 1 2 0 -2.947 3 4 5 6.22 5 6 -1 -0.09623 0 0 5 4.48 7 8 -1 0.09378 0 0 -1 -0.03317 0 0 1 -0.2383 9 10 -1 -0.09807 0 0 -1 -0.0361 0 0 26 72.5 11 12 -1 -0.05235 0 0 17 0.5 13 14 -1 0.06128 0 0 -1 -0.08738 0 0
0 -1.588 1 2 6 5.1 3 4 4 5.09 5 6 -1 -0.09746 0 0 1 -0.2383 7 8 26 287.5 9 10 -1 0.08869 0 0 -1 -0.08389 0 0 -1 0.1037 0 0 10 2.5 11 12 3 4.555 13 14 -1 -0.05522 0 0 -1 0.05634 0 0 -1 -0.05565 0 0 -1 0.06807 0 0
4 6.09 1 2 3 8.269 3 4 5 6.22 5 6 4 1.5 7 8 1 -0.2383 9 10 -1 0.09126 0 0 -1 -0.03215 0 0 -1 -0.09906 0 0 -1 -0.05716 0 0 0 1.162 11 12 10 2.5 13 14 -1 -0.07815 0 0 -1 0.01192 0 0 -1 0.02931 0 0 -1 0.1502 0 0
0 -1.588 1 2 6 5.1 3 4 4 5.09 5 6 -1 -0.09554 0 0 1 -0.2383 7 8 26 269.5 9 10 -1 0.08541 0 0 -1 -0.07904 0 0 -1 0.09192 0 0 -1 -0.03962 0 0 17 0.5 11 12 6 -5.2 13 14 -1 -0.11 0 0 -1 -0.08984 0 0 -1 0.06908 0 0
0 -4.284 1 2 4 3.87 3 4 4 6.09 5 6 -1 -0.09687 0 0 -1 -0.01932 0 0 5 4.48 7 8 -1 0.08494 0 0 1 -1.605 9 10 -1 -0.09711 0 0 -1 -0.04637 0 0 14 0.5 11 12 4 0.5 13 14 -1 0.1918 0 0 -1 -0.0328 0 0 -1 0.04113 0 0
0 -4.284 1 2 4 3.87 3 4 4 6.09 5 6 -1 -0.09615 0 0 -1 -0.01754 0 0 5 4.48 7 8 -1 0.0829 0 0 1 -3.185 9 10 -1 -0.09543 0 0 -1 -0.06351 0 0 14 0.5 11 12 10 2.5 13 14 -1 0.1859 0 0 -1 -0.00114 0 0 -1 0.09408 0 0
0 -5.399 1 2 -1 -0.09356 0 0 4 6.09 3 4 5 4.48 5 6 -1 0.08106 0 0 1 -3.185 7 8 -1 -0.09559 0 0 -1 -0.06346 0 0 14 0.5 9 10 4 0.5 11 12 -1 0.1887 0 0 10 3.5 13 14 -1 0.03362 0 0 -1 -0.06773 0 0 -1 0.1983 0 0
0 -5.399 1 2 -1 -0.09222 0 0 4 6.09 3 4 5 4.48 5 6 1 -0.8095 7 8 1 -1.605 9 10 -1 -0.09404 0 0 26 327.5 11 12 -1 0.08936 0 0 -1 -0.04204 0 0 14 0.5 13 14 -1 0.07038 0 0 -1 -0.2215 0 0 -1 0.01834 0 0 -1 0.1756 0 0
4 1.5 1 2 3 9.765 3 4 3 -4.261 5 6 -1 -0.09449 0 0 10 2.5 7 8 -1 -0.09459 0 0 1 -3.625 9 10 -1 -0.04185 0 0 -1 0.1328 0 0 -1 -0.05186 0 0 1 3.924 11 12 15 21.66 13 14 -1 0.09071 0 0 -1 0.04807 0 0 -1 -0.1329 0 0
0 -5.399 1 2 -1 -0.08979 0 0 4 6.09 3 4 5 6.22 5 6 -1 0.07524 0 0 17 0.5 7 8 -1 -0.1026 0 0 14 0.5 9 10 -1 -0.1014 0 0 4 0.5 11 12 -1 0.1433 0 0 10 3.5 13 14 -1 0.02435 0 0 -1 -0.06734 0 0 -1 0.1392 0 0
0 -5.399 1 2 4 3.87 3 4 4 6.69 5 6 -1 -0.09496 0 0 -1 -0.00431 0 0 5 6.22 7 8 -1 0.07966 0 0 1 -3.185 9 10 -1 -0.09812 0 0 -1 -0.06062 0 0 14 0.5 11 12 4 0.5 13 14 -1 0.1452 0 0 -1 -0.036 0 0 -1 0.02966 0 0
3 8.269 1 2 6 -2.22e-16 3 4 1 2.733 5 6 -1 -0.09509 0 0 1 0.7269 7 8 4 6.09 9 10 -1 0.08151 0 0 15 14.53 11 12 -1 0.06431 0 0 26 385.5 13 14 -1 0.06747 0 0 -1 0.0747 0 0 -1 -0.07563 0 0 -1 -0.03204 0 0 -1 0.05958 0 0
0 -5.892 1 2 -1 -0.08742 0 0 4 6.69 3 4 5 6.22 5 6 6 2.4 7 8 1 -4.743 9 10 -1 -0.09626 0 0 -1 -0.0611 0 0 -1 0.08633 0 0 -1 -0.0799 0 0 17 0.5 11 12 26 72.5 13 14 -1 -0.0883 0 0 -1 -0.05674 0 0 -1 0.03532 0 0
4 1.5 1 2 3 9.765 3 4 3 -4.261 5 6 -1 -0.09028 0 0 10 2.5 7 8 -1 -0.09009 0 0 1 3.924 9 10 -1 -0.03432 0 0 -1 0.1185 0 0 15 21.66 11 12 -1 0.08492 0 0 1 -6.895 13 14 -1 -0.1432 0 0 -1 -0.1028 0 0 -1 0.03347 0 0
0 -6.717 1 2 -1 -0.08849 0 0 0 3.683 3 4 5 3.9 5 6 -1 0.0651 0 0 1 -3.185 7 8 -1 -0.0904 0 0 -1 -0.0703 0 0 14 0.5 9 10 4 0.5 11 12 -1 0.1377 0 0 10 3.5 13 14 -1 0.03731 0 0 -1 -0.08657 0 0 -1 0.2055 0 0
3 -1.576 1 2 -1 -0.09002 0 0 1 0.5444 3 4 4 1.5 5 6 4 6.09 7 8 -1 -0.0703 0 0 15 21.66 9 10 0 -2.557 11 12 -1 0.08823 0 0 22 0.5 13 14 -1 -0.23 0 0 -1 0.127 0 0 -1 0.006995 0 0 -1 0.02398 0 0 -1 -0.1336 0 0
0 -6.717 1 2 -1 -0.08579 0 0 4 6.69 3 4 5 6.22 5 6 5 3.9 7 8 1 -4.743 9 10 -1 -0.09475 0 0 -1 0.0842 0 0 -1 -0.03004 0 0 -1 -0.07461 0 0 17 0.5 11 12 26 72.5 13 14 -1 -0.0825 0 0 -1 -0.05766 0 0 -1 0.03082 0 0
6 -2.22e-16 1 2 3 3.309 3 4 1 0.5444 5 6 -1 -0.09497 0 0 -1 -0.001749 0 0 4 1.5 7 8 1 3.924 9 10 -1 -0.07377 0 0 15 21.66 11 12 -1 0.02352 0 0 -1 0.08424 0 0 15 14.97 13 14 -1 -0.1999 0 0 -1 0.1874 0 0 -1 0.002314 0 0
3 -1.576 1 2 -1 -0.08643 0 0 1 0.5444 3 4 0 1.162 5 6 4 6.09 7 8 -1 -0.05002 0 0 15 21.66 9 10 26 339.5 11 12 -1 0.08499 0 0 -1 0.04391 0 0 -1 -0.1386 0 0 10 3.5 13 14 -1 0.09395 0 0 -1 -0.02318 0 0 -1 0.1399 0 0
4 0.5 1 2 3 9.765 3 4 3 -6.536 5 6 -1 -0.09192 0 0 10 3.5 7 8 -1 -0.09165 0 0 1 1.879 9 10 -1 -0.03869 0 0 -1 0.1307 0 0 16 1.5 11 12 0 -5.399 13 14 -1 0.01384 0 0 -1 -0.06145 0 0 -1 0.2279 0 0 -1 0.0523 0 0
0 -6.909 1 2 -1 -0.08104 0 0 4 6.69 3 4 2 1.857 5 6 5 3.9 7 8 17 0.5 9 10 -1 -0.08988 0 0 -1 0.07979 0 0 -1 -0.02951 0 0 26 72.5 11 12 -1 -0.08797 0 0 -1 -0.06053 0 0 1 -3.625 13 14 -1 -0.04776 0 0 -1 0.03289 0 0
3 -4.261 1 2 -1 -0.09279 0 0 1 -3.625 3 4 -1 -0.06319 0 0 4 6.09 5 6 26 194.5 7 8 -1 0.06749 0 0 10 2.5 9 10 4 -5.551e-17 11 12 -1 -0.04376 0 0 -1 0.1033 0 0 -1 -0.03233 0 0 0 -2.947 13 14 -1 0.1589 0 0 -1 0.02009 0 0
3 -4.261 1 2 -1 -0.09167 0 0 1 -0.2383 3 4 4 1.5 5 6 4 6.09 7 8 -1 -0.06664 0 0 16 1.5 9 10 26 284.5 11 12 -1 0.0738 0 0 -1 0.02956 0 0 -1 -0.07057 0 0 10 2.5 13 14 -1 0.05675 0 0 -1 -0.02336 0 0 -1 0.0931 0 0
3 -4.261 1 2 -1 -0.09045 0 0 1 -3.625 3 4 -1 -0.05795 0 0 4 6.09 5 6 14 0.5 7 8 -1 0.06241 0 0 10 3.5 9 10 16 1.5 11 12 4 0.3 13 14 -1 0.07685 0 0 -1 0.1752 0 0 -1 -0.06906 0 0 -1 -0.0653 0 0 -1 0.01121 0 0
0 -7.461 1 2 -1 -0.07786 0 0 5 6.22 3 4 4 7.59 5 6 -1 -0.08463 0 0 15 21.66 7 8 -1 0.09557 0 0 1 3.924 9 10 -1 -0.1139 0 0 10 4.5 11 12 -1 0.05616 0 0 0 3.683 13 14 -1 -0.1469 0 0 -1 -0.007336 0 0 -1 0.05695 0 0
3 -4.261 1 2 -1 -0.0884 0 0 1 -5.274 3 4 -1 -0.07356 0 0 4 6.09 5 6 13 0.5 7 8 21 0.5 9 10 26 212.5 11 12 -1 0.1381 0 0 -1 0.06519 0 0 -1 -0.1461 0 0 10 1.5 13 14 -1 0.01405 0 0 -1 -0.04492 0 0 -1 0.04821 0 0
6 -4.21 1 2 -1 -0.08675 0 0 1 3.924 3 4 0 -8.138 5 6 6 -2.22e-16 7 8 -1 -0.07386 0 0 17 0.5 9 10 -1 -0.04204 0 0 -1 0.07149 0 0 10 4.5 11 12 -1 -0.1015 0 0 26 342.5 13 14 -1 -0.1151 0 0 -1 -0.0001017 0 0 -1 0.0518 0 0
3 -6.536 1 2 -1 -0.09458 0 0 1 3.924 3 4 1 -7.302 5 6 -1 0.05252 0 0 -1 -0.09597 0 0 13 0.5 7 8 6 5.533 9 10 -1 0.1091 0 0 10 4.5 11 12 5 -4.61 13 14 -1 -0.02814 0 0 -1 -0.2111 0 0 -1 -0.004295 0 0 -1 0.06883 0 0
3 -6.536 1 2 -1 -0.09376 0 0 1 -3.625 3 4 -1 -0.04966 0 0 5 3.9 5 6 4 6.09 7 8 3 8.269 9 10 26 76.5 11 12 -1 0.07136 0 0 -1 -0.0951 0 0 -1 0.09368 0 0 -1 -0.0553 0 0 17 0.5 13 14 -1 0.02488 0 0 -1 -0.08124 0 0
4 -5.551e-17 1 2 3 3.309 3 4 5 3.9 5 6 -1 -0.096 0 0 10 3.5 7 8 1 3.924 9 10 -1 -0.06113 0 0 -1 -0.04294 0 0 -1 0.1469 0 0 10 4.5 11 12 -1 0.0705 0 0 1 -6.895 13 14 -1 -0.1711 0 0 -1 -0.08433 0 0 -1 0.01531 0 0
3 -6.536 1 2 -1 -0.09231 0 0 4 7.59 3 4 1 -7.302 5 6 -1 0.07853 0 0 -1 -0.09268 0 0 15 21.66 7 8 4 0.5 9 10 -1 -0.105 0 0 10 3.5 11 12 -1 0.01734 0 0 14 0.5 13 14 -1 0.09813 0 0 -1 -0.06381 0 0 -1 0.1181 0 0
3 -6.536 1 2 -1 -0.0913 0 0 1 3.924 3 4 0 -8.138 5 6 5 6.22 7 8 -1 -0.06762 0 0 17 0.5 9 10 -1 0.05592 0 0 -1 -0.07089 0 0 10 4.5 11 12 -1 -0.09198 0 0 10 3.5 13 14 -1 -0.106 0 0 -1 0.005237 0 0 -1 0.1149 0 0
3 -8.29 1 2 -1 -0.09621 0 0 4 7.59 3 4 1 -7.302 5 6 -1 0.07577 0 0 -1 -0.08946 0 0 13 0.5 7 8 15 21.66 9 10 -1 0.1034 0 0 4 0.5 11 12 1 0.5444 13 14 -1 -0.03388 0 0 -1 0.01069 0 0 -1 -0.1872 0 0 -1 0.006208 0 0
3 -8.29 1 2 -1 -0.09565 0 0 1 5.018 3 4 4 0.5 5 6 -1 0.04844 0 0 0 3.683 7 8 10 4.5 9 10 14 0.5 11 12 -1 0.09173 0 0 15 21.66 13 14 -1 -0.1532 0 0 -1 -0.07331 0 0 -1 0.08893 0 0 -1 0.01349 0 0 -1 -0.09905 0 0
6 -4.21 1 2 -1 -0.07632 0 0 4 7.59 3 4 13 0.5 5 6 -1 0.07113 0 0 1 -3.185 7 8 -1 0.09146 0 0 0 -1.043 9 10 0 -2.557 11 12 -1 -0.07996 0 0 -1 0.01555 0 0 1 0.3617 13 14 -1 -0.01239 0 0 -1 -0.006519 0 0 -1 0.09589 0 0
3 -8.29 1 2 -1 -0.0948 0 0 4 7.59 3 4 1 -7.302 5 6 -1 0.07042 0 0 -1 -0.08509 0 0 15 21.66 7 8 4 -4.71 9 10 1 0.3617 11 12 -1 -0.07957 0 0 13 0.5 13 14 -1 -0.173 0 0 -1 0.006097 0 0 -1 0.003727 0 0 -1 0.09658 0 0
5 3.9 1 2 4 7.59 3 4 3 8.269 5 6 1 -3.625 7 8 -1 0.08996 0 0 -1 -0.08808 0 0 -1 0.09188 0 0 0 -1.588 9 10 15 21.66 11 12 -1 -0.07907 0 0 -1 0.01988 0 0 -1 0.01217 0 0 1 0.3617 13 14 -1 -0.1991 0 0 -1 0.006488 0 0
3 -8.29 1 2 -1 -0.09368 0 0 17 0.5 3 4 11 8.5 5 6 -1 -0.06418 0 0 0 5.221 7 8 -1 -0.07368 0 0 14 0.5 9 10 -1 0.05858 0 0 4 0.5 11 12 5 -5.551e-17 13 14 -1 -0.04272 0 0 -1 0.01011 0 0 -1 0.1475 0 0 -1 -0.079 0 0
3 -8.29 1 2 -1 -0.09292 0 0 1 5.018 3 4 0 -8.138 5 6 5 6.22 7 8 15 14.53 9 10 17 0.5 11 12 -1 0.05493 0 0 -1 -0.06883 0 0 4 1.5 13 14 -1 -0.07693 0 0 -1 0.005189 0 0 -1 -0.07838 0 0 -1 -0.05311 0 0 -1 0.2327 0 0
5 6.22 1 2 4 7.59 3 4 -1 -0.08051 0 0 1 -7.302 5 6 -1 0.08996 0 0 -1 -0.08062 0 0 4 -4.71 7 8 -1 -0.07867 0 0 13 0.5 9 10 15 21.66 11 12 5 0.59 13 14 -1 0.003779 0 0 -1 -0.07529 0 0 -1 0.002909 0 0 -1 0.178 0 0
3 -8.29 1 2 -1 -0.09169 0 0 16 2.5 3 4 4 7.59 5 6 -1 -0.1154 0 0 1 6.281 7 8 -1 0.07418 0 0 10 4.5 9 10 -1 0.04547 0 0 10 3.5 11 12 2 -9.412 13 14 -1 -0.008014 0 0 -1 0.08324 0 0 -1 0.02418 0 0 -1 -0.2549 0 0
6 -6.7 1 2 -1 -0.09163 0 0 16 2.5 3 4 0 3.683 5 6 -1 -0.1094 0 0 10 3.5 7 8 -1 0.03518 0 0 4 0.5 9 10 10 4.5 11 12 14 0.5 13 14 -1 0.002799 0 0 -1 0.1157 0 0 -1 -0.07111 0 0 -1 -0.0796 0 0 -1 0.09772 0 0
3 -8.29 1 2 -1 -0.09025 0 0 1 -8.747 3 4 -1 -0.09118 0 0 4 -4.71 5 6 -1 -0.07447 0 0 10 4.5 7 8 10 3.5 9 10 8 1.5 11 12 -1 0.003433 0 0 2 -4.405 13 14 -1 0.02444 0 0 -1 -0.1936 0 0 -1 0.1379 0 0 -1 -0.08111 0 0
5 3.9 1 2 4 7.59 3 4 3 8.269 5 6 15 21.66 7 8 -1 0.08604 0 0 -1 -0.07945 0 0 -1 0.08617 0 0 1 -3.625 9 10 1 0.3617 11 12 0 -1.588 13 14 -1 0.01032 0 0 -1 -0.1606 0 0 -1 0.00651 0 0 -1 -0.07218 0 0 -1 0.02545 0 0
3 -8.29 1 2 -1 -0.0886 0 0 17 0.5 3 4 11 8.5 5 6 16 1.5 7 8 0 5.221 9 10 -1 -0.06763 0 0 -1 0.01912 0 0 -1 -0.09326 0 0 14 0.5 11 12 -1 0.04967 0 0 -1 -0.002174 0 0 16 1.5 13 14 -1 0.1384 0 0 -1 -0.08056 0 0
6 -6.7 1 2 -1 -0.08917 0 0 24 0.5 3 4 17 0.5 5 6 -1 0.04709 0 0 26 67.5 7 8 -1 -0.06938 0 0 4 4.48 9 10 0 0.5838 11 12 -1 -0.1107 0 0 -1 0.04813 0 0 -1 -0.009193 0 0 11 4.5 13 14 -1 -0.05253 0 0 -1 0.04828 0 0
6 -6.7 1 2 -1 -0.08819 0 0 4 7.59 3 4 15 21.66 5 6 -1 0.06027 0 0 12 0.5 7 8 10 2.5 9 10 10 4.5 11 12 1 -1.794 13 14 -1 -0.1185 0 0 -1 0.06452 0 0 -1 -0.001348 0 0 -1 -0.1282 0 0 -1 -0.05787 0 0 -1 0.08264 0 0
5 6.22 1 2 4 7.59 3 4 -1 -0.07041 0 0 1 6.281 5 6 -1 0.08555 0 0 10 4.5 7 8 -1 0.04388 0 0 0 -8.297 9 10 2 -9.412 11 12 15 14.53 13 14 -1 0.001249 0 0 -1 0.02531 0 0 -1 -0.2508 0 0 -1 0.1013 0 0 -1 -0.08057 0 0
3 -8.29 1 2 -1 -0.08569 0 0 1 -8.747 3 4 -1 -0.08467 0 0 4 -4.71 5 6 -1 -0.07067 0 0 13 0.5 7 8 24 0.5 9 10 15 13.66 11 12 11 4.5 13 14 -1 0.04432 0 0 -1 0.2014 0 0 -1 0.0299 0 0 -1 -0.03231 0 0 -1 0.007189 0 0
5 3.9 1 2 4 7.59 3 4 3 8.269 5 6 2 -7.405 7 8 -1 0.0818 0 0 -1 -0.07134 0 0 -1 0.08042 0 0 10 3.5 9 10 -1 0.02514 0 0 15 21.66 11 12 26 551.5 13 14 -1 -0.01102 0 0 -1 -0.1304 0 0 -1 0.08381 0 0 -1 -0.1527 0 0
4 -3.01 1 2 0 -1.043 3 4 13 0.5 5 6 -1 -0.0827 0 0 -1 0.02104 0 0 24 0.5 7 8 -1 0.06745 0 0 5 3.9 9 10 -1 0.04076 0 0 2 -5.829 11 12 -1 -0.06233 0 0 -1 -0.01019 0 0 7 1.5 13 14 -1 0.1132 0 0 -1 0.004473 0 0
3 -8.29 1 2 -1 -0.08306 0 0 16 2.5 3 4 4 7.59 5 6 -1 -0.09437 0 0 26 342.5 7 8 -1 0.06515 0 0 -1 -0.008356 0 0 1 0.7269 9 10 15 14.53 11 12 1 3.417 13 14 -1 0.1123 0 0 -1 -0.02949 0 0 -1 0.1192 0 0 -1 0.002212 0 0
6 -6.7 1 2 -1 -0.08379 0 0 1 -7.302 3 4 -1 -0.06263 0 0 10 4.5 5 6 10 3.5 7 8 8 1.5 9 10 4 0.5 11 12 2 -4.405 13 14 -1 0.02176 0 0 -1 -0.1737 0 0 -1 -0.03267 0 0 -1 0.009176 0 0 -1 0.1114 0 0 -1 -0.07775 0 0
3 -8.29 1 2 -1 -0.08096 0 0 16 2.5 3 4 1 6.281 5 6 -1 -0.08919 0 0 10 4.5 7 8 11 6.5 9 10 26 342.5 11 12 2 -9.412 13 14 -1 0.06539 0 0 -1 -0.03069 0 0 -1 -0.008033 0 0 -1 0.02757 0 0 -1 0.02429 0 0 -1 -0.2081 0 0
6 -6.7 1 2 -1 -0.082 0 0 16 1.5 3 4 14 0.5 5 6 10 0.5 7 8 4 5.09 9 10 -1 0.104 0 0 -1 -0.124 0 0 1 -0.8095 11 12 26 232.5 13 14 -1 0.03848 0 0 -1 -0.05404 0 0 -1 0.03574 0 0 -1 -0.03742 0 0 -1 0.01708 0 0
4 -3.01 1 2 0 -1.043 3 4 13 0.5 5 6 -1 -0.07924 0 0 5 -0.8 7 8 24 0.5 9 10 5 0.59 11 12 -1 -0.0507 0 0 -1 0.08296 0 0 5 3.9 13 14 -1 0.03781 0 0 -1 -0.004666 0 0 -1 0.1195 0 0 -1 -0.0001572 0 0 -1 -0.05883 0 0
11 8.5 1 2 11 7.5 3 4 4 4.48 5 6 7 2.5 7 8 4 0.3 9 10 -1 -0.09208 0 0 -1 0.02648 0 0 26 342.5 11 12 15 14.53 13 14 -1 -0.05414 0 0 -1 0.06862 0 0 -1 -0.006332 0 0 -1 0.05615 0 0 -1 0.1284 0 0 -1 -0.04782 0 0
0 -9.35 1 2 15 14.53 3 4 0 -2.557 5 6 4 1.5 7 8 -1 -0.07767 0 0 1 -3.185 9 10 0 0.02304 11 12 -1 -0.05045 0 0 -1 0.2289 0 0 -1 -0.06208 0 0 -1 0.05264 0 0 6 26.59 13 14 -1 0.009344 0 0 -1 -0.0266 0 0 -1 -0.2152 0 0
4 -4.71 1 2 -1 -0.06879 0 0 5 6.22 3 4 4 7.59 5 6 -1 -0.05292 0 0 15 21.66 7 8 -1 0.08154 0 0 12 0.5 9 10 10 2.5 11 12 -1 -0.001162 0 0 1 -1.794 13 14 -1 -0.09797 0 0 -1 0.06184 0 0 -1 -0.05284 0 0 -1 0.08759 0 0
6 -6.7 1 2 -1 -0.07821 0 0 10 4.5 3 4 10 3.5 5 6 8 1.5 7 8 2 -7.405 9 10 0 4.608 11 12 -1 0.01473 0 0 -1 -0.1512 0 0 -1 -0.01093 0 0 6 5.533 13 14 -1 0.09373 0 0 -1 -0.1255 0 0 -1 0.003194 0 0 -1 0.07429 0 0
2 1.857 1 2 1 9.486 3 4 -1 -0.05864 0 0 26 72.5 5 6 -1 0.06696 0 0 4 4.48 7 8 17 0.5 9 10 -1 -0.08752 0 0 26 50.5 11 12 0 0.5838 13 14 -1 -0.06237 0 0 -1 0.1181 0 0 -1 -0.01377 0 0 -1 -0.003331 0 0 -1 0.02784 0 0
15 12.9 1 2 -1 -0.08999 0 0 15 13.66 3 4 -1 0.1356 0 0 0 -9.35 5 6 15 14.53 7 8 0 -2.557 9 10 -1 0.1083 0 0 -1 -0.07476 0 0 1 -3.185 11 12 -1 -0.007582 0 0 -1 -0.06491 0 0 26 232.5 13 14 -1 0.005336 0 0 -1 0.09113 0 0
11 8.5 1 2 10 4.5 3 4 4 4.48 5 6 10 2.5 7 8 -1 -0.07649 0 0 -1 -0.08761 0 0 -1 0.02644 0 0 4 -5.551e-17 9 10 3 9.765 11 12 -1 -0.03421 0 0 -1 0.005317 0 0 11 4.5 13 14 -1 0.119 0 0 -1 -0.1264 0 0 -1 0.01727 0 0
1 -8.747 1 2 -1 -0.07513 0 0 4 6.09 3 4 26 215.5 5 6 26 327.5 7 8 10 1.5 9 10 7 2.5 11 12 -1 0.05511 0 0 -1 -0.05922 0 0 -1 -0.03839 0 0 -1 0.03524 0 0 -1 0.02767 0 0 15 14.53 13 14 -1 0.08211 0 0 -1 -0.04489 0 0
15 12.9 1 2 -1 -0.08816 0 0 15 13.66 3 4 -1 0.1175 0 0 0 -9.35 5 6 15 14.53 7 8 0 -2.557 9 10 -1 0.1022 0 0 -1 -0.07176 0 0 1 -3.185 11 12 -1 -0.006968 0 0 -1 -0.06028 0 0 15 18.83 13 14 -1 0.05317 0 0 -1 -0.1233 0 0
5 6.22 1 2 4 7.59 3 4 -1 -0.05045 0 0 11 8.5 5 6 -1 0.07939 0 0 11 7.5 7 8 -1 -0.05126 0 0 1 6.922 9 10 4 4.48 11 12 15 21.66 13 14 -1 0.06124 0 0 -1 0.001141 0 0 -1 0.1017 0 0 -1 -0.00474 0 0 -1 -0.08773 0 0
15 12.9 1 2 -1 -0.08564 0 0 15 13.66 3 4 -1 0.1054 0 0 0 -9.35 5 6 15 14.53 7 8 0 -2.557 9 10 -1 0.09603 0 0 -1 -0.0691 0 0 1 -3.185 11 12 -1 -0.006216 0 0 -1 -0.05696 0 0 26 107.5 13 14 -1 -0.04308 0 0 -1 0.05596 0 0
4 -4.71 1 2 -1 -0.06293 0 0 16 2.5 3 4 15 12.9 5 6 -1 -0.07862 0 0 -1 -0.08231 0 0 15 13.66 7 8 -1 0.09841 0 0 4 7.59 9 10 26 342.5 11 12 -1 0.05526 0 0 -1 -0.007296 0 0 7 2.5 13 14 -1 0.05299 0 0 -1 -0.02694 0 0
24 0.5 1 2 11 4.5 3 4 -1 0.03428 0 0 4 4.48 5 6 0 0.5838 7 8 -1 -0.0006772 0 0 6 5.1 9 10 8 0.5 11 12 -1 0.02741 0 0 -1 -0.1537 0 0 -1 -0.01804 0 0 -1 -0.05041 0 0 4 0.92 13 14 -1 -0.05274 0 0 -1 0.02244 0 0
2 1.857 1 2 1 9.486 3 4 6 0.79 5 6 15 21.66 7 8 -1 0.05922 0 0 -1 -0.09245 0 0 -1 0.03243 0 0 12 0.5 9 10 -1 -0.05061 0 0 10 4.5 11 12 1 -1.794 13 14 -1 0.0004946 0 0 -1 -0.0942 0 0 -1 -0.04552 0 0 -1 0.08601 0 0
3 -8.29 1 2 -1 -0.07043 0 0 16 2.5 3 4 11 8.5 5 6 -1 -0.07446 0 0 10 4.5 7 8 4 4.48 9 10 10 2.5 11 12 -1 -0.0664 0 0 -1 -0.08126 0 0 -1 0.02652 0 0 -1 0.001939 0 0 3 9.765 13 14 -1 -0.01454 0 0 -1 0.1073 0 0
1 -8.747 1 2 -1 -0.06856 0 0 4 6.09 3 4 26 215.5 5 6 26 217.5 7 8 10 2.5 9 10 -1 0.009509 0 0 -1 0.06992 0 0 11 6.5 11 12 -1 -0.03109 0 0 -1 0.05145 0 0 1 0.7269 13 14 -1 0.0697 0 0 -1 -0.1169 0 0 -1 0.01788 0 0
2 1.857 1 2 2 -7.405 3 4 6 0.79 5 6 -1 -0.005451 0 0 17 0.5 7 8 -1 -0.09083 0 0 -1 0.03115 0 0 26 342.5 9 10 -1 -0.06882 0 0 4 5.09 11 12 -1 0.05722 0 0 -1 -0.02123 0 0 16 1.5 13 14 -1 0.08553 0 0 -1 -0.04562 0 0
15 12.9 1 2 -1 -0.08046 0 0 15 13.66 3 4 -1 0.08349 0 0 0 -9.35 5 6 15 14.53 7 8 0 -2.557 9 10 -1 0.09234 0 0 -1 -0.06498 0 0 1 0.3617 11 12 -1 -0.006211 0 0 -1 -0.01348 0 0 9 0.5 13 14 -1 0.09626 0 0 -1 -0.04492 0 0
5 6.22 1 2 4 7.59 3 4 -1 -0.04599 0 0 2 -4.711 5 6 -1 0.07571 0 0 -1 -0.005949 0 0 7 1.5 7 8 2 -3.532 9 10 4 1.5 11 12 -1 0.1902 0 0 -1 0.00954 0 0 -1 -0.06221 0 0 9 1.5 13 14 -1 0.06107 0 0 -1 -0.0618 0 0
24 0.5 1 2 11 4.5 3 4 11 4.5 5 6 4 4.48 7 8 5 -5.551e-17 9 10 -1 0.09292 0 0 -1 -0.001201 0 0 -1 0.001122 0 0 6 5.1 11 12 -1 -0.009323 0 0 1 -0.04215 13 14 -1 -0.1353 0 0 -1 -0.01598 0 0 -1 -0.0103 0 0 -1 0.06425 0 0
4 -4.71 1 2 -1 -0.05906 0 0 11 8.5 3 4 11 7.5 5 6 -1 -0.03817 0 0 16 1.5 7 8 4 4.48 9 10 14 0.5 11 12 10 0.5 13 14 -1 0.002086 0 0 -1 0.08414 0 0 -1 0.0004351 0 0 -1 0.1123 0 0 -1 -0.1197 0 0 -1 -0.007972 0 0
5 6.22 1 2 4 7.59 3 4 -1 -0.04555 0 0 2 -4.711 5 6 -1 0.07373 0 0 -1 -0.005068 0 0 7 1.5 7 8 2 -2.85 9 10 4 1.5 11 12 -1 0.1609 0 0 3 0.614 13 14 -1 -0.05945 0 0 -1 0.02673 0 0 -1 0.0549 0 0 -1 -0.09403 0 0
1 -8.747 1 2 -1 -0.06748 0 0 2 1.857 3 4 26 67.5 5 6 -1 -0.05007 0 0 4 4.48 7 8 17 0.5 9 10 -1 -0.08096 0 0 26 50.5 11 12 0 0.5838 13 14 -1 -0.04397 0 0 -1 0.1178 0 0 -1 -0.02591 0 0 -1 0.00003765 0 0 -1 0.02579 0 0
15 12.9 1 2 -1 -0.07763 0 0 15 13.66 3 4 2 -6.736 5 6 24 0.5 7 8 4 1.5 9 10 -1 -0.02065 0 0 11 4.5 11 12 -1 0.03133 0 0 -1 -0.02149 0 0 -1 0.1544 0 0 10 1.5 13 14 -1 0.003362 0 0 -1 -0.0155 0 0 -1 -0.1274 0 0
6 -6.7 1 2 -1 -0.06883 0 0 1 -8.747 3 4 -1 -0.06431 0 0 26 67.5 5 6 4 4.48 7 8 17 0.5 9 10 26 30.5 11 12 26 50.5 13 14 -1 0.008071 0 0 -1 -0.03959 0 0 -1 0.009604 0 0 -1 -0.1008 0 0 -1 0.1164 0 0 -1 -0.02258 0 0
15 12.9 1 2 -1 -0.07513 0 0 15 13.66 3 4 2 -6.736 5 6 6 5.533 7 8 4 1.5 9 10 -1 -0.01981 0 0 6 3.1 11 12 3 13.17 13 14 -1 -0.02087 0 0 -1 0.1447 0 0 -1 0.003476 0 0 -1 -0.04564 0 0 -1 0.0481 0 0 -1 -0.009473 0 0
0 5.221 1 2 4 -4.71 3 4 5 -0.8 5 6 -1 -0.07563 0 0 -1 -0.001818 0 0 4 3.87 7 8 2 0.3672 9 10 26 248.5 11 12 26 459.5 13 14 -1 0.1004 0 0 -1 -0.03225 0 0 -1 -0.0772 0 0 -1 0.08526 0 0 -1 0.06148 0 0 -1 -0.1108 0 0
0 9.313 1 2 5 3.9 3 4 6 20.97 5 6 -1 0.0009688 0 0 21 0.5 7 8 -1 0.09086 0 0 -1 -0.04322 0 0 6 0.79 9 10 -1 -0.1668 0 0 7 4.5 11 12 -1 0.06487 0 0 -1 -0.07698 0 0 2 -1.715 13 14 -1 0.09332 0 0 -1 -0.05873 0 0
24 0.5 1 2 5 3.9 3 4 11 4.5 5 6 5 -5.551e-17 7 8 3 8.269 9 10 -1 0.08733 0 0 -1 -0.001533 0 0 14 0.5 11 12 11 4.5 13 14 -1 -0.06793 0 0 -1 0.06941 0 0 -1 -0.01538 0 0 -1 0.07174 0 0 -1 -0.03248 0 0 -1 0.04421 0 0
1 -8.747 1 2 -1 -0.06242 0 0 15 12.9 3 4 -1 -0.07194 0 0 15 13.66 5 6 2 -6.736 7 8 6 5.533 9 10 4 1.5 11 12 -1 -0.02 0 0 -1 -0.01018 0 0 3 13.17 13 14 -1 -0.01824 0 0 -1 0.135 0 0 -1 0.0491 0 0 -1 -0.00797 0 0
0 5.221 1 2 16 1.5 3 4 -1 0.02271 0 0 14 0.5 5 6 10 0.5 7 8 5 0.59 9 10 -1 0.08382 0 0 -1 -0.1257 0 0 -1 -0.007612 0 0 6 7.645 11 12 -1 0.02472 0 0 -1 -0.04817 0 0 3 13.17 13 14 -1 0.06813 0 0 -1 -0.0127 0 0
11 8.5 1 2 10 4.5 3 4 3 21.19 5 6 10 2.5 7 8 -1 -0.05796 0 0 4 6.09 9 10 -1 0.05661 0 0 -1 -0.0002793 0 0 3 9.765 11 12 -1 -0.08073 0 0 -1 0.04978 0 0 11 4.5 13 14 -1 0.09405 0 0 -1 -0.1189 0 0 -1 0.01381 0 0
4 -4.71 1 2 -1 -0.05405 0 0 16 2.5 3 4 3 24 5 6 -1 -0.06132 0 0 6 26.59 7 8 1 -0.2383 9 10 -1 0.001616 0 0 -1 -0.08283 0 0 -1 0.09096 0 0 4 5.09 11 12 26 175.5 13 14 -1 0.0732 0 0 -1 -0.1018 0 0 -1 0.02944 0 0
1 -8.747 1 2 -1 -0.06105 0 0 6 -6.7 3 4 -1 -0.06418 0 0 0 -2.557 5 6 1 -3.185 7 8 9 0.5 9 10 9 1.5 11 12 -1 0.02984 0 0 12 0.5 13 14 -1 0.02682 0 0 -1 -0.06258 0 0 -1 0.07946 0 0 -1 -0.02114 0 0 -1 0.03565 0 0
15 21.66 1 2 12 0.5 3 4 1 0.3617 5 6 10 4.5 7 8 6 3.1 9 10 -1 -0.09127 0 0 -1 0.01953 0 0 4 5.09 11 12 -1 -0.06881 0 0 -1 -0.03933 0 0 1 -1.794 13 14 -1 -0.007348 0 0 -1 0.02465 0 0 -1 -0.03362 0 0 -1 0.09954 0 0
15 12.9 1 2 -1 -0.06909 0 0 15 13.66 3 4 9 1.5 5 6 7 2.5 7 8 -1 -0.002074 0 0 -1 0.1088 0 0 -1 0.003776 0 0 11 7.5 9 10 8 3.5 11 12 -1 0.05307 0 0 2 -3.532 13 14 -1 0.01917 0 0 -1 -0.08468 0 0 -1 0.02222 0 0
11 8.5 1 2 11 7.5 3 4 4 4.48 5 6 -1 -0.00168 0 0 4 0.3 7 8 -1 -0.07265 0 0 10 1.5 9 10 -1 -0.04645 0 0 1 4.788 11 12 -1 0.07834 0 0 -1 -0.0396 0 0 -1 0.07033 0 0 0 -0.4768 13 14 -1 -0.1026 0 0 -1 0.04871 0 0
2 -0.3393 1 2 2 -4.711 3 4 6 0.79 5 6 -1 -0.002442 0 0 7 1.5 7 8 -1 -0.07653 0 0 4 4.48 9 10 26 163.5 11 12 4 1.5 13 14 -1 -0.04459 0 0 -1 0.06284 0 0 -1 -0.005754 0 0 -1 0.1464 0 0 -1 -0.0697 0 0 -1 0.02783 0 0
0 0.5838 1 2 -1 -0.006556 0 0 11 4.5 3 4 -1 -0.04161 0 0 2 -2.85 5 6 2 -8.309 7 8 26 275.5 9 10 4 4.48 11 12 -1 0.0908 0 0 -1 -0.1125 0 0 -1 0.03251 0 0 1 1.429 13 14 -1 0.05733 0 0 -1 0.01799 0 0 -1 -0.05902 0 0
15 29.66 1 2 0 5.221 3 4 6 11.51 5 6 16 1.5 7 8 -1 0.02551 0 0 -1 0.02099 0 0 6 26.59 9 10 14 0.5 11 12 10 0.5 13 14 -1 -0.1474 0 0 -1 0.02862 0 0 -1 -0.0009916 0 0 -1 0.0768 0 0 -1 -0.1242 0 0 -1 -0.006756 0 0
1 -8.747 1 2 -1 -0.05951 0 0 3 -8.29 3 4 -1 -0.06065 0 0 0 -2.557 5 6 1 0.3617 7 8 -1 -0.003957 0 0 4 1.09 9 10 9 0.5 11 12 -1 -0.07118 0 0 0 -13.53 13 14 -1 0.07456 0 0 -1 -0.03725 0 0 -1 0.1743 0 0 -1 0.001812 0 0
15 12.9 1 2 -1 -0.06757 0 0 15 13.66 3 4 2 -6.736 5 6 0 -9.35 7 8 4 1.5 9 10 -1 -0.02336 0 0 15 14.53 11 12 -1 0.001068 0 0 -1 -0.01747 0 0 -1 0.1157 0 0 -1 0.09324 0 0 26 41.5 13 14 -1 0.07045 0 0 -1 -0.07149 0 0
11 8.5 1 2 24 0.5 3 4 3 21.19 5 6 -1 -0.001165 0 0 4 5.09 7 8 4 6.09 9 10 -1 0.05373 0 0 6 7.645 11 12 -1 0.08998 0 0 -1 -0.07671 0 0 -1 0.04435 0 0 1 -2.007 13 14 -1 0.02922 0 0 -1 0.04184 0 0 -1 -0.1189 0 0
26 67.5 1 2 4 4.48 3 4 17 0.5 5 6 26 30.5 7 8 26 50.5 9 10 4 3.09 11 12 -1 -0.03769 0 0 -1 0.01011 0 0 0 -9.913 13 14 -1 0.1108 0 0 -1 -0.02412 0 0 -1 0.01555 0 0 -1 -0.007715 0 0 -1 0.05526 0 0 -1 -0.1069 0 0
15 29.66 1 2 12 0.5 3 4 5 -4.61 5 6 22 0.5 7 8 25 0.5 9 10 6 26.59 11 12 -1 0.02183 0 0 -1 0.0006739 0 0 -1 -0.045 0 0 -1 0.006701 0 0 1 -1.794 13 14 -1 -0.1378 0 0 -1 0.02815 0 0 -1 -0.02889 0 0 -1 0.1237 0 0
4 7.59 1 2 15 29.66 3 4 -1 0.04093 0 0 26 362.5 5 6 -1 -0.06883 0 0 -1 -0.005273 0 0 3 -3.311 7 8 -1 -0.07608 0 0 6 22.16 9 10 7 2.5 11 12 -1 -0.06989 0 0 11 6.5 13 14 -1 -0.001777 0 0 -1 0.08628 0 0 -1 -0.02495 0 0
15 12.9 1 2 -1 -0.06547 0 0 15 13.66 3 4 9 1.5 5 6 7 2.5 7 8 -1 -0.005733 0 0 -1 0.09439 0 0 26 375.5 9 10 11 7.5 11 12 -1 -0.002904 0 0 26 439.5 13 14 -1 -0.02806 0 0 -1 0.04829 0 0 -1 0.1016 0 0 -1 -0.00504 0 0
0 0.5838 1 2 6 26.59 3 4 11 4.5 5 6 -1 -0.003169 0 0 26 160.5 7 8 -1 -0.03746 0 0 2 -2.85 9 10 -1 0.04751 0 0 -1 -0.209 0 0 2 -8.309 11 12 -1 -0.04831 0 0 4 4.48 13 14 -1 0.08452 0 0 -1 -0.01281 0 0 -1 0.0557 0 0
4 -4.71 1 2 -1 -0.05015 0 0 15 21.66 3 4 12 0.5 5 6 1 0.3617 7 8 -1 0.00006549 0 0 6 3.1 9 10 1 -1.246 11 12 -1 0.01809 0 0 -1 -0.03475 0 0 26 119.5 13 14 -1 0.008893 0 0 -1 -0.124 0 0 -1 -0.04148 0 0 -1 0.08974 0 0
5 -0.8 1 2 6 5.1 3 4 4 4.48 5 6 -1 -0.05437 0 0 -1 0.001815 0 0 7 1.5 7 8 11 5.5 9 10 1 -1.246 11 12 -1 0.008435 0 0 -1 -0.05908 0 0 22 0.5 13 14 -1 -0.02695 0 0 -1 0.1189 0 0 -1 0.04055 0 0 -1 -0.1301 0 0
11 8.5 1 2 10 4.5 3 4 0 -0.4768 5 6 10 2.5 7 8 -1 -0.05013 0 0 -1 -0.07669 0 0 6 5.1 9 10 -1 -0.0004141 0 0 3 9.765 11 12 -1 -0.06492 0 0 0 8.05 13 14 -1 -0.01644 0 0 -1 0.08341 0 0 -1 0.08389 0 0 -1 -0.05318 0 0
1 -8.747 1 2 -1 -0.05603 0 0 15 12.9 3 4 -1 -0.06298 0 0 0 -2.557 5 6 4 -5.551e-17 7 8 -1 -0.00405 0 0 10 3.5 9 10 26 104.5 11 12 -1 -0.08464 0 0 -1 0.09695 0 0 -1 -0.03749 0 0 1 -3.625 13 14 -1 -0.04279 0 0 -1 0.05202 0 0
24 0.5 1 2 5 3.9 3 4 11 4.5 5 6 -1 0.0001735 0 0 -1 -0.03932 0 0 -1 0.07741 0 0 3 8.742 7 8 -1 -0.07289 0 0 10 1.5 9 10 26 62.5 11 12 -1 -0.05162 0 0 26 30.5 13 14 -1 0.09707 0 0 -1 0.07322 0 0 -1 -0.06455 0 0
5 -0.8 1 2 6 7.645 3 4 -1 0.009377 0 0 26 141.5 5 6 3 13.17 7 8 -1 -0.1243 0 0 1 1.081 9 10 1 2.311 11 12 -1 -0.008055 0 0 0 -5.399 13 14 -1 -0.05466 0 0 -1 0.02402 0 0 -1 0.1165 0 0 -1 -0.07377 0 0 -1 0.03492 0 0
3 24 1 2 6 26.59 3 4 1 1.575 5 6 -1 -0.0007159 0 0 26 101.5 7 8 -1 0.06523 0 0 4 5.09 9 10 -1 0.04525 0 0 1 1.262 11 12 -1 -0.05025 0 0 -1 0.06261 0 0 -1 -0.01056 0 0 0 1.632 13 14 -1 -0.2842 0 0 -1 0.0224 0 0
16 2.5 1 2 3 24 3 4 -1 -0.05472 0 0 6 26.59 5 6 16 1.5 7 8 -1 0.00008027 0 0 26 101.5 9 10 1 -0.2383 11 12 -1 0.1002 0 0 -1 0.04395 0 0 -1 -0.1107 0 0 -1 0.07449 0 0 4 5.09 13 14 -1 -0.06854 0 0 -1 0.06085 0 0
4 7.59 1 2 15 29.66 3 4 5 6.22 5 6 26 385.5 7 8 6 11.51 9 10 -1 0.06665 0 0 -1 -0.02394 0 0 -1 -0.004164 0 0 1 -1.246 11 12 -1 0.01667 0 0 -1 -0.1085 0 0 0 2.061 13 14 -1 0.04391 0 0 -1 -0.05303 0 0 -1 0.09087 0 0
6 -6.7 1 2 -1 -0.05866 0 0 5 -0.8 3 4 6 5.1 5 6 4 4.48 7 8 -1 -0.04937 0 0 -1 0.001175 0 0 -1 0.02926 0 0 11 5.5 9 10 4 6.69 11 12 22 0.5 13 14 -1 -0.08292 0 0 -1 0.02921 0 0 -1 0.03831 0 0 -1 -0.1244 0 0
1 -8.747 1 2 -1 -0.05436 0 0 26 67.5 3 4 4 4.48 5 6 17 0.5 7 8 26 30.5 9 10 26 50.5 11 12 -1 0.005171 0 0 -1 -0.03451 0 0 -1 0.008404 0 0 0 -9.913 13 14 -1 0.1081 0 0 -1 -0.02082 0 0 -1 0.0509 0 0 -1 -0.1002 0 0
24 0.5 1 2 5 3.9 3 4 11 5.5 5 6 2 -4.711 7 8 3 8.269 9 10 -1 0.0617 0 0 -1 -0.009992 0 0 -1 -0.004772 0 0 7 1.5 11 12 -1 -0.05896 0 0 -1 0.06444 0 0 2 -2.174 13 14 -1 -0.002215 0 0 -1 0.1385 0 0 -1 -0.004034 0 0
15 12.9 1 2 -1 -0.06117 0 0 15 13.66 3 4 2 -6.736 5 6 3 24 7 8 4 1.5 9 10 -1 -0.02697 0 0 -1 -0.00277 0 0 1 1.575 11 12 -1 -0.01821 0 0 -1 0.1027 0 0 -1 0.05761 0 0 1 2.311 13 14 -1 -0.1002 0 0 -1 0.01585 0 0
4 -4.71 1 2 -1 -0.04711 0 0 15 29.66 3 4 26 67.5 5 6 6 11.51 7 8 4 4.48 9 10 -1 0.00402 0 0 -1 0.02155 0 0 6 26.59 11 12 -1 -0.06177 0 0 -1 0.03716 0 0 11 5.5 13 14 -1 0.02763 0 0 -1 0.01874 0 0 -1 -0.1492 0 0
11 8.5 1 2 10 4.5 3 4 0 -0.4768 5 6 -1 0.002888 0 0 11 5.5 7 8 -1 -0.07266 0 0 6 5.1 9 10 4 3.09 11 12 -1 0.03216 0 0 -1 -0.06034 0 0 0 8.05 13 14 -1 0.01062 0 0 -1 -0.1331 0 0 -1 0.08036 0 0 -1 -0.05129 0 0
4 7.59 1 2 15 29.66 3 4 26 452.5 5 6 6 26.59 7 8 6 11.51 9 10 -1 0.05826 0 0 -1 -0.03871 0 0 -1 0.0008773 0 0 0 1.632 11 12 -1 0.01541 0 0 -1 -0.09765 0 0 1 1.262 13 14 -1 0.0622 0 0 -1 -0.007549 0 0 -1 -0.2374 0 0
3 -8.29 1 2 -1 -0.05548 0 0 0 -13.53 3 4 15 14.53 5 6 0 -11.26 7 8 5 -5.551e-17 9 10 -1 -0.05874 0 0 -1 -0.06437 0 0 3 -5.152 11 12 -1 -0.0162 0 0 -1 0.2139 0 0 6 0.79 13 14 -1 -0.0007965 0 0 -1 -0.04669 0 0 -1 0.1219 0 0
1 -8.747 1 2 -1 -0.05247 0 0 4 6.09 3 4 -1 -0.002424 0 0 26 217.5 5 6 -1 0.06033 0 0 11 6.5 7 8 2 -3.532 9 10 -1 0.05737 0 0 0 2.061 11 12 -1 0.04051 0 0 0 -2.101 13 14 -1 0.008614 0 0 -1 0.0302 0 0 -1 -0.1616 0 0`;
