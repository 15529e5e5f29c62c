/** Made by `npm run learn`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */
export const printingTable = `bias -155
=after    309
=after  " -134
=after  # -170
=after  / -131
=after  0 -268
=after  : 161
=after  < 178
=after  ] 389
=after  a -24
=after  b -134
=after  c -85
=after  f -141
=after  h -97
=after  i 143
=after  j -59
=after  k -106
=after  l -87
=after  m -136
=after  n -49
=after  o -25
=after  p -93
=after  q -65
=after  s -102
=after  t 10
=after  u 13
=after  w 22
=after  y 60
=after  z -211
=after  | 132
=after  © 197
=after  · -220
=after  σ 30
=after  в 251
=after  г -252
=after  н 13
=after  п 94
=after  р -36
=after  с 23
=after  ב 487
=after  ו 310
=after  ש -46
=after  ر 129
=after  ف 81
=after  ل 151
=after  و 229
=after  ک 52
=after  आ 418
=after  द 160
=after  स -127
=after  ह 150
=after  ল 96
=after  แ 303
=after  ใ 646
=after  ដ 1073
=after  → -25
=after  】 319
=after  が 370
=after  ご 346
=after  人 -19
=after  填 165
=after  그 356
=after  마 155
=after  은 147
=after  � 193
=after "  -285
=after ", 32
=after ". -429
=after #  -316
=after (v 142
=after )  -224
=after ), -106
=after ). -669
=after ): -21
=after *  -85
=after ** 197
=after *. 78
=after *0 -24
=after +0 -391
=after ,  -133
=after .  161
=after .0 -160
=after /0 -627
=after 0. -209
=after 00 -347
=after 0: 347
=after 0c -3
=after 0分 546
=after 0月 -363
=after 0분 834
=after :  -187
=after </ 161
=after << 213
=after == 144
=after ]  152
=after a  15
=after aa -130
=after ab -71
=after ai 23
=after ak -8
=after al 12
=after an -109
=after ap -2
=after ar -91
=after as -228
=after at -261
=after aw -98
=after ba 12
=after bo -139
=after ca 84
=after cc -30
=after cl -129
=after co -54
=after d0 -47
=after db -39
=after dd -65
=after de -214
=after ds -8
=after e  -78
=after ea 133
=after ec -96
=after ee -227
=after ei 90
=after ej 178
=after el -130
=after em -29
=after eq 93
=after er -10
=after es -79
=after et 177
=after f  -126
=after fa 1
=after ga -119
=after gn -139
=after go 211
=after h  218
=after ha -13
=after i  13
=after if -49
=after ig -64
=after ij -334
=after il -66
=after in -181
=after ir 177
=after it -38
=after ix -139
=after iz -36
=after ka 46
=after ke -5
=after kl -300
=after l  51
=after la 34
=after le -143
=after li -149
=after lm -56
=after lt -160
=after ly -148
=after m. -58
=after ma -26
=after mb -238
=after mp -325
=after n. 44
=after nf -91
=after ni -25
=after nk -501
=after no -62
=after ns 110
=after nu -229
=after o  71
=after og -153
=after om -166
=after on -51
=after oo 106
=after op 54
=after or -66
=after os -143
=after ou -155
=after p  -285
=after pa 37
=after pl 107
=after pp -76
=after pr -28
=after r  40
=after ra -28
=after re -112
=after ri -216
=after se -42
=after si -32
=after so -13
=after st -17
=after t  -126
=after t. -11
=after ta -146
=after te -60
=after th -5
=after ti -94
=after to -37
=after tr -138
=after tt 135
=after u  -189
=after ua -403
=after ub -63
=after ud -166
=after ue -64
=after ui 96
=after ul -112
=after un -59
=after uo 113
=after ur -68
=after ut -37
=after va 68
=after ve -30
=after vi 116
=after w  -31
=after wa -218
=after wi 7
=after y  244
=after ©  107
=after ·  -69
=after ». -57
=after αλ -62
=after ην 180
=after ι  142
=after ο  86
=after ον -300
=after ам 243
=after ва 55
=after во 56
=after за 2
=after ко 143
=after н  151
=after на 27
=after ок 138
=after он 241
=after ст 155
=after те -27
=after וא 139
=after טל -87
=after ا  42
=after با 12
=after ت. 10
=after تم -32
=after در 77
=after ر  -131
=after و  108
=after ی  307
=after ے۔ 136
=after पर -36
=after र् 588
=after लि 267
=after ै। 226
=after ।  126
=after ి  17
=after คื 129
=after น  314
=after รห 314
=after ใน 202
=after ነው 52
=after ው። 86
=after →  -963
=after 」で 12
=after 」を 458
=after して 415
=after です 63
=after とご 141
=after なく -154
=after に0 -211
=after アプ 24
=after ログ 30
=after ン用 77
=after 使用 -375
=after 入力 242
=after 分钟 186
=after 力し 70
=after 勿告 12
=after 回覆 166
=after 在  247
=after 大小 208
=after 完成 287
=after 就能 461
=after 市中 -87
=after 年0 -203
=after 於  -82
=after 是您 265
=after 本信 119
=after 登录 359
=after 码， -74
=after 確認 240
=after 请在 28
=after 고  202
=after 년  -12
=after 는  -151
=after 다. 90
=after 를  205
=after 을  20
=after 🔑 26
=after ，交 248
=after ，請 360
=after ，请 6
=before    135
=before  # -236
=before  % -203
=before  ( -406
=before  * -446
=before  + -433
=before  0 -248
=before  : 7
=before  [ 228
=before  a -17
=before  c -239
=before  d -44
=before  e 55
=before  f -417
=before  i 66
=before  k 27
=before  n -111
=before  o -36
=before  p -72
=before  r -98
=before  s 88
=before  u -34
=before  w 32
=before  z -199
=before  σ -279
=before  и -9
=before  к -16
=before  ב 14
=before  ה 255
=before  מ -195
=before  ש 142
=before  ه 28
=before  क -201
=before  হ 53
=before  • -200
=before  € 300
=before  № -320
=before  숫 95
=before !  783
=before ": 217
=before #  352
=before (# 1028
=before (0 -235
=before (c 115
=before )  231
=before ): 116
=before *  143
=before ,  -186
=before ,0 121
=before .  -170
=before .0 -892
=before .t -158
=before /0 237
=before 0  28
=before 0* -53
=before 0. -416
=before 0/ -1184
=before 00 -66
=before 0: 173
=before 0f 21
=before 0， 143
=before :  33
=before :" 2
=before :0 378
=before :: -104
=before == 66
=before >  260
=before [# -669
=before ]  248
=before a  -33
=before a, -18
=before a0 -134
=before a: -40
=before ac -6
=before ad 2
=before ag -165
=before ah 1
=before al -105
=before am -302
=before an 94
=before ao -9
=before as -70
=before at -99
=before b  -248
=before ba 49
=before be -124
=before bl -202
=before bo 31
=before bu -37
=before c  -52
=before c0 -146
=before ca -134
=before ce -112
=before ch -2
=before ci -23
=before ck -68
=before co 35
=before cp -192
=before ct -696
=before d  -136
=before d) 6
=before de 50
=before di -78
=before dl -127
=before do -159
=before dr -30
=before du 226
=before e  -55
=before e, -24
=before e. 211
=before e: 184
=before e= 145
=before ea 84
=before ec 265
=before ef -144
=before ek -72
=before el -226
=before em -8
=before en -8
=before ep -213
=before er -66
=before es -1
=before et 29
=before eu 48
=before ex -130
=before ey 487
=before f  -168
=before fa 264
=before ff 162
=before fi -7
=before g  -236
=before ga -19
=before ge -285
=before gi 100
=before gn -115
=before ha -82
=before hi -109
=before ht -125
=before i  -14
=before ia -342
=before ic -69
=before id -142
=before ie -175
=before if 12
=before ig -25
=before ik 115
=before im -35
=before io -72
=before ip -357
=before is 129
=before it 8
=before je 10
=before jt 190
=before ju -208
=before k  -188
=before k: -47
=before ka 159
=before kn 148
=before ko -162
=before ks 209
=before ky -238
=before l  -145
=before l, 274
=before l. -56
=before ld -182
=before le -71
=before lh -132
=before li 17
=before lk -212
=before ls -124
=before ly 241
=before m  -66
=before ma -10
=before me 116
=before mo -50
=before ms -293
=before n: 46
=before na -64
=before ng -18
=before no -29
=before nr -142
=before nt -162
=before nu 18
=before o  -172
=before o. 40
=before o: 78
=before od 189
=before of -37
=before oi -205
=before ol -117
=before om -15
=before on -55
=before or 2
=before os -78
=before ot -53
=before ou -55
=before ov 61
=before p  -50
=before p: -52
=before pi 212
=before pn -179
=before po -39
=before pr -128
=before pt -143
=before pu -187
=before qu -74
=before r  -140
=before r, 188
=before r0 -16
=before r: 48
=before r_ -57
=before ra -189
=before rc -160
=before rd -96
=before re -33
=before ri 102
=before rn -43
=before ro -89
=before rt -141
=before ru -370
=before s  -90
=before s, -65
=before sc -2
=before se -121
=before sh 2
=before sl 217
=before so 24
=before st -150
=before su -125
=before sw 374
=before t  -76
=before t. -367
=before t: 167
=before ta 29
=before te 116
=before th -3
=before ti -144
=before tj 102
=before tl -223
=before to -131
=before tp 207
=before tr -233
=before tu -83
=before tz 51
=before u: 180
=before ub -1
=before uc 52
=before ud -182
=before ue -6
=before ug -108
=before ui -129
=before uk 62
=before ul -414
=before um -132
=before un -139
=before ur -109
=before ut 92
=before uz 123
=before v  -238
=before ve -56
=before vk -146
=before vo 130
=before vr -149
=before vu 309
=before w: 318
=before wa -296
=before wi -34
=before x  -256
=before y  -105
=before y: 185
=before y_ -143
=before ye -66
=before z  -114
=before z: 80
=before ze -52
=before zy -152
=before |  554
=before ©  -514
=before º  -309
=before ε  118
=before εσ -150
=before η  -125
=before ου -181
=before τη -262
=before а  -82
=before а: -144
=before ав 81
=before ам 17
=before ан -229
=before ар -149
=before ая -164
=before в  -358
=before в: -5
=before вк -128
=before д  -206
=before ди 180
=before е  119
=before ед 393
=before ек -57
=before ет -53
=before за -361
=before и  30
=before к  -234
=before ка -32
=before ме -507
=before мі -292
=before н  60
=before н: 12
=before на -149
=before нд -76
=before од 53
=before ок -66
=before ос 105
=before пи -351
=before ра -64
=before ро 108
=before с  -10
=before са -19
=before т  -48
=before то -33
=before хо 331
=before че -81
=before ь: 18
=before я  -119
=before ів -137
=before ար -68
=before ը՝ -3
=before א  253
=before בו -116
=before ה  -224
=before ון -164
=before יי -337
=before ימ 212
=before יש 395
=before ך: 92
=before סו -14
=before קו -136
=before שו 64
=before ا  11
=before ار -153
=before تا 8
=before ر  -386
=before رق 168
=before رو -142
=before ری -130
=before عد -24
=before ق  30
=before قق 81
=before لا -151
=before لخ -234
=before لی -82
=before مب -43
=before ن  -68
=before ند -28
=before ه  -479
=before ون -189
=before ی  -129
=before یں 189
=before ंब -275
=before क  -152
=before पी 87
=before र  -235
=before ीप 101
=before ुर -79
=before ्य -153
=before ড  334
=before ডি -99
=before র  -203
=before হল 2
=before া  -97
=before াপ 182
=before ্য -4
=before ண் -44
=before ன் -53
=before ய  131
=before ை  -128
=before ాద -37
=before ข  257
=before คื 557
=before ด  -158
=before ย: -23
=before หม -38
=before อก 309
=before ัส 74
=before เล 37
=before ้า -46
=before დი 76
=before ოდ 110
=before ዎ  158
=before •• -838
=before €  97
=before №  -276
=before →  172
=before 【  140
=before 】验 505
=before こち 120
=before した -52
=before ちら 5
=before には 663
=before キー 158
=before グイ -34
=before スワ 207
=before ド： 40
=before ワー 543
=before ンコ -53
=before 上  517
=before 今回 662
=before 代碼 -53
=before 使用 426
=before 入  712
=before 内線 -60
=before 动态 934
=before 单号 -26
=before 取件 -101
=before 号  -66
=before 号: -187
=before 填入 78
=before 填写 729
=before 子里 122
=before 客服 -217
=before 密碼 439
=before 尾号 -526
=before 工单 -165
=before 惠码 -133
=before 把  859
=before 收到 -9
=before 数字 408
=before 有  -69
=before 校验 1110
=before 格子 93
=before 次性 147
=before 注册 57
=before 热线 -20
=before 用户 -14
=before 用量 -218
=before 画面 159
=before 番号 -442
=before 登录 10
=before 登録 577
=before 的登 161
=before 的验 -497
=before 码: -104
=before 码为 39
=before 码是 192
=before 確認 495
=before 碼  -29
=before 編號 -98
=before 编号 -244
=before 號  -201
=before 號： -8
=before 証コ 276
=before 証番 371
=before 認コ 108
=before 認碼 144
=before 認証 126
=before 證碼 653
=before 订单 -100
=before 认码 231
=before 证码 397
=before 请码 -115
=before 请输 518
=before 輸入 533
=before 输入 101
=before 邀请 -125
=before 邮编 -443
=before 里填 113
=before 驗證 643
=before 고객 -93
=before 문의 -53
=before 번호 -542
=before 숫자 56
=before 에  553
=before 인번 163
=before 인증 552
=before 자  54
=before 증  137
=before 증번 249
=before 코드 51
=before 폰  -108
=before 확인 262
=before 🔑 3
above 0 -46
above 00 -53
above 000 -33
above 0000 -63
above 000000 -174
above 0000000 40
above 00000000 4
above 00000000000 -95
above 000000000000 -143
above 000円 53
above 000원 66
above 00k0 -237
above 00qx -512
above 00t00 34
above 00z 55
above 0er -748
above 0f 176
above 0fa 189
above 0분 -41
above 0월 -15
above a -14
above a00 -13
above aan 236
above ab -101
above abholcode -647
above about -19
above aby 159
above acces 157
above acceso 279
above access 63
above account 4
above activation 256
above added -45
above address 7
above admin -124
above adresa 159
above adresse 71
above after -106
above again -332
above agent 12
above ahoj 67
above akaun 327
above al -46
above all -399
above almost 97
above also -55
above alt 48
above always 214
above amigo -155
above amount -38
above an 35
above and -74
above anda -89
above ang 84
above anmeldecode 31
above anos -92
above another -123
above any -350
above anyone 19
above ao 37
above aoife -118
above app 51
above approval 121
above approved -239
above approver 80
above ar 55
above are 17
above as 14
above asagidaki 122
above ask 26
above asked -105
above asking 86
above asks 31
above at -56
above atelier -10
above att 114
above attempts -9
above aus -13
above authentication 64
above authorization 243
above autorizacion -306
above az 131
above b00 -92
above balance -207
above bank -131
above basket -267
above be 96
above because 214
above been -48
above before 37
above begins 96
above below 159
above ben 80
above bengaluru -78
above berikut 23
above bestatigungscode 217
above betrag 451
above bien 19
above biglietto -210
above bilgi -38
above birth -48
above bis -10
above bitte 80
above blessing -306
above boa -395
above bokningsnummer -758
above booking -73
above box -13
above brandt 132
above broj 66
above bugun -94
above buna 64
above buongiorno 35
above but 5
above by 73
above byt 189
above c 190
above ca 126
above call -134
above camera 53
above can -73
above capital 20
above capitals -11
above car 140
above card 46
above cards -20
above carry 40
above carte 155
above case 40
above ce -44
above change -209
above channel 97
above chao 43
above che 69
above check -8
above checking 162
above checkout -506
above cher 168
above chi -52
above chiesto 164
above ciao 13
above claim 40
above click -84
above client 140
above cluj -271
above code 36
above codes -408
above codigo -96
above codul 39
above coins 44
above colin -89
above come 189
above comercio -46
above compare 11
above compra -151
above comprises 173
above compte 126
above con 22
above conference -189
above conferma 274
above confirm 47
above confirmation 205
above connexion 76
above consulta -5
above conta 11
above continue -15
above contrato 86
above copia 58
above copy 109
above could -70
above cp -58
above cuenta 46
above cupom -126
above d -82
above da -61
above dakika -435
above dan -19
above dang 45
above dar -234
above dat 76
above date 272
above day 34
above db0 207
above dear 61
above december -308
above dein 22
above del -61
above delete 14
above dem 248
above demande 24
above der -12
above des -75
above dessous 15
above destino 221
above dev 14
above device 82
above di 37
above did 43
above digiti 181
above digits 1
above disregard 703
above do -2
above dobry 22
above document 102
above documents 90
above doe -94
above doet 37
above doi -222
above domain 4
above don -26
above done -195
above door -114
above dr -53
above drawn 350
above du 44
above due 112
above duoc -42
above dynamic 10
above dziekujemy -38
above e -2
above ecran 163
above einmalkennwort 296
above either 71
above electronica 41
above eller -41
above em 90
above email 61
above ending 62
above engangskode 141
above enter 93
above entered -73
above entra 257
above entrar 3
above entry -239
above es 178
above escribe 24
above est -252
above esta -127
above estas 315
above este 26
above esti 148
above estimada 174
above estimado 46
above et -93
above example 45
above exchange -230
above expire -57
above expires 40
above extension -41
above far -81
above fb 85
above fecha 146
above fee 71
above fi -121
above field -51
above filing 94
above find -20
above fines 580
above fino -337
above firmware 285
above first -38
above flight -194
above folgende 82
above following 249
above for 2
above form 79
above former -281
above forward -36
above four 348
above fragor 524
above fresh -182
above friday -134
above friends -150
above fur 84
above g 96
above games -77
above gb 25
above geachte 68
above geehrte 62
above genitore 160
above get -300
above gets 287
above gia -230
above gilt -296
above girin 148
above giulia -42
above go 69
above godan 4
above gold -130
above gone -66
above good 64
above gospa 5
above granna -52
above green 53
above greta 299
above grey 555
above guard 370
above gui -18
above gull 462
above gutscheincode -75
above h -126
above habari 134
above hai 5
above half 164
above handler -118
above hang -36
above haslo 8
above have -65
above hear -8
above heer 45
above hei -31
above hej 75
above held 141
above hello 21
above her -45
above het 98
above hey 51
above hi 70
above hit -144
above hm 250
above hola 13
above hos -4
above hour -71
above hours -51
above how -126
above https -105
above hu 19
above hvala -52
above hyva 517
above i 43
above iban 178
above icin 136
above ico -244
above id -304
above if -73
above ihre -60
above iker -107
above iki -292
above ikke -135
above il -75
above im -46
above in -4
above inc -134
above included -349
above indicar 301
above indirim -188
above ines 75
above iniciar 53
above inloggen 12
above inn 273
above ins -41
above inside -245
above into 113
above inv 5
above invitation -494
above inzien 271
above ip 52
above isikan 64
above issue -68
above issued 16
above it 24
above items 227
above its 1
above ivo 300
above j -163
above je -2
above jemand 10
above jest -162
above join -115
above jos 124
above june 91
above k 11
above k0 376
above kabinets -93
above karta -49
above kartya 75
above kc -79
above kete 76
above key 33
above khoan 85
above kimseyle -99
above kl -34
above kodas -125
above koden 144
above kodu -26
above konto 191
above kontrolni 20
above koodi -225
above koszonjuk 106
above ku 73
above la 49
above labas 140
above last 92
above lattice 26
above le 97
above let 173
above letras 111
above lets 110
above letter 106
above lettere 79
above letters 116
above library 112
above light -14
above linea 210
above links -137
above linux 124
above lists 169
above ll -38
above localizador -92
above locker -569
above loft -416
above log 113
above logging -98
above login 130
above logo -347
above loguje 22
above long 16
above longer 98
above loom 252
above m 49
above machine -16
above made 96
above maelys -650
above magic 3
above mai 82
above mail 103
above mailadres 40
above mailbox 45
above mails -194
above make 211
above man 98
above mano -36
above marine 92
above marta 278
above masuk 78
above matches -360
above may 11
above me 25
above mee -67
above meeting -289
above megerosito 285
above members 26
above membership 1
above meneer -6
above merhaba 44
above meridian -152
above mes 195
above message -13
above met 60
above min -72
above minuscole 25
above minut -59
above minutes -43
above minutos -477
above monday -5
above monouso 149
above months -216
above my -9
above n -17
above na 40
above nagon 224
above naissance 52
above name -73
above napoca -40
above navigateur 308
above nearly -109
above need 80
above nel 111
above network -1
above never -43
above nhap 12
above nicht -345
above nie -55
above no -22
above noch 26
above node -39
above not -103
above nothing -39
above notre -181
above nous 59
above november 161
above novo -108
above now -192
above nowy -20
above nr 107
above nuevo 2
above numarasi -91
above number -91
above numer -160
above numero -205
above o -68
above odbioru -356
above odeme -147
above of -30
above off -170
above og -76
above okafor 9
above old 228
above oleva 19
above on -6
above onaylandi -488
above one 8
above open 63
above opened -48
above operator 4
above opiste 75
above or -83
above ora 287
above order -141
above otp 39
above our -3
above out -57
above over 99
above overovaci 156
above owner 37
above p00 -55
above pa -14
above page 131
above pagina 176
above paginas 13
above pana -307
above para 234
above parent 147
above passcode 69
above passe 48
above passphrase 230
above password 20
above passwords 42
above paste 211
above pasto 249
above patient -29
above pay -64
above payment -117
above pc 156
above pedido 111
above pediu -456
above per 177
above period -62
above personal -473
above phone 8
above phut -25
above pickup -337
above plan -7
above play 79
above please -81
above pln 193
above plus 115
above polder -128
above policy 75
above pop 9
above portal 27
above postovani -25
above potvrdu 6
above pre -35
above press -13
above previous -26
above pri -60
above primo -294
above prints -188
above priyanka -223
above pro 29
above promo -162
above promocional -280
above prosimy 83
above proud -521
above ps 31
above pyysit 14
above qr -382
above quarter -30
above que 176
above r 23
above rabat -8
above rabatkoden -2
above rabatowy -309
above rachunek 36
above rasa -106
above re -99
above reads 7
above received -68
above recognise 112
above recovery 202
above redeem -70
above reference 39
above registrazione 95
above release 171
above renewal 186
above replies -90
above req 170
above request -110
above requested 5
above resend -130
above reset 36
above results 1
above retrait -438
above return -21
above reunion -120
above rezervasyonunuz -68
above right -103
above rina 161
above road -492
above rookery 121
above room 81
above row -56
above ruben 17
above run 40
above s -38
above sa -111
above saadetis -150
above safe -350
above said -76
above salut 19
above same -33
above sanne 134
above saturday -313
above save 81
above savo 61
above school 89
above score 349
above se 16
above seats 396
above secondi -246
above secure 1
above security 58
above sedang 110
above seguinte 126
above sehr 198
above seis 173
above semana -148
above send -27
above sender 286
above september -90
above sera -260
above service -17
above services -211
above share -203
above shift 29
above sie 21
above signature 299
above signs 338
above sila 26
above sina 147
above since 84
above skal 158
above skriv 41
above sms -221
above so -11
above software -65
above solicitud 81
above son -272
above sonra -50
above space -11
above spostovana 266
above ssh 4
above stadfestingarkodann 80
above stand 46
above started -68
above state 78
above status 80
above stay -42
above ste 19
above steps -83
above store -38
above street -108
above su -78
above subject -119
above support -42
above sur -9
above sure 160
above surname 219
above sveiki 124
above system -16
above szia 379
above t -87
above ta -43
above tab 155
above table 252
above tablet 34
above tag 3
above take -183
above talep 40
above tandem -44
above tang -14
above tartu -139
above te 130
above team -132
above telefon -107
above tell -68
above tem -58
above ter 81
above terminal -248
above test 60
above text -56
above thank -88
above thanks -283
above that -7
above the 23
above them 46
above there 39
above these 179
above they -53
above this 118
above thu 34
above thursday -53
above tid -14
above tiket -36
above till -25
above time 133
above to 127
above tonify -316
above tonight 221
above torbjorn -67
above total -147
above trong -108
above truck 11
above try -62
above tu -100
above tuo -72
above tv 34
above tw 61
above twice 452
above two -63
above twoje 116
above u 67
above uctu 156
above ul -224
above un 16
above und 32
above unique 376
above unlock 59
above up 44
above upisite 273
above us -97
above use 81
above used -1
above user 215
above uso 73
above usuario 1
above utente 48
above utm_campaign -211
above uur -168
above vahvistuskoodi 33
above valid -12
above valor -15
above vas 24
above vazena 124
above vazeny 59
above ve 129
above verifica 75
above verificacao 109
above verificare 181
above verification 129
above verifikasi 81
above via 4
above virtual 73
above visa -318
above voce -24
above voici -196
above void 162
above voor -11
above vos 10
above voto 213
above votre -101
above voucher -235
above vu 181
above vydej -21
above waiting 136
above want 226
above wants 212
above was 41
above way 16
above website 63
above week -68
above weg -53
above welcome 15
above werden 43
above were -40
above what 9
above whitcomb 35
above whitlock 36
above wi -185
above will -48
above windows 132
above wir 89
above with 100
above won 243
above word 304
above work 280
above working -104
above works -108
above would 6
above xac 42
above y -132
above ya -74
above yapmak 101
above yeni 88
above you 22
above your 54
above z 34
above za -48
above zadaj -109
above zadejte 38
above zarizeni 198
above ziua 6
above zum -61
above αγαπητε 75
above γεια 262
above για 43
above εκπτωτικοσ -40
above επαληθευσησ 105
above ζητησατε 260
above η -66
above και -28
above καλημερα -171
above με 123
above να 123
above ο -23
above σασ 18
above στη 101
above τον 79
above б 127
above бронирования -369
above в -4
above ваш 22
above введіть 87
above ви 157
above входу 109
above вітаємо 179
above грн 60
above да 65
above до -170
above добрыи 133
above за 6
above заявка 190
above и -20
above код -10
above команда 347
above м -21
above ми 121
above мына 45
above на 49
above не -221
above номер -26
above од 32
above одноразовии 168
above пароль 65
above подтверждения 118
above получения -255
above пользователь 121
above портал 68
above поштовани 97
above при -238
above привет 188
above промокод -37
above раз -146
above регистр 6
above ряд 89
above с 157
above складається 51
above следния 7
above сотруднику -360
above сумма 1
above талон 16
above то 22
above уважаеми 161
above цифри -21
above через -288
above чтобы 183
above шановнии 110
above այս 100
above բարև 166
above մուտքագրեք 54
above ביקשת 13
above ד 59
above דקות -153
above ה 201
above היי 151
above הקופון -261
above כדי 22
above לא -2
above להזין 32
above להיכנס 14
above שלום 27
above اعتبار -9
above البرید 31
above البنک -160
above الدخول 99
above الرمز -71
above السلام 10
above برای 162
above به -104
above تا -211
above تخفیف -130
above در -76
above درخواست 273
above دقایق -13
above رقم -50
above سلام 65
above شماره 98
above صباحا -127
above طلبت 21
above فی 83
above لمره 63
above ما 249
above مبلغ 95
above مریم 73
above میشود -97
above میں 105
above نوره -147
above پنل 38
above کارت 21
above کتابه 82
above کد -49
above जी 29
above नमस्कार 77
above नीचे 37
above मिनट -24
above लिए 63
above सत्यापन 145
above स्नेहा 25
above हो -314
above এই -93
above কেড -108
above তানভীর -3
above নিচের 84
above লিখুন -180
above সময় -74
above হলে -78
above ਤੇ -28
above உள்ளிடவும் 146
above எண்ணை -88
above కోడ్ -128
above నమోదు 162
above ഈ -229
above คะแนน -23
above ปี -56
above โค้ดส่วนลดของคุณ -129
above გამარჯობა 73
above კოდი 6
above ნომერი -113
above ጥያቄ 24
above いつもご利用ありがとうございます 28
above お届け先 -32
above からログインがありました 195
above ご依頼主 -97
above さん 26
above に 166
above はじめてログインするときは 51
above を入力してください 348
above クーポンコード -243
above コード 44
above 予約番号 -406
above 亲爱的玩家 74
above 优惠码 -310
above 你好 305
above 取件码 -188
above 嗨 425
above 实付 -462
above 尾号 192
above 已失效 6
above 您好 -15
above 您於 116
above 您的驗證碼為 68
above 成都 191
above 新しい端末 251
above 校验码 186
above 校验码后六位 -460
above 様 247
above 满000减00 -153
above 登录 165
above 確認コード 74
above 親愛的客戶 348
above 親愛的會員您好 52
above 診察券番号 4
above 認証コード 108
above 認証番号 84
above 請於 -55
above 账号 10
above 金额 208
above 驗證碼有效時間為 7
above 건 150
above 고객님 -3
above 모험가님 34
above 보관함 -222
above 비밀번호 -81
above 새 169
above 아래 101
above 안녕하세요 -18
above 인증번호입니다 44
above 입력해 55
above 쿠폰 -13
after 0 -70
after 00 -16
after 000 -133
after 0000 -63
after 00000 -110
after 000000 -277
after 0000000 -104
after 00000000 -175
after 00h00 425
after account 66
after activation -228
after active 190
after al -80
after am -3
after an -59
after anmeldecode 145
after another 224
after app 185
after auf -17
after az 72
after be 93
after bei 114
after both -226
after but -422
after c -47
after can 82
after card 4
after case 59
after code 25
after confirmed -227
after confirms 141
after counts 266
after da -159
after dakika 596
after dang 241
after dans 48
after dashboard -493
after days -15
after de 78
after der -81
after det 50
after device 239
after di 21
after din 110
after dir 36
after do 52
after dossier 162
after dziala 146
after e -117
after ein 4
after el -155
after else 89
after en 21
after enter -157
after entered 100
after es 164
after ete -469
after expired -296
after for 33
after free -57
after ft -139
after go 96
after good -12
after goodbye 144
after half -151
after has -46
after het 477
after hour 155
after i 103
after if 148
after inr 106
after into 42
after ir 268
after is -109
after ist 35
after it 124
after jangan 52
after je 216
after keep -135
after kenttaan 68
after kl 254
after koden 94
after kodu -286
after kom 74
after kommer -105
after l 83
after la -90
after las 256
after lo 171
after login 114
after longer -72
after luc 166
after ma 160
after masukkan -43
after meg 116
after message -383
after minut 197
after minute 218
after n -90
after na 200
after ne 131
after nel 154
after never 167
after no 49
after noi -51
after not 57
after now -183
after off -234
after om 68
after once 150
after opens 62
after opt -80
after ora -86
after pa 50
after page 126
after pagina 178
after para 29
after passcode -187
after password 170
after patient 96
after people -22
after per 58
after please -132
after po 136
after pour 333
after pun -13
after queue -336
after r -34
after re 129
after receive 82
after reference -404
after request 27
after room -143
after s -34
after sa 290
after second 26
after see -5
after sent -31
after share 5
after shop -104
after si 104
after siapa -68
after sms -186
after so 45
after stronie 206
after sur 406
after te 163
after tell -2
after test 126
after that 210
after the 84
after this 136
after till 73
after to 7
after typed 92
after under 90
after until 84
after untuk 84
after up 258
after us -39
after usd 36
after use 215
after valid 197
after vao 37
after verification 24
after verlopen -142
after vez 128
after voksne 106
after votre 70
after was -134
after weiter 183
after when -51
after will 18
after window 45
after works 145
after your 112
after yours 43
after za 106
after για 174
after και 28
after λεπτα 351
after ο 177
after σου 239
after στισ -204
after в 34
after минути 44
after на -31
after никому 210
after при -119
after у 28
after хвилин 65
after է 678
after לא 425
after מספר -66
after است 83
after الرمز -81
after اپ 25
after خلال 26
after دقیقه 437
after را 12
after من 35
after پر -297
after मिनट 204
after না 221
after ነው 168
after です 399
after 切勿告知他人 -236
after 已作废 -266
after 様 -85
after 는 -14
after 로 -2
after 를 41
after 이 -154
after 주시고 435
after 코드를 -1
after0 0 53
after0 00 11
after0 0000 -283
after0 al 27
after0 and 181
after0 ar 26
after0 back 40
after0 ci -22
after0 code -289
after0 confirms 146
after0 copy 5
after0 device 328
after0 di 27
after0 ein 134
after0 en 521
after0 entro 331
after0 esta -106
after0 exp 410
after0 expired -430
after0 for 221
after0 goes 44
after0 in 380
after0 is 295
after0 je 3
after0 kod -120
after0 kode 129
after0 kodunu 72
after0 login -146
after0 needs -269
after0 nella 700
after0 no 89
after0 not 134
after0 on 111
after0 para 163
after0 que -152
after0 replaces 122
after0 reply 248
after0 request 145
after0 sign -1
after0 skriv 173
after0 that -301
after0 to 225
after0 u 177
after0 until -69
after0 valid 148
after0 στην 59
after0 звонок 211
after0 и 275
after0 на 27
after0 است 77
after0 فی 298
after0 ነው 32
after0 です 86
after0 已作废 -114
after0 請於 -389
after0 년 -33
after0 는 -1
after0 를 61
after0 을 146
after0 입니다 481
after1 00 -3
after1 000 -61
after1 00000 -165
after1 000000 51
after1 active 560
after1 campo 507
after1 code -122
after1 confirm -256
after1 de 101
after1 din 196
after1 do 37
after1 ends 104
after1 expire -278
after1 go 177
after1 il 78
after1 it -8
after1 la 506
after1 ma 97
after1 min 393
after1 o -39
after1 of 40
after1 on -22
after1 open -301
after1 se 79
after1 test 328
after1 the 306
after1 this 80
after1 tonight -262
after1 you -57
after1 your 11
after1 бесплатныи 153
before 0 -123
before 00 -86
before 000 -54
before 00000 -143
before 000000 -27
before 00000000 -83
before 00000000000 -371
before a -98
before ab 5
before access 15
before account 4
before acme 141
before activacion 285
before activation 54
before akun -49
before ang 429
before anmeldecode 135
before another 1
before answer 496
before app 331
before ask 120
before asked 21
before asks 33
before assertionerror -495
before atveteli -11
before au -137
before auf 56
before authenticate 413
before authentication 612
before autorizacni 143
before b -61
before back 11
before balas 356
before ban 116
before be 271
before behind -74
before bestatigungscode 194
before borrower -208
before box 252
before branch -200
before broj -170
before build -152
before but 474
before c -204
before call -269
before can 13
before carta -8
before case -171
before cisla -169
before cislo -616
before cita -236
before class -439
before clave 321
before cliente -38
before code 349
before codigo 123
before com 38
before comanda -139
before comunica -248
before confirm 401
before confirmacao 108
before connexion 731
before controle -201
before copy 152
before da -329
before dal -134
before de -122
before de00 124
before deine 350
before der 198
before desk -175
before device 114
before deze 346
before digit 38
before ditt -67
before do 208
before du -69
before dung 151
before e 5
before echo 324
before eenmalige 84
before ein 30
before ekrana 388
before email 103
before en 92
before ending -296
before ends -101
before enero 666
before enter 604
before entered 139
before entering 718
before entrar 101
before er 424
before error -117
before et -430
before ete 239
before eur 317
before event -23
before exit -34
before expired 74
before factor 139
before file -35
before five 496
before for 186
before form 240
before fresh 208
before fur -181
before gate -459
before giris 81
before give 16
before go 374
before hang -445
before har 90
before haslo 142
before hentekode -64
before her 243
before here 487
before hier 349
before him 1007
before hs -237
before iata 108
before iban 8
before icin 596
before ico -258
before id -312
before if 41
before ihr 241
before ihre -184
before il -8
before indirim -250
before indirizzo 207
before insira 51
before introduce 316
before is 81
before ist 118
before it 139
before item -270
before je 14
before jednorazovy 436
before jusu 160
before k -82
before kertakoodi 54
before kertakoodisi 238
before kindly 288
before kod 111
before kode -19
before kodu -249
before kortingscode -342
before la 145
before locker -93
before log 50
before login 8
before ltd -177
before ma -84
before magic 513
before mar -337
before mark 58
before masuk 62
before mat 84
before may -43
before med 323
before member -271
before men 2
before meter -132
before minutos -28
before misto -102
before mit 251
before move -41
before n -714
before namen 126
before nell 266
before nhap 472
before no -129
before not -141
before nov 110
before number 92
before numeris -142
before numero -67
before o 104
before of 108
before offnen 106
before og -27
before om 7
before on -7
before onay 72
before one 439
before only 178
before opened -96
before oto 271
before otp 491
before our 89
before out 224
before overovaci 134
before page 468
before pagina 654
before panel 127
before pantalla 52
before parola 266
before pass 35
before passcode 381
before password 265
before pentru 72
before per 111
before pesanan -85
before petsa 435
before phishing -21
before pin 74
before plan -184
before please 54
before pop 73
before popust -171
before port -152
before portal 494
before pour 138
before prenotazione -452
before previous 105
before prihlaste 116
before printed -181
before prisijungimo 591
before pro 225
before process 94
before psst 190
before publ 125
before punch 486
before quatre 7
before que 176
before re -54
before read 102
before redwood 539
before ref -196
before reference -92
before release 114
before replaces -25
before reserva -317
before reset 179
before respond 24
before right 330
before ring -389
before rm0 44
before row -172
before s 33
before saisir 62
before same -357
before sample -503
before says 536
before score -196
before scrivi 4
before se 40
before sec 1
before second 4
before sekali 486
before selam 120
before share -87
before shelf 199
before signing 284
before sim 306
before skal 74
before so -260
before sondern 249
before sort -523
before src -1
before sso 20
before st -138
before stato 36
before step 387
before storgatan -67
before supply 138
before sur 16
before syota 440
before t -203
before tac 379
before tan 556
before tax -284
before tell 354
before termina -80
before tesdiq 76
before test 50
before thanks -457
before the -9
before there 139
before these 229
before thing 769
before this 251
before ticket -346
before to 21
before today 205
before toegangscode 47
before token 253
before twoj 244
before ucun 203
before under -17
before unesite 342
before unica 63
before us 31
before use 344
before using 125
before va 72
before valid -1
before validation 450
before value -81
before van -89
before verificare 290
before verificatiecode 38
before verification 165
before verified -70
before verlopen -276
before visit -152
before voer 217
before voici 46
before votre 57
before voucher -310
before want 364
before wants 186
before war -4
before way -5
before we -46
before when 207
before will 48
before window -64
before with 249
before would 176
before xac 322
before xx0000 351
before yours 486
before za -149
before zahl 219
before zip -589
before zoom -310
before zugangscode 48
before zum 132
before αρ -2
before αριθμοσ -97
before κωδικοσ 8
before να 28
before ο -56
before την 189
before τον 26
before број -189
before ваш 112
before вот 214
before для 108
before до -32
before доступу 72
before за 79
before и -56
before кириш 26
before ключ 112
before код 190
before на 57
before наберите 165
before номер -379
before пароль 295
before подтверждения 6
before підтвердження 331
before растау 86
before учун 5
before է 123
before հաստատման 198
before המספר 342
before יש 62
before להזין 247
before מספר -491
before קוד -77
before שלך 178
before ادخل 40
before التحقق 34
before الخصم -51
before الدخول 107
before بتاعک 9
before تایید 485
before تخفیف -33
before تسجیل -233
before رقم -434
before رمز 262
before ریال 112
before شماره -133
before علی -10
before من -101
before نمبر -27
before هو 331
before واحده 783
before یہ 130
before ऐप 140
before कूपन -2
before टाइम 439
before पासवर्ड 256
before पिन -315
before लिए 180
before लॉगिन 144
before वन 134
before सत्यापन 406
before আপনার 93
before করতে 38
before কুপন -63
before কেড -61
before জন্য 139
before ব্যবহারযেগ্য 69
before உங்கள் 437
before எண் -204
before கடவுச்செல் 61
before హెదరాబాద్ -106
before ნომერი -5
before საფოსტო -50
before የማረጋገጫ 3
before ご使用量 -88
before コード 269
before 内線 -49
before 確認番号 281
before 認証コード 130
before 비밀번호 251
before 수 -415
before 숫자 70
before 예약 -77
before 인증 59
before 인증번호 134
before 일회용 479
before 쿠폰 -110
before 픽업 -46
before0 00000 -379
before0 00000000 -221
before0 acesso 273
before0 activacion 355
before0 and -51
before0 ange 718
before0 ar 368
before0 are 540
before0 at -21
before0 authcode 59
before0 but 301
before0 c -189
before0 code 73
before0 codice 327
before0 com 589
before0 compte -118
before0 con 926
before0 continue 536
before0 da 179
before0 de -756
before0 device -60
before0 din 579
before0 door 423
before0 e 381
before0 en -458
before0 ending -62
before0 enter 967
before0 er 147
before0 es 283
before0 est 45
before0 este 78
before0 example 912
before0 generated 57
before0 hentekode -184
before0 hn -35
before0 ialah 393
before0 id -246
before0 ini -142
before0 is 475
before0 it 608
before0 je 197
before0 kertakoodi 62
before0 kod 29
before0 koden -177
before0 kodi 259
before0 kodo 191
before0 koodi -165
before0 kortingscode -173
before0 la 86
before0 lautet 86
before0 login 167
before0 mail 298
before0 may -91
before0 mit 271
before0 neu 161
before0 nhap 404
before0 no -92
before0 nr -363
before0 numeris -38
before0 on 183
before0 order -326
before0 otp 526
before0 pa -328
before0 panel 108
before0 pin 130
before0 por 106
before0 psst 914
before0 put 438
before0 reads 35
before0 ready 1
before0 request -426
before0 retrait -429
before0 ride 324
before0 send 338
before0 session -68
before0 show 498
before0 sie 77
before0 sifreniz 59
before0 sondern 577
before0 tan 394
before0 test 200
before0 the -532
before0 ticket -159
before0 times 74
before0 to 21
before0 token 667
before0 type 91
before0 us 67
before0 use 844
before0 vahvistuskoodi 96
before0 verificacion 157
before0 verification 220
before0 verifikasi 57
before0 von -194
before0 will -177
before0 with 754
before0 year -48
before0 you 645
before0 your -359
before0 χρησησ 125
before0 а 240
before0 доступу 7
before0 е 205
before0 пароль 123
before0 подтверждения 259
before0 руб 67
before0 אימות 25
before0 הקוד -61
before0 التحقق 79
before0 ب -149
before0 تایید 271
before0 هو 72
before0 ओटीपी 174
before0 संख्या -83
before0 รหัสอ้างอิง -22
before0 ご使用量 -24
before0 コード 55
before0 確認番号 54
before0 認証コード 47
before0 邮编 -58
before0 验证码 84
before1 0 -104
before1 00 -99
before1 000 29
before1 0000 85
before1 00000 -160
before1 000000 206
before1 a -179
before1 access 367
before1 activation 427
before1 and -39
before1 atveteli -129
before1 auth -401
before1 belepesi 109
before1 checkout 297
before1 clave 347
before1 code -157
before1 codice -468
before1 confirmation 25
before1 customer -148
before1 da -52
before1 dang -108
before1 de 73
before1 der -450
before1 di 70
before1 din -54
before1 dogrulama 164
before1 e 38
before1 el -136
before1 email 247
before1 est 141
before1 expired -81
before1 fill 378
before1 for -438
before1 form 77
before1 from -27
before1 haslo 293
before1 hasznalatos 448
before1 il -131
before1 in -31
before1 is 1
before1 it 183
before1 kertakoodisi 2
before1 kod -446
before1 kode -40
before1 la -158
before1 login 154
before1 longer 1
before1 mobile -348
before1 more 98
before1 na -180
before1 new 336
before1 no -103
before1 number -371
before1 of -52
before1 old -327
before1 on -30
before1 onay 242
before1 one -163
before1 otp 230
before1 password 140
before1 per 214
before1 pin -286
before1 re 78
before1 ready -7
before1 reset 123
before1 security 554
before1 see -453
before1 sie -83
before1 sort -185
before1 termina -536
before1 the 113
before1 they 10
before1 time 275
before1 to -103
before1 tuo 60
before1 use 14
before1 username -261
before1 vous 34
before1 waiting 185
before1 with 1
before1 your 142
before1 z -557
before1 zoom -125
before1 μιασ 187
before1 τον 60
before1 ваш -217
before1 за 48
before1 реттік 5
before1 הקוד 90
before1 رمز -3
before1 पिन -23
before1 लॉगिन 321
before1 কুপন -37
before1 የማረጋገጫ 1
before1 인증 145
before1 일회용 195
before1 쿠폰 -15
before1 픽업 -45
before1 확인 110
below 0 44
below 00 74
below 000 -42
below 0000 -53
below 00000 21
below 000000 -231
below 0000000 6
below 00000000 3
below 000000000 11
below 00000000000 -93
below 00000000000000 19
below 0000年0月00日 -295
below 0000年0月0日 179
below 00まで -259
below 00分钟内有效 29
below 00時00分 413
below 00時間 15
below 00月00日 -55
below 00월 -49
below 0f0e0d0c 119
below 0pm 9
below 0분 409
below 0일 -73
below 0회 -112
below about -233
below account -109
below achat -191
below acima -217
below active 107
below address 128
below after 46
below afterwards 18
below ag 214
below aiki 21
below ako 39
below al -170
below am -16
below an -45
below anda -42
below answer -167
below antes -296
below any -19
below aplikacji -107
below app -88
below april -161
below ar 73
below are 64
below argo -139
below arrival -339
below arrive -192
below art 5
below as 80
below asked 57
below at -14
below atcelt -56
below ate 64
below attached -176
below attempt 23
below auftrag 220
below authentication 297
below autorizacni -296
below avaa -476
below avant 15
below azonosito -44
below b 57
below back 33
below bag -42
below balance -35
below be 69
below before 54
below below -238
below bergen -173
below berger -52
below berlaku 312
below bij -43
below bill 147
below block 27
below both -38
below bound 112
below box -85
below bucuresti 10
below bureau 86
below but -217
below button -21
below by 48
below ca 102
below caduca 70
below call 56
below can 75
below card 100
below cardul 165
below case 313
below cashier 117
below ce 64
below cegjegyzekszam 86
below cet 28
below chan 14
below channel 106
below chat 95
below check -27
below checkout -482
below child 276
below christmas -43
below cislo 74
below clase -231
below class -216
below clave -139
below clearing 594
below click 105
below client 123
below close 21
below closes 72
below co 4
below cod 26
below code -120
below codigo -116
below com -32
below communiquez 205
below complete 319
below compras -202
below confirm -32
below confirmation -73
below contact 85
below coupon -126
below covers -301
below credito -225
below cuenta 177
below d -67
below daca 21
below dakika 225
below dalam 300
below danach 238
below danych 47
below data -195
below date -34
below day 100
below de 6
below dear -207
below dec -43
below december -70
below decembre -365
below delivery -69
below demande 18
below demo -64
below den 6
below depois 34
below deqiqe 127
below der 93
below des -77
below desk 102
below det 65
below deve -61
below device 13
below di 47
below didn 117
below die 4
below dies 137
below digital -48
below digite 114
below dock 336
below document -4
below don 45
below donde 52
below double -511
below due 157
below dung 158
below een 285
below ei 134
below ein 118
below eingeben -57
below einlosbar -494
below einmalig -65
below eintippen 67
below el -11
below eller -194
below else -93
below email -14
below en 79
below end 3
below ends 49
below enero -353
below engangskode -10
below enter 51
below entered 16
below erhalten -141
below error -61
below ervenyes 371
below escribelo 379
below est 57
below esta 109
below este 21
below et 258
below event -219
below events -103
below every 123
below example 58
below expira 136
below expire -71
below expires 424
below extension 104
below failed -73
below far 10
below fathom 481
below fel 47
below figures 136
below fila -389
below firefox 36
below firmware 15
below first -68
below five 46
below flight -192
below folio 6
below form 63
below four 185
below fra 11
below friday -70
below from -37
below front 13
below ft -124
below galioja -5
below garibaldi 43
below gecerlidir 21
below gecerlilik 174
below geldig -111
below get -41
below gets 174
below gian -124
below gilt 232
below give -50
below go -63
below goes 283
below going -70
below good 44
below green 246
below gros 93
below grus -306
below gui -64
below gultig 201
below h 217
below hai 238
below halcyon -341
below happens 20
below har 62
below has 70
below hasla 47
below haslo 87
below hast 141
below heeft 335
below helpdesk 76
below helpline 79
below heslo 131
below het 134
below hora 120
below hotel -230
below hour 320
below http 66
below https 7
below hubungi 92
below i 52
below icinde 156
below identity -24
below idp -41
below if 37
below ikke 254
below il 91
below incident -166
below index 80
below inn 18
below inserendolo -95
below inserire -565
below inseriscilo 5
below instead -145
below insured 27
below inte 78
below into 88
below invite -264
below is 59
below isn 43
below it 109
below j 15
below ja 144
below jam 86
below jan -55
below je 20
below jen 660
below jest 297
below jezioro -3
below jo 196
below join -15
below june 88
below k -128
below kada 22
below kamu 53
below kan 109
below kartou -147
below kc -334
below ke 81
below keep -82
below kehtib 266
below kemarin 50
below kereta -6
below key 67
below khong 81
below ki 292
below kimseyle 26
below kind 212
below kl 225
below klopt 190
below kod -23
below kodas -23
below koden 185
below kods 34
below kombinierbar -142
below konstanz -25
below kui 223
below kwota 27
below l -60
below la -18
below las 114
below last 255
below later 95
below le 2
below leeds -4
below left 173
below lei -82
below letters 159
below level 18
below lifetime 147
below ligne 52
below likes 258
below limit 93
below listeners -199
below load 661
below log 29
below login 16
below logowania -1007
below long -81
below lot 193
below lower 45
below m -4
below mail -82
below march -351
below market -2
below marlowe -171
below mate 13
below med -172
below member 5
below menit 219
below merchant 18
below message 59
below midnight 215
below min 137
below minut 528
below minuta 154
below minute 20
below minuten 334
below minuter 1
below minutes 238
below minuti 346
below minutit 47
below minutos 330
below minutter 411
below minutur 446
below minuuttia 96
below mobile -301
below monday -409
below more -13
below mt 823
below munud 20
below n 135
below na 123
below nach 335
below nad -26
below nada 35
below name -144
below nao 435
below naudokite -304
below ncua 2
below ne 95
below nebo 99
below need -45
below nem 195
below neue 174
below new -73
below next 239
below ngay -47
below nicht 89
below nichts -42
below nie 222
below nif -19
below nights -34
below no 105
below nomor 187
below non 73
below not 166
below nov -240
below november -209
below number -50
below numer 113
below numero 50
below nummer -243
below ny 90
below o 195
below of 43
below og 1
below om 141
below on 21
below once 85
below one 19
below online -33
below only 327
below open 36
below opened 109
below opening -302
below opens 30
below or -54
below order -49
below ore 37
below otp -8
below out -44
below over -84
below own 1
below p -47
below pa -111
below pages 220
below paid -75
below paket -107
below palvelussa -164
below par 82
below para 61
below parcel -22
below parents 12
below password 158
below pedido 72
below people -34
below phut 286
below pin -84
below plate -68
below platnost 132
below play -112
below plazo 289
below plc -25
below please -3
below plkst 130
below pm -85
below po 181
below pokazite -56
below pop 17
below por -16
below port 186
below portal 27
below post -103
below postal 290
below prazo 97
below pri -262
below primeira -611
below prompt 201
below pt 40
below qr -338
below questions -36
below quote -198
below r -75
below rabattkode 82
below rd 240
below reading 233
below recognise -384
below records -117
below reference 39
below region 9
below registered -110
below registration 412
below release 32
below reply -2
below request 71
below requested -78
below resta 10
below rf 160
below richiesta 38
below ride 229
below ridge 543
below right -53
below ring 81
below room 191
below row 208
below rs -147
below rua 27
below run 106
below s -32
below sa 5
below sach -140
below safari 148
below sah 78
below saisir 179
below salam -1
below sam 2
below same -81
below samme -67
below sample -16
below sampletown -80
below sat -63
below saved 173
below scade 303
below score 672
below screen -32
below se 124
below sea -13
below second -16
below secondi 32
below seconds 48
below secretaria -16
below security 22
below see 31
below seeblick -18
below sei 68
below semester 40
below senest -35
below senja -5
below sent 59
below sera 317
below server 80
below service -58
below services 23
below shall 30
below sheet 19
below shelf -32
below shop -165
below shows 13
below si 118
below sich -159
below sido 29
below sie 112
below sign -38
below since -4
below skriv 28
below sladu -48
below slow -226
below so -5
below somebody -9
below something 12
below sonra 385
below sp -99
below st -112
below staat -50
below stays 38
below ste 106
below sticker -9
below still -8
below stockholm 121
below stops 208
below str 53
below straight 172
below street -36
below sunday -127
below sundial 188
below t 49
below ta 119
below tamat 60
below tax 108
below telephone 151
below tell -11
below ten 47
below test 75
below th -225
below thank -96
below the 158
below then 48
below there -48
below they 89
below third -68
below this -29
below thu -177
below ticket 282
below till -32
below tin -786
below tl -95
below to -27
below todos -14
below tomorrow 171
below ton 389
below tonight 93
below tri 193
below try -94
below tryck -29
below ttl 22
below two 31
below u 128
below uhr 218
below und -57
below une 45
below unit 309
below until 102
below up 43
below updates -104
below us -155
below used 36
below ut 31
below utc 322
below utrecht -135
below uur 79
below uw 30
below v0 275
below valabil 10
below vale 246
below valid 159
below validade 155
below vanhenee 196
below ve -29
below verifica -90
below verification -13
below verify -2
below version 4
below via 246
below vid 214
below view -267
below vill -1
below visit 51
below void 450
below voimassa 305
below voor -79
below vote 126
below vous 51
below vy 94
below warenkorb -5
below was -15
below wasn 36
below we -47
below website 29
below wed 315
below werkt 140
below when -142
below where 154
below wi -292
below wib 497
below will 67
below window 219
below with -9
below wodna -201
below working 60
below would -118
below wrenfield 176
below www 193
below wygasa 42
below wypisz -10
below y -46
below ya 8
below you -10
below your 7
below yours 129
below z -69
below za -160
below zadne 126
below zephyr 119
below zl -66
below zum 11
below αν 102
below ισχυει 266
below πειραιασ -13
below σε 58
below ако 51
below без 4
below будет -193
below важи 81
below ви 52
below г 21
below до 8
below діиснии 132
below діє 368
below е 6
below если 11
below зі -423
below и 164
below к 177
below ключ 151
below код -74
below лв -41
below лише 126
below минут 232
below минути 283
below наступну -67
below не 187
below никому 38
below новыи -20
below номер 38
below один -363
below окно -67
below операция 209
below пароль 45
below приема -171
below хвилин 226
below через 90
below якщо 41
below է 55
below կոդը 18
below հվհհ 54
below մինչև 287
below պետք 44
below սպը 8
below րոպե 4
below בשעה 60
below דקות 196
below לא 204
below לאיש 79
below מספר 10
below اتصل 17
below ادخلوا -155
below اذا 148
below از 61
below است -165
below الرساله 281
below الرقم -1
below المرجعی -36
below المفتوحه 89
below الموعد -12
below الوصول -6
below ان 301
below اول 89
below اگر 44
below این 77
below بعد 23
below تومان -181
below تکونوا -105
below دقایق 416
below دقیقه 411
below زمان 190
below شناسه 33
below علی -23
below فاتصلوا -43
below فی -78
below لم 82
below ندهید 22
below کا 18
below کار 19
below کد -70
below کسی 1
below کی -18
below گا 30
below ہے 97
below आज 144
below इसे 19
below एक -23
below ओटीपी 8
below किया 91
below को -276
below चलेगा -297
below तक 271
below पर -84
below बजे 194
below भी 80
below भुगतान -95
below मिनट 298
below में -35
below यह -50
below राशि -64
below हा 185
below है 8
below কেড -30
below ছাড় -288
below না 75
below পর্যন্ত -252
below ফেন 76
below মিনিট 273
below ਮਿੰਟ 150
below இது 205
below மட்டுமே 98
below ఈ -411
below కోడ్ -87
below മിനിറ്റിനുള്ളിൽ 185
below ඇතුළත 75
below කෙතය 40
below විනාඩි 85
below น 33
below นาที 321
below บาท -31
below მოქმედებს 60
below នាទី 39
below お一人様0回限り -339
below なお 146
below クーポンコード 253
below 予約番号 181
below 分鐘後失效 175
below 分钟内有效 71
below 即可 130
below 土 -17
below 如非本人操作 161
below 截至 -119
below 日 -51
below 时间 223
below 有効期限 84
below 有效期 146
below 樓 140
below 若非本人操作 298
below 號 -106
below 裝置 -216
below 訂單 64
below 订单号 15
below 邮编 170
below 게임 -95
below 서울 -170
below 수 55
below 위 279
below 유효합니다 50
below 주문번호 77
below 지나면 290
below 코드를 -132
case lower alnum -104
case lower hyphenated -72
case lower letters -320
case lower spaced -55
case lower words -8
case mixed alnum -32
case mixed letters -1195
case none digits -12
case none grouped -13
case none prefixed -101
case none spaced 179
case upper alnum -9
case upper hyphenated -41
case upper spaced -53
gap 1 -199
gap 2 -44
line  -300
line begins 61
line beginsends 350
line ends -254
place alt -184
place html 21
place preheader 9
place subject -148
place text 59
place title -21
shape alnum -75
shape alnum 10 -484
shape alnum 4 8
shape alnum 5 109
shape alnum 6 164
shape alnum 7 -468
shape alnum 8 -60
shape alnum 9 -696
shape digits 145
shape digits 10 -397
shape digits 4 -103
shape digits 5 -110
shape digits 6 191
shape digits 7 -190
shape digits 8 4
shape digits 9 -261
shape grouped 41
shape grouped 10 -514
shape grouped 4 -276
shape grouped 5 -510
shape grouped 6 372
shape grouped 7 -194
shape grouped 8 -137
shape grouped 9 -647
shape hyphenated -22
shape hyphenated 10 -204
shape hyphenated 11 -115
shape hyphenated 12 -384
shape hyphenated 7 484
shape hyphenated 8 -90
shape hyphenated 9 50
shape letters -482
shape letters 10 -493
shape letters 4 -628
shape letters 6 203
shape letters 7 -612
shape letters 8 17
shape letters 9 -622
shape prefixed 4 -163
shape prefixed 5 35
shape prefixed 6 316
shape prefixed 7 -156
shape prefixed 8 -157
shape spaced -19
shape spaced 4 -78
shape spaced 6 293
shape spaced 7 6
shape spaced 8 -32
shape words -121
subject 0 -126
subject 00 -282
subject 000 -87
subject 0000 -45
subject 00000 -172
subject 000000 -220
subject 0000000 -109
subject 00000000 -231
subject 000円offクーポン -602
subject 00k -57
subject 0b -113
subject 0fa 196
subject 0k0 -847
subject 0qk0zm -127
subject a -75
subject aan 80
subject abonnement -516
subject about 174
subject accepted -311
subject acceso 146
subject access 59
subject accesso 68
subject account -81
subject acesso 96
subject acquisto -26
subject action -89
subject activa 18
subject activacion 33
subject adalah 31
subject added -240
subject address -80
subject adresse 23
subject adresu 140
subject afspraak -288
subject ai -29
subject aktivacija 43
subject al 58
subject alert -328
subject am -310
subject and -174
subject ang 40
subject anmelden 4
subject anmeldung 141
subject api -351
subject appareil 107
subject application -77
subject appointment -153
subject approval 271
subject approve 352
subject approved -86
subject apstiprinajums -242
subject aqui -183
subject are 49
subject arrival -113
subject as 197
subject asking 354
subject at -18
subject atelier -10
subject attic 243
subject auftrag 118
subject auth -111
subject authcode 23
subject authentication -20
subject authorisation 195
subject authorize 74
subject automaatissa -292
subject autoriza 122
subject autoryzacyjny 345
subject ax -204
subject b000 -125
subject backup -332
subject badge -103
subject baharu -127
subject ban -80
subject bank 60
subject basket 7
subject before 159
subject bei 172
subject bekrafta 222
subject bekraftad -741
subject belepokodod 275
subject bestatigen 67
subject bestatigung 124
subject bestellung -354
subject bevestig 117
subject biglietto -12
subject biletiniz -300
subject birthday -228
subject boarding -399
subject bonifico 298
subject bonus -36
subject booked -462
subject booking -276
subject box 163
subject by -652
subject c 278
subject ca -11
subject cadeau -79
subject call 231
subject can -677
subject cancelled -551
subject card -69
subject certificate -1236
subject challenge 28
subject change 45
subject changed -23
subject changing 80
subject check 118
subject checkout 8
subject chitanta -210
subject cho -190
subject ciao 47
subject cikti -45
subject cislo -186
subject claim 249
subject class -416
subject cli 12
subject clinica 338
subject club -74
subject cod 132
subject code 56
subject codes -387
subject codi 229
subject codice 34
subject codigo -18
subject codigos -356
subject coletul -261
subject colis -283
subject collect -393
subject commande -693
subject compte -81
subject computer 212
subject con -339
subject confirm 107
subject confirma 236
subject confirmacion -339
subject confirmation -106
subject confirme 114
subject confirmed -924
subject confirmez 303
subject connexion 134
subject consegna -196
subject console 58
subject contract 70
subject contrasena 40
subject cooperativa 144
subject corner -12
subject correo 235
subject correu 46
subject csomagja -1
subject cua 228
subject cuenta 55
subject customer -49
subject cv 47
subject czeka -350
subject da -51
subject daily -15
subject day -873
subject de 58
subject default -362
subject deine -439
subject delivery -371
subject den -73
subject det 19
subject details -37
subject device 156
subject dia 10
subject die -68
subject dig -35
subject digits -125
subject disponible -311
subject dispositivo 257
subject do 86
subject dogrulama 21
subject don -135
subject door -164
subject down -312
subject du -133
subject due -355
subject dynamic 319
subject e 48
subject eats 287
subject echec -4
subject een -105
subject eich 94
subject einmalpasswort -248
subject el -39
subject email 89
subject emergency -341
subject en -22
subject enabled -131
subject enclosed -12
subject engangskod 125
subject enrolment 93
subject enter -21
subject entra 204
subject entrar 117
subject entrega -232
subject episode -90
subject er -214
subject error -233
subject errors -370
subject esim 92
subject espace 363
subject espera -267
subject esta -95
subject et -259
subject eth -131
subject eur 185
subject euro -168
subject events -382
subject expired -316
subject export 182
subject factor -43
subject factura -296
subject facture -137
subject failed -1104
subject faktura -224
subject falta 58
subject family -27
subject fatura -107
subject field -353
subject filing 251
subject firmar 198
subject firmare 4
subject first -29
subject fisiniz -493
subject for -7
subject forum 167
subject frame -61
subject fran -11
subject free -176
subject freigabe 178
subject fresh -188
subject friday -570
subject g 31
subject gare -212
subject gerat 136
subject gift -400
subject giris 91
subject give -378
subject godkend 146
subject gonderiniz -30
subject half -230
subject hang -106
subject har -72
subject has -121
subject haslo 1
subject have -417
subject hay -160
subject hazir -39
subject hello 21
subject hesabina 141
subject hesla 266
subject high -10
subject hotel -215
subject hours -58
subject house 61
subject how -440
subject hr -98
subject i -43
subject identity 91
subject ihre -343
subject ihres 133
subject in -90
subject indirizzo 135
subject inlogcode 119
subject inloggen 115
subject inloggningskod 372
subject inn 40
subject inscription 272
subject inside -383
subject into 133
subject invited -235
subject invito -239
subject invoice -562
subject is 3
subject islem -84
subject issue -390
subject issued 57
subject ist -30
subject it 100
subject iyong 107
subject j 52
subject jira -331
subject jizdenka -62
subject jk -224
subject jouw -361
subject k 63
subject kartou 46
subject karty 37
subject kertakoodi 53
subject kestrel 164
subject kinnituskood 252
subject kirjautumiskoodisi 87
subject klaar -350
subject kod 102
subject koda 132
subject kodas 129
subject kode 20
subject kodem -113
subject koden 106
subject kodi 97
subject kodunuz 134
subject kody -437
subject konto -33
subject kontrola 10
subject kvittering -121
subject kwh -270
subject l 92
subject la -23
subject left -242
subject length -215
subject les -859
subject let 267
subject letters 350
subject licence -199
subject license -27
subject lich -75
subject ligt -93
subject line 119
subject lisbon -402
subject little 125
subject localizador -36
subject locked 350
subject locker -128
subject log 291
subject logga 128
subject logging 119
subject login 125
subject logowanie 99
subject longer -34
subject made -333
subject mail 77
subject mailer -641
subject mara 676
subject mas 128
subject masuk 78
subject match -98
subject meeting -46
subject megerkezett -734
subject melding -352
subject member 113
subject merging 417
subject message 156
subject meter -546
subject mewngofnodi 30
subject mfa 139
subject mit -541
subject monday -35
subject most -209
subject mot 127
subject munkalap -175
subject n -129
subject na -14
subject nas -37
subject nearly 119
subject need 428
subject needed 141
subject needs 130
subject neembk -66
subject neue -327
subject never -395
subject new -167
subject newer -418
subject news -454
subject newsletter -220
subject nhan 132
subject norwind 129
subject not 15
subject nota -420
subject notice -249
subject nou 48
subject noudettavissa -500
subject nouveau 239
subject nouvelle -125
subject november -249
subject novi 161
subject now -155
subject nr 112
subject nu -67
subject number -81
subject numbers -460
subject nuovo 57
subject ny -61
subject nº -322
subject o -67
subject objednavka -210
subject of 119
subject off -289
subject og -125
subject om -84
subject on -103
subject onay -48
subject online 16
subject only -429
subject open -163
subject operacion -26
subject ops -32
subject order -80
subject ordine -260
subject oslo -385
subject otp -57
subject overovaci -243
subject ownership -48
subject paczka -345
subject pagamento -90
subject pago -84
subject pair 27
subject pairing 145
subject paket -660
subject pakettisi -4
subject pakiautomaadis -161
subject pakket -280
subject paper -125
subject paquete -106
subject parcel -355
subject parking -135
subject pas 26
subject passcode 109
subject passo 275
subject password 33
subject pay 28
subject payee -46
subject pdf 27
subject pedido -636
subject per 100
subject personale -643
subject pesanan -204
subject phone 167
subject pin 165
subject pins -87
subject player -135
subject pm -2
subject pnr -685
subject points 253
subject portale 369
subject portkod -216
subject porto -553
subject potrditev 281
subject potvrda 244
subject potwierdz 49
subject potwierdzenie -31
subject pr -936
subject prenotazione -244
subject prihlaseni 92
subject prijava 21
subject prijavu 4
subject pro 172
subject prod -117
subject psst 53
subject puk -26
subject qx0t0m -137
subject rabatkode -316
subject rabatowy -210
subject rabatt -222
subject re -167
subject reading -305
subject ready -183
subject recall -62
subject receipt -746
subject receive 225
subject received -201
subject rechnung -53
subject regalo -334
subject register 65
subject registered -79
subject regression 209
subject rekins -17
subject repair -249
subject replacement -273
subject report -306
subject request 34
subject required -99
subject reserva -404
subject reservation -4
subject return -251
subject revenue -73
subject review -100
subject ricevuta -308
subject ride -208
subject ritiro -392
subject rma -116
subject ruth -469
subject s 86
subject sach -190
subject sahkan 24
subject sala -310
subject sale -212
subject samedi -224
subject scam -71
subject school -209
subject screen 71
subject sd 144
subject second 359
subject secure 42
subject sen 10
subject senha 167
subject sepette -92
subject sesion 105
subject session 89
subject set -144
subject setting -21
subject share -67
subject shared -4
subject shift 184
subject show -29
subject shows -438
subject siakad -378
subject sign 247
subject signing 110
subject sim -47
subject slot 225
subject smoke 43
subject sms 170
subject so -96
subject solicitud 318
subject something 54
subject sound -290
subject spring00 -415
subject sso 110
subject stadfestingarkodi 84
subject staging -16
subject statement -408
subject stay -417
subject step 29
subject steps -16
subject still 447
subject student -92
subject su -15
subject summary -214
subject system 196
subject tac -207
subject tai 202
subject take 14
subject tan 26
subject tang -262
subject tannery -511
subject tasdiqlash -22
subject te -264
subject team -52
subject teie -33
subject telephone 105
subject tesdiq 82
subject test 11
subject text 83
subject thank -392
subject that 156
subject the -62
subject thing 122
subject ticket -47
subject tickets -360
subject tid -44
subject tilauksesi -46
subject till 43
subject time -166
subject tl -140
subject to 52
subject toegangscode 176
subject tomorrow -521
subject tonight -139
subject track 20
subject transfer 31
subject treat -32
subject trip -653
subject tu -26
subject tua -114
subject tuo 18
subject tuoi -32
subject tv 61
subject two -6
subject uberweisung 154
subject un -35
subject und -28
subject une 13
subject unique 81
subject unlock 5
subject update -248
subject updated -462
subject us -12
subject user 68
subject uusi -104
subject uw -180
subject uz -292
subject v -216
subject vahvista 223
subject vahvistus 139
subject vahvistuskoodi 253
subject validation 10
subject van -224
subject vasa -29
subject ve -264
subject verifiera 152
subject verify 60
subject version -281
subject via -78
subject vk -188
subject vm -147
subject vol -97
subject voor -6
subject vorgang -1
subject vote -74
subject votre -16
subject voucher -316
subject vous -353
subject voyage -404
subject vpn 54
subject waiting -42
subject wants 442
subject was -310
subject we -324
subject webinar -490
subject week -640
subject weekly -278
subject welcome -12
subject weryfikacja 576
subject what -340
subject why -379
subject wij 239
subject with 99
subject wurde -545
subject y -17
subject year -313
subject you -129
subject your -34
subject yours 169
subject za -61
subject zahlerstand -339
subject zmiana 31
subject zugang 303
subject για -132
subject επιβεβαιωση 161
subject επιβεβαιωστε 118
subject η -327
subject κρατησησ -446
subject κωδικοσ 53
subject νεα -186
subject σασ -10
subject στισ 62
subject συνδεση 177
subject συνδεσησ 99
subject την 361
subject в -91
subject вход 353
subject входа 101
subject вхід 134
subject для 48
subject за -149
subject заказ -252
subject записи 341
subject заявление -199
subject и -152
subject изменен -36
subject имеил 39
subject квитанция -59
subject код 107
subject кіру 6
subject на 9
subject не -21
subject по -1
subject подтвердите 219
subject подтверждение 249
subject потврда 236
subject почты 77
subject превод 38
subject приходит -5
subject підтвердження 22
subject растау 18
subject рахунок -49
subject сборка -37
subject ти 149
subject упала -95
subject אימות 45
subject אישור 15
subject ההזמנה -130
subject הכניסה 75
subject הקוד 86
subject ל 29
subject סיסמה 42
subject פעמית 8
subject קבלה -112
subject קוד 57
subject שלך 55
subject التاکید -132
subject التحقق -31
subject الدخول 21
subject ان 63
subject اکاونٹ 214
subject ایمیل 90
subject بانک 186
subject تایید 86
subject تصدیق 10
subject تفعیل 20
subject تم -391
subject تمت -155
subject جدید -48
subject حجزکم -359
subject خصم -409
subject رمز 181
subject سفارش -87
subject شد -430
subject شماره 91
subject طلب 69
subject طلبک -165
subject فعالسازی 99
subject لا -175
subject مستفید -145
subject هدیه -24
subject ورود 150
subject پویای 41
subject کد 50
subject کوڈ 133
subject کی -94
subject ہو -26
subject आज -300
subject आपका -140
subject करें 158
subject की -44
subject को -144
subject कोड 131
subject खाते 62
subject टिकट -51
subject बिल -53
subject बुकिंग -207
subject लॉगिन 185
subject हो -45
subject ওটিপি 54
subject কেড 175
subject জন্য -15
subject নতুন -27
subject পাসওয়ার্ড 37
subject ফলাফল -81
subject ভাউচার -30
subject রিপের্ট 133
subject লগইন 54
subject হয়েছে -157
subject અરજી 694
subject உங்கள் -231
subject உள்நுழைவு 4
subject கடவுச்செல் 51
subject மின் -170
subject കേഡ് 18
subject บาท -107
subject ยืนยันอีเมลของคุณ 118
subject ลด -131
subject ኮድ 132
subject የማረጋገጫ 83
subject លេខកូដផ្ទៀងផ្ទាត់ 93
subject ご予約確認 -668
subject ご注文 -204
subject ご注文ありがとうございます -86
subject ポータル 533
subject メールアドレスの確認 126
subject ログイン用コード 381
subject ログイン確認コード 8
subject ワンタイムパスワードのお知らせ 106
subject 一次性密碼 126
subject 予約番号 -181
subject 会員様限定 -109
subject 取件码 -348
subject 暗証番号 -368
subject 本人確認 505
subject 满000减00 -325
subject 登录安全验证 2
subject 確認コード 32
subject 認証コード 163
subject 認証コードの再送 -33
subject 转账确认 6
subject 重要 -875
subject 電子申請 14
subject 電子發票開立通知 -27
subject 验证码 227
subject 계정 -88
subject 광고 -236
subject 기기 23
subject 도착했어요 -193
subject 로그인 108
subject 보관되었습니다 -456
subject 본인확인 162
subject 상품이 -34
subject 새로운 -17
subject 생일 -34
subject 안내 -1
subject 열람 -321
subject 예매 -152
subject 예약 -57
subject 완료 -115
subject 이번 -514
subject 인증 114
subject 인증번호 45
subject 일회용 136
subject 재설정 67
subject 코드 99
subject 한빛고속 -3
subject 확인 167
subject 회원가입 220
~after     22
~after   0 -479
~after   p 88
~after   y 11
~after  &  -137
~after  (a -61
~after  (i -38
~after  (k -63
~after  (p -230
~after  (s 4
~after  .. -79
~after  0  53
~after  0, 5
~after  0. -185
~after  0/ 330
~after  00 -96
~after  :  47
~after  << 6
~after  =  68
~after  a  51
~after  ab -83
~after  ac 64
~after  ad 73
~after  al -2
~after  an 72
~after  ap 88
~after  as -46
~after  at -6
~after  av -124
~after  be 33
~after  bu -280
~after  by -93
~after  ca 1
~after  ce 17
~after  co 36
~after  d  255
~after  da 100
~after  de 58
~after  di 57
~after  dr -186
~after  du 42
~after  e  101
~after  el 18
~after  en 2
~after  ex -93
~after  fa -23
~after  fe 87
~after  fo 167
~after  fr 45
~after  ft -183
~after  fu 127
~after  ga -56
~after  gb 178
~after  ge 58
~after  gi 199
~after  gr -113
~after  he 19
~after  hi 152
~after  ho 19
~after  in 6
~after  is 13
~after  it 135
~after  ja 101
~after  ji -42
~after  ke 22
~after  ki 32
~after  ko 122
~after  la 199
~after  le -74
~after  lo -12
~after  ma 54
~after  me 18
~after  mi 181
~after  na 88
~after  ne 54
~after  nh 147
~after  o  24
~after  od -24
~after  of -83
~after  ok 255
~after  or -99
~after  os -277
~after  ou -74
~after  ov 240
~after  pd -56
~after  pe 49
~after  pi -69
~after  pl -5
~after  po 35
~after  pr 169
~after  re -120
~after  ro -161
~after  rs -299
~after  ru 79
~after  s  -87
~after  se 89
~after  sh 55
~after  si 90
~after  sm -424
~after  so -84
~after  sp -15
~after  su -135
~after  sz -271
~after  t  13
~after  ta 76
~after  th 6
~after  ti 163
~after  to -60
~after  tr -72
~after  tu 159
~after  ty 33
~after  u  386
~after  un 129
~after  ur 32
~after  ut -67
~after  uu 296
~after  v  176
~after  ve 208
~after  vo 75
~after  vr 31
~after  wa -103
~after  wh 193
~after  wr -86
~after  xa 36
~after  ye -19
~after  yi 190
~after  zl -10
~after  «  171
~after  ·  -78
~after  κα 75
~after  ο  213
~after  бе 132
~after  бо -177
~after  вы -94
~after  дл 565
~after  е  -120
~after  из -244
~after  не -38
~after  по 76
~after  пр -126
~after  се 6
~after  ст 8
~after  у  115
~after  хв 184
~after  այ 391
~after  մո 250
~after  במ 309
~after  דק 47
~after  של 37
~after  دق 216
~after  شد -302
~after  شم 124
~after  فی 114
~after  لت 76
~after  می 78
~after  هو 308
~after  ہے 79
~after  یہ 123
~after  को 129
~after  टा 87
~after  पर -162
~after  बज -210
~after  পা 44
~after  লি 451
~after  આવ 384
~after  ని 657
~after  คื 24
~after  ไป 265
~after  ကိ 263
~after  არ 144
~after  ነው 53
~after  €  -38
~after  →  -103
~after  고객 3
~after  은  67
~after  입력 253
~after  주시 143
~after !!! -81
~after (ma 274
~after (pr -120
~after (re 82
~after (va 175
~after ) i -291
~after ),  -204
~after * * -27
~after **0 -405
~after *00 -56
~after , 0 -76
~after , c -53
~after , d 37
~after , h 79
~after , i -143
~after , k 130
~after , l -146
~after , n 61
~after , r -59
~after , t -99
~after , y -36
~after , п -232
~after ,00 63
~after ,用于 156
~after . 0 7
~after . a 66
~after . c -30
~after . e -135
~after . h 142
~after . i -37
~after . k 118
~after . n 12
~after . o 52
~after . p -22
~after . r 76
~after . s 31
~after . t 97
~after . п 25
~after . א 56
~after .,  -183
~after .te 49
~after /00 -173
~after 0 % -181
~after 0 ( -235
~after 0 e -153
~after 0 i -142
~after 0 j -42
~after 0 k -128
~after 0 m 209
~after 0 n -17
~after 0 p 221
~after 0 s 69
~after 0 t 67
~after 0 u -57
~after 0 म 400
~after 0 ম 46
~after 0 న 321
~after 0 წ 341
~after 0 分 520
~after 0%  -128
~after 0)  -59
~after 0). -14
~after 0.  -166
~after 0/0 65
~after 00  3
~after 00% -282
~after 00) -93
~after 00. 42
~after 000 -57
~after 00@ 98
~after 00。 51
~after 00分 249
~after 00분 11
~after 0:0 138
~after 0;  286
~after 0a0 -37
~after 0b0 -164
~after 0f0 -75
~after 0k0 -12
~after 0月0 -287
~after 0분  128
~after : 0 -117
~after : c 10
~after : l -147
~after : m 63
~after : r -52
~after : t -147
~after ::0 -855
~after ; e 201
~after ] e -1
~after ] s 24
~after ] y -238
~after a 0 -211
~after a a 69
~after a b 91
~after a c 48
~after a g -194
~after a i 270
~after a l -29
~after a m 91
~after a o -12
~after a p 81
~after a s 87
~after a,  -79
~after a.  -75
~after a?  197
~after aa  -642
~after abi 386
~after ace 36
~after ach -151
~after ad. 180
~after ada -119
~after age 101
~after agi 90
~after ah. -355
~after ail -147
~after aka 71
~after al  85
~after ale -51
~after ali -98
~after ama 121
~after ami -2
~after amp 59
~after an  37
~after and -10
~after ane -93
~after ang 25
~after ani 135
~after anm 117
~after ans 120
~after ant 24
~after ap  40
~after ap: 234
~after apl 29
~after arc -125
~after ark -12
~after arn -82
~after ary -67
~after ase 194
~after ass -17
~after ast 35
~after asy 493
~after at  -6
~after ata -64
~after ati 259
~after ats 55
~after att 182
~after auk 92
~after aut -96
~after ave -46
~after ayt 130
~after ban 70
~after bas -122
~after bat -223
~after beg 39
~after ben 138
~after bil -66
~after bla 139
~after boa -249
~after bra -4
~after bro 200
~after bul -94
~after bun 345
~after bye 21
~after c e 261
~after c00 -22
~after ca  28
~after cal -77
~after can -170
~after cas 64
~after cce -2
~after cen -191
~after ces 56
~after cha -40
~after che -254
~after chi -136
~after cho 93
~after cht -251
~after cia -21
~after cig 443
~after ck  -38
~after cka -16
~after cke -234
~after cme 120
~after cod 171
~after con 44
~after cor -42
~after cou -215
~after cra 5
~after ct  -44
~after cti 4
~after cto -122
~after cua 109
~after d 0 -274
~after d a -24
~after d c 129
~after d f -3
~after d i 34
~after d m 130
~after d r -143
~after d t -154
~after d u 9
~after d w -73
~after d.  -273
~after d.t 107
~after d:  -61
~after dak 5
~after dal 329
~after dam -227
~after dan 113
~after dar 15
~after dax 229
~after day -154
~after dby 35
~after de: -207
~after ded -25
~after dei 303
~after del -67
~after den -5
~after dep -184
~after der 65
~after des -82
~after dic -5
~after din 304
~after dja 65
~after do  31
~after do. -362
~after dro 47
~after ds. -345
~after dud 128
~after due 146
~after e " 1
~after e 0 15
~after e b -63
~after e e 96
~after e f 26
~after e h 22
~after e k 45
~after e l 15
~after e n -60
~after e s -146
~after e t 6
~after e x 247
~after e y -1
~after e z 4
~after e). 178
~after e,  21
~after e.  13
~after e00 -275
~after ead -109
~after eam -272
~after ear -357
~after ebe 322
~after eca 31
~after ece 16
~after eco 107
~after ect -212
~after ed  -30
~after ede -24
~after edn -18
~after een 95
~after eep -113
~after eet -203
~after eg. 79
~after egu -124
~after ein 385
~after ek  25
~after eks -199
~after ela -162
~after eld 52
~after ele 179
~after ell 20
~after ema 33
~after emb -296
~after en  33
~after ena -22
~after end -95
~after ene 90
~after ens -78
~after enz -108
~after epl -48
~after ept -157
~after er  5
~after er, -49
~after er. -80
~after era 39
~after erd -106
~after eri 63
~after ern 30
~after ero -78
~after ert 153
~after erv -166
~after es  70
~after esa 183
~after ese -63
~after esh 222
~after esi -138
~after est 23
~after et  43
~after et. -67
~after eti 148
~after ets 25
~after etz 30
~after eu  347
~after eue -45
~after evi 246
~after ext -36
~after ez  -214
~after f 0 41
~after f i 50
~after f t -373
~after f y -233
~after fa  14
~after fal -37
~after fen -408
~after fin 51
~after foi -209
~after for 35
~after fre 79
~after fri -6
~after fte 34
~after fy. 128
~after g 0 -151
~after g a -4
~after g c 46
~after g i -76
~after ge. 57
~after gen -269
~after ger -164
~after get -13
~after ggi 522
~after gi  131
~after gin 95
~after gio -151
~after gir 50
~after gne -19
~after gno 181
~after go  23
~after gon -5
~after gua -7
~after h 0 -16
~after h n 89
~after h s 23
~after h t -22
~after h y 4
~after ha  -1
~after has 151
~after hel -57
~after het 45
~after hic 110
~after hin 65
~after ho  128
~after hol -25
~after hos 42
~after hou 32
~after how -306
~after i 0 -11
~after i a 159
~after i h 301
~after i k -17
~after i l 88
~after i m -10
~after i t -217
~after i y 252
~after ia  -49
~after ial -12
~after iam -69
~after ib  485
~after ic  -30
~after ica 50
~after ice -143
~after id  -55
~after ie  -27
~after ien -81
~after ier -194
~after ies -89
~after iet 137
~after if  124
~after ig  111
~after ige 335
~after igh -375
~after ign 80
~after ii  198
~after ika 21
~after il  25
~after il, -30
~after ile -21
~after ili -126
~after ils -22
~after im  -132
~after imo 206
~after in  8
~after in) 10
~after in, 239
~after in. 155
~after inc -177
~after ind 10
~after ine -216
~after inf -1
~after inl 7
~after inm -66
~after ins 163
~after int -45
~after inu 213
~after inv -98
~after io  146
~after ir  185
~after ir. 185
~after ire -18
~after irm 201
~after irs -76
~after is  -71
~after ish 159
~after isi -10
~after iss 163
~after ist -47
~after it, -4
~after it? 428
~after ith -4
~after its -23
~after ive 17
~after ixe -1
~after iz  61
~after iza -138
~after j g 259
~after ja  139
~after jav 8
~after jel 129
~after jut 20
~after k l -53
~after k m 140
~after k o 312
~after kam 136
~after ke  -43
~after ket -84
~after kim 51
~after kit 99
~after kke -13
~after kly 133
~after ko  94
~after kod 61
~after kom 205
~after kot 124
~after kre 149
~after ksn 134
~after kti 35
~after kui 300
~after kun 11
~after kva 133
~after kwe 242
~after kwh -25
~after l 0 90
~after l f 181
~after l m 176
~after l n -168
~after l t 190
~after l y 98
~after lam 39
~after lan -14
~after lap 234
~after lar 86
~after las -142
~after lat -77
~after lav -33
~after le  -35
~after le. -2
~after lea -155
~after lec -11
~after lei -6
~after les -13
~after let 119
~after li  -46
~after lig -153
~after lis -22
~after liv -112
~after lje 98
~after lla -61
~after lo  62
~after log 133
~after lon -121
~after ls  -87
~after lt  213
~after ltr 179
~after ly  140
~after m 0 -71
~after m k -16
~after m p 19
~after m t 31
~after m y 97
~after m0  -113
~after mac -65
~after mar -33
~after mas 154
~after men -190
~after mer -81
~after mes -85
~after mi  -18
~after mil -13
~after min 89
~after mon -201
~after mos -77
~after mot -53
~after mov -20
~after ms. -152
~after mul 63
~after n 0 -135
~after n a 10
~after n b 190
~after n c -20
~after n d 20
~after n g 84
~after n i 63
~after n o -28
~after n t -15
~after n u 68
~after n w -162
~after n,  55
~after n.  68
~after na  18
~after nc. 199
~after nce -153
~after nch -45
~after nd  -117
~after nd. 158
~after ndt -19
~after ne  65
~after ne) 700
~after ne, 52
~after nec 18
~after nee -104
~after nel 51
~after nev 80
~after nex 111
~after nfi 88
~after ng  -44
~after nga 61
~after nge -226
~after ngg 25
~after ngi 179
~after ngu -140
~after ni  9
~after nic -148
~after nim 305
~after nin 15
~after nit 65
~after nju 14
~after nke 406
~after no  -137
~after nom -122
~after nor 123
~after now 18
~after nr  11
~after nte -10
~after nto 161
~after nva -26
~after nvo -41
~after nyo 7
~after o 0 70
~after o a 49
~after o c 92
~after o d 142
~after o k 8
~after o l 58
~after o n 47
~after o o 24
~after o p 106
~after o t 80
~after o v 134
~after o y -38
~after o,  49
~after o.  218
~after oam 319
~after obe -132
~after ock -135
~after od  15
~after ode 3
~after ogg 159
~after oin -51
~after oj  255
~after okn 1
~after oks 38
~after old -239
~after om  177
~after ome -119
~after omp 143
~after on  -65
~after on. -72
~after ong -55
~after onn 113
~after ons -293
~after ont -7
~after ood 220
~after ook -3
~after oom 235
~after oor -40
~after op  136
~after ope -152
~after opl -197
~after or  30
~after or. -30
~after ort 79
~after os  -62
~after osc 8
~after ost -54
~after ot  18
~after ota -59
~after oti -172
~after otr 28
~after ou  32
~after ou? -153
~after oup -157
~after our 23
~after ove -37
~after ovo -33
~after p a 373
~after p e 24
~after p f 94
~after pa  30
~after pac 173
~after pag 68
~after pai 26
~after par -47
~after pay 59
~after pen 199
~after per 47
~after phu 125
~after pie 22
~after ple -165
~after pon -105
~after pop 233
~after por -75
~after pos -163
~after pou 74
~after pp. -245
~after pra -51
~after pre 46
~after pri -40
~after pte -72
~after pts 24
~after pun -102
~after put 62
~after qua 101
~after que -10
~after r a 9
~after r b 17
~after r c 89
~after r e 60
~after r f -164
~after r g 129
~after r i 6
~after r l -87
~after r o 9
~after r u 140
~after r v 35
~after r w 65
~after r y -181
~after r,  -261
~after r.  139
~after ra  185
~after rag 155
~after ral -336
~after ram 13
~after ras 12
~after rat 83
~after rav -40
~after raz -50
~after rda -256
~after rdi 88
~after re  76
~after rea -126
~after rec 122
~after red -6
~after ref 45
~after rep -126
~after rer 74
~after res 57
~after ret -26
~after rid -9
~after rie -357
~after rif 84
~after rim -164
~after riz 17
~after rja 240
~after rk  -304
~after rla 227
~after rlo -11
~after rm  -51
~after rn  131
~after ro  300
~after rog 292
~after ron 298
~after rre -178
~after rri -414
~after rs. -101
~after rse 2
~after rt, 105
~after rta 50
~after s a -86
~after s b -136
~after s d -15
~after s e 13
~after s h -52
~after s j 315
~after s l -51
~after s n -317
~after s o -34
~after s p -96
~after s r -37
~after s s 27
~after s t 62
~after s v -92
~after s w -80
~after s y 542
~after sai -13
~after san 29
~after sat 60
~after sch -95
~after scr 68
~after se  58
~after sec 24
~after seg -218
~after sem -24
~after ser -114
~after set 31
~after seu 104
~after si  172
~after sis 22
~after six -64
~after ska 103
~after skr 494
~after sn  229
~after sne 436
~after so  48
~after son -73
~after spa 35
~after ssi 88
~after st, -29
~after st. -25
~after ste 47
~after sti -147
~after sz  135
~after t a -87
~after t b -21
~after t c -47
~after t f 161
~after t h 52
~after t i 82
~after t k 71
~after t n -54
~after t o -5
~after t p -88
~after t r 32
~after t s 70
~after t v 146
~after t y -105
~after t). 74
~after t:  -206
~after ta  129
~after tad 98
~after tap 170
~after tar -77
~after tav 2
~after tay -237
~after te  37
~after ted 90
~after tel 30
~after ten -74
~after ter 132
~after tes -76
~after th  -91
~after the -2
~after ti  7
~after ti. 17
~after tid -37
~after tik -436
~after til 13
~after tin -152
~after tio -95
~after tis -208
~after tiv 27
~after tme -324
~after tno 143
~after to  76
~after too -44
~after tor -210
~after tps -29
~after tra 104
~after tro 131
~after ts  -23
~after ts: 232
~after ttl 71
~after tto 57
~after tu  186
~after tum 89
~after tur -177
~after ty. -160
~after u c 57
~after u o -46
~after u y 45
~after u,  -38
~after ual 268
~after uan 242
~after uk  159
~after uka 138
~after uku 127
~after ula 202
~after ull -72
~after umb 113
~after und 54
~after une 150
~after ung 19
~after uns -183
~after uo  303
~after ur  50
~after ur. 26
~after ura 164
~after urd -119
~after urn -445
~after us. 53
~after usc 142
~after use -185
~after ust -56
~after uta 158
~after uti -53
~after utk 236
~after utr -7
~after utu 489
~after uut 200
~after uwe -192
~after uye 62
~after va  -46
~after vaa -9
~after vao 41
~after ven 53
~after ver -154
~after vi  -23
~after via -226
~after vig 32
~after voi -73
~after w y 125
~after was -14
~after we  -292
~after web 122
~after whi 56
~after woo 102
~after wri -82
~after x00 -86
~after xac 43
~after y a -122
~after y c 62
~after y i -99
~after y o 162
~after y p -94
~after y t -176
~after y:  -49
~after yaz 109
~after ye  187
~after yer -208
~after yme 426
~after you -21
~after ysz 440
~after zer 21
~after zi  -97
~after οσ  15
~after σ σ 9
~after σε  144
~after στη 347
~after а п 121
~after амо 64
~after ано -217
~after апр 16
~after бур -60
~after в 0 -183
~after го  62
~after для 139
~after е 0 110
~after е н -203
~after ени -57
~after ерд 42
~after же  -38
~after жен 16
~after зап 32
~after ите 13
~after ия  70
~after л.  -457
~after лен -126
~after ли  -39
~after мен -135
~after мин 448
~after ння 25
~after но  -108
~after нок 150
~after о 0 117
~after о н 421
~after од  88
~after ок  61
~after пла 60
~after раз 66
~after ред 79
~after ств 59
~after сто 59
~after тан -5
~after тву 34
~after те  58
~after ть  86
~after ург -37
~after хви 229
~after ін  40
~after ագր 29
~after ի 0 -420
~after ուտ 5
~after վեր 399
~after א א 3
~after וג  302
~after וד  249
~after י ל 400
~after יסה 9
~after כני 2
~after סה  19
~after פוג 29
~after קות 186
~after קף  6
~after שלך 154
~after תוק 178
~after ، ا -4
~after ا د 612
~after ال  32
~after الت 25
~after ان  47
~after انه 116
~after اه  -25
~after تسج 273
~after جیل 120
~after خول 38
~after دخو 8
~after را  166
~after رد  238
~after سجی 70
~after شما 25
~after فی  59
~after ل ا 66
~after لا  337
~after لرس 170
~after م ا -18
~after پ ک 327
~after ی 0 -28
~after ی ص 382
~after ید  42
~after یر  -149
~after یہ  24
~after ۔ ی 1
~after ं स 106
~after कोड 132
~after जिए 287
~after या  -252
~after ा.  114
~after ीजि 112
~after े आ 49
~after ोड  43
~after । 0 65
~after । य 345
~after কাউ 210
~after মিন 29
~after ়ে  75
~after ার  149
~after ্ট  31
~after ங்க 317
~after ன்ற 87
~after ండి 326
~after డి. 346
~after ข้า 36
~after คือ 28
~after นหน 66
~after น้า 207
~after ภาย 96
~after รหั 122
~after หน้ 7
~after หัส 30
~after อกใ 441
~after อรห 7
~after ายใ 19
~after ကို 159
~after ို  44
~after ის  59
~after 。不是 15
~after 」です 196
~after お心当 73
~after お電話 57
~after くださ 80
~after さい。 133
~after してい 272
~after せくだ -88
~after てくだ 24
~after です。 -63
~after に00 -24
~after になり -229
~after に入力 217
~after の確認 230
~after は00 81
~after ました -497
~after ます。 -74
~after を入力 -285
~after イン画 260
~after グイン 389
~after コード 105
~after タイム 146
~after ログイ 35
~after ン画面 1
~after 了して 75
~after 任何人 77
~after 内有效 43
~after 分钟内 255
~after 号00 167
~after 在 0 162
~after 大小写 166
~after 失效) 117
~after 完了し 431
~after 当たり 132
~after 录验证 200
~after 心当た 4
~after 是您的 411
~after 登录验 90
~after 的验证 -11
~after 若非本 163
~after 認コー 27
~after 認証番 97
~after 证码) 219
~after 非本人 150
~after 验证码 -11
~after 가입  165
~after 객센터 2
~after 내에  121
~after 년 0 -9
~after 드를  -11
~after 드립니 -169
~after 로 보 -77
~after 면 바 28
~after 습니다 -484
~after 시고, 213
~after 시면  86
~after 에 입 448
~after 주시고 61
~after 코드를 -22
~after 터 0 6
~after ，請於 130
~before   " 1117
~before   s -98
~before  "c -40
~before  "y -847
~before  #0 -318
~before  (# -1096
~before  (c -136
~before  (p -140
~before  (t -297
~before  (u -226
~before  ** -73
~before  *0 19
~before  +0 -59
~before  0  -102
~before  0, 1
~before  00 -149
~before  :  193
~before  a  165
~before  ab -181
~before  ac 100
~before  af -288
~before  ai -10
~before  al 72
~before  am 176
~before  an 153
~before  as 137
~before  av -183
~before  ba 51
~before  be -4
~before  bl -252
~before  bo -35
~before  c  321
~before  ca -80
~before  ce -43
~before  co -129
~before  d  52
~before  da -18
~before  de 34
~before  di 33
~before  dl -23
~before  do -55
~before  du 13
~before  e  289
~before  eg 57
~before  ei 249
~before  el 149
~before  en 96
~before  er 4
~before  es 381
~before  ex -236
~before  fi -91
~before  fo 7
~before  gi 229
~before  gm -204
~before  gr -104
~before  gu 29
~before  ha 18
~before  he 105
~before  ho -34
~before  hr -131
~before  i  -128
~before  ie 203
~before  ig -59
~before  ih 24
~before  il 130
~before  in 3
~before  ip 46
~before  ir 96
~before  is 17
~before  ja -29
~before  je 257
~before  jo -205
~before  kh 135
~before  kn 200
~before  ko 137
~before  kr -82
~before  ku 42
~before  kw 84
~before  ky 60
~before  la 37
~before  li -81
~before  ll -12
~before  lo -50
~before  ma 27
~before  me 15
~before  mi 33
~before  mo -15
~before  mu -118
~before  ne 105
~before  nh 60
~before  ni 60
~before  no 88
~before  nu 31
~before  o  47
~before  od -119
~before  of -339
~before  on -1
~before  op 34
~before  or -47
~before  pa 17
~before  pe -40
~before  ph -172
~before  pl 107
~before  pu 69
~before  ra -355
~before  re -17
~before  sa -81
~before  sc -127
~before  sh -290
~before  si 74
~before  sn 71
~before  sw -113
~before  te -113
~before  th 106
~before  ti 50
~before  to 46
~before  tr 18
~before  ts -1
~before  ty 11
~before  uc 102
~before  um -157
~before  un 53
~before  up 35
~before  us 15
~before  ut 57
~before  ve 104
~before  vi -77
~before  vu 150
~before  vy -65
~before  wa 67
~before  wh 114
~before  wi -139
~before  wp 191
~before  wy 24
~before  yo 69
~before  ze -216
~before  |  -353
~before  «в -111
~before  ·  -391
~before  ει 376
~before  επ 405
~before  κρ -55
~before  κω -64
~before  а  56
~before  в  23
~before  ва -37
~before  вв 173
~before  ви -302
~before  дл 142
~before  за -77
~before  но 167
~before  от -182
~before  пл -15
~before  по -124
~before  ре 47
~before  את 182
~before  הא 48
~before  לא 146
~before  מס -72
~before  פע 336
~before  ال -94
~before  تح -81
~before  رم 61
~before  لل -129
~before  لی 213
~before  هو 360
~before  ور 366
~before  پو 348
~before  کا 17
~before  یک 51
~before  एक 471
~before  ऐप 213
~before  कर 27
~before  पर 527
~before  रह 362
~before  सं -313
~before  চা 147
~before  ব্ 17
~before  ಬಾ 264
~before  รห -196
~before  ერ 165
~before  €  9
~before  №  -236
~before  →  690
~before  確認 33
~before  결제 171
~before  인증 341
~before  코드 -37
~before  화면 487
~before  확인 70
~before ! g 24
~before ! в 463
~before "   220
~before " ( -103
~before ",  -70
~before ".  312
~before "us -1
~before "yo -31
~before #00 -52
~before #>  292
~before (00 -379
~before ) i 140
~before ).  98
~before * 0 11
~before *** -285
~before *00 419
~before +00 -45
~before , 0 -153
~before , b -22
~before , c -126
~before , e 44
~before , i 177
~before , k -35
~before , l -101
~before , n -20
~before , p -7
~before , r -131
~before , t -16
~before , v -86
~before , y 176
~before , в 13
~before ,00 198
~before ,本次 332
~before . a -195
~before . b -12
~before . c 5
~before . e -19
~before . f -83
~before . i -43
~before . k -40
~before . l -54
~before . n 71
~before . o -193
~before . p -224
~before . r -238
~before . t -144
~before . y 63
~before . в -9
~before . н 178
~before .,  -151
~before ..  53
~before ... 166
~before ..0 377
~before ..: 193
~before .00 169
~before .ex 67
~before .te 370
~before /li 521
~before 0 ( -137
~before 0 / -120
~before 0 0 39
~before 0 a -83
~before 0 c 253
~before 0 d -77
~before 0 e 26
~before 0 i 245
~before 0 k -58
~before 0 l 111
~before 0 m -33
~before 0 n -17
~before 0 o -327
~before 0 s 161
~before 0 t 8
~before 0 w 191
~before 0 ر 41
~before 0 ک 5
~before 0 แ -92
~before 0 € 67
~before 0), 57
~before 0,  -102
~before 0,0 18
~before 0.  56
~before 0.0 21
~before 0/0 114
~before 00  -54
~before 00) 130
~before 00. -143
~before 00/ 24
~before 000 -54
~before 00: 114
~before 00; 65
~before 00m 6
~before 00t -124
~before 00x 340
~before 00年 -29
~before 00月 -21
~before 0:  498
~before 0:0 100
~before 0;  480
~before 0f0 -411
~before 0h0 163
~before 0分钟 -250
~before 0月0 -85
~before : " -79
~before : 0 -128
~before : [ -62
~before : f -79
~before : o -10
~before : s -248
~before : y -123
~before : 認 -1
~before :00 -88
~before ; i 31
~before <#> 53
~before > p 179
~before a   -107
~before a ( -91
~before a a 45
~before a b 68
~before a c 208
~before a e -89
~before a g -280
~before a i 266
~before a j 53
~before a k 21
~before a l -30
~before a m -31
~before a o 76
~before a p 112
~before a q 286
~before a r -357
~before a t 2
~before a u 101
~before a,  -67
~before a.  -104
~before a:  95
~before aat -113
~before ab  -90
~before aba -48
~before abo -108
~before ac  207
~before aca 101
~before acc 277
~before ace -57
~before acm 386
~before acy 511
~before ad  50
~before ada 92
~before adr 27
~before afe -49
~before afh -271
~before afs -21
~before ag  -110
~before agi 149
~before ah  96
~before ai  11
~before ail 32
~before air -87
~before ais 245
~before ait -15
~before aj  143
~before aka 155
~before ake 23
~before ako 117
~before akt 172
~before al  -143
~before ald -21
~before ali 165
~before alj 195
~before all 6
~before alo 166
~before alu -103
~before ame -134
~before amo -49
~before an  -110
~before ana 23
~before and -29
~before ane 196
~before ang 30
~before ani 4
~before anj -164
~before anm 10
~before ano 69
~before anu -132
~before ap: -175
~before ar  96
~before ara -40
~before arc -174
~before ard -259
~before arg -272
~before ari -144
~before ark 118
~before arm -149
~before arn -167
~before aro 158
~before art -159
~before ary -107
~before as  49
~before as: -16
~before ase -18
~before ass 52
~before at: -90
~before ata -15
~before ate -186
~before ath -296
~before ati 3
~before ato -176
~before att 153
~before atu 80
~before aul -57
~before aus -201
~before aut 106
~before ax  -286
~before ay  75
~before ay, -74
~before ayi -96
~before ayt 159
~before aza 13
~before azn -217
~before azo 38
~before b,  -116
~before ba  -195
~before bat -143
~before be  121
~before bek 548
~before ber -8
~before bi  -31
~before bie 7
~before bil -510
~before bit 266
~before ble 69
~before bok -379
~before bol -204
~before bon -257
~before boo -66
~before bor -262
~before bri -43
~before bsi 123
~before buc 126
~before bui -21
~before c . 113
~before c a 214
~before c t 128
~before c,  -146
~before c.  -85
~before c:  30
~before ca  115
~before cad -363
~before cal -533
~before can -88
~before cao 268
~before car -84
~before ce  -17
~before cel -5
~before cen -236
~before cep -156
~before cer -8
~before cet 440
~before cho -48
~before chu 9
~before ci  299
~before cie 80
~before cin 96
~before cis -214
~before cit -283
~before ck: 90
~before cke -136
~before cky 101
~before cli -518
~before cme 97
~before cni 52
~before cod 67
~before col -126
~before com -66
~before con 7
~before cop 128
~before cor -47
~before cou -6
~before ct  -43
~before cte 102
~before ctu -27
~before cua 83
~before cue -54
~before cy  -112
~before d a 85
~before d c -49
~before d i -380
~before d k 113
~before d l 217
~before d o 13
~before d s -67
~before d t 21
~before d u 288
~before d": -27
~before d): 19
~before d,  -205
~before d00 -9
~before d:  -29
~before da  38
~before da: -330
~before daj 8
~before dd  -106
~before de  -46
~before de. -167
~before de: -234
~before ded -114
~before dei 70
~before dek 49
~before del -80
~before den -2
~before der 94
~before des -122
~before det -73
~before dge -139
~before dic -39
~before dig 179
~before din 35
~before diq 264
~before dir -102
~before dis -93
~before div -22
~before dna -39
~before dne 90
~before dni 156
~before dnu -164
~before do  -23
~before dod 295
~before dol -17
~before don -38
~before dor -1
~before du  229
~before du: -383
~before dul -44
~before dun 56
~before dus -227
~before dy: 116
~before e # 396
~before e ( 83
~before e / 530
~before e 0 39
~before e a 7
~before e b 44
~before e d -82
~before e e 41
~before e f 114
~before e h -128
~before e k 210
~before e n 84
~before e t 138
~before e u 7
~before e v 136
~before e w -36
~before e z 316
~before e!  340
~before e.  -107
~before e:  -18
~before eal 92
~before ear -13
~before eat -121
~before ebe -138
~before ebs 10
~before eca -38
~before ece -54
~before eco 92
~before ecr 15
~before ect -10
~before ecu 286
~before ed  -173
~before eda 89
~before edb -242
~before edi -86
~before edu -70
~before ee  -228
~before eed 8
~before eel 447
~before een 234
~before eet -39
~before efe -248
~before efo -108
~before eft 321
~before egu 179
~before egy 132
~before ei  -92
~before ein 347
~before ej  142
~before eja -58
~before ek  127
~before el  -132
~before el, 151
~before ela -138
~before ele 118
~before elf -20
~before eli -237
~before ell -48
~before els 72
~before em  110
~before em: 68
~before emb -323
~before eme -204
~before en  5
~before end -255
~before eng 197
~before eni 239
~before enn -221
~before eno 108
~before enr 117
~before enu -198
~before env -407
~before enz -38
~before ep  -46
~before epa -28
~before epe 313
~before epo 1
~before er  -124
~before er_ -105
~before ere -77
~before erf 155
~before erg -85
~before erh 423
~before eri 151
~before ero 153
~before err -84
~before erv -127
~before ery 31
~before es  -25
~before es: 234
~before esc -69
~before esh 216
~before esp 203
~before est 68
~before et  15
~before eta -171
~before etb 374
~before eto -118
~before ets 47
~before eu  112
~before eu: 7
~before eur -27
~before eut 153
~before evi -141
~before ew  -5
~before ew: 12
~before exp -93
~before ez  196
~before eze -367
~before f c -225
~before f m 106
~before f s 236
~before f00 -26
~before f:  68
~before fa  123
~before fal 223
~before ff: 395
~before fi  -33
~before fil -260
~before fin 16
~before fir 283
~before fog -259
~before fol 27
~before fon -87
~before fra -36
~before fre 318
~before ft  -28
~before fy  93
~before g   43
~before g 0 293
~before g a 11
~before g b -99
~before g c -163
~before g f 75
~before g k 210
~before g m 102
~before g n -65
~before g o 118
~before g t -134
~before g u -61
~before gal -14
~before gar -65
~before gat -234
~before gco 73
~before ge  27
~before gel -182
~before ger -80
~before ges 254
~before gia -98
~before git 27
~before glo -110
~before gn  249
~before gne -50
~before gno -217
~before god 270
~before gol 93
~before got -88
~before gra -34
~before gri 35
~before gro -113
~before gsa 196
~before gsk 211
~before gst -248
~before gul 214
~before gun 244
~before gur 309
~before gut -125
~before gys 334
~before h c 148
~before h l 239
~before h s -68
~before h t 355
~before h.  -60
~before h:  12
~before ha  259
~before hal -14
~before ham -153
~before han -42
~before hap 86
~before hat 19
~before hav -109
~before haz -18
~before he  -59
~before hec 169
~before hek 427
~before hel -203
~before hen -35
~before her 24
~before het -199
~before hig -69
~before hin -188
~before his -4
~before hla 21
~before hmi -206
~before hne 144
~before hop 117
~before hou -8
~before how -22
~before hre 79
~before i c 77
~before i e 153
~before i f -5
~before i h -47
~before i i 16
~before i k -42
~before i l 14
~before i s 162
~before i t -7
~before i v 160
~before i:  -26
~before ia  17
~before ibe 332
~before ica 121
~before ich -65
~before ico -75
~before id  -24
~before id) 122
~before id: -22
~before ide 22
~before idi -192
~before ie  37
~before iec 178
~before ien 29
~before ife -202
~before ifi -35
~before igh -206
~before igi 302
~before igo -187
~before ihl 207
~before ihr -82
~before iju 40
~before ik  291
~before ika 43
~before ike -326
~before il  -100
~before il: 99
~before ila -104
~before ild -169
~before ilk -134
~before ill 84
~before ils -152
~before im  -278
~before ima -486
~before imi -210
~before imo 418
~before in  3
~before in? 112
~before ina 62
~before inc -604
~before ine -84
~before ing -163
~before ink 13
~before inl 238
~before inm 177
~before inn 9
~before inr -61
~before ins 184
~before inv -681
~before io  46
~before ios 156
~before ip  -86
~before ira 43
~before ird 358
~before irj 403
~before irm 94
~before isl -71
~before iso -86
~before isz 116
~before it  -64
~before ita 15
~before itc -63
~before iti 152
~before itu 305
~before iva 225
~before ivi 151
~before iye 141
~before j k 218
~before jan -235
~before jav 194
~before je  101
~before jte 54
~before k : 79
~before k a -84
~before k k 88
~before k u 126
~before ka  -71
~before kac 352
~before kan 71
~before kar -42
~before kau -402
~before kaz -34
~before ker 124
~before kho 68
~before kic 783
~before kie -5
~before kin 99
~before kke 23
~before kla -214
~before kno 13
~before kod 122
~before kol -41
~before kon -325
~before kop 21
~before kor -1
~before kra 348
~before kri 126
~before ks  -125
~before kti 178
~before ku  53
~before kum -540
~before kup -333
~before kur -379
~before ky  135
~before l 0 -29
~before l b -68
~before l c 44
~before l d 226
~before l f -54
~before l g 113
~before l o -109
~before l s -65
~before l t 138
~before l)  212
~before l.  -26
~before l:  154
~before la: -174
~before lab -89
~before lag -195
~before lah 88
~before laj 309
~before lam 137
~before lan -66
~before lap 97
~before las -157
~before lat -116
~before lav 183
~before lay -167
~before lco -260
~before ldo -28
~before le  -81
~before le: -275
~before leb 105
~before lei -85
~before lej -58
~before lep 119
~before ler -24
~before let 121
~before lic -217
~before lie -23
~before lig -12
~before lik 137
~before lim -219
~before lin -59
~before lip -126
~before liy 185
~before lka -56
~before ll  273
~before lla 129
~before lle 27
~before lli -151
~before llo 145
~before lls 74
~before lme 147
~before lo: 90
~before loc -69
~before log 260
~before lon 150
~before low 59
~before loy -579
~before ls  -50
~before lt  -182
~before lu  8
~before lua 1
~before lus -209
~before m e 102
~before m f 41
~before m g -656
~before m p -137
~before m u -225
~before m v -33
~before m w 102
~before m y -104
~before m,  69
~before mac 67
~before mag 150
~before mai 100
~before maj -69
~before man -123
~before mar -109
~before mas 133
~before mat -143
~before mbe -67
~before meg 335
~before mel 35
~before men -6
~before mer -39
~before mia 21
~before mic 151
~before mil -208
~before min -33
~before mit 70
~before mme -212
~before mod -414
~before moh 227
~before mok -9
~before mot 338
~before mpa -50
~before mpo 242
~before ms: 149
~before mta 39
~before mus -183
~before n . 54
~before n 0 -94
~before n : -19
~before n b 34
~before n c 218
~before n d -104
~before n e 6
~before n f 121
~before n g -1
~before n i 112
~before n l -54
~before n m 137
~before n o -23
~before n r -132
~before n u 8
~before n w 110
~before n y -128
~before n z -218
~before n:  33
~before n?  84
~before na, 168
~before nag -24
~before nak 96
~before nap 222
~before nat 105
~before nav -1
~before nay 85
~before nci -82
~before nd  25
~before nde -157
~before ndi -135
~before ndt 257
~before ndu -299
~before ne  -73
~before ne) -329
~before ne: 120
~before nec 150
~before ned -224
~before nee 56
~before nef -21
~before nel 20
~before nen 14
~before ner 126
~before net -20
~before nfe 77
~before nfi 25
~before ng  -14
~before ngi -171
~before ngr 12
~before ngs 196
~before ngt -15
~before nh  -52
~before ni  132
~before nia 134
~before nic 138
~before nie -86
~before nif 87
~before nik -243
~before nim 113
~before nin -112
~before niq 89
~before niz 3
~before nk  -7
~before nka 205
~before nki 84
~before nly 61
~before nma 578
~before nn  213
~before nni 16
~before nnl -138
~before nnu -208
~before nnw 362
~before nok 88
~before nom -113
~before nor 65
~before not -148
~before now 40
~before nr. -113
~before ns: -344
~before nse 67
~before nsi 94
~before nst -161
~before nsw 17
~before nt  -267
~before nt: 1
~before nta -187
~before nte -10
~before nti -94
~before ntn -296
~before ntr 362
~before nud -86
~before nue 221
~before num -336
~before nut -22
~before nwo 6
~before ny  -162
~before nza -93
~before o " -198
~before o 0 -109
~before o a -65
~before o b 51
~before o d -205
~before o k 73
~before o l 16
~before o n 73
~before o p 124
~before o z -118
~before o!  88
~before o.  18
~before o:  17
~before oad -271
~before obe -69
~before oca -116
~before oci -56
~before ock 229
~before od: -194
~before ode -10
~before odi 220
~before odk 57
~before odn -19
~before odo 160
~before off -161
~before og  151
~before ogi -63
~before ogl -88
~before oi  -178
~before oin -44
~before oit 28
~before oj  -50
~before oja 85
~before oki -417
~before oko -78
~before ola -6
~before olo 277
~before omb 16
~before omo -529
~before on  -72
~before on: 13
~before ona 27
~before one -56
~before onf 130
~before oni -10
~before ons -6
~before ont -66
~before ook -32
~before oom -99
~before oor 8
~before op  -39
~before ope -135
~before opi 390
~before opp 143
~before or  -189
~before ora 132
~before ore -22
~before ori -213
~before ork -263
~before orm 63
~before ort -181
~before os  -87
~before osa 35
~before ost -39
~before ot  -111
~before ote -55
~before oto 11
~before otp 99
~before oul 182
~before oun -18
~before oup -346
~before ous 64
~before out -311
~before ova 205
~before ove 118
~before ovo 69
~before owe -26
~before ows -67
~before owy 29
~before ox  -263
~before oya 128
~before oye -28
~before p ( -157
~before p a 190
~before p d 91
~before p n -60
~before p s -177
~before p t -78
~before p:  -88
~before paa 147
~before pac -362
~before pad -119
~before par 18
~before pas 24
~before pat 28
~before pay 120
~before pe  320
~before ped -76
~before pen -76
~before per -23
~before pic -320
~before pin 14
~before pis 416
~before pka 152
~before pla -56
~before ple -21
~before pln 197
~before plo -19
~before po  -1
~before pod -54
~before por 205
~before pos -507
~before pot 123
~before poz -62
~before pp  220
~before ppa 86
~before ppe -87
~before ppo -203
~before pra -55
~before pre -215
~before pro -77
~before pte -281
~before pti -250
~before pu  48
~before pun 347
~before pur -53
~before put 560
~before quo -27
~before quy 87
~before r 0 30
~before r : 358
~before r a 25
~before r b -78
~before r c -50
~before r e -55
~before r h 204
~before r i -140
~before r l 108
~before r m 2
~before r n 5
~before r p -60
~before r r -75
~before r s -70
~before r t 121
~before r u -185
~before r v -165
~before r w 45
~before r00 203
~before ra  -1
~before raa -326
~before rab -98
~before raf -293
~before rak 356
~before ram 249
~before rat 95
~before raz 309
~before rda -101
~before rde -87
~before rdz 169
~before re  -44
~before re. 128
~before re: -35
~before rec -40
~before red -182
~before ree -70
~before ref -293
~before reg -154
~before rek -156
~before rel 145
~before ren -75
~before rep 150
~before req -351
~before rga -144
~before rhe 258
~before ri  -127
~before ric -76
~before rif 194
~before rim -193
~before rit -53
~before rje -197
~before rke -16
~before rla 228
~before rm  -324
~before rma 50
~before rmi -227
~before rmo 114
~before rn  -162
~before ro  -81
~before rog -174
~before roj -269
~before rol 24
~before rom -56
~before ron -14
~before roo 50
~before ror -211
~before rot -57
~before rou 58
~before rov 232
~before rs: 67
~before rse -25
~before rso -379
~before rst -162
~before rt  -78
~before rta 127
~before rtg 474
~before rti -227
~before ruc -129
~before run -181
~before rv: -104
~before rve -738
~before s ( -197
~before s 0 -158
~before s c -132
~before s d -191
~before s e 43
~before s h 147
~before s i -125
~before s k 58
~before s l -177
~before s m -162
~before s o -109
~before s p -56
~before s t -18
~before s w -160
~before s y 77
~before s,  -110
~before s.  -44
~before s?  -26
~before sa  142
~before sa: 345
~before sak -271
~before sal 27
~before sam -42
~before sat -56
~before sch -9
~before sco -230
~before scr 178
~before sde -128
~before sdi 33
~before se  -50
~before sea -63
~before sec 85
~before sed -161
~before see -13
~before sek 35
~before sen 56
~before sep -123
~before ser -199
~before set 158
~before seu 3
~before sez 278
~before sh  90
~before sha -23
~before si  70
~before sia -108
~before sid 292
~before sij 61
~before sil 242
~before sim 151
~before sin 101
~before sio -216
~before sit 42
~before ska -192
~before ske -233
~before ski 12
~before sko 76
~before skr 432
~before sle 104
~before sli 48
~before sly -19
~before snu -448
~before sod -726
~before sol 106
~before som 33
~before son -63
~before sos 190
~before ssa -151
~before ssc 212
~before sse 180
~before ssi -83
~before sso 281
~before st  53
~before st. -88
~before st: -84
~before sta -60
~before ste -6
~before sto -201
~before str 45
~before stu -35
~before suc -258
~before suk 92
~before t # 177
~before t ( -289
~before t 0 -12
~before t b -168
~before t c -210
~before t d -23
~before t e -200
~before t i 12
~before t l 60
~before t n -132
~before t t -72
~before t u -7
~before t w 82
~before t,  -103
~before taa 74
~before tac 42
~before tai -71
~before taj -293
~before tak 123
~before tam 54
~before tan 105
~before tap 294
~before tar 34
~before tas 526
~before tat 155
~before tco -95
~before te  43
~before te: -62
~before ted -20
~before ten -350
~before tep 215
~before ter 64
~before tev -128
~before tga -109
~before th  -168
~before tha -102
~before the 33
~before tho -15
~before thr 109
~before ti  61
~before tic -303
~before tid -352
~before tig 328
~before tik 1
~before til -188
~before tin 88
~before tip 272
~before tir -379
~before tit 9
~before tiv 198
~before tja 178
~before tko -178
~before tle 338
~before tni -214
~before to  -53
~before tod 6
~before tom -136
~before ton -10
~before top -173
~before tor 105
~before tow -272
~before tp  10
~before tra 30
~before tro 59
~before ts  -282
~before tt  -4
~before tta 2
~before tte 47
~before tti 50
~before tu  110
~before tud -139
~before tui 486
~before tur -35
~before tus 48
~before tvr 219
~before twi 11
~before two 229
~before tya -176
~before typ 338
~before u a 258
~before u c 14
~before u d 125
~before u k -114
~before u r 69
~before u s -9
~before u:  41
~before ude -95
~before udg -71
~before ufe -213
~before uhe 207
~before ui  40
~before uk  19
~before uku 419
~before ula 60
~before ull 135
~before ulu -33
~before um  -118
~before uma -127
~before umb 306
~before umi 283
~before umm -125
~before un  84
~before und -75
~before ung 30
~before unl 158
~before unt -271
~before unu 223
~before uot -92
~before upo -467
~before ur  76
~before urs -65
~before us  -190
~before usa 299
~before usi 334
~before usk -13
~before usl 276
~before usn -77
~before uso 521
~before ust -39
~before ut  257
~before ute 142
~before utg -255
~before uth 240
~before uto -10
~before uts -140
~before utu -129
~before v k -56
~before v:  -231
~before va  -23
~before vac 275
~before vad 76
~before vah 835
~before van -41
~before vas -276
~before ve  -74
~before vea 29
~before ved -305
~before ven -109
~before vi  -83
~before vie 69
~before vin 176
~before vir 12
~before vis -162
~before vit -108
~before viz -506
~before vo  60
~before vo: 27
~before vor -368
~before vov -189
~before voz -60
~before vrd 5
~before vui 58
~before vul 654
~before vy  -43
~before w a -221
~before w c 198
~before w o -354
~before w:  44
~before wac -195
~before wai 141
~before wan 256
~before way -188
~before web 243
~before wee -39
~before wei -254
~before wer -3
~before wi  -210
~before wic 486
~before wif -106
~before win -42
~before wla -211
~before wn  -33
~before wo  127
~before wri 305
~before ws  -13
~before wy  198
~before x 0 -134
~before x c -374
~before x)  -124
~before x:  332
~before xt  -170
~before y 0 -165
~before y a -117
~before y c 10
~before y e 54
~before y g 252
~before y h 54
~before y i 345
~before y k -250
~before y l -62
~before y p -40
~before y w 108
~before y y 234
~before y z -91
~before y,  -82
~before y.  -158
~before y.e 234
~before y:  3
~before ya  49
~before yea -232
~before ymo -259
~before yot 157
~before you 21
~before yte 216
~before yva 611
~before z a 104
~before z d 252
~before z l 10
~before z u 22
~before zac 49
~before zad 74
~before zak -60
~before zam -511
~before zei -77
~before zel -21
~before zi  238
~before zil -83
~before zme -17
~before zo  106
~before zon -328
~before zov 30
~before zte -36
~before zy  48
~before α σ -34
~before ασ  123
~before ατη -346
~before γρα 84
~before ετο -121
~before η σ 20
~before ημα -30
~before θμο -64
~before ια  -108
~before ιθμ -23
~before ιτη -31
~before μοσ -355
~before ογη 237
~before οσ  -29
~before παρ -159
~before ριθ -1
~before σ μ 114
~before σ:  -33
~before σησ 328
~before στε 320
~before στη 125
~before συμ -114
~before τε  130
~before χρη 16
~before а к -264
~before а п 55
~before а с 22
~before а,  -41
~before а:  -95
~before аза 161
~before аит 97
~before аме 469
~before анн -110
~before аро 200
~before аст 357
~before аяв -16
~before бро -14
~before в:  -157
~before вед 426
~before вер 259
~before вит -14
~before вка -8
~before впи 120
~before выи 70
~before віт -42
~before го  -212
~before д   703
~before д б -20
~before д д 66
~before д п 112
~before да  50
~before дно 323
~before дос 107
~before дпи 80
~before дтв 56
~before е к -48
~before ево -34
~before еде -203
~before еме -131
~before ен. -84
~before енн -296
~before ерв -99
~before ерд 4
~before етт 6
~before жде 57
~before жен 174
~before за  131
~before зач -111
~before зая -84
~before и к -38
~before и:  -1
~before ие  -112
~before ии  -77
~before иск -13
~before ият -26
~before ка  -263
~before кар -79
~before кау -30
~before ки  -42
~before клю 181
~before код 90
~before ком 194
~before кра 393
~before лен -146
~before лич 408
~before ло: -116
~before лог -77
~before люч 42
~before ля  140
~before мен -89
~before мер -151
~before му  191
~before н к 98
~before н н 45
~before н.  -242
~before наз -186
~before не  101
~before нес 269
~before нии -222
~before нит -272
~before нка 194
~before но  -18
~before нов 228
~before нор 4
~before од  -82
~before оды 76
~before окр 247
~before олу -388
~before оме -184
~before омо -210
~before ору -25
~before отв 571
~before оу  -117
~before пар 44
~before пиш 10
~before под 12
~before пол -171
~before про -176
~before пу  87
~before ра  -106
~before раз 201
~before рас 124
~before рат 152
~before ред -55
~before рет 80
~before рим -22
~before ром -270
~before ско 349
~before слу -137
~before сни -112
~before ств -305
~before сіз 48
~before т п -235
~before тве 13
~before те  270
~before тел -55
~before ти  211
~before тті 19
~before ть  24
~before уит -68
~before уча -29
~before учу 71
~before циф 406
~before ция -150
~before час -178
~before чен -125
~before ше  -24
~before шін 717
~before ь:  1
~before я:  -3
~before ін  188
~before іть 278
~before ահա -81
~before աստ 67
~before երա 98
~before ը՝  -121
~before կան 45
~before ր՝  -133
~before אימ 354
~before ד ש 176
~before ה ש -82
~before ה,  204
~before האי 100
~before הנח -297
~before הקל 158
~before ו ל -20
~before זין 339
~before זמנ -236
~before חד  110
~before חה  -128
~before ים  47
~before ימו 25
~before יסמ 141
~before יקו -10
~before כני 127
~before לך: 37
~before ם א 252
~before מיק -33
~before ן 0 111
~before נחה -22
~before סמה 152
~before קוד -74
~before اب  -22
~before اد  -77
~before ادخ 723
~before اره -233
~before است 35
~before اعک 18
~before الت 390
~before الم -104
~before الی 17
~before اپ  64
~before اکت 76
~before ایم 417
~before بار 230
~before ت:  -134
~before تاب 99
~before تخد 18
~before تسج -5
~before جیل -51
~before حقق 72
~before حه  57
~before خصم -51
~before خفی -8
~before خول 254
~before د ب 264
~before د ش 304
~before داد -300
~before دخو 53
~before دیق 867
~before ر:  -4
~before رش  -21
~before رقم -286
~before رمز 186
~before ز ا -310
~before ز پ 145
~before سجی -190
~before طلب -187
~before فیف -50
~before قم  -99
~before ل ا 59
~before لحس 130
~before لدخ 65
~before لیے 546
~before ما  45
~before مار -171
~before مبر -274
~before مرا -52
~before ه ا 81
~before ود  471
~before کد  -133
~before کھ  1
~before ی ش -60
~before یال 217
~before ید: 176
~before یف  -95
~before یں  196
~before یہ  243
~before یے  59
~before ंख् -44
~before ऐप  2
~before ओटी 137
~before करण 77
~before की  18
~before कोड 60
~before ख्य -103
~before गिन 136
~before चा  162
~before टीप 10
~before ठी  542
~before न क 38
~before पिन -279
~before मां -13
~before या: -65
~before र्न 48
~before लिए 317
~before ली  -117
~before लॉग 71
~before साठ 105
~before ाठी 16
~before ापन 229
~before ालय -238
~before िए  31
~before ी ह 112
~before े क 2
~before ॉगि 11
~before ोड  88
~before ्न  1
~before কবা 260
~before করত 291
~before কে  -22
~before গ্য 51
~before ণ ক 61
~before তে  374
~before ন ক 218
~before ম্ব -413
~before যাচ 411
~before যাপ 372
~before র ক -118
~before র ব 15
~before লাই -4
~before াইন -102
~before াচা 82
~before ের  88
~before ্য  353
~before கடவ 402
~before கள் 88
~before க்  637
~before செய 478
~before ந்த -124
~before ் க 9
~before ഡ്  626
~before േഡ് 133
~before กรอ 143
~before การ -261
~before ค้า -72
~before งคุ -76
~before งอิ -6
~before งเด 89
~before ซื้ -14
~before ดส่ -123
~before ดีย 492
~before ตอบ 71
~before ที่ -339
~before นยั 298
~before นี้ 88
~before นุม 36
~before น้า 238
~before ป็น 530
~before มัต 17
~before มาย -123
~before ยัน 129
~before รับ -117
~before ลข  248
~before สยื 707
~before สั่ -169
~before หน้ 39
~before หมา -120
~before หัส -4
~before อก  91
~before องค -86
~before อนุ 288
~before อิง -21
~before ัติ 1
~before ัสแ -66
~before ารเ -41
~before ำสั -40
~before ียว 89
~before เดี 53
~before เปิ 15
~before เป็ 145
~before เลข -80
~before ใช้ 193
~before ใส่ 18
~before ให้ 154
~before ้าส 248
~before ည်ပ 789
~before တည် 252
~before ပြု 79
~before အတည 18
~before ်ပြ 3
~before ად  415
~before დი  516
~before ის  -226
~before რი: -104
~before កូដ 455
~before ខកូ 53
~before េខក 5
~before ありま 153
~before お客様 -84
~before お申し 34
~before があり 5
~before こちら 47
~before ご予約 -113
~before ご本人 240
~before し込み 7
~before のお申 16
~before はこち 1
~before イン用 85
~before クーポ -3
~before コード -153
~before スワー 18
~before タイム 41
~before ド:  181
~before ムパス 23
~before ワンタ 1
~before ード： 35
~before ーポン -90
~before 一次性 476
~before 代碼: -257
~before 任何人 -219
~before 优惠码 -66
~before 单号  -13
~before 取件码 -10
~before 子里填 234
~before 客様番 -38
~before 序号  414
~before 您的验 404
~before 末四碼 -128
~before 格子里 14
~before 様番号 -36
~before 画面に 66
~before 的登录 93
~before 确认码 278
~before 確認コ 372
~before 確認番 81
~before 証コー 302
~before 認コー 121
~before 認証コ 66
~before 認証番 1115
~before 证码为 103
~before 证码是 318
~before 证码： 19
~before 请立即 -96
~before 面輸入 52
~before 니다. -144
~before 다.  -106
~before 려면  52
~before 로그인 325
~before 밀번호 18
~before 번호  188
~before 에게  -26
~before 예약  -46
~before 용 비 35
~before 인 코 270
~before 인번호 12
~before 인증  189
~before 인증번 6
~before 인증코 25
~before 일회용 104
~before 주문번 -59
~before 증 코 54
~before 증번호 7
~before 증코드 3
~before 코드  22
~before 쿠폰  -74
~before 픽업  -107
~before 확인  162
~before 회용  32
~before 🔐  546
~before ，您的 107
~before ：00 -37`;

