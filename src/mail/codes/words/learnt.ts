/** Made by `npm run learn`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */
export const printingTable = `bias -123
=after    274
=after  " -143
=after  0 -262
=after  a -28
=after  b -201
=after  c -95
=after  d -1
=after  f -208
=after  g 30
=after  h -122
=after  i 107
=after  j -49
=after  k -93
=after  l -118
=after  m -257
=after  n -86
=after  o -41
=after  p -70
=after  q -84
=after  r -4
=after  s -84
=after  t -5
=after  v -29
=after  y 94
=after  z -150
=after  | 233
=after  · -147
=after  в 225
=after  г -197
=after  д 20
=after  н 73
=after  о 112
=after  п 100
=after  с 24
=after  у 42
=after  ב 436
=after  ו 221
=after  ا -82
=after  ب -1
=after  خ 52
=after  د 127
=after  ر 429
=after  ل 43
=after  و 279
=after  ک 221
=after  ی 72
=after  आ 422
=after  क -52
=after  द 92
=after  स -264
=after  ह 8
=after  แ 254
=after  ใ 499
=after  が 322
=after  마 301
=after  은 136
=after  � 20
=after "  -339
=after ", 103
=after ". -264
=after (v 13
=after )  -168
=after ), -87
=after ). -742
=after ** 130
=after *. 157
=after +0 -332
=after ,  -153
=after .  109
=after .0 -350
=after /0 -585
=after 0. -327
=after 00 -300
=after 0分 482
=after 0月 -204
=after 0분 625
=after :  -163
=after </ 20
=after ]  165
=after aa -201
=after ab -94
=after ah -55
=after al 26
=after an -112
=after ar -129
=after as -254
=after at -241
=after au 85
=after ba 99
=after be -14
=after bo -76
=after ca 33
=after ce -165
=after co -162
=after d  -1
=after db -77
=after de -204
=after do -27
=after e  -121
=after ea 117
=after ec -31
=after ee -268
=after eg -73
=after eh -120
=after ei 79
=after em -106
=after en -117
=after eq 123
=after er -41
=after es -55
=after et 138
=after f  -229
=after fi 22
=after ga -19
=after go 148
=after h  123
=after hu -9
=after ie 108
=after if -74
=after ig -162
=after ih -223
=after ij -265
=after il -63
=after in -202
=after ir 48
=after it -133
=after iv 55
=after k  147
=after ku -25
=after la 53
=after ld -163
=after le -188
=after li -38
=after ll -13
=after lm -129
=after lo -32
=after lt -60
=after mb -90
=after mp -311
=after ni -86
=after nk -635
=after no -30
=after ns 225
=after nu -21
=after o  149
=after of -5
=after og -221
=after ol -6
=after om -129
=after op 70
=after or -13
=after os -82
=after ou -172
=after ow -57
=after p  -214
=after pl 45
=after po -7
=after pp -74
=after pr -86
=after r  102
=after ra -21
=after re -106
=after ri -173
=after ro 19
=after rt -92
=after se -90
=after si -39
=after so -13
=after st -139
=after sz -134
=after t  -83
=after ta -189
=after th -25
=after ti -19
=after tr -120
=after tt 30
=after u  -218
=after ua -269
=after ub -16
=after ud -73
=after ue -78
=after uk 171
=after ul -47
=after un -66
=after ur -56
=after ut -23
=after va 84
=after ve -2
=after vi 50
=after wa -161
=after we 2
=after y  160
=after ya -93
=after ye -29
=after yi 134
=after αλ -5
=after ην 41
=after ο  68
=after πο -99
=after ам 82
=after аш 71
=after ва 23
=after д  -17
=after еп -30
=after же -93
=after ко 69
=after н  63
=after на 16
=after ок 206
=after ос -39
=after ст 146
=after те -46
=after то 6
=after ід -7
=after ն  111
=after וא 107
=after טל -42
=after ا  45
=after ست 180
=after ما 125
=after ی  208
=after र् 335
=after लि 204
=after है 62
=after ाल 80
=after ।  175
=after คื 163
=after น  337
=after รห 97
=after อร 96
=after ือ 80
=after ใน 57
=after გა -42
=after ነው 57
=after ው። 83
=after ።  93
=after →  -707
=after 。如 -1
=after 」で 135
=after 」を 116
=after して 462
=after です 50
=after なく -258
=after をお -30
=after アプ 64
=after ログ 69
=after 人確 57
=after 使用 -166
=after 入力 418
=after 分钟 14
=after 力す -87
=after 大小 100
=after 完成 314
=after 年0 -120
=after 是您 353
=after 登录 333
=after 码， -199
=after 確認 114
=after 請於 70
=after 를  156
=after 을  133
=after 입력 109
=after ，交 117
=before    168
=before  # -238
=before  ( -381
=before  * -497
=before  . -49
=before  0 -347
=before  : 9
=before  [ 238
=before  c -251
=before  e 25
=before  f -450
=before  i 47
=before  k 74
=before  n -139
=before  p -85
=before  r -226
=before  t -29
=before  u -63
=before  v -81
=before  σ -244
=before  ב 197
=before  ה 251
=before  מ -130
=before  ש 352
=before  ه 181
=before  ک 13
=before  क -287
=before  № -286
=before  문 -96
=before  번 -101
=before  숫 5
=before  코 -39
=before !  725
=before ": 15
=before #  305
=before (# 834
=before (c 102
=before )  250
=before ,  -252
=before .  -244
=before .0 -375
=before /0 72
=before /l 7
=before 0  2
=before 0. -822
=before 0/ -1101
=before 00 -88
=before 0: 339
=before :  6
=before :0 41
=before >  126
=before ?  54
=before [# -486
=before ]  337
=before a  -37
=before a0 -46
=before ab -94
=before ac -13
=before ag -274
=before ah 116
=before ai 28
=before al -104
=before am -232
=before an 83
=before as -100
=before at -95
=before az -31
=before b  -266
=before be -216
=before bl -25
=before bu -104
=before c  -59
=before c. -111
=before ca -69
=before ce -55
=before ci -37
=before ck -129
=before co 10
=before cp -85
=before ct -752
=before d  -50
=before d0 -105
=before db -79
=before de 71
=before di -196
=before dl -85
=before do -246
=before dr -354
=before dt 217
=before du 338
=before e  -72
=before e: 64
=before e= 75
=before e_ -32
=before ec 236
=before ed 14
=before ee -52
=before eg 140
=before ei -23
=before ek -118
=before el -159
=before en -18
=before ep -172
=before er -69
=before es 5
=before et 22
=before eu 123
=before ev -50
=before ex -205
=before ey 144
=before f  -287
=before fa 168
=before g  -227
=before ge -222
=before gn -140
=before go -33
=before gr -12
=before h  -9
=before ha -163
=before he 29
=before hi -158
=before ht -64
=before i  -57
=before i: -70
=before ia -286
=before ic -51
=before id -230
=before ie -134
=before if 41
=before il -104
=before io -96
=before ip -200
=before is 83
=before it 26
=before iz -16
=before ja -116
=before jt 124
=before ju -310
=before k  -252
=before ka 133
=before ko -216
=before ks 45
=before l  -143
=before l, 39
=before l: 129
=before ld -90
=before le -93
=before li 5
=before lo -68
=before lt -14
=before ly 81
=before m  -119
=before ma -119
=before me 104
=before ms -187
=before n: 85
=before na -61
=before nc -3
=before nd -64
=before ng -102
=before ni -75
=before nn 27
=before no -12
=before nr -457
=before nt -206
=before nu 25
=before o  -191
=before o: 79
=before od 195
=before oi -219
=before oj -202
=before ol -78
=before on -13
=before oo 56
=before os -129
=before ot -78
=before ou -125
=before ov 101
=before p: -141
=before pa -7
=before pi 218
=before pn -179
=before po -128
=before pp 71
=before pr -147
=before pt -118
=before pu -27
=before qu -19
=before r  -146
=before r, 134
=before r: 43
=before r_ -204
=before ra -214
=before rc -28
=before rd -34
=before ri 51
=before rn -35
=before ro -122
=before rt -150
=before ru -316
=before s  -110
=before se -67
=before sh 42
=before sk -34
=before sl 218
=before so 106
=before st -106
=before su -196
=before sw 268
=before t  -81
=before t. -256
=before ta -3
=before te 148
=before ti -119
=before tl -39
=before to -149
=before tp 274
=before tr -231
=before tt -14
=before tu -60
=before ty -92
=before u: 153
=before uc 56
=before ud -166
=before ug -202
=before ui -210
=before ul -458
=before um -133
=before un -117
=before ur -93
=before ut 129
=before uz 45
=before v  -118
=before va -7
=before ve -45
=before vk -119
=before vo 59
=before vu 252
=before w: 188
=before wa -182
=before wi -101
=before x  -354
=before y  -77
=before y: 52
=before y_ -123
=before z  -21
=before ze -126
=before |  295
=before ©  -528
=before αλ 87
=before ε  227
=before ου -179
=before τε 56
=before τη -200
=before а: -335
=before ав 51
=before ан -258
=before ар -70
=before ая -14
=before в: -93
=before вк -262
=before д  -229
=before д: 40
=before е  103
=before ед 343
=before ел -10
=before за -510
=before ин -17
=before ис -115
=before к  -22
=before ка -97
=before ме -444
=before мі -284
=before н  80
=before на -64
=before нд -260
=before не -22
=before ок -202
=before пи -198
=before са -36
=before ст -46
=before т  -130
=before ти -51
=before то -180
=before фр 22
=before хо 366
=before че -351
=before я  -253
=before ՝  -116
=before ար -113
=before ը՝ -16
=before א  160
=before בו -39
=before ה  -264
=before יי -385
=before ימ 80
=before יש 266
=before סו -163
=before קו -300
=before ר: -82
=before שו 197
=before ا  14
=before ار -119
=before بر -1
=before ته -13
=before ر  -108
=before رو -168
=before ری -129
=before عد -159
=before ل: -10
=before لا -237
=before ن  -111
=before ند -190
=before ه  -420
=before ون -100
=before ڈ  194
=before ی  -204
=before یل -141
=before ं  118
=before ंब -247
=before क  -151
=before ख् -102
=before पी 124
=before मे 32
=before र  -162
=before ीप 119
=before ्य -291
=before ড  316
=before র  -224
=before া  -209
=before ি  83
=before েল -82
=before ண் -30
=before ை  -92
=before ข  447
=before คส -23
=before คื 664
=before ด  -155
=before หม -116
=before อก 197
=before ัส 67
=before เล 24
=before ้า -38
=before မှ 29
=before ်  554
=before დი 82
=before ოდ 98
=before ዎ  49
=before •• -924
=before №  -243
=before →  150
=before 】验 559
=before した -122
=before には 530
=before グイ -128
=before コー -34
=before スワ 447
=before ワー 305
=before ンコ -17
=before 予約 -8
=before 使用 400
=before 入  411
=before 内線 -163
=before 动态 508
=before 单号 -54
=before 取件 -228
=before 受取 -37
=before 号  -92
=before 号: -101
=before 号： -42
=before 客服 -281
=before 密碼 487
=before 尾号 -343
=before 工单 -187
=before 态密 247
=before 您的 -44
=before 惠码 -55
=before 户号 -28
=before 把  703
=before 是  -14
=before 校验 893
=before 用者 -38
=before 用量 -85
=before 画面 102
=before 番号 -434
=before 登録 299
=before 的登 78
=before 的验 -533
=before 码  45
=before 码: -77
=before 码为 220
=before 码： 35
=before 確認 872
=before 碼為 132
=before 编号 -174
=before 號  -228
=before 証コ 303
=before 証番 158
=before 認コ 326
=before 認証 203
=before 證碼 1184
=before 订单 -136
=before 认码 229
=before 证码 210
=before 请输 440
=before 輸入 519
=before 输入 243
=before 邀请 -122
=before 邮编 -430
=before 번호 -365
=before 숫자 6
=before 승인 35
=before 업  -11
=before 에  369
=before 인번 41
=before 인증 290
=before 증  178
=before 증번 199
=before 코드 67
=before 폰  -67
=before ，验 203
=before ：  266
above 00 -44
above 000 -36
above 0000 -60
above 000000 -206
above 0000000 20
above 000000000 -4
above 0000000000 1
above 00000000000 -12
above 000000000000 -116
above 000円 149
above 00a -11
above 00z 238
above 0rd -3
above a -39
above aan 12
above abholcode -3
above account 11
above activate 20
above activation 237
above added -165
above address 11
above again -244
above all -246
above alt 138
above an 11
above and -30
above anda -63
above ani -1
above anos -252
above another -142
above any -166
above anything -16
above app -49
above application 25
above approval 30
above approved -233
above ar 68
above are 16
above as 21
above asagidaki 112
above asked -61
above asking 41
above authorization 228
above az 3
above b -50
above b00 -174
above bank -226
above basket -157
above be 67
above because 183
above before 49
above bekreftelseskode 72
above below 143
above bestatigungscode 42
above betrag 110
above biglietto -695
above bitte 2
above blessing -243
above box -132
above buongiorno 22
above by 2
above c 98
above call -112
above can -7
above car 343
above carte 132
above case 186
above ce 29
above check -148
above checked -15
above checkout -9
above cher 460
above ciao 9
above click -25
above client 58
above cluj -114
above code 15
above codes -283
above codigo -13
above compare 68
above conferma 281
above confirm 23
above confirmation 173
above coupon -147
above cupom -551
above czesc 62
above dahil -19
above dakika -439
above damit 59
above dan -36
above dans -71
above dass 62
above dat 155
above date 323
above de 34
above dear 28
above dein 206
above del -119
above dem 239
above demande 7
above der -110
above device 116
above deze 14
above di 68
above did 9
above do -1
above document 61
above doe -124
above domain 13
above don -48
above done -52
above drawn 534
above driver 216
above du -30
above e -12
above e0000 -69
above edge -15
above ein 229
above einmalkennwort 69
above el 46
above em 4
above email 21
above en 60
above ending 26
above enter 2
above es 29
above est -65
above esti 35
above estimada 104
above eur 15
above example 89
above firefox 46
above first -50
above following 160
above folosi -4
above four 210
above fresh -106
above friday -26
above friends -426
above fur 70
above gb 116
above geachte 44
above get -162
above gift -204
above gilt -68
above giulia -120
above go 40
above gone -85
above good -93
above green 81
above grey 321
above guard 132
above guten -20
above gutscheincode -412
above h -174
above hallo -33
above halo 22
above har 34
above haus -205
above heer 84
above hei 70
above held 228
above hello 29
above help -10
above here -20
above heron 119
above hey 27
above hi 42
above hour -106
above hours -222
above hrb -27
above https -110
above hu 83
above hyva 114
above i 15
above iban 19
above icin 38
above id -340
above if -105
above iki -52
above img -105
above in -10
above included -103
above ines 43
above inn 188
above into 44
above is 1
above issue -132
above it 25
above j -101
above jess -91
above jo -28
above job 32
above jonas 38
above july -21
above k 117
above kad 10
above kare 24
above ke -8
above keep -49
above khi -14
above kl 49
above kod 62
above konto 143
above kortingscode -143
above koszonjuk 22
above l 36
above last 60
above lena 26
above let 33
above letras 99
above lets 28
above letter 93
above letters 70
above limit 21
above linux 209
above ll -34
above loft -340
above log 73
above login 99
above logo -422
above magic 275
above mail 36
above make 181
above mano -86
above matches -162
above meeting -298
above members 36
above merchant -11
above merhaba 4
above message -35
above met 36
above method -50
above min -16
above minutes -84
above minutos -13
above morning 54
above n -41
above na 27
above nagon 225
above name -64
above napoca -80
above navigateur 190
above nearly -247
above need 60
above nel 53
above network -5
above nicht -92
above nimic -1
above nobody -41
above not -32
above nov -5
above november 19
above novo -366
above now -117
above nowy -116
above nr 168
above ns 5
above ns0 237
above nt -18
above number 29
above o -64
above off -144
above old 155
above oldmail 172
above on -9
above only 42
above open 55
above opened -92
above or -80
above ora 348
above order -133
above outro -187
above over 42
above overovaci 36
above page 50
above pagina 76
above pani 129
above para 176
above parcel -232
above parent 95
above pas -28
above passcode 17
above passphrase 21
above password 95
above passwort -44
above paste 150
above payment -117
above pc 109
above pediu -280
above per 175
above personal -260
above phut -81
above pickup -77
above pin 17
above play 9
above please -110
above polder -241
above por 31
above postovani -74
above potrditveno 12
above pottery 59
above praha -217
above profile 12
above promocional -413
above proud -810
above put 41
above qr -64
above que 160
above rabat -3
above rabatkoden -114
above rabatowy -470
above rachunek 57
above re -32
above recognise 34
above recovery 61
above registration -219
above registrazione 33
above release 76
above remote 44
above request -85
above requested 2
above resend -83
above reservation -54
above reunion -295
above rina 100
above road -571
above robin -31
above room 94
above router 39
above run 16
above s -29
above safe -92
above saturday -343
above savo 212
above scherm -362
above se 56
above seats 98
above secondi -141
above security 68
above sehr 212
above sender 35
above september -109
above services -131
above share -194
above shift 278
above shop -7
above si 3
above sie 29
above signature 202
above singura -101
above six -14
above smart -24
above so -62
above someone 12
above son -42
above spaces -113
above stadfestingarkodann 166
above state 26
above ste 69
above street -190
above support -194
above suresi -26
above surname 92
above sveiki 134
above t -41
above tab 50
above tag -5
above take -56
above te 79
above terminal -84
above test 32
above thanks -89
above that 22
above the 48
above then -29
above they -1
above this 114
above til 29
above time 91
above tl -105
above to 153
above token 60
above tomasz -9
above tonight 72
above total -77
above tran -60
above truck 38
above tu -28
above tuan 108
above turns 52
above two -103
above u 117
above un 25
above unique 134
above up 17
above us -137
above usage 47
above used -134
above user 145
above uses -11
above utente 19
above utm_campaign -38
above uur -10
above uw 15
above v -71
above va 26
above vas 26
above ve 137
above vehicle 5
above verificare 156
above verification 120
above verify 34
above vi -9
above ville 40
above visa -222
above voce -117
above vorgang 139
above voucher -309
above waiting 48
above want 242
above wants 223
above we 37
above were -160
above wi -453
above windows 192
above with 64
above word 214
above works -56
above ws 21
above xac 17
above yapmak 74
above year 41
above your 69
above z 11
above za -81
above zadejte 298
above ziua 90
above αγαπητε 43
above γεια 54
above για 12
above εκπτωτικοσ -304
above καλο -263
above κωδικοσ -3
above ταξιδι -66
above τον 176
above в 10
above ви 15
above вітаємо 11
above деиствует -134
above добрыи 205
above кабинет 63
above код 84
above на 60
above не -220
above подтверждения 28
above привет 84
above промокод -55
above то 123
above հարգելի 46
above דקות -122
above היי 3
above יקר 56
above כדי 82
above اعتبار -109
above الحجز -190
above الدخول 6
above الرمز -20
above الکریم -156
above اهلا 116
above این -89
above بانک -54
above برای 9
above دقایق -57
above رقم -33
above شد 13
above واحده 18
above ورود 2
above کے 54
above یہ 34
above करें -64
above सत्यापन 115
above साझा -206
above এই -121
above ওটিপি 6
above কেড -228
above লিখুন -198
above இந்த 18
above ఈ 21
above కోడ్ -103
above చేయండి 62
above మీ -7
above โค้ดส่วนลดของคุณ -369
above გამარჯობა 25
above ნომერი -140
above ውድ 54
above を入力してください 458
above クーポンコード -285
above プレイヤーid 292
above 亲爱的玩家 7
above 你好 204
above 尊敬的客户 -34
above 您好 17
above 您尾号 151
above 您的驗證碼為 48
above 成都 152
above 校验码 145
above 様 109
above 登录 48
above 님 81
above 새 38
above 아래 198
after 0 -97
after 00 6
after 000 -147
after 0000 25
after 00000 -110
after 000000 -237
after 0000000 -119
after 00000000 -80
after 00h00 201
after anmeldecode 356
after another 223
after any -123
after app 139
after auftrag 51
after aus 21
after az 13
after bank -67
after be 140
after card 72
after checkout -30
after confirmation 113
after confirmed -196
after dakika 308
after dans 265
after dashboard -516
after de 74
after det 55
after device 231
after di 63
after die -18
after dir 129
after do 117
after does -241
after ein 65
after el -165
after en 76
after enter -52
after entered 184
after es 180
after ete -206
after example 4
after expired -297
after for 64
after girin 84
after go 146
after has -137
after het 394
after hours -23
after i 91
after in -37
after into 198
after ir 235
after is -162
after it 135
after jangan 65
after je 230
after kl 169
after kod -50
after kodu -372
after l 91
after la -50
after las 31
after last -171
after lo 49
after logging 141
after longer -122
after luc 111
after ma 18
after message -264
after mot 111
after n -74
after na 231
after name -1
after ne 169
after nel 57
after never 187
after no 70
after non -87
after not 111
after now -284
after off -182
after om 152
after once 263
after only 67
after opt -173
after pa 90
after para 28
after password 98
after people -20
after please -57
after pour 420
after press 214
after pun -140
after queue -69
after r -54
after receive 127
after reference -508
after registration 48
after replaces 89
after request 80
after room -18
after sa 229
after screen 51
after see -81
after sent -45
after si 97
after signing 142
after sms -100
after sur 336
after tal 68
after tallinn -16
after te 133
after telah -38
after test 78
after that 46
after the 84
after tick 85
after till 104
after txn 22
after under 106
after untuk 97
after up 279
after use 108
after valid 80
after ve 22
after verification 28
after vi -46
after votre 178
after was -85
after we 30
after when -35
after will 88
after you 27
after your 186
after για 206
after και 11
after λεπτα 63
after ο 270
after στισ -180
after больше -18
after в 84
after ешкімге 5
after никому 99
after у 105
after уже -40
after այն 42
after է 590
after לא 120
after الدخول 78
after دقیقه 224
after का -8
after गया -68
after কেডটি 6
after না 314
after ነው 115
after です 369
after 号 -4
after 様 -49
after 를 102
after 이 -137
after 입니다 82
after0 0 -47
after0 00 84
after0 0000 -295
after0 and 44
after0 back 55
after0 code -48
after0 da -158
after0 device 41
after0 di 275
after0 ein 246
after0 en 633
after0 enter -117
after0 esta -24
after0 exp 475
after0 expired -329
after0 for 72
after0 i 99
after0 in 432
after0 instead 279
after0 into 74
after0 is 257
after0 kode 243
after0 la 123
after0 needs -334
after0 not 52
after0 para 164
after0 que -205
after0 reply 244
after0 sur 5
after0 that -52
after0 this -31
after0 to 75
after0 u 150
after0 valid 16
after0 и 89
after0 на 56
after0 فی 283
after0 ہے 175
after0 है 284
after0 ነው 5
after0 です 73
after0 号 -101
after0 様 -62
after0 를 51
after0 을 75
after0 입니다 339
after1 00 -52
after1 000 -58
after1 00000 -8
after1 a 69
after1 app 66
after1 code -70
after1 confirm -126
after1 de 75
after1 der -97
after1 en -5
after1 expire -207
after1 go 73
after1 it -20
after1 la 119
after1 min 167
after1 o -113
after1 pagina 232
after1 se 267
after1 test 199
after1 the 314
after1 this 103
after1 votre 8
after1 करें 65
before 0 -172
before 00 -87
before 000 -35
before 000000 -59
before 0000000 -61
before 00000000 -69
before 00000000000 -40
before 0fa 90
before a -107
before account 52
before acme 70
before activacion 239
before activation 182
before and 41
before ang 191
before anmeldecode 354
before another 65
before answer 206
before app 109
before area -60
before as -61
before asks 95
before au -193
before auf 39
before auth -65
before authenticate 362
before authentication 541
before az 38
before back 15
before be 321
before behind -268
before bei -4
before bestatigungscode 99
before branch -11
before broj -202
before build -91
before but 419
before by 29
before c -72
before call -120
before cap -103
before case -335
before ci 30
before cisla -140
before cislo -678
before cita -23
before class -714
before clave 435
before code 413
before codigo 210
before com 185
before confirm 251
before connecter 203
before connexion 736
before d 81
before da -135
before de -40
before de00 193
before deine 427
before der 202
before device 117
before din 103
before dir -49
before ditt -35
before do 252
before documento 44
before du -35
before e 160
before ein 41
before email 52
before en 70
before ending -26
before ends -17
before enter 579
before entering 539
before episode -63
before er 268
before error -358
before es 103
before et -174
before eur 170
before example -3
before expire -68
before five 418
before for 156
before form 26
before fur -55
before g -109
before gate -337
before giris 3
before go 177
before hang -231
before has 20
before haslo 50
before hasznalatos 45
before hello -2
before hentekode -95
before here 355
before hier 418
before him 670
before hs -250
before iata 140
before icin 468
before id -376
before if 120
before ihr 61
before ii -113
before il -24
before in -9
before indirim -368
before introduce 242
before is 168
before ist 106
before it 106
before item -267
before jednorazovy 195
before jusu 87
before k -119
before kindly 211
before kirjoita 29
before kod 35
before kode 83
before kodu -164
before kortingscode -153
before la 108
before liye 49
before log 46
before login 83
before longer -3
before ltd -113
before ma -116
before magic 451
before may -134
before med 513
before mit 221
before month -14
before n -703
before neu 66
before never -115
before nhap 400
before ni 70
before nie -22
before no -87
before number 69
before numeris -85
before numero -200
before o 25
before of 90
before old -40
before om 6
before one 240
before oto 90
before otp 352
before our 37
before out 79
before overovaci 148
before page 250
before panel 78
before parola 209
before pass 12
before passcode 595
before password 184
before per 212
before pin 44
before plan -376
before points 68
before pop 21
before popust -467
before port -158
before portal 400
before pour 15
before prenotazione -288
before previous 183
before prisijungimo 534
before pro 290
before psst 303
before punch 56
before que 213
before r -142
before re -229
before read 28
before reference -163
before registry -228
before release 312
before reset 4
before right 1
before ring -231
before same -203
before sample -561
before says 698
before score -101
before se 20
before sec 81
before sekali 177
before sent -70
before sim 260
before skal 88
before so -79
before sondern 445
before sort -534
before src -149
before st -103
before step 302
before su -59
before syota 123
before t -40
before tac 181
before tan 568
before tap 73
before tax -699
before tell 310
before termina -231
before terminado 76
before test 71
before text -116
before that 56
before the -58
before thing 478
before this 254
before ticket -282
before time 113
before tl 12
before to 105
before token 401
before transfer 61
before tv 42
before type 92
before ucun 156
before unesite 75
before unique 5
before us 7
before usage 58
before use 257
before using 305
before validation 371
before van -187
before vas -158
before verificare 164
before verification 143
before verified -8
before voer 388
before votre 137
before voucher -325
before vous 30
before want 177
before wants 102
before we -8
before when 285
before with 242
before workspace -57
before xac 359
before your -33
before yours 446
before zadajte 3
before zip -485
before zoom -586
before zugangscode 157
before γεια 62
before με 58
before број -107
before вот 300
before для 230
before доступу 166
before за 87
before код 217
before номер -361
before пароль 255
before подтверждения 9
before підтвердження 68
before растау 277
before է 281
before את 39
before יש 39
before להזין 87
before מספר -72
before קוד -7
before ادخل 215
before استخدم 6
before الخصم -408
before الدخول 76
before تایید 474
before تخفیف -155
before تسجیل -143
before تم -105
before رقم -509
before رمز 158
before نمبر -191
before هو 173
before واحده 730
before پویا 315
before ऑर्डर -52
before कूपन -42
before टाइम 410
before पिन -492
before पुष्टि 141
before लिए 353
before लॉगिन 213
before वन 296
before सत्यापन 347
before से -11
before অর্ডার -22
before আপনার 157
before নম্বর -225
before அஞ்சல் -6
before உங்கள் 170
before எண் -233
before ნომერი -82
before საფოსტო -16
before ご使用量 -54
before コード 237
before 비밀번호 257
before 수 -359
before 숫자 188
before 인증 72
before 인증번호 422
before 일회용 386
before 쿠폰 -114
before 픽업 -50
before0 0 -42
before0 00 -84
before0 00000 -529
before0 00000000 -13
before0 0fa 207
before0 a -104
before0 acesso 65
before0 activacion 177
before0 ange 630
before0 ar 152
before0 are 369
before0 az -98
before0 c -262
before0 code 57
before0 codice 188
before0 com 527
before0 con 750
before0 confirmacion 74
before0 continue 360
before0 de -797
before0 door 499
before0 e 286
before0 en -770
before0 enter 873
before0 er 303
before0 es 156
before0 example 883
before0 hentekode -186
before0 here 169
before0 ialah 176
before0 id -2
before0 in 38
before0 ini -37
before0 is 458
before0 it 372
before0 kod 84
before0 koden -127
before0 kortingscode -90
before0 lautet 139
before0 login 111
before0 mail 406
before0 mit 260
before0 neu 1
before0 nhap 328
before0 no -53
before0 numero 68
before0 on 36
before0 order -212
before0 otp 459
before0 pa -57
before0 panel 162
before0 pin 101
before0 popust -65
before0 por 164
before0 psst 864
before0 put 220
before0 request -661
before0 ride 247
before0 s 130
before0 show 242
before0 sie 5
before0 sondern 229
before0 syota 210
before0 tan 302
before0 test 206
before0 the -530
before0 to 7
before0 token 288
before0 type 129
before0 us 311
before0 use 793
before0 vahvistuskoodi 195
before0 verificatiecode 137
before0 verification 80
before0 von -198
before0 will -81
before0 with 794
before0 workspace -21
before0 writing 172
before0 year -104
before0 you 688
before0 your -189
before0 χρησησ 4
before0 доступу 26
before0 е 41
before0 подтверждения 272
before0 руб 37
before0 التحقق 2
before0 ب -121
before0 هو 84
before0 ओटीपी 31
before0 ご使用量 -24
before0 コード 62
before1 0 -155
before1 00 -54
before1 0000 131
before1 000000 223
before1 a -153
before1 access 344
before1 acme 67
before1 activation 184
before1 and -82
before1 are -222
before1 clave 88
before1 code -137
before1 codice -325
before1 codigo -43
before1 confirmation 98
before1 der -358
before1 dogrulama 206
before1 el -230
before1 ellenorzo 68
before1 email 427
before1 ending -173
before1 est 28
before1 fill 135
before1 for -363
before1 from -6
before1 giris 73
before1 haslo 365
before1 hasznalatos 140
before1 ignore -6
before1 ihr 42
before1 in -49
before1 is 51
before1 it 213
before1 kod -259
before1 kode 77
before1 la -151
before1 le -59
before1 login 114
before1 ma -4
before1 more 327
before1 na -48
before1 new 262
before1 no -148
before1 number -408
before1 old -194
before1 one -192
before1 otp 86
before1 per 179
before1 pin -274
before1 pln 55
before1 reset 216
before1 s 80
before1 security 609
before1 see -107
before1 termina -411
before1 the 137
before1 time 127
before1 to -70
before1 tu 197
before1 tuo 221
before1 username -449
before1 your 152
before1 z -166
before1 μιασ 110
before1 на -32
before1 استخدم 16
before1 कूपन -3
before1 인증 109
before1 일회용 192
before1 쿠폰 -87
before1 픽업 -17
before1 확인 196
below 0 40
below 00 78
below 000 -33
below 0000 -50
below 00000 6
below 000000 -278
below 0000000 -5
below 00000000 -14
below 0000000000 -45
below 00000000000 -52
below 000000000000 -69
below 0000000000000 -12
below 0000年0月0日 83
below 000円 -144
below 00分 36
below 00時00分 569
below 00時間 240
below 00시 -166
below 0분 72
below about -206
below account -223
below achat -84
below activate 305
below active 504
below address 7
below after 39
below ai 7
below al -137
below an -2
below and 14
below answer -188
below any -3
below aplikacji -119
below are 64
below arrival -244
below as 52
below asked 152
below authentication 255
below automated 75
below before 26
below below -307
below berger -242
below berlaku 120
below bij -272
below bound 204
below box -25
below browser -57
below btc -122
below bucuresti 49
below budapest 61
below build 57
below bureau 15
below by 18
below bye -138
below ca 33
below caduca 64
below can 44
below casa -124
below case 228
below cegjegyzekszam 51
below chat 433
below check -33
below checkout -408
below cislo 13
below click 1
below client 41
below closes 51
below code -100
below codes -55
below complete 233
below compra -44
below confirm -27
below contact 106
below da -66
below daca 140
below dakika 50
below dalam 200
below date -28
below day 76
below days -23
below de 45
below dear -235
below december -9
below dem -93
below demo -117
below deqiqe 104
below der 84
below des -386
below dial -115
below die 166
below dies 1
below digite 42
below digits 7
below do 64
below don 121
below double -269
below dropped 62
below due 129
below e 44
below een 45
below egyszer -80
below ein 274
below en 78
below enero -637
below enter 89
below enters 82
below entre -84
below escribelo 265
below esta 131
below et 315
below example 37
below expire -7
below expires 586
below failed -7
below fee 19
below field -321
below firmware 116
below first -62
below flight -429
below for 1
below form 25
below fra 145
below freeze 29
below ft -62
below gate -22
below geldig -84
below go -47
below goes 105
below green 115
below grus -218
below gultig 72
below gun -99
below h 209
below happy 29
below har 36
below have 26
below helpdesk 6
below heslo 104
below het 280
below homes 39
below hotel -164
below hour 133
below hours 59
below https 45
below hubungi 8
below i 63
below if 108
below ikke 139
below in -6
below instead -254
below into 45
below is 25
below ist 120
below it 142
below ja 13
below jam 209
below jan -153
below je 89
below jen 469
below jo 180
below june 64
below just -63
below kamu 109
below kan 118
below kb 71
below kc -225
below kehtib 123
below kereta -292
below keys -24
below kimseyle 28
below kind 60
below koden 287
below kood 166
below koodi 130
below kortingscode -40
below kr -105
below la 38
below lapses 87
below las 43
below last 70
below later 156
below le 95
below left 199
below les 324
below let -194
below letters 103
below level 65
below lidz 162
below lifetime 237
below like 10
below likes 168
below logowania -1084
below ltd 41
below m -43
below made 59
below march -198
below mas -75
below member 97
below menit 182
below mensagem 7
below message 108
below midnight 232
below minut 432
below minuten 261
below minuter 35
below minutes 249
below minuti 274
below minutit 84
below minutos 302
below minutter 134
below minutur 282
below mobile -427
below n 116
below na 67
below nach 221
below nao 477
below ne 259
below nem 144
below new -87
below next 163
below nicht 191
below nie 166
below niet 15
below no 120
below nobody -5
below non 38
below not 63
below november -193
below number -21
below ny 112
below o 191
below of 48
below old 133
below om 125
below on -31
below once 85
below one 44
below online -20
below only 291
below open 39
below opened 196
below opens 203
below ora 14
below ore 10
below org 158
below other -79
below our -29
below p -65
below pages 286
below paid -26
below pantalla 13
below par 121
below password 104
below percig 220
below phone -74
below phut 53
below play -121
below plazo 149
below please -28
below plkst 78
below po 113
below postal 125
below pour -33
below prazo 90
below pri -29
below prompt 105
below przy -57
below psc -8
below pt 34
below quote -167
below rd 38
below read 8
below ready 11
below recognise -285
below ref -2
below reference 87
below registered -69
below registration 335
below release 47
below request 72
below requested -112
below ring 37
below row 128
below rua 61
below saldo -3
below sam 106
below score 634
below screen -49
below se 153
below seat -32
below see 133
below sendung -92
below sent 159
below server 20
below sheet 49
below shop -56
below show -90
below si 92
below sie 61
below small 52
below something 4
below sonra 430
below st -115
below station -22
below stays 124
below stockholm 25
below street -26
below sundial 195
below sure -126
below t 23
below tel 88
below telephone 127
below terminal -52
below the 183
below there -27
below this 25
below ti -102
below ticket 208
below till -178
below to -27
below tom -196
below tomorrow 79
below ton 248
below transfers -182
below treno -113
below tri 64
below two 109
below type -37
below uhr 90
below un 15
below unit 262
below until 106
below use -29
below user -129
below utc 72
below utrecht -239
below v0 196
below valable 197
below valid 154
below valido -19
below ver 176
below verification -103
below via 36
below view -529
below void 322
below voimassa 122
below vote 81
below vrijedi 39
below vuelo -182
below w -68
below want -81
below we -12
below what -9
below when -132
below where 35
below will 84
below with -53
below withdrawal -22
below word 52
below www 247
below z -87
below zl -271
below αν 71
below ισχυει 49
below λεπτα 41
below πειραιασ -120
below σε 77
below τηλ 43
below введите 104
below звоните -34
below и 101
below код -29
below минут 109
below минути 60
below на 4
below не 210
below новыи -181
below через 135
below է 59
below հվհհ 235
below րոպե 70
below דקות 104
below הקוד 55
below לא 81
below اذا 136
below الرمز 19
below ان 247
below تومان -86
below درخواست 6
below دقایق 68
below دقیقه 241
below را 301
below شماره 46
below لم 116
below لمده 13
below कोड 59
below बजे 114
below मिनट 342
below मिनिटे 149
below शेष -31
below কেডটি 194
below না 89
below মিনিট 18
below சென்னை 167
below ఈ -541
below นาที 98
below なお 88
below 予約番号 445
below 人 221
below 分鐘內有效 4
below 如非本人操作 93
below 日 -302
below 时间 113
below 有効期限 -254
below 若非本人操作 211
below 订单号 74
below 邮编 121
below 번호 4
below 주세요 13
below 지나면 53
case lower alnum -82
case lower hyphenated -140
case lower letters -370
case lower spaced -192
case lower words -5
case mixed letters -1302
case none digits -1
case none grouped -77
case none prefixed -185
case none spaced 117
case upper alnum -48
case upper hyphenated -139
case upper spaced -76
gap 1 -183
gap 2 -68
line  -254
line begins 39
line beginsends 378
line ends -251
place alt -56
place html 52
place preheader 61
place subject -210
place text 64
place title -129
shape alnum -52
shape alnum 10 -614
shape alnum 4 37
shape alnum 5 130
shape alnum 6 170
shape alnum 7 -507
shape alnum 8 -52
shape alnum 9 -857
shape digits 148
shape digits 10 -384
shape digits 4 -97
shape digits 5 -117
shape digits 6 207
shape digits 7 -217
shape digits 9 -189
shape grouped 10 -307
shape grouped 4 -299
shape grouped 5 -783
shape grouped 6 534
shape grouped 7 -233
shape grouped 8 -130
shape grouped 9 -506
shape hyphenated -34
shape hyphenated 10 -121
shape hyphenated 11 -53
shape hyphenated 12 -309
shape hyphenated 7 617
shape hyphenated 8 -44
shape hyphenated 9 50
shape letters -390
shape letters 10 -478
shape letters 4 -539
shape letters 6 201
shape letters 7 -466
shape letters 8 39
shape letters 9 -411
shape prefixed 4 -284
shape prefixed 5 14
shape prefixed 6 197
shape prefixed 7 -83
shape prefixed 8 -32
shape spaced -62
shape spaced 6 350
shape words -87
subject 0 -129
subject 00 -264
subject 000 148
subject 0000 -34
subject 00000 -142
subject 000000 -45
subject 0000000 -131
subject 00000000 -129
subject 000000000 36
subject 0000000000 37
subject 00k -1
subject 0b -142
subject a -45
subject acces 40
subject acceso 125
subject access 146
subject accesso 55
subject account -107
subject acme -26
subject action -176
subject add 144
subject added -1
subject address -10
subject adresse 2
subject adresu 70
subject ai -100
subject al 124
subject alert -215
subject alt -37
subject am -173
subject and -81
subject anmeldung 21
subject api -374
subject app 1
subject application -81
subject appointment -149
subject approval 301
subject approve 210
subject approved -58
subject arrival -84
subject as 167
subject attic 210
subject auth -143
subject authentication -7
subject authorize 61
subject auto -39
subject autoryzacyjny 29
subject az -17
subject b000 -75
subject backup -372
subject baharu -45
subject bank 12
subject been -28
subject before 86
subject bei 72
subject bejelentkezes 18
subject bekrafta 97
subject bekreft 12
subject belepesi 42
subject bestatigen 54
subject bestellung -381
subject booking -200
subject box 440
subject by -422
subject c 298
subject call 176
subject cancelled -785
subject card -240
subject case -27
subject certificate -691
subject challenge 55
subject change 52
subject check 199
subject checked -220
subject claim 204
subject class -114
subject clinica 205
subject cod 160
subject code 52
subject codes -511
subject codi 113
subject codice 219
subject codigo -31
subject codigos -429
subject commande -680
subject compte -80
subject computer 91
subject con -455
subject confirm 54
subject confirma 75
subject confirmacion -288
subject confirmation -20
subject confirme 14
subject confirmed -708
subject confirmez 236
subject connexion 73
subject conta -15
subject contract 48
subject cooperativa 58
subject correo 171
subject cua 69
subject customer -179
subject czeka -708
subject danh -379
subject de 93
subject default -349
subject deine -240
subject delivery -187
subject den -197
subject device 203
subject die -83
subject dig -45
subject digit 54
subject digits -161
subject disponible -98
subject dispositivo 57
subject do 57
subject docs -16
subject document 242
subject dogrulama 170
subject don -149
subject door -65
subject dossier 253
subject down -198
subject dynamic 60
subject e 79
subject e0 -10
subject echec -26
subject een -162
subject elkeszult -44
subject email 67
subject emergency -242
subject en 63
subject enabled -180
subject enclosed -96
subject enter -116
subject episode -271
subject error -300
subject errors -388
subject es 43
subject espace 62
subject example 9
subject expired -13
subject export 277
subject external 5
subject factor -18
subject factura -414
subject failed -555
subject fair -247
subject faktura -284
subject fatura -259
subject firma 77
subject for -11
subject forum 157
subject free -240
subject freigabe 370
subject fresh -223
subject friday -567
subject from 28
subject fur 19
subject gate -169
subject gerat 114
subject gift -69
subject giris 103
subject give -341
subject got -16
subject half -94
subject has -54
subject haslo 15
subject hello 9
subject hesabina 68
subject hesla 307
subject hotel -258
subject how -538
subject hr -43
subject i -39
subject identity 64
subject ihre -350
subject il -23
subject in -59
subject indirim -270
subject inloggen 182
subject inloggningskod 84
subject inscription 217
subject inside -367
subject into 27
subject invito -208
subject invoice -396
subject islem -140
subject issue -369
subject it 19
subject karty 151
subject key -17
subject kinnituskood 60
subject kl 390
subject klaar -121
subject kod 169
subject koda 121
subject kodas 88
subject kode 42
subject kodem -34
subject kodunuz 16
subject konto -122
subject l 54
subject lab -80
subject let 171
subject letters 429
subject library -98
subject licence -104
subject liegt -492
subject line 140
subject link 41
subject lisbon -484
subject locker -66
subject log 151
subject login 131
subject logowania -97
subject logowanie 78
subject ma 128
subject mail 72
subject masuk 158
subject match -79
subject message 109
subject meter -519
subject mfa 40
subject minutes -28
subject mit -312
subject mot 74
subject my -6
subject n -77
subject nearly 109
subject need 119
subject needed 24
subject needs 4
subject neue -134
subject new -220
subject news -496
subject newsletter -210
subject nhan 141
subject nights -144
subject norwind 99
subject norwindbe 99
subject nota -473
subject notice -116
subject nou 75
subject noudettavissa -10
subject nouveau 200
subject nouvelle -1
subject novi 33
subject novy 82
subject now -110
subject nr 8
subject number -24
subject numbers -338
subject objednavka -184
subject of 23
subject off -273
subject okafor 164
subject on -32
subject one -31
subject only -377
subject order -73
subject ordine -145
subject oslo -471
subject otp -45
subject out 75
subject overovaci -248
subject paczka -402
subject pagamento -73
subject pairing 195
subject paket -479
subject pakettisi -540
subject pakket -241
subject para -45
subject parcel -431
subject passcode 34
subject passed -143
subject passphrase 7
subject password 46
subject pdf 152
subject pedido -727
subject per -18
subject phone 126
subject pin 188
subject please -45
subject plumbline 120
subject pnr -626
subject po -47
subject points 155
subject policy -116
subject portale 160
subject porto -478
subject potvrda 238
subject pr -911
subject prihlaseni 14
subject prijave -39
subject quillpad -276
subject qx0r0m 66
subject rabatkode -263
subject rabatt -110
subject re -205
subject reading -45
subject ready -43
subject receipt -485
subject received -179
subject rechnung -46
subject recovery 173
subject ref -130
subject register 9
subject registrierung -140
subject replacement -393
subject report -338
subject reserva -283
subject reservation -35
subject reset 97
subject return -41
subject review -66
subject ride -238
subject s 123
subject saturday -192
subject school -78
subject second 148
subject security -98
subject seguranca -21
subject senha 29
subject session 113
subject set -91
subject share -146
subject shared -83
subject shift 105
subject shop -190
subject sign 221
subject signing 180
subject siparisiniz -93
subject smoke 42
subject sms 133
subject solicitud 325
subject sso 170
subject stadfestingarkodi 40
subject statement -238
subject stats -132
subject step 111
subject studio 5
subject su -66
subject summary -281
subject summer -63
subject system 145
subject tai 3
subject tan 115
subject tandem -28
subject tasdiqlash -24
subject te -63
subject terminal -55
subject text 46
subject thank -227
subject that 54
subject the -103
subject tid -161
subject till 280
subject time -174
subject to 36
subject today 56
subject toegangscode 131
subject tomorrow -32
subject transaction -177
subject transfer 44
subject trip -231
subject tuesday -40
subject tuo 74
subject tuoi -106
subject tv 68
subject twoj 179
subject un -7
subject update -177
subject updated -470
subject us -27
subject use -71
subject user 37
subject uso 55
subject uz -270
subject v -232
subject v0 -50
subject vahvista 179
subject varausvahvistus -42
subject vasa -30
subject ve -45
subject verificatiecode 30
subject verification -38
subject verifieringskod 59
subject verifikasi -61
subject verify 69
subject version -81
subject vk -72
subject votre -73
subject voucher -305
subject vous -330
subject voyage -247
subject vpn 17
subject waiting -46
subject wants 428
subject was -265
subject way -32
subject we -232
subject webinar -367
subject why -104
subject workspace 3
subject wurde -321
subject year -255
subject you -66
subject your -49
subject yours 88
subject za -13
subject zahlerstand -255
subject zamowienie -71
subject zlavovy -30
subject zugang 124
subject επιβεβαιωση 87
subject η -354
subject παραγγελια -43
subject συνδεση 47
subject συνδεσησ 190
subject аккаунт -16
subject в -31
subject вход 206
subject вхід 88
subject для 95
subject до 127
subject за -40
subject заказ -273
subject записи 254
subject изменен -164
subject код 84
subject кіру 13
subject не -125
subject потврда 36
subject потвърдете 4
subject почты 226
subject підтвердження 19
subject ההזמנה -76
subject הקוד 142
subject חדשה -5
subject ל 65
subject פעמית 37
subject קוד 187
subject שלך 16
subject الدخول 40
subject ان 193
subject ایمیل 33
subject بانک 102
subject تایید 125
subject خصم -238
subject رمز 193
subject شما -69
subject طلبک -113
subject فاتوره -55
subject لا -185
subject لاگ 51
subject ورود 157
subject کوڈ 25
subject करें 127
subject को -50
subject बिल -16
subject लॉगिन 78
subject কেড 134
subject লগইন 218
subject হয়েছে -149
subject உங்கள் -162
subject ధృవీకరణ -108
subject အတည်ပြုကုဒ် -52
subject შეკვეთა -94
subject የማረጋገጫ 6
subject លេខកូដផ្ទៀងផ្ទាត់ 105
subject ご注文 -44
subject ご注文について -18
subject ポータル 766
subject メールアドレスの確認 7
subject ワンタイムパスワードのお知らせ 120
subject 动态密码 47
subject 受付番号 26
subject 新しい端末からのログイン 23
subject 满000减00 -269
subject 訂單成立通知 -12
subject 認証コード 62
subject 認証コードのお知らせ 43
subject 電子發票開立通知 -18
subject 验证码 192
subject 계정 -120
subject 등록 73
subject 로그인 27
subject 본인확인 108
subject 비밀번호 90
subject 예약 -188
subject 인증번호 33
subject 인증번호를 -1
subject 재설정 3
subject 주문 -29
subject 코드 73
subject 확인 191
subject 회원가입 164
~after     54
~after   0 -290
~after   p 151
~after  &  -175
~after  (a -172
~after  /  -198
~after  0  139
~after  0, 34
~after  0. -26
~after  00 -68
~after  :  165
~after  :) 350
~after  =  102
~after  a  10
~after  ab -148
~after  ac 52
~after  ad 73
~after  an 107
~after  ap 114
~after  av -206
~after  be 27
~after  bi 92
~after  bu -272
~after  by -21
~after  co 20
~after  d  277
~after  da 101
~after  de 88
~after  dr -112
~after  e  31
~after  ei 50
~after  en 11
~after  es 3
~after  ex -77
~after  fa -99
~after  fo 109
~after  fr 13
~after  ga -96
~after  gb 159
~after  ge 14
~after  gi 168
~after  gr -81
~after  ha 75
~after  he 63
~after  hi 355
~after  ho 54
~after  i  110
~after  ig 17
~after  is 22
~after  it 126
~after  ja 139
~after  ke 38
~after  ki 131
~after  kl 13
~after  ko 120
~after  la 253
~after  le -44
~after  lo -58
~after  ma 36
~after  me 96
~after  mi 277
~after  mo -57
~after  na 81
~after  ne 110
~after  nh 141
~after  nu -65
~after  o  19
~after  od -58
~after  of -87
~after  ok 319
~after  or -175
~after  ov 157
~after  pi -19
~after  po 22
~after  pr 77
~after  r. -55
~after  re -210
~after  ri -27
~after  ro -111
~after  s  -51
~after  sc 7
~after  se 112
~after  sh 12
~after  si 32
~after  sm -510
~after  so -14
~after  sp -30
~after  st -77
~after  su -109
~after  sz -132
~after  ta 116
~after  te -30
~after  th -16
~after  ti 120
~after  to -73
~after  tr -93
~after  tu 87
~after  ty 84
~after  u  369
~after  un 109
~after  ut -61
~after  ve 129
~after  wa -149
~after  wh 111
~after  wr -183
~after  xa 13
~after  ye -156
~after  za 26
~after  κα 43
~after  ο  194
~after  вх 168
~after  вы -156
~after  дл 404
~after  за 35
~after  из -248
~after  по 138
~after  пр -77
~after  ре 41
~after  ст 36
~after  хв 174
~after  այ 212
~after  דק 162
~after  של 92
~after  ان 230
~after  خا 143
~after  دق 212
~after  شد -284
~after  فی 121
~after  لت 297
~after  هو 84
~after  وا 32
~after  ہے 102
~after  یہ 30
~after  को 228
~after  पर -55
~after  बज -51
~after  লি 554
~after  చె 132
~after  ని 608
~after  คื 127
~after  แล 143
~after  ใน 156
~after  არ 62
~after  ነው 80
~after  €  -13
~after  →  -35
~after  은  144
~after  입력 55
~after  주시 633
~after !!! -457
~after " a -370
~after % o -3
~after ) a -12
~after ) b 4
~after ) i -310
~after ).  37
~after **  -13
~after **0 -230
~after *00 -18
~after , 0 -194
~after , a 37
~after , b -51
~after , c -76
~after , d 98
~after , e 57
~after , i -176
~after , k 17
~after , n 158
~after , r -41
~after , u -1
~after , д 4
~after , у -49
~after ,00 49
~after ,用于 142
~after . a 17
~after . e -22
~after . g 24
~after . h 50
~after . k 68
~after . n 27
~after . o 92
~after . p -3
~after . r 309
~after . s 21
~after . t 110
~after . 인 -29
~after .te 64
~after /00 -57
~after 0 % -132
~after 0 ( -97
~after 0 a -90
~after 0 e -181
~after 0 i -15
~after 0 k -146
~after 0 p 175
~after 0 s 132
~after 0 म 354
~after 0 న 283
~after 0 წ 270
~after 0 € -79
~after 0 分 437
~after 0%  -33
~after 0). -93
~after 0,  -9
~after 0.  -199
~after 0.0 -6
~after 00  24
~after 00% -376
~after 00) -165
~after 00. 40
~after 00/ -37
~after 000 -94
~after 00@ 152
~after 00分 145
~after 00분 102
~after 00일 -107
~after 0:0 79
~after 0;  312
~after 0b0 -202
~after 0c0 -129
~after 0f0 -16
~after 0月0 -234
~after 0분  87
~after : 0 -145
~after : c 38
~after : d -62
~after : m 35
~after : r -56
~after : t -29
~after ::0 -410
~after ; t 1
~after ] y -217
~after a 0 -100
~after a a 101
~after a b 66
~after a c 97
~after a d 109
~after a g -109
~after a i 238
~after a k 11
~after a m 69
~after a o -100
~after a p 96
~after a s 83
~after a t -33
~after a u 11
~after a v 15
~after a,  -78
~after aa  -686
~after ace 45
~after ach -117
~after ack -116
~after ad. 39
~after ada -89
~after age 119
~after agi 138
~after ah. -445
~after ail -65
~after aj  15
~after aja -28
~after aju 32
~after ak  -31
~after aka 89
~after ake -135
~after ale -40
~after ali -42
~after ama 28
~after ami -85
~after amp 189
~after and -3
~after ane -149
~after ang 18
~after ani 100
~after ans 225
~after ant 20
~after ap  4
~after apl 5
~after ar  43
~after ara 6
~after aro 246
~after art -55
~after ary -22
~after as  5
~after ase 139
~after asy 458
~after ati 170
~after ats 76
~after att 91
~after aut -51
~after ayt 121
~after ban 17
~after bas -152
~after bat -251
~after ben 174
~after bes 35
~after bla 221
~after boa -217
~after bou -63
~after bp  118
~after bro 315
~after c n 205
~after cal -91
~after can -43
~after cas 146
~after cat 99
~after ce  13
~after cen -68
~after ch  41
~after che -130
~after chi -150
~after cig 235
~after cke -230
~after cme 14
~after cod 144
~after com 60
~after con 54
~after cor -12
~after cou -163
~after d 0 -147
~after d a -94
~after d c 143
~after d i 35
~after d n -68
~after d r -61
~after d t -197
~after d u 152
~after d.  -124
~after da  -21
~after dal 238
~after dam -44
~after dan 113
~after dax 36
~after day -169
~after de  7
~after de: -179
~after dea 9
~after dec -63
~after dei 48
~after dep -116
~after der 42
~after des -88
~after dev 138
~after di. -19
~after die -42
~after din 260
~after dja 130
~after do  52
~after do. -292
~after dre -89
~after dro 334
~after ds. -363
~after dud 194
~after dul 152
~after e 0 -5
~after e b -89
~after e e 25
~after e p 10
~after e r 10
~after e s -190
~after ead -160
~after eam -86
~after ear -275
~after ebe 174
~after ece 77
~after eck -123
~after eco 38
~after ect -426
~after edn -41
~after een 55
~after eep -21
~after egi -218
~after ein 269
~after ela -204
~after eld 81
~after ele 177
~after ell 51
~after ema 13
~after emb -201
~after en  52
~after enc -5
~after end -50
~after ene 111
~after eni 20
~after eny 24
~after ept -276
~after er. -15
~after erd -145
~after eri 74
~after erj 74
~after erl -29
~after ern 13
~after ero -97
~after ert 169
~after erv -170
~after es  78
~after es, -50
~after esa 306
~after esc -96
~after ese -89
~after esi -166
~after est 33
~after eti 155
~after ets 56
~after ett -26
~after etw -60
~after ety -141
~after eu  224
~after eue -11
~after evi 183
~after ew  -13
~after ext -95
~after ez  -131
~after f 0 1
~after f i 106
~after f t -179
~after f w 100
~after f y -156
~after fa  15
~after far 36
~after fen -37
~after for 59
~after fro 92
~after fte 12
~after g 0 -239
~after g c 85
~after g i -52
~after gan 4
~after gbp 39
~after ge  45
~after gen -125
~after ger -161
~after gi  82
~after gin 62
~after gio -1
~after gir 77
~after go  52
~after h 0 -45
~after h y 68
~after han 64
~after has 74
~after hen 45
~after hic 243
~after hin 37
~after ho  163
~after how -293
~after i a 98
~after i h 166
~after i k -25
~after i l 47
~after i t -105
~after i y 418
~after ia  -27
~after ial -19
~after iam -133
~after ib  386
~after ica 21
~after ich 41
~after id: 14
~after ido -85
~after ie  -2
~after ien -26
~after ier -188
~after ies -120
~after iet 49
~after if  188
~after ify 163
~after ig  111
~after ige 299
~after igh -320
~after ign 152
~after iin 296
~after iko 7
~after il  9
~after il, -65
~after ile -70
~after ill -39
~after im  -37
~after imo 81
~after in, 225
~after in. 158
~after inc -176
~after ink -19
~after inm -53
~after ins 22
~after int -65
~after inu 285
~after inv -114
~after io  201
~after ir  103
~after ire -27
~after irm 147
~after is  -35
~after ish 22
~after isi -70
~after iss 72
~after ist -71
~after it  -23
~after it, -24
~after it? 80
~after iu  -34
~after iz  115
~after j g 172
~after ja  46
~after jim 107
~after k i -25
~after ke  -57
~after kno 95
~after ko  102
~after kod 157
~after kom 196
~after kot 89
~after kou -11
~after kre 181
~after ku  76
~after kui 98
~after kva 135
~after kwe 267
~after kz  -12
~after l 0 70
~after l f 231
~after l j -6
~after l o 198
~after l s -12
~after l t 78
~after lam 5
~after lap 214
~after lar 6
~after las -137
~after lat -105
~after le  -13
~after le. -42
~after lea -26
~after let 277
~after lig -217
~after lin -34
~after lis -13
~after liv -227
~after lje 150
~after lla -31
~after llo 1
~after log 285
~after lon -72
~after lop -125
~after lov -10
~after ls  -140
~after lum 72
~after m 0 -85
~after m t 40
~after m v 115
~after m y 93
~after mar -116
~after mas 197
~after mel 30
~after men -187
~after mer -54
~after mes -65
~after met 12
~after min 81
~after mod 46
~after mon -70
~after mot -75
~after moz -176
~after ms. -128
~after n 0 -124
~after n b 118
~after n e 2
~after n i 172
~after n u 94
~after n w -12
~after nce -193
~after nch -197
~after nd  -107
~after ndl 27
~after ndo 25
~after ne  52
~after nee -22
~after nel 98
~after nev 16
~after new -46
~after nex 141
~after nfi 72
~after nga 83
~after nge -235
~after ngi 114
~after ngs 110
~after nic -115
~after nij -37
~after nim 105
~after nke 159
~after nne 3
~after no  -84
~after nor 237
~after nr  196
~after ns  -242
~after nst 9
~after nta -74
~after nte -37
~after nto 61
~after ntt 44
~after nut 37
~after nve 18
~after o 0 67
~after o a 20
~after o d 167
~after o l 108
~after o n 79
~after o p 149
~after o t 41
~after o v 319
~after o w 32
~after o y -122
~after o,  241
~after o.  162
~after oca -1
~after ock -164
~after oda 114
~after odu -28
~after ogg 317
~after ogr 77
~after oin -1
~after oj  48
~after oke 92
~after old -119
~after olo -128
~after om  50
~after ome -29
~after omm -208
~after omp 93
~after on  -75
~after on. -95
~after one 12
~after ong -75
~after onl 54
~after onn 101
~after ons -9
~after ood 241
~after op  115
~after ope -8
~after or, -3
~after or. -40
~after ord 23
~after ork -100
~after orm 124
~after oss 50
~after ost -55
~after oti -263
~after otr 14
~after ou  94
~after ove -8
~after p a 78
~after p f 108
~after pa  112
~after pag 54
~after pan -2
~after par -63
~after pas 32
~after pen 85
~after per 184
~after phu 138
~after pis 29
~after ple -285
~after po  163
~after pon -264
~after pop 70
~after por -12
~after pos -186
~after pou 22
~after pp. -97
~after pre 129
~after pts 192
~after pun -10
~after r 0 -70
~after r a 10
~after r e 125
~after r k 63
~after r n -43
~after r o 13
~after r s -26
~after r t 31
~after r u 155
~after r w 321
~after r y -77
~after r,  -144
~after r.  96
~after ra  154
~after rak -59
~after ral -334
~after ram 76
~after ras 98
~after rat 45
~after rdi 25
~after re  65
~after rea -11
~after rec 44
~after red -124
~after rei 194
~after rep -22
~after rer 53
~after res 18
~after ret -25
~after rib -211
~after rie -241
~after rif 121
~after rim -163
~after rit -28
~after riz 28
~after rja 45
~after rk  -146
~after rla 218
~after rm  -110
~after rm0 66
~after rmu 9
~after rn  94
~after ro  120
~after rod -100
~after rog 64
~after ron 288
~after rou -23
~after rs  -15
~after rs. -36
~after rt, 53
~after rta 88
~after rth 61
~after run -16
~after rze 52
~after s 0 -13
~after s b -21
~after s e 14
~after s g -5
~after s j 85
~after s n -195
~after s o -1
~after s p -36
~after s t 159
~after s v -6
~after s y 574
~after sal -34
~after sam 37
~after sch -179
~after se  86
~after seg -148
~after ser -38
~after set 64
~after seu 324
~after si  126
~after sis 26
~after six -205
~after ska 26
~after ske -1
~after skr 416
~after sn  155
~after so  37
~after som -136
~after spa 129
~after ssi 17
~after ssw 85
~after sta 25
~after ste 102
~after sti -106
~after str 52
~after sz  177
~after t 0 29
~after t a -105
~after t b -103
~after t c -10
~after t f 238
~after t i 170
~after t n -8
~after t p -36
~after t r 111
~after t t 43
~after t v 197
~after t y -174
~after t:  -135
~after ta  93
~after tad 50
~after tal -1
~after tap 212
~after tar -61
~after tav 102
~after tay -61
~after te  11
~after tem -52
~after ten -29
~after ter 139
~after tes -69
~after th  -95
~after thi 94
~after ti  69
~after ti. 35
~after tik -294
~after tim -20
~after tin -105
~after tio -25
~after tle 37
~after tli -57
~after tny -127
~after to  108
~after tor -317
~after tra 191
~after tro 122
~after ts  -157
~after ttl 70
~after tu  126
~after ty. -126
~after u c 75
~after u h 1
~after u i -6
~after u l 91
~after u o -99
~after u r 96
~after u w 113
~after u y 100
~after uan 289
~after ueu -8
~after uka 246
~after ula 174
~after ulo 7
~after ult -106
~after ung 131
~after uns -80
~after uo  181
~after ur  54
~after urn -505
~after usc 40
~after use -183
~after usi 151
~after ust -9
~after uta 181
~after uti -148
~after utk 159
~after utr -86
~after utu 427
~after uut 32
~after uwe -53
~after va  -27
~after van -8
~after vas 23
~after ver -164
~after via -199
~after vig 44
~after voi -64
~after w y 105
~after was -105
~after we  -335
~after wri -66
~after x a 52
~after xac 158
~after y c 129
~after y k -11
~after y t -168
~after ye  277
~after yer -432
~after yme 319
~after you -125
~after ysz 269
~after ην  185
~after σε  274
~after στη 417
~after а п 140
~after аит 83
~after ано -109
~after бур -107
~after в 0 -24
~after го  21
~after для 85
~after дтв 115
~after е н -218
~after ене -148
~after ест 23
~after ину 91
~after л.  -173
~after ли, 140
~after мин 440
~after на  11
~after ння 3
~after о 0 32
~after о н 355
~after од  2
~after он  43
~after раз 146
~after рин -45
~after сто 56
~after те  158
~after ть  160
~after ург -26
~after хви 83
~after այն 32
~after եք  113
~after ի 0 -373
~after վեր 225
~after וג  285
~after וד  264
~after י ל 13
~after יסה 34
~after כני 1
~after פוג 5
~after ا ب -211
~after ا د 141
~after است 37
~after ان  4
~after خول 36
~after دخو 1
~after در  44
~after ل ا 12
~after لا  227
~after لدخ 35
~after وار 266
~after ید  82
~after یں۔ 18
~after एगा 53
~after जिए 9
~after डाल 315
~after मिन 33
~after या  -200
~after ान  -11
~after । य 327
~after । ক 6
~after টি  12
~after ন।  59
~after ங்க 605
~after ன்ற 111
~after ండి 384
~after డి. 66
~after నిమ 1
~after กรอ 73
~after คือ 64
~after รอก 67
~after อรห 12
~after ือร 1
~after 」です 40
~after ありま -19
~after お電話 294
~after くださ 142
~after してい 400
~after ださい 22
~after です。 -142
~after になり -29
~after に入力 191
~after の確認 61
~after は00 90
~after ました -409
~after ます。 -158
~after を入力 -416
~after イン画 125
~after グイン 331
~after コード 48
~after タイム 108
~after ドです 66
~after プリに 5
~after ログイ 23
~after ン画面 3
~after ードで 32
~after 人確認 410
~after 内有效 334
~after 号00 55
~after 大小写 55
~after 完了し 354
~after 小时内 59
~after 录验证 70
~after 是您的 338
~after 本人確 77
~after 登入。 444
~after 登录验 19
~after 確認コ 111
~after 認コー 41
~after 证码) 286
~after 非本人 333
~after 驗證碼 11
~after 验证码 -56
~after 력해  56
~after 로 보 -115
~after 세요. -19
~after 습니다 -441
~after 시면  1
~after 에 입 401
~after 입니다 30
~after 해 주 44
~after ，交易 20
~after ，完成 111
~after ，請於 66
~before  "y -47
~before  (# -906
~before  (c -60
~before  (p -76
~before  ** -10
~before  *0 93
~before  00 -164
~before  :  270
~before  a  113
~before  ab -180
~before  ac 131
~before  af -65
~before  al 38
~before  am 98
~before  an 100
~before  as 132
~before  at 7
~before  au 11
~before  ba 69
~before  be -23
~before  bo -68
~before  bu -16
~before  ca -66
~before  ch -2
~before  co -96
~before  cu -2
~before  d  9
~before  da -77
~before  do -77
~before  e  152
~before  ei 234
~before  el 249
~before  en 41
~before  er 19
~before  es 428
~before  ex -251
~before  fe 14
~before  fi -50
~before  fo 15
~before  ga -108
~before  gi 209
~before  gm -90
~before  go 20
~before  gr -55
~before  gu 3
~before  ha 50
~before  ho -113
~before  hr -16
~before  i  -21
~before  id -17
~before  ig -264
~before  ih 111
~before  ik 25
~before  il 106
~before  ir 65
~before  je 300
~before  jo -28
~before  ju -43
~before  ke 23
~before  kh 91
~before  ko 101
~before  kr -137
~before  la 72
~before  le 40
~before  li -62
~before  lo -32
~before  ma 49
~before  mi 4
~before  mu -114
~before  ne 110
~before  ni 80
~before  nu 8
~before  of -335
~before  om 111
~before  op 35
~before  or -29
~before  pa 97
~before  pe -17
~before  ph -174
~before  pl 78
~before  pr -34
~before  pu 281
~before  ra -202
~before  re -30
~before  s  77
~before  sc -76
~before  sh -237
~before  si 110
~before  sl -40
~before  sm -14
~before  sp 39
~before  su -36
~before  sw -88
~before  t  -65
~before  ta 46
~before  te -158
~before  th 59
~before  ti 49
~before  to 8
~before  ty 152
~before  u  13
~before  un 30
~before  ut 147
~before  ve 42
~before  wa 62
~before  we 27
~before  wi -61
~before  wp 485
~before  wy 284
~before  yo 151
~before  za 45
~before  zi -135
~before  |  -174
~before  ·  -271
~before  ει 362
~before  επ 236
~before  πλ 31
~before  σα -28
~before  в  10
~before  вв 393
~before  ви -76
~before  дл 67
~before  за -133
~before  зв -47
~before  от -3
~before  по -104
~before  ск 26
~before  հա 22
~before  את 112
~before  לא 49
~before  מס -90
~before  פע 462
~before  ال -53
~before  در 90
~before  رم 156
~before  لل -75
~before  لی 189
~before  هو 317
~before  ور 32
~before  کد 41
~before  کن 113
~before  کے 271
~before  एक 423
~before  कर 142
~before  पर 109
~before  रह 135
~before  सं -87
~before  से -108
~before  নম -10
~before  รห -176
~before  ერ 138
~before  №  -186
~before  →  667
~before  승인 58
~before  인증 278
~before  화면 158
~before ! g 185
~before ! в 420
~before ".  133
~before #00 -222
~before #>  136
~before (00 -463
~before (co 7
~before (va 71
~before ).  161
~before **  9
~before *** -202
~before *00 387
~before +00 -84
~before , 0 -189
~before , c -139
~before , e 6
~before , f -118
~before , l -24
~before , n -42
~before , r -19
~before , s -9
~before , v -136
~before , y 132
~before , z -125
~before , з -64
~before ,00 212
~before . a -94
~before . i -122
~before . l -66
~before . n 138
~before . o -98
~before . p -230
~before . r -190
~before . t -125
~before . н 416
~before .,  -245
~before ..  48
~before ..0 407
~before .00 95
~before .ex 157
~before .te 444
~before /ve 34
~before 0 ( -64
~before 0 0 50
~before 0 c 238
~before 0 d -25
~before 0 e 185
~before 0 h 47
~before 0 i 174
~before 0 k -16
~before 0 l 94
~before 0 m -28
~before 0 o -102
~before 0 w 158
~before 0 ر 226
~before 0 แ -70
~before 0,  -1
~before 0.0 29
~before 0/0 97
~before 00  -27
~before 00) 109
~before 00, -59
~before 00. -12
~before 00/ 38
~before 000 -65
~before 00年 -40
~before 0:  595
~before 0:0 63
~before 0;  578
~before 0h0 187
~before 0年0 -48
~before 0月0 -39
~before : 0 -261
~before : [ -121
~before : s -122
~before : t 28
~before : v -24
~before <#> 143
~before a 0 27
~before a : -103
~before a a 63
~before a b 108
~before a c 195
~before a e -23
~before a g -77
~before a i 234
~before a j 75
~before a l -21
~before a p 83
~before a q 282
~before a r -401
~before a u 191
~before a,  -132
~before a.  -103
~before a00 -156
~before a:  49
~before aat -164
~before abi 36
~before abo -71
~before ac  144
~before aca 149
~before acc 46
~before ace -13
~before aci 3
~before acm 439
~before acy 533
~before ad  39
~before ada 12
~before adj 27
~before adr 175
~before afe -133
~before afh -276
~before afs -61
~before ag  -118
~before agi 205
~before ahu -188
~before ahv 44
~before ai  77
~before ail 10
~before air -76
~before ais 226
~before aj  162
~before aki 32
~before ako 359
~before akt 176
~before al  -104
~before ala 138
~before ali 133
~before alj 263
~before alu -78
~before ame -278
~before amo -17
~before an  -54
~before anc -64
~before and -106
~before ane 90
~before ang 74
~before ani 45
~before anj -110
~before ank -18
~before ano 10
~before ans 69
~before anu -55
~before any -24
~before ap  27
~before apa -21
~before apt 70
~before ar  75
~before ara -48
~before arc -256
~before ard -149
~before are 25
~before arg -83
~before ari -64
~before arm -30
~before arn -8
~before art -101
~before ary -14
~before as: -169
~before asa 12
~before ase -28
~before asi 19
~before asl 62
~before ass 40
~before asu 65
~before at: -41
~before ata -38
~before ate -224
~before att 150
~before atu 43
~before aus -82
~before aut 116
~before ave -30
~before avi -131
~before ay  104
~before ayi -44
~before ayt 185
~before azn -74
~before azo 148
~before b,  -96
~before ba  -177
~before bat -362
~before bbl 53
~before be  157
~before bek 432
~before bel 13
~before ben -18
~before bil -523
~before bit 153
~before ble 27
~before bo: 26
~before bol -99
~before bon -156
~before boo -43
~before bor -265
~before bri -48
~before bro -19
~before bsi 138
~before by  47
~before c 0 24
~before c t 65
~before cad -355
~before cal -522
~before cao 111
~before car -109
~before cce 107
~before ce: 193
~before cel -1
~before cen -310
~before cer -22
~before cet 346
~before chi -12
~before cho -3
~before chu 87
~before ci  232
~before cie 192
~before cin 121
~before cis -164
~before cit -356
~before ck  -43
~before ck: 103
~before cku -58
~before cli -338
~before cme 120
~before cod 10
~before com -107
~before con 34
~before cop 106
~before cou -77
~before cov -151
~before cua 201
~before cy  -166
~before d c -111
~before d d -91
~before d i -303
~before d l 60
~before d o 89
~before d u 175
~before d,  -116
~before d.  -5
~before d:  -45
~before da  83
~before da: -347
~before daa 379
~before dah -59
~before dar 238
~before de  -69
~before de. -161
~before de: -158
~before dei 175
~before del -94
~before den -25
~before der 71
~before des -144
~before det -75
~before dge -203
~before di  48
~before dig 163
~before diq 397
~before dir -22
~before dis -92
~before dni 189
~before dnu -66
~before do  -29
~before dok 43
~before dol -59
~before dow -6
~before du  125
~before du: -449
~before dun 53
~before dus -232
~before duz 177
~before e # 420
~before e ( 10
~before e 0 34
~before e b 95
~before e c -31
~before e d -23
~before e e 42
~before e f 144
~before e i -8
~before e k 119
~before e l 39
~before e m 4
~before e n 85
~before e o 38
~before e p -1
~before e s -34
~before e t 133
~before e u 121
~before e v 174
~before e w -70
~before e y -45
~before e z 382
~before e"  -68
~before e,  -5
~before e.  -99
~before eal 10
~before ebe -73
~before ebs 132
~before eca -186
~before ech 84
~before eco 177
~before ecu 134
~before ed  -179
~before eda 13
~before ee  -321
~before eed 130
~before eel 420
~before een 224
~before efe -211
~before eft 424
~before egu 74
~before eic -91
~before eil 78
~before ein 248
~before ej  336
~before eja -34
~before ek  220
~before ekr 8
~before el  -143
~before el, 302
~before ela -143
~before eld 50
~before ele 128
~before eli -323
~before em  113
~before em: 83
~before emb -326
~before eme -184
~before emo -4
~before emp 32
~before en  -16
~before end -253
~before eng 223
~before eni 232
~before enn -14
~before enr 17
~before ent 12
~before enu -92
~before epa -39
~before epe 426
~before epo 115
~before er  -188
~before er_ -23
~before ere -5
~before erf 327
~before erg -57
~before erh 339
~before eri 179
~before ero 140
~before erv -200
~before es  -73
~before es: 108
~before esh 52
~before esi 12
~before eta -37
~before etb 509
~before etr -422
~before etu -39
~before eu  132
~before eu: 42
~before eva 2
~before evi -140
~before ew  -4
~before ew: 32
~before exp -55
~before ez  48
~before eze -109
~before f c -14
~before fa  165
~before fal 200
~before fil -183
~before fir 124
~before fog -301
~before fol 140
~before fra -55
~before fre 205
~before fro 11
~before ft  -28
~before g 0 179
~before g a 89
~before g b -32
~before g c -120
~before g f 30
~before g k 164
~before g m 211
~before g n -4
~before g o 235
~before g t -2
~before g y 40
~before g.  -83
~before gad -3
~before gan 21
~before gar -21
~before gco 148
~before ge  66
~before gel -251
~before ger -61
~before ges 218
~before gia -238
~before gin 25
~before gn  264
~before gri 4
~before gsa 119
~before gsk 201
~before gst -226
~before gue 106
~before gun 36
~before gur 293
~before gys 347
~before h c 29
~before h l 215
~before h s -54
~before h t 272
~before h.  -229
~before ha  227
~before ham -26
~before han -33
~before hat 119
~before hco 1
~before he  -108
~before hec 102
~before hek 243
~before her 167
~before het -407
~before hey 40
~before hin -229
~before hle -63
~before hmi -10
~before hoa 77
~before hod -104
~before hop 16
~before how -23
~before hre 48
~before hus 21
~before i a 60
~before i e 77
~before i n -4
~before i s 117
~before i v 89
~before i:  -92
~before ibe 132
~before ica 224
~before ick -112
~before idi -225
~before ie  28
~before iec 81
~before ies 51
~before iev 59
~before ife -70
~before iff -45
~before ifi -87
~before ift 41
~before iga 6
~before igh -160
~before igi 370
~before ihl 181
~before ihr -43
~before ik  273
~before ike -7
~before il  -108
~before il: 120
~before ila -138
~before ild -82
~before ilk -419
~before ill 176
~before ils -474
~before im  -288
~before ima -520
~before imi -143
~before imo 240
~before in. -59
~before ina 146
~before inc -773
~before ine -117
~before ing -209
~before ini 114
~before ink 29
~before inl 244
~before inm 10
~before inv -652
~before io  9
~before io: -5
~before ion -48
~before ios 33
~before ip  -156
~before ipr 142
~before ird 534
~before irj 510
~before irm 254
~before irt 60
~before isa -144
~before isi 11
~before isz 68
~before it  -82
~before itc -117
~before ith 68
~before iti 89
~before itu 353
~before iva 262
~before ivi 302
~before izi -5
~before j k 72
~before ja  30
~before jan -337
~before jav 235
~before jem -24
~before jte 87
~before k a -94
~before k p -152
~before k u 52
~before k:  84
~before kac 218
~before kal 255
~before kan 77
~before kar -10
~before kas 5
~before kau -67
~before ke  11
~before ker 119
~before ket 11
~before kla -41
~before kod 98
~before kon -290
~before kor -23
~before kra 383
~before kri 158
~before ksa -173
~before kse -13
~before ku  120
~before kum -314
~before kup -328
~before kur -211
~before kwo 89
~before ky  108
~before l 0 -33
~before l a 16
~before l b -131
~before l d 25
~before l g 130
~before l o -12
~before l p -34
~before l s -202
~before l t 190
~before l.  -36
~before l:  25
~before la  -8
~before lag -178
~before lah 137
~before lai 16
~before lam 47
~before lan -137
~before lap 172
~before las -136
~before lav 119
~before lay -16
~before lco -217
~before ldo -2
~before le  -138
~before le: -151
~before leb 34
~before leg 26
~before lej -78
~before lep 248
~before ler -42
~before les -6
~before let 206
~before li  17
~before lic -237
~before lie -74
~before lik 143
~before lim -41
~before lin -25
~before lip -12
~before lis -125
~before liy 114
~before ll  252
~before lla 123
~before lle 8
~before lli -55
~before llo 101
~before lme 159
~before lo: 149
~before loc -6
~before log 155
~before lop -213
~before low 33
~before loy -198
~before ls  -54
~before lt  -118
~before luc 178
~before lur -123
~before lus -373
~before ly  16
~before m f 138
~before m g -795
~before m o 153
~before m p -125
~before m u -70
~before mac 10
~before mag 47
~before mai 113
~before man -74
~before mar -52
~before mat -100
~before mb  86
~before meg 218
~before mem -264
~before mic 49
~before mil -355
~before mit 66
~before mme -181
~before mod -398
~before mon -95
~before mot 219
~before mpa -96
~before mpl 19
~before mpo 251
~before ms  -2
~before mta 96
~before mus -49
~before n 0 -151
~before n : -115
~before n c 131
~before n d -140
~before n e 42
~before n f 152
~before n i 49
~before n j -21
~before n l -11
~before n m 125
~before n r -138
~before n t 64
~before n w 29
~before n y -156
~before n z -253
~before n:  8
~before nak 112
~before nan -84
~before nap 261
~before nat 277
~before nav -177
~before nay 97
~before nce -8
~before nci -26
~before nd  83
~before nda -11
~before nde -66
~before ndi -87
~before nds -32
~before ndu -163
~before ne  -30
~before ne. 13
~before ne: 243
~before nec 146
~before ned -178
~before nen 17
~before ner 216
~before net -59
~before nfe 82
~before ng  3
~before nge -1
~before ngg -85
~before ngi -155
~before ngs 157
~before ngt -16
~before ni  132
~before nia 94
~before nim 60
~before nin -20
~before niq 245
~before niz 47
~before nk: 8
~before nka 161
~before nli -77
~before nma 782
~before nn  154
~before nnu -284
~before no. 86
~before nom -75
~before nor 110
~before not -87
~before now 32
~before nre 4
~before ns: -81
~before nse 127
~before nsi 74
~before nst -1
~before nsw 158
~before nt  -247
~before nta -176
~before nti -68
~before ntn -202
~before ntr 300
~before nu  -44
~before nud -202
~before nue 247
~before nul -56
~before num -256
~before nut -215
~before nvi -32
~before ny  -125
~before o " -96
~before o 0 -107
~before o d -193
~before o k 187
~before o o 197
~before o p 92
~before o s 4
~before o z -9
~before o.  140
~before o:  14
~before oad -138
~before od: -291
~before odi 151
~before odo 551
~before og  241
~before ogl -3
~before oki -221
~before olo 208
~before omm -36
~before omo -504
~before omp 27
~before on  -68
~before ona 85
~before onf 124
~before ons -15
~before ont -74
~before oom -71
~before oor 16
~before ope -288
~before opi 344
~before or  -176
~before ora 91
~before ore -11
~before org -34
~before ori -81
~before ork -78
~before orm 256
~before ort -147
~before ory 8
~before os  -70
~before osa 46
~before osi -38
~before osk 39
~before oss -81
~before ost -89
~before ot  -83
~before ote -143
~before otp 149
~before ou  -60
~before ou. 22
~before oul 125
~before oup -234
~before our 26
~before ous 27
~before out -132
~before ova 3
~before ove 107
~before owe -177
~before ows -42
~before ox  -154
~before oye -205
~before p ( -33
~before p a 231
~before p f 18
~before p n -152
~before p t -60
~before pac -400
~before pad -95
~before pag 76
~before pat 30
~before pe  251
~before ped -127
~before pen -88
~before pic -191
~before pie 122
~before pin 7
~before pis 248
~before pla -38
~before ple -11
~before pln 94
~before ply 67
~before por 210
~before pos -545
~before pot 163
~before pp  207
~before ppo -218
~before pra -48
~before pre -133
~before pro -90
~before pte -289
~before pti -261
~before pun 49
~before put 428
~before py  31
~before quo -14
~before r : 344
~before r a 95
~before r c -83
~before r h 87
~before r i -78
~before r l 10
~before r n 71
~before r p -62
~before r r -71
~before r s -41
~before r t 110
~before r u -122
~before r v -71
~before r w 110
~before r.  -80
~before r00 52
~before ra  16
~before raa -236
~before rab -164
~before raf -56
~before rak 271
~before ram 286
~before rar 15
~before rat 84
~before rav -115
~before raz 263
~before rce -271
~before rde -175
~before rdz 121
~before re  -103
~before re. 18
~before rec -145
~before red -184
~before ree -2
~before ref -372
~before reg -170
~before rei 7
~before rek -40
~before rem 70
~before ren -90
~before req -103
~before ret -71
~before rga -169
~before ri  -136
~before ria -82
~before ric -173
~before rif 203
~before rim -88
~before riz -123
~before rje -270
~before rjo 19
~before rm  -285
~before rmi -213
~before rmo 260
~before rn  -49
~before ro  -64
~before roc 124
~before rod 72
~before rog -105
~before roj -209
~before rol 1
~before rom -44
~before roo 128
~before rov 206
~before rri -42
~before rso -327
~before rst -60
~before rt  -29
~before rta 131
~before rti -164
~before ruc -188
~before run -144
~before rus 39
~before rve -513
~before ry  -12
~before s " -16
~before s ( -81
~before s 0 -107
~before s c -201
~before s d -118
~before s e 112
~before s h 71
~before s i -86
~before s k 95
~before s l -16
~before s o -42
~before s p -115
~before s w -251
~before s y 21
~before s,  -74
~before sa  95
~before sak -380
~before sam -43
~before san 18
~before sav -37
~before sco -170
~before scr 147
~before sde -163
~before sdi 11
~before sea -27
~before sec 82
~before sed -112
~before sek 110
~before ser -48
~before set 210
~before sez 279
~before sh  58
~before sha -13
~before si  118
~before sid 104
~before sil 357
~before sim 125
~before sin 190
~before sio -228
~before sir 41
~before sit 204
~before ska -148
~before ske -209
~before ski 282
~before sko 191
~before skr 341
~before snu -497
~before so  -141
~before sod -462
~before sol 88
~before son -37
~before sov 13
~before spo 6
~before spu 18
~before ssa -105
~before sse 35
~before sso 339
~before st  79
~before st. -65
~before st: -89
~before sti 15
~before sto -236
~before sub 82
~before suc -209
~before suk 106
~before sun -79
~before sur -12
~before sv  -122
~before szt 27
~before t # 70
~before t ( -93
~before t b -143
~before t c -304
~before t e -124
~before t i 47
~before t l 54
~before t n -90
~before t r 119
~before t t -44
~before t u -32
~before t w 32
~before t,  -74
~before t:  211
~before taa 54
~before tac 81
~before tad 2
~before tag -39
~before tai -99
~before taj -242
~before tak 182
~before tal -9
~before tam 83
~before tap 17
~before tas 491
~before tat 72
~before te  10
~before tel -35
~before ten -257
~before ter 74
~before tes 53
~before tga -57
~before th  -233
~before tha -83
~before the 111
~before ti  99
~before tia -6
~before tic -442
~before tid -329
~before tif -85
~before tig 381
~before til -109
~before tin 58
~before tip 61
~before tir -304
~before tit 36
~before tiv 209
~before tko -113
~before tle 197
~before tni -383
~before to  -52
~before tom -56
~before top -173
~before tor 98
~before tos 25
~before tow -120
~before tp  6
~before tra 33
~before tre -6
~before tro 34
~before ts  -109
~before tti 34
~before tud -172
~before tui 221
~before tur -160
~before tus 162
~before tvr 48
~before two 481
~before ty  -99
~before tya -300
~before typ 240
~before u a 286
~before u d 30
~before u k -7
~before u m 16
~before u r 170
~before u s -100
~before u t -6
~before u v 49
~before ue  -124
~before ufe -96
~before ugy -34
~before uhe 56
~before ui  218
~before uk  37
~before ula 24
~before ull 127
~before ult -22
~before ulu -226
~before um  -86
~before uma -117
~before umb 233
~before umi 148
~before umm -266
~before un  106
~before una 151
~before und -186
~before ung 136
~before unl 386
~before unt -134
~before unu 321
~before upo -320
~before ur  30
~before urn -96
~before urs -89
~before urv -32
~before us  -246
~before usa 169
~before usi 141
~before usn -30
~before uso 681
~before ust -92
~before ut  99
~before uth 198
~before uto -105
~before utu -14
~before v:  -207
~before va  -125
~before vac 374
~before vad 244
~before vah 382
~before vas -25
~before ve  -109
~before vea 265
~before ved -120
~before ven -219
~before vey -7
~before vi  -101
~before via -9
~before vin 181
~before vir 43
~before vis -2
~before vit -275
~before viz -301
~before vo  49
~before vov -88
~before vrd 151
~before vui 16
~before vul 644
~before vy  -140
~before w c 143
~before w o -325
~before w p 162
~before w:  234
~before wac -98
~before wai 247
~before wan 267
~before way -159
~before web 310
~before wee -7
~before wei -134
~before wi  -290
~before wic 243
~before win -48
~before wot 9
~before wpi 18
~before wri 173
~before ws  -79
~before x c -381
~before x:  34
~before xio 14
~before xt  -37
~before y 0 -154
~before y e 144
~before y h 303
~before y i 334
~before y k -196
~before y l -50
~before y w 196
~before y y 128
~before y,  -84
~before y:  32
~before ymo -244
~before yot 266
~before you 52
~before ysz 7
~before z d 80
~before z l 118
~before zad 16
~before zam -461
~before ze  -11
~before zi  374
~before zil -59
~before zit -111
~before zon -604
~before zov 2
~before zte -152
~before zy  14
~before αρα -183
~before ατη -185
~before ετο -131
~before ηστ 400
~before ια  -5
~before ιθμ -69
~before μια 33
~before μοσ -392
~before οσ  -68
~before παρ -37
~before σ κ -91
~before σ μ 164
~before σασ -19
~before σησ 393
~before στε 180
~before στη 331
~before υπο -30
~before а е 62
~before а к -35
~before а п 44
~before а с 128
~before аит 59
~before аме 279
~before анн -97
~before арт -37
~before аст 58
~before ачу -121
~before бро -21
~before в:  -26
~before вед 81
~before вер 194
~before вит -78
~before вон -43
~before віт -32
~before го  -25
~before д д 71
~before д п 162
~before дек -15
~before для 106
~before дно 346
~before дос 15
~before дтв 177
~before е с -20
~before ево -59
~before еде -62
~before екс -134
~before еме -12
~before ен. -33
~before енн -186
~before жен 87
~before за  86
~before зво -13
~before и к -54
~before ие  -102
~before ии  -138
~before или -9
~before ист -54
~before ка  -188
~before кар -125
~before клю 22
~before код 71
~before кра 325
~before лез 38
~before лен -296
~before лич 134
~before луч -253
~before люч 1
~before ля  36
~before мен -20
~before мер -162
~before му  163
~before н к 71
~before н.  -367
~before н:  6
~before на  -9
~before наз -234
~before не  9
~before нии -56
~before нит -61
~before нов 176
~before о к -37
~before од  -46
~before оды 98
~before оді -64
~before окр 296
~before ом  65
~before омо -377
~before они -58
~before ору -126
~before ост 21
~before отв 516
~before оу  -94
~before пиш 11
~before пол -151
~before пор -159
~before про -74
~before ра  -288
~before рав -63
~before раз 396
~before рат 251
~before рез -18
~before рет 122
~before ржд 25
~before рим -263
~before ром -114
~before рти -91
~before ско 235
~before сни -199
~before ств -165
~before сто -18
~before сть -49
~before т п -264
~before тве 112
~before те  298
~before тел -146
~before упу 17
~before уча -51
~before циф 25
~before час -31
~before чен -261
~before ш к 429
~before ше  -97
~before шін 701
~before ыи  -41
~before я:  -32
~before ін  43
~before іть 476
~before ակա -73
~before աստ 57
~before ր հ 84
~before אימ 291
~before ד פ 158
~before ד ש 245
~before ה,  332
~before האי 116
~before הזי 161
~before הנח -487
~before וקד -4
~before זין 74
~before זמנ -156
~before חד  27
~before חה  -136
~before ים  70
~before ימו 30
~before יסו -18
~before יש  89
~before להז 100
~before מוק -26
~before מספ -98
~before ן 0 222
~before נחה -1
~before פר  -167
~before קד  -11
~before קוד -15
~before ר:  -11
~before ا ک 13
~before ادخ 151
~before اره -254
~before الت 334
~before الر -82
~before الق -70
~before الم -69
~before بار 476
~before بی  77
~before ت:  -65
~before جیل -78
~before حقق 169
~before خصم -74
~before خفی -33
~before خل  299
~before خول 86
~before د ب 208
~before د ش 297
~before داد -93
~before دخو 16
~before دم  35
~before دیق 646
~before رقم -97
~before رمز 142
~before ز ا -143
~before ز پ 335
~before سجی -63
~before طلب -7
~before فیف -63
~before قم  -38
~before ل ا 95
~before لبک -153
~before لخص -16
~before لیے 69
~before مار -269
~before مبر -39
~before ه ا 79
~before ود  496
~before کار -104
~before کتب 29
~before کد  -83
~before ی و 101
~before ید: 30
~before یف  -17
~before ے ل 4
~before करण 189
~before के  36
~before गिन 34
~before चा  211
~before ठी  344
~before पिन -106
~before री  57
~before लिए 137
~before ल्ल -110
~before सत् 17
~before साठ 76
~before ाठी 7
~before ापन 227
~before ि क 2
~before िए  2
~before े क 21
~before ोड  234
~before করত 7
~before কে  -107
~before তে  409
~before ন ক 91
~before নম্ -28
~before ম্ব -11
~before যাচ 251
~before যাপ 373
~before র ক -117
~before রতে 2
~before লাই -66
~before াচা 71
~before ের  194
~before ্বর -6
~before ্য  39
~before கடவ 208
~before கள் 185
~before க்  684
~before ஞ்ச -10
~before ந்த -88
~before முற 10
~before ை,  -74
~before ் ம 121
~before ்சல -1
~before กรอ 88
~before การ -240
~before ข้า 60
~before ครั 181
~before คำส -23
~before ค้ด -31
~before งคุ -46
~before งซื -40
~before งเด 281
~before ซื้ -115
~before ดส่ -233
~before ดีย 94
~before ที่ -50
~before นยั 354
~before น้า 234
~before ปรด 198
~before ป็น 433
~before มาย -39
~before ยัน 135
~before รับ -239
~before ลข  123
~before สยื 126
~before สั่ -51
~before สไป -2
~before หน้ 7
~before หมา -130
~before อก  252
~before องค -37
~before ัสเ 183
~before ัสไ -7
~before ั่ง -1
~before ียว 32
~before ีย์ -10
~before ืนย 69
~before ื้อ -15
~before เคส -77
~before เดี 14
~before เป็ 139
~before เลข -225
~before ใช้ 143
~before ใส่ 113
~before ให้ 261
~before ้คร 3
~before ად  382
~before დი  480
~before ერა 4
~before ის  -200
~before რი: -26
~before លេខ 358
~before 。请在 69
~before ありま 96
~before からロ -15
~before があり 28
~before こちら 69
~before ご本人 18
~before ではな -8
~before はこち 2
~before らログ -30
~before るには 62
~before イン用 157
~before クーポ -11
~before グイン 78
~before コード -98
~before ド:  97
~before ページ 40
~before ポンコ -53
~before ログイ 7
~before ワンタ 41
~before ンコー -54
~before ード： 42
~before ーポン -35
~before 一次性 359
~before 任何人 -214
~before 优惠码 -223
~before 利用者 -24
~before 在注册 229
~before 客様番 -4
~before 您好， 90
~before 您的验 479
~before 末四碼 -68
~before 様番号 -4
~before 正在注 35
~before 番号  68
~before 番号： -57
~before 的登录 205
~before 确认码 337
~before 確認コ 225
~before 証コー 261
~before 証番号 156
~before 認コー 99
~before 認証コ 72
~before 認証番 724
~before 证码是 542
~before 证码： 148
~before 니다. -129
~before 다.  -106
~before 려면  95
~before 로그인 260
~before 문번호 -53
~before 업 코 -81
~before 에게  -94
~before 용 비 38
~before 인 코 388
~before 인번호 32
~before 인증  238
~before 인증번 32
~before 일회용 110
~before 주문번 -71
~before 증 코 79
~before 증번호 1
~before 코드  128
~before 쿠폰  -52
~before 폰 코 -25
~before 픽업  -30
~before 확인  5
~before 회용  25
~before 🔐  404`;

