/** Made by `npm run learn`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */
export const printingTable = `bias -166
=after    318
=after  " -164
=after  # -380
=after  ( -44
=after  * 37
=after  / -100
=after  0 -204
=after  : 273
=after  < 349
=after  ] 100
=after  a -32
=after  b -94
=after  c -144
=after  d -76
=after  f -166
=after  h -63
=after  i 65
=after  j -101
=after  k -131
=after  l -75
=after  m -129
=after  o -54
=after  p -125
=after  s -141
=after  t 7
=after  w 5
=after  y 55
=after  z -274
=after  | 191
=after  © 290
=after  · -210
=after  в 238
=after  г -153
=after  о 56
=after  п 45
=after  р -51
=after  с 44
=after  ב 372
=after  ו 213
=after  ש -46
=after  ا -10
=after  ت -56
=after  ر 180
=after  ف 158
=after  ل 171
=after  و 243
=after  ک 69
=after  आ 381
=after  द 163
=after  ल 4
=after  स -140
=after  ह 81
=after  দ 217
=after  ল 78
=after  แ 168
=after  ใ 548
=after  ដ 495
=after  ₽ -27
=after  】 341
=after  が 343
=after  ご 20
=after  は -11
=after  を 40
=after  填 262
=after  已 -38
=after  그 468
=after  마 375
=after  은 147
=after  � 274
=after "  -241
=after ", 52
=after ". -570
=after #  -436
=after #. -95
=after (m 27
=after (u -128
=after (v 274
=after (з 126
=after )  -238
=after ), -156
=after ). -627
=after ): -106
=after ** 205
=after *. 139
=after +0 -443
=after ,  -155
=after .  143
=after .0 -52
=after /0 -583
=after 0, 36
=after 0. -203
=after 00 -360
=after 0: 228
=after 0f -52
=after 0r -112
=after 0分 253
=after 0月 -511
=after 0분 870
=after :  -225
=after </ 153
=after == 90
=after ]  76
=after a  68
=after aa -40
=after ai 82
=after an -126
=after ar -8
=after as -237
=after at -211
=after bo -405
=after ca 119
=after ce -75
=after cl -106
=after co -69
=after da -19
=after db -278
=after de -161
=after di 28
=after e  -61
=after ea 195
=after ee -177
=after eg -8
=after eh -22
=after ei 148
=after ej 163
=after el -86
=after em -80
=after er -87
=after es -49
=after et 137
=after f  -235
=after ga -121
=after gn -204
=after go 172
=after h  260
=after ha -99
=after i  22
=after if -102
=after ig -61
=after ij -320
=after il -26
=after im -70
=after in -192
=after ir 149
=after it -56
=after ix -127
=after ju -28
=after k  57
=after ka 56
=after ke -69
=after kl -302
=after ko 31
=after l  2
=after la 53
=after le -141
=after li -128
=after ln -39
=after lt -90
=after lu -39
=after ly -103
=after ma -10
=after mb -199
=after mp -348
=after ms -176
=after n. 106
=after na -21
=after ne 38
=after nf -8
=after ni -109
=after nk -581
=after no -151
=after ns 35
=after nu -290
=after o  98
=after od 7
=after og -86
=after om -97
=after oo 119
=after op 124
=after or -54
=after os -103
=after ou -127
=after p  -100
=after pe -13
=after pl 135
=after pp -138
=after r  68
=after ra -85
=after rd -7
=after re -72
=after ri -126
=after sc 4
=after se -17
=after sk -11
=after so -72
=after st -11
=after su 11
=after sz -105
=after t  -77
=after t. -2
=after t0 -4
=after ta -176
=after tc -110
=after te -65
=after ti -121
=after to -53
=after tr -55
=after tt 96
=after u  -64
=after ua -434
=after ub -52
=after ud -96
=after ue -100
=after ui 220
=after ul -108
=after um 3
=after un -12
=after ur -8
=after va 97
=after ve -13
=after vi 28
=after w  -76
=after wa -257
=after wp 14
=after xe -25
=after y  190
=after ye -10
=after ©  150
=after ·  -47
=after ην 118
=after ι  19
=after ον -342
=after ам 259
=after ва 74
=after во 25
=after дл 95
=after за 62
=after ко 108
=after н  81
=after на 60
=after ок 164
=after он 394
=after ст 159
=after я  5
=after הו 70
=after טל -187
=after تم -94
=after در 151
=after ر  -99
=after م  -9
=after هو 135
=after و  58
=after ی  340
=after ے۔ 192
=after पर -35
=after र् 584
=after लि 201
=after ाल 87
=after ै। 321
=after ।  154
=after คื 98
=after น  158
=after รห 223
=after ือ 13
=after ုန -7
=after ነው 78
=after ው። 86
=after →  -815
=after 」で 76
=after 」を 476
=after くだ 2
=after して 370
=after です 157
=after とご 284
=after に0 -107
=after ログ 77
=after ン用 22
=after 使用 -141
=after 入力 359
=after 分大 85
=after 分钟 347
=after 力し 73
=after 勿告 19
=after 在  224
=after 大小 469
=after 失效 -10
=after 完成 353
=after 就能 474
=after 市中 -149
=after 年0 -254
=after 是您 175
=after 用。 -46
=after 登录 339
=after 码， -48
=after 確認 404
=after 领取 -23
=after 고  98
=after 년  -16
=after 는  -259
=after 다. 29
=after 도서 7
=after 를  146
=after 을  21
=after 이며 406
=after 입력 157
=after 🔑 21
=after ，交 211
=after ，請 69
=before    167
=before  # -219
=before  % -246
=before  ( -376
=before  * -374
=before  + -513
=before  0 -233
=before  : 20
=before  [ 265
=before  c -188
=before  e 11
=before  f -470
=before  i 125
=before  k 61
=before  n -138
=before  o -13
=before  p -105
=before  r -63
=before  s 25
=before  t 2
=before  u -83
=before  v -7
=before  z -237
=before  σ -354
=before  к -46
=before  ב 22
=before  ה 150
=before  מ -286
=before  ש 95
=before  ه 237
=before  क -178
=before  แ -204
=before  • -43
=before  € 55
=before  № -245
=before  〒 -29
=before  글 198
=before  숫 73
=before  ： 126
=before !  776
=before ": 177
=before #  260
=before (# 1054
=before (0 -275
=before (c 59
=before (k -62
=before )  230
=before ): 92
=before *  127
=before ,  -187
=before ,0 37
=before ,請 658
=before .  -170
=before .0 -499
=before .t -317
=before /0 193
=before 0  66
=before 0# -5
=before 0* -111
=before 0. -566
=before 0/ -1190
=before 00 -54
=before 0: 197
=before 0f 80
=before 0g 273
=before 0， 199
=before :  76
=before :" 58
=before :0 389
=before :: -269
=before == 8
=before >  234
=before >> 59
=before ?  20
=before [# -632
=before ]  140
=before _i -44
=before a  -28
=before a, -185
=before a0 -21
=before a: -130
=before ab -170
=before ad 22
=before ag -123
=before ah 113
=before ak -32
=before al -102
=before am -79
=before an 52
=before ao -93
=before as -110
=before at -79
=before ay 43
=before b  -235
=before ba 106
=before be -205
=before bl -98
=before bo 29
=before bu -186
=before c  -70
=before c0 -272
=before ca -60
=before ce -110
=before ch -4
=before ci -79
=before co 28
=before cp -127
=before cr 44
=before ct -668
=before d  -90
=before db -210
=before de 43
=before di -126
=before dn -46
=before do -149
=before dr -13
=before du 232
=before e  -48
=before e) -5
=before e, -86
=before e. 159
=before e0 -59
=before e: 202
=before e= 335
=before e_ -86
=before ea 45
=before ec 336
=before ek -60
=before el -204
=before ep -202
=before er -23
=before eu 34
=before ex -222
=before ey 444
=before f  -169
=before fa 259
=before ff 2
=before g  -185
=before ga -35
=before ge -256
=before gi 122
=before gn -106
=before gr -26
=before ha -50
=before he 8
=before hi -31
=before ht -114
=before hu -19
=before i  -47
=before ia -237
=before ic -57
=before id -137
=before ie -151
=before if 99
=before ig -2
=before ii -23
=before ik 59
=before im -44
=before io -26
=before ip -246
=before ir 3
=before is 140
=before it 82
=before ja -65
=before je 52
=before jt 135
=before ju -300
=before k  -153
=before ka 83
=before kn 57
=before ko -79
=before kr 93
=before ks 103
=before ky -365
=before l  -154
=before l, 269
=before l. -71
=before le -67
=before lh -146
=before li 33
=before lk -260
=before lo -16
=before ls -127
=before ly 57
=before m  -92
=before ma -31
=before me 114
=before mi -17
=before mo -29
=before ms -364
=before n  22
=before n: 62
=before na -111
=before ng -32
=before ni -49
=before no -56
=before nr -367
=before ns -93
=before nt -139
=before nu 78
=before o  -118
=before o. 36
=before o: 73
=before od 151
=before og 26
=before oi -163
=before ol -202
=before on -51
=before os -200
=before ot -96
=before ou -146
=before p  -93
=before pi 182
=before pn -20
=before po -94
=before pp 65
=before pr -13
=before pt -130
=before pu -129
=before r  -168
=before r, 147
=before r: 78
=before r_ -111
=before ra -220
=before rc -188
=before rd -93
=before re -38
=before ri 17
=before rn -87
=before ro -132
=before rt -89
=before ru -296
=before s  -52
=before se -96
=before si 3
=before sl 256
=before st -153
=before su -114
=before sw 417
=before t  -64
=before t. -250
=before t: 96
=before t_ -15
=before te 98
=before ti -142
=before tl -273
=before to -172
=before tp 191
=before tq -208
=before tr -243
=before tt -7
=before tu -43
=before tz 329
=before u: 92
=before ub -70
=before uc 12
=before ud -136
=before ui -106
=before uk 33
=before ul -277
=before um -112
=before un -135
=before uo -25
=before up -105
=before ur -101
=before us -28
=before ut 241
=before v  -263
=before ve -26
=before vk -44
=before vo 5
=before vu 355
=before w: 297
=before wa -275
=before wi -29
=before x  -250
=before y  -110
=before y: 166
=before y_ -134
=before ye -54
=before yp 82
=before z  -95
=before z: 151
=before ze -54
=before zy -122
=before |  510
=before ©  -630
=before º  -219
=before »  63
=before ε  73
=before εσ -77
=before η  -93
=before ι  -26
=before ου -233
=before ρα 272
=before τη -375
=before а  -123
=before а: -259
=before ан -84
=before ар -130
=before ая -350
=before в  -318
=before в: -13
=before во -69
=before д  -145
=before е  97
=before ед 459
=before ет -171
=before з: 129
=before за -332
=before к  -125
=before ме -430
=before н  104
=before на -202
=before нд -68
=before од 41
=before ок -112
=before он 43
=before ос 53
=before пи -241
=before ра -66
=before ро 25
=before с  -93
=before са -104
=before т  -94
=before то -98
=before у  -47
=before хо 264
=before че -14
=before ь: 138
=before я  -210
=before ів -163
=before ար -103
=before א  256
=before בו -55
=before בל -3
=before ה  -254
=before ון -368
=before יי -479
=before ימ 227
=before יש 186
=before קו -63
=before שו 144
=before ת  -40
=before ار -106
=before حق 190
=before د  68
=before ر  -418
=before رق 123
=before رو -120
=before ری -138
=before ش  -19
=before ق  184
=before قق 78
=before لا -148
=before لخ -181
=before لی -40
=before مب -32
=before ن  -184
=before ند -126
=before ه  -388
=before ور 25
=before ک  -56
=before ی  -131
=before یں 115
=before ंब -288
=before क  -134
=before टी 16
=before पी 42
=before र  -173
=before ीप 55
=before ुर -18
=before ्य -230
=before ।  -43
=before ড  310
=before ডি -27
=before ন  7
=before র  -216
=before া  -97
=before াপ 225
=before ্য -36
=before செ 209
=before ன் -48
=before ய  58
=before ை  -197
=before ఓట 8
=before పీ 4
=before ీప 58
=before ్  -87
=before ข  286
=before คื 579
=before ง  -21
=before ด  -271
=before บ: -21
=before หั 168
=before อก 42
=before ัส 43
=before เล 49
=before ้า -17
=before ນແ 24
=before ມ່ 106
=before ແມ 102
=before ່ນ 102
=before დი 131
=before ი  17
=before ოდ 32
=before ዎ  198
=before •• -1166
=before €  336
=before №  -160
=before →  673
=before 【  142
=before 】验 490
=before こち 101
=before した -15
=before ちら 2
=before には 684
=before は、 42
=before キー 121
=before グイ -7
=before スワ 207
=before ド： 74
=before ワー 324
=before 一次 342
=before 上  500
=before 代碼 -69
=before 使用 312
=before 入  776
=before 入力 238
=before 动态 983
=before 单号 -1
=before 取件 -42
=before 口令 419
=before 号  -74
=before 号: -210
=before 填  168
=before 填入 125
=before 填写 697
=before 子里 140
=before 客服 -215
=before 密碼 514
=before 尾号 -586
=before 工单 -138
=before 惠码 -87
=before 把  856
=before 收到 -42
=before 数字 379
=before 有  -61
=before 末四 -33
=before 校验 1110
=before 格子 94
=before 注册 7
=before 热线 -2
=before 用户 -10
=before 画面 204
=before 番号 -402
=before 登录 21
=before 登録 529
=before 的登 63
=before 的验 -489
=before 码: -98
=before 码是 179
=before 确认 115
=before 確認 512
=before 碼: 130
=before 碼為 69
=before 編號 -108
=before 编号 -237
=before 致電 -115
=before 號  -207
=before 號: -80
=before 証コ 79
=before 認コ 207
=before 認碼 112
=before 認証 254
=before 證碼 1044
=before 订单 -78
=before 认码 150
=before 证码 432
=before 请码 -57
=before 请输 532
=before 輸入 413
=before 输入 100
=before 邀请 -127
=before 邮编 -451
=before 里填 169
=before 驗證 118
=before 고객 -26
=before 글자 120
=before 문의 -77
=before 번호 -563
=before 에  291
=before 인번 107
=before 인증 580
=before 자  285
=before 증  64
=before 증번 388
=before 증코 4
=before 코드 9
=before 폰  -87
=before 확인 227
=before 🔑 9
=before ：  36
above 0 -43
above 00 -30
above 000 -12
above 0000 -43
above 00000 7
above 000000 -143
above 0000000 57
above 00000000 37
above 000000000 48
above 0000000000 -11
above 00000000000 -141
above 000000000000 -95
above 000000000000000 -47
above 000円 123
above 00k0 -270
above 00qx -474
above 00z 107
above 0b 21
above 0bt -140
above 0er -815
above 0f 171
above 0fa 144
above 0분 -35
above a -39
above a0 64
above a00 -25
above aan 26
above aanvraag 230
above ab -187
above abaixo 65
above abernathy 243
above abholcode -539
above above 10
above aby 357
above accept -24
above acceso 305
above access 42
above accesso 8
above account 42
above acct 214
above activacion 71
above activate 6
above activation 232
above active -159
above add -17
above adding 4
above address 74
above adresa 46
above adresse 111
above again -277
above agent 63
above ai 23
above aino 191
above akaun 213
above alabbi 225
above all -340
above almost 122
above alt 80
above always 268
above am 37
above an 14
above and -83
above anda -55
above anderung -194
above ang 82
above angefordert 3
above anh -170
above anmeldecode 81
above another -146
above any -243
above anyone 98
above app 51
above approval 39
above approve 37
above approved -10
above approver 28
above apr 182
above are -1
above arrivato -18
above as 25
above asagidaki 27
above ask 48
above asked -14
above asking 98
above asks 147
above at -7
above atau -12
above atelier -96
above ati 39
above att 68
above attempt -70
above attempts -151
above attivo -112
above auf 13
above authentication 147
above authorization 285
above authorize 34
above autorizacion -186
above autorizzazione 23
above away -42
above az 29
above b -90
above bag -5
above balance -216
above ballot 20
above ban -1
above bank -78
above bapak -41
above basket -265
above basvuru 204
above bay -80
above be 83
above because 220
above bedzie -86
above been -139
above before 77
above behalf 25
above below 228
above bem 96
above berikut 29
above bestatigen -162
above bestatigung 83
above bestatigungscode 174
above beste -12
above betrag 302
above bid 83
above bilgi -180
above bill 13
above binnen -70
above bir 126
above birth -213
above birthday -15
above biscuit 66
above biten 13
above blessing -368
above blinking 38
above boa -153
above bokningsnummer -448
above boksen -622
above bon -63
above book 102
above booking -159
above bot -58
above box 16
above browser 33
above btc 37
above bu 22
above buchung -77
above bugun -418
above buna 48
above buongiorno 18
above but 71
above button 37
above by 49
above byt 4
above c 162
above cadeau -60
above caen -353
above call -68
above called 1
above came -337
above camera 84
above camille 17
above campo 101
above can -47
above cancelled 102
above capital 63
above car 44
above card 65
above cards -532
above case 64
above caso -291
above ceka -173
above cet 49
above cette 1
above change -48
above chao 25
above chara 1
above che 195
above check -49
above checking 94
above checkout -489
above chiave 167
above cifre 19
above cita -71
above city -9
above class -2
above click -91
above client 139
above close -112
above cluj -27
above cm -256
above cod -22
above code 24
above codes -376
above codi 36
above codice -35
above codigo -118
above coffee -84
above colin -59
above collect -29
above com 200
above comanda 6
above come 155
above comercio -15
above complete 44
above compra -233
above comprises 306
above computer 60
above con -34
above conference -222
above conferma 448
above confirm 109
above confirmacao 151
above confirmacion 113
above confirmada -143
above confirmata -383
above confirmation 227
above console -6
above conta 152
above continuacion 55
above continue -87
above contrato 56
above copia 86
above copy 101
above correo 18
above could -164
above created -152
above cro 21
above cuenta 144
above cupom -442
above customers -63
above czesc 21
above d -143
above da -28
above dakika -465
above dal -43
above dan -103
above dang 21
above dans 38
above dar -61
above date 221
above db -10
above db0 241
above dead -72
above dealer 106
above dear 25
above december -153
above deg 75
above dein 90
above deliver -31
above dell -23
above della -67
above delle 399
above dem 253
above demande 123
above deposit -10
above der -44
above des -56
above desember -78
above dessous 127
above destino 269
above det 185
above device 85
above devon -20
above deze 71
above did 136
above die 2
above dien 62
above diese 93
above diesem 23
above dig -37
above digit -24
above digital 111
above digiti 159
above digits 30
above disregard 674
above ditt -31
above division 668
above dobry 95
above document 149
above documents 24
above doe -38
above doet 44
above done -109
above donor 266
above door -122
above dort 91
above dostana -201
above dostepu 162
above drawn 281
above driver 42
above du 12
above due 49
above duoc -182
above dziekujemy -43
above ecran 254
above editor 109
above egyszer 245
above ein 155
above eine -43
above einmalkennwort 245
above either 164
above el 20
above electronica 5
above elettronico -72
above elif 12
above eller -73
above em 50
above email 78
above emailed 234
above empadronamiento 203
above ending 85
above engangskod 53
above engangskode 141
above enter 106
above entra 171
above entrada -192
above entry -261
above envoi -343
above er 15
above eres 72
above es 268
above escribe 42
above espace 13
above est -71
above esta -24
above estas 270
above esti 51
above estimada 9
above estimado 41
above eszter -30
above et -62
above ete 44
above eur 44
above event -53
above ever -171
above every -44
above everything -394
above ex 276
above example 102
above exchange -259
above expire -102
above extension -78
above fairweather -44
above fallig -3
above far -169
above fecha 104
above fee 67
above fi -198
above files -51
above filing 64
above fill 74
above fines 576
above finish 50
above firefox 183
above firmware 204
above first -65
above flight -239
above folgende 7
above folio 122
above following 350
above form 43
above format -219
above former -275
above formulaire 169
above formulario 135
above forst 58
above four 280
above fr00 41
above fra -18
above fragor 275
above fresh -165
above friday -280
above friends -124
above fur 51
above g 106
above galla -175
above games -181
above garden -41
above ge 131
above geehrte 148
above gemeente -131
above genitore 295
above get -244
above gets 14
above gia -296
above gilt -427
above girin 210
above giris 51
above give 9
above go 135
above gone -289
above gospodine -1
above granfjallet -195
above green 19
above greta 88
above grey 603
above guard 278
above guest 69
above gull 389
above gunilla 293
above guten 33
above h -34
above ha 68
above habari 14
above hai 82
above half 80
above hallo -30
above halo 56
above handler -115
above hang -100
above harm -1
above harrow -15
above hasla -229
above hasta 90
above have -32
above hear -194
above hebben -373
above heer 152
above hej 57
above held 201
above hello 18
above het 211
above hey 84
above hi 21
above hieronder 407
above historia 64
above hit -54
above hm 93
above ho 45
above hoa 102
above hold -1
above home -52
above hos -6
above hours -93
above how -237
above https -138
above hvala -20
above hyva 209
above i 32
above iban 121
above icin 252
above ico -202
above id -256
above identity 42
above if -85
above ifsc -50
above ihnen -62
above ihre -223
above ihren -11
above ik -23
above iker -17
above iki -199
above ikke -241
above il -36
above im -190
above inc -34
above included -242
above ind 99
above indirim -80
above ines 189
above ingresso -150
above inlogcode 1
above inloggen 72
above inn 284
above ins -83
above inserisci 58
above inside -80
above instalacao -227
above into 206
above introduceti 20
above inv 91
above invitation -363
above ionescu 211
above ip 28
above is 5
above isikan 96
above issue -24
above issued 103
above ist -144
above it 9
above items 354
above iva -274
above ivo 512
above iyi -349
above j -145
above ja -36
above jannik -17
above je -29
above jednorazowe 109
above jemand 5
above jest -112
above jizdenky -22
above join -101
above joining 1
above jste 75
above june 65
above jus 22
above juz -147
above k 55
above k0 293
above kabinets -24
above kad 77
above kaixo 302
above kare 48
above karta -26
above kasse -106
above kc -8
above kert 29
above kete 36
above kettle 9
above kg -9
above khoan 35
above kids -32
above kimseyle -51
above kinh 223
above kite -116
above kl -53
above klaar 116
above klo 89
above kod -22
above kodas -47
above kode -23
above kodem -197
above kodu -73
above konta 54
above konto 212
above kortin -368
above kortingscode -242
above kr 15
above ku 56
above kundnummer 58
above l0 -19
above la -11
above labas 180
above lagi 99
above lattice 195
above launcher -1
above le 49
above lei 47
above lena 78
above les 13
above let 118
above letras 241
above lets 243
above letter 195
above letters 144
above liam -91
above liebe -121
above lieu 81
above like 53
above line 30
above linea 125
above link 9
above links -167
above linux 63
above lists 281
above ll -18
above localizador -79
above locker -124
above loft -339
above log 143
above logging -64
above login 169
above logo -275
above loguje 58
above longer 134
above loom 219
above lucia 161
above luna -36
above luni 140
above lyon -249
above m 26
above madame 3
above made 99
above maelys -614
above mai 269
above mail 68
above mailadres 411
above mailbox 145
above mails -102
above make 196
above man 203
above mano -211
above marlowe -16
above marta 347
above master 9
above masuk 30
above matches -145
above matter -39
above meeting -289
above megerosito 345
above meldet -263
above meldingsnummer -62
above members 61
above mendaftar 41
above meridian -34
above mes 160
above met 64
above min -123
above minuscole 147
above minut -131
above minutes -15
above minutos -236
above minuuttia -4
above mobil -6
above modulo 79
above monday -418
above monouso 191
above months -122
above moss -37
above most -268
above mot 40
above mr -48
above mrs -62
above my -35
above n -11
above na 19
above nach 122
above nachricht -158
above nagon 193
above naissance 89
above name -103
above named 81
above names -133
above navigateur 115
above nearly -80
above necesitamos 123
above nedan 163
above need 23
above needed -108
above never -27
above news -103
above nhan -6
above nhap 53
above nicht -83
above nie -159
above no -42
above nobody 46
above node -111
above noi -35
above nominated 26
above norte -83
above not -94
above nothing -192
above notre -136
above nov -100
above novakova -240
above november 10
above novembre -155
above novo -17
above now -143
above nr 88
above nuevo 83
above numarali 8
above numarasi -11
above number -174
above numbers -47
above numer -212
above numero -229
above nummer -149
above nur -24
above ny 10
above o -41
above october -46
above od -59
above odbioru -236
above odeme -314
above of -34
above off -89
above old 174
above on 6
above onaylandi -470
above onderstaande 43
above one 73
above online -22
above only 36
above open 93
above opened -114
above opens 40
above operator 86
above or -72
above ora 72
above order -137
above ordine -49
above oss -12
above otp 80
above our -72
above over 134
above overovaci 80
above owner 130
above oyelaran -92
above p00 -2
above pa 6
above page 151
above pagina 219
above paginas 346
above paid -164
above pana -246
above pane 46
above panier -66
above panstwo -37
above para 186
above parcel -161
above parent 286
above parents 222
above parola 85
above pas 6
above passcode 47
above passe 66
above passphrase 339
above password 80
above paste 135
above pasto 275
above pay -196
above payee 39
above payment -131
above pc 158
above pedido 45
above pediu -271
above pengesahan 30
above per 127
above personal -449
above phishing -42
above photos 20
above phut -176
above pickup -23
above plastic -379
above plati -66
above play 128
above please -117
above pln 19
above plus 174
above pm -108
above podaj -511
above pokud -12
above policy 51
above por 117
above portal 48
above portland 24
above posta 86
above postadress 1
above postal -130
above postovani -41
above potvrdu 69
above potwierdzamy -630
above pozdrav 86
above pozdravljeni 9
above pre -210
above prescription -236
above previous -69
above prevodem -12
above pri -184
above prihlaseni 49
above primo -397
above prints -27
above priscilla -111
above prius 92
above priya 44
above priyanka -199
above pro 50
above profile -14
above project 72
above promo -7
above promocional -61
above prompted 8
above proud -620
above przepisac 88
above przy -37
above ps 42
above pune -63
above qr -447
above quanto -49
above quatre 177
above que 68
above qui 128
above quote -31
above r -27
above raadhuisplein -5
above rabatowy -227
above rachunek 214
above rasa -337
above rate -49
above re -133
above read -5
above reads 49
above ready -94
above receipt -184
above received -77
above recognise 151
above records -22
above recover -44
above recovery 223
above redeem -203
above reference -41
above refused -321
above reg -72
above regalamos -139
above registo 65
above registrar -55
above registrazione 49
above registrierung 173
above regisztraciot 191
above release 166
above released -1
above renewal 407
above replaced -62
above replies -85
above req 228
above request -104
above requested 47
above requests -32
above required -27
above resend -78
above reset 63
above results 81
above retirada -149
above retirement 59
above retrait -211
above return -52
above reunion -267
above revenue -350
above ring -168
above road -260
above rookery 55
above room 101
above row -181
above rua -23
above ruben 67
above rue -162
above run 35
above s -1
above sa -92
above saadetis -260
above safe -126
above saisissez 18
above salut 129
above sam_r00 38
above same -58
above sample -410
above saturday -197
above save 189
above say 172
above sayin -67
above score 231
above se 49
above seats 304
above secure 72
above securite 27
above security 104
above seguinte 55
above seguranca 172
above sehr 109
above seis 46
above semana -635
above sender 191
above sera -216
above service -3
above services -76
above settings -92
above share -274
above shared 162
above shell 150
above shift 203
above shown 20
above shows -3
above si 13
above sicherheitscode 30
above sidan 149
above sidor 91
above sign 38
above signature 346
above signer 124
above signing 49
above signs 251
above sila 75
above sina 48
above since 10
above sir 20
above site 42
above siunta -223
above skal 2
above skriv 89
above slutar -10
above sms -206
above so 32
above software -208
above someone -51
above son -163
above sonra -112
above soon 626
above sotto 29
above space -91
above speed -276
above spostovana 287
above sra -81
above sso 93
above staat 34
above stadfestingarkodann 162
above starts -234
above status 77
above stay -42
above ste 43
above stehen 264
above steps -27
above sticker -129
above stimata 8
above stop -37
above str -17
above street -88
above stronie 32
above su -56
above sua -67
above subject -150
above sudah -115
above suivant 84
above sunday -75
above sunu 103
above support -215
above sur -61
above sure 204
above szia 288
above t -80
above tab 50
above table 359
above tag 18
above tak -67
above take -141
above taking 163
above talked -540
above tandem -85
above tang -95
above tartu -130
above tax 15
above te 92
above tell -33
above ten 90
above tento 99
above termin 67
above terminal -190
above test 123
above text -185
above thanks -235
above that -3
above the 11
above them 129
above then 20
above there 8
above these 273
above they -178
above thing 24
above things -50
above this 82
above three -8
above thursday -53
above ticket 2
above tienda 134
above time 95
above tin -67
above to 109
above told 13
above tonify -255
above tonight 187
above total -69
above trattino 9
above treasury -103
above trenger 7
above trong -209
above trs -207
above try -70
above tu -96
above tugba -6
above tunnusluku 89
above tuo -20
above tutar -50
above tutte 17
above tv 18
above twice 571
above twoje 32
above tylko -20
above typ 23
above type 60
above u 35
above ucet 145
above uctu 135
above uhr -85
above uit -324
above uj 8
above ul -100
above un 52
above unique 286
above univ 100
above upisite 148
above us -122
above usa 9
above use 48
above user 160
above uso 224
above usuario 38
above ut -161
above utente 179
above utm_campaign -171
above uur -120
above uw 58
above vahvistuskoodi 25
above valable -33
above valider 39
above valor -16
above vam 25
above van -80
above vandaag -166
above vao 12
above var -58
above vas 46
above vase -81
above vazena 214
above vazeny 29
above ve 56
above verifica 52
above verificacao 135
above verificare 141
above verification 166
above verified -65
above verifier 70
above verifikasi 78
above verify 12
above vi 18
above vier 37
above ville 114
above visa -293
above visite 220
above vk -48
above voce -147
above voici -216
above void 112
above vorgang 183
above voto 249
above votre -83
above voucher -360
above vous -2
above vpisite 1
above vu 242
above waiting 213
above want 160
above wants 262
above way 66
above we 23
above web 88
above wednesday -82
above wedrowcze -436
above week -112
above welcome 18
above went 93
above werden 187
above when -127
above which 25
above whitcombe 13
above whitlock 56
above who 50
above wib -17
above wij 5
above will -15
above window 38
above windows 74
above wiremu 86
above with 136
above within -17
above won 11
above word 445
above words -65
above work 201
above working -137
above works -198
above would 59
above writing -236
above xac 30
above y -84
above ya -75
above yapmak 104
above year -16
above yeni 52
above yesterday -96
above you -26
above your 33
above za -17
above zadaj -38
above zadejte 10
above zarizeni 302
above zeby 9
above zone 43
above zsofia 47
above zu 53
above zur 119
above º 112
above γεια 301
above για 103
above επαληθευσησ 177
above ζητησατε 194
above η -117
above καλημερα -134
above κωδικο 36
above κωδικοσ -101
above με 32
above να 105
above πληκτρολογηστε 122
above τον 15
above б 38
above важен 67
above введіть 33
above ви 13
above вул -150
above входа 31
above входу 111
above вы 12
above вітаємо 181
above деиствует -188
above до -143
above добрыи 188
above енгізіңіз 131
above заказ -49
above замовлення 139
above захтев -55
above из -150
above код -5
above коды -337
above команда 315
above которыи 11
above лише 80
above ми 62
above на 42
above налога -44
above не -39
above номер -429
above одноразовии 216
above олено -45
above операціі -105
above ось -8
above пароль 33
above письма 36
above подтвердить 7
above подтверждения 65
above полис 62
above получения -540
above пользователь 206
above портал 112
above поштовани 34
above при -254
above привет 168
above путовање -457
above підтвердження 46
above регистр 66
above резервације -167
above ряд 2
above с 28
above следния 90
above сотруднику -19
above сторінці 221
above та -255
above тестіленуші -156
above то 126
above упишите 27
above фактура -164
above через -110
above чтобы 168
above щоб 123
above բաժանորդի -85
above բարև 27
above ենք 31
above համարը -25
above ביקשת 36
above דקות -144
above ה 182
above היי 133
above הקופון -145
above כדי 79
above כרטיס -27
above לא -117
above להזין 18
above מחכה -169
above מספר -48
above ר -29
above שלום 29
above שלך -2
above ادخال 37
above اعتبار -101
above البنک -290
above التالی 18
above الخطا -77
above الدخول 113
above الرمز -125
above الساعه -77
above السلام 7
above السیده 26
above ان 179
above اپ -36
above با 132
above برای 186
above به -50
above بەڕێز 12
above تا -166
above تاکید -249
above تخفیف -28
above تغییر -8
above تک -118
above در -82
above درخواست 41
above را -19
above رقم -19
above رمز 12
above ساعت 34
above شناسه -200
above شود 8
above صاحب 178
above صباحا -7
above طلبت 80
above عن -30
above فی 97
above فیس -258
above قبض -162
above لمره 1
above ما 37
above مبلغ 43
above محترمہ 151
above مریم 60
above نمبر -125
above نوره -87
above هذه -67
above وارد -8
above ٹوکن -217
above پارسا -81
above پنل 273
above کد -2
above یہ 157
above अंतिम -55
above की -1
above को -11
above जी 128
above नमस्कार 116
above नमस्ते 28
above नहीं -31
above नीचे 65
above पिन -58
above प्रवेश -37
above भरें 11
above मिनट -124
above लिए 85
above संख्या -109
above सत्यापन 204
above स्नेहा 13
above हो -210
above আপনার 3
above কেড -88
above গ্রাহক -4
above টাকা -79
above তানভীর -24
above তেমার -138
above নিচের 166
above মিনিট -54
above রেল -198
above লিখুন -132
above সময় -65
above হলে -79
above ਤੇ -48
above இந்த 87
above எண்ணை -302
above எண்ணைச் -78
above ஐ 95
above க்கு -17
above செய்யப்பட்டது -15
above தள்ளுபடி -91
above பெங்கல் -443
above வணக்கம் 88
above కోడ్ను 30
above నంబర్ -334
above నమోదు 74
above ಹಾಕಿ 8
above ഈ -228
above ก 24
above ครั้ง -68
above ปี -23
above พัสดุหมายเลข -578
above โค้ดส่วนลดของคุณ -125
above ສະບາຍດີ 389
above გამარჯობა 45
above თქვენ -136
above თქვენი -81
above ნომერი -545
above ውድ 45
above いつもご利用ありがとうございます 78
above お客様 56
above からログインがありました 269
above こんばんは 46
above ご依頼主 -99
above さん 34
above に 117
above はじめてログインするときは 59
above を入力してください 290
above クーポンコード -206
above コード 95
above ミーティングid -39
above 下記の内容でご予約を承りました -244
above 予約番号 -420
above 亲爱的玩家 90
above 优惠码 -311
above 你好 175
above 信義店 -43
above 发票号码 -106
above 取件码 -155
above 受付番号 -44
above 嗨 477
above 学号 335
above 实付 -2
above 小川 574
above 尾号 141
above 工号 -160
above 已作废 297
above 您好 -52
above 您尾号 42
above 您於 145
above 您的包裹 -135
above 您的驗證碼為 129
above 成都 162
above 新しい端末 261
above 新臺幣 -98
above 日 -130
above 會員中心 32
above 月 66
above 校验码 140
above 校验码后六位 -367
above 様 295
above 流水号 49
above 满000减00 -142
above 病歷號碼 -40
above 登录 220
above 確認コード 88
above 親愛的客戶 310
above 親愛的會員您好 11
above 認証コード 175
above 認証番号 121
above 账号 72
above 金額 154
above 金额 251
above 限用一次 146
above 陳小姐您好 27
above 隨機碼 -174
above 項目 200
above 驗證碼有效時間為 20
above 验证码 41
above 건 139
above 고객님 -42
above 님 53
above 드립니다 -124
above 보관함 -167
above 본인확인 5
above 비밀번호 -107
above 아래 156
above 요청시각 673
above 위한 52
above 입력해 44
above 접수되었습니다 15
above 접수번호 20
above 주문번호 -208
above 주신 -594
above 코드를 40
above 쿠폰 -98
above 쿠폰번호 -170
above 택배사 -9
after 0 -84
after 00 -8
after 000 -154
after 0000 -47
after 00000 -146
after 000000 -275
after 0000000 -62
after 00000000 -134
after 00h00 458
after a 38
after account 162
after activation -73
after active 162
after al -50
after an -59
after and -14
after anmeldecode 224
after another 97
after antes 285
after app 184
after approver -210
after ask 11
after ate 18
after auf -49
after az 97
after bank -109
after be 202
after because -117
after bei 52
after bestatigungscode 88
after bit 517
after both -307
after but -595
after c -8
after caduca 74
after can 61
after card 85
after cho 4
after code 66
after codes -56
after confirmed -216
after confirms 265
after counts 575
after da -154
after dakika 767
after dang 114
after dans 211
after dashboard -567
after de 92
after deja -7
after dem 94
after demande -184
after der -83
after det 115
after details 1
after device 306
after di 141
after die -60
after din 171
after dir 67
after do 4
after does -132
after dossier 164
after driver -68
after dziala 148
after e -23
after el -138
after enter -159
after entered 22
after es 127
after est 36
after ete -345
after expired -217
after expires 19
after finish 29
after for 37
after free -292
after ft -232
after fur 30
after go 83
after goes 72
after goodbye 118
after gw0 162
after half -213
after has -68
after het 340
after hour 188
after i 70
after id -109
after if 256
after in 60
after inr 96
after inte -30
after into 10
after ir 306
after is -103
after ist 52
after it 159
after jangan 157
after je 212
after juz -76
after ke 13
after keep -50
after kenttaan 285
after kl 334
after klo 136
after kodot 244
after kodu -325
after kom 269
after kommer -150
after l 101
after la -86
after las 35
after library 83
after lo 19
after login 129
after longer -12
after luc 132
after ma 183
after mai 173
after mailu 34
after masuk 13
after me -131
after meg 22
after message -262
after min 16
after minut 84
after minute 277
after minuti 12
after minutos 64
after muda 165
after n -218
after na 236
after nach 60
after ne 127
after nel 85
after never 169
after nikomu 72
after noi -33
after now -263
after numarali -1
after numero -61
after off -251
after ok 266
after om 95
after on -62
after once 358
after one 74
after only 22
after opens 131
after ora -133
after over 1
after overeni 172
after pa 38
after page 54
after pagina 264
after pana 411
after para 150
after passcode -240
after password 252
after people -198
after per 7
after phut 171
after pihak -64
after pin 25
after piu -255
after please -114
after po 242
after pour 302
after press 237
after proves 124
after pun -36
after put 10
after r -54
after receive 23
after reference -408
after request 182
after return -30
after ring -376
after room -290
after s -55
after sa 247
after screen 10
after second 65
after sent -113
after set -33
after shop -224
after si 106
after sim -121
after sms -179
after street -12
after stronie 229
after sur 572
after te 206
after telah -46
after termasuk -1
after test 100
after that 99
after the 96
after then 66
after this 21
after till 95
after toimii 199
after ton 210
after trang 72
after transfer -15
after transferencia -178
after type 5
after under 33
after until 175
after untuk 57
after up 140
after us -81
after usd 106
after use 28
after used -60
after user -14
after vain 87
after valable 109
after valid 178
after ve 26
after verlopen -160
after vez 114
after voksne 142
after votre 27
after vous 69
after was -121
after weiter 39
after when -53
after which 28
after will 39
after with -8
after works 156
after you 11
after your 159
after yours 34
after z 49
after za 35
after και 77
after λεπτα 331
after ο 218
after σε 46
after σου 272
after στισ -234
after г -169
after до 10
after на -49
after никому 84
after при -145
after с -118
after у 97
after хвилин 170
after через 3
after է 546
after לא 331
after است 102
after اپ 104
after دقیقه 333
after فی 1
after پر -302
after मिनट 352
after মিনিট 78
after உள்ளிடவும் 61
after నమోదు 9
after บาท 1
after ነው 145
after នាទី 783
after です 255
after 已作废 -4
after 查詢 68
after 様 -55
after 년 -15
after 는 -74
after 로 -212
after 보세요 98
after 이 -363
after 이며 62
after 입니다 74
after 입력하면 69
after0 0 67
after0 000 -33
after0 0000 -390
after0 al 165
after0 and 281
after0 ar 32
after0 code -278
after0 confirm 7
after0 confirms 1
after0 copy 41
after0 dans 49
after0 device 285
after0 di 65
after0 ein 60
after0 eingeben 37
after0 en 396
after0 entro 173
after0 esta -86
after0 exp 277
after0 expired -348
after0 for 217
after0 ha -3
after0 i 152
after0 in 442
after0 into 157
after0 is 302
after0 je 64
after0 kod -120
after0 kode 60
after0 kodu -156
after0 kodunu 11
after0 login -44
after0 m -59
after0 ne 64
after0 needs -530
after0 nella 525
after0 no 120
after0 not 218
after0 now 183
after0 on 172
after0 para 27
after0 que -78
after0 replaces 87
after0 reply 442
after0 request 80
after0 seconds -185
after0 that -149
after0 to 212
after0 u 13
after0 until -276
after0 valid 119
after0 votre 4
after0 within 47
after0 write -4
after0 στην 58
after0 для 160
after0 звонок 100
after0 и 139
after0 на 84
after0 у 32
after0 است 207
after0 را 53
after0 فی 102
after0 ነው 29
after0 です 81
after0 已作废 -218
after0 년 -67
after0 는 -6
after0 를 17
after0 을 99
after0 이며 33
after0 입니다 527
after1 0 -33
after1 00 3
after1 0000 -44
after1 00000 -102
after1 000000 29
after1 active 504
after1 appen 6
after1 campo 173
after1 code -89
after1 confirm -393
after1 de 98
after1 din 229
after1 ends 93
after1 est 18
after1 expire -181
after1 for -191
after1 go 137
after1 il 209
after1 it -14
after1 je 17
after1 la 420
after1 ma 221
after1 min 133
after1 on -72
after1 open -384
after1 overeni 87
after1 se 144
after1 sie 26
after1 test 331
after1 the 236
after1 till 3
after1 tonight -231
after1 until 147
after1 verlopen -294
after1 you -1
after1 your 81
after1 τον 222
after1 бесплатныи 62
after1 до 69
after1 입력하면 19
before 0 -101
before 00 -132
before 000 -43
before 0000 12
before 00000 -136
before 00000000 -83
before 00000000000 -385
before a -116
before acceso 45
before account 45
before acme 147
before activacion 350
before activation 196
before address 70
before akun -27
before al -49
before alle 50
before am 81
before and 19
before anda 1
before ang 442
before ange 123
before anmeldecode 405
before answer 565
before anti -149
before app 398
before approval 20
before ar 73
before ask 142
before asked 92
before asks 154
before assertionerror -499
before at -10
before au -148
before auth -220
before authenticate 279
before authentication 735
before authorisation 172
before authorization -6
before autorizacni 173
before az 11
before b -96
before back 83
before balas 373
before ban 67
before bank -84
before basket -38
before baypass 26
before be 253
before behind -206
before bei -20
before bent 42
before bestatigungscode 411
before bluefin 45
before booking -151
before borrower -91
before box 253
before branch -329
before broj -218
before build -318
before but 198
before c -146
before call -247
before case -484
before cep -32
before ciagiem 12
before cisla -165
before cislo -634
before cita -213
before class -527
before clave 514
before cliente -115
before code 355
before codigo 174
before com 21
before comanda -255
before comunica -165
before con -24
before confermare 93
before confirm 356
before confirmacao 119
before connecter 94
before connexion 671
before console -131
before content 18
before continue 30
before controle -147
before copy 266
before cu 46
before da -290
before dal -75
before dat 124
before day 20
before dazu 54
before de -123
before de00 233
before deine 258
before der 332
before desk -143
before device 139
before deze 190
before di -7
before digit 73
before digita 181
before din 55
before discount -77
before ditt -26
before do 216
before does 434
before dogrulama 296
before du -36
before dung 201
before e 15
before echo 286
before eenmalige 834
before ein 26
before ekrana 6
before el -25
before ellenorzo 60
before em -124
before email 157
before en 144
before ending -318
before ends -335
before enero 347
before enter 636
before entered 47
before entering 745
before entrega -84
before entry 63
before er 563
before error -49
before et -199
before ete 260
before eur 348
before exit -1
before factor 258
before file -117
before five 33
before for 153
before form 203
before forms -77
before four 131
before fresh 109
before fur -121
before ga 167
before gate -280
before get -34
before giris 54
before giving 583
before glasi 13
before go 391
before gunakan 86
before hang -554
before haslo 90
before hentekode -200
before her 321
before here 437
before hier 375
before him 903
before hopefully -290
before hs -166
before iata 206
before iban 79
before icin 486
before ico -142
before id -251
before if 24
before ihr 291
before ihre -159
before im 52
before in 2
before indirim -460
before indirizzo 402
before informe 210
before ingresa 308
before inloggningskod 42
before inserisci 40
before into 315
before introduce 372
before is 55
before ist 29
before iste 1
before it 158
before item -447
before jednorazovy 471
before june -178
before jusu 142
before k -90
before k0 16
before kertakoodi 2
before kertakoodisi 10
before kindly 500
before kod 101
before kode -70
before kodu -308
before konfirmasi 19
before koodi -25
before kortingscode -314
before l -12
before la 79
before last -62
before le -23
before locker -122
before log 156
before login 9
before longhand 85
before lot -41
before ltd -368
before ma -20
before magic 636
before mailed 27
before mar -277
before mark 253
before masuk 31
before masz -175
before mat 114
before may -29
before me -38
before med 275
before member -324
before meter -148
before mit 232
before n -749
before namen 136
before nell 369
before next -108
before nhap 418
before nie -194
before no -227
before not -255
before nov 15
before number 65
before numer -62
before numeris -43
before numero -146
before of 119
before off -9
before og -16
before om 86
before onay 271
before once 102
before one 374
before only 169
before open -150
before opened -335
before order -117
before oto 127
before otp 401
before otro 295
before out 199
before overovaci 10
before page 542
before pagina 709
before panel 83
before para 73
before parola 398
before passcode 491
before password 212
before paste 20
before per 173
before pesanan -96
before petsa 336
before phone 24
before pin 44
before plan -44
before please 150
before points 96
before pop 565
before port -99
before portal 517
before pour 149
before prenotazione -217
before previous 73
before prihlaste 178
before prisijungimo 707
before pro 166
before process 395
before psst 311
before publ 623
before punch 374
before qa 31
before que 386
before quy 141
before re -129
before read 42
before reducere -36
before redwood 484
before ref -157
before reference -198
before registration 99
before release 57
before replaces -68
before request -108
before reserva -215
before reset 157
before respond 2
before right 321
before ring -320
before row -66
before s 73
before sa 47
before saisir 133
before salle 176
before same -151
before sample -475
before sat -240
before say 221
before says 299
before score -341
before scrivi 24
before sd -136
before sec 209
before sekali 427
before set -80
before shelf 323
before shows -47
before sicherheitscode 295
before sign 5
before signing 187
before sim 298
before skal 598
before so -170
before sondern 499
before sort -670
before src -34
before sso 109
before st -45
before stato 134
before step 384
before storgatan -46
before submit 211
before supply 348
before sur 31
before syota 397
before t -102
before tac 280
before taken -147
before tan 600
before tax -198
before te 69
before tek 558
before tell 510
before termina -101
before thanks -184
before there 152
before these 58
before thing 510
before this 287
before ticket -253
before to 68
before today 190
before token 223
before transfer 11
before tumia 19
before twoj 118
before typing 1
before ucun 63
before under -43
before unesite 306
before unic 220
before unica 43
before use 279
before user 6
before username -34
before va 71
before vahvista 90
before vahvistuskoodi 122
before valid -34
before validation 695
before van -6
before verificare 280
before verificatiecode 215
before verification 193
before verified -49
before verlopen -387
before visit -143
before voer 106
before voici 112
before votre 96
before voucher -319
before want 403
before wants 248
before we -87
before when 214
before wifi -381
before will 48
before window -288
before with 218
before would 128
before xac 296
before xx0000 289
before year -149
before you -21
before your -27
before yours 681
before yra 23
before za -152
before zip -641
before zoom -307
before zugangscode 17
before zum 11
before αριθμοσ -106
before ειναι 123
before κωδικοσ 31
before ο -45
before την 197
before а 137
before в 6
before ваш 128
before введіть 8
before ви -80
before для 34
before до -184
before заказ -33
before и -31
before ключ 28
before код 181
before коду 68
before коды 33
before на 69
before номер -325
before он 233
before пароль 324
before підтвердження 290
before растау 109
before հաստատման 64
before את 165
before המספר 150
before יש 63
before מספר -533
before קוד -51
before שלך 108
before التحقق 110
before الخصم -240
before الدخول 195
before تایید 293
before تخفیف -6
before تسجیل -149
before تم -21
before در 257
before رقم -432
before رمز 279
before ریال 242
before شماره -122
before من -112
before هو 85
before واحده 814
before یہ 136
before ऐप 103
before कूपन -23
before टाइम 425
before पासवर्ड 157
before पिन -361
before लिए 263
before लॉगिन 127
before वन 185
before सत्यापन 307
before আপনার 23
before করতে 564
before কুপন -83
before কেড -23
before জন্য 79
before உங்கள் 523
before எண் -230
before ఓటీపీ 38
before మీ 1
before లాగిన్ 343
before హెదరాబాద్ -84
before รหัสอ้างอิง -37
before ნომერი -66
before የማረጋገጫ 3
before コード 192
before パスコード -25
before 内線 -73
before 工单号 -20
before 确认码 36
before 確認番号 259
before 認証コード 235
before 邮编 -2
before 고객센터 -153
before 비밀번호 274
before 수 -367
before 숫자 117
before 예약 -123
before 인증번호 95
before 일회용 427
before 쿠폰 -126
before 픽업 -54
before 화면에 64
before0 0 25
before0 00 -33
before0 000 -15
before0 00000 -360
before0 0000000 483
before0 00000000 -272
before0 a -75
before0 account 27
before0 acesso 161
before0 activacion 308
before0 am 254
before0 and -110
before0 anda 14
before0 ange 400
before0 ar 405
before0 are 461
before0 at -179
before0 authcode 33
before0 az -99
before0 but 502
before0 c -147
before0 code 4
before0 codice 303
before0 com 460
before0 compte -165
before0 con 885
before0 confirmation 180
before0 conta -38
before0 continue 545
before0 de -783
before0 device -16
before0 din 338
before0 dinamica 190
before0 door 274
before0 e 549
before0 en -488
before0 ending -52
before0 enter 821
before0 er 173
before0 es 348
before0 est 185
before0 este 208
before0 example 779
before0 generated 68
before0 glasi 126
before0 hentekode -207
before0 hn -29
before0 ialah 327
before0 id -316
before0 ini -186
before0 is 357
before0 it 329
before0 je 294
before0 koden -236
before0 kodi 2
before0 kodo 94
before0 konfirmasi 199
before0 koodi -89
before0 kortingscode -109
before0 la 122
before0 lautet 58
before0 login 71
before0 mail 419
before0 masukkan 40
before0 may -119
before0 med 211
before0 misto -90
before0 mit 341
before0 na -95
before0 neu 107
before0 nhap 561
before0 ni 237
before0 no -113
before0 nr -254
before0 nummer 189
before0 of -6
before0 on 246
before0 order -200
before0 otp 677
before0 pa -262
before0 panel 381
before0 pin 129
before0 por 302
before0 prihlaseni 16
before0 psst 727
before0 put 578
before0 qa 16
before0 reads 83
before0 ready 220
before0 reference -122
before0 request -334
before0 retrait -371
before0 ride 122
before0 send 55
before0 session -35
before0 show 655
before0 sie 153
before0 sifreniz 66
before0 sondern 407
before0 tan 482
before0 test 257
before0 the -594
before0 ticket -243
before0 times 455
before0 to 84
before0 token 698
before0 type 110
before0 us 33
before0 use 878
before0 verificacion 349
before0 verification 222
before0 verifikasi 261
before0 von -56
before0 with 691
before0 you 632
before0 your -306
before0 yra 42
before0 χρησησ 156
before0 а 277
before0 е 180
before0 подтверждения 243
before0 підтвердження 120
before0 руб 62
before0 אימות 84
before0 التحقق 46
before0 ب -255
before0 تایید 360
before0 عدد 26
before0 هو 52
before0 ओटीपी 159
before0 ఓటీపీ 3
before0 รหัสอ้างอิง -47
before0 コード 42
before0 パスコード -30
before0 确认码 39
before0 確認番号 64
before0 認証コード 62
before0 邮编 -18
before0 验证码 37
before0 숫자 12
before1 0 -162
before1 00 -85
before1 0000 65
before1 00000 -175
before1 000000 211
before1 a -167
before1 access 289
before1 activation 339
before1 and -115
before1 atveteli -87
before1 auth -225
before1 ban 73
before1 belepesi 128
before1 by 26
before1 c 80
before1 checkout 127
before1 clave 42
before1 code -214
before1 codice -487
before1 codigo -68
before1 collection -364
before1 confirmation 361
before1 customer -164
before1 dang -177
before1 de 149
before1 der -434
before1 di 126
before1 digit 93
before1 din -63
before1 e 52
before1 el -178
before1 ellenorzo 135
before1 email 210
before1 ending -141
before1 enter 118
before1 entrar -17
before1 est 240
before1 fill 413
before1 for -389
before1 from -57
before1 haslo 523
before1 hasznalatos 110
before1 is 29
before1 it 128
before1 just -255
before1 khach 131
before1 kod -439
before1 kode -136
before1 la -266
before1 le -41
before1 login 248
before1 longer 13
before1 ma -17
before1 more 332
before1 na -137
before1 new 314
before1 no -56
before1 number -249
before1 old -260
before1 on -67
before1 one -139
before1 otp 299
before1 password 242
before1 per 291
before1 pin -280
before1 re 172
before1 ready -124
before1 registration 112
before1 reset 267
before1 same -437
before1 security 540
before1 see -781
before1 termina -261
before1 terminada -234
before1 the 130
before1 this 128
before1 time 194
before1 to -69
before1 tuo 162
before1 use 33
before1 username -321
before1 valid -16
before1 vous 72
before1 waiting 68
before1 xac 8
before1 your 119
before1 z -426
before1 zoom -135
before1 μιασ 173
before1 τον 7
before1 ваш -239
before1 הקוד 6
before1 पिन -25
before1 लॉगिन 324
before1 কুপন -62
before1 የማረጋገጫ 1
before1 픽업 -43
below 0 31
below 00 72
below 000 -46
below 0000 -54
below 00000 37
below 000000 -216
below 0000000 1
below 00000000 25
below 000000000 4
below 00000000000 -46
below 000000000000 -11
below 0000年0月00日 -174
below 0000年0月0日 262
below 00h 55
below 00h00 235
below 00まで -225
below 00分を過ぎると使えなくなります 5
below 00分钟内有效 38
below 00分間有効です 8
below 00時00分 167
below 00時間 338
below 00月00日 -56
below 00분 39
below 00월 -18
below 0pm 36
below 0分钟内有效 5
below 0月00日 40
below 0분 419
below 0시 256
below 0일 -102
below 0회 -3
below abonne -345
below about -387
below above 57
below access -37
below account -94
below achat -36
below acima -62
below active 67
below address 91
below affected -62
below after 50
below afterwards 140
below ag 85
below ai 8
below ako 19
below al -200
below already 121
below an -60
below and 41
below anda -67
below anmeldung 35
below annule -28
below another 15
below answer -304
below antes -13
below any -29
below anyone -12
below anything -71
below aplikacji -131
below app -68
below approval -130
below april -7
below are 125
below argo -133
below arrive -172
below as 8
below asked 102
below atcelt -60
below ate 185
below attempt 234
below auftrag 51
below authentication 241
below autorizacni -338
below avaa -367
below ave -24
below b00000000 108
below bag -15
below banku -40
below bare 1
below bas -235
below be 57
below before 3
below begin 102
below bel 78
below below -163
below ben 147
below bergen -155
below berger -47
below berlaku 329
below best -47
below bike -170
below bis -8
below block 1
below boiler 197
below bonne 3
below book -150
below both -135
below bound 78
below box -68
below branch -25
below bucuresti 4
below bureau 48
below bus 90
below but -150
below button -203
below by 48
below caduca 96
below call 73
below can 40
below cannot -52
below capitals 31
below card 120
below care 39
below carrello -190
below casa -163
below case 172
below cashier 88
below casilla -113
below ce 76
below cegjegyzekszam 106
below center 36
below certificate -581
below cet 49
below change 57
below channel 53
below charge 148
below chat 62
below check -46
below checkout -563
below cheers 108
below child 380
below christmas -20
below cifre 172
below clase -125
below class -145
below clearing 958
below client 79
below close 24
below closes 51
below cod 89
below code -94
below codigo -145
below com -192
below commercant -87
below communiquez 355
below complete 386
below console 44
below contact 36
below contract 124
below counted -57
below coupon -181
below covers -227
below credit -17
below credito -23
below ct 4
below cua -248
below cuenta 64
below cv -18
below czy 148
below d -65
below dac 147
below daca 168
below dakika 369
below dalam 339
below dan -25
below danach 71
below danych 119
below das -130
below data -178
below dd 253
below de -8
below dead -32
below dear -130
below december -206
below decembre -165
below delivery -117
below della -69
below demo -112
below deqiqe 99
below der 113
below des -89
below desk 122
below details 7
below device 71
below deze 34
below dicembre -263
below diciembre -81
below did -12
below didn 57
below die 130
below dies 131
below digas -128
below digital -179
below digite 55
below din 59
below dit -12
below do 47
below doc -157
below dock 345
below does -83
below domani 191
below domenica -105
below don 3
below double -466
below dropped 3
below dung 29
below dziala 34
below e0 142
below een 232
below ei 277
below ein 39
below einer 139
below eingabe 112
below eingeben -199
below einlosbar -479
below einmalig -35
below eintippen 166
below el -43
below ele 66
below elk 1438
below elle -243
below eller -32
below else -130
below em -47
below email -43
below employer -7
below en 4
below end 83
below ends 178
below enero -411
below engangskode -59
below enter 98
below entrar 86
below entry 11
below escribelo 488
below este 22
below et 249
below event -236
below events -112
below example 40
below expira 107
below expire -113
below expires 263
below ext 42
below f -16
below falls 66
below fathom 356
below febbraio -506
below federally 66
below feld 49
below few 50
below field -107
below figures 133
below fila -33
below firefox 11
below firmware 9
below first -24
below five 32
below fois 59
below folio 31
below for -6
below found 173
below four 311
below fra 16
below free 123
below friday -105
below from -15
below ft -132
below fuel 148
below fuiste -71
below galler 7
below gang 171
below garibaldi 224
below geben -28
below gecerlilik 97
below geldig -161
below get -92
below gets 128
below gian -111
below gift -81
below gilt 247
below give -67
below gmbh -19
below go -17
below goes 110
below green 253
below groetjes 135
below gros 111
below group 236
below grus -170
below gultig 322
below h 206
below ha 60
below hai 110
below halcyon -157
below han 52
below hang 44
below happens 173
below har 26
below harrow -588
below has 91
below haslo 252
below hasznalhato 76
below heeft 155
below help -25
below helpdesk 77
below helpline 210
below herkent -17
below heslo 52
below het 118
below heti -83
below heure 200
below hill -122
below him -182
below ho 15
below hoeft -11
below hold 96
below home 7
below hora 282
below horas 114
below hotel -217
below hour 298
below hours 46
below http 119
below https 33
below hubungi 113
below i 33
below iar -14
below icin -27
below icinde 194
below id 16
below if 93
below ignore 50
below iki -103
below ikke 192
below il 112
below ili -209
below importe -135
below in 12
below inc 162
below incident -118
below inden 224
below index 93
below inn 146
below inserendolo -126
below inserire -232
below instead -213
below insured 59
below into 196
below invite -128
below ip 15
below irja -222
below is 45
below isn 59
below istanbul -12
below it 89
below iva 36
below ja 106
below jam 136
below jan -145
below jangan 3
below je 81
below jen 512
below jest 122
below jo 241
below juli 170
below july 13
below june 5
below k -58
below kamu 123
below kan 112
below kartou -306
below kassen -83
below kc -6
below ke 143
below keep -125
below kehtib 277
below kemarin 206
below kept -104
below kereta -65
below kerjuk -54
below kerran 745
below key 72
below kg -48
below khong 218
below kl 158
below kod -38
below koden 119
below kods 77
below kombinierbar -128
below konstanz -71
below korting -52
below kostar -44
below kr -61
below kui 117
below kun -34
below ky 7
below la -15
below lapses 174
below las 109
below last 218
below later 146
below le 20
below leeds -2
below left 122
below letters 203
below level 59
below lid -84
below lidz 84
below lifetime 238
below ligne 11
below likes 167
below limit 84
below line -2
below link 17
below listeners -122
below ll -9
below load 508
below log 122
below login 71
below logowania -926
below loja -19
below london -18
below long -500
below lot 337
below lower 80
below ltd 9
below luc 98
below m -18
below made 46
below mail -61
below mailben -329
below mal -1
below mala 47
below march -77
below market -17
below marlowe -133
below me 56
below med -157
below meg -14
below member -106
below menit 187
below merchant 5
below message 14
below midnight 194
below min 205
below minit 17
below minuit 121
below minut 380
below minuta 193
below minute 147
below minuten 447
below minuter 196
below minutes 302
below minuti 437
below minutit 72
below minuto 2
below minutos 520
below minutter 400
below minutur 417
below minuty 34
below minuutin 45
below mit -16
below mm 164
below mobile -120
below monday -255
below month 32
below more -9
below must 3
below n 8
below na 139
below nach 115
below nada 19
below nam -102
below name -209
below names -48
below nao 402
below nar -131
below naudokite -163
below ncua 9
below nebo 146
below need -149
below needed 30
below nell -29
below nem 103
below neue 178
below new -100
below next 115
below ngay -37
below nicht 71
below nie 221
below nights -88
below nimbus 311
below nisi 30
below niz 116
below nmls 60
below no 87
below noget -416
below nomor 107
below non 139
below not 125
below nouveau -314
below nov -111
below november -283
below novembre -135
below novo 131
below nr 45
below number -70
below numer 137
below numero 59
below nummer -253
below nur 143
below o 126
below off 39
below office 66
below og 172
below oh -40
below om 145
below on 42
below once 74
below online -74
below only 205
below op -26
below open 109
below opened 227
below or -67
below ora 237
below oraig 7
below orchard 177
below ore 93
below os 39
below ouvidoria -66
below over -53
below own 11
below p -51
below pa -122
below padova -170
below pages 198
below paid -151
below panel -387
below pantalla 151
below paper 60
below parents 33
below pas 77
below passcode -34
below password 137
below paste -53
below patch -209
below payout 57
below pdt 20
below pe -387
below pedido 46
below pedir 12
below pentru -47
below people -115
below percen 247
below percig 258
below person -86
below pessoa -118
below phut 251
below pick 5
below pin -135
below plaatje -388
below plate -7
below platnost 23
below plazo 428
below please -57
below plkst 179
below pm -55
below po 161
below pod -14
below points 82
below port 50
below portal 63
below postal 282
below potom 154
below press 63
below pri -315
below price -35
below primeira -278
below primo -172
below print -226
below profile -4
below prompt 272
below prosim -43
below przelew 38
below pt 75
below qr -383
below quarter -48
below que -81
below quote -369
below r -124
below rabattkode 210
below ramal 205
below ran -18
below rang 3
below rate -186
below re -40
below reading 147
below recognise -411
below recorded 16
below records -17
below red -1
below reference 54
below regards 4
below region 81
below registration 185
below release 96
below rent -154
below reply -29
below request 113
below reset -207
below rf 159
below ride 427
below ridge 127
below ring 57
below room 212
below routing 42
below row 317
below rs -232
below rua 73
below run 99
below rund -75
below s -57
below sach -357
below safari 151
below sah 71
below saisir 258
below sala -172
below salam -12
below same -257
below sampai 83
below sample -46
below sans 206
below sarl 22
below sat -134
below saved 49
below scade 294
below score 309
below screen -65
below se 78
below sea -9
below second 68
below seconds 105
below secretaria -83
below security 63
below see 79
below seeblick -24
below segreteria 9
below self 113
below send -155
below senest -61
below senja -33
below sent 46
below sep 41
below sera 331
below server 38
below service -278
below setelah 122
below settings -32
below shall 47
below sheet 450
below shelf -300
below should 42
below shown 7
below shows 275
below si 116
below sich -297
below sido 53
below sie 287
below sign -43
below sin -87
below sincerely 7
below sita 325
below site -395
below sk -72
below skriv 36
below sladu -114
below slow -108
below slutar 107
below small 43
below so -5
below something 8
below sonra 382
below south 297
below st -74
below stanje -11
below statement 29
below stays 60
below ste 130
below steps -88
below still -14
below stockholm 134
below store -76
below str 138
below straight 136
below student -335
below stunden 38
below su 19
below sua 133
below suite 12
below suma -318
below sunday -60
below sundial 539
below support -164
below szamot -98
below t 89
below ta 231
below takes -10
below tamat 45
below tax 172
below teclado -623
below tee 248
below tel 38
below telephone 437
below tell -139
below tempo 51
below tendra 267
below test 63
below thank -57
below that 38
below the 128
below their 124
below them 36
below then 16
below there -82
below thiet -37
below this -45
below throw 35
below ticket 185
below till -30
below time 19
below tin -715
below tl -59
below to -49
below today 120
below tomorrow 265
below ton 437
below tonight 148
below transfers -231
below tri 108
below try -83
below ttl 58
below tu -1
below tua -90
below tuo 43
below two 102
below type 47
below u 173
below uhr 204
below ul 57
below ultima -79
below um -57
below un 44
below una 72
below und -127
below unit 54
below unlock 29
below until 132
below us -60
below use 13
below used 116
below usiku 129
below utan 401
below utc 234
below uur 154
below uzeri -35
below v 4
below v0 224
below vai -16
below valabil 25
below vale 295
below valid 137
below validade 333
below vam 37
below vasi 8
below ve -47
below vehicle -188
below verfallt 87
below verifica -157
below verifier -200
below verify -52
below version 148
below vi -95
below vid 20
below view -215
below vill -152
below visit 134
below void 498
below voided 111
below voimassa 446
below volta -219
below vote 99
below vous 100
below vrijedi 16
below vul -16
below w -40
below wait -266
below want -34
below was -37
below wasn 14
below we -40
below website 89
below wed 304
below when -130
below where 71
below who -28
below wi -429
below wib 398
below wielkosc 16
below will 139
below window 164
below within 4
below without -121
below won 22
below word 48
below working 219
below wrenfield 154
below write -102
below www 133
below wygasa 127
below xx 37
below years 335
below you 18
below your 4
below yours 136
below yourself 94
below z -35
below za -42
below zadejte 142
below zadne 118
below zalozna -539
below zephyr 138
below zl -118
below zlecenie 23
below για 85
below ισχυει 213
below λεπτα 79
below πειραιασ -41
below σε 106
below τηλ 64
below την 9
below τισ 133
below το 110
below адрес -22
below аитпаңыз 73
below ако 78
below без 47
below важи 134
below валиден 106
below входа -6
below години 4
below да 178
below до 47
below діиснии 122
below діє 321
below енгізіңіз -37
below если 64
below з -98
below зі -312
below и 183
below ключ 116
below код -73
below коды -209
below лист 3
below лична -418
below лише 162
below мануфактура -47
below минут 230
below минута 82
below минути 275
below моля -112
below на 1
below назовите -35
below не 122
below никому 124
below новыи -46
below один -181
below отстъпката -423
below после 71
below приема -34
below під -113
below седиште -22
below срок 215
below терминале -285
below тов -107
below хвилин 468
below ч 58
below часа 41
below чем -400
below через 31
below чтобы -4
below якщо 240
below је 87
below үшін -15
below պետք 310
below սպը 34
below րոպե 229
below אותו -34
below בשדה -79
below בשעה 74
below דקות 231
below ההודעה -121
below הסיסמה 45
below הספרות -29
below זה 11
below חדר 53
below יש -92
below לא 144
below לאיש 106
below שעה 110
below ادخلوا -38
below اذا 151
below از 100
below است -105
below اعتبار 102
below الرساله 149
below الساعه 118
below الطلب 17
below المفتوحه 6
below ان 330
below اول 109
below این 79
below بعد 154
below به 103
below تومان -346
below تکایە 67
below تکونوا -19
below حاجه -27
below دا 125
below درخواست 25
below دقایق 416
below دقیقه 337
below رمز -26
below روپے -218
below زمان 124
below ساعت 102
below ساعه 39
below شماره 1
below شناسه 47
below علی -27
below عند -107
below فی -103
below لا 48
below لم 93
below ما 177
below ماوەی 52
below مبلغ 64
below مهلت 257
below نشانی -26
below هزار -64
below کا 62
below کتابیں 29
below کد -94
below کسی 37
below کو 38
below کے -20
below अधिकतम -256
below आज 62
below एक -17
below के 1
below को -186
below चलेगा -292
below तक 341
below दर्ज -118
below पर -45
below फ़ोन 148
below बजे 238
below मान्य 53
below मिनट 149
below यह -59
below हा 108
below है 64
below কেড -198
below কেডটি 95
below ছাড় -168
below থাকবে 173
below নম্বর -28
below নিশ্চিত -29
below পর্যন্ত -293
below ফেন 125
below মিনিট 147
below ਮਿੰਟ 163
below இது 262
below எண் -196
below குறியீடு 61
below சென்னை 6
below செல்லுபடியாகும் 13
below நிமிடங்களுக்கு 196
below பகிர -31
below ఈ -252
below ధృవీకరణ -377
below മിനിറ്റിനുള്ളിൽ 194
below ඇතුළත 17
below කෙතය 30
below විනාඩි 137
below จ -228
below ชม -69
below ชั่วโมง 80
below น 14
below นาที 298
below บาท -56
below วันที่ -157
below อ -93
below เชียงใหม่ -32
below განმავლობაში 135
below თუ 17
below მოქმედებს 168
below នាទី 308
below រៀល -384
below お一人様0回限り -263
below お心当たりのない場合は -39
below なお 230
below までご連絡ください 131
below クーポンコード 103
below 予約番号 143
below 人 229
below 伝票番号 -96
below 分鐘內有效 21
below 分鐘後失效 207
below 分钟内有效 119
below 前 29
below 动态密码 -256
below 即可 108
below 土 -2
below 失效 215
below 如非本人操作 174
below 客服 -172
below 客服热线 30
below 平均損失 -1005
below 截至 -71
below 日 -137
below 时间 204
below 會員編號 23
below 有效期 12
below 木 -64
below 水號 -313
below 港幣 -256
below 登录地点 315
below 若非本人操作 348
below 號 -153
below 裝置 -150
below 訂單 21
below 邮编 165
below 게임 -18
below 계좌 11
below 번호를 -20
below 쓸 296
below 알려 102
below 위 319
below 유효합니다 76
below 을 -97
below 주세요 -22
below 지나면 305
below 카드 -243
below 코드를 -101
case lower alnum -124
case lower hyphenated -21
case lower letters -310
case lower spaced -1
case lower words -1
case mixed alnum -46
case mixed letters -1230
case none digits -4
case none grouped 8
case none prefixed -75
case none spaced 141
case upper alnum -38
case upper hyphenated -53
case upper letters -10
case upper spaced -136
gap 1 -208
gap 2 -32
line  -301
line begins 42
line beginsends 316
line ends -250
place alt -152
place html 23
place preheader -96
place subject -125
place text 52
place title -14
shape alnum -36
shape alnum 10 -421
shape alnum 5 128
shape alnum 6 174
shape alnum 7 -483
shape alnum 8 -64
shape alnum 9 -684
shape digits 124
shape digits 10 -459
shape digits 4 -94
shape digits 5 -77
shape digits 6 182
shape digits 7 -205
shape digits 8 -9
shape digits 9 -360
shape grouped 46
shape grouped 10 -432
shape grouped 4 -300
shape grouped 5 -217
shape grouped 6 318
shape grouped 7 -216
shape grouped 8 -147
shape grouped 9 -612
shape hyphenated -18
shape hyphenated 10 -255
shape hyphenated 11 -186
shape hyphenated 12 -444
shape hyphenated 7 512
shape hyphenated 8 -39
shape hyphenated 9 65
shape letters -481
shape letters 10 -591
shape letters 4 -599
shape letters 5 -27
shape letters 6 227
shape letters 7 -544
shape letters 8 21
shape letters 9 -739
shape prefixed -7
shape prefixed 4 -230
shape prefixed 5 7
shape prefixed 6 281
shape prefixed 7 -279
shape prefixed 8 -221
shape spaced 10 -116
shape spaced 4 -75
shape spaced 5 123
shape spaced 6 329
shape spaced 8 -34
shape words -162
subject 0 -126
subject 00 -248
subject 000 -60
subject 0000 -32
subject 00000 -172
subject 000000 -252
subject 0000000 -144
subject 00000000 -250
subject 000円offクーポン -488
subject 000원 10
subject 00k -91
subject 0b -54
subject 0fa 187
subject 0k0 -735
subject a -45
subject ab -12
subject abholcode -41
subject abonnement -460
subject about 74
subject accepted -359
subject acces 42
subject acceso 186
subject access 105
subject accesso 146
subject account -42
subject acesso 103
subject acme 17
subject acquisto -389
subject action -54
subject activacion 127
subject adalah 142
subject added -150
subject adding 32
subject address -100
subject admin 5
subject adresse 87
subject adresu 194
subject akaun 56
subject alert -441
subject am -293
subject an -3
subject and -239
subject anda 17
subject ang 34
subject anmelden 51
subject anmeldung 132
subject another 107
subject api -501
subject appareil 117
subject appointment -95
subject approval 302
subject approve 328
subject approved -156
subject apstiprinajums -353
subject aqui -168
subject ar -31
subject are 84
subject arrival -596
subject arrivee -125
subject asking 410
subject at -7
subject attempt -21
subject attend -92
subject attic 457
subject auth -152
subject authcode 39
subject authentication -41
subject authorisation 44
subject authorize 122
subject auto -131
subject automaatissa -304
subject autoriza 173
subject autoryzacyjny 344
subject aw 29
subject ax -204
subject az -9
subject azonositas 100
subject b000 -121
subject back 89
subject backup -279
subject bag -126
subject baharu -173
subject banco 30
subject bank 179
subject banka 163
subject basket 195
subject before 175
subject behind 35
subject bei 83
subject bekrafta 153
subject bekraftad -601
subject bekreft 56
subject belepesi 34
subject belepokodod 354
subject bereit -59
subject bestatigen 95
subject bestatigung 51
subject bestellung -346
subject bevestig 80
subject biglietto -362
subject billets -67
subject bio0000 -404
subject birthday -180
subject bitte 78
subject boarding -410
subject boise -91
subject bonifico 369
subject bonus -87
subject booked -849
subject booking -235
subject brightwater 129
subject bring -77
subject build -18
subject by -547
subject c 133
subject cadeau -310
subject call 195
subject can -424
subject cancelled -487
subject canh -24
subject card -74
subject carte -178
subject certificate -676
subject challenge 4
subject changed -189
subject check 114
subject checkout 77
subject chi 5
subject ciao 158
subject cislo -65
subject claim 346
subject class -269
subject clave -213
subject clinica 503
subject club -21
subject cod 99
subject code 50
subject codes -390
subject codi 263
subject codigos -289
subject codul 17
subject coletul -706
subject colis -236
subject collect -566
subject come 339
subject commande -613
subject complete -208
subject completed -396
subject compra -8
subject computer 105
subject con -340
subject conectare 3
subject confermata -58
subject confirm 87
subject confirma 89
subject confirmacion -271
subject confirmar 133
subject confirmati 26
subject confirmation -207
subject confirme 39
subject confirmed -902
subject confirmez 232
subject cong 77
subject connecter 206
subject connexion 193
subject contact 6
subject contrasena 128
subject cooperativa 320
subject corner -81
subject correo 320
subject cottage -211
subject cron -94
subject cua 52
subject cuenta 101
subject customer -44
subject czeka -322
subject da -128
subject daily -290
subject dang 109
subject day -687
subject days -7
subject december -100
subject default -339
subject dein 43
subject deine -430
subject del -44
subject delivery -156
subject den -159
subject dentro -118
subject det 95
subject details -89
subject device 104
subject die -64
subject digest -165
subject digital -2
subject digits -217
subject dimenticata 193
subject dinamica 152
subject disponible -449
subject dispositivo 145
subject do 63
subject don -108
subject door -265
subject down -313
subject du -3
subject due -178
subject duoc -221
subject dynamic 223
subject e 25
subject einmalpasswort -212
subject el -5
subject electronic 72
subject email 102
subject emergency -296
subject emitida -154
subject en -161
subject enabled -90
subject encomenda -267
subject engangskod 72
subject enrolment 177
subject enter -304
subject entra 172
subject entrar 134
subject entrega -254
subject episode -254
subject er -253
subject error -174
subject errors -417
subject esim 114
subject espace 210
subject espera -412
subject esta -203
subject et -384
subject eth -91
subject eur 79
subject euro -261
subject events -284
subject exam -92
subject expired -441
subject export 338
subject factura -314
subject facture -191
subject failed -1168
subject faktura -404
subject falta 93
subject fatura -37
subject fb 330
subject fehlercode -70
subject fernhill -53
subject field -548
subject filing 315
subject firma 116
subject first -94
subject fisiniz -375
subject fl 113
subject for -26
subject forum 127
subject fost -336
subject fran -41
subject freigabe 295
subject freigeben 16
subject fresh -106
subject friday -346
subject from -4
subject ft 15
subject g 218
subject gare -280
subject gate -118
subject gavekort -49
subject gerat 144
subject gewijzigd -275
subject gia -165
subject gift -335
subject giris 126
subject give -356
subject go 117
subject godkend 173
subject going -64
subject gonderiniz -138
subject got -122
subject gutscheincode -1
subject ha -115
subject half -241
subject hang -54
subject har -83
subject has -129
subject have -512
subject hazir -48
subject hc 453
subject hej 88
subject hello 28
subject help -616
subject here -26
subject hesabina 202
subject hesap -1
subject hesla 278
subject hizmet 193
subject holnap -104
subject hotel -159
subject hours -403
subject house 176
subject how -225
subject hub 37
subject hyttebok -41
subject i -12
subject identity 103
subject ihre -292
subject ihrer -500
subject ihres 54
subject il -35
subject ilea -66
subject in -96
subject indirim -68
subject inicio 82
subject inlogcode 57
subject inloggen 61
subject inloggningskod 350
subject inscription 208
subject inside -409
subject into 208
subject invited -74
subject invito -309
subject invoice -549
subject is -34
subject islem -75
subject issue -423
subject ist -6
subject it 139
subject iyong 118
subject j 118
subject ja -25
subject je -24
subject jelszo 205
subject jira -695
subject jizdenka -261
subject jk -227
subject jos 95
subject jouw -725
subject jovahagyasa 203
subject jusu -119
subject k 39
subject kasim -7
subject kertakayttokoodisi 36
subject kertakoodi 27
subject kestrel 89
subject key -64
subject kimseyle -397
subject kinnituskood 200
subject kirish 41
subject kirjautumiskoodisi 88
subject kitchen 54
subject klaar -533
subject klub 172
subject kod 74
subject koda 97
subject kodas 109
subject kodem -102
subject koden 192
subject kodi 126
subject kodunuz 124
subject kody -497
subject konta 27
subject kurz 83
subject kvittering -104
subject l 111
subject la -79
subject lab -13
subject le -82
subject left -341
subject length -303
subject les -714
subject let 300
subject letters 257
subject library 72
subject licence -459
subject license -37
subject lich -103
subject ligt -320
subject line 197
subject lisbon -356
subject little 174
subject live -20
subject localizador -227
subject locked 212
subject locker -212
subject log 316
subject logg 106
subject logga 118
subject logging 365
subject login 120
subject login_code -142
subject logowanie 153
subject longer -163
subject made -123
subject mail 148
subject mailer -447
subject mails -220
subject maksu 54
subject malipo -122
subject mao -25
subject mara 641
subject marlow -14
subject mas 352
subject masuk 57
subject masz -347
subject match -109
subject me -76
subject meeting -13
subject megerkezett -639
subject meghatalmazas 161
subject megvaltozott -65
subject melding -1
subject merging 239
subject message 151
subject meter -464
subject mewngofnodi 201
subject mfa 313
subject minh 40
subject mit -575
subject monday -32
subject mot 228
subject moving 47
subject munkalap -348
subject n -14
subject na -57
subject narudzba -65
subject nas -137
subject nas00 -89
subject navidad -61
subject need 327
subject needed 175
subject needs 91
subject neembk -71
subject neue -402
subject neuen -22
subject neuer -24
subject never -263
subject new -139
subject newer -308
subject news -424
subject newsletter -159
subject next -175
subject nh 43
subject nhan 122
subject nicht 71
subject nightly -47
subject nights -83
subject noch 92
subject norwind 152
subject norwindbe 63
subject norwindへのログイン 20
subject nota -408
subject notice -232
subject noudettavissa -521
subject nouveau 3
subject nouvelle -418
subject november -416
subject novi 221
subject now -353
subject nr 66
subject nu -64
subject nuevo 8
subject number -101
subject numbers -553
subject numero -46
subject nº -238
subject o -99
subject objednavka -285
subject od -268
subject odbioru -336
subject odottaa -45
subject odp 123
subject of 75
subject off -299
subject og -465
subject okafor 98
subject on -180
subject onaylandi -30
subject one 23
subject online 84
subject only -342
subject op -242
subject open -44
subject opened -294
subject ops -25
subject ordine -229
subject oslo -354
subject otp -33
subject our -71
subject overenie 48
subject overovaci -118
subject ownership -25
subject p 21
subject pacco -372
subject paczka -324
subject pagamento -45
subject page 108
subject pago -50
subject pairing 221
subject paket -619
subject paketti -20
subject pakiautomaadis -212
subject pakket -41
subject paquete -23
subject parcel -441
subject parking -93
subject pas 36
subject pass -15
subject passcode 105
subject passed -319
subject passphrase 39
subject password 6
subject pay 81
subject payee -110
subject payment 2
subject payout 53
subject payroll -83
subject pedido -607
subject pendiente 60
subject per 94
subject personale -473
subject pesanan -152
subject phone 253
subject pickup -334
subject pin 151
subject pins -309
subject player -92
subject please -79
subject pnr -245
subject points 109
subject policeniz -311
subject por 111
subject portale 469
subject portkod -213
subject porto -458
subject postadress 143
subject potrditev 330
subject potrditvena 12
subject potvrda 260
subject potvrzeni 71
subject pr -965
subject prenotazione -319
subject preview -105
subject prihlaseni 59
subject prijave -18
subject pro 43
subject prod -104
subject psst 71
subject que 215
subject queue -667
subject qx0t0m -159
subject rabatkode -278
subject rabatowy -234
subject rabatt -473
subject racun -26
subject raffle -59
subject randevu -112
subject re -48
subject reading -103
subject ready -310
subject recall -616
subject receipt -1011
subject receive 258
subject received -205
subject rechnung -155
subject record -105
subject recordatorio -15
subject recuperacao 23
subject redirect 351
subject regalo -411
subject register 96
subject registered -395
subject registration 43
subject regression 271
subject release -3
subject releve -169
subject reminder -89
subject replacement -199
subject report -342
subject requested -27
subject required -105
subject reserva -305
subject reservation -100
subject reset -32
subject results 29
subject return -165
subject rev -55
subject review -158
subject rezervace -104
subject rezervacija -285
subject ricevuta -231
subject risiti -109
subject ruth -588
subject s 50
subject sach -273
subject sahkan 11
subject saldo -163
subject sale -172
subject samedi -82
subject sat -103
subject saturday -270
subject say 318
subject school -51
subject screen 68
subject sd 280
subject second 241
subject security -38
subject see -113
subject seguridad 45
subject semana -343
subject senha 180
subject sepette -105
subject session 170
subject set -127
subject setting -64
subject seu -31
subject share -84
subject shared -155
subject shift 139
subject shop -239
subject show -225
subject shows -81
subject siakad -361
subject sie -49
subject sifreniz -95
subject sign 272
subject signing 183
subject sikeres -336
subject sim -71
subject six -119
subject skal 363
subject slot 42
subject slow 91
subject smoke 99
subject sms 165
subject so -147
subject solicitud 328
subject solo 71
subject someone 129
subject something 105
subject sound -371
subject spent -12
subject spot -733
subject spring00 -454
subject ssh -7
subject sso 71
subject st -181
subject stadfestingarkodi 61
subject statement -230
subject stay -424
subject step 23
subject still 348
subject student -29
subject studio 105
subject su -82
subject sua -79
subject subject 11
subject successfully -18
subject summary -244
subject summer -67
subject sunday -29
subject system 304
subject tac -105
subject tai 250
subject tamarind 390
subject tang -70
subject tannery -759
subject tau -96
subject te -80
subject team -184
subject telefonu 34
subject template -179
subject tesdiq 113
subject text 13
subject thank -558
subject thanks -148
subject that 232
subject the -63
subject thermostat 108
subject thibitisha 7
subject thing 80
subject this -20
subject ticket -59
subject tickets -276
subject til -41
subject tilauksesi -1
subject time -158
subject tl -37
subject to 27
subject today 88
subject toegangscode 40
subject token -2
subject tomorrow -368
subject ton 121
subject tonight -131
subject trip -604
subject truck 109
subject tu -18
subject tua -45
subject tuoi -167
subject tv 91
subject two -43
subject uberweisung 375
subject uj 120
subject un -95
subject una -40
subject undian -210
subject unique 24
subject unlock 95
subject untuk -21
subject update -614
subject updated -516
subject us -61
subject use -50
subject used -85
subject uusi -69
subject uw -193
subject uz -171
subject v -257
subject v0 -6
subject vahvista 222
subject vahvistus 53
subject vahvistuskoodi 209
subject van -41
subject varausvahvistus -461
subject vase -16
subject ve -297
subject verifica 7
subject verificacion 31
subject verification 16
subject verified -50
subject verifiera 111
subject verifieringskod 295
subject verify 53
subject version -353
subject vi -193
subject via -69
subject view 25
subject virtual 68
subject visszaigazolasa -169
subject vk -183
subject vm -151
subject vol -66
subject vom 109
subject vote -145
subject votre -50
subject voucher -223
subject vous -268
subject voyage -411
subject vpn 105
subject waiting -114
subject wants 411
subject was -347
subject way 15
subject we -183
subject webinar -342
subject week -460
subject weekly -208
subject welcome -101
subject weryfikacja 710
subject what -218
subject which -554
subject why -617
subject wij 421
subject with 22
subject work 80
subject workspace 3
subject wurde -549
subject ya -45
subject year -380
subject yet 120
subject you -119
subject your -36
subject yours 264
subject z -41
subject za -53
subject zahlerstand -309
subject zgloszenie -94
subject zlavovy -31
subject zugang 326
subject αιτηση 64
subject για -108
subject επιβεβαιωση 144
subject επιβεβαιωστε 147
subject η -181
subject κρατησησ -370
subject νεα -10
subject ο 56
subject σασ -47
subject σου 19
subject συνδεση 172
subject συνδεσησ 139
subject την 352
subject в -82
subject вас -8
subject вашоі -118
subject внутри -131
subject вход 344
subject входа 198
subject вхід 171
subject відділення -170
subject достъп 35
subject еднократен 4
subject жеке -200
subject за -103
subject заказ -187
subject записи 371
subject заяви -169
subject и -216
subject имеил 169
subject к 34
subject квитанция -12
subject код 67
subject кіру 10
subject нов -77
subject новии -112
subject новыи -69
subject от 41
subject подтвердите 270
subject подтверждение 236
subject потврда 219
subject потвърждение 45
subject почты 32
subject превод 9
subject приступ 103
subject сборка -88
subject счет -79
subject талона -189
subject ти 178
subject у -121
subject անձնական -430
subject համար -197
subject մուտք 118
subject את -136
subject ההזמנה -244
subject הכניסה 101
subject הקוד 28
subject זה 35
subject חדשה -30
subject ל 50
subject סיסמה 73
subject על -141
subject קבלה -110
subject קוד 55
subject שלך 70
subject תור -52
subject التاکید -75
subject الدخول 53
subject الرقم -209
subject المرجعی -115
subject ان 44
subject اکاونٹ 227
subject ایمیل 179
subject بانک 183
subject تا -48
subject تایید 24
subject تفعیل 78
subject تم -374
subject حجزکم -439
subject خصم -374
subject رمز 83
subject شد -503
subject شماره 56
subject طلبک -320
subject فعالسازی 161
subject فقط -47
subject لا -331
subject لشهر -42
subject هدیه -117
subject ورود 157
subject پویای 58
subject کد 44
subject کوڈ 127
subject کۆدی 33
subject کی -21
subject आज -226
subject आपका -188
subject ओटीपी 117
subject करें 119
subject की -176
subject को -97
subject कोड 104
subject गया -31
subject टिकट -55
subject पिन -196
subject बिल -24
subject बुकिंग -88
subject लॉगिन 187
subject सावधान -907
subject ওটিপি 60
subject কেড 67
subject জন্য -105
subject নতুন -41
subject পাসওয়ার্ড 63
subject ফলাফল -94
subject যাচাই 10
subject রিপের্ট 24
subject লগইন 65
subject হয়েছে -130
subject અરજી 632
subject உங்கள் -105
subject எண் -215
subject மின் -93
subject ఓటీపీ 207
subject టికెట్ -17
subject నంబర్ -60
subject లాగిన్ 102
subject കേഡ് 13
subject บาท -27
subject ยืนยันอีเมลของคุณ 104
subject ลด -195
subject თქვენი -167
subject ኮድ 195
subject የማረጋገጫ 7
subject លេខកូដផ្ទៀងផ្ទាត់ 173
subject お問い合わせ番号 -99
subject ご不在連絡 -31
subject ご予約確認 -614
subject ご注文 -68
subject ご注文ありがとうございます -129
subject しらかば -217
subject ひなたサーバー -479
subject みなと運輸 -239
subject ポータル 617
subject メールアドレスの確認 113
subject ログイン用コード 319
subject ログイン確認コード 25
subject ワンタイムパスワード 2
subject ワンタイムパスワードのお知らせ 136
subject 一次性密碼 144
subject 予約番号 -79
subject 会員様限定 -65
subject 取件码 -303
subject 取票序號 -450
subject 受付番号 -78
subject 回覆 98
subject 本人確認 309
subject 满000减00 -316
subject 確認コード 44
subject 訂票成功 -170
subject 認証コード 106
subject 認証コードのお知らせ 1
subject 認証コードの再送 -6
subject 請完成信箱驗證 232
subject 购票成功 -350
subject 重要 -771
subject 電子發票開立通知 -156
subject 验证码 179
subject 계정 -55
subject 광고 -252
subject 기기 52
subject 도착했어요 -201
subject 등록 100
subject 로그인 49
subject 및 -215
subject 보관되었습니다 -442
subject 본인확인 92
subject 새로운 -26
subject 생일 -71
subject 안내 -89
subject 열람 -184
subject 온라인 -30
subject 완료 -314
subject 운송장번호 -47
subject 이번 -523
subject 이체 39
subject 인증 118
subject 인증번호 94
subject 일회용 112
subject 재설정 32
subject 코드 115
subject 확인 131
subject 회원가입 26
~after   0 -405
~after   c 10
~after   y 197
~after  &  -115
~after  (a -108
~after  (i -150
~after  (k -171
~after  (p -303
~after  (u -397
~after  (w 23
~after  *  87
~after  .. -103
~after  /  -83
~after  0  77
~after  0, 14
~after  0. -134
~after  0/ 297
~after  00 -94
~after  0f -89
~after  0분 11
~after  :  38
~after  =  102
~after  >  -30
~after  a  35
~after  ab -156
~after  ac 31
~after  ad 125
~after  al -19
~after  an 45
~after  ap 22
~after  ar -69
~after  as -45
~after  at -52
~after  av -59
~after  aw -86
~after  ba 18
~after  be 14
~after  bu -352
~after  by -70
~after  ca 8
~after  ce 78
~after  d  189
~after  da 19
~after  de 93
~after  di 72
~after  do -1
~after  dr -178
~after  du 169
~after  e  87
~after  el 18
~after  en 2
~after  ex -145
~after  fi -6
~after  fl -51
~after  fo 173
~after  fr 123
~after  ft -401
~after  fu 147
~after  ga -59
~after  gb 373
~after  ge 50
~after  gi 71
~after  gr -210
~after  gu -32
~after  ha 26
~after  hi 44
~after  ho 28
~after  hy 5
~after  in 26
~after  is 3
~after  it 93
~after  ja 61
~after  ji -129
~after  ka -21
~after  ke 61
~after  kl 87
~after  ko 117
~after  la 182
~after  le -82
~after  lo -15
~after  lt -48
~after  ma 24
~after  mi 171
~after  mo -88
~after  n  -340
~after  na 38
~after  ne 10
~after  nh 117
~after  or -109
~after  os -164
~after  ot 42
~after  ov 4
~after  p/ 16
~after  pd -32
~after  pe 50
~after  pm 72
~after  po 59
~after  pr 85
~after  re -157
~after  ro -163
~after  rs -7
~after  ru 9
~after  s  -21
~after  sa 1
~after  se 64
~after  si 67
~after  sm -314
~after  so -81
~after  st -23
~after  su -176
~after  sz -234
~after  t0 -44
~after  ta 83
~after  te -45
~after  th 11
~after  ti 179
~after  to -65
~after  tr -52
~after  tu 54
~after  tv 88
~after  u  365
~after  un 124
~after  ut -164
~after  uu 193
~after  v  107
~after  ve 211
~after  vo 56
~after  wa -83
~after  wh 188
~after  wr -112
~after  ye -47
~after  za 49
~after  zl -26
~after  |  -82
~after  «  123
~after  ·  -154
~after  κα 144
~after  ο  192
~after  бе 81
~after  бо -151
~after  вв -76
~after  вы -38
~after  ві 37
~after  го 100
~after  дл 148
~after  е  -32
~after  из -240
~after  ма -44
~after  ми 24
~after  не -81
~after  по 100
~after  пр -71
~after  ра -34
~after  се 251
~after  ст 68
~after  хв 197
~after  րո 27
~after  במ 313
~after  דק 194
~after  של 63
~after  بد 78
~after  دق 320
~after  شد -270
~after  شم 91
~after  فی 21
~after  من 40
~after  می 85
~after  هو 284
~after  پر -83
~after  ہے 12
~after  یہ 7
~after  आप 44
~after  टा 216
~after  पर -217
~after  बज -72
~after  পা 102
~after  লি 447
~after  આવ 415
~after  உள 81
~after  ని 578
~after  แล 15
~after  ไป 143
~after  ነው 73
~after  €  -106
~after  →  -199
~after  分鐘 15
~after  됩니 410
~after  보세 285
~after  은  57
~after  입력 143
~after  주시 410
~after  지나 202
~after !!! -25
~after " e -72
~after (ma 435
~after (re 170
~after (se 12
~after ) i -214
~after ) r 55
~after ),  -216
~after **0 -371
~after *00 -82
~after , 0 -95
~after , a -7
~after , c -81
~after , i -146
~after , k 26
~after , l -95
~after , m -36
~after , n 72
~after , r -135
~after , t -38
~after , w -94
~after , y -165
~after , м -10
~after , п -281
~after ,00 43
~after ,用于 203
~after ,请在 81
~after . a 49
~after . c -37
~after . e -69
~after . g 80
~after . h 78
~after . k 85
~after . n 75
~after . o 58
~after . r 107
~after . s 96
~after . t 63
~after . w 52
~after . п 123
~after . א 73
~after . ا 142
~after .,  -186
~after .0. -7
~after .te 6
~after /00 -188
~after 0   -65
~after 0 % -130
~after 0 ( -233
~after 0 a 18
~after 0 e -206
~after 0 f -24
~after 0 h 38
~after 0 i -206
~after 0 j -96
~after 0 k -184
~after 0 m 166
~after 0 o -9
~after 0 p 140
~after 0 s 29
~after 0 t 32
~after 0 м 127
~after 0 ր 18
~after 0 म 185
~after 0 న 192
~after 0 წ 146
~after 0 元 42
~after 0 分 541
~after 0%  -349
~after 0)  -131
~after 0). -10
~after 0,  -65
~after 0,0 38
~after 0.  -191
~after 0/0 87
~after 00% -136
~after 00) -88
~after 00. 33
~after 000 -43
~after 00: -40
~after 00@ 118
~after 00c -97
~after 00。 50
~after 00円 -18
~after 00分 403
~after 00분 214
~after 0:0 225
~after 0;  236
~after 0@l 188
~after 0b0 -205
~after 0c0 -11
~after 0f0 -43
~after 0gb 202
~after 0k0 -141
~after 0分钟 12
~after 0月0 -277
~after 0분  7
~after : 0 -145
~after : c 43
~after : l -72
~after : r -90
~after : t -90
~after ::0 -546
~after ; a -74
~after ; e 120
~after ; t 52
~after ? h 49
~after ] e -107
~after ] y -307
~after a 0 -138
~after a a 65
~after a b 99
~after a c 7
~after a g -143
~after a i 260
~after a l -19
~after a o -44
~after a p 89
~after a s 82
~after a u 7
~after a,  -113
~after a.  -96
~after a?  29
~after aa  -421
~after abi 277
~after ace 26
~after ach -91
~after ack -16
~after ad. 308
~after ada -85
~after adu 35
~after aga 27
~after age 185
~after ago -28
~after ah. -306
~after aht 119
~after ail -219
~after ais -36
~after ait -98
~after aj  93
~after aju 115
~after ak  -22
~after aka 91
~after ale -83
~after ali -31
~after all 24
~after als -67
~after ama 54
~after ami -11
~after aml 110
~after amp 165
~after an  38
~after anc -18
~after and -54
~after ane -156
~after ang 45
~after ani 194
~after anm 19
~after ann -16
~after ans 242
~after any -22
~after ap  44
~after apl 261
~after ar  25
~after arc -103
~after ard -93
~after are -50
~after ark -80
~after arn -131
~after ary -4
~after as  47
~after as. -79
~after ase 58
~after ash -41
~after ast 66
~after asy 223
~after atc -77
~after ate -22
~after ati 213
~after ats 8
~after att 127
~after au  -1
~after auk 114
~after aut -113
~after ave -37
~after ay  -18
~after ayt 170
~after b00 -48
~after ban 14
~after bas -86
~after bat -265
~after beg 160
~after ben 10
~after ber -14
~after bil -50
~after bla 182
~after ble 33
~after bro 245
~after bun 351
~after bye 93
~after byl -4
~after c e 118
~after c n 1
~after ca  79
~after cal -207
~after cam 149
~after can -210
~after cap 115
~after cas 127
~after cen -222
~after ces 77
~after cha -8
~after che -101
~after chi -246
~after cho 50
~after cht -110
~after chu 66
~after cia -4
~after cig 457
~after ck  -67
~after cke -260
~after cme 270
~after co  71
~after cod 210
~after com 131
~after con 4
~after cor -101
~after cou -292
~after cra 1
~after cti 48
~after cto -278
~after ctu 50
~after cua 88
~after d 0 -177
~after d a -45
~after d c 301
~after d e 128
~after d h 79
~after d i 44
~after d m 136
~after d o 61
~after d p 26
~after d t -94
~after d u 82
~after d.  -178
~after d0) 36
~after d:  -34
~after dah -4
~after dak 83
~after dal 285
~after dam -144
~after dan 154
~after das 18
~after dax 464
~after day -110
~after de  -3
~after de: -157
~after dei 95
~after del -84
~after dem 43
~after den -64
~after dep -178
~after der 129
~after des -68
~after di. -36
~after dic -84
~after din 250
~after do  96
~after do. -338
~after ds. -144
~after du  -56
~after dud 50
~after dur 45
~after e " 245
~after e 0 58
~after e b -35
~after e e 105
~after e n -68
~after e o 16
~after e r 65
~after e s -123
~after e t 36
~after e v 14
~after e z 84
~after e). 172
~after e,  139
~after e00 -216
~after ead -197
~after eam -108
~after ear -350
~after ebe 298
~after eco 50
~after ect -219
~after ecu 79
~after ed  -80
~after ed: -54
~after ede -96
~after ee  77
~after een 75
~after eet -87
~after efo -54
~after eg. 95
~after ege -75
~after egu -29
~after egy 47
~after ein 369
~after ek  78
~after ekr 41
~after eks -296
~after el  27
~after ela -84
~after ele 125
~after ell 29
~after ema 105
~after emb -306
~after en  66
~after en. -27
~after enc -14
~after end -97
~after ene 72
~after eni 130
~after ens -119
~after epo -79
~after ept -241
~after er, -181
~after er. -26
~after erd -278
~after ere 15
~after eri 31
~after erk 20
~after ero -85
~after ert 28
~after es  82
~after es. -71
~after esa 79
~after esd -9
~after ese -56
~after esh 216
~after esi -126
~after est 36
~after et  89
~after et. -101
~after eti 175
~after ets 81
~after ett -17
~after eu  163
~after eue -14
~after evi 219
~after exp 8
~after ez  -260
~after ezi -12
~after f 0 134
~after f t -423
~after f y -79
~after fa  45
~after fen -195
~after ff  -3
~after fic 49
~after fo  -111
~after for 61
~after fre 12
~after fte 12
~after fur 58
~after fy. 119
~after g 0 -125
~after g i -77
~after g t 56
~after g v 155
~after ge. 51
~after gen -214
~after ger -207
~after ggi 143
~after gi  314
~after gin 172
~after gir 111
~after gno 345
~after go  76
~after gon -54
~after gs  6
~after h 0 -40
~after h n 314
~after h t -32
~after h w -20
~after h y 2
~after ha  -29
~after hal 74
~after has 125
~after hat 52
~after hel -193
~after het 24
~after hic 16
~after hin 104
~after his 76
~after ho  169
~after ho. 110
~after hol -46
~after hos 94
~after hou 39
~after how -212
~after ht. -124
~after i a 120
~after i c -179
~after i d 14
~after i h 241
~after i k -28
~after i l 100
~after i t -102
~after i y 201
~after ia  -70
~after iam -376
~after ian -224
~after ias 4
~after ib  559
~after iba -8
~after ica 91
~after ice -76
~after id  -38
~after ide -39
~after ie  -43
~after ien -69
~after ier -163
~after iet 77
~after ieu 193
~after if  96
~after ig  127
~after iga -27
~after ige 210
~after igh -189
~after ign 91
~after igo 3
~after ii  6
~after ike -16
~after il  30
~after ile -34
~after ili -50
~after ils -59
~after imo 389
~after in  13
~after in) 303
~after in, 260
~after in. 199
~after inc -247
~after ind 21
~after ine -160
~after inf -41
~after ini -77
~after inl 22
~after inm -129
~after ins 249
~after int -31
~after inu 190
~after io  176
~after ir  144
~after ir. 249
~after ire -43
~after irm 98
~after ish 330
~after iss 197
~after ist -20
~after it? 827
~after ita 47
~after its -6
~after ive 81
~after iz  104
~after iza -214
~after j g 66
~after ja  99
~after jel 39
~after ji  -207
~after jim 55
~after jne -57
~after k l -144
~after k m 39
~after k o 381
~after kam 342
~after kaz -357
~after ke  -85
~after ker 77
~after ket -80
~after kim 177
~after kit 147
~after kly 240
~after kod 73
~after kom 154
~after kot 30
~after kre 209
~after ksn 130
~after ku  19
~after ku. -39
~after kui 203
~after kva 217
~after kwe 221
~after kwh -29
~after l 0 69
~after l a 14
~after l b -43
~after l c -25
~after l f 171
~after l m 204
~after l n -130
~after l t 213
~after l v 85
~after l y 76
~after l.  -85
~after lad 34
~after lag -4
~after lam 252
~after lap 460
~after lar 62
~after las -107
~after lat -58
~after lav -42
~after lda 36
~after le  -77
~after lea -14
~after led 40
~after let 141
~after li  -3
~after lic -83
~after lig -329
~after lin -13
~after lis -45
~after liv -83
~after lje 118
~after lla -18
~after llo 12
~after lo  33
~after log 136
~after lon -327
~after loo 159
~after ls  -47
~after lt  203
~after ltr 300
~after lum 95
~after ly  98
~after m 0 -124
~after m k -126
~after m v 77
~after m y 62
~after mac -299
~after mai 36
~after mak 22
~after man -47
~after mar -91
~after mas 159
~after mee 167
~after mel 108
~after men -115
~after mes -157
~after mi  -72
~after min 142
~after moh 133
~after mon -55
~after mos -183
~after mot -173
~after mov -32
~after ms. -340
~after mul 146
~after n 0 -131
~after n a 8
~after n b 105
~after n d 31
~after n g 90
~after n i 11
~after n k 23
~after n l 20
~after n o -86
~after n u 74
~after n w -77
~after n,  37
~after n.  12
~after na  53
~after nc. 333
~after nce -111
~after nch -118
~after nd  -159
~after nde -32
~after ndt -20
~after ne  14
~after ne) 765
~after nee -15
~after nel 214
~after nev 146
~after nex 89
~after nfi 281
~after ng  -3
~after nga 83
~after nge -225
~after ngg 114
~after ngi 131
~after ngs 81
~after ngu -51
~after nic -103
~after nim 213
~after nin 21
~after nit 6
~after nje -74
~after nju 1
~after nke 299
~after nlo 21
~after nn  71
~after no  -71
~after no, 38
~after nom -91
~after nor 13
~after nr  82
~after nt  7
~after nta -27
~after nte -28
~after nti 47
~after nto 160
~after ntr 74
~after nva -106
~after ny  -24
~after ny. -70
~after o 0 98
~after o a 178
~after o c 117
~after o d 51
~after o l 121
~after o n 59
~after o p 99
~after o t 166
~after o v 230
~after o y -106
~after o,  87
~after o.  174
~after oad 33
~after oam 339
~after oca -12
~after ock -101
~after od  79
~after oda 73
~after of  10
~after off -63
~after ogg 105
~after oin -23
~after oj  198
~after old -195
~after olo -5
~after om  60
~after omm -1
~after omp 117
~after on  -38
~after ona -75
~after onc 28
~after onn 70
~after ons -150
~after ont -51
~after ood 106
~after oom 483
~after oor -51
~after op  171
~after ope -197
~after or  5
~after ora 24
~after ord -13
~after ort 144
~after os  -5
~after osi -36
~after ot  18
~after oti -44
~after otv 65
~after ou? -153
~after oul -173
~after oup -26
~after out -18
~after ouv 29
~after ovo -127
~after p a 281
~after p f 165
~after p t 8
~after p.  164
~after p/  15
~after pa  61
~after pag 89
~after pai 83
~after pay 130
~after pdf -116
~after pen 296
~after per 81
~after pin 5
~after pis 82
~after pla -18
~after ple -286
~after pli -78
~after po  31
~after pod 9
~after pol 1
~after pop 192
~after por -30
~after pos -169
~after pou 176
~after pp  8
~after pp. -155
~after ppe 12
~after pre 92
~after pri -16
~after pro 43
~after pts 31
~after pun -67
~after q0  -472
~after que -37
~after r 0 -11
~after r a 41
~after r c 83
~after r d -23
~after r e 70
~after r f -169
~after r g 127
~after r i 11
~after r l -9
~after r o 12
~after r p -22
~after r r -81
~after r t -24
~after r u 71
~after r w 59
~after r y -137
~after r,  -113
~after r.  72
~after ra  127
~after rag 20
~after ral -361
~after ram 157
~after ras 47
~after rat 140
~after raw -115
~after rd  -69
~after rda -31
~after rde -6
~after rdi 224
~after re  71
~after rec 156
~after red -6
~after rei 8
~after ren -15
~after rep -232
~after rer 115
~after res 12
~after ret -45
~after rev -7
~after rie -303
~after rif 18
~after rij 104
~after rim -110
~after riz 88
~after rja 343
~after rje 56
~after rk  -156
~after rla 296
~after rlo -64
~after rm  -116
~after rmu 58
~after rn  78
~after ro  225
~after rog 257
~after rom -7
~after ron 250
~after rre -103
~after rri -421
~after rro 43
~after rs, 142
~after rs. -205
~after rse 105
~after rt, 30
~after rte 37
~after s a -50
~after s b -98
~after s f 4
~after s g -87
~after s j 236
~after s l -13
~after s n -240
~after s o -58
~after s p -142
~after s s 58
~after s t 23
~after s v -97
~after s w -73
~after s y 533
~after s.  -50
~after sac 90
~after sai -80
~after sam 12
~after sch -114
~after scr 64
~after sda -180
~after se  80
~after se. 30
~after sec 20
~after seg -280
~after sen -73
~after ser -35
~after seu 225
~after sha 6
~after si  102
~after sis 145
~after sit -16
~after six -117
~after sk  72
~after ska 104
~after ski -12
~after skr 76
~after sla -110
~after sne 465
~after so  18
~after son -16
~after spa 94
~after ss  66
~after ssc -65
~after sse -12
~after ssi 27
~after st  32
~after sta -19
~after sti -180
~after su  4
~after sz  88
~after t 0 18
~after t a -64
~after t c -122
~after t e -9
~after t f 178
~after t g 45
~after t h 6
~after t i 95
~after t k 22
~after t n -38
~after t p -4
~after t r 55
~after t s 131
~after t v 84
~after t). 113
~after t:  -167
~after ta  107
~after tad 84
~after tag -121
~after tai -32
~after tap 62
~after tar -55
~after tay -107
~after tba 50
~after te  39
~after ted 106
~after tel 108
~after tem -29
~after ten -45
~after ter 146
~after tes -31
~after tet -7
~after tex -176
~after th  -20
~after thd -7
~after the -25
~after ti  1
~after tik -305
~after til 35
~after tin -100
~after tio -122
~after tis -72
~after tiv 25
~after tme -29
~after tny -63
~after to  52
~after tor -54
~after tra 49
~after tro 89
~after tru 42
~after ts: 231
~after ttl 44
~after tto 44
~after tu  227
~after tuk 79
~after tum 111
~after tur -213
~after two -21
~after ty. -124
~after u c 84
~after u g -12
~after u l 20
~after u n 4
~after u o -85
~after u,  -112
~after ual 267
~after uan 237
~after ues -35
~after ufe -108
~after uk  153
~after uka 39
~after uku 137
~after ula 66
~after ull -89
~after ult -105
~after umb 173
~after ume -77
~after una -6
~after und 46
~after une 183
~after uns -276
~after uo  275
~after ura 242
~after urd -81
~after urn -84
~after usc 48
~after use -133
~after ust -81
~after uta 209
~after uti -59
~after utk 181
~after utt 36
~after utu 481
~after uut 356
~after uye 12
~after v k -239
~after va  -109
~after vaa -67
~after vai 40
~after van -57
~after vao 52
~after ven 19
~after ver -125
~after vi  -72
~after via -227
~after vig 231
~after voi -151
~after vok 6
~after w y 391
~after we  -223
~after web 178
~after whi 87
~after woo 102
~after wri -6
~after x00 -16
~after y a -56
~after y c 92
~after y i -49
~after y k -62
~after y o 143
~after y p -49
~after y t -183
~after y y -26
~after y,  -29
~after y:  -1
~after yaz 199
~after yer -60
~after yjn -184
~after yme 306
~after you -53
~after ysz 649
~after z p -85
~after ze  -66
~after zer 72
~after zi  -28
~after zum 41
~after ».  -23
~after για 180
~after ει  38
~after ν ε 7
~after νδε 86
~after σε  62
~after στη 335
~after τησ 19
~after а п 80
~after аит 270
~after амо 71
~after ано -85
~after бур -209
~after в 0 -132
~after ван -67
~after вхо 5
~after го  81
~after деи 102
~after дек -5
~after для 315
~after е 0 24
~after е н -147
~after еис 19
~after ен. -5
~after ени -22
~after ерд 80
~after же  -20
~after ите 122
~after ия  28
~after кра 61
~after л.  -409
~after лен -221
~after ли, 47
~after мен -108
~after мин 532
~after н д 112
~after нии -53
~after ння 52
~after но  -115
~after нок 183
~after о н 485
~after од  124
~after ок  122
~after онц 51
~after пла 128
~after раз 252
~after ред 79
~after рол 175
~after сто 200
~after тан -120
~after те  69
~after то  40
~after ть  136
~after у н 14
~after ург -13
~after хви 222
~after ի 0 -417
~after ոպե 8
~after վեր 396
~after א א 413
~after ד ה 1
~after וג  247
~after וד  340
~after ות. 27
~after י ל 404
~after יסה 54
~after כני 7
~after סה  31
~after פוג 24
~after קף  49
~after תוק 12
~after ، ل -352
~after ا د 447
~after ارد 61
~after الی 40
~after ان  39
~after انه 350
~after تسج 266
~after جیل 89
~after خان 7
~after خول 97
~after دخو 8
~after ده  -38
~after ر ت 241
~after را  144
~after رد  222
~after رف  137
~after سجی 66
~after فی  7
~after ل ا 22
~after لا  271
~after م ا -58
~after نه  32
~after وار 32
~after پ ک 336
~after ی 0 -2
~after ی ص 389
~after ی ه 89
~after یر  -279
~after یہ  1
~after ं स 178
~after कोड 289
~after जिए 264
~after डाल 83
~after पका 20
~after या  -287
~after ा.  143
~after ान  -33
~after ीजि 65
~after ोड  62
~after । 0 481
~after । य 216
~after । ক 49
~after কাউ 205
~after টা  308
~after টি  51
~after ন।  361
~after মিন 172
~after য়ে 51
~after র্য 93
~after ়ে  186
~after ার  8
~after ের  -59
~after ங்க 164
~after ன்ற 72
~after ండి 275
~after డి. 382
~after నిమ 34
~after ి.  231
~after ు చ 54
~after ข้า 194
~after คือ 26
~after ช่อ 61
~after น 0 132
~after นยั 62
~after นหน 257
~after น้า 171
~after พื่ 56
~after ภาย 109
~after รหั 205
~after หน้ 16
~after หัส 43
~after อกใ 421
~after อรห 6
~after อร์ 118
~after ในห 6
~after ้ภา 78
~after ကို 256
~after ို  80
~after და  160
~after ის  90
~after កម្ 205
~after ធី។ 134
~after មវិ 51
~after ម្ម 11
~after វិធ 2
~after ិធី 1
~after 」です 322
~after お心当 70
~after お電話 3
~after くださ 32
~after ご宿泊 440
~after さい。 47
~after してい 209
~after てくだ 70
~after です。 -138
~after に入力 289
~after の確認 229
~after は00 84
~after ました -569
~after ます。 -19
~after を入力 -292
~after イン画 173
~after グイン 389
~after コード 148
~after タイム 215
~after ログイ 10
~after 了して 153
~after 人。」 -557
~after 任何人 99
~after 作废。 -175
~after 使用。 -181
~after 内有效 21
~after 分钟内 262
~after 号00 152
~after 在 0 47
~after 大小写 216
~after 失效) 47
~after 完了し 387
~after 当たり 183
~after 录验证 249
~after 心当た 7
~after 是您的 518
~after 登入網 67
~after 登录码 12
~after 登录验 93
~after 認証番 116
~after 证码) 225
~after 请勿告 72
~after 请忽略 33
~after 验证码 -8
~after 가입  158
~after 고,  80
~after 까지  89
~after 나면  7
~after 내에  27
~after 년 0 -97
~after 드립니 -220
~after 력하면 3
~after 습니다 -222
~after 시면  29
~after 에 입 604
~after 요.  176
~after 입니다 38
~after 지나면 72
~after 코드를 -70
~after ，請於 59
~after ，验证 -65
~before     -23
~before   " 427
~before   c -23
~before   k -212
~before   s -6
~before  "c -124
~before  "p 7
~before  "y -526
~before  (# -1166
~before  (a -106
~before  (c -200
~before  (k -19
~before  (n -44
~before  (p -51
~before  (t -183
~before  (u -159
~before  *  113
~before  ** -144
~before  +0 -159
~before  0  -49
~before  00 -149
~before  :  190
~before  a  177
~before  ab -246
~before  ac 103
~before  af -366
~before  ag 11
~before  al 31
~before  am 36
~before  an 68
~before  ar -44
~before  as 99
~before  av -200
~before  ba 45
~before  be -23
~before  bl -220
~before  bo -124
~before  br 58
~before  c  77
~before  c. -224
~before  ca -128
~before  ch -57
~before  co -108
~before  cr -158
~before  da -105
~before  de 5
~before  di 27
~before  dn 2
~before  do -75
~before  dr -80
~before  e  296
~before  eg 155
~before  ei 248
~before  el 165
~before  en 65
~before  es 360
~before  ex -266
~before  fe 34
~before  fl -95
~before  fr 62
~before  ga -171
~before  gi 273
~before  gm -177
~before  gr -124
~before  he 88
~before  ho -40
~before  hr -76
~before  i  -139
~before  ie 396
~before  ig -47
~before  ir 150
~before  is 44
~before  je 201
~before  jo -109
~before  ka -10
~before  ke 6
~before  kh 76
~before  kn 174
~before  ko 79
~before  kr -106
~before  ku 12
~before  kw 116
~before  ky 177
~before  la 70
~before  li -133
~before  ll -74
~before  lo -57
~before  me 4
~before  mi 64
~before  ne 193
~before  ni 29
~before  no 114
~before  o  159
~before  od -202
~before  of -403
~before  om 96
~before  op 74
~before  or -109
~before  pa -2
~before  pe -59
~before  ph -152
~before  pi 66
~before  pl 53
~before  pu 27
~before  ra -331
~before  re -18
~before  ri -78
~before  ro -38
~before  sa -49
~before  sc -25
~before  sh -214
~before  si 103
~before  so 2
~before  st -27
~before  su -9
~before  sz 95
~before  t  -62
~before  ta 28
~before  te -96
~before  th 15
~before  ti 25
~before  to 14
~before  ts -86
~before  ty 322
~before  uc 269
~before  uk -23
~before  um -56
~before  un 76
~before  us 85
~before  ut 26
~before  va 52
~before  ve 75
~before  vi -95
~before  vu 78
~before  vy -184
~before  wa 59
~before  wh 93
~before  wi -105
~before  wp 168
~before  wy 11
~before  yo 65
~before  za 56
~before  |  -322
~before  «в -402
~before  ·  -447
~before  ει 226
~before  επ 326
~before  κω -63
~before  το 92
~before  в  47
~before  ва -6
~before  вв 135
~before  ви -163
~before  вх 124
~before  дл 306
~before  е  75
~before  за -67
~before  ин -32
~before  кл -19
~before  не 17
~before  но 95
~before  от -70
~before  по -115
~before  ре 18
~before  та 23
~before  հա 84
~before  մո 513
~before  את 147
~before  הו 29
~before  הכ 107
~before  לא 171
~before  מס -114
~before  פע 608
~before  שע -46
~before  ال -137
~before  تح -158
~before  خو 91
~before  رم 39
~before  لل -42
~before  لی 48
~before  نم -79
~before  هو 283
~before  ور 232
~before  کا 100
~before  کو -3
~before  یک 56
~before  एक 441
~before  ऐप 172
~before  पर 453
~before  रह 367
~before  सं -480
~before  চা 301
~before  ব্ 196
~before  ఓట 50
~before  ಬಾ 313
~before  รห -182
~before  ერ 300
~before  ნო -16
~before  №  -452
~before  →  303
~before  認証 -137
~before  결제 398
~before  글자 168
~before  인증 178
~before  코드 -50
~before  화면 238
~before  확인 101
~before ! в 710
~before "   338
~before " ( -38
~before ",  -81
~before ".  213
~before "yo -516
~before #00 -372
~before #>  459
~before % o -147
~before (00 -498
~before (co 206
~before (ko -1
~before (va 32
~before ) i 234
~before ).  77
~before *** -309
~before *00 485
~before +00 -62
~before , 0 -198
~before , a 12
~before , b -29
~before , c -78
~before , e 56
~before , i 103
~before , k -57
~before , l -46
~before , m -3
~before , n -12
~before , o -47
~before , p -7
~before , r -107
~before , s -7
~before , v -73
~before , y 84
~before , в 15
~before ,00 234
~before . 0 -27
~before . a -269
~before . b -182
~before . d -7
~before . f -126
~before . i -95
~before . k -12
~before . l -129
~before . n 45
~before . o -234
~before . p -99
~before . r -247
~before . s 27
~before . t -130
~before . y 34
~before . в -37
~before . н 156
~before .,  -267
~before ..  190
~before ... 93
~before ..0 620
~before .0  -3
~before .0. -1
~before .00 127
~before .ex 177
~before .te 466
~before /li 407
~before 0 ( -198
~before 0 . 625
~before 0 / -110
~before 0 0 86
~before 0 c 285
~before 0 f 53
~before 0 g 1
~before 0 i 251
~before 0 k -71
~before 0 l 132
~before 0 m -20
~before 0 n -29
~before 0 o -392
~before 0 s 159
~before 0 w 169
~before 0 ก 44
~before 0,  -128
~before 0.  89
~before 0.0 6
~before 0/0 131
~before 00  -38
~before 00) 182
~before 00, 24
~before 00. -98
~before 00/ 82
~before 000 -71
~before 00: 100
~before 00; 100
~before 00m 109
~before 00x 251
~before 00月 -213
~before 0:  554
~before 0:0 112
~before 0;  406
~before 0f0 -251
~before 0gb 264
~before 0t0 -130
~before 0分钟 -228
~before 0月0 -16
~before : " -124
~before : 0 -161
~before : [ -102
~before : f -129
~before : k -45
~before : s -201
~before : u -18
~before : y -94
~before :00 -83
~before ; i 67
~before =   -20
~before =00 -35
~before >>> 35
~before ? t 155
~before a   -144
~before a ( -362
~before a * -3
~before a a 68
~before a b 97
~before a c 195
~before a e -102
~before a g -326
~before a h -67
~before a i 219
~before a j 38
~before a l -8
~before a m -51
~before a n 54
~before a p 75
~before a q 156
~before a r -300
~before a s 15
~before a t 53
~before a y -15
~before a,  -1
~before a.  -6
~before a:  167
~before aan -71
~before aba -14
~before abe 23
~before abo -6
~before ac  204
~before aca 90
~before acc 260
~before aci 28
~before acm 395
~before acy 533
~before ada 73
~before adr 114
~before aff -44
~before afh -308
~before ag  -299
~before agi 132
~before ah  13
~before ahe -43
~before aho 134
~before ahv 98
~before air -40
~before ais 186
~before ait -92
~before aj  277
~before aka 51
~before ako 78
~before akt 270
~before al  -140
~before al, -14
~before ald -56
~before ali 105
~before alo 118
~before als -24
~before ame -123
~before aml 99
~before amm -43
~before amo -46
~before an  -118
~before ana 60
~before and -15
~before ane 128
~before ang 83
~before anj -91
~before ano 135
~before ans 13
~before anu -215
~before any -149
~before ao  75
~before ap  18
~before ap: -81
~before apa -98
~before apt 154
~before ar  151
~before ara -13
~before arb 37
~before arc -262
~before ard -222
~before arg -174
~before ari -175
~before ark 101
~before arl 4
~before arm -96
~before arn -76
~before aro 246
~before art -225
~before ary -217
~before as  16
~before ase -18
~before asl 12
~before aso 2
~before asp 33
~before asu 98
~before asz -32
~before at: -192
~before ate -160
~before ath -32
~before ati 7
~before ato -69
~before ats -208
~before att 86
~before atu 38
~before auf -69
~before aul -36
~before aus -192
~before aut 166
~before avi -128
~before ax  -388
~before axi 138
~before ay  130
~before ay, -123
~before ayi -232
~before ayp 15
~before ayt 214
~before aza 32
~before azn -298
~before azo 58
~before b,  -116
~before ba  -172
~before ba: 43
~before bag -243
~before bat -162
~before bay 36
~before be  85
~before bek 189
~before ber -38
~before bev 58
~before bil -578
~before bit 291
~before ble 99
~before bok -336
~before bol -91
~before bon -197
~before boo -42
~before bor -238
~before bri -119
~before bru 48
~before bsi 227
~before buc 11
~before bus -124
~before c a 214
~before c t 233
~before c,  -145
~before c., 73
~before ca  38
~before cad -346
~before cal -501
~before can -126
~before cao 263
~before car -100
~before cas -35
~before cat 51
~before cco 17
~before ce  -13
~before ce: 47
~before ce= -75
~before cen -220
~before cer -68
~before ces 21
~before cet 293
~before che -36
~before cho -83
~before ci  378
~before cij 100
~before cin 130
~before cis -257
~before cit -301
~before ciu -65
~before ck: 186
~before cku -455
~before cli -297
~before clo -15
~before cme 96
~before cob 128
~before cod 40
~before col -145
~before com -39
~before cop 70
~before cor -9
~before cou -69
~before ct  -140
~before cte 105
~before cti -8
~before ctu -74
~before cua 34
~before cue -23
~before cun 14
~before cy  -94
~before d 0 44
~before d a 28
~before d b -40
~before d c -87
~before d d -5
~before d g -21
~before d i -314
~before d k 100
~before d l 297
~before d o 34
~before d s -48
~before d t 74
~before d u 312
~before d!  -162
~before d": -77
~before d): 106
~before d,  -182
~before d:  -71
~before da  109
~before da: -326
~before daj 49
~before day -51
~before dd  -133
~before de  -8
~before de. -122
~before de: -187
~before de= 107
~before dea -27
~before ded -49
~before dee -27
~before dek 43
~before del -103
~before der 34
~before des -135
~before dge -159
~before di  -12
~before dic -62
~before did -68
~before dig 191
~before diq 305
~before dir -136
~before dis -63
~before div -97
~before dja 12
~before dla -135
~before dlr 112
~before dna -10
~before dne 68
~before dni 150
~before dnu -232
~before dod 221
~before dog 12
~before dol -183
~before dor -78
~before dow -38
~before du  210
~before du: -164
~before dul -32
~before dus -104
~before duz 119
~before dy  2
~before e # 417
~before e ( 59
~before e / 472
~before e : -8
~before e d -105
~before e e 21
~before e f 80
~before e h -53
~before e j -65
~before e k 178
~before e n 98
~before e p 32
~before e q -46
~before e t 132
~before e u 22
~before e v 80
~before e w -26
~before e y -36
~before e z 365
~before e « -1
~before e!  347
~before e): -139
~before e,  71
~before e.  -36
~before e:  -49
~before eal 180
~before ear -4
~before eat -152
~before ebe -196
~before ebs 24
~before eca -24
~before ece -91
~before eck 137
~before eco 35
~before ecu 382
~before ed  -175
~before eda 46
~before edb -188
~before edi -125
~before edu -107
~before ee  -164
~before eed 38
~before eel 379
~before eem 73
~before een 232
~before eet -58
~before efe -90
~before eft 528
~before eg  -31
~before egu 190
~before egy 67
~before ei  -38
~before eil 24
~before ein 303
~before eit 22
~before ej  282
~before eja -45
~before ek  38
~before ek. -25
~before ekr 297
~before el  -83
~before el, 193
~before ela -127
~before eld 47
~before ele 38
~before eli -138
~before ell -122
~before em  139
~before emb -335
~before eme -123
~before emi -9
~before en  25
~before end -226
~before eng 237
~before eni 202
~before enn -168
~before eno 41
~before enr 96
~before ent 18
~before enu -314
~before env -415
~before eny -36
~before ep  -153
~before epa -109
~before epe 298
~before epi 54
~before epo 122
~before er  -99
~before er, -43
~before ere -60
~before erf 207
~before erg -207
~before erh 416
~before eri 173
~before erk -44
~before ero 205
~before err -103
~before erv -139
~before ery 5
~before es  -23
~before es. -11
~before es: 212
~before esc -9
~before esh 266
~before esp 279
~before ess -83
~before est 63
~before et  4
~before etb 345
~before eto -226
~before ett -27
~before eu  114
~before eu: 131
~before eur -19
~before eut 337
~before eva 47
~before evi -185
~before evu -50
~before ew  -103
~before ew: 47
~before ex  70
~before exa -53
~before exp -85
~before ez  173
~before eze -428
~before f c -104
~before f m 10
~before f s 57
~before f t 96
~before f00 -123
~before f:  35
~before fa  49
~before fal 269
~before ff: 583
~before ffe 60
~before fil -219
~before fin 75
~before fir 196
~before fiv 433
~before fog -158
~before foi 138
~before fol 6
~before fon -105
~before for -25
~before fra -18
~before fre 186
~before fy  50
~before g   35
~before g 0 244
~before g a 32
~before g b -83
~before g c -80
~before g f 151
~before g i -37
~before g k 211
~before g m 126
~before g o 191
~before g t -96
~before g u -90
~before g,  -15
~before gab 212
~before gal -111
~before gar -162
~before gat -41
~before gco 246
~before ge  103
~before gee 102
~before gel -217
~before ger -12
~before ges 205
~before gia -280
~before git 14
~before glo -64
~before gn  99
~before gne -143
~before gno -221
~before go  -78
~before god 229
~before gol 107
~before gri 68
~before gro -62
~before gsa 269
~before gsk 95
~before gul 105
~before gun 34
~before gur 398
~before gys 357
~before h c 230
~before h l 244
~before h s -70
~before h t 256
~before h y -85
~before h.  -34
~before ha  167
~before hal -76
~before ham -167
~before han -63
~before hat 94
~before hav -189
~before haz -11
~before he  -68
~before hel -204
~before het -141
~before hi  -46
~before hig -196
~before hin -229
~before his -48
~before hle -179
~before hmi -141
~before hne 294
~before hod -51
~before hoi 69
~before hoo -66
~before hop 83
~before i 0 -77
~before i c 185
~before i e 11
~before i h -2
~before i i 18
~before i k -62
~before i n -13
~before i s 50
~before i t -24
~before i v 75
~before ia  33
~before ibe 446
~before ica 112
~before ich -16
~before ico -81
~before icy -175
~before id  -78
~before id) 52
~before id: -18
~before ide 41
~before idi -38
~before ie  42
~before iec 86
~before iek -218
~before ien 29
~before iev 95
~before ife -156
~before ifi -49
~before ifr 194
~before igh -45
~before igi 286
~before igo -179
~before ihl 315
~before ihr -106
~before ijf 43
~before iju 155
~before ik  367
~before ika 58
~before ike -153
~before il  -137
~before il: 309
~before ila -66
~before ild -235
~before ile -8
~before ill 45
~before ils -167
~before im  -238
~before ima -458
~before imi -70
~before imo 101
~before in: 37
~before in? 122
~before ina 79
~before inb 77
~before inc -717
~before ind -8
~before ine -83
~before ing -167
~before ink 26
~before inl 293
~before inm 202
~before inn 178
~before inr -60
~before ins 84
~before inv -647
~before ion -17
~before ios 101
~before ip  -129
~before ipk 134
~before ira 35
~before ird 306
~before irj 295
~before irm 95
~before irt 58
~before ise -9
~before ish 107
~before iso -180
~before isz 34
~before it  -87
~before it: -37
~before itc -51
~before iti 120
~before itu 230
~before iva 290
~before ive -13
~before ivi 70
~before iza -16
~before j i 86
~before j k 229
~before j:  29
~before jan -201
~before jat -28
~before jav 215
~before je  99
~before jel 140
~before jes 43
~before jet -63
~before job -84
~before jte 71
~before k ( -68
~before k : 135
~before k a -78
~before k k 40
~before k t -89
~before k w -108
~before k.  -138
~before ka  -32
~before kac 290
~before kal 108
~before kan 97
~before kau -362
~before kay 15
~before kaz -34
~before ker 185
~before kha 65
~before kho 148
~before ki: 17
~before kic 448
~before kie -78
~before kin 22
~before kla -184
~before kod 149
~before kol -15
~before kon -252
~before kor -176
~before kra 395
~before kri 336
~before ks  -65
~before ku  115
~before kum -392
~before kup -445
~before kur -419
~before ky  119
~before l 0 -34
~before l c 59
~before l d 210
~before l f -156
~before l o -131
~before l s -153
~before l t 147
~before l)  216
~before l,  -131
~before l:  56
~before la  6
~before laa -124
~before lab -120
~before lai 53
~before laj 150
~before lam 133
~before lan -150
~before lap 190
~before las -230
~before lat -65
~before lav 16
~before lay -231
~before lco -239
~before ld: -46
~before ldo -273
~before le  -50
~before le: -339
~before leb 263
~before lef -28
~before lei -69
~before lep 117
~before ler -42
~before let 128
~before lic -119
~before lie -118
~before lig -77
~before lik 66
~before lim -73
~before lin -71
~before lip -59
~before liy 179
~before lka -97
~before ll  268
~before ll: -7
~before lla 55
~before lle 48
~before llo 189
~before lls 132
~before lme 68
~before lo: 53
~before loc -124
~before log 224
~before lon 180
~before lot -56
~before low 73
~before loy -559
~before ls  -66
~before lt  -222
~before lte -213
~before lu  6
~before lua 5
~before lue -102
~before lus -207
~before m 0 -16
~before m g -534
~before m p -2
~before m t -51
~before m u -358
~before m w 35
~before m y -103
~before m,  34
~before mac 38
~before mag 94
~before mai 153
~before maj -145
~before mal 29
~before man -135
~before mar -128
~before mas 96
~before mat -210
~before mbe -74
~before me  -24
~before meg 354
~before mel 109
~before men -28
~before mer -45
~before mes -43
~before met -23
~before mi  -135
~before mic 77
~before mig -84
~before mil -293
~before mla 123
~before mme -250
~before mod -409
~before moh 250
~before mot 301
~before mpa -26
~before mpl 43
~before mpo 125
~before ms  -15
~before ms. -3
~before ms: 306
~before mta 72
~before mun -35
~before mus -70
~before n . 48
~before n 0 -151
~before n a 33
~before n c 210
~before n d -86
~before n f 196
~before n g -10
~before n i 65
~before n k 26
~before n l -62
~before n m 128
~before n n 50
~before n r -170
~before n u 81
~before n w 78
~before n y -203
~before n z -133
~before n,  8
~before n.. 389
~before na, 79
~before nac -30
~before nag -17
~before nak 36
~before nao -15
~before nas 3
~before nat 127
~before nci -87
~before nco -53
~before nd  52
~before nde -159
~before ndi -47
~before ndt 297
~before ndu -342
~before ne  -12
~before ne) -1
~before ne: 209
~before nec 1
~before ned -250
~before nel 20
~before ner 125
~before nfi 12
~before nga 51
~before ngi -75
~before ngs 231
~before ngt -4
~before nh  -188
~before ni  188
~before nic 153
~before nie -77
~before nif 169
~before nik -145
~before nim 43
~before nin -171
~before niq 195
~before nit -11
~before nja -135
~before nk: 240
~before nka 218
~before nki 95
~before nli -51
~before nma 422
~before nn  79
~before nni 54
~before nnl -467
~before nnu -284
~before nnw 203
~before no  10
~before no: -64
~before nok 249
~before nom -136
~before not -96
~before nou 23
~before now 66
~before nr. -42
~before ns: -188
~before nse 122
~before nsi 189
~before nst -31
~before nsw 250
~before nt  -279
~before nt, -40
~before nt: 26
~before nta -187
~before nte -44
~before nti -81
~before ntn -238
~before ntr 340
~before nud -129
~before num -304
~before nut -44
~before ny  -103
~before nza -82
~before o " -179
~before o 0 -35
~before o a -34
~before o d -213
~before o i 27
~before o k 175
~before o l 34
~before o m -57
~before o p 75
~before o s 4
~before o v -102
~before o z -104
~before o!  276
~before o.  111
~before o:  25
~before oad -150
~before obe -20
~before oca -218
~before oce 54
~before oci -136
~before ock 201
~before od: -183
~before odi 250
~before odn -18
~before odo 126
~before off -19
~before og  80
~before ogi -51
~before ogl -137
~before oi  -130
~before oin -24
~before ois 36
~before oj  -10
~before oki -229
~before oko -134
~before oli -101
~before olo 269
~before omb 9
~before omm -28
~before omo -553
~before on  -141
~before on: 21
~before ona 24
~before one -8
~before onf 120
~before ons -82
~before ont -66
~before ony -131
~before ood 16
~before ook -49
~before oom -152
~before op  -46
~before ope -70
~before opi 412
~before opp 131
~before or  -134
~before ora 223
~before ore -16
~before org -42
~before ori -119
~before ork -338
~before ort -112
~before ory 22
~before os  -57
~before osa 21
~before osz -48
~before ot  -101
~before otm 51
~before oto 7
~before otp 113
~before ots 51
~before ou. 93
~before oul 138
~before oun -55
~before oup -330
~before ous 73
~before out -249
~before ova 193
~before ove 69
~before ovi -94
~before owe -38
~before own -30
~before owy 50
~before ox  -198
~before oye -74
~before p ( -328
~before p a 147
~before p d 8
~before p i 8
~before p n -31
~before p s -191
~before p,  -90
~before p:  -216
~before paa 60
~before pac -365
~before pad -60
~before par 12
~before pas 104
~before pat 24
~before pay 77
~before pe  161
~before ped -82
~before pen -27
~before per -66
~before pic -33
~before pis 407
~before pka 87
~before ple -88
~before pln 176
~before plo -24
~before ply 1
~before pod -32
~before poi -38
~before pon 19
~before por 60
~before pos -547
~before pot 27
~before poz -146
~before pp  239
~before pp: -365
~before ppa 148
~before ppe -36
~before ppo -307
~before pra -77
~before pre -222
~before pri -32
~before pte -339
~before pti -78
~before pu  13
~before pun 328
~before put 502
~before que 6
~before qui 50
~before quy 32
~before r 0 24
~before r : 236
~before r b -120
~before r c -62
~before r e -73
~before r f -8
~before r h 226
~before r i -178
~before r l 66
~before r p -92
~before r r -120
~before r s -120
~before r t 84
~before r u -285
~before r v -164
~before r w 99
~before r y 12
~before r)  84
~before r.  -33
~before ra  -6
~before raa -527
~before rab -126
~before raf -350
~before rak 281
~before ram 303
~before rar 113
~before rat 41
~before raz 282
~before rch 51
~before rd  -30
~before rda -61
~before rde -46
~before rdz 72
~before re  -29
~before re, -67
~before re. 92
~before re: -120
~before rec -25
~before red -135
~before ree -32
~before ref -411
~before reg -278
~before rek -112
~before rel 181
~before ren -50
~before rep 130
~before req -465
~before rga -186
~before rhe 86
~before ri  -124
~before ria -77
~before ric -80
~before rif 186
~before ril 58
~before rim -160
~before rio -26
~before rit -105
~before riz -40
~before rje -355
~before rks -42
~before rla 102
~before rm  -190
~before rmi -214
~before rmo 214
~before rn  -191
~before rna -46
~before ro  -86
~before roa -70
~before rog -267
~before roj -290
~before rol 3
~before rom -119
~before roo 71
~before ror -298
~before rot -112
~before rou 86
~before rov 111
~before row -74
~before rra -75
~before rri -15
~before rs: 133
~before rse -30
~before rso -257
~before rst -13
~before rt  -116
~before rta 187
~before rtg 388
~before rti -153
~before rty -65
~before ruc -461
~before rug 36
~before rul -58
~before run -212
~before rv: -339
~before rve -670
~before s " -124
~before s ( -249
~before s 0 -159
~before s a 38
~before s c -47
~before s d -215
~before s e 29
~before s i -147
~before s j -82
~before s k 86
~before s l -127
~before s m -309
~before s o -76
~before s p -47
~before s t -26
~before s w -182
~before s y 189
~before s,  -182
~before s.  -17
~before s:  -17
~before sa  89
~before sa: 256
~before sak -302
~before sal 51
~before sam -42
~before sat -116
~before sc  -64
~before sci 56
~before sco -252
~before scr 143
~before sde -44
~before sdi 57
~before se  -4
~before sec 32
~before sed -150
~before sek 81
~before sen 69
~before sep -175
~before ser -151
~before ses -12
~before set 235
~before seu 11
~before sez 438
~before sh  60
~before sha -108
~before shi -1
~before si  138
~before sia -54
~before sid 124
~before sie -23
~before sig 105
~before sij 25
~before sil 286
~before sim 154
~before sin 54
~before sio -218
~before sja -63
~before ska -211
~before ske -223
~before ski 49
~before sko 31
~before skr 129
~before sle 64
~before snu -456
~before so  -56
~before sod -447
~before sof -88
~before sol 169
~before son -117
~before sos 231
~before spa 8
~before spo 2
~before sre 46
~before ss, 39
~before ssa -110
~before ssc 107
~before sse 178
~before ssi -84
~before sso 226
~before st  48
~before st. -129
~before st: -134
~before sta -35
~before sto -204
~before str 37
~before stu -53
~before su  42
~before suk 66
~before sum 51
~before sv  -34
~before sva 110
~before szo 44
~before t # 96
~before t ( -365
~before t a 26
~before t b -119
~before t c -173
~before t e -327
~before t g 24
~before t h 98
~before t i 24
~before t k 9
~before t l 134
~before t n -208
~before t o 13
~before t s 50
~before t t -76
~before t v -4
~before t w 2
~before t"  347
~before t(  -13
~before t,  -86
~before t.  -31
~before t.t 114
~before taa 213
~before tad 53
~before tag -16
~before tai -170
~before taj -306
~before tak 144
~before tal -9
~before tan 44
~before tap 179
~before tar 61
~before tas 523
~before tat 152
~before te  56
~before te: -59
~before ted -19
~before ten -335
~before tep 391
~before ter 51
~before tev -95
~before tgr 39
~before th  -130
~before tha -131
~before the 99
~before thr 137
~before ti  126
~before tia -155
~before tic -511
~before tid -440
~before tie -31
~before tif -26
~before tig 330
~before til -232
~before tin 69
~before tip 263
~before tir -182
~before tiv 117
~before tja 35
~before tko -224
~before tle 158
~before tni -162
~before to  -54
~before toa -125
~before toc 24
~before tod 30
~before tom -95
~before top -394
~before tor 76
~before tow -304
~before tra 64
~before tre -41
~before tro 113
~before ts  -308
~before tsa 264
~before tsi -11
~before tta 62
~before tte 85
~before tu  25
~before tud -113
~before tui 496
~before tul 21
~before tum 7
~before tur -109
~before tus 129
~before tvr 212
~before twi 97
~before two 190
~before tya -211
~before typ 304
~before u a 262
~before u d 140
~before u e 88
~before u k -112
~before u p -30
~before u)  -44
~before uch 9
~before uct -35
~before ufe -90
~before ugy -15
~before uhe 791
~before ui  152
~before uk  57
~before uku 273
~before ula 55
~before ull 186
~before ulu -228
~before um  -16
~before uma -106
~before umb 329
~before umi 336
~before umm -135
~before un  93
~before und -52
~before ung 54
~before unl 4
~before uns -22
~before unt -208
~before unu 265
~before uot -58
~before uov 89
~before upo -295
~before ur  55
~before urs -167
~before us  -175
~before usa 268
~before usi 219
~before usk -111
~before usl 341
~before usn -209
~before uso 530
~before ust -133
~before ut  236
~before uta -17
~before ute 65
~before utg -463
~before uth 208
~before uto -102
~before uts -38
~before utu -202
~before v.  -56
~before v:  -131
~before va  -61
~before vac 143
~before vah 515
~before van -32
~before var 28
~before vas -227
~before ve  -17
~before vea 47
~before ved -327
~before vel 93
~before ven -142
~before ver 10
~before vet -87
~before vi  -46
~before via -127
~before vic -46
~before vid 9
~before vie 136
~before vik -11
~before vin 139
~before vir 182
~before vis -20
~before vit -49
~before viz -538
~before vo  109
~before vo: 295
~before vol -130
~before vor -424
~before vov -133
~before voz -34
~before vrd 69
~before vul 820
~before w a -164
~before w c 282
~before w o -326
~before w p 8
~before wac -38
~before wai 286
~before wan 224
~before war -8
~before way -67
~before web 272
~before wei -132
~before whi 73
~before wi  -273
~before wic 352
~before wie 84
~before win -171
~before wla -434
~before wn  -27
~before wpi 123
~before wri 376
~before ws  -85
~before wy  13
~before x 0 -80
~before x c -414
~before x)  -24
~before x:  509
~before xam -15
~before xt  -197
~before y 0 -186
~before y a -40
~before y b 24
~before y c 36
~before y d 11
~before y g 91
~before y h 27
~before y i 378
~before y k -314
~before y l -43
~before y o 41
~before y p -26
~before y w 172
~before y y 108
~before y z -10
~before y,  -50
~before y.  -63
~before y.e 145
~before ya  142
~before yar -51
~before yea -112
~before yen 120
~before ymo -110
~before yot 192
~before you 105
~before yte 288
~before yva 314
~before z a 62
~before z d 246
~before zad 24
~before zak -126
~before zam -538
~before zap 19
~before zba -69
~before ze: -23
~before zi  125
~before zit -1
~before zon -450
~before zoo -15
~before zte -41
~before zwe -353
~before | y -71
~before α σ -75
~before αρι -9
~before ασ  127
~before ατη -337
~before βαλ 144
~before ειν 21
~before η σ 16
~before ημα -160
~before ια  -142
~before ιτη -16
~before μοσ -365
~before ογη 148
~before ον  38
~before οσ  -16
~before παρ -220
~before σ μ 62
~before σ:  -200
~before σησ 374
~before στε 410
~before στη 206
~before συμ -166
~before τε  116
~before χρη 79
~before а к -210
~before а п 68
~before а:  -44
~before азо 98
~before аит 74
~before аме 409
~before анн -110
~before аро 55
~before арт -10
~before аст 344
~before ать 187
~before аше -36
~before бро -242
~before в:  -287
~before вед 481
~before вер 179
~before вит -79
~before вка -71
~before вод -14
~before врд 150
~before выи 114
~before від -109
~before го  -151
~before д   706
~before д о -132
~before д п 207
~before дно 237
~before дос 238
~before дпи 45
~before дтв 42
~before діт 12
~before е к -26
~before ево -47
~before еде -140
~before еме -112
~before ен. -207
~before ене 319
~before енн -249
~before ерв -121
~before ере -3
~before етт 67
~before жде 174
~before жен 148
~before з:  156
~before за  187
~before зач -82
~before и:  -40
~before ива 28
~before ие  -235
~before ии  -125
~before или -138
~before ият -82
~before ка  -332
~before кар -82
~before ки  -63
~before клю 207
~before код 99
~before кра 470
~before лен -42
~before лич 308
~before лог -73
~before луч -21
~before льн -69
~before люч 17
~before ля  182
~before мен -146
~before мер -125
~before му  215
~before мір -255
~before міс -117
~before н к 11
~before н н 129
~before н.  -161
~before на  -59
~before наб 77
~before наз -213
~before не  209
~before нес 162
~before нии -105
~before нит -498
~before нка 143
~before нов 286
~before нт  -27
~before нта -55
~before нтр -31
~before од  -157
~before оди -37
~before ожи -43
~before окр 111
~before олу -478
~before оме -163
~before омо -280
~before отв 552
~before оу  -92
~before пар 17
~before пер -117
~before пиш 270
~before пок -4
~before пол -57
~before про -156
~before пу  53
~before ра  -110
~before раз 542
~before рат 353
~before рдж 67
~before рет 116
~before ржд 22
~before рим -37
~before ром -153
~before ско 308
~before слу -134
~before сни -174
~before ств -162
~before сть -182
~before т п -113
~before те  347
~before тел -124
~before ти  125
~before три -14
~before тті 29
~before ть  98
~before уча -27
~before циф 415
~before чен -138
~before шін 969
~before ь в 81
~before ь:  13
~before я:  -21
~before ят  -10
~before іть 200
~before јав 168
~before ատմ 338
~before ար  9
~before կան 418
~before հավ 242
~before ն է 51
~before տատ 142
~before ր հ 283
~before ր՝  -173
~before րի  -44
~before אימ 100
~before איש 27
~before ד ש 249
~before ה ש -55
~before ההנ -31
~before הוא 11
~before הזי 572
~before הנח -211
~before הקל 313
~before השת 40
~before ו ל -177
~before זמנ -184
~before ימו 65
~before ישו 40
~before כני 174
~before לאי 54
~before לך: 109
~before ם א 448
~before מה: 60
~before מות 381
~before מיק -9
~before ן 0 39
~before נחה -147
~before סך  36
~before עם  259
~before פעמ 104
~before קוד -101
~before ר ל -11
~before ש ל 56
~before שלך 79
~before ات  -31
~before ادخ 434
~before اره -216
~before اعک 20
~before الت 325
~before الخ -28
~before الش 29
~before الق -1
~before الم -173
~before اپ  13
~before اکت 247
~before ایم 350
~before بار 215
~before به  5
~before بیق 46
~before ت:  -183
~before تسج -66
~before تصد 37
~before تطب 14
~before تفع 38
~before جیل -137
~before حجز -7
~before خصم -208
~before خفی -21
~before خول 243
~before د ب 192
~before د ر -4
~before د ش 178
~before د.  -49
~before داد -357
~before دخل 294
~before دخو 70
~before دیق 924
~before ر:  -54
~before رقم -227
~before رمز 344
~before ز ا -452
~before ز پ 346
~before سجی -97
~before صرف 42
~before طلب -87
~before عک  1
~before عیل 43
~before فعی 1
~before فیف -53
~before ق ا -29
~before لتف 6
~before لدخ 110
~before لشر 53
~before لیے 438
~before مار -234
~before مبر -194
~before مرا -120
~before میل 45
~before ه ا 65
~before ه ب 143
~before ود  650
~before کتب 4
~before کد  -133
~before ی ش -62
~before یال 104
~before ید  198
~before ید: 245
~before یف  -67
~before یں  232
~before یہ  287
~before یے  329
~before आपक -25
~before ओटी 106
~before करण 140
~before कूप -2
~before कोड 23
~before खात -167
~before गिन 162
~before चा  218
~before ठी  536
~before न क 32
~before पिन -247
~before या: -107
~before र्न 111
~before लिए 317
~before ली  -46
~before लॉग 75
~before ल्ल -97
~before सत् 162
~before साठ 102
~before ा ओ 81
~before ांक -21
~before ाठी 17
~before ापन 276
~before ार् -32
~before ालय -219
~before िए  26
~before ी ह 19
~before ूपन -51
~before े क 25
~before े प 69
~before ेंट -14
~before ॉगि 13
~before ोड  121
~before ्न  11
~before কবা 84
~before করণ 570
~before গ্য 32
~before তে  84
~before ন ক 256
~before ম্ব -410
~before যাপ 221
~before র ক -8
~before রযে 1
~before াচা 52
~before াপে 40
~before েড: -62
~before েন  -348
~before ের  34
~before ্য  450
~before கடவ 598
~before கள் 61
~before க்  543
~before செய 577
~before ந்த -135
~before ர்  -28
~before టీప 2
~before ഡ്  662
~before േഡ് 137
~before กรอ 394
~before การ -293
~before ค้า -89
~before งคุ -3
~before งอิ -19
~before จ้ง -108
~before ซื้ -49
~before ดส่ -97
~before ดีย 511
~before ที่ -231
~before นยั 357
~before นี้ 118
~before นุม 112
~before น้า 338
~before ป็น 620
~before มัต 16
~before มาย -180
~before ยัน 141
~before รอก 206
~before รับ -191
~before รุง -33
~before ลข  153
~before ลขท -5
~before สยื 493
~before สั่ -163
~before หน้ 61
~before หมา -151
~before อ 0 -25
~before องค -45
~before อนุ 70
~before ับก -64
~before ัสแ -282
~before ัสไ -14
~before ั่ง -14
~before ียว 105
~before เดี 48
~before เปิ 14
~before เป็ 80
~before เลข -122
~before ใช้ 179
~before ให้ 239
~before ไปร -10
~before ่วน -232
~before ้าส 212
~before ຂອງ 74
~before ງທ່ 1
~before ည်ပ 814
~before တည် 301
~before ပြု 101
~before အတည 22
~before ်ပြ 3
~before ად  77
~before ადი 94
~before დი  483
~before ეთ  230
~before ერი -17
~before ის  -265
~before რებ 364
~before რი: -34
~before កូដ 121
~before ខកូ 14
~before ងផ្ 234
~before ដផ្ 35
~before ទាត 3
~before • 0 1
~before ••• 268
~before あなた -444
~before ありま 178
~before お客様 -97
~before があり 14
~before ご予約 -131
~before ご本人 94
~before なたの -264
~before の確認 -101
~before はこち 78
~before ます。 -8
~before イムパ 60
~before イン用 91
~before クーポ -71
~before コード -129
~before スワー 145
~before タイム 25
~before ド:  223
~before パスワ 52
~before ページ 63
~before ムパス 6
~before ード： 6
~before ーポン -120
~before 一次性 417
~before 付番号 -96
~before 代碼: -383
~before 任何人 -160
~before 优惠码 -105
~before 作的验 315
~before 使用量 -283
~before 先ほど -91
~before 内容  50
~before 动态口 206
~before 单号  -35
~before 取件码 -58
~before 受付番 -93
~before 口令  654
~before 子里填 184
~before 客様番 -25
~before 已失效 -62
~before 序号  41
~before 态口令 49
~before 您的验 406
~before 操作的 122
~before 末四碼 -59
~before 本次操 21
~before 株式会 -27
~before 格子里 12
~before 様番号 -32
~before 次操作 1
~before 的登录 173
~before 确认码 209
~before 確認コ 244
~before 確認番 67
~before 証コー 312
~before 認コー 102
~before 認証コ 50
~before 認証番 1273
~before 证码为 116
~before 证码是 307
~before 证码： 89
~before 请使用 162
~before 请立即 -103
~before 那組已 13
~before 限公司 -36
~before 非本人 -9
~before 面輸入 129
~before 다.  -3
~before 로그인 213
~before 번호  206
~before 어요. 396
~before 에서  -35
~before 예약  -37
~before 요.  26
~before 인 코 435
~before 인번호 108
~before 인증  120
~before 인증코 70
~before 일회용 338
~before 주문번 -73
~before 증 코 39
~before 증코드 18
~before 창에  282
~before 코드  46
~before 쿠폰  -64
~before 확인  103
~before 회용  85
~before 🔐  568
~before ，您的 135
~before ：00 -48`;

/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */
export const mailTable = `bias -163
0 -7
00 -6
000 17
0000 -43
00000 2
000000 52
0000000 38
00000000 52
000000000 -13
0000000000k 62
000000을 49
0000ab 300
0000b -155
0000l -291
0000년 26
0000로 -189
0000을 27
000b -139
000d -33
000g -35
000s 368
000원 -141
00a0 -138
00b -268
00b0f0 38
00c -102
00c0 -84
00c0ab 415
00d -4
00e0 -140
00f0 -134
00f0c0 -291
00h0 54
00h00 27
00inbox -49
00k 120
00k0 -51
00m 309
00qd 358
00qp -315
00s -36
00t 169
00t00 83
00th -84
00z 279
00にログインの要求がありました 60
00時00分 27
00명 -57
00분간 80
00분이 578
00일 19
0a 39
0a00 149
0aa 235
0ab 14
0b 26
0b0000 -87
0b0e 70
0c0 272
0d0 -338
0ds 274
0ef 814
0er -33
0f00c0d0 -173
0f0e -55
0f0k0q -247
0fhome 133
0g 45
0gb -38
0h -127
0h00 -101
0k0 -44
0k0m -226
0kd 132
0m0 89
0q0kx0 238
0q0ztn 305
0rd -59
0sglq0p0sv0 29
0xe -47
0z000aa00000000000 52
0분 517
0분간 118
0월 -145
0일 -21
a -23
a0b0c0 42
aan 10
aangemeld -79
aangevraagd 314
aanvraag 25
aaqrxqa 74
aarhus 66
abaikan -2
abbiamo -75
abernathy 111
abgelaufen -67
abholcode -66
about -114
abuse -360
aby 273
acabo 599
accept -130
accepted 12
accepts -81
acces 98
acceso 170
access 36
accesso 152
according -49
account -6
accounts -202
aceitar -353
acesso 161
achterberg -59
ack -226
acknowledge -118
acknowledgement 158
acme 103
activacion 339
activatiecode 27
activation 426
active 95
activity -8
actor -13
ad 51
ada 128
adding 143
address 36
addresses -236
adeverinta -352
adeyemi -117
adgangskode -75
admin 4
administracion 8
administration -297
administrator -270
adres 4
adress 85
adresse 80
adressen 171
adresu -9
advice -10
adviser 54
af -76
afhentningskode -48
afrekenen -374
afsendt -107
after 165
afternoon 137
afterwards 129
afzeggen -6
again -76
against -66
ago 68
agora -38
agosto -28
agree 206
ahead 184
ahoj 128
ahora -24
ai 134
aino 219
airways 142
aisha 483
aisyah -27
ak 101
akkor 47
akses -97
aktif -74
aktivacijski 157
aktiveringskode 120
aktiveringskoden 130
aktivierungscode 298
akun -3
al -109
ala 58
alabbi 129
alarm -421
alatti 273
album 9
alder -57
aldik -50
alennuskoodi -48
alert -432
alerts -5
algebra -173
alkalommal 50
alkuun -138
all -196
alla -25
alle 46
allerede -76
alles -136
allo 120
almost 434
alone 00 -41
alone 0000 332
alone 00000 286
alone 000000 363
alone 0000000 275
alone 00000000 290
alone 0sglq0p0sv0 2
along 143
alors -133
already -25
alt 73
alta 182
always -14
am -48
amato -80
amb 75
amber -86
amex -242
amigo -406
amount -51
amsterdam -158
an 15
ancien 94
and 10
anda -9
andere 635
andreea -19
anew -325
ang 171
ange 206
angefordert 195
angeles -137
angemeldet -107
anh -161
ani -244
ankara -30
ankomst -2
anmeldecode 304
anmelden 147
anmeldung 53
anna 91
another 113
anouk 328
answer 38
answered -531
antal -64
ante 28
anterior 25
antes -51
antwerp 102
antwort 101
anvil 15
any -92
anything -170
anyway -758
anywhere -181
aparelho 15
aperta 52
aperto -8
api 63
aplicacao 144
aplicatie 122
aplicativo 73
aplikaci 28
aplikaciju 544
aplikasi 29
app 85
appareil 11
appen 259
applies -113
apply -57
appointment -92
approval 24
approve -100
approved -438
april -91
aps 36
apt -23
aquesta 76
aqui 197
ar 72
ara 126
arasinda -120
arayin -35
arcade 244
arden -106
are 55
area -34
aren 110
arende 22
arendenummer -161
armadietto -178
arrival -45
arrive -476
arrived -358
arrives -14
arrow 148
art 55
artik -178
arve -109
arvotaan -35
as 20
asagidaki 96
ashburn -457
asi 24
asiakas -30
asiakasnumerosi -35
asiakaspalvelu -149
ask -9
asked 124
asking 166
asko -11
asks 143
asset -94
assigned -369
assim -66
assinar 181
assistant 93
asteptam -417
asunto 96
atau -138
ativacao 206
atlas -380
atm -115
att 116
attached -89
attachment -56
attacker -198
attempts -6
attempts_left 135
attend 73
attendance -107
attivo -6
atveteli -128
au -99
auch -54
audio -193
auftrag 144
auftragsnummer -171
aug -156
august -51
aula -36
australian -52
ausweis -20
autenticidad -71
auth -106
authenticate 267
authentication 193
authenticator -351
authorise 322
authorization 138
automated 51
automatica -54
automatisch -51
automatycznie 119
autorisation -112
autorizacao 129
autorizacion -165
autorizacni 92
autorizzare 503
available -119
ave 84
avec -1
avez 66
avgang -40
avl -267
avons -27
avviso -39
awaits -251
away -52
az 35
azonositoja -231
b 53
b00 19
b000 -15
b0000 -68
ba 176
back 42
backup 133
bad 16
badge 136
bag -300
bagi 83
baglanmak 46
baharu 37
baja -93
balance -27
balas 17
balio 75
ball -22
banca 35
bank -47
banke -12
banken -9
banking 98
bar -22
barbaros -23
barcode -322
bare -75
barrier -54
bas 199
base -96
basement -554
basket -186
basta -24
batch -3
bath 14
bawa -83
bay -85
bayar -209
bayaran -109
bc 56
bday -115
be 36
because 184
bed 13
beder 250
bedford 176
bedt 31
bedzie -41
been -41
beendet -216
before 59
begin 223
begins -154
behalf 41
behind -90
behover 19
bei -75
being -6
beirando 87
bejelentkezesi 164
bekrafta 115
bekraftelseskode 278
bekraftelseskoden 169
bekreft 122
bekreftelseskode 314
bekreftelseskoden 451
beleg -67
belepeshez 138
belepesi 394
belepni 126
bell -42
belo 58
belongs -80
below 62
ben 186
beneficiaire 67
beneficiary 384
benotigen 38
bent 77
benutzerkonto -144
benutzername -127
benvenuto 74
bereit -35
berger -46
berhasil -188
berikan 73
berikut 68
berlaku 190
berlin -60
best -48
bestallning -109
bestatigen 4
bestatigt -106
bestatigung 129
bestatigungscode 404
beste -171
bestelling -52
bestellwert -2
bestelnummer -59
bestillingen -61
bestilt 330
betaald -235
betalt -95
betragt -6
betreff 66
betriebsnummer -48
betruger -105
bevestigen -3
bevestiging 142
bevestigingscode 279
bevestigingsnummer -43
bevor 63
bewahren -133
bezorger -148
biar 163
bib -173
biblioteca -55
bid 16
bien 148
bienvenido 148
biglietto -77
bij -272
bilet -49
bill -2
billet -32
bin -51
binding 277
binnen 128
bins -152
bio -34
bir 54
birdefelik 75
birth 105
birthday -345
bis -85
bisa 56
bist 72
biste 111
bize 24
bj 92
bjorkvik 63
blagajni -187
bldg 4
ble -106
blijven -143
blir 6
blocked -292
blog 28
bloqueamos -138
boarding -176
boat -8
body -136
boiler -107
bok 250
bokningen 308
bokningskod -29
bokningsnummer -28
boksen -326
bol -82
boleto -178
bologna -37
bon -119
bonifico 20
bonne 52
bonus -8
book -130
booking -84
bor 124
borne -76
borrower -120
bot 94
botao -249
boten -32
both 113
boton -118
bought -113
bounced -298
bouquet -488
boutique -137
box -8
boxes 289
br -127
branch -153
brand -620
brandt -59
breakfast -78
brenda 185
bridge -212
brief -56
bring -206
bringen -72
bristol -111
brivibas -150
broj -220
brojke -52
broken -46
brug 143
bruk 217
brukes 192
bruno 14
bs0 -180
btc 85
bucuresti -78
budapest -31
budget -69
build -160
building -39
bukan 61
bulan -105
bureau 79
but 8
button -490
buyer 23
buying -142
bv 87
by -29
byl -123
byla -29
bytes -42
c0 -108
c00000 37
ca 65
cabbycar 441
cache -218
cad 26
cada -25
cadeau -510
caduca 154
cagri 121
cal -18
caldera -22
call -49
callback 367
calling -90
calls -41
cambiado -16
cambiar 128
camille -85
camp 13
campo 322
cancel -165
cancelled -31
cannot -157
cap -162
capitals 190
captura 92
car -62
card 93
care 184
carl -95
carrello -184
carried -89
carrier -122
carrinho -161
cartao -22
case -61
casella 77
cases -58
casilla 152
cask 95
casuta 116
catalogue 191
cau 207
cavab -36
cawangan -143
cb0 172
cbn 265
cdn 395
ce 90
ceci 179
celu 10
cena -243
centre 44
centro -28
cep -79
cerca -27
certain 26
certificado -107
cerut 140
cest -60
cette 93
cg 149
chain 23
challenge 292
changed -37
changez -286
channel 274
chao 79
chapterhouse 81
charge -255
charged -138
charity 148
chat 251
chatterbox 35
che 77
check -36
checking 8
checkout -567
cheers 45
cheque -81
cher 208
chere 380
chez 74
chf 78
chi -9
chia 63
chiama -179
chiami -39
chiave 129
chiesto 57
chieu -153
children -165
cho 208
choose -94
chose -72
chrome -53
chua -637
chung -340
ci -27
ciagiem 153
ciao 41
cic 168
cidadao -85
cif -45
cifre -61
cifrele 30
cihazdan -86
cisla -84
cislic 6
cislice 49
cislo -227
cita -237
city 146
claim 191
claire 23
class -331
classe 203
clave 62
clean -159
cli -69
clic -186
click -343
clicking 28
client 11
cliente -29
clinic 247
clinica 75
cliquez -215
clock 30
club 83
cluj -150
cn -156
co 106
cobrar 257
cod -39
code 128
codeexpired -83
codes -435
codici -5
codigo 5
codigos -337
coin -7
coinharbor -45
cold 173
colis -138
colleague 292
colleagues -112
collect -205
collection -141
college 177
colley -250
colour -218
com 55
come -70
comes -160
comme 68
commented -177
comments -157
commit -24
comparta 54
compartas 442
compartilhe 25
completare 41
composez -23
compra -18
compras -26
comprovante -48
compte 46
computer 58
comunicarlo 272
comunique 28
con 59
concluir 181
conditions -239
conectare 4
conectati 65
conference -193
conferma 11
confermare 106
confidential 371
confirm 45
confirma 91
confirmacao 246
confirmacion 182
confirmare 2
confirmarlo 314
confirmata -307
confirmation 175
confirmations -132
confirme 94
confirmed -64
confirmez 120
confirms 402
conforme -184
connect 19
connecter 110
connectez 50
connexion 188
consegna -139
conseillere 14
console 8
consulta -185
conta 53
contains -42
context 83
continue 336
contract -71
contrasena -68
contrato 105
control -9
controle -23
coop 314
copay 132
copia 270
copperline 14
copy -14
copying -44
copyright 152
cork 44
corp 17
corran 63
correct -83
correo -28
correos -129
corte -69
cost -226
costo 192
costs -193
coucou 252
could -268
council 97
counting 79
country -502
counts 215
coupon -294
courier -171
course -172
coverage -25
created_at 204
creating 360
credit 27
credited -397
crm 4
cron -93
csomagszam -22
cua 56
cuelga -149
cuentas 72
cuma -83
cuoc -23
cupom -40
curier -101
curl -383
current 23
custom -99
customers -386
customs -234
cv -52
cve -482
cvv -147
cyfry 12
czeka 85
d 59
d00 -46
da -14
daar 173
daca 148
dad 34
dag 10
daily -475
dairy -48
dakika 321
dakikan 152
dal -94
dalam 185
damit -41
dan -67
dana 7
danach 172
dane 171
dang 157
dann 250
dans 147
dar 103
dari -16
darme -24
das -23
dash 264
dashboards 237
dat 65
date -108
dateien -122
datum -281
davvero -36
daxil 326
day -56
days -162
dazu 143
db0 18
de -18
de00 247
deactivated 33
dead 93
deal -131
dear -13
debe 13
debera 14
dec -47
december -358
decembra -268
declared -187
dedahkan 212
default 59
deg 180
degilse 168
degilseniz -96
dei 28
dein 105
deine 282
deixa 18
dekujeme -176
del -46
delay -72
delete -167
deleted -16
deletion 134
deletions -158
delivered -344
delivery -97
dell 69
della -72
delle 163
demanat 73
demande 80
demandera 89
denemesi 75
dengan 171
denise 28
deniz -126
denne -114
dennis 68
denver -11
deny -610
dep 110
deployed -230
deposits -198
depot 9
depuis -30
deqiqe 385
der -46
derigs 109
des -90
desconto -155
desember -404
deset 38
desk 66
desktop 189
desormais -46
destinatario -320
det 91
details -158
dev 34
devices 11
devon -99
dial -35
dialog 13
dias -137
dibatalkan 1
dice 27
dicembre -300
dich 8
did -105
didn -65
die 25
diem -46
dies 271
diese 90
diesen 5
different 211
dig 152
digit -50
digita 260
digital 151
digitale -159
digite 261
digiti 689
digitos -396
dihantar 7
dihormati -77
dimanche -128
din 55
dinamica 265
diperlukan -29
dir 201
direct -171
directly -151
direkt 413
disabled 289
disattivato 226
disclose 72
discount -411
diskaun -152
diskon -13
display -141
disponible -165
disponivel -252
distribution 112
dit 13
ditt -149
diz -97
dl -95
dl0 14
dn 334
dne 35
dni -262
dniu 104
do 53
doamna 6
dobry -24
doc -86
dock 9
doctor 1
documento -291
doen -30
doesn 24
dogrulama 83
doing 268
dolore 52
domain -206
domains -70
domande -68
domenica -734
donde 59
done -83
dong -113
donnerstag -229
dont 155
door -163
dopo 197
dort 97
dossier -57
dostava -138
dostepu 89
dosya -31
double -90
doubt 35
dovetail 207
down -124
download -64
downloaded 236
dp -141
dr -18
dra -84
draft 187
drar -101
draw -124
drawer -168
dress -281
drive -15
driver -142
drivers 250
drop -109
dropped 50
druhe -180
drum 309
du 22
dublin 87
due -24
dummy 240
dung 134
duoc -261
dupa 271
dur 159
dura 138
durante -18
durchwahl 111
durham 8
durin_iii -131
duvidas -71
dvorak -61
dvs -28
dx 76
dynamic 235
dziekujemy -65
e 17
e0e 153
each -78
earlier 96
eccolo 8
ecran 191
ecrit 245
ed -32
edge 12
editor 59
editors 91
edu -195
ee -85
eenmalig 256
eenmalige 294
effettuato -97
efter 12
ega -62
egyszeri 240
eika 49
eiluteje 129
ein 126
eine -11
einem -8
einen -102
einfach -21
eingang 115
eingeben 149
einloggen 95
einmal 6
einmalcode 157
einmalkennwort 467
einmalpasswort 449
eintippen 448
either 17
ek -160
ekipa 113
ekki 362
ekrana 490
ekranina 80
ekraninda 124
el -107
elapsed -65
ele -22
electronica 101
electronico -46
elektro 348
elektronik 29
elettronico -29
elevator 46
elif 97
elkeszult -160
ellenorzo -2
eller -268
ellers 129
elm -126
els -11
else 125
em -31
email 14
emergency 272
emme -188
emne -98
empfanger 56
employees 214
employers -68
en 41
enaa -141
encomenda -70
ender -9
ending -59
ends -68
energy 13
enero -177
engangsadgangskode 192
engangskod 440
engangskode 141
engangskoden 232
engangslosenord 136
engangspassord 450
engedelyszam -47
engineer -209
england 62
enhet -96
enheten 41
enim 277
enjoy -8
enkratno 28
ennen 71
enroll -182
enrolment 16
ens -116
enter 310
entered 9
entering 543
entra 75
entrada -216
entrar 10
entrare 265
entre -89
entree -12
entrega -234
entrez 352
entro 158
entry -71
entsperren 157
env 226
enviado -62
enviamos -713
envio -22
environment 149
envoi -371
envoye -67
episode -140
equipe 180
er 44
erfolgreich -16
erhalten -73
erositsd 98
erp 95
error -326
errore -147
ersetzt 64
erst 4
ervenyes -117
erzeugt 161
es 98
escreva 39
escribe 409
escribelo 93
eshte 380
espace -49
essai -63
essais -353
esserti 64
essex 109
est -9
estado -87
estas 321
este 70
esti 78
estimada 180
estimado 114
estonia -189
estos 72
et 34
etait -197
etape 200
ete -214
etta -109
etter 105
eu 40
eur 64
europe 110
even -12
evening -165
event -128
evento -149
events -394
ever -271
every -111
everything -136
exactly 70
exam 25
examen -135
example 62
exchange -37
existing -296
exit -344
exited -141
exp 45
expected -454
expira 258
expirat -9
expire -3
expired -170
expires -17
expires_in 244
expirou -156
expiry -198
ext -44
extend -139
extension -78
external 134
extra -28
ez 203
ezt 131
f 76
f0kz -1345
fa 3
factor 75
factory -159
factura -145
facture -175
factuur 113
facundo -130
facut -64
failed -229
failures -70
faire -379
fake -330
faktura -132
fale -113
fall 295
fallen -112
falta -96
family 138
far -9
fares 555
farid 211
farm 6
farmacia 99
fathom 81
fattura -224
fatura -95
fault -57
february -111
fee 64
feedback -109
feeder -237
fees -242
feil -176
feira -216
fel -112
feld 318
felkod -51
felt 160
feluleten 41
femke -143
fenn -195
fennel 30
fenwick 378
fereastra 158
fernbank -353
fernhollow 36
fertig 165
feu 431
fi -105
field 55
fig -261
figure 198
figures 31
fila 102
file -138
filing 141
fill 76
find -52
fine -448
finestra 404
finish 36
finished -225
fire 203
firefox 51
firma 213
firmar 72
firmware 353
first 63
first_name 142
fiscale -115
five 59
fix -275
fixed -182
fizetendo -51
flat -32
fleet 174
flickers -58
flight 36
floor -36
flour -149
flug -116
flyers 26
focus -193
foglalasi -22
foi -91
folgenden 164
folio 35
follow -97
followers -92
following 149
folosi 92
folosinta 287
folositi 8
fontechiara 40
for 51
forfaller 45
forge 123
forgets 432
forgot 125
forgotten -26
form 97
forma 69
formato -20
forms -417
formulaire 153
formular 7
formulare 39
formulario 396
formulier 75
fornitore -86
forno -83
forsok 63
forst 151
forum 20
forward 125
fost -47
found 82
four 148
fr 245
fr00 492
fra -121
fragen -89
fragor 158
fram 215
frankfurt -64
frau 4
fraud -215
free -177
freephone 121
freigabe 175
freigabecode 230
freigegeben -86
freischaltcode 321
frequency 88
fresh 112
frete 174
freundliche 5
friend -106
friends -247
frn -101
from 62
frontend -314
ft -104
fue -68
fuiste -47
full -205
fun 362
funciona -70
funcionar 45
fungua 259
fur 24
fyll 177
g 33
ga 171
gaat -11
galaxy 72
game 124
games 60
gangen 142
gantry -44
gaps 168
gar 45
garage 97
garantie -66
garden -101
gardener -141
garnet 63
gast -68
gate -189
gateway 154
gatt 33
gave -310
gdansk 332
gebruiken 26
gebruikersnaam 229
gecerli 189
gecerlidir 92
gecerlilik 54
gecko 188
geef 54
geehrter 132
geen -29
geloscht 109
generat 26
generated 183
generator -586
genere 31
genitore 66
gentile -93
genuine -460
ger -63
gerade 104
gerek -85
gesamt -105
gesendet -24
geslo 290
get -93
gets 134
getting 150
gewoon 97
ghent -129
giam -436
gian -79
giao -40
gib 120
gift -192
gilt 120
giltig 11
giorno -208
girin 410
giriniz 178
giris 23
git -255
give 156
giving 223
gleich 26
gmbh -9
gmt 28
go 159
godkende 65
goes 53
goi -132
goiania -163
going 176
gol 49
gold 46
gom -265
gonderdik -341
gone -77
good 5
goodbye 267
google 134
gore -17
gospa 205
got 26
gracies 5
grad 52
grade -17
grand 66
gratis -154
graz -3
green 7
greetings 159
grenoble 4
grey 279
gross -295
group 194
grupa 24
grus -158
grusse 3
guard 209
guarda -115
guest 188
gultig 245
gun -298
guna 195
gunakan 103
gunilla 283
gunu -162
gut -129
gutscheincode -294
gyldig 44
h 8
ha -19
haben 59
hacer -99
had 30
hadiah -77
hagkaup -11
hai 18
halaman 226
half 18
hall 56
hallissa -30
hallo -20
halsningar 108
halt 240
halten -165
hana -7
hand 131
handel -31
hands 226
handy -27
hang -252
hanggang -98
hann 45
hannover -28
happen 151
happened 102
happens 27
har 26
harbor 4
hari -60
haro -715
harrow 126
harrowgate -120
hash 37
haslo 96
hasznalatos 174
hasznalhato 262
hat 32
hatali -26
have -49
haven 354
hay -16
hb 137
he 172
hear 87
hears 13
hebben -263
hech 118
heft -18
hei -87
hej 8
hello 75
hello00 125
help 80
helpdesk -15
helpline 53
helsinki -38
hemat00 -29
hemos -12
hendaklah -17
here 115
herr -65
hesabiniza -58
hesla 402
het 197
heure 282
heures -53
heute 53
hey 180
hezky 7
hf 58
hi 53
hibas -10
hidden 37
hier 246
high -22
hij 208
hill -71
hilsen 105
him 121
hingga -117
hire 202
hmrc -72
hmz0tq0b0k -75
ho 27
hoa 99
hoac 28
hoan 36
hoeft -34
hola -48
holding 287
holds 273
holfid -88
home 109
homes 75
hop -464
hope 102
hora 139
hores -68
horizonte 21
horvat 33
hos 9
host 59
hotel 41
hotline -36
hour 283
hours -163
house -59
how -380
hoy -36
hp 79
hr 65
hrs 117
hs -93
ht0 24
http -229
https -296
hub 26
hubungi -52
huddleroom -70
hungry 184
huwag 70
hvor 19
hy -129
hyphen 349
hyva 151
hyvaksy 14
i 3
ia 45
iade -85
ialah 3
iata 197
ib 164
iban 6
icin 348
icinde 243
ico 2
id -166
idatzi 338
ideiglenes -93
identificarse 1
identitate -2
identity 228
identyfikator -208
idm 104
iemand 137
ievadiet 210
if -17
ig -29
igazolas -175
igen 5
ignore -67
ihnen 12
ihr 28
ihre -82
ihres 14
iii 125
ikaw 122
iki -101
il 50
ilinca -311
ilk -122
ilse 19
im -4
ime 80
imizuzu 337
immer -76
imogen -39
import -142
importe -56
importo -126
in -8
inbox 175
inc 78
inc0000000 150
incident -273
incl -360
include -344
inconnu 112
indeksi -64
index 25
indiquez 370
indiranagar -88
indirim -440
indirizzo -9
indtast 388
info -69
information 94
informe 41
informujemy -232
ingelogd -135
ingenting 328
ingresa 211
ingressos 174
ini 137
iniciar 65
inkwell 156
inlogcode 308
inloggen -73
inloggningskod 154
inn 229
innan -69
inombolo -3
input 22
inr 20
ins 50
inscription 74
inserire 148
inserisca 232
inserisci 389
inserito -110
insert 25
insertions -100
inspector -6
instagram -216
install -10
instead 292
instruction 34
insurance 98
int 56
inte -5
interfon -97
internet 55
intikken 47
into 98
intri 4
introduce 384
introduceti 307
introduiu 243
introdus -126
introduza 358
introduzca 332
introduzir 106
invalid -394
investments 125
invio 79
invita -188
invitation -18
invited -88
invoice -209
io -7
ios -160
ip -110
ipe 69
iphone 187
ipアドレス -32
ird 305
irja 205
is 57
isbn -147
isn 8
issn 114
isso 313
issue -179
issued 52
ist -107
iste 120
isteach 394
isto 118
it 64
it00x0000000000000000000 38
italia 32
item -266
items 394
its 195
itself 150
itu 169
iva 144
iveskite 95
j 29
j00 -48
ja 30
jabuti -179
jadran 11
jadwal -25
jahr -166
jako 235
jalan -34
jam -46
jamais -96
jan -73
jana -119
jangan 58
januar -254
jata 58
jatka 1
jau -48
java -412
javi 15
je 98
jednokratna 412
jednokratni 40
jednorazove 219
jednorazovy 275
jednorazowe 186
jednorazowy 198
jei -62
jelentkezzen 147
jelszo 227
jemand 18
jen 138
jesli -73
jest -102
jeste 135
jestli 307
jetzt 14
jis 89
jl 12
jo 73
job -22
jobs -49
join -160
joining 102
joku 122
joliet 38
jos 16
jou 59
jour 40
journal 42
jours -42
jovahagyo 381
jpg -13
jsi 266
jsme -93
jste 13
juli -221
jumper 301
june -50
juni -44
junio 40
junto 250
jus 177
jussara -216
just 23
jusu 196
juz -41
k 15
k0 30
k0q0mx -29
ka 18
kabinets -34
kabul -14
kad 73
kadar -131
kai 225
kaixo 83
kalau 58
kali -103
kami -230
kamu 45
kan 20
kanal 95
kare 86
kart -309
karte -184
kartica -102
kartinizla 93
kassan -171
kasse -176
kassen -17
kata -5
kaunas -67
kaytetty -169
kazdej -160
kc -194
kcal -90
kde -324
ke 120
kedves -81
keep -135
keeper 28
keer 24
kehtib 148
keinen -76
keizersgracht -132
keld -146
kell -102
kenellekaan 122
kenteken -58
kenttaan 128
kerdese -67
kerjuk 112
kerran 515
kert 246
kertaa -52
kertakayttoinen 459
kertakayttosalasana 125
kertakoodisi 447
kestrel 75
kesz 54
ketik 373
kettle 116
key 64
keyerror -361
keynote 59
keys 24
kezdemenyezte 20
kft 4
kg -235
khac 1
khach 93
khau 185
khi -411
khong -192
kid -19
kids 172
kiitos -268
kime 85
kimga 72
kimlik -17
kimseye 35
kindling 14
kindly 82
kini -102
kinnita 164
kinnituskood 196
kiosk 108
kirish -58
kirjaudu 245
kirjaudut 111
kirjautumassa 133
kirjautumiskoodi 186
kirjautumiskoodisi 248
kirjautumissivulta -27
kirjoita 383
kit -107
kl 43
klantnummer -64
klasy -49
kleebi 297
klein -401
kleinschreibung 284
klick -570
klicka -322
kliendinumber -149
klientske 414
klijenta 230
kliknij -364
klistra 177
klockan 46
klopt -58
kluisje -210
knjiznica -74
know 193
knows 97
kod 15
koda 45
kodas -54
kode 1
koden 14
koder -408
kodici 38
kodja 330
kodjat -13
kodo 85
kodod 215
kodom 13
kodow -474
kodu -43
kodun 64
kodunu -87
kodunuz 210
kodunuzu -278
kofi 65
kohtaan 175
koko -51
kola 11
kolonky 106
komin -3
kommer -152
kommst 108
kommt -346
konta -41
konto 11
kontoen -28
kontonummer -57
konu 133
konummer 102
koodi -64
koodisi 196
kopi -124
kor -92
korabban -29
korra 108
kort -123
kortele -24
kortingscode -237
koszyku -69
kota 97
kotak 120
kovetkezo -101
kq00xt0 374
kqmz -32
kr -38
krakow -108
krijg -355
krs 42
krvt0000 -170
ks 8
ksiazki -111
ktere -190
ktore 125
ktory -9
ktos 35
kui 80
kuin 218
kuingia -96
kul -85
kuldott -103
kullanimlik 74
kun 86
kunci -23
kunden -338
kundennummer -77
kundenummer -75
kunder -39
kup -34
kupuje -267
kurier -118
kurierowi -3
kurs -163
kusi -53
kvart 253
kvitto -150
kvk 6
kwa 57
kwadrans 446
kwenye 13
kwh -106
kx -34
kx00 -145
kx0q0m 19
kysytaan 8
l 58
la 7
lab 90
laba -17
labas 59
labdien -44
label -135
labels -214
ladder 11
lag -47
lagi 208
lagret 32
lahetetty -107
lahetystunnus -73
lahtrisse 310
lai 155
laiska 64
lamna -118
lan -122
lane 25
langre -43
language -208
lanken -309
lapa 307
lapse -72
lapses 107
laptop -29
laramie -136
large -408
larkspur -127
las 140
lasku -32
laskun -20
last -45
lasts 100
late -5
later 46
latest -87
lauka 153
launch 59
lautet 116
lb -266
le -78
leave -175
lectura -53
leeds 38
leer -79
left 69
legen -117
lehe 176
lehel 39
lei -41
leite -7
lek -44
lending 166
length -153
leo 67
les 18
lesen -136
lesson -29
lesz -166
let 60
lets 289
letter 73
letters 251
leur -21
liberar 256
librarian -16
licencia -51
liczba -87
lieber 249
liegt -159
lien -385
lifetime 249
lift -22
light -66
ligue -45
like 91
liked -141
limit 30
limited 155
linde 31
line 64
linea 189
lines -192
linha 15
linija -51
link -341
linka 58
linked 139
linking 131
links -27
listeners -108
lists -75
liter 102
liye 92
ljubljana 79
ll -23
llame -24
llc 106
llega -152
llegara -21
llp 58
load 76
loans 355
local -99
localizador -587
location -38
locked 77
locker -115
loft -81
log 88
logga 105
loggade -15
logge 2
logged -87
loggen 223
logger -67
logget -113
logging 86
login 137
logins -88
loginwithemail 306
logowania 36
logs 105
logt 63
loja -65
lokalizacja 190
lola -46
london -120
long -78
longer -126
look -134
looked -251
loomly 28
lorem -11
lorient -116
lost -182
losung 219
lot -7
lottery 75
low -215
lower 236
ls 27
ls0 -61
lt 125
ltd 194
lublin -2
lucia -15
luck -152
lucky 42
ludo 31
luka -16
lund -18
lundi -8
lunedi -253
luvulla 9
luxembourg 107
ly -153
m -9
m0 -16
m00 -308
m0x0tb 158
ma 69
maandag -183
maart -53
machine 166
macos -133
made 65
maelle 14
maggio -38
magic 185
magiclink -269
mah -22
mailbox 56
mailed 103
mailer 95
mails -118
main -75
maintenant -56
mairie 255
mais 74
maison -1
maiuscole 310
maja -27
majuscules 184
make 11
maksu 150
maliciously -85
mam -43
man 81
manage 102
manager 216
mandamos -267
mandant 46
many 16
mapleton -655
maps -613
marc -18
march -174
marche 7
marco -47
mardi -69
marek -124
marginalia -387
maria 15
marina -65
market -137
mars -303
marsh 4
martedi -244
martin -58
marts 35
mas -133
masold 285
mastercard -58
masuk -55
masukkan 303
masz 35
mat 16
matches -222
maticna 7
matricula -32
mats 20
matter 169
mattermost -357
maximum 253
may -45
mayo -154
mayor -112
mayusculas 252
mbps 148
me -180
meadow 67
mebleg -8
med 3
medlemsnummer -193
meer -49
meg 50
megadott -50
megerosito 140
megkaptuk -60
mehr -52
mei -16
meille 284
mel -132
melalui -78
melden 81
meldest 146
meldet -103
meldung 158
member -64
members 294
membership 61
mendaftar 117
menos -32
mensagens -8
mention -47
mer -337
merchant 78
merci -277
merhaba -10
mese -72
message -10
met 135
method -285
mette 163
mevrouw 30
mezojebe 34
mfa 355
mg -122
mi -24
microchip -60
midnight 383
milano -112
mili -464
mill 49
millbrook -615
million -192
millrace 259
milo -139
min 152
mind -93
minden -7
mine -137
minggu -375
minh 76
minit 302
mins 418
minusu 203
minut 343
minuta 502
minutah 450
minute 209
minuten 302
minuter 245
minutes 163
minuti 413
minutit 306
minutos 459
minuts 113
minutter 298
minuttir 259
minutur 401
minuutin 213
minuuttia 168
mireille -120
mis 81
misma 148
mission -40
mistake 31
mit 73
mitarbeiter 59
ml -207
mm -103
mms 234
mniej -288
mo 31
mobil -20
mobile -151
mochte 197
mochten 71
model -100
modifie -112
modtaget -19
modulo 46
moi -28
moikka 128
mois -12
moja 213
mokejimo 168
moment 124
monday -94
mondja -90
monitoring -111
monitors 178
monouso 523
montant -19
month -137
more -76
morgen -123
morning 51
mos 208
most -82
mostantol -106
mot 100
move 189
moved -162
moves -50
moving -30
mozna -339
mpan 296
mrn -82
mrs 65
ms 26
msg 139
msimbo 200
mst -52
mt0 -37
mtan 216
mtu 263
muista 138
mukaan -55
museum 95
must 175
muzete -97
mva 77
mx -213
mx0 -323
my -145
myservices -230
m³ -209
n -45
na 28
naam -321
naar -115
nad -162
nadia 138
nadie 111
nag 230
nagon 196
naic 128
nakamura -9
nakup -44
nakupu -103
nam -194
namba -16
nambari -106
name -191
named 7
nan -280
nang 31
nantes -61
nao 27
nap -315
napis 91
napiste 209
narocilo -131
narudzba -91
nase -117
nasi -121
nastavit -684
naste -60
nationale -166
ne 75
nearly 103
nebude -25
ned -51
nedele -90
need -18
needed -46
needs -18
nego 8
negozio -84
negyedoraig 34
nehmen 51
nekdo -74
nell 61
nella 34
nennen -96
neplatny -139
nereikia -11
neste -51
neu 104
neue 66
neuen 40
neuer 63
never 3
nevienam 166
new 28
news -313
newsletter -129
next 31
nf -270
nga -63
ngaku 64
ngay -239
nguyen 98
nhan -113
nicht -13
nichts -176
niemand 3
niet -75
nieuwe 18
nif 46
night 88
nights -146
niin -105
nije -32
nikomu 68
nimanui 280
nimbra -8
nincs -275
ningu 219
ninguem 52
nipc 81
nisi 22
nl 63
nl0000 -403
nm 163
nmls -128
no -24
nobody 107
noch 110
nodig 16
nog 38
noget -131
noi -80
nok 302
nombor -89
nombre -99
nome 208
nomor -98
nomreniz 189
nomresi -137
non -57
none 12
noon 136
noor 51
nop 196
nordhaus -259
normal -214
normally -108
north -57
norway -111
norwich 2
nos -160
not -3
nota -308
notebook -92
notes -143
nothing -274
notice -148
noticed -163
notification 26
notifications -131
notig -358
notre -130
nouda -56
nous -72
noutokoodi -199
nov -200
nove 220
november -149
novembre -194
noviembre -155
novo 226
novy 15
now -74
nowego 23
nowy 56
np -27
nr -17
nr0 173
ns 174
nt -180
nu -164
nua -280
nueva -169
num -59
numar -53
numaraniz -196
numarasi -170
numarul -146
number -93
numbers -25
numbrid -53
numer -291
numerem -115
numeris -74
numero -150
numeroon -26
numeros 3
nummer -283
nummeret -21
numret -155
numurs -122
nunca -235
nuo -168
nye -156
nyt -17
o -1
oakland 9
oakmere -40
obedy 122
object -156
objednavka -46
obrazovce 212
obrazovke 196
och -43
ocr -70
octavia -167
october -98
od -94
odbiorca 184
odbioru -286
oder -129
odnosnik -17
odpowiedz -236
of -32
offers -263
office 43
offline -74
offnen 201
offnet -171
ogsa 121
ohm 120
ojo 17
ok -69
okafor -55
okkar 175
okna 116
oktober -232
ola 60
olan 9
olbia -66
old 31
oldalon 436
oleander -373
oled 76
olet 311
olur 449
oluwaseun 258
om 101
ombi 353
on -19
onay 199
oncall 288
onda 491
onder -94
one 112
onetimepassword 91
online 92
onlinebanking -58
only 129
oo 101
oomkilled -37
open 97
opening -78
openstaat 335
operacao 193
operacja 223
operacji 5
operation 70
operative 26
opiste 614
oplata 34
opoznieniem -43
oppnas -21
option -82
or -84
ora 39
oraz -4
orchard -20
order -134
ordernummer -15
orders 130
ore 29
origin -83
origine 46
os -17
osei -140
oslo -41
osszegu 119
other 18
others -62
otherwise -40
oto 235
otp 150
otp_code -753
otrzymalismy -63
otsikossa 62
otter -92
ou -147
oulu 125
our 12
ours 5
out 42
outbound -19
ouverte 312
ouvidoria -55
ove 457
oven 149
over 26
overfor 33
overovaci 357
own -8
owner -244
oy 64
ozel -243
p 10
p0 -93
p00 -149
pa -12
paaset 33
paasukood -10
pacific 401
pada 63
pag -131
pagamento 23
pagar -288
page 173
pages 4
pagina 512
pago 71
paid -24
paikalle -346
pair 63
paket -341
pakke -75
pakkenummer -102
paldies -74
palisade 206
palletcode -52
palveluun 81
pane 125
panier -376
pankki -222
panstwo -214
pantalla 255
paperless -93
papertrail -397
paperwork -12
par -159
para 211
parade 186
parcel -355
parent 385
parish 97
park -144
parked -11
parking -156
parola 128
paroli 97
parool 99
part -97
partenza -51
parti 50
participant -126
partner 170
party 22
paso 16
pass -42
passcode 233
passcodes -324
passe -54
passed -183
passkey -330
passkeys -114
passo 245
passt -48
passwordless 312
passwords 54
passwort -113
past 62
paste 160
patch -244
patient 38
patri 62
patvirtinimo 206
patvirtinti 364
pavilion -139
pay -12
paydesk 372
payee 92
paying 7
paylasmayiniz 63
payments 29
payout 186
payroll -53
pc 76
pdf -190
pdt -58
pe -49
peakline -62
pebble 3
pedalear 80
pedalo 382
pede -49
pedido 80
pedir 114
pediremos -37
pekka 344
pembayaran -73
pembelian -310
pencilled 718
pending 153
penerima 752
pengambilan -178
pengenalan -103
pengesahan 266
pennant 268
penrose 356
pentru 53
penztarnal -206
people -142
percen 127
percig 500
period -37
peristiwa -122
permohonan 327
pershendetje 66
person 6
personal -239
personne 221
peru -136
petak -90
petis 315
petro -64
phone -108
phong -275
photo -156
photos -2
php 14
phut 459
pick 31
pickup -307
pid -190
pides 15
piece -3
piegade -62
pier 40
pike 52
pin 10
pincode -112
pine -87
ping -30
pins -53
pipeline -146
piu -14
place -101
placed -49
placilo 89
plads 59
plain 75
plan -15
planner -263
plant -16
platba 103
plate -64
platform -175
platnost 143
played -135
players 68
plc 9
please -28
pln 165
plot 152
plug 54
plus -74
pm -4
pmb 7
pnr -192
po 64
pobranie 19
pocketcms -343
pocztowy -136
podaj 11
podanie 8
pode -221
point -20
points -250
pojistovna 19
pokazite -10
pokud -54
pola 6
pole 29
police 51
policy -145
polis -121
polje 66
polling -140
polls -80
polu 96
pon 166
pone 3
ponownie -161
pop 273
popust -2
por 40
porque -48
porta -80
portal 47
portale 22
portalu 60
porten 71
portland 59
portone -69
posiljka -87
poslali -8
poslana -52
possible -45
post -229
postal -143
postbus -31
postcode -125
posted -111
postgres -54
postinumero -138
postnummer -77
postovana 37
postovani -58
pot 247
potom 72
potongan -126
potrditveno 42
pots -97
potvrdenia -94
potvrdte 141
potvrdu 461
potvrzeni 165
potwierdzajacy 107
potwierdzenie 85
pour 192
pouzijte 97
pouzite 6
power -16
powered 140
pozadali 9
pozdravem 23
pozdravljeni 31
poziadali 62
poziom 63
poziv -41
poznan 19
pr -80
pra 191
precedente 73
precinct -156
precisa -38
pred -77
predmet -29
prefer 112
prelevement -150
premere 170
premio 71
prenotazione -29
prepisite 278
prescription -157
press -109
pressed 655
prestane -6
preukaz -243
preview 36
pri -272
price -56
prihlaseni -5
prihlasenie 44
prihlasovaci 159
prihlaste 168
prijava -101
prijavite 187
prijavo 279
prijavu 230
prima -136
primeira -242
primo -147
printed -265
printer -123
printing -359
pris -347
prisijungimo 481
prisijunkite 140
privacy 161
prize -321
probably 51
prochaine -74
prod 75
product -269
production -162
profile 6
profilo 216
profite -54
program 117
projector 196
promijenjena -42
promise -44
promised -174
promo -151
promocional -180
prompt 409
pronta 59
proof 103
property 57
prosinca -153
protocolo 65
proud -474
prove 218
proves 208
provided 114
provider -124
proximos 70
prufcode -135
prufen 22
przelew 23
przepisac 611
przepisz 282
psc -120
psst 100
pt 91
pts 134
puaniniz -423
puedes -411
puk -13
pukul 46
pull -381
pulnoci 88
pulsa -455
punch 130
punktow -14
puo -103
purpose 175
push -66
put 162
py -115
pyta 4
pyysit 61
q 607
qa 20
qa0 117
qeydiyyat 242
qr -753
qty -126
qu 48
qua -280
quai 2
quality -115
quand 314
quarrydocs 44
quart 153
quatre 88
quay 80
quayside -152
que 82
quello 65
quelqu 72
quem -40
queridas -64
question -110
questions -35
queue -9
quezon -109
qui 58
quien -69
quieras -64
quiet -7
quillbase -53
quis 7
quiser -81
quiz -36
quote -131
quy 49
qx00 -75
qx0t0l 222
r -50
r000 -10
r0000 -32
ra 42
rabatkode -128
rabatkoden -309
rabatowy -251
rabattkod -220
rabattkode -257
rachunek 209
racun -126
radio -59
radku 60
rafael -78
raffle -250
rahasia 35
ramiro -14
randevunuz -277
range 45
ranije -56
raqami -249
rastreio -49
rate -305
rates 81
rather -60
rathmines -381
rb -157
rcpt -423
rd 76
re 10
rea 4
reach -158
reachable 673
read -23
reader 10
reading -114
ready -139
real -46
really 254
realm 185
recebemos -133
receber 16
receipt -186
receipts -43
received 9
receptie -182
reception -64
rechnung -6
recibes -87
recibimos 311
recipient 175
recogida -70
recopier 126
recopiez 589
record -51
recorded 116
records -123
recover 82
recovery 171
recu -101
recuerda -146
red -7
redacted -465
redan -83
redeem -148
redemption 102
reducere -138
ref -25
reference -183
referencia -443
referral -447
refs -68
refshalevej 188
refunded -79
refunds 43
reg -3
regards 106
regeringsgatan -285
region -28
register -141
registering 204
registraci 357
registraciu 42
registration 39
registrierung 244
registrikood -29
registro -61
registry 21
reinitialisez 161
reject -28
rejected -124
rejestracje 91
rekening -7
rekisteroitymisesta 237
relates 152
relax -185
relay -127
release 117
remains 9
remboursements -114
remember -98
remercier -228
reminder -451
remote 48
removed -126
remplace 180
rendelesszama -18
rendelest -82
rendered -30
renew -230
renewal 68
reno -90
rent -58
renvoyer -145
repair -70
repeat 406
replace 20
replaced 41
replied -150
reply -44
report -273
reported -91
reports -401
republic -274
reqemler -58
request 44
request_id 224
requested 225
requester 59
required -50
requires 649
reserva -250
reservation -78
reserved 99
resi -53
resident 11
residents -13
resolved -143
responda 322
response -319
responsibly 216
result -181
results 132
retire -149
retirer -14
retrait -370
return -21
returns 120
rev -95
reveal 122
review -70
reviewed -8
revision -338
rewards 268
rezervacija -164
rezervacije -63
rezervasyon -83
rfc -515
rg0 -160
ricevuta -62
richiesto 135
rides 51
ridica -41
riding -460
riga 228
right 50
rights 270
rinda 122
ring -128
ringe -67
rink 61
rio -68
riomhphost -98
riquadro 8
ritiro -110
riunione -67
ro -29
robic -120
robin -277
robot 22
robots 75
role 421
rollout -42
room -53
rosalind -178
roulib 47
route 22
routing 180
rp -4
rp0 12
rp00 -92
rs 81
rugam 32
rule -93
run -67
runbook -160
runner 160
running -59
runs 160
rush 347
rutan 236
rydo 2
s -27
s00 -15
sa 51
saa -76
saaja 24
saat -88
safe -88
safety -264
sag -109
sagsnummer -41
saida -12
saint -26
saisir 241
saisissez 480
saiu -181
sak -131
sakerhetskoden 81
sala -258
salah -376
salamat -255
salasanan 310
saldo -116
sale -137
sales -204
sali -40
salle -33
saludos 24
salut 98
sam 26
sama -66
samedi -8
samme -251
sample -71
sampletown 123
sampleville -969
samr00 -203
san 47
sanitaria -21
sans 159
santiago -235
sao -54
sara 18
sarl 55
sat -59
sata 83
save00 -5
saved 179
savo 70
saw -151
sayfaya 291
sayi -64
scade 125
scaduto -126
scammers -60
scams -76
scan -23
scanners 499
schlussel -11
schranka 68
science -139
sconto -213
scop 200
scrapped 209
screen 292
scrie 31
scrivi 405
sdelte -52
se 38
seal -49
seans 311
season 85
seat -213
seats 33
seattle -20
sechs 9
second 113
seconda 367
seconds -92
secret 32
secretaria -114
secretary -124
section -55
secure 97
securite -16
seda 210
see -82
seeing 77
seen -71
sees 156
segreteria 26
seguinte 72
seguranca 99
seguro -8
seine -35
seite 2
sekali 175
selam 206
selasa -162
selatan 3
selin -268
seller 6
semaine -159
semana -259
sementara -51
sempre 47
senast -54
send -68
sending 296
sendt -34
senest -137
senhor 98
sensitive 255
sent -78
senza 86
separate 134
sepette -131
sept 39
september -48
ser -171
sera -24
serena 29
serial 32
seriennummer -57
serra -1
sert 39
servers -488
service -25
services 27
servir 197
sessio -5
set -51
settings -63
seu 73
seul -80
seuraava 406
severity -5
sezione -35
sfert 15
sg -32
sha0 -41
sha000 -163
shard 69
share 86
sharp 114
shed -70
sheet -1
sheets 32
shelf -145
shift 156
ship 154
shipped 110
shipping 233
shop -165
should -9
show -4
shown -233
shows -243
si 21
sich -107
sicherheitscode 283
sicurezza -137
sidan 448
side -22
siden 332
sie 96
siffrorna 9
sifra -7
sifre -12
sifreniz 377
sig -56
sign 80
signature 61
signatures -660
signed -206
signer 435
signin -36
signing 96
signup 259
siguiente 45
sigurdsson 297
sijaan 182
silakan 209
silver 193
sim 171
simpan -44
simply 115
sin -53
since 3
sincerely 13
sind 54
singapore -109
single 54
siparis -25
siparisiniz -88
sirve 106
sisesta 226
sisselogimiskood 147
sistema 374
site 41
sitting 98
six 86
siz 16
sizden -40
sizning 92
sk00 127
skaitli -44
skaits -108
skal 23
skambinkite -168
skeleton 343
skickade -214
skopiuj 34
skriv 276
skriva 67
sku 134
sky 92
slevovy -172
slot 163
slova 61
slutar 188
sm -178
small 275
smart -215
sme -89
smo -96
smoke 283
sms -266
smtp -436
so 14
socia -64
social 21
sofia 59
sofort -259
software -5
sol 244
sola 135
solicitacao 194
solicitors -275
solicitud 46
sollte 73
solved -235
som 72
somebody 56
someone 51
somewhere 26
son -32
sondag -49
sondern 155
sonra 269
sons 215
sont 29
sooduskood -187
soon 64
sorrel 17
sorry 140
sort -162
sorteo -121
sortie -58
sorulariniz -358
sou 234
souhlasite 94
south 23
soylemeniz -68
sp 98
spam -254
sparst -175
speak 52
special 228
specialist -38
spedizione -148
spei 106
spell 106
spend -205
spent -261
splatnost -55
split -119
sporitelna 417
sporsmal 44
sprawdz 405
spring -217
square 76
src -73
sretno -66
sri 281
srl 100
st -97
sta 33
staci -103
stadfesta 133
staff 25
stagehand 257
stale 227
stand -330
standing 223
stands 182
stanje -52
star -7
start -122
started 188
starts -125
stata -20
statement -311
statements -225
statistics -68
stato -203
status -115
ste 18
steht -185
stemmer 173
step 206
steps -3
stevilka -99
stick -118
still -137
stimata 183
sto -4
stock -272
stockholm -47
stop 204
stops -55
stora 219
store 17
stran 84
strani 72
street -14
string 54
stronie 251
stub 171
stunden -18
stuurden -178
su -60
sua -83
suas -169
subject 108
subject 0 -103
subject 00 -176
subject 000 34
subject 0000 -49
subject 000000 -6
subject 0000000 -60
subject 00000000 -17
subject 000000000 4
subject 000호 -16
subject 00k -54
subject 0b -101
subject 0f0a0c0 111
subject 0fa 198
subject 0x0 -194
subject 0월 -165
subject a -39
subject aan 42
subject aanmelding -448
subject abgelaufen -218
subject aboard 237
subject accepted -337
subject acces 302
subject acceso 382
subject access 193
subject accesso 174
subject account -5
subject acesso 59
subject acme -17
subject activa 247
subject activation 261
subject add 32
subject added -142
subject adding 454
subject address -85
subject adeyemi -92
subject adgang 65
subject adherent 6
subject admin 233
subject afspraak -92
subject agm -119
subject aktiviert -8
subject alamat 271
subject aldrig -310
subject alert -221
subject alerts 581
subject all 156
subject alle -106
subject almost 433
subject always -347
subject am -154
subject an 36
subject anda -105
subject andret -68
subject anmeldecode 206
subject anmelden 46
subject anmeldung 67
subject answered -239
subject antrag -104
subject api -177
subject app 78
subject app_name -406
subject application -143
subject appointment -116
subject approval 149
subject approve 402
subject approved -127
subject appuntamento -93
subject april -152
subject arcade 8
subject are 99
subject area -212
subject arende -132
subject armario -63
subject arrive -206
subject arrived -89
subject arrives -297
subject arriving -110
subject aterstall 47
subject attempts -148
subject attend -55
subject auftrag 11
subject autentificare 80
subject authenticate 886
subject authentication 58
subject authorize 452
subject automatic -8
subject autorize 217
subject autoryzacyjny 191
subject avaaminen 102
subject available -84
subject avec -69
subject aviso -47
subject avviso -20
subject aw 347
subject az -10
subject back 314
subject backup -295
subject baharu -339
subject bank 143
subject banka 54
subject bao -60
subject barn 55
subject baru -221
subject basket 14
subject before 54
subject bei 283
subject bejelentkezes -52
subject bekliyor 55
subject bekraft 288
subject bekrafta 182
subject bekreft 105
subject belepes 242
subject belepesi 42
subject berhasil -246
subject besked 2
subject bestatigen 274
subject bestatigung 230
subject bestatigungscode 265
subject bestelling -39
subject bestellung -315
subject bestilling -155
subject beta 26
subject bevestig 247
subject bevestigd -88
subject bevestigen 78
subject bill -42
subject bin -5
subject biology -24
subject bitte 171
subject biztonsagi 244
subject boleto -113
subject bolletta -160
subject bonjour 107
subject booking -44
subject box -52
subject browser 650
subject btc -54
subject buchung -92
subject bus -457
subject but 107
subject by -326
subject c 4
subject cadeau -114
subject caducado -185
subject call -100
subject callers -40
subject cambio 593
subject cancelled -815
subject canh -177
subject cannot -297
subject car -235
subject card -207
subject case -204
subject certificate -304
subject challenge 177
subject change 231
subject changed -328
subject chao 13
subject chart -8
subject check 166
subject checking 25
subject checkout 64
subject chitanta -9
subject chuyen -115
subject chyba -120
subject ciao 103
subject cihazdan 74
subject cikti -46
subject cita -23
subject claim 209
subject class -389
subject client 153
subject closed -74
subject club 219
subject cod 210
subject code 144
subject codes -230
subject codi 413
subject codice 235
subject codici -18
subject codigo 195
subject codul 112
subject coletul -171
subject collect -360
subject collection -102
subject comanda -101
subject commande -380
subject company -90
subject complete -88
subject completed -113
subject compra 22
subject compte -80
subject computer 507
subject con -267
subject conferma -11
subject confirm 118
subject confirmacao 257
subject confirmar 486
subject confirmati 54
subject confirme 231
subject confirmed -616
subject confirmer 409
subject confirmez 118
subject connect 119
subject connecter 21
subject connexion 280
subject consegna -113
subject console 175
subject consulta -164
subject conta -113
subject contact 208
subject contrasena 51
subject contrasenya 47
subject control 250
subject cooperativa 208
subject copied 271
subject correo 326
subject correu 32
subject course -129
subject cp 526
subject cs 69
subject cu -150
subject cua 2
subject cuenta -27
subject cupom -102
subject czeka -180
subject da -29
subject dana -56
subject dang 100
subject dans -136
subject dari -80
subject darkovy -312
subject das 123
subject dat -30
subject day -306
subject days -567
subject de 74
subject degistirildi -26
subject del -66
subject delete 52
subject delivery -219
subject demo 89
subject deployed -323
subject deposit -283
subject det 420
subject details -147
subject dev 136
subject device 252
subject dial -66
subject dich 24
subject didn -802
subject die -11
subject digit -33
subject digital 41
subject digits -48
subject dimenticata 63
subject din -77
subject disabled -655
subject disk -95
subject disponible -417
subject dispositivo 47
subject do 62
subject docs 113
subject dogrulama 63
subject dogrulayin 216
subject doi 49
subject domain -26
subject don -160
subject done -10
subject door -176
subject dr 25
subject draw -17
subject dress -14
subject driver 69
subject du -42
subject due -155
subject dumneavoastra -186
subject duoc -182
subject durin_iii -167
subject e 159
subject e0e 100
subject each -381
subject echec -236
subject edit 72
subject eich -101
subject electronic 383
subject electronique 71
subject elkeszult -185
subject em 32
subject email 56
subject en -142
subject enabled -185
subject engangskod 272
subject engangskode 311
subject engineer -160
subject enrollment -153
subject enter -189
subject entered -712
subject entities 30
subject entra 226
subject entrar 474
subject entrega -160
subject entry 178
subject ep -161
subject er -159
subject eres 107
subject error -65
subject espace 76
subject est -23
subject esta -131
subject et -59
subject ete -22
subject eur 112
subject even 83
subject exam -226
subject examen -62
subject example -53
subject exited -37
subject expire -349
subject expired -688
subject expires -11
subject export 139
subject external 398
subject ez 154
subject factor 36
subject factura -372
subject facture -143
subject factuur -241
subject failed -846
subject faktor -80
subject faktura -409
subject fallback 78
subject falsche -234
subject falta 336
subject fattura -49
subject fatura -173
subject faturaniz -200
subject february -54
subject fehlgeschlagen -208
subject feirao 96
subject fernly -82
subject fi -135
subject field -480
subject file 174
subject finish 205
subject fiok -74
subject firma 362
subject first 83
subject fisiniz -45
subject flat -11
subject flight -33
subject folio 81
subject for 48
subject forgot 61
subject forgotten -15
subject form -110
subject forum 226
subject forwarding -460
subject fost -311
subject fra 69
subject fractions -94
subject fran -137
subject frau -121
subject fraud -138
subject freigabe 513
subject freigeben 74
subject freischaltung 70
subject friday -206
subject fridge 142
subject friends -246
subject from 91
subject ft -30
subject fur 83
subject fwd 478
subject game -155
subject garden 301
subject gate -139
subject geandert -173
subject get 15
subject getting 17
subject gewijzigd -385
subject gia -179
subject giam -82
subject giris 185
subject give -638
subject go 31
subject godkann 68
subject godkend 417
subject golpe -41
subject good -86
subject got -191
subject gratis -23
subject guest 302
subject ha -386
subject half -376
subject han -325
subject har -299
subject has -251
subject hasla -55
subject have -579
subject hazir -214
subject hazirdir -65
subject hej -39
subject held 166
subject hello -112
subject help -224
subject here 27
subject herinnering -43
subject hesap -94
subject hesla 10
subject heslo -43
subject het 124
subject hey 214
subject hi 103
subject hoje -267
subject hold -261
subject home -40
subject hos 8
subject hosting 4
subject hotel 167
subject hours -505
subject house 306
subject how -370
subject hr -104
subject hs -321
subject i -4
subject iban -39
subject icin 226
subject identity 182
subject idopont -118
subject ihr -27
subject ihre -120
subject ihrem -94
subject il -81
subject ilea -20
subject im 61
subject important -442
subject in -21
subject indirim -45
subject indirizzo 242
subject information -359
subject inici -96
subject inlogcode 364
subject inloggen 216
subject inloggning -4
subject inloggningskod 240
subject inn 79
subject innlogging -177
subject input -324
subject inscription 190
subject inside -320
subject inspection -133
subject insurance -8
subject invitation -137
subject invite -29
subject invited -736
subject invito -36
subject invoice -369
subject invois -1
subject ios -122
subject ir -346
subject is -35
subject islem 49
subject issue -543
subject ist -193
subject it 367
subject item -30
subject ja -45
subject janji -104
subject je -231
subject jednorazowe 135
subject jelszo 274
subject jira -291
subject joining 433
subject jouw -397
subject jovahagyasa 666
subject juaj -311
subject jums -120
subject june -118
subject juni -11
subject juniper -120
subject jusu -99
subject k 188
subject kargonuz -212
subject ke 171
subject keamanan 187
subject keeper 49
subject kerro -212
subject keselamatan 13
subject kettle -126
subject keys -38
subject khoan 222
subject kiitos -70
subject kimseyle -183
subject kinnitamine 335
subject kinnituskood 195
subject kirjautumiskoodisi 495
subject kitchen 21
subject klaar -286
subject klub 102
subject knock 55
subject know 120
subject kod 160
subject koda 355
subject kodas 290
subject kode 308
subject kodea 350
subject koden 362
subject kodi 444
subject kods 243
subject kodunuz 192
subject kody -88
subject kommt -209
subject konfirmasi 147
subject konta 224
subject konto -83
subject kontrola 156
subject koodi 16
subject korekty 14
subject kundenportal 138
subject kurz 118
subject kvittering -133
subject kvitto -67
subject l 78
subject la -26
subject lab -202
subject lager -80
subject lasku -72
subject le -195
subject lease 15
subject left -32
subject length -449
subject les -229
subject lets 67
subject library -152
subject licence -629
subject license -158
subject lich -151
subject lieferung -223
subject liegt -14
subject lien -507
subject linha 445
subject link -131
subject linked -171
subject linking 51
subject linux -27
subject listrik -149
subject living 334
subject livraison -67
subject livrare -11
subject load -162
subject location -204
subject locker -192
subject loft 19
subject log 231
subject login 266
subject loginkode 278
subject logon 95
subject logowania 85
subject logowanie 162
subject longer -431
subject low -554
subject lt000000000 -68
subject m 52
subject ma 171
subject machine -26
subject made -4
subject magic -47
subject mail 237
subject mailbox -46
subject mails -81
subject maksu 3
subject malipo -46
subject manage 360
subject manca 95
subject market -88
subject mars -34
subject masuk 154
subject mat 422
subject match -346
subject meeting -121
subject megerkezett -135
subject megerositese 75
subject megvaltozott -170
subject member 106
subject members 26
subject membership -61
subject message 141
subject meter -307
subject mfa 172
subject minden -5
subject minutes -364
subject missing -151
subject mit -78
subject mo 100
subject mode 121
subject modifie -14
subject module -12
subject moi -88
subject monday -434
subject month -148
subject more -255
subject mutual 374
subject myservices -124
subject na -66
subject nao -120
subject nas -22
subject naslova 9
subject ne -244
subject needed 120
subject needs 131
subject nettbanken -33
subject neue -319
subject neuer 14
subject never -309
subject new -25
subject news -371
subject newsletter -331
subject next -100
subject nie -190
subject nieuwe 162
subject nimbus 1311
subject no -186
subject noch 343
subject nollaa 48
subject non -288
subject nooit -313
subject norwind 496
subject nota -300
subject notes -356
subject notewell -403
subject notice -204
subject notig 202
subject noua -245
subject noudettavissa -33
subject nouveau 162
subject nouvelle -434
subject nov -143
subject nova -166
subject nove -212
subject november -159
subject now -223
subject nowe -29
subject nowy 47
subject nr 14
subject nu -265
subject nueva 7
subject nulstil 112
subject number -105
subject numbers -112
subject numer -59
subject numero 21
subject nunca -505
subject nur -165
subject ny -50
subject nyt -203
subject oak -88
subject objednani -99
subject objednavka -150
subject odeme 19
subject of 140
subject off -297
subject on -123
subject one 341
subject online 289
subject only -50
subject op -301
subject open -121
subject opening 411
subject order -73
subject ordre -194
subject otp 154
subject our -102
subject out -12
subject oven 5
subject over -268
subject overeni 254
subject overenie 41
subject pa -5
subject paczka -144
subject page -37
subject paiement 149
subject pair 134
subject pairing 156
subject paket -437
subject palogging 96
subject par -313
subject parcel -392
subject parent 135
subject parking -143
subject passbook -148
subject passcode 216
subject passed -29
subject passkeys -11
subject patvirtinimas 300
subject payee 56
subject payment 88
subject payroll -134
subject pedido -383
subject pemeriksaan 53
subject people -312
subject perjalanan -125
subject permohonan 271
subject pesanan -27
subject phone 204
subject pickup -68
subject pieslegsanas 47
subject pin 89
subject pipeline -113
subject platnosc 1
subject please -134
subject pocketcms -146
subject podpis 250
subject points 173
subject por -95
subject portal 175
subject portale 48
subject portalu 149
subject porto -376
subject posiljka -381
subject post -210
subject postadress 69
subject potrditev 404
subject potvrda 30
subject potvrdte 179
subject potvrzeni 38
subject potwierdz 371
subject pour 58
subject pozvanka -2
subject pr -760
subject preview -233
subject price -140
subject prices -59
subject prihlaseni 127
subject prihlasovaci 37
subject prijavu 107
subject pro -83
subject problem -324
subject prod -51
subject programare -75
subject project -241
subject promijenjena -31
subject promo -202
subject prove 42
subject prueba 112
subject puk -232
subject q -120
subject qa -10
subject qua -26
subject queue -74
subject quick 249
subject quoted -264
subject rabatowy -79
subject rabatt -276
subject racun -139
subject radio -201
subject randevu -78
subject rappel -48
subject re -102
subject read -17
subject reader 372
subject ready -138
subject recall -299
subject receipt -920
subject receive 404
subject received -199
subject rechnung -318
subject recibo -122
subject record -185
subject recordatorio -215
subject recuperacao 300
subject redeem 147
subject redeeming 70
subject referral -166
subject refund -47
subject regalo -144
subject register 433
subject registered -322
subject registering 81
subject registration 119
subject registrierung 85
subject registry -303
subject rejected -250
subject rejects -14
subject release -106
subject releve -303
subject reminder -498
subject removed -135
subject rendez -215
subject reply -214
subject report -242
subject req -178
subject requested 164
subject reserva -262
subject reservasjon -96
subject reservation -254
subject reset 157
subject resolved -78
subject respaldo -133
subject restablezca 96
subject restoring 28
subject result -222
subject reveal 14
subject review -673
subject rezervacije -47
subject rezervasyonunuz -126
subject rezerwacja -17
subject ricevuta -44
subject ride -66
subject risiti -29
subject rma -61
subject rok -32
subject room -4
subject roulib 22
subject router -17
subject run -179
subject s 176
subject saapunut -61
subject sakerhetskod 242
subject sakerhetskontroll 93
subject sale -184
subject sample -99
subject saturday -154
subject save 49
subject save00 -127
subject sconto -218
subject score -142
subject season -20
subject seats -62
subject second 201
subject secure 154
subject securite 131
subject security 194
subject sei 236
subject semakan 24
subject semula 7
subject sen 180
subject sender -164
subject sendung -18
subject senha 87
subject sent -352
subject september -95
subject set -236
subject seu -91
subject share -352
subject shift 223
subject shipment -79
subject shipped -352
subject sicherheitscode 165
subject sicurezza 161
subject sie -4
subject sign 156
subject signature 136
subject signing 200
subject signup 93
subject sikkerhedstjek 178
subject sim -59
subject single 78
subject sinu -68
subject siparisiniz -63
subject six -105
subject smlouvy 113
subject sms 160
subject smtp -455
subject so -218
subject solo 31
subject sorry 38
subject spent -140
subject srodku -36
subject ssh 4
subject stadfesting 81
subject stadfestingarkodi 126
subject staging 67
subject stap 192
subject start 370
subject statement -243
subject stay -138
subject step 165
subject steps 4
subject still 106
subject store -64
subject su -31
subject sua -136
subject subject 335
subject sudo 53
subject summary -102
subject sunday -575
subject survey -571
subject system -84
subject szamla -106
subject t 101
subject table -10
subject tai 70
subject tan 161
subject tap 32
subject tastet -453
subject tavo 21
subject tax -124
subject taxi -53
subject te -74
subject team -19
subject telah -246
subject telephone 527
subject televizor 51
subject tell -395
subject template -203
subject temporal 4
subject temu -87
subject ten -66
subject termin -191
subject tern 429
subject tesdiq 232
subject tessellate -25
subject test -7
subject tetapkan 26
subject teu 146
subject texted -831
subject thank -267
subject thanks -461
subject the -62
subject thibitisha 76
subject thing 147
subject this 215
subject ti -102
subject ticket -94
subject tid -84
subject tien 51
subject tiket -95
subject tilauksesi -77
subject tilausvahvistus -44
subject till 192
subject time -72
subject tin -12
subject tl -51
subject to 92
subject today 14
subject toegang 22
subject toegangscode 163
subject token 116
subject tomorrow -170
subject tonight -260
subject too -267
subject tr 65
subject transaction 88
subject transfer 182
subject transferencia 133
subject treat -2
subject trip -259
subject tu -25
subject tua -113
subject tuo -18
subject tur -45
subject turned -176
subject turvatarkistus 252
subject tv 209
subject u -26
subject uber 13
subject uhekordne 226
subject un -235
subject undefined 11
subject undelivered -127
subject unique 231
subject unit 114
subject unlock 500
subject up 98
subject update -100
subject updated -240
subject ur 103
subject used -359
subject user -200
subject using -67
subject uus 223
subject uw -14
subject uz -37
subject v -232
subject v0 -5
subject va -81
subject vahvista 257
subject vahvistettu -122
subject vaihdettu -206
subject vale -33
subject validate -88
subject validation 286
subject vam -789
subject varauksesi -120
subject vasa -176
subject vase -234
subject vastuvott -82
subject vault -83
subject ve -492
subject vencio -175
subject verifica 136
subject verificacao 184
subject verificatiecode 5
subject verification 76
subject verified -450
subject verifikasi 96
subject verify 167
subject version -817
subject video 533
subject view 243
subject viewing 40
subject visit 154
subject visszaigazolasa -129
subject vizite -76
subject vom 152
subject vostra -38
subject votre -56
subject voucher -148
subject vous -61
subject voyage -21
subject vpn 100
subject waiting 117
subject waitlist -317
subject wants 49
subject warehouse -260
subject warnung -246
subject was -209
subject way -283
subject we -192
subject webinar -201
subject week -89
subject weekly -184
subject welcome -73
subject wg 236
subject what -163
subject which -28
subject who 167
subject why -204
subject wi -86
subject wiadomosc 104
subject will -364
subject willkommen 57
subject with -2
subject withdrawal 78
subject word 34
subject wrong -201
subject wurde -577
subject xac 503
subject y -5
subject ya -32
subject year -353
subject yeni -2
subject yet 114
subject you 52
subject your -32
subject yours 92
subject z -69
subject zahlerstand -275
subject zamowienie -104
subject zip -156
subject zlavovy -255
subject zmeneno -150
subject zmienione -184
subject zostalo -35
subject zprava 169
subject zresetuj 302
subject zugang 36
subject zum -38
subject zurucksetzen 51
subject zwei -52
subject επιβεβαιωστε 135
subject η -289
subject κωδικοσ 8
subject адреса 248
subject аккаунт -90
subject в -63
subject ваш -206
subject вашата -76
subject ваше -228
subject вход 170
subject вхід 38
subject для 186
subject за -73
subject заказ -96
subject записи 41
subject змінено -8
subject изменен -34
subject к 200
subject код 328
subject кіру 201
subject на 33
subject пароль -219
subject пароля 43
subject письмо 10
subject подтвердите 364
subject подтверждение 515
subject показания -22
subject посылка -49
subject потврда 168
subject почты 138
subject пошти 42
subject підтвердьте 174
subject рахунок -80
subject си 202
subject счет -266
subject форум 204
subject час -8
subject чек -24
subject ձեր -46
subject אימות 357
subject אישור 84
subject הספר 33
subject הקוד 139
subject חדשה -167
subject נסיעה -51
subject קוד 319
subject الالکترونی 201
subject التحقق -4
subject العدد -83
subject بررسی 17
subject تاکید 78
subject تایید 563
subject تم -309
subject جدید -58
subject خصم -125
subject دخول -60
subject را -230
subject رمز 368
subject شما -191
subject طلبک -76
subject لا -739
subject لاگ 59
subject مع -207
subject نوبت -80
subject ورود 175
subject کد 22
subject आज -345
subject आपका -19
subject ईमेल 112
subject ओटीपी 520
subject करें 298
subject को -418
subject कोड 193
subject से 94
subject কেড 155
subject হয়েছে -107
subject ยืนยันอีเมลของคุณ 254
subject თქვენი -123
subject შეკვეთა -97
subject ኮድ 71
subject ポータル 61
subject ログイン 57
subject ワンタイムパスワードのお知らせ 254
subject 安全验证 45
subject 您的登录验证码 95
subject 您的订单 -23
subject 新しいログイン -46
subject 本人確認 268
subject 注文番号 -19
subject 確認コード 51
subject 重置密码 31
subject 重要 -184
subject 验证码 101
subject 계정 -112
subject 기기 39
subject 도착 -52
subject 도착했어요 -167
subject 등록 44
subject 로그인 127
subject 보안 69
subject 본인확인 374
subject 새로운 -122
subject 예약 -222
subject 완료되었습니다 -28
subject 이메일 19
subject 이번 -25
subject 인증 415
subject 인증번호 354
subject 재설정 319
subject 접속 11
subject 주소 132
subject 코드 26
subject 확인 367
subject 회원가입 76
submission -87
submit 63
subscribed -397
subscriber 160
subscribers 217
such -75
sudah -209
suerte -49
suggest -5
suite -111
suivant 246
suma -219
summa -122
summary -212
summit 574
sun -380
sunday -53
sundial 39
sundry 5
sunu 65
supaya 68
sur -33
sure 356
surgery -2
surname -3
surrey 8
survey -6
suspicious -153
sv -134
sw -23
swift -202
switched -213
symbol -45
syota 246
syottaa 109
syottamalla 239
system 102
systemet 319
systems 33
szama -56
szamla -47
szamon -320
szeged 2
szeretne -5
szia 73
t -31
t00 25
t0q 77
ta -40
tab 79
tablet 310
tac 280
tady 2
tagihan -78
tahun -59
tai -88
tak -5
take -170
taken -44
takes -9
takich -394
taking 163
takip -80
taksit 44
talk -255
talla 35
tallet 34
talr 114
tamamlamak 71
tampere -259
tan 178
tandemly -346
tanne -48
tanneurs 36
tap -33
tapez 94
tapped 503
tar -34
tarang -23
tarehe -287
tarih -111
tarjeta -5
tarjetas -46
tartalek -520
tartu -3
tarvitse -7
task -276
tassa 195
tast 278
taster 304
tat 207
tato 113
tatranka 104
tau 125
tautan -99
tavo 98
tax -77
tb -76
te 55
team 94
technician -159
technologies 68
teclea 108
teha -36
teid -82
teie 100
tej 40
tek 270
tekstiviestilla -80
tel -11
tela 149
telah -56
telefon -80
telefonda 49
telefone -71
telefonicky -78
telefonnummer -6
telefono -157
telefonom -63
telefonu -3
telemovel 281
telephone 3
telepon 65
televizor 4
tell 182
tellimus -74
telliskivi 72
telp 198
tem 84
temp 34
tempahan -316
template -24
temporal 85
temporaneo 402
temporary 161
temujanji -88
ten 58
tenancy 143
terima -80
term -68
termasuk 230
termina -219
terminado 152
terminal 69
terms 86
tesdiq 120
teslim -95
teslimat -192
tessellate -58
tessera -157
test 21
testbed 30
tester0000 -58
testmail 108
text -289
texted -246
tez 483
than -98
thanh -125
thank -19
thanks -50
that 70
thay -218
the 11
them 2
then 133
there -51
these 67
they -100
thi 37
thiet -24
think 168
thinking -388
this 124
thistle -138
thornvald00 -108
thread -60
through 23
throw -154
thu -50
thuc 110
ti 44
tiada -434
tic 60
tick 117
ticket -220
tid -11
tidepool 13
tidewater 246
tiegħek 174
tiep 21
tik 654
tikai 263
til 12
tilausnumero -45
tilausnumerosi -4
tiles 65
tilillesi 98
tilisi 134
till 50
tillykke -226
tim 154
time 74
timer -209
times -82
tin 2
tinggal 35
tinn 133
tip -217
tippen 188
tirage -54
tirane 195
tisdag -77
tiver 66
tl -11
tlf 140
to 103
toan -76
tobias -158
toca -17
today 136
todos -30
toegangscode 98
toimitus -8
tokens -19
told 278
toliau 239
tomasz -13
tomme 12
tomorrow 117
ton 135
tonight 125
took -32
tool 83
tools -315
topics -50
toplam -59
toque -242
torno -243
tot 4
total -126
totale -292
totem -145
totp -466
tour 178
tous -46
toute -23
tp -66
track -284
tracked -543
tracking -84
trading 60
traga -164
tragen 227
traiga -210
trang 458
transacao -91
transaction -99
transfer 36
transit 95
travellers 71
treba 131
trenger 154
tres -15
tri -14
tried 10
trimis -323
trip 62
trong 40
trottix 125
trovi 75
trowel -4
true -140
truoc 100
try 41
trying 55
trykk -242
trzeba -80
ts -201
ttl -26
tu 48
tua -157
tuan -96
tuc 148
tue 64
tuesday -60
tuesdays -25
tukar -5
tuleb 232
tulemast 178
tun -148
tuo 57
turned -20
turnstile -597
turpmak -182
tus -21
tutar -51
tutti -413
tv 44
twice 142
two -45
twoj 108
twoje 129
tx 72
txn 171
tylko -140
typ 303
type 262
typed 52
typing 411
u 38
u000 20
uber 73
uberweisung 83
ubuntu 83
ucebna -36
ucet -9
uchun 596
uctu -71
ucun 261
udlober 110
udv 350
udvozlettel 172
ugy -14
ugyfelszam 101
uhekordne 481
uhekordset 206
ui 224
uid -22
uit -221
ujat 229
uksekood -109
ukucaj 136
ulang -96
um 16
uma -3
un 41
una 43
und -52
undefined -117
undone -56
unesite 281
uni 567
unica 153
unico 53
union -210
unique 339
unit 243
university 25
unlimited 51
unlock 123
unlocked -141
unlocks 90
unserer -11
unstable -310
until 83
untuk 173
up 25
update -85
updated -248
updates -31
upi -91
upisi 53
upisite 309
uploaded -33
uplywie 264
uporabite 17
upphamtningskod -32
upstream -365
ur 140
ure 228
urgent -48
url -157
us -99
usa 75
usato -300
usd 228
use 146
used -154
useless -145
user -2
user0 112
user_id 126
userid 234
usermailer 180
username -224
users -30
usetrite -11
using -41
uso 432
usual -424
usually -150
utana 314
utanvet -342
utc -115
utente 103
uthibitisho 142
utilise -190
utolso 48
utrecht -157
uus 12
uusi 152
uw -74
uygulamaya 159
uzerinden -116
uzsakymo -203
uzyc -211
v 151
v0 10
va 81
vagy -72
vahvista 168
vahvistettu -180
vahvistuskoodi 94
vahvistuskoodisi 344
vaja -41
valabil 151
valable -95
vale 55
valencia -25
valg -50
valid 81
validade 180
validate -129
validation 94
valido -81
valkommen -241
valmis 44
valor -109
value 66
vam -37
vanaf -47
vanhenee 465
vanhentunut 55
vanish -38
vantar 200
vao 215
var -300
vara -258
varausnumero -19
vardcentralen 125
vare 81
variable -24
vars 122
vartin 210
vase -186
vashiyat 69
vastata 183
vault -130
vazena 30
ve 64
vence 52
vencimento -126
vendredi -96
venir -11
ventana 90
venue -10
ver -31
verde 187
verdi -48
verfallt 481
verifica 215
verificacao 201
verificacio 76
verificacion 248
verificare 252
verificatiecode 390
verification 173
verifie -25
verified -215
verifieringskod 376
verifieringskoden 192
verifies 115
verifikasi 258
verifikasiekode 42
verifikimit -84
verify 87
verifying 130
verildi -32
verlopen -184
version -115
verval 33
vervalt 73
verwenden 369
very -84
vez 259
vf 238
vi -188
via -84
viaje -31
vid -267
video 151
viec 149
viela 36
viele 29
vielen -34
vienreizejais 9
vienreizejo 178
vient -94
view -69
viewing 111
vigilant -288
viite 229
vil 42
ville 62
vilnius -81
vine 123
vintage 184
vis -211
visa -137
visible 68
visit 20
vitae 11
vite 156
vlasta 19
voen 45
voer 272
voice 264
voici 72
void 174
voimassa 145
voit -101
vol -66
von 3
voor 100
vooraf -151
vor -29
vorgang 165
vostre 109
vote 102
voting 100
voto 68
voucher -292
vous 13
vpisite 41
vraagt 157
vragen 111
vrijedi 47
vu 108
vui 6
vul 622
vyzadejte 13
vyzvednuti -53
w -49
wa 30
wachtwoord -78
wait -228
waiting 205
waits 174
walk -125
wallet 180
wanjiru -131
wanted 149
wants 328
war -21
ward -374
wardenette -118
warehouse -103
waren -250
warenkorb -631
warm -170
warranty -492
was -219
wasn -157
watch -238
water -24
way -119
wazne 53
waznosc 23
wazny 205
wd -125
we -16
web -53
web00 -18
website 11
weder -48
wednesday -228
week -164
weg -94
welcome -27
well -67
wellington -83
wenn 197
were -226
werkdagen -128
weryfikacyjny 281
weten 148
wexford -334
what 51
when -140
whenever -131
where 36
which 76
whichever 329
while 137
whitcombe -18
white -146
whitlock 138
who 40
whole -198
why -38
wi -121
wib -49
wielkosc 139
wifi -45
wij -134
will 34
willowmere -619
wilt 203
win -127
window 282
windows -6
winkel -200
winners -163
winning -33
wir -53
wird -14
wish 132
with 135
withdrawals 41
withdrawn -131
within 22
without 81
wizyty -92
wlan -191
wniosku 174
woof 339
words -20
worker -28
working -57
works -97
world -120
worth -140
would 171
wpisac 544
wpisz 272
write -122
writing -21
wrong -36
wrote 57
wurde -158
wybierz 90
wybrac -9
wygasa 251
x00 158
x000 -79
x0000 172
xac 125
xifres -57
xml 182
xx 187
xxx 6
xxxx 38
xxxxxx -86
y -61
ya 43
yako 88
yalnizca -64
yapildi -421
yapin 172
yaz 461
yazin 25
year 77
years -186
yellow -200
yeni 49
yenilemek 26
yes -65
yesterday -146
yeyote 44
yn 111
yo 292
you 41
your 50
yours 134
youtube -62
yrittanyt 25
z 6
za -70
zadajte 394
zadanim 522
zadejte 405
zadzwon -6
zahl 193
zahlernummer -136
zahtevali 24
zakaznicke 121
zaloguj 135
zalozna 135
zaracunamo -290
zarizeni 6
zaslonu 178
zatrazili -53
zavolejte -9
zdarma -23
ze 99
zeby 49
zenbakia -225
zephyr 131
zero -125
zeynep -94
zich -55
zien -112
ziffern 201
zip -267
zivjo 6
zk -93
zl -151
zmenu 14
zmiana 43
zmien 70
zmienione -15
znaki 77
znamenke 76
zodra 5
zondag 20
zoom -298
zostal -146
zostalo -150
zostatok -72
zpravu -68
zrt 3
zugangscode 446
zum 72
zuruck -157
zustatek -94
zvaniet 28
~000 -51
~00で 15
~00円 -111
~00分 276
~00前 7
~00号 -52
~00日 -64
~00月 -98
~00분 54
~00원 -46
~00은 -40
~00을 128
~00입 72
~00호 -27
~0にロ 98
~0分で 379
~0分に -29
~0分ま 34
~0分钟 140
~0分間 391
~0日0 3
~0時間 -106
~0月0 -166
~0桁の -165
~0원이 -12
~0입니 30
~agħ 157
~cp备 -5
~egħ 13
~għe 17
~icp -88
~ieg 6
~ipア -103
~pアド -22
~sim 486
~sms -734
~tag 20
~αθη -132
~αιτ 40
~αμε -11
~ανα -26
~απη -43
~αρα 9
~αρι -62
~αρτ 105
~ατα -140
~ατη -8
~βου -139
~γαι 34
~δει -525
~δημ 80
~εθε 142
~ειν 232
~εισ 1
~εκπ -97
~ελε -9
~ενα 24
~εον -6
~ερα -67
~εστ -160
~εχρ 187
~ζητ 147
~ηλε -55
~ημε -124
~ηστ 237
~ηφι -17
~θει 77
~θεσ -14
~θηκ -140
~θον 121
~θυμ -22
~ιασ -228
~ιγα 104
~ιευ -39
~ιηθ -51
~ιησ 9
~ιμο -68
~ιου -120
~ιστ 41
~ισχ 193
~ιτη 150
~κου -66
~κπτ -153
~κρα -81
~λαβ -153
~λαθ -23
~λατ 194
~λεπ 311
~ληθ 116
~λιο -156
~λωσ 72
~μεσ -11
~μεχ 41
~μπλ 235
~νδε 31
~νομ -75
~νου -112
~οθο 1
~ολο -108
~ορε -113
~ουσ -57
~οχη -139
~πελ 123
~πτα 238
~ρακ 203
~ραψ 539
~ριο -37
~ρισ 30
~ριτ -156
~ροσ -149
~σησ 251
~στε 15
~στο -12
~ταμ -118
~ταχ 265
~τικ -30
~υμπ 3
~υνδ 52
~υνο -217
~ωθε 60
~ωσε 164
~авл 86
~аво 144
~аву 137
~аже 173
~аза -49
~аит 195
~ака -98
~ало -134
~ана 182
~анд 13
~анк 79
~анн -61
~анс -3
~аны -355
~апи -137
~апо 69
~аро 53
~ата 15
~ати -18
~атн 73
~ато -133
~ать -193
~аче -155
~аяв 47
~бал -115
~бел 311
~бер 106
~бои -71
~бот -131
~бря -101
~вае -34
~вам 87
~ван -145
~вве 45
~вед 331
~вен -139
~вер 117
~вии 9
~вик -9
~вни 32
~вод 96
~вое 83
~вои 90
~вор 4
~вош -28
~впи 400
~вто 74
~вхо 41
~вые -138
~выи 104
~ген 400
~гот 56
~даи -173
~дан 89
~дар -108
~дек -319
~ден -59
~дет -37
~дни -17
~дно 390
~доб 50
~дпи -132
~дът 41
~діт 491
~еде -217
~едн 15
~ежд 30
~езе -16
~енн -195
~ено -44
~ера 36
~ерд 215
~ерж 139
~еро 14
~еса 141
~етк -8
~жар 472
~жде 25
~жен 22
~жет -284
~жно -242
~заб -38
~зав -329
~зад -261
~зам 122
~зан -92
~зас 170
~зач -128
~зді 204
~зна -143
~зов 61
~ива 127
~ига -4
~иди 111
~или 66
~имо -112
~ина -91
~ину 235
~ира -53
~исл -92
~ист 48
~ити -54
~ито -152
~иши 14
~ият -15
~кар 37
~кас -125
~кат -81
~кау -11
~ква -103
~кии -158
~кир 94
~клі 109
~кол 74
~кон 14
~кра 118
~кри -94
~ктр 73
~лаа 78
~лав 6
~лал -2
~лат -10
~лег -85
~лед -10
~лез 295
~лен -19
~лич -129
~лка -184
~лог -33
~лом 64
~лос 90
~луч -136
~льн -151
~люб -250
~мар -46
~мге 289
~мен -95
~мер -267
~мир 18
~мит -75
~мож -122
~мок -160
~мом 55
~мот 84
~мін -11
~мір -255
~наб 566
~наз -124
~нал -135
~нас -140
~нај 88
~нев -94
~нед -35
~нен -130
~нет 166
~нже -30
~ник 6
~нир -201
~нич 55
~ния -104
~нке 107
~нкт -122
~нку 36
~нор 267
~нос -29
~нут 498
~ную -28
~ным 364
~нюв -1
~ніт -156
~оби -28
~обо 60
~обр 121
~ове -64
~ови -90
~ово 125
~оди 101
~одн 44
~оду 102
~оді -131
~озо 407
~олу -17
~оль 98
~оми 17
~ому 480
~онн 147
~опе 43
~опи 272
~орм 155
~орн 158
~орі 258
~оси -3
~осс 139
~ост -83
~отв 97
~ото 23
~оши -407
~ошл -429
~пас -53
~пер 89
~пит 21
~пиш 334
~пок -116
~пол -105
~пон -345
~поп 73
~пос -55
~поч 129
~пра -52
~при -210
~пус 108
~рав -8
~раз 11
~рам 22
~рат -11
~рац 52
~рач -33
~рва -70
~рез -122
~реп 198
~рес 60
~рет 113
~ржд 67
~рив 212
~рии -77
~рим -59
~рин 15
~риф 38
~рка -81
~рои -91
~рол 50
~ром -273
~рос 103
~рта 99
~рыи 48
~саи 67
~сер -1
~ска 17
~ски 23
~ско 5
~смо 8
~ссы -630
~сто 12
~стр 156
~сту 79
~сьм 168
~сят -158
~сөз 100
~тал 70
~тає 4
~тел -18
~тер 110
~тив 158
~тис -578
~тич 58
~тов -228
~том 3
~тра 177
~три -150
~тск 79
~тур -104
~тыр 109
~ужб 31
~унт -108
~фон -270
~фор 209
~хви 342
~хра -12
~цио 177
~циф 238
~чен -15
~чет -68
~чка -75
~шен -65
~шет 196
~шия 118
~шли -132
~щен -131
~ърж 433
~ылк -28
~ыта 176
~ьні -278
~ьте 49
~ята -78
~ять -189
~іко 10
~іть 8
~јав 182
~ңыз 74
~ակա -134
~ավե 224
~ատմ 14
~արը -122
~ելո 156
~երի -34
~թյո -160
~ինչ 21
~կան 80
~մար -118
~նչև 15
~ութ -86
~ում 9
~ուն -212
~պատ -190
~ստա 55
~տմա 133
~ւթյ -14
~אחר -17
~אפל 22
~ביק 329
~בתו 147
~גלי 248
~דכן -23
~דרו 58
~האי 293
~ההנ -336
~הזי 165
~הכנ 29
~הסי 36
~הקי -173
~הקל 380
~ודכ -17
~וכי 87
~ופו -180
~ורי 80
~זור 217
~זין 427
~חיי -8
~יסה 96
~יקצ 7
~יקר -54
~ישה 71
~כשי -155
~לאי 39
~להש 247
~ליד 169
~מיק -67
~ממכ -85
~מנה -67
~נות -133
~ניי -188
~ניס 113
~נסי 153
~נקו -80
~סוף -100
~סים 128
~עמי 483
~פון -309
~קוד -20
~קשת 33
~רות 29
~רים -283
~שלו -149
~שלח -44
~שלי -22
~שמר 241
~תוק 165
~תור -260
~ابی 27
~ادخ 77
~اده -15
~اسٹ -83
~اسگ 195
~اشت -201
~اعک 115
~افق 6
~الا 12
~الح -215
~الد -53
~الر -72
~الس 64
~الط 112
~الق -44
~الن 63
~اله -94
~الو 77
~اما 16
~امت -44
~انی 6
~اول 41
~اون -20
~اپل 65
~اکی 139
~این 16
~بار 333
~بای 77
~بتا 96
~بتن 45
~برا -255
~بیر -50
~تاب 70
~تار -67
~تاع 41
~تال 14
~تای 164
~تبد -224
~تبی 329
~تخف -118
~تصد 588
~تعا 28
~تعد -110
~تما 110
~تور -106
~تکم 23
~حبا 32
~حتی -93
~حده 113
~حصل -131
~حوی -23
~خفی -145
~خول 656
~داد -189
~دار -75
~درا 108
~درخ 41
~دفع -14
~دقی 338
~دنا -48
~دید 72
~ذکر -164
~راء -100
~ردا -218
~ردی -213
~رصی -26
~رقم -72
~ریخ -180
~ساب 50
~سای -61
~ستی 138
~سمب -121
~شحن -118
~شما -123
~شنب -130
~صفح 52
~صول -35
~صید -25
~طلب 96
~عتب 91
~غو0 12
~فیف -54
~قای 22
~لاح -12
~لار 47
~لام -173
~لان 47
~لتا 91
~لتح 148
~لتط 112
~لتف 434
~لحا 29
~لخا 137
~لخص -130
~لعم 20
~لمل 2
~لنی 99
~لکھ 127
~لیه 215
~لیو -160
~لیک 113
~مار -30
~مام 178
~مای 79
~مبا -225
~مبر -291
~مدی 37
~مرا -43
~مفت 96
~ملا -113
~موز -45
~موع -201
~میل 69
~ناس -96
~نام 99
~نای 129
~نبه -21
~نجا -119
~ندا 1
~ندس 155
~نمی -63
~نیه 101
~واب 58
~وار 88
~واس 469
~وال -4
~وحه 198
~ودی -41
~وری -51
~وقت 12
~ولی 200
~وما -146
~وند -23
~ونٹ -111
~ویس 162
~ویل -97
~پرد -321
~کتب 249
~کون -88
~کید 15
~گوی -7
~گیر -286
~یات -286
~یاف -261
~یام -123
~یته 100
~یدی -210
~یلن -77
~یین -41
~ییں -118
~ऑर् 4
~करण 65
~कर् -88
~कसै 66
~कृप 56
~कों -153
~कोण 87
~क्र 1
~क्ष -15
~गता -91
~गिन 109
~डाल 285
~णीक 96
~तिम -70
~तुम 128
~त्र 34
~दस् 37
~दौर -132
~धन् -5
~नमस 80
~नुर 47
~पन् 32
~पोर 184
~प्त 103
~प्र -2
~बाइ 126
~बिज -260
~माण 56
~मिन 214
~मिळ -13
~यवा -51
~याप 57
~रक् -145
~राम 7
~राह 56
~र्न 294
~लिभ -109
~वाद -68
~वाप 93
~वेद 60
~ष्ट 125
~संख -24
~सदस 76
~साठ 225
~स्थ -70
~हुँ -44
~ाइन -237
~ाठी 92
~ाने -40
~ापन 389
~ायत -293
~ाया -116
~ारी -52
~ालय 76
~ालि 57
~िंग -143
~िकअ -76
~िछल -20
~िनि 82
~ीकर 63
~ीजि 164
~ुँच -32
~ुस् 132
~ेंट -277
~ेखा -113
~ेगा 42
~ेजे -93
~ेदन 17
~ोड़ 24
~्ने 22
~्शन -70
~আপন 216
~করণ 326
~কেন -240
~গইন 264
~গাম -180
~গ্র -92
~চাই 16
~চিত 7
~জান -98
~দেখ 337
~ধ্য 50
~নান -243
~নুর 360
~মিন 38
~মেস 167
~য়ে 21
~রটা 207
~রিম -16
~রেধ 103
~র্ড 43
~লগই 38
~হয় -26
~ান্ 99
~াপে 557
~ামী -140
~ারপ 44
~ারি -149
~ার্ 20
~িপি 14
~েছি 51
~েছে -179
~েন্ -146
~্টা 188
~্টে -22
~্যব 64
~্যা -97
~্রে -20
~ਪ੍ਰ 494
~ઈને 295
~કોઈ 112
~નિટ 318
~માર -50
~મિન 123
~િનિ 53
~கின -150
~ங்க 284
~டங் 117
~டவு 99
~டாம 102
~தட் 371
~திப 60
~நிம 249
~நீங 67
~நுழ 64
~னும 59
~புக 109
~யம் -10
~யீட 40
~றிய 1
~வேண 1
~ாட் -500
~ிடவ 24
~ீங் 48
~ுக் 191
~ெத் -86
~ெல் 510
~ேரு -170
~ைப் -124
~ையா -97
~்கி -99
~்கை -86
~்டத -439
~்பு -101
~்ளு -248
~ండి 178
~ంపు -23
~ంబర -33
~ఎవర 194
~డాన 258
~నంబ -101
~నిమ 116
~బర్ -59
~మిష 75
~ర్డ -311
~వరి 13
~షాల 110
~ాయి 331
~ాస్ 172
~ింప -67
~ికి 153
~ిన్ 14
~్తు 278
~ಮಿಷ 484
~ಿಮಿ 94
~ച്ച -4
~ത്ത 122
~നിറ 611
~മിന 172
~ിക് 254
~ിനി 17
~න්න 892
~กค้ 144
~กรณ -121
~กรห 148
~กรอ 520
~การ -135
~คือ 354
~ค้ด -128
~งเด 445
~งเห -96
~จ้ง -54
~ชาย 10
~ช่อ 90
~ณขอ 31
~ณสม 236
~ณาก 109
~ดส่ -76
~ด้ร -62
~ด้เ 206
~ต่อ 33
~ถาม -157
~ทาง -134
~ที่ -108
~นยั 304
~นหน 109
~นี้ 132
~นเข -42
~น้า 490
~บบเ 1
~บีย 23
~ประ -120
~พัส -58
~พื่ 32
~ภาย 8
~มาย -103
~ยัง 157
~ยัน 3
~ยืน 22
~ระบ 16
~รับ -14
~รีย -117
~ร้อ -20
~ลขค -154
~ลขท -10
~ลงท 212
~ล้ว -48
~วนล -91
~สขอ 260
~สดุ -79
~สไป -153
~ส่ว -45
~หมา -130
~หลั -113
~อรห 30
~อาย 112
~อเป 179
~ันท -42
~ัสย 82
~ัสอ 78
~ัสไ -37
~ายุ 53
~ายใ 71
~ารย -163
~ินค -44
~ีย์ -82
~ืนย 50
~ุณข 10
~ุณค -36
~เงิ -44
~เพื 56
~เรา -18
~เรี -34
~แจ้ -206
~โค้ -219
~ใช่ 120
~ใช้ 228
~ใต้ 399
~ในห 76
~ใส่ 216
~่อน -418
~่าง -51
~้าน -302
~้าส 12
~้เล 18
~้ได 60
~ຖະໜ 485
~ຫຼວ 121
~ະໜົ 23
~ຼວງ 3
~ໄດ້ 69
~່ານ 7
~ໜົນ 1
~ပြု 173
~သူ့ 225
~်ပြ 599
~არა 188
~არო 67
~არჯ 124
~ასტ 208
~აში 223
~ახდ -274
~გარ 40
~დაა -87
~ებს 349
~ემო 1
~ერა 195
~ერთ 38
~ვლო 219
~თჯე 17
~ინდ -97
~ლად 120
~მოგ 10
~ობა 74
~ოდე -196
~ოდი 36
~რად 257
~რებ 174
~სახ -49
~სტო -56
~შეკ -19
~შემ 113
~წერ 207
~កម្ 164
~ចូល 366
~ម្ម 25
~លៃស -239
~អ្ន 61
~ានស 377
~ិធី 34
~ូដផ 116
~្នក 19
~あなた -296
~ありま 243
~います 123
~い合わ -39
~お伝え -28
~お使い 320
~お問い -1
~お客様 -30
~お届け -85
~お支払 -46
~からの 68
~があり 166
~きます -80
~ぎます 57
~くなり 141
~こちら 196
~ことり 85
~この番 17
~ご入力 634
~ご本人 13
~ご注文 -202
~してい 109
~します 68
~するこ -198
~せ番号 -134
~たりが -138
~た確認 -62
~ださい -1
~だ完了 135
~ていま 29
~てくだ 124
~でくだ 59
~でご入 -11
~で入れ 83
~で入力 -11
~ときは 564
~なたの -120
~なりま 107
~につい -29
~ねする -172
~の00 -12
~のため 125
~のログ 90
~の数字 174
~の番号 5
~の確認 51
~の要求 1
~は本日 120
~は次の 100
~ました -274
~または -44
~まだ完 43
~りです 24
~りませ -231
~るには 416
~れてく 86
~れます 369
~わせ番 -33
~をお使 47
~を受け 363
~を宅配 -91
~ィコー 20
~イレク 60
~エラー -472
~キーは 3
~グid -21
~グイン 3
~ゲーム 154
~コード -109
~タイム 293
~ッカー -404
~ティコ 27
~ティン -26
~ドです 199
~ドの有 141
~ドは0 309
~ドを他 -8
~プリに 59
~ページ 20
~ポンコ -542
~ポータ 22
~ミーテ -1
~メール -208
~ルアド 67
~レクト 2
~レスの 171
~ロッカ -113
~ワンタ 91
~ンがあ -229
~ンの要 21
~ンタイ 40
~ータル 10
~ードは 126
~ードを 59
~ールア 12
~一次性 385
~下列驗 35
~下記の -140
~下面的 173
~不是你 581
~不是您 44
~不會以 -204
~並告知 -154
~中市西 -231
~中正路 284
~中输入 244
~为00 -15
~二段階 -4
~京都千 -5
~京都市 -149
~人透露 -108
~今晚十 257
~代田区 -8
~以上の -83
~件标题 221
~份认证 149
~优惠码 -148
~会社み -74
~何人透 -79
~你的信 284
~供事件 -5
~保管し -54
~修改密 36
~偵測到 321
~僅能使 48
~先生您 38
~入00 256
~入下面 207
~入以下 437
~入任何 -296
~入力し 437
~入力す 65
~入帳號 181
~入驗證 193
~内有效 127
~再発行 275
~分まで 150
~分鐘內 398
~分鐘後 315
~分钟内 726
~分钟后 11
~列驗證 9
~前00 -110
~前有效 223
~力する 8
~务中心 283
~动态密 361
~動態密 110
~北市中 219
~千代田 -3
~半小时 125
~南市中 -64
~即可完 3
~参加の -308
~友注册 -60
~双方各 -20
~取件码 -247
~可完成 6
~号00 8
~号をお -37
~合わせ -24
~合言葉 295
~后失效 90
~啟用碼 48
~图书馆 297
~圖書館 246
~在小程 310
~在支付 275
~大小写 398
~如非本 97
~妥善保 -76
~安全码 164
~完了し 46
~完成身 261
~客服專 90
~密碼或 -504
~密碼的 -215
~封邮件 226
~小时内 -46
~就可以 197
~差一步 170
~已成功 -136
~市中西 -13
~年00 45
~年0月 -22
~式会社 41
~当日0 -37
~必要な 259
~态密码 159
~您于0 350
~您未曾 31
~您正在 624
~您申请 40
~您的订 -80
~您的验 363
~愛的客 10
~態密碼 30
~應繳總 -86
~户正在 89
~手機末 -49
~提供事 -119
~效時間 90
~效期0 66
~数字0 11
~新しい 136
~新申請 205
~方各得 -46
~无需输 -44
~是00 42
~是您的 418
~暗証番 -42
~會以電 -46
~有效時 78
~有限公 42
~末から -32
~末三碼 -61
~本人申 25
~校验码 76
~機末三 -40
~次性密 220
~次登录 14
~求があ 11
~用00 334
~申请提 606
~画面に 658
~番号を -235
~畫面上 43
~発行い 135
~発行し 7
~登录码 219
~登录页 308
~登录验 376
~的动态 16
~的包裹 -78
~的啟用 36
~的帳號 -437
~的按钮 -546
~的校验 301
~的注册 10
~的订单 -51
~的页面 101
~目编号 -107
~短信验 -214
~确认码 515
~確認コ 300
~確認是 202
~確認碼 183
~碼00 85
~社みど -195
~端末か -115
~約番号 -79
~索要验 -298
~組驗證 -93
~続きく -236
~结算时 -38
~自动发 392
~行いた 6
~要です -237
~要验证 -13
~親愛的 35
~言葉を 7
~註冊頁 404
~証コー 275
~話くだ -57
~認コー 116
~認証コ 90
~認証番 539
~請於0 42
~證碼已 -227
~證碼為 74
~識別碼 231
~证码是 489
~账户正 88
~身份证 -146
~輸入下 170
~輸入優 -10
~输入0 117
~输入的 108
~送しま 96
~連字號 44
~那組已 251
~都千代 -15
~鐘後失 22
~限用一 -7
~階認証 -110
~電話く -58
~需输入 -570
~面輸入 288
~页面填 103
~驗證碼 203
~验证码 -82
~감사합 -41
~그인하 15
~드립니 -266
~립니다 -56
~번호가 -97
~번호를 -62
~사합니 -22
~송됩니 -13
~송장번 -36
~습니다 -222
~운송장 -23
~유효합 4
~인하세 -44
~입니다 -14
~입력하 170
~장번호 -46
απο -235
αριθμοσ -151
για 290
επαληθευσησ 57
εωσ -138
ζητησατε 66
η -13
θα 38
κρατησησ -8
κωδικοσ -21
μασ -224
μιασ 362
να 182
οριστε 73
πλεον -63
πληκτρολογηστε 334
που -112
σου 141
στη 199
στην 213
στισ -112
τηλ 225
τισ 166
τκ -105
το -115
τον 39
ωρεσ -20
адрес -19
ако 118
баланс -82
бр 357
број -89
были -127
важи 26
ваш 156
ввести 12
вже -85
воидите 1
вход 68
входа 367
въведете 433
въпроси -23
він 377
го 247
грн -74
да 337
для 278
до -88
діиснии 259
его -43
если 28
ето 43
з -23
и -32
из -12
карта 8
киів -24
код 37
кодът 8
кіру -25
мы -71
не -51
недіиснии -127
ни -110
он 376
пароль 21
подтвержден -332
подтверждения 157
поле 279
портал 215
после 226
поштовани 91
при -544
підтвердження 294
руб -48
с 37
само 210
смс -986
софия -49
странице 110
трек -129
час -112
часа -94
чтобы 386
щоб 58
это -39
үшін 112
բարև 274
դուք 5
եթե 662
է 322
ոչ 19
րոպե 320
אחד 42
אישור -2
את 17
ב -1
בשעה -113
דקות 359
הבנק 5
הגישה 30
הוא 62
החד 310
היא 24
היי 87
הנה 37
הקוד -11
הרצל -19
זה 13
כבר -19
כדי 474
כניסה -253
לא 120
להזין 87
לקוח 100
מ -317
ממכשיר -155
מס -112
מספר -346
עודכן -8
על -148
פ -134
פעם 138
צורך -22
קוד -5
רחוב -6
שלך 153
תור -93
תל 186
תקף -57
ادخل 475
الخصم -78
الرساله 7
العدد -47
القاعه -9
المبلغ -139
ان 167
انت 170
اول 21
اپ 198
اکتب 149
اگر 57
این 100
ایپ 4
ب 110
با -6
بار -24
بجے -182
برای 73
برنامه 45
بعد -12
بوابه 180
تایید 22
تحویل -14
تخفیف -49
تسجیل -459
تم -307
خانه 27
خرید 119
در 34
درج 433
دقایق 469
دو -49
دکان 107
را 75
رزرو -34
رقم -151
رمز 54
روپے -45
روی -181
زیر 47
سلام 287
سے -122
شد -243
شماره -42
شهر -88
صارف -16
صفحه 418
طلبت 145
طلبک -103
عبر -75
عدد -116
علی -190
غیر -82
فی 93
قرار 58
لتاکید 85
لتسجیلک 10
لغو00 39
لمره 543
لیے 47
م 112
ما 48
مبلغ 10
محترم -120
مصرف 189
میں 125
نفر -263
نقل 168
نمبر -198
هو 186
و -30
وارد 42
ورود 163
پر -206
پویا 179
کا -24
کد -17
کسی 33
کل -40
کنید 98
کوڈ -5
کی 8
گرامی 24
ہے 24
یہ 673
अगर -119
अब -48
आईडी -83
आत 107
इसका 225
इसे 446
ऐप 137
कदम 239
कभी -78
करने 236
करें 35
का -55
किसी 148
कूपन -336
केस -9
कॉल -10
गया -111
गाँव -85
घर -97
जी 57
टाइम 285
टाका 313
टोल 74
डेलिभरी -1
दर्ज 91
धन्यवाद -25
नंबर -286
पिकअप -98
पिन -221
प्रिय -31
बजे 54
बाद 106
भेजें -37
मान्य 170
मिनट 477
में 33
यह 159
रहा 202
लिंक -321
लिए 349
वन 118
शुल्क -21
संख्या -146
समय -114
से -195
हेतु 338
এটা 328
করতে 434
করা 90
করুন 162
কেড -56
ছাড় -283
জন্য 18
টাকা -157
নম্বর -233
না 169
মিনিট 581
লগইনের 14
হয়েছে -49
ਇਹ 147
કોઈને 7
નહીં 3
எண் -144
ఈ 5
నంబర్ -10
మీ 133
మీరు 68
นาที 642
บาท -48
รหัส 87
อุปกรณ์ -192
ນາທີ 174
თქვენი -99
ნომერი -345
საფოსტო -71
ብር 290
ደቂቃ 427
នាទី 277
さん 73
です 175
を入力してください 282
コード 139
パスコード -9
ワンタイムパスワード 350
予約番号 -131
优惠码 -213
会议号 -62
你好 148
元 -184
共 -168
分機 -41
动态密码 428
动态码 133
原始邮件 536
发票号码 -341
取件码 -270
受付番号 -31
号 90
合計 -44
同学你好 228
哈囉 20
土 -160
失效 29
如非本人操作 9
客服 -7
客服热线 66
小时内有效 -16
工单号 -202
已到达 -23
座位 -17
快递单号 -208
您好 40
您於 335
您的包裹 -94
承認番号 -93
把 377
敬上 178
时间 -63
時間 -23
會員編號 194
月 43
有効時間 561
有効期限 236
校验码 45
様 36
樓 186
次 -15
此为系统邮件 -50
流水号 192
登录 178
發票號碼 -261
确认码 47
秒 17
税込 -25
統一編號 -69
至 -50
若非本人操作 -70
訂單編號 -29
認証コード 87
認証コードは 121
認証コードを他人に教えないでください -62
認証番号 463
請於 123
订单编号 -94
请输入 284
車次 -219
郵遞區號 -163
金額 -28
銷帳編號 -65
電話 51
预计 -76
驗證碼 325
验证码 462
验证码000000 265
감사합니다 -10
결제 -8
고객님 -178
고객번호 -46
광고 -147
그대로 75
글자 204
넣어 454
넣으시면 49
님 119
님이 195
됩니다 7
등록 212
때 -312
로그인 126
링크는 -334
맞다면 333
메일에는 -675
문의 -102
문자로 -29
바로 22
번호 -40
번호는 -67
보안 55
본인 45
본인이 195
본인확인 82
새 364
서울 -27
서울시 -172
수 -140
숫자 140
승인번호 -35
시 -79
신청이 12
쓸 215
아래 189
않으면 -16
알려 -148
알려주지 121
앱에서 -83
예약번호 -100
요청하신 195
우편번호 -175
운송장번호 -14
유효 60
의 157
이 -199
인증 250
인증번호 146
인증번호는 124
인증코드 544
일시 -53
일회용 492
입니다 122
입력하면 73
입력해 512
적어 65
주세요 -60
주시고 213
주시면 193
지나면 193
창에 167
코드 40
코드는 10
쿠폰 -210
화면에 474
확인번호 -44
확인을 164
확인이 124
후 209`;

/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */
export const treeTable = `4 4.3 1 2 0 2.685 3 4 3 -0.1684 5 6 -1 -0.1967 0 0 4 0.5 7 8 6 2.29 9 10 1 -3.073 11 12 -1 -0.1173 0 0 -1 0.06021 0 0 -1 -0.1924 0 0 -1 -0.03254 0 0 0 -0.9179 13 14 -1 0.1892 0 0 -1 -0.09907 0 0 -1 0.1133 0 0
4 4.3 1 2 0 0.7281 3 4 3 0.2315 5 6 -1 -0.1796 0 0 4 0.6 7 8 6 2.29 9 10 1 -3.073 11 12 -1 -0.1288 0 0 -1 0.0183 0 0 -1 -0.1734 0 0 -1 -0.02158 0 0 0 -0.9179 13 14 -1 0.1722 0 0 -1 -0.08763 0 0 -1 0.1025 0 0
4 4.3 1 2 0 2.685 3 4 3 -0.1684 5 6 -1 -0.1653 0 0 1 0.8828 7 8 -1 -0.1163 0 0 1 -2.051 9 10 -1 -0.1133 0 0 3 8.652 11 12 0 -1.942 13 14 -1 0.1603 0 0 -1 -0.1244 0 0 -1 0.1207 0 0 -1 -0.07808 0 0 -1 0.09306 0 0
4 4.3 1 2 0 0.7281 3 4 3 0.6845 5 6 -1 -0.1555 0 0 6 -0.81 7 8 6 1.7 9 10 1 -2.862 11 12 -1 -0.1282 0 0 1 0.8828 13 14 -1 -0.1554 0 0 -1 -0.006991 0 0 -1 0.01943 0 0 -1 0.1489 0 0 -1 -0.08811 0 0 -1 0.1013 0 0
4 4.3 1 2 0 0.7281 3 4 0 -2.873 5 6 -1 -0.147 0 0 3 8.652 7 8 6 4.055 9 10 6 1.2 11 12 -1 -0.1202 0 0 -1 0.01065 0 0 -1 -0.1459 0 0 1 -1.69 13 14 -1 -0.0692 0 0 -1 0.1419 0 0 -1 -0.07908 0 0 -1 0.08373 0 0
4 4.3 1 2 0 0.1873 3 4 0 -3.618 5 6 -1 -0.1402 0 0 4 1.2 7 8 6 4.055 9 10 6 1.2 11 12 -1 -0.09172 0 0 -1 0.02687 0 0 -1 -0.1424 0 0 -1 0.00219 0 0 -1 -0.07384 0 0 1 -0.2012 13 14 -1 0.08472 0 0 -1 0.1402 0 0
4 4.3 1 2 0 -0.9179 3 4 0 -1.942 5 6 -1 -0.135 0 0 6 -0.81 7 8 6 4.055 9 10 6 -0.81 11 12 -1 -0.1138 0 0 1 2.48 13 14 -1 -0.1318 0 0 -1 0.03346 0 0 -1 -0.1381 0 0 -1 0.1281 0 0 -1 -0.06525 0 0 -1 0.1229 0 0
4 4.3 1 2 0 -0.9179 3 4 3 2.186 5 6 -1 -0.1301 0 0 6 -0.81 7 8 4 6.6 9 10 1 -2.051 11 12 -1 -0.1074 0 0 1 2.48 13 14 -1 -0.1056 0 0 -1 0.04389 0 0 -1 0.0176 0 0 -1 0.125 0 0 -1 -0.05988 0 0 -1 0.1112 0 0
4 4.3 1 2 0 -0.9179 3 4 0 -1.942 5 6 -1 -0.1259 0 0 3 3.376 7 8 6 4.055 9 10 6 2.29 11 12 -1 -0.1238 0 0 -1 -0.01159 0 0 -1 -0.122 0 0 1 0.334 13 14 -1 -0.007996 0 0 -1 0.1206 0 0 -1 -0.04047 0 0 -1 0.09983 0 0
4 4.3 1 2 0 -1.942 3 4 3 4.495 5 6 -1 -0.1229 0 0 4 0.5 7 8 6 1.7 9 10 1 -2.051 11 12 -1 -0.09595 0 0 -1 -0.0007442 0 0 -1 -0.1251 0 0 1 0.334 13 14 -1 0.02085 0 0 -1 0.1185 0 0 -1 -0.06073 0 0 -1 0.09485 0 0
4 4.3 1 2 0 -1.942 3 4 0 -1.942 5 6 -1 -0.1198 0 0 1 -0.5723 7 8 6 4.055 9 10 6 2.29 11 12 -1 -0.1009 0 0 2 -1.329 13 14 -1 -0.1127 0 0 -1 0.0196 0 0 -1 -0.008817 0 0 -1 0.1128 0 0 -1 0.06131 0 0 -1 -0.1153 0 0
4 4.3 1 2 0 -1.942 3 4 0 -2.873 5 6 -1 -0.1171 0 0 6 -8.327e-17 7 8 -1 -0.04109 0 0 6 1.2 9 10 -1 -0.09164 0 0 1 -0.5723 11 12 -1 -0.05289 0 0 1 -0.2012 13 14 -1 -0.08187 0 0 -1 0.06314 0 0 -1 0.05067 0 0 -1 0.1157 0 0
4 4.3 1 2 0 -1.942 3 4 3 5.112 5 6 -1 -0.1147 0 0 4 0.5 7 8 6 2.29 9 10 1 -1.865 11 12 -1 -0.08507 0 0 -1 0.003677 0 0 -1 -0.1076 0 0 1 0.334 13 14 -1 0.01525 0 0 -1 0.1101 0 0 -1 -0.05669 0 0 -1 0.08534 0 0
4 4.3 1 2 0 -1.942 3 4 0 -1.942 5 6 -1 -0.1125 0 0 3 2.186 7 8 6 4.055 9 10 6 2.29 11 12 -1 -0.1083 0 0 1 3.568 13 14 -1 -0.1036 0 0 -1 0.0153 0 0 -1 -0.008756 0 0 -1 0.1034 0 0 -1 -0.04969 0 0 -1 0.1209 0 0
4 4.3 1 2 0 -1.942 3 4 0 -0.3843 5 6 -1 -0.1106 0 0 3 2.186 7 8 26 232.5 9 10 -1 0.09962 0 0 -1 -0.105 0 0 1 -0.5723 11 12 6 1.7 13 14 -1 -0.05791 0 0 -1 -0.08372 0 0 -1 0.05293 0 0 -1 -0.1164 0 0 -1 0.07999 0 0
4 3.833 1 2 0 -2.873 3 4 3 5.112 5 6 -1 -0.1096 0 0 3 -0.1684 7 8 4 6.6 9 10 1 -2.051 11 12 -1 -0.113 0 0 1 2.48 13 14 -1 -0.07636 0 0 -1 0.04028 0 0 -1 -0.006628 0 0 -1 0.1031 0 0 -1 -0.05827 0 0 -1 0.07559 0 0
4 3.833 1 2 0 -2.873 3 4 3 5.698 5 6 -1 -0.108 0 0 -1 -0.0413 0 0 6 1.7 7 8 1 0.334 9 10 -1 -0.104 0 0 1 0.334 11 12 26 370.5 13 14 -1 0.1068 0 0 -1 -0.05392 0 0 -1 0.07432 0 0 -1 0.06224 0 0 -1 -0.08174 0 0
4 3.833 1 2 0 -2.873 3 4 0 0.7281 5 6 -1 -0.1065 0 0 2 -1.68 7 8 4 6.6 9 10 -1 0.09593 0 0 1 2.48 11 12 -1 -0.1021 0 0 -1 -0.04775 0 0 26 282.5 13 14 -1 -0.05107 0 0 -1 0.08355 0 0 -1 0.1044 0 0 -1 -0.01199 0 0
4 3.833 1 2 0 -2.873 3 4 0 -3.254 5 6 -1 -0.1052 0 0 3 -0.1684 7 8 -1 -0.04657 0 0 1 0.334 9 10 -1 -0.1088 0 0 -1 -0.01445 0 0 17 0.5 11 12 6 -0.81 13 14 -1 0.0398 0 0 -1 -0.1889 0 0 -1 -0.1254 0 0 -1 0.1021 0 0
4 3.833 1 2 0 -4.522 3 4 0 0.7281 5 6 -1 -0.1056 0 0 6 1.2 7 8 6 1.7 9 10 -1 0.09104 0 0 -1 -0.07644 0 0 1 -0.375 11 12 -1 -0.1028 0 0 1 1.052 13 14 -1 -0.05929 0 0 -1 0.07346 0 0 -1 -0.02938 0 0 -1 0.08347 0 0
0 -1.942 1 2 4 6.6 3 4 6 2.29 5 6 0 -5.08 7 8 -1 0.04227 0 0 -1 -0.04728 0 0 1 -0.2012 9 10 -1 -0.1043 0 0 6 1.7 11 12 17 0.5 13 14 -1 0.09434 0 0 -1 -0.09003 0 0 -1 0.003708 0 0 -1 0.02589 0 0 -1 -0.1526 0 0
4 3.833 1 2 0 -4.522 3 4 3 5.698 5 6 -1 -0.1035 0 0 14 0.5 7 8 6 1.7 9 10 1 0.334 11 12 -1 -0.04997 0 0 -1 0.1234 0 0 -1 -0.09564 0 0 -1 0.006648 0 0 26 370.5 13 14 -1 0.09894 0 0 -1 0.05225 0 0 -1 -0.08165 0 0
0 -3.618 1 2 4 6.6 3 4 6 1.2 5 6 -1 -0.09936 0 0 -1 0.02427 0 0 -1 -0.06069 0 0 1 -0.2012 7 8 17 0.5 9 10 4 0.5 11 12 4 6.6 13 14 -1 -0.1374 0 0 -1 -0.0309 0 0 -1 0.09354 0 0 -1 -0.02446 0 0 -1 0.07534 0 0
0 -3.618 1 2 4 6.6 3 4 6 1.2 5 6 -1 -0.09787 0 0 -1 0.02198 0 0 -1 -0.05685 0 0 1 0.334 7 8 15 27.5 9 10 -1 0.08832 0 0 4 1.2 11 12 -1 -0.1459 0 0 -1 -0.08487 0 0 26 483.5 13 14 -1 0.05864 0 0 -1 -0.08517 0 0
0 -4.522 1 2 6 25.98 3 4 6 2.29 5 6 -1 -0.09811 0 0 -1 0.1151 0 0 3 3.376 7 8 1 0.334 9 10 -1 -0.08775 0 0 1 1.052 11 12 17 0.5 13 14 -1 0.08755 0 0 -1 -0.07123 0 0 -1 0.07998 0 0 -1 0.01789 0 0 -1 -0.1175 0 0
4 3.833 1 2 0 -4.522 3 4 0 2.685 5 6 -1 -0.1 0 0 14 0.5 7 8 26 370.5 9 10 -1 0.08775 0 0 2 -1.68 11 12 -1 0.1173 0 0 6 1.2 13 14 -1 -0.06588 0 0 -1 -0.01977 0 0 -1 -0.09846 0 0 -1 -0.07848 0 0 -1 0.05274 0 0
0 -5.08 1 2 -1 -0.09633 0 0 4 6.6 3 4 3 -0.1684 5 6 26 365.5 7 8 -1 -0.09168 0 0 1 3.819 9 10 -1 0.09612 0 0 -1 0.01982 0 0 15 27.5 11 12 -1 0.09772 0 0 1 -1.69 13 14 -1 -0.1409 0 0 -1 -0.05829 0 0 -1 0.02732 0 0
0 -5.08 1 2 -1 -0.09484 0 0 6 2.29 3 4 3 -0.1684 5 6 1 0.334 7 8 -1 -0.09667 0 0 1 0.6813 9 10 15 27.5 11 12 -1 0.08116 0 0 -1 -0.07436 0 0 -1 0.0526 0 0 4 1.2 13 14 -1 -0.1234 0 0 -1 -0.07218 0 0 -1 0.03004 0 0
0 -5.08 1 2 -1 -0.09328 0 0 4 6.6 3 4 5 5.19 5 6 17 0.5 7 8 1 4.066 9 10 -1 -0.09586 0 0 -1 0.08535 0 0 -1 -0.03725 0 0 17 0.5 11 12 -1 0.09389 0 0 1 -3.073 13 14 -1 -0.1272 0 0 -1 -0.06863 0 0 -1 0.0168 0 0
4 3.1 1 2 0 -5.08 3 4 6 2.29 5 6 -1 -0.09795 0 0 14 0.5 7 8 -1 -0.05638 0 0 1 1.052 9 10 -1 -0.04305 0 0 -1 0.1163 0 0 26 354.5 11 12 -1 0.08503 0 0 -1 0.03602 0 0 17 0.5 13 14 -1 -0.02681 0 0 -1 -0.2028 0 0
3 0.2315 1 2 -1 -0.09429 0 0 1 -1.69 3 4 4 2.2 5 6 1 4.466 7 8 -1 -0.09187 0 0 -1 -0.01298 0 0 17 0.5 9 10 -1 0.0982 0 0 4 0.5 11 12 26 382.5 13 14 -1 -0.04238 0 0 -1 0.06155 0 0 -1 -0.03536 0 0 -1 -0.2475 0 0
0 -5.08 1 2 -1 -0.08936 0 0 4 6.6 3 4 5 5.19 5 6 26 365.5 7 8 1 4.466 9 10 -1 -0.09185 0 0 -1 0.08976 0 0 17 0.5 11 12 15 27.5 13 14 -1 0.09121 0 0 -1 0.04528 0 0 -1 -0.224 0 0 -1 -0.005486 0 0 -1 -0.1301 0 0
3 0.2315 1 2 4 6.6 3 4 1 -1.69 5 6 -1 -0.09587 0 0 -1 0.0257 0 0 4 2.2 7 8 1 4.466 9 10 -1 -0.08928 0 0 -1 -0.01076 0 0 17 0.5 11 12 -1 0.09347 0 0 4 -5.551e-17 13 14 -1 -0.09293 0 0 -1 -0.04447 0 0 -1 0.05572 0 0
3 0.2315 1 2 4 6.6 3 4 1 -0.375 5 6 -1 -0.09479 0 0 -1 0.02318 0 0 4 1.2 7 8 17 0.5 9 10 -1 -0.08567 0 0 15 29.66 11 12 -1 0.06607 0 0 26 418.5 13 14 -1 0.005503 0 0 -1 -0.1406 0 0 -1 0.002326 0 0 -1 -0.2006 0 0
4 1.2 1 2 3 1.131 3 4 3 -4.266 5 6 -1 -0.09908 0 0 1 -0.2012 7 8 -1 -0.09153 0 0 1 1.052 9 10 -1 -0.08101 0 0 10 3.5 11 12 17 0.5 13 14 -1 0.06982 0 0 -1 -0.007388 0 0 -1 0.1962 0 0 -1 0.00946 0 0 -1 -0.08794 0 0
0 -6.414 1 2 -1 -0.08946 0 0 4 6.6 3 4 5 6.087 5 6 26 289.5 7 8 1 -1.69 9 10 -1 -0.09641 0 0 -1 0.09348 0 0 17 0.5 11 12 -1 -0.04855 0 0 15 25.8 13 14 -1 0.04226 0 0 -1 -0.1451 0 0 -1 0.03451 0 0 -1 -0.09765 0 0
3 0.2315 1 2 4 4.3 3 4 1 3.568 5 6 -1 -0.09552 0 0 -1 -0.01488 0 0 4 1.2 7 8 -1 0.07763 0 0 -1 -0.06155 0 0 15 27.5 9 10 17 0.5 11 12 -1 -0.1076 0 0 -1 0.03202 0 0 16 1.5 13 14 -1 0.08051 0 0 -1 -0.1163 0 0
6 -8.327e-17 1 2 3 6.336 3 4 1 0.334 5 6 -1 -0.09269 0 0 -1 0.004058 0 0 0 -7.745 7 8 4 0.5 9 10 -1 -0.08998 0 0 15 29.66 11 12 -1 -0.03444 0 0 -1 0.06354 0 0 0 3.897 13 14 -1 -0.1198 0 0 -1 -0.01139 0 0 -1 0.07449 0 0
3 -0.1684 1 2 4 4.3 3 4 1 -2.051 5 6 -1 -0.09482 0 0 -1 -0.01421 0 0 4 2.2 7 8 1 4.466 9 10 -1 -0.08448 0 0 -1 -0.01043 0 0 17 0.5 11 12 -1 0.08081 0 0 14 0.5 13 14 -1 -0.07998 0 0 -1 0.01561 0 0 -1 0.1386 0 0
6 -0.81 1 2 -1 -0.08543 0 0 1 -4.377 3 4 -1 -0.07114 0 0 1 4.466 5 6 17 0.5 7 8 -1 0.08053 0 0 14 0.5 9 10 12 0.5 11 12 4 0.5 13 14 -1 0.1136 0 0 -1 -0.007104 0 0 -1 -0.1673 0 0 -1 -0.06416 0 0 -1 0.02369 0 0
0 -6.414 1 2 6 4.055 3 4 0 5.321 5 6 -1 -0.0945 0 0 1 0.334 7 8 15 29.66 9 10 -1 0.07337 0 0 -1 -0.06142 0 0 -1 0.08267 0 0 2 -1.329 11 12 -1 -0.1199 0 0 1 -0.9358 13 14 -1 -0.06499 0 0 -1 -0.01799 0 0 -1 0.03737 0 0
3 -4.266 1 2 -1 -0.09506 0 0 1 -1.69 3 4 4 2.2 5 6 1 4.466 7 8 -1 -0.08194 0 0 26 362.5 9 10 15 25.8 11 12 -1 0.07097 0 0 -1 0.02992 0 0 -1 -0.06036 0 0 4 -1.1 13 14 -1 -0.07565 0 0 -1 -0.05885 0 0 -1 0.03454 0 0
3 -4.266 1 2 -1 -0.09409 0 0 1 -4.377 3 4 -1 -0.06696 0 0 4 -1.1 5 6 10 3.5 7 8 17 0.5 9 10 -1 -0.07373 0 0 -1 0.1301 0 0 4 7.3 11 12 26 395.5 13 14 -1 0.02301 0 0 -1 0.08552 0 0 -1 0.005119 0 0 -1 -0.1565 0 0
0 -7.745 1 2 -1 -0.08457 0 0 0 5.321 3 4 14 0.5 5 6 -1 0.06756 0 0 6 25.98 7 8 -1 0.08073 0 0 17 0.5 9 10 -1 0.07341 0 0 4 7.3 11 12 -1 -0.09504 0 0 5 5.8 13 14 -1 0.06171 0 0 -1 -0.01332 0 0 -1 -0.08581 0 0
3 -4.266 1 2 -1 -0.0923 0 0 1 -4.377 3 4 -1 -0.06228 0 0 1 4.466 5 6 4 -5.551e-17 7 8 5 6.087 9 10 -1 -0.05277 0 0 15 29.66 11 12 -1 0.07725 0 0 -1 -0.0651 0 0 10 1.5 13 14 -1 -0.08194 0 0 -1 0.005833 0 0 -1 0.06818 0 0
3 -4.266 1 2 -1 -0.09113 0 0 4 6.6 3 4 1 -3.073 5 6 26 276.5 7 8 -1 -0.05877 0 0 26 68.5 9 10 -1 0.09325 0 0 17 0.5 11 12 -1 -0.08405 0 0 17 0.5 13 14 -1 0.02327 0 0 -1 -0.09777 0 0 -1 0.01985 0 0 -1 -0.08822 0 0
6 -0.81 1 2 3 6.336 3 4 1 3.568 5 6 -1 -0.08645 0 0 -1 0.0166 0 0 0 -9.357 7 8 -1 0.06043 0 0 -1 -0.0817 0 0 15 27.5 9 10 10 1.5 11 12 -1 -0.07466 0 0 6 25.98 13 14 -1 0.05473 0 0 -1 -0.01481 0 0 -1 0.08114 0 0
3 -4.266 1 2 -1 -0.089 0 0 4 -1.1 3 4 10 3.5 5 6 1 4.466 7 8 -1 -0.07531 0 0 -1 0.08273 0 0 26 490.5 9 10 -1 0.06445 0 0 4 7.3 11 12 -1 -0.05724 0 0 15 27.5 13 14 -1 0.06522 0 0 -1 0.009386 0 0 -1 -0.08564 0 0
0 -9.357 1 2 -1 -0.08667 0 0 6 4.055 3 4 3 8.652 5 6 17 0.5 7 8 13 0.5 9 10 -1 0.02314 0 0 4 7.3 11 12 26 395.5 13 14 -1 -0.05071 0 0 -1 0.09867 0 0 -1 0.0148 0 0 -1 0.08391 0 0 -1 0.01595 0 0 -1 -0.1382 0 0
3 -6.198 1 2 -1 -0.09438 0 0 1 -4.377 3 4 -1 -0.05587 0 0 14 0.5 5 6 4 0.5 7 8 -1 0.08948 0 0 10 3.5 9 10 26 597.5 11 12 -1 -0.06357 0 0 -1 0.1473 0 0 15 25.8 13 14 -1 -0.07459 0 0 -1 0.03289 0 0 -1 -0.04328 0 0
3 -6.198 1 2 -1 -0.09353 0 0 1 0.334 3 4 4 1.2 5 6 17 0.5 7 8 14 0.5 9 10 26 232.5 11 12 -1 0.03738 0 0 -1 -0.04236 0 0 -1 -0.07556 0 0 -1 0.06818 0 0 -1 0.03218 0 0 0 5.321 13 14 -1 -0.03315 0 0 -1 0.07087 0 0
6 -2.8 1 2 -1 -0.07719 0 0 0 5.321 3 4 1 -4.617 5 6 -1 0.06177 0 0 -1 -0.05489 0 0 14 0.5 7 8 26 597.5 9 10 -1 0.0879 0 0 15 29.66 11 12 -1 -0.08715 0 0 4 0.5 13 14 -1 -0.07925 0 0 -1 -0.04307 0 0 -1 0.01741 0 0
0 -9.357 1 2 -1 -0.08188 0 0 5 5.5 3 4 1 4.466 5 6 -1 -0.06359 0 0 10 1.5 7 8 -1 0.0595 0 0 12 0.5 9 10 26 386.5 11 12 6 25.98 13 14 -1 -0.08124 0 0 -1 0.064 0 0 -1 -0.01072 0 0 -1 -0.008065 0 0 -1 0.08556 0 0
3 -6.198 1 2 -1 -0.09146 0 0 4 -1.1 3 4 -1 -0.05215 0 0 0 5.321 5 6 15 29.66 7 8 -1 0.05783 0 0 6 25.98 9 10 -1 -0.07321 0 0 26 68.5 11 12 -1 0.0771 0 0 -1 -0.07954 0 0 1 -6.534 13 14 -1 -0.07944 0 0 -1 0.01555 0 0
3 -6.198 1 2 -1 -0.09036 0 0 4 7.3 3 4 1 -1.69 5 6 26 354.5 7 8 4 2.2 9 10 14 0.5 11 12 -1 0.0927 0 0 -1 -0.02673 0 0 -1 -0.06902 0 0 -1 -0.009478 0 0 10 1.5 13 14 -1 0.09078 0 0 -1 -0.01245 0 0 -1 0.03924 0 0
3 -8.375 1 2 -1 -0.0979 0 0 1 0.334 3 4 0 -8.738 5 6 17 0.5 7 8 -1 -0.08459 0 0 4 -1.3 9 10 -1 0.03181 0 0 16 1.5 11 12 -1 -0.07134 0 0 10 1.5 13 14 -1 0.05781 0 0 -1 -0.08382 0 0 -1 -0.01446 0 0 -1 0.03707 0 0
3 -8.375 1 2 -1 -0.09752 0 0 4 7.3 3 4 1 -1.69 5 6 26 354.5 7 8 -1 -0.03415 0 0 15 25.8 9 10 -1 0.09025 0 0 -1 -0.02397 0 0 26 68.5 11 12 10 3.5 13 14 -1 -0.07201 0 0 -1 0.02051 0 0 -1 -0.09932 0 0 -1 0.1636 0 0
3 -8.375 1 2 -1 -0.09711 0 0 4 -1.1 3 4 10 3.5 5 6 26 556.5 7 8 -1 -0.06289 0 0 -1 0.0636 0 0 4 7.3 9 10 4 3.1 11 12 -1 0.004205 0 0 26 276.5 13 14 -1 0.03817 0 0 -1 -0.08638 0 0 -1 0.1026 0 0 -1 0.01526 0 0
3 -8.375 1 2 -1 -0.09666 0 0 17 0.5 3 4 4 7.3 5 6 16 1.5 7 8 0 -9.956 9 10 -1 0.06269 0 0 -1 0.04551 0 0 -1 -0.08403 0 0 -1 -0.06372 0 0 14 0.5 11 12 -1 -0.001565 0 0 4 4.3 13 14 -1 0.1113 0 0 -1 -0.0534 0 0
3 -8.375 1 2 -1 -0.09619 0 0 1 -6.534 3 4 -1 -0.06196 0 0 17 0.5 5 6 4 7.3 7 8 16 1.5 9 10 26 68.5 11 12 -1 0.06261 0 0 -1 0.0476 0 0 -1 -0.07547 0 0 4 4.3 13 14 -1 0.008961 0 0 -1 -0.128 0 0 -1 0.02646 0 0
6 -6.51 1 2 -1 -0.09167 0 0 0 -9.956 3 4 -1 -0.06163 0 0 17 0.5 5 6 4 7.3 7 8 16 1.5 9 10 10 1.5 11 12 26 303.5 13 14 -1 0.04363 0 0 -1 -0.06833 0 0 -1 -0.004451 0 0 -1 0.03341 0 0 -1 0.09616 0 0 -1 0.01021 0 0
6 -6.51 1 2 -1 -0.09052 0 0 1 0.334 3 4 0 -8.738 5 6 2 5.334 7 8 -1 -0.07925 0 0 -1 -0.005345 0 0 1 8.884 9 10 -1 -0.09632 0 0 14 0.5 11 12 -1 0.09321 0 0 0 -3.618 13 14 -1 0.09295 0 0 -1 0.05274 0 0 -1 -0.002618 0 0
3 -8.375 1 2 -1 -0.09491 0 0 6 25.98 3 4 1 -4.377 5 6 -1 0.06359 0 0 -1 -0.04823 0 0 13 0.5 7 8 26 68.5 9 10 -1 0.08591 0 0 4 4.3 11 12 17 0.5 13 14 -1 -0.1198 0 0 -1 0.02097 0 0 -1 0.01051 0 0 -1 -0.04775 0 0
6 -6.51 1 2 -1 -0.08877 0 0 0 5.321 3 4 15 29.66 5 6 -1 0.04398 0 0 1 -7.582 7 8 -1 -0.07081 0 0 -1 -0.0718 0 0 26 597.5 9 10 10 1.5 11 12 4 3.833 13 14 -1 -0.002328 0 0 -1 0.03594 0 0 -1 0.02452 0 0 -1 -0.1191 0 0
3 -8.375 1 2 -1 -0.09394 0 0 4 -3.2 3 4 -1 -0.05672 0 0 1 3.568 5 6 10 1.5 7 8 2 -2.286 9 10 12 0.5 11 12 -1 0.02344 0 0 -1 0.05547 0 0 -1 -0.04944 0 0 0 3.897 13 14 -1 -0.06286 0 0 -1 -0.01191 0 0 -1 0.06141 0 0
3 -8.375 1 2 -1 -0.09324 0 0 6 25.98 3 4 1 -8.318 5 6 -1 0.05987 0 0 -1 -0.09233 0 0 26 68.5 7 8 0 -0.9179 9 10 17 0.5 11 12 -1 0.01881 0 0 -1 -0.1135 0 0 4 -3.2 13 14 -1 -0.0497 0 0 -1 -0.04517 0 0 -1 0.01413 0 0
3 -8.375 1 2 -1 -0.09248 0 0 1 9.059 3 4 14 0.5 5 6 -1 0.07559 0 0 4 0.5 7 8 -1 0.04747 0 0 10 3.5 9 10 -1 0.001376 0 0 9 1.5 11 12 3 -0.1684 13 14 -1 -0.07285 0 0 -1 0.05928 0 0 -1 -0.0725 0 0 -1 0.1528 0 0
6 -6.51 1 2 -1 -0.08465 0 0 1 -8.318 3 4 -1 -0.07876 0 0 0 5.668 5 6 15 29.66 7 8 -1 0.04135 0 0 26 597.5 9 10 -1 -0.06079 0 0 -1 0.006438 0 0 4 3.833 11 12 11 7.5 13 14 -1 -0.1084 0 0 -1 -0.02125 0 0 -1 0.1479 0 0
5 5.5 1 2 1 4.466 3 4 -1 -0.06001 0 0 0 -9.357 5 6 -1 0.04532 0 0 -1 -0.06024 0 0 26 483.5 7 8 10 1.5 9 10 -1 -0.03518 0 0 -1 -0.002361 0 0 0 -4.809 11 12 26 358.5 13 14 -1 0.01778 0 0 -1 0.1836 0 0 -1 -0.0521 0 0
3 -8.375 1 2 -1 -0.09082 0 0 6 25.98 3 4 1 -8.318 5 6 26 232.5 7 8 -1 -0.08783 0 0 26 68.5 9 10 -1 0.09189 0 0 -1 -0.02972 0 0 4 4.3 11 12 17 0.5 13 14 -1 -0.1104 0 0 -1 0.01668 0 0 -1 0.008811 0 0 -1 -0.04519 0 0
6 -6.51 1 2 -1 -0.08155 0 0 4 7.3 3 4 15 27.5 5 6 26 354.5 7 8 0 -9.956 9 10 -1 -0.06447 0 0 -1 0.0809 0 0 -1 -0.02052 0 0 1 0.5146 11 12 -1 0.003622 0 0 -1 -0.08141 0 0 4 0.6 13 14 -1 -0.0767 0 0 -1 0.1158 0 0
3 -8.375 1 2 -1 -0.08934 0 0 1 0.334 3 4 4 -1.3 5 6 0 -0.9179 7 8 -1 -0.0682 0 0 -1 -0.004294 0 0 10 4.5 9 10 3 8.652 11 12 -1 0.04632 0 0 -1 -0.1717 0 0 -1 -0.0405 0 0 4 4.3 13 14 -1 -0.01102 0 0 -1 0.04624 0 0
5 6.087 1 2 1 4.466 3 4 6 -0.81 5 6 26 475.5 7 8 -1 0.04052 0 0 -1 -0.08623 0 0 -1 0.01143 0 0 4 7.3 9 10 -1 -0.03523 0 0 9 0.5 11 12 26 276.5 13 14 -1 -0.01217 0 0 -1 0.02216 0 0 -1 0.1019 0 0 -1 -0.002193 0 0
3 -8.375 1 2 -1 -0.08776 0 0 14 0.5 3 4 1 9.059 5 6 -1 0.04152 0 0 4 0.5 7 8 -1 0.07202 0 0 10 3.5 9 10 15 25.8 11 12 9 1.5 13 14 -1 0.09908 0 0 -1 0.00619 0 0 -1 -0.04571 0 0 -1 -0.0677 0 0 -1 0.06046 0 0
6 -6.51 1 2 -1 -0.07677 0 0 4 11.37 3 4 15 29.66 5 6 -1 0.09806 0 0 6 25.98 7 8 -1 -0.05857 0 0 1 -6.534 9 10 -1 0.0637 0 0 -1 -0.05742 0 0 26 68.5 11 12 -1 -0.05992 0 0 17 0.5 13 14 -1 0.01279 0 0 -1 -0.04576 0 0
3 -8.375 1 2 -1 -0.0861 0 0 4 -4.605 3 4 -1 -0.06681 0 0 0 5.321 5 6 1 8.884 7 8 -1 0.03577 0 0 26 597.5 9 10 -1 0.07512 0 0 10 1.5 11 12 11 7.5 13 14 -1 -0.008478 0 0 -1 0.02314 0 0 -1 -0.08057 0 0 -1 0.0514 0 0
5 5.5 1 2 1 4.066 3 4 -1 -0.04867 0 0 0 -9.357 5 6 13 0.5 7 8 5 1.7 9 10 -1 0.0004724 0 0 -1 0.02464 0 0 -1 0.1605 0 0 -1 -0.08034 0 0 6 -1.8 11 12 -1 -0.05625 0 0 11 6.5 13 14 -1 0.2647 0 0 -1 -0.04276 0 0
3 -9.744 1 2 -1 -0.09067 0 0 4 11.37 3 4 15 25.8 5 6 -1 0.09528 0 0 0 3.897 7 8 10 3.5 9 10 26 597.5 11 12 -1 0.03453 0 0 -1 -0.06513 0 0 -1 0.1448 0 0 -1 0.001759 0 0 4 3.833 13 14 -1 0.0107 0 0 -1 -0.1101 0 0
2 5.703 1 2 4 -4.605 3 4 -1 -0.09481 0 0 -1 -0.06711 0 0 0 5.321 5 6 17 0.5 7 8 -1 0.03611 0 0 11 4.5 9 10 16 1.5 11 12 26 556.5 13 14 -1 0.01033 0 0 -1 0.05045 0 0 -1 -0.06893 0 0 -1 -0.0107 0 0 -1 -0.12 0 0
3 -9.744 1 2 -1 -0.08917 0 0 1 -8.318 3 4 -1 -0.06918 0 0 14 0.5 5 6 13 0.5 7 8 15 14.97 9 10 -1 -0.003308 0 0 -1 0.07196 0 0 0 -4.809 11 12 26 221.5 13 14 -1 0.285 0 0 -1 0.04264 0 0 -1 0.09863 0 0 -1 -0.008304 0 0
4 7.3 1 2 5 6.087 3 4 26 276.5 5 6 9 0.5 7 8 -1 -0.06079 0 0 -1 0.09472 0 0 -1 -0.005498 0 0 10 0.5 9 10 -1 0.02147 0 0 16 1.5 11 12 6 25.98 13 14 -1 0.07055 0 0 -1 -0.08285 0 0 -1 -0.02271 0 0 -1 0.04664 0 0
6 -6.51 1 2 -1 -0.06882 0 0 4 11.37 3 4 15 29.66 5 6 -1 0.09296 0 0 6 25.98 7 8 0 -8.738 9 10 1 -8.318 11 12 26 155.5 13 14 -1 0.2094 0 0 -1 -0.05789 0 0 -1 -0.0813 0 0 -1 0.001989 0 0 -1 0.1091 0 0 -1 -0.005711 0 0
2 5.703 1 2 1 -0.2012 3 4 -1 -0.08995 0 0 3 -1.77 5 6 -1 0.01149 0 0 -1 -0.0833 0 0 15 13.66 7 8 15 12.9 9 10 19 0.5 11 12 -1 -0.04839 0 0 -1 0.196 0 0 7 5.5 13 14 -1 -0.09341 0 0 -1 0.001723 0 0 -1 -0.07663 0 0
15 12.9 1 2 -1 -0.08332 0 0 15 13.66 3 4 -1 0.118 0 0 1 -0.2012 5 6 3 -1.77 7 8 2 5.334 9 10 -1 -0.08052 0 0 -1 -0.006476 0 0 8 2.5 11 12 -1 -0.08549 0 0 2 -7.388 13 14 -1 0.03646 0 0 -1 0.01479 0 0 -1 -0.03014 0 0
14 0.5 1 2 4 0.5 3 4 4 4.3 5 6 10 3.5 7 8 -1 0.002076 0 0 -1 0.06386 0 0 -1 -0.01707 0 0 9 1.5 9 10 3 -0.1684 11 12 -1 -0.06045 0 0 -1 0.05062 0 0 -1 -0.07457 0 0 10 4.5 13 14 -1 0.1882 0 0 -1 0.009976 0 0
4 -4.605 1 2 -1 -0.06253 0 0 5 7.59 3 4 1 9.059 5 6 -1 -0.06632 0 0 10 1.5 7 8 -1 0.06406 0 0 12 0.5 9 10 11 4.5 11 12 -1 0.001427 0 0 -1 -0.04725 0 0 -1 -0.1022 0 0 11 8.5 13 14 -1 0.03991 0 0 -1 -0.05037 0 0
4 7.3 1 2 9 0.5 3 4 26 276.5 5 6 10 0.5 7 8 3 8.652 9 10 -1 0.09274 0 0 -1 -0.005255 0 0 16 1.5 11 12 0 -8.738 13 14 -1 -0.0003156 0 0 -1 0.05682 0 0 -1 0.06156 0 0 -1 -0.07589 0 0 -1 -0.07266 0 0 -1 -0.01368 0 0
4 11.37 1 2 17 0.5 3 4 -1 0.09042 0 0 26 45.5 5 6 16 1.5 7 8 24 0.5 9 10 11 8.5 11 12 -1 0.0408 0 0 -1 -0.06385 0 0 -1 -0.1329 0 0 -1 0.06969 0 0 11 7.5 13 14 -1 -0.05051 0 0 -1 0.001174 0 0 -1 0.04469 0 0
15 12.9 1 2 -1 -0.0801 0 0 15 13.66 3 4 4 1.2 5 6 4 11.37 7 8 -1 -0.002086 0 0 -1 0.1598 0 0 15 25.8 9 10 -1 0.08756 0 0 -1 0.001108 0 0 10 3.5 11 12 0 -8.738 13 14 -1 0.1284 0 0 -1 0.1781 0 0 -1 -0.06 0 0
3 -9.744 1 2 -1 -0.08475 0 0 26 597.5 3 4 4 7.3 5 6 11 7.5 7 8 9 0.5 9 10 26 276.5 11 12 0 3.897 13 14 -1 0.05351 0 0 -1 -0.008783 0 0 -1 0.01799 0 0 -1 0.09044 0 0 -1 0.004936 0 0 -1 -0.08298 0 0 -1 0.03033 0 0
5 7.59 1 2 1 0.334 3 4 -1 -0.06412 0 0 4 -1.3 5 6 0 -0.9179 7 8 -1 -0.06 0 0 7 5.5 9 10 10 4.5 11 12 4 3.833 13 14 -1 0.001947 0 0 -1 -0.0618 0 0 -1 0.03708 0 0 -1 -0.172 0 0 -1 -0.0257 0 0 -1 0.02149 0 0
15 12.9 1 2 -1 -0.07726 0 0 15 13.66 3 4 4 1.2 5 6 2 5.703 7 8 -1 -0.0007619 0 0 -1 0.1461 0 0 1 8.884 9 10 -1 -0.07968 0 0 17 0.5 11 12 -1 0.0564 0 0 -1 0.001695 0 0 6 12.7 13 14 -1 -0.05633 0 0 -1 0.03387 0 0
1 -8.318 1 2 26 68.5 3 4 10 1.5 5 6 -1 0.1076 0 0 -1 -0.08322 0 0 -1 -0.005018 0 0 11 4.5 7 8 4 -0.4 9 10 11 8.5 11 12 -1 0.07722 0 0 -1 -0.1428 0 0 0 -4.809 13 14 -1 -0.04783 0 0 -1 0.08909 0 0 -1 0.0212 0 0
14 0.5 1 2 -1 -0.003316 0 0 4 4.3 3 4 16 1.5 5 6 4 7.3 7 8 2 -9.166 9 10 -1 -0.02049 0 0 -1 -0.07858 0 0 -1 0.06632 0 0 3 14.45 11 12 -1 0.02685 0 0 0 -6.999 13 14 -1 0.04348 0 0 -1 -0.04823 0 0 -1 0.2845 0 0
3 -9.744 1 2 -1 -0.08281 0 0 4 11.37 3 4 17 0.5 5 6 -1 0.08445 0 0 26 45.5 7 8 16 1.5 9 10 24 0.5 11 12 25 0.5 13 14 -1 0.04006 0 0 -1 -0.05586 0 0 -1 -0.1222 0 0 -1 0.06543 0 0 -1 0.001375 0 0 -1 0.03826 0 0
4 -4.605 1 2 -1 -0.05736 0 0 15 12.9 3 4 -1 -0.07336 0 0 15 13.66 5 6 -1 0.09145 0 0 1 -0.2012 7 8 -1 -0.009008 0 0 4 2.2 9 10 26 165.5 11 12 -1 -0.005227 0 0 -1 -0.05288 0 0 4 0.5 13 14 -1 0.02044 0 0 -1 0.105 0 0
4 7.3 1 2 5 6.087 3 4 26 354.5 5 6 9 0.5 7 8 -1 -0.04938 0 0 -1 0.06928 0 0 0 7.683 9 10 15 14.97 11 12 -1 0.01806 0 0 -1 -0.02987 0 0 -1 0.0812 0 0 8 3.5 13 14 -1 -0.01287 0 0 -1 0.01429 0 0 -1 0.1616 0 0
3 -9.744 1 2 -1 -0.08096 0 0 26 683.5 3 4 4 7.3 5 6 0 3.897 7 8 1 2.198 9 10 26 276.5 11 12 11 7.5 13 14 -1 0.06545 0 0 -1 -0.007137 0 0 -1 0.01429 0 0 -1 0.08638 0 0 -1 0.001574 0 0 -1 -0.09565 0 0 -1 0.02697 0 0
15 12.9 1 2 -1 -0.07258 0 0 15 13.66 3 4 4 1.2 5 6 6 8.5 7 8 -1 -0.01065 0 0 5 1.7 9 10 -1 -0.006957 0 0 5 -4.41 11 12 -1 0.1644 0 0 -1 -0.02469 0 0 24 0.5 13 14 -1 0.06408 0 0 -1 -0.01568 0 0 -1 0.06356 0 0
1 -8.318 1 2 26 68.5 3 4 10 1.5 5 6 -1 0.1044 0 0 -1 -0.07963 0 0 -1 -0.004268 0 0 11 4.5 7 8 4 -2.1 9 10 11 8.5 11 12 -1 0.1066 0 0 -1 -0.1225 0 0 9 0.5 13 14 -1 -0.04478 0 0 -1 0.01549 0 0 -1 0.07001 0 0
4 -4.605 1 2 0 -1.942 3 4 2 5.703 5 6 -1 -0.09013 0 0 11 5.5 7 8 0 5.321 9 10 -1 -0.0734 0 0 -1 0.1691 0 0 -1 -0.07978 0 0 17 0.5 11 12 21 0.5 13 14 -1 0.002316 0 0 -1 -0.03129 0 0 -1 0.03691 0 0 -1 -0.1044 0 0
14 0.5 1 2 -1 -0.002799 0 0 25 0.5 3 4 2 -12.67 5 6 -1 0.1483 0 0 -1 -0.04935 0 0 2 -9.166 7 8 5 1.7 9 10 1 0.8828 11 12 4 3.833 13 14 -1 -0.05709 0 0 -1 -0.0253 0 0 -1 0.07709 0 0 -1 0.2187 0 0 -1 0.02021 0 0
0 -15.31 1 2 -1 -0.07171 0 0 26 597.5 3 4 10 0.5 5 6 11 4.5 7 8 -1 0.02931 0 0 -1 -0.000139 0 0 -1 -0.1197 0 0 4 2.1 9 10 4 1.2 11 12 -1 -0.03487 0 0 1 4.066 13 14 -1 0.1538 0 0 -1 -0.06373 0 0 -1 0.09402 0 0
6 -6.51 1 2 -1 -0.0561 0 0 15 25.8 3 4 0 3.897 5 6 10 3.5 7 8 -1 -0.0004234 0 0 -1 0.0277 0 0 11 5.5 9 10 -1 0.1164 0 0 -1 0.02646 0 0 1 -0.9358 11 12 -1 -0.007358 0 0 4 10.96 13 14 -1 -0.1189 0 0 -1 0.04046 0 0
5 7.59 1 2 1 9.059 3 4 -1 -0.05568 0 0 10 1.5 5 6 -1 0.05057 0 0 12 0.5 7 8 -1 0.01385 0 0 -1 0.0009519 0 0 11 5.5 9 10 -1 0.01227 0 0 10 0.5 11 12 5 -5.51 13 14 -1 -0.1077 0 0 -1 -0.1014 0 0 -1 0.05913 0 0
6 25.98 1 2 26 68.5 3 4 26 232.5 5 6 0 -0.9179 7 8 1 -8.318 9 10 -1 0.07891 0 0 -1 -0.03541 0 0 26 54.5 11 12 4 6.6 13 14 -1 -0.08231 0 0 -1 0.002426 0 0 -1 0.09866 0 0 -1 -0.03553 0 0 -1 -0.1213 0 0 -1 0.06732 0 0
15 12.9 1 2 -1 -0.07 0 0 15 13.66 3 4 5 1.7 5 6 4 11.37 7 8 26 475.5 9 10 -1 -0.02561 0 0 17 0.5 11 12 -1 0.07881 0 0 8 2.5 13 14 -1 -0.04571 0 0 -1 0.001586 0 0 -1 -0.0279 0 0 -1 0.05023 0 0 -1 0.223 0 0
2 5.703 1 2 9 0.5 3 4 -1 -0.06999 0 0 -1 -0.004508 0 0 3 8.652 5 6 1 -4.149 7 8 0 -2.873 9 10 -1 -0.05183 0 0 -1 0.00997 0 0 -1 -0.08365 0 0 0 4.232 11 12 -1 0.09141 0 0 2 -6.956 13 14 -1 -0.03487 0 0 -1 0.0732 0 0
6 8.5 1 2 -1 -0.005812 0 0 5 -4.41 3 4 24 0.5 5 6 26 235.5 7 8 26 45.5 9 10 26 128.5 11 12 -1 0.1127 0 0 -1 0.02774 0 0 -1 -0.1075 0 0 25 0.5 13 14 -1 0.09478 0 0 -1 -0.05182 0 0 -1 -0.02057 0 0 -1 0.03478 0 0
0 -15.31 1 2 -1 -0.06905 0 0 26 597.5 3 4 -1 0.002989 0 0 11 4.5 5 6 -1 -0.1163 0 0 2 -9.4 7 8 -1 -0.05923 0 0 2 -4.093 9 10 10 0.5 11 12 -1 -0.0562 0 0 -1 -0.07696 0 0 1 -3.073 13 14 -1 -0.03753 0 0 -1 0.1235 0 0
4 -4.605 1 2 0 -1.942 3 4 11 6.5 5 6 -1 -0.08866 0 0 11 5.5 7 8 10 0.5 9 10 2 -1.329 11 12 -1 0.1458 0 0 -1 -0.07467 0 0 -1 0.03783 0 0 -1 -0.00773 0 0 0 -9.357 13 14 -1 -0.07218 0 0 -1 -0.08709 0 0 -1 0.03318 0 0
15 12.9 1 2 -1 -0.06638 0 0 15 13.66 3 4 4 1.2 5 6 1 -0.2012 7 8 -1 -0.01429 0 0 5 1.7 9 10 3 -1.77 11 12 4 2.2 13 14 -1 0.1413 0 0 -1 -0.02249 0 0 -1 -0.07604 0 0 -1 -0.003605 0 0 -1 0.02846 0 0 -1 -0.006555 0 0
6 25.98 1 2 2 -16.01 3 4 26 232.5 5 6 10 3.5 7 8 17 0.5 9 10 -1 0.07516 0 0 4 6.6 11 12 -1 -0.033 0 0 -1 0.09512 0 0 6 8.5 13 14 -1 -0.03752 0 0 -1 0.05733 0 0 -1 -0.07875 0 0 -1 0.0008206 0 0 -1 0.04513 0 0
4 11.37 1 2 15 25.8 3 4 -1 0.07517 0 0 -1 0.002 0 0 0 -4.809 5 6 2 -9.905 7 8 26 350.5 9 10 -1 0.191 0 0 -1 -0.07155 0 0 26 285.5 11 12 5 0.5 13 14 -1 -0.04867 0 0 -1 0.04114 0 0 -1 -0.1239 0 0 -1 -0.01021 0 0
3 -9.744 1 2 -1 -0.07549 0 0 9 0.5 3 4 -1 -0.004333 0 0 3 8.652 5 6 1 -4.149 7 8 0 -2.873 9 10 -1 -0.04746 0 0 0 -9.956 11 12 -1 -0.08156 0 0 0 4.232 13 14 -1 0.09818 0 0 -1 0.002835 0 0 -1 0.0841 0 0 -1 0.01225 0 0
14 0.5 1 2 -1 -0.002426 0 0 4 4.3 3 4 16 1.5 5 6 4 7.3 7 8 2 -6.299 9 10 0 -1.942 11 12 6 12.7 13 14 -1 0.06084 0 0 -1 0.1075 0 0 -1 -0.006966 0 0 -1 -0.08035 0 0 -1 0.06571 0 0 -1 -0.09567 0 0 -1 0.06843 0 0
6 -6.51 1 2 -1 -0.05116 0 0 5 0.5 3 4 6 5.377 5 6 4 -0.9 7 8 4 3.833 9 10 -1 0.004398 0 0 0 -6.017 11 12 -1 0.004389 0 0 1 4.466 13 14 -1 -0.1469 0 0 -1 -0.04616 0 0 -1 0.1147 0 0 -1 -0.033 0 0 -1 0.0625 0 0
26 683.5 1 2 4 7.3 3 4 0 3.897 5 6 -1 -0.001569 0 0 26 276.5 7 8 11 7.5 9 10 -1 0.06101 0 0 -1 0.08192 0 0 12 0.5 11 12 -1 -0.08437 0 0 -1 0.02571 0 0 -1 0.0294 0 0 16 2.5 13 14 -1 -0.04535 0 0 -1 0.07847 0 0
5 7.59 1 2 1 8.884 3 4 -1 -0.05019 0 0 0 5.668 5 6 5 1.7 7 8 -1 -0.002842 0 0 21 0.5 9 10 26 162.5 11 12 -1 -0.01438 0 0 26 378.5 13 14 -1 -0.08952 0 0 -1 -0.01458 0 0 -1 0.1307 0 0 -1 0.05683 0 0 -1 -0.006036 0 0
4 -4.605 1 2 0 -1.942 3 4 11 6.5 5 6 -1 -0.0872 0 0 11 5.5 7 8 -1 -0.00269 0 0 2 -1.329 9 10 -1 0.1226 0 0 -1 -0.07325 0 0 0 -9.357 11 12 -1 -0.06576 0 0 -1 -0.08536 0 0 15 27.5 13 14 -1 0.03715 0 0 -1 -0.059 0 0
15 12.9 1 2 13 0.5 3 4 15 13.66 5 6 -1 -0.08455 0 0 -1 0.08905 0 0 4 1.2 7 8 9 0.5 9 10 -1 -0.01346 0 0 5 1.7 11 12 -1 -0.005243 0 0 10 1.5 13 14 -1 0.1306 0 0 -1 -0.022 0 0 -1 0.0001741 0 0 -1 0.04208 0 0
4 11.37 1 2 15 29.66 3 4 -1 0.07164 0 0 6 25.98 5 6 0 -8.738 7 8 -1 -0.0007688 0 0 -1 0.04495 0 0 -1 0.1821 0 0 0 7.683 9 10 11 5.5 11 12 -1 0.07509 0 0 -1 0.01809 0 0 6 1.2 13 14 -1 0.01722 0 0 -1 -0.1063 0 0
26 597.5 1 2 -1 0.001893 0 0 11 4.5 3 4 -1 -0.1099 0 0 8 0.5 5 6 -1 -0.1189 0 0 7 1.5 7 8 -1 0.1007 0 0 4 2.1 9 10 7 4.5 11 12 -1 -0.0357 0 0 4 -1.7 13 14 -1 -0.04853 0 0 -1 -0.04503 0 0 -1 0.1452 0 0
1 -8.318 1 2 26 68.5 3 4 10 1.5 5 6 -1 0.09816 0 0 -1 -0.07288 0 0 -1 -0.003382 0 0 11 4.5 7 8 4 -0.4 9 10 11 8.5 11 12 -1 0.06911 0 0 -1 -0.1315 0 0 0 -4.809 13 14 -1 -0.04217 0 0 -1 0.07236 0 0 -1 0.01447 0 0
4 -4.605 1 2 0 -1.942 3 4 4 11.37 5 6 -1 -0.08614 0 0 11 5.5 7 8 17 0.5 9 10 -1 0.06886 0 0 0 -0.3843 11 12 -1 -0.07021 0 0 -1 0.002711 0 0 16 1.5 13 14 -1 0.1754 0 0 -1 -0.002601 0 0 -1 0.04298 0 0 -1 -0.04641 0 0
14 0.5 1 2 -1 -0.002148 0 0 25 0.5 3 4 2 -12.67 5 6 -1 0.1259 0 0 -1 -0.04752 0 0 2 -9.166 7 8 5 1.7 9 10 1 0.8828 11 12 -1 0.1277 0 0 -1 -0.05793 0 0 0 -0.9179 13 14 -1 0.07141 0 0 -1 -0.06948 0 0 -1 0.05163 0 0
4 7.3 1 2 9 0.5 3 4 26 276.5 5 6 -1 -0.007678 0 0 3 8.652 7 8 -1 0.07919 0 0 0 7.683 9 10 -1 -0.0002105 0 0 0 -2.873 11 12 -1 -0.01279 0 0 -1 0.07846 0 0 -1 -0.07878 0 0 5 1.7 13 14 -1 0.07141 0 0 -1 -0.03062 0 0
2 5.703 1 2 5 0.5 3 4 -1 -0.06113 0 0 6 5.377 5 6 1 -3.073 7 8 4 3.833 9 10 -1 0.003641 0 0 5 1.7 11 12 -1 0.01909 0 0 1 4.466 13 14 -1 -0.1346 0 0 -1 0.007385 0 0 -1 -0.07393 0 0 -1 -0.0311 0 0 -1 0.05745 0 0
3 -9.744 1 2 -1 -0.07134 0 0 15 12.9 3 4 13 0.5 5 6 15 13.66 7 8 -1 -0.08124 0 0 -1 0.08765 0 0 5 1.7 9 10 -1 0.000287 0 0 9 1.5 11 12 -1 -0.02426 0 0 4 2.1 13 14 -1 0.1931 0 0 -1 -0.03683 0 0 -1 0.08976 0 0
14 0.5 1 2 -1 -0.002039 0 0 4 4.3 3 4 0 -6.999 5 6 4 7.3 7 8 -1 -0.07273 0 0 0 -4.809 9 10 -1 -0.06351 0 0 -1 0.05412 0 0 4 -1.1 11 12 13 0.5 13 14 -1 -0.04291 0 0 -1 0.1912 0 0 -1 0.05862 0 0 -1 -0.04023 0 0
5 7.59 1 2 1 8.884 3 4 2 -5.125 5 6 5 0.5 7 8 26 221.5 9 10 -1 0.0606 0 0 14 0.5 11 12 -1 -0.005719 0 0 -1 0.008674 0 0 -1 -0.01344 0 0 5 1.7 13 14 -1 -0.08608 0 0 -1 0.0474 0 0 -1 0.121 0 0 -1 0.01155 0 0
6 4.055 1 2 1 -4.149 3 4 -1 0.00528 0 0 -1 -0.05583 0 0 26 165.5 5 6 1 -3.515 7 8 17 0.5 9 10 -1 0.1525 0 0 -1 -0.06532 0 0 11 5.5 11 12 -1 -0.06832 0 0 -1 -0.0138 0 0 2 -5.125 13 14 -1 0.06252 0 0 -1 -0.01078 0 0
26 597.5 1 2 -1 0.001769 0 0 11 7.5 3 4 5 1.7 5 6 6 6.1 7 8 2 -9.4 9 10 1 3.819 11 12 7 4.5 13 14 -1 -0.04462 0 0 -1 -0.07355 0 0 -1 0.0588 0 0 -1 -0.1048 0 0 -1 0.02068 0 0 -1 0.1701 0 0 -1 0.001857 0 0
4 -3.2 1 2 5 -0.1 3 4 -1 0.001485 0 0 -1 -0.08423 0 0 9 2.5 5 6 3 4.495 7 8 -1 0.2292 0 0 21 0.5 9 10 16 1.5 11 12 -1 -0.09128 0 0 -1 0.1437 0 0 26 165.5 13 14 -1 -0.04344 0 0 -1 -0.00854 0 0 -1 0.1531 0 0
9 0.5 1 2 -1 -0.00413 0 0 26 128.5 3 4 5 -0.6 5 6 5 -4.41 7 8 1 0.334 9 10 3 8.652 11 12 1 4.066 13 14 -1 0.008847 0 0 -1 0.1779 0 0 -1 0.002632 0 0 -1 -0.03914 0 0 -1 0.0965 0 0 -1 -0.09654 0 0 -1 0.06963 0 0
0 -15.31 1 2 -1 -0.06071 0 0 15 25.8 3 4 10 4.5 5 6 10 3.5 7 8 -1 0.004622 0 0 11 5.5 9 10 0 -8.738 11 12 -1 0.09435 0 0 -1 -0.1016 0 0 3 14.45 13 14 -1 0.1512 0 0 -1 -0.03745 0 0 -1 -0.03223 0 0 -1 0.1489 0 0
4 9.69 1 2 17 0.5 3 4 -1 0.03963 0 0 2 -16.01 5 6 16 1.5 7 8 10 2.5 9 10 -1 0.006527 0 0 6 1.7 11 12 -1 -0.04524 0 0 6 25.98 13 14 -1 0.04371 0 0 -1 -0.07732 0 0 -1 0.06215 0 0 -1 -0.03636 0 0 -1 0.02901 0 0
6 8.5 1 2 5 0.5 3 4 5 -4.41 5 6 -1 -0.0204 0 0 -1 0.006198 0 0 24 0.5 7 8 26 469.5 9 10 26 45.5 11 12 26 128.5 13 14 -1 0.07337 0 0 -1 -0.02399 0 0 -1 -0.09926 0 0 -1 -0.005272 0 0 -1 0.08982 0 0 -1 -0.05397 0 0
6 4.055 1 2 1 -4.149 3 4 -1 0.005085 0 0 -1 -0.05277 0 0 13 0.5 5 6 26 165.5 7 8 26 289.5 9 10 1 -3.515 11 12 -1 0.001366 0 0 8 1.5 13 14 -1 0.02023 0 0 -1 0.1454 0 0 -1 -0.06554 0 0 -1 -0.04292 0 0 -1 0.2299 0 0
15 12.9 1 2 13 0.5 3 4 15 13.66 5 6 -1 -0.07827 0 0 -1 0.08335 0 0 5 1.7 7 8 1 -0.2012 9 10 9 1.5 11 12 -1 -0.02389 0 0 -1 -0.006762 0 0 -1 0.00571 0 0 4 2.2 13 14 -1 0.1733 0 0 -1 -0.03388 0 0 -1 0.0834 0 0
26 683.5 1 2 11 8.5 3 4 0 3.897 5 6 10 1.5 7 8 0 0.1873 9 10 10 2.5 11 12 -1 0.05736 0 0 -1 -0.002508 0 0 -1 0.01787 0 0 -1 -0.06555 0 0 0 5.321 13 14 -1 -0.02533 0 0 -1 -0.1362 0 0 -1 0.07226 0 0 -1 -0.07153 0 0
15 25.8 1 2 -1 0.002118 0 0 10 2.5 3 4 11 5.5 5 6 -1 0.05994 0 0 1 0.8828 7 8 1 -0.9358 9 10 16 1.5 11 12 -1 0.06633 0 0 -1 0.0037 0 0 8 3.5 13 14 -1 -0.1171 0 0 -1 0.04332 0 0 -1 -0.1141 0 0 -1 0.002682 0 0
4 11.37 1 2 15 25.8 3 4 -1 0.06368 0 0 -1 0.001658 0 0 0 -4.809 5 6 2 -9.905 7 8 26 350.5 9 10 -1 0.1511 0 0 -1 -0.07127 0 0 26 285.5 11 12 5 0.5 13 14 -1 -0.03825 0 0 -1 0.04075 0 0 -1 -0.103 0 0 -1 -0.003979 0 0
5 5.5 1 2 2 1.223 3 4 6 -0.81 5 6 1 8.696 7 8 26 506.5 9 10 -1 -0.05502 0 0 -1 0.01539 0 0 8 5.5 11 12 -1 0.04723 0 0 -1 0.0922 0 0 -1 -0.01679 0 0 -1 0.00008037 0 0 6 4.055 13 14 -1 -0.08292 0 0 -1 0.01965 0 0
2 5.703 1 2 2 5.131 3 4 -1 -0.05611 0 0 0 2.685 5 6 11 6.5 7 8 -1 -0.003231 0 0 4 3.833 9 10 -1 0.12 0 0 -1 -0.04113 0 0 26 136.5 11 12 12 0.5 13 14 -1 -0.1333 0 0 -1 0.01537 0 0 -1 0.05629 0 0 -1 -0.005652 0 0
10 5.5 1 2 6 25.98 3 4 11 4.5 5 6 -1 -0.0005451 0 0 6 26.95 7 8 -1 -0.1404 0 0 3 7.535 9 10 -1 0.0723 0 0 26 155.5 11 12 -1 -0.03963 0 0 -1 0.0721 0 0 -1 0.07585 0 0 0 -1.942 13 14 -1 -0.1887 0 0 -1 -0.01053 0 0
14 0.5 1 2 -1 -0.001857 0 0 4 4.3 3 4 16 1.5 5 6 4 7.3 7 8 2 -7.388 9 10 0 -3.618 11 12 6 12.7 13 14 -1 0.048 0 0 -1 0.09325 0 0 -1 0.005542 0 0 -1 -0.09711 0 0 -1 0.04683 0 0 -1 -0.08131 0 0 -1 0.06531 0 0
3 -9.744 1 2 -1 -0.06691 0 0 3 -5.411 3 4 5 5.19 5 6 -1 -0.0004399 0 0 1 -2.266 7 8 -1 -0.04863 0 0 -1 -0.06362 0 0 26 534.5 9 10 11 6.5 11 12 -1 -0.05693 0 0 26 235.5 13 14 -1 -0.02953 0 0 -1 -0.0217 0 0 -1 0.2269 0 0
10 0.5 1 2 16 1.5 3 4 11 6.5 5 6 4 1.2 7 8 -1 -0.05708 0 0 -1 -0.006908 0 0 2 -1.329 9 10 -1 -0.04247 0 0 0 -3.618 11 12 -1 0.02496 0 0 -1 -0.06197 0 0 26 314.5 13 14 -1 0.03139 0 0 -1 0.1625 0 0 -1 -0.008778 0 0
9 0.5 1 2 -1 -0.003908 0 0 26 128.5 3 4 1 -3.515 5 6 5 -4.41 7 8 2 -9.905 9 10 -1 0.02521 0 0 1 4.066 11 12 26 151.5 13 14 -1 0.2462 0 0 -1 0.00191 0 0 -1 -0.08975 0 0 -1 0.06353 0 0 -1 -0.09506 0 0 -1 0.01073 0 0`;
