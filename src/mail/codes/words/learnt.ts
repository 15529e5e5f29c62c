/** Made by `npm run learn:codes`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */
export const printingTable = `bias -178
=after    321
=after  " -205
=after  # -574
=after  ( -90
=after  * 281
=after  . -28
=after  0 -205
=after  : 197
=after  < 449
=after  = 170
=after  > -85
=after  ] 38
=after  a -10
=after  b -139
=after  c -143
=after  d -44
=after  f -122
=after  g -81
=after  h -101
=after  i 68
=after  j -46
=after  k -96
=after  l -132
=after  m -170
=after  n -27
=after  o -85
=after  p -129
=after  q -251
=after  r -64
=after  s -157
=after  t -2
=after  w 1
=after  x -12
=after  y 43
=after  z -183
=after  | 181
=after  © 97
=after  · -296
=after  в 202
=after  г -55
=after  д 75
=after  о 65
=after  п 62
=after  с 10
=after  у 109
=after  ב 342
=after  ו 14
=after  ש -29
=after  ت -12
=after  ر 261
=after  ف 243
=after  ل 195
=after  و 203
=after  ک 47
=after  आ 398
=after  द 262
=after  स -82
=after  ह 66
=after  দ 274
=after  ল 237
=after  അ 10
=after  แ 78
=after  ใ 615
=after  ი 101
=after  ដ 269
=after  ₽ -200
=after  ← 200
=after  】 527
=after  が 171
=after  填 314
=after  已 -70
=after  그 763
=after  마 37
=after  은 145
=after  을 151
=after  입 96
=after  � 509
=after !  -46
=after "  -95
=after ", 50
=after ". -346
=after ": -233
=after #  -589
=after #. -106
=after (m 251
=after (v 195
=after (w 185
=after (з 443
=after )  -292
=after ), -107
=after ). -639
=after ): -94
=after ** -81
=after *0 -72
=after +0 -276
=after ,  -174
=after .  127
=after /0 -485
=after /l -250
=after 0, 18
=after 0. -393
=after 00 -346
=after 0: 211
=after 0c -72
=after 0f -209
=after 0q -47
=after 0r -168
=after 0分 369
=after 0月 -502
=after 0분 731
=after :  -226
=after </ 379
=after << 56
=after == 15
=after ]  31
=after a  66
=after ac -75
=after ai 8
=after ak -94
=after al -8
=after an -19
=after ao 25
=after ar -7
=after as -228
=after at -293
=after aw -28
=after az 6
=after b  -31
=after b0 -23
=after bo -260
=after ca 68
=after ce -92
=after cl -187
=after co -113
=after d0 -31
=after db -464
=after de -144
=after di -1
=after dr -65
=after e  -38
=after ea 117
=after ec -108
=after ee -121
=after eh -127
=after ei 231
=after ej 223
=after ek 23
=after el -82
=after em -100
=after en -23
=after eq 69
=after er -27
=after es -85
=after et 88
=after ex 110
=after f  -221
=after fa 191
=after fe -96
=after fi 15
=after fr -111
=after ga -116
=after gn -173
=after go 166
=after h  279
=after h0 -30
=after ha -104
=after i  12
=after ic -13
=after id -50
=after if -20
=after ig -174
=after ij -196
=after ik -19
=after il -4
=after in -167
=after ir 50
=after is -71
=after ix -353
=after iz -96
=after ju -109
=after k  115
=after ke -24
=after kl -384
=after ko 68
=after kr -93
=after kt -122
=after ku -33
=after l  47
=after l. -63
=after la 36
=after le -75
=after li -33
=after ll -63
=after lm -102
=after ls -214
=after m. -153
=after mb -76
=after mi -19
=after mm -15
=after mp -363
=after ms -86
=after n. 118
=after na -9
=after ne 17
=after nf -62
=after ni -136
=after nk -773
=after no -262
=after ns 21
=after nt 30
=after nu -204
=after ny -115
=after o  53
=after o. 118
=after of -234
=after om -76
=after oo 116
=after op 114
=after os -1
=after ou -171
=after p  -95
=after pl 117
=after pp -127
=after q0 -113
=after qa 211
=after r  15
=after ra -23
=after rd -56
=after ri -53
=after rj 43
=after rm 32
=after rt -32
=after s  89
=after se -19
=after so -128
=after sp -21
=after ss -17
=after sz -112
=after t  -91
=after ta -184
=after tc -343
=after te -83
=after ti -44
=after to -45
=after tp -35
=after ts 45
=after tt 54
=after u  -97
=after u0 -71
=after ua -412
=after ub -86
=after ud -186
=after ue -31
=after uf 181
=after ug -70
=after ui 116
=after ul -90
=after um 34
=after up -80
=after ur -62
=after us 35
=after v0 -141
=after va 62
=after vl -30
=after w  -124
=after wa -93
=after wp 183
=after x  -10
=after x0 -26
=after xt 58
=after y  117
=after y0 -36
=after ye -27
=after z  1
=after za 52
=after ©  279
=after ·  -95
=after ην 104
=after ι  111
=after ν  39
=after ον -274
=after ам 128
=after аш 108
=after ва 108
=after во 197
=after дл 74
=after за 61
=after ко 136
=after н  95
=after на 38
=after ов -33
=after ок 91
=after он 320
=after пр -33
=after сл -47
=after ст 55
=after і  174
=after ։  39
=after ،  -30
=after ا  21
=after تم -96
=after در 285
=after ر  -154
=after هو 167
=after و  72
=after ی  131
=after पर -144
=after र् 581
=after लि 242
=after है 198
=after ाल 36
=after ै। 186
=after ।  243
=after ടി 19
=after คื 244
=after น  233
=after รห 290
=after อร 13
=after ้า 6
=after ້ໄ 11
=after ლი -140
=after ነው 264
=after ው። 117
=after ម្ 49
=after →  -915
=after 」で 185
=after 」を 225
=after ご入 32
=after ご宿 95
=after して 101
=after す( 38
=after です 237
=after とご 201
=after と入 52
=after に0 -169
=after ログ 31
=after ン用 26
=after 予約 463
=after 京都 -16
=after 人確 49
=after 使用 -453
=after 入力 521
=after 分钟 242
=after 力し 15
=after 号  85
=after 在  96
=after 完成 433
=after 宿泊 4
=after 小写 392
=after 就能 398
=after 市中 -118
=after 年0 -265
=after 改为 -106
=after 是您 305
=after 用于 240
=after 登录 255
=after 码， -18
=after 確認 236
=after 點半 170
=after 는  -295
=after 다. 49
=after 를  103
=after 마을 80
=after 월  -92
=after 을  107
=after 을도 125
=after 이며 659
=after 입력 123
=after 🔑 99
=after ，交 265
=after ，請 191
=after ，请 20
=before    288
=before  " -19
=before  # -248
=before  % -680
=before  ( -407
=before  * -645
=before  + -550
=before  0 -243
=before  : 236
=before  = 79
=before  [ 213
=before  a -54
=before  c -198
=before  d 1
=before  e 1
=before  f -558
=before  g 14
=before  h -30
=before  i 129
=before  l 7
=before  m -21
=before  n -159
=before  o -54
=before  p -107
=before  r -150
=before  t 6
=before  u -35
=before  v -98
=before  z -347
=before  © -95
=before  · -50
=before  σ -447
=before  к -76
=before  ה 72
=before  מ -249
=before  ש 161
=before  ر -48
=before  ه 92
=before  क -145
=before  แ -92
=before  • -65
=before  € 951
=before  № -155
=before  → 83
=before  〒 -56
=before  문 -30
=before  숫 158
=before  ： 208
=before !  829
=before ": 308
=before #  267
=before (# 1209
=before (0 -469
=before (c 246
=before )  154
=before ): 190
=before *  289
=before ** -78
=before ,  -177
=before ,請 747
=before .  -157
=before .0 -406
=before .t -385
=before /0 365
=before 0  131
=before 0) 192
=before 0* -327
=before 0, 22
=before 0. -433
=before 0/ -1484
=before 00 -42
=before 0: 254
=before 0] 145
=before 0e -32
=before 0f 48
=before 0i 679
=before 0q -26
=before 0x -151
=before 0， 132
=before :  94
=before :* 1
=before :0 189
=before :: -1
=before :【 175
=before << 131
=before == 152
=before >  205
=before [# -574
=before ]  337
=before a  -29
=before a, -211
=before a0 -375
=before a: -68
=before a_ -51
=before ab -182
=before ag -102
=before al -131
=before am -205
=before an 29
=before ao -140
=before ar 52
=before as -137
=before at -153
=before az 10
=before b  -371
=before b0 -169
=before ba 76
=before be -172
=before bi -236
=before bl -1
=before bu -276
=before c  -17
=before c) 18
=before c. -23
=before c0 -360
=before c: 84
=before ce -203
=before ci -97
=before cj -168
=before co 66
=before cp -129
=before cr 111
=before ct -580
=before d  -44
=before d0 -182
=before d: 64
=before d= -50
=before de 46
=before di -97
=before dn -1
=before do -166
=before du 269
=before e  -38
=before e) -317
=before e, -35
=before e. 2
=before e0 -213
=before e: 145
=before e= 219
=before e_ -166
=before ea 94
=before ec 295
=before ei -82
=before ek -151
=before el -179
=before em -3
=before ep -235
=before er -17
=before es -25
=before ex -341
=before ey 398
=before f  -284
=before f0 -28
=before fa 71
=before fc -7
=before fe 35
=before fo -34
=before g  -153
=before g) -109
=before ge -200
=before gi 73
=before gn -498
=before go 17
=before gu 45
=before hi -64
=before hr 9
=before ht -164
=before hu -135
=before i  -45
=before i: 35
=before ia -185
=before ic -83
=before id -128
=before ie -138
=before if 94
=before ii -126
=before ik 152
=before il -15
=before im -40
=before io -91
=before ip -301
=before ir 78
=before is 142
=before it 109
=before ix -128
=before ja -134
=before je 161
=before jt 115
=before ju -333
=before k  -129
=before k0 -99
=before k: -31
=before ka 57
=before ko -33
=before kr 432
=before ks 247
=before ky -162
=before l  -157
=before l, 477
=before l. -243
=before l: 74
=before ld -97
=before le -142
=before li 5
=before lk -429
=before lo -49
=before ls -254
=before lt -8
=before ly 121
=before m  -152
=before ma -55
=before me 157
=before mi -61
=before mo -72
=before ms -302
=before my -266
=before n: 28
=before na -109
=before ne -19
=before ng -112
=before nn 35
=before nr -553
=before ns -95
=before nt -157
=before nu 131
=before o  -64
=before o) -284
=before o. 138
=before o: 81
=before oc -83
=before od 147
=before oi -209
=before ol -80
=before om -3
=before on -7
=before op 51
=before os -239
=before ou -143
=before ow 9
=before p  -5
=before p: -97
=before pi 99
=before pl 36
=before po -86
=before pp 64
=before pt -124
=before q  -44
=before q0 -135
=before r  -149
=before r, 151
=before r0 -55
=before r: 50
=before r_ -21
=before ra -175
=before rc -248
=before re -10
=before ri 52
=before rn -104
=before ro -43
=before rs 108
=before rt -25
=before ru -135
=before s  -43
=before sa -21
=before se -71
=before sl 176
=before sm 27
=before sp -17
=before su -135
=before sw 231
=before t  -80
=before t, 10
=before t. -297
=before t: 77
=before t_ -184
=before ta 38
=before te 69
=before ti -145
=before tl -297
=before to -253
=before tp 276
=before tq -196
=before tr -263
=before tt -16
=before tu -26
=before tz 300
=before u  -8
=before u: 31
=before ua 23
=before uc 120
=before ud -63
=before ui -36
=before uj 16
=before ul -198
=before un -148
=before uo -32
=before ur -146
=before us -82
=before ut 243
=before v  -348
=before va 103
=before vi -19
=before vk -179
=before vo 18
=before vu 255
=before w  -80
=before w: 338
=before wa -74
=before wi -84
=before x  -335
=before x0 -31
=before y  -208
=before y: 118
=before y_ -128
=before ye -37
=before yj 27
=before yn -50
=before yp 253
=before yt -179
=before z  -186
=before z: 307
=before zi 70
=before |  615
=before ©  -625
=before ·  -47
=before º  -331
=before »  99
=before αλ 176
=before ε  179
=before η  -186
=before ισ 77
=before κο 73
=before ου -226
=before ρα 372
=before τη -282
=before а  -142
=before а: -161
=before аз -31
=before ал -98
=before ан -59
=before ар -176
=before ая -221
=before в  -405
=before в: -132
=before во -15
=before д  -70
=before де 5
=before до -58
=before ду 93
=before е  149
=before ед 499
=before ек -1
=before ет -71
=before з: 97
=before за -461
=before ик -81
=before к  -163
=before ка -65
=before ки -136
=before лю 17
=before ме -442
=before мі -32
=before н: 36
=before на -304
=before нд -38
=before не -68
=before од 14
=before ок -124
=before ос 115
=before пи -253
=before ра -46
=before ро 7
=before рі -217
=before с  -111
=before са -113
=before т  -139
=before та -2
=before то -59
=before у  -118
=before хо 390
=before че -77
=before ь: 16
=before юч 87
=before я  -178
=before ів -218
=before ін 13
=before ար -192
=before գր 113
=before եք 5
=before ն  113
=before ք  38
=before א  310
=before בו -94
=before ה  -296
=before ון -332
=before יי -339
=before ימ 221
=before יס 13
=before יש 230
=before ך  -62
=before ן  -15
=before קו -64
=before שו 67
=before ار -168
=before تا 8
=before تح 51
=before حق 279
=before د  178
=before ر  -535
=before رو -55
=before ری -277
=before ش  -19
=before ق  231
=before قق 107
=before ل  61
=before لا -171
=before لخ -159
=before لد 132
=before لی -31
=before مب -80
=before مز 37
=before ن  -331
=before ند -36
=before ه  -421
=before ها -208
=before هو 12
=before پو 189
=before ک  -64
=before کد -19
=before ی  -168
=before یت -46
=before یل 34
=before ंब -271
=before क  -63
=before टी 86
=before पी 109
=before र  -240
=before ीप 122
=before ्य -313
=before ।  -122
=before ড  262
=before ডি -23
=before র  -167
=before লা -15
=before া  -53
=before া: -199
=before াপ 278
=before ি  81
=before ய  120
=before ை  -119
=before ీప 78
=before ్  -177
=before ರ್ 462
=before คื 669
=before ง  -40
=before ด  -294
=before ยั 53
=before ส่ 461
=before หั 190
=before อิ -74
=before ัส 26
=before ิง -96
=before ນແ 244
=before ມ່ 158
=before ແມ 115
=before ່ນ 107
=before დი 83
=before ი: -65
=before ოდ 7
=before ዎ  199
=before •• -993
=before №  -161
=before →  903
=before 【  212
=before 】验 26
=before に  165
=before には 448
=before イム 467
=before キー 158
=before ド： 132
=before ログ -260
=before ワー 170
=before ント -188
=before 一次 349
=before 上  446
=before 予約 -38
=before 今回 116
=before 代碼 -18
=before 使用 345
=before 入  791
=before 入力 254
=before 内線 -60
=before 动态 988
=before 動態 102
=before 单号 -1
=before 取件 -25
=before 口令 900
=before 号  -113
=before 号: -437
=before 号： -116
=before 填入 390
=before 填写 605
=before 字  125
=before 客服 -227
=before 密碼 504
=before 尾号 -638
=before 工单 -36
=before 您登 -199
=before 惠码 -169
=before 成都 -98
=before 把  840
=before 数字 404
=before 末四 -138
=before 校验 1126
=before 活码 145
=before 激活 113
=before 用户 -23
=before 用量 -238
=before 画面 61
=before 番号 -380
=before 登入 776
=before 登录 81
=before 登録 348
=before 的登 90
=before 的验 -673
=before 码  13
=before 码为 12
=before 码是 186
=before 确认 92
=before 確認 352
=before 碼: 286
=before 碼為 168
=before 編號 -39
=before 编号 -151
=before 致電 -264
=before 號  -260
=before 號: -135
=before 號碼 -55
=before 號： -9
=before 視窗 125
=before 証コ 149
=before 証番 8
=before 認コ 412
=before 認番 111
=before 認碼 155
=before 認証 361
=before 證碼 749
=before 订单 -66
=before 认码 153
=before 证码 597
=before 请码 -49
=before 请输 577
=before 輸入 504
=before 输入 259
=before 邀请 -130
=before 邮编 -382
=before 里填 715
=before 驗證 410
=before 고객 -288
=before 문의 -13
=before 번호 -580
=before 섯  355
=before 에  606
=before 을  314
=before 인증 534
=before 자  65
=before 증  40
=before 증번 336
=before 증코 19
=before 코드 29
=before 폰  -132
=before 확인 254
=before 🔑 25
=before ，验 58
above 0 -45
above 00 -18
above 000 -8
above 0000 -6
above 00000 40
above 000000 -67
above 0000000 36
above 00000000 41
above 000000000 122
above 0000000000 -12
above 00000000000 -135
above 000000000000 -93
above 0000000000000 21
above 00000000000000 -46
above 0000000000000000 18
above 000z -32
above 000円 131
above 000号室 38
above 000원 23
above 00a -3
above 00c -98
above 00k0 -658
above 00qx -33
above 00x -95
above 0b 18
above 0bt -144
above 0er -704
above 0f00 -13
above 0h00 -51
above 0t -24
above 0tq -6
above 0분 -48
above a -63
above a0 72
above aanvraag 324
above ab -111
above abaixo 91
above abajo 190
above abernathy 410
above abholcode -566
above about -60
above above 19
above aby 233
above accept -42
above acces 97
above acceso 330
above access 83
above accesso 92
above account 18
above acesso 3
above achterberg -136
above activacion 128
above activate 67
above activation 131
above active -97
above activer 98
above ad 30
above addebitato -325
above adding 145
above address 101
above adeyemi -63
above adjuster 211
above adresa 91
above adresse 167
above adresu 167
above afhaalcode -53
above after -88
above again -249
above agent 116
above ago 91
above agreement -212
above ahoj 39
above ahorra -21
above aino 277
above aisha 170
above akaun 123
above al -80
above alabbi 185
above algebra 9
above alguem 5
above all -306
above alle 65
above alles -57
above als 74
above alto 71
above always 251
above amount -42
above and -57
above anda -65
above anh -196
above another -212
above any -298
above anyone 12
above anzumelden 10
above aoife -35
above aplikaciji -134
above aplikasi 119
above app 69
above application 28
above appointment 113
above approval 133
above approve 205
above approved -356
above approx 79
above apr 1
above apres 50
above ar 36
above arrivato -104
above as 73
above asagidaki 44
above ask 118
above asked -12
above asking 185
above asks 70
above asset -436
above association 91
above atau -222
above atelier -354
above ati 76
above atlas -15
above att 50
above attempt -138
above attivare 225
above atveheto -7
above au 241
above audio -111
above auftrag 55
above auftragsnummer -92
above authentication 105
above authenticator -102
above authorization 229
above authorize 128
above auto -70
above automatico -419
above autorisation -167
above autorizar 9
above avaa 176
above avec -25
above avoinna 200
above b -5
above b0 -34
above back -10
above bag -105
above bakker -86
above balance -263
above ballot 1
above banca 6
above banerjee 323
above bank -60
above bapak -103
above bar 31
above basalt -57
above basket -256
above battery -48
above be 79
above because 163
above bedankt -28
above been -35
above beendet -8
above before 31
above behalf 161
above bei -35
above beim -208
above being 299
above below 188
above ben 113
above beneficiary 212
above berikut 95
above bernadette -100
above bestatigen -247
above bestatigungscode 99
above beste -96
above betrag 176
above bey 127
above bh -6
above bib -151
above bij -42
above bilgi -215
above binnen -88
above bir 16
above biscuit 193
above bisher 242
above blessing -515
above blinking 205
above blue 139
above bo -33
above bokning -49
above bokningsnummer -606
above boksen -519
above bon -77
above book 208
above booking -337
above borrower 184
above bot -38
above both -254
above box -80
above bram 125
above break 82
above breakfast -38
above brief -283
above browser -45
above bugun -557
above buna 91
above buono -183
above but 21
above button 62
above bx 8
above by 80
above c 99
above ca 105
above cadeau -175
above caen -343
above calder -12
above call -197
above cambio 25
above came -240
above camera 47
above camille 4
above campo 146
above can -1
above car 179
above caracteres 20
above card 73
above cards -543
above care -119
above caro 100
above case 17
above caso -205
above cassa -67
above ceka -93
above cererea 285
above changes -102
above chao 9
above chara 151
above check -54
above checkar -21
above checked -129
above checking 1
above checkout -441
above chegou -192
above chi -6
above chiave 232
above cho -26
above choosing 198
above chose -82
above chrome 36
above ciao -62
above cifre 126
above cinque 23
above cita -210
above city -318
above clarke -93
above class -176
above clave -49
above click -83
above client 103
above cliente 64
above close -82
above closer 70
above closes -146
above cluj -186
above cm -394
above code 17
above codes -321
above codi 173
above codice -79
above codigo -73
above colin -190
above collect -36
above com 184
above comanda 16
above come 162
above comercio -97
above commune -96
above como 28
above company 4
above complete 42
above compra -186
above compresa -2
above comprises 16
above comprobar 249
above computer 55
above con -23
above conference -171
above conferma 200
above confidence 76
above confirm 147
above confirmacao 111
above confirmacion 71
above confirmada -316
above confirmata -298
above confirmation 209
above confirmer 36
above connecter -96
above connexion 152
above consegna -185
above conta 138
above contact -78
above contents -532
above continuacion 468
above continue -24
above contrato 65
above copia 315
above coupon -108
above cr 404
above created -128
above creer 431
above cro 174
above cross -110
above ctenarko 115
above cuenta 119
above cupom -517
above customers -260
above cut -28
above czesc 176
above d -24
above da -28
above daarna -64
above dakika -363
above dal -136
above dan -103
above danach -69
above dang 17
above danke -49
above dann -6
above dans 32
above das 42
above date 117
above days -32
above de -6
above dear 30
above debit -83
above december -177
above deg 41
above del 31
above dell -52
above delle 234
above delphine -8
above dem 69
above demande 148
above depuis 21
above der -16
above desktop 4
above dessous 115
above det 20
above details -5
above developer -106
above device 71
above devon -168
above deze 144
above di 1
above dia -53
above dial 98
above did 109
above diese 10
above diesen 31
above digicode -259
above digite 127
above digiti 98
above digitos 21
above digits 54
above discover -10
above display 35
above disregard 518
above division 378
above do -64
above dobry 45
above doc -76
above document 232
above doe -62
above doet 390
above doi -8
above don -14
above door -1
above dostepu 208
above down -173
above drawn 179
above drew 566
above driver 34
above du 32
above due 58
above dung -45
above duoc -63
above duyet 116
above each 36
above early -109
above ecran 304
above editor 83
above editors -28
above eenmalige 85
above egy 1
above egyszer 104
above ein 106
above eine -93
above einem 22
above einmalcode 53
above einmalkennwort 84
above either 52
above electronica 1
above elettronico -109
above eller -152
above email 66
above emailed 186
above empadronamiento 536
above en 15
above ending 38
above engangskod 2
above engangskode 93
above enter 68
above entering 11
above entra 155
above entrada -312
above entrar 96
above entrez 50
above entro -147
above entry -9
above envoi -403
above era -90
above eres 163
above error -69
above ersetzt 845
above es 152
above escribe 108
above esim 132
above espace 108
above est -61
above estas 338
above este 5
above esti 97
above estimada 13
above estimado 100
above et -28
above ettore -210
above eur 71
above every -196
above everything -107
above example 70
above exchange -14
above exclusive -238
above extension -165
above facil -125
above fail -42
above fails 15
above fall -11
above far -272
above fatture 123
above february 86
above fecha 65
above fee 91
above feld 238
above fem 98
above fern 71
above field -96
above figure 56
above figures 27
above files -331
above fill 28
above fines 682
above finish 126
above fino -124
above firefox 196
above firma 1
above firmware 221
above first -31
above five 126
above flight -40
above folgende 12
above folgenden -80
above folio 251
above following 265
above for -2
above form 42
above format -160
above former -451
above forrige -215
above forst 115
above forward -70
above four 331
above fra -2
above fragor 271
above fragt 752
above france -193
above fresh -176
above fri 94
above friday -239
above friend -30
above friends -261
above from 3
above g 71
above galla -183
above games -69
above garantia 57
above garden -98
above gb 119
above ge 61
above gebruikersnaam 14
above gemeente -255
above generate -14
above generated 392
above genitore 302
above get -257
above gets 50
above getta 339
above gewoon -116
above gia -285
above gilt -417
above girin 227
above giris 133
above give 147
above given 180
above glasswing 26
above gn00 436
above go 115
above gone -309
above good 14
above goods -65
above gospa 28
above gospodine -379
above granfjallet -203
above granna -105
above grey 234
above gruppe -10
above guard 372
above guests -345
above gull 348
above gultig 33
above guten 59
above gutscheincode -169
above h -54
above ha -18
above habari 103
above had 179
above hail 9
above hallo -41
above halo 93
above handler -52
above hang -68
above happy -85
above harrow -164
above haru0000 120
above has -28
above haus -173
above have -59
above hear -24
above heer 97
above hei -12
above hej 49
above held 155
above hello 84
above helo 41
above help -9
above het 124
above hey 100
above hi 38
above him 416
above his -12
above hit -47
above hoa 21
above hour -31
above hours -90
above how -126
above https -167
above hvala -32
above hyva 37
above i 6
above iban 24
above ice -45
above icin 170
above ico -294
above id -195
above identity 47
above if -28
above ihn -27
above ihnen -156
above ihr -79
above ihre -209
above ihren -163
above ii -128
above ik -33
above iker -86
above iki -314
above ikke -361
above il -59
above in -11
above included -165
above ind 115
above index -124
above indirim -149
above ines 247
above informe 84
above ingresso -1
above inlogcode 165
above inloggen 198
above inn 244
above innan 35
above inntil -27
above ins -66
above insee -331
above inserisci 41
above instalacao -166
above instruction 286
above inte 108
above into 182
above introduceti 86
above invalid -299
above invitation -253
above invite -38
above ionescu 33
above ip 42
above irja 44
above is -1
above isikan 25
above isn -283
above issued 197
above ist -128
above it 5
above items 253
above ivo 431
above iyer -56
above iyi -151
above jan 46
above jankovcova -63
above jannik -4
above jasensivuille 170
above je -78
above jednorazowe 112
above jest -82
above jij 164
above jizdenky -297
above join -114
above jp -211
above june 136
above just 76
above juz -72
above k 73
above k0 192
above k00 3
above kad 60
above kai -55
above kare 50
above karta -70
above kassan -259
above kasse -35
above kawai 531
above kete 111
above key 20
above keypad 19
above kf 257
above kg -100
above kids -49
above kimseyle -102
above kinh 274
above kirjoita 86
above kite -124
above kl -24
above klaar 9
above klient -20
above km -101
above know 38
above kod -52
above kode -44
above kodem -166
above koden -21
above kodi -52
above kodja 61
above kods -6
above kodu -60
above kolme -124
above kom -11
above kommen -99
above konta 3
above konto 195
above kortin -114
above kortingscode -249
above kr 170
above ku 160
above kuin 169
above kullanimlik 16
above kundnummer 184
above kwh -44
above kwota 37
above l 8
above l0 -130
above labas 361
above lahetetty -127
above lane 28
above large -324
above las -48
above last -51
above lasts 14
above lattice 195
above launch 115
above lautet 154
above lc 106
above le 27
above le0 -108
above learning -539
above leave -47
above leeds 32
above left -84
above leicester -43
above les 42
above lessons 660
above let 200
above letras 122
above lets 505
above letter 272
above lettere 237
above letters 214
above liebe -77
above liegt -23
above lieu 155
above ligt -1
above lin 1
above lindqvist 91
above link 45
above linking 75
above links -339
above linux 7
above lisboa -57
above listened -803
above lists 273
above localizador -339
above location 120
above lock 88
above locker -96
above loft -324
above log 140
above loggen 7
above login 148
above logo -179
above logon 141
above long 14
above longer 74
above looks 164
above loom 207
above lop 37
above lorem 37
above lose -234
above lucia 8
above lv 86
above lyon -136
above m 44
above macht 251
above made 30
above maelys -197
above mai 147
above mail 35
above mailadres 90
above mailbox 149
above mailer -56
above mails -53
above mais -52
above maiuscole 46
above make 233
above man 208
above mano -268
above marisol 48
above market -161
above marta 217
above master 38
above matter -140
above me 58
above med 38
above meedoet -106
above meeting -332
above megerosito 249
above meldet -381
above member 1
above mendaftar 34
above menit -14
above menos -290
above menu -207
above merchant -41
above merhaba 57
above mes 221
above messages -268
above met 49
above midnight -11
above million -96
above minuscole 12
above minut -15
above minuta -15
above minute -89
above minuten -69
above minuter -40
above minuti -23
above minuto 24
above minutos -318
above mobile -89
above moikka 475
above molimo 63
above moment 24
above monday -309
above monouso 99
above monsieur -111
above montant 4
above months -185
above moreau 7
above morning 154
above moss -493
above most -264
above mot 32
above movil -106
above moving 48
above mrs -30
above murid -101
above n -15
above na 6
above nach 155
above nachricht -118
above nagon 151
above name -72
above names -160
above nang -35
above napoca -51
above nas 45
above navigateur 37
above ne -105
above nearly -96
above necesitamos 160
above nedan 130
above need 51
above needed -65
above nella 100
above nem -90
above network -13
above news -199
above next 124
above nhan -2
above nhap 17
above nicht -86
above nie -222
above nieuwe 66
above nif 124
above night 114
above nights 82
above no -21
above nobody 17
above noch 91
above node -30
above noi -171
above nominated 21
above noor 140
above not -53
above nota -42
above notewell 191
above nothing -245
above notre -210
above noutokoodi -88
above nouveau 52
above nov -116
above novakova -86
above november 30
above novembre -71
above novo -113
above now -102
above nr 129
above nu -193
above number -141
above numbers -155
above numer -149
above numero -151
above numeros 117
above nummer -199
above nur -249
above o -18
above ocr -37
above od -14
above odbiorca 12
above odbioru -137
above odeme -317
above of -19
above off -127
above offenen 80
above office -28
above ofis -248
above og -21
above oi -35
above olarak -17
above old 133
above onaylandi -417
above onderstaande 206
above one 95
above online -15
above only -35
above open 119
above opened -178
above opens 31
above opera 302
above ops -185
above or -75
above orang -19
above order -82
above ordrenummer -257
above ore 42
above osprus00 28
above oss -40
above other 144
above otp 72
above our -56
above out -99
above over 110
above overovaci 213
above owl 7
above owner 271
above p 6
above p0 -8
above p00 -399
above pa -11
above pabeigtu 2
above page 130
above pagina 239
above paginas 389
above paid -276
above pakiautomaadis -189
above pane 140
above panel 14
above panier -64
above para 172
above parcel -160
above parent 462
above parents 207
above parola 333
above part -138
above paso 145
above pasos 141
above passcode 8
above passe 90
above passphrase 528
above password 36
above passwordless -14
above paste 25
above pay -163
above payment -43
above payout 7
above payslips 58
above pdf -73
above pe 49
above pedido 107
above pediu -353
above pengesahan 37
above pennant -340
above people -140
above per 137
above percig -147
above personal -530
above phishing -46
above phut -202
above pickup -34
above pieces -135
above pin -34
above pirjo 60
above pixel 50
above plastic -102
above plata -11
above plate -23
above plati -49
above please -47
above pln 8
above pm -14
above png -8
above po -73
above podaj -4
above points 1
above pokusech 101
above pomelo -113
above poplatek 894
above por 68
above portal 87
above post -6
above postadress 417
above postal -119
above postovana 46
above posts -253
above pottery 7
above potvrzujeme -30
above potwierdzamy -178
above pour 95
above pozdrav 92
above pozdravljeni 50
above pre -258
above pred -359
above prejeli 16
above prescription -206
above press -37
above pretending -238
above previous -93
above pri -99
above price -106
above prije 281
above prima 227
above primo -310
above print -48
above prints -60
above priscilla -325
above prisijungimo -271
above prius 198
above priya 41
above priyanka -238
above pro 1
above problem 246
above prod -82
above profile -63
above program -118
above project 4
above promo -238
above promocional -125
above prosim -6
above protected 27
above proud -560
above przelew -164
above przy -631
above przyklad -531
above public 152
above put -31
above qr -320
above quantity 158
above quatre 112
above que 57
above questions -85
above qui 107
above quick 23
above quoi 129
above quote -111
above raadhuisplein -120
above rabatkoden -131
above rabatowy -479
above rachunek 422
above rand -96
above rang -124
above rasa -339
above rather 84
above re -73
above read -4
above ready -35
above receipt -129
above recognise 156
above recorder 819
above recover -46
above recovery 139
above recu -437
above redeem -470
above reference -95
above refused -413
above reg -79
above registo 48
above registraciju 16
above registrazione 4
above registrierung 109
above regisztraciot 204
above release 106
above relier 148
above remote 87
above renewal 612
above replaced -80
above reply -55
above request -39
above required -1
above resend -161
above retirada -183
above retirement 6
above retrait -421
above return -81
above reunion -169
above rev 95
above revenue -277
above review -72
above rezervasyonunuz -150
above richiesto 4
above rien -147
above right -20
above rina 78
above ring -159
above rm -213
above road -286
above rookery 63
above room 55
above rosehip -48
above rp00 -71
above ruben 152
above rue -144
above run 116
above runner 86
above rzad -243
above s -36
above sa -73
above saat -63
above safe -245
above said -84
above saisissez 13
above saiu -228
above sala -93
above salam -8
above salut 86
above sam 10
above same -27
above sample -450
above saturday -148
above save 223
above savings 95
above savo 80
above say 68
above sayin -68
above schritt 48
above score 27
above se 72
above seats 311
above second -91
above securite 112
above security 122
above sedang 145
above see -73
above segreteria 136
above seguinte 4
above seguranca 58
above seguridad 4
above sehr 192
above seite 133
above semana -541
above sender 261
above senhor 174
above senhora 159
above sent -57
above seo 13
above sera -207
above service -2
above services -224
above sesion 130
above setting 263
above seu -61
above sevgili 48
above share -103
above shared 173
above shelf -229
above shell 17
above shift 281
above shop -4
above should -189
above show -39
above showing -158
above shown 147
above shows -19
above sich 13
above sicherheitscode 126
above sidan 198
above sidor 153
above sie 63
above sig -34
above sign 29
above signature 322
above signer 347
above signs 561
above siguiente 1
above siguri 43
above sila 186
above since 156
above single 81
above siobhan -152
above sir 20
above site 119
above sitting 192
above sizden -49
above ska -31
above skriv 63
above skriva 59
above skriver 23
above slugs -107
above small 97
above sms -329
above so 36
above software -278
above som -26
above someone -13
above son -102
above sonra -17
above soon 250
above sorry -160
above sort -129
above sorted 304
above sotto 108
above space -137
above spaces -38
above speed -353
above spostovana 383
above sra -92
above ssh 13
above sta -286
above staci -170
above start -14
above starts -346
above stay -110
above ste 43
above sticker -183
above stimate 31
above stop -116
above store -116
above student -86
above studio -46
above stuga -48
above su -15
above subject -163
above sudah -235
above suite -105
above suivant 228
above sunday -157
above sunu 57
above support -288
above sur -31
above sure 133
above sveiki 40
above symbol -81
above syota 100
above system 12
above szanowna 183
above szanowny 29
above szia 355
above t -69
above t0 -54
above ta -18
above tab 199
above table 369
above tag -98
above tak -108
above take -199
above taking 42
above talked -444
above tan 31
above target -27
above tartu -88
above tax 33
above te 106
above tek 18
above tela 200
above telefono -136
above tell -70
above temporary 143
above tenant 44
above tent 1263
above termin 90
above terminal -96
above test 96
above text -95
above thanks -67
above that -3
above the -6
above them 172
above these 219
above they -210
above things -40
above this 91
above thou 62
above three -26
above thuc 102
above thursday -101
above ti -11
above ticket -35
above tid -31
above tienda 186
above till -3
above time 125
above tin -114
above tinderbox -533
above tjena 11
above to 88
above today -16
above toestel -149
above token 37
above told 137
above tomasz -67
above tonight 158
above toplam 86
above tout -164
above town 399
above tragen 20
above transaction 194
above treasury -98
above trech 82
above trong -125
above trs -307
above truck 180
above try -149
above tu -118
above tunnusluku 33
above tutarindaki 83
above tutte 136
above tv 78
above twee 145
above twice 603
above two 52
above typ 293
above type 135
above u 29
above uctu 87
above ul -250
above un -20
above una 134
above under 74
above unique 327
above update 62
above upisite 65
above ur 177
above us -136
above usa 65
above usd 103
above use 38
above user 146
above userid -313
above username -154
above uso 239
above usuario 112
above ut -200
above utente 295
above utm_campaign -36
above uur -204
above uw 24
above v -65
above va -56
above vahvistuskoodi 22
above vale -34
above valor -150
above vam 135
above van -21
above vandaag -197
above vare 84
above vas 38
above vase -72
above vazena 67
above ve 77
above vencimento -171
above vendor 81
above verifica 126
above verificacao 183
above verificare 118
above verification 162
above verified -20
above verifier 233
above verifikasi 151
above verify 85
above versicherungsschein 186
above vez 118
above vi 67
above vier 18
above viisi -9
above vill 47
above visa -190
above vk -53
above voce -82
above voicemail -140
above voici -64
above void 343
above vorgang 187
above vostra 103
above voto 212
above votre -88
above voucher -143
above vroeg 27
above vu 49
above waiting 209
above want 149
above wants 198
above warenkorb -136
above was 8
above wayne 56
above web 96
above website 84
above wedrowcze -989
above week -112
above welcome 112
above werden 357
above when -118
above where 79
above whitlock 191
above who 52
above wib -69
above wieder -43
above wij 115
above will -27
above window 121
above windows 20
above wiremu 45
above with 78
above withdrawal 4
above within -115
above without -14
above wkn -136
above word 474
above words -221
above work 141
above working -8
above works -47
above would 92
above wpisac 73
above writing -290
above written 248
above ws 170
above x -166
above xac 27
above ximena 4
above xk -60
above ya -132
above yang -103
above yapmak 103
above year 41
above yellow -38
above yeni 73
above yes 218
above yesterday -185
above yet 201
above yeterli -71
above yildirim 58
above yo 82
above yours 43
above z -10
above zadaj -156
above zadejte 146
above zamowienie -30
above zarizeni 256
above ze -23
above zeby 30
above ziffern 99
above zijn -171
above zipline 111
above zl 56
above zsofia 40
above zur 204
above zwischen 320
above zz0 192
above º 118
above γεια 194
above επαληθευσησ 187
above ζητησατε 171
above η -145
above καλημερα -183
above κωδικοσ -134
above να 286
above πληκτρολογηστε 61
above σου 68
above τον 120
above абонатен -59
above бр 22
above в 17
above важен 2
above введіть 8
above ввести 97
above вул -149
above входа 152
above вітаємо 128
above деиствует -219
above для 16
above до -166
above добрыи 187
above е -58
above ед -171
above заказ -169
above замовлення 46
above запросили 20
above из -202
above код -25
above коды -364
above команда 82
above которыи 13
above лише 33
above м -37
above мына 101
above на 30
above нам -172
above не -36
above номер -498
above од 60
above одноразовии 220
above олено -118
above он -168
above операціі -28
above от -102
above пароль 57
above письма 76
above подтвердить 121
above подтверждения 135
above получения -533
above пользователь 62
above потвърждение 36
above поштовани 106
above при -196
above привет 84
above промокод -283
above путовање -405
above підтвердження 74
above разовыи 150
above регистр 14
above резервације -161
above саите 45
above следния 112
above сотруднику -33
above сторінці 260
above сумма 24
above та -208
above тестіленуші -134
above уважаемые -28
above уважаемыи 226
above упишите 90
above фактура -9
above через -353
above что -24
above чтобы 229
above щоб 143
above үшін 20
above համարը -393
above ջան 129
above ביקשת 54
above דקות -143
above ה 7
above היי 30
above המנוי -72
above הקופון -210
above יקר 216
above כדי 150
above לא -134
above מספר -127
above נועם 8
above נפתחת -680
above ר -40
above ادخال 111
above اعتبار -91
above البنک -314
above التالی 77
above الجدید 9
above الخاص -45
above الخصم -108
above الدخول 23
above الساعه -20
above السلام 113
above الطلب 79
above المرور 132
above ان 135
above اهلا 140
above اپ -20
above ب 44
above با 16
above بانک -27
above برای 186
above به -70
above بەڕێز 28
above تا -73
above تاکید -306
above تایید 23
above تحیه 565
above تخفیف -111
above تنتهی -57
above دانشجوی -30
above درخواست 34
above درهم 243
above دقایق -45
above رمز 49
above ساعت 6
above شد -82
above شما -5
above شناسه -204
above شود 78
above صاحب 3
above طلبت 29
above طیبه 261
above عند -223
above فی 64
above فیس -205
above قبض -51
above ما 111
above مبلغ 88
above محترمہ 95
above مساء -180
above مهرگان -114
above نمبر -73
above نوره -162
above هدی 207
above هذا -115
above هذه -110
above ٹوکن -263
above پنل 319
above پویا 42
above چالان -106
above کد -47
above کر -41
above अंक 13
above अंतिम -122
above कि -37
above को -50
above क्रमांक -85
above न -61
above नमस्कार 148
above नमस्ते 156
above नहीं -78
above नीचे 50
above प्रवेश -41
above भरें 62
above मिनट -96
above ये 119
above लिए 104
above लिखें 6
above संख्या -119
above सत्यापन 98
above हस्ताक्षर 140
above हो -274
above কেড -102
above গ্রাহক -21
above ছাড় -5
above টাকা -88
above তানভীর -1
above তেমার -199
above নম্বর -68
above নিচের 151
above পরীক্ষার -10
above প্রিয় -5
above মিনিট -75
above রেল -138
above লিখুন -80
above সময় -36
above হলে -59
above ਤੇ -70
above அவர்களுக்கு -158
above இந்த 86
above எண் -101
above எண்ணை -366
above எண்ணைச் -3
above ஐ 31
above செய்யப்பட்டது -50
above தள்ளுபடி -276
above பெங்கல் -233
above முன்பதிவு -73
above வணக்கம் 107
above కోడ్ను 75
above నంబర్ -347
above ಹಾಕಿ 37
above ഈ -254
above ก 58
above กรุณากรอกรหัสยืนยัน 2
above ครั้ง -121
above นาที -25
above บาท 12
above พัสดุหมายเลข -630
above รหัสวิชา -410
above รหัสอ้างอิง 118
above สวัสดีค่ะคุณพลอย 105
above แก้ว -195
above โค้ดส่วนลดของคุณ -245
above ສະບາຍດີ 86
above გამარჯობა 86
above თქვენ -67
above თქვენი -8
above ნომერი -638
above ოპერაციის -125
above いつもご利用ありがとうございます 89
above お客さま各位 -599
above さん 814
above に 7
above を入力してください 15
above クーポンコード -279
above コード 56
above ミーティングid -176
above ユーザーid 99
above ワンタイムパスワード 44
above 上登录 87
above 下記の内容でご予約を承りました -135
above 予約番号 -127
above 亲爱的玩家 57
above 你好 342
above 信義店 -183
above 出金額 150
above 办件编号 169
above 发票号码 -154
above 取件码 -322
above 受付番号 39
above 嗨 418
above 学号 64
above 小川 261
above 工号 -163
above 已作废 255
above 您好 -3
above 您尾号 9
above 您於 295
above 您的包裹 -97
above 您的帳號已於 -1
above 您的驗證碼為 14
above 成都 115
above 我們會另外寄送驗證碼給您 -18
above 振込先 77
above 操作 154
above 整理番号 19
above 新しい認証コード 126
above 新臺幣 300
above 日 -131
above 晚上好 186
above 普通 232
above 會員中心 54
above 月 160
above 有効期限 -13
above 校验码 60
above 校验码后六位 -406
above 様 239
above 病歷號碼 -394
above 登录 170
above 確認コード 159
above 親愛的客戶 198
above 親愛的會員您好 154
above 認証コード 131
above 認証番号 -179
above 請於 -129
above 请于0月00日00 1
above 请凭取件码领取 -229
above 请在 -24
above 账号 4
above 通知編號 -27
above 金額 102
above 金额 184
above 限用一次 409
above 隨機碼 -163
above 項目 129
above 驗證碼有效時間為 21
above 验证码 85
above 감사합니다 -18
above 건 98
above 계좌 111
above 고객님 -145
above 님 28
above 드립니다 -486
above 보관함 -147
above 본인이 63
above 본인확인 34
above 비밀번호 -34
above 아래 125
above 앱 -7
above 영문 154
above 오늘 -4
above 요청시각 521
above 운송장번호 -165
above 인증번호를 92
above 인증번호입니다 100
above 접수된 -251
above 주문번호 -77
above 주문하신 -41
above 주세요 12
above 주신 -515
above 코드를 30
above 쿠폰 -162
above 쿠폰번호 -104
above 택배사 -7
above 할인 -134
above 화면에 59
after 0 -76
after 00 -3
after 000 -105
after 0000 -87
after 00000 -140
after 000000 -175
after 0000000 -67
after 00000000 -160
after 0000000000 -120
after 00h00 463
after a 6
after account 39
after activation -109
after active 598
after al -52
after anmeldecode 179
after another 138
after antes 533
after any -29
after app 149
after appen 222
after are -19
after ask 67
after at -10
after ate 149
after auf -26
after b -52
after bank -148
after be 138
after because -37
after bei 130
after bestatigungscode 235
after biar 212
after bit 20
after biten -111
after both -949
after box 43
after but -948
after button 106
after che 8
after cho 38
after code 91
after codes -242
after codice -110
after confirmed -152
after confirms 608
after console 65
after counts 742
after da -64
after dakika 812
after dang 330
after dans 168
after dashboard -353
after de 109
after dein 213
after dem 191
after demande -86
after depot -144
after der -82
after det 138
after details 96
after device 256
after di 51
after die -96
after din 195
after dir 79
after door -40
after dziala 442
after e -66
after einmal 88
after el -236
after else 89
after en 20
after ending -1
after enter -171
after entered 273
after es 144
after ete -385
after eur 76
after example 78
after expected -65
after expired -133
after expires 160
after for 27
after free -556
after ft -461
after gang 51
after gate -68
after get 89
after gilt 69
after go 125
after goes 115
after good -18
after gw0 19
after halaman 26
after has -20
after hour 54
after id -9
after if 260
after ignore 7
after ihr 83
after inte -85
after ir 560
after is -140
after issue -75
after ist 48
after it 162
after jangan 172
after je 188
after june 8
after keep -108
after kenttaan 324
after kl 490
after klo 236
after kod -35
after kodot 341
after kodu -326
after kom 88
after l 59
after la -118
after le -7
after let 173
after library 83
after ll 139
after locker -159
after logged 191
after login 172
after luc 170
after ma 288
after market -12
after masuk 194
after me -133
after meg 410
after message -224
after min 46
after minut 20
after minute 217
after minutes 23
after minuti 145
after ms -55
after muda 381
after na 142
after nach 151
after nadie 1
after ne 80
after nell 52
after never 142
after niewazny -37
after nikomu 164
after no 16
after now -437
after numarali -108
after o 4
after off -14
after og 1
after ok 119
after om 138
after on -32
after once 266
after opens 302
after opt -237
after ora -232
after otherwise 67
after pa 194
after pada 96
after page 52
after pagina 40
after pana 452
after panier -255
after para 317
after passcode -145
after password 273
after patient 85
after people -144
after per 47
after phut 107
after piu -233
after pizza -113
after please -296
after plus -205
after po 202
after points -42
after pour 291
after press 277
after pro 175
after proves 38
after pun -148
after r -56
after reference -642
after request 94
after return -21
after room -175
after s -73
after sa 259
after screen 130
after second 172
after security 78
after sent -88
after set -197
after share -34
after shift 109
after shop -88
after show -49
after sim -24
after site 37
after sms -93
after so -34
after st -15
after starts 319
after stay -75
after stronie 132
after su 113
after suite 82
after sur 566
after tavo 110
after te 163
after ted 132
after tel -22
after tela 97
after ten 1
after test 86
after that 85
after the 91
after then 74
after this 44
after ticket -76
after tidak -183
after till 32
after tir 165
after tl -26
after to -12
after today 159
after toimii 26
after token -196
after ton 394
after trong 33
after ttl 72
after typed 105
after u -91
after uns -57
after until 200
after up 133
after us -223
after usd 72
after use 35
after used -6
after user -153
after uur 215
after vain 30
after valable 358
after valid 95
after vao 142
after vence 117
after verificatiecode -41
after verlopen -157
after vez 25
after void -48
after voksne 40
after voor 76
after votre 4
after vous 124
after was -378
after wazny 120
after we 95
after website 38
after were -1
after when -29
after will 37
after window 224
after with -71
after within 11
after word 33
after y 16
after your 235
after yours 100
after z 29
after za 115
after zl -147
after λεπτα 263
after ο 230
after σε 45
after σου 377
after στισ -113
after в 8
after г -316
after на -61
after никому 236
after перевод 63
after при -142
after с -83
after у 155
after ул -22
after է 240
after כבר -20
after לא 256
after מספר -50
after است 109
after الدخول 48
after الی 22
after اپ 293
after پر -312
after काम 112
after पर -128
after पोर्टल 11
after भुगतान -26
after मिनट 410
after না 81
after உள்ளிடவும் 264
after น -68
after ነው 159
after នាទី 125
after です 347
after を押してください 83
after 已作废 -217
after 查詢 94
after 년 -13
after 는 -132
after 됩니다 21
after 로 -270
after 마을도서관 109
after 알려주지 37
after 은 51
after 이 -198
after 입력해 3
after 회원가입 50
after0 00 -2
after0 0000 -310
after0 000000 506
after0 0gb 164
after0 adalah 88
after0 al 35
after0 and 131
after0 app -14
after0 ar 189
after0 back 30
after0 card 242
after0 ci -1
after0 code -322
after0 confirm 119
after0 copy 338
after0 dans 50
after0 device 443
after0 di 201
after0 dossier 442
after0 e -55
after0 ein 283
after0 eingeben 178
after0 en 399
after0 entro 343
after0 exp 321
after0 expired -290
after0 for 159
after0 i 291
after0 in 423
after0 into 403
after0 is 361
after0 it 23
after0 je 24
after0 keep -234
after0 key 9
after0 kod -193
after0 m -166
after0 ne 191
after0 needs -557
after0 nella 834
after0 no 167
after0 not 333
after0 o -37
after0 on 126
after0 once 70
after0 op 248
after0 para 37
after0 please 62
after0 replaces 109
after0 reply 739
after0 request 17
after0 s -38
after0 say 267
after0 seconds -60
after0 sera 1
after0 sur 189
after0 test -161
after0 the -72
after0 there 37
after0 til 64
after0 tir 132
after0 to 229
after0 u 80
after0 until -205
after0 valid 99
after0 verification 24
after0 with 37
after0 write -97
after0 для 207
after0 и 329
after0 на 106
after0 است 105
after0 فی 257
after0 ہے 343
after0 आपका 45
after0 ነው 50
after0 です 85
after0 号 -4
after0 已作废 -153
after0 년 -22
after0 를 166
after0 마을도서관 18
after0 은 47
after0 을 40
after0 이며 51
after0 입니다 582
after1 0 -82
after1 000 -100
after1 0000 -23
after1 00000 -12
after1 000000 -34
after1 0000000 -78
after1 active 316
after1 anyone 4
after1 app 1
after1 ask -68
after1 at 27
after1 been 45
after1 by 113
after1 campo 521
after1 can 136
after1 code -131
after1 confirm -198
after1 continue 277
after1 dag 42
after1 das 78
after1 de 71
after1 der -197
after1 din 198
after1 do 4
after1 ends 276
after1 for -72
after1 galler 75
after1 go 164
after1 have 124
after1 how 101
after1 il 220
after1 in 2
after1 je 1
after1 la 489
after1 log 19
after1 ma 327
after1 minutes 31
after1 not 114
after1 on -128
after1 open -273
after1 peru 206
after1 put 93
after1 s 175
after1 se 87
after1 test 221
after1 the 234
after1 till 26
after1 tonight -665
after1 until 273
after1 use 44
after1 uw 224
after1 verlopen -310
after1 y 173
after1 your 43
after1 τον 117
after1 до 76
after1 입력하세요 -68
after1 회원가입 8
before 0 -119
before 00 -139
before 000 -53
before 0000 27
before 00000 6
before 000000 80
before 0000000 103
before 00000000 -158
before 00000000000 -324
before 00000000000000 -75
before 00元 22
before a -121
before accept 11
before acces 210
before activacion 392
before activation 277
before address 52
before akun -13
before alarm -56
before alennuskoodisi -4
before alle 219
before amara 497
before and 14
before ang 469
before ange 137
before anmeldecode 424
before answer 487
before anti -375
before app 292
before approved -250
before ar 25
before ask 90
before asked 150
before asks 193
before assertionerror -529
before assinatura 773
before au -256
before auf 270
before auth -73
before authenticate 282
before authentication 781
before authorisation 213
before authorised -76
before autorizacion -61
before autorizacni 55
before avec 89
before az 51
before b -20
before back 169
before bag -151
before balas 759
before ban 54
before bank -63
before basket -236
before baypass 50
before be 185
before behind -329
before bei -10
before bel -102
before benutzer -355
before bestatigungscode 319
before biex 228
before bitte 108
before booking -64
before borrower -99
before box 100
before branch -484
before bruk 112
before build -310
before but 189
before c -23
before ca 3
before call -46
before came 452
before can 4
before car 248
before card -22
before case -452
before cel 173
before change -171
before chao 43
before chat 75
before chiesto 55
before ci 14
before cislo -930
before cita -261
before class -581
before clave 641
before coach 247
before code 348
before codice 38
before codigo 287
before con -53
before confirm 396
before confirma 16
before confirmacao 350
before connecter 304
before connexion 648
before continue 79
before control -66
before controle -323
before copy 361
before cost -211
before cu 92
before da -219
before dat 161
before de -86
before de00 52
before deine 84
before den -19
before der 273
before desk -352
before destinatario -181
before device 137
before deze 22
before di -32
before die -129
before dig 155
before digita 307
before digiti 105
before dinner 68
before discount -329
before dla -373
before do 173
before dogrulama 128
before du -12
before dung 164
before e 62
before eenmalige 787
before eich 126
before ein 7
before ekranina 312
before el -73
before ellenorzo 70
before email 137
before en 72
before ending -281
before ends -471
before enero 238
before engangskod 305
before enter 578
before entering 707
before entrar 200
before entrega -63
before entrez 487
before episode -217
before er 387
before es 24
before escribe 148
before et -103
before ete 259
before eu 29
before eur 386
before example 38
before expire -50
before extension -88
before factor 403
before feld 273
before fill 83
before finish 77
before first 25
before five 612
before folsom 150
before for 196
before form 295
before four 179
before freischaltcode 25
before from -10
before fyll 14
before gate -234
before gateway -63
before genere 71
before get -178
before giao -24
before giving 224
before gmbh -80
before go 505
before had 66
before hang -864
before haslo 255
before hentekode -287
before her 403
before here 434
before herstelcode 192
before hier 530
before high -23
before him 723
before hoi 247
before horni 274
before hs -441
before iata 151
before icin 492
before id -148
before identification 1
before if 52
before ihr 425
before ilze 77
before in -14
before indirim -747
before indirizzo 120
before informe 186
before ingresa 315
before inn 57
before inserisci 18
before insira 127
before into 233
before introduce 142
before ird 198
before is 29
before istediniz 496
before it 105
before item -205
before itt 133
before je 7
before jednorazovy 174
before jeton 35
before jetzt 10
before jij 587
before job -132
before june -74
before just 115
before jusu 138
before k -117
before kertakoodi 18
before kertakoodisi 192
before ketik 29
before key 95
before kindly 312
before klo -10
before kod 93
before kodu -418
before kodun 147
before koodi -1
before kortingscode -385
before ky 396
before l 75
before la 53
before lane -284
before last -127
before le -23
before lintel 353
before liye 654
before log 131
before login 18
before logowania 43
before lot -123
before ltd -293
before ma -18
before magic 612
before mailed 277
before main -41
before mar -315
before marrow 17
before mars -27
before masz -477
before mat 166
before me -69
before med 50
before meg 138
before mehr 132
before member -308
before men 36
before meter -95
before mit 245
before moketojo -14
before monday -93
before monouso 769
before month -50
before mot 190
before move -125
before mtan 124
before n -564
before na 91
before namen 61
before needs 90
before nel 64
before nell 585
before neni 190
before never -21
before new 76
before next -60
before nhap 504
before nie -207
before no -312
before node -238
before non -66
before not -237
before nuevo 9
before number 67
before numeris -10
before numero -138
before nuovo 20
before nº -39
before o 23
before obecni 239
before of 43
before og -72
before om 175
before onay 97
before once 166
before one 347
before only 250
before op -87
before open -68
before opened -335
before or 243
before otp 400
before otro 398
before out 130
before outfitters 571
before oz 379
before page 506
before pagina 1096
before pairing 68
before pantalla 606
before park -149
before parola 366
before passcode 499
before password 144
before pengesahan 88
before pentru 97
before per 322
before pesanan -121
before petsa 533
before phishing -31
before phone 36
before pin 91
before plan -107
before please 59
before pln 176
before policy -42
before pop 462
before port -128
before portal 505
before postcode -33
before pour 183
before prenotazione -12
before press 71
before previous 145
before prices 227
before prihlaste 184
before prijavu 282
before prisijungimo 506
before prisijunkite 147
before pro 316
before process 613
before publ 528
before punch 636
before pusti 568
before qa 187
before que 389
before quy 26
before r -89
before rach 107
before radio -94
before re -271
before reading 38
before record -276
before redwood 676
before ref -277
before reference -282
before register 25
before registration 335
before release 54
before replaces -20
before reply 107
before request -283
before reserva -648
before reset 375
before ridgeline 30
before right 48
before ring -431
before rm0 3
before run -85
before s 21
before saisir 193
before same -675
before sample -433
before sat -605
before savings -23
before say 405
before says 159
before scherm 128
before score -213
before scrivi 152
before sd -78
before se 115
before sec 25
before second 66
before securite -248
before sei 248
before sekali 472
before sent 64
before serial -45
before service -183
before seu 81
before share -74
before shelf 37
before si 80
before sie 91
before sifra -214
before signature 81
before signed -341
before silakan 197
before sim 411
before since 10
before single 1
before skal 579
before so -146
before someone -79
before sondern 218
before sort -772
before src -96
before st -38
before stand -92
before start 144
before stato 116
before step 258
before stock 144
before strance 227
before submit 133
before suivant 117
before supply 279
before sur 65
before svar 61
before swift -47
before syota 357
before t -57
before ta -29
before tac 277
before tamarind -119
before tan 624
before tarjeta -19
before tax -486
before te 224
before teclee 157
before tek 182
before tell 366
before termina -89
before terminado 38
before tesdiq 14
before text -164
before thanks -79
before that 6
before there 165
before these 64
before thing 584
before this 377
before ticket -471
before time 55
before to 31
before today 79
before token 486
before transaction -91
before transfer 74
before tumia 220
before tv 83
before twoj 371
before typing 2
before uchun 119
before uj 48
before un 23
before una 113
before under -85
before unesite 392
before unic 237
before unica 301
before unico 62
before unique 96
before unit -85
before until -1
before upisite 213
before us 24
before usd 241
before use 218
before username -216
before using 372
before uso 188
before vahvista 351
before validation 355
before van -248
before verificare 298
before verificatiecode 340
before verification 192
before verified -145
before verlopen -506
before viewing 260
before visit -221
before voer 46
before voici 244
before votre 79
before voucher -544
before vpn 16
before want 318
before way -40
before weka 77
before when 144
before wifi -321
before window -368
before with 102
before withdrawn -99
before wlan -234
before word 113
before would 275
before wpisz 176
before wtu 11
before xac 225
before xx0000 209
before yazin 10
before yeni 267
before your -9
before yours 820
before za -127
before zadejte 180
before zahl 142
before zip -547
before zoom -364
before zugangscode 124
before αριθμοσ -191
before γεια 4
before ειναι 194
before η -180
before ο -70
before σου 3
before την 139
before а 51
before в 6
before ваш 138
before ви -47
before вот 126
before входа 110
before вы -28
before да 4
before до -218
before заказ -42
before код 194
before коды 41
before номер -301
before он 197
before пароль 430
before подписания 45
before підтвердження 236
before руб 19
before үшін 3
before համար 10
before հաստատման 162
before את 264
before ביקשת -6
before הוא 59
before המספר 342
before יש 126
before להזין 172
before מספר -549
before קוד -53
before שלך 85
before التحقق 163
before الخصم -195
before الدخول 184
before تایید 285
before تخفیف -1
before تم -78
before در 264
before رقم -173
before رمز 246
before ریال 254
before شماره -225
before من -72
before نمبر -218
before هو 55
before واحده 1083
before یہ 108
before एक 307
before कूपन -66
before जाएगा -195
before टाइम 362
before पिन -360
before लिए 259
before लॉगिन 26
before वन 251
before सत्यापन 284
before আপনার 64
before করতে 607
before কুপন -144
before কেড -94
before জন্য 8
before রেল -36
before કરવા 306
before உங்கள் 436
before எண் -242
before சென்னை -67
before ఓటీపీ 85
before ధృవీకరణ 325
before మీ 95
before లాగిన్ 452
before ნომერი -20
before የማረጋገጫ 9
before ご使用量 -58
before コード 26
before メール通知パスワード 27
before 内線 -91
before 新しい認証コード 2
before 旧 83
before 确认码 130
before 確認コード 12
before 認証コード 184
before 邮编 -50
before 문의 -179
before 비밀번호 230
before 수 -240
before 숫자 93
before 아이디 -31
before 예약 -117
before 인증번호 307
before 일회용 471
before 쿠폰 -136
before 픽업 -138
before0 0 9
before0 00 -21
before0 000 -168
before0 0000 12
before0 00000 -585
before0 000000 117
before0 0000000 123
before0 00000000 -58
before0 0fa 371
before0 a -122
before0 account 104
before0 activacion 121
before0 adalah 208
before0 alennuskoodisi -85
before0 am 711
before0 and -43
before0 ange 665
before0 ar 480
before0 are 240
before0 at -131
before0 authcode 46
before0 autoryzacyjny 45
before0 bitte 189
before0 but 606
before0 c -613
before0 card -202
before0 case -174
before0 cod -194
before0 code -15
before0 codice 258
before0 com 638
before0 compte -772
before0 con 875
before0 confirmacion 49
before0 confirmation 202
before0 console 99
before0 conta -172
before0 continue 353
before0 de -885
before0 dental 596
before0 der 11
before0 device -90
before0 digite 127
before0 din 170
before0 do -118
before0 document -46
before0 door 217
before0 du 26
before0 e 498
before0 en -623
before0 ending -195
before0 enter 882
before0 er 384
before0 es 484
before0 est 151
before0 este 88
before0 example 793
before0 firma 35
before0 first 150
before0 generated 113
before0 hentekode -222
before0 herstelcode 65
before0 hi -123
before0 hn -56
before0 ialah 226
before0 iban -81
before0 id -377
before0 ini -393
before0 is 406
before0 it 270
before0 je 339
before0 kertakoodi 145
before0 key 191
before0 kinnituskood 12
before0 kluc 23
before0 kod 7
before0 koden -255
before0 kodi 80
before0 kodo 15
before0 kodu -55
before0 konfirmasi 131
before0 la 51
before0 lautet 98
before0 mail 425
before0 masukkan 284
before0 may -130
before0 me 86
before0 med 369
before0 met 117
before0 mit 323
before0 mtan 21
before0 n -72
before0 na -294
before0 neu 35
before0 nhap 248
before0 ni 126
before0 no -117
before0 now 171
before0 nr -84
before0 nummer 310
before0 of -44
before0 on 206
before0 otp 524
before0 out 345
before0 pa -583
before0 panel 234
before0 pin 182
before0 por 462
before0 psst 912
before0 put 370
before0 ready 318
before0 reference -112
before0 request -407
before0 retrait -229
before0 ride 40
before0 ritiro -180
before0 s 64
before0 say 82
before0 session -129
before0 show 105
before0 sie 322
before0 sondern 750
before0 tan 640
before0 test 71
before0 the -923
before0 ticket -51
before0 times 476
before0 to 134
before0 token 536
before0 try 1154
before0 type 12
before0 uhr 129
before0 uid -38
before0 unico 532
before0 unique 55
before0 us 63
before0 use 1077
before0 verificacion 392
before0 verification 200
before0 verifikasi 5
before0 von -358
before0 vpn 548
before0 will -88
before0 with 820
before0 writing 151
before0 year -300
before0 you 801
before0 your -319
before0 χρησησ 142
before0 а 226
before0 доступу 20
before0 е 230
before0 пароль 88
before0 подтверждения 407
before0 підтвердження 295
before0 руб 28
before0 التحقق 15
before0 ب -300
before0 تایید 260
before0 عدد 64
before0 هو 36
before0 پویا 80
before0 کد -18
before0 ओटीपी 142
before0 ఓటీపీ 1
before0 ご使用量 -23
before0 コード 48
before0 メール通知パスワード 2
before0 成都 -97
before0 确认码 65
before0 確認コード 48
before0 認証コード 51
before0 邮编 -53
before0 验证码 51
before0 숫자 32
before0 코드 3
before1 0 -107
before1 00 -86
before1 000 14
before1 0000 18
before1 00000 -155
before1 000000 121
before1 a -148
before1 access 269
before1 activation 166
before1 agent -19
before1 and -84
before1 approval 323
before1 area -57
before1 at -262
before1 atveteli -20
before1 auth -440
before1 authorization -96
before1 ban 107
before1 code -251
before1 codice -561
before1 codigo -230
before1 collection -379
before1 come 491
before1 confirm -36
before1 confirmation 313
before1 customer -189
before1 dang -305
before1 de 65
before1 dear 147
before1 den -130
before1 der -453
before1 di 48
before1 die -24
before1 digit 88
before1 do 95
before1 dogrulama 125
before1 e 55
before1 el -139
before1 ellenorzo 184
before1 email 223
before1 ending -338
before1 enter 242
before1 est 95
before1 expired -138
before1 fill 523
before1 for -477
before1 form 40
before1 from -28
before1 haslo 427
before1 hasznalatos 520
before1 is 20
before1 it 182
before1 job -73
before1 just -87
before1 khach 360
before1 kirjautumiskoodisi 38
before1 kod -278
before1 kode -156
before1 la -435
before1 le -18
before1 living 395
before1 login 114
before1 longer 135
before1 marrow 75
before1 mfa 160
before1 mit 8
before1 mobile -78
before1 more 401
before1 must 282
before1 na -236
before1 need 722
before1 new 311
before1 no -132
before1 not 181
before1 number -193
before1 o -118
before1 old -224
before1 on -126
before1 one -231
before1 online -190
before1 or 135
before1 otp 429
before1 pa -135
before1 pairing 185
before1 password 41
before1 patvirtinimo 19
before1 per 131
before1 phone -97
before1 pin -323
before1 re 206
before1 redeem -70
before1 rel0000000 350
before1 replaced 165
before1 reset 247
before1 ridgeline 594
before1 second 44
before1 security 574
before1 see -576
before1 signing 292
before1 site -285
before1 sort -224
before1 tell 126
before1 termina -519
before1 terminada -162
before1 the 119
before1 they 270
before1 this 242
before1 time 408
before1 to -41
before1 use 108
before1 username -54
before1 valid -214
before1 waiting 209
before1 you 54
before1 your 8
before1 z -511
before1 zoom -128
before1 μιασ 164
before1 σασ -105
before1 ваш -210
before1 הקוד 29
before1 लॉगिन 425
before1 কুপন -14
before1 அஞ்சல் -29
before1 የማረጋገጫ 2
before1 픽업 -51
below 0 18
below 00 69
below 000 -28
below 0000 -29
below 00000 72
below 000000 -110
below 0000000 47
below 00000000 28
below 000000000 13
below 0000000000 13
below 00000000000 -26
below 000000000000 -49
below 0000年0月00日 -168
below 0000年0月0日 465
below 000円 -29
below 00h 18
below 00h00 244
below 00l -12
below 00まで -152
below 00分を過ぎると使えなくなります 80
below 00分以内に入力してください 323
below 00分钟内有效 15
below 00分間有効です 9
below 00時00分 121
below 00時間 520
below 00月00日 -310
below 00분 65
below 00월 -93
below 0nt 13
below 0冊 209
below 0分間有効 22
below 0분 598
below 0시 550
below 0일 -238
below a -22
below a0f -316
below aangevraagd 133
below abonne -536
below about -286
below above 119
below accesso -97
below account -81
below accounts -75
below achat -185
below acima -171
below ad 36
below address 54
below admin -94
below afrekenen -221
below after 63
below afterwards 152
below agree 22
below ahoj -112
below ai 88
below aiki 98
below akkor 92
below aktualny -884
below al -170
below all -12
below already 102
below am -43
below an -117
below and 8
below android -162
below anmeldung 128
below annule -11
below another 209
below answer -47
below any -72
below anything -136
below aplikacji -490
below app -8
below appelez -112
below appen 68
below approval -178
below apps -23
below april -68
below aqui 19
below are 130
below argo -183
below arrival -114
below arrive -176
below arrives -116
below ask 20
below asking -67
below asti 78
below at 34
below ate 258
below attached 68
below attempt 169
below au -27
below august -30
below ausschlieslich 107
below authentication 226
below autorisation 398
below autorizacni -436
below avaa -343
below avant 155
below avec 12
below az 79
below b 5
below b00 -101
below b00000000 50
below balance -49
below bank -13
below banque -13
below bapak 330
below bara -169
below bare 121
below basement 100
below be 85
below because 110
below becomes -175
below bedroom 346
below before 73
below begin 19
below bel 40
below below -42
below belul 65
below ben 91
below bergen -30
below berger -243
below berlaku 287
below bestatigungscode -266
below bestilling -75
below beyond 32
below bic -318
below bij -4
below bike -131
below bila 152
below bildirin -206
below bill 98
below bir 44
below birth 38
below bis -16
below bitte 64
below blagajni -179
below blocchi 97
below boleto -47
below book -353
below booked 558
below booking -102
below both -256
below bound 111
below branch -166
below brechen 161
below bring 29
below bruges 66
below btc -12
below buchung 212
below bucuresti 73
below build 27
below button -124
below buyer 110
below by 54
below caduca 135
below call 59
below caller -6
below campo 69
below can 93
below cancelar 199
below candidate -45
below candidates -24
below cannot -14
below capitals 138
below card 113
below care 34
below carrello -141
below cartao -32
below cas -24
below casa -108
below case 176
below ce 86
below cegjegyzekszam 84
below cena -23
below centre -60
below certificate -527
below cet 64
below chan 26
below chance 494
below change 5
below changed -15
below characters 77
below charge 137
below chat 129
below check -121
below checkout -455
below cheers 20
below chg0000000 675
below child 415
below choose 36
below cifras -172
below cifre 139
below cinema -156
below cislice 119
below clase -243
below class -41
below clave -4
below clearing 973
below client 10
below close 214
below closed 62
below closes 107
below co -153
below cod 42
below code -109
below codigo -146
below codul -29
below com -47
below come 122
below comes 76
below communiquez 336
below company -142
below compare -59
below complete 340
below compras -234
below compte 54
below comunale 86
below con -8
below conferma 91
below confirmacion 164
below confirmation 85
below conseiller 34
below consommation -3
below contact 76
below contract 193
below counted -43
below coupon -261
below course 208
below covers -420
below credito -489
below ct 68
below cua -185
below cuenta 30
below current 132
below customer 16
below czeka 550
below cztery 37
below d -51
below da -33
below daca 276
below dakika 361
below dalam 308
below dan -73
below danach 117
below dann 13
below das -92
below data -190
below date 93
below day 34
below days -30
below dd 92
below de -51
below dead -206
below dear -369
below decembre -166
below defne -32
below delivery -146
below demo -357
below depois 46
below deqiqe 125
below des -179
below desk 108
below destruct 16
below details 236
below device 39
below deze 3
below di 16
below dia 177
below dial -192
below diciembre -209
below did -31
below didn 117
below die 79
below dies 43
below dig 165
below diga -177
below digital -228
below digite 15
below din 82
below do 31
below dobivas -28
below dobry -113
below doc -11
below dock 341
below documents 129
below doesn -96
below dog 53
below dogrulama -174
below domani 40
below domenica -39
below don 20
below donor 237
below doors -6
below double -433
below down -167
below drawn -49
below driver 7
below dropped 52
below du -33
below due 63
below dunmore 169
below dupa 13
below dura 119
below dziala 3
below e 10
below e0 467
below e00 -216
below eda -40
below een 117
below efter -142
below ei 164
below ein 76
below eingabe 254
below eingeben -35
below einlosbar -200
below einmal 54
below einmalig -76
below eintippen 234
below ejfelig -128
below ekraanil -142
below el -44
below ele 235
below elk 1221
below elle -208
below eller -77
below em -91
below email -42
below emergency 137
below employee 84
below employer -133
below en 47
below ended -147
below ends 174
below enero -34
below engangskode -117
below enrolled 568
below enter 32
below entered 18
below entrar 8
below entry 110
below ervenyes 7
below es 31
below escribelo 350
below escribenos -13
below ese 345
below est 1
below esta 92
below este 48
below et 265
below etwas 54
below eur 22
below event -132
below events -116
below every -24
below everyone -96
below example 55
below exchange 70
below expected -59
below expira 205
below expire -147
below expires 380
below ext 147
below ezt -101
below f -29
below f00 70
below falls 154
below far 34
below febbraio -482
below february 28
below federally 117
below fee 223
below feld 160
below few 77
below field -142
below figures 140
below fila -117
below file -32
below find -62
below finish 98
below firmware 55
below five 41
below flight -138
below foi 198
below following -57
below footer 52
below for 1
below founded 1
below four 291
below free 38
below freeze 157
below friday -121
below ft -312
below galler 16
below gang 165
below gar 298
below garibaldi 264
below gate -47
below gb 95
below gecerlidir 47
below gecerlilik 400
below geldig -160
below genuine -108
below get -55
below gets 243
below gift -146
below gilt 279
below gio 17
below give -61
below gmbh -114
below godz 231
below goes 73
below good 125
below goz -13
below green 283
below groetjes 112
below gros 145
below grus -296
below guard -188
below guest -49
below gultig 129
below h 115
below halcyon -43
below hang 37
below happens 95
below happy 20
below har 2
below harrow -358
below has 153
below hasznalhato 76
below have 21
below he 104
below heeft 201
below helpdesk 43
below helpline 97
below helps -735
below here 47
below het 271
below heti -35
below heure 215
below heute 512
below hey -33
below hi -56
below him -111
below hl 660
below ho 27
below hoje 306
below hold 30
below home 7
below homes 375
below honey 1
below hora 279
below horas 69
below hotel -50
below hour 392
below how -92
below https 5
below hubungi 155
below hvis -8
below hyphens 14
below i 66
below iar -43
below iban -42
below icin -45
below icinde 3
below ico -19
below id 17
below ideje -84
below if 72
below ignore 128
below ikke 205
below il 15
below ili -304
below ilze -77
below importe -291
below in 6
below inbox -432
below inc 10
below incident -41
below inden 256
below index 152
below inn 91
below inserire -226
below instead -77
below into 77
below introducir 316
below introduza 91
below invalid -305
below invite -278
below ip 2
below ir 26
below irja -339
below is 27
below isn 89
below isot 48
below issued -90
below ist 6
below istanbul -135
below it 119
below ja 174
below jam 55
below jamais 180
below jangan 33
below je 159
below jen 426
below jeudi 9
below jo 162
below job 28
below join -311
below jste 6
below juli 133
below just -79
below k -13
below kada 65
below kan 72
below karta -62
below kartou -216
below karty 43
below kassen -197
below kb 365
below kc -37
below ke 144
below keep -171
below kehtib 109
below kemarin 240
below kennung 216
below kept -166
below kereta -133
below kerran 663
below key 35
below kez 6
below kg -215
below khong 303
below kirjaimet 120
below kl 132
below kleine 56
below klo 8
below kod -4
below koden 104
below kodot -59
below kods 28
below kodun 5
below kombinierbar -22
below konnen -173
below konstanz -11
below konto 42
below korting -185
below kostar -55
below kozlemeny -165
below ku 70
below kw00 330
below kwartier 124
below kwh 14
below kysytaan -4
below la -34
below laat -15
below lane -97
below lanternpay 390
below lapses 247
below larch -210
below las 51
below last 205
below later 139
below le 25
below left 131
below lei -49
below letters 193
below level 268
below lid -247
below lidz 138
below lifetime 284
below limit 71
below line -6
below linux 44
below live -294
below llc -30
below lo 123
below local -48
below lock 36
below log 78
below login 34
below logowania -112
below loja -278
below long -345
below longer 100
below looks 109
below lot 252
below lower 76
below ltd -20
below luc 145
below m 25
below ma 21
below machine 3
below macos 114
below mail -97
below mailben -70
below maiuscole 76
below maja -32
below mala 298
below manager -26
below march -114
below market -98
below marlowe -354
below matricula -136
below mbps 49
below meals 49
below means 49
below med -120
below meeting 19
below member -62
below members -48
below menit 240
below mensagem 190
below merkezi -161
below mesa 94
below met -85
below metabolic -209
below midnight 53
below miles 41
below min 174
below minit 60
below minuit 282
below minuscules 866
below minut 408
below minuta 230
below minutach 99
below minute 138
below minuten 556
below minuter 40
below minutes 331
below minuti 594
below minutinhos 531
below minutit 20
below minuto 133
below minutos 495
below minutter 380
below minutur 595
below minuty 144
below minuutin 123
below minuuttia 168
below miste -43
below mm 12
below mobile -186
below moment 25
below monday -173
below monitored -44
below mot -190
below munud 56
below my 72
below n 23
below na 54
below nach 169
below name -251
below names -145
below nao 139
below nas 32
below nay 33
below ncua 10
below ne 1
below necesita 720
below need -96
below nell -70
below nem 216
below network -340
below neue 150
below never 32
below new -121
below newest 58
below next 44
below ngay -118
below ni 1
below nie 211
below niet 4
below niin 66
below nimbus 119
below nisi 201
below no 96
below node 18
below noget -272
below noi 70
below noimead 119
below nomor 200
below non 138
below nooit 70
below not 125
below notes 24
below nothing -37
below nouveau -396
below nov -185
below november -248
below novembre -190
below novo 84
below now 86
below nr 45
below nu 37
below number -32
below numer 159
below numero 66
below nummer -279
below nuovo -185
below nur 49
below nv -126
below o 105
below ob 14
below od -58
below odeme -219
below of 46
below offers -221
below og 88
below oh -328
below ohne 95
below ok 116
below oktober -32
below ole 312
below om 35
below on 16
below once 115
below online -29
below only 128
below open 91
below opened 78
below opening -121
below opiste 308
below or -75
below ora 244
below oraig 9
below orchard 28
below order -33
below ore 271
below otherwise 41
below otp -89
below ottoline -101
below our 47
below out 6
below outside -94
below ouvidoria -80
below over -61
below p -34
below pa -141
below pacific 173
below padova -26
below page 99
below pages 16
below pagina 46
below paid -219
below palvelussa -5
below panel -243
below pantalla 346
below paper 274
below para 14
below pas 76
below passcode -47
below passe 220
below password 184
below patch -164
below payee 13
below pdt 140
below pe -259
below pedido 24
below pentru -43
below per -14
below percen 329
below percig 266
below pessoa -242
below phone -37
below phut 390
below pin -180
below plaatje -547
below plate -167
below plati 116
below play -6
below plazo 393
below please -75
below plkst 140
below plot 191
below po 212
below poi 214
below portal 52
below portland -137
below posta -14
below postal 143
below potom 134
below press 16
below pressure 684
below presto 196
below pri -235
below price -85
below print -93
below pris -282
below privacy 8
below prize -39
below profile -93
below programs 161
below prompt 264
below prosim -236
below protect 34
below purchase 28
below qr -418
below qty -101
below quarter -76
below que -151
below queue -184
below quota 294
below quote -329
below r -62
below rabattkode 137
below rachunku 258
below ramal 162
below ran -161
below rang 267
below re -22
below read 39
below reader 22
below reading 286
below received -177
below recognise -232
below recorded 357
below records -97
below recovery -46
below ref 47
below reference 58
below registration 55
below release 366
below remains 75
below remote -31
below renews 1
below rent -248
below report -21
below request 59
below requested -95
below reservation -6
below reset -285
below reste 21
below results 15
below revoke -157
below rf 37
below ride 201
below right -155
below ring 50
below rok -11
below room 175
below row 270
below rs -68
below run 11
below rund -95
below s -31
below sach -220
below safari 14
below saisir 257
below saisissez 71
below sala -183
below salam -118
below same -346
below sampai 87
below san 95
below saniye 127
below sans 228
below sarl 56
below sat -216
below scade 307
below scadenza 262
below scam 99
below school 9
below score 414
below screen -30
below se 121
below seattle -51
below second 154
below seconds 32
below secretaria -43
below see 152
below seeblick -5
below segundos 11
below selama 74
below self 122
below sem 122
below send -75
below sendung -61
below senest -193
below sent 29
below sep 281
below sera 162
below server 42
below service -273
below setelah 99
below settings -89
below shall 124
below sheet 430
below shelf -120
below shows 132
below si 34
below sich -363
below siden 237
below sido 250
below sie 297
below sign -52
below signing -84
below silver -11
below since 79
below single 32
below sita 133
below site -386
below sits 43
below sk -33
below skal -55
below skickas 14
below skip 65
below skriv 276
below slow -36
below slutar 210
below small 61
below so -91
below somebody -88
below something 124
below sonra 414
below sort 66
below sous 17
below south 271
below sperr 24
below st -95
below staat -14
below stale -205
below stay 10
below stays 195
below ste 37
below steps -18
below stockholm 66
below stops 193
below store -50
below stores -66
below straight 194
below student -473
below studio 209
below study 189
below stunden 169
below sulkupalveluun 54
below suma -303
below sunday -58
below sundial 532
below support -63
below sure -120
below switch -20
below syndical -147
below szama 44
below szamot -37
below t 65
below ta 226
below tamat 118
below tan -101
below tap 81
below tarball -328
below tarde -31
below tarikh -104
below tax 172
below taxes 148
below tea00 56
below team -17
below teclado -187
below tee 286
below telefon 76
below telephone 215
below tell -10
below tem 23
below tempo 275
below tendra 47
below termin 3
below text 61
below than 16
below thanks 124
below that 57
below the 122
below their 25
below then 67
below there -53
below thing -131
below this -23
below through -8
below thu -96
below ticket 99
below tidak 49
below til -2
below till -40
below tin -462
below tl -28
below to -37
below toda -213
below today 25
below todos -57
below together 51
below tomorrow 69
below ton 240
below tonight 202
below too 106
below transactions 173
below transfer 53
below transfers -413
below tri 28
below tries 3
below trip 88
below trong 16
below trouble 55
below try -175
below tryck -116
below ttl 158
below tu -14
below tua -93
below tunnin 376
below tutaj 193
below tx 139
below typ 31
below type 68
below u 179
below uhr 301
below un 109
below und -159
below under 34
below unit 57
below unlock 300
below until 139
below up 49
below updates -307
below upload 26
below uptime 1
below us -42
below used 24
below usiku 267
below usual -59
below utc 189
below utr 195
below utrecht -7
below uttag 162
below uur 232
below uye -219
below uz 28
below uzeri -78
below v 103
below vai -57
below vaihda -91
below vale 190
below valid 62
below validade 294
below validation 7
below value -13
below vanavond 88
below vanhenee 37
below vas 22
below vcpu -278
below vehicle -12
below ventana 82
below verfallt 234
below verifica -24
below verifier -280
below verify -59
below vf 1
below vi -144
below vic 137
below vid 11
below view -168
below viimeistaan -291
below visit 175
below void 154
below voimassa 396
below volta -335
below vorher 25
below vote 239
below votre -42
below vous 90
below wachtwoord -1
below wages 229
below wait -371
below waiting -29
below wallet -146
below want -22
below wasn 20
below wave -108
below way -22
below wazny 13
below we -72
below web -7
below website 127
below wed 26
below weer 217
below weg 128
below weken -206
below werkt 218
below what 7
below when -159
below where 166
below which -114
below who -112
below why -51
below wi -330
below wib 283
below will 125
below window 258
below with 11
below within 33
below won 52
below working 162
below wpisz 5
below write -28
below www 7
below wygasa 217
below xac -205
below y -62
below year -94
below years 463
below yes 15
below you -15
below your 24
below yours 89
below z -71
below za -45
below zadejte 240
below zadzwonic 67
below zalozna -652
below zephyr 74
below zl -54
below zlecenie 261
below znaczenia 120
below zone 161
below αν 53
below για 194
below ισχυει 131
below ισχυσ 73
below κωδικοσ -18
below πειραιασ -34
below σε 236
below τηλ 82
below την 48
below τισ 58
below το 150
below аитпаңыз 77
below без 116
below београд -121
below будет -238
below в 69
below валиден 27
below введите 4
below входа -93
below години 38
below да 173
below деиствует 13
below дніпровська -82
below до 50
below діиснии 126
below діє 290
below енгізіңіз -138
below з -69
below зі -401
below и 33
below код -78
below кодом -141
below лична -221
below мануфактура -81
below минут 318
below минута 150
below минути 411
below моля -61
below назовите -254
below наступну -136
below не 96
below никому 109
below новыи -15
below од 28
below один -147
below отстъпката -301
below пароль 17
below паспорт -228
below пин 158
below принимаются 31
below пришлем 110
below під -25
below странице 111
below терминале -436
below тов -54
below хвилин 360
below ч 66
below часа 268
below чем -319
below через 211
below чтобы -318
below шифра 14
below экране -14
below якщо 292
below үшін -157
below համար -135
below շուկա 77
below ոչ 209
below պետք 238
below րոպե 108
below אימות -57
below דקות 250
below ההודעה -171
below הסיסמה 112
below הספרות -38
below הקוד 61
below התור 88
below חדר 75
below יש -25
below לא 153
below לאיש 108
below לך 27
below מ -38
below מספר -26
below ספרות -22
below עד -14
below שעה 7
below احد 38
below ادخلوا -54
below از 15
below است -95
below اعتبار 80
below الرمز -27
below الساعه 171
below الطلب 10
below الوصول -396
below ان 128
below اگر 77
below ای -4
below این 45
below با -86
below باز 97
below بعد 255
below به 34
below تومان -239
below تکایە 118
below حاجه -137
below حتی 22
below حساب -316
below دا 207
below درخواست 35
below دقایق 331
below دقیقه 402
below روپے -198
below زمان 100
below ساعت 34
below ساعه 43
below شد 48
below شماره 22
below شناسه 26
below علی -142
below فی -72
below لا 156
below لم 313
below لو 59
below ما 72
below ماوەی 61
below مبلغ 2
below مشارکته -624
below منٹ 16
below مهلت 261
below ندهید 225
below نہیں 88
below پر -51
below کتابیں 96
below کد -136
below کسی 192
below کما 89
below کو 6
below کے -14
below گا 51
below یرجی -32
below अधिकतम -448
below आपने 22
below एक -17
below को -254
below खोलें 159
below चलेगा -251
below तक 384
below दर्ज -329
below पर -56
below पहले -16
below फ़ोन 185
below बजे 273
below भेजें -8
below मान्य 152
below मिनट 178
below यह -110
below राशि -73
below संख्या -12
below हा 215
below কেড -157
below কেডটি 56
below ছাড় -170
below থাকবে 198
below নম্বর -31
below নিশ্চিত -14
below পর্যন্ত -266
below মিনিট 189
below ਮਿੰਟ 162
below આ 1
below મિનિટ 73
below સુધી 45
below இது 485
below எண் -66
below காலாவதியாகும் 50
below சென்னை 5
below செல்லுபடியாகும் 97
below நிமிடங்களில் 153
below பகிர -17
below ఈ -93
below ఎవరితోనూ 27
below గడువు 77
below ధృవీకరణ -526
below పనిచేస్తుంది -38
below మాత్రమే 78
below മിനിറ്റിനുള്ളിൽ 14
below කෙතය 11
below විනාඩි 139
below ชั่วโมง 79
below นาที 292
below นาทีค่ะ 2
below บาท -65
below ภายใน -25
below ลด -158
below วันที่ -111
below เชียงใหม่ -410
below ใช้ได้ภายใน 53
below განმავლობაში 160
below მოქმედებს 339
below ნომერი -250
below ደቂቃ 423
below រៀល -442
below うち -76
below お一人様0回限り -241
below お客様番号 31
below お心当たりのない場合は -200
below なお 196
below までご連絡ください 144
below より0泊 -292
below 不受影響 124
below 京icp备00000000号 -94
below 伝票番号 -236
below 元 -200
below 入力ページ 758
below 内線 300
below 分鐘失效 19
below 分鐘後失效 188
below 分钟内有效 266
below 劃掉的那組已作廢 31
below 动态密码 -204
below 即可 62
below 合約到期日 -32
below 土 -134
below 失效 135
below 如非本人操作 159
below 客服 -175
below 平均損失 -535
below 成都 211
below 截至 -240
below 折扣碼 25
below 日時 -61
below 會員卡號 -5
below 月 -88
below 有効時間 50
below 有効時間は0分です 71
below 有効期限 63
below 有効期限は00分です -41
below 有效期 88
below 有效期至0000年00月00日 -166
below 期間 -24
below 期限 145
below 木 -73
below 水號 -407
below 港幣 -387
below 版本 70
below 登录地点 89
below 端末番号 21
below 若非本人操作 372
below 號 -102
below 請忽略此信 5
below 請致電 28
below 請輸入新的這一組 14
below 请尽快修改密码 24
below 邮编 57
below 验证码00分钟内有效 47
below 가능 -44
below 눌러 -43
below 보관함 -197
below 쓸 206
below 아니라면 62
below 알려 118
below 오후 332
below 완료됩니다 106
below 요청시각 -161
below 위 161
below 유효시간 95
below 유효합니다 151
below 입력 507
below 주 -19
below 주문번호 29
below 주세요 -40
below 지나면 200
below 카드 -161
below 코드 -39
case lower alnum -18
case lower hyphenated -49
case lower letters -376
case mixed alnum 64
case mixed hyphenated 26
case mixed letters -1188
case none digits -46
case none grouped 3
case none prefixed -144
case none spaced 179
case upper alnum -92
case upper hyphenated -41
case upper letters -21
case upper spaced -30
gap 1 -206
gap 2 -30
line  -322
line begins -38
line beginsends 324
line ends -240
place alt -258
place html 26
place preheader 10
place subject -180
place text 54
place title -63
shape alnum 24
shape alnum 10 -519
shape alnum 4 -67
shape alnum 5 124
shape alnum 6 176
shape alnum 7 -108
shape alnum 8 -14
shape alnum 9 -667
shape digits 112
shape digits 10 -365
shape digits 4 -58
shape digits 5 -47
shape digits 6 152
shape digits 7 -186
shape digits 8 -11
shape digits 9 -303
shape grouped 56
shape grouped 10 -550
shape grouped 4 -297
shape grouped 5 -261
shape grouped 6 303
shape grouped 7 -139
shape grouped 8 -153
shape grouped 9 -651
shape hyphenated 15
shape hyphenated 10 -234
shape hyphenated 11 -210
shape hyphenated 12 -628
shape hyphenated 6 -43
shape hyphenated 7 340
shape hyphenated 9 75
shape letters -374
shape letters 10 -777
shape letters 4 -625
shape letters 5 -95
shape letters 6 286
shape letters 7 -663
shape letters 8 -41
shape letters 9 -503
shape prefixed -15
shape prefixed 4 -289
shape prefixed 6 317
shape prefixed 7 -262
shape prefixed 8 -174
shape spaced 10 -206
shape spaced 4 -92
shape spaced 5 113
shape spaced 6 360
shape spaced 7 32
shape spaced 8 -45
shape spaced 9 -425
shape words -167
subject 0 -123
subject 00 -232
subject 000 -40
subject 0000 2
subject 00000 -100
subject 000000 -133
subject 0000000 -68
subject 00000000 -177
subject 0000000000 -14
subject 000円offクーポン -65
subject 00k -101
subject 0b -76
subject 0f0k0q -267
subject 0k00 -311
subject 0月分 -15
subject a -77
subject abholcode -41
subject abonnement -86
subject accedi 19
subject accept 127
subject accepted -416
subject acces 3
subject acceso 210
subject access 32
subject accesso 149
subject acesso 39
subject acme 54
subject acquisto -328
subject action -200
subject activa 2
subject adalah 261
subject added -27
subject adding 17
subject address -68
subject admin 98
subject adresse 97
subject adresu 135
subject ai -160
subject air -145
subject akaun 224
subject alamat 39
subject alert -557
subject alle -61
subject alt -19
subject am -184
subject amara 260
subject and -160
subject anmelden 213
subject anmeldung 101
subject anyway -627
subject api -606
subject apolice 82
subject app 27
subject appareil 16
subject appointment -235
subject approval 148
subject approve 194
subject approved -688
subject approver -118
subject aprobado -32
subject apstiprinajums -411
subject ar -11
subject area 16
subject arrival -678
subject arrivee -25
subject as 14
subject ask -85
subject asking 605
subject asteapta -277
subject atelier -55
subject attempt -67
subject attend -194
subject attic 296
subject attivazione 75
subject atveheto -128
subject audio -34
subject auftrag 33
subject august -137
subject aunt -159
subject auth -68
subject authcode 282
subject authentication -71
subject authentification -16
subject authorization 27
subject authorize 27
subject auto -281
subject automaatissa -80
subject autoriza 374
subject autorizacion -72
subject autorizada -86
subject autorizar 214
subject autorizare 114
subject autoryzacyjny 125
subject av -29
subject avec -12
subject aw 143
subject ax -168
subject azonositas 174
subject back 88
subject backup -306
subject bag -91
subject baharu -100
subject ballot -10
subject ban -133
subject banco 145
subject bank 169
subject basket 43
subject before 222
subject bei 15
subject bekliyor 120
subject bekrafta 279
subject bekraftad -544
subject belepesi 49
subject belepokodod 228
subject belgeniz -12
subject bereit -105
subject berth 104
subject bestatigen 71
subject bestatigung 18
subject bestatigungscode 66
subject bestelling -205
subject bestellung -280
subject beta 80
subject betaling 24
subject betruger -348
subject bevestig 168
subject bib -180
subject biglietto -259
subject bij -26
subject biletiniz -185
subject bill -6
subject billets -201
subject billett -579
subject bio0000 -609
subject bird -293
subject birthday -421
subject bitte 73
subject boarding -275
subject boathouse 202
subject boise -125
subject boletin -83
subject bonifico 529
subject booked -900
subject booking -86
subject books -45
subject bring -425
subject build -104
subject burrow -93
subject by -612
subject c 32
subject cadeau -381
subject calder -88
subject call 96
subject camera 73
subject can -352
subject cancelled -630
subject car 259
subject card -50
subject carte -89
subject case -67
subject certificate -665
subject challenge 27
subject changed -162
subject check 76
subject checkout 50
subject chegou -72
subject chillr -61
subject chitanta -4
subject ciao 170
subject ciebie 291
subject cinco 502
subject cislo -11
subject claim 263
subject class -574
subject clave -75
subject cliente 107
subject clinica 479
subject club -169
subject cobalt -31
subject cod 112
subject code 43
subject codes -424
subject codi 321
subject codigo 28
subject codigos -272
subject codul 72
subject coletul -707
subject colis -406
subject collect -635
subject come 463
subject commande -476
subject complete -197
subject completed -511
subject compte -54
subject computer 127
subject con -89
subject conferma 13
subject confermata -33
subject confirm 46
subject confirma 129
subject confirmacion -315
subject confirmalo 433
subject confirmar 114
subject confirmati 141
subject confirmation -147
subject confirmed -990
subject confirmez 237
subject connecter 380
subject connexion 216
subject consent 206
subject console -47
subject contrasena 52
subject cooperativa 296
subject copperline 192
subject corner -28
subject correo 256
subject correu 97
subject cottage -586
subject courier 58
subject created -8
subject cron -26
subject cu 3
subject cua 97
subject cuenta 8
subject customer -113
subject cv 75
subject czeka -635
subject d -35
subject da -139
subject dad -166
subject daily -389
subject dang 85
subject das 19
subject date 574
subject day -550
subject days -134
subject de -15
subject december -112
subject default -189
subject dein 107
subject deine -276
subject del -33
subject delivery -277
subject della -14
subject den -93
subject dentro -95
subject deployed -49
subject det 193
subject details -17
subject dev -16
subject device 172
subject diary 3
subject dich -54
subject die -37
subject dig -118
subject digest -392
subject digital -82
subject digits -238
subject dimenticata 310
subject dinamica 238
subject dinner -198
subject director -229
subject discount -433
subject disponible -332
subject dispositiva 470
subject dispositivo 38
subject dit -5
subject document -54
subject domain -182
subject domenica -59
subject domingo -328
subject don -141
subject door -391
subject dossier -56
subject double -45
subject down -234
subject draw -133
subject du -12
subject due -416
subject duoc -348
subject dx -31
subject dynamic 124
subject e 22
subject early -118
subject echec -158
subject echo 373
subject eine -152
subject einmalpasswort -291
subject el -76
subject electronic 82
subject electronique 38
subject elkeszult -34
subject else 278
subject em 85
subject email 149
subject emergency -292
subject emitida -490
subject en -199
subject enabled -92
subject encomenda -67
subject encore 203
subject engangskod 115
subject ent 35
subject enter -186
subject entra 193
subject entrada -292
subject entrar 237
subject entrare 25
subject entrega -359
subject entry -79
subject episode -177
subject er -162
subject error -431
subject errors -116
subject ese 36
subject esim 81
subject espace 170
subject espera -159
subject esta -279
subject estafa -19
subject et -189
subject eth -291
subject eur 71
subject euro -336
subject events -85
subject exam -203
subject example 11
subject expense -286
subject expired -409
subject export 124
subject f0b00a -22
subject factura -564
subject facture -247
subject factuur -67
subject failed -1046
subject faktor -132
subject faktura -571
subject falta 87
subject family -210
subject fatura -218
subject faturaniz -79
subject fb 399
subject field -639
subject filing 172
subject firing -4
subject firma 174
subject fisiniz -399
subject five -129
subject flaky -119
subject for -35
subject forget -64
subject forwarding 101
subject fost -449
subject fran -64
subject freigabe 275
subject freigeben 219
subject fresh -104
subject friday -481
subject from -66
subject fur 51
subject fw 135
subject g 215
subject gangbk -8
subject gare -180
subject gate -104
subject gavekort -213
subject gemusekiste 386
subject gerat 104
subject geregistreerd -318
subject get 39
subject gewijzigd -157
subject gift -350
subject giris 82
subject give -499
subject go 27
subject godkann 150
subject godkend 277
subject going -302
subject gonderiniz -105
subject got -56
subject grandma -14
subject gratis -23
subject guard 22
subject ha -247
subject half -32
subject har -180
subject has -250
subject hasla 117
subject have -335
subject hazir -131
subject hc 339
subject hediye -31
subject hej 198
subject hello 106
subject help -324
subject hesabina 250
subject hesla 244
subject heute 21
subject hizmet 132
subject hoat 149
subject hoje -160
subject holnap -135
subject hos -85
subject host 178
subject hour -238
subject hours -504
subject house 83
subject how -302
subject hpc -443
subject hr -213
subject html 510
subject hub 265
subject hugo -82
subject hyttebok -203
subject i -45
subject icin 14
subject id -24
subject identity 120
subject ihre -321
subject ihrer -387
subject iki -62
subject ile -7
subject ilea -137
subject important -132
subject in -101
subject inc0000000 -22
subject indirim -240
subject information -165
subject iniciar 78
subject inlogcode -39
subject inloggen 157
subject inloggningskod 369
subject inn 139
subject inscription 272
subject inside -315
subject internet -12
subject into 76
subject invitation -130
subject invited -273
subject invito -490
subject invoice -581
subject ir -156
subject is -73
subject iscrizione 140
subject issue -528
subject ist -60
subject it 135
subject iyong 186
subject ja -272
subject jak -557
subject jauns 240
subject je -60
subject jelszo 117
subject jira -820
subject jizdenka -611
subject jk -232
subject join -3
subject jos 37
subject jouw -507
subject jovahagyasa 239
subject june -131
subject juni -168
subject just -171
subject jusu -241
subject ka -373
subject kak 78
subject kamu -23
subject kargonuz -34
subject kasim -12
subject kata 48
subject keeper 277
subject kertakayttokoodisi 55
subject kestrel 119
subject key -55
subject kich 69
subject kiln 177
subject kimseyle -349
subject kinnituskood 315
subject kirish 48
subject kirjaudu 177
subject kirjautuminen 93
subject kirjautumiskoodisi 61
subject kitchen 45
subject klaar -74
subject klub 199
subject know 144
subject kod 115
subject koda 196
subject kodas 105
subject kodea 52
subject kodem -34
subject koden 70
subject kodun -152
subject kody -692
subject kontor00 -58
subject koodi -138
subject kp0000 -46
subject kundenportal 51
subject kupon -111
subject kurz 133
subject kvittering -466
subject ky 35
subject l 5
subject la -4
subject lab -36
subject lagi 118
subject lane -116
subject langkah 32
subject le -32
subject left -144
subject length -234
subject lepes 124
subject les -770
subject leserkonto -42
subject lesson -138
subject let 240
subject letters 403
subject library 208
subject licence -468
subject license -28
subject lich -61
subject lieferung -133
subject ligne 267
subject ligt -703
subject like -24
subject line 106
subject lines -6
subject lisbon -283
subject little 309
subject localizador -141
subject locker -322
subject log 316
subject logg 149
subject logga 125
subject logging 473
subject login 116
subject login_code -98
subject logon -453
subject logowania 8
subject logowanie 142
subject longer -82
subject losenord 29
subject m 102
subject made -292
subject mai -181
subject mail 80
subject mailer -549
subject mails -385
subject main -246
subject make -52
subject maksu 49
subject mao -111
subject mara 664
subject marigold 217
subject marlow -162
subject marrow 145
subject mas 32
subject masuk 131
subject mat 41
subject mc -137
subject me -36
subject med -34
subject meg 11
subject megerkezett -611
subject megerositese 57
subject megerosito 25
subject megvaltozott -276
subject mensagens -446
subject merge -175
subject merging 5
subject message 170
subject meter -461
subject mewngofnodi 113
subject mfa 253
subject mijn -3
subject miles 203
subject min 76
subject minh 193
subject minutes -24
subject mit -674
subject modificata -147
subject monday -38
subject monitoring -29
subject monthly 149
subject moss 1408
subject mot 82
subject mr -145
subject multi -58
subject munkalap -338
subject museum 165
subject n -78
subject na -129
subject narudzba -64
subject nas -67
subject nas00 -231
subject navidad -225
subject ne -82
subject nearly 564
subject need 450
subject needed 171
subject needs 123
subject neembk -45
subject net 4
subject neue -331
subject neuen -98
subject neuer -6
subject never -402
subject new -158
subject newer -383
subject news -602
subject newsletter -221
subject next -359
subject nhan 67
subject nicht 45
subject nights -340
subject nl -6
subject no -60
subject norwind 167
subject norwindbe 25
subject norwindへのログイン 78
subject nota -461
subject notice -295
subject notify -136
subject noudettavissa -521
subject noutokoodi -133
subject nouveau 30
subject nouvelle -337
subject nova -41
subject nove -65
subject november -460
subject novi 299
subject novy 58
subject now -301
subject nowy 96
subject nr 18
subject nu -229
subject nuevo 59
subject number -99
subject numbers -472
subject numer -168
subject ny 21
subject nº -44
subject o -10
subject obcana 9
subject objednavka -236
subject october -317
subject od -175
subject odbioru -338
subject odottaa -160
subject oduya -181
subject of 73
subject off -266
subject office -114
subject og -458
subject okafor 165
subject older -125
subject on -149
subject onay -48
subject onaylandi -236
subject one 67
subject online 84
subject only -531
subject op -363
subject operacion -17
subject operacji 1
subject order -2
subject ordine -360
subject orrery -43
subject oslo -317
subject otono00 -152
subject otp -4
subject our -89
subject outfitters 138
subject overenie 151
subject overovaci -87
subject ownership -93
subject pacco -227
subject paczka -228
subject padlock -206
subject page 321
subject pago -130
subject paid -271
subject paiement 29
subject pairing 190
subject paket -579
subject paketti -66
subject pakettisi -215
subject pakiautomaadis -333
subject pakk -321
subject pakken -150
subject pakket -24
subject pam 335
subject paper -212
subject paquete -88
subject para -99
subject parcel -492
subject parked -566
subject parking -114
subject parolaniz 404
subject pasos 352
subject pass -130
subject passcode 82
subject passe 106
subject passed -433
subject passo 116
subject pastomate -200
subject pay 40
subject payee -22
subject payout 105
subject payslip 57
subject pc -81
subject pedido -511
subject pengesahan -133
subject pentru -6
subject perf -292
subject personale -38
subject personlicher -211
subject pesanan -22
subject petit 225
subject phone 227
subject pickup -410
subject pin 110
subject pine -365
subject pins -247
subject plata -62
subject platby 477
subject please -86
subject plumbline 115
subject pnr -281
subject points 125
subject policeniz -414
subject policy -23
subject por 6
subject portal -36
subject portale 598
subject portalu 187
subject portkod -252
subject porto -581
subject postal -171
subject potrditev 317
subject potrditvena 22
subject potvrda 3
subject potvrzeni 98
subject potwierdzenie -94
subject pour 100
subject pr -928
subject prelievo -48
subject prenotazione -308
subject preview -149
subject prihlaseni 135
subject prijava 38
subject prijavu 61
subject primit -112
subject pripravena -148
subject pristup 162
subject pro 47
subject prod -141
subject profile -5
subject promocional -55
subject prove -40
subject przyjete -189
subject psst 51
subject publishing 196
subject puk -238
subject py 208
subject qualified -279
subject que 238
subject queue -549
subject qx0t0m -170
subject r 201
subject rabatkode -167
subject rabatt -256
subject racun -192
subject raffle -262
subject rampart 215
subject randevu -94
subject re -22
subject reading -288
subject ready -315
subject recall -830
subject receipt -912
subject receive 350
subject received -197
subject rechnung -159
subject recibo -109
subject record -47
subject recovery 14
subject recuperacao 254
subject redeem 249
subject redirect 267
subject ref -21
subject reference -70
subject regalo -363
subject registered -626
subject registration 17
subject regression 327
subject reisebekreftelse -30
subject rejestracje 38
subject releve -371
subject remote 85
subject rendez -215
subject reno -3
subject replacement -56
subject reply -200
subject report -490
subject requested -10
subject required 4
subject reserva -342
subject reservation -83
subject reset -43
subject results 56
subject return -111
subject review -231
subject rezervace -48
subject rezervacija -41
subject ricevuta -498
subject ridgeline 44
subject ritiro -75
subject rma -163
subject rodzica 51
subject round -81
subject ruth -613
subject s 60
subject sach -336
subject sahkan 25
subject salasana 54
subject saldo -100
subject sale -153
subject samedi -201
subject sat -173
subject satu 5
subject saturday -289
subject school -81
subject screen 194
subject sd 373
subject se 44
subject second 229
subject security -98
subject seguridad 70
subject semana -384
subject sen 26
subject send 306
subject sendung -93
subject senha 115
subject sent -47
subject sepetinde -158
subject sepette -58
subject september -215
subject server -29
subject servisi -111
subject session 129
subject set -88
subject share -47
subject shared -95
subject shift 291
subject shipped -19
subject shop -138
subject show -383
subject shows -37
subject si -200
subject siakad -547
subject siffror 59
subject sifreniz -91
subject sifresi 106
subject sign 278
subject signing 249
subject sikeres -391
subject sim -11
subject single 13
subject sink -103
subject sistemi 64
subject six -27
subject skal 292
subject slot 189
subject slow 106
subject sm -112
subject sms 140
subject snippets -318
subject so -47
subject solicitud 76
subject someone 11
subject sons 268
subject sorry 103
subject spedizione -44
subject spot -681
subject spring00 -380
subject sso 116
subject st -129
subject stadfestu 10
subject stamp 250
subject start 64
subject statement -298
subject stay -210
subject sticker -324
subject still 422
subject stracil -39
subject student -5
subject studio 16
subject su 23
subject subject 151
subject subscription -26
subject successful -114
subject successfully -51
subject sudah -117
subject summary -166
subject summer -95
subject sunday -120
subject system 228
subject tablet 86
subject tac -95
subject tai 110
subject tamarind 287
subject tandem -53
subject tang -238
subject tannery -532
subject tarn 56
subject tau -44
subject tax 4
subject te -47
subject telah -346
subject tele 231
subject telefon 26
subject telefonu 155
subject tell -144
subject template -9
subject termin -25
subject terminal -226
subject terminbuchung 219
subject tesdiq 103
subject thank -374
subject thanks -564
subject that 236
subject the -40
subject then -40
subject there 207
subject thermostat 83
subject thing 3
subject three 15
subject ticket -208
subject tickets -398
subject tid -55
subject til -44
subject time -252
subject to 25
subject toc 170
subject today -111
subject toegevoegd -35
subject tomorrow -480
subject ton 312
subject tonight -221
subject toolcrib -671
subject top -18
subject training -80
subject transfer 32
subject treat -83
subject trellis 61
subject trip -688
subject tu -6
subject tua -126
subject tuesday -15
subject tuo -29
subject tuoi -44
subject turnike -77
subject tus -22
subject tv 93
subject two -36
subject twoj -4
subject ty -68
subject u -70
subject uberweisung 228
subject ucast -270
subject uj 46
subject un -59
subject undian -345
subject unic 138
subject unique 58
subject unit 41
subject unlock 111
subject unlocking -603
subject untuk -30
subject up -1
subject update -638
subject updated -479
subject us -163
subject use -131
subject used -224
subject user 25
subject uw -139
subject uz -179
subject v -219
subject v0 -326
subject va -66
subject vahvista 189
subject vahvistus 61
subject vahvistuskoodi 101
subject vale -36
subject validez 17
subject varausvahvistus -456
subject vasa -133
subject vase -58
subject ve -510
subject velora -108
subject vendor 56
subject ver 132
subject verifica 34
subject verificare 33
subject verified -38
subject verifiera 94
subject verifieringskod 204
subject version -564
subject vi -239
subject via -65
subject vid -118
subject view 36
subject viewing 140
subject virement 68
subject virtual 25
subject visit 12
subject visszaigazolasa -90
subject vk -182
subject vm -168
subject void -14
subject vol -42
subject vom 132
subject vorgang 3
subject vos -93
subject vote -87
subject votre -84
subject voucher -134
subject vous -233
subject voyage -454
subject vpn 156
subject vs -8
subject waiting -52
subject wants 388
subject was -419
subject water 33
subject waznosc -6
subject we -258
subject webinar -285
subject week -489
subject weekly -104
subject welcome -92
subject weryfikacja 71
subject what -374
subject which -570
subject whitlock -102
subject why -1013
subject wi -44
subject wij 54
subject will -1
subject with 61
subject withdrawal 9
subject work 4
subject workspace 59
subject would -8
subject wurde -783
subject wystawiono -402
subject y -52
subject ya -168
subject year -220
subject yesterday -179
subject yet 613
subject you -95
subject your -30
subject yours 123
subject z -81
subject za -30
subject zahlerstand -363
subject zaloguj 18
subject zamowienie -23
subject zasilka -173
subject zgloszenie -185
subject zlavovy -201
subject zone -135
subject zu 131
subject zugang 267
subject ¹q 21
subject αιτηση 20
subject για -48
subject επιβεβαιωση 47
subject επιβεβαιωστε 139
subject η -197
subject κρατησησ -391
subject νεα -121
subject παραγγελια -154
subject σασ -35
subject συνδεση 216
subject συνδεσησ 366
subject την 347
subject билет -112
subject билеты -18
subject в -127
subject вас -45
subject внутри -344
subject вход 301
subject входа 323
subject вхід 266
subject відділення -166
subject доступа 128
subject еднократен 84
subject жеке -267
subject за -137
subject заказ -149
subject записи 83
subject запису 7
subject заяви -136
subject змінено -132
subject и -9
subject из -422
subject к 34
subject квитанция -94
subject код 84
subject личныи 115
subject нов -59
subject новии -104
subject новые -281
subject новыи -25
subject операции 78
subject от 57
subject подписване 26
subject подтвердите 245
subject подтверждение 92
subject потврда 229
subject потвърдете 46
subject почты 128
subject превод 132
subject приступ 226
subject підтвердьте 23
subject рахунок -82
subject сборка -248
subject смена 38
subject счет -74
subject теме -55
subject ти 40
subject у -351
subject упала -146
subject чек -35
subject անձնական -222
subject մուտքի -127
subject את -131
subject ההזמנה -150
subject הקוד 25
subject זה 144
subject חדשה -31
subject ל 12
subject מחכה -52
subject מתנה -20
subject סיסמה 69
subject על -55
subject קבלה -290
subject קוד 93
subject اخیره 48
subject ارقام -46
subject الامان 25
subject الحجز -154
subject الدخول 144
subject الرقم -80
subject المرجعی -108
subject ان 112
subject اکاونٹ 202
subject اکتوبر -32
subject ایمیل 32
subject بانتظارک -18
subject بانک 203
subject تایید 109
subject تفعیل 98
subject تم -318
subject جدید -34
subject حجزکم -386
subject خصم -284
subject خطوه 197
subject رمز 33
subject سفارش -160
subject شد -298
subject شماره 8
subject طلبک -296
subject طلبکم 131
subject عرض -53
subject فاتوره -29
subject فعالسازی 212
subject لا -208
subject لشهر -126
subject مفتاح 49
subject من -10
subject هدیه -35
subject هو 10
subject ورود 185
subject پویای 3
subject کود 4
subject کوڈ 133
subject کھولنے 18
subject کۆدی 44
subject کی -79
subject आज -186
subject आपका -143
subject ओटीपी 71
subject करें 135
subject का -1
subject की -121
subject को -238
subject कोड 161
subject खाते 144
subject गया -153
subject टिकट -66
subject पिन -226
subject बिल -160
subject बुकिंग -8
subject लॉगिन 176
subject सावधान -480
subject ওটিপি 5
subject কেড 49
subject জন্য -158
subject ফলাফল -41
subject লগইন 5
subject হয়েছে -121
subject અરજી 347
subject உங்கள் -177
subject எண் -195
subject மின் -274
subject ఓటీపీ 252
subject టికెట్ -107
subject ยืนยันอีเมลของคุณ 98
subject รหัส 13
subject ลด -103
subject สำหรับทำรายการ 60
subject แจ้งเตือน -144
subject თქვენი -76
subject ለመግባት 202
subject លេខកូដផ្ទៀងផ្ទាត់ 109
subject お問い合わせ番号 -121
subject ご不在連絡 -118
subject ご予約確認 -702
subject ご注文ありがとうございます -163
subject しらかば -339
subject ひなたサーバー -400
subject みなと運輸 -173
subject アカウント -107
subject ポータル 567
subject メールアドレスのご確認 21
subject メールアドレスの確認 176
subject ログインのお知らせ -47
subject ログインコード 254
subject ワンタイムパスワード 79
subject ワンタイムパスワードのお知らせ 155
subject 一次性密碼 3
subject 予約完了 -8
subject 予約番号 -160
subject 今晚过期 -319
subject 出金のお手続きについて 524
subject 取件码 -240
subject 取票序號 -346
subject 受付番号 -124
subject 您的包裹已到站 -143
subject 新しい端末からのログイン 160
subject 本人確認 547
subject 本人確認コード 58
subject 本日限り -544
subject 業務委託契約書 32
subject 注文番号 -33
subject 满000减00 -316
subject 登入驗證 35
subject 確認コード 47
subject 訂票成功 -183
subject 認証コード 108
subject 認証コードのお知らせ 140
subject 認証番号 104
subject 認証番号のお知らせ -156
subject 請完成信箱驗證 99
subject 购票成功 -664
subject 转账确认 83
subject 送你一张00元神券 -180
subject 通知編號 -293
subject 重新寄送識別碼 -319
subject 重要 -343
subject 雙重驗證已啟用通知 -89
subject 電子申請 150
subject 電子發票開立通知 -228
subject 電気ご使用量のお知らせ -59
subject 验证码 179
subject 건 167
subject 계정 -68
subject 기기 9
subject 도착 -127
subject 도착했습니다 -43
subject 도착했어요 -170
subject 등록 232
subject 로그인 113
subject 문의 152
subject 및 -250
subject 보관되었습니다 -466
subject 본인확인 253
subject 새로운 -4
subject 승인번호 40
subject 안내 -50
subject 온라인 -210
subject 완료 -348
subject 요청 159
subject 운송장번호 -16
subject 이번 -351
subject 이체 171
subject 인증 118
subject 인증번호 57
subject 재설정 145
subject 주 -166
subject 주세요 121
subject 초대했어요 -48
subject 코드 92
subject 확인 145
subject 회원가입 71
~after   0 -280
~after   > -20
~after   c 50
~after   e 19
~after   i -51
~after   s 24
~after   y 338
~after   к 58
~after  "c 34
~after  "v -3
~after  &  -119
~after  (a -182
~after  (c -57
~after  (d -191
~after  (i -18
~after  (k -186
~after  (p -92
~after  (w 25
~after  .. -235
~after  0  96
~after  0, 15
~after  0. -145
~after  0/ 290
~after  00 -28
~after  0f -54
~after  :  49
~after  << 38
~after  =  276
~after  >  -51
~after  a  34
~after  a0 -49
~after  aa 35
~after  ab -55
~after  ac 50
~after  ad 62
~after  ag 19
~after  ap 49
~after  ar -98
~after  as -72
~after  at -54
~after  av -50
~after  bl 80
~after  br 49
~after  bu -319
~after  by -139
~after  c0 -7
~after  ca -24
~after  ch -7
~after  ci 28
~after  cl 10
~after  d  193
~after  d. -92
~after  d0 -194
~after  da 26
~after  de 25
~after  di 83
~after  do -16
~after  dr -243
~after  du 132
~after  e  216
~after  el 27
~after  ex -182
~after  f0 -178
~after  fe 130
~after  fi -24
~after  fo 56
~after  fr 159
~after  ft -187
~after  fu 188
~after  ga -63
~after  gb 297
~after  ge 132
~after  gi 45
~after  go -39
~after  gr -204
~after  h  53
~after  h. -1
~after  h0 -180
~after  he 77
~after  hi 47
~after  ho 99
~after  i  27
~after  ih 27
~after  in 49
~after  it 97
~after  ja 85
~after  js -227
~after  ka -16
~after  ke 119
~after  kl 22
~after  ko 93
~after  l0 -58
~after  la 197
~after  le -1
~after  li -23
~after  lo -52
~after  lt -90
~after  m0 -238
~after  mi 239
~after  mu 8
~after  n  -154
~after  n0 -97
~after  na 60
~after  ng 332
~after  nh 39
~after  ni 19
~after  nu -74
~after  of -206
~after  ok 106
~after  or -103
~after  os -149
~after  ot 54
~after  p0 -94
~after  pe 113
~after  pi -48
~after  pm 107
~after  po 68
~after  pr 119
~after  q0 -96
~after  qu 112
~after  r. -13
~after  ra -76
~after  re -138
~after  ri -119
~after  rm 3
~after  ro -301
~after  ru 3
~after  s  -26
~after  se 77
~after  si 40
~after  sm -12
~after  sp 36
~after  st -54
~after  su -226
~after  sz -127
~after  t  64
~after  t0 -221
~after  ta 106
~after  th 1
~after  ti 154
~after  to -38
~after  tr -80
~after  tu 124
~after  u  169
~after  u0 -171
~after  un 101
~after  ur 103
~after  us 3
~after  uu 48
~after  uw 33
~after  v  92
~after  va 4
~after  ve 101
~after  vo 70
~after  vs 301
~after  w0 -145
~after  wa -118
~after  wh 152
~after  wi 4
~after  wr -202
~after  ye -13
~after  za 61
~after  |  -85
~after  £0 -107
~after  «  109
~after  ·  -190
~after  κα 229
~after  ο  21
~after  бо -172
~after  бі 88
~after  ві 69
~after  го 4
~after  гр -1
~after  дл 109
~after  из -154
~after  ми 30
~after  не -141
~after  оп 23
~after  по 163
~after  пр -36
~after  ра -156
~after  ре 26
~after  се 402
~after  ст 152
~after  те -1
~after  хв 124
~after  אח 744
~after  אי -10
~after  את 158
~after  במ 283
~after  כב -232
~after  של 203
~after  بد 186
~after  دق 568
~after  سا 11
~after  شد -226
~after  شم 91
~after  من 113
~after  می 67
~after  هو 286
~after  پر -66
~after  کس 211
~after  ہے 54
~after  आप 56
~after  की 90
~after  जा 230
~after  टा 96
~after  पर -41
~after  पो 13
~after  बज -134
~after  পা 65
~after  লি 521
~after  આવ 259
~after  இத 409
~after  உள 104
~after  ని 365
~after  არ 206
~after  ነው 106
~after  €  -237
~after  ₹0 -28
~after  →  -244
~after  を入 -278
~after  넣으 217
~after  됩니 71
~after  마세 148
~after  마을 166
~after  보세 95
~after  본인 55
~after  은  32
~after  을  124
~after  입력 171
~after  주시 202
~after !!! -273
~after " e -343
~after ",  -32
~after "ex 285
~after (0回 8
~after (ma 138
~after (re 189
~after ) a -206
~after ) f 82
~after ) i -422
~after ),  -248
~after ):  -49
~after *** -1
~after **0 -244
~after , 0 -64
~after , b -24
~after , c -9
~after , d 53
~after , i -225
~after , l -262
~after , m -78
~after , n 2
~after , q 64
~after , r -123
~after , s -29
~after , t -21
~after , v 21
~after , п -194
~after , с -10
~after , ה -181
~after ,用于 237
~after ,请在 326
~after . 0 64
~after . a 57
~after . b 10
~after . c -76
~after . d -46
~after . e -38
~after . g 120
~after . i -43
~after . j -22
~after . k 134
~after . n 38
~after . o 203
~after . r 181
~after . s 101
~after . t 18
~after . α 22
~after . ا 72
~after .,  -210
~after .ex 95
~after .te 36
~after / 0 11
~after / l 84
~after /00 -326
~after /pa 228
~after 0   -105
~after 0 % -300
~after 0 ( -150
~after 0 / 130
~after 0 0 -85
~after 0 b -7
~after 0 e -82
~after 0 f -164
~after 0 h 70
~after 0 i -168
~after 0 j -48
~after 0 k -114
~after 0 l -3
~after 0 m 94
~after 0 n -142
~after 0 o -122
~after 0 p 170
~after 0 s 70
~after 0 x -204
~after 0 м 135
~after 0 ر 151
~after 0 म 21
~after 0 ম 62
~after 0 న 106
~after 0 წ 242
~after 0 € -28
~after 0 分 531
~after 0%  -520
~after 0)  -67
~after 0,  -122
~after 0,0 43
~after 0.  -152
~after 0.0 19
~after 0/0 149
~after 00  -26
~after 00% -143
~after 00) -131
~after 00. -1
~after 000 -18
~after 00: -43
~after 00; 151
~after 00@ 26
~after 00a -54
~after 00c -50
~after 00d -210
~after 00。 40
~after 00元 -149
~after 00円 -74
~after 00分 445
~after 00起 -28
~after 00분 218
~after 00원 -53
~after 00일 -21
~after 0:0 227
~after 0;  273
~after 0@l 206
~after 0a0 -4
~after 0b0 -18
~after 0f0 -26
~after 0gb 258
~after 0k0 -136
~after 0m  -10
~after 0月0 -265
~after : 0 -146
~after : c 102
~after : l -139
~after : r -261
~after : v 345
~after ::0 -250
~after ; a -6
~after ; b -325
~after ; e 161
~after ; t 18
~after ? h 155
~after @ke 520
~after ] e -50
~after ] s 67
~after ] y -324
~after ] 마 26
~after a * 253
~after a 0 -136
~after a a 64
~after a b 153
~after a c 30
~after a d 20
~after a e -12
~after a g -81
~after a i 193
~after a l -49
~after a o -99
~after a p 140
~after a s 55
~after a t 17
~after a u 86
~after a,  -217
~after a.  -147
~after aa  -516
~after ab  -71
~after abi 306
~after acc 15
~after ace 119
~after ach -77
~after aci 150
~after ack -28
~after acm 231
~after acy -12
~after ada -75
~after adi 137
~after adr 74
~after aga 36
~after age 196
~after ah  56
~after ah. -289
~after ail -162
~after ais -104
~after ait -136
~after aj  29
~after ale -48
~after ali 32
~after all 142
~after alt 9
~after alu 105
~after ama 4
~after ami -91
~after aml 33
~after amp 119
~after an  23
~after ana -72
~after and -37
~after ane -52
~after ang 77
~after ani 83
~after ann -105
~after ano -39
~after ans 212
~after any -126
~after ap  45
~after apl 132
~after apr -111
~after arc -35
~after ard -70
~after are -21
~after ark -33
~after arn -33
~after aro 37
~after art -106
~after as. -71
~after ase 196
~after ash -95
~after ask 92
~after ass -11
~after ast 56
~after asy 315
~after ati 283
~after ats 267
~after att 269
~after aue -46
~after auk 190
~after aul -160
~after aut -135
~after ave -130
~after aym 194
~after ayt 263
~after azo 208
~after b00 -43
~after b0: -46
~after ban 103
~after bas -13
~after bat -347
~after bet 1
~after bil -160
~after bis 68
~after bit 23
~after bli -60
~after bot 98
~after bro 38
~after bul -127
~after bun 183
~after c e 282
~after c n 478
~after c,  -54
~after c00 -130
~after cad 170
~after cal -195
~after cam 167
~after can -112
~after cas 128
~after cat 55
~after cch -35
~after cen -129
~after ces 181
~after ch  52
~after che -57
~after chi -229
~after cho 106
~after cht -231
~after cia -33
~after cig 415
~after cit 26
~after cke -21
~after cme 75
~after cod 157
~after col -90
~after com 176
~after con 30
~after cou -251
~after cra 36
~after cto -198
~after cua 93
~after d 0 -173
~after d c 336
~after d i 1
~after d m 215
~after d n 31
~after d p 9
~after d r -48
~after d s -161
~after d t -9
~after d u 179
~after d w -115
~after d.  -136
~after d:  -130
~after dak 136
~after dal 177
~after dam -191
~after dar 3
~after dax 191
~after day -263
~after dd  165
~after de  -8
~after de. -6
~after de: -397
~after dea 111
~after del -48
~after dem 57
~after den -46
~after dep -247
~after der 172
~after des -46
~after det 95
~after di  18
~after dii 99
~after din 227
~after dle 362
~after do  82
~after do. -239
~after dom -93
~after doo -57
~after dor 19
~after dre -21
~after ds. -169
~after dt  -109
~after dur 218
~after e " 260
~after e c 53
~after e d 27
~after e e 123
~after e f 11
~after e h 8
~after e i 25
~after e j 68
~after e k 90
~after e l -41
~after e m 6
~after e n -62
~after e o 19
~after e p -22
~after e r 73
~after e s -75
~after e t 8
~after e v 47
~after e). 29
~after e,  118
~after e.  -22
~after e00 -242
~after ead -126
~after eam -215
~after ean -130
~after ear -335
~after ebe 298
~after eca 128
~after eco 71
~after ect -157
~after ecu 30
~after ed  -58
~after ede -20
~after ee  27
~after een 106
~after eet -72
~after efe -12
~after efo -186
~after ega 210
~after ege -109
~after egu -132
~after ei  -57
~after ein 303
~after eit -68
~after eks -260
~after ela -88
~after ele 169
~after em  53
~after emb -264
~after emi 8
~after en  19
~after en) 305
~after en. -36
~after enc -92
~after end -176
~after ene 89
~after eni 71
~after ens -29
~after enz -139
~after epl -30
~after ept -230
~after er  11
~after er, -246
~after er. -24
~after erc 86
~after erd -288
~after eri 32
~after erk 30
~after ern 33
~after ert 31
~after ery -14
~after es  48
~after esa 80
~after ese -15
~after esh 237
~after esi -114
~after eso -24
~after est 42
~after et  77
~after et. -97
~after eti 139
~after ets 183
~after ett -18
~after etw -101
~after etz 127
~after eu  142
~after eue -165
~after eva -98
~after evi 299
~after ey  -20
~after eyd 547
~after ez  -165
~after f 0 134
~after f t -255
~after f w 140
~after f y -199
~after fa  268
~after fen -69
~after ffe -67
~after fic 40
~after fir 76
~after fix -105
~after fli -24
~after for 120
~after fru 1
~after fte 53
~after fur 96
~after g 0 -128
~after g p 10
~after g t 43
~after g v 244
~after g,  52
~after gal 40
~after gat 58
~after gd  -131
~after ge. 86
~after geb 96
~after gen -101
~after ger -136
~after ggi 134
~after gi  422
~after gim 152
~after gin 197
~after gir 288
~after gno 210
~after go  19
~after gon -151
~after h 0 -27
~after h a -2
~after h k 13
~after h n 484
~after h r -1
~after h y 11
~after hal 70
~after has 56
~after hat 18
~after he  11
~after hel -339
~after hen 101
~after het 198
~after hi  -86
~after hin 27
~after his 6
~after hmi -46
~after ho  191
~after ho. 28
~after hol -115
~after hon -54
~after hos 254
~after how -235
~after ht  53
~after htr 208
~after htw 139
~after hub 65
~after i a 39
~after i c -177
~after i d 21
~after i e 222
~after i h 208
~after i k -72
~after i l 164
~after i m -114
~after i t -112
~after i y 228
~after i · 191
~after ia  -52
~after iab 382
~after iam -221
~after ian -10
~after ias 68
~after ib  549
~after ibe -145
~after ic  -11
~after ica 78
~after ice -93
~after id. -37
~after id: 109
~after ido -147
~after ie  -19
~after ie, 71
~after ien -33
~after ier -73
~after iet 65
~after ieu 242
~after iew -50
~after ifi 18
~after ify 85
~after ig  93
~after ige 240
~after igh -124
~after ign 160
~after igo 67
~after iin 61
~after ika 15
~after iko 46
~after il  51
~after il, -74
~after ila -21
~after ile -78
~after ili -82
~after ils -146
~after im  -173
~after ima -155
~after imo 165
~after in  8
~after in) 197
~after in, 316
~after in. 176
~after ina -20
~after inc -24
~after ind 23
~after ine -158
~after inl 95
~after inm -34
~after inn 34
~after inr 295
~after ins 374
~after inu 165
~after io  172
~after ion -69
~after ipp 26
~after ir  163
~after ir. 295
~after ire -87
~after irj 407
~after irm 101
~after iro -112
~after isa 57
~after ise -53
~after ish 378
~after iss 178
~after it? 700
~after ita 223
~after itc 57
~after ite 15
~after ito 108
~after its -14
~after ive 55
~after iz. 10
~after iza -127
~after j g 196
~after j k 14
~after ja  105
~after jan 42
~after jar 271
~after ji  -382
~after jim 176
~after jun 13
~after k 0 -19
~after k i -99
~after k l -135
~after k m 14
~after k o 465
~after kai -16
~after kam 368
~after kaz -582
~after ke  -70
~after ked -34
~after ken 32
~after kep -162
~after ket -170
~after ki  108
~after kim 197
~after kit 169
~after klo 31
~after ko  11
~after kod 33
~after kom 104
~after kop 37
~after kou -60
~after kr  171
~after kre 242
~after ksn 101
~after kti 87
~after kto -97
~after ku  98
~after ku. -27
~after kui 116
~after kva 379
~after kwe 277
~after kwh -110
~after l 0 52
~after l a 88
~after l b -108
~after l c -54
~after l d -4
~after l f 173
~after l g -69
~after l i -29
~after l k 15
~after l m 224
~after l n -261
~after l t 197
~after l v 38
~after l w -282
~after l | -76
~after l,  -18
~after l.  -304
~after lad 83
~after lag -98
~after lam 213
~after lap 413
~after lar 3
~after las -22
~after lav -74
~after ld  -61
~after lda 137
~after le  -40
~after le. -20
~after lea -17
~after lei -127
~after len 110
~after ler 32
~after let 96
~after lic -93
~after lie 2
~after lig -152
~after lik 2
~after lin -26
~after lis -215
~after lje 47
~after ll. -116
~after lle -41
~after lo  89
~after log 67
~after lon -242
~after loo 87
~after ls  -22
~after lt  146
~after lta -53
~after ltr 270
~after lum 98
~after ly  155
~after m 0 -104
~after m g -153
~after m k -20
~after m t 67
~after m v 134
~after m w 34
~after m y 63
~after mac -27
~after mak 49
~after mal 15
~after mar -138
~after mas 129
~after me, 68
~after mea -112
~after mee 222
~after mel 53
~after men -56
~after mes -36
~after mi  -53
~after mic -140
~after mil -14
~after min 82
~after miz -31
~after mo  25
~after moh 41
~after mon -180
~after mos -24
~after mot -225
~after mov -436
~after mpt 104
~after ms. -198
~after mul 215
~after my  -183
~after n ( -58
~after n 0 -116
~after n b 41
~after n d 162
~after n e 51
~after n f 44
~after n g 190
~after n i 16
~after n k 69
~after n n -3
~after n o -3
~after n t 14
~after n u 75
~after n). 283
~after n,  14
~after n.  32
~after n.) -249
~after na  114
~after nat -159
~after nc. 19
~after nce -146
~after nch -93
~after nco -51
~after nd  -143
~after nd. 339
~after nda 10
~after nde -31
~after ndo 27
~after ne) 603
~after nee -95
~after neg -102
~after nek 24
~after nel 48
~after nen -27
~after nes -47
~after nev 140
~after nex 88
~after nfi 177
~after ng  -83
~after nge -309
~after ngg 245
~after ngu -104
~after nh. 45
~after ni  10
~after nic -113
~after nim 222
~after nis 53
~after nit 49
~after niz 9
~after nke 440
~after nn  20
~after nni 57
~after no  -45
~after no, 260
~after no. -19
~after noi -86
~after nor 70
~after now 102
~after nte -56
~after nto 10
~after nu  41
~after num -11
~after nva -125
~after nvo -73
~after ny. -18
~after o 0 74
~after o a 67
~after o c 97
~after o d 74
~after o e -28
~after o l 252
~after o n 5
~after o p 190
~after o t 85
~after o v 258
~after o y -203
~after o,  105
~after o.  124
~after o:  -93
~after oam 468
~after oat 76
~after oca -40
~after oce -76
~after ock -81
~after od  140
~after oda 70
~after odd 1
~after of  196
~after ogc 42
~after ogo -1
~after oj  317
~after ok. 180
~after old -304
~after oli 53
~after om  80
~after ome -84
~after omm -114
~after omp 13
~after on  -23
~after on. -77
~after one 18
~after ong -30
~after oni 108
~after onn 76
~after ono -282
~after ons -253
~after ont -31
~after ony -37
~after ood 89
~after oom 529
~after op  79
~after ope -192
~after opl -75
~after or  88
~after or, -74
~after orc 91
~after ore -38
~after org -200
~after ork -17
~after orm 72
~after oro 106
~after ort 126
~after os  -9
~after osl -1
~after oth 103
~after oto -81
~after ott -46
~after otv 61
~after ou  25
~after ou? -105
~after oug 133
~after oul -138
~after our 47
~after ouv 53
~after ova -49
~after ows -63
~after p a 191
~after p e 127
~after p f 90
~after p t 27
~after p.  136
~after pag 142
~after pai 44
~after pan -151
~after pay 97
~after pdf -56
~after pen 238
~after per 26
~after pes -12
~after pho -22
~after phu 171
~after pia -148
~after pie 163
~after pin 151
~after pis 55
~after pla -73
~after ple -145
~after pli -79
~after po  10
~after pol 192
~after pon -24
~after pop 79
~after pos -135
~after pou 130
~after pp. -23
~after ppe 31
~after pre 44
~after pri -24
~after pro 53
~after ps: -95
~after pun -197
~after q0  -19
~after qua 194
~after que -136
~after r 0 -53
~after r a 15
~after r b 23
~after r c 88
~after r d 26
~after r e 56
~after r f -183
~after r g 82
~after r h -56
~after r l -72
~after r m 33
~after r n -6
~after r o 111
~after r p -158
~after r r -31
~after r s -12
~after r t -43
~after r u 38
~after r w 26
~after r y -97
~after r.  87
~after ra  92
~after rag 41
~after ral -277
~after ram 58
~after rat 38
~after rd. -143
~after rdi 232
~after re  90
~after rea -148
~after rec 155
~after red -163
~after ree -26
~after rek -91
~after rel -123
~after rep -287
~after rer 11
~after ret -36
~after rev -86
~after rez -2
~after rge -8
~after ri  -12
~after rie -167
~after rif 72
~after rim -144
~after rit -73
~after rje 106
~after rk  -209
~after rla 340
~after rlo -99
~after rm  -103
~after rma -61
~after rme 90
~after rni -36
~after ro  21
~after rod -58
~after rog 235
~after ron 278
~after rre -194
~after rri -291
~after rs, 140
~after rse 160
~after rt, 86
~after rt. -1
~after rto -73
~after rts 48
~after ru  270
~after rva -138
~after ry  -48
~after s a -119
~after s b -128
~after s f 51
~after s g -132
~after s j 281
~after s k 43
~after s l -25
~after s m -32
~after s n -332
~after s o -9
~after s p -133
~after s s 102
~after s t 113
~after s v -103
~after s w -65
~after s y 490
~after s.  -157
~after sch -159
~after sco -17
~after scr 108
~after se  7
~after se. 49
~after sec 65
~after sed -72
~after seg -183
~after sen -126
~after ser -60
~after ses 22
~after set -20
~after seu 238
~after sha 45
~after sho -114
~after si  203
~after sic -77
~after sif 157
~after sis 140
~after sit -123
~after six -5
~after skr 27
~after sms -491
~after sne 500
~after som -160
~after son -77
~after sor -3
~after spa 133
~after spe -9
~after spl -95
~after ss  18
~after st  -18
~after st, -56
~after st. -42
~after sta -28
~after ste 46
~after sti -146
~after sto 80
~after sts 16
~after suc -49
~after swe 51
~after sz  114
~after szn 101
~after t " -186
~after t 0 34
~after t a -112
~after t c -55
~after t e -66
~after t f 11
~after t h 86
~after t i 114
~after t j -11
~after t l -77
~after t m -28
~after t n -39
~after t o -16
~after t p -203
~after t s 173
~after t v 233
~after t y -47
~after t). 210
~after t.  13
~after t:  -340
~after t?  29
~after ta  46
~after taa 38
~after tad 174
~after tag -171
~after tai -14
~after tal -1
~after tan -8
~after tap 135
~after tar -23
~after tay -55
~after te  60
~after te. 89
~after tea -50
~after ted 86
~after tel 42
~after tem -132
~after ten -43
~after ter 173
~after tes -73
~after tet -218
~after tex -277
~after th  -72
~after thd -55
~after the -29
~after thi 47
~after thu -173
~after ti  29
~after tik -230
~after tin -176
~after tio -106
~after tis -184
~after tle 10
~after tny -1
~after to  40
~after to. 80
~after toc -59
~after ton 23
~after too -277
~after tor -180
~after tra 156
~after tro 38
~after ts  -4
~after tt  -16
~after ttl 130
~after tu  143
~after tur -105
~after tut -41
~after two -50
~after ty  -165
~after ty. -119
~after tzt 13
~after u a 17
~after u c 74
~after u g -161
~after u h 17
~after u i 5
~after u o -49
~after u v 208
~after u,  -249
~after ual 18
~after uan 249
~after ub  11
~after ufe -206
~after ui  54
~after uk  229
~after uku 156
~after ula 144
~after ull -47
~after ult -9
~after umb 228
~after una -27
~after une 94
~after ung 12
~after uns -456
~after unu -15
~after uo  319
~after upp -110
~after ur  2
~after ur, 7
~after ur. 39
~after ura 313
~after urd -115
~after ure -16
~after urn -122
~after us. 71
~after usc 51
~after use -68
~after ust -133
~after uta 277
~after uti -7
~after utk 351
~after utr -49
~after uts -79
~after utu 550
~after uu  -477
~after uut 385
~after uz  -47
~after v k -513
~after va  -59
~after vaa -73
~after vac -38
~after vai 240
~after val 7
~after van -154
~after var -93
~after vau -19
~after vel -30
~after ver -46
~after vez 241
~after vi  -75
~after via -433
~after vie 71
~after vig 453
~after vor -6
~after w r -23
~after w y 287
~after wai -58
~after wal -88
~after wan -10
~after was -1
~after wch 61
~after we  -249
~after web 219
~after wha 223
~after woo 207
~after wpi 24
~after wri -31
~after ws  -159
~after x,  -117
~after x00 -112
~after xt. 213
~after y a -45
~after y c 88
~after y e -30
~after y i -99
~after y k -106
~after y o 151
~after y p -20
~after y t -116
~after y y -264
~after y,  -73
~after y.  -82
~after yaz 443
~after yci 359
~after ye. 351
~after yer -171
~after yjn -31
~after yme 173
~after you -59
~after ys  -81
~after ysl 68
~after ysz 1020
~after z a 70
~after z p -78
~after ze  -9
~after zer 80
~after zum 101
~after zyk -150
~after | t -223
~after ».  -2
~after για 262
~after ει  8
~after να  109
~after σ σ 192
~after σ τ 280
~after σε  170
~after στη 330
~after συν 25
~after τησ 41
~after а с 26
~after аит 294
~after амо 144
~after ано -22
~after ата 61
~after бур -19
~after в 0 -307
~after го  29
~after да  10
~after дек -126
~after для 241
~after до  28
~after е н -257
~after его 18
~after еис 2
~after ене -5
~after ени -22
~after же  -139
~after жен 92
~after и б -159
~after и в -38
~after ист 21
~after ите 65
~after ия  35
~after кра 38
~after л.  -234
~after лат 25
~after лен -140
~after ли, 158
~after мен -111
~after мин 580
~after нкт -22
~after ння 106
~after но  -81
~after нок 282
~after о 0 15
~after о н 495
~after ова -98
~after од  110
~after одн 199
~after ок  113
~after ост -84
~after пет -18
~after пла 162
~after ред 184
~after ри  -106
~after рол 196
~after спл 50
~after т 0 -57
~after тан -82
~after тво 284
~after те  92
~after то  122
~after ть  217
~after у а 41
~after ург -5
~after хви 468
~after եք  163
~after ի 0 -285
~after վեր 604
~after א א 476
~after בוט -129
~after בר  -64
~after ד ה 75
~after וג  303
~after וד  318
~after וטל -19
~after ות. 142
~after י ל 454
~after יסה 218
~after כבר -15
~after כני 47
~after ם 0 8
~after ניס 41
~after פוג 28
~after קות 167
~after קף  121
~after ، ل -167
~after ا د 449
~after ان  60
~after اه  -74
~after تسج 319
~after جیل 7
~after خان 193
~after ر ت 252
~after را  95
~after ران -111
~after رد  208
~after رف  283
~after ریا -79
~after سجی 228
~after ل ا 106
~after لا  104
~after لک  51
~after لی  3
~after م ا -19
~after ه ا 36
~after ه ب -38
~after وار 100
~after پ ک 208
~after ی 0 -20
~after ی ص 224
~after یر  -276
~after ं स 217
~after कोड 205
~after गा। 24
~after जिए 8
~after टल  17
~after ड ह 38
~after डाल 330
~after नुह 379
~after पका 58
~after या  -238
~after होस 161
~after ा.  166
~after ीजि 186
~after ुहो 71
~after ोस् 17
~after । 0 251
~after । य 35
~after । ক 280
~after খুন 124
~after টা  344
~after ন।  441
~after মিন 116
~after য়া 78
~after য়ে 56
~after রে  -74
~after ়ার 120
~after ়ে  190
~after ার  86
~after ের  -56
~after ங்க 135
~after ன்ற 15
~after ండి 161
~after ఇది 64
~after డి. 440
~after నిమ 83
~after ి.  207
~after ข้า 139
~after ช่อ 448
~after น 0 206
~after นหน 594
~after น้า 273
~after พื่ 30
~after ภาย 113
~after รหั 116
~after หน้ 59
~after หัส 16
~after อกใ 172
~after อรห 36
~after ือร 27
~after เพื 7
~after ในเ 87
~after ຊ້ໄ 44
~after ທີ. 3
~after ကို 219
~after ို  43
~after ის  161
~after ነው። 1
~after កម្ 322
~after ធី។ 106
~after មវិ 32
~after ម្ម 5
~after ្មវ 9
~after 」です 39
~after お心当 4
~after ご宿泊 181
~after さい。 102
~after しい端 6
~after してい 124
~after す(0 102
~after せん。 -194
~after てくだ 119
~after です。 -143
~after に00 -72
~after に入れ 460
~after に入力 57
~after のログ 257
~after の確認 418
~after ました -291
~after ます。 -23
~after りまし -352
~after れると 227
~after を入力 -81
~after を確認 218
~after グイン 377
~after コード 104
~after タイム 396
~after ールの 88
~after 人。」 -422
~after 他人。 -64
~after 作废。 -138
~after 使用) -35
~after 使用。 -40
~after 入れる 57
~after 內輸入 4
~after 内有效 77
~after 分钟内 285
~after 号00 183
~after 大小写 73
~after 大文字 88
~after 完了し 341
~after 当たり 182
~after 录验证 329
~after 心当た 23
~after 日 0 -47
~after 是您的 464
~after 校验码 -14
~after 登录码 184
~after 登录验 170
~after 的验证 -70
~after 看過。 -874
~after 確認コ 29
~after 認コー 27
~after 認証番 442
~after 证码) 265
~after 请忽略 44
~after 관 회 1
~after 까지  95
~after 년 0 -171
~after 드립니 -175
~after 려면  -84
~after 력해  46
~after 번호를 95
~after 습니다 -258
~after 에 입 483
~after 요.  123
~after 입 인 40
~after 입니다 52
~after 입력해 3
~after 호를  5
~after 회원가 9
~after ，請於 9
~after ，验证 -153
~before     -96
~before   " 643
~before   0 -29
~before   l -92
~before   s -54
~before   в -1
~before  "p 680
~before  "y -1121
~before  (# -1247
~before  (a -130
~before  (b -232
~before  (c -370
~before  (l -18
~before  (n -288
~before  (p -150
~before  (t -25
~before  (u -386
~before  *  82
~before  ** -365
~before  +0 -174
~before  /  -254
~before  0  -70
~before  00 -180
~before  0] 179
~before  0c 263
~before  a  229
~before  ab -228
~before  ac 80
~before  af -471
~before  ag 12
~before  am 210
~before  an 140
~before  ar -50
~before  as 56
~before  av -298
~before  bl -168
~before  bo -22
~before  br 178
~before  bu 8
~before  ca -163
~before  ch -94
~before  ci 6
~before  co -74
~before  cr -346
~before  d  48
~before  d0 -37
~before  da -129
~before  de 56
~before  di 101
~before  dl -169
~before  dn 149
~before  do -130
~before  dr -88
~before  du -64
~before  e  212
~before  ec 88
~before  eg 275
~before  ei 203
~before  el 75
~before  en 83
~before  er 51
~before  es 320
~before  eu 24
~before  ex -211
~before  fe -12
~before  ga -7
~before  ge 93
~before  gi 349
~before  gm -361
~before  gu 206
~before  h0 -140
~before  ha 20
~before  he 123
~before  ho -12
~before  i  -44
~before  ia 159
~before  ic 123
~before  ie 173
~before  ig -458
~before  il 118
~before  in -18
~before  ip 3
~before  ir 77
~before  is -5
~before  it 52
~before  ja -63
~before  je 203
~before  jo -140
~before  kc 81
~before  ke 30
~before  ki 142
~before  ko 30
~before  kr -390
~before  kw 48
~before  l. 582
~before  l0 -137
~before  la 63
~before  li -127
~before  lo -130
~before  m. 263
~before  m0 -69
~before  me 57
~before  mi 130
~before  mo -62
~before  n. -14
~before  ne 172
~before  nh 27
~before  ni 93
~before  no 89
~before  nu 5
~before  o  115
~before  ob 106
~before  od -174
~before  of -271
~before  om 2
~before  on 56
~before  or -316
~before  ov 76
~before  p0 -137
~before  pa -13
~before  pe -17
~before  ph -118
~before  pi 42
~before  pl 54
~before  po 1
~before  ra -363
~before  ri -29
~before  ro -38
~before  s. -75
~before  sa -35
~before  sc -22
~before  se 10
~before  sh -233
~before  si 61
~before  sn 168
~before  sp 11
~before  su -47
~before  sw -93
~before  sz 269
~before  t  -202
~before  ta 31
~before  te -80
~before  th 14
~before  ti 7
~before  to 4
~before  tr 6
~before  ts -98
~before  tu -10
~before  ty 344
~before  um -193
~before  un 91
~before  up 27
~before  ur -1
~before  us 55
~before  v0 -32
~before  va 207
~before  ve 117
~before  vi -117
~before  vy -213
~before  wa 19
~before  we 78
~before  wh 56
~before  wi -71
~before  wl -163
~before  wp 173
~before  wt 126
~before  x0 -11
~before  yo 58
~before  z0 -11
~before  za 107
~before  zi -60
~before  {  -327
~before  |  -441
~before  £0 -304
~before  ©  -53
~before  «в -52
~before  ·  -394
~before  ει 146
~before  επ 287
~before  κα -57
~before  συ -37
~before  а  84
~before  в  72
~before  вв 150
~before  ви -287
~before  вх 149
~before  дл 382
~before  е  121
~before  за -6
~before  зв -128
~before  и  -56
~before  ин -55
~before  но 124
~before  об -390
~before  от -75
~before  па 122
~before  по -84
~before  ск 310
~before  та 52
~before  ув 88
~before  հա 85
~before  մո 822
~before  את 46
~before  הכ 216
~before  לא 267
~before  מס -267
~before  פע 99
~before  اد 74
~before  ال -145
~before  اپ 69
~before  بت 248
~before  به 84
~before  تح -92
~before  خو 31
~before  لل -105
~before  لی 101
~before  مر -52
~before  نم -30
~before  هو 289
~before  ور 165
~before  کا 180
~before  کو -200
~before  یک 146
~before  یہ 288
~before  एक 385
~before  ऐप 115
~before  पर 364
~before  पु 65
~before  रह 610
~before  सं -412
~before  চা 251
~before  ব্ 144
~before  કર 33
~before  ఓట 18
~before  ನಿ 162
~before  รห -107
~before  ไป -63
~before  ერ 222
~before  №  -676
~before  →  70
~before  金融 -93
~before  결제 284
~before  인증 185
~before  화면 266
~before  확인 65
~before ! в 313
~before "   127
~before ".  223
~before "ח  55
~before #00 -461
~before #>  97
~before % o -208
~before (00 -627
~before (ac 604
~before (co 152
~before ) a 394
~before ) i 210
~before ) o 51
~before ) t -62
~before ).  155
~before *** -229
~before *00 513
~before +00 -162
~before , 0 -183
~before , b -107
~before , d -8
~before , e 44
~before , i 16
~before , l -86
~before , m 8
~before , n -21
~before , o -70
~before , p -13
~before , r -146
~before , s -13
~before , v -127
~before , w -67
~before , y 80
~before , н 9
~before ,00 279
~before . a -231
~before . b -134
~before . c 4
~before . f -57
~before . k -15
~before . l -143
~before . n 89
~before . o -191
~before . p -91
~before . r -215
~before . t -48
~before . н 251
~before .,  -254
~before ..  299
~before ... 51
~before ..0 731
~before .00 165
~before .ex 323
~before .ha -61
~before .te 599
~before / v 187
~before /li 485
~before 0 ( -190
~before 0 + -93
~before 0 . 435
~before 0 0 109
~before 0 a -15
~before 0 c 257
~before 0 e 97
~before 0 i 273
~before 0 j -62
~before 0 k -42
~before 0 l 124
~before 0 n -42
~before 0 o -113
~before 0 p -32
~before 0 r 150
~before 0 s 55
~before 0 u 115
~before 0 w 125
~before 0 z 119
~before 0 ا 17
~before 0 ก 27
~before 0", 329
~before 0): 214
~before 0,  -91
~before 0.  114
~before 0.. 29
~before 00  -51
~before 00" 17
~before 00( -1
~before 00) 178
~before 00. -109
~before 00/ 177
~before 000 -36
~before 00: 106
~before 00; 61
~before 00s -32
~before 00t -232
~before 00x 16
~before 00分 -124
~before 00月 -373
~before 00시 314
~before 0:  562
~before 0:0 92
~before 0;  452
~before 0]: 282
~before 0a  -40
~before 0f0 -136
~before 0gb 265
~before 0m0 6
~before 0t0 -60
~before 0x  -116
~before 0分钟 -91
~before 0月0 -15
~before : " -322
~before : 0 -203
~before : [ -92
~before : a -208
~before : b 67
~before : c 18
~before : d -53
~before : h -301
~before : k -125
~before : o -97
~before : s -145
~before : u -96
~before : v -26
~before : w -119
~before : y -105
~before :** 336
~before :00 -133
~before <#> 477
~before =00 -201
~before ? e 125
~before ? f 89
~before ? i -96
~before ? t 373
~before [ki 97
~before _id -100
~before _ma -12
~before a   -105
~before a ( -241
~before a * -119
~before a 0 -6
~before a : -75
~before a a 136
~before a b 108
~before a c 193
~before a d 27
~before a e -61
~before a g -435
~before a h -252
~before a i 249
~before a j 85
~before a k -22
~before a m -37
~before a o 41
~before a q 81
~before a r -60
~before a s 27
~before a v 109
~before a y -41
~before a,  -57
~before a.  -129
~before a.e 97
~before a00 -52
~before a:  120
~before aan -81
~before aar 39
~before ab  -73
~before abe 110
~before abg -55
~before abi 67
~before abo -87
~before ac  172
~before aca 162
~before acc 188
~before ach -19
~before aci 71
~before acm 270
~before acy 487
~before ada 132
~before adr 229
~before adz -57
~before aff -260
~before afh -365
~before afs -369
~before ag  -265
~before age -18
~before agi 59
~before aho 293
~before ahv 102
~before ais 214
~before aj  498
~before aje -55
~before ako 120
~before akt 217
~before al  -131
~before ald -264
~before alf -1
~before ali 106
~before alj 27
~before all 26
~before alo 29
~before als -54
~before ame -33
~before amm -41
~before amo -63
~before amp -33
~before an  -111
~before an: -27
~before and -92
~before ane 150
~before ang 84
~before ani 16
~before anj -171
~before ano 145
~before ans 36
~before anu -213
~before any -202
~before ao  60
~before ao: -152
~before ap  9
~before apa -26
~before ape 36
~before api -50
~before apo 165
~before apt 336
~before ar  107
~before ara -40
~before arb 77
~before arc -435
~before ard -223
~before arg -383
~before ari -214
~before ark 129
~before arl 56
~before arm -132
~before arn -214
~before aro 328
~before arp 200
~before art -243
~before ary -237
~before asi -14
~before ask 41
~before asu 32
~before asz -329
~before at  -49
~before at: -72
~before ata -117
~before ate -94
~before ath -101
~before ato -11
~before ats -163
~before att 23
~before auf -186
~before aug -102
~before aul -101
~before aus -336
~before aut 151
~before av  -61
~before avi -230
~before awn -381
~before ax  -201
~before axi 379
~before ay  172
~before ayi -166
~before ayp 198
~before ays -22
~before ayt 334
~before aza 54
~before azn -12
~before azo 1
~before b c -220
~before b,  -98
~before ba  -149
~before bal -11
~before bat -292
~before bec -75
~before bee 40
~before bek 57
~before bel -15
~before ber -37
~before bev 140
~before bez 80
~before bge -7
~before bho -42
~before bil -552
~before bin 36
~before bit 162
~before bla -50
~before ble 102
~before bmi 173
~before bok -321
~before bol -186
~before bon -389
~before bor -308
~before bus -244
~before c a 345
~before c s -36
~before c t 283
~before c)  70
~before c): 1
~before c,  -84
~before ca  5
~before cac -24
~before cad -281
~before cal -548
~before can -23
~before cao 212
~before cap 3
~before car -106
~before cat 113
~before cco 43
~before ce  -8
~before ce: 113
~before cen -212
~before cep -66
~before cer -155
~before ces 171
~before cet 244
~before ch  22
~before cha 144
~before che -38
~before cho -115
~before ci  408
~before cid -32
~before cij 73
~before cio 66
~before cit -186
~before ciu -67
~before ck  39
~before ck: 183
~before cka -39
~before cku -314
~before cli -333
~before clo -38
~before cme 309
~before co, 149
~before co: 204
~before coa 19
~before cod 45
~before col -192
~before com -73
~before cop 147
~before cor -21
~before cou -21
~before ct  -134
~before cte 146
~before cti -7
~before cua 262
~before cue -67
~before cul -21
~before cun 89
~before d : 130
~before d c -4
~before d d -85
~before d i -337
~before d k 91
~before d l 336
~before d m -18
~before d o 79
~before d u 184
~before d!  -302
~before d,  -135
~before d.  25
~before d00 -67
~before da  52
~before da: -334
~before daj 151
~before dak -40
~before dat 2
~before day -37
~before db0 -387
~before dd  -196
~before de  -8
~before de. -241
~before de: -191
~before dea -202
~before ded -463
~before dee -19
~before def 152
~before dei 179
~before del -95
~before den 32
~before dep -172
~before der 2
~before des -119
~before dge -10
~before dic -3
~before did -177
~before dig 83
~before dim 58
~before dio -26
~before diq 387
~before dir -25
~before dis -95
~before div -289
~before dle -69
~before dlr 155
~before dmi 247
~before dna -244
~before dnu -428
~before dod 61
~before doe -159
~before dog 100
~before dok 436
~before don -66
~before dor -39
~before dow -202
~before ds  26
~before dsb 66
~before du  154
~before duk -115
~before dus -53
~before duz 119
~before dy  87
~before dzi -36
~before e   26
~before e # 426
~before e ( 145
~before e . 50
~before e / 405
~before e 0 40
~before e [ -63
~before e c -22
~before e d -68
~before e e 113
~before e f 67
~before e h -114
~before e k 137
~before e n 48
~before e o 7
~before e p 14
~before e t 164
~before e y -20
~before e z 321
~before e!  257
~before e,  46
~before e=0 -141
~before ea  -42
~before ead -19
~before eal 305
~before eas 110
~before eat -55
~before eba -54
~before ebe -86
~before ec  -15
~before eck 27
~before ect -24
~before ecu 357
~before ed  -118
~before ed: -12
~before ede -57
~before edi -172
~before edu -93
~before ee  -170
~before eel 295
~before een 205
~before eer -166
~before eet -43
~before efe -188
~before efo -131
~before eft 393
~before eg  -22
~before egu 110
~before egy 409
~before eie 76
~before eig -108
~before ein 227
~before eit 117
~before ej  291
~before eja -60
~before ek  53
~before ek: -4
~before ekr 325
~before el  -12
~before el, 116
~before el. -19
~before ela -82
~before elc 141
~before eld 69
~before ele 125
~before eli -206
~before ell -97
~before elp -12
~before els 14
~before em  159
~before emb -261
~before eme -128
~before emi -58
~before en, 4
~before en: 81
~before en? -53
~before ena -28
~before end -176
~before eng 122
~before enh -13
~before eni 142
~before enn -214
~before eno 22
~before enr 90
~before ent 34
~before enu -259
~before env -510
~before ep  -81
~before epa -71
~before epe 354
~before epi 146
~before epo 271
~before eps -70
~before er  -104
~before er, -31
~before er. 23
~before era 23
~before erc -87
~before ere -39
~before erf 127
~before erg -148
~before erh 616
~before eri 149
~before erm 19
~before ern -141
~before ero 47
~before err -165
~before ers 20
~before erv -191
~before ery 47
~before es  -31
~before es. -130
~before es: 381
~before esh 336
~before esk 93
~before esp 220
~before ess -24
~before est 78
~before et  18
~before et, -42
~before eta -165
~before etb 349
~before ete -8
~before eto -66
~before etw -160
~before eu  165
~before eu: 242
~before eur -140
~before eut 257
~before euw 17
~before ev  99
~before eve -56
~before evi -269
~before evu -8
~before ew  -110
~before exa -112
~before ey  23
~before ez  178
~before eze -365
~before ezp 370
~before ezu 249
~before f s 110
~before f t 109
~before f.  -99
~before f00 -253
~before f:  131
~before fa  272
~before fai -369
~before fal 168
~before ff: 366
~before ffe 89
~before fi  -9
~before fic 24
~before fil -241
~before fin 33
~before fir 115
~before fix -390
~before fli -117
~before foi 62
~before fol 137
~before fon -153
~before for -24
~before fre 164
~before fro 31
~before fur -137
~before fy  65
~before fyl 22
~before g ( -11
~before g 0 190
~before g b -261
~before g c -66
~before g d 19
~before g e -9
~before g i -42
~before g k 207
~before g m 193
~before g n -27
~before g o 1
~before g p 38
~before g t -178
~before g v -181
~before g y 90
~before g:  97
~before gab 57
~before gak 228
~before gal -19
~before gar -232
~before gat -263
~before gco 208
~before ges 281
~before gga -173
~before gi  -183
~before gia -259
~before glo -398
~before gna 55
~before gni 69
~before go  -94
~before god 68
~before gow 13
~before gra -67
~before gro -20
~before gsa 403
~before gsk 34
~before gu  79
~before gua 217
~before gul 42
~before gun 155
~before gur 276
~before gut -278
~before gys 110
~before h c 347
~before h d 105
~before h g -9
~before h l 191
~before h m -61
~before h s -120
~before h t 247
~before h y -245
~before h,  10
~before ha  32
~before hal -102
~before ham -173
~before han -75
~before hap 4
~before har -13
~before hat 107
~before hav -287
~before haz -73
~before hea 14
~before hec 80
~before hel -329
~before hem -50
~before her 47
~before het -113
~before hib 2
~before hic -32
~before hig -86
~before hin -114
~before his -51
~before hmi -121
~before hne 57
~before hoa 92
~before hod -134
~before hoi 132
~before hoo -31
~before hop 86
~before hor 2
~before hot -189
~before hou -16
~before hr  -14
~before ht: 152
~before hta 1
~before i " -251
~before i a 35
~before i c 61
~before i d -8
~before i f -156
~before i j -22
~before i k -60
~before i n -97
~before i v 63
~before i y 24
~before i!  150
~before ia  67
~before ia: 94
~before ial 9
~before ian -78
~before iba -4
~before ibe 305
~before ic: 111
~before ica 13
~before ich -41
~before ico -261
~before id  -227
~before id" -261
~before id: -215
~before ide -19
~before idi -46
~before ie  64
~before iek -186
~before ien -2
~before ier 27
~before ies 20
~before iet 83
~before iev 190
~before if  177
~before ife -289
~before iff 41
~before ifi -4
~before ifr 324
~before ig  64
~before igh -34
~before igi 304
~before igl -31
~before ign 89
~before igo -144
~before ihl 212
~before ihr -246
~before ijf 430
~before ijk -38
~before iju 142
~before ik  313
~before ika 218
~before ike -77
~before iki -53
~before il  -185
~before il: 138
~before ila -147
~before ild -126
~before ile -112
~before ill 147
~before ilo -93
~before ils -190
~before ilt 80
~before im  -238
~before ima -458
~before ime 28
~before imo 200
~before in  31
~before in: 195
~before in? 229
~before ina 62
~before inb 21
~before inc -567
~before ine -44
~before ing -92
~before ink 127
~before inl 291
~before inm 237
~before inn 168
~before inr -185
~before ins 80
~before inv -677
~before io  -88
~before ior -126
~before ios 176
~before ip  -244
~before ipa -53
~before ipr 72
~before ipt -60
~before ire -124
~before iri 59
~before irj 144
~before irm 90
~before iro -240
~before is: -8
~before is] 239
~before ish 61
~before isi 127
~before isl -76
~before iso -237
~before ist -43
~before isz 82
~before it  -116
~before it: -150
~before itc -233
~before ite 14
~before iti 141
~before itl -27
~before itu 86
~before iva 253
~before ivi 122
~before iz: 20
~before izi -20
~before izz 271
~before j d 19
~before j k 140
~before j:  20
~before jan -127
~before jat -79
~before jav 234
~before je  66
~before jed 104
~before jeg -293
~before jel 8
~before jes 258
~before jet -5
~before ji  80
~before jij 67
~before jte 31
~before jut 37
~before k : 12
~before k a -23
~before k c 80
~before k d 244
~before k f 12
~before k h -529
~before k k 111
~before k n 128
~before k o 118
~before k t -346
~before k w -60
~before k,  -21
~before k.  -133
~before ka  -27
~before kal 66
~before kau -330
~before kaz -372
~before ken -22
~before ker 230
~before kha 64
~before khi -187
~before kho 1
~before kic 598
~before kin 23
~before kit 65
~before kki 84
~before kla -275
~before kno 85
~before ko  69
~before kod 160
~before kon -215
~before kop 29
~before kor -258
~before kou 187
~before kra 317
~before kri 420
~before ks  -125
~before ksa -87
~before kst 27
~before kti 160
~before kum -614
~before kup -453
~before kur -567
~before l ( -51
~before l c 41
~before l d 97
~before l g 156
~before l h -11
~before l i 47
~before l o -88
~before l r -67
~before l s -184
~before l t 301
~before l € 134
~before l)  1
~before l,  -93
~before l:  88
~before la  4
~before la, -93
~before laa -59
~before lab -192
~before lad 23
~before lag -27
~before lai 95
~before lal -309
~before lam 193
~before lan -51
~before lap 50
~before las -156
~before lat -53
~before lav 86
~before lay -226
~before lbo -97
~before lco -229
~before ld  -81
~before ldo -87
~before le, -103
~before le: -319
~before lea 117
~before leb 24
~before lee 197
~before lef -6
~before lei -124
~before ler -162
~before let 60
~before lf  -39
~before lib 71
~before lic -282
~before lid 10
~before lie -190
~before lik 220
~before lim -41
~before lin -8
~before lip -9
~before lis -27
~before liu -136
~before liy 55
~before lka -157
~before ll  130
~before lla 1
~before lle 13
~before llo 50
~before lls 71
~before lm  -36
~before lmu -132
~before lo  85
~before lo: 264
~before loc -216
~before log 275
~before lon 186
~before lot -27
~before loy -186
~before lsz 12
~before lt  -236
~before lte -179
~before ltz 301
~before lu  223
~before luc 27
~before lue -39
~before lus -99
~before m 0 -20
~before m a -94
~before m b 39
~before m g -529
~before m n -150
~before m s 49
~before m u -443
~before m w 95
~before m y -39
~before m z 149
~before m,  12
~before m00 -110
~before mag 77
~before mai 198
~before maj -263
~before mak 132
~before mal 78
~before man -162
~before mas 266
~before mat -193
~before mbe -37
~before me  -45
~before meg 180
~before mek 483
~before mel 92
~before mem -127
~before men -100
~before mer -164
~before mes -154
~before mi  -170
~before mic 280
~before mig -260
~before mil -353
~before min 1
~before mir -56
~before mje -195
~before mme -145
~before mmi -37
~before mod -340
~before moh 373
~before moj 191
~before mon -65
~before mot 321
~before mow -29
~before mpa -61
~before mpl 103
~before mpo 93
~before mpu -72
~before ms  -138
~before ms: 168
~before mul 6
~before mus -128
~before n   -49
~before n 0 -93
~before n a 15
~before n b 64
~before n c 197
~before n e 59
~before n f 200
~before n i 134
~before n m 139
~before n n 56
~before n o 7
~before n p -28
~before n r -39
~before n s -36
~before n t -25
~before n u 82
~before n w 76
~before n y -281
~before n z -201
~before n,  31
~before n.  -72
~before n.. 559
~before n:  12
~before na, 49
~before na. 106
~before nac -109
~before nah 166
~before nal -20
~before nam -58
~before nan -13
~before nao -156
~before nap 71
~before nat 169
~before nav -53
~before nay 38
~before nci -99
~before nco -149
~before nde -45
~before ndo -5
~before ndt 275
~before ndu -207
~before ne  -35
~before ne. 18
~before ne: 155
~before neb -128
~before nec 116
~before ned -118
~before nek -176
~before ner 134
~before net -28
~before neu 164
~before nga 12
~before ngi -4
~before ngr 61
~before ngs 220
~before ngt -6
~before nh  -51
~before ni  227
~before nic 65
~before nik -343
~before nim 39
~before nin -194
~before niq 210
~before nja -94
~before nk  -130
~before nk: 315
~before nka 146
~before nki 65
~before nlo 23
~before nly 24
~before nma 302
~before nmo -321
~before nn  151
~before nnl -618
~before nnu -214
~before nnw 249
~before no  95
~before no. 53
~before no: -121
~before nod -26
~before nok 61
~before nom -111
~before not -151
~before nov -34
~before nr. -56
~before nre 169
~before ns  -90
~before ns: -160
~before nse 32
~before nsi 347
~before nsw 158
~before nt  -213
~before nt, -11
~before nta -150
~before ntn -290
~before nto -36
~before ntr 248
~before nts 57
~before nu  -90
~before nud -182
~before nue 23
~before num -227
~before nut -157
~before ny  -48
~before nza -187
~before n°  -20
~before o " -345
~before o ( -81
~before o 0 -44
~before o : 103
~before o b 71
~before o d -242
~before o g 47
~before o j -91
~before o k 201
~before o l 57
~before o m -25
~before o n 44
~before o o 51
~before o p 58
~before o q 89
~before o r 49
~before o u 27
~before o z -149
~before o!  425
~before o.  98
~before o:  41
~before oad -151
~before obi 165
~before obj -186
~before oca -139
~before oce 11
~before oci -207
~before ock 208
~before od  -12
~before od: -153
~before ode 9
~before odi 206
~before odo 259
~before odp -15
~before og  89
~before ogl -88
~before oi  -91
~before ois 110
~before oj  -126
~before oja 51
~before ojo -367
~before oke -7
~before oki -429
~before oko -170
~before old -15
~before oli -264
~before olo 90
~before omm -39
~before omo -843
~before on  -159
~before on. -81
~before on: 80
~before ona 67
~before one -71
~before onf 137
~before oni -59
~before ons -59
~before ont -79
~before ood 32
~before oof 61
~before ook -67
~before oom -100
~before op  -98
~before ope -95
~before opi 358
~before opl -311
~before opp 116
~before or  -110
~before ora 293
~before orc 160
~before ord 27
~before org -106
~before ori -114
~before ork -104
~before ort -35
~before ory 101
~before os  -127
~before osa 186
~before ose -64
~before ost -46
~before ot  -85
~before ote -68
~before otm 138
~before oto 37
~before otr 8
~before ots 29
~before ou  -14
~before oul 188
~before oun -132
~before oup -283
~before our 20
~before ous 124
~before out -301
~before ova 142
~before ove 103
~before ovi -138
~before ow  69
~before owe -64
~before owi -15
~before owy 145
~before ox  -94
~before ox: 564
~before oya 107
~before oye -499
~before oz  238
~before p ( -203
~before p 0 -8
~before p a 27
~before p d 130
~before p n -29
~before p s -119
~before p t -60
~before p,  -65
~before p:  -89
~before pa  75
~before paa 166
~before pac -496
~before pah -30
~before pan 93
~before pas 82
~before pe  220
~before pec -341
~before ped -67
~before pel -90
~before pen 10
~before per -200
~before pet 12
~before pha -246
~before phi -98
~before pho -33
~before pic -205
~before pie 35
~before pis 487
~before pka 480
~before pla -120
~before ple -141
~before pln 194
~before plo -34
~before po  -35
~before poi -17
~before pon 44
~before pos -399
~before poz -387
~before pp  113
~before pp: -365
~before ppa 244
~before ppo -504
~before pra -32
~before pre -248
~before pte -207
~before pti -22
~before pun 222
~before pur -49
~before put 420
~before quo -153
~before quy 8
~before r " 77
~before r ( -266
~before r 0 76
~before r : 94
~before r a 26
~before r b -140
~before r c -45
~before r d -27
~before r e -57
~before r g -76
~before r h 84
~before r i -174
~before r k -4
~before r l 80
~before r m 8
~before r o 45
~before r p -34
~before r r -173
~before r s -41
~before r t 68
~before r u -284
~before r v -184
~before r w 64
~before r)  110
~before r,  -4
~before r.  -67
~before r00 79
~before ra: -15
~before raa -107
~before rad 17
~before raf -252
~before rai -177
~before rak 198
~before ral -73
~before ram 174
~before rar 145
~before rat 8
~before raz 267
~before rb  -48
~before rbi 203
~before rd. 164
~before rd: 28
~before rda -222
~before rde -97
~before rds 268
~before rdz 92
~before re  -68
~before re. 126
~before re: -90
~before rea -6
~before rec -112
~before red -131
~before ree -152
~before ref -242
~before reg -307
~before rei 41
~before rek -96
~before ren -76
~before req -298
~before res -30
~before rev -66
~before rha -107
~before rhe 353
~before rho 204
~before ria -73
~before ric -93
~before rie -52
~before rif 147
~before ril 19
~before rim -127
~before rip -4
~before rit -62
~before rje -17
~before rke -240
~before rki 37
~before rks -57
~before rla 84
~before rm  -198
~before rma 31
~before rme 119
~before rmi -241
~before rmo 350
~before rn  -103
~before rna -49
~before ro: -94
~before rog -112
~before roj -312
~before rol 18
~before rom -64
~before roo 35
~before ror -334
~before rot -259
~before rou 22
~before rov 76
~before row -25
~before rpe 143
~before rr  -94
~before rra -25
~before rre 18
~before rri -33
~before rro -69
~before rsh 286
~before rso -72
~before rst 1
~before rt  -99
~before rt: -200
~before rta 147
~before rte -98
~before rti -1
~before ru  121
~before ruc -518
~before rug 33
~before run -211
~before rv: -285
~before rve -719
~before rze -14
~before s ( -221
~before s 0 -17
~before s a 35
~before s c -124
~before s d -132
~before s i -208
~before s k 142
~before s l -108
~before s m -247
~before s o -76
~before s s -5
~before s t -57
~before s w -212
~before s y 194
~before s,  -184
~before s.  -60
~before s:  -15
~before sa  114
~before sa: 202
~before saf -41
~before sak -498
~before sc  -102
~before sch -68
~before sco -283
~before scr 209
~before sde -84
~before sdi 155
~before se  -1
~before sea -249
~before sec 78
~before sed -81
~before sek 78
~before sen 65
~before sep -40
~before seq 90
~before ser -36
~before ses -21
~before set 54
~before sez 486
~before sh  106
~before shi -177
~before si  105
~before sia -191
~before sie -73
~before sig 102
~before sil 358
~before sin 29
~before sio -341
~before sit 25
~before sja -230
~before ska -227
~before ske -277
~before skr 175
~before sl. 117
~before sle 23
~before sly -110
~before sme -30
~before snu -243
~before sny 20
~before so  -44
~before sod -441
~before sof -175
~before sol 231
~before som 145
~before son -222
~before sos 518
~before spi 31
~before ss  -21
~before ssa -70
~before ssc 197
~before sse 99
~before ssi -30
~before sso 175
~before st, 37
~before st. -191
~before st: -323
~before sta -87
~before sti 60
~before sto -153
~before stu -32
~before suc -266
~before sur 10
~before sva 91
~before syo 23
~before sze 26
~before t # 197
~before t ( -407
~before t b -78
~before t c -79
~before t d -109
~before t e -250
~before t g 141
~before t h 232
~before t i 51
~before t k 55
~before t l 195
~before t m 118
~before t n -245
~before t o 34
~before t r 43
~before t s 67
~before t t -101
~before t w 31
~before t"  199
~before t,  -26
~before t.  -42
~before t:  51
~before taa 70
~before tac 78
~before tah -106
~before tai -83
~before taj -572
~before tak 73
~before tal -52
~before tao -45
~before tap 314
~before tar 99
~before tas 556
~before tat 168
~before tav 57
~before te: -111
~before ted -138
~before tem -14
~before ten -221
~before tep 412
~before ter 15
~before tes -29
~before tfa 49
~before tga -86
~before tgr 665
~before th  -82
~before tha -68
~before the 88
~before thl -47
~before thr 234
~before ti  166
~before ti: 217
~before tia -94
~before tic -406
~before tid -304
~before tif -266
~before tig 209
~before til -270
~before tin 13
~before tip 322
~before tir -45
~before tiv 192
~before tja 123
~before tje 94
~before tko -371
~before tle 196
~before tni -76
~before to  -68
~before toa -97
~before toc 42
~before tod 130
~before tom -186
~before top -418
~before tor 23
~before tow -351
~before tp  16
~before tra 15
~before tre -9
~before tro 182
~before try -49
~before ts  -202
~before tsa 131
~before tse -275
~before tsn 163
~before tta 140
~before tte 55
~before tti 21
~before ttl -95
~before tua -124
~before tud -205
~before tui 417
~before tur -180
~before tus 243
~before tvr 304
~before two 120
~before ty  -75
~before tya -166
~before typ 270
~before tze 218
~before u 0 -100
~before u a 181
~before u c -1
~before u d 40
~before u k -75
~before u m 169
~before u n 68
~before u r 53
~before u t -85
~before u v 120
~before u y 157
~before ube -46
~before ubm 113
~before uct -17
~before uda -122
~before udd 158
~before ude -57
~before udg -338
~before ue  -70
~before uel -88
~before ufe -159
~before uge 28
~before uhe 865
~before ui  43
~before uit -104
~before uk  20
~before uku 301
~before ull 93
~before ulu -118
~before um  -15
~before uma -137
~before umb 262
~before umi 289
~before umm -260
~before umr 136
~before umu -34
~before un  36
~before und -116
~before ung 46
~before unl 265
~before uns -250
~before unt -24
~before unu 209
~before uot -28
~before uov 42
~before upo -473
~before ur  55
~before urs -185
~before urv -18
~before us  -167
~before usa 195
~before usi 99
~before usk -155
~before usl 418
~before usn -280
~before uso 259
~before ust -68
~before ut  218
~before ut. 36
~before ute 70
~before utg -352
~before uth 102
~before uto -124
~before utt 180
~before utu -131
~before uz  105
~before uzi 16
~before uzy 125
~before v 0 378
~before v k -296
~before v.  -104
~before v:  -110
~before va  -210
~before va: -40
~before vac 43
~before vad 181
~before vah 502
~before var 144
~before vas -303
~before ve  -45
~before ve, -265
~before vea 199
~before ved -418
~before vel 95
~before vem -100
~before ven -290
~before ver 76
~before vet -184
~before vi  -88
~before via -146
~before vid 204
~before vie 135
~before vik -158
~before vin 133
~before vir 230
~before vit -43
~before viz -437
~before vo  216
~before vo: 345
~before vol -117
~before vom -101
~before vor -350
~before vot 63
~before vov -163
~before voz -139
~before vrd 164
~before vu  -81
~before vui 189
~before vul 808
~before w a -161
~before w c 247
~before w k 166
~before w o -203
~before wac -101
~before wai 236
~before wan 194
~before way -87
~before web 580
~before wed -86
~before wee -103
~before wei -366
~before wen 30
~before whi 45
~before wi  -326
~before wic 178
~before wie 66
~before wif -104
~before win -84
~before wn  -52
~before wo  66
~before wri 303
~before ws  -207
~before wtu 117
~before x 0 -329
~before x c -374
~before x)  -77
~before x0  -24
~before xit -19
~before xt  -72
~before y c 91
~before y g 181
~before y i 400
~before y k -225
~before y l -98
~before y o 19
~before y p -48
~before y w 257
~before y y 222
~before y z -50
~before y,  -68
~before y.  -78
~before y.e 80
~before ya  131
~before yar -107
~before yas -17
~before yck 36
~before ye  22
~before yea -164
~before ymo -43
~before yot 243
~before you 70
~before ype -64
~before yra 91
~before yte 276
~before yva 450
~before z a 156
~before z d 72
~before z o 195
~before z u 100
~before z,  92
~before zac 148
~before zad 77
~before zam -387
~before zap 52
~before zas -34
~before ze: -60
~before zel -1
~before zeu 111
~before zi  176
~before zif 174
~before zin 131
~before zio -5
~before zon -411
~before zov 48
~before zug 8
~before zva -57
~before zwe -319
~before | y -311
~before £00 -30
~before · 0 245
~before »:  84
~before απο -99
~before αρι -94
~before ασ  141
~before ατη -396
~before βαλ 88
~before ε τ 63
~before ειν 75
~before ετο -14
~before η σ 154
~before ημα -85
~before ια  -114
~before ιτη -281
~before μοσ -129
~before ογη 369
~before οσ  -74
~before παρ -128
~before ρατ -12
~before σ κ -99
~before σ:  -176
~before σησ 498
~before στε 266
~before στη 133
~before τε  16
~before χρη 21
~before а к -143
~before а п 71
~before а с 46
~before а:  -145
~before азо 277
~before аит 91
~before аме 589
~before арт -84
~before аст 328
~before ать 66
~before аше -5
~before бро -211
~before в:  -85
~before вед 513
~before вер 268
~before вит -134
~before вка -15
~before вон -168
~before врд 1
~before выи 163
~before від -38
~before го  -59
~before гра -21
~before д   579
~before д о -279
~before д п 86
~before ди  7
~before дно 383
~before дос 292
~before дпи 9
~before е ј -147
~before ево -30
~before еде -211
~before еме -132
~before ене 170
~before енн -218
~before ерв -62
~before ерд 67
~before ере -59
~before есл 231
~before ет  -7
~before жде 167
~before жен 167
~before з:  413
~before за  71
~before зам -36
~before зап -27
~before зач -29
~before зво -27
~before и э 23
~before и:  -107
~before ие  -180
~before или -214
~before ин  210
~before иса 26
~before иши 220
~before ият -109
~before ка  -331
~before кау -2
~before кац 1
~before ки  -92
~before ки: -12
~before кла -15
~before клю 321
~before код 113
~before кра 412
~before лез 37
~before лен -56
~before лич 204
~before лог -140
~before люч 46
~before ля  102
~before мен -97
~before мер -198
~before мет -114
~before му  222
~before мір -8
~before н н 158
~before н.  -241
~before наб 252
~before наз -359
~before не  253
~before нес 363
~before нии -32
~before нит -390
~before нка 203
~before нов 203
~before нта -95
~before нтр -40
~before ова -25
~before од  -130
~before оди -63
~before ок  -31
~before олу -403
~before оме -193
~before омо -421
~before от  4
~before отв 528
~before оу  -101
~before пер -131
~before пис 64
~before по  -8
~before пол -8
~before про -124
~before р р 79
~before ра  -75
~before раз 246
~before рас 248
~before рат 258
~before рез -69
~before рет 148
~before ром -167
~before рон -17
~before ско 238
~before слу -139
~before сни -275
~before соб -48
~before ств -150
~before сть -87
~before т:  -52
~before те  304
~before тел -226
~before ти  144
~before тив 208
~before тов -67
~before тро -54
~before ть  32
~before тік 125
~before уча -102
~before ца  -23
~before ции 59
~before циф 444
~before чен -142
~before чет -112
~before чко 133
~before шін 1121
~before ы:  -12
~before ь в 152
~before юч  92
~before я з 57
~before я:  -139
~before іть 359
~before јав 104
~before ամյ 16
~before ատմ 322
~before ար  58
~before գամ 1
~before կան 492
~before հավ 198
~before մյա 9
~before ն է 180
~before տատ 9
~before ր հ 240
~before ր մ 110
~before ր՝  -144
~before րի  -47
~before אימ 183
~before איש 93
~before ד ה -65
~before ד פ 4
~before ד ש 294
~before ה,  31
~before האי 1
~before הוא 26
~before הזי 410
~before הזמ -146
~before הנח -241
~before הקל 412
~before השת 125
~before ו ל -55
~before ון  -59
~before זין 42
~before חד  297
~before ימו 1
~before יקו -59
~before ישו 85
~before כני 254
~before לאי 15
~before לך: 165
~before ם א 492
~before מות 505
~before מיק -70
~before נחה -225
~before עם  91
~before פעמ 374
~before קבו -37
~before קוד -121
~before שלך 35
~before ת ה -28
~before ا ی 83
~before ات  -116
~before ادخ 572
~before ارغ 542
~before اره -206
~before اعت 249
~before الت 276
~before الق -151
~before الم -106
~before اپ  26
~before اکت 495
~before ایم 314
~before بار 352
~before بتا 29
~before بر  -81
~before به  19
~before بی  163
~before بیق 46
~before ت:  -152
~before تاب 136
~before تسج -11
~before تطب 62
~before تفع 84
~before جیل -92
~before حجز -130
~before خان 127
~before خصم -114
~before خفی -73
~before خول 182
~before د ب 142
~before د ش 200
~before د م -121
~before د.  -111
~before داد -330
~before دخل 137
~before دخو 72
~before دیق 982
~before ر:  -29
~before رغه 57
~before رقم -236
~before رمز 324
~before ریح 182
~before ز ا -410
~before ز پ 135
~before ساب -71
~before سه  -130
~before شری 12
~before طلب -171
~before عتم 154
~before عیل 132
~before غه  10
~before فعی 21
~before فی  37
~before فیف -59
~before ق ا -5
~before ل ا 16
~before لا  48
~before لاع 168
~before لدخ 58
~before لول 104
~before لیے 384
~before مار -179
~before مرا -43
~before مسا -50
~before مله 46
~before ه ا 124
~before ه ب 13
~before ه ر 87
~before ه:  -118
~before ود  589
~before ول  129
~before کتب 14
~before کد  -115
~before کھ  70
~before یا: 2
~before یال 106
~before ید  231
~before ید: 351
~before یف  -35
~before یں  223
~before یہ  66
~before یے  340
~before आपक -11
~before ओटी 172
~before कूप -60
~before खात -168
~before गिन 121
~before चा  126
~before टीप 17
~before ठी  711
~before न क 52
~before पिन -206
~before पुष 166
~before या: -117
~before र प 45
~before र्न 339
~before लिए 320
~before ली  -24
~before लॉग 168
~before ल्ल -87
~before सत् 288
~before साठ 194
~before ांक -182
~before ाठी 66
~before ापन 156
~before ार् -138
~before ालय -156
~before िंग -89
~before िए  21
~before ी ह 79
~before ूपन -70
~before ॉगि 19
~before ोड  41
~before ইন  107
~before ওয় 32
~before কবা 251
~before করণ 393
~before গইন 90
~before গ্য 56
~before তে  91
~before ন ক 298
~before পন  -9
~before ম্ব -371
~before যাচ 246
~before যাপ 223
~before রযে 1
~before রেল -8
~before া:  -73
~before াইন -52
~before াচা 100
~before েন  -377
~before ্য  365
~before கடவ 604
~before கள் 99
~before க்  513
~before சல் -8
~before செய 349
~before டவு 30
~before ந்த -139
~before ர்  -123
~before ுதி 463
~before ை,  -11
~before కరణ 28
~before న్  21
~before ర్  -14
~before వీక 107
~before ీకర 15
~before ೂರು -6
~before േഡ് 758
~before กรอ 464
~before การ -306
~before ของ -31
~before ค้า -140
~before ง:  -52
~before งคุ -87
~before งอิ -3
~before งเด 92
~before จ้ง -55
~before ซื้ -42
~before ดส่ -7
~before ดีย 445
~before ตอบ 10
~before ที่ -211
~before นยั 471
~before น้า 422
~before ป็น 965
~before มัค 36
~before มาย -67
~before ยกา 9
~before ยัน 183
~before รอก 208
~before รับ -120
~before รุง -81
~before ลข  443
~before ลขท -35
~before ษณี -21
~before สมั 19
~before สยื 265
~before สั่ -227
~before สไป -1
~before ส่  26
~before หน้ 61
~before หมา -197
~before องค -106
~before ับก -9
~before ัสเ 33
~before ัสแ -202
~before ัสไ -21
~before ายก 1
~before ียว 92
~before ีย์ -38
~before เดี 66
~before เทพ -76
~before เป็ 26
~before เลข -159
~before ใช้ 93
~before ให้ 114
~before ่วน -240
~before ้าส 222
~before ຂອງ 133
~before ງທ່ 3
~before ည်ပ 744
~before တည် 268
~before ပြု 88
~before အတည 17
~before ်ပြ 2
~before ადი 280
~before დი  347
~before ეთ  638
~before ერა 6
~before ერი -1
~before ვეთ -107
~before ის  -177
~before რებ 287
~before რი: -57
~before កូដ 73
~before ខកូ 2
~before ងផ្ 420
~before ជាក 617
~before ដផ្ 98
~before ទាត 10
~before ទៀង 1
~before បស់ 270
~before របស 28
~before • 0 42
~before ••• 85
~before あなた -477
~before ありま 25
~before い認証 48
~before お客様 -2
~before があり 30
~before ご予約 -126
~before ご注文 -3
~before しい認 15
~before した。 8
~before なたの -284
~before ます。 -177
~before りまし 66
~before イム番 36
~before クーポ -125
~before グイン 220
~before コード -33
~before スワー 154
~before タイム 367
~before ド:  241
~before ページ 24
~before ル通知 94
~before ログイ 23
~before ワンタ 39
~before ード: -29
~before ード： 75
~before ーポン -276
~before 一次性 738
~before 付番号 -179
~before 代碼: -573
~before 任何人 -247
~before 优惠码 -114
~before 作的验 156
~before 使用量 -141
~before 再発行 246
~before 再設定 36
~before 单号  -129
~before 南银行 -90
~before 取件码 -167
~before 受付番 -135
~before 合言葉 187
~before 員番号 -29
~before 客様番 -8
~before 密码  294
~before 山海书 726
~before 已失效 -10
~before 已經過 45
~before 式会社 -24
~before 态口令 74
~before 您的竹 -27
~before 您的验 476
~before 振込先 -11
~before 操作的 221
~before 文番号 -56
~before 末四碼 -68
~before 本次操 31
~before 株式会 -85
~before 様番号 -1
~before 次操作 13
~before 江南银 -6
~before 注文番 -16
~before 激活码 245
~before 番号  48
~before 番号( -163
~before 登录码 36
~before 的用户 -94
~before 的登录 223
~before 的竹简 -3
~before 确认码 213
~before 確認コ 55
~before 確認番 106
~before 証コー 97
~before 認コー 89
~before 認番号 372
~before 認証コ 23
~before 認証番 1140
~before 证码  169
~before 证码为 119
~before 证码是 267
~before 证码： 137
~before 请于0 -78
~before 请使用 219
~before 请立即 -8
~before 限公司 -89
~before 非本人 -77
~before 验证码 6
~before 그인  17
~before 려면  284
~before 로그인 271
~before 문번호 -17
~before 번호  155
~before 수:  -202
~before 승인번 242
~before 어요. 786
~before 에서  -55
~before 연결  14
~before 예약  -15
~before 은행] 39
~before 인 코 249
~before 인번호 189
~before 인증코 173
~before 일회용 379
~before 자리  -71
~before 주문번 -135
~before 증 코 13
~before 증코드 18
~before 코드  12
~before 쿠폰  -120
~before 픽업  -8
~before 행]  2
~before 호 0 -144
~before 확인  193
~before 회용  115
~before 🔐  583
~before ，您的 218`;

/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */
export const mailTable = `bias -158
0 -7
00 -12
000 27
0000 -32
00000 53
000000 48
0000000 51
00000000 60
000000000 -34
0000ab 554
0000b -345
0000l -294
0000z 5
0000년 25
0000로 -154
0000은 -10
000e -124
000e0000 53
000f 23
000gsm 2
000s 364
000円 36
000원 -123
00a0 -82
00am 49
00b -66
00b00 -40
00b0f0 71
00c -129
00c0 -4
00c0ab 19
00d -39
00f0 -139
00f0c0 -318
00h0 7
00h00 3
00inbox -91
00k 65
00k0 -102
00kd 34
00m 267
00pm 55
00qd 489
00qp -38
00s -59
00t 20
00t00 198
00th -207
00uc -42
00z 155
00にログインの要求がありました 309
00時 -54
00時00分まで 52
00명 -113
00번 -17
00분이 476
0a 145
0a0 198
0a00 35
0aa 275
0ab 65
0am 330
0b 52
0b0000 -220
0b0e 78
0bt -147
0c -47
0d -53
0d0 -108
0ds 414
0e 15
0ee 172
0ef 121
0emh0000000000 22
0eq -70
0f -34
0f0 -156
0f00 -62
0f0k0q -182
0fa 39
0fhome 66
0g 4
0gb -31
0gq0zk -81
0h -78
0h00 -56
0k0 -9
0k0000 -47
0k0m -306
0kd 143
0kq0mx 4
0lp 135
0p 60
0p0 41
0q0kx0 235
0q0ztn 257
0rd -86
0rn 13
0rx 13
0sglq0p0sv0 20
0st -223
0t 32
0t0 228
0th 92
0tr -159
0wq 84
0xe -334
0xx 216
0z000aa00000000000 6
0zz 32
0분 499
0분간 198
0시 16
0월 -80
0일 -56
0층 -8
a -29
a0 18
a00 -21
a000 -12
a0b0 20
a0b0c0 32
aa 2
aa000000000br -25
aalborg -3
aangevraagd 215
aanslag -45
aantal -51
aaqrxqa 103
aarhus 125
ab 4
abaikan -91
abaixo 90
abbiamo -84
abernathy 120
abgelaufen -64
abholcode -181
abierto -78
abn 99
aboard -47
abonent -157
about -73
above -40
abra 82
abroad 99
absagen -92
abschlag 35
aby 176
acabo 497
accedere 7
accept -251
acces 73
acceso 214
access 58
accesso 182
account 4
accounts -158
aceea 109
aceitar -151
acessar 276
acesse -324
acesso 155
achat -70
achterberg -307
ack -436
acknowledgement 123
acme 96
actif -392
action 9
activacion 473
activare 30
activarea 76
activate -27
activatiecode 87
activation 542
activeringscode 514
activity -131
actor -109
actual -82
acumulable -69
ad 43
ada 122
added 85
adding 229
address 24
addresses -158
adeverinta -187
adeyemi -188
adgangskode -99
adherente 73
adjust 467
admin 25
administratie -25
administration -99
administrator -241
adresse 53
adressen 20
adresu -165
ads -14
advice -100
ae 6
af -125
afhentningskode -74
afrekenen -701
afsendt -37
afspraakcode -58
after 154
afternoon 320
afterwards 210
afzeggen -174
again -38
against -133
agb -33
age 148
agency 135
agenda -169
agent 5
ago 109
agora -37
agree 105
ahead 196
ahoj 118
ahora -12
ai 151
aikaa 199
aino 97
air 21
airways 144
aisha 185
aisyah -30
ait -4
aitah -22
ak 32
akaun 18
aki -67
akkor 23
akses -219
aksoy -17
aktif -221
aktivacijska 71
aktivacijski 144
aktiveringskoden 335
aktivierungscode 348
al -103
ala 63
alabbi 55
alam -10
alarm -362
alates -17
alatti 274
albany -6
album 48
alderhouse -118
alert -274
alerts -104
algebra -16
alisveris 5
alkalommal 94
alkuun -111
all -181
alla -11
alle 29
allerede -101
alles -227
allow -61
alls 15
almost 394
alone 00 -308
alone 0000 259
alone 00000 213
alone 000000 310
alone 0000000 125
alone 00000000 152
along 281
also 10
alt 45
alta 103
alternatively 6
altul 36
always -138
am -51
amb 253
amex -239
amigo -68
amorette 60
amount -59
amsterdam -96
an 35
ana -40
anagrafe -153
anche -128
ancien 104
and 11
anda -24
andere 356
anderen -41
andrei 17
android -10
anew -267
anfordern -197
ang 212
ange 203
angefordert 107
angekommen -64
angeles -132
angemeldet -273
angka -16
anh -292
ani -442
anika 222
ankomst -96
anlaggnings 188
anmeldecode 229
anmelden 159
anmeldung 195
anna 137
annan 49
anniversaire -495
ano -43
another 112
anouk 342
answer -25
answered -592
antal -58
anterior 57
antes -24
antwerp 123
antwort 80
anvil 170
any -118
anya 83
anything -257
anyway -996
anywhere -342
ao -19
apenas -22
aperto -13
api 49
aplicatie 357
aplicativo 173
aplikaciji -41
aplikaciju 345
aplikacji -35
aplikasi 73
apne 108
apo 56
apologies 150
app 104
app_name -58
appareil 33
appear 17
appen 343
apple 139
appli 18
application 26
appointment -113
approve -96
approved -420
approver 85
approx -116
apre -117
april -89
apstiprinajuma 5
apstiprinatu 7
aquesta 88
aqui 214
ar 65
ara 65
arasi 62
arasinda -205
arayin -13
arcade 103
arch 60
archive -173
arden -46
are 71
area -64
aren 47
arende 48
arendenummer -163
ari 16
armadietto -30
armario -138
arrival -37
arrivato -85
arrive -398
arrived -389
arrives -22
arrow 87
art 150
article 17
artifact -92
artik -13
arve -107
arvotaan -122
as 16
asa 111
ashburn -432
asi 19
asiakas -36
asiakasnumerosi -22
asiakaspalvelu -86
ask -9
asked 149
asking 182
asko -44
asks 187
assessment 89
assigned -124
assim -60
assinar 325
assinatura 94
assistance 9
assistant 64
asteptam -373
asti 8
asunto 168
at 5
atau -172
atentamente 119
ativacao 34
atlas -225
atm -250
att 104
attached -73
attaching -491
attacker -348
attempt -8
attempts_left 221
attend 32
attendance -131
attention -43
attesa 4
attivare 254
attivo -174
attorney 294
atveteli -155
au -90
auch -128
audio -211
auftrag 151
auftragsnummer -158
aug -22
august -58
aula -123
aurelia 3
aus -8
ausgefuhrt -10
aussi 69
austin -23
austral 46
australian -54
ausweis -67
autenticador -131
auth -95
authenticate 226
authentication 219
authenticator -401
authorised -157
authorization 61
automated 133
automatycznie 170
autorice 66
autorisation -48
autorizacao 123
autorizacion -86
autorizacni 111
autorizar 61
autorizzare 325
autoryzacji -31
av 3
available -78
avalanche -161
avantage -18
ave 84
avgang -203
avgift 45
avl -242
avons -181
avviso -17
awaits -194
award 28
away -57
aygun 19
aylik -51
ayuda 19
az 74
az0000 -31
azonositoja -103
b 15
b00 25
b0000 -150
b00000000 60
ba 155
ba00 -132
back 62
backend -279
backup 132
bad 77
badge 26
bag -359
bagi 2
baglanmak 111
baglanti -201
bahariye -188
baharu 123
baja -10
bakiyesi -24
bakom -15
balance -64
ball -8
ballot 387
baltimore 431
bam -318
bandung -53
bank -71
banke -6
banken -16
banking 84
bara -4
barcode -295
barista -7
barrier -479
baru 19
bas 268
base -103
based -74
basement -518
basket -35
basta -94
batchcode -57
baud 19
bay -20
bayad -48
bayar -126
bayaran -78
bb 170
bc 35
bd -77
bd00 57
bday -194
be 81
beantragt 316
beatriz 276
because 149
become -164
becomes -60
bed 85
beder 218
bedlo -229
bedt 104
bedzie -143
been -61
before 57
begin 205
beginn -13
begins -207
behalf 736
beheer 76
behin 53
bei -140
beim -114
being 136
beira 50
beirando 55
bejelentkezesi 86
bekrafta 127
bekraftelseskode 215
bekraftelseskoden 215
bekraftelsesnummer -131
bekreft 101
bekreftelseskode 169
bekreftelseskoden 432
belanja -4
beleg -69
belepeshez 204
belepesi 383
belepni 49
belepokodod 123
belge -46
bell -14
belo 281
belongs -157
below 26
ben 95
beneath 317
beneficiaire 185
beneficiario 295
beneficiary 108
bengaluru -52
benotigen 212
bent 30
benutzername -18
bereikbaar -121
bereit -120
berger -40
berhasil -57
berikan 67
berikut 242
berlaku 152
berlin -143
best -40
bestaetigen 208
bestallning -115
bestatige -255
bestatigen 76
bestatigt -32
bestatigung 153
bestatigungscode 437
beste -199
bestelling -59
bestellung -74
bestellwert -106
bestelnummer -32
bestillingen -64
bestilt 307
besvaras 141
betaald -126
betalingskenmerk -190
betragt -40
betreff 54
betruger -40
between -27
bevestiging 82
bevestigingscode 411
bevestigingsnummer -66
bevor 277
bewaar -183
bewahren -220
bez 44
bezorger -101
bezpieczenstwa 202
biar 262
bib -177
biblioteca -58
bid 310
bids 130
bien 142
bienvenido 352
biex 119
biglietto -201
bij -207
bill -54
billet -61
bin -218
binding 368
binnen 84
bio -62
birdefelik 149
birth 118
birthday -304
birthe 5
bis -8
biscuit 17
bist 119
biste 93
bit 102
bitte 4
bizden -243
bkr 2
bl -5
blagajni -135
ble -74
blevet -133
blijven -25
blir 80
blocchi 75
block -133
blocked -312
blue -14
blvd -65
blwch 147
bo 6
boarding -127
boards -18
boas -128
bob 8
body -98
boiler -181
boite -122
bok 230
boka -263
bokhornan 43
bokningen 357
bokningsnummer -92
bokningssidan 4
boksen -540
bol -52
boletim -70
bologna -29
bon -91
bona -78
bonifico 150
bono 24
bonus -48
book -55
booking -5
books -4
bor 69
borrower -158
boston 76
bot 99
botao -251
boten -55
both 86
boton -62
bottom 127
bought -239
bounced -379
bound 47
bouquet -505
bout 77
box 30
boxes 108
br -136
brae 69
brain -72
bram 14
branch -176
brand -943
brandname -1206
brauchen 25
breakfast -139
brechen 26
brenda 350
bridge -311
brief -251
brightmoor -1
bring -280
bringen -177
brings 266
brivibas -96
broj -240
brojke -49
broken -26
bronagh -182
brooklyn -162
brown 3
browser -8
browsers -203
brug 137
bruk 189
brukes 34
bruno 188
brutto -137
bs0 -65
bst -67
btc 185
buchungscode -28
bucuresti -79
budapest -22
bude 29
budet -116
bugun -4
build -117
bukan 101
bulletin -131
bureau 93
burglary -205
but -7
button -492
buying -122
buyuk 54
buyukdere 56
buzon -6
bv 48
by -48
byl -102
byla -48
bylo -187
byts 127
c0 -16
c00000 18
c0g 179
ca 60
cab -295
caba 36
cabbycar 448
cable 60
cache -233
cada -82
cadeau -655
caduca 157
cafe 72
cagri 248
cal -307
caldera -35
calendar -23
calendario -243
california 158
call -77
callback 293
calle -18
calling -13
calls -106
callum 88
cambia 41
cambiar 170
cambiate -140
came -54
campo 428
can -10
canal 68
cancel -210
candidate -136
cannot -150
canvas 8
cap -35
cape 229
capitals 199
captura 213
car -5
card 109
cardiff -65
cards -47
care 175
carer 210
carl -243
carnet -39
carrello -440
carried -59
carrier -113
carrinho -357
carta -44
cartao -1
carte -5
cas 36
case -67
casella 66
cases -257
casi 77
casilla 96
cassa -109
castellane 48
catalogue 161
catre 64
cau 221
cawangan -328
cb0 145
cc0qn0d -2
cdn 481
ce 75
ceci 146
cedar 25
celkem -119
cellar 464
celu 56
cena -193
centre 42
centro -54
cep -152
ceramics 82
cere -204
certificado -164
cerut 27
ces 62
cest -110
cette 40
cg 114
challenge 286
chance 235
change 9
changed -66
changelog -59
changes -18
changez -282
changing 43
channel 365
chao 94
charge -109
charged -114
charity 214
charlotte -411
charts 104
chat 250
chatterbox 209
chaudiere -5
che 107
check -51
checking 55
checkout -481
cheers 9
cheia 44
chem 18
cher 108
chere 290
chez 22
chi -68
chia 61
chiama -44
chiave 65
chiesto 50
chieu -129
children -155
chinh 86
chiusi -126
cho 140
chodi -245
choice 156
choisir -234
choose -69
christmas -171
chua -776
chung -390
ci -28
ciagiem 25
ciao 18
cidadao -206
ciebie -58
cierra -7
cif -23
cifra 87
cifre -26
cifrele 23
cijfers 170
cikis -103
cin 112
cinque 92
circulation -6
cisla -41
cislice 218
cislo -206
cita -76
city 233
claasen -17
claim 178
class -274
classe 37
clau 134
clave 126
cle 8
clean -59
cli -238
clic -186
click -414
clicked 10
client 27
client_secret -32
clinic 124
clinica 101
cliquez -164
clock 102
close 9
closes 8
club 24
cluj -183
cn -159
cnpj -2
co 11
coach -43
cobrar 130
cobrara 86
cod -31
code 149
codeexpired -221
codes -352
codi 69
codice 26
codici -111
codigo 20
codigos -303
coffee -66
coin -267
col 53
colis -123
colleague 205
collect -226
collection -50
college 87
colley -336
colour -147
column 100
com 92
come -120
comes -154
command 40
commande 4
comme 22
commented -42
comments -50
commission 95
commit -36
community 45
como 49
company 76
company_address 306
compare -123
comparta 108
compartas 362
completare 263
complete -3
compra -104
compras -59
comprovante -161
computer 87
computers -60
comunicarlo 251
con 73
concluir 150
conditions -201
conectati 15
conference -158
conferir -191
conferma 1
confermare 115
confidential 341
confirm 17
confirma 67
confirmacao 278
confirmacion 197
confirmada -131
confirmar -22
confirmare 24
confirmarlo 187
confirmata -342
confirmation 213
confirme 20
confirmed -96
confirmez 85
confirms 408
conforme -150
cong 1
connectee -198
connecter 92
connection 48
connexion 203
consectetur 49
consegna -115
console 117
constitucion -42
consulta -304
consultas 24
conta 57
context 102
continuacion 185
continue 186
contract -137
contrato 111
contravention -154
control -73
contul 74
convite -313
coop 163
copay 158
copia 335
copperleaf 345
copperline 36
copying -22
copyright 177
cordiali -65
corinne -86
cork 147
corkboard 55
cornhill -245
corporate 58
correct -201
correos -48
corretto -103
corsa 225
corte -20
cost -216
costo 122
costs -27
coucou 98
could -318
counter -126
country -447
counts 15
county -30
coupon -393
courier -151
courriel -80
course -152
coverage -200
created_at 152
creating 370
credited -441
crn 122
cron -142
crumb -189
csak 12
csarnokban -53
csomagszam -52
csv 100
ct -91
ct0000000000 153
cu 18
cua 41
cuando -38
cuanto -54
cuenta 6
cuentas 44
cuir 245
cumprimentos -266
curier -237
curl -433
curlew -155
current 44
currently -23
cursa -85
custom -245
customer -14
customers -349
cv -53
cve -816
cvv -93
cyfr 92
cyfry 73
czeka 149
d 38
d00 -29
da 26
daar 276
daarna -22
daca 158
dad 170
dados -90
dag 10
dagar -12
daha -6
daily -270
dakika 265
dakikan 288
dal -80
dalam 181
damit -114
dan -88
danach 65
dane 181
dang 38
dank -7
dann 206
dans 161
dar 317
das -13
dash 303
dashboards 413
dashes 53
dass -38
dat 71
date -139
dateien -113
datum -110
dauer -140
daugiau -62
daxil 437
days -169
dazu 314
db -70
db0 55
de -28
de0 -43
de00 208
deactivated 27
dead 175
deal -88
dear -19
debit -5
december -327
decembra -227
decembre -108
decembri -54
decembrie -21
declared -169
decline -61
dedahkan 228
deep -237
default -98
defer -1
deg 169
dei 136
dein 152
deine 125
deixa 270
dekujeme -93
del -50
dela 210
delai 75
delay -144
delete -241
deletion 7
deletions -42
delivered -276
delivery -19
dell 87
della -69
delle 192
dem 5
demande 83
demandera 258
demir -88
demo -50
den -9
denemesi 82
dengan 101
denise 60
denne -33
dennis 208
dentist -47
denver -30
deny -505
dep 72
departure -81
deployed -196
deposit -29
deposits -45
depuis -60
deqiqe 338
der -39
derigs 223
dermatology 300
derniere 22
des -69
deschisa 12
desconto -1
descuento -15
desde -6
desember -311
deset 108
desk 35
desktop 193
desmond -202
desormais -43
destinatario -246
det 67
detail -87
details -96
deux -30
dev 66
develop -35
devices 108
deze 4
dh0 130
di 22
diary -126
dias -158
dibatalkan 4
dicas -22
dice 114
dicembre -101
did -118
didn -71
dieci 37
diem -19
dies 286
diese 71
diesen 192
dieses 42
different 247
dig 172
diga -202
digicode -61
digit -41
digita 274
digital 166
digitale -100
digitare 335
digite 417
digiti 810
digitos -226
digits 35
dihormati -229
dij -16
dikirim -9
dimanche -280
din 67
dinamica 245
diperlukan -141
dir 281
direct -42
directly -174
direkt 66
disabled 241
disattivato 241
disclose 82
discount -450
discussion -36
disk 459
diskaun -195
diskon -79
dispatch -194
display -96
displeji -53
disponible -316
disponivel -399
disposable 121
distribution 305
dit 13
ditt -118
diz -169
dlamini 556
dlouha 45
dn 47
dne 91
dni -336
dnia 31
dns -77
do 52
dobry -46
doc -135
dockside 63
doctor 163
documento -112
doen -77
doesn 37
dogrulama 100
dogrulandi -58
doi -111
doing 155
dokumentu -28
domain -113
domains -277
domande -187
domenica -568
domingo -50
don 6
dona -228
done -95
donnerstag -172
donor 96
dont 123
door -136
doors -67
dopo 84
dort 122
dos -1
dossier -35
dostana -125
dostane 52
double -68
doubt 3
dovetail 289
download -137
downloaded 36
dp -58
dr -22
dra -76
draft 83
dragon 113
drar -174
draw -146
drawer -122
dress -192
drive -58
driver -205
drivers 362
drop -83
dropped 81
druhe -57
du 27
dublin 76
due -21
dugmeye -50
dumneavoastra 62
dung 161
dunmore 123
duoc -335
duoi 10
dupa 258
dur 77
dura 207
durch -27
durchwahl 128
duree -2
duvidas -162
dve 104
dvorak -131
dvs -46
dx 143
dynamic 207
dziekujemy -161
e 18
e00 -124
e0e 184
each -91
ean -62
earlier 162
earned -80
ec0m 76
eccolo 47
ecra 98
ecran 526
ecrit 385
ed -98
edge -26
edinburgh -63
edir -37
editor 111
edu -370
ee -282
eenmalig 330
eenmalige 502
effet 140
effettuato -182
ega -32
egy 24
egyszeri 342
ei 7
eight 27
eiluteje 132
ein 245
einen -136
einer -34
eingabe 127
eingeben 128
eingegeben 22
einladung -210
einmalcode 332
einmalkennwort 443
einmalpasswort 356
eins 123
eintippen 520
eintragen 43
eisai 9
ekipa 59
ekki 398
ekrana 291
ekrandaki 122
ekranina 260
ekraninda 187
el -82
election -167
electronico -40
elegir -321
elektro 284
elettronico -50
elevated 28
elif 100
elkeszult -173
ellenorzo -7
eller -341
ellers 163
elm -211
else 110
em -70
email 28
emergency 168
emme -191
employee 1
employees 303
employer -163
employers -44
en 13
enaa -147
encomenda -134
encore 31
ended -103
ender -54
endet -7
endif -152
ending -60
ends -78
endung -1
endziffern -17
energia -2
enero -13
engangsadgangskode 61
engangskod 411
engangskode 98
engangskoden 365
engangslosenord 7
engangspassord 350
engedelyszam -7
engineer -229
england 112
enheten 61
enhetsnummer -11
enjoy -117
enlace -447
enroll -211
enrolled -112
enrolment 102
ens -18
enter 370
entered 8
entering 589
entra 50
entrance -9
entrando 128
entrare 406
entree -262
entrega -285
entrez 358
entro 162
entry -96
entsperren 143
entwurf 183
env 281
envelope 29
enviado -77
enviamos -691
envio -16
environment 168
envoi -494
episode -71
equipe 100
equipo -15
er 28
eres 213
erhalten -34
erinnerung -109
erositsd 101
erp 156
error -313
errore -165
ersetzt 119
ervenyes -128
erzeugt 188
es 82
escolher 357
escreva 377
escribe 522
escribelo 463
escribi 81
escriu 273
ese 120
eshte 246
esim 28
eskerrik -19
eso 312
espace -44
essai -1
esserti 94
est -10
esta 9
estado -62
estas 241
este 32
esti 182
estimada 257
estimado 67
estonia -110
esy 8
eszkoz 122
et 44
etait -182
etape 174
ete -221
etta -251
etter 85
eu 90
eur 53
euro 58
europe 164
even -43
evening -195
event -133
events -397
ever -246
every -142
everything -97
examen -171
examinations 155
example 68
exchange -25
exclusive -25
existing -354
exit -305
exited -157
exp 85
expect -3
expected -431
expira 275
expirat -18
expire 2
expired -159
expires_in 159
expirou -60
expiry -230
ext -2
extend -272
extension -80
external 243
eyjhbgcioijiuzi0niisinr0 -569
ez 119
ezt 112
f 39
f0kz -613
fa 22
fach -102
facil 318
factor 100
factory -227
factura -84
facture -165
fade 155
fai -6
failed -210
failures -130
faire -466
faites 81
fake -443
faktura -131
fale -145
fall 223
fallen -19
falls -29
falta -165
family 103
fare -20
fares 694
farid 221
farrow -75
fatou -154
fatto 27
fattura -13
fatura -48
faubourg -31
fault -225
fca -28
february -95
fecha -5
fee 66
feedback -131
feeder -99
fees -172
fehler -12
fehlzeiten -157
feil -267
feira -304
feiraoonline 43
fel -122
feld 215
felhasznalhato 10
felixstowe -55
felkod -168
felt 147
feltet 68
feluleten 91
fem 96
femke -86
fenn -230
fennimore 23
fenwick 705
fereastra 149
ferme 146
fernbank -354
fertig 437
feu 409
fewer -129
fi -111
field 41
fieldnote -209
fig -120
figure 198
figures 31
fila 6
file -88
files 14
filing 124
fill 113
fim 70
final 32
finally 173
find -98
fine -383
finestra 501
finish 115
finished -137
fiokja -104
firefox 22
firma 157
firmware 329
first 72
fis -46
fiscale -159
five 90
fix -386
fixed -143
fizetendo -68
fizetest 177
flex -15
flickers -122
flight 24
flixbox -32
flour -104
flug -125
flyers 207
focus -175
foglalasi -58
foi -121
folgende 7
folgenden 73
follow -76
followers -102
following 95
follows -9
folosi 85
folosinta 492
folositi 5
foo 21
footer 60
for 53
forecast -163
forfaller 16
forge 9
forgets 369
forgot 64
forgotten -59
form 100
formality 150
formato -76
forms -130
formulaire 279
formular 33
formulare 85
formulario 364
formulier 98
fornitore -319
foro 54
forsakring -34
forst 149
forste 77
forum 104
forward 101
fost -84
found 126
four 130
fr 123
fr00 281
fra -74
fragen -47
fragor 93
fragt -86
fram 13
fran -43
francisco -25
frau 84
fraud -100
fredag -59
free -127
freephone 152
freeze 26
freigabe 126
freigabecode 110
freigegeben -200
freight -67
freischaltcode 359
freischalten 24
frem 82
frequency 332
fresh 178
frete 137
freundliche 54
fri -14
friday 29
friend -94
friends -260
from 71
front 105
frontend -265
ft -119
fue -145
fuer 96
fuiste -151
full -154
fun 529
funciona -217
fund 67
funds -90
fungua 324
fur 62
further -63
fw 68
fyll 201
ga 150
gaat -32
gabarit -30
gaida 97
galaxy 66
galima -82
galway -123
game 128
games 116
gang 20
gangen 348
ganger -126
gannet -6
gaps 153
garage 44
garantie -61
garden -141
gardener -36
gare -57
garlic -171
garn -4
garnet 83
gast -9
gate -222
gatekeeper 35
gates -130
gateway 115
gatt 48
gave -201
gb 18
gb00 -14
gbp 57
gdansk 267
gdynia -43
geben 30
gebruik 23
gebruiken 165
gebruikersnaam 277
gecerli 192
gecerlidir 148
gecerlilik 132
gecko 226
geehrte -109
geehrter 128
geen -40
gehort -29
geloscht 157
general 104
generated 199
generator -571
genere 132
genom -121
gens -632
gent -154
gentile -77
genuine -501
ger -72
gerade 191
gerb 7
gerek -184
gesendet -71
geslo 418
gestuurd -84
get -120
gets 111
getting 161
gewoon 92
ghent -53
giam -579
gian -56
giao -39
gib 88
gibt -81
gida -158
gift -217
gilt 77
giltig 40
ginevra 21
giorno -122
girin 557
giriniz 238
giris 13
git -210
giv -25
give 132
given 27
gives 62
glad -12
glass 36
gleich 69
gmbh 25
gmt 11
go 183
god -51
godan -22
godkende 42
godzinie 59
goes 114
goi -164
goiania -381
going 108
gol 45
gold 47
gom -221
gonder -213
gonderdik -223
gone -73
good 39
goodbye 186
goods -24
gooi 74
gospa 211
gospodo 59
grab -250
gracias -38
gran -49
granite 67
grant -153
gratis -236
green 32
greetings 106
grew -32
grey 197
gridbox -62
groete 8
groetjes 78
gros 125
gross -312
group 196
grudnia -244
grunwaldzka 29
grus -138
grusen -72
guard 202
guarde -29
guardian -17
guest 256
guide -155
gultig 229
gun -244
guna 201
gunakan 127
gunilla 31
gunu -97
gutscheincode -353
guvenlik 95
gyldig 60
gyventojai -345
h -12
h0k0 41
ha -48
haben 126
hace -89
hacer -57
had 81
hadiah -59
hagkaup -107
hai 31
hakemuksen 168
halaman 597
half -22
halifax 4
hall 77
hallam 93
haller 68
hallissa -53
hallo -86
halo 2
halsningar 211
halt 252
halten -67
hand 154
handed -124
handel -62
hands 127
hang -237
hanggang -175
hann 77
hannover -10
hanya 160
happen 154
happened 131
har 23
harbor 29
hari -109
haric 145
haro -742
harrison -14
harrow 99
harrowgate -159
has -2
hash 3
haslo 137
hasznalatos 279
hasznalhato 287
hata -114
hatali -20
havale -82
have -60
haven 384
having 21
havnegade -126
hay -56
hb 54
he 81
head -71
health -19
hear 77
heard -12
hears 236
hearth 14
hebben -181
hech 198
heeft 86
heft -163
hei -130
helen -78
hello 28
hello00 171
helmi 234
help 27
helpdesk -65
helping 168
helpline 35
helps -679
helsinki -65
hen -198
hendelse -39
her 15
here 58
herr -5
herstelcode 165
hesabini 11
hesabiniza -149
hesla 381
heslo -67
het 186
heti -37
heu 50
heure 158
heute 217
hey 172
hezky 115
hf 14
hi 3
hibas -11
hidden 70
hien -21
hier 208
hij 98
hilsen 81
him 114
hingga -180
his -111
hivja -30
hiya 14
hmrc -103
hmz0tq0b0k -279
ho 58
hoa 119
hoan 258
hodin 29
hodinu 129
hodiny 127
hogy 3
hoi 2
hola -100
hold -70
holding 203
holds 312
holfid -118
home 72
honey 191
hop -454
hope 19
hora 101
horaires -224
horizonte 80
hos 18
hospital 64
hosting -98
hosts -316
hotels -35
hotline -123
hour 387
hours -195
house -72
how -352
howdy 100
hozza -106
hp 129
hr 1
hrb 15
hrs 151
hs -37
ht0 109
http -224
https -292
hub 52
hubungi -64
huerto -35
human -68
hundred -220
hungry 30
huwag 208
hvala -35
hvor 162
hx0 147
hygienist -6
hyphen 233
hyva 166
i 10
iade -232
ialah 4
iana 132
iata 256
ib 121
iba -58
iban 29
icin 284
icinde 167
ict 221
id -142
idatzi 427
idea -126
ideiglenes -81
identificador -200
identificarse 7
identity 171
identyfikator -44
iemand 117
ieraksti 85
ierakstiet 93
ievadiet 210
ifsc 32
ig -81
igazolas -81
ignition -17
ignore -76
ihag -72
ihr 40
ihre -74
ihren -95
ik -18
ikaw 131
iki -126
il 25
iletisim 54
ilinca -406
illegalstateexception -247
im -63
ime 90
imizuzu 304
immer -42
import -207
importe -44
importo -87
impressum -85
in -2
inbjudan -55
inbox 14
inc 89
inc0000000 163
incidencias -37
incident -169
incl -202
include -326
inconnu 91
indeksi -11
indica -78
indiquez 356
indiranagar -115
indirim -398
indirizzo -26
indtast 399
indtaste 17
infinite 162
info -143
infolinka 16
informamos -51
information 246
informe 76
informujemy -320
infotelefon -92
ingelogd -71
ingen -83
ingenting 322
ingresa 255
ingressos 56
ingrid -6
ini 168
iniciados 349
iniciar 64
initiated 282
inlogcode 292
inloggning 39
inloggningskod 99
inn 178
innlogginger -62
inombolo -52
inr 45
ins 148
inscription 80
inserire 165
inserisca 268
inserisci 337
inserite 53
inserito -32
insert 24
insertions -62
instagram -290
install -152
installed -182
instance 42
instead 291
instruction 44
insurance 142
int 35
inte -89
integration 176
interactive 227
interest -2
interfon -28
internet 22
interno 10
intikken 14
into 144
introduce 371
introduceti 345
introducir 327
introduiu 104
introdus -84
introduza 518
introduzca 368
introduzir 121
inv 121
invalid -408
invitation -84
invited -11
inviteret -320
invoice -194
invoices 11
io -25
ioctha -323
ios -190
ip -111
ipad -20
ipe 180
iphone 171
irasyti 127
ird 347
irja 258
is 49
isbn -98
islem 216
isn 56
issn 179
isso 291
issue -120
issued 60
issues -74
ist -103
iste 185
isteach 366
istediniz 8
istersen 43
isto 124
it 70
italia 189
item -214
items 272
its 162
itself 47
itt 89
itu 134
iva 169
iveskite 159
ivo -90
izkaznice -102
iznosu 70
j00 -31
ja 21
jadran 32
jadwal -106
jahr -419
jakarta -26
jako 82
jalan -124
jam -62
jan -11
jana -95
jangan 100
januar -137
january -36
jatka 8
jatoba 24
jau -176
java -315
je 65
jeder -272
jednokratna 287
jednokratnu 10
jednorazove 267
jednorazovy 291
jednorazowe 271
jednorazowy 220
jej 50
jelentkezzen 51
jelszo 155
jemand 260
jesli -158
jest -82
jeste 1
jestli 281
jetzt 21
jis 42
joan -89
job -93
jobs -115
joel 1
join -216
joining 223
joku 244
joliet 37
joost -59
jos 8
journal 46
journee -54
jours -69
jovahagyo 338
jsem -30
jsme -80
juli -408
julio 99
jumper 270
june -23
juni -229
junio 66
juniper 20
juno -36
jus 185
jusqu -5
just 66
justificante -2
jusu 158
juz -41
k0 74
k00 26
k0b 31
k0n 2
k0p 30
k0q0mx -30
k0vq0 -90
ka 64
kad 35
kadar -97
kadikoy -69
kahvi -54
kai 244
kaikki -107
kaixo 17
kalau 70
kali -103
kami -118
kamu 49
kan 50
kanner 14
kara -170
kare 30
karne 10
kart -261
karta 24
karte -118
kartica -88
kartinizla 111
kasim 21
kassan -270
kasse -170
kaunas -179
kaytetty -98
kazdej -242
kc -118
kcal -111
kde -130
ke 9
kedves -102
keep -194
keeper 141
keeps 14
kehtib 166
keizersgracht -1
kell -109
kelpaa 12
kennt 106
kenteken -57
kentta 65
kenttaan 164
kerdese -53
kerjuk 117
kerran 331
kert 219
kertakayttoinen 498
kertakayttokoodi 168
kertakayttosalasana 43
kertakoodi 235
kertakoodisi 463
kesto -21
kestrel 86
keswick 483
kesz 24
ketik 394
key 84
keyerror -313
keyhaven -546
keynote 493
keypad 68
keys 38
kezdemenyezte 122
kg -163
khac 35
khach 21
khau 69
khi -470
khong -124
kid -21
kidding 23
kiitos -238
kime 179
kimga 72
kimlik -49
kind -29
kindly 34
king -63
kini -128
kinnita 24
kinnituskood 256
kino 69
kiosk 51
kirish -93
kirjaudu 217
kirjaudut 135
kirjautua 5
kirjautumassa 215
kirjautumiskoodi 190
kirjautumiskoodisi 372
kirjoita 521
kis 74
kit -60
kk00x 278
kl 47
klantnummer -58
klauzula 117
kleebi 276
klein -213
kleine 154
kleinschreibung 30
klick -466
klicka -161
kliencie -4
kliendinumber -155
klientske 285
klijenta 184
kliknij -331
klistra 172
klopt -133
kluisje -189
knappa 197
knappen -52
knihovna -9
knjiznica -84
knopf -111
know 154
knows 139
kobenhavn -26
kod 22
koda 57
kodas -16
kode 26
koden 54
koder -214
kodja 305
kodo 118
kodod 246
kodot 13
kodow -612
kodu -48
kodun 163
kodunu -71
kodunuz 198
kodunuzu -224
kody -16
kofi 59
kohtaan 25
koko -66
kolonky 95
koltuk -71
kombinierbar -40
komin -15
kommer -59
kommst 115
kommt -304
konci 176
konfirmasi 4
konnen -173
kontakt -27
konto -45
kontoen -89
konu 179
koodi -22
koodilla 7
koodisi 202
kopieer 112
koppel 223
kor -74
kornat -239
kort -74
kortele -6
korting -14
kortingscode -225
koszyku -155
kotak 201
kotan 40
kovetkezo -168
kq -102
kq00xt0 485
kqmz -15
krakow -117
krijg -471
kristjan -113
krvt0000 -141
ks 54
ksh -21
ksh0 -23
ktere -179
ktore 257
ktos 165
ktr 136
kui 63
kuin 282
kuingia -81
kul -295
kuldtunk -5
kuljettajalle -107
kullanilabilir 69
kullanimlik 149
kun 96
kunagi -3
kund 187
kunden -475
kundennummer -99
kundenummer -65
kunder -362
kundnummer 3
kundservice 26
kup -33
kuponkoddal -54
kupuje -84
kurier -68
kurierowi -119
kurs -136
kurverwaltung 59
kuryer -77
kus 17
kusi -59
kvart 260
kvitto -133
kvk 23
kvkk -137
kwa 50
kwadrans 318
kwame 62
kwartier 104
kwenye 101
kwh -185
kx0 -46
kx00 -74
kysytaan 179
kysyy 67
l 45
la 3
lab 110
labas 370
label -116
labels -377
ladder 25
lady -84
lag -22
lagi 57
lagos 242
lahetetty -59
lahetystunnus -89
lahti 149
lahtrisse 227
lai 140
laman 38
lan -88
lane 51
langre -60
language -249
lanjut 12
lanken -461
lantern 29
lapa 281
lapses 168
laptop -37
large -282
larkspur -167
las 92
lasku -26
last -5
lasts 164
late -9
later 106
latest -79
laudo 98
lauka 158
lautet 119
lb -188
le -91
lead -178
leave -168
lectores -90
lectura -221
leeuwarden -3
left 18
legal -10
legen -78
lehe 176
lehel 28
lei -96
lejart -2
lek -11
lending 225
length -247
lenken -1
leo 155
lep -157
les 86
lesen -123
lesesaal 69
lesson -53
lessons 9
lesz -98
let 76
letras 242
letre -111
lets 327
letters 236
leur -255
leva -76
lht -142
lib -161
liberar 245
licence 113
liczba -75
lieber 95
liegt -89
lien -326
life 17
ligacao -52
lights 112
like 6
limit 7
limited 186
linde 26
linden 48
line 29
linea 274
linen 3
lines -249
link -400
linka 36
linket -276
linking 44
linkki -281
links -106
linkul -209
lisboa -20
list 17
listeden -98
listen -164
listeners -201
lists -131
little 48
livro -40
liye 261
lj0000 -158
ljubljana 136
ll -34
llc 90
llega -256
llp 279
ln -71
load 109
loans 391
lobby -129
local -146
locale 131
localizador -404
location -73
locator 118
locker -170
lodestar -3
loft -151
log 72
logga 124
loggade -82
logge 63
logged -136
loggen 111
logger -196
logget -278
logging 21
login 143
login_challenge 75
logins -176
loginwithemail 334
logistics 27
logowanie 6
logs 147
logt 33
loja -261
lokalu 113
lokasi -26
lola -57
london -120
long -229
longer -133
look -165
looked -269
looks 52
loomis 231
lor -14
lordag -107
lorem -30
lorient -54
lose 11
losenord 68
lost -149
losung 218
lovelace 33
low -266
lower 335
lowlandvet 698
ls0 -121
lt 46
ltd 106
ltda 40
lucia -94
luck -526
lucky 90
ludlow -82
ludo 161
lugar -28
luka -38
lun 37
luna -42
lund -4
lune -403
lunedi -246
luvulla 85
lx 5
ly -115
lyon -32
m 10
m0 -16
m00 -425
ma 100
maak -90
maandag -221
maar 156
maart -11
machine 214
macos -135
made 103
madison 85
maelle 51
magaval -84
maggio -56
magic 175
mah -89
mail -24
mailadres 214
mailadresse 60
mailbox 86
mailed 76
mailer 105
mails -110
main -78
maintenant -130
mairie 224
mais 1
maison -82
maiuscole 128
majuscules 155
make 4
maksu 118
mali -102
maliciously -1164
malmo 90
man 135
manage 80
managed -85
manager 115
mandamos -257
mandant 274
mantem -105
mapleton -841
maps -443
mara 55
march -226
marco -161
mardi -130
mare -42
marek -334
maret -4
marisol 33
market -114
marque -72
mars -244
marsh 93
mart -8
martalik 184
martedi -220
martes -1
martin -63
marzo -19
mas -119
maslak 22
masold 199
mastercard -103
masuk -24
masukkan 282
masz 56
mat 103
matches -173
maticna 51
matricula -355
matter 370
mattermost -414
maureen 35
maximum 132
may -64
mayo -154
mayor -59
mayusculas 393
mbps 119
md 106
md0000 20
me -260
meals -103
means 6
meant 201
meanwhile 38
med -2
medical 153
medlemsnummer -151
meer -64
meet 110
meg 51
megadott -48
megerosito 59
mei -10
meille 249
mein 21
mel -139
melden 88
meldest 211
meldet -211
mellem -184
member -92
memberikan -202
members 220
membership 127
men 19
mendaftar 97
mengaktifkan 1
menit 36
menos -231
mensagens -197
mensaje -39
mensajes 201
mention -52
mentioned -14
mentions -43
menu -95
menus -262
mer -394
merchant 91
merci -311
merge -308
meridian -7
mes 9
mese -134
mesicu 19
mesma -254
message -20
messaggio -13
met 129
meteran -90
method -322
mette 50
mezojebe 53
mfa 153
mg -58
midnight 390
miejsce 4
mientras -64
mieter -49
mig -160
mijn 32
milano -191
mili -334
mill 60
millbrook -375
million -173
millrace 492
milo -231
min 171
minden -20
mine -346
minggu -265
minh 25
minima -23
minimo 77
minimum -31
minit 290
mins 356
minuciu 165
minuscules 263
minusu 91
minut 353
minuta 394
minutach 115
minutah 309
minute 162
minuten 327
minuter 229
minutes 173
minuti 369
minutit 132
minutos 429
minuts 27
minutter 305
minuttir 205
minutur 402
minuty 93
minuutin 228
minuutissa 64
minuuttia 133
mira -210
mission -61
mistake 136
misto -40
mit 27
mitarbeiter 49
ml -193
mm -44
mms 172
mmsi 17
mn0eymw -80
mniej -270
mo 8
mobile -185
mobility 97
mochten 42
mode 36
model -153
modem 180
modifie -53
modtaget -63
modulo 157
moi -41
moikka 195
mois -71
moisture 276
moja 240
mokejimo 142
moment 34
mon -43
monday -186
mondays -10
mondja -132
money 34
monitoring -240
monitors 35
monk -20
monouso 604
monstera -339
month -76
months -18
montserrat -87
more -84
morgen -79
morning 40
morris00 185
mos 377
most -164
mostantol -88
mostly -100
mostra -55
mostri -19
mot 55
moth 29
motor -41
motorista -77
moved -241
moves -16
mozna -160
mp0 -172
mpan 353
mr 9
mrn -37
ms 30
msg 165
msimbo 234
mst -122
mtan 287
mtu 293
much -30
muffin -220
muista 135
mukaan -87
munud 6
museum 111
musica -94
muss -172
must 125
musterimiz -18
muzete -218
mva 33
mvh 131
mx -188
mx0 -73
my -126
myhealth -119
myservices -159
m³ -304
n -28
n00 322
n0juxk -14
na 17
naam -36
nach 16
nachname -315
nachricht -43
nachste 220
nachster -92
nada -113
nadia 224
nadie 30
nagon 164
nagot -66
naic 37
najdete -17
nakup -26
nakupu -164
nam -172
namai -27
namaste 248
namba -32
nambari -87
name -169
names -59
nan -131
nantes -152
nao 68
nap -212
napis 135
napiste 160
napisz -14
narocilo -96
narudzba -18
nase -51
nasi -25
nastavit -348
nastavite -161
naste -111
nationale -285
navegador -14
nd -88
ne 77
near -27
nearly 157
nedele -190
need -42
needed -20
needs -13
nego 19
negozio -33
neka -516
nelkul 68
nell 90
nello 217
nem -32
nepatvirtintas 199
neplatny -123
nereikia -174
nesdelujte 85
neste -88
net 23
netherlands -73
nettleseren 308
network -27
neu 138
neue 26
neuen 107
neuer 75
never 14
nevienam 131
new 27
news -318
newsletters 108
next 17
nf -313
nga -42
ngaku 75
ngay -223
ngo 96
nguyen 97
nhan -159
nhap 98
nhe 143
ni -12
nia 101
nic -76
nice -102
nicht -77
nichts -255
nie -31
niego 105
niets -185
nieuwe 106
nights -72
nije -54
nikada -189
nikomu 119
nimanui 305
nincs -351
nine 96
ninety -366
ninguem 132
nisi 221
niz 53
nizami -4
nl0000 -467
nm 64
nm0 7
nmls -155
no -24
nobody 98
noch 201
nodig 127
noen 60
noget -204
noi -60
nok 294
nombor -77
nome 24
nomor -107
nomreniz 107
nomresi -115
non -65
none -138
noon 113
nordhaus -129
normal -217
normally -72
norte -20
north -58
northmere 300
norway -220
nos -62
not -12
nota -257
note -7
notebook -70
notes -204
nothing -298
notice -125
noticed -134
notifications -250
notig -422
notre -267
nouda -91
noutokoodi -197
nouveau -80
nov -223
nove 224
november -125
novembre -193
novembro 9
noviembre -219
novo 137
novy 11
now -69
nowego 120
nowy 172
ns 197
nt -148
nu -177
nua -333
nueva -43
nuevo 28
num -28
numar -39
numarali -43
numaraniz -208
numarasi -90
numarul -95
number -69
numbers -84
numbrid -27
numer -272
numerem -188
numeris -102
numero -154
numeroon -34
numerot 98
numeru -51
nummer -345
nummeret -52
numurs -119
nun 36
nunca -249
nuo -43
nurse -6
nursery 389
nxtuy0z_spgnmjxfq0wggl0q -64
ny -49
nyckeln 219
nye -74
nyt -37
nytt -49
nz -231
o 5
objednavka -11
objet 99
obrazac 36
obrazovce 215
obrazovke 195
obrigado -170
oc -43
och -83
ocorrencia -38
ocr -152
october -199
od -51
odbioru -345
odense -6
oder -163
odkaz -276
odnosnik -241
odoslana -27
odpowiedz -18
of -35
off -35
offer -64
offers -485
office 73
offline -227
offnen 172
offnet -158
offset -102
often -30
og -24
ogni -121
oh 13
ohm 154
ohm_sweet_ohm -538
oi -29
oib 10
ok -50
okafor -117
okkar 55
okna 198
oknie 43
oktober -214
ola 27
olamide 265
olay -202
old 24
oldalon 548
oleander -539
olet 388
olette 94
olit -130
olur 283
oluwaseun 192
om 57
ombi 317
on -29
onay 170
oncall 250
once 25
onda 363
onder -28
onderstaande 9
one 97
onepass 78
ones 34
onetimepassword 167
online 89
onlinebanking -117
only 152
ont -215
onze -32
oo 332
op 10
opa 7
open 70
opened 69
opening -40
openstaat 381
operacao 60
operacja 166
operacji 63
operation 136
operations 159
operative 164
operator -18
opiste 608
opoznieniem -11
opposition 274
ops 203
opsanim 58
option -55
or -34
ora 25
orange 61
orario -111
oraz -178
orchard -64
order -115
ordernummer -88
orders 106
ordinateur 237
ordine 15
ordre -67
ordrenummer -24
ore 122
oren -108
organisation 431
oriel -184
original 4
origine 14
os -5
osei -218
osl -25
oslo -7
osoitteessa 14
ospiti 59
oss -86
others -50
otherwise -10
oto 238
otp 149
otp_code -871
otp_ttl_minutes -408
otra 17
otrzymalismy -70
otter -37
ou -97
oude -23
oui -229
oulu 132
our 5
out 42
outbound -231
outro 52
outside -1
ouvert 81
ouverte 250
ouvidoria -141
ove 444
over 55
overovaci 363
overovaciho 127
overstory -460
own -33
owner -112
oy 72
oyelaran -158
oz 10
ozel -157
ozvi -38
p 11
p00 -207
p0rncfwn0on0 381
pa -31
paattyy -4
pacific 542
pack -277
pada 13
paddock 45
pag -108
pagar -273
page 254
pages 51
pagi -16
pagina 573
pago 6
paid -25
paikalle -365
pair 45
pak -34
paket -286
pakke -66
paldies -100
palisade 46
palletcode -69
panama -186
pane 93
pani 16
panier -344
pankki -206
panstwo -196
pantalla 311
pantry 190
papa 6
papertrail -447
par -156
para 213
parade 42
parar 4
parast 169
parcel -273
parcels -65
parent 231
parents -67
paris -26
park -51
parking -114
parnu -83
paro -85
parola 13
paroli 238
parool 47
part -89
partir -105
partner 28
party 128
pas 5
pass -124
passcode 246
passcodes -501
passed -142
passes 129
passkey -213
passkeys -163
passord 23
passt -86
password -16
passwordless 615
passwort -190
passworts 35
past 196
paste 221
pastrati -27
patch -191
path 143
patient 78
patvirtinimo 243
patvirtinti 263
pause -319
paused -176
pavia 66
pay -53
paydesk 375
payee 34
paying 34
paylasmayiniz 264
payment -52
payout 466
payroll -37
pdf -242
pdt -185
pe -66
peakline -58
pebble 202
pedalo 226
pede -74
pedido 92
pedidos -28
pedir 13
pediremos -260
pediste 5
pediu 42
pegi 5
pekka 428
pembelian -238
pending 368
penerima 745
pengambilan -223
pengenalan -122
pengesahan 297
penjejakan -6
pennant 393
penrose 138
pension -154
pentru 98
penztarnal -346
people -163
per 4
perc 34
percen 102
perchline 35
percig 593
period -90
periodo -88
peristiwa -159
permohonan 318
perr00 -155
pershendetje 106
personal -283
personlichen -68
personne 294
peru -162
pet 136
petak -237
pete 351
petis 421
petro -226
petrol -22
peux 84
pham -77
phone -101
phong -198
photo -96
phut 555
picked 83
pickup -235
pid -179
pide -28
pidio 56
piece -131
piegade -126
pier 44
pieslegsanas 44
pigeon 157
pike 25
pills -105
pin -1
pincode -124
ping -44
pinnacle -145
pins -100
piu -52
pixel 73
pizza -90
place -130
placed -62
places -9
plain 38
plan -18
plane -37
planner -298
plant -251
plata 126
platbu 94
plate -75
plati -13
platnost 207
played -77
player 55
players 182
plc 73
pliktrologise 7
pln 210
plot 18
plotline -45
plover -62
pls 28
plumtree 18
plus -109
plusieurs -94
pm -14
pnr -107
po 74
pocketcms -133
pocztowy -128
pod 12
podaj 104
pode -171
podpisania 38
podra 124
poi 226
point -11
points -220
pojistovna 106
pokazite -99
pokoj -103
pole 257
police 225
policy -96
polis -75
polje 116
polling -195
polu 275
pon 213
pone 92
ponownie -250
ponta -56
pontos -3
pop 189
poprzedni 19
popust -71
por 26
porta -175
portal 82
portale 243
portalu 107
portfolio -285
portland 88
porto 25
portone -63
portugal -113
position -14
poslali -50
poslana -91
possible -53
post -220
posta 6
postadress 86
postal -243
postami -105
postbox -73
postcode -120
poste -37
postgres -314
postinumero -117
postnummer -157
postovana 126
posts 1
pot 172
potongan -7
potrditveno 87
potrebovat -218
pots -206
potting -103
potvrdenia -39
potvrdit -177
potvrdite 61
potvrdte 116
potvrdu 396
potvrdzovaci 135
potvrzeni 129
potwierdz 32
potwierdzajacy 302
potwierdzam -237
potwierdzenia 78
potwierdzenie 92
pour 193
pouzijte 543
pouzite 87
povedzte -75
pozdrav 28
pozdravem 230
poziadali 41
poziv -41
poznan 65
ppiydgaehq -39
pr -25
pra 170
praha 12
prank 179
prasome 4
prasymo 17
pre -82
precedente 20
precinct -328
precisa -22
pred -141
predmet -36
prefer 47
prelevement -164
premere 78
premio 9
prenotazione -39
prepisite 226
prescription -210
presentarsi -24
presente -20
press -78
pressed 470
preukaz -130
preuzimanje -18
preview 215
prevista -61
pri -221
price -146
prihlaseni -12
prihlasenie 28
prihlasovaci 231
prihlaste 200
prijava -153
prijavite 204
prijavo 213
prijavu 213
prima -146
primeira -64
print -72
printed -266
printer -219
printing -297
priority -6
pripad -8
pris -299
prisijungimo 333
prisijunkite 138
pristup 229
privacy 31
priya 25
prize -6
processed -45
prod 41
product -357
production -67
profile 9
profilo 78
program 30
programme -327
project -70
projector 67
projekt -206
promise -223
promised -209
promo -151
promocional -197
prompt 368
prompted 85
pronta 86
pronto 22
proof 222
property 144
prosim -139
prosinca -238
prosvasi 9
prosze -4
protected 40
protection -47
proud -410
prov 126
prove 188
provided 20
provider -247
provisional 123
proximos 51
prufen 85
pryce 36
przelew 79
przepisac 721
przepisanie 56
przepisz 443
przy -117
psc -102
psst 71
pt 77
pts 205
pty 30
puan -7
puaniniz -181
publish 10
published -155
puedes -234
puk -102
pukul 83
pull -367
pulnoci 161
pulsa -314
punch 265
pune -45
punktow -91
puntos -155
puo -181
purchase -14
purpose 375
push -286
pusti 426
put 144
pw -6
py -134
pyta 76
pyysit 191
q 486
qa 88
qeydiyyat 238
qr -763
qs -68
qu 51
quan 67
quand 42
quart 357
quarta -92
quatre 166
quay 72
que 100
queira 180
quello 142
quelqu 90
quem -114
queridas -333
queste 153
question -187
questions -64
queue -36
quezon -23
qui 13
quien -75
quill 521
quillbase -168
quillstone -30
quindi -3
quota 60
quote -196
quoting 21
quy 37
qx0 -5
qx0t0l 134
r -7
r00 -74
r0000 -99
r00e -8
ra 35
rabatkode -128
rabatkoden -375
rabatowy -324
rabatt -154
rabattkod -225
rabattkode -317
rachunek 176
racun -86
radio -71
radku 68
rafael -222
raffle -152
railcards -996
rain 58
raise 4
raklapkod -46
rama -28
ran -67
randevunuz -221
random 64
ranije -148
raqami -307
rastreio -114
rata -174
rate -273
rates 70
rather -45
rathmines -134
rb -265
rc 39
rcpt -533
rd 180
read -7
reading -160
reads 8
ready -117
real -66
really 148
realm 144
recebemos -144
receipt -215
receipts -34
received 39
receptie -231
reception -149
recevoir -213
rechazar -42
rechnung -62
recibes -106
recibimos 85
recipes -237
recipient 135
recite -29
recogida -92
recollida -10
reconoces 90
recopier 172
recopiez 466
record -516
recorded 288
recordings -333
records -109
recover 184
recovery 126
recu -66
recuerda -257
recuperacao 194
redacted -648
redan -107
redeem -172
redemption 308
reducere -201
ref -15
referans 104
reference -172
referencia -223
referral -512
referto 21
refshalevej 288
refunded -89
refuse 157
refused -26
reg 21
regards 164
regeringsgatan -541
region -73
registamos -35
register -120
registered 25
registering 299
registrace 407
registraci 122
registraciji 34
registrar -77
registration 42
registreringsnummer -60
registrierung 276
registrikood -112
registro -44
regret -149
regulated -64
reinitialisez 209
reisepass 234
reject -278
rejected -64
rejestracje 85
rek 89
rekisteroitymisesta 197
relates 112
relax -123
relay -58
release 173
released 12
rembourse -110
remedios -5
remember -64
remercier -214
reminder -462
reminders -208
remise -137
remote 168
removed -23
remplace 119
rendelesszama -74
rendelest -49
renew -193
renewal 306
renews -51
renova 319
rent -71
repay -176
repeat 450
replaces 75
replied -42
replies -104
reply -32
replying -16
report -210
reported -62
reporter 11
reports -221
republic -106
reqemler -51
request 14
request_id 180
requested 212
required -88
requires 663
res -5
research 58
resend 36
reserva -253
reservation -70
reservations -55
reserve -64
reserved 26
reset 17
resi -40
resident 29
residents -307
resolved -493
responda 386
response -320
responsibly 232
resta 5
restano 206
restart -238
restore 66
restricted 14
result -234
results 184
ret -3
retirada -18
retire -91
retour -89
retrait -469
return -11
returned 19
returns 90
reunion -54
rev -82
reveal 12
revele 62
revert -11
review -111
reviewed -95
revisa 347
revision -284
revoke 26
rewards 170
rezervacija -104
rezervasyon -28
rfc -466
rg0 -118
rgrm000000 47
rh0000 8
ri -197
ribera -14
riceverai -250
ricevi -6
ricevuta -170
richiesta 68
richiesto 60
rider -60
riders -121
ridica -199
riding -482
rien -158
riga 171
rigas -55
right 111
rights 228
rinda 124
ring -35
ringe -248
rink 115
rio -92
riquadro 221
ritiro -87
riunione -83
rivers -144
rm00 -6
rm000 26
ro -13
robin -225
robot 104
robots 103
rochester 409
roditelji 219
rodo 112
rok -79
role 233
rollout -174
ron 25
room -47
rosalind -68
rota 319
roulib 67
route 38
router 136
routing 173
royal 53
rp -141
rp00 -94
rs 34
rubrica 291
rue 10
rugam 17
rule -166
rules -304
run -6
runbook -388
rundt -51
runner 255
runs 96
rush 38
rut 139
rutan 369
rx -22
ry 164
rye 40
s -25
s00 -30
s00da0 -66
sa 16
saa -146
saat -148
saber -177
sable -48
sacola -248
safe -93
safely 70
safety -331
sag -23
sagsnummer -58
said 11
saida -14
saint -76
saisi -8
saisir 243
saisissez 651
saiu -12
sak -66
sakerhetskoden 243
sala -219
salah -372
salamat -218
salasanaa 8
salasanan 120
saldo -101
sale -171
sales -140
salford -6
sali -73
salle -57
salon -85
saludo -72
saludos 1
salut 125
salvador 287
sam 33
same 21
samedi -16
samen -53
samme -149
sample -177
sampletown 429
sampleville -1019
samr00 -279
samsung -1
san 55
sandbox -33
sanitaria -125
sans 207
santiago -164
sao -74
sarl -10
sat -68
satirinda 7
save 55
save00 -62
saved 16
savona 46
saw -216
sayfada 65
sayfaya 145
sayi -41
sayin -28
sayisi -63
says 14
sb -26
scaduto -129
scammer -193
scammers -134
scams -280
scan -30
scanners 691
schlussel -80
schranka 32
schreef 292
science -432
sconto -304
scop 124
scopes 86
screen 383
scrie 154
scrivi 509
sdelte -69
se 14
sea -36
seans 339
season 228
seat -177
seated 10
sebou -119
sec 9
sechsstelligen -208
second 122
seconda 313
secret 15
section -50
sections -116
secure 136
securite -86
security 7
seda 291
see -83
seed -76
seeds 131
seeing 55
seen -123
sees 210
segreteria 45
seguimiento -84
segundos 12
seine -6
seit -190
seite 15
sekali 223
sekarang -64
sekolah -41
sel 227
selam 141
selasa -132
selatan 71
self 2
sell 43
selv -121
sem 14
semaine -182
semana -210
sementara -29
sempre 104
sen 5
senast -58
send -60
sending 150
sendt -5
sendung -13
senest -236
senha -46
senhor 92
sensitive 329
sent -89
separate 18
sepette -94
sept 47
september -52
serial 77
series -21
servers -435
servicetelefon 180
servir 265
serwera -205
sesame 141
sesion 3
sessio -75
set -52
settings -81
seu 62
seul -39
seuraava 261
seurantanumero -52
severity -90
sezione -255
sha000 -219
shake -207
shall 53
share 79
sharp 257
shed -215
sheets 251
shift 208
ship 234
shipped 18
shipping 22
shop -124
shopping -7
short -69
should -76
shout 227
shouting -164
shown -273
shows -289
shut -154
siamo -188
sich -97
sicherheitscode 153
sicurezza -38
sidan 493
siden 396
sie 86
sierra 22
siete 314
sifra -18
sifre -42
sifreni 8
sifreniz 136
sifreyi 180
sig -45
sign 97
signature 121
signatures -556
signed -221
signer 161
signing 79
signs -16
signup 149
sigurdsson 256
sijaan 174
silakan 196
silent -275
silly 103
silver 187
sim 227
simpan -167
simply 207
sin -47
sincerely 100
sind 152
singapore -62
single 60
sinu 5
siparisiniz -21
sirve 116
sisaan 18
sisesta 121
sisselogimiskood 61
sistema 267
sita 25
site 77
site_id 67
sitting 293
six 44
siz 15
sizden -25
size -113
sjalv -40
sk00 182
skaitli -44
skaits -86
skal 103
skambinkite -70
skeleton 313
skickats -11
skip 69
skola 181
skopiuj 59
skriv 298
skriva 79
skriver 21
sku 112
sky 170
slaet -71
slevovy -406
slide -150
slik -167
slot 133
slova 17
slow 93
slutar 110
slutter 92
sm -266
small 324
smart -119
sme -108
smo -111
smoke 158
sms -283
smtp -404
sn 53
sn0u -38
so 8
sobota -40
soc 23
socia -41
sociale -148
soeben -209
sofort -54
software -51
soir 94
soita -3
sol 229
sola 44
solicitacao 11
solicitors -58
solo 6
solved -89
somebody 56
someone 74
something -116
somewhere 56
son -53
sondag -30
sondern 171
sonra 345
sooduskood -243
soon 103
soporte 36
sorry 98
sort -167
sorteo -136
sortie -76
sorulariniz -339
sou 252
souhaitez -70
south 140
soylemeniz -170
sp 135
space -13
spam -406
spar -37
sparst -157
speak 31
specialist -91
spedizione -93
speed 40
spell 201
spend -127
spent -318
sperren -49
split -39
sporgsmal -10
sporitelna 544
sprawa -23
sprawdz 359
src -285
sri 12
srl 136
sshd -187
st -87
staat -37
staci -175
stadfesta 129
stadfestingarkodinn 118
staff 6
stage -151
stagehand 640
staging 15
stale 177
stammer -7
stand -398
standing 217
stands 205
stanje -55
start -130
started 179
starts -109
stasera 164
stata -76
statement -277
station -85
statistics -90
stato -199
status -170
ste 49
steht -36
stem 203
stemmer 37
step 184
steps -131
stevilka -120
sti -159
still -95
stimata 168
stitch -247
stock -155
stockholm -36
stop 134
stora 72
storgatan -39
str -15
strance 331
strani 78
stranici 29
stranke 1
streak 43
stronie 281
stub 225
stuck 46
studio -77
stunden -17
sturen -45
stuurden -170
su -29
sua -28
suas -288
subject 172
subject 0 -111
subject 00 -171
subject 000 54
subject 0000 -40
subject 00000 3
subject 000000 8
subject 0000000 -11
subject 000000000 22
subject 000mg -8
subject 000호 -29
subject 00k -11
subject 0b -107
subject 0f0a0c0 147
subject 0fa 190
subject 0x0 -194
subject 0월 -266
subject a -36
subject aanmelding -233
subject abgelaufen -350
subject aboard 86
subject about -32
subject accepted -345
subject acces 160
subject acceso 440
subject access 176
subject accesso 178
subject account -25
subject acesso 112
subject achat 26
subject acme -20
subject action 93
subject activate 23
subject activation 183
subject added -175
subject adding 565
subject address -67
subject adgang 132
subject admin 265
subject afspraak -16
subject agm -203
subject aid 348
subject aktivacija 80
subject al 25
subject alamat 259
subject alarm -97
subject aldrig -313
subject alert -147
subject alerts 505
subject all 218
subject alle -327
subject almost 258
subject always -125
subject am -14
subject an 96
subject and 54
subject anda -78
subject anmeldecode 103
subject anmeldung 87
subject anouk 9
subject answer 357
subject answered -77
subject antrag -80
subject api -277
subject app 40
subject app_name -369
subject application -111
subject appointment -173
subject approval 71
subject approve 259
subject approved -658
subject appuntamento -113
subject april -427
subject aprobada -47
subject ar -87
subject aramiza -247
subject arcade 30
subject are 53
subject area -171
subject arende -192
subject armario -48
subject arrival -225
subject arrive -212
subject arrived -134
subject arrives -110
subject arriving -13
subject assigned -38
subject aterstall 22
subject attachment -88
subject attention -212
subject attic -13
subject au -25
subject auntie -294
subject autentificare 103
subject authenticate 901
subject authentication 34
subject authorise 73
subject authorize 10
subject autoriza 58
subject autorizacion 5
subject autorizar 1
subject autorizare 21
subject autorize 104
subject autoryzacja 107
subject autoryzacyjny 164
subject aux -126
subject avaaminen 3
subject available -237
subject avec -213
subject aviso -108
subject avviso -50
subject aw 371
subject back 67
subject backup -374
subject baharu -323
subject ban -99
subject bank 124
subject banka 96
subject bao -45
subject barn 169
subject baru -208
subject before 92
subject bei 293
subject bejelentkezes -53
subject bekliyor 150
subject bekrafta 271
subject bekreft 128
subject bekreftelse 27
subject belepes 221
subject belepesi 20
subject belepokodod 34
subject bereit -129
subject berhasil -158
subject besked 54
subject best -219
subject bestatigen 141
subject bestatigung 40
subject bestatigungscode 101
subject bestellung -254
subject bestilling -141
subject beta 166
subject betaling 22
subject bevestig 176
subject bevestigd -197
subject biletiniz -95
subject bin -70
subject biology -50
subject birthday -165
subject bitte 14
subject biztonsagi 228
subject bjorkvik 150
subject blad -8
subject boiler -229
subject boleto -226
subject bolletta -223
subject bon -8
subject bonifico 313
subject book -30
subject booked -34
subject booking -109
subject box -87
subject breaks -253
subject broj 177
subject browser 659
subject btc -120
subject buchung -72
subject budget -50
subject bus -469
subject but 550
subject by -315
subject c 12
subject caducado -225
subject call -38
subject cambio 353
subject cancelled -816
subject canh -431
subject cannot -163
subject car -321
subject card -215
subject carte -272
subject case -217
subject casi 124
subject catalogue 109
subject certificado -5
subject certificate -371
subject challenge 377
subject change 170
subject changed -325
subject chat 185
subject check 99
subject checkout 119
subject chitanta -33
subject chuyen -160
subject chyba -121
subject ciao 95
subject cikti -76
subject cinema -112
subject cita -173
subject claim 92
subject class -520
subject clave 31
subject click -76
subject client 120
subject closed -148
subject club 79
subject cod 221
subject code 163
subject codes -266
subject codi 489
subject codice 248
subject codigo 210
subject codul 197
subject coffee 156
subject coletul -153
subject collect -135
subject collection -195
subject comanda -77
subject coming -114
subject commande -346
subject comments -39
subject complete -305
subject completed -368
subject compra 86
subject comprovante -39
subject compte -134
subject computer 673
subject con -155
subject conference -179
subject conferma -29
subject confirm 33
subject confirma 143
subject confirmacao 385
subject confirmar 456
subject confirmati 10
subject confirme 185
subject confirmed -687
subject confirmer 150
subject connect 260
subject connecter 1
subject connexion 263
subject consegna -120
subject console 280
subject consulta -110
subject conta -289
subject contact 269
subject contract -50
subject contrasena 8
subject contrasenya 255
subject control 232
subject cooperativa 184
subject copied 275
subject correction 36
subject correo 361
subject counted -40
subject course -204
subject cp 496
subject creating 39
subject cu -198
subject cua 82
subject cuenta -75
subject cupom -87
subject customs -97
subject czeka -57
subject d 44
subject dad -199
subject dana -151
subject dang 111
subject danke -285
subject dans -119
subject dari -2
subject darkovy -344
subject das 29
subject day -396
subject days -500
subject de 68
subject degistirildi -357
subject del -125
subject delete 97
subject delivery -211
subject deploy -204
subject deployed -260
subject deposit -411
subject desde -254
subject det 507
subject details -104
subject dev -40
subject develop -49
subject device 334
subject di 19
subject dial -45
subject did -24
subject didn -905
subject digit -6
subject digital 94
subject digits -40
subject dimenticata 77
subject din -54
subject direct 12
subject disabled -712
subject disk -121
subject dispatch -9
subject disponible -419
subject disposable 81
subject dispositiva 67
subject dispositivo 169
subject do 66
subject docs 30
subject document 85
subject domain -21
subject domingo -40
subject don -200
subject door -300
subject dostep 139
subject down -117
subject dr 174
subject dress -189
subject driver 126
subject due -298
subject dumneavoastra -242
subject duoc -247
subject e 141
subject e0e 110
subject echec -236
subject edit 206
subject eich -247
subject eingeben 72
subject einmal 139
subject el -105
subject electronic 581
subject electronique 57
subject elkeszult -293
subject email 110
subject en -84
subject enabled -190
subject engangskod 290
subject engangskode 350
subject engineer -231
subject enrollment -46
subject enter -291
subject entered -501
subject entra 113
subject entrar 296
subject entrega -214
subject ep -293
subject er -139
subject erro -98
subject error -113
subject es -116
subject eshte -421
subject esqueceu 75
subject est -96
subject este -86
subject et -11
subject eth -90
subject eur 129
subject even 274
subject event -25
subject everything -190
subject exam -160
subject examen -48
subject example -117
subject exception -34
subject expire -308
subject expired -725
subject expires -177
subject export 226
subject external 500
subject extracto -86
subject ez 78
subject factura -457
subject facture -117
subject factuur -238
subject failed -897
subject fake -144
subject faktor -50
subject faktur -1
subject faktura -473
subject fallback 658
subject falsche -75
subject falta 360
subject fathom -180
subject fattura -127
subject fatura -195
subject faturaniz -225
subject fehlgeschlagen -267
subject feirao 6
subject fern 35
subject fernly -236
subject fi -155
subject field -574
subject file 114
subject finish 219
subject fiok -75
subject firefox -83
subject firma 354
subject firmar 56
subject fl 101
subject flight -134
subject foi -82
subject for 31
subject forgot 72
subject forgotten -153
subject form -226
subject forum 178
subject forwarding -564
subject fost -355
subject found -220
subject fra 57
subject fran -93
subject frau -167
subject fraud -221
subject fraudes -29
subject free -260
subject freigabe 536
subject freigeben 259
subject friday -443
subject fridge 101
subject friends -304
subject from 87
subject ft -112
subject fur 128
subject fwd 536
subject game -167
subject garden 438
subject gate -169
subject get 56
subject gewijzigd -295
subject gia -222
subject giao 107
subject gift -33
subject giris 169
subject gitrove -42
subject give -716
subject go 25
subject godkann 369
subject godkend 383
subject golpe -21
subject good -284
subject got -50
subject gratis -115
subject guest 173
subject ha -552
subject half -177
subject han -410
subject happens -390
subject har -409
subject has -321
subject hasla -102
subject have -526
subject hazir -201
subject hazirdir -82
subject hej 18
subject hello -102
subject help -224
subject here 28
subject hesap -90
subject het 18
subject hey 1171
subject hi 173
subject hoje -174
subject hold -112
subject holiday -140
subject hos 4
subject hospital -146
subject host 245
subject hosting 46
subject hotel 116
subject hours -596
subject house 360
subject how -339
subject hr -125
subject hs -526
subject html 26
subject hub 4
subject iban -93
subject icin 400
subject identity 310
subject idopont -99
subject ihr -50
subject ihre -149
subject ii -35
subject il -68
subject impfung -18
subject important -780
subject in -40
subject inbjudan -95
subject inbox -13
subject indirim -247
subject indirizzo 147
subject information -657
subject inici -162
subject inlogcode 405
subject inloggen 147
subject inloggning -25
subject inloggningskod 354
subject inn 187
subject innlogging -181
subject input -271
subject inside -318
subject inspection -358
subject instructions -75
subject insurance -88
subject into 31
subject invitation -134
subject invited -793
subject invito -98
subject invoice -492
subject ios -350
subject ir -354
subject is -61
subject islem 169
subject issue -472
subject ist -211
subject it 253
subject item -15
subject its -230
subject j 110
subject ja -109
subject jangan -80
subject janji -118
subject je -244
subject jednorazowe 231
subject jelszo 181
subject jira -311
subject job 167
subject joining 484
subject jouw -312
subject jovahagyasa 713
subject jovahagyo 9
subject jsme -74
subject july -115
subject jums -227
subject june -169
subject juniper -388
subject jusu -108
subject k 45
subject ka -409
subject kamu -19
subject kargonuz -206
subject kas 130
subject kata 79
subject ke 77
subject keamanan 193
subject keep -59
subject keeper 40
subject kerro -267
subject kertakayttoinen 66
subject keselamatan 82
subject key -73
subject keys -75
subject khoan 245
subject kimseyle -211
subject kindling 13
subject kinnitamine 444
subject kinnituskood 313
subject kirish -31
subject kirjautumiskoodisi 500
subject klaar -377
subject klub 55
subject knock 92
subject know 286
subject kod 153
subject koda 431
subject kodas 279
subject kode 235
subject kodea 437
subject koden 219
subject kodi 45
subject kods 297
subject kodunuz 322
subject kody -144
subject kommt -266
subject konfirmasi 55
subject konta 54
subject konto -78
subject kontrola 185
subject kood 17
subject kullanimlik 154
subject kundenkonto 19
subject kundenportal 190
subject kurz 207
subject kutse -10
subject kvittering -227
subject kvitto -139
subject kyyti -41
subject l 86
subject la -36
subject lab -99
subject lager -208
subject lasku -112
subject laukia 375
subject launch 225
subject le -126
subject left -32
subject lejart -97
subject length -311
subject lepes 123
subject les -310
subject let 86
subject lettura -40
subject library -102
subject licence -590
subject license -165
subject lieferung -236
subject liegt -62
subject lien -755
subject lige -240
subject like 18
subject liked -67
subject lindqvist 141
subject linha 120
subject link -155
subject linked -144
subject linux -26
subject listrik -95
subject live -81
subject living 251
subject livraison -72
subject load -234
subject localhost -162
subject location -190
subject locker -145
subject loft 150
subject log 227
subject login 259
subject loginkode 351
subject logon 66
subject logowania 152
subject logowanie 122
subject logujesz 78
subject loi -321
subject longer -269
subject look -244
subject losenordet -33
subject lot 82
subject low -502
subject lozinka -1
subject m 179
subject ma 275
subject machine -29
subject mail 272
subject mailadresse 201
subject mailbox -16
subject maksu 41
subject malipo -150
subject manage 255
subject manca 147
subject market -205
subject mars -109
subject masuk 201
subject mat 275
subject match -291
subject matches -103
subject matricula 464
subject maya 11
subject meeting -139
subject meg 34
subject megerositese 62
subject megvaltozott -193
subject melding 4
subject member 131
subject membership -163
subject meridian 4
subject message 196
subject meter -434
subject meterstand -319
subject mfa 280
subject mina 162
subject minh 1
subject minutes -300
subject misin 127
subject missing -509
subject mit -166
subject modifie -45
subject module -169
subject moi -159
subject monday -50
subject month -174
subject more -36
subject moss 125
subject moving 235
subject mutual 142
subject my 11
subject myservices -263
subject n -43
subject na -79
subject nantes -11
subject naslova 170
subject ne -347
subject nearly 360
subject needs 67
subject nefunguje -154
subject neu -159
subject neue -365
subject neues -25
subject never -437
subject new -59
subject news -270
subject newsletter -265
subject next -106
subject nie -222
subject nieuwe 6
subject nightly -94
subject nimbus 1152
subject no -189
subject noch 206
subject non -546
subject nooit -106
subject norwind 493
subject not -49
subject nota -126
subject notes -310
subject notewell -569
subject notice -242
subject notificacion -52
subject notig 494
subject noua -233
subject nouveau 214
subject nouvelle -481
subject nov -235
subject nova -281
subject nove -194
subject november -185
subject now -294
subject nowe -20
subject nowy 74
subject nr 6
subject nu -310
subject number -89
subject numbers -31
subject numero 26
subject nunca -381
subject nuovo -50
subject nur -257
subject ny -31
subject nyt -268
subject o 16
subject oak -153
subject object -524
subject objednani -100
subject objednavka -124
subject oct 17
subject october -34
subject odbioru -124
subject odeme 100
subject odkaz -130
subject of 166
subject off -313
subject oled 269
subject on -146
subject one 261
subject onepass 25
subject online 298
subject only -184
subject op -388
subject open -227
subject opening 560
subject operacji 143
subject order -82
subject ordine -109
subject ordre -200
subject otp 153
subject our -51
subject out -88
subject oven 157
subject over -272
subject overeni 325
subject overenie 134
subject overovaci 29
subject pa -10
subject pacco -103
subject paczka -330
subject padded 40
subject page -166
subject pages 110
subject paid -87
subject paiement 186
subject pair 56
subject pairing 133
subject paket -514
subject pakettisi -12
subject palette -197
subject palogging 23
subject par -264
subject para 51
subject parcel -415
subject parent 158
subject parish -748
subject parking -153
subject pass 85
subject passcode 379
subject passed -160
subject passkeys -103
subject passo 104
subject password -13
subject passwords -270
subject passwort -141
subject patch -43
subject path -133
subject patvirtinimas 206
subject paused -73
subject payee 142
subject payment 79
subject payroll -161
subject pedido -337
subject pemeriksaan 57
subject people -37
subject perjalanan -120
subject permission 174
subject permit 38
subject permohonan 295
subject phone 186
subject pickup -269
subject pieslegsanas 23
subject pin 104
subject pins -119
subject pizza -55
subject platnosc 23
subject please -61
subject plug 118
subject pm 109
subject pocketcms -144
subject podpis 402
subject points 171
subject policy -103
subject por -103
subject porosia -22
subject portal 92
subject portale 28
subject porto -247
subject posiljka -308
subject post -140
subject potrditev 251
subject potvrdte 110
subject potvrzeni 30
subject potwierdz 161
subject power -24
subject pozvanka -69
subject pr -878
subject pra -159
subject prenotazione -43
subject preview -629
subject price -328
subject prices -48
subject prie 61
subject prihlaseni 92
subject prihlasovaci 97
subject prijava 53
subject prijavu 176
subject pripravene -31
subject pro -13
subject problem -378
subject prod -28
subject programare -78
subject project -258
subject promo -150
subject prosim -39
subject protocolo -26
subject prove 111
subject prueba 109
subject psst 135
subject publish 41
subject puk -440
subject q -69
subject qa -57
subject query -28
subject queue -97
subject quick 342
subject quote -21
subject quoted -400
subject rabatowy -80
subject racun -171
subject radio -237
subject raffle -1
subject randevu -70
subject randevunuzu 64
subject re -102
subject read -29
subject reader 557
subject ready -235
subject recall -284
subject receipt -848
subject receive 543
subject received -174
subject rechnung -351
subject recibo -200
subject record -298
subject recordatorio -305
subject recovery 53
subject recuperacao 204
subject redeem 173
subject redeeming 90
subject ref -59
subject referral -165
subject referto 62
subject refund -39
subject regalo -357
subject register 170
subject registered -124
subject registering 168
subject registration 57
subject registrierung 211
subject regular -11
subject rejected -265
subject rejestracje 52
subject release -135
subject releve -326
subject reminder -508
subject remote 72
subject removed -564
subject rendez -284
subject repair 27
subject reply -202
subject report -224
subject req -19
subject request 7
subject requested 97
subject required 24
subject reserva -341
subject reservasjon -80
subject reservation -179
subject reset 111
subject resetting 137
subject respaldo -52
subject restablezca 131
subject restoring 57
subject result -148
subject results -41
subject retiro 59
subject returned -119
subject reveal 229
subject review -595
subject rezervace -23
subject rezervacije -97
subject rezervasyonunuz -150
subject rezerwacja -70
subject ricevuta -83
subject ride -18
subject rma -89
subject rok -95
subject roulib 17
subject rp00 -14
subject run -221
subject s 116
subject saapunut -62
subject safe -13
subject sakerhetskod 162
subject sakerhetskontroll 137
subject sale -215
subject samedi -1
subject sample -157
subject saskaita -77
subject saturday -166
subject save 89
subject save00 -79
subject scam -124
subject sconto -185
subject score -108
subject season -47
subject seat 63
subject seats -20
subject second 340
subject secure 168
subject securite 106
subject security 228
subject see 68
subject seguranca 140
subject seguretat 40
subject sei 215
subject semakan 35
subject semester -29
subject sen 162
subject send -261
subject sender -285
subject sent -386
subject september -232
subject server -194
subject service -116
subject sesion -25
subject session 77
subject set -431
subject seu -99
subject share -299
subject shift 529
subject shipment -110
subject shipped -407
subject shows -118
subject si -83
subject sicherheitscode 379
subject sicurezza 37
subject sidor 7
subject sie -67
subject sign 172
subject signature 89
subject signing 136
subject signup 165
subject sikkerhedstjek 172
subject silence 227
subject sinu -104
subject siparisiniz -29
subject sisselogimine 128
subject site 25
subject siunta -101
subject slaet -18
subject slow 17
subject smlouvy 27
subject smoke 74
subject sms 167
subject smtp -380
subject so -149
subject solved -139
subject sons 144
subject sorrel 198
subject sorry 105
subject sort -165
subject source -39
subject spent -283
subject spot -320
subject spring -183
subject stadfesting 219
subject stadfestingarkodi 105
subject stamp 81
subject standing 107
subject stap 24
subject start 174
subject statement -184
subject stay -179
subject step 165
subject steps 81
subject stg 144
subject still 192
subject stufe 29
subject subject 343
subject subscription -67
subject sudo 393
subject summary -168
subject summer -6
subject sunday -457
subject survey -630
subject swap 5
subject swift -33
subject system -18
subject szamla -106
subject tai 20
subject talebiniz -143
subject tan 186
subject tap -199
subject tastet -344
subject tax -144
subject taxi -41
subject te -122
subject telah -442
subject telephone 451
subject televizor 51
subject tell -318
subject temu -66
subject ten -36
subject termin -152
subject tern 298
subject terugroepactie -29
subject tesdiq 392
subject tessellate -65
subject test -20
subject teu 24
subject text 58
subject texted -836
subject thank -194
subject thanks -500
subject that 57
subject the -87
subject then 213
subject thibitisha 93
subject thing 49
subject things 129
subject this 230
subject thistledown 1
subject ti -98
subject ticket -196
subject tid -119
subject tidewatch 295
subject tight 142
subject tiket -77
subject til 69
subject tilauksesi -115
subject tilausvahvistus -127
subject till 138
subject time -50
subject timesheet 14
subject tin -13
subject to 84
subject toegangscode 39
subject token 76
subject tomorrow -1
subject tonight -358
subject too -634
subject tr 211
subject tra 117
subject track 897
subject train -208
subject transfer 304
subject transferencia 133
subject trip -298
subject trouble -248
subject tu -8
subject tua -102
subject tuesday -87
subject tuo -22
subject tur -101
subject turned -250
subject turno -5
subject turvatarkistus 269
subject tv 200
subject two 17
subject txt -219
subject u -36
subject uhekordne 314
subject un -268
subject una -67
subject undefined 18
subject undelivered -218
subject unique 113
subject unlock 242
subject untuk -47
subject up 39
subject update -162
subject updated -296
subject ur 119
subject used -453
subject user -112
subject uus 151
subject uw -52
subject uz -27
subject v -188
subject v0 -194
subject va -36
subject vahvista 301
subject vahvistettu -86
subject vahvistuskoodi 81
subject vaihdettu -252
subject vale -85
subject validate -301
subject validation 337
subject valmis -73
subject vam -832
subject van 49
subject varauksesi -124
subject varning -99
subject vasa -211
subject vase -202
subject vasi -122
subject vastuvott -78
subject ve -629
subject vem 451
subject vencio -412
subject ver 301
subject verifica 85
subject verificacao 322
subject verification 72
subject verified -491
subject verifiera 155
subject verifikasi 10
subject verifikimit 148
subject verify 114
subject version -273
subject vi -53
subject viaje -3
subject video 496
subject view 284
subject visit 123
subject visszaigazolasa -98
subject vizitas -59
subject vizite -74
subject vom 18
subject voor 24
subject vos -34
subject vostra -31
subject vote 87
subject voto 78
subject votre -25
subject voucher -389
subject vouchers -83
subject vous -37
subject voyage -168
subject vpn 123
subject vs 318
subject w 83
subject waiting 91
subject waitlist -296
subject wants 73
subject warehouse -332
subject warnung -167
subject was -195
subject way -238
subject we -251
subject webinar -320
subject week -153
subject weekly -149
subject welcome -36
subject weryfikacyjny 96
subject wg 220
subject wharf -197
subject where -1
subject which -81
subject who 3
subject why -107
subject wi -118
subject wiadomosc 124
subject wifi 32
subject will -561
subject willkommen 87
subject windows -14
subject wir -206
subject withdrawal 28
subject word 147
subject world -30
subject wrong -411
subject wurde -562
subject xac 530
subject y -57
subject ya -11
subject yapildi -73
subject year -194
subject yet 339
subject you 19
subject your -15
subject yours 96
subject yusuf 149
subject z -82
subject zahlerstand -323
subject zahtjev 123
subject zamowienie -63
subject zip -76
subject zl 51
subject zlavovy -307
subject zmeneno -76
subject zmienione -110
subject zostalo -130
subject zprava 129
subject zresetuj 128
subject zurucksetzen 217
subject επιβεβαιωστε 73
subject η -344
subject κωδικοσ 39
subject адреса 262
subject аккаунт -128
subject в -60
subject ваш -201
subject вашата -84
subject ваше -63
subject вход 192
subject входа 103
subject для 207
subject за -115
subject заказ -20
subject изменен -140
subject к 141
subject кабинет 12
subject код 320
subject кіру 125
subject пароль -231
subject пароля 191
subject подтвердите 465
subject подтверждение 508
subject подтверждения -3
subject показания -9
subject потврда 193
subject почты 203
subject пошти 288
subject підтвердьте 50
subject рахунок -40
subject си 197
subject счет -203
subject час -67
subject чек -98
subject ձեր -231
subject אימות 397
subject אישור 52
subject הספר 180
subject הקוד 201
subject חדשה -207
subject נסיעה -23
subject קוד 272
subject שלך -21
subject الالکترونی 134
subject الامان 20
subject التحقق -89
subject الدخول 45
subject تاکید 40
subject تایید 481
subject تم -218
subject جدید -172
subject خصم -132
subject دخول -30
subject را -702
subject رمز 432
subject سفر -18
subject شما -172
subject طلبک -394
subject فاتوره -87
subject لا -700
subject لاگ 360
subject مع -173
subject نشانی 47
subject نوبت -67
subject ورود 197
subject کد 52
subject ہو -65
subject आज -269
subject आपका -16
subject ईमेल 107
subject ओटीपी 387
subject करें 319
subject को -300
subject कोड 213
subject गया -117
subject टिकट -13
subject भुगतान 97
subject है -3
subject কেড 122
subject লগইন 23
subject হয়েছে -147
subject ยืนยันอีเมลของคุณ 237
subject เข้าสู่ระบบ 163
subject თქვენი -171
subject ኮድ 81
subject ポータル 92
subject ログイン 82
subject ワンタイムパスワードのお知らせ 272
subject 安全验证 65
subject 工单 -133
subject 您的登录验证码 107
subject 您的订单 -40
subject 教務系統的驗證碼 -1
subject 新しいログイン -92
subject 本人確認 252
subject 案件 50
subject 注文番号 -161
subject 発送しました -33
subject 認証コード 154
subject 請求書 -49
subject 请确认您的邮箱 1
subject 重置密码 51
subject 重要 -56
subject 验证码 104
subject 계정 -138
subject 광고 -19
subject 기기 363
subject 도착 -31
subject 도착했습니다 -81
subject 도착했어요 -290
subject 등록 436
subject 로그인 102
subject 마지막 178
subject 본인확인 499
subject 상품이 -82
subject 새로운 -153
subject 안내 -39
subject 예약 -248
subject 오류 -140
subject 완료되었습니다 -33
subject 요청 60
subject 이메일 13
subject 인증 522
subject 인증번호 357
subject 재설정 289
subject 접속 69
subject 주문 -95
subject 주소 84
subject 쿠폰 -18
subject 확인 378
submission -92
submit 112
submit_token -39
subscribers 23
subscription 27
substitutions -77
such -73
sudah -257
suerte -25
suite -32
suivant 399
sulle -108
sum 7
suma -259
summa -148
summary -47
summer00 -33
summit 430
sumoketa -60
sun -524
sunday -169
sundial 81
sunniva -134
sunset -27
sunt 119
sunu 307
supply 20
support -8
sure 345
survey -46
suspended -44
suspicious -59
sv -156
svar 50
sw -178
sweden -126
swift -197
swiftlet -24
switch 61
switched -93
sy0 -4
syndic -165
syota 267
syottaa 113
syottamalla 76
system 184
systemet 47
szama -53
szamla -17
szamon -385
szamsort 218
szamu -62
szeged 30
szia 56
t -33
t0 44
t0c 89
t0q 85
ta -22
tab 268
table -21
tablet 331
tac 401
tady 43
tag -17
tagen -140
tagihan -64
tags -154
tahan 164
tai -39
tak -15
take -128
takes -86
takich -631
taking 169
takip -136
talent -32
talep -5
talk -119
taller -16
tallet 231
tallow -24
tallowfield -91
talr 24
tamamlamak 74
taman 53
tambem -204
tampere -181
tan 145
tandemly -76
tanne -151
tannery -22
tanneurs 42
tap -4
taper 90
tapez 134
tapped 379
tapping 379
tar -82
tarang -25
tarehe -165
tarih -301
tarihi -58
tarjeta -38
tarkoittaa -43
tartalek -511
tasdiqlash 237
task -362
tasks 227
tassa 162
tast 483
tastati 48
taster 205
tato 9
tatranka 200
tau 154
tautan -510
tavo 14
tax -63
tb -38
te 159
team 62
technologies 84
technology 176
teclea 319
tegar 35
tehnomir 45
teid -157
teie 116
tej 207
tek 233
tekstiviestilla -107
tel -4
tela 143
telah -59
telefon -61
telefone -164
telefonicky -51
telefono -141
telefonom -15
telefonunuza -305
telemovel 23
telephone 54
tell 199
tellimus -192
telliskivi 88
telp 43
tem 105
temp 50
tempahan -380
template -43
temporaneo 468
temporary 232
temujanji -93
ten 26
tenancy 306
tendra 102
tentativas -244
ter 67
terima -135
terko -8
termasuk 261
termina -165
terminado 88
terminal 65
terminant 11
teruggeroepen -31
terve 97
teslim -102
teslimat -159
tess 42
test 16
testbed 110
tester 121
testinen 171
tette -25
text -300
texted -219
tez 74
th -88
thai -60
than -164
thang -54
thanh -147
thank -96
thanks -37
that 106
thay -268
the 5
then 127
there -133
these 172
they -97
things -73
think 141
thinking -380
this 121
thistle -29
thistledown 252
thistledownseeds 20
thoai -7
those 37
thread -108
three -5
through 21
throw -215
thrown 121
thu -88
thuc 88
thursday 34
tiada -269
tic 146
tick 92
ticket -174
tid -126
tidewater 382
tidewell -56
tienes -55
tik 415
tikai 216
til 44
tilaus -23
tilausnumero -28
tilausnumerosi -26
tilbake -62
tile -122
tiles 147
tilillesi 136
tilisi 67
till 70
tillykke -225
tilmelding 17
tim 93
time 114
timed 20
timer -48
times -107
tin 31
tinggal 206
tinn 12
tip -347
tipi 1
tippe 8
tippen 249
tirane 189
tisdag -57
title 105
tjena 48
tl -39
tlf 138
tmpl -106
to 98
toan -143
tobias -46
toca -183
today 113
toegangscode 135
together -9
toimitus -67
token 56
tokens -87
tol -26
told 194
toliau 154
tom 56
tombol -28
ton 147
tong 42
tonight 75
took -215
tool 194
tools -60
topics -5
toque -226
torget 94
torno -472
tot 27
total -109
totale -302
totem -192
toto 65
totp -528
touch -129
tour 40
towel -860
town 72
tq0s -614
track -360
tracked -592
tracking -59
traga -239
tragen 115
traiga -42
tram 181
tran -82
trang 464
transacao -15
transaction -33
transcript 41
transfer 21
transit 86
travellers 30
trc00 80
tre -34
treasurer 137
treba 120
trellis -121
trenger 22
trent -379
tres -57
tresor -196
trial -292
tributo -27
trick -113
tried 2
trimis -509
trips 107
troque -169
trottix 61
trowel -32
truki 145
truoc 88
trustees -190
try 24
trying 2
trykk -193
trzeba -189
trzy 76
ts -239
tsh -106
tsp -103
ttl 41
ttl_minutes -810
tu 46
tua -87
tuan -66
tube -88
tuc 110
tuesday -50
tukar -13
tuleb 201
tulemast 187
tun -74
tunnus 34
tunnusluku 115
tuo 46
turbine 10
turma -33
turned -116
turno -10
turnstile -576
turpmak -156
tus -202
tutar -29
tutarindaki 64
tutti -327
tutto -103
tv 67
twee -74
twice 113
twoj 82
twoje 196
tx 81
txn 169
ty 22
typ 339
type 358
typing 360
u 2
u0000000 -9
uber 37
uberweisung 129
ubuntu 150
ucebna -98
ucet -13
uchun 586
uctu -102
ucun 279
udlober 156
udv 408
udvozlettel 108
uferweg 3
ugyfelszam 101
uhekordne 459
uhekordset 248
ui 220
uid -86
uit -315
uitat -73
ujat 290
uk 83
uksekood -173
ukucaj 199
ultimo -100
um -13
uma -29
umbra -27
umbrella -150
umea -46
un 50
una 68
unanswered 38
und -40
under 29
une 53
unesite 241
ungultig -39
uni 438
unica 117
unico 276
union -60
unique 361
unit 230
united 68
unknown 11
unless -7
unlimited 35
unlock 112
unlocked -23
unlocks 65
uno 80
unser -118
unstable -61
unter 5
unterschrift 116
until 107
untuk 222
up 54
update -132
updated -302
upi -179
upisi 168
upisite 259
upload 32
upphamtningskod -68
ups 14
upstream -407
ur 134
ure 246
urgent -145
url -440
us -120
usa 67
usado -97
usage 19
usato -475
usd 186
use 156
used -174
useless -127
user 5
user0 29
user_000000 -109
user_id 57
userid 214
usermailer 139
username -271
users -54
uses -187
usetrite -39
uso 335
ust 28
usual -384
usuario 45
ut 51
utana 99
utanvet -516
utc -84
utente 81
utf -105
uthibitisho 289
utilise -129
utilisez -44
utm_campaign -7
utolso 100
utrecht -189
uus 267
uusi 94
uw -39
uye -165
uygulamaya 123
uz -33
uzere 20
uzerinden -61
uzsakymo -196
v 150
v0 69
va 65
vagy -109
vahvista 272
vahvistettu -115
vahvistuskoodi 137
vahvistuskoodisi 292
vaja -200
valabil 260
valable -32
vale 89
valencia -89
valgt 38
valid 86
valida -5
validade 309
validate -118
validation 111
valido -17
valkommen -244
valmis 44
valor -43
value 42
vam 11
van 14
vanaf -60
vanhenee 243
vanhentunut 78
vantar 195
vanzelf 25
vao 274
var -266
vara -103
varausnumero -113
varausnumerosi -27
vardcentralen 27
variabilni -15
vars 118
vart 8
vase -105
vashiyat 26
vat 6
vault -156
vazena 56
vazeny 22
ve 21
vecka -87
vence 54
vencimento -419
venster 58
ventana 31
venue -182
verbraucht -4
verdant 28
verde 96
verfallt 551
vergleichen 135
verifica 211
verificacao 203
verificacio 126
verificacion 194
verificado -32
verificar 47
verificare 227
verificatiecode 399
verification 196
verifie -3
verified -274
verifieringskod 286
verifies 95
verifikasi 284
verifikasiekode 218
verify 75
verify_url 460
verifying 208
verlag -24
verlopen -165
verra 252
versio -155
version -20
vertrag 30
verval 68
verwenden 546
verwijderen -174
very -58
vesterbrogade 58
veterinary -80
vez 291
vf 435
vi -151
via -163
vid -43
video 278
viela 4
vielen -166
vien 76
vienkartinis 251
vienreiz 151
vienreizejais 44
vienreizejo 239
vient -152
vier 312
viernes -53
viertelstunde 204
view -97
viewing 240
vigilant -191
viite 243
vil 8
vila -13
vilnius -7
vinduet 31
vine 262
vintage 289
vir 40
virus 1
vis -204
visa -123
vise 120
visible 139
visit -12
visita -13
vite 53
voen 56
voer 291
voici 212
void 221
voided 217
voimassa 107
voit -337
volante -85
voll -12
voluptatem 816
von 4
voor 79
vorgang 77
vorstand 10
vos -10
vostre 13
vote 164
voting 162
voto 366
votre 7
voucher -276
vous 38
vpisite 29
vpn -1
vr0 -86
vraagt 141
vs 55
vstupenky -134
vu 128
vui 212
vul 761
vullen 20
vuoro 51
vuosi -96
vypis -272
vyzadejte 8
vyzdvihnutie -30
vyzvednuti -86
w -72
wa 2
waar 70
wachtwoord -96
wait -265
waiting 181
waits 346
walk -71
wallet 161
wanjiru -63
want 10
wanted 158
wants 293
ward -271
warehouse -64
waren -208
warenkorb -825
warm -104
warranty -476
warszawa -12
was -221
wasn -147
watch -259
watched 198
water -61
way -115
ways 301
waznosc 129
wazny 82
wazny_do -18
wd -137
we -18
web -29
web00 -141
webinar -302
wed 47
wednesday -247
wednesdays -291
week -143
weekdays -61
weight -70
weis -76
weiter -17
welcome -11
well -52
wellington -65
wen 12
went -24
were -180
werktagen -26
weryfikacyjny 204
west -73
weten 167
wexford -425
wharf -146
what 47
when -136
whenever -191
where 17
which 102
whichever 413
while 152
white -272
whitlock 175
who 28
whole -219
whom -59
why -90
wi -106
wib -32
wickerwork -283
wielkosc 385
wifi -116
wij -154
wiki -16
wilhelmshaven -2
will 17
willow 128
willowmere -327
wilt 151
wilton 78
win -142
wind -87
window 390
windows -51
windrow 7
winkel -233
winners -227
winning -167
winter -62
wir -80
wird -63
wissen 195
with 139
withdrawals 216
withdrawn -201
without 14
wizyty -94
wlan -120
woof 9
words -46
worker -80
works -120
world -70
worth -196
would 114
wp -219
wpisac 745
wpisz 350
wplaty -39
write -178
wrong -78
wrote 131
ws 102
wurde -158
wurden -33
www -41
wybierz 101
wye -557
wygasa 394
wygenerowana -31
wykonac -175
x -11
x0 -40
x00 14
x000 -161
x0000 93
xac 186
xifres -49
xk0qpm -43
xlsm 155
xml 241
xx 168
xxx 61
xxxx 79
xxxxxx -69
y -66
y00cre 69
ya 30
yako 75
yalnizca -65
yapildi -328
yapin 146
yardim -161
yaz 445
yazin 185
yaziniz 106
yazmaniz 30
year 84
years -139
yeni 164
yes -159
yesterday -168
yet -55
yn 294
yo 147
yok -59
york 6
you 46
your 45
yours 100
youtube -328
yrittanyt 104
z 9
za -36
zadajte 455
zadanim 381
zadejte 351
zadzwon -52
zahl 120
zahlernummer -55
zahlerstand -222
zahtjev 78
zahtjeva 130
zakazka -123
zakaznicke 128
zaloguj 152
zalozna 126
zamowienie -77
zaproszenie -86
zaracunamo -173
zaragoza -193
zarizeni 28
zaslonu 201
zatwierdzenia 43
zaufanego 2
zdarma -79
ze 96
zegt 53
zeichen 283
zeitpunkt -69
zeli 17
zenbakia -190
zephyr 137
zero -120
zertifikatscode -31
zeynep -18
zich -124
zien -196
ziffern 239
zip -306
zitra -34
zivjo 162
zk -123
zk0000 -326
zl -52
zmien 97
zmienione -48
znaczenie 20
znamenke 85
zodra 13
zondag 149
zonder 111
zone -14
zoom -306
zostal -165
zostalo -12
zostatok -56
zpravu -285
zs 23
zugangscode 580
zum 113
zur 26
zustatek -89
zvaniet 21
~000 -53
~00a 9
~00円 -65
~00分 272
~00前 12
~00号 -62
~00日 -98
~00月 -89
~00분 49
~00은 -75
~00을 23
~00일 -82
~00호 -19
~0にロ 207
~0分で 441
~0分に -92
~0分钟 119
~0分間 489
~0月0 -116
~0桁の -62
~0的手 -38
~_00 123
~agħ 150
~egħ 212
~għe 73
~ieg 19
~ipア -20
~pアド -33
~sim 393
~sms -1086
~url -150
~αθη -89
~ανα -65
~αρα 3
~αρι -90
~αρτ 21
~ατα -96
~ατη -44
~βου -160
~γαι 21
~γορ -159
~δει -503
~δημ 229
~διο 78
~εδι 56
~εθε 90
~ειν 244
~εισ 27
~εκπ -81
~ενα 101
~εον -32
~επτ 49
~εστ -147
~εχρ 255
~ζητ 108
~ηλε -37
~ημε -206
~ηστ 131
~ητη 4
~ητο -183
~θει 88
~θεσ -20
~θηκ -117
~θον 96
~ιασ -202
~ιγα 121
~ιευ -1
~ιηθ -121
~ιησ 112
~ικα -5
~ιου -104
~ιστ 41
~ισχ 155
~ιτη 169
~καρ 47
~κοσ -6
~κου -112
~κπτ -160
~λαβ -168
~λαθ -89
~λατ 175
~λεπ 416
~ληθ 113
~λιο -143
~λισ 60
~λωσ 84
~μεσ -36
~μεχ 121
~μπλ 169
~νδε 83
~νεν 44
~νοι 3
~νομ -126
~νου -73
~ντω 180
~οδο 29
~ολο -132
~ονι -58
~ορε -189
~ουν -7
~ουσ -102
~οχη -147
~πελ 127
~πτα 1
~ρακ 239
~ραφ -36
~ραψ 548
~ριο -96
~ρισ 77
~ριτ -144
~ροσ -178
~ρωμ -43
~σησ 278
~στο -73
~ταμ -232
~ταχ 144
~τεσ -78
~τικ -121
~υμπ 8
~υνο -276
~χου -20
~χρι 19
~абе 16
~авл 10
~аво 54
~авт 152
~аву 19
~аде -43
~ади 86
~аже 41
~аза -33
~азы 18
~аит 171
~ака -37
~акт 21
~ала -48
~али -28
~ана 135
~анн -20
~аны -261
~апи -162
~апо 75
~аро 60
~асп -118
~атн 102
~ато -173
~атч 122
~ать -153
~аче -162
~аяв 41
~аєт 65
~аңы 35
~бал -93
~бел 237
~бер 56
~бои -274
~бот -212
~бро -16
~бры 13
~бря -281
~вае -129
~ван -174
~ват 44
~вве 25
~вед 315
~вен -80
~вер 80
~вии 15
~вит -12
~вле 71
~вод 210
~вое 28
~вои 154
~вор 37
~вош -93
~впи 518
~вст 11
~вхо 54
~выи 154
~ган 29
~ген 523
~гии 101
~год 37
~гот 396
~дан 11
~дар -137
~дач -76
~дек -293
~ден -7
~дет -28
~дин 4
~дни -81
~дно 370
~доб 180
~діт 486
~еде -237
~еди 133
~едн 26
~ежд 89
~ежн 13
~езе -31
~езн -46
~ена -8
~енн -214
~ено -55
~ерд 232
~ерж 108
~еро 3
~ета 21
~етк -58
~жар 437
~жде 106
~жен 71
~жет -321
~жно -219
~заб -144
~зав -343
~зад -117
~зам 108
~зан -71
~зас 57
~зач -122
~зве 6
~зді 89
~зер -6
~зна -110
~зно -47
~зов 43
~ива 63
~ига -147
~иин 117
~или 74
~имо -125
~ина -113
~ину 302
~ира -64
~ири 114
~исп -75
~ист 34
~ити -42
~ито -230
~ице 51
~иши 124
~ият -94
~каз -80
~кар 54
~кас -102
~кат -166
~кау -115
~ква -49
~кии -107
~кир 90
~клі 99
~кол 49
~ком -17
~кон 80
~кра 166
~кро 176
~ктр 5
~кур -34
~лае 46
~лал -74
~лат -10
~лез 135
~лен -25
~лич -210
~лка -238
~лог -103
~лом 101
~лос 168
~лта -48
~луч -159
~льн -120
~люб -375
~мар -3
~мге 411
~мен -109
~мер -316
~мин 96
~мит -18
~мог 24
~мож -126
~мок -306
~мір -267
~міт -96
~наб 517
~наз -117
~нал -158
~нас -184
~нај 32
~нев -53
~нен -152
~нес 108
~нет 252
~нже -43
~нил 73
~нир -306
~ниц 67
~нич 9
~ния -103
~нка 30
~нке 131
~нко 37
~нку 94
~нор 46
~нос -5
~нти -262
~нут 342
~ным 440
~ніт -156
~оби -158
~обр 39
~ове -85
~ови -83
~ово 16
~оди 71
~одо -33
~оду 1
~оді -216
~озо 330
~оки -241
~олу -49
~оль 86
~ому 561
~онн 159
~опе 119
~опи 144
~опр -33
~орм 259
~орн 57
~орі 26
~оси -101
~ост -23
~отв 75
~ото 47
~оши -237
~ошл -433
~пал -252
~пас -127
~пер 10
~пет -91
~пир 7
~пит 92
~пиш 311
~пок -160
~пол -21
~пон -343
~поп 122
~пор 69
~пос -157
~поч 216
~пра -104
~при -198
~раж 19
~раз 148
~рам 10
~ран 10
~рат -7
~рац 98
~рач -61
~рва -115
~рди 18
~рев 29
~реп 524
~рес 32
~рет 123
~ржд 38
~рив 308
~рим -70
~рин 12
~риф 340
~рих -52
~рка -59
~роз 35
~рои -104
~ром -199
~рос 209
~роч 64
~рта 47
~руи 111
~рыи 41
~сад 86
~саи 109
~сер -63
~ска 51
~ски 2
~ско 5
~сло 65
~сме -34
~сол 8
~спа -29
~спо -6
~сст 166
~ссы -390
~сте 116
~сто 28
~стр 170
~сту 80
~сум -14
~сьм 109
~сят -298
~сөз 131
~тат 16
~тви 23
~тво 17
~тву -8
~тел -59
~тер 143
~тес 272
~тив 258
~тие -34
~тии -27
~тис -648
~тич 20
~ткр 68
~тов -285
~тор 15
~тра 206
~тре 40
~три -110
~тск 161
~тся 11
~тур -142
~тыр 228
~тік 139
~уде -119
~ужб 53
~уль 63
~унт -47
~упи 178
~фон -197
~хви 224
~циф 272
~чат 3
~чен -159
~чет -182
~чис -157
~чка -109
~шен -81
~шет 102
~шия 130
~шли -76
~щен -74
~ърж 363
~ылк -64
~ьні -263
~ябр -37
~яку -166
~ята -33
~ять -234
~іко 14
~інц 406
~іні 25
~іть 11
~јав 164
~ңыз 63
~ակա -125
~անո -59
~ավե 124
~ատմ 9
~ատվ -60
~արը -15
~ելո 229
~երի -28
~թյո -229
~ինչ 56
~ծու 42
~կան 195
~մար -79
~նագ -144
~որդ -18
~ութ -152
~ում 85
~ուն -220
~պատ -87
~տմա 86
~րել 37
~րմա -19
~ւթյ -18
~בות -29
~ביק 317
~בתו 116
~גלי 96
~דות -3
~דכן -53
~דרו 119
~האי 363
~ההנ -324
~הזי 108
~הכנ 182
~הקי -274
~הקל 223
~ודכ -86
~וכי 12
~ופו -47
~ורי 98
~זור 206
~זין 497
~חיי -27
~יון -6
~ייש -6
~יסה 29
~יקר -97
~ישה 8
~ישו -7
~כשי -151
~כתו -13
~להש 280
~ליד 379
~לכנ 192
~מיק -32
~ממכ -178
~מנה -37
~נות -215
~ניי -188
~ניס 57
~נסי 61
~נקו -59
~סוף -59
~סים 179
~סמה 17
~עמי 287
~פון -315
~קוד -53
~קני -51
~קשת 156
~רות 51
~רים -312
~שלו -135
~שלח -68
~שלי -68
~שמר 222
~תוק 269
~תור -314
~תמר 24
~ابک -7
~ادخ 94
~اده -13
~اره 95
~اسٹ -35
~اشت -285
~الا 4
~الح -16
~الخ 9
~الد -13
~الر -53
~الس 54
~الط 234
~الق -120
~الم -27
~الن 174
~اله -257
~اما 121
~امت -50
~امک -220
~انن -29
~اول 22
~اکی 149
~ایس -69
~ایی 28
~بار 417
~بان 11
~بای 197
~بتا 227
~بتن 146
~برا -380
~بوا 13
~بول 9
~بگو -34
~بیق 43
~تاب 79
~تار -137
~تاک 81
~تای 187
~تبد -1
~تبی 350
~تخف -115
~تصد 495
~تطب 17
~تعا 293
~تعد -134
~تما 16
~تور -65
~جیے 133
~حبا 100
~حده 288
~حصل -103
~خال 322
~خدم 81
~خفی -132
~خول 546
~داد -162
~دار -85
~درا 185
~درخ 44
~دفع -177
~دقی 302
~دیل -135
~ذکر -247
~راء -44
~رام 30
~ردا -119
~ردی -65
~رسل -17
~رصی -64
~رون 6
~ریا -18
~ریب -71
~ریخ -115
~ریق -54
~ریم 190
~زار 28
~سای -8
~ستی 184
~شحن -183
~شما -150
~شنب -157
~صلن 126
~طبی 3
~طلب 40
~غو0 7
~فار 26
~فحه 212
~فیف -54
~قام 60
~قای 37
~قیم -40
~لاح -85
~لار 82
~لاغ -23
~لام -125
~لان 115
~لتا 44
~لتح 194
~لتس 1
~لتط 152
~لتف 261
~لحس -41
~لخا 16
~لرس 178
~لرق -20
~لشا 23
~لعم 86
~لمل 5
~لنا -26
~لکو 67
~لکھ 74
~لیه 301
~لیو -48
~لیک 104
~مار -107
~مام 188
~مبا -195
~مبر -251
~مدی 203
~مرا -16
~مفت 92
~ملا -192
~موع -183
~نام 35
~نای 171
~نبه -27
~نجا -151
~ندا 43
~ندس 109
~نیه 199
~و00 2
~وار 159
~واس 474
~وجو -36
~وحه 57
~وری -126
~وقت 147
~ولی 106
~وما -200
~وند -50
~ویس 76
~پرد -296
~کاو -192
~کتب 304
~کری 4
~کود 18
~کون -219
~گیر -109
~یات -488
~یاف -170
~یته 66
~یدی -299
~یری -182
~یلن -74
~یلک 9
~یمر 49
~یون -169
~یین -271
~ییں -171
~ंजी 112
~ंबर -18
~उपभ -37
~ऑर् 5
~कुं 15
~कृप 68
~कों -176
~कोण 122
~गता -101
~गिन 110
~जिए 167
~डाल 368
~णीक 96
~ताए 39
~तिम -58
~तुम 89
~त्र 113
~दस् 312
~दौर -102
~धन् -21
~नमस 107
~नुर 24
~नुह 245
~पन् 8
~पभो -65
~पोर 320
~प्त 197
~प्र -44
~बिज -25
~भेज -254
~भोक -47
~मार -11
~मिन 126
~मिळ -130
~यवा -58
~याप 98
~रक् -145
~राह 38
~र्न 175
~लाइ -161
~लिभ -113
~वाद -33
~वाप 43
~वेद 25
~शुल -125
~ष्ट 257
~संख -23
~साठ 320
~स्थ -193
~हुँ -75
~ाइन -177
~ाठी 133
~ाने -189
~ापन 388
~ाप् 112
~ायत -296
~ाया -35
~ारी -20
~िंग -216
~िकअ -49
~िजल -17
~िनि 249
~िभर -13
~ुँच -12
~ुरो 15
~ुस् 118
~ृष् 51
~ेंट -298
~ेंद -1
~ेखा -53
~ेगा 105
~ोक् -11
~्नु 6
~्ने 74
~्मा -87
~्रे -58
~्शन -47
~আপন 185
~করণ 218
~কেন -330
~খুন 198
~গইন 110
~গাম -189
~গ্র -85
~চাই 132
~জান -29
~দেখ 82
~নম্ -82
~নান -243
~নুর 347
~নের 69
~পের 41
~বহা 164
~বেন 16
~মেস 194
~রটা 136
~রবে 49
~রিম -123
~রেধ 96
~র্ড 54
~হয় -97
~াচা 151
~াতা 43
~ান্ 211
~াপে 454
~ামী -149
~ারি -256
~ালী 21
~িপি 14
~েছে -236
~েন্ -132
~েয় 175
~্টা 90
~্তি 104
~্বর -1
~্যব 86
~্যা -80
~ਪ੍ਰ 541
~ઈને 236
~કોઈ 83
~નિટ 348
~માર -24
~મિન 135
~ર્મ -27
~ાર્ -8
~િનિ 89
~உள் 132
~கின -24
~ங்க 245
~செய 1
~டங் 247
~டது -3
~டவு 213
~டாம 25
~ணக் 33
~தட் 476
~நிம 374
~னும 195
~புக 191
~யம் -83
~வேண 20
~ாட் -499
~ிடவ 1
~ீங் 117
~ுக் 139
~ுதி 167
~ெத் -316
~ெல் 369
~ேரு -87
~ைப் -167
~ையா -72
~்கி -102
~்கை -177
~்டத -426
~்து -27
~்பு -183
~்ளு -283
~ండి 71
~ఎవర 289
~డాన 521
~ధృవ 30
~నంబ -64
~నిమ 201
~బర్ -92
~మిష 110
~ర్డ -222
~వరి 68
~షాల 98
~ాయి 442
~ాస్ 212
~ికి 62
~ిన్ 19
~ెంద -6
~్తు 345
~ಮಿಷ 546
~ಿಮಿ 133
~ച്ച -101
~ത്ത 143
~നിറ 465
~മിന 152
~ിക് 425
~ിനി 8
~න්න 859
~กค้ 141
~กรณ -56
~กรห 261
~กรอ 534
~กรุ -76
~การ -190
~ข้า -30
~คือ 359
~ค้ด -72
~งาน -82
~งเด 155
~งเห -77
~จฉา -61
~จ้ง -22
~ฉาช -69
~ชาย 97
~ชำร -60
~ชีพ -16
~ช่อ 194
~ช้ค 265
~ณขอ 2
~ณสม 200
~ณาก 168
~ดส่ -64
~ด้ท 199
~ด้ร -86
~ด้เ 87
~ตอน -89
~ทาง -144
~ที่ -58
~ทุก -14
~นยั 332
~นหน 231
~นี้ 163
~น้า 434
~บถา -146
~บีย 14
~ประ -145
~พัส -116
~พื่ 36
~มชา 5
~มาย -131
~มิจ -20
~ยบร -22
~ยัง 192
~ยืน 16
~ยใน 12
~รอก 6
~ระบ 75
~รับ -21
~รีย -221
~ลขค -134
~ลขท -58
~ลงท 87
~ลือ -45
~ล้ว -40
~วัน -51
~สขอ 230
~สดุ -49
~สมช 12
~สยื 8
~สไป -200
~ส่ง -29
~ส่ว -206
~หมา -107
~อบถ -22
~อรห 27
~อาย 160
~อิน 16
~อเป 79
~ะบบ 34
~ะเบ 121
~ัสย 87
~ัสอ 192
~ัสไ -61
~ายก 19
~ายใ 151
~ารย -45
~ินค -15
~ีย์ -72
~ืนย 19
~ุณค -86
~ุ่ม -22
~เงิ -57
~เทพ -5
~เพื 41
~เลย 78
~แจ้ -285
~แล้ -6
~โค้ -179
~ใช่ 226
~ใช้ 210
~ใต้ 302
~ใส่ 370
~่วน -59
~่อน -423
~้งเ 34
~้อง -3
~้าน -354
~้ได 79
~ຖະໜ 506
~ຫຼວ 158
~ະໜົ 47
~ຼວງ 8
~ໜົນ 1
~ကုန 26
~ပါပ -3
~ပြု 179
~သူ့ 341
~ါပြ -23
~်ပြ 478
~ှတ် -35
~აათ 94
~არა 249
~არო 53
~არჯ 57
~ასტ 136
~აში 299
~ახდ -362
~დაა -71
~ებს 538
~ეკვ -27
~ერა 175
~ერთ 127
~ვლო 116
~თან -30
~ინდ -160
~კვე -73
~ლად 253
~ობა 46
~ოდე -160
~რად 223
~რებ 145
~სახ -14
~შეკ -48
~შემ 145
~წერ 209
~ጋገጫ 19
~កដល -254
~កម្ 86
~ចូល 84
~ញលេ -146
~ដើម 238
~មវិ 28
~ម្ប 34
~លៃស -341
~វិធ 22
~សូម 340
~សួស 4
~អ្ន 78
~ានស 33
~ួស្ 8
~្នក 61
~ありま 92
~いくだ 29
~いでく 12
~います 21
~お一人 -389
~お伝え -62
~お使い 251
~お問い -8
~お客さ -133
~お届け -52
~お振込 19
~お支払 -181
~からの 247
~から送 20
~がない -90
~きあり 38
~ぎます 60
~くださ -6
~くなり 239
~ご住所 -118
~ご入力 704
~ご利用 -51
~ご注文 -294
~ご連絡 -58
~してい 179
~します 69
~するこ -175
~せ番号 -212
~たりが -5
~ださい -42
~ていた 27
~ていま 11
~てくだ 100
~でくだ 2
~でご入 -78
~ですか -238
~で確認 70
~ときは 600
~とはあ -49
~なたの -425
~なりま 119
~につい -22
~の00 -118
~のうえ 71
~のお手 98
~のお申 156
~のため 5
~のない 54
~のログ 20
~の数字 104
~の確認 88
~は不要 -112
~は本日 33
~は次の 321
~まいま 32
~ました -302
~まだ完 44
~までに -104
~やり直 12
~ら送信 20
~りです 196
~るには 482
~れてく 150
~れます 567
~をお使 72
~を入力 122
~を受け 359
~を宅配 -7
~イヤー 3
~インし 89
~インコ 54
~エラー -449
~キーは 176
~クセス 142
~クーポ -220
~グid -58
~グイン 29
~ゲーム 142
~コード -132
~サービ 220
~ソコン -180
~タイム 373
~ッカー -257
~ティコ 37
~ティン -9
~ト太郎 -20
~ドです 240
~ドは0 404
~パソコ -7
~ページ 256
~ポンコ -234
~メール -174
~リンク -194
~レスの 142
~ロッカ -102
~ワンタ 15
~ンタイ 26
~ードは 58
~ービス 10
~ールや -1
~ールア 15
~一人様 -44
~一次性 629
~上已經 -42
~下列驗 6
~下方按 -467
~下記の -42
~不是你 497
~不會以 -244
~不用再 -19
~並告知 -185
~中市西 -398
~中正路 451
~中输入 127
~为00 -10
~也過期 -9
~交易序 28
~京都市 -20
~人透露 -72
~今晚十 144
~件标题 10
~份认证 239
~优惠码 -222
~位数字 341
~何人透 -87
~你的信 46
~使いく 67
~依頼が 484
~保管し -25
~值班人 -6
~偵測到 317
~優惠代 -7
~入00 409
~入れて 287
~入下面 281
~入什麼 -4
~入以下 509
~入力し 315
~入力す 43
~入帳號 200
~入驗證 185
~入验证 239
~全部上 -2
~内有效 278
~再発行 433
~再輸入 -1
~写一次 91
~分鐘內 436
~分鐘後 426
~分钟内 567
~分钟后 18
~利用い 5
~前00 -115
~前有效 262
~力して 89
~力する 2
~务中心 315
~动态口 209
~动态密 361
~动态码 21
~効期限 19
~動態密 122
~勿提供 139
~北市中 317
~十分鐘 56
~单00 -3
~参加の -54
~友注册 -91
~双方各 -1
~取件码 -292
~台南市 -66
~合同会 78
~合言葉 322
~同会社 20
~后失效 93
~后输入 269
~啟用碼 161
~图书馆 268
~圖書館 253
~在小程 275
~在支付 275
~在新设 -60
~在登录 194
~場合は -51
~填写一 59
~大小写 516
~如非本 133
~妥善保 -80
~子郵件 16
~宅配ロ -122
~安全码 600
~完了し 150
~完成注 184
~完成身 31
~客さま -6
~客服專 76
~密碼或 -597
~封邮件 191
~已完成 -49
~已成功 -154
~式会社 44
~录密码 -19
~必要な 352
~态密码 122
~您于0 382
~您加入 101
~您正在 578
~您的登 13
~您的订 -142
~您的验 407
~惠代碼 -24
~愛的客 17
~態密碼 22
~應繳總 -208
~我們會 -183
~户正在 158
~接00 -512
~提供事 -111
~支払い -85
~效時間 95
~效期0 146
~数字は 48
~新しい 134
~新申請 386
~方各得 -11
~是您本 37
~是您的 286
~暗証番 -276
~最后一 220
~會以電 -70
~月00 -6
~有效時 61
~有限公 76
~服务中 10
~期應繳 -74
~末から -24
~末でご -175
~末三碼 -49
~本期應 -32
~林小姐 -18
~校验码 315
~株式会 2
~機末三 -43
~次登录 25
~点击下 -70
~為大寫 134
~班人员 -161
~用00 345
~由系統 14
~申请提 550
~画面に 814
~番号を -63
~疑問請 -39
~発行い 138
~発行し 210
~登录密 -145
~登录码 286
~登录页 196
~登录验 342
~登録あ 144
~登録の -194
~的信箱 204
~的动态 38
~的包裹 -89
~的啟用 41
~的客戶 25
~的帳號 -159
~的按钮 -271
~的用户 -8
~的页面 272
~的验证 -66
~目编号 -81
~直接回 43
~短信验 -248
~确认码 540
~確認コ 360
~確認是 148
~確認碼 143
~碼00 101
~碼不會 -472
~社みど -137
~科技有 -54
~端末か -137
~簡訊驗 -154
~約番号 -141
~索要验 -311
~続きく -336
~者各位 -77
~自动发 202
~自助机 -50
~英文字 92
~行いた 19
~行しま 27
~親愛的 50
~訊驗證 -90
~記のu -2
~設定的 -40
~註冊頁 378
~証コー 321
~話くだ -32
~認コー 119
~認番号 119
~認証コ 80
~認証番 513
~請於0 15
~證碼已 -170
~證碼是 38
~識別碼 246
~证码是 474
~请提前 -69
~请立即 14
~账户正 61
~路一段 44
~身份证 -168
~輸入下 8
~轉入帳 11
~输入的 117
~送しま 96
~那組已 344
~都千代 -21
~配ロッ -19
~链接0 -206
~限用一 -15
~階認証 -218
~電子發 -22
~電話く -59
~需输入 -426
~面填入 94
~面的按 -5
~面輸入 440
~頁輸入 262
~页面填 13
~驗證已 -84
~驗證碼 231
~验证码 -31
~감사합 -10
~그인하 56
~녕하세 4
~드립니 -272
~력하세 150
~료됩니 220
~립니다 -56
~번호가 -118
~번호를 -83
~사합니 -27
~송됩니 -10
~습니다 -137
~승인번 92
~었습니 -96
~유효합 62
~인됩니 -139
~인하세 -93
~입니다 -5
~입력하 176
~폰번호 -59
~했어요 -57
~효합니 34
º 47
απο -242
αριθμοσ -165
για 305
επαληθευσησ 83
εωσ -38
ζητησατε 120
ζητησεσ 55
θα 46
κρατησησ -47
κωδικοσ -4
μασ -270
μεχρι 18
μιασ 336
να 262
οριστε 36
πλεον -51
πληκτρολογηστε 563
που -45
σου 183
στη 260
στην 219
στισ -131
τηλ 154
τκ -64
το -105
τον 35
ωρεσ -54
адрес -1
ако 43
баланс -64
бр 206
број -97
были -191
в -21
ваш 135
введи 1
вже -102
вот 165
вставте 52
вход 74
входа 428
входу 203
въведете 496
въпроси -32
від -165
він 312
го 193
грн -85
да 452
для 300
до -70
добрыи 1
діиснии 199
діє 57
если 51
ето 43
з -22
за -3
и -35
из -97
карта 66
киів -78
код 66
кіру -20
лв -65
ми -77
мы -64
н 30
на -8
не -42
недіиснии -154
ни -77
одноразовыи 39
он 289
оплате -155
от -6
пароль 105
под 165
подтвержден -287
подтверждения 157
поле 243
портал 231
после 149
последние -84
поштовани 333
при -388
підтвердження 340
руб -83
с 104
само 316
смс -806
софия -30
ссылка -456
странице 44
так -50
тарасе -13
то 108
трек -89
у 21
хвилин 71
час -181
часа -49
чтобы 230
это -32
үшін 131
այն 121
բարև 467
եթե 439
է 249
ձեր 115
րոպե 172
אחד 102
אחת 65
אירוע -13
אישור -7
את 4
ב -15
בע -66
בשעה -185
דקות 374
הגישה 191
הוא 58
החד 325
היא 55
הנה 40
הקוד -21
הקלד 225
הרצל -48
זה 67
יום 52
כ -23
כדי 448
כניסה -120
לא 182
להזין 113
לכניסה 85
לקוח 75
מ -129
ממכשיר -209
מס -143
מספר -382
עודכן -16
על -70
פ -94
פעם 67
פעמית 123
צורך -12
קוד -64
שלום -29
שלך 154
תור -39
תל 141
תקף -15
اتصل -11
اختیار 135
ادخل 495
التفعیل 293
الخصم -90
الذی -26
الرابط -365
الزر -43
الطلب 30
العدد -61
المبلغ -38
ان 78
انت 108
اپ 159
اکتب 236
اگر 49
ایپ 2
ب 83
با -27
بجے -85
برای 85
برنامه 84
به 17
بوابه 135
بود 43
بٹن 1
بگویید -10
تاکید -294
تحویل -86
تخفیف -20
تسجیل -412
تم -334
تو 46
جای 51
خانه 32
خرید 155
خون -64
در 19
درج 408
دقایق 505
دقیقه 131
دو -47
دکان 184
را 88
رزرو -50
رساله -36
رقم -173
رمز 31
روی -159
زیر 192
سلام 281
سے -91
شد -310
شماره -43
شهر -129
صبح -154
صرف -11
صفحه 368
طلبت 73
طلبک -95
طلبکم 1
عبر -211
عدد -78
علی -183
عن -133
عند -63
غیر -93
فی 42
لاگ 63
لغو00 37
لمره 356
لیے 27
م 302
محترم -123
مصرف 17
میں 13
نام -19
نمبر -173
نہیں 39
هذا -71
هو 243
و -60
وارد 153
ورود 152
پر -241
پویا 208
کادر 98
کد -34
کریم 289
کسی 25
کل -193
کنید 1
کود 38
کوڈ -92
کی 57
ہو 8
ہے 101
یہ 645
अगर -215
अनुरोध 14
अब -8
आईडी -39
इसका 153
इसे 349
उपभोक्ता -6
ऐप 121
कदम 219
कभी -111
करने 269
करें 55
का -29
किसी 296
कूपन -315
केस -24
कोड -35
गया -137
गाँव -147
घर -79
छ 32
टाइम 228
टाका 261
टोल 73
डेलिभरी -5
दर्ज 31
दें -106
धन्यवाद -18
न 46
नंबर -268
पर -28
पिकअप -99
पिन -173
बजे 40
बाद 185
बिजली -55
भेजा -232
मान्य 231
मिनट 670
में 1
यह 7
रहा 398
लिंक -445
लिए 341
वन 71
शिकायत -42
शुल्क -36
शेष -15
संख्या -126
साथ -98
से -182
हेतु 317
আপা 1
এ -10
এটা 294
করতে 424
করবে 35
করা 61
করুন 77
কাজ 1
কেড -116
ছাড় -371
টাকা -94
ঢাকা -65
ধাপ 101
নতুন 9
নম্বর -120
নম্বরে -200
না 126
ফেন 77
মিনিট 501
লিখে 247
ਇਹ 161
இது 17
உள்ளிடவும் 1
எண் -209
నంబర్ -118
คงเหลือ -49
นาที 636
บาท -72
อุปกรณ์ -453
ใส่ 194
ນາທີ 263
თქვენი -85
ნომერი -339
ለማንም 283
ብር 56
ደቂቃ 515
នាទី 289
このメールは送信専用です -12
さん 87
です 289
を入力してください 211
コード 133
テスト太郎 -27
パスコード -39
ミーティングid -2
ログイン日時 -33
ワンタイムパスワード 330
主任好 -192
主机 -65
予約番号 -184
以 -332
优惠码 -175
会員番号 -16
会议号 -83
你好 145
健一 -177
元 -190
公里 -58
共 -351
分机 -16
分鐘失效 46
动态密码 404
动态码 149
原始邮件 435
发票号码 -619
取件码 -314
受付番号 -23
号 261
同学你好 104
哈囉 46
土 -142
地址 37
失效 32
客服 -47
客服热线 14
尊敬的用户 -90
小时内有效 -337
工单号 -204
已到达 -47
已发货 -3
平日0 97
座位 -39
快递单号 -242
您好 84
您於 177
您的包裹 -209
您的快件 -21
成績昨天晚上已經全部上傳 -32
承認番号 -120
把 330
提交 -234
敬上 105
日 -71
日時 -150
日期 -43
时间 -20
時間 -85
普通 113
會員編號 61
有効時間 466
有効期限 220
林晓 80
校验码 37
様 22
樓 141
次 -221
注文番号 -23
流水号 77
浙b0 17
激活码 317
物业服务中心 43
現在不用再輸入什麼 -5
發票號碼 -344
确认码 232
確認コード 14
秒 82
积分余额 -74
統一編號 -79
繳款期限 -95
至 -40
號 -2
訂位代號 -13
訂單 78
訂單編號 -71
認証コード 81
認証コードは 34
認証番号 341
請於 52
謝謝您 -1
订单编号 -102
设备 36
请勿泄露 7
请输入 266
账单编号 -36
車次 -199
輸入 876
逾 202
郵遞區號 -235
銷帳編號 -189
链接00分钟内有效 -3
電話 90
预计 -70
驗證碼 271
验证码 559
验证码000000 327
가 -33
감사합니다 -6
갤럭시 -28
결제 -55
결제금액 -31
계정 37
고객님 -208
고객번호 -47
광고 -74
그대로 109
글자 183
기기 -70
기기에서 -33
끝나요 123
넣어 449
눌러 -23
님 132
님의 -46
님이 238
때 -97
로그인 130
링크는 -456
맞다면 312
메일에는 -950
문의 -85
문자 -52
반가워요 33
버튼을 -129
번호 -38
본인 275
본인확인 116
사용 -18
새 290
서울 -71
서울시 -226
성동구 -51
수 -157
숫자 91
승인 -84
승인번호 -6
시 -166
시도하고 -82
신청이 117
쓸 394
아니라면 249
아래 138
알려 -30
알려주지 116
앱에 35
없습니다 -19
예약 -12
예약번호 -117
오늘 16
요청하신 234
우편번호 -203
운송장번호 -174
위치 -62
유효 7
유효합니다 44
의 7
이 -73
이체 114
인증 212
인증번호 239
인증번호는 115
인증코드 465
일시 -72
일회용 494
입니다 125
입력하면 167
입력해 590
있는 32
있습니다 -54
재설정 18
적어 42
주문번호 -28
주세요 -34
주시면 279
주식회사 -25
지나면 218
지난주 -74
창에 209
코드 66
코드는 76
코드를 -20
쿠폰 -199
쿠폰번호를 -156
타인에게 5
할인코드 -44
합계 -40
화면에 390
확인 96
확인번호 -27
확인을 140
확인이 12
후 34`;

/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */
export const treeTable = `4 3.7 1 2 0 0.6765 3 4 3 0.4599 5 6 -1 -0.1974 0 0 6 -1.2 7 8 -1 -0.1483 0 0 1 -3.493 9 10 -1 -0.1456 0 0 1 -0.7268 11 12 -1 -0.01669 0 0 0 -3.268 13 14 -1 -0.1412 0 0 -1 0.09018 0 0 -1 0.06603 0 0 -1 0.1903 0 0
4 3.7 1 2 0 1.22 3 4 3 0.04159 5 6 -1 -0.1793 0 0 3 6.752 7 8 -1 -0.1398 0 0 1 -2.292 9 10 -1 -0.1459 0 0 1 1.956 11 12 0 -0.9027 13 14 -1 0.1706 0 0 -1 -0.08988 0 0 -1 0.1319 0 0 -1 -0.09844 0 0 -1 0.1057 0 0
4 3.7 1 2 0 0.6765 3 4 3 1.344 5 6 -1 -0.166 0 0 -1 -0.04576 0 0 6 3.22 7 8 1 -3.706 9 10 -1 -0.1524 0 0 0 -4.79 11 12 0 0.1466 13 14 -1 0.1562 0 0 -1 -0.09847 0 0 -1 0.1269 0 0 -1 -0.0933 0 0 -1 0.1002 0 0
4 3.7 1 2 0 0.6765 3 4 0 -3.268 5 6 -1 -0.1554 0 0 6 -1.79 7 8 6 5.655 9 10 6 -0.2 11 12 -1 -0.1256 0 0 -1 0.007886 0 0 -1 -0.1462 0 0 -1 0.01688 0 0 -1 -0.1222 0 0 1 -2.292 13 14 -1 0.05546 0 0 -1 0.1508 0 0
4 3.7 1 2 0 1.22 3 4 3 3.246 5 6 -1 -0.1467 0 0 1 -0.7268 7 8 4 6.09 9 10 1 -4.822 11 12 -1 -0.1256 0 0 -1 0.01778 0 0 -1 -0.1319 0 0 5 6.6 13 14 -1 -0.03729 0 0 -1 0.1381 0 0 -1 0.08206 0 0 -1 -0.1198 0 0
4 3.7 1 2 0 0.6765 3 4 0 -1.956 5 6 -1 -0.1399 0 0 6 -1.79 7 8 6 5.655 9 10 6 -0.2 11 12 -1 -0.1129 0 0 -1 0.01173 0 0 -1 -0.1232 0 0 1 0.9298 13 14 -1 -0.09534 0 0 -1 0.1321 0 0 -1 -0.03197 0 0 -1 0.122 0 0
4 3.7 1 2 0 -0.9027 3 4 0 -3.268 5 6 -1 -0.1349 0 0 6 -1.2 7 8 6 5.655 9 10 6 -0.2 11 12 -1 -0.1093 0 0 -1 -0.001083 0 0 -1 -0.1232 0 0 -1 0.008113 0 0 -1 -0.09843 0 0 1 -2.292 13 14 -1 0.03501 0 0 -1 0.1291 0 0
0 -0.9027 1 2 4 6.09 3 4 4 3.4 5 6 -1 -0.1289 0 0 6 3.22 7 8 1 -0.7268 9 10 6 -0.2 11 12 -1 -0.0894 0 0 -1 0.08381 0 0 -1 -0.118 0 0 3 3.246 13 14 -1 -0.07345 0 0 -1 0.1225 0 0 -1 -0.1253 0 0 -1 0.0623 0 0
4 3.7 1 2 0 -1.956 3 4 3 3.246 5 6 -1 -0.1265 0 0 6 -0.2 7 8 6 3.22 9 10 1 -2.292 11 12 -1 -0.09858 0 0 1 1.474 13 14 -1 -0.1091 0 0 -1 0.01731 0 0 -1 0.006212 0 0 -1 0.119 0 0 -1 -0.07093 0 0 -1 0.1102 0 0
0 -0.4015 1 2 4 6.09 3 4 4 3.4 5 6 6 25.19 7 8 26 279.5 9 10 1 0.9298 11 12 6 -1.2 13 14 -1 -0.121 0 0 -1 0.09284 0 0 -1 0.1058 0 0 -1 -0.02034 0 0 -1 -0.08987 0 0 -1 0.01364 0 0 -1 -0.1057 0 0 -1 0.1147 0 0
0 -0.9027 1 2 4 6.09 3 4 4 3.4 5 6 -1 -0.1176 0 0 5 5.19 7 8 1 -1.685 9 10 3 -0.3608 11 12 -1 0.06502 0 0 -1 -0.09721 0 0 -1 -0.1129 0 0 3 3.246 13 14 -1 -0.05832 0 0 -1 0.1099 0 0 -1 -0.1158 0 0 -1 0.04645 0 0
4 3.7 1 2 0 -1.956 3 4 3 4.343 5 6 -1 -0.1172 0 0 6 -1.2 7 8 6 3.22 9 10 1 0.2427 11 12 -1 -0.09084 0 0 1 -1.685 13 14 -1 -0.09483 0 0 -1 0.02019 0 0 -1 0.03266 0 0 -1 0.1145 0 0 -1 -0.1045 0 0 -1 0.05958 0 0
4 6.09 1 2 0 -1.956 3 4 3 -3.585 5 6 -1 -0.1133 0 0 6 -0.2 7 8 -1 -0.0808 0 0 1 -1.685 9 10 -1 -0.08204 0 0 1 2.243 11 12 26 367.5 13 14 -1 0.1108 0 0 -1 -0.02664 0 0 -1 0.1039 0 0 -1 0.08928 0 0 -1 -0.07807 0 0
4 3.7 1 2 0 -1.956 3 4 0 -0.4015 5 6 -1 -0.1126 0 0 3 0.4599 7 8 6 5.2 9 10 -1 0.09921 0 0 -1 -0.1134 0 0 1 1.956 11 12 -1 -0.07997 0 0 1 2.243 13 14 -1 -0.06197 0 0 -1 0.08992 0 0 -1 -0.006734 0 0 -1 0.111 0 0
4 6.09 1 2 0 -1.956 3 4 3 6.159 5 6 6 25.19 7 8 6 -1.2 9 10 -1 0.02391 0 0 -1 0.1044 0 0 -1 -0.1093 0 0 -1 0.1014 0 0 -1 -0.08177 0 0 1 -1.685 11 12 -1 -0.0758 0 0 1 3.41 13 14 -1 0.01929 0 0 -1 0.1047 0 0
4 3.7 1 2 0 -1.956 3 4 0 1.22 5 6 -1 -0.1089 0 0 4 0.5 7 8 6 5.2 9 10 -1 0.0996 0 0 -1 -0.07085 0 0 1 -1.685 11 12 -1 -0.06914 0 0 1 -5.845 13 14 -1 -0.08109 0 0 -1 0.04747 0 0 -1 -0.115 0 0 -1 0.05769 0 0
0 -1.956 1 2 4 6.09 3 4 6 3.22 5 6 -1 -0.105 0 0 -1 0.01505 0 0 3 0.4599 7 8 1 1.474 9 10 -1 -0.105 0 0 1 0.7857 11 12 17 0.5 13 14 -1 0.105 0 0 -1 -0.07194 0 0 -1 0.06331 0 0 -1 0.04391 0 0 -1 -0.1367 0 0
4 3.7 1 2 0 -1.956 3 4 3 6.159 5 6 -1 -0.1057 0 0 -1 -0.02859 0 0 3 -3.248 7 8 1 0.7857 9 10 -1 -0.09774 0 0 1 1.956 11 12 17 0.5 13 14 -1 0.1041 0 0 -1 -0.04482 0 0 -1 0.07392 0 0 -1 0.04424 0 0 -1 -0.1267 0 0
4 6.09 1 2 0 -3.268 3 4 5 5.19 5 6 -1 -0.1034 0 0 3 3.246 7 8 1 -4.822 9 10 -1 -0.02852 0 0 -1 -0.08538 0 0 1 3.41 11 12 -1 -0.04312 0 0 -1 0.09556 0 0 1 -1.895 13 14 -1 0.1114 0 0 -1 -0.07506 0 0 -1 0.007386 0 0
4 3.7 1 2 0 -2.866 3 4 0 1.22 5 6 -1 -0.1037 0 0 3 0.4599 7 8 26 233.5 9 10 -1 0.0905 0 0 -1 -0.1032 0 0 1 -1.685 11 12 3 -3.585 13 14 -1 -0.04585 0 0 -1 -0.08855 0 0 -1 0.03662 0 0 -1 -0.1015 0 0 -1 0.0759 0 0
4 3.7 1 2 0 -2.866 3 4 0 1.22 5 6 -1 -0.1024 0 0 3 0.4599 7 8 26 233.5 9 10 -1 0.08771 0 0 -1 -0.1011 0 0 1 3.41 11 12 3 -3.585 13 14 -1 -0.04141 0 0 -1 -0.03822 0 0 -1 0.091 0 0 -1 -0.09868 0 0 -1 0.07061 0 0
0 -3.268 1 2 4 3.7 3 4 6 3.22 5 6 -1 -0.1015 0 0 -1 -0.03424 0 0 3 0.4599 7 8 1 1.474 9 10 -1 -0.09548 0 0 1 2.243 11 12 17 0.5 13 14 -1 0.09654 0 0 -1 -0.05119 0 0 -1 0.06471 0 0 -1 0.02853 0 0 -1 -0.1254 0 0
0 -4.79 1 2 -1 -0.09941 0 0 6 -5.551e-17 3 4 -1 -0.0717 0 0 1 1.474 5 6 15 27.5 7 8 17 0.5 9 10 4 1.4 11 12 -1 -0.1167 0 0 -1 0.09871 0 0 -1 -0.002463 0 0 -1 -0.06286 0 0 26 553.5 13 14 -1 0.04646 0 0 -1 -0.07855 0 0
0 -4.79 1 2 -1 -0.09789 0 0 6 3.22 3 4 3 0.4599 5 6 1 2.243 7 8 -1 -0.08926 0 0 1 0.7857 9 10 17 0.5 11 12 -1 0.09688 0 0 -1 -0.05949 0 0 -1 0.04756 0 0 4 6.09 13 14 -1 -0.1097 0 0 -1 -0.008777 0 0 -1 0.06759 0 0
0 -4.79 1 2 4 6.09 3 4 6 -5.551e-17 5 6 -1 -0.09893 0 0 -1 0.00111 0 0 -1 -0.06603 0 0 1 -1.895 7 8 6 25.19 9 10 17 0.5 11 12 -1 -0.05211 0 0 -1 0.0901 0 0 -1 0.07989 0 0 12 0.5 13 14 -1 0.03534 0 0 -1 -0.1572 0 0
4 2.6 1 2 0 -4.79 3 4 3 -0.3608 5 6 -1 -0.1006 0 0 5 4.8 7 8 -1 -0.06705 0 0 1 1.956 9 10 -1 -0.01878 0 0 -1 -0.1024 0 0 26 233.5 11 12 -1 0.09398 0 0 -1 0.05942 0 0 17 0.5 13 14 -1 -0.01079 0 0 -1 -0.1583 0 0
0 -4.79 1 2 4 3.7 3 4 4 6.09 5 6 -1 -0.09889 0 0 -1 -0.03578 0 0 5 4.8 7 8 26 282.5 9 10 1 3.41 11 12 -1 -0.0947 0 0 -1 0.09733 0 0 17 0.5 13 14 -1 -0.0273 0 0 -1 0.08362 0 0 -1 0.04988 0 0 -1 -0.1289 0 0
0 -4.79 1 2 -1 -0.09234 0 0 4 6.09 3 4 2 -2.14 5 6 26 282.5 7 8 1 -1.685 9 10 -1 -0.07812 0 0 -1 0.09532 0 0 17 0.5 11 12 -1 -0.0594 0 0 17 0.5 13 14 -1 0.0465 0 0 -1 -0.1097 0 0 -1 0.0509 0 0 -1 -0.1073 0 0
4 2.6 1 2 0 -4.79 3 4 6 3.22 5 6 -1 -0.09827 0 0 14 0.5 7 8 3 -0.7389 9 10 1 2.243 11 12 -1 -0.04371 0 0 -1 0.09506 0 0 -1 -0.08711 0 0 -1 -0.0009187 0 0 26 233.5 13 14 -1 0.09479 0 0 -1 0.05779 0 0 -1 -0.02261 0 0
3 3.246 1 2 4 3.4 3 4 1 0.7857 5 6 -1 -0.09585 0 0 6 -0.2 7 8 4 1.4 9 10 19 0.5 11 12 -1 -0.09903 0 0 1 -2.492 13 14 -1 -0.07529 0 0 -1 0.001605 0 0 -1 0.08329 0 0 -1 -0.06048 0 0 -1 -0.07703 0 0 -1 0.04346 0 0
0 -5.308 1 2 4 2.6 3 4 6 5.2 5 6 -1 -0.09739 0 0 -1 -0.0394 0 0 3 -0.7389 7 8 1 2.243 9 10 -1 -0.08049 0 0 1 -1.685 11 12 -1 0.015 0 0 -1 0.08875 0 0 -1 -0.07407 0 0 17 0.5 13 14 -1 0.04265 0 0 -1 -0.09408 0 0
0 -5.308 1 2 -1 -0.08877 0 0 4 0.5 3 4 -1 -0.05541 0 0 0 5.725 5 6 17 0.5 7 8 -1 0.09027 0 0 5 3.5 9 10 16 1.5 11 12 1 3.004 13 14 -1 -0.0422 0 0 -1 0.06329 0 0 -1 -0.139 0 0 -1 0.01925 0 0 -1 0.09811 0 0
3 0.04159 1 2 4 3.7 3 4 1 -1.685 5 6 -1 -0.09728 0 0 -1 -0.03208 0 0 6 25.19 7 8 1 3.41 9 10 -1 -0.06431 0 0 -1 0.07978 0 0 4 -5.551e-17 11 12 -1 0.08697 0 0 -1 -0.05489 0 0 15 25.8 13 14 -1 0.0446 0 0 -1 -0.06717 0 0
0 -6.012 1 2 4 6.09 3 4 6 -1.79 5 6 -1 -0.09232 0 0 -1 0.01485 0 0 -1 -0.0645 0 0 1 3.41 7 8 15 29.66 9 10 -1 0.07958 0 0 1 -5.845 11 12 -1 -0.1061 0 0 -1 -0.07375 0 0 17 0.5 13 14 -1 0.03163 0 0 -1 -0.06622 0 0
3 0.04159 1 2 4 3.7 3 4 1 -1.685 5 6 -1 -0.09588 0 0 -1 -0.02904 0 0 4 2.6 7 8 1 4.117 9 10 -1 -0.08344 0 0 -1 -0.01041 0 0 4 -5.551e-17 11 12 -1 0.08653 0 0 10 3.5 13 14 -1 0.03264 0 0 -1 -0.07187 0 0 -1 0.1328 0 0
3 -0.7389 1 2 4 6.09 3 4 1 -2.292 5 6 -1 -0.09413 0 0 -1 -0.002198 0 0 4 2.6 7 8 1 4.117 9 10 -1 -0.08596 0 0 26 233.5 11 12 19 0.5 13 14 -1 0.08163 0 0 -1 0.04689 0 0 -1 -0.04569 0 0 -1 0.02388 0 0 -1 -0.0912 0 0
0 -6.012 1 2 -1 -0.08448 0 0 0 5.725 3 4 17 0.5 5 6 -1 0.07955 0 0 5 3.5 7 8 16 1.5 9 10 1 3.41 11 12 -1 -0.05785 0 0 -1 0.03174 0 0 -1 -0.1266 0 0 4 7.178 13 14 -1 0.0845 0 0 -1 -0.008529 0 0 -1 0.072 0 0
3 -0.7389 1 2 4 6.09 3 4 1 0.7857 5 6 -1 -0.09232 0 0 -1 0.002177 0 0 4 1.4 7 8 17 0.5 9 10 -1 -0.06796 0 0 1 -5.845 11 12 -1 0.06253 0 0 15 25.8 13 14 -1 -0.06537 0 0 -1 0.01454 0 0 -1 0.003351 0 0 -1 -0.1989 0 0
3 -0.7389 1 2 6 -0.2 3 4 1 -2.292 5 6 -1 -0.09715 0 0 -1 -0.03501 0 0 4 2.6 7 8 1 5.724 9 10 -1 -0.08178 0 0 -1 -0.01206 0 0 17 0.5 11 12 -1 0.08497 0 0 4 -5.551e-17 13 14 -1 -0.06365 0 0 -1 -0.03837 0 0 -1 0.0395 0 0
4 1.2 1 2 3 3.784 3 4 3 -5.793 5 6 -1 -0.09149 0 0 10 3.5 7 8 -1 -0.08614 0 0 1 -3.493 9 10 -1 -0.04213 0 0 -1 0.1033 0 0 -1 -0.03543 0 0 15 25.8 11 12 -1 0.04844 0 0 4 7.8 13 14 -1 -0.113 0 0 -1 0.05273 0 0
6 -0.2 1 2 3 3.246 3 4 1 3.41 5 6 -1 -0.09097 0 0 -1 -0.007069 0 0 1 -5.845 7 8 -1 0.07251 0 0 -1 -0.0799 0 0 6 25.19 9 10 17 0.5 11 12 -1 0.07528 0 0 4 7.178 13 14 -1 -0.08186 0 0 -1 -0.01009 0 0 -1 0.062 0 0
3 -0.7389 1 2 6 -0.2 3 4 1 3.41 5 6 -1 -0.09537 0 0 1 -2.89 7 8 1 -5.845 9 10 -1 0.06138 0 0 -1 -0.09902 0 0 -1 0.02333 0 0 -1 -0.0731 0 0 6 25.19 11 12 17 0.5 13 14 -1 0.07194 0 0 -1 0.001199 0 0 -1 -0.07746 0 0
0 -7.924 1 2 -1 -0.08297 0 0 5 5.19 3 4 1 5.724 5 6 -1 -0.06706 0 0 15 27.5 7 8 -1 0.08609 0 0 4 -5.551e-17 9 10 -1 -0.0817 0 0 -1 -0.04663 0 0 6 25.19 11 12 17 0.5 13 14 -1 0.08572 0 0 -1 0.02225 0 0 -1 -0.06412 0 0
3 -3.248 1 2 -1 -0.0861 0 0 1 -2.292 3 4 4 2.6 5 6 1 7.814 7 8 -1 -0.07992 0 0 -1 -0.009168 0 0 14 0.5 9 10 -1 0.09019 0 0 19 0.5 11 12 4 3.7 13 14 -1 0.01396 0 0 -1 -0.09099 0 0 -1 0.1814 0 0 -1 0.04117 0 0
3 -3.585 1 2 -1 -0.08574 0 0 1 -3.493 3 4 -1 -0.04986 0 0 4 6.09 5 6 14 0.5 7 8 26 279.5 9 10 10 3.5 11 12 -1 0.1112 0 0 -1 0.08985 0 0 -1 0.007189 0 0 15 25.8 13 14 -1 0.07756 0 0 -1 -0.01149 0 0 -1 -0.1354 0 0
0 -8.766 1 2 -1 -0.08261 0 0 0 5.725 3 4 5 3.5 5 6 -1 0.06795 0 0 1 5.593 7 8 -1 -0.05681 0 0 15 29.66 9 10 -1 0.08118 0 0 6 25.19 11 12 -1 -0.09824 0 0 14 0.5 13 14 -1 0.07703 0 0 -1 -0.01391 0 0 -1 0.06772 0 0
6 -1.79 1 2 3 7.391 3 4 1 -3.28 5 6 -1 -0.08399 0 0 -1 0.022 0 0 0 -7.924 7 8 14 0.5 9 10 -1 -0.1001 0 0 -1 -0.01854 0 0 4 6.09 11 12 -1 0.09239 0 0 -1 -0.006479 0 0 26 279.5 13 14 -1 0.0853 0 0 -1 0.003573 0 0
3 -5.793 1 2 -1 -0.09018 0 0 1 -4.822 3 4 -1 -0.05883 0 0 4 -5.551e-17 5 6 10 3.5 7 8 17 0.5 9 10 -1 -0.0589 0 0 -1 0.112 0 0 4 7.178 11 12 16 1.5 13 14 -1 0.01897 0 0 -1 0.07258 0 0 -1 0.07744 0 0 -1 -0.08194 0 0
3 -5.793 1 2 -1 -0.08898 0 0 1 1.474 3 4 0 -7.924 5 6 2 0.4107 7 8 -1 -0.07633 0 0 -1 -0.005297 0 0 17 0.5 9 10 -1 -0.06373 0 0 14 0.5 11 12 0 -7.747 13 14 -1 0.04848 0 0 -1 0.1482 0 0 -1 0.2646 0 0 -1 -0.05627 0 0
4 0.5 1 2 3 3.246 3 4 0 6.417 5 6 -1 -0.08526 0 0 10 3.5 7 8 3 -7.59 9 10 -1 0.0756 0 0 -1 -0.04349 0 0 -1 0.1095 0 0 -1 -0.08362 0 0 15 29.66 11 12 26 602.5 13 14 -1 -0.0752 0 0 -1 0.01883 0 0 -1 -0.07275 0 0
3 -5.793 1 2 -1 -0.08655 0 0 1 -5.845 3 4 -1 -0.06482 0 0 1 7.814 5 6 4 -5.551e-17 7 8 -1 0.07987 0 0 10 3.5 9 10 17 0.5 11 12 -1 -0.05984 0 0 -1 0.07126 0 0 -1 0.02192 0 0 16 1.5 13 14 -1 0.05964 0 0 -1 -0.08135 0 0
3 -5.793 1 2 -1 -0.08511 0 0 1 -5.845 3 4 -1 -0.06107 0 0 4 7.178 5 6 15 27.5 7 8 26 356.5 9 10 14 0.5 11 12 -1 -0.09255 0 0 -1 0.08112 0 0 -1 -0.005714 0 0 -1 -0.001736 0 0 4 3.7 13 14 -1 0.1347 0 0 -1 -0.0139 0 0
6 -1.79 1 2 0 -2.866 3 4 1 5.724 5 6 -1 -0.08562 0 0 -1 -0.01389 0 0 6 25.19 7 8 -1 0.06385 0 0 1 -5.845 9 10 -1 0.06312 0 0 -1 -0.06536 0 0 8 0.5 11 12 -1 -0.04579 0 0 17 0.5 13 14 -1 0.01751 0 0 -1 -0.05469 0 0
0 -8.766 1 2 13 0.5 3 4 5 6.6 5 6 -1 -0.0787 0 0 1 -2.89 7 8 1 5.724 9 10 -1 -0.07774 0 0 -1 -0.07888 0 0 -1 0.3168 0 0 15 29.66 11 12 -1 0.06592 0 0 26 602.5 13 14 -1 -0.06906 0 0 -1 0.01205 0 0 -1 -0.06457 0 0
4 -1.3 1 2 -1 -0.06409 0 0 0 6.77 3 4 3 -9.268 5 6 -1 0.07055 0 0 -1 -0.08792 0 0 17 0.5 7 8 4 7.178 9 10 16 1.5 11 12 14 0.5 13 14 -1 0.05183 0 0 -1 0.05279 0 0 -1 -0.08241 0 0 -1 -0.007302 0 0 -1 0.0706 0 0
3 -7.59 1 2 -1 -0.08721 0 0 1 -0.7268 3 4 4 1.2 5 6 14 0.5 7 8 -1 -0.06519 0 0 5 2.063 9 10 2 0.1017 11 12 3 -3.955 13 14 -1 0.01443 0 0 -1 -0.06158 0 0 -1 0.01928 0 0 -1 -0.05495 0 0 -1 0.5222 0 0 -1 0.06722 0 0
3 -7.59 1 2 -1 -0.08591 0 0 0 6.417 3 4 1 -5.845 5 6 -1 0.06082 0 0 -1 -0.05739 0 0 14 0.5 7 8 26 602.5 9 10 4 3.7 11 12 4 6.09 13 14 -1 -0.07217 0 0 -1 0.1101 0 0 -1 -0.0006788 0 0 -1 -0.01239 0 0 -1 0.03149 0 0
4 -1.3 1 2 0 -4.243 3 4 5 6.6 5 6 -1 -0.08566 0 0 10 3.5 7 8 1 3.41 9 10 -1 -0.07022 0 0 -1 -0.04594 0 0 -1 0.1102 0 0 -1 -0.001834 0 0 0 -4.243 11 12 2 -1.134 13 14 -1 0.03296 0 0 -1 0.1694 0 0 -1 -0.03807 0 0
3 -9.268 1 2 -1 -0.09099 0 0 6 25.19 3 4 1 -2.492 5 6 -1 0.06444 0 0 0 -5.787 7 8 10 3.5 9 10 -1 -0.0853 0 0 -1 -0.0108 0 0 8 0.5 11 12 10 4.5 13 14 -1 -0.04869 0 0 -1 0.01008 0 0 -1 0.1281 0 0 -1 -0.03121 0 0
3 -9.268 1 2 -1 -0.09004 0 0 0 6.77 3 4 17 0.5 5 6 -1 0.06044 0 0 4 7.178 7 8 16 1.5 9 10 14 0.5 11 12 -1 0.04683 0 0 -1 0.03551 0 0 -1 -0.08051 0 0 -1 -0.01325 0 0 4 3.7 13 14 -1 0.1058 0 0 -1 -0.02572 0 0
6 -6.71 1 2 -1 -0.08695 0 0 6 25.19 3 4 1 -3.28 5 6 -1 0.06084 0 0 0 -5.787 7 8 26 69.5 9 10 -1 -0.09007 0 0 -1 -0.01025 0 0 -1 -0.06756 0 0 17 0.5 11 12 15 12.9 13 14 -1 -0.04821 0 0 -1 -0.1016 0 0 -1 0.02074 0 0
5 6.6 1 2 1 5.724 3 4 -1 -0.07798 0 0 4 -5.551e-17 5 6 -1 0.0536 0 0 10 3.5 7 8 15 29.66 9 10 -1 -0.05669 0 0 -1 0.03841 0 0 0 1.22 11 12 4 7.8 13 14 -1 -0.004103 0 0 -1 0.03499 0 0 -1 -0.1066 0 0 -1 0.03173 0 0
3 -9.268 1 2 -1 -0.08776 0 0 4 7.345 3 4 15 27.5 5 6 26 534.5 7 8 5 4.8 9 10 10 3.5 11 12 -1 0.05692 0 0 -1 -0.07486 0 0 1 1.474 13 14 -1 -0.05615 0 0 -1 -0.1003 0 0 -1 0.1034 0 0 -1 -0.01013 0 0 -1 0.03579 0 0
6 -6.71 1 2 -1 -0.08336 0 0 0 8.247 3 4 1 -5.845 5 6 -1 0.0736 0 0 0 -0.9027 7 8 13 0.5 9 10 -1 -0.08288 0 0 -1 0.02272 0 0 6 25.19 11 12 0 -7.924 13 14 -1 -0.005511 0 0 -1 0.05472 0 0 -1 0.2441 0 0 -1 0.03324 0 0
3 -9.268 1 2 -1 -0.08594 0 0 1 7.814 3 4 17 0.5 5 6 2 -3.693 7 8 4 7.178 9 10 -1 -0.05067 0 0 -1 0.09939 0 0 -1 -0.03613 0 0 14 0.5 11 12 -1 0.04536 0 0 -1 -0.01054 0 0 4 3.7 13 14 -1 0.08942 0 0 -1 -0.02525 0 0
4 -1.3 1 2 10 3.5 3 4 5 3.5 5 6 -1 -0.0633 0 0 3 -1.49 7 8 1 5.724 9 10 -1 -0.03167 0 0 -1 -0.07934 0 0 10 4.5 11 12 15 27.5 13 14 -1 0.06398 0 0 -1 0.1505 0 0 -1 -0.05202 0 0 -1 0.009959 0 0 -1 -0.04778 0 0
3 -9.268 1 2 -1 -0.0839 0 0 15 12.9 3 4 -1 -0.101 0 0 16 1.5 5 6 10 0.5 7 8 -1 -0.0223 0 0 9 1.5 9 10 10 1.5 11 12 -1 0.06222 0 0 -1 -0.06614 0 0 15 25.8 13 14 -1 0.02424 0 0 -1 -0.006666 0 0 -1 -0.1285 0 0
6 -6.71 1 2 -1 -0.07878 0 0 0 8.247 3 4 26 602.5 5 6 -1 0.069 0 0 4 6.09 7 8 -1 -0.05398 0 0 10 3.5 9 10 26 233.5 11 12 -1 -0.01432 0 0 10 4.5 13 14 -1 0.08482 0 0 -1 -0.006697 0 0 -1 0.1141 0 0 -1 -0.05913 0 0
5 6.6 1 2 1 7.814 3 4 -1 -0.06632 0 0 4 -5.551e-17 5 6 -1 0.0648 0 0 10 3.5 7 8 -1 0.004782 0 0 14 0.5 9 10 26 431.5 11 12 -1 -0.06089 0 0 -1 0.06226 0 0 1 0.9298 13 14 -1 -0.09124 0 0 -1 -0.004008 0 0 -1 0.2132 0 0
3 -10.27 1 2 -1 -0.08515 0 0 1 -6.131 3 4 0 -0.9027 5 6 15 12.9 7 8 -1 -0.08112 0 0 -1 0.02183 0 0 -1 -0.09752 0 0 15 13.66 9 10 5 1.678 11 12 4 7.345 13 14 -1 0.1884 0 0 -1 -0.07535 0 0 -1 -0.000376 0 0 -1 0.03502 0 0
6 -6.71 1 2 -1 -0.07482 0 0 0 6.417 3 4 17 0.5 5 6 -1 0.04585 0 0 15 12.9 7 8 16 1.5 9 10 -1 -0.09777 0 0 10 4.5 11 12 -1 0.03739 0 0 -1 -0.068 0 0 10 3.5 13 14 -1 -0.07245 0 0 -1 0.001717 0 0 -1 0.09013 0 0
3 -10.27 1 2 -1 -0.08314 0 0 6 25.19 3 4 8 0.5 5 6 -1 0.04996 0 0 26 75.5 7 8 6 10.09 9 10 -1 -0.1109 0 0 -1 -0.01789 0 0 1 -3.493 11 12 -1 0.05789 0 0 -1 -0.04029 0 0 13 0.5 13 14 -1 0.001762 0 0 -1 0.09223 0 0
5 6.6 1 2 1 7.814 3 4 -1 -0.06048 0 0 17 0.5 5 6 -1 0.0597 0 0 4 7.178 7 8 24 0.5 9 10 0 -8.766 11 12 -1 0.04267 0 0 -1 -0.05396 0 0 -1 0.1255 0 0 13 0.5 13 14 -1 0.002901 0 0 -1 -0.06251 0 0 -1 0.1556 0 0
5 3.5 1 2 1 5.724 3 4 -1 -0.03413 0 0 4 1.4 5 6 -1 0.05063 0 0 0 -7.747 7 8 15 27.5 9 10 -1 -0.07287 0 0 -1 -0.002321 0 0 26 518.5 11 12 -1 -0.04737 0 0 -1 0.02305 0 0 4 3.7 13 14 -1 0.05879 0 0 -1 -0.06386 0 0
3 -10.27 1 2 -1 -0.08011 0 0 26 602.5 3 4 4 7.345 5 6 -1 -0.04355 0 0 15 27.5 7 8 26 233.5 9 10 -1 0.002826 0 0 10 3.5 11 12 -1 0.0911 0 0 -1 0.0139 0 0 5 0.5 13 14 -1 0.09923 0 0 -1 -0.1207 0 0 -1 -0.008622 0 0
4 -1.3 1 2 10 3.5 3 4 15 12.9 5 6 14 0.5 7 8 0 -8.766 9 10 -1 -0.091 0 0 15 13.66 11 12 -1 -0.06284 0 0 -1 0.04382 0 0 -1 -0.07146 0 0 -1 0.07903 0 0 5 2.063 13 14 -1 0.003657 0 0 -1 0.171 0 0 -1 -0.08833 0 0
6 -7.123 1 2 -1 -0.07135 0 0 1 -6.131 3 4 3 6.159 5 6 10 0.5 7 8 -1 -0.09256 0 0 -1 0.003935 0 0 9 0.5 9 10 10 1.5 11 12 -1 0.05705 0 0 -1 -0.02519 0 0 9 1.5 13 14 -1 0.01573 0 0 -1 -0.0204 0 0 -1 0.05364 0 0
2 -1.134 1 2 1 0.9298 3 4 -1 -0.03451 0 0 0 -8.766 5 6 3 1.344 7 8 -1 -0.06286 0 0 -1 -0.001906 0 0 11 5.5 9 10 1 7.814 11 12 -1 0.04568 0 0 -1 0.1778 0 0 10 3.5 13 14 -1 0.07204 0 0 -1 -0.01322 0 0 -1 0.09291 0 0
5 6.6 1 2 0 8.247 3 4 -1 -0.051 0 0 26 602.5 5 6 15 33.5 7 8 15 12.9 9 10 -1 -0.04467 0 0 -1 0.08418 0 0 -1 -0.1149 0 0 -1 -0.08864 0 0 15 29.66 11 12 -1 0.00783 0 0 10 3.5 13 14 -1 -0.05785 0 0 -1 0.1162 0 0
3 -10.27 1 2 -1 -0.07558 0 0 17 0.5 3 4 10 0.5 5 6 26 462.5 7 8 9 1.5 9 10 -1 -0.002173 0 0 -1 -0.01127 0 0 -1 -0.1078 0 0 11 6.5 11 12 -1 -0.0674 0 0 0 -8.766 13 14 -1 0.001415 0 0 -1 -0.06289 0 0 -1 0.08142 0 0
4 -4.41 1 2 10 2.5 3 4 15 12.9 5 6 -1 -0.08845 0 0 -1 0.03466 0 0 -1 -0.08547 0 0 11 9.5 7 8 10 4.5 9 10 -1 -0.08066 0 0 10 3.5 11 12 -1 -0.04771 0 0 -1 0.003088 0 0 26 587.5 13 14 -1 0.0844 0 0 -1 -0.1303 0 0
4 7.345 1 2 5 4.8 3 4 26 356.5 5 6 15 27.5 7 8 -1 -0.04719 0 0 -1 0.06245 0 0 -1 -0.01645 0 0 1 1.474 9 10 5 -1 11 12 -1 -0.00612 0 0 0 -4.243 13 14 -1 -0.09941 0 0 -1 0.01518 0 0 -1 0.09699 0 0 -1 -0.0007729 0 0
6 25.19 1 2 26 69.5 3 4 26 225.5 5 6 0 -1.956 7 8 17 0.5 9 10 -1 0.08181 0 0 -1 -0.03639 0 0 -1 0.01792 0 0 -1 -0.1081 0 0 10 0.5 11 12 -1 -0.04059 0 0 9 1.5 13 14 -1 -0.002579 0 0 -1 0.05124 0 0 -1 -0.05863 0 0
3 -10.27 1 2 -1 -0.07288 0 0 1 -9.659 3 4 -1 -0.0655 0 0 14 0.5 5 6 4 6.09 7 8 1 1.474 9 10 -1 -0.00903 0 0 26 229.5 11 12 -1 0.006775 0 0 3 1.344 13 14 -1 0.07916 0 0 -1 -0.008307 0 0 -1 0.188 0 0 -1 0.04221 0 0
0 8.247 1 2 15 12.9 3 4 -1 0.0545 0 0 -1 -0.08689 0 0 2 3.119 5 6 16 1.5 7 8 -1 -0.0525 0 0 10 0.5 9 10 -1 -0.01954 0 0 -1 0.03559 0 0 9 1.5 11 12 10 1.5 13 14 -1 0.05266 0 0 -1 -0.02017 0 0 -1 0.01832 0 0
4 -4.41 1 2 10 2.5 3 4 4 11.6 5 6 -1 -0.08562 0 0 -1 0.03232 0 0 12 0.5 7 8 -1 0.088 0 0 11 4.5 9 10 0 -7.747 11 12 -1 -0.02245 0 0 22 0.5 13 14 -1 0.2016 0 0 -1 -0.03108 0 0 -1 0.01846 0 0 -1 -0.05954 0 0
6 -7.123 1 2 -1 -0.06305 0 0 1 -5.845 3 4 0 -0.9027 5 6 11 8.5 7 8 -1 -0.07253 0 0 -1 0.02295 0 0 8 0.5 9 10 -1 -0.03974 0 0 24 0.5 11 12 13 0.5 13 14 -1 -0.03073 0 0 -1 0.06959 0 0 -1 0.009199 0 0 -1 0.07553 0 0
5 7.2 1 2 0 5.725 3 4 -1 -0.0537 0 0 10 4.5 5 6 4 6.09 7 8 10 3.5 9 10 -1 -0.05409 0 0 15 33.5 11 12 -1 0.07617 0 0 -1 -0.003739 0 0 7 3.5 13 14 -1 0.01619 0 0 -1 -0.1818 0 0 -1 0.089 0 0 -1 -0.06539 0 0
15 12.9 1 2 -1 -0.08036 0 0 11 9.5 3 4 17 0.5 5 6 -1 -0.07457 0 0 16 2.5 7 8 -1 -0.02671 0 0 4 7.345 9 10 -1 -0.1254 0 0 26 69.5 11 12 -1 0.04239 0 0 6 25.19 13 14 -1 0.005515 0 0 -1 -0.07964 0 0 -1 0.1063 0 0
5 3.5 1 2 1 5.724 3 4 11 5.5 5 6 -1 -0.000261 0 0 0 -4.79 7 8 -1 -0.06681 0 0 -1 -0.003521 0 0 4 1.2 9 10 -1 0.01924 0 0 26 237.5 11 12 -1 0.04724 0 0 -1 -0.05115 0 0 4 -4.303 13 14 -1 -0.03558 0 0 -1 0.3353 0 0
4 11.6 1 2 15 29.66 3 4 -1 0.08448 0 0 16 2.5 5 6 10 2.5 7 8 0 -8.766 9 10 26 310.5 11 12 11 5.5 13 14 -1 0.08008 0 0 -1 -0.03105 0 0 -1 0.00679 0 0 -1 0.05385 0 0 -1 -0.1556 0 0 -1 0.01188 0 0 -1 -0.09547 0 0
2 -2.14 1 2 0 1.22 3 4 -1 -0.02316 0 0 1 2.243 5 6 15 25.8 7 8 -1 -0.01511 0 0 0 -4.243 9 10 16 1.5 11 12 -1 -0.02813 0 0 -1 0.0818 0 0 8 2.5 13 14 -1 0.05242 0 0 -1 -0.0103 0 0 -1 -0.03157 0 0 -1 0.0639 0 0
4 -1.3 1 2 0 -4.243 3 4 7 5.5 5 6 -1 -0.06147 0 0 5 -2.3 7 8 -1 0.006065 0 0 -1 -0.02998 0 0 -1 -0.04961 0 0 26 210.5 9 10 -1 -0.05592 0 0 16 1.5 11 12 26 587.5 13 14 -1 -0.02311 0 0 -1 0.1224 0 0 -1 -0.07921 0 0
15 12.9 1 2 -1 -0.07701 0 0 11 8.5 3 4 26 602.5 5 6 -1 -0.03529 0 0 4 7.345 7 8 1 -3.28 9 10 12 0.5 11 12 26 286.5 13 14 -1 -0.1056 0 0 -1 -0.008537 0 0 -1 0.006989 0 0 -1 -0.02463 0 0 -1 0.07341 0 0 -1 0.01015 0 0
4 11.6 1 2 17 0.5 3 4 -1 0.08122 0 0 10 4.5 5 6 16 1.5 7 8 10 3.5 9 10 -1 -0.05359 0 0 -1 0.03608 0 0 -1 -0.05275 0 0 -1 0.0004424 0 0 26 587.5 11 12 21 0.5 13 14 -1 -0.1196 0 0 -1 0.05804 0 0 -1 0.2795 0 0
4 -4.81 1 2 -1 -0.05475 0 0 1 -7.651 3 4 6 10.09 5 6 3 -10.27 7 8 -1 -0.06895 0 0 26 258.5 9 10 -1 -0.07389 0 0 8 0.5 11 12 -1 0.1113 0 0 -1 -0.08122 0 0 24 0.5 13 14 -1 0.009482 0 0 -1 -0.02696 0 0 -1 0.06426 0 0
14 0.5 1 2 5 6.6 3 4 4 3.7 5 6 -1 -0.0008462 0 0 2 -1.134 7 8 -1 0.06157 0 0 1 2.243 9 10 -1 0.0326 0 0 -1 -0.08476 0 0 4 7.8 11 12 -1 0.09249 0 0 1 0.2427 13 14 -1 0.06106 0 0 -1 -0.02978 0 0 -1 -0.1549 0 0
6 25.19 1 2 8 0.5 3 4 26 225.5 5 6 26 75.5 7 8 6 10.09 9 10 -1 0.07502 0 0 -1 -0.02638 0 0 24 0.5 11 12 -1 -0.01311 0 0 -1 -0.00208 0 0 26 258.5 13 14 -1 -0.1356 0 0 -1 0.02365 0 0 -1 0.1026 0 0 -1 0.01759 0 0
0 8.247 1 2 10 4.5 3 4 15 33.5 5 6 10 3.5 7 8 -1 -0.0465 0 0 -1 0.06489 0 0 -1 -0.09018 0 0 -1 -0.003 0 0 26 587.5 9 10 21 0.5 11 12 -1 -0.1276 0 0 11 5.5 13 14 -1 0.2669 0 0 -1 -0.06534 0 0 -1 0.08898 0 0
15 12.9 1 2 -1 -0.07311 0 0 15 13.66 3 4 5 1.678 5 6 4 11.6 7 8 -1 0.1299 0 0 -1 -0.07445 0 0 17 0.5 9 10 -1 0.07713 0 0 -1 0.001734 0 0 24 0.5 11 12 1 7.962 13 14 -1 0.11 0 0 -1 -0.04648 0 0 -1 0.105 0 0
4 -4.91 1 2 10 3.5 3 4 14 0.5 5 6 -1 -0.09633 0 0 0 -7.747 7 8 -1 -0.001697 0 0 4 3.7 9 10 -1 -0.0731 0 0 -1 0.1131 0 0 -1 0.06053 0 0 1 2.243 11 12 4 7.8 13 14 -1 0.08936 0 0 -1 -0.06262 0 0 -1 0.05711 0 0
11 9.5 1 2 5 3.5 3 4 -1 -0.06508 0 0 1 5.724 5 6 11 5.5 7 8 -1 0.00095 0 0 11 5.5 9 10 -1 -0.06003 0 0 -1 -0.00002412 0 0 -1 -0.008792 0 0 0 -7.747 11 12 11 6.5 13 14 -1 0.03956 0 0 -1 0.3184 0 0 -1 0.0353 0 0
4 -1.3 1 2 0 -4.243 3 4 0 -4.243 5 6 -1 -0.05704 0 0 5 -2.3 7 8 1 0.2427 9 10 -1 -0.002298 0 0 -1 -0.04581 0 0 -1 0.03908 0 0 -1 -0.01456 0 0 11 5.5 11 12 0 -6.012 13 14 -1 0.1096 0 0 -1 -0.04097 0 0 -1 0.09704 0 0
15 12.9 1 2 -1 -0.07004 0 0 15 13.66 3 4 5 1.678 5 6 4 6.09 7 8 -1 0.1159 0 0 -1 -0.06958 0 0 26 237.5 9 10 26 229.5 11 12 2 -2.14 13 14 -1 0.005707 0 0 -1 0.0698 0 0 -1 -0.00719 0 0 -1 -0.01598 0 0 -1 -0.1072 0 0
5 7.2 1 2 0 8.247 3 4 -1 -0.04396 0 0 26 602.5 5 6 15 33.5 7 8 8 2.5 9 10 11 7.5 11 12 -1 0.06902 0 0 -1 -0.08116 0 0 -1 -0.003878 0 0 1 -0.1478 13 14 -1 -0.05706 0 0 -1 0.03672 0 0 -1 -0.01424 0 0 -1 0.04903 0 0
11 9.5 1 2 2 5.785 3 4 -1 -0.06191 0 0 4 11.6 5 6 -1 -0.05615 0 0 15 25.8 7 8 -1 0.07911 0 0 -1 0.003999 0 0 0 -5.308 9 10 26 341.5 11 12 26 446.5 13 14 -1 0.3071 0 0 -1 0.004462 0 0 -1 -0.05838 0 0 -1 0.02711 0 0
6 25.19 1 2 26 69.5 3 4 26 225.5 5 6 0 -1.956 7 8 11 8.5 9 10 -1 0.07075 0 0 -1 -0.02191 0 0 -1 0.02934 0 0 4 6.09 11 12 -1 0.003608 0 0 -1 -0.04012 0 0 0 6.77 13 14 -1 0.03604 0 0 -1 -0.1358 0 0 -1 0.07281 0 0
4 -4.91 1 2 10 3.5 3 4 10 0.5 5 6 -1 -0.09443 0 0 0 -7.747 7 8 9 0.5 9 10 9 0.5 11 12 -1 -0.07018 0 0 -1 0.1006 0 0 -1 0.0424 0 0 -1 -0.03216 0 0 11 6.5 13 14 -1 0.01389 0 0 -1 -0.02383 0 0 -1 0.02351 0 0
15 12.9 1 2 -1 -0.06665 0 0 1 -5.845 3 4 0 -0.9027 5 6 6 -7.81 7 8 -1 -0.06113 0 0 -1 0.02082 0 0 -1 -0.0696 0 0 0 -0.9027 9 10 10 4.5 11 12 0 1.22 13 14 -1 0.01717 0 0 -1 -0.08875 0 0 -1 -0.03208 0 0 -1 0.009398 0 0
1 -12.43 1 2 -1 -0.08649 0 0 2 -2.14 3 4 9 2.5 5 6 -1 -0.01761 0 0 0 1.22 7 8 3 -3.248 9 10 -1 -0.002007 0 0 12 0.5 11 12 26 310.5 13 14 -1 -0.094 0 0 -1 0.04058 0 0 -1 -0.007346 0 0 -1 0.3365 0 0 -1 -0.07 0 0
4 11.6 1 2 17 0.5 3 4 -1 0.07084 0 0 10 0.5 5 6 26 462.5 7 8 9 1.5 9 10 -1 -0.003076 0 0 15 25.8 11 12 -1 -0.09721 0 0 -1 0.03355 0 0 -1 -0.05434 0 0 -1 0.009353 0 0 1 2.243 13 14 -1 0.02717 0 0 -1 -0.1644 0 0
11 9.5 1 2 8 0.5 3 4 -1 -0.05676 0 0 24 0.5 5 6 6 10.09 7 8 26 75.5 9 10 -1 0.05787 0 0 -1 -0.0001051 0 0 26 132.5 11 12 6 25.19 13 14 -1 -0.01374 0 0 -1 0.1308 0 0 -1 0.03088 0 0 -1 -0.1221 0 0 -1 0.09958 0 0
1 -6.131 1 2 3 6.159 3 4 6 -7.81 5 6 6 -8.9 7 8 7 3.5 9 10 -1 -0.06789 0 0 -1 0.002995 0 0 -1 0.1459 0 0 -1 -0.08605 0 0 26 441.5 11 12 -1 -0.0727 0 0 -1 0.0008857 0 0 5 -5.551e-17 13 14 -1 -0.008468 0 0 -1 0.3098 0 0
26 602.5 1 2 4 7.345 3 4 1 -3.28 5 6 -1 -0.001525 0 0 26 233.5 7 8 -1 -0.0901 0 0 3 7.391 9 10 -1 0.07456 0 0 -1 0.01028 0 0 11 6.5 11 12 -1 0.03833 0 0 -1 -0.07651 0 0 10 2.5 13 14 -1 0.09306 0 0 -1 -0.07469 0 0
2 5.785 1 2 1 8.428 3 4 3 -0.7389 5 6 17 0.5 7 8 3 6.159 9 10 -1 -0.07966 0 0 -1 0.06207 0 0 16 2.5 11 12 26 55.5 13 14 -1 -0.01186 0 0 -1 0.08181 0 0 -1 0.003187 0 0 -1 -0.1122 0 0 -1 0.09974 0 0 -1 -0.03672 0 0
15 12.9 1 2 -1 -0.0625 0 0 15 13.66 3 4 5 1.678 5 6 8 0.5 7 8 13 0.5 9 10 -1 -0.06604 0 0 -1 -0.0133 0 0 6 10.09 11 12 4 1.4 13 14 -1 0.1979 0 0 -1 -0.001059 0 0 -1 0.04469 0 0 -1 -0.04509 0 0 -1 0.09904 0 0
4 -4.91 1 2 10 3.5 3 4 14 0.5 5 6 -1 -0.09306 0 0 0 -7.747 7 8 -1 -0.001472 0 0 4 3.7 9 10 -1 -0.06798 0 0 -1 0.09523 0 0 -1 0.05251 0 0 1 2.243 11 12 1 0.2427 13 14 -1 0.08524 0 0 -1 -0.004227 0 0 -1 -0.118 0 0
1 -12.43 1 2 -1 -0.08432 0 0 6 25.19 3 4 6 21.18 5 6 26 149.5 7 8 -1 0.002123 0 0 10 0.5 9 10 15 27.5 11 12 0 -0.4015 13 14 -1 0.03376 0 0 -1 -0.05856 0 0 -1 0.09446 0 0 -1 -0.1482 0 0 -1 -0.07758 0 0 -1 0.03455 0 0
10 1.5 1 2 12 0.5 3 4 11 4.5 5 6 26 602.5 7 8 22 0.5 9 10 21 0.5 11 12 -1 0.01569 0 0 -1 0.004547 0 0 -1 -0.05267 0 0 -1 -0.04278 0 0 5 -3.922 13 14 -1 -0.08984 0 0 -1 0.1533 0 0 -1 -0.08977 0 0 -1 0.1364 0 0
11 8.5 1 2 -1 0.00169 0 0 9 0.5 3 4 10 2.5 5 6 -1 -0.09883 0 0 0 0.1466 7 8 11 9.5 9 10 -1 -0.09443 0 0 -1 0.06939 0 0 2 -0.5222 11 12 4 -0.3 13 14 -1 0.07303 0 0 -1 -0.07682 0 0 -1 0.08461 0 0 -1 -0.1332 0 0
4 11.6 1 2 17 0.5 3 4 -1 0.06641 0 0 -1 0.001594 0 0 26 534.5 5 6 0 -7.747 7 8 -1 -0.1123 0 0 3 1.344 9 10 19 0.5 11 12 -1 -0.06008 0 0 1 -1.685 13 14 -1 -0.00737 0 0 -1 -0.09917 0 0 -1 -0.02428 0 0 -1 0.2652 0 0
2 9.442 1 2 0 8.247 3 4 -1 -0.09177 0 0 10 4.5 5 6 15 33.5 7 8 10 3.5 9 10 11 5.5 11 12 -1 0.06186 0 0 -1 -0.06837 0 0 -1 -0.00222 0 0 26 587.5 13 14 -1 -0.09013 0 0 -1 0.02559 0 0 -1 0.05989 0 0 -1 -0.1234 0 0
4 -4.91 1 2 10 3.5 3 4 1 -12.43 5 6 -1 -0.09147 0 0 0 -7.747 7 8 -1 -0.08219 0 0 2 -1.134 9 10 -1 -0.06707 0 0 -1 0.07978 0 0 -1 0.003715 0 0 1 0.6092 11 12 6 -1.2 13 14 -1 -0.0367 0 0 -1 -0.08155 0 0 -1 0.07025 0 0
15 12.9 1 2 15 9.5 3 4 15 13.66 5 6 -1 0.06331 0 0 -1 -0.08221 0 0 5 1.678 7 8 9 3.5 9 10 5 -5.551e-17 11 12 -1 -0.06252 0 0 -1 0.0004895 0 0 -1 -0.05436 0 0 14 0.5 13 14 -1 0.1739 0 0 -1 -0.02295 0 0 -1 0.1322 0 0
8 2.5 1 2 -1 -0.004679 0 0 1 -0.1478 3 4 -1 -0.01613 0 0 0 -7.747 5 6 11 5.5 7 8 4 2.6 9 10 -1 -0.04903 0 0 6 -1.2 11 12 -1 0.06083 0 0 -1 0.001348 0 0 -1 0.01705 0 0 9 2.5 13 14 -1 0.3193 0 0 -1 -0.04885 0 0
11 8.5 1 2 10 1.5 3 4 9 0.5 5 6 10 0.5 7 8 11 4.5 9 10 6 -5.551e-17 11 12 -1 -0.09306 0 0 -1 0.01586 0 0 -1 -0.01116 0 0 21 0.5 13 14 -1 0.01994 0 0 -1 -0.07707 0 0 -1 0.01249 0 0 -1 -0.08292 0 0 -1 0.136 0 0
0 11.42 1 2 8 0.5 3 4 -1 0.07299 0 0 24 0.5 5 6 6 10.09 7 8 26 75.5 9 10 -1 0.04875 0 0 -1 -0.001279 0 0 26 258.5 11 12 6 25.19 13 14 -1 -0.01077 0 0 -1 0.09382 0 0 -1 0.00844 0 0 -1 -0.1138 0 0 -1 0.09422 0 0
1 -12.43 1 2 -1 -0.08118 0 0 2 9.442 3 4 0 8.247 5 6 -1 -0.08705 0 0 10 4.5 7 8 15 33.5 9 10 -1 0.001181 0 0 11 5.5 11 12 -1 0.0572 0 0 -1 -0.06473 0 0 -1 -0.08182 0 0 3 3.246 13 14 -1 -0.08243 0 0 -1 0.06872 0 0
4 -4.91 1 2 10 3.5 3 4 12 0.5 5 6 -1 -0.08947 0 0 0 -7.747 7 8 22 0.5 9 10 0 -7.747 11 12 -1 -0.0643 0 0 -1 0.07009 0 0 11 4.5 13 14 -1 -0.04046 0 0 -1 0.1311 0 0 -1 -0.01798 0 0 -1 -0.01706 0 0 -1 0.01336 0 0
4 11.6 1 2 17 0.5 3 4 -1 0.06353 0 0 16 2.5 5 6 16 1.5 7 8 -1 0.002223 0 0 -1 -0.104 0 0 6 -5.551e-17 9 10 11 4.5 11 12 -1 -0.09272 0 0 -1 0.06269 0 0 -1 0.02986 0 0 22 0.5 13 14 -1 -0.06317 0 0 -1 0.09151 0 0
15 12.9 1 2 11 7.5 3 4 8 2.5 5 6 -1 -0.08544 0 0 -1 0.04866 0 0 -1 -0.003808 0 0 1 -0.1478 7 8 -1 -0.01356 0 0 0 -3.268 9 10 5 3.5 11 12 -1 0.01262 0 0 26 602.5 13 14 -1 -0.009091 0 0 -1 0.1165 0 0 -1 -0.06283 0 0
7 5.5 1 2 8 3.5 3 4 1 -1.895 5 6 -1 -0.001715 0 0 1 -6.748 7 8 -1 -0.07588 0 0 16 2.5 9 10 -1 -0.07237 0 0 5 -1.8 11 12 -1 0.01118 0 0 -1 -0.1752 0 0 -1 -0.04973 0 0 5 3.5 13 14 -1 0.05849 0 0 -1 -0.007385 0 0
4 7.345 1 2 16 2.5 3 4 26 534.5 5 6 26 334.5 7 8 1 8.428 9 10 -1 0.03145 0 0 15 25.8 11 12 -1 -0.009024 0 0 4 3.7 13 14 -1 -0.09242 0 0 -1 0.123 0 0 -1 -0.07291 0 0 -1 0.07077 0 0 -1 0.02452 0 0 -1 -0.01179 0 0
4 -1.3 1 2 0 -4.243 3 4 -1 0.002058 0 0 -1 -0.0494 0 0 6 -3.7 5 6 1 0.9298 7 8 -1 -0.02699 0 0 1 -3.706 9 10 1 3.695 11 12 -1 0.1296 0 0 -1 -0.06912 0 0 4 -4.303 13 14 -1 0.02543 0 0 -1 0.01042 0 0 -1 0.305 0 0
11 8.5 1 2 -1 0.001454 0 0 9 0.5 3 4 10 2.5 5 6 -1 -0.08831 0 0 0 0.1466 7 8 11 9.5 9 10 -1 -0.09126 0 0 -1 0.06875 0 0 1 -0.3233 11 12 4 -0.3 13 14 -1 0.09894 0 0 -1 0.004698 0 0 -1 0.07942 0 0 -1 -0.1276 0 0
5 7.2 1 2 7 5.5 3 4 2 -0.8034 5 6 8 3.5 7 8 1 -1.895 9 10 -1 0.02105 0 0 14 0.5 11 12 -1 -0.0006737 0 0 -1 0.02761 0 0 -1 -0.07379 0 0 16 2.5 13 14 -1 -0.08407 0 0 -1 0.04373 0 0 -1 0.0095 0 0 -1 -0.1631 0 0
6 25.19 1 2 26 69.5 3 4 -1 0.02542 0 0 0 -1.956 5 6 26 132.5 7 8 -1 0.03024 0 0 -1 -0.08366 0 0 4 2.6 9 10 26 178.5 11 12 -1 -0.01491 0 0 -1 0.06927 0 0 0 1.22 13 14 -1 0.001279 0 0 -1 -0.06808 0 0 -1 0.04159 0 0
1 -12.43 1 2 -1 -0.07933 0 0 2 -2.14 3 4 9 2.5 5 6 26 222.5 7 8 -1 0.004515 0 0 3 -3.248 9 10 4 6.09 11 12 -1 -0.001808 0 0 26 310.5 13 14 -1 -0.0871 0 0 -1 -0.1043 0 0 -1 0.02856 0 0 -1 0.2957 0 0 -1 -0.06463 0 0
0 11.42 1 2 14 0.5 3 4 -1 0.06945 0 0 -1 -0.002622 0 0 3 -3.955 5 6 2 -5.849 7 8 25 0.5 9 10 -1 -0.05418 0 0 1 0.05409 11 12 15 13.66 13 14 -1 0.141 0 0 -1 -0.04203 0 0 -1 0.2643 0 0 -1 0.1347 0 0 -1 -0.005439 0 0
2 9.442 1 2 4 11.6 3 4 -1 -0.08411 0 0 15 25.8 5 6 -1 0.06114 0 0 -1 0.002012 0 0 0 -5.308 7 8 2 -9.857 9 10 26 446.5 11 12 -1 0.2153 0 0 -1 -0.03663 0 0 5 2.063 13 14 -1 0.02954 0 0 -1 -0.03439 0 0 -1 -0.1248 0 0
15 12.9 1 2 15 9.5 3 4 11 8.5 5 6 -1 0.06135 0 0 -1 -0.07573 0 0 -1 0.002034 0 0 9 0.5 7 8 6 -5.551e-17 9 10 5 4.8 11 12 -1 -0.07105 0 0 10 0.5 13 14 -1 -0.1056 0 0 -1 0.07313 0 0 -1 -0.08569 0 0 -1 0.02241 0 0
1 -12.43 1 2 -1 -0.07778 0 0 10 0.5 3 4 9 0.5 5 6 9 0.5 7 8 -1 0.0329 0 0 -1 -0.02858 0 0 11 6.5 9 10 2 -6.532 11 12 -1 -0.02197 0 0 13 0.5 13 14 -1 0.04364 0 0 -1 -0.009365 0 0 -1 0.0107 0 0 -1 0.1309 0 0
4 -5.404 1 2 -1 -0.06077 0 0 8 0.5 3 4 24 0.5 5 6 6 10.09 7 8 26 75.5 9 10 -1 0.04532 0 0 -1 -0.0001962 0 0 26 132.5 11 12 -1 -0.07053 0 0 25 0.5 13 14 -1 0.1258 0 0 -1 0.01947 0 0 -1 -0.02847 0 0 -1 0.04689 0 0
2 5.785 1 2 1 8.428 3 4 10 0.5 5 6 17 0.5 7 8 3 6.159 9 10 -1 0.06346 0 0 -1 -0.07047 0 0 -1 0.001686 0 0 -1 -0.02278 0 0 11 5.5 11 12 15 14.97 13 14 -1 -0.0744 0 0 -1 0.03004 0 0 -1 -0.07121 0 0 -1 0.09142 0 0
0 -8.766 1 2 13 0.5 3 4 -1 0.001682 0 0 12 0.5 5 6 1 -2.89 7 8 4 2.6 9 10 9 0.5 11 12 -1 -0.05848 0 0 26 289.5 13 14 -1 -0.08013 0 0 -1 0.01365 0 0 -1 0.0131 0 0 -1 0.2347 0 0 -1 0.293 0 0 -1 0.07499 0 0
6 25.19 1 2 6 21.18 3 4 26 80.5 5 6 -1 0.001426 0 0 10 0.5 7 8 -1 0.09929 0 0 0 -0.4015 9 10 -1 0.02768 0 0 26 272.5 11 12 11 7.5 13 14 -1 0.03953 0 0 -1 -0.07698 0 0 -1 0.002074 0 0 -1 -0.08687 0 0 -1 0.07107 0 0
0 11.42 1 2 1 -5.845 3 4 -1 0.06602 0 0 0 -0.9027 5 6 0 -0.9027 7 8 25 0.5 9 10 9 1.5 11 12 -1 0.00863 0 0 -1 -0.006552 0 0 6 -8.9 13 14 -1 0.07285 0 0 -1 0.03103 0 0 -1 -0.0906 0 0 -1 0.1513 0 0 -1 -0.07178 0 0
11 8.5 1 2 -1 0.00137 0 0 0 -0.4015 3 4 26 141.5 5 6 26 367.5 7 8 2 -9.857 9 10 -1 -0.06529 0 0 -1 -0.0383 0 0 4 7.8 11 12 10 2.5 13 14 -1 -0.0235 0 0 -1 0.1082 0 0 -1 -0.08872 0 0 -1 -0.02816 0 0 -1 0.2287 0 0
26 602.5 1 2 -1 0.001501 0 0 1 -3.28 3 4 -1 -0.07943 0 0 3 7.391 5 6 2 -8.692 7 8 8 4.5 9 10 -1 -0.1298 0 0 5 0.5 11 12 -1 0.006074 0 0 -1 0.1589 0 0 10 2.5 13 14 -1 -0.0378 0 0 -1 0.1287 0 0 -1 -0.06564 0 0
10 1.5 1 2 12 0.5 3 4 -1 0.007607 0 0 0 -8.766 5 6 11 5.5 7 8 4 1.4 9 10 -1 0.005431 0 0 -1 0.01648 0 0 10 0.5 11 12 -1 -0.08189 0 0 -1 0.01249 0 0 -1 0.005896 0 0 1 6.004 13 14 -1 -0.1116 0 0 -1 0.048 0 0`;