/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */
export const mailTable = `bias -164
0 -21
00 -18
000 4
0000 -35
00000 12
000000 47
0000000 1
00000000 64
000000000 -40
000000을 8
000000이 -29
0000l -253
0000로 -6
0000을 31
000s 321
000원 -152
00am 78
00b -77
00c -3
00d0 -51
00h -61
00inbox -2
00k 224
00m 86
00qd 220
00t00 110
00th -6
00z 248
00にログインの要求がありました 117
00분간 97
0aa 121
0am 58
0b0e 28
0c0 61
0d 78
0ds 181
0e0d -1
0f -76
0f0 -54
0f0b -8
0g 11
0kd 82
0kq0mx 93
0pm 24
0q0kx0 243
0q0ztn 309
0qcx0vsu 74
0qx 23
0rd -151
0x 172
0xe -179
0月00日 -15
0분 271
0분간 69
0월 -118
a -22
a0b0c0 68
aan 29
aangevraagd 427
aaqrxqa 2
ab -73
ab00 6
ab00cd 15
abaikan -95
abaixo 17
abbiamo -55
abgelaufen -110
about -30
above 75
abre -13
aby 321
accedere 75
acces 213
acceso 124
access 120
accesso 72
account -20
accounts -126
acesso 99
achat -50
acme 118
action 11
activacion 294
activate 64
activation 438
ad 54
add -28
added 11
adding 71
address 5
addresses -361
adds -52
adeyemi -50
adja 82
admin 139
administration -69
administrator -265
adresini 129
adresse 117
adressen 197
aed 3
afrekenen -80
afsendt -67
after 154
again -15
agar 88
agora -66
agosto -190
agree 23
ahead 102
ahoj 235
ahora -51
ai 83
aino 67
airways 46
akan -99
akkor 78
ako 12
akses -237
aktenzeichen -4
aktivacijski 57
aktivierungscode 261
al -94
alabbi -46
alabilirsiniz -4
alarm -152
alatti 222
alder -36
alennuskoodisi -11
alert -346
all -173
alle 84
almost 497
alone -85
alone 0000 402
alone 00000 318
alone 000000 570
alone 0000000 406
alone 00000000 521
already -37
als 9
alt 143
alto -11
alumni 75
am -102
amb 85
amigo -148
amount -7
amsterdam -59
an 23
ana -32
ancien 127
anda -12
andere 366
ang 50
ange 255
angefordert 139
angemeldet -98
anggota 184
ani -102
anmeldecode 264
anna 85
anouk 565
answer 44
answered -276
antal -46
anterior 75
anular -188
anvandas 55
any -147
anyone 25
anything -114
aparece -10
apie 201
apne 220
app 74
appear 22
appen 82
application -73
applies -211
appointment -199
approval 21
approve -55
approved -78
approximate -58
apps -9
april -124
aps 100
apstiprinajuma 10
aqui 280
ar 93
ara 243
arasinda -45
arayin -251
are 71
area -30
arendenummer -193
arrive -351
arrived -129
arriving -68
artik -147
arve -130
as 4
asiakasnumero 67
ask 14
asked 164
asking 98
asko -64
asks 108
asla -37
assigned -364
assistant 23
asti -2
asunto 347
at -45
atau -142
atelier -77
atlas -16
att 172
attachment -18
attachments -66
attacker -294
attempt 21
attend 96
attendance -191
atveteli -5
aucun -306
auental 199
auftrag 232
auftragsnummer -49
aug -48
august -65
aula -12
auth -122
authenticate 245
authentication 96
authenticator -239
authorise 124
authorization 142
automatically 11
automatycznie 243
autorisation -78
autorizacion -140
autorizzare 440
autoryzacji -19
autoryzacyjny 61
ave 113
avez 37
avgang -67
aviso -16
avl -211
avons -136
avviso -112
awaits -266
away -69
az 70
az0000 -78
azn -46
b 14
b000 -76
b0000 -81
ba 44
back 55
backup 122
bad 169
bag -89
bagi 141
bakery 103
baki -20
balance -8
balio 19
band 167
bank -124
banka 170
banking 124
barcode -263
barn 6
bas 266
base -52
basket -250
batch -38
bath 125
bawa -125
bayar -150
bday -9
be 52
because 109
beder 221
been -34
before 48
begin 164
begins -231
bei -5
bejelentkezesi 187
bekrafta 139
bekraftelseskode 402
bekraftelseskoden 319
bekreftelseskode 242
bekreftelseskoden 541
beleg -80
belepeshez 278
belepesi 139
belongs -90
below 66
beneficiary 87
bengaluru -2
bent 72
bergen 14
berger -85
berikan 93
berlaku 104
berlin -7
best -84
bestallning -86
bestatigen 174
bestatigt -18
bestatigung 126
bestatigungscode 391
beste -68
bestelling -14
bestellwert -119
bestelnummer -39
bestilt 238
beta -25
betaald -109
betrag 95
betruger -225
bevestig 90
bevestigingscode 205
bezorger -104
biaya 29
bib -259
biblioteca -38
bien 109
bienvenido 21
biglietto -113
bij -155
binnen 69
bir 129
birdefelik 33
birth 116
bis -95
bisa 246
bize 61
bjorkvik 97
ble -197
blir 29
blocked -354
boarding -76
body -79
boise 104
bok 277
bol -62
bon -65
bonifico 2
bonjour -28
book -68
booking -83
books -1
bot 71
both 210
bought -69
bounced -272
box -54
br -14
branch -83
breakfast -13
brief -181
bring -203
broj -172
broken -50
brug 240
bruk 123
bs0 -235
btc 105
bu 133
bucuresti -99
budapest -31
build -148
bukan 89
but 51
butik -11
button -421
buyuk 19
bv 8
byl -38
bytes -190
c -30
c0 -142
c00000 61
ca 74
cabbycar 59
cache -198
cada -106
caduca 38
caducado -31
calendar 140
call -100
callback 211
calle -94
called 9
calling -11
calls -44
cambiar 181
cambridge 51
camera -13
camille -175
campo 347
campul 117
cancelled -118
candidate -66
cannot -55
cap -203
captura 17
car -39
card 72
cards -44
case -166
casella 49
casilla 75
cat 25
cau 98
cdn 69
ce 26
ceci 165
cena -163
center 106
centre 9
cep -85
cere -56
certificado -109
cerut 46
ces 40
cet 92
challenge 422
change 29
changed -65
changes -21
channel 14
chao 95
charity 239
chat 213
chatterbox 118
chaufforen -18
chave -108
che 133
check -8
checkout -363
cher 151
chez 112
chia 106
chiama -211
chiffres -10
cho 108
choose -75
chose -135
chung -31
church -17
ci -36
ciao 114
cifre -55
cim -5
cisla -140
cislo -250
cita -226
claims 128
class -301
clau 38
clave 28
clear 63
click -395
clicked 108
client 76
cliente -42
clinic 75
close 88
closed -35
closing -148
cluj -87
cn -54
cnpj -25
cod -35
code 110
codes -376
codice -10
codici -7
codigo 17
codigos -263
cold 98
colis -194
colleague 298
collect -27
collection -20
college 21
colour -114
colours -173
column 105
com 60
come -16
comes -124
commande 59
commented -132
comments -128
commit -6
community 337
comparta 15
compartas 235
complete -38
compte -31
computer 260
comunicarlo 260
con 69
conferma 21
confermare 140
confidential 103
confirm 77
confirma 139
confirmacao 74
confirmacion 154
confirmar 25
confirmare 111
confirmarlo 127
confirmation 166
confirmations -285
confirme 123
confirmez 140
confirms 616
connecter 88
connexion 239
consegna -235
console 22
consulta -228
contact 99
contacting -98
contains -26
continue 518
contract -34
contul 18
coop 196
copia 186
copie 139
correct -70
corriger -215
cost -216
costs -27
coucou 35
could -325
council 158
counter -12
country -315
counts 90
coupon -280
courier -131
course -145
coverage -312
created 37
created_at 21
creating 83
credited -233
crew 46
csv 23
cua 90
cuelga -80
cupom -250
curlew -94
customer -26
customers -420
cve -124
cyfr 64
d 91
da -32
dag 9
daha -31
dakika 187
dal -204
dalam 252
dana 46
dang 155
dans 130
dar 123
dari -96
das -46
dash 45
dashboard -87
dat 3
date -34
dateien -2
datum -65
daxil 100
day -9
days -156
dazu 153
db -103
de -26
de00 104
deal -46
dear 19
debe 9
debera 175
december -223
decembra -162
declared -155
dedahkan 94
deel 14
default 19
deg 20
degilse 90
dein 161
deine 289
del -32
delay -73
delete -147
deleted -147
delivered -143
delivery -20
dem -19
demande 12
demandera 201
den -17
denemesi 75
dengan 154
denne 30
dentist -8
denver -150
deny -350
deployed -154
depot 41
depuis -123
deqiqe 224
der -49
derigs 93
des -67
desde -28
desember -41
desktop 4
details -170
dev 27
device 28
devices 157
deze 101
di 49
dial -129
dialog 108
dias -68
dich 57
did -106
didn -106
die 75
dies 247
diese 166
diesen 4
different 93
dig 203
digit 17
digita 20
digital 123
digite 488
digiti 369
digitos -271
din 91
dinamica 182
dir 297
direct -184
directly -163
disabled 95
disclose 74
discount -364
discussion -1
diskaun -65
diskon -35
display -115
disponibile -103
disponible -132
disponivel -398
dit 32
ditt -188
dla 11
dluga -4
dn 421
dni -25
dnia 22
do 54
dobry -32
docs 31
does 9
doesn 101
dogrulama 32
doi -91
doing 118
domain -185
domande -10
domingo -11
don 49
donde 1
done -57
donnez -71
dont 77
door -131
dopo 299
dort 39
dossier -10
dostepu 180
dosya -12
double -3
doubt 193
down -21
dp -179
dr -51
draft 264
drar -41
draw -88
drawer -2
dress -318
drive -49
driver -59
drivers 341
dropped 155
drops -132
drum 320
du 20
due -21
dummy 6
dung 129
duoc -167
dupa 224
durch 32
durchwahl 45
duvidas -128
dynamic 190
dziala 153
dziekujemy -27
e 50
e0 -35
e0e 84
each -107
earlier 17
ecco 35
eccolo 149
ecrit 136
ed -144
edge 70
edin 108
edit 23
een -90
eenmalig 71
eenmalige 180
effettuato -67
eg -106
ega -260
egiaztapen 17
egyszeri 126
ei -30
eight -151
ein 214
einem -14
eingabe 44
eingeben 73
eingegeben 48
einmal 244
einmalcode 27
einmalkennwort 449
einmalpasswort 372
eintippen 226
either -44
ekipa 121
ekki 196
ekranie 45
el -155
eletronico 140
elif 28
else 52
em -61
email 96
emailed 44
emergency 158
emme -174
employee -37
empty -2
en 94
enabled -33
encomenda -60
end -28
ender -20
ending -55
ends -20
endziffern -39
enero -79
engangsadgangskode 198
engangskod 383
engangskode 122
engangskoden 326
engangslosenord 257
engangspassord 448
engineer -64
enhet -129
enhetsnummer -85
enim 395
ennen 9
enroll -413
ens -9
enter 309
entered 83
entering 210
entidade -189
entra 244
entrance -36
entrar 78
entrare 306
entre -154
entrega -83
entrez 168
entro 131
entsperren 18
env 70
enviado -29
enviamos -376
environment 154
envoye -110
episode -179
equipe 170
er -10
erapaiva -6
erhalten -63
erkezik -28
erp 44
error -337
erstellt 81
ervenyes -129
erzeugt 58
es 158
escribe 36
escribelo 62
eshte 227
eskerrik -117
espace -45
esserti 97
est -3
estas 159
este 43
esti 4
estimada 114
estimado 7
estimated -19
et 106
etait -263
etape 305
ete -156
etes -31
ett 53
etter 108
eu 86
eur 79
euron 240
evening -57
event -12
events -115
ever -180
every -58
everything -78
example 81
exit -359
exited -134
expected -345
expediente -7
expira 139
expirat -11
expire -44
expired -150
expires 37
expires_in 113
export 25
ext -12
extension -12
external 128
extra -173
ez 270
ezt 164
f 7
facebook 360
factor 122
factory -224
factura -111
facture -130
factuur 111
failed -172
fake -30
faktura -99
fall 107
falls -51
family 304
far -13
fares 300
farid 197
farm 73
fatt -85
fattura -80
fatura -33
fault -177
feb 6
febrero -143
february -125
fee 118
feeder -59
fees -375
fehlt -201
fel -66
feld 240
felhasznalo -38
felt 205
fenn -144
fenwick 26
fern -22
fern00 -21
fernbank -182
fernly -84
fernwerk -113
fertig 305
feu 400
fi -241
field 25
figures 248
fila 92
file -89
files -45
fill 26
find -32
fine -279
finish 37
firma 2
firmware 371
first 139
first_name 99
fiscale -137
five 10
fix -247
fixed -162
flat -43
flight 42
flood -101
focus -165
foi -14
follow -85
followers -105
following 45
folosinta 237
foot -221
for 47
forge 31
forgot 93
forgotten -143
form 102
forma 53
forms -55
formulare 63
formulario 181
formulier 71
forste 65
forum 294
forward 66
forwarded 74
forwarding 64
fost -85
foundry 3
four 125
fr 30
fr00 36
fra -16
fragen -42
francisco -54
frau 14
fraud -219
free -126
freeze 37
freigabe 203
freigabecode 187
freischaltcode 116
fresh 144
friend -214
friends -337
from 63
ft -88
full -114
fur 77
further -4
futarnak -36
fw 4
fyll 226
fyrir 137
g 19
g0 -50
ga 151
galima -4
galla 6
galler -52
game 162
games 140
gantry -53
gaps 272
gardener -14
gas -106
gate -190
gateway 186
gave -201
ge -7
geben -32
gebruikersnaam 75
gecerli 125
generated 251
generator -484
genere 138
gennaio 31
genuine -56
gesamt -120
gesendet -37
geslo 274
gestartet 7
get -99
gets 85
giam -492
gib 28
gift -159
gilt 152
giltig 8
giorni 106
gir 25
girin 335
giriniz 104
giris 57
giulia -88
give 142
giving 74
glow00 -28
gmbh -2
gmt -21
go 123
goes 181
goi -68
going 178
gonderdik -325
gone -40
good 12
goodbye 577
goods -26
gracies 34
gratis -207
green 45
grew -174
grey 246
grose -140
gross -145
group 122
grus -221
gst -156
guard 164
guest 97
gultig 185
gultigkeit -42
gunakan 116
gunu -172
gutscheincode -224
h -14
ha -21
habari 92
haben 49
had 65
hal -10
halaman 259
hall -6
hallo -30
hand 155
hands 212
hang -271
hanggang -173
hann 194
happen 168
hardware -169
hari -34
haro -278
has -17
hasla 104
haslo 124
hasta 53
hasznalatos 247
hat 20
have -59
haven 260
he 206
health 66
hear 137
hebben -116
hec 98
hei -58
heller 82
hello 31
help 93
helpdesk -115
hem -91
hemos -28
her 4
here 205
herr 55
hesabina 14
het 180
heure 87
heute 58
hey 194
hi 90
hidden 53
hier 247
high -122
hindi 21
his -72
hit -9
hmz0tq0b0k -364
ho 59
hoan 125
hoi 23
hola -35
hold 167
hop -608
hope 106
hopefully -18
hora 150
hos 194
hotel 5
hour 213
hours -127
how -389
hoy -37
hp 35
hr 19
hrb 79
hs -250
http -323
https -276
hubungi -93
hungry -6
huwag 66
hyphen 237
hyva 81
i 52
ialah 40
iata 222
iban 67
iccid -109
icin 248
icinde 194
id -131
idatzi 268
identification 51
identity 52
identyfikator -80
idnr 212
iemand 61
ievadiet 143
if 6
ig -1
ignore -120
ihnen 30
ihr 2
ihre -103
ii 101
iki -81
ili 186
ilk -26
ilze 99
im -119
ime 100
immer -117
import -206
importo -6
imsi 69
in -6
inbox 149
inc 44
inc0000000 173
incident -166
inconnu 44
ind 10
indiquez 86
indirim -393
indtast 425
ines 1
infolinia 82
informe 31
informujemy -300
ingelogd -166
ingresa 157
ingressos 132
ini 175
iniciar 121
inkwell 29
inlogcode 266
inloggen -35
inloggningskod 147
inn 171
inr 84
inregistrare -14
inscription 3
inserire 303
inserisca 223
inserisci 410
inserito -111
insert 90
instead 182
instruction 154
insurance 83
int 61
inte -13
into 136
introduce 288
introduceti 304
introduiu 309
introduza 474
introduzca 364
introduzir 59
invalid -422
invoice -168
ios -106
ip -99
iphone 4
ir 44
ird 342
irja 111
is 66
isbn -303
islemi -59
issue -256
issued 26
ist -55
iste 128
it 85
item -204
items 350
ito 83
its 117
itself 155
itu 137
iveskite 92
iyong 131
izmir 110
iznosu 22
j -12
ja 101
jackpot -238
jahr -183
jalkeen 108
jam -40
jamais -161
jan -47
jana -66
jangan 10
januar -105
java -487
je 73
jednokratna 144
jednokratni 75
jednorazove 239
jednorazovy 452
jednorazowe 96
jednorazowy 168
jei -19
jelentkezzen 102
jelszo 143
jemand 4
jen 152
jest -30
jeste 201
jo 59
joel 22
join -64
joining 218
jonas 1
jos 65
jou 46
journal -42
jsme -244
jste 57
juin -37
juli -190
june -82
juni -110
jus 71
just 58
jusu 191
juz -380
k 8
k0q0mx -21
kad 23
kadar -28
kai 93
kaiserstrase -125
kaixo 11
kakak 86
kali -80
kami -70
kamu 68
kart -25
karte -141
kartica -203
kartinizla 155
kartou 85
kas 35
kassan -184
kaunas -54
kc -136
ke 39
keep -180
keer 249
kehtib 56
keizersgracht -169
kell -44
kenteken -26
kerdese -87
kereta -111
kerran 199
kert 29
kertakayttoinen 187
kertakayttosalasana 139
kertakoodisi 380
kete 51
ketik 170
key 69
keypad 42
keys 95
kezdemenyezte 271
kg -200
khach 171
khau 177
khong -173
kids 171
kiitos -84
kindly 90
kinnita 326
kinnituskood 193
kiosk 212
kirjaudu 254
kirjauduttiin -21
kirjautumiskoodi 237
kirjautumiskoodisi 319
kirjautumissivulle 40
kirjoita 369
kl -7
klanten -151
kleebi 227
klic -20
klick -187
kliendinumber -133
klijenta 98
klik 8
kliknij -108
klo 6
klopt -45
km -76
knappa 364
knihy -63
knjiznica -255
know 175
knyttet -68
kobenhavn -76
kod -13
koda 80
kodas -23
koddal 25
kode 3
kodem 40
koden -3
koder -140
kodja 257
kodo 143
kodod 168
kodot 6
kodow -520
kods -9
kodu -38
kodun 116
kodunu -83
kodunuz 248
kodunuzu -113
kommst 81
kommt -94
koncici -231
konta -208
konto 32
kontoen -119
konu 14
kood 85
koodeja -11
koodi -49
koodia 28
koodisi 166
korabban -49
kortele -6
kortingscode -312
koskaan -40
koszyku -92
kota 54
kq00xt0 196
kqmz -52
kr -62
krijg -550
krs 126
krvt0000 -140
ksh0 -110
ksiazki -42
ktos 123
ku 43
kui 43
kuin 128
kuingia -88
kullanimlik 92
kun 291
kundennummer -27
kundenummer -14
kundin -128
kundnummer 12
kuponkoddal -79
kurier -41
kvk 132
kwa 56
kwenye 171
kx00 -137
ky 62
kysy -47
l 63
la 29
lab 294
laba -48
label -43
lahetetty -63
lahtrisse 239
lai 83
lamna -176
lan -68
lane 102
lange 182
lapa 285
lapse -8
lapses 63
laramie -377
large -448
larkin -53
larkshop -35
las 182
last -58
lasts 277
late -12
latest -71
lauka 194
lautet 83
le -84
lea 4
lease 29
least -73
leave -183
leeds 73
left 79
lehe 179
lei -68
lending 269
length -147
les 57
let 85
letras 214
lets 130
letters 258
letzter -12
liberar 285
library 150
licensed 1
lich -50
liczba -33
lieber 138
lien -414
lifetime 140
ligue -22
like 36
limit 118
line 88
linea 187
lines -19
link -233
linking 180
links -119
linux 132
lire -17
list 4
listen -21
little 304
live -84
livraison -31
liye 130
ll -8
llc 267
llega -140
loans 266
lobby -138
local -16
locale 215
localizador -110
lock 25
locker -5
locks 175
lodestar -268
loft -126
log 40
logga 99
loggade -85
loggen 133
logging 130
login 138
logins -163
logowania 177
logs 227
loja -98
lola -13
long -23
longer -136
look -71
looked -436
loom 3
lopeb -11
lorem -6
los 139
lost -3
lot -81
lottery 286
low -92
lower 357
ls0 -290
ltd 138
ltda 36
lucky 45
luxembourg 195
m -1
m0x0tb 98
machine 129
madame 70
made 73
magic 197
mail 61
mailadres 19
mailbox 43
mailed 72
mailu -21
mairie 44
maiuscole 290
maj -53
majuscules 97
mal 223
manager 1
mandamos -429
mannerheimintie 5
many 70
mar -21
march -107
mardi -122
marginalia -586
marina -23
market -103
mars -105
mas -76
masukkan 192
masz 61
mat 48
matches -131
matricula -35
matter 198
maximum 46
may -17
maya -80
mayusculas 323
mb -19
me -83
med 14
mee -15
meer -140
meg 124
megadott -31
megerosito 277
mehr -91
meldest 71
member -41
members 41
membuat -69
meminta 22
men 22
mendaftar 47
menlo 182
mensah 209
mention -191
mer -352
merchant 118
merci -138
mesa 7
mese -4
message 39
messages -206
met 89
mete 35
method -83
mevrouw 22
mfa 353
mg -329
midagi -24
midnight 311
miles 149
mili -136
million -13
min 185
mind 45
minimum -23
minit 82
mins 220
minta 204
minusu 344
minut 286
minuta 233
minutach 104
minute 228
minuten 191
minuter 177
minutes 121
minuti 433
minutit 205
minutos 362
minutter 243
minutur 159
minuuttia 151
mira -282
mis 40
mistake 54
mit 93
mitarbeiter 16
ml -232
mm -93
mnt -68
mo 2
mobile -69
mochte 241
mochten 212
model -40
modulo 16
moi -103
moikka 95
moja 312
moment 97
mon -45
monday -136
mondja -55
monitor -56
monitors 75
monouso 317
month -114
more -45
moreau 45
morgen -227
mos 177
mostantol -246
mot 27
moth 186
move 105
moved -204
mozna -245
mrs 86
ms 36
msg 303
mtan 99
mtu 243
must 185
musterimiz -35
mx -141
mx0 -125
my -167
m³ -236
n -80
na 97
naar -74
nach 34
nad -78
nada -144
nadie 85
nagon 78
nakupu -191
nam -24
nambari -90
name -170
nan -290
nao 2
napoca -42
narocilo -90
narudzba -107
ne 186
nearly 96
need 19
needed -2
needs -35
negozio -127
nekdo -141
nella 74
nennen -146
nereikia -70
network -5
neue 118
neuen 36
neues -5
never 6
nevienam 97
new 35
news -61
next 72
nf -16
ng -20
ngay -167
nichts -12
niemand 75
niet -65
nieuwe 99
nif 249
nigdy -48
nije -17
nikomu 209
nimanui 188
nimbra -175
nipc 309
nizami -28
nl0000 -190
no -25
nobody 70
noch 187
nog 53
noget -12
noi -42
nok 166
nombor -108
nombre -73
nomor -102
nomresi -67
non -77
noon 140
noreply 120
normal -15
north -46
norway -200
notes -108
nothing -297
noticed -257
notification 104
notig -70
notre -160
nouda -225
noudettavissa -30
nous -2
noutokoodi -185
nov -187
november -21
novo 67
novy 66
now -79
nowy 134
nr -46
nt -44
nu -163
nuevo 75
num -11
numar -102
numarali -49
numaraniz -264
numarasi -88
numarul -115
number -85
numbers -171
numer -233
numerem -26
numeris -107
numero -192
nummer -218
numurs -142
nunca -236
nuovo -45
ny 32
o -5
objednavka -50
objet 39
objeto -11
obrazovce 147
ocr -102
od -36
odbioru -185
oder -49
odpowiedz -85
of -30
off -75
offer 21
offers -23
office 152
offline -330
offnet -233
offre -261
og -7
ok -57
okafor -65
okkar 29
okna 249
oktober -220
ola 148
old 44
oldalon 169
olet 92
om 115
oma 108
on -10
onay 195
onaylamak 49
onda 43
one 87
ones -63
onetimepassword 174
online 37
only 163
ont -359
op 48
open 27
opened 41
opens 73
opent -50
operacja 146
opiste 402
oppgi 152
oprettet 7
opt -91
or -72
order -102
ordine -32
ordre -2
ore 3
org 23
os -26
osei -125
oslo -37
osszegu 160
others -217
otherwise 14
oto 328
otp 164
ou -19
our -49
out 8
ouvert 20
ouverte 95
ovat 81
over 56
overfor 107
overovaci 372
owner 82
oy 58
ozel -61
p 41
pa -3
paaset 44
pagar -100
page 122
pagina 392
pago 112
paid -68
pair 100
paket -185
pakke -132
paldies -117
palisade 390
pan -12
pane 135
panel -18
pani 16
panier -226
pantalla 205
paperwork -42
par -32
para 225
parcel -397
parcelo 73
parent 393
park -245
parking -75
parkway -54
parola 197
parool 258
part -48
participant -64
partir -6
party 171
passcode 306
passcodes -226
passed -159
passkey -328
passkeys -66
passord 31
passwordless 21
passwort -192
past 186
paste 166
patient -2
patvirtinimo 99
patvirtinti 153
paulo -64
pay -23
payee 99
payment 1
payout 169
pc 62
pdf -16
pe -10
pedalo 299
pedido 27
pedidos -340
pediste 4
pekka 9
pelo -173
pembelian -129
pending 149
pengambilan -148
pengesahan 313
pennant 231
people -132
per -8
percig 370
perde 49
period -154
permohonan 202
pershendetje 44
person 11
personal -56
personne 109
pete 7
petra 52
phai -174
phone -75
phong -113
php 2
phu 404
phut 524
pickup -271
picture 97
pid -107
pieslegsanas 10
piga 3
pin 25
pine -17
ping -15
pipeline -149
piu -187
place -160
placed -121
plain 76
planner -17
plata 125
platbu 36
plate -215
plati -35
platiti -69
play -34
played -108
plaza 45
please -27
plkst 28
pln 161
plot 93
plus -175
pm 13
pnr -94
po 87
pocztowy -169
pod 62
podaj 4
points -205
policka 120
policy -18
polje 40
polling -67
polu 14
pon 148
pop 50
popust -48
por 31
port -17
portal 6
portalu 75
poskod -194
poslali -176
post -166
postal -175
postanski -51
postbus 11
postcode -176
poste 53
posted -42
postinumero -60
postleitzahl -113
postnummer -42
pot 206
poti 135
potvrdte 239
potvrdu 354
potvrzeni 160
potwierdz 64
potwierdzajacy 30
potwierdzenie 124
pour 170
pouzijte 70
power -25
pozadali 18
pozdravljeni 156
poziadali 91
poziom 150
poznan 26
pr -8
pra 132
praha 35
pratica -138
predmet -46
predmetu 230
prelevement -30
prenotazione -111
prepisite 134
prescription -49
press -34
pressed 272
pri -179
price -49
prihlaseni -9
prihlasovaci 222
prihlaste 143
prijava -80
prijavite 197
prijavo 224
prijavu 179
printed -94
printer -35
printing -342
pripad -19
pris -225
prisijungimo 359
privacy 181
private 31
probably 101
processo -16
prod 104
product -349
production -382
prof -31
profil 49
profile 48
program 5
programare -38
promise -93
promo -160
promocional -247
prompt 219
prosim -77
protected 138
proud -680
prove 230
proves 117
provided 128
przelew 143
przepisac 38
psc -67
pts 249
puan -11
published -162
pugh -25
puk -97
pukul 16
pull -242
pulsa -70
punch 157
punti -45
purpose 245
put 139
pyysit 11
q 541
qa0 66
qr -522
quando 191
quarter 39
que 93
quello 56
questo 88
queue -13
qui 62
quillbase -244
quis 1
quiz -210
quote -95
qx0t0l 148
r -62
r0000 -24
rabatkode -189
rabatkoden -385
rabatowy -380
rabattkod -192
rabattkode -94
rabattkoden -112
rachunek 147
racun -93
radio -232
rafael -84
rail -37
randevu -49
raqami -111
rastreio -101
rate -242
rb -99
rcpt -202
rd 84
re 1
reach -82
read -46
reader 133
reading -101
ready -118
really 102
realm 139
recebemos -148
receber 70
receipt -14
receive 67
received 40
receiving -73
reception -36
recipient 63
recogida -48
reconhece 94
records -219
recover 63
recovery 119
recu -7
recuerda -126
recuperacao 45
redan -50
redeem -125
reducere -81
ref -46
reference -163
referencia -52
referral -468
refund -45
refunded -269
refunds 55
regards 53
region -11
register -129
registered 26
registering 26
registraciji 9
registration 201
registrierung 167
registro -23
rejected -364
rekisteroitymisesta 33
relax -18
release 124
remain 89
remains 182
remercier -451
reminder -346
remise -63
remote 63
removed -97
rendelesszama -37
rendelest -22
rendered -42
renew -288
renews -121
rent -43
repeat 289
reply 10
replying -36
report -158
reporter 85
request 22
request_id 176
requested 263
requester 134
required -2
reserva -196
reservation -94
reset 18
resi -44
resolution -2
resolved -237
responda 206
response -225
responsibly 170
result -141
results 144
retirada -8
retrait -233
return -40
returns 118
revele 98
review -133
reviewed -238
revision -397
rezervacije -34
rezerwacji -4
rfc -156
richiesto 24
rid 132
riding -325
right 109
rights 185
rinda 127
ring -48
riquadro 190
ritiro -91
riunione -212
rm00 -65
rm000 38
robin -296
robots 55
role 121
room -28
routing 275
row 30
rp -89
rp0 43
rp00 -192
rua -43
rule -96
run -100
runner 208
rut 175
ruta 56
rutan 8
rx 70
s 8
s00 -29
sa 149
saat -71
safe -104
safety -262
saffron -42
sag -114
sah 88
said -162
saisir 143
saisissez 404
saiu -246
sak -12
sala -36
salamat -155
salasanasi 226
saldo -137
sale -131
salida -18
salle -173
salut 6
sam 8
same 33
samme -155
sample -72
sampleville -995
samr00 -276
samsung -25
san -6
sanitaria -153
sati -39
save00 -46
savings 138
savo 253
saw -261
sayi -87
sayin -8
scade 67
scaduto -58
scams -75
scan -115
scanners 511
schlussel -109
sconto -255
screen 238
scrie 127
scrivi 57
se 44
season 17
seat -275
seats -38
sec 80
second 108
seconds -73
secret 51
section -57
secure 43
security 38
see -62
seed -24
sees 36
seguinte 54
seguranca 108
seguridad 105
seit -342
sekali 415
semaine -127
sementara -35
senast -55
send -52
sender 145
sending 232
sendt -54
sendung -3
senest -65
sensitive 178
sent -149
sep 25
sepette -112
september -70
ser -98
sera -20
seriennummer -346
serve -55
servers -88
sessio -12
setembro -46
setor 87
setting 30
settings -175
seu 145
severity -10
sevilla 34
sha000 -203
share 91
she 41
shelf -246
shell 44
shift 42
ship 164
shipped 119
shipping 68
shop -140
shown -253
shows -315
si 16
sia 37
sicherheitscode 304
siden 200
sido 83
sie 63
sifre -67
sifreniz 346
sign 60
signature 78
signatures -419
signed -251
signin -31
signing 106
signora -73
signup 56
sila 132
silakan 138
sim 104
simply 162
sincerely 120
single 21
sinu 3
sinun 116
sisesta 82
sisse 50
sistema 331
sit 15
site 42
six 72
skaits -64
skambinkite -120
skarmen 10
skickade -88
skickats -16
skopiuj 70
skriv 285
slevovy -175
slot 199
slutar 63
small 329
smart -164
sme -68
smo -121
smoke 282
sms -239
smtp -329
so -23
sol 177
sola 232
solde -21
solicitud 130
solo 39
som 11
some -62
somebody 75
someone 83
son -157
sondag -117
sondern 99
sonra 604
sooduskood -88
soon 126
sorry 159
sort -86
sorulariniz -228
sospendi -56
sou 145
source -34
sp 157
space -24
spam -47
spar -170
sparst -71
speak 282
special 53
specialist -101
spedizione -140
speed 41
split -138
sporitelna 28
sport 68
sprawa -89
sprawdz 38
spring00 -121
src -44
srv -126
sshd -95
st -4
stadfestingarkodinn 291
staff 16
stagehand 168
stand -216
standing 172
stanje -85
start -70
started 160
starts -57
statement -176
station -54
stato -192
status -163
stay 6
ste 23
steht -96
step 238
stevilka -66
still -137
stock -164
stop 71
store -11
stores 2
storgatan -72
str -25
strani 89
stronie 45
stuck 320
studio -15
stuurden -8
su -119
subject 74
subject 0 -134
subject 00 -175
subject 000 41
subject 0000 -10
subject 00000 -32
subject 000000 41
subject 0000000 -83
subject 000000000 29
subject 0b -154
subject 0fa 165
subject 0x0 -162
subject a -48
subject aanmelding -333
subject abgelaufen -258
subject about -75
subject accepted -62
subject acces 146
subject acceso 346
subject access 188
subject accesso 110
subject account -1
subject acesso 62
subject acme -33
subject activa 185
subject activation 30
subject added -183
subject address -13
subject admin 65
subject afspraak -102
subject again -52
subject alamat 255
subject aldrig -313
subject alert -314
subject all 80
subject almost 202
subject am -285
subject and -44
subject andret -183
subject anmeldecode 191
subject anmelden 47
subject anmeldung 94
subject answered -261
subject antrag -41
subject api -141
subject app 143
subject app_name -398
subject approval 90
subject approve 296
subject approved -187
subject april -325
subject are 8
subject area -258
subject arrive -233
subject as 40
subject at 8
subject aterstall 2
subject aug -7
subject autentificare 208
subject auth -7
subject authenticate 1025
subject authorize 254
subject aux -30
subject available -15
subject avec -136
subject aviso -37
subject aw 150
subject az -55
subject b 57
subject backup -289
subject baharu -289
subject banka 161
subject baru -125
subject before 184
subject bei 205
subject bejelentkezes -23
subject bekraft 180
subject bekrafta 217
subject bekreft 61
subject belepes 66
subject belepesi 256
subject bereit -1
subject berhasil -229
subject bestatigen 220
subject bestelling -79
subject bestellung -172
subject bestilling -132
subject bevestig 283
subject bill -144
subject biology -172
subject birthday -508
subject biztonsagi 100
subject boiler -113
subject boleto -165
subject bolletta -212
subject bonifico 12
subject book -111
subject booking -89
subject budget -65
subject bus -454
subject by -143
subject cadeau -123
subject call -80
subject cancelled -745
subject cannot -311
subject car -111
subject card -126
subject case -157
subject certificate -251
subject challenge 66
subject change 206
subject changed -249
subject check 146
subject chrome -28
subject chuyen -88
subject chyba -109
subject cikti -31
subject cita -157
subject claim 257
subject class -204
subject cli 66
subject client 273
subject club 39
subject cod 293
subject code 159
subject codes -251
subject codi 416
subject codice 372
subject codici -74
subject codigo 157
subject codul 32
subject collect -94
subject comanda -76
subject commande -599
subject company -94
subject complete -18
subject completed -184
subject compte -85
subject computer 96
subject con -268
subject conferma -26
subject confirm 96
subject confirma 283
subject confirmacao 153
subject confirmation 6
subject confirme 193
subject confirmed -374
subject confirmer 199
subject confirmez 33
subject connexion 215
subject console 62
subject consulta -28
subject conta -182
subject contrasena 44
subject control 245
subject cooperativa 226
subject correo 244
subject correu 307
subject could -39
subject course -104
subject cua 29
subject cuenta -50
subject cupom -45
subject dana -59
subject das 84
subject day -9
subject days -415
subject de 98
subject degistirildi -150
subject del -99
subject delete 303
subject delivery -168
subject demo 304
subject deployed -317
subject der -6
subject det 13
subject details -29
subject dev 89
subject device 257
subject di 7
subject didn -657
subject die -15
subject din -9
subject disabled -280
subject disponible -256
subject dispositivo 256
subject do 88
subject dogrulama 224
subject don -158
subject door -255
subject down -80
subject due -233
subject dumneavoastra -88
subject duoc -91
subject e 228
subject echec -190
subject eich -45
subject einmalkennwort 35
subject el 4
subject electronic 111
subject electronico 80
subject electronique 14
subject elkeszult -251
subject ellenorzes 19
subject email 25
subject en -97
subject enabled -123
subject endereco 64
subject engangskod 211
subject engangskode 225
subject enter -183
subject entered -256
subject entities 42
subject entrar 248
subject entrega -79
subject entry 75
subject ep -262
subject er -193
subject eres 111
subject erp 50
subject error -97
subject espace 219
subject este -190
subject et -120
subject exam -109
subject example -11
subject expire -287
subject expired -547
subject expires -45
subject external 198
subject factura -223
subject facture -112
subject factuur -399
subject failed -850
subject faktor -69
subject faktura -297
subject fallback 564
subject fattura -75
subject fatura -170
subject faturaniz -98
subject fehlgeschlagen -247
subject fi -81
subject field -350
subject finish 228
subject fiok -56
subject firma 247
subject flat -86
subject flight -25
subject foi -60
subject for 28
subject form -118
subject forum 245
subject forwarding -439
subject found -56
subject fra 120
subject fraud -60
subject freigabe 74
subject friday -245
subject friends -184
subject from 96
subject fur 201
subject fwd 162
subject game -132
subject gantry -97
subject garden 59
subject gate -167
subject geandert -205
subject get 22
subject gewijzigd -381
subject gift -117
subject giris 179
subject give -540
subject godkann 10
subject godkend 365
subject guest 248
subject ha -175
subject hai 106
subject han -711
subject har -67
subject has -174
subject haslo 80
subject have -176
subject hej -11
subject held 67
subject hello -106
subject here 196
subject herinnering -14
subject hesla 405
subject het 171
subject hey 107
subject hi 41
subject hoje -264
subject hold -93
subject hotel 37
subject hours -101
subject how -448
subject hr -103
subject identity 26
subject idopont -101
subject igra -51
subject ihre -451
subject il -96
subject important -393
subject in -39
subject inbox -33
subject indirizzo 236
subject inici -107
subject inicio -98
subject inlogcode 447
subject inloggen 143
subject inloggning -2
subject inloggningskod 81
subject inn 78
subject innlogging -58
subject input -169
subject inscription 316
subject inside -150
subject insurance -116
subject invitation -124
subject invited -512
subject invoice -281
subject ir -134
subject is -38
subject issue -607
subject it 347
subject janji -67
subject je -178
subject jelszo 114
subject jobs -57
subject joining 463
subject jouw -133
subject june -18
subject jusu -152
subject k 146
subject kamu 10
subject kargonuz -136
subject karty 169
subject kata 84
subject ke 120
subject keamanan 93
subject keeper 29
subject keselamatan 62
subject kettle -12
subject khoan 1
subject kinnituskood 121
subject kirjautumiskoodisi 423
subject klaar -102
subject klub 271
subject knock 84
subject kod 247
subject koda 251
subject kodas 361
subject kode 206
subject kodea 356
subject koden 169
subject kodi 330
subject kodja 7
subject kods 206
subject kodunuz 227
subject konfirmasi 273
subject konta 91
subject konto -78
subject kontrola 190
subject koodi 115
subject kvitto -81
subject l 24
subject lab -202
subject lager -90
subject laptop -161
subject lasku -88
subject le -81
subject lease 36
subject legal 33
subject length -634
subject les -126
subject library -280
subject licence -597
subject lich -25
subject liegt -123
subject linha 389
subject link -109
subject living 292
subject load -112
subject locker -135
subject loft 102
subject log 226
subject logga 80
subject login 182
subject loginkode 190
subject logowanie 77
subject longer -229
subject losenord 31
subject lt000000000 -34
subject ma 122
subject mail 170
subject manage 313
subject mars -199
subject masuk 168
subject mat 392
subject match -275
subject meeting -185
subject members 148
subject membership -69
subject message 66
subject meter -333
subject mfa 56
subject minutes -85
subject missing -146
subject modificada -43
subject modifie -103
subject monday -351
subject month -230
subject mot 21
subject moved -90
subject my 17
subject n -22
subject na -48
subject nao -220
subject narudzba -86
subject nas -138
subject ne -59
subject needed 83
subject neue -439
subject neues -56
subject never -479
subject new -35
subject news -369
subject newsletter -196
subject nhan 127
subject nie -324
subject nieuwe 107
subject nimbus 812
subject no -75
subject noch 70
subject non -162
subject norwind 413
subject nota -373
subject note -6
subject notes -194
subject notewell -26
subject notice -174
subject noua -74
subject nouveau 206
subject nouvelle -296
subject nova -245
subject nove -65
subject now -117
subject nr -9
subject nu -28
subject number -97
subject numbers -166
subject numero 19
subject nunca -33
subject nur -219
subject nyt -198
subject o -105
subject objednavka -259
subject of 111
subject off -244
subject om -173
subject on -85
subject onay 12
subject one 195
subject online 186
subject only -198
subject op -117
subject opening 339
subject order -111
subject ordine -59
subject ordre -291
subject otp 94
subject over -151
subject overeni 78
subject overovaci 6
subject paczka -123
subject paiement 102
subject pairing 95
subject paket -269
subject pakk -42
subject paminnelse -71
subject par -277
subject para -39
subject parcel -276
subject parking -122
subject pass -47
subject passcode 33
subject passe 75
subject passed -60
subject password 9
subject pasutijums -29
subject patvirtinimas 60
subject patvirtinkite 130
subject payee 178
subject payment 39
subject pedido -477
subject pembayaran -19
subject pemeriksaan 43
subject people -26
subject perangkat -79
subject perjalanan -33
subject permohonan 117
subject pesanan -42
subject phone 107
subject pin 171
subject pipeline -84
subject plata 20
subject platnosci -30
subject please -177
subject pm 175
subject points 145
subject portal 301
subject portale 115
subject portalu 77
subject porto -86
subject posiljka -351
subject post -39
subject potrditev 110
subject potvrdite 51
subject potvrdte 268
subject potvrzeni 201
subject potwierdz 79
subject pr -844
subject prescription -110
subject price -275
subject prihlaseni 62
subject pro -178
subject problem -237
subject programare -68
subject promo -107
subject provjera 103
subject q -4
subject quick 127
subject quillpad -23
subject quoted -72
subject r -71
subject rabatowy -207
subject rabatt -19
subject racun -212
subject raffle -163
subject re -148
subject reader 155
subject ready -156
subject recall -165
subject receipt -474
subject receive 174
subject received -191
subject rechnung -264
subject recibo -158
subject redeeming 234
subject registered -270
subject registration 53
subject registry -219
subject rejects -48
subject release -110
subject releve -247
subject reminder -343
subject rendez -12
subject reply -260
subject report -278
subject req -409
subject request -9
subject requested 162
subject reserva -201
subject reservasjon -78
subject reservation -176
subject reset 131
subject resolved -16
subject result -162
subject resultados -59
subject return -19
subject review -580
subject rezervacije -76
subject rezervasyonunuz -143
subject ride -210
subject rok -154
subject run -5
subject s 198
subject saapunut -35
subject sakerhetskontroll 114
subject sale -107
subject saturday -217
subject scan -24
subject sconto -175
subject score -124
subject second 42
subject secure 89
subject securite 86
subject security 137
subject sei 82
subject semakan 23
subject sen 169
subject sender -257
subject senha 96
subject sent -365
subject september -124
subject server -73
subject set -203
subject share -56
subject shift 235
subject shipped -10
subject si -26
subject sicurezza 144
subject sifirlayin 19
subject sign 212
subject signature 307
subject signing 145
subject signup 155
subject sikkerhedstjek 78
subject sinu -100
subject siparisiniz -59
subject sisselogimine 129
subject six -280
subject sms 85
subject smtp -103
subject spot -27
subject ssh 122
subject stadfesting 207
subject stadfestingarkodi 26
subject staging 103
subject start 334
subject statement -217
subject stay -111
subject step 105
subject su -10
subject sua -56
subject subject 127
subject subscription -19
subject sudo 25
subject summary -152
subject system -57
subject szamla -141
subject tai 93
subject tan 213
subject tax -157
subject taxi -114
subject te -129
subject team -85
subject telefon 187
subject template -23
subject temu -41
subject termin -94
subject tern 82
subject tesdiq 101
subject test -12
subject testserver -2
subject texted -297
subject thank -147
subject thanks -110
subject the -61
subject this 313
subject three -7
subject ticket -19
subject tid -103
subject tiket -182
subject til 23
subject tilauksesi -76
subject tilausvahvistus -87
subject till 315
subject tl -137
subject to 53
subject toegangscode 81
subject token 16
subject tomorrow -104
subject tonight -130
subject too -438
subject track 114
subject transfer 128
subject transferencia 305
subject trip -267
subject trusted -140
subject tu -98
subject tua -2
subject turno -50
subject turvatarkistus 314
subject tv 217
subject u -91
subject uj -79
subject un -135
subject und -94
subject unique 149
subject unlock 471
subject up 78
subject updated -161
subject used -44
subject user -39
subject uus 208
subject uw -28
subject uyeligini 187
subject uz -87
subject v -157
subject v0 -110
subject va -101
subject vahvista 350
subject vale -7
subject validation 99
subject valido -12
subject varauksesi -88
subject vas -23
subject vasa -141
subject vasarlas 378
subject vase -52
subject vastuvott -161
subject ve -193
subject verificacao 256
subject verificare 22
subject verificatiecode 144
subject verification 60
subject verified -161
subject verify 156
subject version -435
subject video 116
subject view 152
subject voor 87
subject vostra -77
subject votre -19
subject voucher -116
subject vous -303
subject voyage -117
subject vpn 131
subject vs 43
subject wants 257
subject warehouse -77
subject warnung -197
subject was -240
subject way -265
subject we -441
subject webinar -128
subject week -158
subject weekly -94
subject welcome -33
subject what -79
subject where -196
subject wi -53
subject will -221
subject willkommen 83
subject windows -241
subject with -1
subject withdrawal 29
subject would 134
subject wrong -196
subject wurde -682
subject xac 347
subject ya -191
subject year -247
subject you 33
subject your -33
subject z -40
subject za 3
subject zahlerstand -220
subject zamowienie -83
subject zasilka -142
subject zip -71
subject zlavovy -291
subject zmeneno -81
subject zmienione -72
subject zprava 156
subject zresetuj 75
subject zugang 105
subject zurucksetzen 14
subject επιβεβαιωστε 191
subject η -291
subject κωδικοσ 71
subject νεα -106
subject τιμολογιο -62
subject адреса 330
subject аккаунт -3
subject в -55
subject ваш -194
subject ваше -134
subject вход 102
subject для 335
subject за -94
subject заказ -172
subject изменен -64
subject к 158
subject код 332
subject кіру 132
subject не -198
subject пароль -82
subject подтвердите 193
subject подтверждение 311
subject поръчка -1
subject потврда 282
subject почты 301
subject пошти 300
subject проверка 36
subject си 160
subject счет -31
subject час -131
subject чек -59
subject אימות 391
subject ההזמנה -62
subject הקוד 158
subject חדשה -237
subject חשבונית -43
subject כניסה 36
subject קוד 254
subject שלך -59
subject الالکترونی 269
subject التطبیق 22
subject الدخول 98
subject ان 112
subject تاکید 124
subject تایید 294
subject تم -126
subject جدید -46
subject دخول -124
subject رمز 331
subject شما -168
subject طلبک -128
subject فاتوره -122
subject فاکتور -20
subject لا -331
subject لاگ 1
subject نوبت -73
subject ورود 11
subject پیامک 112
subject کا -22
subject کد 163
subject आपका -13
subject आपकी -79
subject ईमेल 86
subject करें 329
subject को -56
subject कोड 185
subject नया -3
subject है -70
subject কেড 121
subject লগইন 133
subject হয়েছে -275
subject การเข้าสู่ระบบใหม่ -26
subject ยืนยันอีเมลของคุณ 225
subject შეკვეთა -167
subject የማረጋገጫ 283
subject ポータル 148
subject メールアドレスの確認 209
subject ワンタイムパスワードのお知らせ 79
subject 安全验证 31
subject 您的订单 -42
subject 新しいログイン -34
subject 認証コード 1
subject 請求書 -24
subject 验证码 106
subject 계정 -138
subject 도착 -21
subject 등록 324
subject 로그인 68
subject 새로운 -76
subject 안내 -1
subject 예약 -468
subject 인증 235
subject 인증번호 163
subject 인증번호를 -97
subject 재설정 321
subject 쿠폰 -30
subject 확인 435
submission -88
submit 141
subscription 12
successfully -40
such -223
sudah -50
suite -22
suivant 110
suma -134
summa -177
summit 37
sun -148
sunati -56
sunday -185
supaya 6
sure 352
suresi -45
survey -422
suspicious -112
suya -72
sveiki -75
swift -176
switched -179
sy0 -8
syota 257
system 46
szama -50
szamla -44
szamon -232
szamu -75
szia 116
t -23
t00 170
tab 111
table -78
tablet 282
tac 318
tady 78
tage -51
tagihan -55
tai -29
taip -25
take -154
taking 191
takip -157
talebiniz 34
talk -180
talla 13
talr 36
tan 297
tandemly -347
tap 130
tapez 148
tarehe -209
tarikh -26
tarvitse -54
tasdiqlash 217
task -203
tassa 240
tatranka 322
tau 194
tavo 170
tax -106
te 17
teie 106
tek 379
tel 61
telah -85
telefon -45
telefone 7
telefonicky -104
telefonnummer -59
telefonu -150
telephone 31
telepon 126
tell 187
tells -86
tem 170
temp 33
tempahan -244
template 53
temporaneo 133
temporary 439
tenant 95
ter 136
teraz -102
terima -33
term -82
termina -173
terminal 35
terms 14
tesdiq 128
teslimat -217
test 16
testserver -13
text -189
texte -67
texted -60
than -7
thang -35
thanh -190
thank -7
thanks -50
that 48
the 6
then 118
theo -67
there -63
things -135
think 8
this 117
thistle -91
thread -11
three -20
through 116
throw -101
thuc 89
ti 99
ticket -250
tidak -65
tienes 7
tiep 223
tieu 51
tik 301
tikai 281
til 29
tilauksesi -31
tilausnumerosi -24
tilisi 128
till 53
time 97
timed 16
times -68
tinn 35
tirage -81
tl -27
to 91
tobias -296
today 119
todos -128
toegangscode 292
toimii 77
token 62
told 207
tom -34
tomai 76
ton 219
too 35
topics -125
toplam -70
tot 24
total -151
totale -13
totp -282
tour 92
track -74
tracking -43
trading 46
tragen 46
training -79
trang 7
transacao -108
transaction -82
transfer 16
transit 73
travellers 53
tre 72
treba 117
tried 46
triggered 9
trimis -196
try -20
trykk -306
ts -142
ttl -65
tu 57
tua -75
tue 58
tuesday 21
tuleb 169
tulee -115
tuo 141
turnstile -544
tus -3
tutar -141
tv 4
twice 49
two -48
twoj 138
tx 67
txn 228
txt -143
typ 23
type 163
typing 179
u 63
uber 27
uberweisung 93
uchun 318
uctu -48
ucun 377
udvozlettel 288
ugyfelszam 6
ugyfelunk -73
uhekordne 305
uhekordset 210
ui 263
uid 27
ujat 247
ukupno -40
ulang -229
ultima -399
um 5
umbra -80
umea -147
umjesto -61
un 25
una 90
und -26
undefined -142
under -64
une 29
unesite 337
ungultig -38
uni 379
unica 76
unique 237
unit 165
unknown 26
unlimited 15
unlock 122
unlocked -114
unserer -67
unter 40
until 31
untuk 219
up 30
update -186
upisite 220
uploaded -21
uporabite 48
upphamtningskod -10
uptime 73
ur 122
us -97
usa 235
usado -67
usage 66
usato -376
usd 101
usdt -240
use 177
used -146
useless -124
user -3
user_id 32
username -154
users -113
usetrite -35
uso 420
usual -448
ut -5
utana 94
utanvet -240
utc -113
utf -43
uthibitisho 222
utilise -156
utilizado -119
utrecht -265
uur -66
uusi 116
uw -109
uzerinden -24
v 80
v0 137
va 156
vahvista 220
vahvistettu -156
vahvistuskoodi 217
vahvistuskoodisi 382
valabil 15
vale -13
valid 96
valid_for 19
validade 170
validation 420
valido -105
valley 136
valmis 4
valor -32
value 10
van -26
vanaf -7
vanhenee 363
vao 242
var -320
variable -67
vart 221
vas 9
vasarlas 150
vase -102
vasi -34
vastata 262
vazeny 345
ve 9
vehicle 71
vencimento -27
vendor -40
verde 209
verfallt 199
verifica 174
verificacao 209
verificacio 65
verificacion 240
verificare 269
verificatiecode 354
verification 154
verified -179
verifieringskod 235
verifieringskoden 119
verifikasi 425
verifikimit -19
verify 140
verlopen -152
versandt 34
version -112
verval 16
vervalt 200
verzonden -12
veuillez 49
vez 97
vf 315
vi -219
vid -46
video 116
vien 67
vienkartinis 103
vienreizejais 20
vienreizejo 96
vient -156
view -202
viite 286
vill 149
vineri -37
visa -134
vitae 34
vnesite 61
voen 28
voer 201
voici 212
void 88
voimassa 29
voit -121
volejte -15
voor 66
vor -29
vostre 127
vote 72
voting 190
votre 33
voucher -279
vous 74
vpisite 54
vr0kt0pa 75
vul 328
vybor -238
vyzdvihnutie -109
vyzvednuti -52
wait -199
waiting 163
waits 64
walk -100
wallet 193
want 89
wanted 150
wants 291
ward -270
wardenette -167
waren -135
warenkorb -36
warranty -553
warszawa 22
was -211
wasn -111
watch -46
waterschap 43
way -314
waznosc 27
wazny 31
we -11
webinar -256
website 5
wed -88
wednesday -90
week -122
weight -32
weiter 20
welcome -31
well -45
were -118
weryfikacyjny 213
weten 208
what 53
whatsapp -69
wheel 94
when -103
whenever -81
where 72
whether -41
which 55
whichever 316
while 134
white -100
who 71
whole -56
why -6
wib -29
wide -727
wielkosc 19
wifi -132
wiki 92
wilde -28
will 11
win -252
window 148
windows -22
winning -65
wiosna00 -25
wir -89
wird -13
wish 112
with 109
withdrawn -86
within 54
without 15
wizyta 28
wizyty -58
wlan -19
wniosku 156
woof 348
words -197
wordt -43
work 74
worker -125
working -27
works -47
world -87
worry 1
worth -69
would 259
wpisac 336
wpisz 281
write -114
wrong -41
wrote 40
wurde -95
www 228
wygasa 75
x0000 192
xac 87
xml 282
xx0000 55
xxxx 242
y -104
ya 55
yako 56
yang -186
yapildi -375
yapin 142
yaz 289
year 66
years -407
yeni 14
yes -9
yesterday -170
yeyote 45
yo 41
york 27
you 26
your 56
yours 45
yourself 99
yusuf 28
za -14
zadajte 332
zadanim 231
zadejte 297
zahl 263
zakaznicke 92
zaloguj 193
zamowienia -1
zasilku -119
zaslonu 161
zatwierdzenia 131
zero -179
zgloszenie -22
zijn -52
zip -289
zivjo 21
zk -42
zmieniono -132
znaczenie 23
znamenke 6
zoom -368
zostal -90
zostala -36
zostalo -23
zostatok -72
zu -2
zugangscode 306
zum 220
zupan -91
zur 130
zustatek -57
~000 -22
~00分 269
~00号 -36
~00已 -29
~00日 -10
~00時 -28
~00번 -4
~00시 373
~00을 114
~00이 -30
~00입 133
~00호 -91
~0分で 260
~0分钟 159
~0分間 313
~0年0 2
~0月0 -206
~0桁の -9
~0的手 -238
~0입니 44
~ipア -136
~pアド -67
~sim 257
~sms -457
~αιτ 17
~αμε -202
~αρι -15
~αρτ 25
~βου -79
~γει 20
~γορ -38
~γρα 49
~διο 46
~εια -123
~ειν 115
~εισ 13
~ειτ 52
~εκπ -169
~εον -6
~ερα -167
~εστ -138
~ευσ 75
~ζητ 69
~ηστ 165
~ητη 56
~θεσ -13
~θμο -111
~ιασ -238
~ιησ 52
~ιθμ -14
~ικα -127
~ιμο -240
~ινα 68
~ιου -205
~ισχ 244
~κου -42
~κπτ -110
~λαθ -3
~λατ 114
~λεο -52
~λεπ 232
~ληθ 15
~ολο -242
~ομε -154
~ορι 96
~οχη -79
~ρατ -42
~ραψ 158
~ριθ -28
~ρισ 32
~ροσ -162
~ρτα 65
~ρωμ -108
~σησ 193
~στο -34
~σχυ 26
~τεσ -44
~υνδ 60
~υση 37
~ωσε 35
~ωση -25
~аве -56
~авк -23
~аде -46
~аза -57
~аит 171
~ака -32
~ала -51
~але 25
~али -53
~аме 117
~анн -58
~анс -52
~апи -97
~апр 69
~аст 97
~ати -144
~атк -18
~ачу -80
~аши 45
~аяв 132
~бер 148
~бра -75
~вае -60
~ван -84
~вед 229
~вку -41
~вое 8
~впи 106
~вхо 154
~вые -27
~выи 173
~віи 119
~гов 165
~гою 150
~дал 43
~дан 97
~дар -96
~дач -6
~дек -300
~ден -192
~дит 138
~дни -160
~дно 699
~дов -14
~дра 53
~дтв 45
~діт 354
~еве -8
~еде -54
~езе -11
~ека -260
~ена -69
~ени -61
~енн -37
~епе -13
~ерд 29
~ері 86
~ета 34
~жде 452
~жен 71
~жет -113
~жно -43
~зад -332
~зан -55
~зач -24
~зая 6
~зді 17
~зер -196
~зов 2
~ива 41
~иди 41
~имо -31
~ина -93
~инк 60
~ину 699
~ион 195
~иса -4
~исл -56
~ите 106
~ити -19
~ифр 63
~иши 4
~ият -31
~кар 209
~кат -44
~кли 62
~клі 133
~кно -30
~ков 80
~ког -102
~кор -42
~кра 87
~кур -92
~лез 402
~лен -54
~луч -194
~мге 41
~мен -86
~мер -167
~мет -3
~мин 73
~мок -216
~мір -168
~наз -80
~нал -180
~нед -163
~нен -221
~нес 31
~нет 152
~ние -37
~ниц 10
~нке 50
~нои -34
~нта 25
~ным 338
~обр 130
~ова -15
~оди 27
~одн 6
~одт 3
~оді -86
~ожи -69
~озо 80
~олу -62
~оме -144
~омо -190
~ому 441
~ону -137
~орт 13
~орі 105
~отв 9
~ото 117
~отр -20
~очт 40
~оши -10
~ошл -437
~пас -132
~пер 117
~пис -15
~пит 65
~пиш 380
~пку -158
~под 53
~пок -86
~пол -34
~пот 145
~при -95
~рам 81
~рег 139
~ред -64
~реж 235
~рем -45
~ржд 74
~рив 278
~рим -73
~риф 195
~рои -130
~рол 41
~ром -74
~рос 33
~сан -55
~ски 148
~ско 178
~сов -73
~спл -130
~ссы -228
~стр 82
~сту 27
~сыл -302
~сят -162
~сіз 293
~тел -53
~тер 122
~тет -162
~тив 44
~тно -118
~тоб 150
~тов -4
~тпа 110
~тра 133
~ува -18
~уві 19
~унт -24
~фор 352
~хви 309
~циф 68
~чен -180
~чер 42
~чет -33
~чит 97
~чка -11
~шет 66
~шия 30
~щен -1
~ърж 104
~ьте 220
~юбо -99
~іть 119
~јав 210
~ңыз 13
~ակա -17
~ամա -5
~անգ 107
~գրե 241
~ելո 225
~երի -46
~մար -56
~նգա 3
~ուն -178
~ստա 413
~בונ -40
~ביק 172
~בתו 74
~גיש 122
~גלי 276
~דכן -15
~האי 247
~הגל 59
~ההנ -61
~הזי 263
~המס -26
~השת 20
~התח 93
~ונה 39
~זמנ -8
~יסה 89
~יקה 27
~ירה -35
~כים 119
~כשי -14
~להז 312
~להש 86
~לחש 179
~לים 69
~מית 308
~מכש -36
~מנה -42
~נחה -21
~נסי 271
~נקו -74
~עמי 126
~פון -170
~פני -49
~פעמ 92
~קוד -40
~קשר -82
~רשמ 83
~שלו -120
~שלח -53
~תוק 32
~תפו -9
~תקש -116
~ابل -56
~ارک 8
~اری -44
~اعه -141
~الت 86
~الج 15
~الح -12
~الس 8
~الش 113
~الط 42
~الم -51
~الن 30
~الی -17
~امت -10
~ایت -207
~بار 419
~بتا 119
~بیق 72
~تاک 71
~تای 119
~تخف -102
~تصد 295
~تطب 25
~تفع 89
~تما 108
~جود -3
~حده 419
~خصم -15
~خفی -128
~خول 319
~داد -308
~دار -2
~دخو 85
~دری -79
~دقی 367
~دما 28
~دیق 160
~رام 35
~ران -63
~ردا -303
~ریا -3
~ریخ -53
~سال 65
~ستل -39
~ستی 124
~شما -135
~شگا 105
~صدی 136
~عیل 33
~غو0 18
~فعی 63
~فیف -72
~لتا 86
~لتح 59
~لتف 120
~لخا 142
~لخص -156
~لدخ 7
~لرس 231
~لرم -56
~لعم 95
~للا -26
~لما -116
~لمر 37
~لنا -3
~لکو 226
~لیه 28
~مرح 88
~مفت 68
~موج -15
~موع -73
~نام 382
~های 147
~واس 173
~وجو -35
~ورد -216
~وقت 81
~وما -79
~وند -90
~کبا 24
~کتب 468
~کون -6
~کید 15
~گوی -26
~گیر -79
~یال -202
~یته 13
~یخو -16
~یدی -168
~یری -146
~ینت 67
~یوم -45
~یکب 17
~ंको 271
~अनु 15
~अर् 247
~ईंक 78
~उपभ -30
~कोण 283
~गता -81
~गिन 71
~चार -27
~जिए 218
~डाल 199
~णाल 84
~ण्य 140
~तपा 43
~धन् -50
~पभो -13
~पाई 14
~प्र -16
~बाइ 115
~भोक -5
~मार -58
~मिन 71
~यवा -14
~याप 9
~राह 44
~र्ड 78
~लिख 152
~वाद -78
~ष्ट 114
~साठ 344
~ाठी 154
~ापन 105
~ालय 87
~िंग -61
~िकअ -18
~िवा -42
~ीजि 51
~ुस् 133
~ेंट -227
~ोक् -22
~ोणा 1
~ोर् 17
~আপন 217
~কার 31
~চাই 204
~ডার -10
~নম্ -23
~পনা 4
~মিন 42
~ম্ব -19
~ানা -111
~ান্ 234
~াপে 277
~াবে -274
~িনি 83
~িপি 13
~েডট 299
~্টে -159
~্বর -2
~্যা -23
~இரு -314
~உள் 63
~ங்க 4
~டங் 252
~டவு 98
~டுத 32
~ண்ண -38
~ன்ப -125
~முற 200
~யீட 24
~ய்ய 117
~றிய 7
~ள்ள -28
~வந் -60
~ியீ 8
~ுக் 494
~ுமு 1
~ெல் 478
~்கள 43
~்கை -144
~்து -96
~ండి 218
~ఆర్ -18
~ఎవర 216
~చేయ 168
~డర్ -62
~నిమ 175
~మిష 80
~ర్డ -38
~షాల 35
~స్త 108
~ికి 372
~్డర -13
~ക്ക 273
~നിറ 202
~മിന 63
~ിനി 23
~ിറ് 9
~േക് 3
~กรอ 459
~การ -179
~ขที -52
~ขอเ 74
~คงเ -7
~คือ 209
~ค้ด -26
~งเด 86
~งเห -35
~ดส่ -87
~ดีย 171
~ด้ร -76
~ด้เ 82
~นยั 228
~นลด -1
~น้า 442
~ป็น 46
~พัส -60
~พื่ 63
~ภาย 12
~มาย -95
~ยัน 69
~ยืน 28
~รณ์ -14
~รหั 39
~รอก 179
~รับ -41
~ลขค -149
~ลขท -128
~วนล -4
~วัน -27
~วัส 16
~สขอ 258
~สดุ -120
~สยื 57
~สวั 10
~สไป -234
~หมา -49
~หัส 28
~อรห 174
~อร์ 32
~ัญช -11
~ับส -68
~ัสย 84
~ัสไ -38
~ายใ 45
~ียน 105
~ี่ย 164
~ี่ล 108
~แจ้ -72
~โค้ -217
~โทร -35
~ใช้ 141
~ให้ 293
~ไปร -49
~้งเ 166
~้ดส -3
~้นต -122
~้วย 157
~้อง -30
~้าง 41
~้าน -66
~้าเ 29
~้ได 259
~င်း 469
~်ပြ 173
~ავი 12
~არა 217
~არო 85
~აში 203
~ახდ -125
~ერა 452
~ერთ 105
~ესა 101
~ლად 82
~ოდე -59
~ურე 207
~შემ 121
~ማረጋ 79
~ረጋገ 34
~የማረ 17
~ጋገጫ 10
~នសុ 116
~ប្រ 362
~រាប 92
~ាប់ 14
~្រា 6
~いたし 164
~います 50
~い合わ -12
~お使い 254
~お客様 -15
~お支払 -46
~からの 70
~があり 128
~きくだ -37
~こちら 33
~ご入力 10
~ご本人 3
~ご注文 -102
~してい 58
~します 9
~たしま 29
~たりが -97
~てくだ 129
~で入力 -71
~ときは 129
~なりま 32
~にコー 30
~ねする -569
~のアク 82
~のログ 114
~の数字 277
~の確認 26
~はこち 72
~は送信 94
~ました -240
~または -110
~もご利 -87
~ります 62
~るには 303
~れます 124
~をご入 153
~を入力 254
~アプリ 183
~ィコー 51
~イヤー 179
~インが -15
~イン用 37
~エラー -484
~キュリ 7
~クーポ -182
~グイン 46
~コード -67
~サイト 10
~タイム 440
~ッカー -197
~ドです 127
~ドは0 230
~プレイ 98
~ポンコ -135
~レイヤ 37
~ロッカ -128
~ワンタ 99
~ンがあ -118
~ンの要 35
~ンタイ 27
~ントで -34
~ードで 45
~ードは 244
~ーポン -108
~一次性 537
~下記の -7
~下面的 285
~不是你 493
~中输入 427
~为00 -10
~京都千 -1
~京都市 -146
~人操作 21
~人透露 -427
~今晚十 384
~代田区 -8
~件标题 96
~优惠码 -111
~伝えく -19
~何人透 -147
~修改密 79
~入00 241
~入以下 22
~入力く 218
~入力し 246
~入帳號 192
~内有效 61
~再発行 424
~分鐘內 465
~分钟内 553
~分钟后 6
~力くだ 89
~动态密 383
~勿向任 -96
~勿提供 190
~北市大 -19
~千代田 -3
~单00 -16
~双方各 -30
~取件码 -78
~号00 17
~合わせ -42
~后失效 65
~向任何 -27
~向您索 14
~問い合 -10
~在小程 210
~在页面 17
~大小写 477
~姐您好 105
~安全码 159
~完了し 279
~完成身 270
~封邮件 327
~尊敬的 -11
~小姐您 5
~小程序 41
~差一步 382
~年00 25
~式会社 18
~当たり -8
~录页面 182
~录验证 235
~後失效 86
~忽略本 36
~态密码 130
~您于0 254
~您本人 97
~您正在 466
~您的網 104
~您的訂 -73
~您的订 -30
~您的驗 20
~您的验 317
~愛的客 41
~成身份 7
~手続き -43
~把下面 80
~效時間 54
~新しい 85
~方各得 -85
~是00 58
~是您的 316
~月00 -3
~有效時 55
~株式会 2
~检测到 156
~正在向 61
~求があ 28
~用00 310
~画面に 474
~画面の 66
~登入網 35
~登录码 180
~登录页 57
~的动态 83
~的包裹 -86
~的客戶 16
~的注册 22
~的订单 -91
~的验证 -59
~短信验 -107
~码00 -27
~确认码 537
~確認コ 366
~確認碼 93
~碼00 79
~索要验 -328
~続きく -209
~要です -26
~要验证 -75
~註冊頁 57
~証コー 182
~認コー 185
~認証コ 55
~認証番 450
~認證碼 89
~請輸入 50
~請重新 131
~证码告 -28
~证码已 85
~证码是 404
~身份证 -79
~輸入優 -16
~轉入帳 2
~输入0 107
~输入的 112
~這是您 -43
~都千代 -23
~鐘後失 28
~面輸入 162
~頁面輸 55
~驗證碼 258
~내드립 -115
~드립니 -147
~력하시 71
~립니다 -42
~번호가 -47
~송장번 -1
~습니다 -182
~유효합 18
~인됩니 -118
~인번호 11
~인증번 7
~입니다 -7
~입력하 202
~장번호 -33
~하려면 100
º 2
απο -188
γεια 118
για 258
επαληθευσησ 10
με 23
μιασ 279
να 214
ο 44
πλεον -19
πληκτρολογηστε 537
ποτε -59
σου 9
στη 212
στην 343
στισ -14
τη 134
τηλ 113
τησ 12
τκ -28
τον 166
баланс -33
број -187
были -119
важи 1
ваш 140
ви 53
вход 98
входа 305
въведете 253
він 197
г -47
го 217
грн -162
да 328
деиствует -107
для 321
до -70
діиснии 311
его -32
ето 75
ждет 68
з -24
здравеите -55
и -87
из -166
инн -93
код 22
кіру -13
ми -239
на 40
налог -3
не -36
он 287
от -61
по -32
подтвержден -528
показания -224
при -59
промокод -4
підтвердження 338
смс -35
софия -38
трек -1
у 89
число -101
үшін 419
բարև 351
է 178
ձեր 25
պատվեր -8
דקות 145
הגליל 24
ההנחה -88
הוא 111
החד 267
המיקוד -90
הקוד -5
ח -168
חייגו -12
כדי 264
לא 137
להיכנס -41
לקוח 59
מוקד 268
מס -16
מספר -218
פעמית 46
שלך 160
תור -90
ادخل 588
ارقام -16
الاستلام -25
الخصم -74
الرقم -80
الطلب 68
ان 49
اهلا 25
او -85
اپ 60
برای 16
تایید 16
تحویل -110
تخفیف -63
تسجیل -176
تم -186
تو 112
ثبت 28
خرید 62
در 23
درج 55
دقایق 338
را 147
رقم -187
رمز 42
زمان 126
سلام 174
شد -167
شده -81
شما 66
صفحه 153
طلبک -69
عدد -227
علی -60
غیر -36
فی 9
لاگ 106
لمره 184
لیے 221
مشتری 23
نمبر -203
هو 269
ورود 172
ون 50
ٹایم 12
پویا 64
کنید 155
کی 19
کے 90
ہے 81
یہ 210
अब -7
आपका 8
आपने 43
आहे 66
इसे 315
उपभोक्ता -3
ऐप 33
ऑर्डर -3
कार्ड 62
किसी 247
कूपन -185
के 12
गया -138
चुका -23
टाइम 287
दर्ज 209
नंबर -235
पर -45
पिकअप -99
पिन -185
पूरा 70
मान्य 170
मिनट 407
यह 276
लिए 378
लें 218
वन 80
संख्या -117
सत्यापन 408
से -84
আপনার 18
করতে 257
করুন 112
কেড -16
ছাড় -16
টাকা -213
দিন 172
নম্বর -113
না 328
মিনিট 93
যাবে 46
লিখে 75
இந்த 39
எண் -79
பகிர 17
மதுரை -69
మీ 69
นาที 385
บาท -127
รหัส 70
თუ 186
თქვენი -29
ინდექსი -2
კოდი 177
ნომერი -197
საფოსტო -13
የማረጋገጫ 6
ご注文番号は -115
です 258
コード 218
ワンタイムパスワード 139
予約番号 -92
优惠码 -181
会议号 -37
你好 31
元 -43
共 -6
分鐘 -34
动态密码 408
发票号码 -131
取件码 -242
受付番号 -46
合計 -63
工单号 -129
座位 -77
快递单号 -226
您好 129
您的包裹 -67
承認番号 -87
把 302
敬上 199
會員編號 278
有効期限 72
校验码 42
發票號碼 -290
税込 -41
統一編號 -53
若非本人操作 -62
認証コード 57
認証番号 327
請於 62
请输入 299
郵遞區號 -270
金额 -22
驗證碼 347
验证码 328
验证码000000 410
같은 -58
결제 -5
고객님 -17
고객번호 -23
고객센터 51
그대로 62
김 25
님 190
때 -177
로그인 147
로그인을 15
맞다면 219
문의 -116
문자로 -298
보안 107
본인 109
본인이 36
새 176
서울시 -97
수 -150
숫자 216
신청이 15
아니라면 12
아래 20
알려 -253
알려주지 72
앱에 10
없습니다 -208
우편번호 -111
유효 73
유효합니다 15
이 -169
인증 223
인증번호 259
인증번호는 226
일회용 408
입니다 33
입력하면 121
입력해 400
적어 127
전화 10
접속 108
접수번호 33
주문번호 -86
주세요 35
주시면 156
지나면 370
코드 73
코드는 179
쿠폰 -191
테헤란로 -43
픽업 -11
화면에 238
확인번호 -31
후 116`;

