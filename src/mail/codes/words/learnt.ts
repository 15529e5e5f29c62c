/** Made by `npm run learn:codes`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */
export const printingTable = `bias -178
=after    319
=after  " -264
=after  # -632
=after  ( -88
=after  * 303
=after  . -17
=after  0 -218
=after  : 167
=after  < 436
=after  = 116
=after  > -88
=after  ] 66
=after  b -138
=after  c -133
=after  d -57
=after  e 7
=after  f -115
=after  g -74
=after  h -102
=after  i 68
=after  j -71
=after  k -117
=after  l -123
=after  m -180
=after  n -38
=after  o -80
=after  p -107
=after  q -247
=after  r -58
=after  s -150
=after  x -48
=after  y 73
=after  z -167
=after  | 174
=after  © 31
=after  · -148
=after  в 199
=after  г -42
=after  д 84
=after  п 63
=after  с 25
=after  у 121
=after  ב 344
=after  ה 10
=after  ו 28
=after  ש -5
=after  ت -25
=after  ر 260
=after  ف 227
=after  ل 212
=after  و 194
=after  ک 43
=after  आ 397
=after  द 258
=after  ल 22
=after  स -100
=after  ह 88
=after  দ 279
=after  ল 256
=after  แ 55
=after  ใ 586
=after  ი 123
=after  ដ 340
=after  ₽ -194
=after  ← 190
=after  】 533
=after  が 202
=after  填 329
=after  已 -73
=after  그 751
=after  은 77
=after  을 158
=after  입 75
=after  � 507
=after !  -17
=after "  -94
=after ", 35
=after ". -345
=after ": -261
=after #  -559
=after #. -123
=after (e 198
=after (m 263
=after (v 192
=after (w 181
=after (з 448
=after )  -269
=after ), -90
=after ). -612
=after ): -143
=after ** -94
=after *0 -67
=after +0 -201
=after ,  -174
=after ,请 1
=after .  122
=after .0 -26
=after /0 -525
=after /l -210
=after 0. -407
=after 00 -339
=after 0: 216
=after 0c -47
=after 0f -243
=after 0q -241
=after 0r -183
=after 0分 356
=after 0月 -497
=after 0분 694
=after :  -188
=after </ 354
=after << 69
=after == 31
=after ]  10
=after a  72
=after ac -42
=after ai 28
=after ak -80
=after an -21
=after ao 55
=after ar -37
=after as -217
=after at -309
=after az 17
=after b  -88
=after be -30
=after bo -235
=after ca 47
=after ce -155
=after cl -3
=after co -98
=after d0 -8
=after da 7
=after db -710
=after de -118
=after dr -4
=after e  -57
=after ea 143
=after ec -64
=after ee -143
=after eh -103
=after ei 178
=after ej 208
=after ek 302
=after el -77
=after em -77
=after en -40
=after eq 105
=after er -40
=after es -67
=after et 109
=after ex 102
=after ez 256
=after f  -209
=after fa 182
=after fe -54
=after fr -128
=after ga -92
=after gh -38
=after gn -158
=after go 148
=after h  240
=after h0 -32
=after ha -87
=after ic -10
=after id -53
=after if -43
=after ig -161
=after ij -246
=after ik -22
=after il -12
=after in -164
=after ir 36
=after is -70
=after ix -302
=after iz -106
=after ju -139
=after k  63
=after kh 146
=after kl -400
=after ko 97
=after kr -111
=after kt -171
=after ku -3
=after l  3
=after la 38
=after le -74
=after li -51
=after ll -23
=after lm -45
=after ls -213
=after m) -11
=after m. -88
=after mb -29
=after mi -4
=after mm -3
=after mp -408
=after ms -72
=after n. 126
=after na -27
=after ne 13
=after nf -38
=after ni -147
=after nk -631
=after no -247
=after ns 14
=after nt 41
=after nu -141
=after ny -137
=after o  30
=after o. 132
=after of -249
=after om -79
=after oo 131
=after op 110
=after or -5
=after os -33
=after ou -173
=after p  -88
=after pe -9
=after pl 79
=after pp -146
=after pr -14
=after q0 -114
=after qa 89
=after r  20
=after ra -23
=after re -10
=after ri -48
=after rj 62
=after rk -24
=after rm 82
=after s  79
=after se -36
=after so -136
=after sz -9
=after t  -99
=after ta -186
=after tc -299
=after te -98
=after ti -55
=after to -55
=after tp -46
=after tr -24
=after ts 12
=after tt 79
=after u  -111
=after u0 -179
=after ua -411
=after ub -86
=after ud -212
=after ue -32
=after uf 159
=after ug -127
=after ui 102
=after ul -105
=after um 35
=after up -67
=after ur -87
=after us 34
=after v0 -168
=after va 43
=after w  -114
=after wa -85
=after wp 224
=after x  -48
=after y  67
=after ye -114
=after za 54
=after ©  313
=after ·  -79
=after ην 96
=after ι  101
=after ν  81
=after ον -274
=after ам 113
=after аш 89
=after ва 118
=after во 193
=after дл 30
=after за 97
=after ко 154
=after н  135
=after на 8
=after ов -125
=after ок 81
=after он 362
=after пр -23
=after ри -12
=after сл -74
=after ст 77
=after і  138
=after ։  68
=after ،  -42
=after ا  7
=after تم -85
=after در 293
=after ر  -178
=after ری -18
=after هو 157
=after و  92
=after ی  141
=after पर -166
=after र् 591
=after लि 198
=after है 193
=after ाल 146
=after ै। 171
=after ।  257
=after ి  57
=after ച് 51
=after ിച 1
=after คื 247
=after น  245
=after รห 282
=after อร 19
=after ლი -192
=after ነው 247
=after ው። 112
=after ម្ 63
=after →  -844
=after 」で 155
=after 」に -265
=after 」を 135
=after い端 334
=after ご宿 94
=after しい 209
=after して 195
=after す( 48
=after です 212
=after とご 182
=after と入 169
=after に0 -141
=after ログ 52
=after ン用 1
=after 予約 539
=after 以完 9
=after 使用 -488
=after 入力 560
=after 分钟 255
=after 力し 38
=after 号  87
=after 在  142
=after 完成 255
=after 宿泊 4
=after 小写 399
=after 就能 421
=after 市中 -120
=after 年0 -242
=after 您的 1
=after 改为 -173
=after 新し 130
=after 是您 193
=after 用于 202
=after 登录 260
=after 確認 301
=after 请勿 7
=after 身份 1
=after 輸入 129
=after 點半 182
=after 는  -340
=after 다. 4
=after 를  135
=after 마을 107
=after 월  -54
=after 은  23
=after 을  112
=after 을도 120
=after 이며 468
=after 입력 215
=after 🔑 111
=after ，交 228
=after ，請 144
=after ，请 3
=before    279
=before  " -47
=before  # -251
=before  % -661
=before  ( -404
=before  * -637
=before  + -515
=before  0 -257
=before  : 221
=before  = 70
=before  [ 198
=before  a -70
=before  b -9
=before  c -203
=before  f -564
=before  h -30
=before  i 114
=before  m -40
=before  n -164
=before  o -64
=before  p -99
=before  r -187
=before  t 29
=before  v -76
=before  z -292
=before  © -137
=before  · -12
=before  σ -438
=before  к -98
=before  ה 126
=before  מ -302
=before  ש 144
=before  ر -41
=before  ه 102
=before  क -172
=before  แ -94
=before  • -171
=before  € 909
=before  № -175
=before  → 30
=before  〒 -61
=before  글 25
=before  숫 148
=before  ： 203
=before !  796
=before ": 316
=before #  256
=before (# 1123
=before (0 -378
=before (c 264
=before (k -21
=before )  116
=before ): 183
=before *  307
=before ** -110
=before ,  -185
=before ,請 753
=before .  -162
=before .0 -405
=before .t -384
=before /0 373
=before 0  139
=before 0) 163
=before 0* -291
=before 0, 20
=before 0. -424
=before 0/ -1524
=before 00 -44
=before 0: 236
=before 0] 140
=before 0a -5
=before 0f 81
=before 0i 749
=before 0q -10
=before 0x -153
=before 0， 78
=before :  95
=before :0 201
=before :【 166
=before << 156
=before == 256
=before >  180
=before >> 6
=before [# -594
=before ]  304
=before _i -20
=before a  -28
=before a, -303
=before a0 -369
=before a: -64
=before a_ -58
=before ab -236
=before ag -124
=before al -87
=before am -190
=before an 28
=before ao -167
=before ap 41
=before ar 48
=before as -153
=before at -148
=before az 4
=before b  -365
=before b0 -204
=before ba 86
=before be -157
=before bi -178
=before bl -2
=before bu -268
=before c  -29
=before c) 13
=before c0 -316
=before c: 105
=before ce -203
=before ci -101
=before cj -127
=before co 96
=before cp -102
=before cr 44
=before ct -600
=before d  -40
=before d0 -234
=before d: 87
=before da -8
=before de 27
=before di -75
=before dn -131
=before do -192
=before dr -10
=before du 264
=before e  -38
=before e) -252
=before e, -8
=before e0 -201
=before e: 143
=before e= 249
=before e_ -86
=before ea 103
=before ec 301
=before ei -109
=before ek -158
=before el -176
=before en -10
=before ep -228
=before er -24
=before es -30
=before ex -326
=before ey 363
=before f  -298
=before f0 -53
=before ff 25
=before fo -11
=before g  -166
=before g) -94
=before ge -159
=before gi 105
=before gn -526
=before gu 57
=before ha -2
=before hi -71
=before hn -65
=before hr 91
=before ht -150
=before hu -112
=before i  -40
=before i: 24
=before ia -158
=before ic -80
=before id -109
=before ie -152
=before if 70
=before ig 29
=before ii -150
=before ik 118
=before im -20
=before io -114
=before ip -258
=before iq 6
=before ir 116
=before is 143
=before it 112
=before ix -115
=before ja -130
=before je 160
=before ji -20
=before jt 158
=before ju -339
=before k  -132
=before k0 -66
=before k: -10
=before ka 64
=before ko -33
=before kr 399
=before ks 257
=before ky -252
=before l  -134
=before l, 469
=before l. -193
=before l: 73
=before la 3
=before ld -88
=before le -159
=before lk -405
=before lo -83
=before ls -376
=before lt -17
=before lu -9
=before ly 141
=before m  -163
=before ma -53
=before me 146
=before mi -58
=before mo -97
=before ms -331
=before my -229
=before n: 31
=before na -110
=before nc -7
=before ne -25
=before ng -101
=before nr -538
=before ns -64
=before nt -159
=before nu 135
=before o  -51
=before o) -343
=before o. 133
=before o: 105
=before oc -87
=before od 143
=before oi -188
=before ol -86
=before om -32
=before on -1
=before op 71
=before os -197
=before ou -108
=before ow 30
=before p  -41
=before p: -94
=before pi 80
=before pl 7
=before po -128
=before pp 83
=before pt -139
=before q  -45
=before q0 -217
=before r  -145
=before r, 100
=before r0 -48
=before r: 56
=before r_ -87
=before ra -168
=before rc -260
=before re -12
=before ri 60
=before rk -39
=before rn -115
=before ro -41
=before rs 59
=before rt -40
=before ru -96
=before rv -40
=before s  -38
=before sa -1
=before sd -35
=before se -32
=before si -1
=before sl 229
=before sm 51
=before sp -3
=before su -123
=before sw 213
=before sz 49
=before t  -90
=before t. -281
=before t: 72
=before t_ -179
=before ta 53
=before te 59
=before ti -131
=before tl -341
=before to -241
=before tp 295
=before tq -126
=before tr -271
=before ts 2
=before tt -21
=before tu -25
=before ty -10
=before tz 258
=before u: 9
=before uc 85
=before ud -60
=before uf -35
=before ui -46
=before ul -191
=before um -14
=before un -144
=before uo -15
=before ur -167
=before us -48
=before ut 232
=before v  -372
=before va 101
=before ve -3
=before vi -57
=before vk -136
=before vr -4
=before vu 224
=before w  -90
=before w: 333
=before wa -107
=before wi -132
=before x  -329
=before x0 -3
=before y  -213
=before y: 104
=before y_ -106
=before ye -80
=before yn -20
=before yp 278
=before yt -144
=before z  -197
=before z: 240
=before zi 78
=before |  630
=before ©  -623
=before ·  -25
=before º  -312
=before »  71
=before »: 36
=before αλ 186
=before ε  174
=before η  -167
=before ισ 51
=before κο 82
=before ου -224
=before ρα 390
=before τη -267
=before а  -133
=before а: -128
=before аз -92
=before ал -119
=before ан -81
=before ар -188
=before ая -219
=before в  -396
=before в: -133
=before во -31
=before д  -102
=before де 1
=before до -88
=before ду 88
=before е  138
=before ед 514
=before ек -91
=before ет -75
=before з: 47
=before за -461
=before ик -64
=before к  -168
=before ка -53
=before ки -105
=before лю 30
=before ме -452
=before мі -44
=before н: 66
=before на -283
=before нд -49
=before не -16
=before ни 3
=before од 30
=before ок -106
=before ос 78
=before пи -250
=before ра -58
=before рі -230
=before с  -75
=before са -114
=before т  -152
=before то -63
=before у  -111
=before хо 381
=before че -35
=before юч 127
=before я  -136
=before ів -232
=before ін 17
=before ար -179
=before գր 98
=before եք 20
=before ն  68
=before ք  29
=before א  280
=before בו -75
=before ה  -287
=before ון -437
=before יי -280
=before ימ 245
=before יש 243
=before ך  -135
=before ן  -11
=before קו -47
=before שו 54
=before ار -175
=before حق 300
=before د  186
=before ر  -523
=before رق 14
=before رو -52
=before ری -273
=before ش  -31
=before ق  225
=before قق 119
=before ل  71
=before لا -146
=before لخ -96
=before لد 126
=before لی -11
=before مب -73
=before مز 16
=before ن  -323
=before ند -39
=before ه  -436
=before ها -205
=before پو 187
=before ک  -80
=before کد -41
=before ی  -174
=before یت -35
=before یل 41
=before ंब -267
=before क  -70
=before टी 53
=before पी 104
=before र  -231
=before ीप 121
=before ्य -337
=before ।  -111
=before ড  248
=before ডি -42
=before র  -151
=before লা -19
=before া  -49
=before া: -204
=before াপ 282
=before ি  102
=before ய  184
=before ை  -134
=before ీప 35
=before ్  -195
=before ರ್ 438
=before คื 675
=before ง  -45
=before ด  -311
=before ยั 74
=before ส่ 479
=before หั 200
=before อิ -49
=before ัส 35
=before ิง -102
=before ນແ 257
=before ມ່ 158
=before ແມ 115
=before ່ນ 107
=before დი 126
=before ი: -112
=before ოდ 18
=before ዎ  189
=before •• -1139
=before №  -146
=before →  871
=before 【  215
=before 】验 21
=before に  248
=before には 459
=before イム 458
=before キー 163
=before ド  10
=before ド： 136
=before ログ -259
=before ワー 168
=before ント -203
=before 一次 394
=before 上  524
=before 予約 -44
=before 今回 113
=before 代碼 -25
=before 优惠 -26
=before 使用 350
=before 入  778
=before 入力 236
=before 内線 -101
=before 动态 507
=before 動態 36
=before 取件 -27
=before 受取 -23
=before 口令 929
=before 号  -128
=before 号: -423
=before 号： -107
=before 填入 443
=before 填写 593
=before 字  145
=before 客服 -187
=before 密碼 486
=before 尾号 -670
=before 工单 -30
=before 态密 453
=before 您登 -174
=before 惠码 -171
=before 成都 -9
=before 把  846
=before 数字 373
=before 末四 -128
=before 校验 1151
=before 活码 132
=before 激活 112
=before 用户 -15
=before 用量 -265
=before 画面 52
=before 番号 -384
=before 登入 758
=before 登录 92
=before 登録 261
=before 的验 -679
=before 码  17
=before 码为 46
=before 码是 149
=before 确认 97
=before 確認 339
=before 碼: 304
=before 碼為 179
=before 編號 -113
=before 编号 -157
=before 致電 -243
=before 號  -116
=before 號: -95
=before 號碼 -59
=before 號： -38
=before 視窗 76
=before 証コ 145
=before 証番 20
=before 認コ 404
=before 認番 140
=before 認碼 57
=before 認証 362
=before 證碼 741
=before 订单 -79
=before 认码 142
=before 证码 554
=before 请码 -39
=before 请输 588
=before 輸入 509
=before 输入 336
=before 邀请 -129
=before 邮编 -362
=before 里填 705
=before 驗證 421
=before 고객 -270
=before 글자 29
=before 문의 -7
=before 번호 -503
=before 에  602
=before 을  63
=before 인  90
=before 인증 509
=before 자  123
=before 증  101
=before 증번 333
=before 증코 55
=before 코드 34
=before 폰  -164
=before 확인 174
=before 🔑 26
=before ，验 93
=before ：  18
above 0 -33
above 00 -14
above 000 -10
above 0000 -7
above 00000 48
above 000000 -63
above 0000000 39
above 00000000 42
above 000000000 112
above 0000000000 -17
above 00000000000 -152
above 000000000000 -97
above 0000000000000 27
above 00000000000000 -19
above 000円 132
above 000号室 17
above 000원 12
above 00c -45
above 00h -19
above 00k0 -580
above 00qx -99
above 00x -69
above 0b 30
above 0bt -182
above 0er -644
above 0h00 -56
above 0k -28
above 0t -199
above 0분 -89
above a -53
above a0 66
above aanvraag 334
above ab -113
above abaixo 90
above abajo 203
above abernathy 418
above abgelaufen 1
above abholcode -534
above about -55
above above 8
above abrir 106
above aby 267
above accept -59
above acces 63
above acceso 339
above access 52
above accesso 76
above account 10
above acct 1
above achterberg -80
above act 77
above activacion 94
above activar 7
above activate 52
above activation 141
above active -152
above activer 61
above ad 6
above addebitato -333
above adding 104
above address 101
above adeyemi -75
above adjuster 224
above adresa 72
above adresse 150
above adresu 169
above afhaalcode -11
above after -48
above again -243
above agent 76
above ago 85
above agreement -184
above ahoj 85
above ahorra -43
above ainda -184
above aino 241
above aisha 173
above akaun 125
above al -79
above alabbi 146
above algebra 46
above alguem 28
above all -293
above alle 59
above alles -16
above als 6
above always 255
above amount -67
above and -50
above anda -55
above anh -195
above anmeldecode 72
above another -214
above any -268
above anzumelden 43
above aoife -13
above aplikaciji -61
above aplikasi 145
above app 61
above application 37
above appointment 159
above approval 148
above approve 182
above approved -170
above approx 20
above apr 21
above apres 125
above ar 32
above arrivato -114
above as 47
above ask 105
above asked -13
above asking 149
above asks 72
above asset -382
above association 71
above atau -215
above ate -22
above atelier -411
above ati 66
above att 61
above attempt -100
above attivare 183
above attivo -22
above au 225
above audio -131
above auftrag 30
above auftragsnummer -65
above authentication 119
above authenticator -120
above authorization 230
above authorize 174
above auto -112
above automatico -493
above autorisation -222
above avaa 164
above avec -5
above avoinna 211
above avons -12
above az 3
above b -10
above b0 -38
above back -10
above bag -139
above balance -265
above ballot 98
above banca 3
above banerjee 454
above bank -71
above bapak -93
above basalt -172
above basket -153
above be 51
above because 148
above bedankt -31
above been -30
above before 41
above behalf 116
above bei -17
above beim -76
above being 289
above below 185
above ben 174
above beneficiary 219
above bent 3
above berikut 118
above bernadette -122
above bestatigen -273
above bestatigungscode 110
above beste -118
above betrag 160
above bey 126
above bh -21
above bib -166
above bij -51
above bilgi -182
above binnen -75
above bir 41
above bis -14
above biscuit 163
above bisher 131
above blessing -533
above blinking 155
above blue 89
above bo -52
above bokning -58
above bokningsnummer -527
above boksen -509
above bon -61
above book 212
above booking -334
above borrower 190
above bot -4
above both -259
above box -88
above bram 109
above break 72
above breakfast -2
above brief -116
above browser -69
above bugun -546
above buna 79
above buono -155
above button 56
above by 75
above c 72
above ca 192
above cadeau -198
above caen -342
above calder -44
above call -170
above cambio 11
above came -240
above camera 32
above campo 100
above cancelled -5
above capitals 22
above car 204
above caracteres 50
above card 54
above cards -565
above care -131
above caro 87
above caso -235
above ceka -105
above cererea 209
above change -12
above changes -1
above chara 161
above che 13
above check -77
above checked -164
above checkout -386
above chegou -279
above chi -33
above chiave 163
above chloe -8
above cho -5
above choosing 143
above chose -89
above chrome 36
above chybnych 21
above ciao -17
above cifre 140
above cinque 45
above cita -215
above city -326
above clarke -96
above class -189
above clave -35
above click -96
above client 99
above cliente 51
above close -50
above closer 60
above closes -146
above cluj -224
above cm -457
above code 15
above codes -329
above codi 176
above codice -91
above codigo -75
above colin -291
above collect -68
above com 175
above come 159
above commune -103
above como 1
above company 23
above complete 10
above compra -130
above compresa -4
above comprobar 138
above compte 2
above computer 53
above condividilo -1
above conference -201
above conferma 172
above confidence 16
above confirm 153
above confirmacao 162
above confirmacion 79
above confirmada -326
above confirmata -271
above confirmation 213
above confirmed -12
above connecter -83
above connexion 171
above consegna -274
above consulter 183
above conta 140
above contact -89
above contents -548
above continuacion 475
above continue -25
above contrato 26
above copia 269
above coupon -145
above cr 448
above created -91
above creer 480
above cro 166
above cross -108
above ctenarko 30
above cuenta 107
above cupom -514
above customers -242
above czesc 164
above d -37
above da -41
above daar -6
above daarna -98
above dakika -356
above dal -135
above dan -108
above danach -25
above dang 27
above dans 13
above das 17
above date 109
above days -47
above de -21
above dear 30
above debit -81
above december -214
above deg 87
above del 39
above dell -100
above delle 237
above delphine -41
above dem 81
above demande 108
above depuis 89
above der -32
above desktop 38
above dessous 90
above det 9
above details -26
above developer -86
above device 63
above devon -118
above deze 103
above di 8
above dia -82
above dicembre -2
above did 113
above diesen 49
above digicode -271
above digital 38
above digite 171
above digiti 143
above digitos 44
above digits 54
above dimanche -109
above display 67
above disregard 533
above dit 25
above division 259
above do -68
above dobry 26
above doc -99
above document 220
above doe -66
above doet 387
above doi -6
above don -30
above done -48
above dostepu 308
above down -151
above drawn 119
above drew 529
above driver 50
above du 50
above due 72
above dung -100
above duoc -93
above duyet 119
above each 11
above early -82
above ecran 306
above editor 73
above editors -2
above eenmalige 53
above egyszer 151
above ein 97
above eine -124
above einmalcode 55
above einmalkennwort 126
above eintippen 492
above either 28
above elettronico -181
above eller -156
above email 73
above emailed 269
above empadronamiento 645
above en 19
above ending 37
above energy -44
above engangskod 55
above engangskode 92
above enter 75
above entra 170
above entrada -337
above entrar 105
above entregar -45
above entrez 70
above entro -147
above entry -20
above envoi -381
above era -35
above eres 249
above error -78
above ersetzt 675
above es 135
above escribe 97
above esim 153
above espace 98
above est -49
above esta 19
above estas 244
above este 31
above esti 142
above estimado 57
above eszter -32
above et -14
above ettore -214
above eur 77
above every -196
above everybody -14
above everything -105
above example 73
above exchange -45
above exclusive -85
above expire -86
above expires -14
above extension -169
above facil -143
above fail -87
above fall -21
above far -310
above fatture 208
above february 103
above fecha 51
above fee 108
above feld 168
above fem 95
above fern 137
above fi -6
above field -105
above figure 35
above figures 41
above files -341
above fill 16
above fines 682
above finish 124
above firefox 185
above firewall -41
above firma 1
above firmware 166
above first -52
above five 85
above flight -64
above folgende 55
above folgenden -35
above folio 265
above following 273
above for -2
above form 49
above format -156
above former -477
above formulario 76
above forrige -112
above forst 85
above forward -56
above four 329
above fra -20
above fragor 268
above france -115
above freischaltcode 28
above fresh -200
above fri 26
above friday -275
above friends -224
above fur 10
above g 128
above galla -132
above games -58
above garden -44
above gb 95
above ge 83
above gebruikersnaam 10
above gemeente -240
above generated 382
above genitore 215
above get -268
above gets 5
above getta 359
above gewoon -110
above gia -303
above gilt -270
above girin 214
above giris 70
above give 175
above given 141
above glasswing 1
above gmbh -2
above gn00 271
above go 110
above gone -275
above good 18
above goods -50
above gospodine -338
above granfjallet -157
above granna -98
above grey 206
above gruppe -70
above guard 371
above guests -324
above gull 359
above gultig 47
above guten 55
above gutscheincode -141
above h -52
above habari 46
above had 192
above hallo -64
above halo 109
above handler -33
above hang -41
above happy -130
above har 2
above harbour 10
above harrow -172
above haru0000 242
above has -30
above haus -374
above have -60
above hear -31
above heer 112
above hei -12
above hej 53
above held 263
above hello 88
above helo 34
above het 127
above heu 11
above hey 107
above hi 43
above hieronder 29
above him 342
above hit -143
above hour -29
above hours -104
above how -118
above https -136
above hvala -11
above hyva 42
above i 3
above iban 23
above ibibigay 53
above ibigay -5
above ice -30
above icin 207
above ico -231
above icp 143
above id -199
above identity 20
above if -24
above ihn -11
above ihnen -50
above ihr -71
above ihre -232
above ihren -142
above ii -90
above iker -90
above iki -322
above ikke -352
above il -42
above in -14
above incident -44
above included -173
above ind 94
above index -74
above indirim -250
above ines 273
above informe 87
above ingresso -82
above inlogcode 114
above inloggen 187
above inn 211
above innan 66
above inntil -35
above inregistrare 26
above ins -33
above insee -366
above inserisci 37
above instalacao -181
above instruction 261
above inte 103
above into 165
above introduceti 93
above invalid -281
above invitation -267
above ionescu 78
above ip 35
above irja 49
above isikan 74
above isn -231
above issued 211
above ist -122
above it 3
above items 254
above ivo 437
above iyer -112
above iyi -122
above j -11
above ja -7
above jan 56
above jankovcova -228
above jannik -100
above jasensivuille 179
above je -77
above jednokratnu 34
above jednorazovym 183
above jednorazowe 66
above jest -77
above jij 125
above jizdenky -274
above job 1
above john 45
above join -124
above joining 13
above joss 35
above jp -153
above june 135
above jusqu -6
above just 70
above jusu -5
above juz -85
above k 85
above k0 208
above kabinets -27
above kad 6
above kai -56
above kare 74
above karta -66
above kassan -280
above kasse -98
above kawai 553
above kedves 9
above kert 43
above kete 143
above key 21
above keypad 4
above kf 388
above kg -48
above kids -6
above kimseyle -103
above kinh 292
above kirjoita 71
above kite -113
above klient -15
above km -86
above know 62
above kod -52
above kode -60
above kodem -122
above koden -10
above kodi -149
above kodja 55
above kodu -75
above kolme -115
above kommen -11
above konto 216
above kortin -172
above kortingscode -234
above kosiku -59
above kr 201
above ku 158
above kuin 219
above kullanimlik 4
above kundnummer 148
above kwh -32
above kwota 37
above l 26
above l0 -181
above la 6
above labas 327
above lahetetty -117
above lane 11
above large -305
above las -77
above last -34
above lattice 205
above launch 110
above lautet 68
above lc 478
above le 22
above le0 -97
above learning -487
above leave -33
above leeds 60
above left -79
above leicester -115
above lena 26
above lessons 586
above let 201
above letras 231
above lets 556
above letter 277
above lettere 221
above letters 225
above li 28
above liebe -89
above lieu 74
above lindqvist 85
above link 61
above linking 85
above links -332
above lisboa -27
above listened -775
above lists 321
above lo -21
above localizador -313
above location 121
above lock 104
above locker -67
above loft -367
above log 143
above loggen 66
above login 114
above logo -175
above logon 84
above longer 65
above looks 151
above loom 168
above lop 32
above lorem 62
above lose -222
above lucia 26
above lv 104
above lyon -207
above m 52
above macht 151
above made 23
above mae 24
above maelys -151
above mai 126
above mail 43
above mailadres 125
above mailbox 163
above mailer -25
above mails -98
above maiuscole 120
above make 239
above man 140
above mano -229
above marisol 35
above market -247
above marta 236
above master 12
above matricula 8
above matter -24
above me 78
above med 5
above media 102
above meedoet -271
above meeting -282
above meetup -55
above megerosito 273
above meldet -238
above member 18
above mendaftar 37
above menos -277
above menu -323
above merchant -12
above merhaba 31
above mes 242
above message -20
above messages -253
above met 109
above meter -41
above mevrouw 26
above million -193
above mina 12
above minh 26
above minuscole 28
above minut -12
above minute -73
above minuten -48
above minuter -45
above minuti -35
above minutos -313
above mobile -75
above moikka 447
above molimo 26
above moment 47
above monday -314
above monouso 118
above monsieur -77
above montant 267
above months -238
above moreau 38
above morning 137
above moss -479
above most -228
above mot 115
above moving 94
above mrs -56
above n -33
above na 5
above nach 86
above nachricht -81
above nagon 185
above name -81
above names -104
above napoca -67
above navigateur 39
above ne -134
above nearly -84
above necesitamos 165
above nedan 132
above need 52
above needed -31
above nella 143
above nem -36
above network -29
above new -18
above news -226
above next 143
above nhap 15
above nicht -58
above nie -187
above nieuwe 91
above nif 95
above night 99
above nights 109
above no -19
above nobody 16
above noch 55
above node -13
above noi -160
above nominated 26
above noor 135
above not -53
above nota -73
above notewell 175
above nothing -245
above notre -29
above noutokoodi -56
above nouveau 41
above nov -82
above novakova -100
above november 11
above novembre -22
above novo -106
above now -115
above nr 132
above nu -201
above number -133
above numbers -152
above numer -169
above numero -107
above numeros 57
above nummer -149
above nur -224
above o -27
above ocr -89
above october -5
above octombrie -7
above od -5
above odbioru -198
above odeme -56
above of -21
above off -134
above ofis -302
above og -22
above oi -13
above olarak -12
above old 144
above oldalon 13
above on -1
above onaylandi -370
above onderstaande 195
above one 94
above online -11
above only -61
above open 112
above opened -194
above opera 276
above ops -161
above or -70
above order -69
above ordrenummer -297
above ore 20
above osprus00 35
above oss -28
above other 194
above otp 75
above our -83
above out -108
above over 124
above overovaci 213
above owner 270
above p0 -34
above p00 -359
above pa -6
above page 136
above pagina 200
above paginas 482
above paid -255
above pakiautomaadis -186
above pane 182
above panel 17
above panier -112
above para 163
above parcel -32
above parent 463
above parents 207
above parking -45
above parola 318
above part -215
above parts 42
above paso 54
above pasos 318
above passe 28
above passphrase 478
above password 35
above passwordless -61
above paste 76
above pasto 169
above pay -142
above payment -47
above payroll 15
above payslips 48
above pdf -87
above pe 65
above pedido 158
above pediu -217
above pengesahan 58
above pennant -359
above pentru 4
above people -136
above per 142
above percig -186
above personal -503
above personeelsnummer 49
above phishing -47
above phut -208
above pickup -75
above pieces -85
above pin -40
above pirjo 97
above pixel 63
above plan -22
above plastic -161
above plate -13
above plati -32
above play 1
above please -39
above pln 62
above pm -46
above png -35
above po -92
above pokusech 155
above policka 178
above pomelo -90
above poplatek 734
above poprosiles -314
above por 61
above portal 95
above post -19
above postadress 443
above postal -167
above postovana 81
above posts -281
above pottery 20
above potvrdu 30
above potvrzujeme -2
above potwierdzamy -165
above pour 101
above pozdrav 81
above pre -237
above pred -218
above prescription -198
above press -28
above pretending -161
above previous -111
above prezado 40
above pri -160
above prihlaste 97
above prije 303
above prima 224
above primo -389
above print -56
above prints -100
above priscilla -302
above prisijungimo -249
above prius 217
above priyanka -202
above pro 36
above problem 219
above prod -26
above profile -63
above project 17
above promo -225
above promocional -68
above prosim -36
above protected 36
above proud -509
above przelew -218
above przepisac 7
above przy -617
above przyklad -595
above public 202
above put -45
above qr -275
above quantity 68
above quatre 144
above que 72
above questions -67
above qui 68
above quoi 182
above quote -112
above r0 7
above raadhuisplein -115
above rabat -58
above rabatkoden -188
above rabatowy -519
above rachunek 435
above rand -18
above rang -96
above rasa -331
above rather 60
above re -75
above ready -4
above receipt -14
above receipts 6
above recognise 123
above recorder 843
above recover -55
above recovery 152
above recu -422
above redeem -486
above ref 4
above reference -86
above refused -445
above reg -96
above regards -23
above registo 61
above registrazione 36
above registrierung 51
above regisztraciot 197
above release 91
above relier 125
above remote 57
above renewal 672
above replaced -112
above reply -42
above request -51
above resend -150
above results 66
above retirada -314
above retrait -407
above return -96
above reunion -170
above rev 1
above revenue -247
above review -52
above rezervasyonunuz -56
above richiesto 80
above rien -158
above right -9
above rina 68
above ring -169
above rivers 14
above rm -205
above road -277
above rookery 19
above room 59
above rosehip -295
above rp00 -4
above rue -123
above run 119
above runner 94
above rzad -256
above s -27
above sa -85
above saat -90
above safe -246
above said -123
above sailing 52
above saisissez 17
above saiu -260
above sala -94
above salam -28
above salut 36
above sam 41
above same -22
above sample -456
above san -4
above saturday -109
above save 206
above savings 105
above say 69
above sayin -53
above screen 22
above se 83
above seats 253
above second -103
above seconds -18
above securite 128
above security 134
above sedang 145
above see -69
above segreteria 232
above seguinte 22
above seguranca 52
above sehr 163
above seit -3
above seite 7
above semana -565
above send -3
above sender 278
above senhor 119
above senhora 49
above sent -63
above september -11
above sera -239
above service -12
above services -292
above sesion 123
above setting 298
above seu -50
above share -81
above shared 251
above shelf -217
above shell 19
above shift 258
above shop -43
above should -222
above show -40
above showing -140
above shown 157
above sich 8
above sicherheitscode 161
above sidan 183
above sidor 97
above sie 42
above sig -11
above sign 31
above signature 306
above signer 291
above signing 6
above signs 537
above siguiente 25
above sila 177
above since 154
above single 83
above siobhan -126
above site 152
above sito 81
above sitting 229
above skriv 95
above skriva 44
above skriver 113
above slugs -30
above slutar -64
above small 69
above sms -351
above so 47
above software -297
above som -21
above somebody 25
above someone -7
above something -11
above son -119
above sonra -13
above soon 263
above sorry -152
above sort -139
above sorted 369
above sotto 173
above space -94
above spaces -47
above speed -392
above spostovana 390
above sr 44
above sra -65
above sta -293
above staff 20
above stand 18
above starts -329
above stay -71
above ste 64
above stehen 579
above sticker -171
above stimate 15
above stop -125
above store -66
above str -26
above student -99
above studio -45
above stuga -98
above su -42
above subject -148
above subtract -19
above sudah -221
above suivant 197
above sunday -179
above sunu 125
above support -332
above sur -77
above sure 133
above sveiki 1
above symbol -139
above syota 102
above szanowna 131
above szanowny 72
above szia 497
above t -80
above ta -42
above tab 198
above table 351
above tag -61
above take -152
above talked -483
above tan 16
above tang -9
above tartu -130
above tax 18
above te 115
above tela 167
above telefono -176
above tell -50
above tempo -14
above temporary 166
above tenant 46
above tent 1184
above tere 7
above terminal -69
above tessel -41
above test 72
above text -73
above thais -100
above thank -19
above thanks -84
above that -7
above them 159
above there 13
above these 240
above they -208
above things -45
above this 89
above thou 126
above three -39
above thu 8
above thuc 82
above thursday -88
above ti -27
above ticket -43
above tid -26
above tienda 87
above till -16
above time 128
above tin -51
above tinderbox -408
above tjena 64
above tl 29
above to 77
above toca -44
above today -10
above toestel -134
above token 23
above told 75
above tomasz -79
above tonight 149
above tool -8
above toplam 65
above total -4
above tout -197
above town 463
above transaction 201
above treasury -98
above trech 92
above trong -102
above trs -313
above truck 213
above try -176
above tu -115
above tunnusluku 8
above tutar -73
above tutarindaki 38
above tutte 113
above tutto -44
above tv 100
above twee 213
above twice 610
above two 44
above tylko -41
above typ 257
above type 129
above ucet 27
above uctu 44
above ul -229
above uma -22
above un -5
above una 106
above und -17
above under 107
above unique 346
above update 58
above upisite 43
above upload -41
above ur 191
above us -121
above usd 51
above use 33
above user 159
above userid -303
above username -185
above uso 318
above usted 222
above usuario 185
above ut -231
above utente 278
above utm_campaign -61
above uur -164
above uw 7
above v -29
above va -84
above vahvistuskoodi 40
above valor -136
above value 7
above vam 100
above van -16
above vandaag -315
above vare 66
above vas 31
above vase -94
above vazena 86
above ve 77
above vencimento -184
above vendor 152
above verifica 116
above verificacao 228
above verificare 110
above verification 155
above verifier 219
above verifikasi 159
above verify 83
above versicherungsschein 119
above vez 94
above vi 69
above vier 23
above visa -201
above vk -75
above voce -218
above voicemail -48
above voici -87
above void 347
above vorgang 215
above vos -13
above vostra 60
above voto 135
above votre -70
above voucher -120
above vroeg 74
above vu 65
above waiting 179
above want 153
above wants 209
above warenkorb -127
above was 5
above wdfl0000000a 20
above we 2
above web 68
above website 70
above wedrowcze -925
above week -75
above welcome 116
above werden 367
above when -109
above where 49
above whitlock 108
above who 67
above wib -92
above wieder -44
above wij 92
above window 114
above windows 26
above wiremu 47
above with 79
above withdrawal 38
above within -103
above wkn -240
above word 435
above words -180
above work 110
above working -8
above works -61
above would 80
above wpisac 104
above writing -358
above written 393
above ws 120
above wystawiono -12
above x -156
above xac 33
above ximena 23
above xk -20
above ya -133
above yang -66
above yapmak 216
above year 51
above yellow -15
above yeni 59
above yes 213
above yesterday -161
above yet 197
above yeterli -91
above yildirim 43
above yildiz -8
above yo 59
above you 9
above yours 47
above z -46
above zadaj -128
above zadejte 89
above zamowienie -18
above zarizeni 222
above zeby 12
above ziffern 167
above zijn -217
above zip -17
above zipline 75
above zl 57
above zlogon_0fa 2
above zsofia 45
above zu 9
above zur 380
above zwischen 224
above zz0 224
above º 151
above γεια 205
above επαληθευσησ 182
above ζητησατε 180
above η -153
above καλημερα -185
above κωδικοσ -140
above να 275
above πληκτρολογηστε 50
above σου 64
above τον 126
above абонатен -53
above бр 51
above в 10
above вам 8
above введіть 28
above ввести 138
above вул -155
above входа 172
above вітаємо 137
above грн 37
above да 2
above деиствует -213
above для 5
above до -166
above добрии 13
above добрыи 195
above е -37
above ед -167
above желиш -21
above заказ -162
above замовлення 61
above запросили 13
above из -187
above код -22
above коды -351
above команда 101
above которыи 39
above лише 35
above м -55
above ми 3
above мына 109
above на 22
above нам -207
above не -37
above новыи 4
above номер -486
above од 32
above одноразовии 225
above олено -95
above он -141
above операціі -37
above от -89
above пароль 42
above письма 69
above подтвердить 114
above подтверждения 140
above получения -539
above пользователь 81
above потвърждение 51
above поштовани 118
above поіздки -11
above при -229
above привет 108
above промокод -235
above путовање -380
above підтвердження 76
above разовыи 115
above резервације -153
above саите 25
above следния 155
above сотруднику -14
above сторінці 254
above сумма 30
above т 22
above та -205
above тестіленуші -149
above уважаемыи 209
above упишите 118
above через -341
above что -46
above чтобы 239
above щоб 149
above үшін 14
above բարև 15
above համարը -396
above ջան 129
above אישי -96
above באפליקציה 25
above ביקשת 53
above בקופה -18
above דקות -135
above ה 120
above המנוי -457
above הנחה -46
above הקופון -17
above יקר 162
above כדי 177
above כרטיס -58
above לא -181
above מוכן -62
above מספר -130
above נועם 30
above עם -65
above ר -55
above שלום 59
above ادخال 109
above اعتبار -71
above البنک -339
above التالی 78
above الجدید 14
above الخاص -26
above الخصم -80
above الدخول 38
above الساعه -43
above السلام 108
above الطلب 83
above المرور 127
above ان 141
above اهلا 138
above اپ -25
above ب 36
above با 19
above بانک -28
above برای 193
above به -73
above بەڕێز 27
above تا -88
above تاکید -323
above تایید 21
above تحیه 608
above تخفیف -120
above تنتهی -12
above دانشجوی -47
above درخواست 34
above درهم 245
above دقایق -47
above رمز 42
above ساعت 12
above شد -78
above شناسه -183
above شود 70
above صاحب 12
above طلبت 31
above طیبه 268
above عند -203
above فی 73
above فیس -193
above قبض -63
above ما 81
above مبلغ 83
above محترمہ 97
above مساء -177
above مهرگان -124
above نمبر -79
above نوره -163
above هدی 205
above هذا -112
above هذه -144
above ٹوکن -249
above پنل 296
above پویا 49
above چالان -79
above کد -52
above کر -44
above یہ 14
above अंक 8
above अंतिम -138
above कि -52
above को -52
above क्रमांक -65
above न -54
above नमस्कार 137
above नमस्ते 166
above नहीं -91
above नीचे 58
above प्रवेश -45
above भरें 85
above मिनट -69
above ये 120
above लिए 78
above लिखें 15
above संख्या -117
above सत्यापन 97
above हस्ताक्षर 155
above हो -258
above কেড -103
above গ্রাহক -25
above ছাড় -12
above টাকা -80
above তানভীর -11
above তেমার -196
above নম্বর -67
above নিচের 145
above পরীক্ষার -16
above মিনিট -91
above রেল -140
above লিখুন -89
above সময় -6
above হলে -49
above ਤੇ -68
above அவர்களுக்கு -142
above இந்த 82
above எண் -98
above எண்ணை -356
above ஐ 41
above செய்யப்பட்டது -63
above தள்ளுபடி -298
above பெங்கல் -237
above முன்பதிவு -46
above வணக்கம் 107
above కోడ్ను 60
above నంబర్ -351
above ಹಾಕಿ 38
above ഈ -271
above ก 63
above ครั้ง -123
above นาที -39
above พัสดุหมายเลข -629
above รหัสวิชา -409
above รหัสอ้างอิง 103
above สวัสดีค่ะคุณพลอย 103
above แก้ว -176
above โค้ดส่วนลดของคุณ -257
above ສະບາຍດີ 73
above გამარჯობა 70
above თქვენ -48
above თქვენი -3
above ნომერი -663
above ოპერაციის -112
above いつもご利用ありがとうございます 59
above お客さま各位 -613
above こんにちは 15
above さん 804
above クーポンコード -287
above コード 52
above ミーティングid -166
above ユーザーid 116
above ワンタイムパスワード 33
above 上登录 70
above 下記の内容でご予約を承りました -162
above 予約番号 -125
above 亲爱的玩家 39
above 你好 299
above 信義店 -171
above 出金額 151
above 到期日 366
above 办件编号 142
above 双方各得00天会员 -121
above 发票号码 -149
above 取件码 -292
above 受付番号 45
above 嗨 435
above 学号 43
above 小川 229
above 工号 -183
above 已作废 252
above 已失效 13
above 您於 296
above 您的包裹 -76
above 您的帳號已於 -4
above 您的驗證碼為 23
above 成都 85
above 我們會另外寄送驗證碼給您 -18
above 振込先 125
above 整理番号 25
above 新しい認証コード 123
above 新臺幣 288
above 日 -120
above 晚上好 249
above 普通 248
above 會員中心 14
above 月 102
above 有効期限 -3
above 林小姐您好 44
above 校验码 53
above 校验码后六位 -404
above 様 263
above 清 591
above 病歷號碼 -374
above 登录 170
above 確認コード 147
above 秒内有效 -38
above 親愛的客戶 153
above 親愛的客戶您好 16
above 親愛的會員您好 144
above 認証コード 132
above 認証番号 -161
above 請於 -124
above 識別碼 14
above 请于0月00日00 3
above 请凭取件码领取 -187
above 请在 -32
above 账号 18
above 通知編號 -27
above 金額 112
above 金额 168
above 限用一次 442
above 隨機碼 -157
above 項目 153
above 驗證碼有效時間為 17
above 验证码 95
above 감사합니다 -10
above 건 66
above 계좌 119
above 고객님 -143
above 님 43
above 드립니다 -541
above 맞다면 29
above 반가워요 57
above 보관함 -174
above 본인이 47
above 본인확인 48
above 비밀번호 -34
above 아래 140
above 앱 -95
above 영문 91
above 오늘 -10
above 요청시각 461
above 운송장번호 -116
above 인증번호는 -23
above 인증번호를 64
above 인증번호입니다 64
above 접수된 -106
above 주문번호 -131
above 주세요 41
above 주신 -520
above 코드를 17
above 쿠폰 -160
above 쿠폰번호 -102
above 택배사 -51
above 할인 -202
above 화면에 90
after 0 -89
after 000 -106
after 0000 -87
after 00000 -143
after 000000 -176
after 0000000 -98
after 00000000 -166
after 0000000000 -93
after 000000000000 -27
after 00h00 473
after account 51
after activation -103
after active 541
after al -97
after anmeldecode 81
after another 133
after antes 462
after any -51
after app 164
after appen 157
after are -41
after ask 81
after at -6
after ate 64
after au -2
after auf -55
after b -57
after bank -169
after be 227
after because -24
after bei 122
after bestatigungscode 160
after biar 100
after bit 142
after biten -146
after both -860
after box 46
after but -969
after button 88
after che 41
after cho 35
after code 79
after codes -255
after codice -112
after confirmation 34
after confirmed -147
after confirms 619
after console 68
after counts 785
after da -86
after dakika 753
after dang 331
after dans 264
after dashboard -343
after days -45
after de 125
after dein 186
after del 38
after dem 247
after depot -178
after der -156
after det 90
after details 118
after device 232
after di 56
after die -79
after din 264
after dir 141
after does -80
after door -57
after dziala 485
after e -71
after egyszer 251
after einmal 275
after el -219
after else 115
after en 38
after ending -58
after enter -119
after entered 326
after es 140
after esta 75
after ete -402
after eur 67
after example 110
after expected -39
after expired -253
after expires 103
after fino 14
after for 32
after free -576
after ft -457
after ga 80
after gang 307
after gate -28
after get 126
after gilt 97
after go 137
after goes 112
after good -5
after gw0 6
after half -79
after has -110
after hour 116
after hours -4
after i 4
after if 250
after ignore 95
after ihr 218
after inte -72
after ir 554
after is -112
after issue -13
after ist 107
after it 172
after jangan 139
after je 186
after keep -124
after kenttaan 281
after kl 481
after klo 268
after kod -53
after kodot 333
after kodu -343
after kom 100
after l 68
after la -101
after last -17
after let 171
after letters 62
after library 95
after linka 74
after ll 89
after locker -93
after logged 152
after login 207
after logon -28
after ltd -5
after luc 229
after ma 240
after masuk 202
after me -98
after meg 520
after message -159
after min 15
after minut 66
after minute 247
after minutes 15
after minuti 193
after mit -120
after mozna -18
after muda 340
after na 148
after nach 208
after nadie 1
after ne 81
after nell 43
after never 91
after niewazny -61
after nikomu 19
after no 8
after not -8
after now -428
after numarali -154
after off -50
after ok 86
after om 111
after on -30
after once 263
after opens 384
after opt -275
after otherwise 190
after pa 179
after pada 103
after page 29
after pagina 39
after pana 388
after panier -266
after para 331
after passcode -135
after password 264
after patient 77
after people -204
after per 53
after phut 138
after piu -215
after pizza -63
after plati 29
after please -271
after plus -216
after po 130
after points -55
after pop 19
after pour 258
after press 264
after pro 184
after proves 45
after pun -167
after r -67
after receive 72
after reference -622
after request 126
after room -222
after s -66
after sa 275
after screen 190
after second 114
after security 68
after sent -111
after set -175
after seven 60
after shift 95
after shop -99
after show -59
after si 18
after sim -82
after sms -88
after so -56
after sports 1
after st -61
after starts 362
after stay -69
after stronie 170
after su 95
after suite 131
after sunday -62
after sur 612
after tavo 98
after te 176
after ted 176
after tel -20
after tela 111
after test 101
after that 107
after the 80
after them 1
after then 24
after through 1
after ticket -162
after tidak -220
after till 64
after tir 224
after to -3
after today 93
after token -81
after ton 329
after trong 27
after ttl 178
after typed 107
after u -135
after until 244
after up 181
after us -245
after usd 23
after use 30
after user -241
after uur 257
after vain 143
after valable 306
after vale 103
after valid 66
after vao 95
after vence 156
after verlopen -93
after vez 86
after voi 60
after void -47
after voksne 210
after voor 92
after votre 101
after vous 145
after was -365
after wazny 158
after we 95
after website 6
after were -43
after when -68
after will 1
after window 211
after with -70
after within 7
after y 43
after yaz 3
after your 225
after yours 65
after z 97
after za 79
after λεπτα 263
after ο 237
after σε 69
after σου 320
after στισ -112
after г -299
after на -77
after никому 235
after перевод 57
after при -170
after с -70
after у 167
after է 200
after כבר -9
after לא 255
after است 110
after الدخول 32
after الی 8
after اپ 231
after پر -276
after काम 71
after पर -147
after मिनट 422
after না 37
after মিনিট 7
after உள்ளிடவும் 261
after ఈ 21
after น -58
after ነው 139
after នាទី 186
after です 360
after 已作废 -191
after 년 -17
after 는 -99
after 됩니다 11
after 로 -275
after 마세요 8
after 마을도서관 105
after 알려주지 64
after 은 45
after 이 -430
after 이며 138
after 입력하세요 -29
after 회원가입 71
after0 0000 -315
after0 000000 503
after0 0gb 139
after0 adalah 91
after0 al 158
after0 and 122
after0 ar 172
after0 back 50
after0 bekrafta -85
after0 card 302
after0 code -384
after0 confirm 98
after0 copy 309
after0 device 392
after0 di 212
after0 dossier 464
after0 e -25
after0 ein 337
after0 eingeben 145
after0 en 374
after0 entro 385
after0 exp 235
after0 expired -207
after0 fermee 43
after0 for 150
after0 i 286
after0 in 397
after0 into 420
after0 is 363
after0 ist 53
after0 it 6
after0 je 62
after0 keep -151
after0 key 43
after0 kod -143
after0 m -216
after0 market -32
after0 ne 258
after0 needs -490
after0 nella 731
after0 no 211
after0 not 323
after0 o -51
after0 on 118
after0 once 137
after0 op 224
after0 orchard 109
after0 para 53
after0 please 46
after0 pro 25
after0 replaces 144
after0 reply 718
after0 s -9
after0 sa 63
after0 say 111
after0 seconds -77
after0 sera 1
after0 sur 106
after0 test -195
after0 the -71
after0 there 95
after0 til 66
after0 tir 138
after0 to 273
after0 u 71
after0 until -163
after0 valid 152
after0 verification 34
after0 with 11
after0 write -254
after0 для 288
after0 и 364
after0 на 151
after0 است 84
after0 فی 268
after0 ہے 335
after0 है 5
after0 ነው 40
after0 です 97
after0 已作废 -147
after0 년 -28
after0 를 158
after0 마을도서관 25
after0 은 42
after0 을 23
after0 이며 98
after0 입니다 567
after1 0 -82
after1 000 -102
after1 0000 -16
after1 000000 -22
after1 0000000 -46
after1 active 342
after1 anyone 23
after1 app 1
after1 ask -102
after1 been 2
after1 by 39
after1 campo 478
after1 can 25
after1 code -130
after1 confirm -189
after1 continue 231
after1 dag 170
after1 das 201
after1 de 30
after1 din 200
after1 do 56
after1 ends 451
after1 for -51
after1 go 138
after1 have 113
after1 how 48
after1 il 275
after1 la 474
after1 log 7
after1 ma 356
after1 minutes 39
after1 not 135
after1 on -126
after1 open -335
after1 peru 101
after1 platbu 406
after1 put 241
after1 s 196
after1 se 103
after1 test 310
after1 the 227
after1 till 3
after1 tonight -562
after1 until 285
after1 use 72
after1 uw 27
after1 verlopen -327
after1 y 150
after1 your 51
after1 τον 119
after1 до 72
after1 입력하세요 -71
after1 회원가입 11
before 0 -132
before 00 -147
before 000 -63
before 0000 45
before 00000 2
before 000000 87
before 0000000 118
before 00000000 -161
before 00000000000 -262
before 00000000000000 -7
before 00元 17
before a -125
before acces 152
before acceso 50
before activacion 444
before activation 277
before address 69
before akun -5
before alarm -109
before alennuskoodisi -25
before alle 300
before amara 436
before and 29
before ang 431
before ange 161
before anmeldecode 470
before answer 485
before anti -360
before app 285
before approved -356
before ar 29
before ask 127
before asked 156
before asks 203
before assertionerror -496
before assinatura 738
before atveteli -20
before au -241
before auf 240
before auth -94
before authenticate 170
before authentication 702
before authorisation 188
before authorised -90
before autoriza 28
before autorizacion -243
before autorizacni 16
before avec 74
before az 59
before b -17
before back 166
before bag -79
before balas 859
before ban 17
before bank -51
before basket -219
before baypass 38
before be 221
before behind -285
before bel -72
before benutzer -335
before bestatigungscode 349
before biex 301
before bitte 89
before booking -92
before borrower -95
before box 57
before branch -443
before bruk 35
before buchungscode -87
before build -320
before but 113
before button 42
before c -32
before call -25
before came 550
before candidate -16
before car 357
before card -29
before case -466
before cel 181
before cep -91
before change -120
before chao 106
before chat 90
before chiesto 89
before cislice 1
before cislo -937
before cita -283
before class -582
before clave 639
before coach 205
before code 351
before codice 8
before codigo 254
before con -70
before confirm 347
before confirmacao 382
before connecter 178
before connexion 634
before continue 118
before control -94
before controle -364
before contul 1
before copy 297
before cost -219
before courier 1
before cu 112
before da -188
before dat 150
before day 50
before de -73
before de00 17
before den -22
before der 274
before desk -343
before destinatario -240
before device 137
before deze 30
before di -21
before die -148
before dig 114
before digita 282
before digiti 99
before dinner 155
before discount -397
before dla -340
before do 134
before dogrulama 288
before du -74
before dung 201
before e 63
before eenmalige 807
before eich 143
before ekranina 231
before el -67
before ellenorzo 65
before email 142
before en 37
before ending -340
before ends -466
before enero 346
before engangskod 321
before enter 571
before entering 689
before entrada 5
before entrar 227
before entrega -108
before entrez 463
before episode -190
before er 319
before escribe 133
before et -108
before ete 192
before eu 34
before eur 346
before example 29
before expire -33
before extension -85
before factor 428
before far -14
before feld 311
before file -4
before fill 50
before five 562
before folsom 137
before for 188
before form 230
before four 177
before freischaltcode 17
before from -9
before gate -197
before gateway -35
before geldig -75
before genere 246
before get -163
before giao -39
before giving 230
before gmbh -107
before go 477
before hang -900
before haslo 234
before helpdesk -48
before hentekode -248
before her 420
before here 479
before herstelcode 94
before hier 599
before him 797
before hoi 254
before hopefully -42
before horni 302
before hs -479
before https 117
before iata 185
before icin 505
before id -198
before identification 34
before if 84
before ihr 414
before in -14
before indirim -742
before indirizzo 97
before informe 240
before ingresa 183
before inn 13
before insira 300
before into 222
before introduce 130
before ird 70
before is 19
before istediniz 503
before it 104
before item -266
before itt 142
before je 18
before jednorazovy 251
before jetzt 85
before jij 598
before job -92
before june -45
before just 76
before jusu 154
before k -73
before kertakoodi 21
before kertakoodisi 273
before ketik 108
before key 95
before kindly 324
before klo -31
before kod 109
before kodem 26
before koden 4
before kodu -384
before kodun 109
before kortingscode -443
before ky 439
before l 64
before la 24
before lane -252
before lanyard -9
before last -132
before le -22
before lintel 300
before liye 487
before locker -42
before loft -3
before log 151
before login 14
before logowania 214
before lot -217
before ltd -313
before ma -3
before magic 654
before mailed 289
before main -37
before mar -345
before marine 15
before marrow 27
before masz -450
before mat 211
before me -113
before med 12
before meg 146
before mehr 144
before member -324
before merci 16
before meter -106
before mit 175
before model -11
before monday -49
before monouso 754
before month -88
before mot 115
before move -128
before mtan 142
before muon 30
before musteri -44
before n -565
before na 88
before nambari 20
before needs 101
before nel 28
before nell 511
before neni 178
before never -89
before new 100
before next -87
before nhap 445
before nie -240
before no -305
before node -228
before non -59
before not -265
before nuevo 5
before number 68
before numeris -4
before numero -121
before nº -36
before o 1
before obecni 250
before of 27
before om 157
before onay 236
before once 247
before one 347
before online 8
before only 162
before op -94
before open -29
before opened -338
before or 236
before otp 388
before otro 184
before out 161
before outfitters 592
before oz 282
before p 21
before page 475
before pagina 1086
before pairing 74
before pantalla 576
before park -191
before parola 383
before pass 4
before passcode 520
before password 136
before pengesahan 102
before pentru 82
before per 267
before pesanan -63
before petsa 526
before phishing -75
before phone 1
before pin 42
before plan -69
before please 87
before pln 75
before policy -37
before pop 511
before popust -58
before port -148
before portal 528
before pour 255
before press 106
before previous 159
before prices 207
before prihlaste 217
before prijavu 305
before prisijungimo 610
before prisijunkite 102
before pro 285
before process 600
before publ 394
before punch 585
before pusti 475
before put 6
before qa 147
before que 435
before quy 40
before r -103
before rach 235
before radio -101
before re -261
before reading 30
before record -297
before redwood 563
before ref -266
before reference -277
before registration 330
before release 80
before replaces -18
before reply 103
before request -299
before reserva -638
before reset 348
before right 41
before ring -403
before rm0 58
before run -93
before s 18
before saisir 96
before same -595
before sample -383
before sat -574
before say 531
before says 225
before scherm 129
before score -266
before scrivi 53
before sd -12
before se 132
before seal 10
before second 16
before securite -265
before sei 201
before sekali 400
before sent 39
before serial -113
before service -211
before seu 95
before share -52
before shelf 23
before si 31
before sie 55
before sifra -277
before sifre 50
before signature 2
before signed -429
before silakan 75
before sim 390
before since 14
before single 18
before skal 559
before so -187
before someone -45
before sondern 74
before sort -817
before src -202
before st -53
before start 144
before stato 84
before step 247
before stock 361
before storgatan -88
before strance 174
before submit 154
before suivant 109
before supply 243
before sur 89
before survey -324
before svar 128
before swift -53
before swords 33
before syota 363
before t -81
before ta -49
before tac 289
before tamarind -162
before tan 654
before tarjeta -89
before tax -421
before te 183
before teclee 127
before tek 190
before tell 372
before termina -112
before terminado 15
before text -173
before thanks -74
before that 3
before the 1
before there 100
before thing 622
before this 403
before three 48
before ticket -527
before time 68
before to 44
before today 200
before token 459
before transaction -68
before transfer 55
before tumia 273
before tv 49
before twoj 406
before typing 83
before uj 371
before una 119
before under -124
before unesite 415
before unic 152
before unica 318
before unique 256
before unit -17
before until -36
before upisite 92
before us 2
before usa 39
before usd 273
before use 235
before username -113
before using 391
before uso 198
before ut -10
before vahvista 347
before validation 470
before van -240
before verificare 354
before verificatiecode 261
before verification 231
before verified -172
before verlopen -467
before verwenden 12
before viewing 191
before visit -178
before voer 131
before voici 289
before votre 61
before voucher -522
before vpn 30
before want 314
before way -59
before when 150
before wifi -283
before will 20
before window -396
before with 127
before withdrawn -98
before wlan -329
before word 170
before workspace -69
before would 360
before wpisz 183
before wtu 1
before xac 203
before xx0000 289
before yeni 258
before your -3
before yours 825
before za -183
before zadejte 184
before zahl 218
before zahlerstand -40
before zip -576
before zoom -346
before zugangscode 83
before αριθμοσ -126
before γεια 18
before για -30
before ειναι 190
before η -167
before ο -83
before την 110
before а 80
before в 2
before ваш 136
before ви -98
before вот 109
before входа 105
before вы -46
before да 32
before до -224
before и -12
before код 189
before коды 17
before номер -316
before он 173
before пароль 404
before подписания 27
before подтверждения 22
before підтвердження 202
before руб 13
before щоб 64
before үшін 33
before հաստատման 120
before את 213
before ביקשת -23
before ההנחה -8
before הוא 81
before המספר 301
before יש 139
before להזין 154
before מספר -546
before קוד -64
before שלך 87
before التحقق 175
before الخصم -271
before الدخول 191
before الموقت 33
before تایید 274
before تم -81
before در 281
before رقم -165
before رمز 244
before ریال 291
before شماره -209
before لمره 87
before من -73
before نمبر -223
before هو 64
before واحده 974
before یہ 122
before एक 203
before कूपन -54
before जाएगा -137
before टाइम 369
before पिन -369
before लिए 263
before लॉगिन 45
before वन 249
before सत्यापन 290
before আপনার 37
before করতে 624
before কুপন -115
before কেড -70
before জন্য 27
before রেল -37
before કરવા 407
before உங்கள் 453
before எண் -248
before சென்னை -63
before ఓటీపీ 78
before ధృవీకరణ 288
before మీ 51
before లాగిన్ 406
before የማረጋገጫ 8
before ご使用量 -63
before コード 37
before メール通知パスワード 15
before ワンタイム番号 28
before 内線 -53
before 旧 75
before 确认码 121
before 確認コード 10
before 認証コード 191
before 邮编 -65
before 문의 -168
before 비밀번호 242
before 수 -349
before 숫자 109
before 아이디 -22
before 예약 -98
before 인증번호 325
before 일회용 410
before 쿠폰 -135
before 픽업 -144
before0 0 35
before0 000 -157
before0 0000 15
before0 00000 -574
before0 000000 115
before0 0000000 143
before0 00000000 -120
before0 0fa 435
before0 a -128
before0 account 75
before0 activacion 147
before0 adalah 181
before0 alennuskoodisi -50
before0 am 776
before0 and -59
before0 ange 573
before0 ar 580
before0 are 340
before0 at -131
before0 authcode 54
before0 bitte 212
before0 but 790
before0 c -554
before0 card -184
before0 case -153
before0 cod -238
before0 code -30
before0 codice 206
before0 com 707
before0 compte -682
before0 con 1059
before0 confirmacion 49
before0 confirmation 209
before0 console 72
before0 conta -182
before0 continue 367
before0 da 85
before0 de -889
before0 dental 138
before0 der 95
before0 device -130
before0 digite 13
before0 digits 54
before0 din 136
before0 dla -42
before0 do -189
before0 door 264
before0 du 40
before0 e 512
before0 en -600
before0 ending -240
before0 enter 926
before0 er 362
before0 es 458
before0 est 113
before0 este 68
before0 example 756
before0 firma 99
before0 first 211
before0 generated 176
before0 hello -17
before0 hentekode -219
before0 herstelcode 115
before0 hi -39
before0 ialah 195
before0 iban -53
before0 id -373
before0 ini -392
before0 is 437
before0 it 215
before0 je 328
before0 kertakoodi 144
before0 key 241
before0 kinnituskood 69
before0 kode -24
before0 kodem 33
before0 koden -203
before0 kodu -106
before0 konfirmasi 197
before0 la 48
before0 lautet 116
before0 mail 394
before0 masukkan 277
before0 may -117
before0 me 160
before0 med 424
before0 met 192
before0 mit 421
before0 mtan 18
before0 n -36
before0 na -275
before0 neu 84
before0 nhap 310
before0 ni 83
before0 no -103
before0 now 162
before0 nr -192
before0 numero 2
before0 nummer 397
before0 on 203
before0 otp 535
before0 out 334
before0 pa -590
before0 panel 297
before0 passcode 16
before0 pin 226
before0 por 560
before0 psst 913
before0 put 419
before0 ready 328
before0 reference -69
before0 request -449
before0 retrait -264
before0 ride 209
before0 ritiro -135
before0 s 77
before0 screen -55
before0 seal 168
before0 session -147
before0 show 75
before0 sie 347
before0 sondern 835
before0 tan 563
before0 test 73
before0 the -938
before0 ticket -123
before0 times 507
before0 to 92
before0 token 627
before0 try 1139
before0 uhr 134
before0 uid -26
before0 unico 592
before0 us 82
before0 use 978
before0 van -10
before0 verificacion 375
before0 verification 163
before0 von -303
before0 vpn 526
before0 will -121
before0 with 853
before0 wpisz 1
before0 writing 121
before0 year -193
before0 you 771
before0 your -293
before0 χρησησ 156
before0 а 173
before0 е 270
before0 код 10
before0 пароль 45
before0 подтверждения 357
before0 підтвердження 249
before0 руб 85
before0 אימות 2
before0 التحقق 14
before0 ب -320
before0 تایید 265
before0 عدد 93
before0 هو 39
before0 پویا 77
before0 کد -13
before0 ओटीपी 143
before0 ఓటీపీ 9
before0 ご使用量 -24
before0 コード 39
before0 メール通知パスワード 2
before0 ワンタイム番号 14
before0 成都 -68
before0 确认码 66
before0 確認コード 43
before0 認証コード 53
before0 邮编 -50
before0 验证码 119
before0 숫자 41
before1 0 -108
before1 00 -73
before1 000 25
before1 0000 11
before1 00000 -150
before1 000000 122
before1 0ds 73
before1 a -187
before1 access 239
before1 activation 193
before1 agent -3
before1 and -103
before1 approval 292
before1 at -289
before1 atveteli -79
before1 auth -380
before1 authorization -82
before1 ban 81
before1 by 16
before1 code -257
before1 codice -539
before1 codigo -201
before1 collection -470
before1 come 603
before1 confirm -40
before1 confirmation 328
before1 customer -340
before1 dang -429
before1 de 94
before1 dear 78
before1 den -114
before1 der -494
before1 di 63
before1 die -7
before1 digit 100
before1 din -13
before1 do 120
before1 dogrulama 118
before1 e 59
before1 el -158
before1 ellenorzo 154
before1 email 217
before1 ending -321
before1 enter 219
before1 entrar -79
before1 est 128
before1 expired -208
before1 fill 492
before1 for -454
before1 form 76
before1 from -33
before1 haslo 292
before1 hasznalatos 626
before1 ho -18
before1 i -9
before1 it 196
before1 job -147
before1 just -210
before1 khach 353
before1 kirjautumiskoodisi 113
before1 kod -259
before1 kode -127
before1 la -492
before1 le -13
before1 living 358
before1 login 111
before1 longer 83
before1 mail -4
before1 marrow 96
before1 mfa 145
before1 mit 89
before1 mobile -131
before1 more 306
before1 must 318
before1 na -245
before1 need 651
before1 new 291
before1 no -123
before1 not 149
before1 number -208
before1 o -142
before1 old -218
before1 on -102
before1 one -240
before1 online -165
before1 or 115
before1 otp 472
before1 pa -159
before1 pairing 300
before1 password 26
before1 per 155
before1 phone -111
before1 pin -262
before1 quillmark 61
before1 re 146
before1 redeem -36
before1 rel0000000 320
before1 replaced 84
before1 reset 241
before1 ridgeline 561
before1 room -103
before1 second 39
before1 security 531
before1 see -593
before1 signing 298
before1 site -263
before1 sort -156
before1 tell 112
before1 termina -701
before1 terminada -129
before1 that 4
before1 the 133
before1 they 174
before1 this 239
before1 time 427
before1 to -67
before1 use 130
before1 username -152
before1 valid -254
before1 vous 161
before1 waiting 217
before1 you 43
before1 z -398
before1 zoom -139
before1 μιασ 172
before1 σασ -101
before1 ваш -204
before1 लॉगिन 335
before1 কুপন -22
before1 የማረጋገጫ 2
before1 여섯 271
before1 픽업 -44
below 0 16
below 00 65
below 000 -27
below 0000 -30
below 00000 77
below 000000 -98
below 0000000 48
below 00000000 28
below 000000000 15
below 0000000000 37
below 00000000000 -43
below 000000000000 -42
below 00000000000000000 -500
below 0000年0月00日 -145
below 0000年0月0日 471
below 00h 6
below 00h00 183
below 00まで -113
below 00分を過ぎると使えなくなります 308
below 00分以内に入力してください 303
below 00分钟内有效 1
below 00分間有効です 8
below 00時00分 103
below 00時間 350
below 00月00日 -465
below 00분 58
below 00월 -188
below 0冊 350
below 0분 693
below 0시 411
below 0일 -148
below a -18
below aangevraagd 132
below abonne -522
below about -265
below above 109
below accesso -65
below account -75
below achat -110
below acima -126
below ad 62
below address 75
below admin -113
below afrekenen -238
below after 76
below afterwards 178
below again -13
below ai 44
below aiki 153
below akkor 106
below aktualny -533
below al -192
below all -15
below alle 2
below alone 82
below already 45
below am -50
below an -95
below and 9
below anda -11
below android -181
below ang 20
below annule -37
below another 253
below answer -47
below any -72
below anything -140
below aplikacji -496
below appelez -85
below appen 15
below approval -159
below april -67
below aqui 39
below are 122
below argo -222
below arrival -3
below arrive -205
below arrives -98
below as 6
below ask 8
below asked 16
below asking -91
below asti 132
below at 46
below ate 221
below attached 72
below attempt 172
below au -30
below auf 12
below august -37
below ausschlieslich 126
below authentication 200
below autorisation 270
below autorizacni -419
below avaa -367
below avant 51
below avec 22
below az 75
below b 13
below b00000000 46
below balance -62
below banku -2
below banque -89
below bapak 316
below bara -187
below bare 129
below bas -7
below basement 162
below basket -46
below be 87
below because 83
below becomes -216
below bedroom 286
below before 64
below begin 201
below bel 22
below below -80
below belul 31
below ben 26
below bergen -96
below berger -182
below berlaku 293
below bestatigungscode -233
below bestilling -18
below bic -308
below bike -167
below bila 164
below bildirin -162
below bill 86
below bir 100
below birth 111
below bis -29
below blagajni -117
below blocchi 84
below boleto -44
below bonne 81
below book -395
below booked 491
below booking -92
below both -268
below bound 115
below branch -167
below brechen 145
below brightmoor 22
below bruges 53
below btc -11
below buchung 72
below bucuresti 58
below build 43
below bus 149
below button -126
below buyer 132
below by 47
below caduca 97
below call 52
below campana -42
below campo 108
below can 81
below cancelar 170
below candidate -49
below candidates -74
below cannot -5
below capitals 105
below card 128
below care 31
below carrello -203
below casa -98
below case 178
below ce 105
below cegjegyzekszam 56
below centre -93
below certificate -393
below cet 138
below chan 57
below chance 489
below change 25
below characters 93
below charge 144
below chat 116
below check -98
below checkout -457
below cheers 20
below chg0000000 710
below child 352
below choose 37
below cifras -134
below cifre 107
below cinema -215
below cislice 59
below clase -302
below class -11
below clearing 1001
below client 32
below close 282
below closed 62
below closes 73
below co -160
below cod 52
below code -114
below codes 12
below codigo -152
below codul -49
below com -35
below come 102
below comercio 97
below comes 47
below communiquez 235
below company -113
below compare -119
below complete 328
below compras -196
below compte 76
below comunale 66
below con -52
below conferma 57
below confirmacion 302
below confirmation 89
below conseiller 65
below consommation -112
below contact 103
below contract 463
below copie -188
below counted -30
below coupon -227
below course 198
below covers -266
below credito -563
below ct 52
below cua -252
below cuando -8
below cumulable -108
below current 195
below customer 4
below czeka 654
below cztery 1
below d -66
below da -24
below dac 18
below daca 291
below dakika 359
below dalam 321
below dan -95
below danach 179
below das -68
below data -170
below date 54
below day 25
below days -31
below dd 115
below de -52
below dead -208
below dear -378
below decembre -175
below defne -198
below delivery -161
below dem 39
below demo -341
below depois 56
below deqiqe 149
below des -163
below desk 75
below destruct 9
below det 13
below details 245
below device 28
below deze 59
below di 8
below dia 165
below dial -189
below diciembre -142
below did -48
below didn 112
below die 44
below dies 15
below dig 109
below diga -218
below digital -159
below digite 24
below din 44
below do 40
below dobry -128
below doc -30
below dock 380
below documents 196
below doesn -100
below dog 69
below dogrulama -234
below domani 2
below domenica -114
below don 31
below donor 244
below double -420
below down -135
below download -37
below driver 1
below dropped 34
below du -25
below due 76
below dunmore 152
below dupa 13
below dura 75
below e 16
below e0 482
below e00 -197
below eda -184
below een 29
below efter -170
below ei 156
below eigen -68
below ein 147
below eingabe 286
below eingeben -14
below einlosbar -263
below einmalig -107
below eintippen 202
below ejfelig -210
below ekraanil -38
below el -26
below ele 201
below elk 1261
below elle -195
below eller -79
below else -11
below em -49
below email -45
below emergency 179
below employee 120
below employer -57
below en 73
below ended -148
below ends 181
below enero -191
below engangskode -159
below enrolled 450
below enter 34
below entra 19
below entrar 17
below entry 113
below error -5
below ervenyes 85
below escribelo 291
below ese 207
below est 4
below esta 76
below este 48
below et 233
below eur 15
below event -106
below events -160
below everyone -76
below example 59
below exit -25
below expected -110
below expira 285
below expire -171
below expires 277
below ext 122
below ezt -85
below f -32
below f00 90
below falls 153
below febbraio -453
below february 49
below federally 35
below fee 206
below feld 173
below few 45
below field -117
below figure -8
below figures 34
below fila -160
below file -184
below find -99
below finish 104
below firefox 21
below firmar 89
below firmware 77
below five 10
below flight -103
below foi 167
below following -62
below footer 117
below for 14
below four 341
below fragen -13
below free 12
below freeze 172
below friday -110
below ft -263
below galda 1
below galler 19
below gang 170
below gar 230
below garibaldi 228
below gate -54
below gb 143
below gecerlidir 57
below gecerlilik 357
below gecesi -8
below geldig -185
below genuine -205
below get -54
below gets 243
below gift -126
below gilt 245
below give -62
below gmbh -115
below godz 224
below goes 54
below good 130
below goz -12
below green 354
below groetjes 124
below gros 187
below grus -275
below guard -240
below guest -1
below gultig 96
below h 121
below halcyon -33
below hang 43
below happens 112
below happy 11
below har 16
below harrow -368
below has 153
below hasla 3
below hast 46
below hasznalhato 166
below he 138
below heeft 215
below helpdesk 119
below helpline 153
below helps -697
below here 57
below het 315
below heti -69
below heure 248
below heute 560
below hey -62
below hi -46
below him -158
below hl 346
below ho 53
below hoje 342
below hold 20
below home 30
below homes 280
below hoort 368
below hora 277
below horas 81
below hotel -73
below hour 382
below how -100
below https 6
below hubungi 139
below hvis -75
below hyphen 35
below i 48
below iar -4
below iban -12
below icin -62
below ico -9
below id 21
below ideje -19
below if 64
below ignore 111
below ikke 176
below il 33
below ili -314
below ilze -97
below im 15
below images 41
below importe -261
below inbox -435
below inc 28
below incident -14
below included 78
below inden 330
below index 158
below inlogcode -42
below inn 127
below inserire -153
below instead -86
below inte 13
below into 79
below introducir 163
below introduza 67
below invalid -279
below invece 38
below invite -234
below ip 5
below ir 1
below irja -346
below is 31
below isn 93
below isot 64
below issued -87
below istanbul -155
below it 100
below ja 188
below jam 49
below jamais 74
below jangan 18
below je 168
below jen 408
below jeudi 94
below jo 143
below join -295
below joined 59
below juli 128
below juni -11
below just -71
below kada 58
below kan 61
below karta -13
below kartou -189
below karty 107
below kassen -134
below kb 365
below kc -18
below ke 126
below keep -162
below kehtib 94
below kemarin 171
below kennung 248
below kennzeichen 292
below kept -146
below kereta -111
below kerran 633
below kettle -8
below kg -110
below khong 328
below ki -6
below kirjaimet 117
below kl 112
below klienta 58
below klo 9
below kod -13
below kodem -71
below koden 99
below kodot -70
below kods 31
below kombinierbar -59
below konnen -222
below konto 38
below korting -246
below kostar -16
below kozlemeny -181
below ku 134
below kw00 271
below kwartier 248
below l -10
below la -29
below laat -92
below lane -55
below lanternpay 401
below lapses 255
below larch -184
below las 28
below last 184
below lasts 16
below later 172
below le 19
below left 133
below lei -45
below letters 261
below level 287
below lid -246
below lidz 144
below lifetime 263
below likes 39
below limit 59
below line -22
below linked 27
below linux 8
below lista 40
below live -271
below llc -68
below lo 83
below local -75
below lock 37
below log 60
below login 14
below logowania -107
below loja -287
below long -367
below longer 104
below looks 127
below lot 282
below lower 56
below ltd -28
below luc 163
below m 23
below ma 22
below macos 52
below mail -91
below mailben -126
below maiuscole 122
below maja -64
below mala 362
below manager -74
below march -117
below market -72
below marlowe -373
below master 21
below matricula -46
below me -4
below meals 27
below means 281
below med -96
below meeting 42
below member -46
below meme 37
below menit 226
below mensagem 177
below merkezi -174
below mesa 125
below mesazh -41
below met -64
below metabolic -216
below mg 25
below mi -29
below midnight 59
below miles 41
below min 187
below minit 19
below minuit 342
below minuscules 677
below minut 417
below minuta 222
below minutach 63
below minute 145
below minuten 596
below minuter 43
below minutes 306
below minuti 622
below minutinhos 477
below minutit 16
below minuto 153
below minutos 449
below minutter 374
below minutur 643
below minuty 146
below minuutin 266
below minuuttia 110
below miste -131
below mm 29
below mobile -196
below monday -131
below mot -69
below munud 77
below my 92
below n 22
below na 68
below nach 15
below nam -30
below name -263
below names -237
below nao 129
below nas 42
below nay 42
below ncua 87
below necesita 677
below need -113
below needed 25
below nell -79
below nem 199
below network -374
below neu -41
below neue 481
below never 46
below new -118
below newest 65
below next 54
below ngay -78
below ni 76
below nie 234
below niet 8
below niin 67
below nimbus 142
below nisi 197
below nje -36
below no 86
below noget -369
below noi 150
below noimead 81
below nomor 203
below non 101
below nooit 127
below not 127
below nothing -33
below nov -171
below november -281
below novembre -230
below novo 79
below now 88
below nr 26
below nu 9
below number -47
below numer 172
below numero 75
below nummer -318
below nuovo -198
below nur 43
below nv -107
below o 96
below och -3
below october -7
below od -7
below odeme -179
below of 34
below offers -204
below office 3
below og 68
below oh -348
below ok 159
below ole 275
below om 83
below on 18
below once 135
below online -23
below only 130
below open 84
below opened 111
below opening -97
below opiste 324
below or -66
below ora 230
below orchard 112
below order -32
below ore 288
below os 20
below otherwise 41
below otp -88
below ottoline -150
below oud -31
below our 44
below outside -132
below ouvidoria -67
below over -85
below p -29
below pa -153
below pacific 191
below padova -83
below page 91
below pagina 13
below paid -211
below palvelussa -6
below panel -220
below pantalla 325
below paper 286
below para 54
below pas 33
below pass 13
below passcode -50
below passe 172
below password 185
below patch -153
below pdt 156
below pe -307
below pedido 13
below pentru -39
below per -7
below percen 346
below percig 201
below pessoa -132
below phone -27
below phut 362
below pin -184
below plaatje -475
below plate -142
below plati 91
below plazo 398
below please -84
below plkst 102
below plot 122
below po 251
below pod -19
below poi 187
below police 36
below portal 57
below portland -136
below post -4
below posta -1
below postal 125
below potom 212
below press 47
below pressure 667
below presto 140
below pri -305
below price -127
below print -143
below pris -327
below privacy 15
below prize -36
below profile -91
below programs 160
below prompt 232
below prosim -176
below prove -33
below purchase 172
below qr -436
below qty -73
below quarter -96
below que -144
below queue -142
below quota 280
below quote -335
below r -68
below ra -29
below rabattkode 149
below rachunek 36
below rachunku 197
below ramal 127
below ran -104
below rang 234
below re -21
below reading 372
below ready 116
below received -182
below recognise -257
below recorded 427
below records -132
below recovery -31
below ref 74
below reference 55
below registration 62
below release 430
below released -41
below remains 73
below remote -11
below renews 1
below rent -212
below reply 2
below report -5
below request 67
below requested -78
below reservation -29
below reset -296
below revoke -92
below rf 2
below ride 222
below right -149
below ring 54
below room 168
below routing 16
below row 249
below rs -49
below run 47
below rund -137
below s -36
below sach -189
below safari 37
below sah 37
below saisir 203
below saisissez 30
below sala -124
below salam -157
below same -363
below sampai 84
below san 90
below saniye 63
below sans 265
below sarl 36
below sat -204
below scade 287
below scadenza 284
below scam 81
below school 1
below score 399
below screen -46
below se 122
below seal 161
below seattle -21
below second 166
below seconds 13
below secretaria -52
below see 138
below selama 67
below self 126
below sem 106
below send -82
below sendung -29
below senest -122
below sent 25
below sep 293
below sera 234
below server 13
below service -238
below setelah 88
below settings -124
below shall 129
below sheet 382
below shelf -133
below shows 111
below si 51
below sich -348
below siden 200
below sido 255
below sie 335
below sign -40
below signing -93
below since 68
below single 25
below sita 15
below site -354
below sits 145
below sk -50
below skip 1
below skriv 210
below slow -10
below slutar 254
below small 82
below sms -7
below so -91
below somebody -74
below something 111
below sonra 515
below sort 59
below south 226
below sperr 8
below st -103
below staat -14
below stale -147
below stanje -44
below star -6
below status -12
below stay 8
below stays 213
below ste 25
below steps -43
below stockholm 55
below stops 211
below store -77
below stores -81
below straight 199
below struck 35
below student -470
below studio 208
below study 345
below stunde 1
below stunden 225
below sulkupalveluun 69
below suma -321
below sunday -72
below sundial 523
below support -65
below sure -142
below switch -42
below syndical -176
below szama 67
below t 66
below ta 218
below tamat 89
below tan -87
below tap 86
below tarball -329
below tarikh -39
below tax 217
below taxes 158
below tea00 53
below teclado -226
below tee 275
below tek -55
below telefon 95
below telephone 248
below tem 35
below tempo 303
below ten -8
below tendra 2
below termin 46
below text 35
below than 20
below thanks 115
below that 64
below the 125
below their 11
below then 25
below there -41
below thing -108
below this -27
below through -7
below thu -80
below ticket 127
below tidak 21
below till -16
below time -3
below tin -443
below tl -4
below tn 47
below to -34
below toda -233
below today 74
below together 43
below tom -7
below tomorrow 100
below ton 263
below tonight 186
below too 101
below transactions 106
below transfer 71
below transfers -389
below tri 56
below trip 29
below trong 66
below trouble 73
below try -132
below tryck -144
below ttl 142
below tua -102
below tunnin 349
below tutaj 330
below tx 127
below ty -9
below typ 10
below type 89
below u 148
below uhr 311
below un 104
below und -128
below under 29
below unit 69
below unlock 266
below until 145
below up 53
below updates -297
below upload 59
below us -50
below used 40
below usiku 366
below utc 202
below utr 314
below uttag 168
below uur 301
below uye -247
below uz 146
below v 42
below v0 8
below vai -54
below vaihda -24
below vale 169
below valid 69
below validade 219
below van 19
below vanhenee 3
below vasi 111
below vcpu -390
below ve -15
below vehicle -14
below ventana 99
below verfallt 286
below verifica -26
below verifier -270
below verify -55
below vi -174
below vic 114
below view -180
below viimeistaan -276
below visit 209
below void 197
below voimassa 395
below volta -301
below vorher 2
below vote 299
below votre -60
below vous 90
below wachtwoord -15
below wages 183
below wait -340
below waiting -11
below walk 16
below wallet -124
below want -55
below wasn 31
below wave -61
below way -27
below wazny 19
below we -75
below website 156
below wed 25
below weer 145
below weg 20
below weken -243
below well 8
below were 3
below werkt 294
below when -171
below where 154
below which -129
below who -93
below why -22
below wi -362
below wib 224
below will 136
below window 244
below wird 65
below with 3
below within 59
below won 206
below working 242
below works 14
below write -10
below wygasa 220
below xac -189
below xx 1
below y -14
below year -100
below years 451
below yes 16
below you -8
below your 33
below yours 140
below z -27
below za -49
below zadejte 214
below zadzwonic 43
below zalozna -624
below zephyr 1
below zl -57
below zlecenie 118
below znaczenia 76
below zone 182
below αν 36
below για 214
below ισχυει 130
below ισχυσ 62
below κωδικοσ -29
below πειραιασ -81
below σε 234
below τηλ 95
below την 61
below τισ 93
below το 139
below аитпаңыз 76
below без 98
below београд -119
below будет -194
below в 68
below валиден 41
below входа -118
below години 41
below да 181
below деиствует 12
below дніпровська -72
below до 48
below діиснии 112
below діє 278
below енгізіңіз -138
below з -57
below заказ 18
below зі -420
below и 26
below код -70
below кодом -116
below лична -229
below мануфактура -85
below минут 312
below минута 141
below минути 397
below моля -79
below назовите -169
below наступну -105
below не 92
below никому 99
below новыи -19
below од 49
below один -115
below отстъпката -254
below пароль 21
below паспорт -219
below пин 90
below принимаются 48
below пришлем 110
below під -36
below странице 122
below терминале -383
below тов -53
below хвилин 356
below ч 51
below часа 268
below чем -354
below через 223
below чтобы -313
below шифра 2
below экране -45
below якщо 281
below үшін -160
below համար -97
below շուկա 22
below ոչ 173
below պետք 227
below րոպե 86
below אימות -27
below בשדה -42
below דקות 269
below ההודעה -190
below הסיסמה 89
below הספרות -15
below הקוד 8
below התור 22
below ח 1
below חדר 140
below יש -22
below לא 145
below לאיש 99
below לך 39
below מ -31
below מספר -35
below עד -74
below احد 65
below ادخلوا -69
below اذا 8
below از 11
below است -97
below اعتبار 70
below الرمز -9
below الساعه 168
below الطلب 9
below الوصول -383
below ان 136
below اگر 82
below ای -24
below این 52
below با -106
below باز 40
below بعد 263
below به 38
below تومان -233
below تکایە 120
below حاجه -118
below حتی 1
below حساب -336
below دا 177
below درخواست 41
below دقایق 337
below دقیقه 406
below روپے -205
below زمان 95
below ساعت 37
below ساعه 34
below شد 23
below شماره 7
below شناسه 23
below علی -152
below فی -67
below لا 143
below لم 306
below لو 52
below ما 51
below ماوەی 61
below مشارکته -627
below منٹ 25
below مهلت 256
below ندهید 195
below نہیں 102
below پر -40
below کتابیں 88
below کد -126
below کسی 156
below کما 92
below کو 20
below کے -26
below گا 36
below یرجی -24
below अधिकतम -438
below आपने 28
below एक -19
below को -247
below खोलें 188
below चलेगा -256
below तक 381
below दर्ज -332
below पर -45
below पहले -2
below फ़ोन 188
below बजे 284
below मान्य 147
below मिनट 174
below यह -108
below राशि -84
below संख्या -15
below हा 158
below কেড -172
below কেডটি 58
below ছাড় -168
below থাকবে 211
below নম্বর -53
below নিশ্চিত -2
below পর্যন্ত -267
below মিনিট 194
below ਮਿੰਟ 169
below இது 453
below எண் -80
below காலாவதியாகும் 41
below சென்னை 15
below செல்லுபடியாகும் 117
below நிமிடங்களில் 147
below ఈ -120
below ఎవరితోనూ 26
below గడువు 114
below ధృవీకరణ -495
below పనిచేస్తుంది -9
below మాత్రమే 107
below മിനിറ്റിനുള്ളിൽ 57
below විනාඩි 139
below ชั่วโมง 69
below นาที 305
below นาทีค่ะ 8
below บาท -60
below ภายใน -55
below ลด -200
below วันที่ -107
below เชียงใหม่ -411
below เวลา -6
below ใช้ได้ภายใน 49
below განმავლობაში 170
below მოქმედებს 361
below ნომერი -247
below ደቂቃ 417
below រៀល -441
below うち -84
below お一人様0回限り -129
below お客様番号 14
below お心当たりのない場合は -196
below なお 174
below までご連絡ください 143
below より0泊 -283
below 不受影響 121
below 交易流水号 -499
below 京icp备00000000号 -26
below 伝票番号 -256
below 元 -171
below 入力ページ 748
below 内線 308
below 分鐘內有效 20
below 分鐘失效 29
below 分鐘後失效 183
below 分钟内有效 246
below 分钟后失效 18
below 劃掉的那組已作廢 34
below 动态密码 -193
below 即可 118
below 合約到期日 -25
below 土 -110
below 変更前 -17
below 失效 130
below 如非本人操作 187
below 客服 -147
below 平均損失 -520
below 成都 260
below 截至 -191
below 折扣碼 26
below 日時 -33
below 时间 25
below 會員卡號 -4
below 月 -150
below 有効時間 31
below 有効時間は0分です 74
below 有効期限 67
below 有効期限は00分です -11
below 有效期 78
below 有效期至0000年00月00日 -103
below 期限 140
below 木 -126
below 水號 -421
below 港幣 -364
below 版本 55
below 登录地点 74
below 端末番号 60
below 若非本人操作 402
below 营业时间 -39
below 號 -115
below 請致電 37
below 請輸入新的這一組 14
below 邮编 88
below 金额 -208
below 验证码00分钟内有效 64
below 가능 -99
below 눌러 -29
below 보관함 -168
below 쓸 167
below 아니라면 11
below 아래 -145
below 알려 99
below 오후 262
below 완료됩니다 37
below 요청시각 -168
below 위 184
below 유효시간 104
below 유효합니다 138
below 입력 656
below 주문번호 34
below 주세요 -14
below 지나면 127
below 카드 -100
below 코드 -35
below 확인 280
case lower alnum -28
case lower hyphenated -51
case lower letters -342
case mixed alnum 151
case mixed hyphenated 22
case mixed letters -1281
case none digits -49
case none grouped -1
case none prefixed -109
case none spaced 174
case upper alnum -103
case upper hyphenated -54
case upper letters -13
case upper spaced -63
gap 1 -208
gap 2 -30
line  -326
line begins -36
line beginsends 330
line ends -241
place alt -250
place html 25
place preheader 6
place subject -166
place text 50
place title -55
shape alnum 27
shape alnum 10 -541
shape alnum 4 -89
shape alnum 5 115
shape alnum 6 196
shape alnum 7 -167
shape alnum 8 -2
shape alnum 9 -543
shape digits 114
shape digits 10 -372
shape digits 4 -60
shape digits 5 -47
shape digits 6 154
shape digits 7 -188
shape digits 8 -9
shape digits 9 -312
shape grouped 55
shape grouped 10 -567
shape grouped 4 -297
shape grouped 5 -251
shape grouped 6 300
shape grouped 7 -159
shape grouped 8 -153
shape grouped 9 -650
shape hyphenated 22
shape hyphenated 10 -249
shape hyphenated 11 -212
shape hyphenated 12 -681
shape hyphenated 6 -53
shape hyphenated 7 343
shape hyphenated 9 67
shape letters -384
shape letters 10 -690
shape letters 4 -620
shape letters 5 -116
shape letters 6 286
shape letters 7 -642
shape letters 8 -76
shape letters 9 -435
shape prefixed -14
shape prefixed 4 -244
shape prefixed 6 282
shape prefixed 7 -340
shape prefixed 8 -222
shape spaced 10 -216
shape spaced 4 -83
shape spaced 5 134
shape spaced 6 366
shape spaced 7 26
shape spaced 8 -45
shape spaced 9 -452
shape words -146
subject 0 -116
subject 00 -227
subject 000 -32
subject 0000 -5
subject 00000 -106
subject 000000 -137
subject 0000000 -71
subject 00000000 -181
subject 0000000000 -9
subject 000円offクーポン -58
subject 00k -110
subject 0b -99
subject 0f0k0q -255
subject 0k00 -255
subject 0月分 -19
subject a -94
subject abonnement -167
subject accedi 34
subject accept 100
subject accepted -411
subject acces 21
subject acceso 194
subject access 50
subject accesso 131
subject acesso 44
subject acme 59
subject acquisto -357
subject action -208
subject ad -30
subject adalah 292
subject added -58
subject address -68
subject admin 89
subject adresse 51
subject adresu 137
subject ai -142
subject air -157
subject akaun 188
subject alert -530
subject alle -19
subject alt -29
subject am -180
subject amara 311
subject an -8
subject and -168
subject anmelden 282
subject anmeldung 137
subject anna -44
subject anyway -646
subject api -608
subject apolice 77
subject app 6
subject appareil 27
subject appointment -213
subject approval 150
subject approve 206
subject approved -728
subject approver -147
subject aprobado -177
subject apstiprinajums -399
subject aqui -34
subject area 23
subject arrival -803
subject arrivee -52
subject as 24
subject ask -58
subject asking 608
subject assinatura 32
subject association -13
subject asteapta -190
subject at -19
subject atelier -74
subject attempt -55
subject attend -204
subject attic 298
subject attivazione 43
subject atveheto -137
subject au -22
subject audio -55
subject august -158
subject aunt -141
subject auth -73
subject authcode 267
subject authentication -62
subject authentification -28
subject authorization 21
subject authorize 2
subject auto -285
subject automaatissa -89
subject autoriza 325
subject autorizacion -27
subject autorizada -187
subject autorizar 338
subject autorizare 117
subject autorize 25
subject autoryzacyjny 189
subject av -1
subject avec -23
subject aw 164
subject ax -171
subject azonositas 88
subject back 88
subject backup -301
subject bag -127
subject baharu -97
subject ballot -26
subject ban -139
subject banco 148
subject bank 188
subject basalt -33
subject basket 37
subject before 212
subject bekliyor 124
subject bekrafta 266
subject bekraftad -608
subject belepesi 16
subject bereit -101
subject berth 90
subject bestatigen 89
subject bestatigungscode 72
subject bestelling -232
subject bestellung -301
subject beta 74
subject betruger -315
subject bevestig 140
subject bib -176
subject biglietto -282
subject bij -38
subject biletiniz -162
subject bill -7
subject billets -281
subject billett -386
subject bio0000 -590
subject bird -284
subject birthday -522
subject biscuit 17
subject bitte 102
subject boarding -285
subject boathouse 236
subject boise -127
subject boletin -5
subject bolletta -7
subject bonifico 561
subject booked -874
subject booking -91
subject books -17
subject box 12
subject bring -345
subject build -160
subject burrow -66
subject by -589
subject c 21
subject cadeau -341
subject caisse -59
subject calder -1
subject call 59
subject camera 68
subject can -356
subject cancelled -659
subject car 216
subject card -46
subject carte -91
subject case -63
subject certificate -704
subject challenge 34
subject changed -191
subject check 81
subject checkout 1
subject chegou -40
subject chillr -65
subject chitanta -10
subject ciao 118
subject ciebie 302
subject cinco 452
subject claim 264
subject class -563
subject clave -116
subject cliente 48
subject clinica 499
subject club -165
subject cobalt -48
subject cod 117
subject code 41
subject codes -442
subject codi 314
subject codigo 21
subject codigos -285
subject codul 58
subject coletul -665
subject colis -383
subject collect -704
subject come 454
subject commande -479
subject complete -216
subject completed -507
subject compra 5
subject compte -41
subject computer 123
subject con -93
subject conferma 22
subject confermata -58
subject confirm 43
subject confirma 108
subject confirmacion -339
subject confirmalo 319
subject confirmar 71
subject confirmati 75
subject confirmation -163
subject confirmed -981
subject confirmez 263
subject connecter 379
subject connexion 236
subject consent 463
subject console -35
subject contract 70
subject contrasena 94
subject cooperativa 229
subject copperline 202
subject corner -28
subject correo 272
subject correu 46
subject cottage -517
subject courier 61
subject created -52
subject cua 104
subject cuenta 16
subject cupom -110
subject customer -132
subject cv 63
subject czeka -648
subject d -18
subject da -161
subject dad -209
subject dagitimda -49
subject daily -277
subject dang 77
subject date 498
subject day -558
subject days -132
subject december -136
subject default -228
subject dein 88
subject deine -274
subject del -36
subject delivery -290
subject della -30
subject demandee -7
subject den -93
subject dentro -116
subject deployed -85
subject det 203
subject details -86
subject dev -31
subject device 170
subject diary 59
subject dich -94
subject die -5
subject dig -95
subject digest -389
subject digital -82
subject digits -228
subject dimenticata 124
subject dinamica 266
subject dinner -185
subject director -251
subject discount -518
subject disponible -321
subject dispositiva 468
subject dispositivo 24
subject disregard 1
subject do -3
subject document -84
subject does -30
subject domain -190
subject domenica -58
subject domingo -323
subject don -121
subject door -529
subject dossier -51
subject double -85
subject down -219
subject draw -155
subject du -16
subject due -351
subject duoc -315
subject dynamic 190
subject e 9
subject early -117
subject echec -290
subject echo 369
subject een -23
subject eine -47
subject einmalpasswort -270
subject el -78
subject electronic 90
subject electronique 80
subject elkeszult -84
subject else 263
subject em 77
subject email 149
subject emergency -275
subject emitida -483
subject en -221
subject enabled -148
subject encomenda -84
subject encore 190
subject engangskod 130
subject ent 83
subject enter -192
subject entra 154
subject entrada -243
subject entrar 253
subject entrega -337
subject entry -40
subject episode -176
subject er -120
subject error -407
subject errors -112
subject ese 101
subject esim 102
subject espace 186
subject espera -73
subject esta -228
subject estafa -1
subject et -176
subject ete -34
subject eth -329
subject eur 24
subject euro -353
subject exam -206
subject expense -240
subject expired -404
subject export 99
subject f0b00a -21
subject factor -11
subject factura -542
subject facture -386
subject factuur -34
subject failed -976
subject faktor -110
subject faktura -562
subject falta 70
subject family -183
subject fatura -186
subject faturaniz -255
subject fb 365
subject field -650
subject filing 155
subject firma 158
subject fisiniz -454
subject five -131
subject flaky -141
subject for -40
subject forget -77
subject forwarding 171
subject fost -411
subject fran -39
subject freigabe 283
subject freigeben 213
subject fresh -80
subject friday -467
subject friends 48
subject from -66
subject fur 35
subject fw 130
subject g 184
subject gaida 12
subject gangbk -67
subject gare -350
subject gate -128
subject gave 27
subject gavekort -226
subject gemusekiste 520
subject gerat 94
subject geregistreerd -317
subject get 32
subject gewijzigd -142
subject gift -315
subject giris 98
subject give -546
subject go 50
subject godkann 131
subject godkend 291
subject going -297
subject gonderiniz -114
subject gratis -73
subject guard 17
subject ha -264
subject har -132
subject has -273
subject hasla 155
subject have -358
subject hazir -130
subject hc 335
subject hearing 16
subject hediye -101
subject hej 192
subject hello 100
subject help -297
subject hesabina 210
subject hesla 225
subject heslo 116
subject hizmet 135
subject hoat 157
subject hoje -87
subject holnap -86
subject hos -131
subject host 176
subject hour -301
subject hours -486
subject house 42
subject how -329
subject hpc -370
subject hr -302
subject html 505
subject http -1
subject hub 274
subject hugo -24
subject hyttebok -184
subject i -28
subject icin 8
subject id -29
subject identity 128
subject ihre -308
subject ihrer -296
subject iki -70
subject il -21
subject ile -7
subject ilea -137
subject important -120
subject in -107
subject inc0000000 -13
subject indirim -226
subject information -83
subject iniciar 125
subject inlogcode -77
subject inloggen 176
subject inloggningskod 349
subject inn 167
subject inscription 271
subject inside -293
subject internet -25
subject into 127
subject invitation -143
subject invited -247
subject invito -465
subject invoice -596
subject ip -70
subject ir -154
subject is -77
subject iscrizione 154
subject issue -545
subject ist -28
subject it 138
subject iyong 205
subject ja -218
subject jak -599
subject jauns 179
subject je -13
subject jelszo 68
subject jira -770
subject jizdenka -720
subject jizdenky -17
subject jk -237
subject jos 84
subject jouw -240
subject jovahagyasa 248
subject june -91
subject juni -212
subject just -179
subject jusu -263
subject ka -85
subject kak 91
subject kamu -15
subject kargonuz -31
subject kata 48
subject keeper 182
subject kertakayttokoodisi 67
subject kestrel 127
subject kettle 14
subject key -31
subject kich 65
subject kiln 150
subject kimseyle -376
subject kinnituskood 276
subject kirish 70
subject kirjaudu 132
subject kirjautuminen 75
subject kirjautumiskoodisi 35
subject kitchen 38
subject klaar -90
subject klub 259
subject know 168
subject kod 112
subject koda 201
subject kodas 153
subject kodea 21
subject kodem -11
subject koden 56
subject kodun -153
subject kody -636
subject kontor00 -119
subject koodi -80
subject kp0000 -63
subject kundenportal 43
subject kupon -216
subject kuponkod -24
subject kurz 61
subject kvittering -441
subject ky 37
subject l 3
subject lab -57
subject lagi 78
subject lane -118
subject langkah 27
subject larkspur -24
subject le -19
subject lease 6
subject left -164
subject length -77
subject lepes 115
subject les -1013
subject leserkonto -47
subject lesson -316
subject let 236
subject letters 373
subject library 184
subject licence -437
subject license -32
subject lich -48
subject lieferung -197
subject ligne 256
subject ligt -733
subject like -1
subject line 108
subject lisbon -279
subject list 21
subject little 331
subject livraison -4
subject localizador -166
subject locked 80
subject locker -401
subject log 328
subject logg 179
subject logga 159
subject logging 524
subject login 109
subject login_code -53
subject logon -450
subject logowanie 135
subject longer -91
subject losenord 15
subject losungswort 1605
subject m 89
subject made -271
subject mai -192
subject mail 82
subject mailer -551
subject mails -368
subject main -295
subject make -46
subject maksu 119
subject mara 581
subject marigold 122
subject marlow -149
subject marrow 131
subject mas 11
subject masuk 120
subject mat 33
subject mc -76
subject me -9
subject med -69
subject meg 18
subject megerkezett -640
subject megerositese 20
subject megerosito 55
subject megvaltozott -302
subject mensagens -356
subject merge -150
subject merging 60
subject message 169
subject meter -447
subject mewngofnodi 49
subject mfa 232
subject miles 190
subject min 68
subject minh 168
subject minutes -41
subject mit -560
subject modificata -71
subject monday -69
subject monthly 149
subject moss 1363
subject mot 155
subject mr -178
subject multi -21
subject munkalap -351
subject museum 183
subject n -67
subject na -148
subject narudzba -50
subject nas -102
subject nas00 -168
subject navidad -269
subject ne -76
subject nearly 555
subject need 465
subject needed 141
subject needs 87
subject neembk -51
subject neue -397
subject neuen -63
subject never -421
subject new -152
subject newer -350
subject news -580
subject newsletter -239
subject next -342
subject nhan 42
subject nicht 19
subject nights -435
subject nl -29
subject no -50
subject noor -18
subject norwind 165
subject norwindbe 54
subject norwindへのログイン 82
subject nota -454
subject notice -241
subject notify -142
subject noudettavissa -529
subject noutokoodi -192
subject nouveau 68
subject nouvelle -321
subject nova -47
subject nove -37
subject noveho 44
subject november -450
subject novi 261
subject novy 42
subject now -325
subject nowy 88
subject nr 32
subject nu -245
subject nuevo 35
subject number -97
subject numbers -462
subject numer -178
subject ny 1
subject nº -60
subject o -23
subject obcana 59
subject objednavka -171
subject october -350
subject od -134
subject odbioru -338
subject odottaa -114
subject odp 20
subject oduya -164
subject of 81
subject off -290
subject office -15
subject og -432
subject ogrenci 18
subject okafor 111
subject older -144
subject on -141
subject onay -108
subject onaylandi -233
subject one 36
subject online 100
subject only -559
subject op -559
subject operacion -27
subject ordine -344
subject orrery -94
subject oslo -303
subject otono00 -53
subject otp -14
subject our -84
subject outfitters 188
subject overenie 190
subject overovaci -112
subject ownership -44
subject pacco -220
subject paczka -198
subject padlock -135
subject page 324
subject paid -311
subject pairing 176
subject paket -622
subject paketti -55
subject pakettisi -242
subject pakiautomaadis -399
subject pakk -333
subject pakken -210
subject pakket -42
subject pam 293
subject paper -178
subject paquete -173
subject para -52
subject parcel -468
subject parked -605
subject parking -109
subject parolaniz 505
subject pasos 365
subject pass -125
subject passcode 72
subject passe 45
subject passed -375
subject passo 111
subject passphrase 80
subject pastomate -147
subject pay 37
subject payout 96
subject payslip 64
subject pc -91
subject pedido -510
subject pengesahan -144
subject pentru -4
subject per 2
subject perf -274
subject personale -63
subject personlicher -149
subject persoonlijke -142
subject pesanan -42
subject petit 257
subject phone 185
subject pickup -442
subject pin 100
subject pine -341
subject pins -282
subject pixelpost 1
subject plata -58
subject platby 334
subject player -15
subject please -78
subject plumbline 82
subject pnr -268
subject points 125
subject policeniz -411
subject policy -6
subject por 73
subject portal -47
subject portale 551
subject portalu 202
subject porter 121
subject portkod -172
subject porto -560
subject postal -114
subject potrditev 403
subject potvrda 20
subject potvrzeni 49
subject potwierdzenie -123
subject pour 92
subject pp 98
subject pr -995
subject prelievo -63
subject prenota 45
subject prenotazione -324
subject prescription -1
subject preview -168
subject price -19
subject prihlaseni 127
subject prijava 61
subject prijavu 68
subject primit -169
subject pripravena -340
subject pristup 143
subject pro 152
subject prod -143
subject profile -15
subject promocional -108
subject prove -25
subject przyjete -124
subject psst 14
subject publishing 225
subject puk -294
subject py 206
subject qualified -199
subject que 215
subject queue -522
subject qx0t0m -162
subject r 123
subject rabatkode -207
subject rabatowy -14
subject rabatt -252
subject racun -125
subject raffle -260
subject rampart 287
subject randevu -94
subject re -29
subject reading -320
subject ready -302
subject recall -759
subject receipt -943
subject receive 327
subject received -222
subject rechnung -183
subject recibo -153
subject recovery 16
subject recuperacao 238
subject redeem 224
subject redirect 217
subject ref -26
subject reference -73
subject regalo -479
subject registered -601
subject registration 14
subject regression 337
subject reisebekreftelse -33
subject rejestracje 52
subject rekening -96
subject rekeningnummer 127
subject release 1
subject releve -328
subject reminder -109
subject remote 152
subject rendez -287
subject reno -1
subject replacement -65
subject reply -195
subject report -446
subject requested -26
subject required 38
subject reserva -308
subject reservation -92
subject reset -29
subject results 32
subject return -103
subject review -282
subject rezervace -14
subject rezervacija -47
subject rezervasyon -64
subject ricevuta -485
subject ridgeline 52
subject ritiro -144
subject rma -181
subject round -124
subject run -22
subject ruth -561
subject s 51
subject sach -374
subject sahkan 71
subject salasana 32
subject saldo -76
subject sale -169
subject samedi -172
subject sat -215
subject satu 5
subject saturday -297
subject school -74
subject screen 113
subject screening 123
subject sd 298
subject se 3
subject seats -15
subject second 231
subject secret -32
subject security -121
subject see -19
subject seguridad 13
subject semana -542
subject sen 88
subject send 332
subject sendung -114
subject senha 145
subject sent -20
subject sepetinde -192
subject sepette -107
subject september -246
subject server -34
subject servisi -98
subject session 126
subject set -47
subject share -109
subject shared -163
subject shift 296
subject shipped -48
subject shop -148
subject show -342
subject shows -126
subject si -236
subject siakad -541
subject sie -39
subject siffror 172
subject sifreniz -63
subject sifresi 167
subject sign 279
subject signing 266
subject sikeres -437
subject sink -41
subject sistemi 58
subject six -60
subject skal 260
subject skody -20
subject slaptazodzio 31
subject slate 65
subject slot 162
subject slow 76
subject sm -115
subject smoke 8
subject sms 136
subject snippets -284
subject so -83
subject socia -54
subject solicitud 33
subject something 14
subject sons 174
subject sorry 87
subject spedizione -14
subject spot -884
subject spring00 -386
subject sso 58
subject st -113
subject stadfestu 75
subject stamp 168
subject start 17
subject statement -295
subject stay -371
subject step 17
subject sticker -312
subject still 405
subject studio 57
subject su 10
subject subject 115
subject successful -151
subject successfully -79
subject sudah -101
subject summary -222
subject summer -111
subject sunday -114
subject system 244
subject tablet 119
subject tac -146
subject tai 86
subject tamarind 267
subject tandem -39
subject tang -301
subject tannery -440
subject tau -48
subject tax 22
subject te -71
subject teachers -31
subject telah -308
subject tele 285
subject telefonu 81
subject tell -139
subject terminal -215
subject terminbuchung 183
subject tesdiq 122
subject test -1
subject thank -360
subject thanks -575
subject that 246
subject the -27
subject then -24
subject theo -31
subject there 172
subject thermostat 26
subject thing 5
subject three 60
subject ticket -192
subject tickets -386
subject tid -30
subject til -58
subject time -223
subject to 24
subject toc 139
subject today -110
subject toegevoegd -47
subject token -1
subject tomorrow -483
subject ton 382
subject tonight -251
subject toolcrib -633
subject totp -22
subject training -80
subject transfer 20
subject treat -74
subject trellis 83
subject trip -671
subject trustees -26
subject tu -11
subject tua -132
subject tuesday -32
subject tuoi -28
subject turnike -12
subject tus -74
subject tv 101
subject tvoj 28
subject ty -52
subject u -90
subject uberweisung 207
subject ucast -226
subject un -57
subject undian -353
subject unic 232
subject unique 25
subject unit 19
subject unlock 113
subject unlocking -580
subject untuk -2
subject update -717
subject updated -473
subject us -148
subject use -129
subject used -226
subject user 26
subject uw -123
subject uz -174
subject v -218
subject v0 -343
subject va -128
subject vagt00 -583
subject vahvista 201
subject vahvistus 30
subject vahvistuskoodi 98
subject vale -34
subject validez 139
subject varausvahvistus -455
subject vasa -136
subject vase -84
subject ve -487
subject velora -111
subject vence -146
subject vendor 40
subject ver 94
subject verifica 42
subject verificare 8
subject verified -45
subject verifiera 117
subject verifieringskod 316
subject version -298
subject vi -281
subject via -17
subject viaje -63
subject vid -25
subject view 53
subject viewing 169
subject virement 27
subject visszaigazolasa -149
subject vk -179
subject vm -171
subject void -30
subject vol -78
subject vom 327
subject vote -88
subject votre -92
subject voucher -159
subject vous -173
subject voyage -445
subject vpn 161
subject vs -12
subject waiting -45
subject wants 406
subject was -400
subject water 2
subject we -274
subject webinar -241
subject week -493
subject weekly -205
subject weiter -96
subject welcome -99
subject weryfikacja 97
subject what -381
subject which -420
subject whitlock -102
subject why -1023
subject wi -41
subject wij 2
subject with 74
subject work 53
subject workspace 48
subject wurde -1051
subject wystawiono -329
subject ya -159
subject year -236
subject yesterday -112
subject yet 630
subject you -101
subject your -37
subject yours 103
subject z -96
subject za -39
subject zahlerstand -367
subject zaloguj 44
subject zamowienie -23
subject zasilka -142
subject zgloszenie -231
subject zlavovy -129
subject zone -154
subject zu 91
subject zugang 246
subject ¹q 37
subject αιτηση 19
subject για -52
subject επιβεβαιωση 37
subject επιβεβαιωστε 123
subject η -186
subject κρατησησ -411
subject νεα -105
subject παραγγελια -174
subject ραντεβου -11
subject σασ -37
subject συνδεση 207
subject συνδεσησ 332
subject την 372
subject билет -139
subject билеты -35
subject в -124
subject вас -27
subject внутри -333
subject вход 300
subject входа 337
subject вхід 265
subject відділення -186
subject доступа 113
subject достъп 33
subject еднократен 66
subject жеке -257
subject за -136
subject заказ -159
subject записи 45
subject заяви -168
subject змінено -107
subject и -13
subject из -423
subject к 60
subject квитанция -93
subject код 79
subject личныи 92
subject на -8
subject нов -67
subject новии -102
subject новые -328
subject новыи -6
subject операции 58
subject от 82
subject подтвердите 210
subject подтверждение 87
subject посилка -39
subject потврда 232
subject потвърдете 38
subject почты 112
subject превод 161
subject приступ 214
subject підтвердьте 19
subject рахунок -99
subject сборка -243
subject смена 97
subject счет -89
subject ти 81
subject у -347
subject упала -132
subject фактура -27
subject чек -15
subject անձնական -276
subject մուտք 49
subject մուտքի -94
subject את -82
subject ההזמנה -167
subject הקוד 35
subject זה 186
subject חדשה -46
subject ל 2
subject מחכה -48
subject סיסמה 51
subject על -229
subject קבלה -237
subject קוד 41
subject שלך 3
subject اخیره 24
subject ارقام -52
subject الامان 17
subject الحجز -169
subject الدخول 134
subject الرقم -63
subject المرجعی -106
subject ان 118
subject اکاونٹ 205
subject اکتوبر -24
subject ایمیل 72
subject بانتظارک -30
subject بانک 208
subject تایید 112
subject تفعیل 77
subject تم -318
subject جدید -38
subject حجزکم -409
subject خصم -295
subject خطوه 216
subject رمز 32
subject سفارش -147
subject شد -304
subject شماره 33
subject طلبک -309
subject طلبکم 128
subject عرض -45
subject فاتوره -13
subject فعالسازی 215
subject فیس -8
subject لا -215
subject لشهر -132
subject مفتاح 56
subject من -9
subject هدیه -44
subject ورود 189
subject پویای 14
subject پی 22
subject کوڈ 137
subject کھولنے 10
subject کۆدی 48
subject کی -94
subject आज -186
subject आपका -132
subject ओटीपी 58
subject करें 135
subject का -12
subject की -132
subject को -242
subject कोड 149
subject खाते 121
subject गया -155
subject टिकट -62
subject पिन -212
subject बिल -162
subject लॉगिन 164
subject सावधान -462
subject কেড 51
subject জন্য -171
subject ফলাফল -43
subject লগইন 4
subject হয়েছে -108
subject અરજી 427
subject உங்கள் -172
subject எண் -203
subject மின் -277
subject ఓటీపీ 292
subject టికెట్ -99
subject കേഡ് 7
subject ยืนยันอีเมลของคุณ 103
subject รหัส 2
subject ลด -87
subject สำหรับทำรายการ 81
subject แจ้งเตือน -133
subject თქვენი -68
subject ለመግባት 216
subject លេខកូដផ្ទៀងផ្ទាត់ 82
subject お問い合わせ番号 -69
subject ご不在連絡 -126
subject ご予約確認 -703
subject ご注文ありがとうございます -148
subject しらかば -312
subject ひなたサーバー -403
subject みなと運輸 -153
subject アカウント -111
subject ポータル 556
subject メールアドレスのご確認 21
subject メールアドレスの確認 172
subject ログインのお知らせ -6
subject ログインコード 258
subject ワンタイムパスワード 97
subject ワンタイムパスワードのお知らせ 164
subject ワンタイムパスワードのご連絡 3
subject 予約番号 -137
subject 今晚过期 -330
subject 出金のお手続きについて 488
subject 动态密码 15
subject 取件码 -276
subject 取票序號 -359
subject 受付番号 -124
subject 您的包裹已到站 -144
subject 新しい端末からのログイン 150
subject 本人確認 533
subject 本人確認コード 86
subject 本日限り -540
subject 松江储蓄银行 -51
subject 注文番号 -31
subject 满000减00 -331
subject 登入驗證 34
subject 登录验证码 2
subject 確認コード 68
subject 訂票成功 -185
subject 認証コード 99
subject 認証コードのお知らせ 99
subject 認証番号 120
subject 認証番号のお知らせ -209
subject 請完成信箱驗證 106
subject 购票成功 -663
subject 转账确认 60
subject 送你一张00元神券 -186
subject 通知編號 -297
subject 重新寄送識別碼 -336
subject 重要 -343
subject 雙重驗證已啟用通知 -92
subject 電子申請 172
subject 電子發票開立通知 -233
subject 電気ご使用量のお知らせ -45
subject 验证码 211
subject 가입을 16
subject 건 72
subject 결제 -12
subject 계정 -63
subject 도착 -82
subject 도착했습니다 -99
subject 도착했어요 -125
subject 등록 207
subject 로그인 120
subject 문의 51
subject 및 -230
subject 보관되었습니다 -468
subject 본인확인 254
subject 새로운 -8
subject 숫자 -263
subject 승인번호 37
subject 안내 -63
subject 열람 -33
subject 온라인 -217
subject 완료 -383
subject 요청 180
subject 운송장번호 -50
subject 이번 -328
subject 이체 159
subject 인증 147
subject 인증번호 79
subject 재설정 175
subject 주 -112
subject 주세요 87
subject 초대했어요 -33
subject 코드 95
subject 확인 145
subject 회원가입 53
~after   0 -291
~after   > -58
~after   c 45
~after   e 34
~after   i -52
~after   s 94
~after   y 344
~after   к 17
~after  "c 54
~after  "e 61
~after  "v -1
~after  &  -110
~after  (0 -4
~after  (a -205
~after  (c -23
~after  (d -193
~after  (i -29
~after  (k -204
~after  (p -77
~after  (u -48
~after  (w 13
~after  *  101
~after  .. -271
~after  0  122
~after  0, 46
~after  0. -154
~after  0/ 317
~after  00 -19
~after  0f -52
~after  :  71
~after  << 74
~after  =  307
~after  >  -21
~after  a  40
~after  a0 -88
~after  ab -60
~after  ac 31
~after  ad 66
~after  ag 41
~after  ap 40
~after  ar -90
~after  as -24
~after  at -39
~after  au -9
~after  av -57
~after  bl 108
~after  br 44
~after  bu -270
~after  by -128
~after  c0 -19
~after  ca -7
~after  ch -16
~after  ci 27
~after  co -6
~after  d  211
~after  d. -57
~after  d0 -177
~after  da 23
~after  de 28
~after  di 76
~after  do -4
~after  dr -251
~after  du 130
~after  e  229
~after  el 18
~after  ex -155
~after  f0 -188
~after  fe 100
~after  fi -17
~after  fo 56
~after  fr 115
~after  ft -186
~after  fu 168
~after  ga -56
~after  gb 311
~after  ge 101
~after  gi 44
~after  go -79
~after  gr -203
~after  h  114
~after  h0 -181
~after  he 59
~after  hi 56
~after  ho 101
~after  i  34
~after  id -3
~after  ih 16
~after  in 45
~after  it 84
~after  ja 139
~after  js -253
~after  ka -18
~after  ke 100
~after  ki 69
~after  kl 10
~after  ko 49
~after  l0 -65
~after  la 179
~after  le -19
~after  li -44
~after  ll -4
~after  lo -45
~after  lt -140
~after  m0 -285
~after  mi 265
~after  ms -80
~after  n  -96
~after  n0 -97
~after  na 53
~after  ng 344
~after  nh 44
~after  ni 39
~after  nu -114
~after  of -184
~after  ok 190
~after  or -106
~after  os -164
~after  ot 57
~after  p0 -200
~after  pd -30
~after  pe 94
~after  pi -74
~after  pm 104
~after  po 60
~after  pr 93
~after  q0 -52
~after  qu 122
~after  r. -30
~after  r0 -5
~after  ra -96
~after  re -149
~after  ri -121
~after  ro -281
~after  s  -22
~after  se 57
~after  si 52
~after  sm -4
~after  sp 56
~after  st -44
~after  su -231
~after  sz -233
~after  t  32
~after  t0 -200
~after  ta 93
~after  th 3
~after  ti 151
~after  to -53
~after  tr -96
~after  tu 132
~after  u  241
~after  u0 -36
~after  un 52
~after  ur 48
~after  us 3
~after  uw 119
~after  v  65
~after  va 14
~after  ve 94
~after  vo 39
~after  vs 45
~after  w0 -6
~after  wa -124
~after  wh 160
~after  wi 16
~after  wr -173
~after  y0 -72
~after  yo 3
~after  za 48
~after  zl -66
~after  |  -91
~after  £0 -139
~after  «  68
~after  ·  -212
~after  κα 231
~after  ο  31
~after  бо -192
~after  бі 69
~after  ві 77
~after  гр -9
~after  дл 116
~after  из -147
~after  ми 42
~after  не -119
~after  оп 62
~after  по 151
~after  пр -12
~after  ра -166
~after  ре 30
~after  се 380
~after  ст 172
~after  хв 63
~after  אח 697
~after  את 192
~after  במ 263
~after  כב -262
~after  של 183
~after  بد 183
~after  دق 552
~after  سا 22
~after  شد -222
~after  شم 91
~after  من 114
~after  می 42
~after  هو 293
~after  پر -75
~after  کس 175
~after  ہے 73
~after  आप 65
~after  की 70
~after  जा 177
~after  टा 209
~after  बज -144
~after  পা 58
~after  লি 491
~after  આવ 264
~after  இத 380
~after  உள 23
~after  பத 15
~after  ఇద 32
~after  ని 356
~after  ນາ 31
~after  ໃຊ 1
~after  არ 194
~after  ነው 144
~after  €  -252
~after  ₹0 -32
~after  →  -293
~after  を入 -399
~after  넣으 215
~after  됩니 163
~after  마세 141
~after  마을 143
~after  보세 146
~after  본인 14
~after  을  126
~after  입력 118
~after  주시 168
~after !!! -249
~after " e -448
~after ",  -45
~after "ex 320
~after (0回 22
~after (ma 61
~after (re 225
~after ) a -265
~after ) f 56
~after ) i -511
~after ),  -246
~after *** -6
~after **0 -244
~after , 0 -64
~after , b -16
~after , c -25
~after , d 39
~after , f 9
~after , i -205
~after , k 51
~after , l -230
~after , m -40
~after , n 17
~after , r -82
~after , s -33
~after , t -8
~after , v 2
~after , п -200
~after , с -7
~after , ה -113
~after ,用于 226
~after ,请勿 32
~after ,请在 354
~after . 0 69
~after . a 67
~after . b 12
~after . c -81
~after . d -77
~after . e -67
~after . g 86
~after . i -36
~after . j -12
~after . k 125
~after . n 53
~after . o 186
~after . p -25
~after . r 198
~after . s 121
~after . t 36
~after . е 61
~after . п 42
~after . ا 86
~after . ఇ 8
~after .,  -215
~after .ex 58
~after .te 23
~after / 0 35
~after / l 114
~after /00 -313
~after /pa 236
~after 0   -79
~after 0 % -306
~after 0 ( -129
~after 0 / 134
~after 0 0 -88
~after 0 b -7
~after 0 e -68
~after 0 f -182
~after 0 h 97
~after 0 i -184
~after 0 j -120
~after 0 k -8
~after 0 l -6
~after 0 m 95
~after 0 n -178
~after 0 o -100
~after 0 p 173
~after 0 s 70
~after 0 x -163
~after 0 м 118
~after 0 ر 137
~after 0 म 15
~after 0 ম 29
~after 0 న 99
~after 0 წ 284
~after 0 € -30
~after 0 元 8
~after 0 分 528
~after 0%  -596
~after 0)  -38
~after 0,  -129
~after 0,0 40
~after 0.  -141
~after 0.0 19
~after 0/0 159
~after 00  -34
~after 00% -81
~after 00) -163
~after 00. -12
~after 000 -10
~after 00: -39
~after 00; 177
~after 00@ 74
~after 00a -71
~after 00c -71
~after 00d -210
~after 00} 7
~after 00。 30
~after 00元 -47
~after 00円 -57
~after 00分 454
~after 00起 -26
~after 00분 201
~after 00원 -91
~after 00일 -70
~after 0:0 229
~after 0;  189
~after 0@l 85
~after 0b0 -100
~after 0f0 -14
~after 0gb 238
~after 0k0 -120
~after 0m  -44
~after 0月0 -241
~after : 0 -146
~after : a -14
~after : c 36
~after : l -178
~after : r -262
~after : v 307
~after ::0 -130
~after ; b -276
~after ; e 226
~after ; p 107
~after ; t 13
~after ? h 169
~after @ke 490
~after ] e -63
~after ] s 124
~after ] y -325
~after ] 마 16
~after a * 319
~after a 0 -156
~after a a 46
~after a b 141
~after a c 26
~after a d 28
~after a g -39
~after a i 177
~after a k -3
~after a l -55
~after a o -66
~after a p 142
~after a r 8
~after a s 24
~after a u 126
~after a y 51
~after a,  -199
~after a.  -131
~after aa  -465
~after ab  -97
~after abi 268
~after acc 13
~after ace 147
~after ach -95
~after aci 135
~after acm 237
~after acy -49
~after ada -95
~after add 15
~after adi 148
~after age 179
~after ah  84
~after ah. -283
~after ahl 1
~after ail -173
~after ais -151
~after ait -174
~after aki 26
~after ale -31
~after ali 66
~after all 155
~after alu 170
~after amb -7
~after ame 44
~after ami -70
~after aml 37
~after amp 104
~after an  31
~after an. 3
~after ana -27
~after and -29
~after ane -66
~after ang 84
~after ani 68
~after ann -63
~after ano -21
~after ans 221
~after any -57
~after ap  12
~after apl 137
~after apr -118
~after arc -18
~after ard -71
~after are -12
~after arn -5
~after aro 12
~after art -98
~after as. -82
~after ase 159
~after ash -106
~after ask 68
~after ass -21
~after ast 60
~after asy 285
~after at  -4
~after atb 488
~after ati 272
~after ats 339
~after att 293
~after au  -49
~after auk 121
~after aul -144
~after aut -162
~after ave -132
~after aym 57
~after ayt 289
~after azo 191
~after b00 -18
~after ban 119
~after bas -34
~after bat -464
~after ben 3
~after bet 148
~after bil -144
~after bis 135
~after bli -36
~after boa -9
~after bot 27
~after bro 23
~after bul -87
~after bun 244
~after buo -17
~after c e 284
~after c n 495
~after c,  -80
~after c00 -116
~after cad 184
~after cal -199
~after cam 156
~after can -104
~after cas 105
~after cat 53
~after cen -167
~after ces 143
~after ch  38
~after che -54
~after chi -199
~after cho 110
~after cht -233
~after cia -20
~after cig 474
~after cit 42
~after ck  -15
~after cke -87
~after clo 142
~after cme 70
~after cod 180
~after col -39
~after com 142
~after con 15
~after cou -249
~after cra 5
~after cto -230
~after cua 94
~after cum -34
~after cyj -16
~after d 0 -186
~after d c 340
~after d m 253
~after d n 33
~after d s -148
~after d u 197
~after d w -124
~after d.  -105
~after d:  -188
~after dak 129
~after dal 118
~after dam -184
~after dar 15
~after dax 222
~after day -238
~after dd  244
~after de  -18
~after de. -28
~after de: -393
~after dea 97
~after del -53
~after dem 24
~after den -45
~after dep -235
~after der 140
~after des -71
~after det 120
~after di  27
~after die -13
~after dii 128
~after din 198
~after dle 335
~after do  65
~after do. -317
~after dom -190
~after doo -44
~after dre -73
~after dro 2
~after ds. -186
~after dt  -82
~after dud 17
~after dur 209
~after e " 209
~after e c 41
~after e d 21
~after e e 102
~after e f 13
~after e h 29
~after e i 17
~after e j 48
~after e k 99
~after e l -25
~after e m 23
~after e n -62
~after e p -12
~after e r 57
~after e s -76
~after e t 15
~after e v 34
~after e z 17
~after e). 20
~after e,  115
~after e.  -17
~after e00 -269
~after ead -123
~after eam -209
~after ean -174
~after ear -314
~after ebe 322
~after ebr -175
~after eca 129
~after eco 100
~after ect -183
~after ed  -76
~after ee  49
~after een 135
~after eet -90
~after efe -27
~after efo -193
~after ega 197
~after ege -154
~after egu -153
~after ei  -68
~after ein 325
~after eit -59
~after eks -256
~after ela -112
~after ele 183
~after elu 20
~after em  66
~after emb -268
~after emi 13
~after en  25
~after en) 334
~after en. -26
~after enc -145
~after end -142
~after ene 46
~after eng -17
~after eni 7
~after ens -63
~after enz -33
~after ept -211
~after er  12
~after er, -146
~after er. -32
~after erc 71
~after erd -277
~after ere 2
~after eri 9
~after ern 31
~after ert 77
~after ery -18
~after es  75
~after es. -25
~after esa 87
~after ese -41
~after esh 272
~after esi -161
~after est 36
~after et  93
~after et. -93
~after ete -19
~after eti 90
~after ets 178
~after ett -37
~after etw -125
~after etz 82
~after eu  180
~after eue -145
~after eva -109
~after evi 320
~after ey  -63
~after eyd 590
~after ez  -190
~after ezi -1
~after f 0 132
~after f t -256
~after f w 71
~after f y -204
~after fa  257
~after fen -110
~after ffe -39
~after fic 24
~after fir 57
~after fix -80
~after fli -146
~after fo  -40
~after for 130
~after fre 78
~after ft. -4
~after fte 46
~after fur 73
~after g 0 -117
~after g t 9
~after g v 273
~after g,  24
~after gal 24
~after gat 83
~after gd  -27
~after ge  30
~after ge. 80
~after geb 55
~after gel 9
~after gen -37
~after ger -133
~after ggi 86
~after gi  404
~after gil 2
~after gim 94
~after gin 161
~after gir 295
~after gni 36
~after gno 210
~after go  60
~after gon -154
~after gue -70
~after h 0 -42
~after h a -9
~after h k 38
~after h n 483
~after h t 6
~after h w -2
~after hal 90
~after has 153
~after hat 11
~after hel -277
~after hen 105
~after het 212
~after hi  -52
~after hif 71
~after hin 46
~after his 50
~after ho  222
~after ho. 103
~after hol -120
~after hon -39
~after hos 278
~after how -230
~after hru -15
~after ht  62
~after htr 5
~after htw 105
~after i a 37
~after i c -152
~after i d 8
~after i e 132
~after i h 190
~after i k -36
~after i l 232
~after i m -134
~after i t -68
~after i y 245
~after i · 204
~after ia  -34
~after iab 207
~after iam -218
~after ias 131
~after ib  621
~after ibe -136
~after ic  -104
~after ica 105
~after ice -97
~after id  -22
~after id. -40
~after id: 165
~after ido -155
~after ie  -7
~after ie, 114
~after ien -30
~after ier -75
~after iet 34
~after ieu 140
~after ifi 41
~after ify 80
~after ig  107
~after ige 176
~after igh -126
~after ign 109
~after igo 36
~after ika 40
~after iko 137
~after il  52
~after il, -75
~after ila -8
~after ile -97
~after ili -65
~after ils -134
~after im  -119
~after ima -109
~after imo 153
~after in  12
~after in) 213
~after in, 276
~after in. 182
~after ina -28
~after inc -55
~after ind 13
~after ine -168
~after inl 58
~after inm -125
~after inr 178
~after ins 333
~after inu 124
~after io  247
~after ion -84
~after ipp 25
~after ir  158
~after ir. 321
~after ire -84
~after irj 315
~after irm 88
~after iro -114
~after is  -11
~after isa 127
~after ise -51
~after ish 332
~after iss 171
~after it  13
~after it, -27
~after it? 672
~after ita 189
~after ito 111
~after ive 83
~after iz. 23
~after iza -53
~after j g 154
~after j k 173
~after ja  67
~after jan 35
~after jar 241
~after je  3
~after ji  -475
~after jim 242
~after jol 27
~after k 0 -28
~after k i -139
~after k l -18
~after k m 42
~after k o 483
~after kam 342
~after kaz -627
~after ke  -72
~after ked -47
~after ken 19
~after kep -50
~after ker 10
~after ket -67
~after ki  61
~after kim 64
~after kit 145
~after kod 69
~after kom 125
~after kop 102
~after kou -41
~after kr  19
~after kre 184
~after ksn 135
~after kti 57
~after kto -199
~after ku  113
~after ku. -48
~after kui 14
~after kun 22
~after kva 345
~after kwe 348
~after kwh -157
~after l 0 22
~after l a 59
~after l b -144
~after l c -60
~after l f 168
~after l g -109
~after l i -50
~after l m 246
~after l n -249
~after l t 211
~after l v 58
~after l w -308
~after l | -33
~after l.  -326
~after la  -10
~after lac -55
~after lad 87
~after lag -97
~after lam 234
~after lan -12
~after lap 421
~after las -5
~after lat -25
~after ld  -108
~after le  -32
~after le. -16
~after lei -109
~after len 83
~after ler 4
~after let 91
~after li  -19
~after lic -53
~after lig -75
~after lin -22
~after lis -136
~after ll. -184
~after lle -55
~after lo  45
~after log 54
~after lok 94
~after lon -265
~after loo 50
~after lt  127
~after lta -78
~after ltr 287
~after lum 59
~after ly  119
~after m 0 -162
~after m g -259
~after m i -2
~after m k -120
~after m t 70
~after m v 29
~after m w 59
~after m y 43
~after mac -18
~after mak 63
~after man -10
~after mar -68
~after mas 146
~after me, 170
~after mea -94
~after mee 132
~after mel 40
~after men -25
~after mer -4
~after mes -32
~after mi  -193
~after mia 9
~after mic -112
~after mil -62
~after min 102
~after miz -203
~after mo  66
~after moh 42
~after mon -211
~after mos -37
~after mot -234
~after mov -414
~after mpa -32
~after mpt 67
~after ms. -240
~after mul 157
~after my  -192
~after n ( -96
~after n 0 -157
~after n a 19
~after n b 44
~after n d 138
~after n e 17
~after n f 45
~after n g 226
~after n i 31
~after n k 82
~after n n -16
~after n o -8
~after n s 2
~after n t 13
~after n u 51
~after n). 250
~after n,  13
~after n.  24
~after n.) -50
~after na  110
~after nat -115
~after nc. 59
~after nce -140
~after nch -130
~after nd  -146
~after nd. 262
~after nda 19
~after nde -5
~after ndo 12
~after ne  12
~after ne) 586
~after ne. 11
~after nee -75
~after neg -135
~after nel 157
~after nes -56
~after nev 176
~after nex 91
~after nfi 211
~after ng  -87
~after nge -297
~after ngg 277
~after ngu -133
~after nh. 142
~after ni  46
~after nic -87
~after nim 139
~after nis 28
~after nit 111
~after niz 33
~after nke 379
~after nn  2
~after nni 35
~after no  -51
~after no, 241
~after no. -65
~after noi -63
~after nor 87
~after not -3
~after now 116
~after nr  1
~after nsu 18
~after nte -87
~after num -39
~after nut -3
~after nva -125
~after nvo -149
~after o 0 63
~after o a 58
~after o c 74
~after o d 86
~after o e -7
~after o f 7
~after o l 256
~after o p 173
~after o s 8
~after o t 88
~after o v 279
~after o y -209
~after o,  79
~after o.  146
~after o:  -108
~after oam 451
~after oat 42
~after oce -30
~after ock -21
~after od  95
~after oda 107
~after odd 56
~after ode -11
~after of  192
~after off -20
~after ogc 141
~after ogg 110
~after oj  337
~after ok  1
~after ok. 180
~after okn 10
~after old -262
~after oli 43
~after om  136
~after oma 48
~after ome -41
~after omm -142
~after omp 99
~after on  -7
~after on. -102
~after one 13
~after ong -30
~after oni 112
~after onn 82
~after ono -277
~after ons -267
~after ony -1
~after ood 79
~after oom 512
~after op  68
~after ope -181
~after or  76
~after or, -78
~after orc 144
~after ore -6
~after org -148
~after ork -34
~after orm 56
~after oro 223
~after ort 116
~after osl -11
~after oth 62
~after oto -11
~after ott -60
~after otv 233
~after ou  12
~after ou? -123
~after oug 122
~after oul -98
~after oup -17
~after our 39
~after ouv 35
~after ova -102
~after ows -73
~after p a 246
~after p e 157
~after p f 91
~after p t 48
~after p.  115
~after pag 177
~after pai 7
~after pan -137
~after pay 108
~after pdf -67
~after pen 244
~after per 39
~after pes -23
~after pho -64
~after phu 156
~after pia -164
~after pic -24
~after pie 100
~after pin 167
~after pis 23
~after pla -51
~after ple -149
~after pli -97
~after plo -27
~after pol 179
~after pon -99
~after pop 44
~after pos -123
~after pou 147
~after ppe 18
~after ppr 2
~after pre 55
~after pro 61
~after ps: -71
~after pun -155
~after put 40
~after q0  -72
~after qua 183
~after que -113
~after r 0 -42
~after r a 8
~after r b 16
~after r c 103
~after r d 34
~after r e 45
~after r f -161
~after r g 76
~after r h -66
~after r l -35
~after r m 25
~after r n -11
~after r o 100
~after r p -135
~after r r -18
~after r s -3
~after r t -30
~after r u 49
~after r w 48
~after r y -109
~after r,  -29
~after r.  77
~after r:  -8
~after ra  79
~after rag 28
~after rak -21
~after ral -291
~after ram 87
~after ras 7
~after rat 62
~after rd. -118
~after rdi 194
~after re  77
~after rea -158
~after rec 141
~after red -159
~after ree -52
~after rei 36
~after rek -52
~after rel -151
~after rem 11
~after rep -272
~after rer 53
~after res 7
~after ret -47
~after rev -83
~after rez -23
~after rge -46
~after rie -172
~after rif 71
~after rik -25
~after rim -124
~after rit -43
~after rja 3
~after rje 147
~after rk  -203
~after rla 299
~after rlo -103
~after rm  -51
~after rma -66
~after rme 89
~after ro  32
~after rod -46
~after rog 162
~after ron 291
~after rre -166
~after rri -291
~after rs, 120
~after rse 191
~after rt, 101
~after rt. -20
~after rte 7
~after rto -82
~after rts 35
~after ru  239
~after rva -147
~after ry  -25
~after s 0 -25
~after s a -156
~after s b -152
~after s g -188
~after s j 315
~after s k 28
~after s l -2
~after s m -60
~after s n -359
~after s o -16
~after s p -153
~after s s 91
~after s t 107
~after s v -145
~after s w -4
~after s y 459
~after s.  -169
~after sal -48
~after sca -20
~after sch -166
~after scr 116
~after se  11
~after sec 102
~after sed -98
~after seg -115
~after sen -79
~after ses 60
~after set -11
~after seu 189
~after sha 23
~after sho -104
~after si  218
~after sic -25
~after sif 120
~after sis 129
~after sit -119
~after sms -449
~after sne 415
~after som -137
~after son -92
~after spa 144
~after spe -72
~after spl -42
~after ss  78
~after ssc -2
~after st  -39
~after st, -63
~after sta -3
~after ste 50
~after sti -129
~after sto 83
~after sts 32
~after swe 58
~after sz  62
~after t " -287
~after t 0 23
~after t a -104
~after t c -55
~after t e -34
~after t h 59
~after t i 111
~after t l -82
~after t m -13
~after t o -35
~after t p -151
~after t s 158
~after t v 226
~after t y -74
~after t). 33
~after t.  16
~after t:  -367
~after t?  52
~after ta  34
~after taa 22
~after tad 204
~after tag -165
~after tai -46
~after tal -18
~after tan -23
~after tap 144
~after tar -55
~after tat -22
~after tay -37
~after te  67
~after te. 100
~after tea -24
~after ted 80
~after tel 22
~after tem -145
~after ten -33
~after ter 168
~after tes -58
~after tet -173
~after tex -328
~after th  -38
~after thd -92
~after the -7
~after thi 65
~after thu -129
~after ti  56
~after tik -208
~after til 5
~after tin -120
~after tio -95
~after tis -137
~after tle 24
~after tny -19
~after to  31
~after to. 12
~after toc -66
~after tok -66
~after too -220
~after tor -164
~after tra 159
~after tro 41
~after ts  -14
~after tt  -65
~after ttl 62
~after tu  118
~after tur -96
~after tut -60
~after tvr 12
~after two -51
~after ty  -190
~after ty. -115
~after tzt 6
~after u 0 28
~after u a 31
~after u c 79
~after u g -166
~after u h 32
~after u i 75
~after u p 22
~after u v 188
~after u,  -230
~after ual 74
~after uan 316
~after uar -20
~after ued 7
~after ufe -179
~after ui  85
~after uk  220
~after uku 144
~after ula 160
~after ull -79
~after ult -12
~after umb 278
~after und 12
~after une 141
~after ung 50
~after uns -437
~after uo  272
~after upp -169
~after ur  11
~after ur. 66
~after ura 316
~after urd -82
~after ure -49
~after urn -102
~after us. 99
~after usc 20
~after use -74
~after ust -169
~after uta 322
~after uti -13
~after utk 344
~after utr -12
~after uts -35
~after utu 571
~after utz -18
~after uu  -389
~after uut 361
~after uz  -122
~after v k -494
~after va  -86
~after vaa -28
~after vac -15
~after vai 234
~after val 9
~after van -144
~after vao 15
~after var -46
~after ver -47
~after vez 210
~after vi  -98
~after via -400
~after vie 52
~after vig 426
~after vor -14
~after vou -26
~after w r -15
~after w y 346
~after wai -90
~after wal -62
~after wan -21
~after was -2
~after wch 138
~after we  -239
~after web 259
~after wha 189
~after woo 265
~after ws  -201
~after x,  -101
~after x00 -165
~after xt. 216
~after y a -29
~after y c 89
~after y e -8
~after y i -84
~after y k -34
~after y o 188
~after y p -38
~after y t -56
~after y y -199
~after y,  -111
~after y.  -46
~after y:  -5
~after yaz 430
~after yci 329
~after ye. 424
~after yer -146
~after yjn -96
~after yme 223
~after you -55
~after ys  -89
~after ysl 73
~after ysz 900
~after z a 44
~after z p -1
~after ze  -10
~after zen -11
~after zer 48
~after zum 43
~after zyk -55
~after | t -189
~after ».  -39
~after για 234
~after ει  17
~after να  113
~after σ σ 187
~after σ τ 247
~after σε  149
~after στη 316
~after τησ 66
~after а п 57
~after а с 77
~after аит 273
~after амо 201
~after ано -10
~after ата 20
~after без -22
~after бур -15
~after в 0 -341
~after го  48
~after дек -98
~after для 215
~after до  36
~after е н -253
~after его 3
~after ени -4
~after енн 4
~after же  -160
~after жен 47
~after и б -93
~after и в -67
~after ист 25
~after ите 40
~after ия  39
~after кра 21
~after л.  -234
~after лат 51
~after лен -118
~after ли, 145
~after мен -143
~after мин 576
~after ння 137
~after но  -106
~after нок 309
~after о 0 2
~after о н 504
~after ова -96
~after од  131
~after одн 187
~after ок  113
~after ост -126
~after пет -67
~after пла 103
~after при -29
~after ред 178
~after ри  -62
~after рол 143
~after спл 29
~after т 0 -64
~after тан -79
~after тво 322
~after те  117
~after то  120
~after ть  186
~after у а 15
~after хви 500
~after я о 33
~after եք  53
~after ի 0 -314
~after վեր 653
~after א א 463
~after בוט -130
~after בר  -94
~after ד ה 86
~after וג  254
~after וד  356
~after וטל -29
~after ות. 191
~after י ל 420
~after יסה 203
~after כבר -20
~after כני 60
~after ניס 56
~after פוג 5
~after קות 128
~after קף  53
~after ، ل -141
~after ا د 456
~after ان  77
~after اه  -83
~after تسج 288
~after جیل 23
~after خان 198
~after ر ت 224
~after را  90
~after ران -19
~after رد  224
~after رف  288
~after ریا -64
~after سجی 234
~after ل ا 120
~after لا  131
~after لک  65
~after لی  15
~after م ا -33
~after م ت 27
~after ه ا 37
~after وار 75
~after پ ک 221
~after ی 0 -68
~after ی ص 218
~after یر  -258
~after ं स 247
~after कोड 219
~after गा। 30
~after ड ह 50
~after डाल 173
~after नुह 380
~after पका 79
~after या  -223
~after होस 177
~after ा.  87
~after ान  -10
~after ीजि 296
~after ुहो 75
~after ोस् 18
~after ्नु 48
~after । 0 247
~after । य 48
~after । ক 306
~after খুন 166
~after টা  305
~after ন।  445
~after মিন 130
~after য়া 84
~after য়ে 62
~after রে  -35
~after ়ার 114
~after ়ে  181
~after ার  79
~after ের  -42
~after ங்க 144
~after ன்ற 5
~after ండి 284
~after ఇది 49
~after డి. 352
~after నిమ 70
~after ి.  174
~after ข้า 136
~after ช่อ 456
~after น 0 188
~after นหน 682
~after น้า 212
~after พื่ 26
~after ภาย 92
~after รหั 134
~after หน้ 59
~after หัส 19
~after อกใ 139
~after อรห 11
~after ือร 26
~after เพื 11
~after ในเ 123
~after ຊ້ໄ 4
~after ကို 70
~after ို  144
~after ის  189
~after ነው። 1
~after កម្ 269
~after ធី។ 92
~after មវិ 29
~after ម្ម 4
~after វិធ 1
~after ្មវ 3
~after 」です 30
~after お心当 11
~after ご宿泊 167
~after さい。 108
~after す(0 18
~after せくだ -26
~after せん。 -170
~after てくだ 1
~after です) 181
~after です。 -133
~after に00 -52
~after に入れ 522
~after に入力 202
~after のログ 86
~after の確認 360
~after ました -350
~after りまし -288
~after れると 151
~after を入力 -23
~after グイン 422
~after コード 132
~after タイム 339
~after ログイ 5
~after ールの 142
~after 人。」 -415
~after 他人。 -75
~after 以完成 139
~after 任何人 17
~after 位數字 185
~after 作废。 -184
~after 使用) -86
~after 使用。 -19
~after 入れる 50
~after 内有效 163
~after 分钟内 204
~after 号 © 52
~after 号00 176
~after 大小写 69
~after 完了し 380
~after 当たり 138
~after 录验证 324
~after 心当た 21
~after 日 0 -125
~after 是您本 39
~after 是您的 568
~after 查詢  43
~after 校验码 -4
~after 登入網 54
~after 登录码 171
~after 登录验 159
~after 看過。 -888
~after 確認コ 20
~after 認コー 29
~after 認証番 361
~after 证码) 251
~after 请忽略 21
~after 輸入後 228
~after 까지  86
~after 년 0 -193
~after 드립니 -223
~after 력해  51
~after 로 보 -100
~after 마세요 4
~after 번호를 66
~after 보세요 13
~after 습니다 -219
~after 알려주 7
~after 에 입 626
~after 요.  104
~after 입 인 64
~after 입니다 125
~after 입력해 7
~after 호를  8
~after 회원가 10
~after ，請於 11
~after ，验证 -145
~before     -102
~before   " 757
~before   0 -21
~before   l -12
~before   в -1
~before  "p 678
~before  "y -1264
~before  #  -60
~before  (# -1085
~before  (a -113
~before  (b -233
~before  (c -362
~before  (n -232
~before  (p -194
~before  (t -27
~before  (u -386
~before  *  89
~before  ** -309
~before  +0 -225
~before  /  -231
~before  0  -67
~before  00 -179
~before  0] 201
~before  0c 320
~before  a  234
~before  ab -232
~before  ac 95
~before  af -554
~before  am 176
~before  an 117
~before  ar -69
~before  as 62
~before  at -7
~before  av -270
~before  az -1
~before  bl -196
~before  bo -32
~before  br 132
~before  bu 1
~before  ca -158
~before  ch -105
~before  co -74
~before  cr -373
~before  d  54
~before  d0 -43
~before  da -121
~before  de 49
~before  di 105
~before  dl -297
~before  do -115
~before  dr -73
~before  du -50
~before  e  212
~before  ec 145
~before  eg 232
~before  ei 213
~before  el 101
~before  em -4
~before  en 89
~before  er 121
~before  es 341
~before  eu 26
~before  ex -268
~before  fe -10
~before  fi 15
~before  ga -13
~before  ge 94
~before  gi 353
~before  gm -318
~before  gr -1
~before  gu 183
~before  h0 -103
~before  ha 12
~before  he 103
~before  ho -37
~before  i  -33
~before  ia 126
~before  ic 20
~before  ie 179
~before  ig -434
~before  ik 87
~before  il 121
~before  in -21
~before  ip 27
~before  ir 34
~before  is -2
~before  it 31
~before  ja -62
~before  je 143
~before  jo -169
~before  ka -7
~before  kc 106
~before  ke 26
~before  ki 137
~before  ko 53
~before  kr -336
~before  kw 66
~before  l. 545
~before  l0 -108
~before  la 92
~before  li -130
~before  ll -34
~before  lo -126
~before  m. 263
~before  m0 -42
~before  me 56
~before  mi 121
~before  n. -61
~before  na 10
~before  ne 192
~before  ni 103
~before  no 111
~before  nr 66
~before  nu 14
~before  o  136
~before  ob 136
~before  od -248
~before  of -261
~before  on 38
~before  op 36
~before  or -310
~before  os -1
~before  ov 35
~before  pa -6
~before  pe -14
~before  ph -113
~before  pi 28
~before  pl 51
~before  po 13
~before  ra -398
~before  ri -22
~before  ro -4
~before  s. -58
~before  sa -34
~before  sc -63
~before  sh -203
~before  si 68
~before  sn 175
~before  sp 35
~before  su -56
~before  sw -101
~before  sz 295
~before  t  -189
~before  ta 19
~before  te -66
~before  th 11
~before  to 16
~before  ts -46
~before  tu -29
~before  ty 316
~before  u  10
~before  um -180
~before  un 52
~before  up 39
~before  us 37
~before  v0 -11
~before  va 191
~before  ve 111
~before  vi -61
~before  vp -32
~before  vu 12
~before  vy -211
~before  wa 52
~before  we 110
~before  wh 42
~before  wi -77
~before  wl -174
~before  wp 219
~before  wt 138
~before  x0 -26
~before  yo 44
~before  za 153
~before  zi -93
~before  {  -254
~before  |  -412
~before  £0 -175
~before  ©  -64
~before  ·  -453
~before  ει 104
~before  επ 265
~before  κα -79
~before  συ -48
~before  а  102
~before  в  100
~before  вв 143
~before  ви -196
~before  вх 141
~before  дл 377
~before  е  99
~before  за -5
~before  зв -166
~before  и  -37
~before  ин -26
~before  но 96
~before  об -399
~before  от -71
~before  па 152
~before  по -67
~before  ск 285
~before  та 57
~before  ув 60
~before  эт 38
~before  հա 66
~before  մո 952
~before  את 93
~before  הכ 249
~before  לא 244
~before  מס -209
~before  פע 50
~before  اد 81
~before  ال -146
~before  اپ 67
~before  بت 230
~before  به 74
~before  تح -81
~before  خو 17
~before  لل -86
~before  لی 94
~before  مر -31
~before  نم -10
~before  هو 304
~before  ور 166
~before  کا 192
~before  کو -193
~before  یک 122
~before  یہ 293
~before  एक 454
~before  ऐप 68
~before  जा -58
~before  पर 372
~before  पु 36
~before  रह 598
~before  सं -367
~before  চা 262
~before  ব্ 158
~before  કર 20
~before  ఓట 19
~before  ನಿ 137
~before  รห -104
~before  ไป -20
~before  ერ 234
~before  №  -658
~before  →  142
~before  金融 -108
~before  결제 324
~before  글자 33
~before  인증 160
~before  화면 321
~before  확인 84
~before ! в 371
~before "   38
~before ".  208
~before "yo -39
~before "ח  86
~before #00 -431
~before #>  164
~before % o -229
~before (00 -574
~before (ac 590
~before (co 119
~before ) a 413
~before ) i 221
~before ) o 42
~before ) t -75
~before ).  147
~before *** -201
~before *00 519
~before +00 -156
~before , 0 -182
~before , a 17
~before , b -40
~before , d -25
~before , e 46
~before , i 52
~before , l -61
~before , m 23
~before , n -46
~before , o -68
~before , r -107
~before , s -29
~before , v -111
~before , w -54
~before , y 74
~before , в 31
~before , н 21
~before ,00 270
~before ,本次 21
~before . a -196
~before . b -78
~before . f -18
~before . i -5
~before . k -51
~before . l -125
~before . n 72
~before . o -188
~before . p -90
~before . r -188
~before . t -65
~before . н 271
~before . ה 5
~before .,  -282
~before ..  346
~before ... 10
~before ..0 751
~before ..: 8
~before .0. 27
~before .00 183
~before .ex 312
~before .ha -154
~before .te 612
~before / v 187
~before /li 540
~before 0 ( -183
~before 0 + -80
~before 0 . 381
~before 0 0 118
~before 0 c 254
~before 0 e 139
~before 0 i 281
~before 0 j -53
~before 0 k -22
~before 0 l 156
~before 0 n -47
~before 0 o -110
~before 0 p -25
~before 0 r 155
~before 0 s 33
~before 0 u 109
~before 0 w 124
~before 0 z 141
~before 0 ก 38
~before 0", 371
~before 0): 193
~before 0,  -87
~before 0,0 4
~before 0.  143
~before 0.. 50
~before 00  -60
~before 00% -47
~before 00( -14
~before 00) 176
~before 00. -139
~before 00/ 175
~before 000 -42
~before 00: 80
~before 00; 76
~before 00s -33
~before 00t -198
~before 00分 -91
~before 00月 -402
~before 00시 357
~before 0:  595
~before 0:0 117
~before 0;  447
~before 0]: 233
~before 0a  -94
~before 0f0 -153
~before 0gb 353
~before 0t0 -33
~before 0x  -77
~before 0分钟 -118
~before 0是您 -7
~before 0月0 -10
~before : " -330
~before : 0 -198
~before : [ -70
~before : a -145
~before : b 52
~before : c 25
~before : d -69
~before : h -412
~before : i -16
~before : k -171
~before : o -156
~before : s -176
~before : u -96
~before : v -46
~before : w -81
~before : y -102
~before : « -40
~before :** 144
~before :00 -148
~before <#> 424
~before =00 -170
~before >>> 2
~before ? e 58
~before ? f 69
~before ? i -38
~before ? t 350
~before [ki 243
~before _id -120
~before _ma -46
~before a   -96
~before a ( -258
~before a * -70
~before a 0 -24
~before a : -53
~before a a 145
~before a b 119
~before a c 194
~before a d 36
~before a e -37
~before a g -413
~before a h -239
~before a i 241
~before a j 116
~before a k -38
~before a m -2
~before a o 18
~before a p 9
~before a q 50
~before a r -87
~before a s 35
~before a t 21
~before a u 23
~before a v 89
~before a y -53
~before a,  -70
~before a.  -116
~before a00 -47
~before a:  106
~before aan -75
~before aar 46
~before ab  -101
~before abe 79
~before abi 44
~before abo -36
~before ac  203
~before aca 157
~before acc 137
~before ach -4
~before aci 62
~before acm 244
~before acy 485
~before ad  14
~before ada 121
~before adr 219
~before adz -44
~before afe -100
~before aff -241
~before afh -370
~before afs -373
~before ag  -305
~before age -24
~before agi 18
~before aho 198
~before ahv 118
~before ais 332
~before aj  486
~before aja -59
~before aje -65
~before ako 81
~before akt 220
~before al  -105
~before ald -248
~before ale 2
~before alf -96
~before ali 96
~before alj 93
~before all 32
~before alo 49
~before als -59
~before am  -22
~before amo -28
~before an  -116
~before an: -45
~before and -72
~before ane 145
~before ang 88
~before anj -158
~before ano 124
~before ans 20
~before anu -241
~before any -144
~before ao  57
~before ao: -125
~before ap  5
~before apa -28
~before ape 59
~before api -37
~before apo 140
~before apr -38
~before apt 277
~before ar  108
~before ara -67
~before arb 77
~before arc -495
~before ard -216
~before arg -369
~before ari -212
~before ark 136
~before arl 45
~before arm -84
~before arn -208
~before aro 279
~before arp 171
~before art -234
~before ary -268
~before asi -4
~before asu 7
~before asz -310
~before at  -55
~before at: -142
~before ata -127
~before ate -93
~before ath -69
~before ato -44
~before ats -145
~before auf -190
~before aug -187
~before aul -78
~before aus -348
~before aut 155
~before avi -208
~before awn -356
~before ax  -293
~before axi 455
~before ay  158
~before ayi -139
~before ayp 163
~before ays -33
~before ayt 331
~before aza 43
~before azu 21
~before b c -168
~before b,  -99
~before ba  -140
~before bal -70
~before bat -271
~before bay 17
~before bec -50
~before bee 70
~before bek 82
~before ber -53
~before bev 91
~before bez 104
~before bho -34
~before bid 6
~before bil -532
~before bin 9
~before bit 110
~before ble 112
~before bmi 146
~before bok -322
~before bol -156
~before bon -373
~before bor -326
~before bri -10
~before bus -247
~before c a 363
~before c t 257
~before c)  22
~before c,  -111
~before cad -261
~before cal -529
~before can -49
~before cao 203
~before car -133
~before cat 93
~before cce 42
~before cco 40
~before ce: 131
~before cen -188
~before cep -35
~before cer -125
~before ces 154
~before cet 273
~before ch  25
~before cha 112
~before che -34
~before chl 37
~before cho -79
~before ci  378
~before cia 12
~before cid -1
~before cij 116
~before cin 10
~before cio 85
~before cit -147
~before ciu -29
~before ck  46
~before ck: 168
~before cka -89
~before cku -284
~before cli -309
~before cme 319
~before co, 89
~before co: 155
~before cod 52
~before col -168
~before com -92
~before cop 171
~before ct  -96
~before cte 133
~before cti -22
~before ctu -16
~before cua 275
~before cue -68
~before cun 132
~before cy  -1
~before d 0 7
~before d : 112
~before d d -71
~before d e 27
~before d i -307
~before d k 57
~before d l 260
~before d m -47
~before d o 74
~before d u 171
~before d!  -298
~before d,  -115
~before d.  34
~before d00 -17
~before da  24
~before da: -310
~before dah -37
~before dai -82
~before daj 142
~before dak -4
~before dat 3
~before day -17
~before db0 -321
~before dd  -130
~before de  -13
~before de. -240
~before de: -200
~before dea -159
~before ded -459
~before dee -37
~before def 78
~before dei 232
~before del -97
~before den 1
~before dep -245
~before der 3
~before des -90
~before det -23
~before dge -9
~before did -217
~before dig 102
~before dio -61
~before diq 329
~before dis -118
~before div -318
~before dle -89
~before dlr 141
~before dmi 250
~before dna -256
~before dne 135
~before dnu -318
~before doe -128
~before dog 32
~before dok 364
~before don -36
~before dop -1
~before dor -7
~before dow -189
~before ds  20
~before dsb 61
~before dse 651
~before du  219
~before duk -87
~before dus -29
~before duz 152
~before dy  44
~before dzi -4
~before e # 431
~before e ( 104
~before e . 25
~before e / 385
~before e 0 25
~before e [ -91
~before e a -3
~before e c -29
~before e d -90
~before e e 98
~before e f 41
~before e h -164
~before e k 106
~before e n 21
~before e p 4
~before e t 144
~before e w -21
~before e y -27
~before e z 235
~before e!  250
~before e,  34
~before e:  -2
~before e=0 -278
~before e]  314
~before ea  -87
~before ead -9
~before eal 422
~before eas 95
~before eat -33
~before eav -37
~before eba -64
~before ebe -64
~before ec  -22
~before ech -51
~before eco 22
~before ect -75
~before ecu 394
~before ed  -115
~before edb -56
~before ede -54
~before edi -167
~before edu -106
~before ee  -168
~before eed 3
~before eel 229
~before een 186
~before eer -179
~before eet -65
~before efe -249
~before efo -117
~before eft 407
~before eg  -49
~before egu 114
~before egy 407
~before eie 96
~before eig -125
~before eil 43
~before ein 165
~before eit 88
~before ej  329
~before eja -84
~before ek: -55
~before eke -6
~before ekl -11
~before ekr 274
~before el, 128
~before el. -23
~before ela -66
~before elc 187
~before eld 53
~before ele 124
~before eli -167
~before ell -81
~before elp -12
~before els 29
~before em  164
~before emb -277
~before eme -111
~before emi -97
~before en: 106
~before ena -23
~before end -118
~before eng 102
~before eni 140
~before enn -196
~before eno 7
~before enr 24
~before ent 34
~before enu -276
~before env -472
~before ep  -82
~before epa -22
~before epe 294
~before epi 151
~before epo 408
~before eps -93
~before er  -109
~before er. 46
~before er: -44
~before era 43
~before erc -64
~before ere -48
~before erf 134
~before erg -168
~before erh 470
~before eri 164
~before erm 29
~before ern -116
~before ero 28
~before err -177
~before ers 19
~before erv -153
~before ery 42
~before es  -17
~before es. -160
~before es: 400
~before ese -1
~before esh 333
~before esk 70
~before esp 222
~before ess -25
~before est 73
~before et  3
~before et, -39
~before eta -157
~before etb 251
~before eto -44
~before etw -143
~before eu  145
~before eu: 281
~before eur -96
~before eut 123
~before euw 89
~before eve -86
~before evi -286
~before evu -62
~before ew  -117
~before exa -46
~before ey  56
~before ez  173
~before eze -424
~before ezp 314
~before ezu 286
~before ezz 67
~before f s 82
~before f t 104
~before f.  -78
~before f00 -238
~before f:  73
~before fa  328
~before fai -360
~before fal 209
~before ff: 418
~before ffe 179
~before fi  -75
~before fic 36
~before fil -203
~before fin 27
~before fir 107
~before fis -30
~before fix -423
~before fli -153
~before foi 36
~before fol 164
~before fon -161
~before for -6
~before fre 177
~before fur -146
~before fy  79
~before g 0 208
~before g b -237
~before g c -84
~before g d 37
~before g e -27
~before g f 48
~before g i -31
~before g k 153
~before g m 237
~before g p 74
~before g t -175
~before g v -119
~before g y 35
~before g:  98
~before gab 97
~before gak 198
~before gal -75
~before gar -210
~before gat -258
~before gco 347
~before gen -31
~before ges 284
~before gga -113
~before gi  -171
~before gia -232
~before gla -33
~before glo -358
~before gna 79
~before gni 146
~before go  -44
~before god 212
~before gra -54
~before gro -41
~before gsa 456
~before gsk 54
~before gu  85
~before gua 221
~before gul 72
~before gun 194
~before gur 328
~before gut -270
~before gys 16
~before h c 324
~before h d 120
~before h g -55
~before h l 195
~before h s -153
~before h t 242
~before h y -268
~before h,  17
~before ha  5
~before hal -17
~before ham -105
~before han -64
~before hap 74
~before has 15
~before hat 129
~before hav -263
~before haz -32
~before hec 104
~before hel -266
~before hem -38
~before her 66
~before het -138
~before hic -84
~before hig -20
~before hin -141
~before his -56
~before hmi -255
~before ho  52
~before hoa 19
~before hod -111
~before hoi 76
~before hon -21
~before hoo -148
~before hop 88
~before hot -237
~before hr  -49
~before ht: 105
~before hun 115
~before i " -289
~before i 0 -3
~before i a 30
~before i c 94
~before i d -21
~before i f -243
~before i k -69
~before i l 6
~before i n -99
~before i v 44
~before i y 22
~before i!  138
~before ia  49
~before ian -17
~before ibe 340
~before ic: 87
~before ice 46
~before ich -16
~before ico -245
~before id  -211
~before id" -256
~before id: -274
~before ida 18
~before ide -28
~before idi -70
~before ie  88
~before iek -73
~before ier 30
~before ies 7
~before iet 113
~before iev 175
~before if  158
~before ife -262
~before iff 61
~before ifi -14
~before ifr 344
~before ig  39
~before iga -6
~before igh -39
~before igi 317
~before igl -174
~before ign 72
~before igo -174
~before ihl 203
~before ihr -209
~before iit -23
~before ijf 412
~before ijk -28
~before iju 150
~before ik  305
~before ika 184
~before ike -79
~before iki -53
~before ikl -34
~before il  -167
~before il: 218
~before ila -147
~before ild -137
~before ile -102
~before ill 160
~before ilo -80
~before ils -154
~before ilt 27
~before im  -238
~before ima -455
~before ime 16
~before imi -24
~before imm 36
~before imo 200
~before in  49
~before in: 197
~before in? 148
~before ina 72
~before inc -588
~before ind 16
~before ine -37
~before ing -96
~before ink 146
~before inl 181
~before inm 297
~before inn 142
~before inr -19
~before ins 87
~before inv -713
~before io  -31
~before ior -140
~before ios 222
~before ip  -173
~before ipa -34
~before ipr 69
~before ipt -57
~before ird 85
~before ire -72
~before iri 47
~before irj 168
~before irm 121
~before iro -291
~before is: -9
~before is] 231
~before ish 175
~before isi 125
~before isl -106
~before iso -238
~before ist -56
~before isz 14
~before it  -122
~before it: -165
~before itc -192
~before ite 17
~before iti 118
~before itl -7
~before itu 69
~before iva 273
~before ivi 162
~before ixe -2
~before iye 34
~before iz: 53
~before izi -46
~before izz 267
~before j k 82
~before j p -49
~before jan -122
~before jat -7
~before jav 225
~before je  98
~before jed 94
~before jeg -184
~before jes 276
~before jet -13
~before ji  37
~before jij 51
~before jte 24
~before jut 31
~before k 0 -13
~before k : 67
~before k a -41
~before k c 73
~before k d 311
~before k f 8
~before k h -590
~before k k 102
~before k n 88
~before k o 128
~before k t -292
~before k w -74
~before k,  -56
~before k.  -128
~before ka  -17
~before kal 72
~before kan 17
~before kau -308
~before kaz -343
~before ke  1
~before ken -64
~before ker 288
~before kha 83
~before khi -168
~before kho 220
~before ki: 23
~before kic 609
~before kin 14
~before kit 10
~before kki 60
~before kla -287
~before kle 31
~before kno 143
~before ko  34
~before kod 163
~before kon -196
~before kop 65
~before kor -230
~before kou 260
~before kra 331
~before kri 462
~before ks  -103
~before ksa -75
~before kse -19
~before kst 16
~before kti 156
~before kum -589
~before kup -427
~before kur -567
~before ky  38
~before l ( -63
~before l c 46
~before l d 71
~before l g 157
~before l h -60
~before l i 42
~before l o -70
~before l p 34
~before l r -108
~before l s -190
~before l t 298
~before l)  80
~before l,  -94
~before l:  72
~before l]  19
~before la  12
~before la, -51
~before laa -64
~before lab -212
~before lad 10
~before lag -30
~before lai 79
~before lak 40
~before lal -362
~before lam 162
~before lan -75
~before lap 67
~before las -132
~before lat -63
~before lav 89
~before lay -254
~before lbo -85
~before lco -224
~before ld  -51
~before ldo -120
~before le, -146
~before le: -271
~before lea 88
~before lee 248
~before lef -11
~before lei -173
~before lep 108
~before ler -131
~before let 69
~before lf  -41
~before lib 114
~before lic -263
~before lid 43
~before lie -203
~before lif -1
~before lik 270
~before lim -17
~before lin -9
~before lis -21
~before liu -136
~before liy 23
~before lka -172
~before ll  107
~before ll: -68
~before lle 9
~before llo 40
~before lls 21
~before lme 21
~before lmu -124
~before lo  63
~before lo: 241
~before loc -175
~before log 251
~before lon 169
~before loy -160
~before lt  -196
~before lte -190
~before ltz 427
~before lu  243
~before lue -32
~before lus -10
~before m 0 -15
~before m a -94
~before m c 32
~before m e 22
~before m g -573
~before m n -137
~before m s 77
~before m u -411
~before m w 91
~before m y -18
~before m z 127
~before m00 -44
~before mag 32
~before mai 158
~before maj -197
~before mak 159
~before mal 30
~before man -150
~before mas 257
~before mat -212
~before mb  1
~before mbe -33
~before me  -38
~before me, -85
~before meg 174
~before mek 591
~before mel 53
~before mem -73
~before men -87
~before mer -201
~before mes -149
~before met -5
~before mi  -176
~before mia 43
~before mic 246
~before mig -227
~before mil -354
~before min 10
~before mje -206
~before mme -170
~before mod -411
~before moh 347
~before moj 256
~before mon -113
~before mot 298
~before mow -47
~before mpa -111
~before mpl 87
~before mpo 61
~before mpu -51
~before ms  -113
~before ms: 231
~before mul 29
~before mun -10
~before mus -141
~before n   -18
~before n 0 -79
~before n a 38
~before n b 22
~before n c 203
~before n e 67
~before n f 194
~before n i 151
~before n k 29
~before n m 171
~before n n 49
~before n o 10
~before n p -36
~before n s -16
~before n t -37
~before n u 88
~before n w 64
~before n y -251
~before n z -273
~before n,  31
~before n.  -81
~before n.. 591
~before n:  26
~before na, 45
~before na. 58
~before nac -58
~before nah 214
~before nal -37
~before nam -81
~before nan -33
~before nao -140
~before nap 98
~before nat 175
~before nav -81
~before nay 56
~before nci -48
~before nco -105
~before nde -33
~before ndo -35
~before ndt 217
~before ndu -159
~before ne  -19
~before ne. 40
~before ne: 150
~before neb -196
~before nec 136
~before ned -83
~before nek -141
~before ner 64
~before net -5
~before neu 102
~before nga 3
~before ngi -9
~before ngr 115
~before ngs 221
~before nh  -44
~before ni  228
~before nic 94
~before nik -287
~before nim 89
~before nin -203
~before niq 162
~before nja -75
~before nk  -159
~before nk: 285
~before nka 161
~before nki 114
~before nlo 39
~before nly 99
~before nma 332
~before nmo -345
~before nn  216
~before nnl -566
~before nnu -219
~before nnw 316
~before no  65
~before no. 32
~before no: -124
~before nod -16
~before nok 53
~before nom -124
~before not -161
~before nou 27
~before nov -43
~before nr. -9
~before ns  -85
~before ns: -213
~before nse 20
~before nsi 332
~before nsw 170
~before nt  -198
~before nt: 20
~before nta -142
~before ntn -232
~before nto -40
~before ntr 237
~before nts 101
~before nu  -47
~before nud -220
~before nue 1
~before num -188
~before nut -155
~before ny  -55
~before nza -171
~before n°  -19
~before o " -173
~before o ( -181
~before o 0 -55
~before o : 123
~before o b 51
~before o d -254
~before o i 25
~before o k 175
~before o l 93
~before o m -31
~before o n 55
~before o o 34
~before o p 73
~before o q 47
~before o r 49
~before o u 73
~before o v -30
~before o z -59
~before o!  430
~before o.  102
~before o:  20
~before oad -195
~before obi 80
~before obj -167
~before oca -169
~before oce 42
~before oci -195
~before ock 167
~before od  -30
~before od: -184
~before ode 14
~before odi 177
~before odo 301
~before og  53
~before ogl -67
~before oi  -103
~before ois 125
~before oj  -118
~before oja 10
~before ojo -375
~before oki -395
~before oko -156
~before olc -14
~before old -21
~before oli -375
~before olo 110
~before ome -23
~before omm -34
~before omo -846
~before omr -3
~before on  -158
~before on. -55
~before on: 69
~before ona 64
~before one -58
~before onf 142
~before oni -88
~before ons -86
~before ont -73
~before ood 31
~before oof 122
~before ook -76
~before oom -112
~before op  -78
~before ope -144
~before opi 348
~before opl -279
~before opp 102
~before or  -129
~before ora 299
~before orc 88
~before ord 5
~before org -124
~before ori -97
~before ork -99
~before ort -38
~before ory 54
~before os  -111
~before osa 161
~before ose -64
~before osi -17
~before ost -26
~before ot  -73
~before ote -63
~before otl -12
~before otm 177
~before oto 81
~before otp 10
~before otr 23
~before ots 52
~before ou  -23
~before oul 92
~before oun -142
~before oup -235
~before our 1
~before ous 90
~before out -315
~before ova 170
~before ove 159
~before ovi -136
~before ow  46
~before owe -69
~before owi -25
~before owy 129
~before ox  -71
~before ox: 590
~before oya 106
~before oye -432
~before oz  327
~before p ( -234
~before p 0 -15
~before p d 120
~before p f 36
~before p n -81
~before p s -172
~before p t -67
~before p,  -71
~before p:  -102
~before pa  45
~before paa 174
~before pac -500
~before pah -9
~before pan 129
~before pas 114
~before pe  188
~before pea 5
~before pec -366
~before ped -14
~before pel -128
~before pen 6
~before per -184
~before pet 55
~before pha -281
~before phi -123
~before pho -25
~before pic -241
~before pis 498
~before pka 440
~before pla -109
~before ple -126
~before pln 197
~before plo -40
~before ply 14
~before poi -108
~before pon 25
~before pos -369
~before poz -356
~before pp  141
~before pp: -374
~before ppa 202
~before ppo -533
~before pra -42
~before pre -262
~before pte -203
~before pti -92
~before pun 261
~before pur -81
~before put 417
~before qui 47
~before quo -70
~before quy 7
~before r ( -388
~before r 0 78
~before r : 95
~before r a 15
~before r b -121
~before r c -33
~before r e -46
~before r g -84
~before r h 78
~before r i -181
~before r k -30
~before r l 80
~before r n -9
~before r o 52
~before r p -10
~before r r -143
~before r s -68
~before r t 80
~before r u -272
~before r v -190
~before r w 55
~before r y 9
~before r)  200
~before r.  -82
~before r00 53
~before ra  -5
~before raa -30
~before rad 2
~before raf -214
~before rai -176
~before rak 225
~before ral -93
~before ram 131
~before rar 148
~before rat 37
~before raz 294
~before rb  -158
~before rbi 243
~before rbo 17
~before rch 15
~before rd. 227
~before rd: 24
~before rda -221
~before rde -48
~before rdn 100
~before rds 201
~before rdz 122
~before re  -73
~before re. 132
~before re: -77
~before rea -31
~before rec -191
~before red -103
~before ree -118
~before ref -212
~before reg -309
~before rei 31
~before rek -114
~before ren -96
~before req -203
~before res -21
~before ret -10
~before rev -63
~before rha -19
~before rhe 415
~before rho 153
~before ri  -7
~before ria -105
~before ric -134
~before rie -72
~before rif 159
~before rim -160
~before rit -74
~before rke -197
~before rki 57
~before rks -45
~before rla 77
~before rm  -178
~before rma 10
~before rme 96
~before rmi -270
~before rmo 153
~before rn  -79
~before rna -98
~before ro: -84
~before rog -80
~before roj -297
~before rol 2
~before rom -20
~before ror -398
~before ros 6
~before rot -349
~before rou 5
~before rov 48
~before row -30
~before rpe 192
~before rr  -116
~before rra -1
~before rre 45
~before rri -19
~before rro -32
~before rry 54
~before rsh 259
~before rso -117
~before rt  -76
~before rt: -247
~before rta 141
~before rte -106
~before rti -17
~before ru  124
~before ruc -493
~before rug 9
~before run -239
~before rv: -115
~before rve -433
~before s ( -263
~before s 0 -26
~before s a 34
~before s c -104
~before s d -123
~before s f -16
~before s i -215
~before s k 118
~before s l -123
~before s m -268
~before s o -67
~before s s -33
~before s t -64
~before s w -213
~before s y 186
~before s,  -167
~before s.  -54
~before s:  -21
~before sa  104
~before sa: 251
~before saf -39
~before sak -463
~before sam -22
~before sc  -111
~before sco -257
~before scr 243
~before sde -119
~before sdi 219
~before sec 96
~before sed -85
~before sek 162
~before sen 66
~before seq 48
~before ser -48
~before set 71
~before seu 15
~before sez 547
~before sh  69
~before sha -14
~before shi -194
~before si  105
~before sia -183
~before sid 15
~before sie -46
~before sig 102
~before sil 352
~before sin 34
~before sio -320
~before sit 21
~before sja -275
~before ska -249
~before ske -227
~before ski 67
~before skr 273
~before sl. 153
~before sle 53
~before slo 19
~before sly -102
~before sme -52
~before snu -226
~before so  -24
~before sod -495
~before sof -81
~before sol 251
~before som 163
~before son -206
~before sos 544
~before spi 116
~before ss  -48
~before ssa -73
~before ssc 90
~before sse 63
~before ssi -49
~before sso 153
~before st. -188
~before st: -394
~before sta -81
~before sti 67
~before sto -133
~before stu -53
~before suc -197
~before sum 7
~before sur 21
~before syo 23
~before sze 47
~before szi 41
~before szo 202
~before t # 210
~before t ( -407
~before t 0 -20
~before t b -114
~before t c -77
~before t d -89
~before t e -195
~before t g 171
~before t h 238
~before t i 66
~before t k 8
~before t l 155
~before t m 123
~before t n -269
~before t o 43
~before t r 55
~before t s 69
~before t t -94
~before t w 20
~before t"  175
~before t,  -3
~before t.  -48
~before t00 -15
~before t:  66
~before taa 51
~before tac 68
~before tah -74
~before tai -140
~before taj -566
~before tak 40
~before tal -51
~before tao -107
~before tap 340
~before tar 81
~before tas 602
~before tat 131
~before tav 79
~before tch 10
~before te  3
~before te: -76
~before ted -162
~before tel 4
~before tem -5
~before ten -216
~before tep 421
~before ter 24
~before tes -16
~before tfa 30
~before tga -95
~before tgr 668
~before th  -76
~before tha -82
~before the 95
~before thr 174
~before ti  151
~before ti: 222
~before tia -128
~before tic -300
~before tid -321
~before tif -212
~before tig 218
~before til -247
~before tip 325
~before tir -70
~before tiv 164
~before tja 180
~before tje 100
~before tko -345
~before tle 185
~before tni -107
~before to  -86
~before toa -146
~before tom -43
~before top -415
~before tor 21
~before tow -324
~before tp  16
~before tra 33
~before tro 192
~before try -32
~before ts  -204
~before tse -211
~before tsl 34
~before tsn 121
~before tta 111
~before tte 59
~before tti 162
~before ttl -97
~before tua -174
~before tud -147
~before tui 418
~before tur -149
~before tus 277
~before tvr 342
~before two 105
~before ty  -60
~before tya -246
~before typ 273
~before tze 232
~before u 0 -99
~before u a 188
~before u d 16
~before u k -99
~before u m 167
~before u n 45
~before u r 25
~before u t -99
~before u v 114
~before u y 177
~before u.  33
~before ube -28
~before ubm 129
~before uct -53
~before uda -127
~before udd 173
~before ude -61
~before udg -360
~before ue  -56
~before uel -37
~before ufe -166
~before uge 52
~before uhe 564
~before ui  23
~before uit -135
~before uk  64
~before uku 338
~before ull 81
~before ulu -130
~before um  -14
~before uma -159
~before umb 252
~before umi 266
~before umm -221
~before umr 114
~before umu -20
~before un  51
~before und -77
~before unl 296
~before uns -262
~before unt -23
~before unu 228
~before uot -138
~before upn -36
~before upo -447
~before ur  56
~before urs -172
~before urv -44
~before us  -182
~before usa 129
~before usi 87
~before usk -122
~before usl 397
~before usn -269
~before uso 183
~before ut  201
~before ut. 72
~before ute 70
~before utg -364
~before uth 98
~before uto -103
~before utt 158
~before utu -119
~before uz  51
~before uzi 40
~before uzy 15
~before v 0 380
~before v k -374
~before v.  -96
~before v:  -107
~before va  -251
~before vac 26
~before vad 185
~before vah 504
~before var 172
~before vas -312
~before ve  -34
~before ve, -218
~before vea 113
~before ved -444
~before veg 57
~before vel 57
~before vem -135
~before ven -211
~before ver 70
~before vet -139
~before vi  -77
~before via -187
~before vid 186
~before vie 145
~before vik -145
~before vin 151
~before vir 182
~before vit -44
~before viz -411
~before vo  255
~before vo: 402
~before vol -99
~before vom -117
~before vor -314
~before vot 84
~before vov -158
~before voz -105
~before vrd 131
~before vu  -31
~before vui 170
~before vul 803
~before w a -139
~before w c 225
~before w o -219
~before wac -75
~before wai 223
~before wan 206
~before way -68
~before web 558
~before wed -169
~before wee -108
~before wei -355
~before wen 17
~before whi 85
~before wi  -185
~before wic 177
~before wie 42
~before wif -82
~before win -77
~before wn  -44
~before wo  38
~before wri 374
~before ws  -241
~before wtu 125
~before x 0 -340
~before x c -375
~before x)  -59
~before x0  -86
~before xt  -51
~before y c 102
~before y g 185
~before y i 445
~before y k -252
~before y l -125
~before y o 35
~before y p -95
~before y r -41
~before y t -13
~before y w 197
~before y y 151
~before y z -65
~before y,  -57
~before y.  -102
~before y.e 30
~before ya  130
~before yar -179
~before yas -116
~before yck 194
~before ye  78
~before yea -211
~before ymo -95
~before yot 198
~before you 86
~before ype -57
~before yra 140
~before yte 162
~before yva 513
~before z a 144
~before z d 155
~before z o 166
~before z,  18
~before zac 151
~before zad 70
~before zam -402
~before zap 1
~before zas -39
~before zde -10
~before zi  198
~before zif 53
~before zin 73
~before zio -43
~before zon -456
~before zov 38
~before zug 35
~before zve -59
~before zwe -306
~before | y -218
~before £00 -98
~before · 0 271
~before »,  -8
~before »:  59
~before απο -86
~before αρι -92
~before ασ  148
~before ατη -433
~before βαλ 68
~before ε τ 79
~before ειν 108
~before η σ 156
~before ημα -89
~before ια  -74
~before ιτη -302
~before μοσ -154
~before ναι 18
~before ο κ -8
~before ογη 339
~before οσ  -63
~before παρ -151
~before ρατ -12
~before σ κ -87
~before σ:  -192
~before σησ 524
~before στε 304
~before στη 128
~before τε  20
~before а в -3
~before а к -163
~before а п 52
~before а с 61
~before а,  -20
~before а:  -181
~before азо 321
~before аит 103
~before аме 525
~before анк 5
~before арт -91
~before аст 295
~before ать 63
~before аше -9
~before бро -229
~before в:  -69
~before вед 508
~before вер 239
~before вит -141
~before вка -27
~before вон -103
~before врд 2
~before выи 178
~before го  -86
~before д   576
~before д о -278
~before д п 86
~before дно 385
~before дос 293
~before дпи 26
~before е ј -83
~before ево -79
~before еде -245
~before еме -163
~before ене 188
~before енн -141
~before ено -96
~before ерв -74
~before ерд 62
~before ере -80
~before есл 240
~before жде 168
~before жен 174
~before з:  436
~before за  60
~before зам -51
~before зап -38
~before зач -120
~before зво -105
~before и э 11
~before и:  -142
~before ие  -178
~before или -213
~before ин  205
~before иса 12
~before иши 221
~before ият -51
~before ка  -335
~before кау -5
~before кац 22
~before ки  -107
~before кла -14
~before клю 313
~before код 109
~before кра 424
~before лез 25
~before лен -193
~before лич 202
~before лог -181
~before луч -33
~before люч 59
~before ля  91
~before мен -79
~before мер -157
~before мет -79
~before му  160
~before мір -10
~before н н 158
~before н.  -219
~before наб 229
~before наз -324
~before не  252
~before нес 420
~before нии -1
~before нит -380
~before нка 200
~before нов 233
~before нта -53
~before нтр -17
~before ова -13
~before од  -109
~before оди -29
~before олу -409
~before оме -233
~before омо -382
~before от  29
~before отв 522
~before оу  -111
~before пер -119
~before пис 75
~before пол -9
~before про -126
~before р р 73
~before ра  -151
~before раз 259
~before рас 283
~before рат 255
~before рез -63
~before рет 192
~before ром -235
~before рон -16
~before рти -10
~before ско 233
~before сли 6
~before слу -144
~before сни -298
~before соб -50
~before ств -119
~before сть -107
~before т:  -59
~before та  -13
~before те  316
~before тел -204
~before ти  94
~before тив 142
~before тов -46
~before тро -63
~before ть  53
~before тік 95
~before уча -72
~before ции 130
~before циф 422
~before ция -31
~before чен -197
~before чет -107
~before чко 17
~before шін 1102
~before ь в 128
~before юч  43
~before я з 86
~before я:  -132
~before іть 371
~before јав 135
~before ամյ 136
~before ատմ 342
~before կան 493
~before հավ 169
~before մյա 9
~before յա  1
~before ն է 89
~before տատ 54
~before ր հ 347
~before ր մ 87
~before ր՝  -129
~before րի  -38
~before אימ 211
~before איש 80
~before ד א 20
~before ד ה -56
~before ד פ 129
~before ד ש 317
~before ה,  81
~before הוא 17
~before הזי 380
~before הזמ -130
~before הנח -233
~before הקל 444
~before השת 172
~before ו ל -18
~before ון  -10
~before זין 91
~before חד  287
~before ימו 6
~before יקו -70
~before ישו 125
~before כני 243
~before לאי 83
~before לך: 149
~before ם א 507
~before מות 521
~before מיק -84
~before מסת -13
~before נחה -214
~before סתי -39
~before עם  45
~before פעמ 326
~before קבו -56
~before קוד -117
~before שלך 45
~before ת ה -64
~before תיי -9
~before ا ی 84
~before ات  -135
~before ادخ 539
~before ارغ 538
~before اره -218
~before اعت 287
~before الت 261
~before الق -143
~before الم -100
~before اپ  26
~before اکت 497
~before ایم 322
~before بار 339
~before بتا 30
~before بر  -81
~before به  36
~before بی  169
~before بیق 54
~before ت:  -143
~before تاب 119
~before تطب 62
~before تفع 91
~before جیل -86
~before حجز -135
~before خان 137
~before خصم -100
~before خفی -57
~before خول 172
~before د ب 124
~before د ر -1
~before د ش 212
~before د م -121
~before د.  -110
~before داد -327
~before دخل 170
~before دخو 74
~before دیق 967
~before ر:  -42
~before رغه 37
~before رقم -247
~before رمز 341
~before ریح 215
~before ز ا -423
~before ز پ 115
~before ساب -64
~before سه  -173
~before شری 28
~before صرف 18
~before طلب -174
~before عتم 141
~before عیل 118
~before غه  8
~before فعی 24
~before فی  52
~before فیف -59
~before ق ا -11
~before ل ا 16
~before لا  13
~before لاع 157
~before لتف 1
~before لدخ 61
~before لشر 72
~before لول 111
~before لیے 397
~before مار -173
~before مرا -66
~before مسا -53
~before مله 46
~before ه ا 112
~before ه ب 15
~before ه ر 78
~before ه و 22
~before ه:  -125
~before ود  577
~before ول  148
~before کتب 1
~before کد  -115
~before کھ  64
~before یا: 29
~before یال 124
~before ید  233
~before ید: 361
~before یف  -47
~before یں  223
~before یہ  55
~before یے  312
~before ं।  -4
~before आपक -20
~before ऐप  1
~before ओटी 197
~before कूप -40
~before कोड 21
~before खात -168
~before ख्य -6
~before गिन 141
~before चा  168
~before टीप 18
~before ठी  676
~before न क 60
~before पिन -220
~before पुष 235
~before या: -83
~before र प 11
~before र्न 215
~before लिए 326
~before लॉग 165
~before ल्ल -125
~before सत् 309
~before साठ 192
~before ांक -158
~before ाठी 55
~before ापन 124
~before ार् -133
~before ालय -128
~before िंग -87
~before िए  16
~before ी ह 81
~before ूपन -88
~before े क 12
~before ॉगि 17
~before ोड  50
~before ইন  98
~before কবা 233
~before করণ 422
~before কে  -24
~before গইন 101
~before গ্য 53
~before তে  60
~before ন ক 288
~before পন  -2
~before ম্ব -375
~before যাচ 231
~before যাপ 234
~before রযে 1
~before া:  -72
~before াইন -16
~before াচা 97
~before েড: -17
~before েন  -401
~before ্য  364
~before કરવ 11
~before கடவ 622
~before கள் 113
~before க்  500
~before செய 411
~before டவு 22
~before ந்த -136
~before ர்  -90
~before ுதி 466
~before కరణ 86
~before న్  70
~before రణ  3
~before ర్  -6
~before వీక 106
~before ీకర 14
~before േഡ് 761
~before กรอ 475
~before การ -296
~before ของ -40
~before ค้า -125
~before ง:  -56
~before งคุ -67
~before งเด 78
~before จ้ง -64
~before ซื้ -57
~before ดส่ -26
~before ดีย 463
~before ที่ -201
~before นยั 474
~before น้า 414
~before ป็น 952
~before มัค 51
~before มาย -66
~before ยัน 180
~before รอก 210
~before รับ -136
~before รุง -51
~before ลข  456
~before ลขท -35
~before ษณี -10
~before สมั 18
~before สยื 239
~before สั่ -219
~before สไป -2
~before ส่  24
~before หน้ 72
~before หมา -196
~before องค -104
~before ับก -33
~before ัสเ 42
~before ัสแ -224
~before ัสไ -18
~before ียว 99
~before ีย์ -24
~before ืนย 18
~before เดี 66
~before เทพ -85
~before เป็ 1
~before เลข -165
~before ใช้ 94
~before ให้ 127
~before ่วน -228
~before ้าส 209
~before ຂອງ 145
~before ງທ່ 4
~before ည်ပ 683
~before တည် 245
~before ပြု 140
~before အတည 86
~before ်ပြ 26
~before ადი 314
~before დი  303
~before ეთ  626
~before ერა 18
~before ვეთ -60
~before ის  -183
~before რებ 210
~before რი: -31
~before កូដ 70
~before ខកូ 2
~before ងផ្ 384
~before ជាក 615
~before ដផ្ 70
~before ទាត 4
~before បស់ 283
~before របស 29
~before ••• 57
~before あなた -462
~before ありま 104
~before い認証 58
~before お振込 -228
~before があり 35
~before ご予約 -124
~before ご使用 -16
~before しい認 17
~before なたの -284
~before の画面 120
~before ます。 -193
~before りまし 3
~before イム番 66
~before クーポ -137
~before グイン 210
~before コード -56
~before スワー 189
~before タイム 313
~before ド:  232
~before ページ 76
~before ル通知 51
~before ログイ 32
~before ワンタ 19
~before ード「 -12
~before ード： 94
~before ーポン -272
~before 一次性 756
~before 付番号 -137
~before 代碼: -539
~before 任何人 -297
~before 优惠码 -86
~before 作的验 256
~before 使用量 -242
~before 再発行 273
~before 再設定 52
~before 动态口 114
~before 单号  -117
~before 南银行 -54
~before 取件码 -194
~before 受付番 -130
~before 合言葉 274
~before 員番号 -25
~before 密码  246
~before 山海书 723
~before 已經過 36
~before 式会社 -13
~before 态口令 137
~before 您的竹 -2
~before 您的验 498
~before 成都  -85
~before 操作的 137
~before 文番号 -65
~before 末四碼 -68
~before 本次操 23
~before 株式会 -88
~before 次操作 13
~before 江南银 -3
~before 注文番 -36
~before 激活码 244
~before 画面に 34
~before 番号  49
~before 番号( -162
~before 登录码 35
~before 的用户 -72
~before 的登录 291
~before 确认码 225
~before 確認コ 45
~before 確認番 88
~before 証コー 114
~before 認コー 83
~before 認番号 345
~before 認証コ 22
~before 認証番 1148
~before 证码  78
~before 证码为 145
~before 证码是 345
~before 证码： 156
~before 请于0 -140
~before 请使用 225
~before 通知パ 1
~before 限公司 -101
~before 非本人 -73
~before 验证码 12
~before 글자  6
~before 려면  254
~before 로그인 269
~before 문번호 -211
~before 번호  84
~before 수:  -166
~before 승인번 243
~before 어요. 757
~before 에서  -75
~before 예약  -34
~before 요.  14
~before 인 코 184
~before 인번호 179
~before 인증코 184
~before 일회용 331
~before 자리  -202
~before 증 코 21
~before 증코드 22
~before 코드  7
~before 쿠폰  -70
~before 픽업  -2
~before 확인  219
~before 회용  128
~before 🔐  574
~before ，您的 235`;

/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */
export const mailTable = `bias -158
0 -4
00 -18
000 31
0000 -32
00000 56
000000 50
0000000 47
00000000 58
000000000 -32
0000000000k 34
00000x 36
0000ab 637
0000b -307
0000l -305
0000z 10
0000년 10
0000로 -154
0000은 -106
0000을 25
000e -213
000e0000 48
000s 314
000円 31
000원 -103
00a0 -126
00am 82
00b -101
00b00 -122
00b0f0 58
00c -169
00c0ab 63
00d -54
00f0 -122
00f0c0 -359
00gb -39
00h0 6
00h00 14
00inbox -147
00k 95
00k0 -112
00kd 76
00m 248
00pm 76
00qd 489
00qp -53
00s -109
00t 33
00t00 192
00th -186
00uc -6
00um00x0 -54
00x 13
00z 167
00にログインの要求がありました 308
00時 -5
00時00分まで 67
00명 -163
00번 -82
00분간 44
00분이 507
0a 131
0a0 140
0a00 4
0aa 271
0ab 30
0am 273
0b 21
0b0000 -279
0bt -131
0c -40
0d -34
0d0 -101
0ds 409
0dz 58
0e 39
0ee 91
0ef 110
0emh0000000000 68
0f -67
0f0 -85
0f00 -54
0f0c -26
0f0k0q -179
0fa 97
0fhome 79
0g 121
0gq0zk -153
0h -116
0h00 -37
0k0000 -90
0k0m -364
0kd 162
0kq 42
0lp 110
0p0 50
0q0 11
0q0kx0 235
0q0ztn 253
0rd -55
0re 15
0sglq0p0sv0 17
0st -197
0t 30
0t0 220
0th 93
0tr -77
0wq 116
0x0 -6
0xe -253
0xx 220
0z000aa00000000000 42
0zz 34
0분 509
0분간 209
0월 -64
0일 -51
0자리 -99
0층 -41
a -27
a0 9
a00 -19
a000 -31
a0b0 29
a0b0c0 64
aa 101
aa000000000br -55
aalborg -32
aangevraagd 208
aanslag -43
aantal -52
aaqrxqa 94
aarhus 132
abaikan -40
abaixo 120
abbiamo -115
abernathy 111
abgelaufen -60
abholcode -137
abierto -65
abn 70
aboard -49
abonent -180
about -76
above -32
abra 75
abrir 71
abroad 64
absagen -94
abschlag 32
aby 146
acabo 487
accept -253
accepted 22
acces 101
acceso 284
access 30
accesso 154
accident 6
accord 21
account 19
accounts -175
aceitar -120
acessar 164
acesse -335
acesso 136
achat -26
achterberg -293
ack -436
acknowledgement 71
acme 97
actif -266
action 1
activacion 442
activare 28
activarea 126
activate -34
activatiecode 31
activation 543
activeringscode 531
activity -72
actor -133
actual -28
acumulable -80
ad 92
ada 131
add -20
added 118
adding 222
address 19
addresses -161
adds -37
adeverinta -220
adeyemi -201
adgangskode -111
adjust 451
admin 34
administration -264
administrator -215
administratorem 20
adress 22
adresse 53
adressen 6
adresu -146
ads -95
advice -84
af -111
afhaalcode -33
afhentningskode -67
afrekenen -704
afsendt -59
after 156
afternoon 369
afterwards 173
afzeggen -171
ag 41
again -26
against -115
age 204
agency 199
agenda -74
agent 49
ago 128
agora -67
agosto -9
agree 87
ahead 193
ahoj 111
ai 168
aikaa 125
aino 88
air 36
airways 88
aisha 224
aitah -13
akaun 32
akkor 2
aksami -24
akses -219
aksoy -1
aktif -211
aktivacijska 95
aktivacijski 123
aktiveringskoden 273
aktivierungscode 343
al -106
ala 45
alabbi 14
alarm -393
alates -21
alderhouse -56
alert -280
alerts -95
algebra -98
alkalommal 39
alkuun -125
all -160
alla -49
alle 27
allerede -116
alles -225
allow -60
almost 427
alone 63
alone 00 -312
alone 0000 242
alone 00000 211
alone 000000 303
alone 0000000 132
alone 00000000 151
alone 0sglq0p0sv0 2
along 250
already 6
als 8
alt 70
alta 75
altul 32
always -148
am -45
amb 209
amex -267
amigo -87
amorette 55
amount -59
amsterdam -131
an 29
ana -29
anagrafe -118
anche -123
ancien 92
and 16
anda -16
andere 411
android -16
anew -312
anfordern -196
ang 206
ange 215
angefordert 129
angeles -200
angemeldet -270
angka -27
anh -292
ani -329
anika 296
ankomst -124
anlaggnings 61
anmeldecode 257
anmelden 179
anmeldung 189
anna 84
anniversaire -464
ano -68
another 103
anouk 385
answer -25
answered -675
antal -60
ante 30
anterior 66
antes -48
antwerp 112
antwort 41
anulado -1
anvil 95
any -111
anya 165
anything -267
anyway -950
anywhere -359
ao -29
apenas -37
aperto -15
api 83
aplicatie 350
aplicativo 196
aplikace -73
aplikaciju 366
aplikasi 59
apne 87
apo 62
apologies 158
app 100
app_name -19
appareil 41
appen 411
apple 141
appli 32
application 28
applies -19
appointment -90
approve -101
approved -397
approver 16
approx -185
apre -180
april -90
aprili -6
apstiprinatu 10
aquesta 87
aqui 195
ar 62
ara 83
aralik -66
arasi 39
arasinda -236
arben 18
arcade 87
archive -156
are 78
area -54
aren 35
arende 30
arendenummer -210
ari 15
armario -79
arrival -85
arrivato -42
arrive -391
arrived -366
arrives -19
art 193
artifact -68
artik -9
artikel -1
arve -149
arvotaan -160
as 17
asa 88
ashburn -473
asi 20
asiakas -70
asiakasnumerosi -26
asiakaspalvelu -100
ask -10
asked 140
asking 176
asko -38
asks 205
asla -17
assay 333
assessment 28
assigned -133
assim -14
assinar 306
assinatura 109
assistance 41
assistant 17
asteptam -393
asti 41
asunto 158
at 10
atau -173
ate 16
atentamente 85
atlas -208
atm -290
att 105
attached -61
attaching -563
attacker -365
attempt -9
attempts_left 242
attendance -158
attention -44
attesa 15
attivare 232
attivo -209
attorney 218
atveteli -180
au -114
auch -151
audio -237
audit -132
auftrag 138
auftragsnummer -191
aug -12
august -46
aula -148
aus -14
ausgefuhrt -34
austin -3
austral 106
australian -63
ausweis -56
autenticador -191
auth -72
authenticate 230
authentication 235
authenticator -409
authorisation 5
authorised -102
authorization 45
automated 116
automatycznie 224
autorisation -10
autorizacao 175
autorizacion -146
autorizacni 92
autorizar 105
autorizzare 300
autoryzacji -11
available -78
avalanche -197
ave 58
avec -1
avgang -226
avgift 223
avl -275
avons -164
avviso -13
awaits -241
away -48
ay -14
aygun 37
aylik -129
az 86
az0000 -30
azonositoja -24
b 8
b00 21
b0000 -148
b00000000 64
ba 130
ba00 -493
back 57
backend -303
backup 112
bad 70
badge 27
bag -376
bagi 12
baglanmak 145
baglanti -208
bahariye -144
baharu 109
baja -36
bakiyesi -25
balance -62
balas 15
ball -53
ballot 321
baltimore 593
bam -296
banana_slug 52
banca 13
bandung -61
bank -78
bankgiro -36
banking 94
bankpadi 144
bara -22
barcode -292
bare -29
barista -25
barrier -385
bas 256
base -95
based -21
basement -558
basket -50
basta -4
batch -7
baud 71
bay -13
bayad -30
bayar -135
bayaran -79
bb 115
bc 111
bd -91
bd00 9
bday -220
be 83
beantragt 399
beatriz 258
because 142
become -194
becomes -143
bed 75
beder 235
bedlo -184
bedt 77
bedzie -118
been -87
before 61
begin 199
begins -175
behalf 686
beheer 76
behin 46
bei -145
beim -82
being 158
beira 73
beirando 39
bejelentkezesi 129
bekrafta 126
bekraftelseskode 214
bekraftelseskoden 187
bekraftelsesnummer -131
bekreft 128
bekreftelseskode 215
bekreftelseskoden 448
beleg -101
belepeshez 196
belepesi 353
belepokodod 189
belge -30
bell -33
belo 293
belongs -154
below 24
ben 89
bence 26
beneath 318
beneficiaire 160
beneficiario 289
beneficiary 148
bengaluru -61
benotigen 202
bent 50
benutzername -69
beograd -1
bereikbaar -138
bereit -73
berhasil -95
berikan 45
berikut 235
berlaku 152
berlin -132
best -66
bestaetigen 207
bestallning -124
bestatige -290
bestatigen 49
bestatigt -32
bestatigung 146
bestatigungscode 442
beste -159
bestelling -59
bestellung -19
bestellwert -125
bestelnummer -47
bestillingen -71
bestilt 277
besvaras 120
betaald -96
betalingskenmerk -175
betragt -24
betreff 30
betriebsnummer -22
betruger -58
between -21
bevestigen -61
bevestigingscode 417
bevestigingsnummer -64
bevor 253
bewaar -79
bewahren -300
bez 66
bezorger -135
bezpieczenstwa 101
bh00 -60
biar 283
bib -155
biblioteca -105
bicibarri 47
bid 588
bien 118
bienvenido 151
biex 70
big -9
biglietto -118
bij -241
bike 8
bilet -87
bill -71
billet -45
bin -225
binding 325
binnen 67
bio -23
bir 23
birdefelik 158
birth 99
birthday -296
bis -9
bisa 31
biscuit 64
bist 164
biste 87
bit 86
bitcoin 39
bizden -179
bjorkvik 88
blagajni -130
ble -107
blevet -111
blijven -164
blik -14
blir 40
block -121
blocked -296
blue -21
blvd -58
blwch 165
boarding -185
boards -41
boas -92
bob 19
body -99
boiler -182
boite -137
bok 230
boka -339
bokhornan 94
bokningen 212
bokningsnummer -74
boksen -560
bol -81
boletim -53
bon -132
bona -18
bonifico 153
bonus -76
book -58
booking -6
bor 80
borrower -179
boston 75
bot 91
botao -305
boten -80
both 83
boton -89
bottom 139
bought -212
boulevard -1
bounced -399
bound 20
bouquet -516
bout 75
box 15
boxes 122
br -112
brae 32
brain -134
bram 22
branch -152
brand -911
brandname -129
brauc 15
breakfast -183
brenda 169
bridge -242
brief -269
brightwater -4
bring -303
bringen -217
brings 240
brivibas -115
broad -275
broj -245
brojke -50
bronagh -309
brooklyn -83
brown 60
browsers -150
brug 108
bruk 162
brukes 117
bruno 131
brutto -157
bs 21
bs0 -118
bst -33
btc 233
buchungscode -24
bucks -387
bucuresti -70
budapest -42
budget -1
build -110
bukan 81
bulletin -178
bureau 116
burglary -234
but -1
button -492
buyer 96
buying -183
buyuk 35
buyukdere 51
bv 123
by -41
byl -90
byla -59
bylo -271
byts 68
c0 -14
c0000 58
c00000 23
c0g 173
ca 61
cab -227
cabbycar 430
cabinet 42
cable 20
cache -224
cada -113
cadeau -674
caduca 133
caducan 16
cafe 82
cagri 261
cal -305
caldera -35
calendario -214
california 149
call -69
callback 233
calle -30
calls -82
callum 70
cambiar 74
cambiate -180
came -61
camera -11
camille -51
campo 399
can -22
canal 87
cancel -235
cancelled 9
candidate -142
cannot -146
cap -47
cape 244
capitals 201
captura 49
car -27
card 104
cards -59
care 103
carer 131
carga 4
carl -440
carnet -32
carrello -392
carried -85
carrier -55
carrinho -435
carte -12
cas 26
case -72
casella 108
cases -250
casi 129
casilla 83
cassa -85
castellane 241
castellano 39
castellanos -21
catalogue 149
catre 28
cau 227
cawangan -306
cb0 117
cc0qn0d -215
cdn 483
ce 79
ceci 145
cedar 59
cellar 479
celu 11
cena -157
centre 46
centro -95
cep -151
ceramics 99
cere -168
certificado -129
cerut 38
cest -97
cet 3
cette 30
cg 19
challenge 258
chamonix 48
change 3
changed -52
changelog -10
changez -259
changing 51
channel 321
chao 77
charge -79
charged -143
charity 222
charleston 185
charlotte -422
chart -215
charts 78
chat 234
chatterbox 183
che 72
check -56
checking 37
checkout -493
cheers 7
cheia 41
cher 181
chere 238
chez 14
chi -68
chia 39
chiama -53
chiave 52
chiesto 116
chieu -87
children -251
chinh 122
chiusi -188
cho 125
chodi -153
choice 121
choisir -284
choose -83
christmas -180
chua -747
chung -375
ci -39
ciagiem 55
ciao 28
cidadao -219
cierra -65
cifra 56
cifre -19
cifrele 86
cijfers 100
cikis -107
cin 122
cinque 112
circle 39
cisla -19
cislic 25
cislice 423
cislo -176
cita -20
city 162
claim 177
claims 76
claire 78
class -296
clau 71
clave 88
cle 47
clean -108
clearing 142
cli -210
clic -244
click -420
clicked 2
client 21
client_secret -20
clienti 15
clinic 145
clinica 124
cliquez -252
clock 114
close 97
closes 33
closing -7
club 7
cluj -193
cn -148
cnpj -21
co 10
coach -29
cobrar 114
cobrara 206
cod -31
code 145
code_path -42
codeexpired -106
codes -350
codi 70
codice 37
codici -97
codigo 21
codigos -316
coffee -61
coin -231
col 45
colin 24
colis -123
colleague 129
colleagues -28
collect -260
collection -44
college 67
colley -358
colonies 181
colour -127
column 123
com 95
comanda 12
come -121
comes -158
command 16
commande 1
commented -41
comments -41
commission 27
commit -66
community 35
como 45
company 108
company_address 339
compare -121
comparta 51
compartas 322
completare 264
complete -5
compra -110
compras -69
comprovante -195
computer 125
computers -113
comunica -4
comunicarlo 248
con 74
concern -85
concluir 152
conditions -159
conference -169
conferir -220
confermare 107
confidential 401
confirm 15
confirma 68
confirmacao 273
confirmacion 178
confirmada -169
confirmamos -50
confirmar -19
confirmare 14
confirmarlo 167
confirmata -351
confirmation 221
confirme 24
confirmed -69
confirmez 91
confirms 435
conforme -142
connectee -5
connecter 91
connection 21
connexion 162
consegna -204
console 113
consulta -266
conta 55
contact -8
context 117
continuacion 122
continue 173
conto -10
contract -110
contrato 65
contravention -160
control -108
controle -11
contul 67
convite -326
cookie 16
coop 80
copay 222
copia 307
copperleaf 293
copperline 37
copying -53
copyright 152
cordiali -104
corinne -21
cork 86
corkboard 40
cornhill -243
corporate 70
correct -224
correctly -33
correos -68
corretto -104
corsa 137
corte -38
coruna 94
cost -240
costo 183
costs -46
coucou 133
could -307
counter -92
country -453
counts 38
county -35
coupon -352
courier -137
courriel -41
course -166
coverage -240
cpf 37
created_at 150
creating 243
credited -472
crn 144
cron -167
crumb -199
cs -15
csomagszam -86
csv 91
ct -72
ct0000000000 125
cu 22
cua 45
cuanto -35
cuelga -3
cuenta 12
cuentas 236
cuesta -10
cui -12
cuir 197
cuma -21
cumhuriyet 8
cumprimentos -265
curier -205
curl -463
curlew -187
current 37
cursa -86
custom -316
customer -25
customers -357
cv -32
cve -791
cvv -117
cycling 137
cyfr 45
cyfry 103
czeka 114
czesc -5
d 37
d00 -54
d0sxe0s0 -35
da 24
daar 264
daarna -5
daca 148
dad 160
dados -111
dag 8
daha -9
daily -232
dakika 253
dakikan 223
dal -74
dalam 157
damit -104
damp -60
dan -100
danach 58
dane 180
dang 44
dank -11
danke -38
dann 170
dans 149
dar 305
das -5
dash 255
dashboards 425
dashes 97
dass -56
dat 19
date -148
dateien -130
datum -116
dau 39
dauer -129
daugiau -61
davide 84
daxil 423
day -15
days -159
dazu 238
db0 16
de -18
de0 -111
de00 161
deactivated 30
dead 206
deal -7
dear -20
deb -102
debera 25
debit -22
december -285
decembra -231
decembre -22
decembri -53
decembrie -23
declared -83
decline -70
dedahkan 225
deep -262
default -128
deg 178
dei 142
dein 140
deine 147
deixa 270
dekujeme -78
del -41
dela 166
delai 108
delay -161
delete -247
deleted -18
deletion 89
deletions -46
delivered -269
delivery -9
dell 115
della -67
delle 185
dem 29
demande 95
demandera 307
demo -70
den -11
denemesi 90
dengan 97
denise 36
denne -19
dennis 228
dental -74
dentist -55
denver -54
deny -296
dep 79
deployed -252
depois 1
deposits -61
deqiqe 323
der -31
derigs 246
dermatology 337
derniere 29
des -47
descuento -44
desde -27
desember -309
deset 67
desk 33
desktop 184
desmond -129
desormais -51
destinatario -234
det 27
detail -127
details -79
deux -80
dev 86
develop -38
devices 109
devon -228
deze 14
dh0 53
di 28
diary -138
dias -191
dibatalkan 20
dibayar -6
dicas -30
dice 125
dicembre -73
did -111
didn -88
die 13
diem -19
dies 294
diese 68
diesen 198
dieses 14
different 264
dig 156
diga -197
digicode -114
digit -40
digita 293
digital 174
digitale -91
digitare 309
digitavel -142
digite 410
digiti 841
digitos -211
digits 44
dihormati -230
dimanche -280
din 45
dinamica 292
diperlukan -92
dir 275
direct -26
directly -177
direkt 55
disabled 221
disattivato 231
disclose 71
discount -408
disk 387
diskaun -196
diskon -95
dispatch -153
display -111
displayname -1361
displeji -63
disponible -355
disponivel -357
distribution 245
ditt -125
diz -177
dlamini 107
dlatego 6
dlouha 18
dn 52
dne 95
dni -309
dnia 41
dns -19
dnu -12
do 47
dobry -60
doc -141
dockside 61
doctor 142
document 31
documento -118
doen -97
doesn 67
dogrulama 121
dogrulamak 18
dogrulandi -59
doi -75
doing 184
dolmus -108
domain -12
domains -330
domande -185
domenica -629
domingo -54
don 3
dona -235
done -89
dong -20
donnerstag -140
donor 84
dont 113
door -157
doors -48
dopo 81
dordrecht -53
dort 111
dossier -48
dostana -171
dostane 70
double -59
dovetail 300
down 2
download -111
downloaded 46
dp -58
dr -14
dra -172
draft 93
dragon 81
drar -206
draw -67
drawer -67
drawn 62
dress -132
drive -24
driver -207
drivers 317
drop -90
dropped 136
druhe -112
dsm 29
du 24
dublin 126
due -32
dugmeye -15
dumneavoastra 76
dung 155
dunmore 100
duoc -331
dupa 293
dur 54
dura 235
durch -6
durchwahl 188
duree -23
duvidas -174
dvorak -110
dvs -54
dx 129
dynamic 146
dziekujemy -182
dzis -27
e 13
e00 -108
e0000 -22
e0e 158
e0m 3
each -86
ean -57
earlier 192
earned -111
ec0m 42
eccolo 83
ecra 54
ecran 528
ecrit 323
ed -80
edge -30
edinburgh -100
edir -13
editor 103
edu -265
ee -314
eenmalig 379
eenmalige 519
efeito 128
effect -57
effet 89
effettuato -131
egy 31
egyszer 296
egyszeri 362
ei 12
eika 6
eiluteje 130
ein 218
einen -124
einer -53
eingabe 92
eingeben 134
einladung -211
einmalcode 327
einmalkennwort 432
einmalpasswort 353
eins 73
eintippen 518
eintragen 67
eisai 8
ekipa 29
ekki 382
ekrana 326
ekrandaki 83
ekranina 241
ekraninda 176
el -78
election -82
elegir -279
elektro 120
elettronico -19
elevated 17
elevator 55
elif 37
elkeszult -183
ellenorzo -10
eller -367
ellers 180
elm -168
elpris 84
else 95
elso -8
em -54
email 34
emergency 146
emme -179
emne -96
employee 4
employees 316
employer -115
employers -74
en 33
enaa -138
encomenda -96
ended -172
ender -25
endet -20
endif -143
ending -55
ends -72
endziffern -70
enero -189
engangs 124
engangsadgangskode 71
engangskod 417
engangskode 124
engangskoden 317
engangslosenord 31
engangspassord 358
engedelyszam -8
engineer -185
england 98
enhetsnummer -1
enim 179
enjoy -217
enlace -436
enroll -194
enrolled -116
enrolment 73
ens -66
enter 368
entered 18
entering 554
enters 41
entra 69
entrando 194
entrare 354
entree -328
entrega -263
entrez 444
entro 147
entry -92
entsperren 143
entwurf 166
env 279
envelope 11
enviado -94
enviamos -729
envio -1
environment 202
envoi -444
envoye -79
episode -56
equipe 54
equipo -55
er 40
eres 219
erhalten -65
erinnerung -115
erkezik -68
erositsd 100
erp 123
error -345
errore -190
ersetzt 102
ervenyes -79
erwachsene 80
erzeugt 186
es 64
escolher 377
escreva 516
escribe 540
escribelo 483
escribi 40
escriu 257
ese 113
eshte 163
esim 5
eskerrik -40
eso 199
espace -26
essai -1
esserti 75
est -6
esta 27
estado -87
estas 214
este 17
esti 187
estimada 170
estimado 73
estonia -54
esy 17
eszkoz 110
et 38
etait -254
etape 199
ete -212
ethics 31
ett 43
etta -249
etter 141
eu 113
eur 55
euro 60
europe 165
ev -10
even -27
evening -166
event -145
events -443
ever -192
evergreen 9
every -127
everything -114
examen -206
examinations 228
example 75
existing -292
exit -298
exited -177
exma 46
exp 129
expect -29
expected -447
expediee 19
expira 278
expirat -21
expire 29
expired -158
expires_in 124
expirou -90
expiry -222
ext -2
extend -265
extension -68
external 276
extra -14
eyjhbgcioijiuzi0niisinr0 -706
ez 139
ezt 73
f 32
f0kz -565
fach -117
facil 372
facis -39
factor 113
factory -212
factura -66
facture -50
fade 133
failed -208
failures -106
faire -360
faites 29
fake -443
faktura -133
fale -153
fall 204
fallen -47
fallo -2
falls -43
falta -134
familias -20
familie 11
family 102
fares 640
farid 229
farrow -23
fathom 30
fatou -52
fattura -29
fatura -26
faubourg -64
fault -262
fax -36
fca -41
february -133
fee 74
feedback -152
feeder -140
fees -169
fehler -17
feil -285
feira -376
feiraoonline 12
fel -122
feld 218
felkod -196
felt 172
feltet 96
feluleten 66
fem 114
femke -130
fen -79
fenn -206
fenwick 656
fereastra 158
ferme 345
fernbank -448
ferries 2
ferris 51
fertig 384
feu 411
few -22
fewer -153
fi -139
field 50
fieldnote -176
fifteen -31
fig -83
figura 29
figure 190
figures 92
fila 46
file -108
filed 49
files 6
filing 122
fill 105
fim 81
fin -4
final 29
finally 36
find -120
fine -399
finestra 484
finish 157
finished -94
fiokja -102
firefox 34
firma 131
firmar 68
firmware 277
first 90
fiscale -151
five 68
fix -395
fixed -160
fizetendo -84
fizetest 184
flex -4
flickers -104
flight 34
flour -98
flug -135
flyers 155
focus -184
fogadja 272
foglalasi -76
foi -119
fois 34
folgende 44
folgenden 93
follow -50
followers -109
following 98
follows -21
folosi 57
folosinta 426
folositi 15
footer 43
for 53
forecast -95
forfaller 26
forgets 301
forgotten -53
form 110
formality 45
forms -229
formulaire 195
formular 19
formulare 70
formulario 344
formulier 80
fornitore -379
foro 52
forst 162
forste 73
forum 79
forward 66
fost -78
found 135
four 132
fr 165
fr00 207
fra -61
fragen -71
fragor 113
fragt -96
fram 34
fran -117
francisco -38
frau 55
fraud -77
fredag -71
free -147
freephone 118
freigabe 106
freigabecode 53
freigeben 8
freigegeben -188
freight -129
freischaltcode 299
frem 64
frequency 254
fresh 203
frete 180
freundliche 71
fri -26
friday 56
friend -106
friends -257
from 65
front 93
frontend -214
ft -129
fue -230
fuer 80
fuiste -99
full -135
fun 597
funciona -179
fund 169
funds -109
fungua 359
fur 59
further -61
fw 81
fyll 200
g00 -9
ga 155
gaat -3
gabarit -48
gaida 16
galaxy 90
galima -30
galway -188
game 120
games 78
gang 25
gangen 312
ganger -89
gannet -45
gaps 214
garage 40
garantie -107
garden -168
gardener -62
gare -66
garlic -165
garn -19
garnet 70
gast -14
gate -208
gates -44
gateway 90
gatt 52
gave -197
gb 7
gb00 -7
gbp 47
gdansk 208
gdynia -140
geben 30
gebruik 19
gebruiken 138
gebruikersnaam 267
gecerli 163
gecerlidir 140
gecerlilik 126
gecko 182
geehrte -119
geehrter 166
gehort -39
geloscht 150
general 129
generated 203
generator -549
genere 124
genom -138
gens -424
gent -89
gentile -105
genuine -418
geoffnet 48
ger -77
gerade 185
gerb 26
gerek -147
gergo -43
gesendet -88
geslo 395
gestern 5
gestuurd -5
get -118
gets 102
getting 92
gewoon 141
ghent -62
giam -639
gian -75
giao -16
gib 110
gibt -96
gida -197
gift -209
gilt 76
giltig 9
ginevra 9
giorno -89
girin 535
giriniz 278
giris 24
girocard -23
git -215
giv -14
give 136
given 12
gives 81
glad -26
gli 24
gmbh 17
go 181
god -28
godkann 15
godkende 72
godzinie 66
goes 95
goi -131
goiania -330
going 102
gol 13
gold 22
gom -198
gonder -358
gonderdik -217
gone -81
good 42
goodbye 136
goods -82
google 27
gooi 27
gospa 261
gospodo 113
gothenburg -3
grab -68
grace 6
gracias -59
gran -52
granite 166
grant -180
granted 172
gratis -272
graz -67
green 72
greetings 119
greta -10
grew -70
grey 178
gridbox -27
groete 39
groetjes 41
gros 157
gross -283
group 203
grower -199
grudnia -284
grus -129
grusen -85
guard 243
guest 276
guide -180
gultig 252
gun -255
guna 191
gunakan 116
gunilla 90
gunu -53
gutscheincode -387
guvenlik 105
gyldig 37
gyventojai -323
h -8
h0n0 8
h0t 13
ha -44
haben 109
hace -137
hacer -38
had 59
hadiah -114
hai 2
hakemuksen 146
halaman 589
half -30
halifax 39
hall 70
hallam 25
haller 135
hallissa -60
hallo -99
halsningar 242
halt 237
hand 162
handed -112
handel -37
hands 97
handy -20
hang -233
hanggang -180
hann 66
hanya 185
happen 128
happened 75
har 35
harbor 68
hari -93
haric 131
haro -749
harrow 79
harrowgate -231
haslo 146
hast 23
hasznalhato 348
hata -122
hatali -28
havale -78
have -65
haven 378
havnegade -87
hay -80
hb 100
he 95
hea -6
health -14
hear 74
heard -16
hears 173
hearth 42
hebben -203
hebden -19
hech 188
hedgerow -45
heeft 143
heft -175
hei -129
hej -3
helen -107
hello 14
hello00 177
helmi 222
help 9
helpdesk -107
helping 190
helpline 26
helps -573
helsinki -63
hen -203
hendelse -86
here 38
herr -35
herstelcode 164
hesabiniza -181
hesla 249
heslo -10
het 219
heti -24
heu 43
heure 149
heute 201
hey 177
hezky 221
hf 67
hi 6
hidden 138
hien -16
hier 206
high -6
hij 103
hilsen 64
him 99
hingga -198
hire 20
his -147
hivja -7
hiya 26
hmrc -269
hmz0tq0b0k -257
ho 46
hoa 91
hoan 211
hodin 26
hodinu 81
hodiny 224
hoja 158
hola -126
hold -63
holding 215
holds 301
holfid -21
home 128
hop -348
hope 24
hora 92
horaires -328
horizonte 63
hos 3
hose 1
hospital 111
hosting -122
hosts -277
hotel 16
hotels -61
hotline -29
hour 380
hours -204
house -76
how -355
howdy 150
hozza -126
hp 189
hrb 19
hrs 137
hs -36
ht0 74
http -201
https -283
hub 40
hubungi -64
huerto -91
hull 11
human -106
hundred -339
hungry 9
hut -47
huwag 189
hvala -32
hvor 111
hx0 90
hy0000 43
hyphen 251
hyva 178
i 17
ia 25
iade -311
ialah 14
iana 75
iata 261
ib 119
iba -144
iban 48
ici 45
icin 267
icinde 192
ict 227
id -139
idatzi 410
idea -49
ideiglenes -87
identificador -183
identity 170
identyfikator -107
idnr 98
iemand 139
ieraksti 90
ierakstiet 106
ievadiet 214
if -2
ifsc 37
ig -117
igazolas -30
ignition -88
ignore -65
ignored 1
ihr 31
ihre -90
ihren -71
ik -29
ikaw 164
iki -120
il 23
ile -7
iletisim 65
ilinca -345
illegalstateexception -283
im -55
ime 82
imizuzu 290
immer -35
import -213
importo -70
impressum -111
in -4
inbjudan -33
inc 55
inc0000000 166
incidencias -59
incident -111
incl -238
include -369
included 32
inconnu 48
indeksi -27
indica -9
indiquez 333
indiranagar -75
indirim -398
indtast 441
indtaste 16
induction -27
infinite 251
info -119
infolinka 67
inform -67
informamos -54
information 347
informe 76
informujemy -408
infotelefon -183
ingang -36
ingelogd -76
ingen -54
ingenting 392
ingresa 224
ingressos 16
ini 170
iniciados 340
iniciar 66
initiated 300
inlogcode 303
inloggen -11
inloggning 171
inloggningskod 96
inlogt 51
inmiddels -86
inn 148
innlogginger -59
inombolo -28
inr 19
ins 154
inscription 73
inserire 130
inserisca 288
inserisci 298
inserito -19
insert 19
insertions -91
instagram -261
install -154
installed -157
instance 21
instead 282
instruction 22
insurance 56
int 36
inte -96
integration 158
interactive 169
internet 42
interno 31
intikken 10
into 154
introduce 320
introduceti 334
introducir 194
introduiu 88
introdus -63
introduza 556
introduzca 383
introduzir 112
inv 75
invalid -384
inverter 75
invita -58
invitation -95
inviteret -377
invoice -169
io -97
ioana 2
ioctha -383
ios -198
ip -108
ipad -13
ipad00 27
ipe 124
iphone 152
irasyti 118
ird 363
irja 281
is 47
isbn -75
islem 136
isn 52
issn 159
isso 250
issue -103
issued 100
issues -86
ist -113
iste 151
isteach 390
istediniz 13
istersen 99
isto 123
it 69
italia 216
item -222
items 256
its 172
itself 84
itt 44
itu 128
iva 153
iveskite 161
ivo -134
izin -44
izkaznice -75
izmir -42
iznosu 89
j 5
j00 -61
ja 19
jadran 73
jadwal -111
jahr -430
jakarta -28
jalan -124
jam -61
jan -8
jana -151
jangan 86
januar -140
januari -72
january -37
jatka 34
jatoba 50
jau -188
java -354
je 67
jeder -228
jednokratna 302
jednokratnu 10
jednorazove 226
jednorazovy 240
jednorazowe 286
jednorazowy 235
jej 54
jelentkezzen 42
jelszo 73
jemand 238
jen 37
jens -46
jesli -188
jest -71
jestli 144
jeton 45
jetzt 22
jis 25
jo 9
joan -52
job -64
jobs -160
joel 5
joga 9
join -206
joining 251
joku 254
joliet 82
joost -36
jos 4
jou 33
jour 58
journal 31
journee -290
jours -44
jovahagyo 403
jr 4
jsem -87
jsi 80
jsme -138
jueves -40
juli -414
julio 87
jumper 261
june -29
juni -245
junio 27
jus 164
jusqu -2
just 62
justification -532
jusu 147
juz -73
k0 95
k00 17
k00g 49
k0p 165
k0q0mx -13
k0vq0 -87
ka 97
kad 4
kadar -90
kadikoy -97
kahvi -30
kai 255
kaikki -120
kaiserstrase -122
kaixo 32
kak 21
kalau 68
kali -123
kami -117
kamu 47
kan 45
kanal 17
kanner 2
kara -186
karaca -86
kare 41
karne 134
kart -241
karta 49
karte -113
kartica -58
kartinizla 151
kasim 32
kassan -272
kasse -145
kaunas -169
kaytetty -93
kazdej -202
kc -95
kcal -53
kde -157
ke 15
kedves -73
keep -186
keeper 159
kehtib 190
keld -53
kell -108
kelpaa 6
kennt 46
kennwort -10
kenteken -64
kentta 71
kenttaan 175
kerdese -47
kerjuk 105
kerran 328
kert 238
kertakayttoinen 557
kertakayttokoodi 188
kertakayttosalasana 48
kertakoodi 232
kertakoodisi 451
kesto -51
kestrel 50
keswick 519
kesz 25
ketik 384
key 97
keyboard 18
keyerror -313
keyhaven -363
keynote 323
keypad 12
keys 69
kezdemenyezte 103
kg -125
khac 31
khach 18
khau 82
khi -468
khong -116
kid -37
kies -59
kiitos -257
kime 167
kimga 45
kimlik -12
kind -82
kindly 59
king -48
kini -129
kinnituskood 259
kino 48
kiosk 60
kirish -95
kirjaudu 232
kirjaudut 147
kirjautua 2
kirjautumassa 208
kirjautumiskoodi 187
kirjautumiskoodisi 397
kirjoita 516
kit -25
kj 38
kk00x 281
kl 48
klantnummer -57
klauzula 50
kleebi 322
klein -197
kleine 121
klick -420
klicka -186
kliencie -10
kliendinumber -158
klientske 185
klijenta 201
kliknij -351
klistra 188
klockan 187
klopt -140
kluisje -164
knappa 189
knappen -63
knjiznica -35
knopf -173
know 122
knows 152
kobenhavn -21
kod 24
koda 59
kodas -15
kode 20
koden 54
koder -213
kodja 287
kodo 121
kodod 242
kodok -99
kodot 13
kodow -669
kodu -42
kodun 131
kodunu -66
kodunuz 197
kodunuzu -176
kofi 9
kohler -1
kohtaan 43
koko -129
kolonky 109
kombinierbar -44
komin -33
kommer -64
kommst 95
kommt -319
komt -105
konci 177
konfirmasi 9
konnen -159
konta -7
kontakt -34
konto -34
kontoen -61
kontonummer -56
kontrol -79
konu 191
koodi -45
koodisi 199
kopieer 121
koppel 136
kor -96
korabban -67
kornat -183
kort -71
kortele -11
kortingscode -249
koskaan -18
koszyku -237
kotak 150
kotan 45
kovetkezo -127
kq -86
kq00xt0 508
kqmz -44
krakow -111
krijg -422
krvt0000 -136
ks 43
ksh -57
ksh0 -72
ksiazki -41
ktere -175
ktore 282
ktos 148
ktr 104
kui 60
kuin 292
kuingia -62
kul -252
kuldjuk -32
kullanimlik 130
kun 79
kund 116
kunden -436
kundennummer -87
kundenummer -60
kunder -325
kundnummer 11
kup -23
kuponkoddal -38
kupuje -30
kurier -70
kurierowi -64
kurs -145
kuthibitisha 16
kvart 482
kvitto -97
kvk 17
kvkk -79
kwa 65
kwadrans 405
kwartier 80
kwenye 105
kwh -200
kx0 -26
kx00 -61
kx0q0m 112
kysytaan 210
kysyy 36
l 57
lab 104
labas 369
label -121
labels -298
ladder 52
lady -73
lag -79
lagi 80
lagos 255
lahetetty -64
lahetystunnus -91
lahti 101
lahtrisse 223
lai 127
laman 38
lan -89
lane 49
langre -85
language -275
lanken -490
lapa 301
lapses 176
laptop -26
large -265
larimer -18
lark -33
larkpay 16
larkspur -187
las 95
lasku -23
last -12
lasts 192
later 97
latest -100
lauka 162
lautet 134
lb -221
le -93
lea 144
lead -192
leave -165
leaves 5
lecteur -74
lectores -132
lectura -163
leeuwarden -41
left 15
legen -76
lehe 174
lei -80
leisure 9
lejar 207
lena -13
lending 254
length -244
lenken -66
leo 97
lep -171
les 94
lesen -127
lesesaal 95
lesson -24
lessons 43
lesz -144
let 78
letras 211
lets 403
letters 219
lettres 35
leur -227
leva -16
lib -215
liberar 307
licence 134
liczba -72
lieber 74
liegt -117
lien -298
lifetime 21
ligacao -23
light -18
lights 219
like 22
liked 15
limited 93
linde 17
linden 84
line 31
linea 239
linen 77
lines -250
link -406
linket -217
linking 53
linkki -271
links -108
linkul -101
linz 11
lipowa -29
lisboa -33
list 19
liste -12
listeden -136
listen -157
listeners -215
lists -137
liter 49
little 25
live -36
liverpool -15
livro -200
liye 150
lj0000 -28
ljubljana 145
lk00 29
ll -44
llc 63
llega -223
llp 86
ln -68
load 103
loans 421
lobby -156
local -128
locale 110
localizador -530
location -70
locator 72
locked 45
locker -161
lodz 48
loft -148
log 67
logga 128
loggade -54
logge 78
logged -141
loggen 137
logger -156
logget -203
logging 9
login 140
login_challenge 77
logins -174
loginwithemail 444
logo -3
logowanie 22
logs 179
logt 69
loja -309
lokalizacja 16
lokasi -16
lola -72
london -74
long -228
longer -125
look -170
looked -226
looks 18
loomis 244
lordag -122
lorem -15
loschen -16
lose 10
losenord 34
lost -150
losung 232
low -254
lower 347
lowlandvet 611
ls0 -120
lt 45
ltd 109
ltda 33
luc -9
lucia -58
luck -541
lucky 83
ludlow -173
ludo 93
lugares -125
luka -27
luku 24
lun 62
luna -13
lundi -41
lune -484
lunedi -254
ly -165
lyon -40
m 24
m00 -470
m0x0tb 1
ma 107
maak -31
maandag -163
maar 121
maart -26
machine 186
machines -44
macos -143
made 109
madison 19
mads -23
magaval -84
maggio -57
magic 162
mah -97
mail -17
mailadres 184
mailadresse 71
mailbox 74
mailed 120
mailer 148
mailing -34
mails -126
main -53
maintenant -151
mairie 292
maison -33
maiuscole 82
maja -6
majuscules 223
make 7
making 41
maksu 134
mal 2
mali -83
maliciously -1180
malmo 114
maly -108
man 95
manage 60
managed -120
management 4
manager 162
mandamos -261
mandant 270
mangler 15
mantem -139
mapleton -771
maps -469
mara 19
maradt -11
march -231
marco -153
mardi -135
mare -40
marek -294
maret -32
marisol 24
mark 30
marked -36
market -99
marque -59
mars -252
marsh 77
mart -8
martedi -189
martin -69
marzo -100
mas -110
maslak 78
masold 139
mastercard -79
masuk -19
masukkan 291
mat 50
matches -70
maticna 197
matricula -293
matter 360
mattermost -446
maximum 127
may -66
mayo -190
mayor -101
mayusculas 420
md 114
md0000 18
me -260
meals -26
meant 155
meanwhile 28
med -5
medical 78
medlemsnummer -177
mee -44
meer -29
meet 108
meg 43
megadott -65
megerosito 11
megkaptuk -2
mei -51
meille 244
mejlet -55
mel -145
melden 41
meldest 213
meldet -192
mellem -130
member -74
memberikan -133
members 221
membership 104
men 7
mendaftar 111
mengesahkan 3
menit 42
mennessa -30
menos -244
mensagens -188
mensaje -58
mensajes 212
mention -3
mentioned -38
mentions -99
menu -61
menus -256
mer -414
merchant 72
merci -315
merge -306
mersis 1
mes 76
mesa 89
mese -106
mesicu 108
mesma -273
message -1
messaggio -23
met 110
meteran -101
method -276
mette 73
mfa 155
mg -46
mi -5
midnight 392
miejsce 11
mientras -109
mig -48
mijn 60
milano -175
mili -413
mill 92
millbrook -147
million -76
millrace 449
milo -214
mily 151
min 170
mina 72
minden -76
mine -269
minggu -243
minima -49
minimo 27
minit 324
mins 449
minta 32
minuciu 176
minusculas 131
minuscules 219
minusu 192
minut 362
minuta 404
minutach 102
minutah 244
minute 139
minuten 317
minuter 259
minutes 170
minuti 377
minutit 128
minutos 443
minuts 49
minutter 288
minuttir 197
minutur 366
minuty 110
minuutin 232
minuutissa 79
minuuttia 139
mira -188
missed 33
mission -51
mistake 128
misto -73
mit 46
mitarbeiter 43
ml -217
mm -56
mms 192
mn0eymw -66
mniej -197
mnt -25
mo 15
mobile -165
mobility 156
mochten 21
mode 22
model -153
modem 182
modifie -208
modtaget -60
modulo 198
moi -37
moikka 201
mois -66
moisture 352
moja 273
mokejimo 138
moment 42
mon -41
monday -194
mondays -44
mondja -137
money 8
monitoring -165
monitors 35
monouso 620
monstera -348
month -78
montserrat -74
more -103
morgen -105
morning 72
morris00 132
mos 324
most -126
mostantol -57
mostly -162
mostra -111
mot 77
moth 13
motor -30
motorista -27
moved -317
moves -19
mozna -149
mp0 -128
mpan 360
mr 1
mrn -55
ms 27
msg 145
msimbo 229
mst -119
mtan 214
mtu 306
muffin -198
muista 131
mukaan -95
munissez -1
musica -85
muss -149
must 103
musterimiz -29
mute -34
muzete -218
mva 31
mvh 151
mx -248
mx0 -83
my -140
myservices -160
m³ -234
n -35
n00 327
na 16
naam -52
nach 35
nachname -295
nachricht -10
nachste 204
nachster -145
nada -128
nadia 124
nagon 219
nagot -7
naic 23
najdete -120
nakup -53
nakupu -170
nam -134
namai -16
namaste 218
nambari -67
name -174
names -94
nan -168
nantes -130
nao 39
nap -195
napis 77
napiste 110
narocilo -98
narudzba -28
narva -273
nase -84
nastavit -425
nastavite -218
naste -150
nationale -227
navegador -4
nd -30
ne 82
nearly 100
nedele -183
need -37
needed -49
needs -10
nego 22
negozio -12
neither -13
neka -548
nelkul 56
nell 137
nella 3
nello 258
nem -26
nennen -13
nepatvirtintas 237
neplatny -127
nereikia -199
neste -101
net 33
netherlands -134
nettleseren 286
network -44
neu 113
neue 34
neuen 75
neuer 73
neve 291
never 14
nevienam 138
new 29
news -328
newsletters 64
next 25
nf -291
nga -19
ngaku 88
ngay -222
nguyen 65
nhan -157
nhap 95
nhe 143
nia 55
nic -101
nice -100
nicht -61
nichts -237
nie -38
niego 46
niets -229
nieuwe 75
night -3
nights -88
nije -58
nikada -156
nikomu 164
nimanui 344
nincs -368
nine 214
ninety -420
ninguem 173
ningun -37
nisi 188
niz 78
nl0000 -419
nm 13
nm0 13
nmls -204
no -17
nobody 126
noc 64
noch 195
nodig 136
nog 38
noget -209
noi -60
nok 303
nombor -80
nome 7
nomor -104
nomreniz 86
nomresi -133
non -62
none -145
nooit 25
noon 90
nordhaus -56
normal -216
normally -155
norte -114
north -62
northgate -42
northmere 224
norway -224
nos -40
not -14
nota -236
note -6
notebook -53
notes -239
nothing -301
notice -141
noticed -148
notification 3
notifications -244
notig -442
notre -236
nouda -81
noutokoodi -179
nouveau -52
nov -217
nove 200
november -120
novembre -80
noviembre -157
novo 148
novy 5
now -77
nowego 122
nowy 244
ns 145
nt -108
nu -193
nua -416
nueva -69
nuevo 26
num -34
numar -41
numarali -57
numaraniz -152
numarasi -79
numarul -85
number -75
numbers -132
numbrid -27
numer -275
numerem -259
numeris -116
numero -152
numeroon -28
numerot 96
numeru -68
nummer -344
nummeret -83
numret -74
numurs -128
nun 49
nunca -283
nuo -116
nursery 362
nxtuy0z_spgnmjxfq0wggl0q -76
ny -70
nyckeln 287
nye -95
nyt -53
nytt -8
nz -306
o 9
oat 6
objet 61
objeto -16
obrazac 50
obrazovce 220
obrazovke 199
obrigada -2
obrigado -141
oc -74
och -53
ocr -102
oct -7
octavia -11
october -196
octobre -23
od -43
odbierz -138
odbiorca 4
odbioru -351
oder -165
odkaz -86
odkleni 9
odnosnik -212
odoslana -41
odpowiedz -192
of -36
off -57
offer -12
offers -466
office 51
offline -172
offnen 147
offnet -171
offset -63
often -37
og -19
ogni -176
ogrenci 132
oh 62
ohm 175
oi -47
oib 2
ok -47
okafor -76
okkar 61
okna 222
oknie 31
oktober -189
ola 32
olamide 267
olay -208
old 17
oldalon 581
oleander -555
olet 387
olette 111
oleva 2
olit -103
olur 240
oluwaseun 206
om 75
ombi 303
on -27
onay 175
oncall 156
once 24
onda 376
onder -113
one 108
onepass 70
ones 63
onetimepassword 180
online 75
onlinebanking -120
only 151
ont -223
onze -29
oo 386
opa 30
open 76
opened 37
opening -22
opens 8
openstaat 363
operacao 58
operacja 155
operacji 42
operation 40
operations 114
operative 245
opisovat -152
opiste 598
oplata 6
opposition 235
ops 209
option -44
or -44
ora 33
orario -141
oraz -214
orchard -122
orchid 28
order -119
ordernummer -128
orders 103
ordinateur 189
ordine 16
ordre -47
ordrenummer -17
ore 89
oregon 81
oren -209
organisation 386
oriel -223
original 14
os -5
osei -227
osl -31
oslo -19
osoitteessa 50
ospiti 18
oss -36
others -84
oto 235
otp 154
otp_code -947
otp_ttl_minutes -405
otra 89
otrzymalismy -68
otter -55
ou -110
oude -63
oui -162
oulu 87
out 58
outbound -164
outdoor 36
outro 58
ouvert 89
ouverte 254
ouvidoria -114
ouvrir 2
ove 406
over 62
overovaci 344
overovaciho 35
overstory -497
owen -45
owl 22
own -1
owner -112
oy 80
oyelaran -79
ozdemir 62
ozel -18
p 8
p00 -193
p0rncfwn0on0 337
pa -27
paattyy -23
pacific 420
pack -249
packing 108
pada 8
padlocks -41
pag -99
pagar -279
page 254
pages 52
pagi -19
pagina 536
pago 56
paid -6
paikalle -391
pair 11
paired -380
pak -32
paket -278
pakke -81
paldies -117
palisade 1
palletcode -82
panama -44
pane 102
pani 13
panier -352
pankki -173
panstwo -273
pantalla 316
pantry 169
papertrail -417
par -164
para 213
parade 112
parar 45
parast 132
parcel -282
parcels -85
parent 301
parents -80
paris -38
park -42
parking -73
parnu -61
paro -136
parola 24
paroli 234
parool 28
part -116
partir -85
partner 89
party 88
pas 20
pass -74
passbook -8
passcode 271
passcodes -454
passed -156
passes 126
passkey -168
passkeys -197
passo 42
passord 38
passt -152
password -17
passwordless 554
passwort -157
passworts 24
past 175
paste 202
patch -156
path 167
patient 92
patvirtinimo 258
patvirtinti 231
pause -343
paused -135
pavia 53
pay -51
paydesk 349
payee 20
paylasmayiniz 263
payment -43
payout 439
payroll -34
pdf -246
pdt -128
pe -64
peachtree 47
peakline -83
pebble 116
pedalo 187
pede -50
pedido 107
pedidos -32
pedindo 84
pediremos -232
pediste 56
pediu 54
pegi 25
pekka 403
pembelian -217
pending 385
penerima 704
pengambilan -224
pengenalan -123
pengesahan 282
pennant 404
penny -14
penrose 99
pensez -56
pension -143
pentru 79
penztarnal -367
people -163
per 15
perc 107
percen 127
perchline 50
percig 562
perdidos -49
perguntas -18
period -59
periodo -106
peristiwa -153
permohonan 302
perr00 -132
pershendetje 100
person 1
personal -206
personlichen -98
personne 292
peru -175
pesanan -4
pet 23
petak -255
pete 365
petis 378
petit 11
petro -227
petrol -30
peux 67
phone -109
phong -169
photo -120
photos 30
phut 555
picked 96
pickup -245
pid -204
pide -67
pidio 88
piece -85
piegade -168
pieslegsanas 49
pigeon 223
pigeonpost 13
pike 41
pills -58
pin -5
pincode -112
ping -44
pinnacle -133
pins -141
pipeline -34
piu -27
pixel 78
pizza -154
place -159
placed -113
places -12
plain 58
planned 39
planner -261
plant -267
plata 77
platbu 69
plate -88
plati -1
platnosc 8
platnost 187
play 11
played -102
player 12
players 127
plc 60
please 2
pln 227
plot 44
plotline -86
plover -55
pls 37
plumtree 51
plus -107
plusieurs -121
pm -6
pnr -195
po 70
pocketcms -129
pocztowy -161
podaj 113
podcasts -170
pode -170
podpis 184
podpisania 13
podra 130
poi 155
point -10
points -221
pojistovna 62
pokazite -101
pokoj -106
pole 283
police 181
policka 214
policy -140
polis -88
polje 133
polling -146
polu 242
pon 186
pone 124
ponesite -39
ponizszego 7
ponownie -247
ponta -5
pontos -6
poole -138
pop 176
poprzedni 46
popust -47
por 47
porque -22
porta -207
portal 60
portale 276
portalu 131
portfolio -398
portland 37
porto 23
portone -76
portugal -124
posilame 4
poslali -31
poslana -84
possible -87
post -223
posta 4
postadress 118
postal -218
postami -75
postbox -74
postcode -137
poste -73
posted -48
postgres -316
postinumero -154
postnumer -185
postnummer -148
postovana 105
posts 12
pot 132
potongan -36
potrditveno 59
potrebovat -179
pots -144
potting -9
potvrdenia -74
potvrdit -218
potvrdte 110
potvrdu 391
potvrdzovaci 69
potvrzeni 123
potwierdz 28
potwierdzajacy 215
potwierdzam -251
potwierdzenia 65
potwierdzenie 92
pour 199
pouzijte 562
pouzite 46
povedzte -51
power -4
pozadali 4
pozdrav 36
pozdravem 178
poziadali 29
poziv -52
poznan 19
ppiydgaehq -6
pr -19
pra 161
praha 23
prank 213
pre -88
precedente 23
precinct -373
precisa -11
pred -124
predmet -42
prefer 27
preghiamo -43
prelevement -105
premere 67
prenotazione -39
prepared 7
prepisite 205
prescription -208
presentarsi -63
presente -74
press -90
pressed 492
preto -29
preukaz -92
preview 171
prevista -52
pri -233
price -111
prihlaseni -32
prihlasenie 47
prihlasovaci 249
prihlaste 198
prijava -163
prijavite 199
prijavo 210
prijavu 210
prima -152
primeira -74
print -140
printed -305
printer -203
printing -324
pris -354
prisijungimo 343
prisijunkite 136
pristup 201
privacy 4
private -47
priya 46
processed -49
prochaine -5
prod 43
prodlouzit -29
product -363
production -108
profile 24
profilo 86
program 37
programme -345
project -86
projector 12
projekt -75
promise -255
promised -140
promo -140
promocional -174
prompt 391
prompted 89
pronta 61
proof 240
property 179
prosim -143
prosimy 34
prosinca -182
prosvasi 6
protected 43
protection -9
proud -412
prove 200
provided 22
provider -218
provisional 127
proximos 38
prufcode -75
prufen 26
pryce 123
przelew 68
przepisac 748
przepisanie 121
przepisz 475
przy -99
przychodzi -30
psc -100
psst 84
pt 76
pts 143
pty 23
puan -4
puaniniz -216
published -153
puedes -217
puk -83
pukul 79
pull -411
pulnoci 245
pulsa -346
pulsera 31
punch 308
pune -66
punktow -55
puntos -210
puo -186
puoi -43
purchase -2
purpose 380
push -246
pusti 384
put 159
pw -16
py -152
pyta 39
pyysit 170
q 492
q0zt0lmv0xk 2
qa 113
qa0 5
qeydiyyat 238
qr -700
qs -70
qu 47
quan 52
quand 11
quart 440
quarta -261
quatre 221
quay 91
que 102
queira 105
quello 233
quelqu 36
quem -117
queridas -337
queste 336
question -156
questions -48
queue -24
quezon -92
quien -57
quill 495
quillbase -167
quillstone -20
quiz -30
quota 11
quote -218
quoting 39
quy 52
qx0t0l 120
r -28
r00 -97
r0000 -109
r0y -25
ra 79
rabatkode -102
rabatkoden -307
rabatowy -292
rabatt -189
rabattkod -206
rabattkode -295
rachunek 148
rack -186
racun -81
radio -85
radku 78
rafael -211
raffle -146
rahasia 1
railcards -911
rain 65
rama -24
ramane -42
ran -89
rand -45
randevunuz -183
random 70
rang -18
ranije -129
rapporten 118
raqami -285
rastreio -146
rata -124
rate -248
rates 38
rather -71
rathmines -189
rb -218
rc 10
rcpt -461
rd 170
re -25
read -11
reading -144
ready -139
real -62
really 154
realm 101
recebemos -166
receipt -132
receipts -51
received 36
receptie -278
reception -165
recevoir -187
rechnung -108
recibes -111
recibimos 106
recipes -184
recipient 155
recite -2
recogida -119
recollida -26
reconhece 12
reconoces 17
recopier 201
recopiez 476
record -472
recorded 256
recordings -370
records -116
recover 227
recovery 105
recu -106
recuerda -204
recuperacao 205
redacted -647
redan -145
redeem -153
redemption 215
reducere -243
ref -16
referans 101
reference -178
referencia -223
referral -522
referto 33
refshalevej 284
refunded -72
reg 17
regards 217
regeringsgatan -418
region -80
registamos -15
register -104
registered 24
registering 284
registrace 298
registraci 153
registraciji 35
registrar -109
registration 21
registreringsnummer -61
registrierung 319
registrikood -70
registro -37
regret -212
reinitialisez 187
reisepass 175
reject -184
rejected -336
rejestracje 100
rejestracji -23
rek 95
rekisteroitymisesta 204
relates 139
relax -186
relay -11
release 181
released 71
rembourse -79
remember -73
remercier -240
reminder -450
reminders -215
remise -141
remote 115
removed -66
remplace 141
rendelesszama -100
rendelest -55
rendered -57
renew -187
renewal 415
renova 284
rent -87
renvoyer -13
repay -251
repeat 480
replaces 92
replied -88
replies -51
reply -32
replying -46
report -225
reporter 14
reportez 85
reports -127
republic -146
reqemler -51
request 11
request_id 165
requested 213
required -102
requires 420
res -16
resend 29
reserva -262
reservation -74
reservations -126
reserve -14
reset 5
resi -48
residency -9
resident 39
residents -294
resolved -476
responda 372
responde 58
response -322
responsibly 182
resta 17
restano 183
restart -174
restore 70
restricted 4
result -216
results 179
ret -35
rete 64
retire -94
retour -101
retrait -459
return -7
returned 21
returns 70
rev -114
reveal 7
revele 31
review -115
reviewed -197
revisa 335
revision -277
rewards 218
rezervace -74
rezervacija -120
rezervasyon -135
rezervat 27
rfc -410
rg0 -77
rgrm000000 14
rh0000 1
ri -352
ribera -19
riceverai -130
ricevi -95
ricevuta -261
richiesta 68
richiesto 60
rider -47
riders -69
ridica -177
riding -482
rien -193
riga 184
rigas -38
right 100
rights 245
rinda 122
ring -39
ringe -166
rink 126
rio -75
riquadro 308
ritiro -122
riunione -113
rivers -116
rm00 -22
roaming -168
robert -37
robin -228
robot 130
robots 56
rochester 500
roditelji 188
rodo 83
rok -63
role 211
roll 38
rollout -167
ron 41
ronda -17
room -31
rosalind -82
rota 395
roulib 29
route 39
router 131
routing 197
royal 62
rp -141
rp00 -79
rp000 -4
rr -6
rs 29
rubrica 392
rufnummer -2
rule -148
rules -286
runbook -448
runner 247
runs 81
rush 31
rut 120
rutan 377
rx -30
ry 173
rye 30
s -19
s0 64
s00 -38
s00da0 -99
sa 11
saa -151
saat -154
saber -193
sable -63
sacar 81
sacola -240
safe -85
safely 48
safety -325
sag -33
sagsnummer -3
said 13
saida -48
sailytys -10
saint -33
saisie 41
saisir 207
saisissez 651
saiu -30
sak -82
sakerhetskoden 262
sala -227
salah -392
salamat -213
salasanaa 11
salasanan 83
saldo -98
sale -197
sales -115
salford -26
sali -82
salida -9
salle -10
salon -50
salt 14
saludo -57
saludos 59
salut 111
salvador 301
sam 29
same 11
samedi -23
samen -61
samme -126
sample -126
sampletown 409
sampleville -957
samr00 -218
samsung -18
san 77
sandbox -35
sanitaria -59
sans 192
santiago -153
sao -88
sarl -7
saskaita -24
sat -70
save 32
save00 -68
saw -202
sayfada 72
sayfaya 103
sayi -57
sayin -54
sayisi -75
says 36
scade 25
scaduto -143
scammer -258
scammers -39
scams -287
scan -21
scanners 679
schlussel -77
schranka 88
schreef 313
science -438
sconto -280
scop 30
scopes 24
screen 379
scrie 152
scrivi 541
sdelte -61
se 16
sea -80
seans 359
season 211
seat -189
seattle -181
sebou -85
sec 20
sechsstelligen -237
second 120
seconda 306
secret 19
section -17
sections -60
secure 129
securite -88
security 3
seda 273
see -88
seed -71
seeds 249
seeing 50
seen -148
sees 179
segments -7
segreteria 97
seguimiento -139
segundos 49
seine -15
seit -191
seite 28
sekali 221
sekarang -30
sekolah -42
sel 236
selam 126
selasa -101
selatan 89
self 14
sell 19
selv -88
semaine -144
semana -184
semanal -203
sementara -17
sempre 17
senast -20
send -72
sending 12
sendt -10
sendung -9
senest -251
senha -40
senhor 67
sensitive 276
sensor -6
sent -104
separate 33
sepette -129
sept 145
september -48
serial 83
series -45
servers -479
service 4
servicetelefon 199
servir 274
servus 17
sesame 72
sessio -78
set -46
settings -58
seu 63
seul -115
seuraava 299
seurantanumero -66
severity -111
sezione -284
sha000 -209
shake -294
shall 125
share 73
shared 7
sharp 286
shed -210
sheets 179
shelf -5
shift 130
ship 200
shipped 42
shipping 19
shop -129
shopping -55
shops -27
short -62
should -83
shout 179
shouting -54
shown -268
shows -294
shut -135
si 8
siamo -78
sich -102
sicherheitscode 120
sicurezza -8
sidan 482
siden 367
sie 116
sierra 39
siete 202
sifra -6
sifre -27
sifreniz 141
sifreyi 163
sig -57
siger -14
sign 94
signature 158
signatures -557
signed -230
signer 230
signing 85
signs -61
signup 163
sigurdsson 236
sijaan 179
silakan 183
silent -227
silly 33
silver 166
sim 229
simpan -145
simply 201
sin -85
sincerely 102
sind 123
singapore -78
single 77
siparis -10
siparisiniz -15
sirve 120
sisaan 19
sisesta 143
sisselogimiskood 18
sistema 295
sit 12
sita 38
site 62
site_id 49
sitting 344
six 27
size -119
sizning 135
sk00 161
skaitli -44
skaits -73
skal 157
skambinkite -74
skeleton 325
skip 65
skola 185
skopiuj 59
skriv 321
skriva 84
skriver 76
sku 115
sky 158
slaet -77
slette -8
slevovy -334
slide -261
slik -212
slip -20
slot 138
slova 38
slow 67
slutar 100
slutter 99
sm -242
small 344
smart -98
sme -115
smilestone -2
smo -116
smoke 96
sms -284
smtp -444
sn 48
sn0u -15
so 7
sobota -14
soc 30
socia -44
sociale -199
soeben -182
sofia 46
sofort -56
software -54
soir 165
soita -3
sol 211
sola 65
solicitors -148
solved -56
somebody 52
someone 64
something -101
somewhere 57
son -48
sondag -59
sondern 157
sonra 375
sonu -24
sooduskood -233
soon 106
soporte 99
sorrel 154
sorry 115
sorszama -22
sort -169
sorteo -186
sortie -107
sorulariniz -348
sou 230
souhaitez -140
south 144
sp 155
spaces 47
spam -375
spar -24
sparst -168
speak 32
special 26
specialist -129
spedizione -104
spell 187
spend -136
spent -310
sperren -28
splatnost -40
split -74
sporgsmal -15
sporitelna 492
sport 38
sprawa -18
sprawdz 317
sr -14
src -217
srl 152
sshd -115
st -94
staat -61
staci -185
stadfesta 121
stadfestingarkodinn 70
stage -133
stagehand 646
stai 68
stale 173
stammer -122
stand -379
standing 241
stands 170
stanje -50
stari 5
start -124
started 203
starts -109
stasera 198
stata -66
statement -265
station -52
statistics -162
stato -180
status -160
stays 41
ste 49
steht -26
stejny -4
stem 381
step 175
steps -124
stevilka -127
sti -129
still -90
stimata 91
stitch -271
stock -140
stockholm -63
stop 135
stops 3
stora 7
stored 50
storgatan -28
str -17
stran 35
strance 302
strani 117
stranici 25
streak 99
street -17
stronie 329
stroom -15
stub 263
stuck 44
studio -80
stunden -41
sturen -19
stuurden -226
stycznia 61
su -23
sua -28
suas -270
subject 172
subject 0 -106
subject 00 -170
subject 000 64
subject 0000 -38
subject 00000 2
subject 000000 7
subject 0000000 -5
subject 000000000 25
subject 000호 -20
subject 0b -53
subject 0f0a0c0 135
subject 0fa 128
subject 0x0 -211
subject 0월 -308
subject a -54
subject aanmelding -200
subject abbiamo -152
subject abgelaufen -350
subject aboard 85
subject about -42
subject accepted -319
subject acces 187
subject acceso 417
subject access 192
subject accesso 176
subject account -27
subject acesso 108
subject achat 109
subject acme -21
subject action 81
subject activate 32
subject activation 165
subject added -333
subject adding 580
subject address -70
subject adgang 125
subject admin 252
subject adresse 13
subject afspraak -79
subject agm -156
subject aid 377
subject aktivacija 80
subject al 19
subject alamat 258
subject alarm -107
subject aldrig -313
subject alert -141
subject alerts 438
subject all 187
subject alle -388
subject almost 243
subject always -106
subject am -36
subject an 79
subject and 66
subject anda -66
subject anmeldecode 101
subject anmelden 20
subject anmeldung 80
subject answer 340
subject answered -76
subject antrag -93
subject api -307
subject apmoketa -27
subject app 78
subject app_name -420
subject application -165
subject appointment -174
subject approval 60
subject approve 290
subject approved -676
subject appuntamento -126
subject april -418
subject ar -47
subject aramiza -333
subject arcade 57
subject are 43
subject area -171
subject arende -176
subject armario -91
subject arrival -163
subject arrive -200
subject arrived -130
subject arrives -35
subject assigned -88
subject atelier 4
subject aterstall 10
subject att 58
subject attachment -96
subject attempt 12
subject attention -180
subject attic -37
subject audio 13
subject auntie -248
subject autentificare 162
subject authenticate 891
subject authentication 22
subject authorise 50
subject authorize 23
subject autorizacion 69
subject autorizar 323
subject autorizare 85
subject autorize 60
subject autoryzacja 111
subject autoryzacyjny 180
subject aux -112
subject available -218
subject avec -206
subject aviso -113
subject avviso -101
subject aw 399
subject back 14
subject backup -344
subject badge 24
subject baharu -330
subject ban -60
subject bank 144
subject banka 93
subject bankpadi 7
subject bao -50
subject barn 164
subject baru -207
subject been -14
subject before 138
subject bei 311
subject bejelentkezes -26
subject bekliyor 172
subject bekrafta 241
subject bekreft 112
subject belepes 176
subject belepesi 50
subject belepokodod 42
subject bereit -89
subject berhasil -131
subject besked 22
subject best -175
subject bestatigen 129
subject bestatigung 55
subject bestatigungscode 94
subject bestellung -264
subject bestilling -131
subject beta 137
subject betaling 41
subject bevestig 193
subject bevestigd -242
subject bib -49
subject biletiniz -74
subject bin -84
subject biology -58
subject birthday -118
subject bitte 42
subject biztonsagi 231
subject blad -23
subject blocked -13
subject boiler -199
subject boleto -47
subject bolletta -251
subject bon -96
subject bonifico 242
subject bonus -51
subject book -41
subject booked -82
subject booking -115
subject box -25
subject breaks -209
subject broj 141
subject browser 706
subject btc -135
subject buchung -74
subject budget -38
subject bus -491
subject but 520
subject buying 57
subject by -317
subject cadeau -16
subject caducado -230
subject call -36
subject cambio 230
subject cancelled -839
subject canh -390
subject cannot -226
subject car -300
subject card -230
subject carte -246
subject case -213
subject casi 131
subject casier -34
subject catalogue 25
subject certificate -339
subject challenge 385
subject change 179
subject changed -312
subject chat 183
subject check 78
subject checkout 139
subject chitanta -36
subject chuyen -198
subject chyba -177
subject ciao 49
subject cifre 220
subject cikti -92
subject cinema -87
subject cita -232
subject claim 150
subject class -557
subject clave 7
subject click -95
subject client 106
subject closed -166
subject club 91
subject cod 225
subject code 156
subject codes -248
subject codi 462
subject codice 230
subject codigo 193
subject codul 199
subject coffee 76
subject coletul -199
subject collect -141
subject collection -207
subject comanda -84
subject coming -142
subject commande -342
subject comments -30
subject complete -279
subject completed -383
subject compra 75
subject compte -150
subject computer 607
subject con -228
subject conference -177
subject conferma -26
subject confirm 35
subject confirma 133
subject confirmacao 411
subject confirmada -25
subject confirmar 506
subject confirmati 123
subject confirme 188
subject confirmed -723
subject confirmer 107
subject connect 340
subject connexion 260
subject consegna -38
subject console 312
subject consulta -110
subject conta -266
subject contact 320
subject contract -56
subject contrasena 8
subject contrasenya 266
subject control 219
subject cooperativa 171
subject copied 277
subject correction 55
subject correo 308
subject counted -43
subject course -247
subject cp 507
subject cu -156
subject cua 31
subject cuenta -90
subject cupom -190
subject customer -6
subject customs -62
subject czeka -68
subject d 51
subject da -9
subject dad -181
subject dana -188
subject dang 113
subject danke -248
subject dans -103
subject dari -50
subject darkovy -328
subject das 7
subject day -418
subject days -540
subject de 87
subject declined -53
subject degistirildi -338
subject del -140
subject delete 47
subject delivery -190
subject demo 20
subject deploy -166
subject deployed -229
subject deposit -374
subject der -11
subject desde -301
subject det 496
subject details -183
subject dev -34
subject develop -51
subject device 289
subject di 27
subject dial -43
subject didn -914
subject dig -19
subject digit -28
subject digital 115
subject dimenticata 86
subject din -58
subject disabled -705
subject disk -147
subject dispatch -27
subject disponible -446
subject dispositiva 46
subject dispositivo 141
subject do 63
subject document 44
subject doesn -426
subject domingo -27
subject don -207
subject done -13
subject door -320
subject dostawa -121
subject dostep 140
subject down -181
subject dr 145
subject dress -266
subject driver 106
subject du -20
subject due -316
subject dumneavoastra -241
subject duoc -212
subject dynamic 58
subject e 149
subject e0e 82
subject echec -304
subject edit 173
subject egiaztapen 13
subject eich -226
subject eingeben 14
subject einmal 161
subject el -127
subject electronic 593
subject electronique 64
subject elkeszult -360
subject email 128
subject en -74
subject enabled -230
subject engangskod 344
subject engangskode 343
subject engineer -178
subject enrollment -100
subject enter -275
subject entered -475
subject entra 77
subject entrar 291
subject entrega -223
subject ep -379
subject er -139
subject erro -123
subject error -106
subject errors -4
subject es -102
subject eshte -484
subject esqueceu 22
subject est -113
subject este -43
subject et -9
subject eth -86
subject eur 110
subject even 361
subject everything -243
subject exam -155
subject examen -110
subject example -141
subject expire -342
subject expired -695
subject expires -201
subject export 67
subject external 474
subject extracto -110
subject factura -490
subject facture -185
subject factuur -227
subject failed -902
subject fake -278
subject faktor -69
subject faktur -1
subject faktura -457
subject fallback 716
subject falsche -97
subject falta 345
subject fathom -228
subject fattura -139
subject fatura -182
subject faturaniz -206
subject fehlgeschlagen -272
subject feirao 9
subject fernly -253
subject fi -148
subject field -605
subject file 81
subject finish 226
subject fiok -93
subject firefox -19
subject firma 353
subject fl 173
subject flight -144
subject foi -80
subject follow 459
subject for 30
subject forgot 61
subject forgotten -178
subject form -193
subject forum 187
subject forwarding -578
subject fost -334
subject found -262
subject fra 38
subject fran -92
subject frau -161
subject fraud -321
subject fraudes -27
subject free -258
subject freigabe 532
subject freigeben 291
subject freigegeben -21
subject friday -405
subject fridge 117
subject friends -231
subject from 86
subject ft -124
subject fur 129
subject fwd 507
subject game -192
subject garden 434
subject gate -172
subject get 43
subject gets 13
subject gewijzigd -294
subject gia -225
subject giam -26
subject giao 67
subject giris 168
subject gitrove -126
subject give -704
subject go 76
subject godkann 472
subject godkend 308
subject golpe -49
subject good -359
subject got -16
subject gratis -92
subject guest 191
subject ha -640
subject half -188
subject han -384
subject happens -366
subject har -443
subject has -328
subject hasla -28
subject have -501
subject hazir -180
subject hazirdir -113
subject hej 15
subject held 67
subject hello -95
subject help -195
subject here 19
subject hey 1156
subject hi 172
subject hoje -213
subject hold -128
subject holiday -159
subject hospital -225
subject host 157
subject hosting 53
subject hotel 140
subject hours -592
subject house 292
subject how -339
subject hr -138
subject hs -511
subject html 28
subject iban -47
subject icin 545
subject identity 298
subject idopont -93
subject ihr -44
subject ihre -134
subject il -33
subject im 5
subject important -935
subject in -36
subject inbjudan -198
subject inbox -10
subject indirim -194
subject indirizzo 98
subject information -704
subject inici -187
subject inlogcode 356
subject inloggen 126
subject inloggning -2
subject inloggningskod 349
subject inn 176
subject innlogging -174
subject input -318
subject inside -310
subject inspection -427
subject instructions -76
subject insurance -89
subject into 143
subject invitation -175
subject invite -14
subject invited -789
subject invito -93
subject invoice -496
subject ios -241
subject ir -361
subject is -54
subject islem 156
subject issue -473
subject ist -128
subject it 294
subject item -35
subject its -228
subject j 114
subject ja -98
subject jangan -36
subject janji -151
subject je -243
subject jednorazowe 185
subject jelszo 193
subject jira -295
subject jizdenka -53
subject job 197
subject joining 256
subject jouw -286
subject jovahagyasa 702
subject jovahagyo 6
subject jsme -5
subject july -139
subject jums -216
subject june -151
subject juniper -414
subject jusu -134
subject k 32
subject kamu -7
subject kargonuz -217
subject kas 133
subject kata 77
subject ke 88
subject keamanan 192
subject keep -39
subject keeper 11
subject kerro -249
subject kertakayttoinen 33
subject keselamatan 82
subject kettle 109
subject key -61
subject keys -75
subject khoan 275
subject kimseyle -225
subject kindling 18
subject kinnitamine 466
subject kinnituskood 335
subject kirish -31
subject kirjautumiskoodisi 496
subject klaar -373
subject klub 56
subject knock 150
subject know 201
subject kod 151
subject koda 413
subject kodas 304
subject kode 249
subject kodea 425
subject koden 251
subject kodi 3
subject kods 282
subject kodunuz 295
subject kody -140
subject kommt -251
subject konfirmasi 22
subject konto -85
subject kontrola 149
subject kood 75
subject kullanimlik 163
subject kundenkonto 45
subject kundenportal 144
subject kurz 234
subject kutse -11
subject kvittering -247
subject kvitto -161
subject l 84
subject la -30
subject lab -147
subject lager -187
subject lasku -126
subject laukia 430
subject launch 326
subject le -154
subject left -25
subject leitura -9
subject lejart -56
subject lemmings 47
subject length -308
subject lepes 169
subject les -345
subject let 96
subject lettura -176
subject leverans -182
subject library -76
subject licence -606
subject license -191
subject lieferung -256
subject liegt -116
subject lien -762
subject lige -296
subject lindqvist 53
subject linha 165
subject link -161
subject linked -206
subject linking 2
subject linux -102
subject lisbon -6
subject listrik -150
subject live -22
subject living 212
subject livraison -90
subject load -185
subject localhost -185
subject location -160
subject locker -144
subject loft 134
subject log 241
subject login 258
subject loginkode 352
subject logowania 141
subject logowanie 106
subject logujesz 68
subject loi -327
subject longer -300
subject look -150
subject loomly 41
subject low -551
subject m 116
subject ma 282
subject mail 216
subject mailadresse 194
subject main -24
subject maksu 32
subject malipo -209
subject manage 257
subject manca 170
subject market -203
subject mars -79
subject marso -43
subject masuk 186
subject mat 258
subject match -276
subject matches -135
subject matricula 358
subject meeting -161
subject meg 90
subject megerkezett -32
subject megerositese 66
subject megvaltozott -198
subject melding 26
subject member 112
subject members 1
subject membership -200
subject message 150
subject meter -460
subject meterstand -270
subject mfa 250
subject mina 100
subject minutes -263
subject misin 277
subject missing -510
subject mit -107
subject mo 4
subject modifie -2
subject module -110
subject moi -148
subject monday -36
subject month -154
subject more -33
subject moss 127
subject moving 150
subject mutual 219
subject my 43
subject myservices -244
subject n -28
subject na -92
subject nantes -28
subject narudzba -10
subject naslova 128
subject ne -351
subject nearly 401
subject needs 69
subject nefunguje -87
subject neu -170
subject neue -367
subject neues -50
subject never -472
subject new -63
subject news -222
subject newsletter -256
subject next -119
subject nie -215
subject nieuwe 8
subject nightly -141
subject nimbus 1217
subject no -171
subject noch 210
subject non -498
subject nooit -148
subject norwind 500
subject not -34
subject nota -92
subject notes -273
subject notewell -622
subject notice -258
subject notificacion -33
subject notig 475
subject noua -244
subject noudettavissa -27
subject nouveau 198
subject nouvelle -486
subject nov -226
subject nova -281
subject nove -228
subject november -160
subject now -308
subject nowe -34
subject nowy 63
subject nr 11
subject nu -339
subject number -75
subject numbers -53
subject numer -10
subject numero 26
subject nunca -248
subject nuovo -52
subject nur -282
subject ny -22
subject nyt -267
subject o 30
subject oak -240
subject object -516
subject objednani -104
subject objednavka -115
subject obnoveni -11
subject october -63
subject odbioru -127
subject odeme 95
subject of 183
subject off -254
subject oled 265
subject on -134
subject one 247
subject onepass 98
subject online 320
subject only -182
subject op -349
subject open -224
subject opening 485
subject operacji 136
subject ops -97
subject order -87
subject ordine -102
subject ordre -163
subject otp 150
subject out -94
subject oven 130
subject over -243
subject overeni 407
subject overenie 149
subject overovaci 42
subject pac -112
subject pacco -137
subject paczka -326
subject padded 29
subject page -161
subject pages 68
subject paid -92
subject paiement 151
subject pair 106
subject pairing 172
subject paket -515
subject palette -183
subject palogging 60
subject par -277
subject para 61
subject parcel -348
subject parent 128
subject parish -328
subject parking -135
subject pass 24
subject passcode 378
subject passed -48
subject passkeys -89
subject passo 80
subject password -22
subject passwords -361
subject passwort -130
subject patch -89
subject path -36
subject patvirtinimas 156
subject paused -38
subject pay -44
subject payee 215
subject payment 90
subject payroll -188
subject pedido -339
subject pemeriksaan 57
subject people -2
subject per 28
subject perjalanan -93
subject permission 146
subject permit 87
subject permohonan 326
subject phone 174
subject pickup -247
subject pieslegsanas 68
subject pin 124
subject pinecrest -24
subject pins -206
subject pizza -56
subject platnosc 2
subject please -43
subject plug 137
subject pm 96
subject pnr -20
subject pocketcms -159
subject pod -46
subject podpis 218
subject points 158
subject policy -205
subject por -102
subject portal 114
subject portale 49
subject porto -259
subject posiljka -345
subject post -168
subject potrditev 292
subject potvrda 12
subject potvrdte 96
subject potvrzeni 54
subject potwierdz 167
subject power -18
subject pozvanka -97
subject pr -860
subject pra -76
subject prenotazione -78
subject preview -607
subject price -317
subject prices -53
subject prie 45
subject prihlaseni 92
subject prihlasovaci 107
subject prijata -207
subject prijava 32
subject prijavu 193
subject prin -18
subject problem -398
subject prod -16
subject profile -19
subject programare -82
subject project -194
subject promo -175
subject prosim -53
subject prove 124
subject prueba 115
subject psst 134
subject publish 45
subject puk -458
subject q -118
subject qa -44
subject query -46
subject queue -130
subject quick 317
subject quoted -410
subject rabatowy -96
subject racun -185
subject radio -179
subject raktar -62
subject randevu -74
subject randevunuzu 99
subject re -152
subject read -59
subject reader 467
subject ready -206
subject recall -309
subject receipt -795
subject receive 649
subject received -156
subject rechnung -375
subject recibo -189
subject record -88
subject recordatorio -268
subject recovery 32
subject recuperacao 79
subject redeem 165
subject redeeming 105
subject ref -108
subject referral -158
subject referto 60
subject refund -36
subject regalo -454
subject register 207
subject registered -152
subject registering 136
subject registration 67
subject registrierung 136
subject rejected -64
subject rejestracje 42
subject relay 37
subject release -138
subject releve -380
subject reminder -484
subject remote 73
subject removed -590
subject rendez -291
subject reply -162
subject report -179
subject req -32
subject request 3
subject requested 75
subject required 39
subject reserva -341
subject reservasjon -97
subject reservation -195
subject reset 140
subject resetting 94
subject restablezca 104
subject restoring 45
subject result -216
subject results -46
subject retirada -51
subject returned -119
subject reveal 120
subject review -576
subject rezervace -51
subject rezervacije -130
subject rezervasyonunuz -139
subject rezerwacja -76
subject ricevuta -111
subject rm0 1
subject rma -74
subject rok -93
subject roofing 30
subject roulib 14
subject run -230
subject s 111
subject saapunut -53
subject sakerhetskod 162
subject sakerhetskontroll 132
subject sale -201
subject samedi -32
subject sample -104
subject saskaita -77
subject saturday -143
subject save 104
subject save00 -41
subject scam -182
subject sconto -228
subject score -72
subject season -61
subject seat 127
subject seats -22
subject second 365
subject secure 167
subject securite 94
subject security 234
subject see 82
subject seguranca 125
subject seguretat 33
subject sei 134
subject semakan 32
subject semester -19
subject sen 148
subject send -275
subject sender -316
subject sendung -29
subject senha 68
subject sent -330
subject september -236
subject server -166
subject service -84
subject sesion -43
subject session 20
subject set -439
subject setup 33
subject seu -119
subject share -296
subject shift 513
subject shipment -136
subject shipped -361
subject shows -183
subject si -125
subject sicherheitscode 357
subject sicurezza 46
subject sie -72
subject sign 171
subject signing 136
subject signup 153
subject sikkerhedstjek 180
subject silence 236
subject sim -18
subject sinu -83
subject siparisiniz -28
subject sisselogimine 140
subject site 90
subject siunta -119
subject slaet -14
subject slow 26
subject smoke 137
subject sms 159
subject smtp -501
subject so -151
subject solved -92
subject sons 151
subject sorry 180
subject sort -182
subject source -50
subject spent -298
subject spot -232
subject spring -140
subject stadfesting 196
subject stadfestingarkodi 120
subject stamp 60
subject standing 42
subject start 152
subject statement -200
subject stay -165
subject step 175
subject steps 86
subject stg 168
subject still 132
subject stufe 44
subject su 7
subject sua -32
subject subject 322
subject subscription -101
subject sudo 425
subject summary -232
subject summer -59
subject sunday -432
subject survey -610
subject swap 4
subject switching 1
subject system -32
subject szamla -82
subject tablet 23
subject tai 42
subject tak -13
subject talebiniz -171
subject tan 194
subject tap -194
subject tastet -351
subject tau -4
subject tax -84
subject taxi -53
subject te -125
subject telah -416
subject telephone 498
subject televizor 58
subject tell -401
subject template -27
subject temu -64
subject ten -106
subject termin -163
subject tern 318
subject tesdiq 387
subject tessellate -62
subject test -18
subject teu 24
subject text 47
subject texted -1217
subject thank -253
subject thanks -509
subject that 67
subject the -76
subject their -83
subject then 277
subject thibitisha 35
subject thing 67
subject things 150
subject this 237
subject thistledown 1
subject ti -116
subject ticket -192
subject tickets -17
subject tid -126
subject tidewatch 263
subject tight 132
subject tiket -72
subject til 73
subject tilauksesi -102
subject tilausvahvistus -102
subject tilgang 36
subject till 114
subject time -56
subject timed -88
subject tl -15
subject to 83
subject token 51
subject tomorrow -24
subject tonight -291
subject too -653
subject tr 175
subject tra 120
subject track 826
subject train -179
subject transfer 304
subject transferencia 72
subject trip -280
subject trouble -377
subject tu -2
subject tua -113
subject tuesday -101
subject tumapesa -42
subject tuo -30
subject tur -103
subject turned -268
subject turvatarkistus 258
subject tv 192
subject two 14
subject txt -520
subject u -29
subject uhekordne 242
subject un -278
subject una -81
subject undefined 16
subject undelivered -95
subject unique 167
subject unlock 228
subject unterwegs -22
subject untuk -32
subject up 23
subject update -157
subject updated -327
subject ur 174
subject urzadzenie 42
subject use -18
subject used -486
subject user -160
subject uus 113
subject uw -70
subject uz -12
subject v -188
subject v0 -245
subject va -111
subject vagt00 74
subject vahvista 315
subject vahvistettu -89
subject vahvistuskoodi 65
subject vaihdettu -278
subject validate -133
subject validation 319
subject valmis -42
subject vam -846
subject van 65
subject varauksesi -117
subject vas -21
subject vasa -214
subject vase -205
subject vasi -93
subject vastuvott -79
subject ve -618
subject vem 255
subject vencio -455
subject ver 317
subject verifica 77
subject verificacao 298
subject verificatiecode 7
subject verification 72
subject verified -416
subject verifiera 208
subject verifikimit 306
subject verify 104
subject vi -113
subject viaje -67
subject video 633
subject view 241
subject visit 110
subject visszaigazolasa -81
subject vizitas -60
subject vizite -77
subject vom 59
subject voor 36
subject vos -112
subject vostra -32
subject vote 6
subject voto 182
subject votre -31
subject voucher -380
subject vouchers -124
subject vous -21
subject voyage -190
subject vpn 164
subject vs 278
subject vurr 5
subject w 95
subject waiting 83
subject waitlist -409
subject wants 88
subject warehouse -298
subject warnung -185
subject was -198
subject way -231
subject we -236
subject webinar -298
subject week -86
subject weekly -232
subject welcome -20
subject weryfikacyjny 95
subject wg 278
subject wharf -241
subject where -45
subject who 185
subject why -102
subject wi -132
subject wiadomosc 93
subject will -602
subject willkommen 65
subject windows -37
subject wir -254
subject with -3
subject without -39
subject word 202
subject work -4
subject world -19
subject would 31
subject wrong -505
subject wurde -533
subject xac 504
subject yapildi -22
subject year -179
subject yet 294
subject you 24
subject your -12
subject yours 143
subject yusuf 161
subject z -67
subject zahlerstand -345
subject zahtjev 158
subject zamowienie -85
subject zasilka -39
subject zip -80
subject ziurtagiria -3
subject zl 100
subject zlavovy -303
subject zmeneno -100
subject zmienione -68
subject zostalo -136
subject zprava 129
subject zresetuj 111
subject zurucksetzen 184
subject η -350
subject κωδικοσ 56
subject την 40
subject адреса 203
subject аккаунт -118
subject в -49
subject ваш -219
subject вашата -104
subject ваше -71
subject вход 186
subject входа 66
subject для 247
subject за -103
subject заказ -62
subject изменен -204
subject к 190
subject код 322
subject кіру 124
subject пароль -158
subject пароля 157
subject подтвердите 433
subject подтверждение 503
subject показания -25
subject потврда 187
subject почту 104
subject почты 229
subject пошти 189
subject підтвердьте 107
subject рахунок -10
subject си 235
subject счет -218
subject час -128
subject чек -166
subject ձեր -208
subject אימות 344
subject אישור 45
subject הספר 170
subject הקוד 228
subject חדשה -223
subject נסיעה -38
subject קבלה -8
subject קוד 270
subject שלך -42
subject الالکترونی 156
subject الامان 23
subject التحقق -113
subject الدخول 38
subject تاکید 36
subject تایید 471
subject تم -247
subject جدید -167
subject خصم -189
subject دخول -29
subject را -705
subject رمز 432
subject شما -173
subject طلبک -401
subject فاتوره -109
subject لا -707
subject لاگ 356
subject مع -193
subject نشانی 61
subject نوبت -71
subject ورود 182
subject کد 49
subject ہو -83
subject आज -245
subject आपका -18
subject ईमेल 115
subject ओटीपी 374
subject करें 317
subject को -306
subject कोड 220
subject गया -103
subject बिल -6
subject भुगतान 127
subject से 27
subject है -19
subject কেড 126
subject লগইন 19
subject হয়েছে -160
subject ഓർഡർ -50
subject ലഭിച്ചു -55
subject ยืนยันอีเมลของคุณ 243
subject เข้าสู่ระบบ 159
subject თქვენი -330
subject ኮድ 53
subject ポータル 91
subject ログイン 94
subject ワンタイムパスワードのお知らせ 345
subject 取件通知 -63
subject 安全验证 53
subject 工单 -139
subject 您的登录验证码 108
subject 您的订单 -42
subject 新しいログイン -97
subject 本人確認 249
subject 案件 6
subject 注文番号 -71
subject 認証コード 174
subject 請求書 -54
subject 重置密码 47
subject 重要 -68
subject 验证码 102
subject 계정 -137
subject 광고 -30
subject 기기 331
subject 도착 -25
subject 도착했습니다 -81
subject 도착했어요 -291
subject 등록 397
subject 로그인 101
subject 마지막 130
subject 본인확인 492
subject 상품이 -99
subject 새로운 -136
subject 안내 -20
subject 예약 -247
subject 오류 -130
subject 완료되었습니다 -30
subject 요청 87
subject 이메일 70
subject 인증 505
subject 인증번호 306
subject 재설정 297
subject 접속 96
subject 주문 -99
subject 주소 51
subject 코드 14
subject 쿠폰 -41
subject 확인 378
submission -99
submit 119
submit_token -28
subscribed -68
subscriber 73
subscribers 121
subscription 72
substitutions -4
such -88
sudah -250
suerte -95
suivant 355
sull 111
sulla 5
sulle -107
sum 5
suma -226
summa -130
summer00 -57
summit 469
sumoketa -84
sun -500
sunday -166
sundial 59
sundry 4
sunniva -200
sunset -45
sunt 129
sunu 338
supply 12
support -5
sure 335
survey -49
suspended -1
suspicious -66
sv -157
svar 34
sw -157
sweden -114
swift -239
swiftlet -5
switch 57
switched -114
syndic -62
syota 270
syottaa 111
syottamalla 99
system 192
systemet 97
szama -55
szamla -28
szamon -365
szamra -13
szamsort 221
szamu -68
szeged 3
szereplo 40
szeretne -12
szia 133
t -32
t0 93
t0q 79
ta -5
tab 266
table -31
tablet 240
tac 399
tady 39
tag -32
tagen -76
tagihan -61
tags -104
tahan 148
tai -21
taip 30
take -135
takes -106
takich -647
taking 176
takip -149
talent -78
talk -134
taller -58
tallet 266
tallowfield -126
talr 8
tamamlamak 42
taman 81
tambem -103
tampere -190
tan 154
tandemly -143
tanne -168
tannery -18
tanneurs 22
tanto -12
tap 23
taper 66
tapez 219
tapped 328
tapping 569
tar -73
tarang -27
tarehe -145
tarif 29
tarih -302
tarihi -73
tariq -296
tarjeta -24
tartalek -729
tartu -12
tasdiqlash 214
task -312
tasks 188
tassa 158
tast 511
taster 310
tat 75
tato 31
tatranka 224
tau 176
tautan -653
tax -84
tb -41
te 156
team 72
technologies 80
technology 151
teclea 505
tegar 66
teha -1
tehnomir 114
teid -170
teie 116
tej 221
tek 248
tekstiviestilla -87
tel -11
tela 190
telah -66
telecom 3
telefon -88
telefone -170
telefonicky -81
telefono -137
telefonom -85
telefonunuza -273
telephone 40
telepon 3
tell 176
tellimus -198
telliskivi 97
telp 48
tem 95
temp 72
tempahan -332
template -52
temporaneo 421
temporary 297
temujanji -96
ten 40
tenancy 354
tendra 42
tentativas -293
ter 162
terima -149
terko -2
termasuk 281
termina -95
terminado 50
terminal 60
terminant 66
terve 139
tesdiqlemek 6
teslim -67
teslimat -155
tessera -18
test 19
testbed 107
tester 104
tester0000 -38
testinen 126
testserver -15
text -264
texted -500
tez 70
th -159
thai -64
than -167
thang -37
thanh -186
thank -81
thanks -56
that 101
thay -293
the 5
them 7
then 129
theo -7
there -142
these 195
they -78
things -86
think 99
thinking -444
this 134
thistle -61
thistledown 164
thistledownseeds 15
thoai -15
those 71
thread -75
three -21
throw -233
thrown 94
thu -86
thuc 70
thuis -7
thursday 11
tiada -341
tic 99
tick 217
ticket -163
tid -188
tidewater 283
tied 6
tienes -52
tik 407
tikai 207
til 13
tilaus -20
tilausnumero -46
tilausnumerosi -22
tilbake -16
tiles 160
tilillesi 131
tilisi 133
till 80
tillykke -220
tilmelding 4
tim 38
time 109
timed 27
timer -15
times -118
tin 14
tinggal 195
tinn 13
tip -377
tipi 2
tippe 32
tippen 287
tirane 207
tisdag -21
tisza 42
tisztelt 28
title 94
tjena 41
tl -46
tlf 147
tnhh 53
to 94
toan -132
tobias -73
toca -130
today 117
toegangscode 161
toimitus -60
token 73
tokens -143
told 213
toliau 149
tom 37
tombol -74
ton 190
tong 27
tonight 98
took -184
tools -73
topics -7
toque -173
tor 237
torget 14
torno -545
tot 39
total -78
totale -272
totem -135
totp -528
touch -168
toutes -99
towards -32
towel -888
town 78
tq0s -564
track -320
tracked -635
tracking -70
traga -252
tragen 132
traiga -5
tram 195
tran -58
trang 453
transacao -65
transaction -28
transcript 107
transfer 14
transit 115
tratta -112
travellers 85
trc00 66
treasurer 146
treba 116
trellis -13
tren 12
trenger 35
trent -403
tres -71
tresor -128
trial -177
tributo -49
trick -124
trimis -574
trips 78
troque -182
trottix 66
trowel -44
truki 173
truoc 63
trustees -240
try 24
trykk -134
trzeba -179
trzy 77
ts -238
tsau 1
tsh -129
tsp -113
ttl 53
ttl_minutes -869
tu 50
tua -62
tuan -48
tube -115
tuc 102
tue 3
tuesday -73
tuleb 208
tulemast 138
tun -90
tunnissa -4
tunnus 46
tunnusluku 89
tuo 39
turbine 51
turma -22
turned -94
turnstile -555
turpmak -168
tus -191
tutar -45
tutarindaki 66
tutti -362
tutto -131
tv 69
twice 28
twilight 1
two_factor 30
twoj 96
twoje 148
tx 62
txn 185
typ 412
type 356
typing 343
uber 84
uberweisung 72
ubuntu 142
ucebna -130
ucet -13
uchun 644
uctu -44
ucun 278
udlober 184
udv 381
udvozlettel 5
uferweg 14
ugyfelszam 137
uhekordne 461
uhekordset 249
uhr 10
ui 245
uid -104
uit -309
uitat -188
ujat 245
uk 40
uksekood -146
ukucaj 183
ukuze 541
ul -1
ultimo -2
um -22
uma -20
umbra -97
umbrella -176
umea -60
un 43
una 81
und -45
under 48
une 25
unesite 234
ungultig -29
uni 475
unica 108
unico 198
uniform 72
union -100
unique 318
unit 219
united 89
unknown 59
unless -64
unlock 103
unlocked -53
unlocks 72
uno 24
unser -97
unstable -224
unter 20
unterschrift 86
until 93
untuk 218
up 53
update -93
updated -355
upi -118
upisi 180
upisite 243
upload 67
upphamtningskod -106
ups 48
upstream -340
ur 113
ure 231
urgent -232
url -471
us -111
usa 34
usado -177
usage 61
usato -412
usd 122
usdt -27
use 158
used -172
useless -118
user 11
user0 66
user_000000 -78
user_id 59
userid 143
usermailer 89
username -279
users -115
uses -225
usetrite -30
uso 361
ust 11
usted 56
usual -338
usuario 24
ut 5
utana 71
utanvet -426
utc -66
utente 119
utf -166
uthibitisho 312
utilise -127
utilisez -5
utolso 140
utrecht -182
uus 283
uusi 81
uw -39
uye -143
uygulamaya 93
uzere 41
uzerinden -67
uzsakymo -199
v 151
v0 54
va 111
vag -37
vagt00 32
vagy -159
vahvista 262
vahvistettu -170
vahvistuskoodi 132
vahvistuskoodisi 308
vaihtuu 24
vaja -239
valabil 241
valable -33
vale 83
valencia -122
valid 90
validade 263
validate -240
validation 107
valider 8
valido -11
valkommen -251
valley 13
valmis 43
valor -43
value 2
vanaf -84
vanhenee 249
vanhentunut 112
vantar 154
vao 255
var -269
vara -128
varauksesi -5
varausnumero -107
varausnumerosi -29
vare 27
vars 141
vart 33
vase -113
vashiyat 31
vault -133
vazena 70
vazeny 59
vd 11
ve 28
vecka -218
vehicles 45
velkommen 41
vence 32
vencimento -514
venerdi -44
venster 165
ventana 58
venue -134
verbraucht -8
verde 81
verfallt 581
vergleichen 146
verifica 200
verificacao 213
verificacio 153
verificacion 185
verificar 127
verificare 216
verificatiecode 390
verification 203
verified -264
verifieringskod 317
verifies 113
verifikasi 284
verifikasiekode 328
verify 73
verify_url 469
verifying 197
verlopen -112
verra 199
versio -131
vertrag 60
vertragskonto 7
verval 20
verwenden 457
verwijderen -204
very -95
vesterbrogade 80
veterinary -115
veya -42
vez 297
vf 396
vi -158
via -174
vid -67
video 98
vielen -191
vien 93
vienkartinis 251
vienreiz 122
vienreizejais 55
vienreizejo 202
vient -169
vier 205
viernes -73
viertelstunde 176
view -88
viewing 205
views -2
vigilant -181
viite 216
vil 33
vila -4
vilnius -39
vinduet 15
vine 264
vintage 246
vir 35
virke 16
virus 1
vis -181
visa -105
vise 78
visible 97
vite 64
vlozite 11
voce -19
voen 72
voer 295
voici 203
void 192
voided 207
voimassa 123
voit -323
voksne 5
volante -21
voluptatem 269
voor 65
vorgang 64
vorstand 17
vote 141
voting 123
voto 254
votre 6
voucher -298
vous 35
vpisite 107
vpn -115
vr0 -147
vraagt 157
vriendelijke -10
vs 52
vstupenky -71
vu 120
vui 216
vul 738
vullen 46
vuoro 41
vuosi -148
vypis -208
vyzadejte 1
vyzdvihnutie -10
vyzvednuti -51
w -50
wa 15
waar 146
wachtwoord -121
wait -212
waiting 152
waits 188
walk -52
walking -79
wallet 127
want 19
wanted 142
wants 287
ward -238
waren -229
warenkorb -770
warm -90
warranty -434
warszawa -12
was -220
wasn -146
watch -279
watched 130
water -49
way -126
ways 250
waznosc 130
wazny 86
wazny_do -45
wd -167
we -9
web -18
web00 -168
webinar -248
wed 8
wednesday -392
wednesdays -112
week -142
weight -84
weis -54
weiter -5
welcome -16
well -83
wellington -12
went -32
were -145
werktagen -6
weryfikacyjny 257
west -89
weten 172
wexford -402
wharf -148
what 40
whatsapp -34
when -139
whenever -130
where 16
which 81
whichever 370
while 179
white -287
whitlock 196
whitstable -71
who 14
whois -7
whole -200
whom -73
why -59
wi -58
wib -16
wickerwork -169
wielkosc 280
wifi -98
wij -134
will 11
willow 110
willowmere -318
wilt 153
win -154
wind -129
window 391
windows -51
winkel -248
winners -290
winning -202
wir -65
wird -87
wissen 198
with 139
withdraw -82
withdrawals 224
withdrawn -164
within 4
without 26
wizyty -98
wlan -128
wniosku 7
wo 22
word 17
words -69
wordt -47
work 13
worked -31
worker -59
works -126
world -81
worth -185
would 122
wp -176
wpisac 706
wpisz 381
wr 207
write -182
wrong -88
wrote 113
ws 79
wurde -163
wurden -107
www -59
wybierz 96
wybrac -27
wye -519
wygasa 442
wygenerowana -76
wykonac -89
x -50
x0 -34
x00 21
x000 -186
x0000 150
x0ze -10
xac 199
xifres -52
xk0qpm -123
xlsm 151
xml 299
xx 237
xxx 62
xxxx 73
xxxxxx -124
y -57
y00cre 70
ya 9
yako 54
yalnizca -69
yapildi -365
yapin 140
yard 20
yardim -163
yarn -13
yaz 450
yazin 164
yaziniz 148
yazmaniz 136
year 80
years -93
yeni 187
yes -144
yesterday -177
yet -59
yeterlidir -195
yeyote 15
yn 264
yo 136
yo00 44
yok -74
you 54
your 47
yours 107
youtube -210
yrittanyt 71
yusuf 20
z 3
za -40
zadaj 25
zadajte 479
zadanim 347
zadejte 330
zadnja 57
zadzwon -33
zahl 107
zahlernummer -82
zahlerstand -165
zahtevali 1
zahtjev 84
zahtjeva 110
zakazka -144
zakaznicke 107
zakupy -10
zaloguj 123
zalozna 107
zamowienie -68
zaproszenie -199
zaracunamo -225
zaragoza -211
zarizeni 4
zaslonu 207
zatwierdzenia 61
zaufanego 8
zaveste -83
zdarma -122
ze 143
zeby 53
zegt 58
zeichen 269
zeitpunkt -143
zeli 59
zenbakia -181
zephyr 69
zero -137
zgody 202
zich -74
zien -146
ziffern 258
zip -282
ziurtagiri -7
zivjo 210
zk -150
zk0000 -362
zl -57
zmien 72
zmienione -9
znaczenie 27
znamenke 85
zondag 49
zonder 132
zone -15
zoom -330
zostal -163
zostalo -23
zostatok -53
zpravu -281
zugangscode 546
zum 106
zur 23
zustatek -83
zustava -45
zvaniet 49
zwischen 10
~000 -52
~00a 71
~00円 -100
~00分 255
~00前 2
~00号 -39
~00日 -74
~00時 -23
~00月 -86
~00분 39
~00시 10
~00은 -5
~00을 25
~00일 -76
~00입 30
~00호 -17
~0にロ 183
~0分で 468
~0分に -45
~0分钟 140
~0分間 477
~0月0 -131
~0桁の -14
~0的手 -48
~0입니 6
~_00 77
~agħ 194
~egħ 207
~għe 69
~ieg 18
~ipア -34
~pアド -38
~sim 374
~sms -1157
~url -83
~αθη -109
~ανα -158
~απη -59
~αρι -108
~αρτ 30
~ατα -69
~ατη -104
~βου -184
~γορ -161
~δει -510
~δημ 285
~διο 1
~εδι 127
~εθε 65
~ειν 226
~εισ 31
~εκπ -78
~ενα 75
~επτ 11
~ερι -5
~εστ -158
~εχρ 234
~ζητ 79
~ηλε -138
~ημε -155
~ηρε 19
~ηστ 13
~ητη 52
~ητο -277
~θει 110
~θεσ -34
~θηκ -101
~θον 31
~ιασ -211
~ιγα 174
~ιηθ -149
~ιησ 183
~ιου -88
~ιστ 44
~ισχ 167
~ιτη 103
~καρ 5
~κοσ -2
~κου -72
~κπτ -151
~λαβ -148
~λαθ -87
~λατ 184
~λεπ 461
~ληθ 149
~λιο -158
~λισ 8
~λωσ 24
~μεχ 166
~μπλ 232
~νδε 87
~νεν 86
~νοι 35
~νομ -54
~νου -111
~ντω 169
~οδο 22
~ολο -131
~ονι -34
~ορε -223
~οτι 19
~ουσ -45
~οχη -117
~πελ 143
~πολ -14
~πτα 16
~ραδ -167
~ρακ 210
~ραψ 537
~ρει 20
~ριο -161
~ρισ 81
~ριτ -137
~ροσ -202
~ρωμ -24
~σησ 244
~στο -39
~ταμ -142
~ταχ 41
~τεσ -40
~τικ -161
~υμπ 82
~υνο -249
~χου -24
~χρι 60
~ωθε 4
~абе 16
~ави -11
~авл 11
~аво 79
~авт 149
~аву 40
~аде -86
~ади 90
~аже 22
~аза -21
~аит 202
~ака -54
~акт 53
~ала -40
~али -18
~ало -21
~аль -19
~ана 142
~анд 18
~анн -34
~аны -313
~апи -167
~апо 58
~аро 32
~асп -179
~ата 30
~атк -16
~атн 136
~ато -185
~атч 88
~ать -101
~аче -191
~аєт 8
~аңы 65
~бал -153
~бел 148
~бер 48
~бои -191
~бот -171
~бро -47
~бря -282
~вае -193
~вам 42
~ван -148
~вар -47
~ват 28
~вве 45
~вед 302
~вен -60
~вер 43
~вии 59
~вка 34
~вле 69
~вни 9
~вод 222
~вое 23
~вои 152
~вор 65
~вош -5
~впи 478
~вре -2
~вхо 81
~выи 165
~віл 66
~гас 20
~ген 407
~год 23
~гот 262
~даи -19
~дар -165
~дек -305
~ден -24
~дин 12
~дит 13
~дне 5
~дни -66
~дно 345
~доб 178
~дпи -35
~діл 61
~діт 450
~еде -247
~еди 121
~едн 52
~ежд 127
~ежн 59
~езе -3
~езн -119
~ель 29
~ена -6
~енн -176
~ено -92
~ерд 161
~ерж 109
~еру -25
~ета 16
~етк -34
~жар 385
~жде 103
~жен 58
~жет -328
~жно -190
~заб -238
~зав -342
~зад -148
~зам 60
~зан -93
~зас 29
~зач -119
~зве 4
~зді 40
~зер -29
~змі -13
~зна -103
~зов 55
~ива 45
~ига -145
~иин 243
~или 67
~имо -99
~ина -103
~инк 2
~ину 272
~ира -70
~ири 67
~исл -17
~исп -106
~ист 44
~ити -37
~ито -155
~ице 20
~иши 164
~ият -70
~каз -62
~кар 68
~кас -84
~кат -159
~кау -7
~ква -15
~кир 117
~клі 217
~кол 29
~кон 78
~кра 165
~кро 279
~кур -25
~лае 59
~лал -199
~лат -33
~леж 84
~лез 147
~лем 36
~лен -32
~лет 35
~лив 52
~лич -202
~лка -76
~лов 17
~лог -103
~лож -13
~лом 65
~лос 155
~лта -28
~луч -148
~льн -90
~люб -363
~мар -20
~мге 426
~меи -45
~мен -116
~мер -321
~мин 118
~мит -4
~мож -69
~мок -269
~мір -270
~міт -78
~наб 511
~наз -105
~нал -95
~нас -160
~нај 129
~нев -46
~нед -1
~нен -95
~нет 189
~нже -50
~нил 98
~нир -351
~ниц 137
~ния -92
~нка 5
~нке 145
~нкт -14
~нку 75
~нно 36
~нор 98
~нос -45
~нти -352
~нут 343
~ным 370
~ніт -148
~оби -186
~обр 91
~ове -17
~ови -74
~ово 38
~ого -11
~оди 44
~одо -75
~оду 53
~оді -255
~озо 282
~оки -258
~олу -102
~оль 53
~ому 503
~онн 181
~опе 128
~опи 129
~оре 40
~орм 120
~орн 79
~ору 59
~орі 42
~оси -70
~осс 72
~отв 40
~ото 73
~оши -216
~ошл -441
~пал -244
~пас -159
~пер 43
~пет -77
~пит 49
~пиш 301
~пок -152
~пол -11
~пон -369
~поп 75
~пос -155
~поч 203
~пра -70
~при -193
~рав -25
~раз 95
~рам 35
~рат -30
~рац 55
~рач -55
~рва -148
~рди 142
~рду 11
~рев 26
~рез -17
~реп 302
~рес 5
~рет 154
~ржд 69
~рив 278
~рим -57
~рин 8
~риф 368
~рка -52
~ров -62
~роз 80
~рои -70
~ром -238
~рос 178
~роч 36
~рта 43
~рте -8
~руи 134
~рыи 61
~сад 29
~саи 77
~сер -25
~ска 9
~сло 238
~сме -6
~спа -40
~сст 115
~ссы -243
~сте 136
~сто 32
~стр 165
~сту 98
~сум -36
~сьм 138
~сят -251
~сөз 39
~тат 2
~тву -6
~тел -71
~тен 52
~тер 140
~тес 262
~тив 235
~тии -31
~тис -691
~тич 53
~ткр 68
~тов -276
~тор 7
~тра 197
~тре 7
~три -151
~тск 157
~тур -132
~тчи 22
~тыр 293
~тік 182
~ужб 92
~уль 105
~ума -18
~унт -64
~упи 88
~фон -152
~фор 69
~хви 215
~циф 244
~чен -156
~чет -194
~чис -298
~чка -85
~шен -67
~шет 122
~шия 151
~шли -144
~щен -109
~ърж 371
~ылк -192
~ыта 20
~ьні -580
~это 1
~яку -97
~ять -308
~іко 48
~інц 439
~іні 59
~іть 22
~јав 128
~ակա -129
~անո -92
~ավե 155
~ատվ -52
~ելո 247
~երի -29
~թյո -225
~ինչ 86
~ծու 21
~կան 215
~մար -90
~նագ -120
~որդ -17
~ութ -158
~ում 85
~ուն -233
~պատ -86
~տմա 101
~րել 46
~րմա -10
~ւթյ -23
~ביק 372
~גלי 100
~דכן -65
~דרו 45
~האי 347
~ההנ -277
~הזי 207
~הקי -191
~הקל 212
~ודכ -75
~ופו -66
~ורי 131
~זור 268
~זין 449
~חיי -30
~יון -20
~ייש -27
~יסה 238
~יקר -133
~ישו -15
~כשי -170
~להק 26
~להש 248
~ליד 429
~מות 89
~מיק -19
~מכת 2
~ממכ -224
~מנה -33
~נות -231
~ניי -189
~ניס 63
~נסי 24
~נקו -62
~סוף -22
~סים 168
~עמי 281
~פון -310
~קוד -47
~קני -6
~קשה 6
~קשת 127
~רות 63
~רים -336
~שלו -153
~שלח -71
~שלי -10
~שמר 224
~תבק 1
~תוק 297
~תור -306
~תפו -36
~ابک -19
~ادخ 128
~اده -18
~اره 74
~اسٹ -35
~اشت -276
~الا 6
~الت 1
~الر -53
~الس 56
~الط 238
~الق -136
~الم -14
~الن 148
~اله -253
~اما 111
~امت -59
~امک -204
~انن -23
~اکی 159
~ایس -96
~ایی 5
~بار 415
~بای 218
~بتا 212
~بتن 145
~برا -381
~بول 57
~بیق 37
~تاب 70
~تار -136
~تاک 73
~تای 194
~تبد -1
~تبی 315
~تخف -91
~تصد 494
~تطب 39
~تعا 388
~تعد -135
~تور -68
~جیے 105
~حبا 54
~حده 298
~حصل -122
~خال 281
~خدم 79
~خفی -127
~خول 541
~داد -163
~دار -84
~درا 181
~درخ 50
~دفع -211
~دقی 339
~دیل -84
~ذکر -243
~راء -26
~رام 36
~ردا -134
~ردی -72
~رسل -2
~رصی -50
~رون 5
~ریا -26
~ریب -6
~ریخ -111
~ریق -44
~ریم 187
~زار 18
~سای -7
~ستی 180
~شحن -161
~شما -150
~شنب -122
~صلن 89
~صول -33
~صید -7
~طلب 26
~غو0 23
~فار 32
~فحه 225
~فیف -51
~قام 105
~قای 49
~قیم -60
~لاح -79
~لار 61
~لام -139
~لان 70
~لتا 25
~لتح 189
~لتس 5
~لتط 137
~لتف 255
~لحس -29
~لخا 12
~لرس 177
~لرق -45
~لشا 26
~لعم 90
~لمل 7
~لمن -3
~لنا -23
~لکو 51
~لکھ 58
~لیه 285
~لیو -32
~لیک 109
~مار -70
~مام 186
~مبا -198
~مبر -253
~مدی 212
~مرا -4
~مفت 87
~ملا -171
~موع -205
~نام 44
~نای 162
~نبه -49
~نجا -126
~ندا 51
~ندس 129
~نیه 189
~و00 14
~وار 140
~واس 469
~وجو -43
~وحه 21
~وری -135
~وقت 127
~ولی 124
~وما -181
~وند -39
~ویس 89
~پرد -282
~کاو -175
~کتب 316
~کری 11
~کون -234
~گیر -125
~یات -469
~یاف -157
~یته 51
~یدی -283
~یری -148
~یلن -97
~یمر 55
~یون -173
~یین -239
~ییں -149
~ंजी 97
~ंबर -9
~उपभ -38
~ऑर् 13
~कसै 83
~कुं 11
~कृप 86
~कों -193
~कोण 93
~गता -115
~गिन 121
~जिए 189
~डाल 342
~णीक 5
~तपा 31
~ताए 15
~तिम -36
~तुम 65
~त्र 128
~दस् 316
~दौर -123
~धन् -26
~नमस 113
~नुर 14
~नुह 229
~पन् 25
~पभो -65
~पहु -5
~पोर 281
~प्त 199
~प्र -49
~बिज -30
~भेज -247
~भोक -38
~मिन 114
~मिळ -173
~यवा -56
~याप 105
~रक् -146
~राइ -19
~राह 41
~रोध 4
~र्न 113
~लाइ -137
~लिभ -143
~लॉग 1
~वाद -28
~वाप 59
~शुल -100
~ष्ट 277
~संख -28
~साठ 293
~स्थ -224
~हुँ -82
~ाइन -202
~ाठी 124
~ाने -188
~ापन 391
~ाप् 123
~ायत -259
~ाया -24
~ारी -31
~िंग -233
~िकअ -42
~िजल -26
~िनि 309
~िभर -8
~ुँच -7
~ुरो 18
~ुस् 147
~ृष् 17
~ेंट -287
~ेखा -146
~ेगा 112
~ोक् -13
~्ने 50
~्मा -45
~्रे -66
~्शन -47
~আপন 166
~করণ 231
~কেন -310
~খুন 195
~গইন 118
~গাম -224
~গ্র -126
~চাই 149
~জান -47
~দেখ 115
~নম্ -103
~নান -278
~নুর 353
~নের 78
~পের 4
~বহা 161
~বেন 24
~মেস 224
~ম্ব -4
~রটা 97
~রবে 24
~রিম -143
~রেধ 105
~র্ড 26
~হয় -60
~াচা 151
~াতা 53
~ান্ 211
~াপে 454
~ামী -140
~ারি -217
~ালী 38
~িপি 21
~েছে -254
~েডট 11
~েন্ -131
~েয় 186
~্টা 81
~্তি 98
~্বর -9
~্যব 75
~্যা -78
~্রে -22
~ਪ੍ਰ 514
~ઈને 234
~કોઈ 78
~નિટ 377
~મિન 145
~ર્મ -30
~િનિ 84
~உள் 141
~கின -8
~ங்க 246
~செய 19
~டங் 244
~டது -16
~டவு 193
~டாம 19
~ணக் 7
~தட் 495
~நிம 383
~நீங 64
~னும 195
~புக 146
~யம் -124
~விய -7
~வேண 27
~ாட் -508
~ிடவ 17
~ீங் 67
~ுக் 147
~ுதி 171
~ெத் -327
~ெல் 375
~ேரு -3
~ைப் -158
~ையா -83
~்கி -100
~்கை -171
~்டத -426
~்து -56
~்பு -132
~்ளு -291
~ండి 93
~ఎవర 296
~డాన 455
~ధృవ 25
~నంబ -74
~నిమ 193
~బర్ -82
~మిష 103
~ర్డ -252
~వరి 21
~షాల 109
~ాయి 467
~ాస్ 164
~ికి 118
~ిన్ 45
~్తు 309
~ಮಿಷ 562
~ಿಮಿ 134
~ച്ച -5
~നിറ 523
~മിന 194
~ിക് 409
~ിനി 12
~න්න 869
~กค้ 134
~กรณ -68
~กรห 259
~กรอ 561
~กรุ -43
~การ -184
~ข้า -9
~คือ 338
~ค้ด -62
~งาน -100
~งเด 211
~งเห -110
~จ้ง -21
~ชาย 86
~ชำร -57
~ช่อ 192
~ช้ค 250
~ณขอ 9
~ณสม 207
~ณาก 130
~ดส่ -52
~ด้ท 209
~ด้ร -85
~ด้เ 107
~ตอน -78
~ทาง -156
~ที่ -46
~ทุก -30
~นยั 316
~นหน 219
~นี้ 166
~น้า 438
~บกา -8
~บถา -156
~บีย 4
~ประ -141
~ผู้ -5
~พัส -101
~พื่ 36
~มาย -128
~ยบร -63
~ยัง 202
~ยืน 18
~ยใน 12
~ระบ 73
~รับ -17
~รีย -212
~ลขค -135
~ลขท -66
~ลงท 106
~ล้ว -51
~วยเ 6
~วัน -42
~สขอ 232
~สดุ -40
~สมช 3
~สไป -229
~ส่ง -38
~ส่ว -204
~หมา -102
~อบถ -19
~อรห 48
~อาย 159
~อิน 10
~อเป 64
~ะบบ 9
~ะเบ 115
~ันท -30
~ัสย 80
~ัสอ 182
~ัสไ -59
~ายก 8
~ายุ 15
~ายใ 153
~ารย -47
~ินค -16
~ีย์ -58
~ืนย 30
~ุณค -60
~เงิ -42
~เทพ -29
~เพื 41
~เลย 61
~แจ้ -287
~โค้ -190
~ใช่ 233
~ใช้ 202
~ใต้ 298
~ใส่ 370
~ได้ 4
~่วน -75
~่อน -440
~้อง -18
~้าน -348
~้ได 80
~ຖະໜ 510
~ຫຼວ 157
~ະໜົ 46
~ຼວງ 8
~ໜົນ 1
~နစ် 150
~ပြု 141
~သူ့ 290
~ါပြ -67
~်ပြ 424
~აათ 138
~არა 264
~არო 94
~არჯ 74
~ასტ 121
~აში 330
~ახდ -403
~ებს 548
~ეკვ -24
~ერა 391
~ერთ 91
~ვლო 101
~თან -37
~თჯე 7
~ინდ -106
~კვე -66
~ლად 230
~ოდე -130
~რებ 105
~რთჯ 8
~ურე 43
~შეკ -54
~შემ 152
~წერ 209
~የማረ 11
~ጋገጫ 18
~កដល -214
~កម្ 83
~ចូល 110
~ញលេ -106
~ដើម 200
~មវិ 29
~ម្ប 38
~រយៈ 14
~លៃស -336
~វិធ 28
~សូម 285
~សួស 2
~អ្ន 79
~ានស 123
~ួស្ 17
~្នក 66
~ありま 102
~いくだ 5
~いでく 9
~います 11
~お一人 -368
~お伝え -81
~お使い 249
~お問い -4
~お客さ -108
~お届け -98
~お支払 -204
~からの 265
~から送 21
~があり 17
~がない -133
~ぎます 54
~くなり 253
~ご住所 -93
~ご入力 700
~ご利用 -45
~ご注文 -299
~ご連絡 -95
~してい 172
~しまい 5
~しまし -8
~します 80
~するこ -110
~せ番号 -190
~ださい -44
~ていま 23
~てくだ 116
~でくだ 17
~でご入 -88
~ですか -341
~で確認 111
~ときは 626
~とはあ -73
~なたの -456
~なりま 113
~につい -15
~の00 -110
~のうえ 73
~のお手 73
~のお申 133
~のため 24
~のメー 20
~のログ 31
~の数字 106
~の確認 91
~はじめ 1
~は不要 -96
~は次の 272
~ました -311
~ますと 3
~まだ完 54
~までに -109
~やり直 45
~ら送信 8
~りです 213
~ります 15
~り直し 1
~るには 485
~れさま -1
~れてく 48
~れます 574
~わせ番 -7
~をお使 78
~を入力 140
~を受け 384
~イヤー 18
~イレク 34
~インし 61
~エラー -435
~キーは 174
~クセス 74
~クーポ -222
~グid -59
~グイン 29
~ゲーム 107
~コード -134
~サービ 214
~ソコン -167
~タイム 362
~ッカー -300
~ティン -7
~ト太郎 -39
~ドです 269
~ドは0 393
~パソコ -6
~ページ 257
~ポンコ -232
~メール -209
~リンク -134
~レスの 179
~ロッカ -121
~ワンタ 17
~ンタイ 23
~ードの 15
~ードは 67
~ービス 14
~ールア 11
~一人様 -62
~一次性 603
~上已經 -49
~下方按 -409
~下記の -27
~不是你 502
~不會以 -203
~不用再 -21
~並告知 -195
~中市西 -350
~中正路 434
~中输入 121
~为00 -17
~也過期 -10
~二段階 -1
~交易序 90
~京都市 -46
~人操作 12
~人透露 -90
~今晚十 196
~以下の -96
~件标题 4
~份认证 232
~优惠码 -216
~位数字 281
~何人透 -81
~你的信 13
~使いく 84
~依頼が 434
~偵測到 151
~優惠代 -7
~入00 431
~入れて 335
~入下列 261
~入下面 316
~入什麼 -4
~入以下 526
~入任何 -27
~入力し 275
~入力す 39
~入帳號 101
~入驗證 109
~入验证 74
~全部上 -2
~内有效 290
~内線0 17
~再発行 435
~再輸入 -1
~分大小 44
~分鐘內 461
~分鐘後 435
~分钟内 555
~分钟后 73
~前00 -86
~前有效 253
~力して 126
~力する 4
~务中心 324
~动态口 191
~动态密 354
~动态码 11
~効期限 47
~動態密 160
~勿提供 91
~北市中 276
~十分鐘 51
~单00 -51
~参加の -79
~友注册 -105
~取件码 -269
~台南市 -55
~合同会 108
~合言葉 332
~同会社 13
~后失效 74
~后输入 266
~啟用碼 183
~图书馆 274
~圖書館 309
~在小程 276
~在支付 304
~在新设 -51
~在登录 233
~場合は -16
~大小写 480
~如非本 100
~妥善保 -187
~宅配ロ -88
~安全码 587
~完了し 135
~完成注 181
~完成身 44
~客さま -10
~客服專 2
~密碼或 -557
~封邮件 203
~小时内 -8
~已完成 -78
~已成功 -129
~式会社 60
~录密码 -3
~录您的 59
~必要な 328
~态密码 128
~您于0 356
~您加入 197
~您正在 561
~您的登 11
~您的订 -137
~您的验 386
~惠代碼 -18
~愛的客 6
~態密碼 28
~應繳總 -189
~成都市 -155
~我們會 -148
~户正在 151
~把收货 -10
~接00 -520
~提供事 -117
~支払い -10
~改了登 -28
~效時間 112
~效期0 125
~数字は 52
~新しい 130
~新申請 393
~是00 25
~是您本 47
~是您的 267
~暗証番 -258
~最后一 222
~會以電 -87
~有效時 75
~有限公 101
~服务中 11
~期應繳 -80
~末から -19
~末でご -222
~末三碼 -66
~本期應 -38
~机00 -3
~校验码 315
~機末三 -45
~次登录 41
~為大寫 103
~無須另 -13
~班人员 -100
~用00 346
~用一次 -24
~由系統 19
~申请提 581
~画面に 816
~番号を -72
~疑問請 -33
~発行い 200
~発行し 245
~登录密 -101
~登录时 -33
~登录码 290
~登录页 197
~登录验 337
~登録あ 151
~登録の -182
~的信箱 238
~的动态 9
~的包裹 -78
~的啟用 46
~的帳號 -172
~的按钮 -235
~的用户 -18
~的页面 273
~的验证 -76
~目编号 -92
~短信验 -225
~码00 -14
~确认码 521
~確認コ 356
~確認是 139
~確認碼 75
~碼00 20
~碼不會 -571
~社みど -180
~科技有 -42
~端末か -133
~簡訊驗 -168
~約番号 -138
~索要验 -307
~続きく -319
~者各位 -51
~自动发 190
~自助机 -107
~英文字 76
~行いた 40
~行しま 24
~要输入 8
~親愛的 48
~訊驗證 -69
~記のu -93
~註冊頁 335
~証コー 307
~話くだ -65
~認コー 113
~認番号 96
~認証コ 81
~認証番 516
~請於0 58
~證碼已 -160
~證碼是 68
~證碼為 23
~識別碼 273
~证码是 473
~请提前 -76
~账户正 71
~路00 -29
~路一段 24
~身份证 -179
~輸入後 226
~输入的 111
~送しま 107
~那組已 333
~都千代 -20
~配ロッ -16
~链接0 -273
~階認証 -189
~電子發 -52
~電話く -50
~電話で -6
~需要输 1
~需输入 -408
~面填入 90
~面輸入 355
~頁輸入 242
~页面填 8
~驗證已 -107
~驗證碼 230
~验证码 -17
~감사합 -20
~그인하 61
~녕하세 6
~드립니 -292
~력하세 114
~료됩니 187
~립니다 -50
~번호가 -107
~번호를 -108
~사합니 -15
~습니다 -149
~승인번 69
~었습니 -87
~유효합 47
~인됩니 -144
~인하세 -64
~입니다 -4
~입력하 209
~폰번호 -49
~했어요 -35
~효합니 29
º 42
απο -238
αριθμοσ -117
για 301
επαληθευσησ 97
εωσ -21
ζητησατε 123
ζητησεσ 105
θα 91
κυριε 47
μασ -208
μιασ 356
να 247
οριστε 26
πλεον -48
πληκτρολογηστε 664
που -44
σελιδα 37
σου 133
στη 288
στην 291
στισ -119
τηλ 124
τκ -30
το -77
τον 32
ωρεσ -42
а 13
або -48
ако 84
банка 10
бр 179
број -63
были -214
в -22
ваш 127
вже -122
ви 1
воидите 22
вот 159
вход 70
входа 373
входу 77
въведете 457
від -194
він 368
го 228
грн -117
да 415
для 291
до -64
діиснии 118
діє 28
если 36
ето 23
з -13
и -33
из -88
карта 39
киів -87
код 68
кіру -21
лв -62
лише 68
мы -10
н 34
не -55
недіиснии -171
ни -165
одноразовыи 108
он 242
оплате -243
от -14
пароль 129
под 183
подтвержден -390
подтверждения 169
поискахте 22
поле 242
портал 339
после 259
последние -151
поштовани 316
при -379
підтвердження 437
руб -29
с 94
само 314
смс -855
софия -12
ссылка -698
та -9
так -79
тарасе -12
то 101
трек -63
у 34
ул -55
хвилин 123
час -159
часа -3
чтобы 263
это -21
і 27
үшін 257
այն 97
բարև 458
եթե 402
է 250
ձեր 108
րոպե 196
אחד 61
אחת 46
אירוע -53
את 32
ב -4
בע -102
בשעה -205
דקות 375
הגישה 229
הוא 74
החד 338
הנה 35
הנחה -15
הקוד -21
הקלד 131
הרצל -62
זה 88
חדשה -23
יום 63
כדי 441
כניסה -285
לא 181
להזין 43
לכניסה 61
לקוח 111
מ -116
ממכשיר -167
מס -139
מספר -385
על -41
פ -111
פעם 105
פעמית 176
צורך -164
קוד -90
שלום -31
שלך 147
תור -11
תל 136
תקף -27
اختیار 153
ادخل 506
التفعیل 283
الخصم -68
الذی -55
الرابط -405
الزر -40
الطلب 29
العدد -147
المبلغ -44
ان 75
انت 125
اور 9
اپ 180
اکتب 197
اگر 54
ب 89
با -43
بجے -71
برای 77
برنامه 77
به 9
بوابه 188
بود 18
بٹن 8
تاکید -298
تحویل -91
تخفیف -38
تسجیل -416
تم -326
تو 20
جای 46
خانه 90
خرید 118
خلال 13
خون -99
در 26
درج 418
دقایق 531
دقیقه 108
دو -46
دکان 148
را 88
رزرو -36
رساله -47
رقم -167
رمز 22
روی -158
زیر 200
سلام 275
سے -88
ش 2
شد -319
شماره -57
شهر -135
صبح -119
صرف -19
صفحه 351
طلبت 64
طلبک -105
عبر -193
عدد -80
علی -167
عن -98
عند -40
غیر -103
فی 49
لاگ 69
لتاکید 8
لغو00 11
لمره 300
لیے 18
م 274
محترم -123
مصرف 34
میں 35
نام -9
نقل 93
نمبر -162
نہیں 27
هذا -61
هو 252
و -56
وارد 151
ورود 149
پر -251
پویا 232
کادر 80
کد -31
کریم 268
کسی 4
کل -179
کنید 10
کود 59
کوڈ -94
کی 54
ہو 8
ہے 87
یہ 650
अगर -220
अनुरोध 17
अब -10
आईडी -62
आत 129
आहे 48
इसका 105
इसे 366
उपभोक्ता -7
ऐप 108
कदम 218
कभी -121
करने 308
करें 68
का -30
किसी 282
कूपन -304
केस -26
कोड -37
गया -142
गाँव -184
घर -100
छ 20
जी 7
टाइम 236
टाका 183
टोल 88
दर्ज 11
दें -98
धन्यवाद -14
न 54
नंबर -269
पर -41
पिकअप -98
पिन -160
बजे 32
बाद 214
बिजली -59
भेजा -202
मान्य 255
मिनट 641
यह 14
रहा 408
लिंक -308
लिए 351
वन 74
शिकायत -58
शुल्क -45
शेष -27
संख्या -131
साथ -54
से -191
हेतु 291
আপা 73
এ -2
এটা 305
করতে 415
করা 78
করুন 66
কেড -94
ছাড় -387
টাকা -96
ঢাকা -19
ধাপ 91
নতুন 1
নম্বর -97
নম্বরে -144
না 129
ফেন 86
মিনিট 525
লিখে 226
ਇਹ 152
இது 31
எண் -219
నంబర్ -121
మీరు 16
นาที 634
บาท -91
อุปกรณ์ -407
ใส่ 179
ນາທີ 255
თქვენი -46
ნომერი -338
საფოსტო -8
ለማንም 260
ብር 33
ደቂቃ 556
នាទី 281
お届け先 -3
お振込先 33
さん 111
です 294
を入力してください 182
コード 132
テスト太郎 -26
パスコード -31
ミーティングid -2
ワンタイムパスワード 274
主任好 -190
主机 -116
予約番号 -170
以 -329
优惠码 -171
会員番号 -26
会议号 -92
你好 163
健一 -200
元 -190
公里 -52
共 -343
分鐘 -4
分鐘失效 194
到期日 54
动态密码 398
动态码 113
原始邮件 445
发票号码 -636
取件码 -300
取件码0 -33
取消訂閱 -27
受付番号 -32
号 243
合計 -50
同学你好 93
哈囉 58
土 -150
地址 37
失效 362
客服 -56
尊敬的用户 -56
小时内有效 -369
工单号 -218
已到达 -78
平日0 115
年 -50
座位 -92
快递单号 -243
您好 72
您於 235
您的包裹 -177
成績昨天晚上已經全部上傳 -32
承認番号 -86
把 331
提交 -210
敬上 103
日 -124
日時 -162
时间 -8
時間 -60
普通 101
會員編號 51
有効時間 416
有効期限 249
林晓 101
校验码 39
様 29
樓 170
次 -226
注文番号 -66
流水号 90
激活码 330
物业服务中心 37
現在不用再輸入什麼 -5
發票號碼 -364
确认码 253
秒 72
积分余额 -23
第000号 -4
至 -135
號 -37
訂位代號 -4
訂單 44
訂單編號 -73
認証コード 77
認証コードは 26
認証コードを他人に教えないでください -15
認証番号 350
請於 51
謝謝您 -1
订单编号 -96
设备 39
请输入 278
車次 -151
輸入 872
运单号 -5
逾 292
郵遞區號 -253
銷帳編號 -204
電話 94
項目 -21
预计 -76
驗證碼 289
验证码 584
验证码000000 331
가 -56
감사합니다 -6
갤럭시 -49
결제 -57
결제금액 -59
고객님 -164
고객번호 -50
광고 -58
그대로 94
글자 216
기기 -57
기기에서 -44
끝나요 126
넣어 443
눌러 -28
님 145
님의 -1
님이 259
때 -78
로그인 122
링크는 -479
맞다면 276
메일에는 -917
문의 -80
문자 -46
반가워요 36
버튼을 -119
번호 -43
본인 236
본인확인 102
사용 -13
새 292
서울 -72
서울시 -226
성동구 -71
수 -154
숫자 69
승인 -53
승인번호 -27
시 -136
시도하고 -112
신청이 144
쓸 316
아니라면 272
아래 132
알려 -22
알려주지 150
앱에 70
없습니다 -117
예약번호 -117
오늘 38
요청하신 270
우편번호 -215
운송장번호 -162
위치 -22
유효합니다 43
의 26
이 -41
이체 68
인증 225
인증번호 238
인증번호는 84
인증코드 446
일시 -98
일회용 480
입니다 142
입력하면 173
입력해 624
있는 66
있습니다 -14
적립 -7
적어 67
접수 5
주문번호 -32
주세요 -69
주시면 206
지나면 234
지난주 -44
창에 241
코드 63
코드는 26
코드를 -11
쿠폰 -198
쿠폰번호를 -165
픽업 -12
할인코드 -45
합계 -52
화면에 391
확인 92
확인번호 -40
확인을 178
확인이 17
후 14`;

/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */
export const treeTable = `4 5.29 1 2 0 0.7126 3 4 3 0.4422 5 6 -1 -0.1965 0 0 4 1.2 7 8 6 3.21 9 10 1 -2.037 11 12 -1 -0.1081 0 0 3 4.956 13 14 -1 -0.1648 0 0 -1 0.04278 0 0 -1 0.08373 0 0 -1 0.1942 0 0 -1 -0.107 0 0 -1 0.1217 0 0
4 5.29 1 2 0 0.7126 3 4 3 -1.114 5 6 0 -1.477 7 8 6 -0.5 9 10 -1 -0.118 0 0 1 -5.035 11 12 -1 -0.18 0 0 -1 -0.1219 0 0 -1 -0.1275 0 0 1 1.314 13 14 -1 -0.02649 0 0 -1 0.1722 0 0 -1 -0.05598 0 0 -1 0.1452 0 0
4 5.29 1 2 0 0.7126 3 4 3 0.4422 5 6 -1 -0.1651 0 0 4 1.2 7 8 6 3.21 9 10 1 -2.037 11 12 -1 -0.09204 0 0 3 3.242 13 14 -1 -0.1425 0 0 -1 0.0404 0 0 -1 0.06474 0 0 -1 0.1633 0 0 -1 -0.118 0 0 -1 0.09956 0 0
4 5.29 1 2 0 0.7126 3 4 3 0.8868 5 6 -1 -0.1545 0 0 4 2.4 7 8 6 3.21 9 10 1 -3.023 11 12 1 0.2624 13 14 -1 0.08378 0 0 -1 -0.1304 0 0 -1 0.0433 0 0 -1 0.03779 0 0 -1 0.1516 0 0 -1 -0.1369 0 0 -1 -0.004038 0 0
4 4.19 1 2 0 1.72 3 4 3 1.804 5 6 -1 -0.1465 0 0 1 0.2624 7 8 6 3.21 9 10 1 -3.023 11 12 -1 -0.1117 0 0 2 1.072 13 14 -1 -0.1295 0 0 -1 0.007117 0 0 -1 0.008939 0 0 -1 0.1421 0 0 -1 0.1009 0 0 -1 -0.1479 0 0
4 5.29 1 2 0 -0.9327 3 4 3 -2.576 5 6 -1 -0.1402 0 0 6 -0.5 7 8 -1 -0.1176 0 0 0 -2.419 9 10 -1 -0.114 0 0 1 1.314 11 12 26 280.5 13 14 -1 0.1356 0 0 -1 -0.05113 0 0 -1 0.1161 0 0 -1 0.107 0 0 -1 -0.07251 0 0
4 4.19 1 2 0 -0.9327 3 4 3 3.242 5 6 -1 -0.1351 0 0 6 -1.8 7 8 6 3.21 9 10 1 -3.023 11 12 -1 -0.1145 0 0 1 0.2624 13 14 -1 -0.1131 0 0 -1 0.02102 0 0 -1 0.01369 0 0 -1 0.1308 0 0 -1 -0.08752 0 0 -1 0.07413 0 0
4 4.19 1 2 0 -1.477 3 4 0 -2.419 5 6 -1 -0.1305 0 0 3 3.242 7 8 6 6.485 9 10 6 -0.2 11 12 -1 -0.1248 0 0 1 1.314 13 14 -1 -0.1098 0 0 -1 0.03943 0 0 -1 -0.09297 0 0 -1 0.1234 0 0 -1 -0.07971 0 0 -1 0.08454 0 0
4 5.29 1 2 0 -1.477 3 4 3 -2.576 5 6 -1 -0.1258 0 0 6 -0.5 7 8 -1 -0.1011 0 0 1 -1.847 9 10 -1 -0.09867 0 0 1 -1.471 11 12 3 9.072 13 14 -1 0.1212 0 0 -1 -0.0839 0 0 -1 0.06934 0 0 -1 -0.0731 0 0 -1 0.08297 0 0
4 4.19 1 2 0 -1.477 3 4 3 3.242 5 6 -1 -0.1228 0 0 3 1.804 7 8 0 -3.621 9 10 1 -2.037 11 12 -1 -0.1224 0 0 1 3.308 13 14 -1 -0.1038 0 0 -1 0.0149 0 0 -1 0.02135 0 0 -1 0.1186 0 0 -1 -0.05913 0 0 -1 0.1001 0 0
4 4.19 1 2 0 -1.477 3 4 0 -2.419 5 6 -1 -0.1197 0 0 3 1.804 7 8 6 5.216 9 10 6 -0.2 11 12 -1 -0.1177 0 0 1 -0.6619 13 14 -1 -0.1036 0 0 -1 0.02308 0 0 -1 -0.08864 0 0 -1 0.1106 0 0 -1 -0.08948 0 0 -1 0.04236 0 0
4 5.29 1 2 0 -1.477 3 4 0 -2.419 5 6 -1 -0.1163 0 0 4 0.5 7 8 26 231.5 9 10 -1 0.1067 0 0 -1 -0.07715 0 0 3 0.8868 11 12 -1 0.07293 0 0 -1 -0.07377 0 0 -1 -0.1066 0 0 1 -1.471 13 14 -1 -0.05385 0 0 -1 0.08027 0 0
4 4.19 1 2 0 -1.477 3 4 3 4.956 5 6 -1 -0.1145 0 0 3 4.956 7 8 6 3.21 9 10 1 -2.037 11 12 -1 -0.09594 0 0 -1 -0.007345 0 0 -1 -0.09093 0 0 1 2.293 13 14 -1 0.02014 0 0 -1 0.1104 0 0 -1 -0.03732 0 0 -1 0.1099 0 0
4 4.19 1 2 0 -1.477 3 4 3 4.956 5 6 -1 -0.1123 0 0 4 0.5 7 8 6 3.21 9 10 1 -2.037 11 12 -1 -0.06963 0 0 -1 0.01033 0 0 -1 -0.08492 0 0 1 -3.458 13 14 -1 0.01824 0 0 -1 0.1074 0 0 -1 -0.1137 0 0 -1 0.06026 0 0
4 5.29 1 2 0 -2.419 3 4 0 0.1983 5 6 -1 -0.1104 0 0 3 3.242 7 8 26 231.5 9 10 -1 0.1045 0 0 -1 -0.09719 0 0 1 3.308 11 12 -1 0.07955 0 0 1 0.449 13 14 -1 -0.03747 0 0 -1 0.1101 0 0 -1 -0.09775 0 0 -1 0.01361 0 0
4 4.19 1 2 0 -2.419 3 4 3 5.531 5 6 -1 -0.1092 0 0 3 0.8868 7 8 0 -4.563 9 10 1 1.153 11 12 -1 -0.1085 0 0 1 -0.8677 13 14 -1 -0.08972 0 0 -1 0.0167 0 0 -1 0.04519 0 0 -1 0.109 0 0 -1 -0.07857 0 0 -1 0.03756 0 0
4 4.19 1 2 0 -2.419 3 4 0 0.1983 5 6 -1 -0.1076 0 0 3 0.8868 7 8 6 5.216 9 10 -1 0.09572 0 0 -1 -0.106 0 0 1 2.293 11 12 -1 -0.07206 0 0 1 1.817 13 14 -1 -0.04856 0 0 -1 0.0673 0 0 -1 -0.008398 0 0 -1 0.107 0 0
4 5.29 1 2 0 -3.245 3 4 0 0.1983 5 6 -1 -0.1063 0 0 6 -0.5 7 8 26 231.5 9 10 -1 0.09701 0 0 -1 -0.07773 0 0 1 -1.847 11 12 -1 0.07322 0 0 -1 -0.03826 0 0 -1 -0.07092 0 0 17 0.5 13 14 -1 0.06013 0 0 -1 -0.1125 0 0
4 4.19 1 2 0 -3.245 3 4 3 5.531 5 6 -1 -0.1055 0 0 3 0.8868 7 8 6 -0.2 9 10 1 1.153 11 12 -1 -0.1011 0 0 -1 -0.01129 0 0 -1 -0.1136 0 0 1 -1.847 13 14 -1 0.0347 0 0 -1 0.1039 0 0 -1 -0.08871 0 0 -1 0.04828 0 0
0 -2.419 1 2 4 4.19 3 4 4 3.4 5 6 -1 -0.1035 0 0 26 143.5 7 8 -1 -0.034 0 0 5 5.7 9 10 -1 0.07078 0 0 -1 -0.05768 0 0 1 1.65 11 12 -1 -0.05226 0 0 17 0.5 13 14 -1 0.1023 0 0 -1 0.05959 0 0 -1 -0.1407 0 0
0 -3.245 1 2 4 5.29 3 4 4 3.4 5 6 -1 -0.1023 0 0 -1 -0.02513 0 0 14 0.5 7 8 6 3.21 9 10 -1 -0.04649 0 0 -1 0.09787 0 0 -1 -0.01307 0 0 1 2.583 11 12 17 0.5 13 14 -1 0.105 0 0 -1 0.06209 0 0 -1 -0.1225 0 0
0 -3.245 1 2 4 4.19 3 4 6 -0.2 5 6 -1 -0.102 0 0 26 151.5 7 8 -1 -0.06707 0 0 1 1.314 9 10 -1 0.05696 0 0 -1 -0.0606 0 0 17 0.5 11 12 -1 0.09096 0 0 4 1.2 13 14 -1 -0.1228 0 0 -1 -0.0629 0 0 -1 0.04187 0 0
0 -3.245 1 2 4 3.4 3 4 6 3.21 5 6 -1 -0.1014 0 0 -1 -0.03943 0 0 3 0.8868 7 8 1 1.314 9 10 -1 -0.0898 0 0 1 1.817 11 12 17 0.5 13 14 -1 0.09257 0 0 -1 -0.05392 0 0 -1 0.07133 0 0 -1 0.02854 0 0 -1 -0.1059 0 0
0 -3.245 1 2 4 4.19 3 4 4 5.29 5 6 -1 -0.09981 0 0 -1 -0.02992 0 0 3 0.8868 7 8 26 290.5 9 10 -1 -0.09373 0 0 1 3.455 11 12 -1 0.09573 0 0 17 0.5 13 14 -1 -0.02884 0 0 -1 0.07809 0 0 -1 0.05108 0 0 -1 -0.1453 0 0
0 -3.621 1 2 4 4.19 3 4 4 1.2 5 6 -1 -0.09904 0 0 6 5.216 7 8 10 3.5 9 10 6 -0.2 11 12 -1 -0.07933 0 0 -1 0.01786 0 0 -1 -0.06594 0 0 -1 0.06146 0 0 -1 -0.06731 0 0 1 -1.847 13 14 -1 -0.01456 0 0 -1 0.08063 0 0
0 -4.563 1 2 -1 -0.09546 0 0 6 3.21 3 4 3 0.8868 5 6 1 3.308 7 8 -1 -0.08671 0 0 1 -1.471 9 10 17 0.5 11 12 -1 0.09728 0 0 -1 -0.07743 0 0 -1 0.03323 0 0 4 5.29 13 14 -1 -0.09197 0 0 -1 -0.0083 0 0 -1 0.06153 0 0
0 -4.563 1 2 4 2.8 3 4 6 -0.2 5 6 -1 -0.09897 0 0 -1 -0.04644 0 0 -1 -0.06208 0 0 1 -1.847 7 8 -1 -0.0337 0 0 4 -5.551e-17 9 10 -1 -0.03828 0 0 17 0.5 11 12 -1 0.08278 0 0 12 0.5 13 14 -1 0.04795 0 0 -1 -0.1471 0 0
0 -4.563 1 2 4 3.4 3 4 0 4.634 5 6 -1 -0.09767 0 0 -1 -0.03864 0 0 6 -1.8 7 8 -1 0.08548 0 0 -1 -0.07811 0 0 1 -3.023 9 10 -1 -0.06231 0 0 17 0.5 11 12 -1 0.04682 0 0 16 1.5 13 14 -1 0.06771 0 0 -1 -0.1287 0 0
0 -5.823 1 2 -1 -0.09524 0 0 6 3.21 3 4 3 0.03901 5 6 1 3.308 7 8 -1 -0.08601 0 0 1 1.817 9 10 15 27.5 11 12 -1 0.09503 0 0 -1 -0.04969 0 0 -1 0.05397 0 0 4 -1.3 13 14 -1 -0.09679 0 0 -1 -0.0787 0 0 -1 0.03551 0 0
0 -5.823 1 2 -1 -0.09388 0 0 6 3.21 3 4 3 -1.114 5 6 1 3.308 7 8 -1 -0.08883 0 0 1 -1.471 9 10 15 27.5 11 12 -1 0.09273 0 0 -1 -0.07461 0 0 -1 0.0232 0 0 1 -5.299 13 14 -1 -0.08555 0 0 -1 -0.05643 0 0 -1 0.03525 0 0
0 -5.823 1 2 -1 -0.09246 0 0 4 0.5 3 4 10 3.5 5 6 0 4.634 7 8 -1 -0.07319 0 0 -1 0.06921 0 0 5 5.7 9 10 -1 0.08532 0 0 1 2.583 11 12 -1 -0.0789 0 0 17 0.5 13 14 -1 0.08105 0 0 -1 0.01235 0 0 -1 -0.1003 0 0
0 -5.823 1 2 4 5.29 3 4 0 4.634 5 6 -1 -0.09528 0 0 -1 -0.009351 0 0 6 -1.8 7 8 -1 0.07679 0 0 -1 -0.07422 0 0 1 -1.847 9 10 -1 -0.04101 0 0 14 0.5 11 12 1 4.832 13 14 -1 0.1268 0 0 -1 0.004085 0 0 -1 0.07228 0 0
4 2.4 1 2 3 0.8868 3 4 3 -2.576 5 6 -1 -0.09751 0 0 1 -1.471 7 8 -1 -0.07524 0 0 1 2.583 9 10 -1 -0.08132 0 0 1 7.821 11 12 26 231.5 13 14 -1 0.08549 0 0 -1 -0.003984 0 0 -1 0.1668 0 0 -1 0.06537 0 0 -1 -0.0263 0 0
0 -5.823 1 2 -1 -0.08847 0 0 4 0.5 3 4 10 3.5 5 6 5 5.7 7 8 -1 -0.06724 0 0 -1 0.06845 0 0 1 3.888 9 10 -1 -0.06317 0 0 17 0.5 11 12 -1 0.09108 0 0 -1 0.02758 0 0 16 1.5 13 14 -1 0.08538 0 0 -1 -0.1213 0 0
3 0.8868 1 2 4 5.29 3 4 1 1.314 5 6 -1 -0.094 0 0 -1 -0.01306 0 0 4 1.2 7 8 19 0.5 9 10 -1 -0.06804 0 0 1 -6.11 11 12 -1 0.07363 0 0 -1 -0.04151 0 0 -1 -0.0775 0 0 15 27.5 13 14 -1 0.0296 0 0 -1 -0.08355 0 0
3 0.8868 1 2 4 5.29 3 4 1 2.583 5 6 -1 -0.09299 0 0 -1 -0.01181 0 0 4 -5.551e-17 7 8 0 -4.563 9 10 -1 -0.07219 0 0 1 -5.035 11 12 -1 0.1966 0 0 -1 0.06389 0 0 -1 -0.06833 0 0 15 29.66 13 14 -1 0.02903 0 0 -1 -0.08548 0 0
0 -5.823 1 2 4 5.29 3 4 0 4.634 5 6 -1 -0.09049 0 0 -1 0.0008754 0 0 5 5.7 7 8 -1 0.06791 0 0 17 0.5 9 10 -1 -0.08173 0 0 1 0.654 11 12 16 1.5 13 14 -1 -0.01219 0 0 -1 0.05053 0 0 -1 0.04209 0 0 -1 -0.1224 0 0
3 0.8868 1 2 4 5.29 3 4 1 4.419 5 6 -1 -0.09101 0 0 -1 -0.009863 0 0 1 -5.035 7 8 0 -4.563 9 10 -1 -0.07328 0 0 4 -1.3 11 12 -1 0.2406 0 0 -1 0.0717 0 0 10 3.5 13 14 -1 0.01943 0 0 -1 -0.07843 0 0 -1 0.1079 0 0
3 -1.114 1 2 -1 -0.08663 0 0 1 -3.023 3 4 0 0.7126 5 6 1 4.419 7 8 -1 -0.07583 0 0 -1 0.009018 0 0 14 0.5 9 10 -1 0.07561 0 0 4 -5.551e-17 11 12 -1 0.09286 0 0 10 3.5 13 14 -1 0.01741 0 0 -1 -0.08183 0 0 -1 0.1254 0 0
3 -2.576 1 2 -1 -0.09032 0 0 1 -3.023 3 4 4 2.4 5 6 1 3.888 7 8 -1 -0.08686 0 0 -1 -0.01433 0 0 4 -1.3 9 10 5 5.7 11 12 -1 -0.05463 0 0 15 25.8 13 14 -1 0.07962 0 0 -1 -0.04357 0 0 -1 0.03067 0 0 -1 -0.05793 0 0
3 -2.576 1 2 -1 -0.08893 0 0 1 -3.023 3 4 4 2.4 5 6 1 4.419 7 8 -1 -0.08515 0 0 -1 -0.01292 0 0 14 0.5 9 10 -1 0.06638 0 0 4 -5.551e-17 11 12 -1 0.08533 0 0 10 3.5 13 14 -1 0.01401 0 0 -1 -0.07566 0 0 -1 0.1012 0 0
0 -5.823 1 2 4 1.2 3 4 0 5.704 5 6 -1 -0.09159 0 0 3 -5.425 7 8 17 0.5 9 10 -1 0.06981 0 0 -1 -0.09129 0 0 1 -1.847 11 12 5 3.5 13 14 -1 -0.08414 0 0 -1 -0.06179 0 0 -1 0.1112 0 0 -1 0.0186 0 0 -1 -0.05642 0 0
3 -2.576 1 2 -1 -0.08625 0 0 1 -3.023 3 4 0 0.7126 5 6 19 0.5 7 8 -1 -0.06985 0 0 -1 0.0142 0 0 1 4.419 9 10 -1 -0.05991 0 0 14 0.5 11 12 -1 0.07001 0 0 10 3.5 13 14 -1 0.07951 0 0 -1 -0.00128 0 0 -1 0.08088 0 0
3 -5.425 1 2 -1 -0.09551 0 0 1 -1.847 3 4 4 3.4 5 6 4 0.5 7 8 -1 -0.07266 0 0 26 227.5 9 10 10 3.5 11 12 17 0.5 13 14 -1 0.06859 0 0 -1 -0.03542 0 0 -1 -0.04607 0 0 -1 0.1105 0 0 -1 0.04706 0 0 -1 -0.03815 0 0
3 -5.425 1 2 -1 -0.09476 0 0 1 -5.035 3 4 -1 -0.07009 0 0 4 7.3 5 6 14 0.5 7 8 -1 0.06384 0 0 15 25.8 9 10 -1 0.08566 0 0 4 -5.551e-17 11 12 10 3.5 13 14 -1 -0.04723 0 0 -1 0.01717 0 0 -1 -0.1279 0 0 -1 0.1116 0 0
3 -5.425 1 2 -1 -0.09395 0 0 1 -0.1146 3 4 4 1.2 5 6 2 -0.1637 7 8 -1 -0.06735 0 0 26 227.5 9 10 17 0.5 11 12 -1 -0.05075 0 0 -1 0.0437 0 0 -1 -0.02574 0 0 -1 0.04724 0 0 12 0.5 13 14 -1 0.01511 0 0 -1 -0.1673 0 0
0 -9.147 1 2 -1 -0.08364 0 0 5 4.1 3 4 1 3.308 5 6 -1 -0.05989 0 0 6 25.06 7 8 -1 0.06297 0 0 17 0.5 9 10 -1 0.06654 0 0 14 0.5 11 12 -1 -0.08307 0 0 -1 -0.009899 0 0 4 4.19 13 14 -1 0.1336 0 0 -1 -0.0338 0 0
3 -5.425 1 2 -1 -0.09245 0 0 1 -5.299 3 4 -1 -0.0664 0 0 4 7.3 5 6 13 0.5 7 8 -1 0.05954 0 0 1 8.279 9 10 -1 0.1076 0 0 15 25.8 11 12 -1 0.0781 0 0 4 0.5 13 14 -1 -0.09008 0 0 -1 -0.04251 0 0 -1 0.01191 0 0
3 -5.425 1 2 -1 -0.09148 0 0 1 -5.035 3 4 -1 -0.06022 0 0 4 7.3 5 6 14 0.5 7 8 26 353.5 9 10 -1 -0.007338 0 0 4 4.19 11 12 -1 0.0876 0 0 17 0.5 13 14 -1 0.1157 0 0 -1 -0.02491 0 0 -1 0.03949 0 0 -1 -0.1358 0 0
0 -9.923 1 2 -1 -0.08396 0 0 5 5.7 3 4 1 4.419 5 6 -1 -0.07064 0 0 6 25.06 7 8 -1 0.06113 0 0 17 0.5 9 10 -1 0.06529 0 0 4 7.3 11 12 -1 -0.0758 0 0 14 0.5 13 14 -1 0.05327 0 0 -1 -0.01481 0 0 -1 0.05347 0 0
3 -5.425 1 2 -1 -0.08967 0 0 1 -6.11 3 4 -1 -0.06581 0 0 4 -1.3 5 6 10 3.5 7 8 17 0.5 9 10 -1 -0.06074 0 0 -1 0.07898 0 0 4 7.3 11 12 16 1.5 13 14 -1 0.01412 0 0 -1 0.07087 0 0 -1 0.07325 0 0 -1 -0.08205 0 0
0 -9.923 1 2 -1 -0.08105 0 0 5 3.5 3 4 1 8.279 5 6 -1 -0.05095 0 0 15 29.66 7 8 -1 0.101 0 0 6 25.06 9 10 -1 -0.07414 0 0 14 0.5 11 12 -1 0.07653 0 0 4 3.4 13 14 -1 0.06449 0 0 -1 -0.02507 0 0 -1 0.02297 0 0
3 -5.425 1 2 -1 -0.08765 0 0 1 0.449 3 4 0 -8.495 5 6 0 -3.245 7 8 -1 -0.07465 0 0 -1 -0.008299 0 0 -1 0.08488 0 0 4 5.29 9 10 10 3.5 11 12 3 12.44 13 14 -1 -0.03737 0 0 -1 0.07616 0 0 -1 0.002734 0 0 -1 0.08353 0 0
3 -5.425 1 2 -1 -0.08634 0 0 1 -6.11 3 4 -1 -0.06025 0 0 0 5.704 5 6 13 0.5 7 8 -1 0.05635 0 0 6 25.06 9 10 -1 0.08648 0 0 17 0.5 11 12 -1 0.06315 0 0 4 -3 13 14 -1 -0.06294 0 0 -1 -0.05053 0 0 -1 0.004692 0 0
3 -7.942 1 2 -1 -0.09479 0 0 4 -1.3 3 4 10 3.5 5 6 1 4.832 7 8 14 0.5 9 10 -1 0.05465 0 0 26 602.5 11 12 0 -4.563 13 14 -1 -0.07413 0 0 -1 0.05502 0 0 -1 0.006488 0 0 -1 -0.07078 0 0 -1 0.1643 0 0 -1 0.03293 0 0
0 -9.923 1 2 13 0.5 3 4 5 3.5 5 6 -1 -0.08425 0 0 1 -3.023 7 8 1 8.279 9 10 -1 -0.04467 0 0 -1 -0.07934 0 0 -1 0.271 0 0 15 27.5 11 12 -1 0.09513 0 0 6 25.06 13 14 -1 -0.06088 0 0 -1 0.006012 0 0 -1 0.07297 0 0
3 -7.942 1 2 -1 -0.09375 0 0 4 5.29 3 4 14 0.5 5 6 26 231.5 7 8 10 3.5 9 10 -1 0.06042 0 0 -1 0.08236 0 0 17 0.5 11 12 -1 -0.03221 0 0 10 4.5 13 14 -1 0.003626 0 0 -1 -0.08661 0 0 -1 0.09126 0 0 -1 -0.05825 0 0
3 -7.942 1 2 -1 -0.09306 0 0 1 -6.11 3 4 -1 -0.05764 0 0 4 7.3 5 6 15 25.8 7 8 26 353.5 9 10 5 5.7 11 12 10 3.5 13 14 -1 0.0804 0 0 -1 -0.00957 0 0 -1 0.009549 0 0 -1 -0.06854 0 0 -1 -0.09563 0 0 -1 0.13 0 0
0 -9.923 1 2 13 0.5 3 4 6 -6.71 5 6 -1 -0.08093 0 0 -1 0.1002 0 0 -1 -0.086 0 0 0 5.704 7 8 26 602.5 9 10 -1 0.05515 0 0 15 29.66 11 12 4 4.19 13 14 -1 0.009293 0 0 -1 -0.06196 0 0 -1 0.002068 0 0 -1 -0.126 0 0
3 -7.942 1 2 -1 -0.09176 0 0 1 0.449 3 4 0 0.1983 5 6 0 -3.245 7 8 -1 -0.03386 0 0 -1 0.01564 0 0 -1 0.07091 0 0 17 0.5 9 10 4 5.29 11 12 -1 -0.06786 0 0 -1 -0.01046 0 0 3 3.242 13 14 -1 -0.02064 0 0 -1 0.07614 0 0
3 -7.942 1 2 -1 -0.09092 0 0 4 -1.3 3 4 10 3.5 5 6 0 7.892 7 8 -1 -0.05525 0 0 -1 0.04594 0 0 17 0.5 9 10 -1 0.07223 0 0 4 7.3 11 12 16 1.5 13 14 -1 0.002143 0 0 -1 0.05184 0 0 -1 0.06426 0 0 -1 -0.07703 0 0
3 -7.942 1 2 -1 -0.09001 0 0 1 -6.11 3 4 0 1.72 5 6 15 12.9 7 8 -1 -0.07288 0 0 -1 0.04878 0 0 -1 -0.1051 0 0 17 0.5 9 10 4 7.3 11 12 26 463.5 13 14 -1 0.005818 0 0 -1 0.05962 0 0 -1 -0.01198 0 0 -1 -0.1338 0 0
6 -6.71 1 2 -1 -0.08642 0 0 1 -1.847 3 4 3 4.956 5 6 13 0.5 7 8 -1 -0.06386 0 0 -1 0.00264 0 0 1 8.279 9 10 3 -1.486 11 12 -1 0.002467 0 0 -1 0.05932 0 0 11 5.5 13 14 -1 0.05194 0 0 -1 -0.04409 0 0 -1 0.429 0 0
3 -7.942 1 2 -1 -0.08847 0 0 1 -6.11 3 4 3 11.35 5 6 15 12.9 7 8 -1 -0.08039 0 0 -1 0.01784 0 0 -1 -0.1026 0 0 4 7.3 9 10 15 25.8 11 12 26 290.5 13 14 -1 0.006072 0 0 -1 -0.05681 0 0 -1 0.08868 0 0 -1 -0.0005393 0 0
6 -6.71 1 2 -1 -0.08397 0 0 0 -9.923 3 4 13 0.5 5 6 15 29.66 7 8 15 33.5 9 10 -1 0.1058 0 0 26 602.5 11 12 -1 -0.04803 0 0 -1 -0.0739 0 0 -1 0.2884 0 0 0 5.704 13 14 -1 -0.05255 0 0 -1 0.008763 0 0 -1 0.05939 0 0
3 -10.29 1 2 -1 -0.09701 0 0 4 -3 3 4 -1 -0.04005 0 0 17 0.5 5 6 11 4.5 7 8 26 231.5 9 10 21 0.5 11 12 -1 0.01814 0 0 4 3.4 13 14 -1 -0.0704 0 0 -1 -0.03397 0 0 -1 0.1328 0 0 -1 -0.08602 0 0 -1 0.09292 0 0
5 6.6 1 2 1 3.888 3 4 -1 -0.07032 0 0 4 -3 5 6 0 -0.9327 7 8 -1 -0.05437 0 0 -1 -0.0007055 0 0 -1 0.07156 0 0 4 5.29 9 10 6 -1.11e-16 11 12 -1 0.05817 0 0 -1 0.03999 0 0 1 8.129 13 14 -1 -0.1129 0 0 -1 0.05235 0 0
3 -10.29 1 2 -1 -0.09653 0 0 6 25.06 3 4 1 -5.815 5 6 -1 0.05151 0 0 -1 -0.05264 0 0 13 0.5 7 8 10 3.5 9 10 -1 0.07057 0 0 4 0.5 11 12 10 4.5 13 14 -1 -0.04039 0 0 -1 0.002359 0 0 -1 0.09405 0 0 -1 -0.03685 0 0
3 -10.29 1 2 -1 -0.09616 0 0 0 7.892 3 4 14 0.5 5 6 -1 0.06133 0 0 26 602.5 7 8 -1 0.038 0 0 4 5.29 9 10 -1 -0.07296 0 0 23 0.5 11 12 26 231.5 13 14 -1 -0.001872 0 0 -1 -0.04957 0 0 -1 0.07058 0 0 -1 -0.01244 0 0
6 -6.71 1 2 -1 -0.07812 0 0 1 -0.1146 3 4 0 -8.495 5 6 0 -3.245 7 8 -1 -0.06956 0 0 7 2.5 9 10 11 5.5 11 12 -1 0.002034 0 0 -1 0.01254 0 0 -1 -0.0346 0 0 12 0.5 13 14 -1 0.09093 0 0 -1 -0.0178 0 0 -1 0.2618 0 0
5 6.6 1 2 1 8.129 3 4 -1 -0.06408 0 0 17 0.5 5 6 -1 0.06374 0 0 4 7.3 7 8 16 1.5 9 10 0 -9.923 11 12 -1 0.04855 0 0 -1 0.04057 0 0 -1 -0.06949 0 0 13 0.5 13 14 -1 0.001695 0 0 -1 -0.06813 0 0 -1 0.1142 0 0
3 -10.29 1 2 -1 -0.09531 0 0 15 12.9 3 4 -1 -0.1014 0 0 1 0.654 5 6 -1 -0.009061 0 0 0 -3.245 7 8 6 -0.2 9 10 -1 0.002124 0 0 -1 -0.01088 0 0 4 4.19 11 12 4 -1.3 13 14 -1 0.03721 0 0 -1 0.01002 0 0 -1 0.1825 0 0
3 -10.29 1 2 -1 -0.09484 0 0 0 7.892 3 4 15 12.9 5 6 -1 0.0576 0 0 -1 -0.1017 0 0 17 0.5 7 8 11 4.5 9 10 16 1.5 11 12 21 0.5 13 14 -1 0.009852 0 0 -1 0.04217 0 0 -1 -0.06178 0 0 -1 -0.03455 0 0 -1 0.1546 0 0
5 3.5 1 2 1 8.279 3 4 11 5.5 5 6 14 0.5 7 8 -1 0.07252 0 0 -1 -0.08324 0 0 -1 -0.01148 0 0 4 3.4 9 10 -1 0.04179 0 0 26 180.5 11 12 26 231.5 13 14 -1 -0.06206 0 0 -1 -0.007252 0 0 -1 0.04975 0 0 -1 -0.008374 0 0
6 -7.168 1 2 -1 -0.07562 0 0 1 -6.11 3 4 3 7.368 5 6 15 12.9 7 8 -1 -0.08994 0 0 -1 0.002169 0 0 -1 -0.09483 0 0 10 0.5 9 10 9 0.5 11 12 10 2.5 13 14 -1 0.05802 0 0 -1 -0.02932 0 0 -1 -0.009052 0 0 -1 0.02998 0 0
3 -10.29 1 2 -1 -0.09382 0 0 4 7.3 3 4 15 27.5 5 6 26 353.5 7 8 5 5.7 9 10 10 3.5 11 12 -1 0.06699 0 0 -1 -0.01403 0 0 1 -3.458 13 14 -1 -0.05318 0 0 -1 -0.08097 0 0 -1 0.09698 0 0 -1 -0.02639 0 0 -1 0.01073 0 0
3 -10.29 1 2 -1 -0.09322 0 0 4 -4.81 3 4 -1 -0.05975 0 0 26 602.5 5 6 4 7.3 7 8 11 6.5 9 10 15 27.5 11 12 -1 0.03792 0 0 -1 -0.07519 0 0 -1 0.03191 0 0 -1 0.004514 0 0 10 3.5 13 14 -1 -0.07397 0 0 -1 0.09635 0 0
5 7.2 1 2 0 1.72 3 4 -1 -0.0659 0 0 1 -3.458 5 6 -1 0.02086 0 0 3 4.956 7 8 0 -1.477 9 10 -1 -0.07616 0 0 -1 -0.009252 0 0 1 2.583 11 12 26 338.5 13 14 -1 -0.001367 0 0 -1 0.04897 0 0 -1 -0.04286 0 0 -1 0.01303 0 0
3 -10.29 1 2 -1 -0.0924 0 0 15 12.9 3 4 -1 -0.09285 0 0 17 0.5 5 6 4 7.3 7 8 1 8.601 9 10 26 69.5 11 12 -1 0.04173 0 0 24 0.5 13 14 -1 0.1381 0 0 -1 -0.05014 0 0 -1 0.004711 0 0 -1 -0.05355 0 0 -1 0.1064 0 0
4 -4.81 1 2 -1 -0.05969 0 0 5 3.5 3 4 1 8.279 5 6 11 5.5 7 8 14 0.5 9 10 -1 0.06638 0 0 -1 -0.07483 0 0 -1 -0.005313 0 0 -1 -0.001228 0 0 4 4.19 11 12 1 0.2624 13 14 -1 -0.01805 0 0 -1 0.02721 0 0 -1 0.1347 0 0
3 -10.29 1 2 -1 -0.09141 0 0 0 7.892 3 4 26 602.5 5 6 -1 0.05132 0 0 10 3.5 7 8 11 6.5 9 10 15 29.66 11 12 10 4.5 13 14 -1 -0.07997 0 0 -1 0.02258 0 0 -1 0.0006612 0 0 -1 -0.05726 0 0 -1 0.1026 0 0 -1 -0.05043 0 0
5 7.2 1 2 0 1.72 3 4 -1 -0.05973 0 0 1 -6.11 5 6 4 5.29 7 8 -1 -0.05364 0 0 14 0.5 9 10 -1 -0.0001953 0 0 -1 0.03902 0 0 -1 -0.006821 0 0 4 4.19 11 12 15 14.97 13 14 -1 -0.03902 0 0 -1 0.2062 0 0 -1 0.04403 0 0
15 12.9 1 2 -1 -0.0901 0 0 4 -4.81 3 4 -1 -0.05508 0 0 17 0.5 5 6 10 0.5 7 8 26 463.5 9 10 9 1.5 11 12 9 0.5 13 14 -1 -0.007783 0 0 -1 -0.1069 0 0 -1 0.04561 0 0 -1 -0.0664 0 0 -1 -0.00984 0 0 -1 0.01947 0 0
6 -7.168 1 2 -1 -0.06544 0 0 1 -10.78 3 4 -1 -0.07927 0 0 15 12.9 5 6 -1 -0.08478 0 0 4 7.3 7 8 16 2.5 9 10 26 290.5 11 12 15 33.5 13 14 -1 -0.106 0 0 -1 0.07901 0 0 -1 -0.002611 0 0 -1 0.002959 0 0 -1 -0.07028 0 0
3 -10.29 1 2 -1 -0.08988 0 0 1 -10.78 3 4 -1 -0.07621 0 0 4 11.2 5 6 15 29.66 7 8 -1 0.08049 0 0 16 2.5 9 10 10 2.5 11 12 -1 0.00502 0 0 26 311.5 13 14 -1 -0.0748 0 0 -1 0.08447 0 0 -1 0.06099 0 0 -1 -0.1595 0 0
5 7.2 1 2 0 5.704 3 4 -1 -0.05549 0 0 26 602.5 5 6 -1 0.035 0 0 10 3.5 7 8 11 6.5 9 10 -1 -0.0036 0 0 10 4.5 11 12 -1 -0.08116 0 0 -1 0.0253 0 0 7 3.5 13 14 -1 -0.04584 0 0 -1 0.1205 0 0 -1 -0.04598 0 0
4 -4.81 1 2 10 3.5 3 4 2 -0.1637 5 6 -1 -0.08302 0 0 0 -5.823 7 8 1 8.279 9 10 -1 -0.0295 0 0 -1 -0.07212 0 0 -1 0.1244 0 0 17 0.5 11 12 -1 0.05819 0 0 -1 0.005407 0 0 26 231.5 13 14 -1 0.03157 0 0 -1 -0.05915 0 0
4 7.3 1 2 16 2.5 3 4 26 534.5 5 6 13 0.5 7 8 -1 -0.09784 0 0 -1 0.04089 0 0 -1 -0.0549 0 0 0 -9.923 9 10 3 1.804 11 12 12 0.5 13 14 -1 -0.001631 0 0 -1 0.1153 0 0 -1 -0.003992 0 0 -1 -0.07511 0 0 -1 0.144 0 0
15 12.9 1 2 -1 -0.08276 0 0 11 9.5 3 4 6 25.06 5 6 -1 -0.06975 0 0 26 69.5 7 8 -1 0.03993 0 0 0 -2.419 9 10 17 0.5 11 12 -1 0.04471 0 0 4 5.29 13 14 -1 0.006676 0 0 -1 -0.0355 0 0 -1 -0.1319 0 0 -1 0.03749 0 0
3 -10.29 1 2 -1 -0.08799 0 0 1 -10.78 3 4 -1 -0.07304 0 0 10 0.5 5 6 9 0.5 7 8 9 0.5 9 10 4 0.5 11 12 -1 -0.03165 0 0 10 2.5 13 14 -1 0.01686 0 0 -1 -0.02668 0 0 -1 0.06533 0 0 -1 -0.02607 0 0 -1 0.02694 0 0
5 3.5 1 2 1 3.308 3 4 11 5.5 5 6 0 0.7126 7 8 0 -4.563 9 10 -1 -0.06935 0 0 -1 -0.003071 0 0 -1 -0.01274 0 0 -1 0.01647 0 0 -1 0.07377 0 0 9 1.5 11 12 4 5.29 13 14 -1 0.1369 0 0 -1 -0.02475 0 0 -1 0.04606 0 0
4 11.2 1 2 15 29.66 3 4 -1 0.07718 0 0 6 25.06 5 6 10 2.5 7 8 26 69.5 9 10 -1 0.04634 0 0 11 5.5 11 12 -1 0.07287 0 0 -1 -0.0526 0 0 -1 0.001482 0 0 -1 0.01284 0 0 8 3.5 13 14 -1 -0.1262 0 0 -1 0.02102 0 0
4 -4.81 1 2 -1 -0.04966 0 0 10 4.5 3 4 10 3.5 5 6 -1 -0.04212 0 0 15 25.8 7 8 7 3.5 9 10 3 23.25 11 12 -1 -0.0346 0 0 -1 0.09069 0 0 -1 -0.04439 0 0 13 0.5 13 14 -1 0.05589 0 0 -1 -0.002726 0 0 -1 0.04431 0 0
15 12.9 1 2 -1 -0.07855 0 0 4 7.3 3 4 16 2.5 5 6 26 290.5 7 8 5 5.7 9 10 -1 -0.09208 0 0 -1 0.07058 0 0 0 4.634 11 12 -1 0.001076 0 0 -1 -0.04165 0 0 3 5.531 13 14 -1 0.05584 0 0 -1 0.02449 0 0 -1 -0.05862 0 0
2 6.168 1 2 0 9.603 3 4 -1 -0.07618 0 0 4 11.2 5 6 -1 0.06959 0 0 26 602.5 7 8 -1 0.07838 0 0 -1 0.0008704 0 0 14 0.5 9 10 11 6.5 11 12 -1 0.0574 0 0 -1 -0.08646 0 0 10 2.5 13 14 -1 0.06479 0 0 -1 -0.08691 0 0
11 9.5 1 2 14 0.5 3 4 -1 -0.06505 0 0 26 602.5 5 6 3 -2.215 7 8 4 5.29 9 10 -1 -0.04591 0 0 1 -0.8677 11 12 -1 0.01789 0 0 -1 -0.008946 0 0 26 184.5 13 14 -1 -0.05498 0 0 -1 0.2438 0 0 -1 0.06725 0 0 -1 0.00005533 0 0
1 -10.78 1 2 -1 -0.07106 0 0 10 0.5 3 4 9 0.5 5 6 9 0.5 7 8 4 0.5 9 10 -1 -0.02815 0 0 10 2.5 11 12 -1 0.01526 0 0 -1 -0.02292 0 0 -1 0.05922 0 0 -1 -0.02461 0 0 11 5.5 13 14 -1 -0.09526 0 0 -1 0.04763 0 0
11 8.5 1 2 8 0.5 3 4 -1 -0.03424 0 0 5 -5.5 5 6 5 -3.41 7 8 24 0.5 9 10 5 -4.912 11 12 -1 0.03499 0 0 -1 -0.0005117 0 0 15 33.5 13 14 -1 0.07108 0 0 -1 -0.1792 0 0 -1 -0.02855 0 0 -1 -0.01265 0 0 -1 -0.1488 0 0
5 7.2 1 2 0 1.72 3 4 -1 -0.04839 0 0 1 -3.458 5 6 -1 0.01504 0 0 6 5.216 7 8 3 1.804 9 10 -1 -0.06197 0 0 -1 0.005165 0 0 13 0.5 11 12 -1 -0.007286 0 0 4 0.5 13 14 -1 0.122 0 0 -1 -0.03605 0 0 -1 0.03136 0 0
3 -10.29 1 2 -1 -0.08517 0 0 15 12.9 3 4 -1 -0.07291 0 0 11 8.5 5 6 8 0.5 7 8 -1 -0.03034 0 0 5 -5.5 9 10 1 -0.8677 11 12 24 0.5 13 14 -1 -0.08697 0 0 -1 -0.007288 0 0 -1 0.01911 0 0 -1 -0.01556 0 0 -1 0.0667 0 0
2 -0.1637 1 2 0 1.72 3 4 -1 -0.02734 0 0 -1 -0.004102 0 0 17 0.5 5 6 26 69.5 7 8 12 0.5 9 10 4 5.29 11 12 -1 0.03259 0 0 -1 0.04105 0 0 4 11.2 13 14 -1 -0.1438 0 0 -1 0.06727 0 0 -1 -0.1297 0 0 -1 0.07267 0 0
2 6.168 1 2 0 9.603 3 4 -1 -0.07198 0 0 15 12.9 5 6 -1 0.06557 0 0 -1 -0.07396 0 0 10 4.5 7 8 10 3.5 9 10 -1 -0.03815 0 0 -1 -0.001877 0 0 26 602.5 11 12 21 0.5 13 14 -1 -0.1097 0 0 -1 0.05763 0 0 -1 0.2616 0 0
4 -4.81 1 2 10 3.5 3 4 10 0.5 5 6 -1 -0.07689 0 0 0 -5.823 7 8 9 0.5 9 10 -1 -0.002678 0 0 -1 -0.06897 0 0 26 400.5 11 12 4 -0.1 13 14 -1 -0.02706 0 0 -1 0.1921 0 0 -1 -0.03242 0 0 -1 -0.02937 0 0 -1 0.05083 0 0
1 -10.78 1 2 -1 -0.06699 0 0 5 3.5 3 4 1 8.279 5 6 11 5.5 7 8 -1 0.001842 0 0 -1 0.04683 0 0 -1 -0.0626 0 0 1 -0.6619 9 10 3 -1.486 11 12 2 5.609 13 14 -1 0.06191 0 0 -1 -0.07548 0 0 -1 0.03025 0 0 -1 -0.08138 0 0
4 11.2 1 2 15 29.66 3 4 -1 0.06849 0 0 16 1.5 5 6 10 2.5 7 8 10 0.5 9 10 -1 -0.01773 0 0 11 5.5 11 12 -1 0.0666 0 0 -1 0.02949 0 0 -1 0.0009958 0 0 -1 0.01798 0 0 8 3.5 13 14 -1 -0.1129 0 0 -1 0.02329 0 0
3 -10.29 1 2 -1 -0.0827 0 0 11 9.5 3 4 14 0.5 5 6 -1 -0.05624 0 0 26 602.5 7 8 4 3.4 9 10 4 5.29 11 12 -1 -0.04123 0 0 -1 0.0516 0 0 -1 -0.01027 0 0 23 0.5 13 14 -1 0.01605 0 0 -1 0.006437 0 0 -1 -0.04024 0 0
1 -10.78 1 2 -1 -0.06411 0 0 2 -0.1637 3 4 -1 0.003001 0 0 1 1.314 5 6 3 -4.332 7 8 -1 -0.04457 0 0 1 0.07548 9 10 1 -0.8677 11 12 -1 0.0002712 0 0 26 315.5 13 14 -1 0.04616 0 0 -1 -0.1127 0 0 -1 -0.02819 0 0 -1 0.4537 0 0
15 12.9 1 2 -1 -0.06727 0 0 4 7.3 3 4 16 2.5 5 6 26 290.5 7 8 10 4.5 9 10 1 9.699 11 12 -1 0.06415 0 0 -1 -0.003634 0 0 10 3.5 13 14 -1 -0.04144 0 0 -1 -0.1069 0 0 -1 0.1587 0 0 -1 -0.003426 0 0 -1 0.05617 0 0
4 -4.81 1 2 10 3.5 3 4 10 4.5 5 6 -1 -0.07411 0 0 0 -5.823 7 8 10 3.5 9 10 -1 -0.0324 0 0 -1 -0.06809 0 0 26 404.5 11 12 -1 -0.0003127 0 0 7 3.5 13 14 -1 0.166 0 0 -1 -0.04044 0 0 -1 0.07234 0 0 -1 -0.04341 0 0
6 -7.168 1 2 1 -9.103 3 4 0 11.44 5 6 -1 0.1411 0 0 -1 -0.06291 0 0 8 0.5 7 8 -1 0.08396 0 0 6 16.76 9 10 -1 0.004194 0 0 -1 -0.05483 0 0 15 27.5 11 12 24 0.5 13 14 -1 -0.0936 0 0 -1 -0.002421 0 0 -1 0.06568 0 0
3 -10.29 1 2 -1 -0.08073 0 0 4 11.2 3 4 17 0.5 5 6 -1 0.06435 0 0 16 2.5 7 8 1 9.133 9 10 -1 0.00315 0 0 -1 -0.113 0 0 16 1.5 11 12 -1 0.1511 0 0 -1 0.0314 0 0 11 4.5 13 14 -1 0.01892 0 0 -1 -0.07209 0 0
5 7.2 1 2 0 0.7126 3 4 -1 -0.04116 0 0 1 -1.847 5 6 26 69.5 7 8 -1 -0.02499 0 0 -1 0.006303 0 0 4 5.29 9 10 12 0.5 11 12 -1 -0.1523 0 0 -1 0.06014 0 0 22 0.5 13 14 -1 -0.01292 0 0 -1 0.03933 0 0 -1 -0.07062 0 0
11 9.5 1 2 14 0.5 3 4 -1 -0.05227 0 0 -1 -0.001917 0 0 3 -2.215 5 6 1 -0.8677 7 8 4 3.4 9 10 -1 -0.05275 0 0 0 -9.923 11 12 -1 0.03836 0 0 6 10.09 13 14 -1 0.005364 0 0 -1 0.2722 0 0 -1 -0.04585 0 0 -1 0.05356 0 0
2 6.168 1 2 0 9.603 3 4 -1 -0.06436 0 0 15 12.9 5 6 -1 0.06153 0 0 -1 -0.06717 0 0 8 2.5 7 8 -1 -0.004432 0 0 1 -0.1146 9 10 -1 -0.01817 0 0 0 -0.3692 11 12 8 4.5 13 14 -1 0.00737 0 0 -1 0.09922 0 0 -1 -0.008119 0 0
0 -9.923 1 2 4 5.29 3 4 -1 0.001663 0 0 15 33.5 5 6 -1 0.0838 0 0 13 0.5 7 8 -1 0.2165 0 0 -1 -0.06927 0 0 26 426.5 9 10 8 1.5 11 12 -1 -0.08147 0 0 -1 -0.06077 0 0 3 -4.332 13 14 -1 -0.03715 0 0 -1 0.3277 0 0
1 -10.78 1 2 26 227.5 3 4 10 0.5 5 6 -1 0.03842 0 0 -1 -0.09761 0 0 9 1.5 7 8 9 1.5 9 10 -1 0.0262 0 0 -1 -0.06054 0 0 10 1.5 11 12 10 2.5 13 14 -1 -0.01936 0 0 -1 0.01043 0 0 -1 0.0555 0 0 -1 -0.04807 0 0
5 3.5 1 2 8 3.5 3 4 11 5.5 5 6 -1 -0.0008744 0 0 1 -5.035 7 8 3 9.072 9 10 22 0.5 11 12 -1 -0.05913 0 0 7 5.5 13 14 -1 -0.0698 0 0 -1 0.0613 0 0 -1 0.008626 0 0 -1 -0.08203 0 0 -1 0.05182 0 0 -1 -0.007445 0 0
11 8.5 1 2 10 1.5 3 4 26 69.5 5 6 -1 -0.003814 0 0 11 4.5 7 8 -1 0.1297 0 0 2 0.4538 9 10 21 0.5 11 12 -1 0.01946 0 0 10 3.5 13 14 -1 -0.1335 0 0 -1 -0.08322 0 0 -1 0.1592 0 0 -1 -0.02996 0 0 -1 0.1125 0 0
4 11.2 1 2 15 29.66 3 4 -1 0.06103 0 0 3 23.25 5 6 10 2.5 7 8 -1 -0.0007077 0 0 26 447.5 9 10 11 5.5 11 12 -1 0.06151 0 0 -1 0.05911 0 0 -1 -0.06639 0 0 -1 0.01859 0 0 8 3.5 13 14 -1 -0.1002 0 0 -1 0.02226 0 0
0 11.44 1 2 2 6.168 3 4 -1 0.07696 0 0 10 4.5 5 6 -1 -0.06781 0 0 10 3.5 7 8 -1 -0.03138 0 0 -1 -0.001411 0 0 26 602.5 9 10 21 0.5 11 12 -1 -0.09735 0 0 11 5.5 13 14 -1 0.2164 0 0 -1 -0.06173 0 0 -1 0.07197 0 0
4 -4.81 1 2 10 3.5 3 4 10 0.5 5 6 0 0.7126 7 8 0 -5.823 9 10 9 0.5 11 12 -1 -0.00204 0 0 -1 -0.09426 0 0 -1 0.01438 0 0 -1 -0.06381 0 0 26 400.5 13 14 -1 0.03293 0 0 -1 -0.02485 0 0 -1 0.1436 0 0 -1 -0.0333 0 0
6 -7.168 1 2 1 -9.103 3 4 8 0.5 5 6 -1 0.1442 0 0 -1 -0.05888 0 0 6 16.76 7 8 -1 0.004529 0 0 -1 -0.05085 0 0 24 0.5 9 10 25 0.5 11 12 -1 0.06251 0 0 -1 -0.02717 0 0 26 76.5 13 14 -1 -0.04125 0 0 -1 0.0552 0 0
11 9.5 1 2 14 0.5 3 4 26 283.5 5 6 -1 -0.001616 0 0 15 14.97 7 8 -1 0.01748 0 0 -1 -0.08759 0 0 2 -7.861 9 10 -1 0.00581 0 0 10 1.5 11 12 1 -1.471 13 14 -1 -0.08381 0 0 -1 0.1151 0 0 -1 -0.06311 0 0 -1 0.1748 0 0
15 12.9 1 2 -1 -0.06002 0 0 4 7.3 3 4 16 2.5 5 6 26 290.5 7 8 -1 -0.000932 0 0 1 9.699 9 10 -1 0.06045 0 0 0 4.634 11 12 -1 -0.0983 0 0 -1 0.1511 0 0 3 0.8868 13 14 -1 0.04932 0 0 -1 0.06309 0 0 -1 -0.03571 0 0
1 -10.78 1 2 26 227.5 3 4 2 -0.1637 5 6 -1 0.03599 0 0 -1 -0.09594 0 0 -1 0.002667 0 0 1 1.314 7 8 3 -4.332 9 10 -1 -0.04112 0 0 1 0.07548 11 12 1 -0.8677 13 14 -1 0.005711 0 0 -1 0.2793 0 0 -1 0.04381 0 0 -1 -0.1052 0 0
3 -10.29 1 2 -1 -0.07628 0 0 3 -9.628 3 4 9 1.5 5 6 9 2.5 7 8 -1 -0.04466 0 0 -1 0.3005 0 0 -1 0.001307 0 0 3 -1.486 9 10 26 338.5 11 12 -1 -0.07968 0 0 1 -3.023 13 14 -1 -0.04392 0 0 -1 -0.0424 0 0 -1 0.3849 0 0
0 11.44 1 2 2 6.168 3 4 -1 0.07469 0 0 4 11.2 5 6 5 1.2 7 8 17 0.5 9 10 -1 0.06213 0 0 -1 0.06174 0 0 -1 -0.09137 0 0 -1 0.001755 0 0 1 9.133 11 12 26 55.5 13 14 -1 0.1486 0 0 -1 0.09633 0 0 -1 -0.04245 0 0
8 0.5 1 2 1 -0.8677 3 4 6 10.09 5 6 -1 0.01248 0 0 -1 -0.02763 0 0 1 -5.299 7 8 26 301.5 9 10 -1 -0.04017 0 0 26 321.5 11 12 -1 0.07549 0 0 -1 0.0006358 0 0 -1 -0.009791 0 0 4 2.8 13 14 -1 0.03745 0 0 -1 -0.006293 0 0
4 -5.404 1 2 -1 -0.05919 0 0 15 12.9 3 4 15 9.5 5 6 8 2.5 7 8 -1 0.06989 0 0 -1 -0.08129 0 0 -1 -0.002914 0 0 1 -0.1146 9 10 -1 -0.01342 0 0 0 -8.495 11 12 11 5.5 13 14 -1 0.02192 0 0 -1 -0.04403 0 0 -1 0.1863 0 0
5 7.2 1 2 0 0.7126 3 4 -1 -0.03516 0 0 -1 -0.004046 0 0 26 69.5 5 6 4 5.29 7 8 12 0.5 9 10 -1 -0.1395 0 0 -1 0.05626 0 0 -1 0.02958 0 0 26 315.5 11 12 15 33.5 13 14 -1 -0.03916 0 0 -1 0.05997 0 0 -1 -0.07354 0 0
11 8.5 1 2 26 602.5 3 4 26 69.5 5 6 -1 0.003576 0 0 4 4.19 7 8 -1 0.1224 0 0 26 633.5 9 10 -1 0.01153 0 0 0 4.634 11 12 6 18.06 13 14 -1 0.07712 0 0 -1 -0.07477 0 0 -1 0.06086 0 0 -1 -0.05349 0 0 -1 0.02328 0 0
4 7.3 1 2 16 1.5 3 4 26 212.5 5 6 -1 0.0016 0 0 1 -3.919 7 8 13 0.5 9 10 0 4.634 11 12 -1 -0.06243 0 0 -1 -0.005182 0 0 -1 0.08342 0 0 -1 -0.1119 0 0 3 -0.334 13 14 -1 0.05345 0 0 -1 0.07535 0 0 -1 -0.02561 0 0
2 -0.1637 1 2 -1 0.001864 0 0 4 1.2 3 4 -1 -0.07298 0 0 11 8.5 5 6 26 534.5 7 8 -1 -0.1294 0 0 5 6.6 9 10 -1 -0.07637 0 0 2 0.1461 11 12 -1 -0.04353 0 0 -1 -0.06401 0 0 1 6.161 13 14 -1 0.08334 0 0 -1 -0.02099 0 0
9 3.5 1 2 8 2.5 3 4 3 -1.486 5 6 -1 -0.003787 0 0 1 -0.1146 7 8 26 338.5 9 10 -1 -0.1048 0 0 -1 -0.01256 0 0 9 1.5 11 12 3 -2.576 13 14 -1 -0.04349 0 0 -1 0.01417 0 0 -1 0.07957 0 0 -1 -0.006254 0 0 -1 0.322 0 0
10 0.5 1 2 9 0.5 3 4 9 0.5 5 6 -1 0.02968 0 0 -1 -0.02392 0 0 11 6.5 7 8 11 6.5 9 10 -1 -0.02114 0 0 -1 0.01863 0 0 2 -7.861 11 12 -1 -0.03389 0 0 10 1.5 13 14 -1 0.003058 0 0 -1 0.03084 0 0 -1 0.1104 0 0
10 4.5 1 2 10 3.5 3 4 11 5.5 5 6 4 -4.91 7 8 7 6.5 9 10 -1 -0.06483 0 0 -1 0.02323 0 0 -1 -0.08371 0 0 -1 -0.000174 0 0 21 0.5 11 12 -1 -0.08973 0 0 11 5.5 13 14 -1 0.1796 0 0 -1 -0.04961 0 0 -1 0.06316 0 0
0 -9.923 1 2 4 5.29 3 4 -1 0.001451 0 0 15 33.5 5 6 -1 0.07055 0 0 9 1.5 7 8 -1 0.1707 0 0 26 32.5 9 10 26 308.5 11 12 -1 0.1482 0 0 -1 -0.06974 0 0 5 0.7 13 14 -1 -0.08105 0 0 -1 -0.03577 0 0 -1 0.2701 0 0
2 -0.1637 1 2 -1 0.001768 0 0 1 1.314 3 4 3 -4.332 5 6 -1 -0.03815 0 0 1 0.07548 7 8 1 -0.8677 9 10 4 5.29 11 12 -1 0.2105 0 0 6 -0.2 13 14 -1 -0.09521 0 0 -1 -0.0745 0 0 -1 0.114 0 0 -1 -0.07002 0 0 -1 0.08469 0 0
0 11.44 1 2 2 6.168 3 4 -1 0.07149 0 0 4 11.2 5 6 -1 -0.06155 0 0 15 25.8 7 8 -1 0.05911 0 0 -1 0.001764 0 0 0 -4.563 9 10 2 -9.218 11 12 26 563.5 13 14 -1 0.1832 0 0 -1 -0.04176 0 0 -1 -0.04731 0 0 -1 0.07874 0 0
1 -10.78 1 2 26 227.5 3 4 10 0.5 5 6 -1 0.03374 0 0 -1 -0.0934 0 0 9 1.5 7 8 -1 -0.002123 0 0 17 0.5 9 10 -1 -0.05224 0 0 11 6.5 11 12 -1 -0.05955 0 0 -1 0.04757 0 0 0 1.72 13 14 -1 -0.02393 0 0 -1 0.07896 0 0
11 9.5 1 2 8 0.5 3 4 15 14.97 5 6 5 -5.5 7 8 -1 0.004043 0 0 -1 -0.1532 0 0 8 0.5 9 10 24 0.5 11 12 3 23.25 13 14 -1 0.05929 0 0 -1 -0.04593 0 0 -1 -0.01117 0 0 -1 0.05746 0 0 -1 -0.09617 0 0 -1 0.08046 0 0
3 -10.29 1 2 -1 -0.07238 0 0 3 -9.628 3 4 9 1.5 5 6 6 -7.168 7 8 -1 -0.04137 0 0 -1 0.2668 0 0 -1 -0.04765 0 0 7 5.5 9 10 -1 0.00242 0 0 2 -9.218 11 12 -1 -0.09931 0 0 16 2.5 13 14 -1 0.004839 0 0 -1 -0.1723 0 0
4 7.3 1 2 -1 -0.001985 0 0 26 212.5 3 4 13 0.5 5 6 0 4.634 7 8 -1 0.0808 0 0 -1 -0.1076 0 0 3 3.242 9 10 -1 0.05075 0 0 7 3.5 11 12 11 4.5 13 14 -1 0.09074 0 0 -1 -0.0001581 0 0 -1 0.03079 0 0 -1 -0.04809 0 0
8 2.5 1 2 7 2.5 3 4 1 -0.1146 5 6 -1 -0.000383 0 0 -1 -0.04861 0 0 -1 -0.01187 0 0 0 -8.495 7 8 6 -1.8 9 10 -1 0.01681 0 0 -1 -0.01915 0 0 11 5.5 11 12 -1 -0.04966 0 0 26 463.5 13 14 -1 0.3433 0 0 -1 0.03002 0 0
15 12.9 1 2 15 9.5 3 4 2 -14.46 5 6 -1 0.06708 0 0 -1 -0.07692 0 0 0 -9.623 7 8 -1 0.003976 0 0 -1 -0.0696 0 0 26 436.5 9 10 10 2.5 11 12 -1 -0.05195 0 0 12 0.5 13 14 -1 0.04971 0 0 -1 0.003276 0 0 -1 -0.06145 0 0
10 4.5 1 2 10 3.5 3 4 0 -1.477 5 6 4 -4.91 7 8 26 602.5 9 10 1 -0.8677 11 12 -1 0.008215 0 0 -1 -0.08096 0 0 -1 -0.0001613 0 0 1 -1.471 13 14 -1 -0.08911 0 0 -1 0.008426 0 0 -1 -0.1408 0 0 -1 -0.01468 0 0 -1 0.07256 0 0
2 -0.1637 1 2 -1 0.001618 0 0 11 8.5 3 4 4 2.4 5 6 -1 -0.1188 0 0 14 0.5 7 8 4 3.4 9 10 -1 -0.07419 0 0 -1 0.09202 0 0 -1 0.1075 0 0 4 5.29 11 12 -1 -0.08069 0 0 1 -0.4702 13 14 -1 0.1031 0 0 -1 -0.005804 0 0
2 6.168 1 2 0 9.603 3 4 -1 -0.0537 0 0 2 5.011 5 6 17 0.5 7 8 -1 -0.0007525 0 0 26 280.5 9 10 -1 0.07542 0 0 -1 -0.04642 0 0 -1 -0.03184 0 0 1 12.23 11 12 7 3.5 13 14 -1 -0.05275 0 0 -1 0.1901 0 0 -1 0.003149 0 0
5 7.72 1 2 4 7.3 3 4 14 0.5 5 6 -1 -0.001352 0 0 26 212.5 7 8 2 -3.312 9 10 -1 0.06508 0 0 13 0.5 11 12 0 4.634 13 14 -1 0.03533 0 0 -1 -0.08712 0 0 -1 0.08596 0 0 -1 -0.1025 0 0 -1 -0.008207 0 0 -1 0.0533 0 0
26 335.5 1 2 4 5.29 3 4 26 349.5 5 6 -1 -0.01537 0 0 -1 0.01742 0 0 -1 0.07174 0 0 4 4.19 7 8 4 -5.551e-17 9 10 -1 -0.01749 0 0 0 -3.245 11 12 -1 0.03601 0 0 -1 -0.062 0 0 6 -0.2 13 14 -1 0.07628 0 0 -1 -0.05573 0 0`;