/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */
export const mailTable = `bias -155
0 -22
00 -1
000 13
0000 -57
00000 -11
000000 40
0000000 22
00000000 46
000000000 -15
000000을 107
0000l -337
0000로 -62
0000을 19
000a 360
000s 371
000원 -154
00a0 -179
00b -202
00c -130
00c0ab 368
00f0c0 -279
00h -32
00h00 2
00k 159
00k0 -118
00m 333
00min 68
00qd 315
00s -80
00t00 11
00z 403
00にログインの要求がありました 6
00분간 23
00시 28
00일 27
0a 99
0a0 29
0a00 79
0aa 191
0ab 53
0am 74
0c0 285
0c00e0 -92
0ds 110
0er -12
0f0 -17
0f00 -22
0f0b -185
0f0e0d0c 196
0f0k0q -37
0fhome 95
0g 95
0h -85
0k0 -45
0k0m -160
0kd 88
0kq0mx 59
0p00 -53
0pm 148
0q0kx0 210
0q0ztn 315
0qcx0vsu 13
0qx 14
0rd -84
0xe -31
0月00日 -33
0분 382
0분간 159
0월 -209
0인 -62
0자리 -29
a -24
a000 4
a000000000 26
a0b0c0 3
aan 2
aangemeld -326
aangevraagd 332
aaqrxqa 81
abaikan -23
abbiamo -128
abgelaufen -108
abholcode -28
abn -126
about -59
aby 313
accept -130
accepted 51
acces 81
acceso 190
access 80
accesso 137
according -11
account -20
accounts -169
acesso 172
achat -21
acik 77
ack -155
acknowledge -323
acme 152
acorn 65
actions -170
activacion 369
activation 458
active 49
ad 52
ada 83
add -17
adding 123
address 64
addresses -310
adeverinta -220
adeyemi -104
adja 114
administration -155
administrator -303
admit 52
adoszam -18
adres 102
adresse 89
adressen 180
ads -34
af -122
afhentningskode -47
afrekenen -251
afsendt -107
after 179
afternoon 84
afterwards 43
ag 52
again -73
ago 128
agora -38
agosto -165
agree 42
ahead 71
ahoj 148
ahora -47
ahoy 20
ai 66
aino 140
airways 125
ajoutez 37
akan -42
akaun 9
akkor 299
akses -189
aktivacijski 68
aktiveringskoden 258
aktivierungscode 274
akun -2
al -130
ala 104
alarm -234
alatti 250
aldik -51
aldrig -2
alennuskoodisi -5
alert -445
algebra -60
alindi 55
alkalommal 315
alkuun -62
all -203
alle 33
allerede -21
alles -47
allo 124
alls 43
almost 624
alone -63
alone 00 -145
alone 0000 395
alone 00000 346
alone 000000 455
alone 0000000 316
alone 00000000 535
alors -39
already -115
alt 141
alternatively 69
always -12
am -102
amb 91
amber -346
amigo -333
amount -10
amsterdam -32
an 18
ancien 249
and 13
anda -65
andere 527
anew -259
ang 89
ange 167
angefordert 80
angeles -194
angemeldet -51
anggota 66
angka -54
anh -122
anmeldecode 332
anmelden 8
anna 70
annulla 133
another 26
anouk 563
answer 2
answered -370
antal -67
anterior 42
antes -83
antwort 79
any -114
anyone 24
anything -250
aperta 102
aperto -108
api 1
aplikace -25
aplikaciju 265
apne 85
app 79
appear 63
appen 102
application -45
applies -284
appointment -157
approval 51
approve -117
approved -170
apps -28
apr 22
apre -172
april -123
aps 137
apstiprinajuma 41
aqui 243
ar 79
ara 147
arayin -196
arben 7
are 82
area -15
arendenummer -3
armadietto -13
arrival -38
arrive -457
arrived -304
arriving -100
arrow 284
art 93
articles -5
artik -295
arve -145
arvotaan -67
as 15
asagidaki 59
ashburn -298
asiakasnumero 63
asiakaspalvelu -27
asked 178
asking 170
asko -46
asks 127
asla -10
asset -99
assigned -414
assim -72
assinar 216
assinatura 2
asteptam -96
asunto 146
at -19
ata 31
atau -14
ativacao 130
atlas -208
att 133
attached -44
attacker -386
attempts_left 17
attend 217
attendance -99
atveheto -90
atveteli -83
au -28
audio -29
auental 74
auftrag 200
auftragsnummer -79
aug -72
august -33
aukeaa -108
aula -51
austin -55
auth -131
authenticate 236
authentication 219
authenticator -349
authorise 135
authorization 191
automatic -49
automatically 36
automatycznie 59
autorisation -65
autorizacao 145
autorizacion -192
autorizacni 59
autorizzare 543
ave 102
avenue -56
avez 13
avl -228
avons -67
avril -14
avviso -125
awaits -244
away -91
az 80
azonnal -8
azonositoja -11
b 67
b00 23
b0000 -58
b00000000 8
ba 138
back 116
backup 120
bad 79
badge 5
bag -314
bagi 72
baharu 135
baja -154
balance -21
band 96
bandung -4
bank -103
banke -169
banken -43
banking 11
bapak -49
bar -44
barbaros -91
barcode -312
barn 56
barrier -183
bas 253
base -94
based -42
basement -581
basket -186
batch -22
bath 69
bayar -241
bayaran -143
bc 143
be 33
beatriz 174
because 187
becomes -17
beder 198
been -32
before 67
begin 211
begins -158
begona 266
behalf 26
behind -24
behover 33
bei -103
bejelentkezesi 168
bekrafta 113
bekraftelseskode 324
bekraftelseskoden 206
bekreftelseskode 229
bekreftelseskoden 507
bel -15
beleg -73
belepeshez 237
belepesi 460
belepni 86
belepokodod 139
belgeyi -42
belongs -165
below 57
ben 60
beneficiary 255
benotigen 33
bent 154
benvenuto 13
ber -61
bereit -191
berger -5
berhasil -19
berikan 77
berikut 107
berlaku 171
berlin -5
best -42
bestallning -90
bestatigen 88
bestatigt -57
bestatigung 136
bestatigungscode 405
beste -154
bestelling -63
bestellwert -52
bestelnummer -31
bestilt 403
beta -5
betaald -202
betrag 98
betreff 87
betruger -304
bevestigingscode 215
bevestigingsnummer -35
bezorger -96
bib -212
biblioteca -83
bien 141
biglietto -112
bij -250
bilet -395
bilete -87
bill -47
bin -106
binding 180
binnen 95
bio -13
bir 129
birth 143
birthday -164
bis -95
bisa 2
biscuit 27
bist 31
bitte 37
bize 36
bjorkvik 82
blagajni -221
bldg 56
ble -78
blocked -406
blog 48
blok 21
bloqueamos -401
boarding -47
body -68
bok 251
bokningen 91
bokningskod -12
bokningsnummer -9
bol -93
boleto -160
bon -56
bonifico 35
bonjour -6
book -114
booked 75
booking -132
boreal 117
borne -96
borrower -129
bot 116
botao -193
both 206
boton -110
bought -143
bounced -125
box -59
boxes 195
br -87
branch -83
brand -400
brandt -61
breakfast -43
brenda 84
bridge -129
brief -40
brightmoor 17
bring -244
bringen -51
brivibas -64
brno 34
broj -277
brojke -50
brooklyn -5
brug 151
bruk 127
brukes 309
bs0 -267
btc 72
bucuresti -75
budapest -38
bude 15
build -198
bukan 160
bureau 67
but 9
button -477
buyukdere 9
bv 92
by -21
byl -140
byla -21
byt 155
bytes -237
bytte 22
c -10
c0 -93
c00000 28
ca 105
cabbycar 260
cache -256
cada -48
caduca 87
caducado -38
cagri 164
caixa 44
call -37
callback 337
called 25
calls -107
cambiado -99
cambiar 51
camille -88
camp 90
campo 212
can 22
canal 95
cancel -144
cancelar 83
cancelled -55
candidate -109
cannot -123
cap -188
capital 2
capitals 1
card 110
carrello -109
carrier -39
carrinho -225
carry 116
carta -70
case -133
casella 9
casilla 147
cat 1
catalogue 217
cau 99
cawangan -192
cdn 384
ce 113
ceci 176
cena -307
center 51
centre 53
cep -37
cererea 79
certificado -107
certificat -44
certificate -11
cerut 151
ces 26
cg 155
chain 210
challenge 254
change 12
changed -29
changelog -234
channel 273
chao 164
charge -70
charged -51
charity 419
charleston -412
chat 238
chatterbox 93
che 109
check -61
checkout -482
cheers 26
cher 293
chez 26
chia 143
chiama -68
chiesto 100
chieu -108
chiffres -41
children -47
cho 243
choose -67
chose -64
chrome -63
chtit -138
chua -742
ci -27
ciagiem 172
ciagu 212
ciao 91
cic 13
cidadao -158
cif -50
cifre -123
cik -87
cin 26
circulation -115
cisla -57
cislice 33
cislo -244
cita -134
city 134
claim 138
claims 139
class -360
clau 47
clave 75
clear 32
cli -76
click -396
clickable -21
clicked 81
client 47
cliente -75
clinic 123
clinica 30
cliquez -16
close 113
closing -142
club 20
cluj -97
cn -148
cnpj -16
co 55
cobrar 262
cod -32
code 135
codeexpired -345
codes -461
codici -137
codigo 3
codigos -302
codul 71
coffee -280
cold 50
colis -168
colleague 316
collect -122
collection -169
colley -51
colour -256
com 25
come -86
comes -148
commented -337
comments -61
community 91
como 38
compartas 294
compartilhe 86
computer 213
comunicarlo 283
con 80
conditions -6
conectare 59
conectati 18
confermare 137
confidential 289
confirm 68
confirma 87
confirmacao 233
confirmacion 178
confirmar 4
confirmare 105
confirmarlo 114
confirmation 203
confirmations -104
confirme 133
confirmez 123
confirms 592
conforme -66
connect 75
connecter 155
connectez 12
connexion 189
conseiller -53
conseillere 97
console 70
consulta -191
contact 44
contains -18
context 18
continue 346
contrasena -2
contrato 28
controleren 64
coop 262
copay 79
copia 238
copperfield 134
copperline 4
corran 20
correct -115
correo -2
corriger -3
corte -43
cost -164
costo 138
costs -36
coucou 53
could -407
council 111
country -487
counts 64
coupon -362
courier -56
course -89
coverage -119
created_at 193
creating 306
credit 61
credited -185
credito -14
cs -37
ct -35
cu 38
cua 60
cualquier 102
cuelga -166
cuenta -8
cuentas 98
cupom -21
curier -7
curl -390
cursa -91
customer -28
customers -497
cv -135
cve -547
cvv -58
cz -227
d 59
d00 -94
daar 42
dad 104
dag 41
daily -249
dakika 183
dakikan 304
dal -43
dalam 223
dalej 62
danach 67
dang 215
dank -87
dann 111
dans 177
dar 40
dari -17
das -26
dash 263
dashboard -18
dat 59
date -96
datos 99
datum -250
dau 18
daxil 133
day -66
days -172
dayton 49
db -29
db0 124
de -11
de00 158
deactivated 40
dead 7
dear -32
debera 110
dec -55
deccan 25
december -305
decembra -277
declared -414
declined -65
dedahkan 294
deel 100
default 75
deg 147
degilse 214
dei 115
dein 92
deine 363
deja -42
del -34
dela 49
delay -244
delete -184
deleted -158
deletions -247
delivered -370
delivery -22
dell 76
della -49
delle 57
demande 49
demandera 29
den 4
denemesi 7
dengan 139
deniz -223
denne -87
dentist -8
denver -112
deny -317
dep 42
deployed -186
depot 41
depuis -50
deqiqe 361
der -43
deriga 146
derigs 152
des -134
desconto -192
desde -62
desember -63
desk 84
desktop 123
desmond -23
desormais -25
destinatario -98
det 57
details -166
devices 12
dial -66
dialog 17
dias -112
dibatalkan 75
dice 24
dich 120
did -113
didn -35
die 51
diem -66
dies 166
diese 175
diesen 53
different 320
dig 261
diga -109
digit -20
digita 154
digital 155
digitale -126
digite 248
digiti 695
digitos -345
digits -19
dihantar 2
dikirim -41
din 84
dinamica 131
diperlukan -79
dir 229
direct -125
direkt 326
disabled 238
disattivato 292
disclose 115
discount -426
diskaun -85
display -176
displeji -497
disponible -277
disponivel -295
disso 36
distribution 39
dit 23
ditt -147
diz -426
dl -72
dn 503
dni -154
do 45
doamna 25
dobry -48
doc -180
dock 28
documento -274
doe 15
does 26
dogrulama 27
doi -134
doing 323
dois -162
dokumentu -44
domain -201
domains -76
domande -187
domenica -844
don 53
donation 27
donde 4
done -75
dont 137
door -177
dopo 106
dossier -36
dostava -75
dostepu 151
dosya -23
double -13
doubt 98
downloaded 32
dp -140
dr -30
dra -152
draft 194
drar -148
draw -165
drawer -188
dress -224
drive -75
driver -62
drivers 322
dropped 122
drops -55
drum 259
dsm 47
du 46
due -42
duluth -60
dummy 253
dung 103
duoc -244
dupa 254
dur 89
dura 33
durchwahl 99
durin_iii -124
duvidas -106
dvs -10
dynamic 157
dziekujemy -30
dzis -92
e 51
e0e 158
each -81
earlier 91
early -250
ecco 86
eccolo 14
ecra 86
ed -243
edin 83
ee 37
een -108
eenmalig 185
eenmalige 185
effettuato -152
eg -49
ega -42
egiaztapen 100
egyszeri 10
eight -7
eika 77
eiluteje 136
ein 197
einer -14
eingeben 156
einloggen 27
einmal 169
einmalcode 97
einmalkennwort 566
einmalpasswort 523
eintippen 252
either -79
ekipa 156
ekki 404
ekrana 383
ekraninda 145
el -137
ele -3
elections -15
electronic 213
electronica 10
electronico -120
elektro 286
elektronik 96
eletronico 20
elif 191
elle 158
eller -191
elm -112
els -43
else 108
em -74
email 10
emailed 61
emails -37
emberfall -30
emergency 293
emme -267
empfanger 159
employees 24
empty -5
en 59
en_gb 145
en_us -12
encore -16
ender -20
ending -72
ends -5
endung -226
engangsadgangskode 161
engangskod 534
engangskode 83
engangskoden 298
engangslosenord 218
engangspassord 376
engineer -223
england 99
enhet -64
enim 297
enkratno 109
enroll -312
ens -124
enter 304
entered 78
entering 413
entidade -238
entra 119
entrada -46
entrar 47
entrare 277
entre -167
entrega -118
entrez 327
entro 142
env 198
enviado -86
enviamos -500
environment 53
envoye -131
episode -200
equipe 232
er 11
eres 31
erhalten -229
erositsd 148
erp 16
error -358
errore -126
ersetzt 24
erstellt 16
ervenyes -58
es 120
escribe 186
ese 45
esemenyszamot -8
eshte 384
eskerrik -12
essai -152
esse 2
esserti 94
est -14
estas 341
este 64
esteban -49
esti 113
estimada 120
estimado 82
estonia -150
et 76
etait -330
etape 218
ete -191
etter 277
eu 125
eur 70
europe 84
even -20
evening -159
event -97
events -252
ever -245
every -91
examen -182
example 86
exchange -46
existing -286
exit -544
exited -111
exp 38
expected -418
expediee 40
expira 264
expirat -7
expired -174
expires -11
expires_in 239
expirou -149
expiry -153
ext -65
external 217
extra -210
ez 260
ezt 183
f 92
f0kz -1409
face -173
factor 56
factory -150
factura -121
facture -264
factuur 157
facundo -266
failed -292
failures -62
faire -167
faithfully 18
fake -183
faktura -69
fale -177
fall 281
fallen -63
falls -76
far -11
fares 369
farid 182
farm 80
fathom 126
fatt -471
fattura -234
fatura -96
fault -194
favourite -208
feb 83
february -123
fee 127
feedback -467
feeder -226
fees -258
fehlercode -21
feil -170
fel -83
feld 235
felkod -22
felt 149
femke -181
fenn -209
fennel 12
fenwick 355
fereastra 75
fern00 -12
fernbank -269
ferri -18
fertig 223
feu 470
fi -273
field 23
figures 13
file -249
filing 145
fill 36
fim 138
fine -420
finestra 184
finished -88
firm -36
firma 123
firmware 303
first 124
first_name 90
fiscale -173
five 71
fix -166
fixed -104
fizetendo -12
fjordstrom 34
flat -29
fleet 64
flickers -16
focus -182
foi -113
folgenden 121
follow -132
followers -31
following 100
folosi 185
folosinta 333
folosit -87
for 50
forde -80
forge 80
forgot 141
forgotten -234
form 93
forma 54
forms -334
formulaire 53
formulare 105
formulario 300
forno -54
forum 141
forward 117
fost -44
found 118
foundry 54
four 172
fr 209
fr00 391
fra -128
fragen -13
fragt -166
frankfurt -28
fraud -312
free -136
freephone 82
freigabe 158
freigabecode 185
freischaltcode 114
fresh 169
frete 70
freundliche 51
friday -3
friend -183
friends -361
from 57
front 7
frontend -336
ft -102
fue -94
fuiste -42
full -130
fun 205
fund 78
fungerar 66
fur 55
fyll 192
g0 -159
ga 149
gaat -12
gabarit -31
galati -28
galima -29
galler -44
game 104
games 141
gantry -54
gaps 183
garage 80
garden -38
gare -39
gas -10
gate -190
gateway 205
gave -225
gbp 4
gdansk 163
gebruikersnaam 137
gecerli 249
gecerlidir 149
gecerlilik 48
gecko 128
geehrte -46
geloscht 26
generated 270
generator -538
genere 77
genitore 158
genom -84
genuine -484
gerade 12
gerat 9
gerek -7
gesamt -89
geslo 255
gesperrt 14
get -99
gets 185
gewijzigd -31
gewoon 113
ghent -48
giam -565
gian -159
giao -74
gib 16
gift -324
gilt 128
giltig 42
girildi -87
girin 378
giriniz 158
giris 53
git -145
giulia -116
give 148
giving 131
gjelder 66
gjor -68
gli 32
gmbh -83
go 133
godz -26
godziny 44
goes 100
goi -156
going 175
gol 169
gonderdik -310
gondola 7
gone -127
good 34
goodbye 578
gospa 75
gracias -4
gratis -236
greetings 27
grey 320
groet 25
gros 108
gross -398
group 75
grus -139
grusse 122
guard 51
guarda -177
guest 217
gui -29
gultig 234
gun -207
guna 123
gunakan 158
gunu -267
guten 41
gutscheincode -338
guvenlik 54
h -6
ha -13
habari 110
haben 96
hace -47
hacer -46
hagkaup -88
hai 42
halaman 310
half 2
hall 23
hallissa -49
hallo -12
halsningar 124
hameentie -2
hana -86
hand 218
handed -6
hands 187
hang -316
hanggang -99
happen 175
har 10
harbor 17
hardware -39
hari -108
harlow 35
haro -727
harriet -30
harrow 7
has 2
haslo 109
hasta 27
hasznalatos 323
hasznalhato 217
hat 12
hata -3
hatali -32
hatjegyu -11
have -78
haven 423
hay -4
haziran -55
hd 9
he 190
hear 29
hears 67
hebben -252
hec 48
hech 179
hei -90
hej 62
heller 24
hello 68
hello00 238
help 92
helpdesk -132
helsinki -66
hemos -54
here 175
hesabiniz -2
hesabiniza -28
hesla 266
het 259
heu 54
heure 323
heures -52
heute 8
hexley -71
hey 131
hf 18
hi 58
hidden 12
hier 263
hieu 14
high -88
hij 104
hilsen 72
hindi 118
hingga -97
hint 21
his -99
hmz0tq0b0k -125
ho 64
hoa 17
hoac 189
hoang -277
hodiny 110
hoi 62
hoje -52
hold 24
holding 101
holds 22
holfid -94
home 66
hop -578
hope 162
hopefully -18
hora 92
horas 24
hores -91
hos 97
hosting -15
hotels 43
hour 291
hours -231
how -490
hoy -5
hp 140
hr 181
hrb 52
hrs 115
http -246
https -337
hubungi -75
huwag 66
hy -121
hyphen 232
hyva 97
i 35
iata 128
ib 48
iba -32
iban 84
icin 309
icinde 324
ico 1
id -171
idan 365
idatzi 264
ideiglenes -94
identitate -273
identity 131
identyfikator -271
idm 147
idnr 177
iemand 18
ievadiet 320
if -7
ig -48
ignora 49
ignore -93
ihr 18
ihre -13
ihres 15
iki -50
il 32
ili 25
ilk -141
im -74
ime 80
imizuzu 369
immediately 103
immer -88
import -116
importe -69
importo -87
in -1
inbox 138
inc 117
inc0000000 146
incident -450
incl -238
include -143
indeksi -87
indica -76
indiquez 141
indiranagar -24
indirim -434
indtast 476
ines 102
info -81
information 158
informe 22
informujemy -98
ingelogd -92
ingresa 206
ingressos 80
ini 166
iniciar 72
initiate 143
inkwell 2
inlogcode 330
inloggen -78
inloggningskod 147
inn 173
inr 44
inscription 78
inserire 186
inserisca 553
inserisci 343
inserito -168
insert 32
insertions -65
instead 237
insurance 184
int 22
intended 165
interno 31
into 81
introdu 34
introduce 377
introduceti 237
introduiu 318
introdus -188
introduza 270
introduzca 386
introduzir 30
invalid -420
inviato -85
invite -19
invited -55
invoice -252
io -49
ios -103
ip -107
ipe 56
iphone 69
ipアドレス -94
ird 333
irja 67
is 67
isbn -214
iscrizione 21
isso 188
issue -252
issued 117
issues -13
ist -97
istanbul 87
iste 110
isteach 230
isto 120
it 67
it00x0000000000000000000 156
item -200
items 436
its 205
itself 223
itu 177
iulie -64
iyong 81
iz -16
ja 51
jackpot -110
jadran 186
jadwal -93
jahr -194
jalan -108
jalkeen 195
jam -35
jamais -88
jan -157
jana -271
jangan 60
januar -300
jatuh -51
jau -32
java -495
je 46
jednokratna 151
jednokratni 95
jednorazove 148
jednorazovy 215
jednorazowe 25
jednorazowy 95
jei -68
jelentkezzen 113
jelszo 92
jemand 213
jen 52
jesli -113
jest -83
jeste 74
jetzt 2
jezeli 20
ji 104
jl 37
jo 96
job -2
jobb -95
join -165
joining 95
jos 49
jou 27
jsi 128
jsme -276
jste 58
jueves -48
juin -55
juli -325
july 17
june -54
juni -37
junio 18
juniper -85
junto 51
jus 136
jusqu -23
jussara -384
just 31
juste -155
justificante -91
jusu 173
juz -113
k 6
k0q0mx -51
ka 31
kabinets -3
kabul -57
kad 45
kadar -44
kai 172
kaiserstrase -77
kaixo 130
kak 77
kalau 120
kali -231
kami -247
kamu 37
kan -1
kapital 143
kare 4
kart -156
karte -170
kartica -127
kartinizla 157
kassan -178
kassen -45
kaunas -61
kaytetty -63
kc -146
kde -337
ke 75
kedves -74
keep -193
keer 160
kehtib 171
keizersgracht -104
kell -102
kenteken -48
kenttaan 232
kerdese -20
kerjen 146
kerran 289
kert 130
kertakayttoinen 420
kertakayttosalasana 104
kertakoodisi 450
ketik 118
kettle 31
key 110
keyerror -396
keypad 71
keys 41
kezdemenyezte 131
kg -284
khach 164
khau 176
khi -230
khong -148
kids 217
kiitos -207
kime 26
kimga 54
kimseyle 3
kindling 18
kindly 70
king -242
kini -120
kinnita 240
kinnituskood 209
kiosk 102
kirish -55
kirjaudu 225
kirjautumassa 376
kirjautumiskoodi 190
kirjautumiskoodisi 385
kirjoita 280
kit -6
kita 5
klantnummer -33
klasse -48
klasy -22
kleebi 292
klein -229
kleinschreibung 225
klick -242
kliendinumber -135
klientske 120
klijenta 151
klik 217
kliknij -379
klistra 87
klo -12
klopt -20
klub -59
kluisje -158
knappa 69
knjiznica -174
know 259
kod 10
koda 106
kodas -44
koddal 62
koden 9
kodenya 65
koder -225
kodici 30
kodja 251
kodo 126
kodod 218
kodot 31
kodovi -218
kodow -417
kods -20
kodu -26
kodun 67
kodunu -96
kodunuz 249
kodunuzu -19
kola 298
kommer -13
kommst 47
kommt -286
koncici -401
konta -78
konto 17
kontoen -24
konu 179
koodi -58
koodia 91
koodisi 158
kor -38
korabban -54
kornfeld -17
kortingscode -334
koskaan -195
koszyku -160
kot -128
kotak 12
kowalczyk -110
kq00xt0 189
kr -58
krijg -281
krs 92
krvt0000 -246
ks 57
ksh0 -92
ksiazki -52
ktore 35
ktos 41
ku 27
kui 99
kuin 301
kuingia -100
kuldott -66
kullanimlik 214
kun 25
kunde -9
kunden -447
kundennummer -89
kundenummer -38
kunder -190
kuponkod -57
kupuje -198
kurier -182
kusi -15
kvar 264
kvart 126
kvitto -21
kvk 3
kwa 25
kwartier 86
kwenye 286
kwh -78
kx00 -210
l 81
la 13
lab 159
laba -13
labas 47
labdien -15
label -140
labels -173
ladder 118
lag -182
lagi 34
lahetetty -103
lahetimme -41
lahtrisse 334
lai 199
lamna -42
lan -155
lane 121
lange 193
langre -2
lapa 299
lapse -56
lapses 191
laptop -48
laramie -379
large -654
larkshop -37
larkspur -87
las 160
last -76
lasts 217
late -14
latest -63
lauka 156
lautet 93
lb -273
le -83
leave -150
leeds 31
left 70
legal 105
lehe 185
lehel 4
lei -130
leiratkozas -17
lejart 6
lek -95
lending 218
length -116
leo 4
les 42
lesson -144
let 106
letak -34
letras 83
lets 252
letter 18
letters 207
lettura -35
li 92
liberar 339
licensed 31
lich -101
liczba -62
lieber 153
liegt -166
lien -367
lifetime 301
light -46
lighthouse 138
lik 53
like 49
liked -132
limit 109
line 112
linea 189
lines -121
linha 84
link -333
linka 42
linked 18
linking 122
links -86
lis 17
list 81
listen -38
listeners -19
little 305
live -115
liye 125
ljubljana 137
ll -2
llame -9
llc 11
llega -56
llegar -133
llp 30
lo 26
load 77
loan -131
loans 421
local -108
locale 7
localizador -583
location -89
locker -107
locks 131
loft -101
log 53
logga 83
logged -97
loggen 208
logget -17
logging 103
login 158
logins -56
loginwithemail 287
logo -3
logowania 122
logs 135
loja -41
long -54
longer -127
look -73
looked -520
loom 139
loomly 12
lost -105
lottery 447
low -203
lower 221
ls0 -240
lt 33
ltd 163
lua -123
lublin -86
lucky 32
ludo 27
luka -60
lumen -25
lumio -42
luna -62
lunch -52
lund -60
lundi -101
lunedi -15
lutfen -3
luxembourg 214
luz0000 -104
ly -194
m -41
m00 -84
m0x0tb 73
ma 31
maandag -312
machine 140
macos -29
madame 8
made 44
magic 207
magiclink -246
mai -55
mail 9
mailadres 35
mailer 32
mailing -103
mails -45
mailu -18
main -28
maintenant -90
mairie 261
mais 152
maiuscole 462
maj -8
majuscules 148
make 33
maksu 92
mal 189
man 29
manage 21
manager 195
mandamos -135
mannerheimintie 48
many 112
mar -20
march -142
marco -19
mardi -117
marginalia -458
market -177
mars -267
marta 14
martin -56
mas -216
masukkan 176
masz 61
mat 59
match 27
matches -225
matin -55
matter 402
maximum 277
may -33
maya -38
mayor -52
mayusculas 346
mbanking 331
me -165
meadow 58
mebleg -29
med 10
medical 13
mee -27
meer -82
meeting -31
megadott -48
megerosito 369
mehr -45
melalui -112
meld -16
melden 18
meldet -79
meldt -205
mellem -83
member -19
members 160
membership 117
meme 24
meminta 34
men 102
mendaftar 17
menit 2
menlo 43
mensagens -153
mention -222
mer -326
merchant 134
merci -239
mere -21
merhaba -42
meridian -25
mersis 28
mes 10
mesa 40
mese -114
meses -1
message -40
met 142
mete 17
meter -24
method -95
mevrouw 19
mezz 63
mfa 524
mg -263
mi -95
mid 104
midnight 224
mijn 196
milano -132
miles 36
mili -217
min 182
mina 28
mine -190
minggu -145
minima -130
minit 386
mins 377
minta 82
minusu 217
minut 302
minuta 380
minutah 387
minute 285
minuten 331
minuter 241
minutes 141
minuti 484
minutit 184
minutos 359
minuts 87
minutter 378
minuttir 266
minutur 280
minuuttia 228
mira -116
mireille -25
mis 46
mission -42
mistake 24
mit 84
mitte -236
ml -312
mm -55
mms 175
mo 70
mobile -163
mochte 221
mochten 166
model -48
modifie -273
modtaget -130
moi -157
moikka 156
moin 14
mois -91
moja 250
moment 130
monday -185
mondja -5
monitors 64
monouso 455
month -108
more -50
moreau 77
morgen -72
mos 200
most -119
mostantol -86
mot 90
moth 12
mother -551
move 128
moved -290
moving -44
mozna -322
mr 24
mrn -26
mrs 143
ms 18
msg 370
mtan 134
mtu 319
muista 135
munud 187
muss -51
must 160
musterimiz -16
mutual 13
mva 144
mx -297
mx0 -434
my -185
myservices -49
m³ -233
n -89
n0000 -10
na 75
naam -180
naar -77
nachricht -49
nacional 176
nad -116
nadie 143
nag 197
nagon 90
naic 83
najdete -11
nakamura -150
nakup -92
nakupu -124
nam -39
nambari -110
name -179
nan -234
nang 14
nantes -41
nao 21
nap -69
narocilo -71
narudzba -65
nase -101
nasi -126
naste -238
nay 27
nd -39
ne 113
nearly 167
nedele -246
needed -22
needs -43
negozio -126
nekdo -45
nel 16
nell 37
nella 7
neni -70
nennen -117
neste -27
net -50
network -97
neu 24
neue 155
neuen 52
neuer 103
never 27
nevienam 200
new 34
news -227
newsletter -301
next 49
nez 73
nf -308
ngaku 80
ngay -237
nhan -11
nic 279
nichts -93
nie -1
niet -112
nieuwe 89
nif 33
nights -114
nije -33
nikada -122
nikomu 96
nimanui 120
nimbra -56
nine 91
ningu 170
ninguem 48
nip 61
nipc 91
nisi 5
nl 105
nl0000 -343
nm 280
no -24
nobody 56
noch 338
nog 47
noget -214
noi -76
nok 343
nombor -77
nombre -69
nomor -55
nomresi -134
non -38
noon 276
nop 55
nordhaus -137
noreply 136
normal -33
normally -71
north -230
norway -44
nos -64
nostri -21
nota -476
notes -173
nothing -350
noticed -158
notification 36
notifications -167
notre -154
nouda -170
nous -22
noutokoodi -151
nov -283
novak -128
november -92
novembre -178
noviembre -171
novo 181
novy 43
now -104
nowe -19
nowy 66
nr -17
nt -115
nu -144
nuestros -83
nueva -254
num -10
numar -135
numaraniz -212
numarasi -146
numarul -202
number -93
numbers -85
numbrid -55
numer -323
numerem -188
numeris -58
numero -161
nummer -252
numurs -160
nunca -133
nuo -87
nyt -107
nº 130
o -4
oakland -88
object -161
objednavka -50
objet 66
obrazovce 179
obrazovke 160
och -14
ocr -60
octavia -142
od -33
odbioru -254
odeme -29
oder -117
odhlasit -381
odjava -58
odpowiedz -224
of -50
off -53
offers -153
office 35
offline -559
offnet -247
offre -63
ojo 86
ok -70
okafor -4
okkar 176
okna 38
oktatasi -79
oktober -249
ola 55
olan 138
olay -148
old 31
oldalon 134
oleander -225
olet 255
olur 292
oluwaseun 39
om 91
ombi 169
on -7
onay 137
onayliyorsaniz 76
once -5
onda 449
onder -72
one 100
onetimepassword 151
online 98
onlinebanking -145
only 87
ont -198
op 39
open 98
opening -92
opens 30
operacao 57
operacja 251
operation 134
opiste 563
oppgi 15
opt -14
option -133
or -65
ora 5
orchard -25
order -124
ordered -252
orders 128
ore 70
org -34
ort -141
oslo -98
osszegu 91
other 55
others -22
oto 271
otp 159
otro -21
otrzymalismy -65
ou -89
out 28
outdoors 32
ouvert 48
ouverte 235
ove 351
oven 18
over 51
overfor 80
overovaci 362
own -24
oy 62
oyun 82
ozdemir 28
ozel -122
p 84
p0 -21
p00 -40
pa -61
paaset 29
pacific 169
packed -115
pada 37
pag -87
pagar -279
page 138
pagina 470
pago 34
paid -113
pair 89
paket -265
pakke -71
pakkenummer -137
paldies -115
palo -60
pana -63
pane 301
panier -225
pantalla 322
paperless -301
papertrail -573
par -80
para 233
parade 58
parcel -396
parcelo 37
parent 385
park -89
parking -116
parola 165
parool 109
part -122
participant -42
partner 16
party 113
pas 61
pass -107
passcode 311
passcodes -102
passe -5
passed -186
passes 89
passkey -204
passkeys -102
passord 207
passt -135
password -1
passwordless 105
passwords 296
passwort -168
past 111
paste 133
pasted -14
patch -147
patvirtinimo 186
patvirtinti 385
paused -100
payee 110
paying 74
payment 28
payout 196
payroll 21
pc 51
pdf -126
pdt -40
pe -40
peakline -90
pebble 53
pedalear 172
pedalo 427
pedido 106
pedidos -58
pedir 178
pediremos -92
pediste 72
pekka 70
pelo -29
pembelian -307
pencilled 602
pendant -159
pending 176
penerima 692
pengambilan -198
pengenalan -55
pengesahan 297
pennant 192
pentru 15
people -109
per -14
percen 157
percig 520
period -55
periodo -158
peristiwa -129
permit 8
permohonan 247
person 123
personal -175
personer -261
personne 208
pesel -49
pete 87
petis 249
petra 31
phone -129
phong -313
photo -44
phu 118
phut 492
piano -37
pickup -316
pid -119
pides 137
piece -63
pieces 4
piegade -31
pieslegsanas 18
piga 144
pin 20
pincode -16
ping -15
pipeline -91
pismen 17
piu -104
pixel -70
pl 27
place -126
placed -36
plain 36
plan -44
planner -89
plata 120
platba 30
platbu 199
plate -96
platnost 50
plats -111
played -52
player 206
plc 74
please -10
pln 85
plot 98
plus -64
pmb 3
pnr -233
po 97
pocketcms -385
pocztowy -221
pod 86
podanie 76
pode -7
podpis 16
point -23
points -207
pokoj -57
pola 44
pole 30
polica -58
policka 152
policy -130
polje 75
polling -36
polls -110
pon 95
ponesite -96
ponownie -222
pop 295
popust -27
por 25
porque -206
portaal 21
portal 55
portalu 86
portone -45
poslali -52
poslana -16
possible -147
post -196
posta -21
postal -186
postboks 15
postcode -172
poste 31
posted -16
posten -7
postinumero -44
postnummer -127
pot 68
potom 104
potongan -258
potvrdte 287
potvrdu 354
potvrzeni 222
potwierdzajacy 102
potwierdzenie 89
pour 140
pouzijte 173
power -6
powered 145
pozdravem 191
pozdravljeni 55
pozdrawiamy 84
poziadali 116
poziom 54
poziv -43
pr -147
praha 47
precinct -123
precisa -107
predmet -11
predmetu 54
prefer 59
prelevement -176
prenotazione -46
prepisite 141
press -60
pressed 471
preto -119
preukaz -67
pri -250
price -95
prihlaseni -22
prihlasenie 33
prihlasovaci 145
prihlaste 182
prijava -136
prijavite 199
prijavo 245
prijavu 170
prima -73
primeira -107
primo -146
printed -170
printer -89
printing -343
priority -5
pris -345
prisijungimo 483
privacy 167
private 47
priya 28
prize -36
pro 19
probably 104
prod 237
product -417
production -262
profilo 230
project -39
promise -115
promised -62
promo -178
promocional -129
prompt 217
prompted 10
prosim -57
prosinca -153
protected 100
protocolo 22
proud -600
prove 166
proves 55
provided 167
provider -94
prufcode -35
prufen 32
przelew 146
przepisac 533
przepisz 267
psc -180
psst 8
pt 19
pts 160
puan -76
published -107
puedes -219
pull -404
pulnoci 146
pulsa -350
punch 305
puo -23
purpose 189
put 150
q 610
qa0 91
qeydiyyat 244
qr -838
qty -169
qua -26
quan 14
quando 42
quatre 112
que 68
quello 7
quelqu 125
quem -56
questions -57
queue -17
quick 60
quiere 125
quillbase -24
quillhost -60
quiz -135
quoc 30
quote -105
qx0t0l 249
r -57
r0000 -33
ra 85
rabatkode -190
rabatkoden -479
rabatowy -371
rabattcode -70
rabattkod -239
rabattkode -266
rachunek 252
racun -122
radku 94
rafael -174
raffle -42
rahasia 168
rail -50
randevu -25
randevunuz -43
ranije -29
raqami -198
rastreio -149
rate -221
rathmines -689
raum 78
rb -167
rcpt -292
rd 76
re -7
reach -122
reachable 520
read -70
reader 38
reading -58
reads 5
ready -120
really 331
realm 92
recebemos -207
receipt -209
receipts -147
received 20
receiving -100
reception -24
recibes -23
recibimos 406
recibo -44
recipient 30
recogida -95
recopiez 623
record -6
records -121
recover 6
recovery 281
recu -93
recuadro 47
recuerda -153
redacted -409
redan -60
redeem -165
redemption 178
reducere -3
ref -45
reference -182
referencia -153
referral -344
refs -267
refshalevej 254
refunded -88
refunds 113
refuse 116
regards 159
regeringsgatan -235
region -39
register -104
registering 244
registraciji 24
registration 211
registrierung 180
registro -56
reinitialisez 130
reintegro -13
rejected -277
rek 62
rekisteroitymisesta 148
relates 109
relax -145
relay -59
release 136
released 38
relire -209
remercier -333
reminder -463
remote 161
removed -50
remplace 18
rendelesszama -32
rendelest -54
renew -352
rent -93
renvoyer -34
repair -44
repeat 146
replies -61
replying -57
report -204
reports -178
reqemler -55
request 46
request_id 337
requested 205
requester 188
required -3
requires 706
reserva -275
reservas -6
reservation -90
reserved 137
resi -102
resolved -111
responda 247
responde 28
response -375
responsibly 132
result -107
results 179
retire -17
retirer -27
retrait -377
returns 1
revele 9
review -173
revisa 3
revision -480
rezervacije -134
rfc -390
rg0 -45
richiesto 118
rides 90
riding -369
riga 37
right 108
rights 132
rinda 132
ring -71
rio -34
riquadro 27
ritiro -34
rm000 33
ro -41
road -43
robin -289
robot 25
robots 186
roma 7
room -92
rosalind -14
routing 113
row 31
rp -23
rp0 23
rp00 -91
rua -14
rue -4
rule -125
run -60
runner 186
runs 177
rush 86
rutan 30
rydo 54
s -46
sa 104
saaja 6
saapunut -19
saat -102
safe -107
safety -244
sag -125
sags -231
sagsnummer -57
said -56
saisir 161
saisissez 518
saiu -240
sak -109
sal 36
sala -207
salamat -244
salasanasi 86
saldo -117
sale -181
sales -211
sali -86
salon -1
saludos 54
salut 35
same 2
samme -388
sampai -98
sample -133
sampletown 117
sampleville -1016
samr00 -271
san 10
santiago -100
sao -45
sara 35
sat -44
sata 39
save00 -87
saved 170
savings 87
savo 35
saw -163
sayfasindan -183
sayfaya 145
sayi -91
sayin -25
sc -108
scade 188
scaduto -113
scams -19
scan -21
scanners 691
schlussel -84
schranka 26
schrieb 57
science -287
sconto -209
scrapped 221
screen 230
screenshots -1
scrie 120
scrivi 238
sdelte -52
se 39
seans 128
season 151
seat -210
seats -49
sec 42
second 140
seconda 91
seconds -71
secret 8
secretaria -80
section -154
securite -82
security 4
seda 192
sedan -93
see -75
seed -65
seen -273
sees 107
seguinte 130
seguranca 161
seguridad 92
seguro -13
sekali 231
selam 155
selasa -173
selatan 32
selin -144
sell 42
seller 74
semaine -148
senast -47
send -80
sender 48
sending 291
sendt -60
senhor 5
sensitive 203
sent -99
separate -158
sepette -163
september -114
ser -184
sera -37
seriennummer -387
serra -84
serve -57
served -36
servers -467
servus 32
sesiapa 5
sessio -25
set -50
setelah 140
setor 171
setting 67
settings -43
seu 82
seul -36
sha000 -214
share 70
sharp 4
shed -75
shelf -135
shift 31
ship 170
shipment -34
shipped 138
shipping 177
ships -21
shop -164
show -2
shown -234
shows -292
sicherheitscode 248
sidan 263
side 16
sido 18
sie 24
siempre -100
sifra -40
sifre -74
sifreniz 281
sifreyi 12
sig -77
sign 75
signatures -559
signed -293
signer 292
signin -88
signing 101
signs 54
signup 241
siguiente 8
sigurdsson 327
sila 3
silakan 233
silver 146
silverpine 199
sim 203
simply 296
sincerely 138
singapore -44
single 81
sinun 120
siparisiniz -76
sir 59
sirve 138
sisaan 32
sisesta 157
sisselogimiskood 154
sistema 298
sit 20
site 36
sitter 63
sitting 134
six 109
sizning 17
skaitli -45
skaits -70
skal 132
skambinkite -186
skarmen 48
skeleton 253
skickade -186
skickats -29
skopiuj 46
skriv 298
sku 100
slaet -19
slevovy -379
slot 247
slutar 162
sm -81
small 390
smart -350
sme -85
smo -113
smoke 306
sms -303
smtp -253
sn0 -31
social 104
sofia 154
sofort -163
software -56
soita -5
sol 182
sola 127
solene -3
solicitacao 253
solicitud 108
som 37
somebody 100
someone 126
something -116
son -64
sondern 81
sonra 488
sons 185
sont 5
sonu -24
sooduskood -210
sorry 231
sort -124
sorulariniz -370
sou 290
sp 44
spam -156
spark 15
sparst -245
spazio 107
speak 102
special 60
spedizione -148
speed 208
spend -51
spent -280
split -136
sporgsmal -43
sporitelna 256
sporsmal 69
sport 115
spot -4
sprawdz 275
spring -72
spring00 -15
src -153
sri 241
ssa -179
ssh 80
sshd -118
st -103
sta 40
staat -43
stadfesta 110
stadfestingarkodinn 115
stadtwerke 35
staff 57
stagehand 214
stand -277
standing 257
stands 13
stanje -59
start -120
started 111
starting -58
starts -100
stata -7
state -45
statement -273
station -72
stato -269
status -191
stay 13
ste 11
steht -95
step 229
stevilka -93
stick -63
still -124
stock -257
stockholm -57
stop 82
stops -72
stora 50
storage 51
strani 149
stronie 159
stub 261
studio -18
stunden -100
stuurden -49
style 5
su -82
subject 89
subject 0 -116
subject 00 -194
subject 000 20
subject 0000 -49
subject 00000 -24
subject 000000 -5
subject 0000000 -124
subject 00000000 12
subject 000000000 -11
subject 00k -159
subject 0b -128
subject 0f0a0c0 80
subject 0fa 247
subject 0k0m -21
subject 0x0 -36
subject a -72
subject aanmelding -395
subject abgelaufen -241
subject aboard 97
subject about -113
subject accepted -246
subject acces 191
subject acceso 405
subject access 244
subject accesso 130
subject account -12
subject acesso 45
subject acme -10
subject activa 329
subject activation 268
subject added -179
subject adding 16
subject address -54
subject admin 200
subject adresu 68
subject afspraak -88
subject aktivacia 139
subject al 38
subject alamat 191
subject aldrig -293
subject alennuskoodi -50
subject alert -300
subject all 182
subject almost 287
subject am -217
subject an 289
subject and -34
subject anda -85
subject andret -169
subject anmeldecode 162
subject anmeldung 121
subject answered -501
subject api -183
subject app 139
subject app_name -454
subject appareil 122
subject appointment -57
subject approval 81
subject approve 417
subject approved -198
subject appuntamento -79
subject april -504
subject ar -30
subject are 39
subject area -261
subject arende -5
subject arrive -247
subject arrived -124
subject as 24
subject attempts -62
subject attention -5
subject autentificare 138
subject authenticate 1112
subject authentication 5
subject authenticator -42
subject authorize 351
subject autorize 110
subject autoryzacyjny 140
subject avaaminen 93
subject available -190
subject avec -225
subject aviso -32
subject aw 76
subject az -33
subject back 62
subject backup -220
subject baharu -305
subject bank 96
subject banka 173
subject bao -57
subject baru -210
subject basket 20
subject before 175
subject bei 293
subject bekraft 384
subject bekrafta 267
subject bekreft 114
subject bekreftelse 29
subject belepes 131
subject belepesi 211
subject berhasil -417
subject bestatigen 359
subject bestatigung 167
subject bestatigungscode 50
subject bestelling -29
subject bestellung -219
subject bestilling -121
subject betaling 5
subject bevestig 272
subject bienvenue -50
subject bill -45
subject birthday -382
subject biztonsagi 234
subject boiler -107
subject boleto -180
subject bolletta -94
subject book -153
subject booking -28
subject brand -378
subject brandt -25
subject breaks -5
subject browser 190
subject buchung -72
subject buchungsbestatigung -78
subject budget -112
subject bus -357
subject by -209
subject c 84
subject cadeau -131
subject call -130
subject callers -4
subject cancelled -798
subject canh -7
subject cannot -345
subject car -182
subject card -130
subject case -172
subject certificate -393
subject challenge 70
subject change 256
subject changed -348
subject chao 44
subject check 184
subject checkout 214
subject chitanta -78
subject cho -58
subject chuyen -19
subject chyba -20
subject ciao 106
subject cikti -35
subject cita -109
subject claim 160
subject class -370
subject clave 120
subject client 317
subject club 54
subject cod 185
subject code 163
subject codes -243
subject codi 443
subject codice 317
subject codigo 211
subject codigos -29
subject codul 56
subject collect -367
subject comanda -51
subject commande -507
subject comments -3
subject company -101
subject complete -25
subject completed -208
subject compte -158
subject computer 367
subject con -299
subject confirm 139
subject confirma 179
subject confirmacao 179
subject confirmada -4
subject confirmar 152
subject confirmation 8
subject confirme 293
subject confirmed -397
subject confirmer 340
subject connexion 196
subject consegna -261
subject console 333
subject consulta -115
subject conta -130
subject contrasena 36
subject contrasenya 39
subject control 266
subject convite -59
subject cooperativa 133
subject copied 107
subject correo 279
subject correu 131
subject course -118
subject cua 96
subject cuenta -31
subject cupom -170
subject customs -159
subject czeka -196
subject da -89
subject dang 7
subject dari -218
subject das 65
subject day -269
subject days -455
subject de 88
subject declined -76
subject degistirildi -1
subject dein 19
subject del -126
subject delete 242
subject delivery -213
subject dem -5
subject demo 259
subject deployed -245
subject deposit -432
subject det 228
subject details -184
subject dev 197
subject device 277
subject di 14
subject dia 27
subject dich 10
subject didn -1046
subject die -50
subject din -56
subject disabled -558
subject disponible -452
subject dispositivo 159
subject do 151
subject does 20
subject dogrulama 199
subject don -155
subject done -37
subject door -220
subject dostep 50
subject down -34
subject due -196
subject dumneavoastra -223
subject duoc -9
subject durin_iii -45
subject e 186
subject e0e 61
subject each -181
subject echec -250
subject eich -32
subject einmalkennwort 36
subject electronic 301
subject electronique 107
subject elevation 104
subject elkeszult -211
subject email 50
subject en -147
subject enabled -193
subject engangskod 180
subject engangskode 433
subject engineer -339
subject enter -183
subject entered -442
subject entities 5
subject entra 187
subject entrar 493
subject entrega -153
subject entry 79
subject ep -121
subject er -174
subject eres 33
subject error -21
subject es -27
subject espace 95
subject esta -63
subject este -141
subject et -178
subject ete -19
subject eur 12
subject exam -108
subject examen -64
subject example -60
subject expire -404
subject expired -679
subject expires -89
subject export 177
subject external 215
subject factor 22
subject factura -279
subject facture -54
subject factuur -264
subject failed -885
subject faktor -10
subject faktura -314
subject fallback 280
subject falta 305
subject fattura -26
subject fatura -169
subject faturaniz -177
subject fehlgeschlagen -253
subject feirao 73
subject fernly -156
subject fi -81
subject field -436
subject finish 214
subject fiok -103
subject firma 281
subject first 176
subject fisiniz -166
subject flat -36
subject folio 170
subject for 68
subject form -150
subject forum 187
subject forwarding -462
subject fost -372
subject fra 49
subject fran -89
subject fraud -50
subject fraudes -13
subject freigabe 383
subject friday -200
subject fridge 108
subject friends -286
subject from 87
subject fur 176
subject fwd 356
subject game -121
subject garden 168
subject gate -181
subject geandert -73
subject getting 30
subject gewijzigd -524
subject gia -78
subject giam -20
subject gift -12
subject giris 188
subject give -628
subject godkend 367
subject gratis -31
subject guest 301
subject gutscheincode -22
subject ha -75
subject hai 139
subject half -20
subject han -472
subject hang -25
subject har -300
subject has -240
subject have -497
subject hazir -84
subject hazirdir -66
subject hej -14
subject held 126
subject hello -118
subject help -240
subject here 72
subject herinnering -82
subject hesap -74
subject hesla 22
subject het 109
subject hey 144
subject hi 128
subject hoje -462
subject hold -62
subject hos 17
subject hospital -12
subject hosting 5
subject hotel 22
subject hours -223
subject house 149
subject how -544
subject hr -30
subject hs -236
subject i -54
subject icin 369
subject identity 138
subject idopont -134
subject ihr -11
subject ihre -303
subject il -110
subject ilea -93
subject important -370
subject in -33
subject indirizzo 341
subject inici -80
subject inlogcode 419
subject inloggen 189
subject inloggningskod 181
subject inn 201
subject innlogging -217
subject input -268
subject inscription 313
subject inside -275
subject insurance -6
subject invitation -66
subject invited -612
subject invito -155
subject invoice -304
subject ir -146
subject is -12
subject issue -518
subject it 444
subject item -64
subject janji -42
subject je -187
subject jednorazowe 238
subject jelszo 237
subject jira -305
subject job 36
subject jobs -48
subject joining 516
subject jos 98
subject jouw -138
subject jovahagyasa 235
subject jums -40
subject june -65
subject juniper -200
subject jusu -104
subject k 298
subject kargonuz -147
subject karty 245
subject ke 185
subject keamanan 143
subject keeper 61
subject kelulusan 89
subject kerro -179
subject keselamatan 143
subject kestrel 54
subject kettle -74
subject khoan 118
subject kinnitamine 200
subject kinnituskood 251
subject kirjaudu 14
subject kirjautumiskoodisi 574
subject kitchen 157
subject klaar -293
subject klub 185
subject kod 212
subject koda 274
subject kodas 336
subject kode 255
subject kodea 248
subject koden 267
subject kodi 430
subject kodja 217
subject kods 189
subject kodu -15
subject kodun 5
subject kodunuz 97
subject kody -102
subject kommt -284
subject konfirmasi 308
subject konta 77
subject konto -83
subject kontrola 235
subject koodi 69
subject kuitti -1
subject kurs -12
subject kvitto -163
subject lab -131
subject lager -75
subject lasku -63
subject last 44
subject le -67
subject lease 126
subject left -96
subject length -686
subject les -159
subject let 34
subject library -136
subject licence -629
subject license -193
subject lieferung -225
subject lien -363
subject linha 460
subject link -108
subject linked -167
subject linking 272
subject listrik -12
subject living 365
subject livraison -142
subject livrare -109
subject load -161
subject location -26
subject locked 139
subject locker -197
subject loft 43
subject log 268
subject logga 97
subject login 264
subject loginkode 282
subject logon 116
subject logowanie 216
subject longer -461
subject losenord 151
subject low -404
subject lozinka -20
subject lt000000000 -51
subject m 69
subject ma 151
subject magic -44
subject mail 198
subject mailbox -24
subject mailer -8
subject mails -74
subject maksu 60
subject manage 344
subject market -266
subject mars -266
subject masuk 164
subject mat 447
subject match -297
subject meeting -105
subject megerositese 205
subject members 80
subject membership -3
subject message 103
subject meter -337
subject mfa 128
subject minutes -70
subject missing -180
subject moi -63
subject monday -299
subject month -257
subject more -108
subject mot 10
subject multibanco -12
subject myservices -207
subject nach -29
subject nagradna -11
subject nao -92
subject narudzba -4
subject nas -97
subject naslova 100
subject ne -257
subject need 8
subject needed 65
subject needs 21
subject neue -467
subject never -512
subject new -6
subject news -401
subject newsletter -195
subject nie -345
subject nieuwe 200
subject nimbus 1138
subject no -108
subject nollaa 130
subject non -266
subject nooit -161
subject norwind 469
subject nota -421
subject notes -214
subject notewell -304
subject notice -265
subject noua -108
subject nouveau 217
subject nouvelle -236
subject nova -233
subject nove -150
subject novo 18
subject novog 18
subject now -195
subject nowe -79
subject nu -151
subject nulstil 56
subject number -78
subject numer -128
subject numero 153
subject nunca -294
subject nur -52
subject ny -15
subject nyt -176
subject oak -134
subject objednani -94
subject objednavka -124
subject of 136
subject off -281
subject okafor -30
subject om -87
subject on -103
subject onayi 63
subject one 328
subject online 196
subject only -95
subject op -238
subject open -22
subject opening 363
subject order -106
subject ordre -226
subject otp 182
subject oublie 10
subject our -55
subject over -385
subject overeni 271
subject pa -64
subject paczka -159
subject page 109
subject paiement 82
subject pairing 149
subject paket -515
subject panel 9
subject paquete -54
subject par -258
subject parcel -436
subject parent 181
subject parking -154
subject passbook -94
subject passcode 112
subject passed -58
subject password 12
subject patvirtinimas 329
subject payee 88
subject payment 18
subject pedido -400
subject pemeriksaan 54
subject people -171
subject per 23
subject perjalanan -92
subject permohonan 358
subject pesanan -20
subject phone 172
subject pieslegsanas 59
subject pin 162
subject pins -102
subject pipeline -179
subject please -76
subject pocketcms -167
subject podpis 84
subject points 108
subject por -98
subject portal 300
subject portale 60
subject porto -309
subject posiljka -368
subject post -247
subject posta 5
subject potrditev 259
subject potvrdite 15
subject potvrdte 208
subject potvrzeni 104
subject potwierdz 449
subject pozvanka -15
subject pr -764
subject prescription -157
subject preview -16
subject price -267
subject prie 83
subject prihlaseni 120
subject prihlasovaci 103
subject prijava 13
subject prijavu 92
subject pro -25
subject problem -316
subject programare -135
subject project -152
subject promo -126
subject provjera 78
subject prueba 77
subject przypomnienie -15
subject publish 29
subject puk -426
subject q -65
subject quarry 62
subject quoted -104
subject r -18
subject rabatowy -217
subject rabatt -129
subject racun -149
subject radio -293
subject raffle -119
subject randevu -78
subject rappel -45
subject re -164
subject read -94
subject reader 348
subject reading -113
subject ready -186
subject recall -237
subject receipt -455
subject receive 366
subject received -177
subject rechnung -278
subject recibo -106
subject recordatorio -192
subject redeem 199
subject redeeming 440
subject refund -48
subject regalo -23
subject registered -84
subject registration 97
subject registry -226
subject rejects -61
subject release -122
subject releve -291
subject reminder -361
subject removed -143
subject rendez -181
subject reply -252
subject report -361
subject req -101
subject request -17
subject requested 91
subject reserva -254
subject reservasjon -77
subject reservation -236
subject reset 152
subject resolved -53
subject respaldo -89
subject restablezca 52
subject result -269
subject resultados -36
subject results -13
subject return -44
subject review -568
subject rezervacije -28
subject rezervasyonunuz -134
subject rezerwacja -12
subject ricevuta -95
subject ride -156
subject ritiro -239
subject rma -131
subject room -43
subject router -86
subject run -98
subject s 229
subject saapunut -51
subject sakerhetskontroll 162
subject sale -160
subject samedi -136
subject sample -52
subject saturday -255
subject sconto -400
subject score -124
subject second 262
subject secure 172
subject securite 163
subject security 263
subject sei 189
subject semakan 38
subject semula 86
subject sen 90
subject send -7
subject sender -141
subject senha 134
subject sent -478
subject sept 60
subject september -48
subject set -356
subject share -242
subject shift 366
subject shipped -201
subject sicherheitscode 121
subject sicherung -88
subject sicurezza 195
subject sign 208
subject signature 203
subject signing 248
subject signup 97
subject sikeres -10
subject sikkerhedstjek 136
subject sim -58
subject sinu -134
subject siparisiniz -51
subject slaet -23
subject sms 147
subject smtp -297
subject so -87
subject sorry 22
subject spent -155
subject spot -41
subject spotkanie -40
subject ssh 104
subject stadfesting 24
subject stadfestingarkodi 48
subject staging 28
subject stap 24
subject start 233
subject statement -278
subject stay -79
subject step 79
subject still 53
subject store -69
subject sua -119
subject subject 243
subject sudo 102
subject sunday -33
subject survey -66
subject system -168
subject szamla -128
subject t 178
subject tai 43
subject tan 279
subject tap 39
subject tastet -446
subject tax -64
subject taxi -108
subject team -66
subject telah -117
subject telefon 14
subject telephone 518
subject temu -138
subject termin -149
subject tern 233
subject tesdiq 194
subject test -17
subject tetapkan 40
subject text 48
subject texted -402
subject thank -123
subject thanks -348
subject the -47
subject thing 19
subject this 344
subject ti -249
subject ticket -49
subject tid -92
subject tiket -246
subject tilauksesi -70
subject tilausvahvistus -13
subject till 205
subject time -60
subject timesheet 130
subject tl -76
subject to 104
subject toegang 75
subject toegangscode 39
subject token 140
subject tom 34
subject tomorrow -270
subject tonight -140
subject too -245
subject track 30
subject transfer 148
subject transferencia 212
subject trip -351
subject trusted -218
subject tu -76
subject tua -101
subject tuo -40
subject tur -77
subject turned -315
subject turvatarkistus 360
subject tv 246
subject two 58
subject twoj 120
subject twoja -18
subject ucet -62
subject uhekordne 227
subject uj -127
subject un -236
subject und -95
subject unique 225
subject unlock 565
subject up 107
subject update -69
subject updated -154
subject use -13
subject used -262
subject user -179
subject uus 248
subject uw -6
subject uyeligini 2
subject uz -140
subject v -230
subject v0 -117
subject va -210
subject vahvista 502
subject vahvistuskoodi 104
subject vaihdettu -102
subject validation 313
subject varauksesi -66
subject vasa -190
subject vasarlas 99
subject vase -272
subject vastuvott -78
subject ve -441
subject vencio -379
subject verifica 128
subject verificacao 234
subject verificare 22
subject verification 112
subject verified -264
subject verifiera 63
subject verifikasi 18
subject verify 180
subject version -923
subject video 151
subject view 136
subject visit 153
subject visszaigazolasa -16
subject vom 95
subject voor 32
subject vostra -37
subject votre -3
subject voucher -238
subject vous -116
subject voyage -110
subject vpn 147
subject waiting 120
subject waitlist -170
subject wants 122
subject warehouse -238
subject warnung -161
subject was -255
subject way -399
subject we -387
subject webinar -173
subject week -269
subject weekly -75
subject welcome -49
subject wg 224
subject what -286
subject where -102
subject wi -65
subject wiadomosc 117
subject will -179
subject willkommen 68
subject withdrawal 99
subject wrong -279
subject wurde -576
subject xac 525
subject ya -110
subject year -510
subject yeni -13
subject you 38
subject your -27
subject yours 72
subject z -70
subject zahlerstand -239
subject zamowienie -81
subject zasilka -95
subject zip -98
subject zlavovy -252
subject zmeneno -108
subject zmienione -143
subject zostalo -37
subject zprava 224
subject zresetuj 193
subject zugang 227
subject zurucksetzen 39
subject zwei -240
subject επιβεβαιωστε 286
subject η -398
subject κωδικοσ 95
subject κωδικου 1
subject νεα -16
subject адреса 391
subject аккаунт -69
subject ваш -223
subject вашата -97
subject ваше -184
subject вход 168
subject вхід 13
subject для 470
subject за -68
subject заказ -81
subject записи 134
subject изменен -128
subject к 205
subject код 313
subject кіру 209
subject не -42
subject пароль -159
subject пароля 36
subject подтвердите 479
subject подтверждение 559
subject потврда 307
subject потвърдете 97
subject почты 123
subject пошти 404
subject си 8
subject счет -112
subject час -103
subject чек -32
subject אימות 347
subject אישור 89
subject ההזמנה -21
subject הספר 191
subject הקוד 195
subject חדשה -222
subject קבלה -40
subject קוד 325
subject الالکترونی 269
subject بررسی 33
subject تاکید 80
subject تایید 515
subject تصدیق 43
subject تم -326
subject جدید -7
subject دخول -26
subject رمز 440
subject شما -97
subject طلبک -7
subject لا -489
subject لاگ 71
subject مع -253
subject نوبت -73
subject ورود 186
subject کد 7
subject کسی -134
subject ہو -133
subject आज -291
subject आपका -73
subject ओटीपी 254
subject करें 518
subject को -443
subject कोड 226
subject नया -4
subject है -31
subject কেড 170
subject হয়েছে -63
subject ยืนยันอีเมลของคุณ 226
subject შეკვეთა -192
subject ኮድ 65
subject パスワード変更完了のお知らせ -46
subject ポータル 143
subject ログイン 31
subject ワンタイムパスワードのお知らせ 256
subject 您的订单 -33
subject 新しいログイン -29
subject 本人確認 261
subject 短信转发 -35
subject 確認コード 140
subject 重置密码 16
subject 重要 -213
subject 验证码 110
subject 계정 -106
subject 도착했어요 -97
subject 로그인 101
subject 본인확인 384
subject 새로운 -86
subject 안내 -5
subject 예약 -410
subject 완료되었습니다 -43
subject 인증 353
subject 인증번호 392
subject 인증번호를 -14
subject 재설정 168
subject 코드 83
subject 확인 503
submission -31
submit 124
subscribed -239
substitutions -51
successfully -27
such -47
sudah -160
suite -42
suivant 71
sulla 158
suma -44
summa -114
summary -322
summit 372
sun -172
sunati -39
sunday -184
sundry 29
suo 25
supaya 230
sur -46
sure 373
survey -472
suspicious -396
sw -49
swift -195
switch 125
switched -100
sy0 -81
symbol -95
syota 146
syottamalla 59
system 122
systems 36
szama -72
szamla -57
szamon -230
szamot -21
szamra -96
szamu -45
szanowni -25
szia 179
t -41
tab 137
table -101
tablet 290
tac 263
taco00 -689
tady 76
tag -51
tai -69
take -167
takes -32
taking 91
takip -199
takk -5
taksit 86
talian -43
talk -236
talla 47
talr 133
tamamlamak 103
tampere -237
tan 210
tandemly -370
tapez 56
tapped 647
tarakimu -7
tarang -26
tarehe -321
tariff 24
tarih -160
tarjetas -4
tartalek -384
tartu -44
tas 150
task -380
tasks 119
tassa 189
tast 126
tat 229
tatranka 205
tau 69
tavo 113
tax -120
tb -223
te 63
team 93
technician -121
technologies 39
teclea 56
tegar 45
teid -127
teie 82
tek 209
tekstiviestilla -54
tel 5
tela 68
telah -15
telefon -32
telefonicky -96
telefono -64
telefonu -195
telepon 43
tell 190
tells -60
tem 88
temp 121
tempahan -327
temporal 33
temporaneo 262
temporary 154
temujanji -74
ten 61
tenancy 4
ter 123
teraz -40
terima -9
termasuk 271
termin -57
termina -210
terminado 120
terminal 59
tesdiq 141
teslim -62
teslimat -139
tessera -152
test 23
testbed 29
tester0000 -130
testmail 25
teu -21
text -214
textbridge 97
texte -21
texted -258
tez 11
than -94
thang -15
thanh -136
thank -55
thanks -34
that 44
thay -109
the 19
them -34
then 136
there -34
these 74
they -40
things -104
think 419
this 116
thistle -197
thong -47
those 23
thread -3
through 193
throw -23
thu -43
thuc 67
ti 105
tiada -511
tic 94
tick 88
ticket -234
tid -108
tidak 7
tiegħek 169
tik 688
tika -93
tikai 202
til 28
tilaus -4
tilausnumerosi -14
tilisi 132
till 21
tillykke -238
time 73
timed 29
timer -113
times -87
tin 47
tinggal 107
tinn 179
tip -6
tippen 147
tirage -114
tirane 235
tisztelt -46
tiver 90
tl -27
tlf 173
to 107
tobias -243
today 130
todos -106
toegangscode 228
together -15
toi -97
toimii 83
token 5
told 285
toliau 270
tom -33
tomorrow 71
ton 286
tonight 93
too 9
took -14
tool 54
topics -243
toplam -104
torno -260
tot 18
total -150
totale -337
totp -569
tour 150
tp -59
tr00 17
tra 4
trace -17
track -200
tracking -59
trading 45
tragen 282
trang 172
transacao -61
transaction -49
transaksi 53
transfer 66
transit 237
travellers 163
treba 107
trenger 45
tri -64
tributo -50
tried 11
tries 20
triq 68
trong 36
trottix 179
trowel -19
true -157
try 6
ts -68
ttl -27
ttl_minutes -254
tu 60
tua -50
tube -150
tuc 166
tue 66
tukar -20
tuleb 175
tulee -11
tulemast 160
tundra 132
tuo 84
turn -68
turns 22
turnstile -822
tus -71
tutti -100
twice 82
two -78
twoj 162
twoje 68
tx 103
txn 226
type 214
typing 277
u 58
uab 45
uberweisung 32
ubuntu 103
ucebna -28
uchun 523
uctu -118
ucun 330
udlober 67
udvozlettel 119
ugy -15
uhekordne 389
uhekordset 196
uhr 8
ui 242
uit -220
ujat 28
uksekood -76
ukucaj 8
ukupno -26
ulang -115
um 34
un 63
und -58
undefined -134
under -68
unesite 371
ungultig -27
uni 672
unica 91
unico 172
union -92
unique 355
unit 181
unlimited 48
unlock 114
unlocked -88
unserer -116
unsubscribe -37
until 40
untuk 216
up 18
updated -129
upi -129
upisite 307
uploaded -30
uporabite 92
ur 193
ure 24
url -61
urlapon 24
us -81
usa 80
usado -42
usato -362
usd 300
usdt -152
use 152
used -140
useless -130
user -4
user0 12
user_id 163
userid 136
usermailer 137
username -213
users -80
uses -44
using -82
uso 289
usual -429
usually -59
utana 129
utanvet -351
utc -103
utf -46
uthibitisho 240
utilise -210
utrecht -187
uusi 44
uw -86
uygulamaya 164
uzerinden -35
uzsakymo -208
v 110
v0 113
va 103
vagy -39
vahvista 170
vahvistettu -184
vahvistuskoodi 204
vahvistuskoodisi 347
vai 26
vakje 9
valabil 67
valable -77
vale 13
valid 112
valid_for 32
validade 139
validation 178
valido -87
valkommen -125
valley 75
valmis 39
valor -5
value 35
vanaf -11
vanhenee 432
vanhentunut 115
vantar 161
vao 92
var -396
varauksesi -22
vardagar 45
vare 50
variabilni -68
variable -52
vars 66
vart 73
vartin 233
vas 25
vasarlas 217
vase -136
vastata 264
vault -136
vazeni -48
ve 34
ved 17
vence 31
vencimento -157
vendredi -154
ventana 24
verde 105
verfallt 241
verifica 161
verificacao 203
verificacio 114
verificacion 303
verificar 22
verificare 243
verificatiecode 427
verification 157
verified -175
verifieringskod 251
verifieringskoden 148
verifies 140
verifikasi 365
verifikimit -98
verify 112
verliert -71
verlopen -191
versandt 19
version -48
vervalt 87
verwenden 230
vez 189
vf 381
vi -199
via -87
vid -107
vien 52
vienreizejais 124
vienreizejo 100
vient -87
view -104
vigilant -83
viite 197
vill 257
ville 6
vin 51
vinduet 47
vintage 65
vis -99
visa -254
visible 109
vitae 16
vite 122
vizite -48
voen 224
voer 262
voice 113
voici 200
void 121
voila 20
voimassa 43
voit -193
vol -21
volta -9
volta00 -70
volume -15
voor 33
vooraf -135
vorgang 80
vos 3
vostre 103
vote 75
voting 54
votre 7
voucher -282
vous 22
vozac -130
vpisite 52
vragen 63
vriendelijke 44
vs 7
vul 455
vyzdvihnutie -100
vyzvednuti -90
w -67
wa 62
wait -194
waiting 214
walk -98
wallet 183
wanjiru -40
want 25
wanted 110
wants 332
war -32
ward -344
wardenette -81
waren -245
warenkorb -513
warranty -533
warung 36
was -239
wasn -151
watch -96
way -208
wazne 11
wazny 89
wdjb 129
we -18
web -51
webinar -413
weder -170
wednesday -60
week -107
wei 107
weight -33
weil -156
welcome -30
well -32
wellington -174
wenn 27
were -229
weryfikacyjny 152
weten 156
wexford -657
what 129
when -113
whenever -251
where 83
which 46
whichever 353
while 147
white -112
who 93
whole -93
whose 11
why -12
wib -33
wielkosc 234
wifi -97
wij -179
wiki 197
will 37
willowmere -506
wilt 164
win -208
windhoek -18
window 198
winkel -226
winning -39
wir -159
wird -45
wish 327
with 120
withdraw -50
withdrawn -140
within 53
without 130
wizyty -75
wlan -86
wniosku 278
wodna -99
woof 891
words -15
wordt -17
worker -132
working -59
works -114
world -119
worry 56
worth -143
would 242
wpisac 642
wpisz 388
write -109
wrona -83
wrong -45
wurde -123
www 126
wybierz 67
wygasa 294
wypisz -38
wysylamy 52
x -24
x00 51
x000 -17
x0000 136
xac 140
xifres -52
xml 173
xx 177
xx00 149
xx0000 49
xxxx 1
xxxxxx -108
y -88
ya 54
yang -104
yapildi -521
yapin 148
yaz 303
year 114
years -338
yellow -245
yeni 63
yes -84
yesterday -199
yeyote 9
yo 210
you 26
your 41
yours 154
yourself 6
yrittanyt 137
yyz 30
z -13
za -32
zadajte 417
zadanim 82
zadejte 436
zadny -161
zadzwon -7
zahl 304
zahtevali 49
zakaznicke 126
zaloguj 212
zaragoza -81
zarizeni 118
zasilku -65
zaslonu 123
zaveste -140
zenbakia -216
zero -138
zeynep -112
zip -285
zk -74
zl -74
zmenu 62
zmiana 58
zmien 40
znamenke 37
zones -113
zoom -367
zostal -118
zostala -19
zostalo -108
zostatok -54
zugangscode 397
zum 251
zuruck -156
zustatek -63
~000 -54
~00a 6
~00分 278
~00号 -25
~00年 37
~00月 -88
~00을 90
~00이 -26
~00입 99
~00호 -58
~0円以 -24
~0分で 382
~0分に -16
~0分钟 122
~0分間 359
~0時間 -94
~0月0 -266
~0桁の -184
~0원이 -6
~0입니 31
~agħ 129
~egħ 7
~għe 16
~ieg 6
~ipア -83
~pアド -20
~sim 67
~sms -656
~tag 14
~ħek 1
~αθη -55
~αιτ 139
~ακυ -35
~αμε -79
~βου -97
~γαπ -7
~γρα 72
~δει -4
~εια -96
~ειν 99
~εισ 11
~ειτ 41
~εκπ -137
~ερα -394
~εστ -166
~ευσ 109
~εχρ 11
~ζητ 107
~ηκε -38
~ηστ 263
~ητη 39
~ηφι -46
~θεσ -22
~θηκ -28
~ιασ -159
~ιβε 106
~ιθμ -112
~ικα -42
~ικο 19
~ιμο -188
~ινα 72
~ιου -157
~ισχ 203
~κπτ -121
~λαβ -138
~λατ 91
~λεο -31
~λεπ 279
~λιο -17
~μεσ -40
~μεχ 46
~ολο -204
~ομε -108
~ορε -227
~ορι 136
~οχη -84
~παρ -15
~ρακ 166
~ρατ -49
~ραψ 264
~ριθ -38
~ροσ -33
~ρωμ -134
~σετ 23
~σησ 56
~στο -40
~σχυ 161
~ταχ 39
~τεσ -217
~τησ 11
~τικ -60
~υνδ 142
~υνο -36
~υση 119
~χρι 1
~ψηφ -3
~аве -5
~авл 32
~аво 33
~аву 98
~аже 174
~аза -14
~аит 192
~ака -132
~ало -121
~аме 61
~ане 135
~анн -62
~анс -76
~аны -65
~апи -75
~апо 100
~апр 7
~аро 12
~асн 1
~аст 85
~ата 30
~ати -83
~ать -104
~аче -45
~аяв 76
~бал -116
~бел 65
~бер 303
~бои -91
~бот -268
~бря -281
~вае -60
~ван -138
~вед 394
~вер 35
~вни 50
~вое 105
~вои 224
~впи 286
~врд 55
~вхо 84
~във 6
~въп -23
~вые -188
~выи 153
~гис 184
~гою 22
~гур -35
~дал 58
~дан 68
~дар -81
~дек -355
~ден -318
~дет -7
~дне 58
~дни -41
~дно 493
~дов -6
~дра 14
~дтв 123
~діт 356
~еде -118
~ека -22
~ена -2
~ени -30
~енн -63
~ено -106
~ерд 202
~ерж 21
~еро 73
~еру -12
~ета 1
~жар 240
~жде 274
~жен 30
~жет -323
~жно -65
~зав -180
~зад -219
~зам 37
~зан -117
~зас 63
~зач -144
~зая 6
~зді 195
~зер -76
~зна -13
~зов 26
~ива 90
~или 54
~ина -142
~инк 86
~ину 609
~ири 133
~иса -153
~исл -137
~ите 32
~ити -69
~ичн -96
~кар 159
~кас -231
~кат -104
~клі 38
~ког -53
~кол 82
~кор -11
~кра 151
~лед -45
~лез 310
~лем 51
~лен -54
~лка -415
~луч -128
~люб -486
~мар -36
~мат 147
~мге 66
~мен -99
~мер -160
~мин 38
~мир 50
~мож -85
~мок -50
~мом 110
~мір -479
~наб 149
~наз -231
~нал -331
~нас -233
~нај 14
~нед -78
~нен -112
~нет 80
~ниц 4
~нке 74
~нку 44
~нов 34
~ном -40
~нос -34
~нти -54
~нут 154
~ную -71
~ныи -4
~ным 184
~обр 177
~ове -70
~ово 96
~оди 106
~одн 130
~оді -86
~ожи -146
~озо 212
~оки -116
~оле -1
~олу -162
~оль 42
~оме -85
~омо -135
~ому 485
~оне -66
~онн 8
~опи 82
~орм 45
~орі 315
~отв 156
~ото 91
~оши -220
~ошл -611
~пас -153
~пер 42
~пис -46
~пиш 263
~под 47
~пок -222
~пол -19
~пон -265
~поп 77
~пот 73
~поч 102
~при -249
~рац 111
~рез -48
~рем -14
~рет 74
~ржд 117
~рив 343
~рин 4
~риф 235
~рма 224
~ров -75
~рои -143
~рол 117
~ром -159
~рос 50
~рта 78
~руи 30
~рыи 43
~сан -64
~ска 16
~ски 93
~ско 113
~спе -40
~спл -37
~ссы -337
~ста -20
~сто 13
~стр 165
~сту 36
~сьм 70
~сіз 51
~тал 157
~тер 159
~тет -61
~тив 116
~тие -63
~тин 9
~тис -252
~тоб 202
~тов -92
~тра 123
~три -317
~тур -77
~уві 139
~уги -67
~уде -91
~ужб 149
~унт -47
~фон -171
~фор 194
~хви 361
~ход 15
~цио 165
~циф 120
~чен -84
~чет -60
~чит 18
~чка -92
~что 48
~шен -118
~шет 20
~шия 86
~щен -186
~ъве 80
~ъпр -12
~ърж 327
~ылк -86
~ыта 191
~ьно -113
~ьте 90
~ята -289
~іть 54
~јав 256
~ңыз 355
~ակա -87
~անգ 233
~գրե 6
~ելի 172
~ելո 219
~երի -45
~կան 61
~մար -168
~ում 106
~ուն -212
~պատ -5
~ստա 59
~տատ 202
~אים 57
~אפל 43
~בון 94
~ביק 251
~בתו 12
~גיש 81
~גלי 91
~האי 251
~ההנ -310
~הזי 82
~הכנ 102
~הסי 60
~הקי -679
~השת 13
~התח 14
~וכי 123
~ופה -178
~ורי 2
~זור 107
~זין 456
~ייל 52
~יקצ 9
~ירה -24
~ירו -69
~ישה 109
~כנס 35
~כשי -183
~להו 119
~להז 62
~להש 62
~ליד 467
~לכנ 112
~מיק -85
~מנה -61
~נות -157
~ניי -103
~נסי 102
~נקו -90
~סוף -17
~סים 166
~עמי 520
~פון -256
~קוד -50
~קשת 4
~רוע -4
~רים -234
~רשמ 25
~שלו -151
~שלח -79
~תוק 339
~ارا -10
~ارش -31
~اری -48
~اشت -124
~اعک 154
~الت 19
~الح -144
~الر -62
~الس 11
~الط 89
~الف -17
~الق -66
~الم -16
~اله -35
~الو 6
~الی -6
~امی 32
~اون -12
~اکی 56
~ایس -83
~این 73
~ایی 51
~بار 259
~بای 174
~بتا 20
~بتن 8
~بیق 42
~تاب 272
~تار -141
~تاع 42
~تاک 93
~تای 206
~تخف -169
~تذک -111
~تصد 453
~تطب 59
~تعد -96
~تفع 342
~تما 422
~تور -40
~جاه 97
~حده 450
~حصل -121
~خصم -59
~خفی -197
~خول 490
~داد -190
~دار -69
~دای -48
~دسے 111
~دفع -77
~دقی 295
~دما 4
~دیل -2
~ذکر -133
~ردا -228
~ردی -133
~رسل -9
~رصی -9
~ریم 103
~سال 70
~ستح -22
~ستل -14
~ستی 62
~سمب -145
~شما -36
~شنب -286
~شگا 17
~صید -63
~عتب 29
~عیل 116
~غاء -132
~فعی 88
~فیف -70
~لاب -56
~لام -195
~لان 146
~لای -15
~لبر 11
~لتا 73
~لتح 116
~لتس 86
~لتط 73
~لتف 7
~لخا 44
~لخص -191
~لرم -37
~لعم 110
~لما -188
~لمب -128
~لنی 147
~لکھ 86
~لیه 178
~لیو -149
~لیک 172
~مار -121
~مبا -226
~مبر -109
~محت -43
~مرح 3
~معا 92
~مفت 127
~ملا -202
~موع -149
~نام 192
~نبه -102
~وار 112
~واس 419
~وحه 132
~ودی -64
~ولی 147
~وما -85
~وند -98
~ونٹ -122
~ویس 162
~پای -147
~پرد -172
~کتب 642
~کلا -46
~کھو 8
~کھی 38
~گیر -313
~یات -88
~یاف -160
~یال -78
~یام -35
~یده -7
~یدی -200
~یلن -208
~یگی -76
~ییں -74
~आदर 46
~ओटी 20
~कान -148
~कार 27
~कृप 48
~कों -195
~कोण 135
~गता -190
~गिन 135
~जिए 87
~टीप 4
~ड़े 13
~डाल 142
~णीय 5
~ण्य 20
~तिम -43
~तुम 170
~दरण 39
~नमस 55
~पोर 52
~प्त 18
~बाइ 143
~भेज -154
~माण 193
~मार -121
~मिन 69
~रक् -35
~राह 60
~र्न 195
~लाइ -18
~लें -36
~लॉग 6
~वरी -29
~ष्ट 234
~सदस 68
~साठ 221
~स्थ -48
~हुँ -43
~ाइए 74
~ाइन -228
~ाठी 92
~ाने -74
~ापन 497
~ालि 115
~िंग -113
~िकअ -50
~िजल -47
~िनि 133
~िरा -80
~ीकर 167
~ीजि 190
~ुँच -50
~ुस् 281
~ेंट -245
~ेगा 78
~ोड़ 198
~्मा -42
~्या 15
~्शन -91
~অর্ -20
~আপন 227
~করণ 193
~কার 93
~কেন -57
~গইন 292
~গাম -204
~গ্র -16
~চাই 80
~জান -57
~তান -220
~দেব 111
~নান -264
~নুর 125
~ন্ত -85
~বেন 24
~ব্য 191
~যাক -62
~রাহ -13
~রেধ 21
~সওয 74
~়েছ -109
~াচা 80
~ান্ 378
~াপে 583
~ামী -51
~ারি -5
~েডট 80
~েন্ -4
~েবে 12
~্টা 225
~্যা -73
~ਪ੍ਰ 482
~ઈને 284
~કોઈ 102
~નિટ 293
~માર -38
~મિન 120
~િનિ 54
~உள் 57
~குற 29
~ங்க 31
~டவு 138
~டாம 230
~டுத 240
~ண்ண -16
~திப 73
~நிம 276
~முற 229
~யம் -121
~யீட 41
~றால 59
~ளிட 7
~வேண 1
~ாட் -170
~ிமி 21
~ியீ 6
~ுக் 396
~ுந் -91
~ுறை 2
~ெத் -90
~ெல் 480
~ேரு -134
~ைப் -269
~்கி -201
~்கை -254
~ండి 265
~ఎవర 220
~నిమ 222
~మిష 99
~ర్డ -97
~షాల 40
~స్త 448
~ాయి 90
~ికి 342
~ಮಿಷ 430
~ಿಮಿ 83
~ത്ത 88
~നിറ 560
~മിന 166
~ിക് 305
~ിനി 6
~ගිණ 673
~ණුම 167
~න්න 37
~ිණු 6
~กค้ 98
~กรณ -45
~กรห 106
~กรอ 407
~การ -82
~ขอเ 108
~คือ 157
~ค้ด -155
~งเด 192
~งเห -34
~จ้ง -34
~ณสม 150
~ณาก 231
~ดส่ -86
~ดีย 267
~ด้ร -23
~ด้เ 207
~ต่อ 37
~ถาม -113
~ทาง -22
~ที่ -84
~ทุก -71
~นยั 291
~นี้ 65
~น้า 568
~ประ -261
~ผ่า 21
~พนั -5
~พัส -36
~พื่ 101
~ภาย 30
~มาย -92
~ยัน 58
~ยืน 32
~รับ -63
~ราย 50
~รุณ 6
~ลขค -52
~ลงท 231
~ลือ -68
~วัน -86
~สขอ 327
~สดุ -94
~สยื 20
~สไป -31
~ส่ง -18
~หมา -102
~อรห 274
~อาย 100
~อเป 184
~ัสย 107
~ัสอ 198
~ัสไ -22
~ายใ 3
~ารย -402
~าไม 47
~ีค่ 34
~ีย์ -205
~ืนย 55
~เงิ -27
~เมื -6
~เลข -45
~เหต -31
~แจ้ -126
~และ 17
~โค้ -271
~ใช่ 15
~ใช้ 218
~ใต้ 274
~ในห 57
~ใส่ 249
~ให้ 112
~่อน -421
~้นต -89
~้อง -45
~้าน -318
~้เล 58
~้ได 114
~ຄອນ 318
~ງຈັ 83
~ງວຽ 21
~ຈັນ 4
~ຖະໜ 1
~ນແອ 8
~ວງວ 1
~ຼວງ 2
~ໄດ້ 192
~່ານ 9
~ပြု 117
~သုံ 21
~သူ့ 140
~်ပြ 618
~ადი 335
~არა 236
~არო 167
~არჯ 112
~ასტ 192
~აში 230
~ახდ -248
~ებს 196
~ემო 88
~ერა 216
~ერთ 45
~ვენ -41
~ლად 56
~მარ 33
~ოდე -82
~სტუ 26
~ტურ 14
~ურე 70
~წავ 32
~წუთ 45
~ចូល 176
~ប្រ 324
~រាប 126
~សូម 154
~អ្ន 61
~្នក 3
~ありが 39
~ありま 189
~いたし 106
~います 56
~い合わ -11
~お伝え -76
~お使い 424
~お問い -3
~お客さ -17
~お客様 -15
~お届け -63
~があり 210
~ことり 92
~ご予約 -74
~ご住所 -25
~ご入力 444
~ご注文 -171
~ご連絡 -36
~した確 -1
~してい 247
~します 54
~するこ -251
~せ番号 -65
~たりが -1
~た確認 -49
~ていま 15
~てくだ 201
~ときは 407
~なりま 96
~に必要 94
~のため 46
~のアク 67
~のメー 71
~のログ 119
~の数字 130
~の確認 12
~の際に -87
~は0月 1
~は送信 10
~ました -328
~または -34
~みどり -22
~ります 5
~りませ -195
~るには 350
~れます 260
~わせ番 -32
~をお尋 -34
~をご入 39
~を入力 99
~を受け 349
~を宅配 -23
~を発送 10
~ィコー 108
~イレク 29
~イント -68
~イン用 78
~エラー -462
~キーは 205
~クーポ -330
~グid -7
~ゲーム 14
~コード -106
~タイム 350
~ッカー -367
~ティコ 120
~ティン -28
~ドです 175
~ドは0 313
~ネット -38
~プリに 86
~ポイン -17
~ポンコ -75
~ミーテ -1
~メール -77
~ロッカ -145
~ワンタ 86
~ンがあ -309
~ンの要 89
~ンタイ 49
~ードは 108
~ーポン -103
~一次性 369
~下記の -200
~下面的 253
~不是你 648
~不會以 -188
~业服务 68
~並告知 -112
~中输入 179
~为00 -29
~京都市 -86
~人民币 26
~人透露 -372
~今晚十 447
~以上の -126
~件标题 174
~优惠码 -136
~会社み -210
~何人透 -90
~你的信 273
~供事件 -8
~信しま -242
~信验证 -1
~修改密 53
~們收到 383
~偵測到 351
~入00 258
~入以下 457
~入力く 75
~入力し 87
~入帳號 222
~入驗證 59
~内有效 67
~再発行 496
~分大小 18
~分鐘內 558
~分鐘後 229
~分钟内 894
~力くだ 138
~力して 201
~务中心 211
~动态密 407
~勿向任 -124
~勿提供 44
~北市中 360
~友注册 -64
~双方各 -5
~取件码 -174
~号00 61
~号をお -98
~合わせ -37
~合言葉 156
~后失效 177
~向任何 -29
~向您索 123
~問い合 -1
~啟用碼 92
~图书馆 279
~在小程 259
~在新设 -2
~大小写 221
~妥善保 -119
~安全码 146
~完了し 119
~完成身 312
~客さま -45
~客服中 -39
~封邮件 161
~就可以 202
~差一步 293
~已成功 -111
~年00 116
~式会社 103
~当日0 -66
~录页面 171
~後失效 36
~必要な 8
~态密码 98
~您于0 315
~您正在 513
~您的校 203
~您的验 335
~應繳總 -79
~成身份 1
~我們收 54
~户正在 139
~手機末 -10
~提供事 -95
~效時間 140
~数字を 232
~新しい 150
~新发送 165
~新设备 -9
~新验证 193
~方各得 -39
~是00 96
~是您的 383
~暗証番 -45
~會以電 -118
~有效時 48
~有限公 131
~服中心 -4
~服务中 1
~末から -47
~末三碼 -82
~本期應 -8
~校验码 268
~株式会 2
~检测到 136
~機末三 -39
~次性密 145
~次登录 70
~求があ 23
~用00 330
~由系統 150
~画面に 815
~番号を -152
~登录码 237
~登录页 39
~登录验 381
~的动态 18
~的包裹 -58
~的啟用 38
~的帳號 -608
~的校验 29
~的注册 60
~的订单 -126
~的页面 107
~目编号 -114
~直接回 41
~短信验 -183
~码00 -5
~确认码 562
~確認コ 321
~確認是 193
~碼00 145
~社みど -136
~端末か -92
~第00 70
~約番号 -5
~索要验 -196
~結帳時 -1
~続きく -134
~羅斯福 -3
~英文字 50
~要です -38
~要求が 1
~要验证 -113
~言葉を 3
~註冊頁 379
~証コー 294
~話くだ -2
~認コー 129
~認証コ 111
~認証番 461
~請於0 70
~請重新 119
~證碼已 -357
~證碼為 148
~識別碼 210
~证码是 415
~请在小 8
~请忽略 16
~请提前 -22
~账户正 75
~路00 -34
~身份证 -196
~輸入下 108
~输入0 114
~输入的 115
~連字號 102
~都千代 -20
~重新申 136
~鐘後失 75
~電話く -2
~電話で -86
~面輸入 149
~页面中 110
~驗證碼 230
~验证码 -73
~드립니 -99
~립니다 -50
~번호가 -168
~번호를 -56
~사합니 -3
~송장번 -2
~수신거 -12
~습니다 -183
~신거부 -13
~운송장 -24
~유효합 3
~인하려 38
~입력하 165
~장번호 -54
απο -246
γεια 102
για 345
επαληθευσησ 60
εωσ -55
κανεναν 17
κρατησησ -69
μιασ 345
να 308
πλεον -85
πληκτρολογηστε 418
ποτε -115
που -11
σου 34
στη 180
στην 336
στισ -137
τη 74
τηλ 51
τησ 70
τισ 110
τον 106
адрес -137
без 100
бр 163
број -97
были -307
ваш 154
ви 56
вот 85
вход 74
входа 149
въведете 89
въпроси -4
він 175
го 176
грн -235
да 365
для 350
до -55
діиснии 145
его -80
если 88
ето 88
ждет 17
з -9
из -143
киів -63
код 28
кіру -25
ми -65
мы -17
на 19
не -18
недіиснии -43
нового -28
он 357
подтвержден -382
подтверждения 66
поле 152
портал 87
при -369
підтвердження 124
підтверджено -130
руб -70
с 52
само 223
смс -556
софия -59
ссылка -281
трек -160
ул -22
хвилин 153
час -2
чтобы 10
это -34
үшін 53
այս 22
բարև 470
եթե 446
է 189
אירוע -38
בשעה -71
דקות 312
ההזמנה -22
הוא 129
החד 229
המיקוד -35
הנה 18
הקוד -15
השעה 33
זאת -98
זה 83
ח -102
חייגו -12
כבר -5
כדי 444
לא 134
לאיש 49
להזין 90
לכניסה 39
לקוח 80
מ -91
מס -94
מספר -305
פ -20
פעם 85
שלך 195
ת 21
תור -80
תל 57
ادخل 449
الخصم -93
الطلب 48
المبلغ -104
ان 156
اپ 194
این 117
ایپ 29
ب 65
با -12
بتاعک 1
بجے -137
برای 94
بوابه 14
تحویل -281
تخفیف -35
تسجیل -255
تشارکه 30
تم -226
تهران -23
خرید 99
خلال 83
در 68
درج 393
دقایق 512
دکان 25
را 33
رزرو -127
رقم -165
رمز 59
روی -76
ریال 27
زیر 18
سلام 337
سے -49
شد -250
شماره -9
صارف -8
صفحه 228
طلبت 93
طلبک -98
عبر -2
عدد -248
علی -144
عند -25
فی 105
لتاکید 262
لمره 185
لیے 67
مارچ -17
مره -196
مصرف 259
میل 150
میں 76
نفر -318
نمبر -216
هذه 34
هو 201
و -53
وارد 24
ورود 167
پر -209
پلاک -42
پویا 137
کد -21
کنید 154
کوڈ -39
کے 50
گرامی 42
ہے 62
یہ 608
अब -24
आईडी -104
आत 147
आहे 5
इसे 418
कदम 187
करने 412
करें 73
कर्मचारी -92
का -48
किसी 165
कूपन -279
कॉल -75
गया -97
जी 204
टाइम 291
टाका 227
दें -36
धन्यवाद -69
नंबर -241
नीचे 120
पता -27
पिकअप -99
पिन -156
बजे 89
बाद 65
बिजली -80
मान्य 405
मिनट 501
में 32
यह 149
रहा 81
लिए 203
वन 131
संख्या -240
समय -94
से -218
हेतु 305
আগে 137
করতে 306
করা 13
কেড -18
ছাড় -322
জন্য 85
টাকা -241
নম্বর -326
না 72
পর 133
ফেন 156
মিনিট 463
লগইনের 44
লিখে 156
ਇਹ 155
નહીં 2
எண் -119
นาที 561
บาท -27
รหัส 64
ນາທີ 16
ბანკი 18
თუ 364
თქვენი -57
კოდი 42
ნომერი -233
ብር 303
ደቂቃ 402
នាទី 54
お部屋 -7
ご注文 61
ご注文番号は -93
です 313
を入力してください 86
コード 252
ワンタイムパスワード 303
予約番号 -176
以 -19
优惠码 -219
会议号 -25
你好 60
元 -186
动态密码 442
发票代码 -57
发票号码 -506
取件码 -292
受付番号 -78
合計 -43
同学你好 340
如非本人操作 60
客服 -7
客服热线 23
尊敬的用户 -64
工单号 -182
平日0 212
座位 -139
快递单号 -200
您好 49
您於 208
您的包裹 -25
截至 -3
承認番号 -90
把 419
敬上 179
日 -14
时间 -75
會員編號 182
有効期限 129
樓 140
流水号 47
發票號碼 -320
至 -7
若非本人操作 -76
裝置 -6
認証コード 12
認証コードを他人に教えないでください -125
認証番号 565
請於 78
订单编号 -88
请勿回复 -20
请输入 279
車次 -212
郵遞區號 -120
金額 -93
銷帳編號 -71
隨機碼 -60
预计 -57
驗證碼 359
验证码 455
验证码000000 436
감사합니다 -7
건 31
결제금액 -13
계좌 91
고객님 -262
고객님의 -93
고객번호 -42
고객센터 3
그대로 13
김 36
넣으시면 24
눌러 -79
님 47
다음 72
됩니다 176
등록 286
때 -191
로그인 125
로그인을 22
를 11
링크는 -13
맞다면 216
문의 -100
문자 -70
문자로 -283
번호 -43
번호는 -140
보안 140
본인 14
본인이 141
본인확인 77
비밀번호 51
새 281
서울시 -159
수 -142
숫자 159
승인번호 -15
시 -107
알려 -172
알려주지 98
앱에서 -153
없습니다 -232
예약 -52
예약번호 -4
요청하신 2
우편번호 -123
운송장번호 -4
위 18
유효 19
의 126
이 -212
인증 271
인증번호 229
인증번호는 182
인증코드 599
일회용 421
입니다 56
입력하면 124
입력하시면 69
입력해 574
재설정 38
접속 39
주세요 -10
주시고 237
주시면 254
주십시오 6
지나면 482
창에 234
코드 45
코드는 129
쿠폰 -226
화면에 653
후 308`;