/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */
export const treeTable = `4 5.38 1 2 0 1.757 3 4 6 -2.22e-16 5 6 6 24.35 7 8 4 1.2 9 10 -1 -0.1552 0 0 -1 0.1971 0 0 0 -0.83 11 12 -1 0.02857 0 0 -1 -0.1161 0 0 5 1.2 13 14 -1 -0.198 0 0 -1 -0.1372 0 0 -1 0.1265 0 0 -1 -0.04834 0 0
4 5.38 1 2 0 1.757 3 4 3 -3.375 5 6 6 24.35 7 8 4 1.2 9 10 -1 -0.1266 0 0 -1 0.1795 0 0 0 -1.247 11 12 -1 0.0259 0 0 -1 -0.1051 0 0 -1 0.08958 0 0 -1 -0.1802 0 0 4 2.215 13 14 -1 -0.1564 0 0 -1 -0.05119 0 0
4 5.38 1 2 0 1.757 3 4 6 -2.22e-16 5 6 6 24.35 7 8 4 0.5 9 10 -1 -0.1359 0 0 -1 0.1658 0 0 -1 -0.1649 0 0 -1 0.02349 0 0 -1 -0.1132 0 0 3 6.924 11 12 -1 -0.1024 0 0 1 0.951 13 14 -1 -0.002533 0 0 -1 0.1482 0 0
4 5.38 1 2 0 0.08973 3 4 3 -3.375 5 6 6 24.35 7 8 4 1.2 9 10 -1 -0.1127 0 0 -1 0.1555 0 0 -1 -0.1554 0 0 -1 -0.003079 0 0 -1 -0.108 0 0 2 0.4822 11 12 1 -1.087 13 14 -1 -0.1461 0 0 -1 -0.03886 0 0 -1 0.1183 0 0
4 5.38 1 2 0 0.08973 3 4 6 -2.22e-16 5 6 6 24.35 7 8 4 1.2 9 10 -1 -0.1219 0 0 -1 0.1467 0 0 -1 -0.1469 0 0 -1 -0.002796 0 0 -1 -0.09963 0 0 6 -2.22e-16 11 12 -1 -0.132 0 0 26 69.5 13 14 -1 -0.0595 0 0 -1 0.1046 0 0
4 5.38 1 2 0 -0.83 3 4 3 -5.617 5 6 -1 -0.1403 0 0 4 2.215 7 8 -1 -0.1288 0 0 -1 0.1397 0 0 0 5.254 9 10 5 2.39 11 12 -1 -0.103 0 0 -1 0.04168 0 0 1 1.581 13 14 -1 -0.1174 0 0 -1 0.01316 0 0 -1 0.1423 0 0
4 5.38 1 2 0 -0.83 3 4 3 -2.027 5 6 -1 -0.1345 0 0 4 2.215 7 8 -1 -0.08028 0 0 -1 0.1346 0 0 26 195.5 9 10 6 -2.22e-16 11 12 -1 -0.123 0 0 -1 -0.03506 0 0 -1 -0.137 0 0 1 3.968 13 14 -1 0.02409 0 0 -1 0.1514 0 0
4 5.38 1 2 0 -0.83 3 4 5 6.59 5 6 -1 -0.1295 0 0 6 -1.3 7 8 -1 0.1298 0 0 -1 -0.07747 0 0 -1 -0.1181 0 0 1 1.581 9 10 26 214.5 11 12 26 63.5 13 14 -1 -0.1057 0 0 -1 0.008858 0 0 -1 -0.04663 0 0 -1 0.1315 0 0
4 5.38 1 2 0 -0.83 3 4 3 -2.027 5 6 -1 -0.1253 0 0 4 1.2 7 8 -1 -0.07493 0 0 -1 0.1256 0 0 -1 -0.08531 0 0 5 4.45 9 10 1 1.581 11 12 -1 -0.1239 0 0 26 211.5 13 14 -1 0.115 0 0 -1 -0.07086 0 0 -1 0.05859 0 0
4 5.38 1 2 0 -1.247 3 4 5 6.59 5 6 -1 -0.1221 0 0 6 -1.3 7 8 -1 0.122 0 0 -1 -0.07263 0 0 -1 -0.1086 0 0 1 1.581 9 10 4 2.215 11 12 26 63.5 13 14 -1 -0.0924 0 0 -1 0.008001 0 0 -1 -0.05108 0 0 -1 0.1238 0 0
4 5.38 1 2 0 -1.247 3 4 3 -2.027 5 6 -1 -0.1189 0 0 3 1.455 7 8 -1 -0.07037 0 0 -1 0.1189 0 0 -1 -0.122 0 0 1 1.581 9 10 4 2.215 11 12 26 69.5 13 14 -1 -0.08635 0 0 -1 0.006761 0 0 -1 -0.04634 0 0 -1 0.1158 0 0
4 5.38 1 2 0 -1.247 3 4 5 5.98 5 6 -1 -0.1161 0 0 3 4.85 7 8 -1 0.1164 0 0 3 3.645 9 10 -1 -0.1015 0 0 1 1.581 11 12 -1 -0.1359 0 0 -1 0.1146 0 0 26 342.5 13 14 -1 0.08847 0 0 -1 -0.06954 0 0 -1 0.06795 0 0
4 5.38 1 2 0 -1.247 3 4 5 5.98 5 6 -1 -0.1136 0 0 4 0.5 7 8 -1 0.1139 0 0 -1 -0.05525 0 0 -1 -0.08342 0 0 5 4.45 9 10 1 -1.087 11 12 -1 -0.1119 0 0 -1 -0.04885 0 0 26 73.5 13 14 -1 -0.0471 0 0 -1 0.11 0 0
4 5.38 1 2 0 -1.247 3 4 3 -2.027 5 6 6 24.35 7 8 3 1.455 9 10 -1 -0.06529 0 0 -1 0.1114 0 0 -1 -0.112 0 0 -1 0.03443 0 0 -1 -0.1122 0 0 1 1.581 11 12 -1 -0.04332 0 0 26 69.5 13 14 -1 -0.0448 0 0 -1 0.1007 0 0
4 5.38 1 2 0 -1.661 3 4 5 5.98 5 6 -1 -0.1098 0 0 4 1.2 7 8 -1 0.1096 0 0 3 3.645 9 10 -1 -0.07304 0 0 5 2.39 11 12 -1 -0.1265 0 0 -1 0.1085 0 0 1 3.968 13 14 -1 -0.09028 0 0 -1 0.01345 0 0 -1 0.1259 0 0
4 5.38 1 2 0 -1.661 3 4 5 5.98 5 6 -1 -0.1079 0 0 3 4.85 7 8 -1 0.1077 0 0 3 3.645 9 10 -1 -0.09196 0 0 1 1.581 11 12 -1 -0.12 0 0 -1 0.1049 0 0 26 312.5 13 14 -1 0.07887 0 0 -1 -0.06301 0 0 -1 0.05442 0 0
4 5.38 1 2 0 -1.661 3 4 3 -1.037 5 6 -1 -0.1062 0 0 6 24.35 7 8 -1 -0.05128 0 0 -1 0.106 0 0 26 280.5 9 10 -1 0.1114 0 0 -1 -0.06629 0 0 3 1.455 11 12 -1 -0.08709 0 0 1 -1.087 13 14 -1 -0.03154 0 0 -1 0.1305 0 0
4 5.38 1 2 0 -1.661 3 4 5 5.98 5 6 -1 -0.1046 0 0 5 4.45 7 8 -1 0.1044 0 0 -1 -0.05103 0 0 1 3.968 9 10 -1 -0.111 0 0 6 24.35 11 12 -1 0.1005 0 0 26 316.5 13 14 -1 0.09532 0 0 -1 -0.06358 0 0 -1 0.03986 0 0
4 5.38 1 2 0 -1.661 3 4 3 1.455 5 6 3 15.51 7 8 5 4.45 9 10 6 4.13 11 12 -1 0.1038 0 0 -1 -0.105 0 0 -1 -0.02014 0 0 1 3.968 13 14 -1 -0.1088 0 0 -1 -0.1009 0 0 -1 0.07614 0 0 -1 -0.0217 0 0 -1 0.0937 0 0
4 5.38 1 2 0 -1.661 3 4 3 1.455 5 6 3 15.51 7 8 4 1.2 9 10 -1 -0.03176 0 0 -1 0.1024 0 0 -1 -0.1037 0 0 1 0.7744 11 12 -1 -0.06183 0 0 5 2.39 13 14 -1 -0.08375 0 0 -1 0.2071 0 0 -1 0.04207 0 0 -1 -0.07594 0 0
4 5.38 1 2 0 -4.308 3 4 5 5.98 5 6 -1 -0.1046 0 0 6 -1.3 7 8 -1 0.09997 0 0 -1 -0.04943 0 0 -1 -0.08927 0 0 1 1.581 9 10 4 2.215 11 12 26 66.5 13 14 -1 -0.07306 0 0 -1 0.01387 0 0 -1 -0.05599 0 0 -1 0.1181 0 0
4 5.38 1 2 0 -4.308 3 4 3 1.455 5 6 -1 -0.1036 0 0 5 4.45 7 8 -1 -0.0327 0 0 -1 0.09977 0 0 1 1.581 9 10 -1 -0.1039 0 0 -1 -0.04255 0 0 26 63.5 11 12 -1 -0.05765 0 0 2 0.1109 13 14 -1 0.1191 0 0 -1 -0.0904 0 0
4 5.38 1 2 0 -4.308 3 4 3 1.455 5 6 -1 -0.1027 0 0 4 0.5 7 8 -1 -0.02951 0 0 -1 0.09845 0 0 -1 -0.07686 0 0 5 5.98 9 10 1 -1.087 11 12 -1 -0.1019 0 0 -1 -0.03703 0 0 26 73.5 13 14 -1 -0.0397 0 0 -1 0.1062 0 0
4 5.38 1 2 0 -4.308 3 4 5 5.98 5 6 -1 -0.1017 0 0 2 -0.3547 7 8 1 -5.653 9 10 -1 -0.05088 0 0 1 1.581 11 12 -1 -0.1011 0 0 -1 -0.1603 0 0 -1 0.09828 0 0 -1 -0.03731 0 0 26 253.5 13 14 -1 0.02389 0 0 -1 0.147 0 0
4 5.38 1 2 0 -4.308 3 4 0 -3.59 5 6 -1 -0.1008 0 0 4 0.5 7 8 -1 -0.04995 0 0 -1 0.09487 0 0 -1 -0.07256 0 0 26 280.5 9 10 6 24.35 11 12 3 -1.506 13 14 -1 -0.04204 0 0 -1 0.1068 0 0 -1 -0.09037 0 0 -1 0.09334 0 0
4 5.38 1 2 0 -4.308 3 4 3 2.002 5 6 -1 -0.09997 0 0 5 4.45 7 8 -1 -0.02939 0 0 -1 0.09508 0 0 1 -1.087 9 10 -1 -0.1002 0 0 -1 -0.05598 0 0 26 66.5 11 12 -1 -0.06772 0 0 4 0.2 13 14 -1 0.001068 0 0 -1 0.09468 0 0
4 2.215 1 2 0 -4.308 3 4 3 3.645 5 6 -1 -0.1007 0 0 26 342.5 7 8 6 4.13 9 10 1 -5.387 11 12 -1 -0.06546 0 0 3 6.381 13 14 -1 -0.09896 0 0 -1 0.05097 0 0 -1 -0.1126 0 0 -1 0.08918 0 0 -1 -0.04398 0 0 -1 0.1142 0 0
0 0.4848 1 2 0 -4.715 3 4 4 5.38 5 6 -1 -0.09902 0 0 4 1.49 7 8 26 280.5 9 10 -1 0.09723 0 0 -1 -0.07704 0 0 5 5.59 11 12 -1 -0.02399 0 0 -1 0.07941 0 0 1 1.706 13 14 -1 -0.09173 0 0 -1 -0.002823 0 0 -1 0.1128 0 0
4 2.215 1 2 0 -4.715 3 4 3 3.645 5 6 -1 -0.1001 0 0 14 0.5 7 8 6 4.13 9 10 1 -5.387 11 12 -1 -0.05102 0 0 -1 0.1397 0 0 -1 -0.09537 0 0 -1 0.0474 0 0 -1 -0.1076 0 0 1 1.581 13 14 -1 0.04819 0 0 -1 0.09995 0 0
0 0.4848 1 2 4 1.49 3 4 4 5.38 5 6 -1 -0.09555 0 0 3 -3.375 7 8 26 273.5 9 10 -1 0.0953 0 0 -1 -0.09337 0 0 1 0.3739 11 12 -1 -0.02275 0 0 -1 0.07213 0 0 16 1.5 13 14 -1 0.08727 0 0 -1 -0.008121 0 0 -1 -0.1209 0 0
0 0.4848 1 2 0 -4.715 3 4 4 5.38 5 6 -1 -0.09649 0 0 6 -2.22e-16 7 8 26 280.5 9 10 -1 0.09411 0 0 -1 -0.08105 0 0 1 0.3739 11 12 10 1.5 13 14 -1 0.06668 0 0 -1 -0.04685 0 0 -1 0.08897 0 0 -1 -0.04382 0 0 -1 0.0598 0 0
4 6.1 1 2 0 -4.715 3 4 1 -2.403 5 6 -1 -0.09625 0 0 5 4.45 7 8 -1 -0.05313 0 0 -1 0.09113 0 0 1 -1.087 9 10 -1 -0.09855 0 0 -1 -0.04842 0 0 26 66.5 11 12 6 24.35 13 14 -1 0.06224 0 0 -1 -0.09732 0 0 -1 0.1002 0 0
4 2.215 1 2 0 -4.715 3 4 3 3.645 5 6 -1 -0.09768 0 0 14 0.5 7 8 6 4.13 9 10 1 -5.387 11 12 -1 -0.04241 0 0 -1 0.1273 0 0 -1 -0.09316 0 0 -1 0.04495 0 0 -1 -0.09875 0 0 1 1.581 13 14 -1 0.04126 0 0 -1 0.09553 0 0
0 -4.715 1 2 -1 -0.09366 0 0 4 6.1 3 4 5 4.45 5 6 -1 0.08621 0 0 1 1.581 7 8 -1 -0.09679 0 0 1 -5.387 9 10 -1 0.05926 0 0 -1 -0.1018 0 0 4 0.5 11 12 -1 -0.06193 0 0 26 270.5 13 14 -1 -0.01644 0 0 -1 0.07396 0 0
0 -4.715 1 2 -1 -0.09232 0 0 4 6.1 3 4 2 -0.3547 5 6 5 6.59 7 8 1 1.581 9 10 -1 -0.0935 0 0 -1 0.09095 0 0 -1 -0.03663 0 0 1 -5.387 11 12 26 63.5 13 14 -1 -0.09907 0 0 -1 -0.008847 0 0 -1 -0.05427 0 0 -1 0.07728 0 0
3 3.645 1 2 6 7.1 3 4 1 -1.087 5 6 -1 -0.09003 0 0 -1 0.04787 0 0 4 1.7 7 8 4 6.1 9 10 -1 -0.08565 0 0 -1 -0.0003956 0 0 10 3.5 11 12 -1 0.09575 0 0 26 342.5 13 14 -1 0.1802 0 0 -1 -0.00003792 0 0 -1 0.1067 0 0
4 1.49 1 2 3 8.828 3 4 3 -1.506 5 6 -1 -0.09421 0 0 10 2.5 7 8 -1 -0.07092 0 0 1 -5.387 9 10 -1 -0.04595 0 0 1 -2.19 11 12 -1 -0.1151 0 0 1 2.268 13 14 -1 -0.07032 0 0 -1 0.235 0 0 -1 0.02978 0 0 -1 0.08984 0 0
0 -4.715 1 2 -1 -0.08888 0 0 4 6.1 3 4 5 4.45 5 6 -1 0.08052 0 0 17 0.5 7 8 -1 -0.0938 0 0 1 -5.387 9 10 -1 -0.09769 0 0 -1 -0.09045 0 0 26 214.5 11 12 6 24.35 13 14 -1 0.06173 0 0 -1 -0.03036 0 0 -1 0.08333 0 0
0 -4.715 1 2 -1 -0.08717 0 0 4 6.1 3 4 5 5.98 5 6 -1 0.07824 0 0 1 3.564 7 8 -1 -0.1003 0 0 26 280.5 9 10 -1 0.06219 0 0 6 24.35 11 12 -1 0.02994 0 0 10 2.5 13 14 -1 0.05126 0 0 -1 -0.05716 0 0 -1 0.06207 0 0
6 3.45 1 2 3 6.924 3 4 1 0.3739 5 6 -1 -0.08503 0 0 1 -2.811 7 8 0 0.4848 9 10 -1 0.07302 0 0 -1 -0.08495 0 0 -1 0.05192 0 0 4 1.49 11 12 15 25.8 13 14 -1 -0.09426 0 0 -1 -0.02147 0 0 -1 0.04378 0 0 -1 -0.1421 0 0
4 1.49 1 2 3 8.828 3 4 5 5.98 5 6 -1 -0.09078 0 0 10 2.5 7 8 1 -5.387 9 10 -1 -0.08345 0 0 -1 -0.03997 0 0 -1 0.1303 0 0 -1 -0.1081 0 0 1 2.268 11 12 16 1.5 13 14 -1 0.0861 0 0 -1 0.04277 0 0 -1 -0.04292 0 0
0 -6.006 1 2 -1 -0.09048 0 0 4 6.6 3 4 2 0.4822 5 6 -1 0.07781 0 0 1 -5.05 7 8 -1 -0.09243 0 0 -1 -0.09433 0 0 26 66.5 9 10 6 24.35 11 12 17 0.5 13 14 -1 -0.09802 0 0 -1 0.07272 0 0 -1 0.04188 0 0 -1 -0.09892 0 0
0 -6.006 1 2 -1 -0.08899 0 0 4 6.1 3 4 5 5.98 5 6 -1 0.06987 0 0 14 0.5 7 8 -1 -0.09873 0 0 4 0.5 9 10 1 -0.3643 11 12 10 3.5 13 14 -1 0.01375 0 0 -1 -0.02176 0 0 -1 0.2014 0 0 -1 -0.06815 0 0 -1 0.1203 0 0
3 -1.506 1 2 -1 -0.08893 0 0 1 -1.087 3 4 16 1.5 5 6 4 6.1 7 8 -1 -0.02036 0 0 -1 -0.09801 0 0 14 0.5 9 10 -1 0.08818 0 0 10 2.5 11 12 -1 0.1644 0 0 26 342.5 13 14 -1 0.1019 0 0 -1 -0.02459 0 0 -1 0.08764 0 0
0 -6.006 1 2 -1 -0.08623 0 0 4 6.6 3 4 5 5.98 5 6 -1 0.07174 0 0 1 3.564 7 8 -1 -0.0944 0 0 1 -5.387 9 10 -1 0.06193 0 0 -1 -0.09422 0 0 17 0.5 11 12 26 59.5 13 14 -1 -0.08741 0 0 -1 -0.06592 0 0 -1 0.0173 0 0
3 -1.506 1 2 6 7.1 3 4 1 1.581 5 6 -1 -0.09201 0 0 -1 0.06363 0 0 1 -5.99 7 8 -1 0.06024 0 0 -1 -0.1039 0 0 4 0.5 9 10 0 0.4848 11 12 16 1.5 13 14 -1 -0.08717 0 0 -1 0.01314 0 0 -1 0.02719 0 0 -1 -0.03297 0 0
4 0.5 1 2 3 8.377 3 4 1 -5.387 5 6 -1 -0.09114 0 0 10 3.5 7 8 -1 -0.09726 0 0 5 5.98 9 10 -1 -0.0452 0 0 -1 0.1323 0 0 1 2.69 11 12 -1 -0.08119 0 0 16 1.5 13 14 -1 0.08086 0 0 -1 0.02704 0 0 -1 -0.03432 0 0
3 -1.506 1 2 -1 -0.08376 0 0 1 -2.607 3 4 -1 -0.05382 0 0 4 6.1 5 6 10 3.5 7 8 -1 0.07864 0 0 26 338.5 9 10 -1 0.1185 0 0 6 24.35 11 12 -1 0.06687 0 0 26 63.5 13 14 -1 0.06319 0 0 -1 -0.1046 0 0 -1 -0.01242 0 0
0 -6.171 1 2 -1 -0.08191 0 0 4 7.1 3 4 5 5.98 5 6 -1 0.07509 0 0 17 0.5 7 8 -1 -0.08877 0 0 14 0.5 9 10 -1 -0.09293 0 0 4 0.5 11 12 -1 0.1156 0 0 10 3.5 13 14 -1 0.02117 0 0 -1 -0.05586 0 0 -1 0.09813 0 0
0 -6.171 1 2 -1 -0.0798 0 0 4 7.1 3 4 2 0.4822 5 6 -1 0.07259 0 0 1 -5.99 7 8 -1 -0.07936 0 0 -1 -0.09798 0 0 26 284.5 9 10 14 0.5 11 12 -1 0.05066 0 0 0 6.57 13 14 -1 0.1353 0 0 -1 -0.02105 0 0 -1 0.07187 0 0
4 0.5 1 2 3 8.377 3 4 1 -5.387 5 6 -1 -0.0878 0 0 1 4.925 7 8 -1 -0.08701 0 0 5 5.98 9 10 -1 -0.03576 0 0 -1 0.1152 0 0 1 2.69 11 12 -1 -0.07866 0 0 16 1.5 13 14 -1 0.0748 0 0 -1 0.02436 0 0 -1 -0.03519 0 0
3 -1.506 1 2 6 -2.22e-16 3 4 1 3.564 5 6 -1 -0.09833 0 0 1 2.69 7 8 1 -5.99 9 10 -1 0.06492 0 0 -1 -0.05798 0 0 -1 0.08517 0 0 -1 -0.09008 0 0 4 0.5 11 12 10 2.5 13 14 -1 0.01248 0 0 -1 -0.06299 0 0 -1 0.05669 0 0
3 -6.024 1 2 -1 -0.0953 0 0 1 3.564 3 4 4 0.5 5 6 5 5.98 7 8 0 0.4848 9 10 17 0.5 11 12 0 -4.515 13 14 -1 -0.05834 0 0 -1 -0.07887 0 0 -1 0.005829 0 0 -1 0.01111 0 0 -1 -0.08437 0 0 -1 0.2055 0 0 -1 0.05622 0 0
3 -6.024 1 2 -1 -0.09423 0 0 1 -2.607 3 4 4 1.7 5 6 4 6.1 7 8 -1 -0.08632 0 0 -1 -0.00157 0 0 10 3.5 9 10 -1 0.07033 0 0 26 214.5 11 12 10 4.5 13 14 -1 -0.029 0 0 -1 0.02619 0 0 -1 0.1473 0 0 -1 -0.0437 0 0
3 -6.024 1 2 -1 -0.09304 0 0 1 -1.087 3 4 0 0.4848 5 6 4 6.1 7 8 -1 -0.05471 0 0 17 0.5 9 10 14 0.5 11 12 -1 0.07477 0 0 -1 0.04528 0 0 -1 -0.1166 0 0 26 69.5 13 14 -1 0.1253 0 0 -1 -0.0584 0 0 -1 0.01262 0 0
3 -6.024 1 2 -1 -0.09172 0 0 1 3.564 3 4 1 -5.99 5 6 5 5.98 7 8 -1 -0.08629 0 0 4 0.5 9 10 0 -4.515 11 12 -1 -0.06089 0 0 10 2.5 13 14 -1 0.00991 0 0 -1 0.1783 0 0 -1 0.04885 0 0 -1 -0.06214 0 0 -1 0.04181 0 0
0 -6.822 1 2 -1 -0.07217 0 0 5 5.98 3 4 4 7.1 5 6 -1 -0.07917 0 0 17 0.5 7 8 -1 0.08289 0 0 26 69.5 9 10 -1 -0.08452 0 0 6 24.35 11 12 11 8.5 13 14 -1 -0.07623 0 0 -1 0.05644 0 0 -1 0.02542 0 0 -1 -0.07452 0 0
3 -6.024 1 2 -1 -0.08975 0 0 1 1.581 3 4 0 0.4848 5 6 2 -1.598 7 8 4 0.5 9 10 15 27.5 11 12 26 63.5 13 14 -1 -0.03656 0 0 -1 -0.08437 0 0 -1 -0.01838 0 0 -1 0.03021 0 0 -1 -0.1211 0 0 -1 -0.02519 0 0 -1 0.05625 0 0
3 -6.446 1 2 -1 -0.09003 0 0 1 -5.99 3 4 -1 -0.08142 0 0 4 6.1 5 6 26 346.5 7 8 -1 0.05748 0 0 10 3.5 9 10 -1 0.04071 0 0 -1 -0.02077 0 0 10 4.5 11 12 2 -6.393 13 14 -1 -0.05614 0 0 -1 0.1888 0 0 -1 -0.04146 0 0
5 5.59 1 2 4 7.1 3 4 -1 -0.08319 0 0 1 -5.05 5 6 -1 0.08145 0 0 -1 -0.07466 0 0 24 0.5 7 8 26 69.5 9 10 11 4.5 11 12 -1 -0.07214 0 0 17 0.5 13 14 -1 0.1407 0 0 -1 0.01049 0 0 -1 0.01231 0 0 -1 -0.08849 0 0
4 0.5 1 2 3 0.4202 3 4 16 1.5 5 6 -1 -0.09531 0 0 10 3.5 7 8 -1 0.02349 0 0 1 -1.087 9 10 14 0.5 11 12 -1 0.09023 0 0 -1 -0.08358 0 0 -1 0.005445 0 0 0 3.878 13 14 -1 0.1118 0 0 -1 -0.07314 0 0 -1 0.04329 0 0
3 -6.446 1 2 -1 -0.08762 0 0 1 3.564 3 4 16 1.5 5 6 -1 0.04223 0 0 4 1.49 7 8 0 -0.3773 9 10 -1 -0.03211 0 0 2 -16.83 11 12 -1 -0.08251 0 0 -1 -0.001804 0 0 6 24.35 13 14 -1 0.04837 0 0 -1 -0.05922 0 0 -1 0.05088 0 0
5 5.98 1 2 4 7.1 3 4 -1 -0.08155 0 0 1 -5.387 5 6 -1 0.07885 0 0 -1 -0.07483 0 0 15 27.5 7 8 0 6.369 9 10 -1 -0.1016 0 0 4 -4.71 11 12 -1 0.07361 0 0 -1 -0.08845 0 0 3 17.84 13 14 -1 0.01733 0 0 -1 -0.03037 0 0
3 -6.446 1 2 -1 -0.08535 0 0 0 6.369 3 4 1 -2.607 5 6 -1 0.06111 0 0 4 1.7 7 8 5 2.89 9 10 21 0.5 11 12 -1 -0.001404 0 0 3 17.84 13 14 -1 -0.04664 0 0 -1 -0.09057 0 0 -1 0.132 0 0 -1 0.03199 0 0 -1 -0.01998 0 0
4 -3.113 1 2 -1 -0.0689 0 0 16 2.5 3 4 0 1.757 5 6 -1 -0.1194 0 0 1 1.581 7 8 4 5.38 9 10 -1 -0.02462 0 0 -1 0.02121 0 0 26 280.5 11 12 -1 0.07444 0 0 3 8.828 13 14 -1 0.07575 0 0 -1 -0.1365 0 0 -1 0.007039 0 0
5 5.98 1 2 4 7.1 3 4 -1 -0.07716 0 0 1 -7.468 5 6 -1 0.07546 0 0 -1 -0.09354 0 0 16 1.5 7 8 14 0.5 9 10 -1 -0.03312 0 0 11 8.5 11 12 -1 0.1319 0 0 10 2.5 13 14 -1 -0.09413 0 0 -1 0.0009084 0 0 -1 0.07515 0 0
3 -6.446 1 2 -1 -0.08241 0 0 24 0.5 3 4 17 0.5 5 6 -1 0.05245 0 0 26 66.5 7 8 -1 -0.08436 0 0 -1 -0.06547 0 0 0 1.757 9 10 1 1.581 11 12 -1 0.04595 0 0 -1 -0.0247 0 0 26 232.5 13 14 -1 -0.03166 0 0 -1 0.07424 0 0
4 -3.113 1 2 -1 -0.0651 0 0 16 2.5 3 4 4 7.59 5 6 -1 -0.1087 0 0 13 0.5 7 8 -1 0.07165 0 0 24 0.5 9 10 -1 0.09538 0 0 26 273.5 11 12 11 4.5 13 14 -1 -0.02354 0 0 -1 0.01944 0 0 -1 0.12 0 0 -1 0.004412 0 0
5 5.98 1 2 4 7.1 3 4 -1 -0.07348 0 0 15 29.66 5 6 -1 0.07176 0 0 0 -6.822 7 8 -1 -0.1305 0 0 1 2.268 9 10 10 4.5 11 12 -1 -0.07638 0 0 -1 0.07761 0 0 10 3.5 13 14 -1 -0.09452 0 0 -1 0.003392 0 0 -1 0.1264 0 0
3 -8.469 1 2 -1 -0.09106 0 0 1 -7.468 3 4 -1 -0.08409 0 0 4 6.1 5 6 26 342.5 7 8 -1 0.04486 0 0 14 0.5 9 10 -1 0.0329 0 0 10 2.5 11 12 -1 0.08297 0 0 4 1.49 13 14 -1 0.03893 0 0 -1 -0.06154 0 0 -1 -0.004064 0 0
3 -8.469 1 2 -1 -0.08993 0 0 16 1.5 3 4 14 0.5 5 6 10 0.5 7 8 4 5.38 9 10 -1 0.1109 0 0 -1 -0.1161 0 0 -1 -0.01073 0 0 6 24.35 11 12 -1 0.04674 0 0 26 102.5 13 14 -1 0.06983 0 0 -1 -0.05631 0 0 -1 0.003816 0 0
5 5.98 1 2 4 7.59 3 4 -1 -0.0697 0 0 15 29.66 5 6 -1 0.08515 0 0 0 6.369 7 8 -1 -0.1207 0 0 4 -4.71 9 10 -1 0.06266 0 0 -1 -0.08544 0 0 10 4.5 11 12 10 3.5 13 14 -1 -0.0966 0 0 -1 -0.003565 0 0 -1 0.1224 0 0
6 -6.71 1 2 -1 -0.08634 0 0 16 1.5 3 4 14 0.5 5 6 10 0.5 7 8 0 6.369 9 10 -1 0.1039 0 0 -1 -0.1086 0 0 0 -6.171 11 12 -1 -0.0003796 0 0 -1 0.06468 0 0 -1 -0.09939 0 0 17 0.5 13 14 -1 0.02548 0 0 -1 -0.0818 0 0
3 -8.469 1 2 -1 -0.08776 0 0 1 -5.99 3 4 -1 -0.06145 0 0 13 0.5 5 6 24 0.5 7 8 -1 0.08755 0 0 0 5.254 9 10 11 4.5 11 12 2 -16.83 13 14 -1 0.04664 0 0 -1 0.1134 0 0 -1 0.007437 0 0 -1 -0.03438 0 0 -1 0.006149 0 0
6 -6.71 1 2 -1 -0.08465 0 0 16 1.5 3 4 14 0.5 5 6 1 -1.087 7 8 4 5.38 9 10 -1 0.09612 0 0 -1 -0.06704 0 0 -1 0.003133 0 0 6 24.35 11 12 -1 0.04146 0 0 26 66.5 13 14 -1 0.06481 0 0 -1 -0.07111 0 0 -1 -0.00005714 0 0
5 5.98 1 2 4 7.59 3 4 -1 -0.06474 0 0 15 29.66 5 6 -1 0.08304 0 0 1 3.564 7 8 -1 -0.1123 0 0 10 4.5 9 10 0 -4.515 11 12 -1 -0.003467 0 0 -1 -0.1017 0 0 6 -2.22e-16 13 14 -1 0.01108 0 0 -1 -0.04342 0 0 -1 0.1805 0 0
4 -3.113 1 2 -1 -0.05518 0 0 16 2.5 3 4 0 1.757 5 6 -1 -0.09261 0 0 3 17.84 7 8 -1 0.0274 0 0 6 7.1 9 10 -1 -0.04495 0 0 26 358.5 11 12 1 -2.403 13 14 -1 -0.03626 0 0 -1 0.03283 0 0 -1 -0.03223 0 0 -1 0.06865 0 0
3 -8.469 1 2 -1 -0.08519 0 0 1 -7.468 3 4 -1 -0.07466 0 0 13 0.5 5 6 6 4.13 7 8 4 -2.7 9 10 3 8.828 11 12 2 -6.806 13 14 -1 -0.05991 0 0 -1 0.1069 0 0 -1 -0.03418 0 0 -1 0.0393 0 0 -1 -0.0008856 0 0 -1 0.07845 0 0
2 0.4822 1 2 1 3.179 3 4 -1 -0.05593 0 0 0 -6.171 5 6 26 116.5 7 8 12 0.5 9 10 10 4.5 11 12 -1 -0.0181 0 0 -1 0.05727 0 0 -1 -0.07156 0 0 -1 0.112 0 0 15 25.8 13 14 -1 -0.09943 0 0 -1 0.009081 0 0 -1 -0.08691 0 0
3 -8.469 1 2 -1 -0.08267 0 0 24 0.5 3 4 17 0.5 5 6 -1 0.03912 0 0 26 66.5 7 8 -1 -0.06976 0 0 -1 -0.05561 0 0 0 0.08973 9 10 1 -1.455 11 12 -1 0.02968 0 0 9 1.5 13 14 -1 0.01449 0 0 -1 -0.06544 0 0 -1 0.07261 0 0
4 0.5 1 2 3 0.4202 3 4 10 4.5 5 6 -1 -0.08843 0 0 10 3.5 7 8 -1 0.009524 0 0 -1 -0.08109 0 0 14 0.5 9 10 -1 0.07372 0 0 0 3.878 11 12 -1 0.09145 0 0 26 346.5 13 14 -1 0.03565 0 0 -1 -0.08528 0 0 -1 0.01868 0 0
6 -6.71 1 2 -1 -0.07884 0 0 16 1.5 3 4 11 8.5 5 6 10 0.5 7 8 14 0.5 9 10 -1 -0.07383 0 0 -1 -0.09984 0 0 0 -6.171 11 12 -1 0.008782 0 0 -1 0.08862 0 0 -1 -0.0949 0 0 17 0.5 13 14 -1 0.02341 0 0 -1 -0.06881 0 0
2 0.4822 1 2 1 1.581 3 4 -1 -0.05031 0 0 0 0.08973 5 6 26 253.5 7 8 26 128.5 9 10 -1 0.01498 0 0 1 3.968 11 12 -1 0.06074 0 0 -1 0.01196 0 0 -1 -0.04231 0 0 10 3.5 13 14 -1 0.03452 0 0 -1 -0.05353 0 0 -1 0.07674 0 0
4 -3.113 1 2 -1 -0.04847 0 0 10 4.5 3 4 10 3.5 5 6 -1 -0.0717 0 0 2 -16.83 7 8 2 -6.184 9 10 6 24.35 11 12 6 7.1 13 14 -1 0.1301 0 0 -1 -0.04183 0 0 -1 -0.03614 0 0 -1 0.02074 0 0 -1 -0.001967 0 0 -1 0.07644 0 0
5 5.98 1 2 4 7.59 3 4 -1 -0.05402 0 0 11 8.5 5 6 -1 0.07993 0 0 16 1.5 7 8 -1 -0.06918 0 0 0 7.46 9 10 26 287.5 11 12 14 0.5 13 14 -1 0.08427 0 0 -1 -0.06607 0 0 -1 0.008454 0 0 -1 0.001981 0 0 -1 0.08501 0 0
3 -8.469 1 2 -1 -0.078 0 0 16 2.5 3 4 4 7.59 5 6 -1 -0.08348 0 0 15 29.66 7 8 -1 0.06077 0 0 26 364.5 9 10 -1 -0.1007 0 0 -1 -0.004504 0 0 26 413.5 11 12 4 0.2 13 14 -1 -0.002126 0 0 -1 -0.03002 0 0 -1 0.1477 0 0
24 0.5 1 2 17 0.5 3 4 26 128.5 5 6 26 69.5 7 8 -1 -0.06065 0 0 -1 0.05987 0 0 -1 -0.03728 0 0 -1 -0.04831 0 0 3 24.14 9 10 4 -5.551e-17 11 12 -1 0.07828 0 0 -1 -0.03568 0 0 2 -16.83 13 14 -1 -0.02371 0 0 -1 0.02261 0 0
10 4.5 1 2 10 3.5 3 4 -1 -0.06988 0 0 4 0.5 5 6 2 -6.393 7 8 14 0.5 9 10 -1 0.005666 0 0 0 -10.44 11 12 -1 -0.04683 0 0 0 3.878 13 14 -1 0.0694 0 0 -1 -0.03522 0 0 -1 0.1475 0 0 -1 -0.06629 0 0 -1 0.03277 0 0
1 -7.468 1 2 26 135.5 3 4 5 2.89 5 6 -1 0.03405 0 0 -1 -0.1085 0 0 2 -16.83 7 8 3 6.381 9 10 -1 -0.00943 0 0 6 7.1 11 12 -1 -0.05936 0 0 -1 0.07908 0 0 26 358.5 13 14 -1 0.08237 0 0 -1 -0.01762 0 0 -1 0.05207 0 0
13 0.5 1 2 3 -6.446 3 4 -1 0.06362 0 0 -1 -0.0725 0 0 1 1.581 5 6 0 0.08973 7 8 0 -5.66 9 10 26 405.5 11 12 -1 0.012 0 0 -1 0.0942 0 0 -1 0.007339 0 0 26 381.5 13 14 -1 -0.08949 0 0 -1 -0.02861 0 0 -1 0.1774 0 0
16 1.5 1 2 11 8.5 3 4 10 0.5 5 6 5 5.59 7 8 10 1.5 9 10 3 22 11 12 0 -6.171 13 14 -1 0.01317 0 0 -1 -0.05422 0 0 -1 0.02523 0 0 -1 -0.1113 0 0 -1 -0.1193 0 0 -1 0.04373 0 0 -1 -0.09125 0 0 -1 0.006974 0 0
10 4.5 1 2 10 3.5 3 4 -1 -0.06588 0 0 4 -5.551e-17 5 6 2 -6.393 7 8 0 -2.392 9 10 2 -16.83 11 12 -1 0.1082 0 0 -1 -0.04181 0 0 -1 -0.08713 0 0 11 7.5 13 14 -1 -0.01317 0 0 -1 0.0187 0 0 -1 0.02338 0 0 -1 -0.08217 0 0
1 -7.468 1 2 26 135.5 3 4 4 -4.71 5 6 -1 0.03253 0 0 -1 -0.1055 0 0 -1 -0.06206 0 0 13 0.5 7 8 2 0.4822 9 10 -1 0.06643 0 0 26 260.5 11 12 6 7.1 13 14 -1 -0.005593 0 0 -1 0.02476 0 0 -1 -0.06429 0 0 -1 0.08164 0 0
24 0.5 1 2 17 0.5 3 4 26 167.5 5 6 26 69.5 7 8 -1 -0.05457 0 0 0 -3.038 9 10 -1 -0.06053 0 0 2 -1.191 11 12 3 24.14 13 14 -1 0.113 0 0 -1 0.01411 0 0 -1 -0.06 0 0 -1 0.08763 0 0 -1 -0.001416 0 0 -1 0.07165 0 0
4 7.59 1 2 15 29.66 3 4 7 4.5 5 6 15 12.9 7 8 -1 -0.1045 0 0 -1 0.07545 0 0 -1 -0.04783 0 0 -1 -0.07932 0 0 15 13.66 9 10 -1 0.1143 0 0 0 -8.301 11 12 -1 -0.05842 0 0 0 -3.59 13 14 -1 0.03062 0 0 -1 -0.0056 0 0
16 1.5 1 2 11 8.5 3 4 10 0.5 5 6 -1 0.008793 0 0 4 6.1 7 8 3 22 9 10 0 -6.171 11 12 -1 -0.09225 0 0 -1 0.05736 0 0 1 0.5721 13 14 -1 0.04346 0 0 -1 -0.08921 0 0 -1 0.006069 0 0 -1 -0.1559 0 0 -1 -0.002885 0 0
10 4.5 1 2 10 3.5 3 4 -1 -0.06169 0 0 4 -5.551e-17 5 6 7 2.5 7 8 0 -2.392 9 10 2 -16.83 11 12 -1 0.08195 0 0 -1 -0.08064 0 0 -1 -0.08561 0 0 11 7.5 13 14 -1 -0.01196 0 0 -1 0.01686 0 0 -1 0.02122 0 0 -1 -0.0788 0 0
4 7.59 1 2 15 29.66 3 4 7 4.5 5 6 6 7.1 7 8 -1 -0.09879 0 0 -1 0.0731 0 0 -1 -0.04508 0 0 26 364.5 9 10 5 -4.41 11 12 -1 -0.0255 0 0 -1 0.02399 0 0 -1 -0.0005649 0 0 1 -2.607 13 14 -1 -0.04987 0 0 -1 0.1322 0 0
15 12.9 1 2 -1 -0.07694 0 0 15 13.66 3 4 -1 0.1051 0 0 0 -8.301 5 6 -1 -0.05436 0 0 16 2.5 7 8 26 69.5 9 10 -1 -0.06948 0 0 6 24.35 11 12 -1 0.008589 0 0 2 -1.191 13 14 -1 0.05585 0 0 -1 -0.07193 0 0 -1 0.06907 0 0
24 0.5 1 2 11 4.5 3 4 26 167.5 5 6 3 1.455 7 8 -1 0.002673 0 0 0 -3.038 9 10 -1 -0.0586 0 0 2 -2.004 11 12 -1 -0.04396 0 0 -1 0.1025 0 0 -1 0.01344 0 0 4 -5.551e-17 13 14 -1 -0.07173 0 0 -1 -0.04966 0 0 -1 0.167 0 0
16 1.5 1 2 14 0.5 3 4 10 0.5 5 6 -1 0.001938 0 0 1 -2.19 7 8 3 22 9 10 0 -6.171 11 12 -1 -0.04938 0 0 -1 0.1127 0 0 1 0.5721 13 14 -1 0.04308 0 0 -1 -0.08688 0 0 -1 0.004659 0 0 -1 -0.1479 0 0 -1 -0.00359 0 0
4 7.59 1 2 15 29.66 3 4 -1 0.0473 0 0 2 -0.3547 5 6 -1 -0.09226 0 0 26 364.5 7 8 -1 -0.04154 0 0 -1 -0.003856 0 0 26 413.5 9 10 4 0.2 11 12 -1 -0.002762 0 0 -1 -0.0284 0 0 0 -0.83 13 14 -1 0.1654 0 0 -1 0.003976 0 0
10 4.5 1 2 10 3.5 3 4 -1 -0.05864 0 0 0 1.757 5 6 2 -6.393 7 8 2 -4.914 9 10 6 24.35 11 12 -1 0.0893 0 0 -1 -0.04068 0 0 -1 -0.02096 0 0 -1 0.0203 0 0 26 63.5 13 14 -1 0.07773 0 0 -1 -0.06569 0 0 -1 0.0157 0 0
15 12.9 1 2 -1 -0.07462 0 0 15 13.66 3 4 -1 0.09772 0 0 0 -8.301 5 6 15 14.53 7 8 7 2.5 9 10 -1 0.06632 0 0 26 63.5 11 12 -1 0.006212 0 0 11 7.5 13 14 -1 0.04037 0 0 -1 -0.08185 0 0 -1 -0.04795 0 0 -1 0.06314 0 0
4 -4.71 1 2 -1 -0.05837 0 0 16 1.5 3 4 11 8.5 5 6 10 0.5 7 8 -1 0.01032 0 0 10 1.5 9 10 3 22 11 12 0 -6.171 13 14 -1 0.02884 0 0 -1 -0.1058 0 0 -1 -0.1001 0 0 -1 0.04035 0 0 -1 -0.08197 0 0 -1 0.005822 0 0
15 12.9 1 2 -1 -0.07263 0 0 15 13.66 3 4 -1 0.08989 0 0 24 0.5 5 6 11 4.5 7 8 -1 0.02803 0 0 26 346.5 9 10 0 -7.118 11 12 -1 -0.04726 0 0 26 436.5 13 14 -1 -0.06408 0 0 -1 0.00746 0 0 -1 0.08877 0 0 -1 -0.0554 0 0
1 -7.468 1 2 26 135.5 3 4 2 0.4822 5 6 -1 0.03214 0 0 -1 -0.09781 0 0 2 -16.83 7 8 6 7.1 9 10 -1 -0.009121 0 0 6 9.18 11 12 -1 -0.05434 0 0 -1 0.07372 0 0 26 116.5 13 14 -1 0.09309 0 0 -1 -0.05147 0 0 -1 0.0138 0 0
10 4.5 1 2 10 3.5 3 4 -1 -0.05371 0 0 4 -5.551e-17 5 6 7 2.5 7 8 0 -2.392 9 10 22 0.5 11 12 -1 0.07068 0 0 -1 -0.07585 0 0 -1 -0.08286 0 0 11 7.5 13 14 -1 0.006677 0 0 -1 -0.04978 0 0 -1 0.02128 0 0 -1 -0.0762 0 0
15 29.66 1 2 6 7.1 3 4 6 11.79 5 6 5 -1.4 7 8 5 -4.41 9 10 -1 0.01915 0 0 -1 -0.1223 0 0 26 299.5 11 12 -1 0.003388 0 0 -1 0.000646 0 0 1 -2.607 13 14 -1 -0.08848 0 0 -1 0.01775 0 0 -1 -0.03219 0 0 -1 0.1222 0 0
16 1.5 1 2 14 0.5 3 4 5 2.89 5 6 -1 0.00149 0 0 1 -2.19 7 8 9 0.5 9 10 -1 -0.07794 0 0 -1 -0.04822 0 0 -1 0.1071 0 0 0 -1.661 11 12 -1 0.04264 0 0 -1 -0.07645 0 0 26 492.5 13 14 -1 0.02252 0 0 -1 -0.08369 0 0
13 0.5 1 2 7 2.5 3 4 4 -2.7 5 6 26 260.5 7 8 11 7.5 9 10 -1 -0.05485 0 0 -1 0.0724 0 0 -1 -0.008785 0 0 26 447.5 11 12 -1 -0.05099 0 0 -1 0.05435 0 0 -1 0.03993 0 0 2 -12 13 14 -1 -0.1239 0 0 -1 0.01289 0 0
4 7.59 1 2 15 29.66 3 4 7 4.5 5 6 15 12.9 7 8 6 11.79 9 10 -1 0.06847 0 0 -1 -0.03857 0 0 -1 -0.07118 0 0 15 13.66 11 12 -1 0.009945 0 0 -1 -0.1381 0 0 4 1.7 13 14 -1 -0.001476 0 0 -1 -0.0215 0 0 -1 0.1241 0 0
24 0.5 1 2 17 0.5 3 4 26 167.5 5 6 26 102.5 7 8 -1 -0.04693 0 0 0 -3.038 9 10 -1 -0.057 0 0 -1 -0.02766 0 0 2 4.101 11 12 0 -5.66 13 14 -1 0.01098 0 0 -1 0.008295 0 0 -1 -0.07423 0 0 -1 0.005618 0 0 -1 0.1465 0 0
4 -4.71 1 2 -1 -0.05482 0 0 15 29.66 3 4 10 4.5 5 6 6 11.79 7 8 10 3.5 9 10 -1 -0.05018 0 0 -1 0.0174 0 0 -1 -0.1127 0 0 -1 0.001276 0 0 7 2.5 11 12 0 -10.44 13 14 -1 -0.07246 0 0 -1 -0.03352 0 0 -1 0.09087 0 0
4 7.59 1 2 15 27.5 3 4 7 4.5 5 6 15 12.9 7 8 -1 -0.0718 0 0 -1 0.06672 0 0 -1 -0.03621 0 0 -1 -0.06921 0 0 15 13.66 9 10 -1 0.07584 0 0 26 364.5 11 12 -1 -0.00612 0 0 26 413.5 13 14 -1 0.07605 0 0 -1 -0.008482 0 0
16 1.5 1 2 11 8.5 3 4 -1 -0.01768 0 0 0 7.46 5 6 4 6.1 7 8 3 12.47 9 10 1 2.96 11 12 -1 -0.08877 0 0 -1 0.0505 0 0 2 -9.97 13 14 -1 -0.01197 0 0 -1 0.1066 0 0 -1 -0.007955 0 0 -1 0.07272 0 0 -1 0.00139 0 0
6 -6.71 1 2 -1 -0.06299 0 0 1 -7.468 3 4 26 135.5 5 6 9 0.5 7 8 -1 0.03097 0 0 -1 -0.09099 0 0 -1 -0.002655 0 0 1 -1.455 9 10 0 -4.075 11 12 -1 -0.003999 0 0 -1 -0.02927 0 0 6 -1.3 13 14 -1 0.2061 0 0 -1 0.05043 0 0
0 1.757 1 2 3 17.84 3 4 6 24.35 5 6 -1 0.0007826 0 0 -1 -0.03644 0 0 26 63.5 7 8 -1 0.07521 0 0 -1 -0.0638 0 0 26 90.5 9 10 -1 0.07932 0 0 8 1.5 11 12 -1 -0.02362 0 0 1 -2.607 13 14 -1 -0.04956 0 0 -1 0.0701 0 0
15 12.9 1 2 -1 -0.06669 0 0 15 13.66 3 4 -1 0.06923 0 0 0 -8.301 5 6 15 14.53 7 8 0 -3.59 9 10 -1 0.06649 0 0 -1 -0.06132 0 0 1 -0.3643 11 12 -1 -0.003772 0 0 -1 -0.0153 0 0 26 104.5 13 14 -1 -0.03908 0 0 -1 0.0811 0 0
24 0.5 1 2 -1 -0.003731 0 0 11 4.5 3 4 -1 0.07052 0 0 26 26.5 5 6 -1 0.07513 0 0 26 59.5 7 8 -1 -0.09484 0 0 6 20.97 9 10 -1 -0.03284 0 0 26 167.5 11 12 1 -0.01572 13 14 -1 -0.05236 0 0 -1 -0.02521 0 0 -1 0.1238 0 0
5 5.98 1 2 4 7.59 3 4 2 -4.669 5 6 11 8.5 7 8 -1 0.06761 0 0 -1 0.05934 0 0 -1 -0.06166 0 0 15 29.66 9 10 1 -0.01572 11 12 0 6.369 13 14 -1 -0.07688 0 0 -1 -0.0971 0 0 -1 0.0113 0 0 -1 0.0005178 0 0 -1 0.0473 0 0
4 -4.71 1 2 -1 -0.05141 0 0 15 12.9 3 4 -1 -0.0641 0 0 15 13.66 5 6 4 1.7 7 8 7 2.5 9 10 -1 -0.02306 0 0 -1 0.1051 0 0 26 260.5 11 12 11 7.5 13 14 -1 -0.006146 0 0 -1 0.02946 0 0 -1 -0.04075 0 0 -1 0.05143 0 0
16 1.5 1 2 -1 0.004497 0 0 9 0.5 3 4 0 -1.661 5 6 1 -3.407 7 8 -1 -0.07981 0 0 6 4.13 9 10 -1 -0.05206 0 0 -1 0.04927 0 0 -1 -0.05867 0 0 26 492.5 11 12 17 0.5 13 14 -1 -0.09221 0 0 -1 0.06509 0 0 -1 -0.02856 0 0
10 4.5 1 2 10 3.5 3 4 -1 -0.04648 0 0 0 1.757 5 6 2 -6.393 7 8 -1 -0.008691 0 0 6 24.35 9 10 0 -10.44 11 12 -1 -0.03841 0 0 -1 0.00116 0 0 -1 0.07443 0 0 -1 -0.0337 0 0 0 -3.59 13 14 -1 0.1298 0 0 -1 0.001491 0 0
6 -6.71 1 2 -1 -0.05979 0 0 2 -16.83 3 4 6 16.7 5 6 6 7.1 7 8 -1 -0.0698 0 0 0 -3.59 9 10 -1 -0.001707 0 0 0 7.704 11 12 -1 0.03817 0 0 0 0.08973 13 14 -1 0.06714 0 0 -1 -0.07811 0 0 -1 -0.05623 0 0 -1 0.01074 0 0
16 2.5 1 2 4 7.59 3 4 -1 -0.05681 0 0 15 29.66 5 6 -1 0.04438 0 0 6 24.35 7 8 6 11.79 9 10 26 66.5 11 12 26 145.5 13 14 -1 0.01491 0 0 -1 -0.1259 0 0 -1 -0.05022 0 0 -1 0.003018 0 0 -1 0.06767 0 0 -1 -0.03348 0 0
1 -7.468 1 2 26 135.5 3 4 9 0.5 5 6 -1 0.02873 0 0 -1 -0.0879 0 0 -1 -0.003505 0 0 1 -1.455 7 8 -1 0.05907 0 0 2 -6.806 9 10 26 130.5 11 12 6 4.13 13 14 -1 0.04645 0 0 -1 -0.0931 0 0 -1 -0.0104 0 0 -1 0.1077 0 0
1 1.581 1 2 0 0.08973 3 4 -1 0.01026 0 0 26 128.5 5 6 -1 0.01123 0 0 26 104.5 7 8 3 1.455 9 10 -1 -0.03317 0 0 -1 0.1093 0 0 1 -2.19 11 12 -1 -0.0498 0 0 -1 -0.0602 0 0 3 -1.037 13 14 -1 -0.02277 0 0 -1 0.1275 0 0
15 12.9 1 2 -1 -0.06231 0 0 15 13.66 3 4 4 1.7 5 6 0 -8.301 7 8 -1 -0.0243 0 0 -1 0.09872 0 0 15 14.53 9 10 0 -2.392 11 12 -1 0.06588 0 0 26 63.5 13 14 -1 0.01665 0 0 -1 -0.004907 0 0 -1 0.03607 0 0 -1 -0.07643 0 0
6 -6.71 1 2 -1 -0.05799 0 0 1 1.581 3 4 -1 -0.005498 0 0 5 -1.4 5 6 6 7.1 7 8 2 -2.004 9 10 -1 -0.09859 0 0 3 12.47 11 12 10 2.5 13 14 -1 -0.02631 0 0 -1 0.09919 0 0 -1 0.005485 0 0 -1 0.08751 0 0 -1 -0.03746 0 0
10 4.5 1 2 10 3.5 3 4 -1 -0.04355 0 0 -1 -0.001043 0 0 7 2.5 5 6 26 92.5 7 8 -1 -0.06675 0 0 -1 -0.02374 0 0 0 -8.879 9 10 -1 -0.03427 0 0 0 -3.59 11 12 -1 0.1423 0 0 11 5.5 13 14 -1 -0.04794 0 0 -1 0.05762 0 0
15 29.66 1 2 0 6.369 3 4 6 11.79 5 6 4 -4.71 7 8 -1 0.03207 0 0 -1 0.02064 0 0 -1 -0.1027 0 0 -1 -0.06752 0 0 5 2.89 9 10 3 5.387 11 12 -1 -0.0277 0 0 9 0.5 13 14 -1 -0.005017 0 0 -1 -0.0001035 0 0 -1 0.06759 0 0
16 2.5 1 2 0 1.757 3 4 -1 -0.05375 0 0 -1 -0.00463 0 0 6 24.35 5 6 26 63.5 7 8 -1 0.07279 0 0 -1 -0.05757 0 0 26 90.5 9 10 -1 0.07234 0 0 8 1.5 11 12 -1 -0.01961 0 0 3 5.872 13 14 -1 -0.0349 0 0 -1 0.07059 0 0
11 8.5 1 2 5 5.98 3 4 1 -0.01572 5 6 4 7.59 7 8 -1 -0.04271 0 0 -1 -0.08651 0 0 -1 0.02111 0 0 15 29.66 9 10 -1 0.06191 0 0 0 6.369 11 12 -1 -0.07025 0 0 -1 0.0006313 0 0 1 0.951 13 14 -1 0.09138 0 0 -1 -0.002714 0 0
15 12.9 1 2 -1 -0.05925 0 0 16 1.5 3 4 3 12.47 5 6 10 0.5 7 8 -1 0.01736 0 0 -1 -0.00718 0 0 3 22 9 10 0 -6.171 11 12 1 0.5721 13 14 -1 0.0414 0 0 -1 -0.07515 0 0 -1 0.006116 0 0 -1 -0.1258 0 0 -1 0.006233 0 0
1 -7.468 1 2 26 135.5 3 4 6 7.1 5 6 -1 0.02664 0 0 -1 -0.08459 0 0 26 116.5 7 8 5 -4.41 9 10 -1 -0.05662 0 0 -1 0.001518 0 0 26 413.5 11 12 -1 0.1001 0 0 26 263.5 13 14 -1 -0.08515 0 0 -1 -0.009814 0 0 -1 0.06205 0 0
24 0.5 1 2 11 4.5 3 4 26 167.5 5 6 -1 -0.02128 0 0 -1 0.002611 0 0 26 59.5 7 8 -1 -0.04981 0 0 26 34.5 9 10 2 -2.004 11 12 -1 0.06723 0 0 17 0.5 13 14 -1 0.07356 0 0 -1 -0.03387 0 0 -1 -0.0994 0 0 -1 0.04522 0 0
13 0.5 1 2 7 2.5 3 4 4 -5.551e-17 5 6 26 260.5 7 8 26 159.5 9 10 -1 -0.03883 0 0 -1 0.06521 0 0 -1 -0.006683 0 0 -1 0.02076 0 0 -1 0.05978 0 0 11 7.5 11 12 1 2.523 13 14 -1 0.03308 0 0 -1 -0.0835 0 0 -1 0.01547 0 0
11 8.5 1 2 24 0.5 3 4 10 1.5 5 6 -1 -0.00212 0 0 26 126.5 7 8 -1 0.03351 0 0 -1 -0.07424 0 0 26 104.5 9 10 1 3.831 11 12 -1 0.02145 0 0 -1 0.1069 0 0 4 5.38 13 14 -1 0.07214 0 0 -1 -0.1042 0 0 -1 0.0262 0 0
10 4.5 1 2 9 0.5 3 4 3 17.84 5 6 -1 -0.003081 0 0 6 9.18 7 8 1 2.69 9 10 -1 0.03063 0 0 5 -1.4 11 12 -1 0.1144 0 0 -1 -0.09112 0 0 -1 0.02101 0 0 -1 -0.04722 0 0 2 -0.7829 13 14 -1 0.04191 0 0 -1 -0.0635 0 0
4 7.59 1 2 15 27.5 3 4 -1 0.03844 0 0 26 364.5 5 6 -1 -0.05899 0 0 -1 -0.004111 0 0 26 413.5 7 8 4 0.2 9 10 0 0.9329 11 12 -1 -0.03348 0 0 5 4.45 13 14 -1 -0.03501 0 0 -1 0.04932 0 0 -1 0.1098 0 0 -1 -0.04019 0 0
16 1.5 1 2 14 0.5 3 4 5 2.89 5 6 5 -1.4 7 8 1 -2.19 9 10 -1 -0.004943 0 0 -1 -0.06809 0 0 5 -2.695 11 12 2 -2.004 13 14 -1 -0.04675 0 0 -1 0.09783 0 0 -1 -0.000106 0 0 -1 -0.1131 0 0 -1 0.03364 0 0 -1 -0.0337 0 0
15 12.9 1 2 -1 -0.05728 0 0 15 13.66 3 4 4 1.7 5 6 9 2.5 7 8 -1 -0.02467 0 0 -1 0.08935 0 0 0 -8.301 9 10 -1 -0.05846 0 0 15 14.53 11 12 -1 0.002586 0 0 -1 0.06501 0 0 26 63.5 13 14 -1 0.03335 0 0 -1 -0.07415 0 0
4 7.59 1 2 15 29.66 3 4 7 4.5 5 6 6 24.35 7 8 6 11.79 9 10 -1 0.05881 0 0 -1 -0.02963 0 0 -1 -0.003777 0 0 26 145.5 11 12 -1 0.01878 0 0 -1 -0.1094 0 0 -1 0.063 0 0 0 -1.247 13 14 -1 -0.08651 0 0 -1 0.02357 0 0
1 -7.468 1 2 26 135.5 3 4 13 0.5 5 6 -1 0.02302 0 0 -1 -0.07948 0 0 26 447.5 7 8 4 -2.7 9 10 26 375.5 11 12 -1 -0.0297 0 0 -1 -0.048 0 0 -1 0.05927 0 0 -1 -0.002189 0 0 7 2.5 13 14 -1 0.08276 0 0 -1 -0.0348 0 0
15 12.9 1 2 -1 -0.05627 0 0 1 1.581 3 4 -1 -0.005352 0 0 9 1.5 5 6 26 253.5 7 8 -1 -0.05194 0 0 1 3.968 9 10 1 5.838 11 12 6 7.1 13 14 -1 0.02563 0 0 -1 0.07454 0 0 -1 -0.01947 0 0 -1 -0.09516 0 0 -1 0.006157 0 0
10 4.5 1 2 10 2.5 3 4 26 211.5 5 6 -1 -0.002086 0 0 2 -8.706 7 8 -1 0.02684 0 0 -1 -0.06691 0 0 11 8.5 9 10 12 0.5 11 12 26 78.5 13 14 -1 -0.02801 0 0 -1 -0.06022 0 0 -1 0.04755 0 0 -1 -0.02641 0 0 -1 0.0975 0 0
6 -6.71 1 2 -1 -0.05359 0 0 2 -16.83 3 4 6 16.7 5 6 6 9.18 7 8 -1 -0.06165 0 0 0 -3.59 9 10 -1 0.0006478 0 0 10 1.5 11 12 -1 0.03314 0 0 -1 -0.01317 0 0 -1 0.1026 0 0 26 238.5 13 14 -1 0.06039 0 0 -1 -0.0817 0 0
26 26.5 1 2 11 4.5 3 4 26 59.5 5 6 -1 -0.03978 0 0 -1 0.08866 0 0 2 -1.191 7 8 17 0.5 9 10 0 -1.247 11 12 -1 0.07484 0 0 -1 0.004282 0 0 -1 -0.04508 0 0 -1 0.02564 0 0 4 6.1 13 14 -1 -0.1156 0 0 -1 0.04218 0 0
0 1.757 1 2 2 -4.914 3 4 6 24.35 5 6 2 -5.772 7 8 7 1.5 9 10 -1 0.0006696 0 0 -1 0.06619 0 0 2 -5.981 11 12 -1 -0.07999 0 0 -1 0.06248 0 0 -1 -0.007328 0 0 10 3.5 13 14 -1 0.09232 0 0 -1 -0.0168 0 0 -1 0.0417 0 0`;