/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */
export const treeTable = `4 5.14 1 2 0 0.5178 3 4 3 -1.107 5 6 -1 -0.1975 0 0 4 1.2 7 8 -1 -0.1183 0 0 1 -4.553 9 10 -1 -0.1378 0 0 3 6.276 11 12 -1 0.04255 0 0 -1 0.1948 0 0 -1 -0.1479 0 0 1 0.2027 13 14 -1 -0.03269 0 0 -1 0.1546 0 0
4 5.14 1 2 0 0.5178 3 4 3 -1.107 5 6 -1 -0.1796 0 0 4 0.6 7 8 5 5.69 9 10 -1 0.1749 0 0 -1 -0.1381 0 0 3 6.276 11 12 -1 0.0215 0 0 -1 -0.1814 0 0 -1 -0.1382 0 0 1 0.2027 13 14 -1 -0.04837 0 0 -1 0.1375 0 0
4 5.14 1 2 0 0.5178 3 4 3 -0.6815 5 6 -1 -0.166 0 0 4 1.2 7 8 -1 -0.09399 0 0 1 -4.553 9 10 -1 -0.1148 0 0 3 6.276 11 12 -1 0.02355 0 0 -1 0.1638 0 0 -1 -0.1229 0 0 1 -0.736 13 14 -1 -0.04795 0 0 -1 0.1211 0 0
4 5.14 1 2 0 2.847 3 4 3 -5.203 5 6 0 -1.74 7 8 4 0.5 9 10 -1 -0.1614 0 0 0 -3.054 11 12 -1 -0.1564 0 0 4 3.96 13 14 -1 -0.09095 0 0 -1 0.07551 0 0 -1 0.05443 0 0 -1 0.1537 0 0 -1 -0.1191 0 0 -1 0.03183 0 0
4 5.14 1 2 0 -0.03644 3 4 3 -5.203 5 6 -1 -0.1473 0 0 4 0.6 7 8 -1 -0.1509 0 0 1 -4.316 9 10 -1 -0.1124 0 0 3 5.629 11 12 -1 -0.001735 0 0 -1 0.1435 0 0 -1 -0.1194 0 0 1 -1.67 13 14 -1 -0.09958 0 0 -1 0.09966 0 0
4 5.14 1 2 0 -0.03644 3 4 3 0.1125 5 6 -1 -0.1403 0 0 6 -1.31 7 8 5 5.3 9 10 1 -7.7 11 12 -1 -0.1229 0 0 1 0.2027 13 14 -1 0.03486 0 0 -1 -0.1456 0 0 -1 -0.119 0 0 -1 0.1372 0 0 -1 -0.08184 0 0 -1 0.09239 0 0
4 4.49 1 2 0 3.677 3 4 3 0.9885 5 6 0 -1.74 7 8 4 0.5 9 10 6 5.3 11 12 1 -4.553 13 14 -1 -0.1357 0 0 -1 -0.09211 0 0 -1 -0.07242 0 0 -1 0.07432 0 0 -1 -0.1134 0 0 -1 0.04452 0 0 -1 -0.004011 0 0 -1 0.1312 0 0
4 5.14 1 2 0 -0.03644 3 4 3 2.586 5 6 -1 -0.1297 0 0 6 -1.31 7 8 5 5.3 9 10 -1 0.1269 0 0 -1 -0.1113 0 0 1 0.2027 11 12 1 -4.316 13 14 -1 -0.1381 0 0 -1 -0.07194 0 0 -1 0.08402 0 0 -1 -0.1431 0 0 -1 0.08115 0 0
4 4.49 1 2 0 3.677 3 4 3 0.5469 5 6 0 -1.74 7 8 -1 0.02248 0 0 4 6.1 9 10 1 -1.67 11 12 -1 -0.1268 0 0 -1 -0.081 0 0 -1 -0.12 0 0 -1 -0.002775 0 0 6 5.3 13 14 -1 0.1246 0 0 -1 -0.07608 0 0 -1 0.07742 0 0
4 4.49 1 2 0 -0.03644 3 4 3 2.586 5 6 -1 -0.1225 0 0 3 9.162 7 8 5 4.8 9 10 0 -3.768 11 12 -1 -0.1009 0 0 1 4.124 13 14 -1 0.02076 0 0 -1 -0.1232 0 0 -1 0.0001525 0 0 -1 0.1193 0 0 -1 -0.03894 0 0 -1 0.1211 0 0
4 5.14 1 2 0 -0.03644 3 4 0 -3.054 5 6 -1 -0.1189 0 0 4 1.2 7 8 6 5.3 9 10 6 -2.22e-16 11 12 -1 -0.0759 0 0 3 0.9885 13 14 -1 -0.1003 0 0 -1 0.05272 0 0 -1 -0.1041 0 0 -1 0.1168 0 0 -1 -0.1238 0 0 -1 0.04938 0 0
4 4.49 1 2 0 -1.74 3 4 0 -3.054 5 6 -1 -0.1175 0 0 3 3.734 7 8 6 5.3 9 10 6 -2.22e-16 11 12 -1 -0.1145 0 0 1 0.7152 13 14 -1 -0.09868 0 0 -1 0.02548 0 0 -1 -0.1069 0 0 -1 0.1123 0 0 -1 -0.07784 0 0 -1 0.07274 0 0
4 5.14 1 2 0 -1.74 3 4 0 -2.187 5 6 -1 -0.1147 0 0 6 -1.31 7 8 26 277.5 9 10 -1 0.1105 0 0 -1 -0.09896 0 0 1 4.124 11 12 -1 0.06313 0 0 -1 -0.08115 0 0 1 -1.67 13 14 -1 0.1321 0 0 -1 -0.08963 0 0 -1 0.006317 0 0
4 4.49 1 2 0 -1.74 3 4 3 2.586 5 6 -1 -0.113 0 0 3 3.734 7 8 5 4.8 9 10 1 -1.67 11 12 -1 -0.1081 0 0 1 0.7152 13 14 -1 0.01735 0 0 -1 -0.1131 0 0 -1 0.02552 0 0 -1 0.1107 0 0 -1 -0.06901 0 0 -1 0.0623 0 0
4 5.14 1 2 0 -1.74 3 4 0 -1.19 5 6 -1 -0.1106 0 0 6 -1.31 7 8 6 5.3 9 10 -1 0.1074 0 0 -1 -0.09206 0 0 1 4.124 11 12 -1 -0.07551 0 0 -1 0.0556 0 0 17 0.5 13 14 -1 0.12 0 0 -1 -0.01133 0 0 -1 -0.1434 0 0
4 4.49 1 2 0 -1.74 3 4 3 3.734 5 6 -1 -0.1094 0 0 3 0.9885 7 8 5 5.3 9 10 1 -3.199 11 12 -1 -0.1146 0 0 1 0.2027 13 14 -1 0.01876 0 0 -1 -0.1144 0 0 -1 -0.004819 0 0 -1 0.1052 0 0 -1 -0.07017 0 0 -1 0.04733 0 0
4 4.49 1 2 0 -1.74 3 4 0 -2.187 5 6 -1 -0.1078 0 0 3 0.9885 7 8 26 277.5 9 10 6 -2.22e-16 11 12 -1 -0.1124 0 0 1 4.124 13 14 -1 0.02928 0 0 -1 -0.07551 0 0 -1 -0.1021 0 0 -1 0.1013 0 0 -1 -0.04073 0 0 -1 0.09567 0 0
4 5.14 1 2 0 -3.054 3 4 0 -1.19 5 6 -1 -0.1071 0 0 6 -1.31 7 8 26 230.5 9 10 -1 0.1015 0 0 -1 -0.09023 0 0 1 0.2027 11 12 -1 0.0663 0 0 -1 -0.04868 0 0 -1 -0.05456 0 0 26 71.5 13 14 -1 -0.1129 0 0 -1 0.07841 0 0
4 3.96 1 2 0 -3.054 3 4 3 3.734 5 6 -1 -0.1063 0 0 3 0.9885 7 8 5 4.8 9 10 1 -3.199 11 12 -1 -0.1066 0 0 -1 -0.02119 0 0 1 0.2027 13 14 -1 -0.1054 0 0 -1 -0.01743 0 0 -1 0.09958 0 0 -1 -0.0609 0 0 -1 0.08177 0 0
4 5.14 1 2 0 -3.054 3 4 0 -0.5912 5 6 -1 -0.1045 0 0 3 0.9885 7 8 26 361.5 9 10 -1 0.09916 0 0 -1 -0.1054 0 0 1 0.2027 11 12 -1 0.04227 0 0 -1 -0.0789 0 0 -1 -0.05795 0 0 17 0.5 13 14 -1 0.06566 0 0 -1 -0.1254 0 0
4 3.96 1 2 0 -3.768 3 4 3 3.734 5 6 -1 -0.1046 0 0 14 0.5 7 8 5 5.3 9 10 1 -0.9218 11 12 -1 -0.05304 0 0 -1 0.1118 0 0 4 6.1 13 14 -1 -0.1066 0 0 -1 0.01553 0 0 -1 0.09982 0 0 -1 -0.06412 0 0 -1 0.07306 0 0
4 3.96 1 2 0 -3.054 3 4 0 -1.19 5 6 -1 -0.103 0 0 3 0.9885 7 8 6 5.3 9 10 5 5.69 11 12 -1 -0.1028 0 0 1 0.01049 13 14 -1 -0.06734 0 0 -1 0.02669 0 0 -1 0.09502 0 0 -1 -0.0592 0 0 -1 -0.06813 0 0 -1 0.03898 0 0
4 3.96 1 2 0 -3.768 3 4 0 0.5178 5 6 -1 -0.1027 0 0 3 0.9885 7 8 1 -0.349 9 10 -1 0.09298 0 0 -1 -0.1026 0 0 1 0.01049 11 12 -1 -0.06061 0 0 3 -5.203 13 14 -1 -0.06628 0 0 -1 0.04153 0 0 -1 -0.1035 0 0 -1 0.07524 0 0
4 5.14 1 2 0 -3.768 3 4 0 0.5178 5 6 -1 -0.1012 0 0 3 0.9885 7 8 26 361.5 9 10 -1 0.09546 0 0 -1 -0.1007 0 0 1 0.7152 11 12 -1 0.04547 0 0 -1 -0.06999 0 0 4 1.2 13 14 -1 0.05081 0 0 -1 -0.09002 0 0 -1 0.003051 0 0
4 3.96 1 2 0 -3.768 3 4 0 0.5178 5 6 -1 -0.1009 0 0 4 0.5 7 8 5 4.8 9 10 -1 0.0889 0 0 -1 -0.07006 0 0 5 2.3 11 12 1 -0.349 13 14 -1 -0.09467 0 0 -1 0.0301 0 0 -1 -0.07882 0 0 -1 -0.04282 0 0 -1 0.07369 0 0
4 6.1 1 2 0 -3.768 3 4 5 5.69 5 6 -1 -0.09903 0 0 5 4.8 7 8 -1 0.0881 0 0 -1 -0.05881 0 0 1 0.7152 9 10 -1 -0.1125 0 0 4 1.2 11 12 -1 0.05836 0 0 -1 -0.08745 0 0 15 17.5 13 14 -1 0.02058 0 0 -1 -0.1437 0 0
4 3.96 1 2 0 -3.768 3 4 0 0.5178 5 6 -1 -0.09928 0 0 14 0.5 7 8 3 -5.203 9 10 -1 0.08509 0 0 -1 -0.04013 0 0 -1 0.1166 0 0 -1 -0.1042 0 0 1 0.8689 11 12 26 230.5 13 14 -1 0.07944 0 0 -1 0.02851 0 0 -1 -0.08032 0 0
4 6.1 1 2 0 -3.768 3 4 5 5.69 5 6 -1 -0.09697 0 0 5 4.8 7 8 -1 0.0843 0 0 -1 -0.0559 0 0 1 -1.67 9 10 -1 -0.1117 0 0 -1 -0.0639 0 0 17 0.5 11 12 26 71.5 13 14 -1 -0.1051 0 0 -1 -0.07513 0 0 -1 0.06154 0 0
0 -3.768 1 2 4 6.1 3 4 4 6.1 5 6 -1 -0.09579 0 0 -1 0.003877 0 0 5 4.8 7 8 -1 0.08049 0 0 1 4.124 9 10 -1 -0.1102 0 0 15 27.5 11 12 -1 0.09004 0 0 4 1.2 13 14 -1 -0.1321 0 0 -1 -0.0526 0 0 -1 0.02902 0 0
0 -3.768 1 2 4 3.96 3 4 4 6.1 5 6 -1 -0.0968 0 0 -1 -0.02993 0 0 5 4.8 7 8 1 -1.311 9 10 1 -1.67 11 12 -1 -0.1088 0 0 -1 -0.01084 0 0 -1 0.08871 0 0 -1 -0.05904 0 0 15 27.5 13 14 -1 0.04511 0 0 -1 -0.0906 0 0
0 -4.348 1 2 4 5.14 3 4 6 -2.22e-16 5 6 -1 -0.09599 0 0 -1 -0.01987 0 0 -1 -0.06936 0 0 1 -1.67 7 8 -1 -0.0411 0 0 4 0.5 9 10 10 2.5 11 12 1 3.995 13 14 -1 -0.07206 0 0 -1 0.1367 0 0 -1 0.0531 0 0 -1 0.09825 0 0
3 3.734 1 2 4 6.1 3 4 1 1.529 5 6 -1 -0.09405 0 0 -1 0.001854 0 0 4 1.2 7 8 0 -3.054 9 10 -1 -0.07827 0 0 15 21.66 11 12 -1 0.2059 0 0 -1 0.07755 0 0 1 -2.982 13 14 -1 -0.1337 0 0 -1 -0.02871 0 0 -1 0.0487 0 0
0 -4.348 1 2 4 5.14 3 4 4 6.1 5 6 -1 -0.09421 0 0 -1 -0.01669 0 0 5 4.8 7 8 26 544.5 9 10 1 4.124 11 12 -1 -0.1058 0 0 -1 0.07917 0 0 -1 -0.06451 0 0 15 27.5 13 14 -1 0.07875 0 0 -1 -0.004529 0 0 -1 -0.1209 0 0
3 3.734 1 2 6 -2.22e-16 3 4 1 1.945 5 6 -1 -0.09921 0 0 1 0.7152 7 8 0 3.677 9 10 -1 0.08196 0 0 -1 -0.07502 0 0 -1 0.05323 0 0 4 1.2 11 12 -1 0.0555 0 0 -1 -0.07751 0 0 15 17.5 13 14 -1 0.001977 0 0 -1 -0.1379 0 0
0 -5.135 1 2 -1 -0.08967 0 0 6 -2.22e-16 3 4 3 2.586 5 6 1 0.8689 7 8 -1 -0.1009 0 0 -1 -0.02122 0 0 17 0.5 9 10 4 0.5 11 12 0 3.677 13 14 -1 -0.1387 0 0 -1 -0.01793 0 0 -1 0.07844 0 0 -1 -0.01249 0 0 -1 0.08636 0 0
4 1.2 1 2 3 8.591 3 4 5 4.8 5 6 -1 -0.0949 0 0 10 3.5 7 8 1 -1.67 9 10 -1 -0.08795 0 0 -1 -0.05486 0 0 -1 0.2653 0 0 1 -6.932 11 12 3 -5.203 13 14 -1 -0.1019 0 0 -1 -0.008211 0 0 -1 -0.094 0 0 -1 0.06999 0 0
0 -5.135 1 2 -1 -0.08679 0 0 4 6.1 3 4 5 2.59 5 6 26 642.5 7 8 14 0.5 9 10 -1 -0.08538 0 0 -1 0.07047 0 0 -1 -0.1106 0 0 17 0.5 11 12 1 0.7152 13 14 -1 0.002307 0 0 -1 -0.1108 0 0 -1 0.009572 0 0 -1 0.231 0 0
4 1.2 1 2 3 2.586 3 4 3 -5.203 5 6 -1 -0.09804 0 0 10 3.5 7 8 -1 -0.09985 0 0 1 -1.67 9 10 1 0.3724 11 12 -1 0.1695 0 0 -1 -0.02948 0 0 17 0.5 13 14 -1 -0.09186 0 0 -1 -0.000517 0 0 -1 0.06487 0 0 -1 -0.03641 0 0
3 0.9885 1 2 4 5.14 3 4 1 0.8689 5 6 -1 -0.09376 0 0 -1 -0.01056 0 0 4 1.2 7 8 17 0.5 9 10 -1 -0.07478 0 0 15 21.66 11 12 -1 0.06942 0 0 -1 -0.03305 0 0 5 2.3 13 14 -1 -0.1256 0 0 -1 0.02299 0 0 -1 -0.08979 0 0
3 -0.6815 1 2 -1 -0.08922 0 0 1 -1.67 3 4 4 1.7 5 6 1 4.124 7 8 -1 -0.08966 0 0 -1 -0.01625 0 0 15 27.5 9 10 -1 0.07929 0 0 14 0.5 11 12 -1 -0.1047 0 0 4 0.5 13 14 -1 0.1261 0 0 -1 -0.04184 0 0 -1 0.0363 0 0
6 -2.22e-16 1 2 3 2.586 3 4 1 1.945 5 6 -1 -0.09668 0 0 -1 -0.02545 0 0 0 -7.014 7 8 0 -3.054 9 10 -1 -0.08478 0 0 15 29.66 11 12 -1 0.1492 0 0 -1 0.05629 0 0 21 0.5 13 14 -1 -0.1472 0 0 -1 0.01121 0 0 -1 -0.141 0 0
4 1.2 1 2 3 2.586 3 4 5 4.8 5 6 -1 -0.09611 0 0 10 2.5 7 8 1 1.945 9 10 -1 -0.08303 0 0 -1 -0.05659 0 0 -1 0.1294 0 0 15 21.66 11 12 -1 0.07376 0 0 1 -6.932 13 14 -1 -0.09808 0 0 -1 -0.09053 0 0 -1 0.02319 0 0
0 -7.014 1 2 -1 -0.08663 0 0 0 3.677 3 4 5 3.48 5 6 -1 0.06226 0 0 14 0.5 7 8 -1 -0.0858 0 0 17 0.5 9 10 -1 0.1056 0 0 1 1.945 11 12 26 369.5 13 14 -1 -0.01488 0 0 -1 0.04811 0 0 -1 -0.03561 0 0 -1 -0.2355 0 0
3 -3.14 1 2 -1 -0.09289 0 0 1 -1.67 3 4 4 1.7 5 6 1 4.124 7 8 -1 -0.08773 0 0 26 361.5 9 10 15 27.5 11 12 -1 0.07172 0 0 -1 0.02087 0 0 -1 -0.07093 0 0 26 71.5 13 14 -1 -0.0894 0 0 -1 -0.06412 0 0 -1 0.02902 0 0
6 -2.22e-16 1 2 3 2.586 3 4 1 0.8689 5 6 -1 -0.09428 0 0 -1 -0.02029 0 0 0 -7.014 7 8 4 6.1 9 10 -1 -0.08017 0 0 17 0.5 11 12 -1 0.01918 0 0 -1 0.07904 0 0 0 3.677 13 14 -1 -0.1098 0 0 -1 -0.01107 0 0 -1 0.07889 0 0
3 -5.203 1 2 -1 -0.09958 0 0 1 -2.608 3 4 -1 -0.05565 0 0 4 6.1 5 6 26 71.5 7 8 26 534.5 9 10 -1 -0.1056 0 0 17 0.5 11 12 -1 0.07553 0 0 -1 -0.07244 0 0 14 0.5 13 14 -1 -0.1042 0 0 -1 0.01208 0 0 -1 0.129 0 0
3 -5.203 1 2 -1 -0.09925 0 0 1 -1.67 3 4 4 1.7 5 6 4 6.1 7 8 -1 -0.08647 0 0 -1 -0.006676 0 0 10 3.5 9 10 -1 0.06263 0 0 15 27.5 11 12 -1 0.1041 0 0 26 71.5 13 14 -1 -0.114 0 0 -1 -0.1065 0 0 -1 0.01559 0 0
3 -5.203 1 2 -1 -0.0989 0 0 1 -3.199 3 4 4 1.7 5 6 1 4.124 7 8 -1 -0.09219 0 0 26 338.5 9 10 17 0.5 11 12 5 6.3 13 14 -1 0.03311 0 0 -1 -0.08483 0 0 -1 0.009602 0 0 -1 -0.08052 0 0 -1 0.07187 0 0 -1 -0.06938 0 0
3 -5.203 1 2 -1 -0.09853 0 0 4 0.5 3 4 10 3.5 5 6 1 2.8 7 8 -1 -0.06739 0 0 3 6.276 9 10 15 29.66 11 12 -1 0.05977 0 0 -1 -0.0605 0 0 -1 0.2114 0 0 1 -7.7 13 14 -1 -0.1118 0 0 -1 -0.09765 0 0 -1 0.01363 0 0
3 -5.203 1 2 -1 -0.09815 0 0 1 -3.199 3 4 -1 -0.0501 0 0 4 6.1 5 6 10 3.5 7 8 26 534.5 9 10 4 0.5 11 12 11 5.5 13 14 -1 0.06684 0 0 -1 -0.08138 0 0 -1 -0.04899 0 0 -1 0.008867 0 0 -1 -0.01923 0 0 -1 0.1686 0 0
3 -5.203 1 2 -1 -0.09773 0 0 4 0.5 3 4 10 3.5 5 6 0 3.677 7 8 -1 -0.06177 0 0 -1 0.09653 0 0 26 622.5 9 10 -1 0.05989 0 0 1 -7.7 11 12 14 0.5 13 14 -1 -0.09848 0 0 -1 0.0151 0 0 -1 -0.1396 0 0 -1 0.1048 0 0
3 -5.203 1 2 -1 -0.0973 0 0 1 4.124 3 4 4 1.2 5 6 5 6.3 7 8 1 -0.349 9 10 15 29.66 11 12 -1 0.06438 0 0 -1 -0.07095 0 0 -1 -0.07782 0 0 -1 -0.001685 0 0 5 4.8 13 14 -1 -0.1048 0 0 -1 0.01938 0 0 -1 -0.09197 0 0
3 -5.203 1 2 -1 -0.09683 0 0 17 0.5 3 4 4 7.69 5 6 16 1.5 7 8 1 -1.67 9 10 -1 0.08588 0 0 -1 0.01995 0 0 -1 -0.1221 0 0 4 1.7 11 12 14 0.5 13 14 -1 -0.07783 0 0 -1 -0.003599 0 0 -1 0.008674 0 0 -1 0.1013 0 0
3 -5.203 1 2 -1 -0.09633 0 0 4 6.1 3 4 14 0.5 5 6 26 369.5 7 8 1 -3.199 9 10 4 3.96 11 12 -1 0.06582 0 0 17 0.5 13 14 -1 -0.06076 0 0 -1 -0.008297 0 0 -1 0.1213 0 0 -1 -0.06329 0 0 -1 0.00336 0 0 -1 -0.2199 0 0
3 -5.203 1 2 -1 -0.09579 0 0 1 4.124 3 4 1 -7.7 5 6 -1 0.04639 0 0 -1 -0.09416 0 0 17 0.5 7 8 5 4.8 9 10 -1 -0.07636 0 0 4 1.2 11 12 -1 -0.08502 0 0 10 2.5 13 14 -1 0.0212 0 0 -1 -0.04658 0 0 -1 0.0839 0 0
0 -9.246 1 2 -1 -0.08234 0 0 5 4.8 3 4 17 0.5 5 6 -1 -0.07468 0 0 4 7.69 7 8 16 1.5 9 10 26 71.5 11 12 -1 0.08843 0 0 -1 0.04319 0 0 -1 -0.1067 0 0 4 5.14 13 14 -1 0.01623 0 0 -1 -0.1306 0 0 -1 0.07614 0 0
3 -5.203 1 2 -1 -0.09482 0 0 0 4.079 3 4 26 642.5 5 6 -1 0.04379 0 0 1 0.8689 7 8 -1 -0.09596 0 0 4 1.2 9 10 0 -3.054 11 12 -1 -0.06172 0 0 -1 -0.003409 0 0 6 -2.22e-16 13 14 -1 -0.0004956 0 0 -1 -0.03506 0 0 -1 0.1209 0 0
3 -5.203 1 2 -1 -0.09417 0 0 1 -7.7 3 4 -1 -0.09114 0 0 17 0.5 5 6 4 7.69 7 8 -1 -0.06261 0 0 5 4.8 9 10 -1 0.08028 0 0 4 -4.31 11 12 -1 -0.07713 0 0 -1 -0.07573 0 0 26 71.5 13 14 -1 -0.05572 0 0 -1 0.02023 0 0
3 -5.203 1 2 -1 -0.09347 0 0 1 4.124 3 4 15 29.66 5 6 -1 0.04046 0 0 0 -8.219 7 8 -1 -0.09071 0 0 -1 -0.05917 0 0 5 2.59 9 10 14 0.5 11 12 -1 -0.05314 0 0 -1 0.006197 0 0 4 2.9 13 14 -1 0.157 0 0 -1 -0.01015 0 0
3 -5.203 1 2 -1 -0.09272 0 0 4 6.1 3 4 10 3.5 5 6 26 277.5 7 8 15 21.66 9 10 11 5.5 11 12 -1 0.07122 0 0 17 0.5 13 14 -1 -0.01077 0 0 -1 -0.09655 0 0 -1 -0.03592 0 0 -1 0.1249 0 0 -1 0.006829 0 0 -1 -0.1283 0 0
0 -9.246 1 2 13 0.5 3 4 5 4.8 5 6 -1 -0.08557 0 0 -1 0.1252 0 0 15 35.5 7 8 -1 -0.06394 0 0 1 2.8 9 10 -1 -0.101 0 0 -1 0.001686 0 0 0 -4.072 11 12 -1 0.1439 0 0 4 3.96 13 14 -1 -0.01633 0 0 -1 0.06761 0 0
3 -5.203 1 2 -1 -0.09138 0 0 0 4.079 3 4 26 642.5 5 6 -1 0.03882 0 0 1 -7.7 7 8 -1 -0.08804 0 0 -1 -0.08993 0 0 10 3.5 9 10 4 0.5 11 12 3 5.629 13 14 -1 -0.04818 0 0 -1 0.008521 0 0 -1 -0.04895 0 0 -1 0.1393 0 0
3 -5.203 1 2 -1 -0.09047 0 0 4 7.69 3 4 15 27.5 5 6 26 544.5 7 8 1 -1.67 9 10 -1 -0.07627 0 0 -1 0.07796 0 0 -1 -0.09114 0 0 0 0.5178 11 12 2 2.121 13 14 -1 -0.04715 0 0 -1 0.03234 0 0 -1 0.0174 0 0 -1 -0.09949 0 0
3 -5.203 1 2 -1 -0.08949 0 0 17 0.5 3 4 4 7.69 5 6 -1 -0.05901 0 0 1 -7.7 7 8 -1 0.07467 0 0 -1 -0.08574 0 0 5 4.8 9 10 4 -4.31 11 12 -1 -0.06518 0 0 -1 -0.07065 0 0 26 71.5 13 14 -1 -0.05596 0 0 -1 0.0178 0 0
0 -9.246 1 2 13 0.5 3 4 5 4.8 5 6 -1 -0.08113 0 0 -1 0.1281 0 0 14 0.5 7 8 -1 -0.05479 0 0 4 5.14 9 10 -1 0.06377 0 0 26 213.5 11 12 26 210.5 13 14 -1 -0.06925 0 0 -1 0.01822 0 0 -1 0.07724 0 0 -1 -0.01375 0 0
4 -1.7 1 2 -1 -0.05588 0 0 2 1.627 3 4 0 4.079 5 6 -1 -0.07282 0 0 26 663.5 7 8 -1 0.04782 0 0 1 1.945 9 10 -1 -0.07706 0 0 -1 -0.008944 0 0 0 -3.054 11 12 -1 0.1172 0 0 26 253.5 13 14 -1 -0.05277 0 0 -1 0.04796 0 0
3 -5.203 1 2 -1 -0.0871 0 0 17 0.5 3 4 4 7.69 5 6 16 1.5 7 8 1 -7.7 9 10 -1 0.07149 0 0 -1 0.02745 0 0 -1 -0.08798 0 0 -1 -0.08219 0 0 2 1.627 11 12 10 2.5 13 14 -1 -0.08372 0 0 -1 -0.0004822 0 0 -1 0.04947 0 0
3 -5.203 1 2 -1 -0.08589 0 0 26 498.5 3 4 4 7.69 5 6 17 0.5 7 8 10 2.5 9 10 -1 0.07412 0 0 -1 -0.02405 0 0 -1 -0.1521 0 0 15 21.66 11 12 2 -7.961 13 14 -1 0.001095 0 0 -1 -0.07853 0 0 -1 0.08441 0 0 -1 -0.03276 0 0
4 -1.7 1 2 -1 -0.05122 0 0 5 4.8 3 4 1 4.124 5 6 -1 -0.04782 0 0 15 21.66 7 8 -1 0.04795 0 0 21 0.5 9 10 5 -4.41 11 12 -1 0.01097 0 0 26 220.5 13 14 -1 -0.1183 0 0 -1 -0.006827 0 0 -1 0.1265 0 0 -1 -0.1161 0 0
0 -9.246 1 2 13 0.5 3 4 14 0.5 5 6 -1 -0.07664 0 0 -1 0.1246 0 0 26 663.5 7 8 1 0.7152 9 10 4 5.14 11 12 -1 -0.07245 0 0 -1 -0.001883 0 0 -1 0.1185 0 0 26 213.5 13 14 -1 0.02445 0 0 -1 -0.06732 0 0 -1 0.018 0 0
3 -5.203 1 2 -1 -0.08336 0 0 17 0.5 3 4 4 7.69 5 6 16 1.5 7 8 1 -7.7 9 10 -1 0.06586 0 0 -1 0.02446 0 0 -1 -0.08098 0 0 -1 -0.07892 0 0 26 71.5 11 12 4 5.14 13 14 -1 0.007728 0 0 -1 -0.1136 0 0 -1 0.06999 0 0
3 -5.203 1 2 -1 -0.08192 0 0 4 -4.41 3 4 -1 -0.07172 0 0 26 476.5 5 6 4 7.69 7 8 4 3.96 9 10 14 0.5 11 12 -1 0.07187 0 0 -1 0.007313 0 0 -1 -0.06346 0 0 -1 0.0003702 0 0 4 5.14 13 14 -1 0.1025 0 0 -1 -0.04924 0 0
4 -1.7 1 2 -1 -0.04527 0 0 17 0.5 3 4 4 7.69 5 6 -1 -0.04627 0 0 2 1.627 7 8 -1 0.06914 0 0 10 0.5 9 10 -1 -0.08917 0 0 16 1.5 11 12 11 7.5 13 14 -1 0.08024 0 0 -1 -0.076 0 0 -1 -0.006279 0 0 -1 0.04585 0 0
0 -9.246 1 2 13 0.5 3 4 5 3.48 5 6 -1 -0.07208 0 0 26 320.5 7 8 15 29.66 9 10 3 8.012 11 12 5 0.5 13 14 -1 -0.04176 0 0 -1 0.01224 0 0 -1 -0.05732 0 0 -1 -0.05854 0 0 -1 0.06225 0 0 -1 -0.03183 0 0 -1 0.3322 0 0
3 -5.203 1 2 -1 -0.07847 0 0 1 0.5505 3 4 4 0.5 5 6 0 -4.072 7 8 -1 -0.05883 0 0 -1 -0.001707 0 0 11 5.5 9 10 -1 0.004104 0 0 -1 0.008766 0 0 4 -1.7 11 12 -1 -0.04107 0 0 3 -1.935 13 14 -1 -0.007313 0 0 -1 0.2307 0 0
0 3.677 1 2 5 3.48 3 4 5 -5.92 5 6 9 1.5 7 8 -1 -0.05892 0 0 6 25.98 9 10 -1 0.04983 0 0 14 0.5 11 12 -1 0.07301 0 0 -1 -0.06747 0 0 -1 0.0645 0 0 -1 -0.01263 0 0 4 2.9 13 14 -1 0.09771 0 0 -1 -0.01445 0 0
4 -4.41 1 2 -1 -0.07296 0 0 26 642.5 3 4 4 7.69 5 6 -1 -0.04895 0 0 3 -5.203 7 8 -1 0.06219 0 0 -1 -0.0888 0 0 15 29.66 9 10 1 1.945 11 12 -1 -0.06225 0 0 -1 -0.004121 0 0 0 -3.054 13 14 -1 0.09316 0 0 -1 0.005555 0 0
4 -4.41 1 2 -1 -0.07046 0 0 14 0.5 3 4 0 3.677 5 6 1 0.7152 7 8 26 663.5 9 10 -1 0.0287 0 0 4 2.19 11 12 -1 0.1039 0 0 -1 -0.005889 0 0 -1 -0.09262 0 0 -1 0.0746 0 0 26 419.5 13 14 -1 0.0146 0 0 -1 -0.1284 0 0
5 7.195 1 2 1 4.124 3 4 -1 -0.07476 0 0 1 -7.7 5 6 -1 0.03118 0 0 -1 -0.07414 0 0 15 29.66 7 8 10 1.5 9 10 -1 -0.06307 0 0 11 7.5 11 12 11 4.5 13 14 -1 -0.01567 0 0 -1 0.04922 0 0 -1 -0.09533 0 0 -1 0.04142 0 0
0 -9.246 1 2 13 0.5 3 4 17 0.5 5 6 -1 -0.06626 0 0 -1 0.1174 0 0 4 7.69 7 8 -1 -0.04263 0 0 2 1.627 9 10 -1 0.06264 0 0 26 65.5 11 12 -1 -0.07597 0 0 4 4.49 13 14 -1 0.009442 0 0 -1 -0.129 0 0 -1 0.03534 0 0
5 4.8 1 2 1 -7.7 3 4 -1 -0.04501 0 0 -1 -0.07 0 0 15 35.5 5 6 1 5.694 7 8 -1 -0.07594 0 0 -1 0.002423 0 0 0 -7.014 9 10 -1 0.196 0 0 0 0.5178 11 12 10 0.5 13 14 -1 0.06461 0 0 -1 0.1083 0 0 -1 -0.0811 0 0
4 -4.41 1 2 -1 -0.06743 0 0 26 476.5 3 4 4 7.69 5 6 -1 -0.02509 0 0 26 377.5 7 8 -1 0.0709 0 0 9 2.5 9 10 1 -2.982 11 12 10 1.5 13 14 -1 0.1551 0 0 -1 -0.04299 0 0 -1 0.05755 0 0 -1 -0.01684 0 0 -1 0.0255 0 0
3 -5.203 1 2 -1 -0.0707 0 0 17 0.5 3 4 0 4.079 5 6 16 1.5 7 8 -1 -0.0007125 0 0 5 -5.92 9 10 -1 0.02868 0 0 -1 -0.07056 0 0 1 0.01049 11 12 2 0.3482 13 14 -1 0.06748 0 0 -1 -0.06536 0 0 -1 0.07179 0 0 -1 -0.05698 0 0
4 -4.41 1 2 -1 -0.06454 0 0 14 0.5 3 4 10 4.5 5 6 1 0.7152 7 8 10 3.5 9 10 11 5.5 11 12 -1 -0.007156 0 0 -1 0.09521 0 0 -1 -0.003889 0 0 2 -6.211 13 14 -1 -0.143 0 0 -1 0.02979 0 0 -1 0.1593 0 0 -1 -0.05236 0 0
5 7.195 1 2 1 0.5505 3 4 -1 -0.06688 0 0 4 0.5 5 6 4 6.1 7 8 -1 -0.05581 0 0 21 0.5 9 10 26 237.5 11 12 -1 0.04955 0 0 -1 0.0056 0 0 -1 -0.1297 0 0 10 2.5 13 14 -1 0.02347 0 0 -1 -0.0554 0 0 -1 0.09344 0 0
26 476.5 1 2 4 7.69 3 4 -1 -0.02573 0 0 5 4.8 5 6 -1 0.06795 0 0 9 2.5 7 8 -1 -0.05382 0 0 26 377.5 9 10 3 -1.107 11 12 4 3.96 13 14 -1 0.03597 0 0 -1 0.249 0 0 -1 -0.0321 0 0 -1 -0.02015 0 0 -1 0.01535 0 0
17 0.5 1 2 4 7.69 3 4 26 349.5 5 6 3 -5.203 7 8 -1 0.0563 0 0 4 5.14 9 10 16 2.5 11 12 -1 -0.08842 0 0 9 0.5 13 14 -1 -0.0776 0 0 -1 0.07209 0 0 -1 -0.1229 0 0 -1 0.03265 0 0 -1 -0.005775 0 0 -1 0.02276 0 0
1 -7.7 1 2 -1 -0.06773 0 0 15 35.5 3 4 13 0.5 5 6 11 5.5 7 8 0 -9.246 9 10 6 5.3 11 12 -1 0.03148 0 0 -1 -0.124 0 0 -1 -0.05506 0 0 26 544.5 13 14 -1 0.1039 0 0 -1 -0.0393 0 0 -1 0.00932 0 0 -1 -0.03414 0 0
15 12.9 1 2 -1 -0.08392 0 0 15 13.66 3 4 5 1.2 5 6 0 -9.246 7 8 -1 0.1791 0 0 -1 -0.03376 0 0 4 0.8975 9 10 -1 0.001705 0 0 -1 -0.08273 0 0 11 5.5 11 12 -1 -0.06034 0 0 16 1.5 13 14 -1 0.1456 0 0 -1 -0.07504 0 0
1 -7.7 1 2 -1 -0.06412 0 0 5 3.48 3 4 15 29.66 5 6 3 8.012 7 8 -1 0.008301 0 0 11 5.5 9 10 -1 -0.04713 0 0 -1 0.05977 0 0 -1 0.0459 0 0 0 7.307 11 12 10 2.5 13 14 -1 0.03398 0 0 -1 -0.1332 0 0 -1 0.05728 0 0
17 0.5 1 2 4 7.69 3 4 -1 -0.03762 0 0 2 1.627 5 6 -1 0.05407 0 0 26 65.5 7 8 -1 -0.06975 0 0 4 5.14 9 10 0 4.079 11 12 -1 -0.1013 0 0 -1 0.05967 0 0 -1 -0.0003685 0 0 2 -8.819 13 14 -1 0.002383 0 0 -1 0.1007 0 0
4 -4.41 1 2 -1 -0.05789 0 0 22 0.5 3 4 14 0.5 5 6 -1 -0.04287 0 0 10 4.5 7 8 4 2.9 9 10 -1 0.003072 0 0 -1 -0.06721 0 0 10 1.5 11 12 1 3.995 13 14 -1 0.04387 0 0 -1 0.1925 0 0 -1 -0.04491 0 0 -1 0.1223 0 0
15 12.9 1 2 -1 -0.08112 0 0 15 13.66 3 4 -1 0.1234 0 0 1 -2.608 5 6 4 3.96 7 8 10 0.5 9 10 -1 -0.05598 0 0 26 237.5 11 12 16 1.5 13 14 -1 0.0002126 0 0 -1 0.06782 0 0 -1 -0.03671 0 0 -1 0.07339 0 0 -1 -0.06674 0 0
5 7.195 1 2 1 5.694 3 4 2 -3.733 5 6 -1 -0.002519 0 0 0 -7.014 7 8 -1 0.06961 0 0 -1 -0.08863 0 0 6 -2.22e-16 9 10 3 8.012 11 12 -1 -0.04483 0 0 -1 0.1986 0 0 2 -1.86 13 14 -1 0.04372 0 0 -1 -0.1106 0 0 -1 0.0467 0 0
26 642.5 1 2 4 7.69 3 4 -1 -0.03653 0 0 9 1.5 5 6 -1 0.04992 0 0 10 3.5 7 8 -1 0.05231 0 0 4 0.5 9 10 11 5.5 11 12 -1 -0.04457 0 0 -1 0.0005379 0 0 6 11.81 13 14 -1 0.1072 0 0 -1 -0.1188 0 0 -1 0.08481 0 0
17 0.5 1 2 26 65.5 3 4 26 579.5 5 6 4 5.14 7 8 0 4.079 9 10 4 5.14 11 12 16 2.5 13 14 -1 -0.0969 0 0 -1 0.06087 0 0 -1 -0.00003947 0 0 -1 0.03258 0 0 -1 -0.07547 0 0 -1 0.03282 0 0 -1 -0.1834 0 0 -1 0.04591 0 0
15 12.9 1 2 -1 -0.07786 0 0 15 13.66 3 4 5 1.2 5 6 0 -9.246 7 8 -1 0.157 0 0 -1 -0.03722 0 0 -1 -0.04352 0 0 15 35.5 9 10 14 0.5 11 12 11 5.5 13 14 -1 -0.00002921 0 0 -1 0.03773 0 0 -1 0.02568 0 0 -1 -0.1108 0 0
5 3.48 1 2 15 29.66 3 4 11 5.5 5 6 -1 0.006068 0 0 11 5.5 7 8 8 6.5 9 10 -1 0.0008742 0 0 -1 0.04038 0 0 2 -8.819 11 12 26 125.5 13 14 -1 0.08243 0 0 -1 -0.1118 0 0 -1 0.01798 0 0 -1 0.03914 0 0 -1 -0.1087 0 0
1 -7.7 1 2 -1 -0.05921 0 0 10 1.5 3 4 -1 -0.004458 0 0 11 4.5 5 6 26 184.5 7 8 11 8.5 9 10 -1 0.09236 0 0 -1 -0.1643 0 0 15 27.5 11 12 -1 -0.04148 0 0 -1 0.04778 0 0 26 349.5 13 14 -1 0.06981 0 0 -1 -0.09327 0 0
26 498.5 1 2 4 7.69 3 4 5 -5.92 5 6 9 2.5 7 8 26 390.5 9 10 -1 -0.1213 0 0 5 -4.91 11 12 -1 -0.001126 0 0 3 -1.107 13 14 -1 0.08343 0 0 -1 -0.04581 0 0 -1 0.09791 0 0 -1 -0.02095 0 0 -1 0.2021 0 0 -1 -0.01609 0 0
15 12.9 1 2 -1 -0.075 0 0 15 13.66 3 4 5 1.2 5 6 1 -2.608 7 8 -1 0.1436 0 0 -1 -0.03652 0 0 4 3.96 9 10 -1 0.004836 0 0 -1 -0.05243 0 0 26 237.5 11 12 -1 0.06235 0 0 2 -1.86 13 14 -1 -0.04772 0 0 -1 0.0813 0 0
5 7.195 1 2 1 4.124 3 4 2 -3.733 5 6 -1 -0.003344 0 0 10 0.5 7 8 -1 0.06593 0 0 -1 -0.08534 0 0 -1 0.09692 0 0 15 17.5 9 10 2 -5.778 11 12 -1 0.09365 0 0 0 4.079 13 14 -1 0.0467 0 0 -1 -0.06233 0 0 -1 0.03202 0 0
4 -4.41 1 2 -1 -0.05262 0 0 22 0.5 3 4 8 0.5 5 6 1 0.5505 7 8 10 2.5 9 10 -1 0.01138 0 0 7 1.5 11 12 -1 0.01078 0 0 -1 -0.02366 0 0 -1 0.05379 0 0 11 4.5 13 14 -1 -0.1441 0 0 -1 0.1257 0 0 -1 -0.05595 0 0
17 0.5 1 2 10 0.5 3 4 16 1.5 5 6 15 17.5 7 8 -1 -0.001368 0 0 -1 0.02939 0 0 16 2.5 9 10 4 0.6 11 12 -1 -0.08468 0 0 -1 -0.07934 0 0 -1 0.02535 0 0 -1 -0.05191 0 0 22 0.5 13 14 -1 0.08222 0 0 -1 -0.1076 0 0
5 4.8 1 2 9 0.5 3 4 -1 -0.03179 0 0 10 3.5 5 6 -1 0.02116 0 0 15 17.5 7 8 11 5.5 9 10 10 0.5 11 12 -1 -0.06915 0 0 26 146.5 13 14 -1 0.1041 0 0 -1 0.0494 0 0 -1 -0.009296 0 0 -1 0.1091 0 0 -1 -0.14 0 0
1 -7.7 1 2 -1 -0.05565 0 0 2 2.121 3 4 9 0.5 5 6 6 5.3 7 8 10 2.5 9 10 -1 0.01807 0 0 -1 -0.06992 0 0 -1 0.04573 0 0 15 17.5 11 12 4 0.8975 13 14 -1 -0.001922 0 0 -1 -0.06591 0 0 -1 0.1018 0 0 -1 -0.0009823 0 0
15 12.9 1 2 -1 -0.07188 0 0 15 13.66 3 4 5 1.2 5 6 0 -9.246 7 8 -1 0.1305 0 0 -1 -0.0349 0 0 4 0.8975 9 10 -1 0.001619 0 0 -1 -0.07808 0 0 11 5.5 11 12 -1 -0.05415 0 0 16 1.5 13 14 -1 0.1231 0 0 -1 -0.07014 0 0
4 6.1 1 2 26 260.5 3 4 26 237.5 5 6 14 0.5 7 8 1 -3.199 9 10 -1 0.05805 0 0 7 4.5 11 12 -1 -0.03006 0 0 -1 0.07448 0 0 -1 -0.0397 0 0 2 0.3482 13 14 -1 -0.03373 0 0 -1 0.04629 0 0 -1 0.0259 0 0 -1 -0.07242 0 0
26 498.5 1 2 4 7.69 3 4 5 -5.92 5 6 26 260.5 7 8 26 390.5 9 10 -1 -0.1132 0 0 5 -4.91 11 12 4 5.14 13 14 -1 0.01371 0 0 -1 0.08126 0 0 -1 -0.0343 0 0 -1 0.0895 0 0 -1 -0.01905 0 0 -1 -0.02774 0 0 -1 0.02262 0 0
0 4.079 1 2 5 3.48 3 4 5 -5.92 5 6 9 1.5 7 8 -1 -0.03984 0 0 26 469.5 9 10 -1 0.03861 0 0 -1 -0.003493 0 0 -1 0.05795 0 0 4 5.14 11 12 -1 -0.1669 0 0 1 -0.1458 13 14 -1 0.06743 0 0 -1 0.07149 0 0 -1 -0.1129 0 0
4 -4.41 1 2 -1 -0.04901 0 0 22 0.5 3 4 14 0.5 5 6 6 8.49 7 8 10 4.5 9 10 -1 0.03526 0 0 1 0.5505 11 12 11 6.5 13 14 -1 0.003345 0 0 -1 -0.06752 0 0 -1 -0.1239 0 0 -1 -0.004957 0 0 -1 0.07111 0 0 -1 -0.068 0 0
1 9.555 1 2 10 1.5 3 4 -1 0.04488 0 0 -1 -0.007094 0 0 11 4.5 5 6 6 11.81 7 8 11 8.5 9 10 -1 -0.1519 0 0 -1 0.08224 0 0 5 1.2 11 12 -1 -0.04169 0 0 15 27.5 13 14 -1 0.07334 0 0 -1 0.02799 0 0 -1 -0.06944 0 0
17 0.5 1 2 26 65.5 3 4 4 4.49 5 6 4 2.9 7 8 -1 0.004442 0 0 -1 -0.08285 0 0 26 369.5 9 10 -1 -0.1357 0 0 24 0.5 11 12 -1 0.05243 0 0 16 2.5 13 14 -1 -0.03267 0 0 -1 0.07774 0 0 -1 -0.09867 0 0 -1 0.05789 0 0
15 12.9 1 2 -1 -0.06972 0 0 15 13.66 3 4 4 1.7 5 6 1 -1.67 7 8 -1 -0.01477 0 0 -1 0.1361 0 0 4 3.96 9 10 -1 0.005217 0 0 -1 -0.04277 0 0 2 -8.819 11 12 -1 0.03833 0 0 11 7.5 13 14 -1 -0.0629 0 0 -1 0.06822 0 0
1 -7.7 1 2 -1 -0.05262 0 0 26 642.5 3 4 9 2.5 5 6 7 1.5 7 8 4 7.69 9 10 -1 0.08824 0 0 6 11.81 11 12 -1 -0.04482 0 0 -1 -0.001245 0 0 26 390.5 13 14 -1 0.1442 0 0 -1 -0.07284 0 0 -1 0.07942 0 0 -1 -0.01085 0 0
5 7.195 1 2 1 0.5505 3 4 2 -3.733 5 6 19 0.5 7 8 0 -6.644 9 10 -1 0.05968 0 0 -1 -0.0804 0 0 -1 -0.003088 0 0 -1 -0.09213 0 0 26 440.5 11 12 2 -9.875 13 14 -1 0.1044 0 0 -1 -0.02812 0 0 -1 -0.01666 0 0 -1 0.02282 0 0
15 12.9 1 2 -1 -0.0672 0 0 15 13.66 3 4 5 1.2 5 6 0 -9.246 7 8 -1 0.1111 0 0 -1 -0.03734 0 0 5 1.34 9 10 -1 0.001477 0 0 -1 -0.0616 0 0 5 2.015 11 12 2 -8.819 13 14 -1 -0.07396 0 0 -1 0.2645 0 0 -1 -0.03722 0 0
17 0.5 1 2 26 65.5 3 4 4 4.49 5 6 4 2.9 7 8 6 26.89 9 10 -1 -0.07949 0 0 26 369.5 11 12 -1 -0.1301 0 0 -1 0.01562 0 0 -1 0.005965 0 0 -1 -0.06243 0 0 -1 0.04748 0 0 16 2.5 13 14 -1 -0.08791 0 0 -1 0.05715 0 0
22 0.5 1 2 -1 0.001808 0 0 11 5.5 3 4 5 2.015 5 6 1 1.529 7 8 1 -2.421 9 10 -1 -0.09564 0 0 -1 -0.1186 0 0 2 -13.12 11 12 -1 0.1647 0 0 12 0.5 13 14 -1 0.1056 0 0 -1 -0.04284 0 0 -1 -0.0227 0 0 -1 0.1126 0 0
0 3.677 1 2 5 3.48 3 4 -1 0.01645 0 0 10 3.5 5 6 -1 -0.03737 0 0 15 21.66 7 8 2 -6.211 9 10 -1 0.00009342 0 0 11 5.5 11 12 10 4.5 13 14 -1 -0.06772 0 0 -1 0.05283 0 0 -1 -0.0975 0 0 -1 0.1373 0 0 -1 0.002034 0 0
4 -4.41 1 2 26 291.5 3 4 22 0.5 5 6 9 0.5 7 8 -1 -0.08459 0 0 -1 0.003214 0 0 1 0.5505 9 10 -1 -0.04888 0 0 -1 0.1267 0 0 7 1.5 11 12 -1 0.009247 0 0 11 4.5 13 14 -1 -0.1273 0 0 -1 0.1043 0 0 -1 -0.05225 0 0
15 12.9 1 2 -1 -0.06441 0 0 15 13.66 3 4 4 1.7 5 6 0 -9.246 7 8 -1 -0.01776 0 0 2 -4.036 9 10 4 0.8975 11 12 -1 0.001327 0 0 -1 0.1463 0 0 -1 -0.03249 0 0 -1 -0.07422 0 0 11 5.5 13 14 -1 -0.04962 0 0 -1 0.05608 0 0
4 10.69 1 2 5 7.195 3 4 -1 0.05597 0 0 11 7.5 5 6 2 -3.733 7 8 1 5.694 9 10 -1 0.01943 0 0 -1 0.04006 0 0 -1 -0.07861 0 0 -1 -0.007881 0 0 0 -7.014 11 12 -1 0.1343 0 0 3 8.012 13 14 -1 -0.05747 0 0 -1 0.05338 0 0
17 0.5 1 2 4 7.69 3 4 4 4.49 5 6 3 -5.203 7 8 -1 0.04254 0 0 -1 -0.07765 0 0 26 291.5 9 10 -1 -0.07951 0 0 26 253.5 11 12 -1 0.05298 0 0 16 2.5 13 14 -1 -0.0101 0 0 -1 0.00995 0 0 -1 -0.06877 0 0 -1 0.05581 0 0
9 0.5 1 2 26 476.5 3 4 -1 0.01138 0 0 10 2.5 5 6 -1 -0.03245 0 0 15 21.66 7 8 -1 0.03877 0 0 4 2.9 9 10 -1 -0.06792 0 0 26 165.5 11 12 -1 0.02025 0 0 -1 -0.09642 0 0 6 5.3 13 14 -1 -0.02484 0 0 -1 0.04623 0 0
1 -9.204 1 2 -1 -0.05882 0 0 2 2.121 3 4 8 0.5 5 6 4 5.14 7 8 24 0.5 9 10 -1 0.007153 0 0 -1 -0.07905 0 0 -1 0.01556 0 0 10 2.5 11 12 26 146.5 13 14 -1 -0.02932 0 0 -1 0.0384 0 0 -1 0.07806 0 0 -1 -0.07823 0 0
14 0.5 1 2 10 4.5 3 4 4 2.9 5 6 10 3.5 7 8 11 5.5 9 10 5 -2.33 11 12 1 3.995 13 14 -1 -0.003128 0 0 -1 0.07287 0 0 -1 -0.1219 0 0 -1 0.0233 0 0 -1 0.1175 0 0 -1 0.0008446 0 0 -1 -0.05741 0 0 -1 0.0968 0 0
0 3.677 1 2 -1 -0.0034 0 0 5 -2.067 3 4 15 29.66 5 6 2 0.3482 7 8 4 2.19 9 10 -1 -0.08019 0 0 -1 0.06597 0 0 -1 -0.05019 0 0 26 199.5 11 12 26 291.5 13 14 -1 -0.1356 0 0 -1 0.0313 0 0 -1 0.07862 0 0 -1 -0.02063 0 0
26 747.5 1 2 10 0.5 3 4 15 17.5 5 6 16 1.5 7 8 -1 -0.001982 0 0 -1 -0.057 0 0 -1 0.07268 0 0 4 0.6 9 10 -1 -0.04963 0 0 -1 -0.04804 0 0 1 0.8689 11 12 -1 0.02641 0 0 9 0.5 13 14 -1 0.1359 0 0 -1 -0.02525 0 0
15 12.9 1 2 -1 -0.06117 0 0 15 13.66 3 4 4 1.7 5 6 0 -9.246 7 8 -1 -0.01746 0 0 1 -0.5295 9 10 5 1.34 11 12 -1 0.001304 0 0 -1 0.1574 0 0 -1 0.008568 0 0 -1 -0.05807 0 0 5 2.015 13 14 -1 0.1519 0 0 -1 -0.07024 0 0
4 10.69 1 2 5 7.195 3 4 -1 0.05334 0 0 26 642.5 5 6 -1 -0.05117 0 0 9 2.5 7 8 7 1.5 9 10 -1 0.0007254 0 0 5 0.5 11 12 6 11.81 13 14 -1 -0.04384 0 0 -1 -0.04251 0 0 -1 0.1168 0 0 -1 0.1336 0 0 -1 -0.06616 0 0
4 -4.91 1 2 -1 -0.05172 0 0 11 7.5 3 4 10 1.5 5 6 3 -0.6815 7 8 -1 -0.008192 0 0 11 5.5 9 10 -1 -0.04565 0 0 2 -5.038 11 12 -1 -0.0491 0 0 -1 0.0344 0 0 -1 0.01265 0 0 11 8.5 13 14 -1 0.1168 0 0 -1 -0.02395 0 0
1 -9.204 1 2 -1 -0.05616 0 0 17 0.5 3 4 26 71.5 5 6 12 0.5 7 8 -1 -0.03397 0 0 -1 0.004975 0 0 7 2.5 9 10 16 2.5 11 12 4 4.49 13 14 -1 -0.06101 0 0 -1 -0.09604 0 0 -1 0.0549 0 0 -1 -0.0506 0 0 -1 0.0785 0 0
1 9.555 1 2 9 0.5 3 4 0 0.5178 5 6 15 29.66 7 8 -1 0.01015 0 0 0 -3.054 9 10 -1 0.07681 0 0 -1 -0.0031 0 0 11 5.5 11 12 -1 0.04708 0 0 -1 -0.09436 0 0 -1 0.04458 0 0 0 7.307 13 14 -1 -0.108 0 0 -1 0.03302 0 0
4 10.69 1 2 5 4.8 3 4 -1 0.0516 0 0 9 0.5 5 6 1 -0.9218 7 8 15 29.66 9 10 -1 0.01418 0 0 -1 -0.08703 0 0 2 -2.81 11 12 -1 -0.0008067 0 0 -1 -0.04981 0 0 -1 0.04226 0 0 6 -2.22e-16 13 14 -1 -0.0931 0 0 -1 0.01143 0 0
15 12.9 1 2 -1 -0.0583 0 0 15 13.66 3 4 5 1.2 5 6 1 -1.67 7 8 3 -1.935 9 10 -1 -0.03947 0 0 0 -0.5912 11 12 -1 0.004348 0 0 -1 -0.03815 0 0 -1 0.1107 0 0 -1 -0.03093 0 0 26 365.5 13 14 -1 0.0507 0 0 -1 -0.04179 0 0
14 0.5 1 2 10 4.5 3 4 4 2.9 5 6 10 3.5 7 8 -1 -0.05769 0 0 5 -2.33 9 10 1 3.995 11 12 -1 -0.002968 0 0 2 -6.211 13 14 -1 0.1035 0 0 -1 0.0005769 0 0 -1 -0.05011 0 0 -1 0.09109 0 0 -1 0.1041 0 0 -1 -0.05377 0 0
4 6.1 1 2 26 260.5 3 4 26 133.5 5 6 -1 -0.01801 0 0 -1 0.007555 0 0 -1 0.08141 0 0 6 26.89 7 8 -1 0.009931 0 0 6 27.49 9 10 10 1.5 11 12 -1 0.01863 0 0 16 1.5 13 14 -1 0.03743 0 0 -1 -0.2778 0 0 -1 0.02512 0 0
4 -4.91 1 2 -1 -0.05001 0 0 17 0.5 3 4 26 65.5 5 6 26 579.5 7 8 6 22.29 9 10 -1 0.004522 0 0 4 5.14 11 12 5 1.34 13 14 -1 -0.09101 0 0 -1 0.03597 0 0 -1 -0.05948 0 0 -1 0.03262 0 0 -1 -0.1422 0 0 -1 0.03714 0 0
22 0.5 1 2 10 0.5 3 4 11 5.5 5 6 -1 0.02516 0 0 -1 -0.001678 0 0 5 2.015 7 8 1 1.529 9 10 1 -2.421 11 12 -1 -0.08768 0 0 -1 -0.1085 0 0 2 -13.12 13 14 -1 0.1493 0 0 -1 0.01207 0 0 -1 0.09668 0 0 -1 -0.04049 0 0
1 -9.204 1 2 -1 -0.0536 0 0 26 498.5 3 4 -1 0.003575 0 0 5 -5.92 5 6 -1 -0.09034 0 0 5 2.015 7 8 1 4.626 9 10 1 3.995 11 12 4 -1.7 13 14 -1 -0.09331 0 0 -1 -0.06766 0 0 -1 0.06356 0 0 -1 -0.06805 0 0 -1 0.04068 0 0
15 12.9 1 2 -1 -0.05576 0 0 15 13.66 3 4 4 1.7 5 6 1 -1.67 7 8 -1 -0.02126 0 0 2 -4.036 9 10 4 3.96 11 12 -1 0.003854 0 0 -1 0.1146 0 0 -1 -0.03194 0 0 -1 -0.0384 0 0 2 -8.819 13 14 -1 0.03872 0 0 -1 -0.02849 0 0
11 7.5 1 2 -1 -0.002851 0 0 0 -0.03644 3 4 11 8.5 5 6 -1 0.04769 0 0 1 5.445 7 8 -1 -0.06204 0 0 1 0.5505 9 10 -1 -0.0695 0 0 4 4.49 11 12 4 2.19 13 14 -1 -0.0873 0 0 -1 0.07694 0 0 -1 0.1493 0 0 -1 0.009582 0 0
14 0.5 1 2 -1 -0.002148 0 0 26 161.5 3 4 -1 0.1057 0 0 4 2.9 5 6 4 0.8975 7 8 4 6.1 9 10 0 -1.19 11 12 -1 0.09769 0 0 1 1.529 13 14 -1 0.03046 0 0 -1 -0.08342 0 0 -1 0.04762 0 0 -1 -0.1468 0 0 -1 0.02729 0 0
1 9.555 1 2 26 129.5 3 4 0 0.5178 5 6 4 5.14 7 8 6 26.89 9 10 0 -3.054 11 12 -1 0.07349 0 0 10 2.5 13 14 -1 0.08031 0 0 -1 -0.0017 0 0 -1 -0.09546 0 0 -1 0.04436 0 0 -1 -0.09039 0 0 -1 -0.04698 0 0 -1 0.07426 0 0
17 0.5 1 2 4 7.69 3 4 0 -5.387 5 6 3 -5.203 7 8 -1 0.03764 0 0 -1 0.04653 0 0 26 579.5 9 10 -1 -0.07536 0 0 -1 0.0009917 0 0 4 5.14 11 12 -1 -0.1124 0 0 -1 -0.07646 0 0 1 -0.1458 13 14 -1 -0.03155 0 0 -1 0.05208 0 0
5 7.195 1 2 2 -5.778 3 4 2 -3.733 5 6 -1 -0.003259 0 0 7 1.5 7 8 -1 0.05211 0 0 -1 -0.07052 0 0 26 92.5 9 10 1 2.8 11 12 -1 -0.05467 0 0 -1 0.08263 0 0 5 -2.33 13 14 -1 0.04421 0 0 -1 0.05871 0 0 -1 -0.03002 0 0
22 0.5 1 2 -1 0.001495 0 0 11 5.5 3 4 5 2.015 5 6 1 1.529 7 8 1 -2.421 9 10 -1 -0.08328 0 0 -1 -0.1034 0 0 -1 -0.001238 0 0 -1 0.1369 0 0 12 0.5 11 12 11 4.5 13 14 -1 0.0961 0 0 -1 -0.07315 0 0 -1 0.04057 0 0
0 3.677 1 2 -1 -0.002887 0 0 5 -5.92 3 4 11 5.5 5 6 -1 0.03021 0 0 -1 0.08698 0 0 6 25.98 7 8 1 0.01049 9 10 -1 0.03474 0 0 -1 0.0395 0 0 24 0.5 11 12 1 7.347 13 14 -1 0.02764 0 0 -1 -0.1532 0 0 -1 0.02984 0 0
15 35.5 1 2 4 11.4 3 4 11 5.5 5 6 5 4.8 7 8 -1 0.07641 0 0 6 5.3 9 10 -1 -0.07852 0 0 -1 0.001993 0 0 4 6.1 11 12 -1 -0.04903 0 0 -1 0.06796 0 0 -1 -0.05809 0 0 1 0.2027 13 14 -1 -0.0617 0 0 -1 0.03543 0 0`;
