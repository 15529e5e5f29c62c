/** Made by `npm run learn:codes`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */
export const printingTable = `bias -173
=after    325
=after  " -196
=after  # -791
=after  ( -51
=after  * 264
=after  . -57
=after  0 -182
=after  : 160
=after  < 389
=after  = 332
=after  > -144
=after  ] 84
=after  a -16
=after  b -133
=after  c -113
=after  d -33
=after  e 2
=after  f -109
=after  g -67
=after  h -84
=after  i 77
=after  j -84
=after  k -98
=after  l -107
=after  m -157
=after  n -19
=after  o -62
=after  p -111
=after  q -226
=after  r -38
=after  s -130
=after  x -38
=after  y 139
=after  z -179
=after  | 391
=after  · -157
=after  в 188
=after  г -26
=after  д 69
=after  п 66
=after  с 32
=after  у 87
=after  ב 335
=after  ה 25
=after  ו 8
=after  ש -9
=after  ا -11
=after  ر 283
=after  ف 282
=after  ل 207
=after  و 181
=after  ک 57
=after  आ 457
=after  द 298
=after  ल 37
=after  स -273
=after  দ 239
=after  ল 242
=after  แ 66
=after  ใ 592
=after  ი 108
=after  ដ 335
=after  ₽ -164
=after  ← 292
=after  】 546
=after  が 224
=after  填 339
=after  已 -126
=after  是 61
=after  그 727
=after  은 104
=after  을 131
=after  입 149
=after  � 359
=after !  -71
=after "  -206
=after ", 122
=after ". -388
=after ": -354
=after #  -713
=after #. -181
=after (0 18
=after (e 246
=after (m 257
=after (v 167
=after (w 180
=after (з 413
=after )  -301
=after ), -80
=after ). -623
=after ): -92
=after )。 -18
=after *  -77
=after ** -49
=after +0 -82
=after ,  -153
=after .  124
=after .0 -21
=after /0 -482
=after /l -359
=after 0  -7
=after 0. -433
=after 00 -333
=after 0: 130
=after 0c -93
=after 0f -254
=after 0k -131
=after 0q -200
=after 0r -209
=after 0分 420
=after 0月 -551
=after 0분 539
=after :  -182
=after </ 445
=after << 113
=after ]  26
=after a  50
=after aa -18
=after ac -49
=after ad -39
=after ai 40
=after ak -123
=after am -65
=after an -58
=after ao 24
=after ap -1
=after ar -40
=after as -158
=after at -289
=after az 35
=after b  -64
=after b0 -161
=after be -38
=after bo -365
=after ca 98
=after ce -149
=after cl -46
=after co -65
=after cr -1
=after da 7
=after db -390
=after de -141
=after dr -78
=after e  -70
=after ea 95
=after ec -117
=after ee -128
=after eh -67
=after ei 222
=after ej 212
=after ek 256
=after el -33
=after em -66
=after en -40
=after eq 94
=after er -17
=after es -15
=after et 81
=after ex 11
=after ey 165
=after ez 137
=after f  -134
=after fa 160
=after fe -57
=after fo 68
=after fr -120
=after ga -191
=after gn -84
=after go 129
=after gr -5
=after h  85
=after h0 -20
=after ha -93
=after hi 46
=after i  16
=after id -37
=after ie 22
=after if -46
=after ig -170
=after ij -216
=after ik -109
=after il -4
=after in -175
=after is -68
=after ix -377
=after iz -127
=after ju -57
=after k  54
=after ke -22
=after kh 271
=after kl -431
=after ko 92
=after kr -142
=after kt -236
=after ku -11
=after l. -77
=after la 36
=after le -61
=after li -55
=after ll -16
=after lm -128
=after lo 31
=after ls -138
=after m  7
=after m. -373
=after mp -463
=after n. 156
=after na -24
=after ne 14
=after nf -133
=after ni -149
=after nk -519
=after no -250
=after ns 29
=after nt 33
=after nu -194
=after ny -43
=after o  30
=after o. 90
=after of -544
=after oi -58
=after om -140
=after oo 102
=after op 121
=after or -5
=after os -10
=after ou -240
=after ow -138
=after p  -105
=after pl 77
=after pp -155
=after pr -66
=after q0 -144
=after qa 53
=after qu 25
=after ra -21
=after rd -43
=after re -22
=after ri -52
=after rj 26
=after rk -87
=after rm 21
=after rt -80
=after s  52
=after se -44
=after si -9
=after sk -34
=after so -147
=after ss -37
=after su 16
=after sz -84
=after t  -113
=after ta -189
=after tc -285
=after te -61
=after th 25
=after ti -7
=after to -72
=after tr -67
=after ts 152
=after tt 78
=after tv 19
=after u  -188
=after u0 -161
=after ua -358
=after ub -163
=after ud -243
=after ue -102
=after uf 196
=after ug -88
=after ui 65
=after ul -71
=after un -11
=after up -47
=after ur -65
=after us 31
=after v0 -92
=after va 43
=after w  -215
=after wa -111
=after wh 8
=after wp 55
=after x  -30
=after xe -40
=after xt 12
=after y  68
=after ye -151
=after yl -68
=after yp 14
=after z0 -37
=after za 88
=after ©  287
=after ·  -71
=after ». -256
=after αν 5
=after ην 118
=after ι  107
=after ν  26
=after ον -312
=after ам 59
=after аш 150
=after ва 52
=after во 226
=after дл 33
=after за 73
=after ко 126
=after ле -27
=after н  150
=after на 22
=after ов -161
=after ок 66
=after он 368
=after ри -17
=after сл -79
=after ст 54
=after і  125
=after ։  135
=after ،  -58
=after ا  64
=after ار -46
=after در 278
=after ر  -158
=after ری -27
=after هو 98
=after و  100
=after ی  193
=after पर -237
=after र् 468
=after लि 196
=after ले 72
=after है 155
=after ाल 146
=after ै। 205
=after ।  278
=after คื 238
=after น  222
=after รห 316
=after อร 15
=after ლი -162
=after ነው 248
=after ው። 111
=after ម្ 70
=after …0 -5
=after →  -795
=after 」で 88
=after 」に -342
=after 」を 165
=after い端 321
=after ご入 149
=after ご宿 87
=after しい 206
=after して 308
=after です 138
=after とご 186
=after と入 7
=after に0 -179
=after 予約 451
=after 京都 -9
=after 人確 53
=after 使用 -249
=after 入力 383
=after 分钟 69
=after 力し 88
=after 号  80
=after 在  17
=after 完成 288
=after 宿泊 4
=after 小写 360
=after 就能 415
=after 已作 -426
=after 市中 -128
=after 年0 -247
=after 改为 -95
=after 新し 126
=after 是您 196
=after 用。 -7
=after 用于 166
=after 登录 223
=after 確認 196
=after 輸入 235
=after 點半 210
=after 는  -511
=after 다. 47
=after 를  6
=after 마을 123
=after 월  -148
=after 을  58
=after 을도 126
=after 이며 303
=after 🔑 118
=after ，交 300
=after ，您 -5
=after ，請 123
=before    246
=before  # -274
=before  % -660
=before  ( -360
=before  * -675
=before  + -519
=before  0 -237
=before  : 216
=before  = 137
=before  [ 83
=before  a -74
=before  b -64
=before  c -210
=before  f -617
=before  g 20
=before  h -62
=before  i 137
=before  k 5
=before  m -55
=before  n -180
=before  o -89
=before  p -99
=before  r -226
=before  t 41
=before  v -85
=before  z -347
=before  © -164
=before  · -172
=before  σ -406
=before  к -155
=before  ב 17
=before  ה 140
=before  מ -236
=before  ש 136
=before  ب -37
=before  ر -122
=before  ه 244
=before  क -191
=before  แ -80
=before  • -177
=before  € 974
=before  № -175
=before  〒 -102
=before  글 6
=before  숫 115
=before  인 46
=before  ： 97
=before !  743
=before ": 263
=before #  251
=before (# 1179
=before (0 -411
=before (c 319
=before (k -35
=before )  79
=before ): 201
=before *  282
=before ** -209
=before ,  -193
=before ,請 761
=before .  -169
=before .0 -384
=before .t -528
=before /0 351
=before 0  129
=before 0# -10
=before 0) 188
=before 0* -287
=before 0, 14
=before 0. -418
=before 0/ -1569
=before 00 -57
=before 0: 234
=before 0] 166
=before 0a -53
=before 0f 52
=before 0i 820
=before 0q -9
=before 0x -100
=before 0， 104
=before :  95
=before :* 91
=before :0 191
=before :【 192
=before << 168
=before == 232
=before >  119
=before >> 35
=before [# -560
=before ]  326
=before a  -12
=before a, -424
=before a0 -394
=before a: -78
=before a_ -27
=before ab -207
=before ag -120
=before al -68
=before am -206
=before an 43
=before ao -216
=before ap 36
=before ar 78
=before as -175
=before at -114
=before b  -426
=before b0 -286
=before ba 61
=before be -143
=before bi -231
=before bu -171
=before c  -14
=before c0 -362
=before ca -16
=before ce -175
=before ch -57
=before ci -86
=before cj -50
=before ck -76
=before cl 5
=before co 82
=before cp -54
=before cr 55
=before ct -610
=before d  -18
=before d0 -178
=before d: 101
=before d= -11
=before da -24
=before dd -70
=before de 37
=before di -67
=before dn -149
=before do -182
=before dr -23
=before ds 29
=before du 269
=before e  -38
=before e) -230
=before e, -13
=before e0 -220
=before e: 133
=before e= 212
=before e_ -292
=before ea 60
=before ec 214
=before ei -118
=before ek -102
=before el -170
=before em -8
=before en -11
=before ep -224
=before er -20
=before es -39
=before et -1
=before ev 2
=before ex -399
=before ey 473
=before f  -331
=before f0 -100
=before fa 2
=before fc -82
=before ff 68
=before fo -15
=before g  -180
=before g) -109
=before ge -107
=before gi 108
=before gn -575
=before gu 19
=before hi -80
=before hn -146
=before hr 167
=before ht -19
=before hu -107
=before i  -41
=before i: 15
=before ia -138
=before ic -68
=before id -180
=before ie -158
=before if 120
=before ig 15
=before ii -202
=before ik 69
=before im -50
=before io -68
=before ip -386
=before ir 127
=before is 129
=before it 76
=before ix -65
=before ja -159
=before je 149
=before ji -39
=before jt 167
=before ju -348
=before k  -114
=before k0 -102
=before ka 80
=before ke -16
=before ko -55
=before kr 427
=before ks 154
=before ky -65
=before l  -143
=before l, 406
=before l. -149
=before l: 27
=before ld -41
=before le -162
=before lk -390
=before lo -97
=before ls -328
=before ly 189
=before m  -139
=before ma -79
=before mc -98
=before me 157
=before mi -72
=before mo -131
=before ms -364
=before my -215
=before n  -21
=before n: 107
=before na -162
=before ne -75
=before ng -89
=before ni -12
=before nk -85
=before nn 88
=before no -1
=before nr -439
=before ns -162
=before nt -119
=before nu 114
=before ny -12
=before o  -78
=before o) -322
=before o, 17
=before o. 80
=before o: 79
=before oc -124
=before od 151
=before oi -207
=before ol -75
=before om -21
=before on -11
=before os -239
=before ou -111
=before ow 36
=before p: -17
=before pi 58
=before pl 13
=before po -122
=before pp 47
=before pr -14
=before pt -98
=before pu -42
=before q  -85
=before q0 -117
=before r  -149
=before r, 176
=before r0 -61
=before r: 64
=before r_ -127
=before ra -156
=before rc -253
=before rd -3
=before re -68
=before ri 55
=before rk -16
=before rn -147
=before ro -69
=before rt -52
=before ru -70
=before rv -60
=before s  -36
=before s: 7
=before sd -159
=before se -34
=before sl 207
=before sm 26
=before so 8
=before sp -77
=before st 17
=before su -122
=before sw 214
=before sz 14
=before t  -103
=before t. -278
=before t: 158
=before t_ -148
=before ta 40
=before te 51
=before ti -173
=before tl -376
=before to -285
=before tp 309
=before tq -132
=before tr -333
=before ts 7
=before tt -21
=before tu -17
=before tz 227
=before u  -27
=before uc 109
=before ud -56
=before ue 2
=before uf -63
=before ui -59
=before uk 25
=before ul -201
=before um -14
=before un -162
=before ur -161
=before us -64
=before ut 260
=before v  -386
=before va 130
=before ve -48
=before vi -10
=before vk -114
=before vp 182
=before vu 326
=before w  -94
=before w: 449
=before wa -159
=before wi -116
=before x  -396
=before x0 -42
=before y  -249
=before y: 40
=before y_ -215
=before ye -120
=before yj 14
=before yn -41
=before yp 147
=before yt -102
=before z  -172
=before z: 209
=before zi 62
=before |  353
=before ©  -614
=before º  -350
=before »  38
=before »: 59
=before αλ 188
=before ε  154
=before η  -190
=before ισ 84
=before κο 68
=before ου -236
=before ρα 394
=before τη -290
=before а  -123
=before а: -108
=before ал -74
=before ан -160
=before ар -225
=before ас -36
=before ая -147
=before в  -421
=before в: -197
=before во -57
=before д  -68
=before до -81
=before ду 70
=before е  161
=before ед 528
=before ек -125
=before ет -68
=before з: 9
=before за -519
=before ик -67
=before ит -21
=before к  -156
=before ка -116
=before ки -133
=before ла -21
=before лю 11
=before ме -476
=before мі -104
=before н  8
=before н: 104
=before на -261
=before нд -6
=before не -36
=before нт -41
=before од 31
=before ок -60
=before ос 47
=before пи -1
=before ра -129
=before рт -28
=before рі -195
=before с  -53
=before т  -152
=before т: -36
=before та -24
=before то -49
=before у  -71
=before хо 310
=before че -2
=before юч 45
=before я  -138
=before ів -181
=before ін 53
=before ար -141
=before գր 168
=before եք 5
=before ն  38
=before ք  7
=before א  261
=before בו -73
=before ה  -316
=before ון -417
=before יי -203
=before ימ 254
=before יס 23
=before יש 256
=before ך  -141
=before ן  -2
=before קו -41
=before שו 60
=before ار -177
=before اس -97
=before تا 118
=before حق 271
=before د  160
=before ر  -517
=before رق 25
=before رو -92
=before ری -275
=before ش  -15
=before ق  230
=before قق 137
=before ل  100
=before ل: -11
=before لا -160
=before لخ -191
=before لد 49
=before لی -18
=before مب -70
=before مز 18
=before ن  -294
=before ند -76
=before نش -7
=before ه  -292
=before ها -338
=before وا 68
=before پو 201
=before ک  -113
=before ی  -187
=before یت -39
=before یل 21
=before ंब -198
=before क  -31
=before टी 20
=before पी 91
=before र  -195
=before ीप 105
=before ्य -303
=before ।  -63
=before ড  239
=before ডি -30
=before র  -144
=before লা -29
=before া  -38
=before া: -201
=before াপ 279
=before ি  106
=before ে  7
=before ய  170
=before ை  -139
=before ்  -17
=before ్  -202
=before ರ್ 404
=before คื 626
=before ง  -54
=before ด  -290
=before ยั 115
=before ส่ 422
=before หม -8
=before หั 149
=before อิ -65
=before ัส 62
=before ิง -98
=before ນແ 268
=before ມ່ 165
=before ແມ 116
=before ່ນ 107
=before დი 82
=before ი: -29
=before ოდ 8
=before ዎ  190
=before •  28
=before •• -952
=before №  -164
=before →  766
=before ➡  81
=before 【  222
=before に  288
=before には 480
=before イム 528
=before キー 205
=before ド： 142
=before ログ -245
=before ワー 194
=before ント -182
=before 一次 436
=before 上  517
=before 予約 -85
=before 今回 150
=before 代碼 -33
=before 使用 372
=before 入  772
=before 入力 404
=before 入验 6
=before 内線 -6
=before 动态 448
=before 取件 -82
=before 受取 -83
=before 口令 918
=before 号  -118
=before 号: -390
=before 号： -83
=before 填入 489
=before 填写 618
=before 字  113
=before 客服 -207
=before 密碼 484
=before 尾号 -597
=before 工单 -44
=before 态密 394
=before 您登 -166
=before 惠码 -178
=before 成都 -15
=before 把  855
=before 数字 411
=before 末四 -86
=before 校验 1112
=before 欄に 13
=before 活码 142
=before 激活 112
=before 為  -55
=before 用户 -24
=before 用量 -293
=before 画面 368
=before 番号 -329
=before 登入 704
=before 登录 97
=before 登録 289
=before 的验 -641
=before 码  19
=before 码为 222
=before 码是 131
=before 码： 23
=before 确认 115
=before 確認 351
=before 碼: 191
=before 碼為 279
=before 簽署 504
=before 編號 -136
=before 编号 -156
=before 致電 -277
=before 號  -100
=before 號: -116
=before 號： -50
=before 視窗 79
=before 認コ 386
=before 認番 122
=before 認碼 33
=before 認証 342
=before 證碼 848
=before 订单 -51
=before 认码 130
=before 证码 552
=before 请码 -35
=before 请输 589
=before 輸入 491
=before 输入 280
=before 邀请 -128
=before 邮编 -368
=before 里填 711
=before 驗證 321
=before 고객 -295
=before 니다 19
=before 된  -238
=before 번호 -411
=before 센터 -9
=before 에  640
=before 을  189
=before 인  64
=before 인증 451
=before 자  65
=before 증  97
=before 증번 359
=before 증코 58
=before 코드 83
=before 폰  -95
=before 확인 170
=before 🔑 40
=before ，验 97
=before ：  58
above 0 -39
above 00 -10
above 000 1
above 0000 -5
above 00000 43
above 000000 -60
above 0000000 64
above 00000000 47
above 000000000 98
above 0000000000 -15
above 00000000000 -131
above 000000000000 -91
above 0000000000000 26
above 0000年00月00日 93
above 000z -88
above 000円 113
above 000원 14
above 00b -1
above 00c -44
above 00h -23
above 00k0 -449
above 00p -80
above 00qx -120
above 00x -288
above 00元 -27
above 0er -691
above 0h00 -18
above 0k -235
above 0t -131
above 0名 633
above 0분 -63
above 0일 57
above a -56
above aan 2
above aanvraag 310
above ab -103
above abaixo 105
above abajo 147
above abara 13
above abernathy 97
above abholcode -457
above about -79
above abrir 25
above aby 253
above accept -49
above acces 8
above acceso 301
above access 76
above accesso 93
above account 24
above acct 31
above achterberg -13
above act 11
above activacion 98
above activate 38
above activation 191
above active -182
above activer 164
above ad 45
above addebitato -294
above adding 158
above address 104
above adeyemi -122
above adjuster 179
above adresa 120
above adresse 171
above adresu 104
above afhaalcode -46
above after -62
above again -228
above agent 87
above ago 35
above agree 79
above agreed 183
above agreement -134
above ahoj 105
above ahorra -88
above ainda -151
above aino 264
above aisha 145
above akaun 159
above al -106
above alabbi 139
above algebra 144
above alguem 11
above all -284
above alle 35
above alles -86
above als 1
above also -45
above always 287
above amount -6
above an -8
above and -28
above anda -50
above anderung -23
above andrea -137
above anh -223
above anmeldecode 4
above another -212
above any -276
above anyone 83
above anyway -162
above anzumelden 59
above aoife -86
above aplicativo -1
above aplikaciji -113
above aplikasi 134
above app 59
above application 46
above appointment 32
above approval 261
above approve 223
above approved -385
above approx 7
above apr 134
above apres 203
above ar 27
above arende 6
above arrivato -118
above arrived 21
above art 251
above asagidaki 32
above ask 105
above asked 29
above asking 87
above asks 111
above asset -314
above association 89
above at 19
above atau -215
above atelier -447
above ati 95
above att 72
above attached -22
above attempt -122
above attivare 93
above attivo -2
above au 217
above audio -115
above auftrag 42
above auftragsnummer -297
above aug 93
above august 2
above authentication 85
above authenticator -104
above authorisation 27
above authorization 211
above authorize 43
above auto -77
above automatico -505
above autorisation -350
above avaa 88
above avoinna 173
above avoir -25
above az 26
above b -8
above b0 -53
above back -76
above bag -193
above bakery 18
above balance -265
above ballot 98
above banca 14
above banerjee 480
above bank -110
above bapak -113
above bar 134
above basalt -18
above basket -152
above basvuru 105
above be 38
above because 116
above bedankt -5
above been -90
above beendet -73
above before 26
above begins 44
above behalf 100
above being 258
above belepeskor 30
above below 145
above ben 34
above beneficiary 41
above bergen -12
above berikut 126
above bernadette -158
above bestatigen -264
above bestatigungscode 54
above beste -103
above betrag 197
above between -63
above bey 82
above bh -24
above bianchi 234
above bib -204
above bilgi -182
above bilgisayar -3
above binnen -119
above bir 69
above bis -63
above biscuit 179
above bisher 87
above blessing -573
above blue 145
above bo -31
above bokning -116
above bokningsnummer -509
above boksen -418
above bon -52
above book 206
above booking -359
above borrower 348
above both -66
above box -130
above bram 50
above break 16
above broadband 7
above browser -58
above budget 57
above bugun -530
above buna 77
above buono -156
above button 72
above by 38
above c 64
above ca 155
above cadeau -210
above caen -302
above calder -52
above calendar 8
above calisanlarimiz -11
above call -114
above calls -9
above cambio 174
above came -256
above camera 29
above campo 231
above can -11
above cancelled -19
above capitals 90
above car 145
above caracteres 123
above card 24
above cards -480
above case 34
above caso -189
above castellano 36
above ceka -121
above cererea 187
above changed -83
above chao 9
above chara 145
above chatting 9
above check -97
above checked -175
above checkout -432
above chegou -346
above cheia 73
above chi -36
above chiave 144
above chiffres 13
above chloe -65
above cho -27
above choosing 45
above chose -78
above chrome 46
above chybnych 9
above ci 10
above ciao -49
above cifre 108
above cinque 14
above cita -195
above city -509
above claim 3
above claims 27
above class -139
above click -85
above client 39
above cliente 32
above close -46
above closes -267
above cluj -288
above cm -512
above code 26
above codes -279
above codi 180
above codice -67
above codigo -69
above colin -300
above colis -108
above com 181
above come 143
above command 6
above commented -59
above commune -169
above como 31
above complete 46
above compra -287
above comprobar 177
above compte 85
above computer 76
above conference -154
above conferma 166
above confidence 66
above confirm 138
above confirmacao 166
above confirmacion 14
above confirmada -300
above confirmata -311
above confirmation 212
above confirmed -31
above confirmer 20
above connecter -25
above connexion 144
above consegna -422
above conseiller -5
above consulter 206
above conta 85
above contact -63
above contents -555
above continuacion 530
above continue -72
above contrato 28
above copia 268
above corkboard 207
above coucou 51
above countersign 88
above coupon -159
above cr 258
above created -93
above creer 374
above cro 307
above cross -137
above ctenarko 84
above cuenta 103
above cupom -483
above customers -412
above czesc 196
above d -41
above da -38
above daar -39
above daarna -77
above dakika -408
above dal -143
above dan -147
above danach -24
above dang 31
above das 18
above dat 6
above date 87
above days -45
above db0 60
above de -16
above dead -54
above dear 17
above debit -160
above december -244
above deg 33
above degerli -83
above dei -76
above del 22
above dell -18
above delle 268
above delphine -10
above dem 59
above demande 87
above deposit 30
above depuis 101
above der -19
above desk -62
above desktop 66
above dessous 87
above destino 118
above dev 28
above device 45
above devon -47
above deze 91
above di 14
above dia -75
above did 83
above diesen 28
above digicode -214
above digite 162
above digiti 39
above digits 52
above dimanche -49
above direccion 108
above display 97
above disregard 553
above division 340
above do -56
above dobry 22
above doc -3
above document 260
above doe -53
above doet 411
above dogrulama 24
above doi -3
above don -12
above door -12
above dostepu 305
above down -112
above dr 13
above draw 28
above drawn 756
above drew 725
above driver 55
above du 27
above due 298
above dung -78
above duoc -89
above duoi 21
above duty 405
above duyet 120
above each 100
above early -89
above ecran 275
above editor 1
above eenmalige 70
above egyszer 132
above ein 94
above eine -197
above einmalcode 48
above einmalkennwort 297
above eintippen 500
above either 46
above elettronico -165
above eller -96
above email 92
above emailed 166
above emeka -94
above empadronamiento 281
above en 17
above encomenda -54
above ending 70
above ends 50
above energy -120
above engangskod 15
above engangskode 112
above enrolment 18
above enter 77
above entering 124
above entra 249
above entrada -249
above entrar 130
above entregar -105
above entrez 123
above entro -128
above environment -31
above envoi -439
above era -68
above eres 188
above error -129
above ersetzt 925
above es 115
above escribe 122
above esim 56
above espace 89
above est -33
above esta 1
above estas 275
above este 57
above esti 108
above estimado 64
above eszter -10
above etait -109
above ettore -183
above eur 25
above event -10
above every -180
above everything -170
above example 40
above exclusive -255
above exmo 31
above exp 95
above expire -143
above expires 2
above extension -202
above f -40
above f00 -49
above facil -168
above factor 44
above fail -103
above fall -174
above far -229
above fatture 193
above february 108
above fecha 243
above fee 114
above feld 179
above fem 39
above fern 329
above fi -13
above fibre -478
above field -86
above figure 181
above figures 13
above files -294
above filing 114
above fill 15
above filled 16
above fines 205
above finish 118
above firefox 187
above firmware 163
above first -15
above five 61
above flight -173
above folgende 92
above folgenden -26
above folio 68
above follow -72
above following 205
above forgotten 43
above form 68
above format -200
above former -496
above formulario 37
above forst 121
above forward -46
above found -117
above four 333
above fra -25
above fragor 295
above france -147
above freischaltcode 16
above fresh -118
above friday -214
above friend -62
above friends -89
above fur 33
above galla -186
above games -97
above garantia 102
above garden -173
above gas -42
above gb 104
above gbp 112
above gebruikersnaam 50
above geldig -64
above gemeente -188
above generated 398
above genitore 279
above get -282
above getta 458
above gewoon -155
above gia -313
above gilt -184
above girin 213
above giris 103
above give 156
above given 152
above glasswing 138
above gmbh -65
above gn00 367
above go 112
above gold -72
above gone -227
above goods -25
above gorgeous -339
above gospodine -349
above gospodo 55
above granfjallet -238
above granna -124
above grey 431
above guard 372
above guests -298
above gull 361
above guten 49
above gutscheincode -219
above h -58
above habari 42
above had 123
above hai 4
above hail 43
above hallo -26
above halloran 92
above halo 77
above handle -95
above handler -6
above hang -36
above happy -107
above har 10
above harrow -71
above haru0000 344
above has -8
above haus -434
above have -69
above haven 53
above hear -182
above heer 99
above hei -5
above hej 78
above held 293
above hello 91
above here -14
above het 137
above heu 14
above hey 109
above hi 41
above him 317
above his -18
above hit -33
above holding 91
above hotel -76
above hour -24
above hours -101
above how -245
above https -121
above hvala -28
above hyva 59
above ibibigay 1
above ibigay -23
above ice -164
above icin 206
above ico -186
above icp 217
above id -202
above identity 110
above if -37
above ihn -51
above ihnen -98
above ihr -79
above ihre -170
above ihrem 24
above ihren -103
above ii -114
above ik -24
above iker -28
above iki -343
above ikke -377
above il -37
above img -32
above in -10
above inc -43
above incident -5
above included -190
above incluido -50
above ind 143
above index -70
above indirim -254
above indirizzo 47
above ines 370
above informe 60
above ingresso -32
above inkwell 140
above inlogcode 161
above inloggen 225
above inn 211
above innan 34
above inntil -132
above inregistrare 13
above ins -101
above insee -347
above inserisci 23
above instalacao -180
above instruction 147
above inte 34
above into 174
above introduceti 140
above inv 8
above invalid -321
above invitation -149
above invite -10
above ionescu 44
above ip 19
above irja 68
above is -5
above isikan 2
above isn -121
above issued 228
above ist -148
above it 2
above item -6
above items 254
above its 11
above iva -15
above ivo 704
above iyer -15
above iyi -78
above jan 92
above jane -13
above jankovcova -257
above jannik -78
above january -8
above jasensivuille 112
above je -76
above jednorazovym 223
above jednorazowe 98
above jess -27
above jest -61
above jij 79
above jizdenky -307
above john 151
above join -114
above joss 123
above jp -85
above june 150
above just 81
above jusu -16
above juz -36
above k 112
above k0 62
above kad 40
above kai -94
above kare 25
above karta -26
above kassan -350
above kasse -110
above kawai 529
above kc -1
above ke 23
above kedves 6
above kert 50
above kete 138
above kettle 13
above keypad 54
above kf 518
above kg -47
above kids -54
above kimseyle -134
above kinh 257
above kirjoita 93
above kite -119
above kl -19
above klaar 33
above klient -17
above km -179
above know 22
above kod -54
above kode -61
above kodem -154
above koden -21
above kodi -140
above kodu -81
above kolme -117
above konto 215
above kortin -176
above kortingscode -191
above kosiku -77
above kr 189
above ku 148
above kuin 229
above kundnummer 173
above kwh -69
above kwota 35
above l 49
above l0 -91
above la 6
above labas 304
above lahetetty -159
above lane 23
above large -259
above las -55
above last -54
above lattice 77
above launch 121
above lautet 176
above lc 403
above le0 -240
above learning -484
above leave -18
above leeds 19
above left -104
above leicester -122
above lessons 353
above let 168
above letras 236
above lets 556
above letter 222
above lettere 206
above letters 209
above level 13
above liebe -175
above lieu 63
above like 19
above limit 122
above lin 12
above lindqvist 76
above line 14
above link 3
above linking 83
above links -336
above listened -824
above lists 544
above live -133
above lo -70
above localizador -366
above location 140
above lock 120
above locker -182
above loft -366
above log 94
above loggen 64
above login 148
above logo -159
above logon 57
above longer 103
above looks 132
above loom 287
above lop 94
above lorem 38
above lose -351
above loss 100
above low -19
above lt -24
above ltd -13
above lucia 249
above lumora -132
above luna -32
above lv 87
above lyon -248
above m 52
above macht 106
above madame 8
above made 60
above mae 59
above maelys -199
above mai 96
above mail 28
above mailadres 207
above mailbox 169
above mailer -103
above maiuscole 105
above make 194
above man 200
above mano -296
above marisol 87
above market -199
above marta 292
above master 69
above matches -41
above matricula 41
above matter -23
above may -8
above me 52
above med 7
above media 140
above meedoet -182
above meet -221
above meeting -413
above meetup -33
above megerosito 271
above meldet -225
above mendaftar 38
above meneer -118
above menit -7
above menos -177
above menu -335
above merchant -8
above merhaba 61
above mes 269
above message -49
above messages -358
above met 81
above meter -51
above mg -5
above midnight -103
above million -82
above mina 87
above minut -36
above minute -102
above minuten -64
above minuti -96
above minutos -320
above minuuttia -24
above mmsi 21
above mobile -52
above modulo 1
above moikka 468
above moin 7
above molimo 79
above moment 80
above momento 26
above monday -314
above monouso 136
above monsieur -153
above montant 244
above months -177
above morning 134
above moss -421
above most -173
above mot 106
above moto -23
above moving 122
above mrs -67
above murid -78
above musterimiz -26
above mv 6
above myself -1
above n -24
above na 24
above nach 17
above nachricht -199
above nagon 146
above name -74
above names -175
above nang -29
above napoca -86
above ne -139
above nearly -45
above necesitamos 96
above nedan 208
above need 36
above needed -55
above nella 136
above nem -10
above network -28
above news -194
above next 113
above nhan -47
above nhap 25
above nicht -78
above nie -188
above nieuwe 48
above nif 104
above night 82
above nights 119
above no -11
above nobody 23
above noch 54
above node -18
above noi -138
above noor 73
above nota -75
above notewell 71
above nothing -257
above notification -8
above notre -34
above noutokoodi -100
above nouveau 21
above nov -105
above novembre -377
above novo -35
above now -60
above nr 141
above nu -195
above nueva 14
above number -121
above numbers -155
above numer -210
above numero -114
above numeros 63
above nummer -200
above nur -245
above o -14
above och -39
above oct 72
above octombrie -83
above od -22
above odbioru -253
above odeme -15
above off -109
above office -82
above ofis -276
above og -16
above oi -8
above olarak -32
above old 91
above on -1
above onaylandi -365
above onderstaande 144
above one 74
above only -56
above open 94
above opened -296
above opening 57
above opera 132
above ops -202
above or -43
above order -135
above ordrenummer -303
above other 215
above otp 59
above ou -7
above our -29
above out -97
above over 155
above overovaci 232
above oyelaran -2
above p0 -64
above p00 -243
above pa -8
above pacco -125
above paddle 350
above page 154
above pagina 231
above paginas 512
above paid -192
above pair -17
above pakiautomaadis -135
above pam 92
above pane 166
above panier -46
above para 163
above parcel -110
above parent 466
above parents 172
above parking -30
above parola 298
above part -109
above parts 26
above pas 17
above paso 21
above pasos 473
above passcode 6
above passe 40
above passphrase 382
above password 36
above passwordless -74
above paste 48
above pasto 198
above pay -119
above paying 10
above payment -75
above payout 69
above payslips 121
above pdf -143
above pe 6
above pedido 121
above pediu -187
above peer 83
above pengesahan 86
above pennant -245
above pension -181
above people -206
above per 161
above percig -240
above period -70
above personal -308
above personeelsnummer 115
above petrov 34
above phishing -73
above phone -16
above phut -172
above pickup -60
above pieces -157
above pin -41
above pirjo 119
above pixel 65
above place -18
above plan -98
above plastic -63
above plata -52
above plati -125
above play 21
above please -34
above pln 60
above plus 42
above pm -24
above png -77
above po -5
above pokusech 47
above polder -101
above policka 90
above policy 1
above pomelo -104
above pop 1
above poplatek 737
above por 27
above portal 37
above porte 57
above post -43
above postadress 342
above postal -151
above postovana 45
above posts -313
above potvrdu 27
above potvrzujeme -24
above potwierdzamy -186
above pour 50
above pozdrav 101
above pozdravljeni 38
above pre -232
above pred -191
above prejeli 66
above premium 197
above prescription -103
above pretending -149
above previous -131
above pri -194
above prihlaste 112
above prije 198
above prima 163
above primo -406
above print -102
above prints -72
above priority -268
above priscilla -326
above prisijungimo -309
above prius 52
above priyanka -161
above pro 42
above problem 295
above prod -65
above profile -103
above program -110
above project 9
above promo -266
above promocional -40
above prosim -10
above protected 24
above proud -539
above przelew -210
above przy -680
above przyklad -497
above public 204
above pull -142
above punch 9
above put -18
above qr -334
above quantity 57
above quatre 70
above que 43
above questions -62
above qui 48
above quick 52
above quoi 120
above quote -248
above raadhuisplein -124
above rabat -36
above rabatkoden -192
above rabatowy -543
above rachunek 382
above raise 52
above rand -252
above random 166
above rasa -325
above re -61
above ready -54
above really 120
above receipts 11
above reception -130
above recognise 112
above recorder 1095
above records -81
above recover -46
above recovery 100
above recu -412
above redeem -471
above ref 43
above reference -125
above referral -66
above refused -325
above reg -136
above registrazione 25
above registrierung 35
above regisztraciot 205
above release 116
above relier 225
above renewal 603
above renewing -151
above replaced -57
above replies -29
above reply -115
above request -11
above requested 14
above required -58
above resend -149
above reset 11
above restart 46
above results 23
above retirada -256
above retirement 145
above retrait -378
above return -102
above reunion -166
above rev 153
above revenue -277
above review -12
above rezervasyonunuz -35
above richiesto 77
above rien -156
above right -22
above rina 58
above ring -176
above rivers 2
above rm -158
above road -303
above roofing -75
above rookery 85
above room 99
above rosehip -292
above rp00 -1
above rue -115
above run 55
above runner 176
above rzad -235
above s -25
above sa -73
above saat -75
above safe -155
above sahte -54
above said -1
above sailing 202
above saisissez 4
above saiu -315
above sala -110
above salasanasi -54
above salut 72
above sam 26
above same -29
above sample -394
above san -16
above saturday -47
above save 201
above savings 114
above say 90
above sayin -25
above scaricare 2
above school 59
above screen 43
above se 66
above seal -106
above season 81
above seats 214
above second -135
above seconds -4
above securite 151
above security 70
above sedang 113
above see -46
above segreteria 113
above seguinte 57
above seguranca 102
above sehr 200
above seite 30
above semana -527
above send -40
above sender 274
above sending -32
above senhor 92
above senhora 62
above sent -84
above september -101
above sera -276
above service -43
above services -338
above servus 45
above sesion 86
above setting 148
above seu -42
above sha -59
above share -99
above shared 222
above shelf -330
above shift 384
above shop -68
above should -140
above show -36
above shown 152
above shows -49
above sich 6
above sicherheitscode 96
above sidan 207
above side 16
above sidor 47
above sie 36
above sig -30
above sign 34
above signature 274
above signer 388
above signs 417
above siguiente 107
above sila 185
above since 206
above single 92
above siobhan -74
above siparisin -12
above sir 135
above site 109
above sito 40
above sitting 262
above sk -98
above skriv 103
above skriva 50
above skriver 129
above slow 55
above slugs -105
above slutar -70
above small 96
above sms -355
above so 50
above so00 7
above software -260
above solo -4
above somebody 14
above son -387
above soon 330
above sorry -91
above sort -59
above sorted 122
above sotto 94
above space -133
above speed -398
above spostovana 305
above squint 176
above sr 6
above sra -56
above sta -234
above start -11
above starts -102
above statement -21
above stay -126
above stays -96
above ste 59
above stehen 655
above sticker -108
above stimate 1
above store -162
above straight -220
above student -106
above stuga -167
above su -27
above sua -31
above subject -242
above sudah -235
above suivant 238
above sunday -239
above sunu 107
above support -269
above sur -53
above sure 129
above sveiki 27
above swap 83
above swift 213
above symbol -134
above syota 128
above systemctl 12
above szanowna 149
above szia 468
above t -61
above tab 131
above table 332
above tablet 49
above tag -3
above take -176
above talked -482
above tan 79
above tartu -88
above te 135
above tel 67
above tela 175
above telefono -180
above tell -31
above temporary 145
above tenant 59
above tent 1097
above tere 8
above terminal -64
above terrace -263
above tessel -138
above test 70
above thais -135
above thank -40
above thanks -74
above the 3
above them 184
above then -19
above there 7
above these 245
above they -259
above things -182
above this 89
above thou 55
above thuc 37
above thursday -83
above ti -33
above ticket -58
above tid -28
above tidewell -1
above tienda 91
above time 128
above tin -93
above tinderbox -435
above tisztelt 24
above tjena 111
above tl 37
above to 96
above toca -128
above today -53
above toestel -133
above together 22
above token 24
above told 131
above tomasz -181
above tomorrow -183
above tonight 220
above tool -1
above toplam 56
above total -67
above tout -81
above town 565
above tragen 20
above treasury -75
above trech 77
above trenger 13
above trong -131
above trs -318
above truck 303
above try -193
above trying 42
above tty -67
above tu -102
above tunnusluku 28
above turnip 36
above tutar -75
above tutte 194
above tv 173
above tw 77
above twee 172
above twice 340
above two 82
above tylko -53
above typ 270
above type 127
above ucet 9
above uctu 52
above uid -6
above ul -62
above uma -128
above una 82
above und -23
above under 129
above union -128
above unique 322
above unlock 31
above upisite 111
above upload -45
above ur 160
above us -138
above usd 89
above use 23
above used -2
above user 156
above userid -226
above username -104
above uso 286
above usted 193
above usuario 142
above ut -317
above utente 304
above utm_campaign -35
above uur -150
above v -26
above va -93
above vahvistuskoodi 16
above vale -25
above valor -83
above value 48
above vam 89
above van -31
above vandaag -229
above vare 111
above vas 15
above vase -104
above vazena 56
above ve 51
above vehicle 9
above vencimento -278
above vendor 59
above verifica 105
above verificacao 239
above verificare 149
above verification 156
above verified -28
above verifier 151
above verifikasi 162
above verify 77
above versicherungsschein 139
above vessel -256
above vez 165
above vi 49
above vier 28
above vill 39
above ville 40
above visa -164
above vk -59
above voce -278
above voicemail -38
above voici -51
above void 323
above volta 103
above vorgang 161
above vostra 80
above voto 123
above votre -66
above voucher -160
above vroeg 26
above vu 53
above waiting 115
above want 159
above wants 197
above was 6
above wdfl0000000a 158
above we 3
above web 9
above website 49
above wedrowcze -954
above week -122
above welcome 169
above werden 362
above when -117
above where 101
above whitcomb 34
above whitlock 64
above who 11
above wib -36
above wij 150
above will -9
above window 153
above windows 19
above wire -19
above with 58
above within -80
above without -35
above witness 91
above wkn -302
above wood 207
above word 395
above words -153
above work 122
above working -103
above works -85
above would 79
above wpisac 132
above writing -433
above written 329
above ws 113
above x -93
above xac 100
above ximena 86
above xk -14
above xkd 42
above ya -145
above yang -60
above yapmak 202
above year 150
above yeni 44
above yet 109
above yeterli -11
above yildirim 71
above yo 61
above you 17
above your -3
above yours 28
above z -50
above zadaj -105
above zadejte 165
above zamowienie -85
above zarizeni 177
above ziffern 223
above zijn -188
above zip -47
above zipline 99
above zl 76
above zlogon_0fa 11
above zsofia 60
above zur 316
above zw0000 -65
above zwischen 175
above zz0 258
above º 149
above γεια 199
above επαληθευσησ 178
above ζητησατε 184
above η -156
above καλημερα -189
above κωδικοσ -144
above να 286
above πληκτρολογηστε 45
above σου 61
above τον 122
above абонатен -35
above бр 55
above брони -15
above ваш 6
above введіть 24
above ввести 90
above восстановления 76
above вул -147
above входа 120
above вы 16
above вітаємо 112
above грн 3
above даиын -35
above даруи -13
above деиствует -139
above день 7
above для 101
above до -178
above добрыи 195
above е -16
above ед -181
above желиш -30
above заказ -201
above замовлення 6
above идентификатор -136
above из -106
above код -49
above коды -356
above команда 92
above которыи 60
above лише 49
above мына 54
above на 24
above нам -252
above не -9
above номер -454
above нөмірі -10
above од 43
above одноразовии 244
above олено -115
above он -138
above операціі -79
above от -56
above п 34
above пароль 36
above письмом 93
above подтвердить 118
above подтверждения 141
above получения -551
above пользователь 44
above потвърждение 74
above поштовани 148
above поіздки -14
above при -243
above привет 162
above промокод -155
above путовање -323
above підтвердження 76
above разовыи 82
above резервације -162
above следния 207
above сторінці 257
above та -187
above тестіленуші -15
above ти 23
above уважаемыи 119
above упишите 123
above це 3
above через -385
above что -348
above чтобы 275
above що 25
above щоб 156
above үшін 54
above բարև 14
above համարը -402
above ջան 115
above אישי -56
above באפליקציה 7
above ביקשת 60
above דקות -153
above ה 133
above המנוי -543
above הנחה -71
above הקופון -59
above יקר 151
above כדי 168
above כרטיס -43
above לא -176
above מוכן -76
above מס 6
above מספר -141
above נועם 4
above עם -64
above ר -59
above רב -4
above שלום 85
above ادخال 45
above است 3
above اعتبار -63
above البنک -346
above التالی 73
above الجدید 18
above الخاص -67
above الخصم -221
above الدخول 25
above الساعه -62
above السلام 80
above الطلب 115
above المرور 71
above المستفید 18
above الملف 15
above ان 104
above اهلا 98
above اپ -17
above با 14
above بانک -42
above برای 213
above به -59
above بەڕێز 24
above تا -76
above تاکید -175
above تحیه 672
above تخفیف -119
above تم -209
above تنتهی -9
above تک -2
above خود -10
above دانشجوی -89
above در -9
above درخواست 31
above درهم 244
above دقایق -49
above رقم -6
above رمز 63
above روپے -18
above ریال 42
above ساعت 31
above شد -74
above شناسه -195
above شود 48
above صاحب 27
above صباحا -24
above طلب -64
above طلبت 93
above طیبه 279
above عند -229
above فی 62
above فیس -168
above قبض -36
above لمره 3
above ما 96
above مبلغ 25
above محترمہ 91
above مساء -158
above مهرگان -152
above نمبر -88
above نوره -212
above هدی 146
above هذا -81
above هذه -160
above ٹوکن -254
above پنل 383
above پویا 26
above چالان -94
above کد -39
above کر -23
above گرامی 26
above अंतिम -210
above कि -139
above को -14
above क्रमांक -17
above तक -23
above न -30
above नमस्कार 46
above नमस्ते 190
above नहीं -120
above नीचे 54
above भरें 26
above मिनट -84
above ये 103
above लिए 98
above संख्या -78
above सत्यापन 94
above स्नेहा 29
above हस्ताक्षर 101
above हो -261
above কেড -93
above গ্রাহক -21
above ছাড় -42
above টাকা -80
above তানভীর -10
above তেমার -197
above নম্বর -69
above নিচের 140
above পরীক্ষার -19
above মিনিট -90
above রেল -144
above লিখুন -76
above সময় -57
above হলে -62
above ਤੇ -54
above அவர்களுக்கு -138
above இந்த 80
above எண் -86
above எண்ணை -345
above எண்ணைச் -2
above ஐ 47
above செய்யப்பட்டது -72
above தள்ளுபடி -264
above பெங்கல் -257
above முன்பதிவு -23
above வணக்கம் 100
above కోడ్ను 70
above నంబర్ -386
above నమోదు 33
above ಹಾಕಿ 46
above ഈ -273
above ก 33
above ครั้ง -52
above นาที -30
above พัสดุหมายเลข -619
above รหัสวิชา -400
above รหัสอ้างอิง 56
above สวัสดีค่ะคุณพลอย 88
above แก้ว -213
above โค้ดส่วนลดของคุณ -210
above ສະບາຍດີ 68
above გამარჯობა 72
above ერთჯერადი 9
above თქვენ -36
above თქვენი -57
above ნომერი -680
above ოპერაციის -89
above いつもご利用ありがとうございます 96
above お客さま各位 -484
above お手数ですが 1
above ご依頼主 -31
above さん 798
above に 28
above アクセスコード 82
above クーポンコード -311
above コード 34
above ミーティングid -323
above ユーザーid 28
above ワンタイムパスワード 31
above 上登录 99
above 下記の内容でご予約を承りました -114
above 予約番号 -131
above 亲爱的玩家 55
above 亲爱的用户 22
above 你好 274
above 信義店 -251
above 出金額 150
above 到期日 216
above 办件编号 145
above 双方各得00天会员 -223
above 发票号码 -205
above 取件码 -275
above 受付番号 29
above 各位同事 227
above 嗨 433
above 如果是您本人 23
above 学号 41
above 小川 213
above 工号 -190
above 已作废 154
above 已失效 149
above 您好 1
above 您於 306
above 您的包裹 -94
above 您的帳號已於 -11
above 感谢您的注册 53
above 成都 79
above 我們會另外寄送驗證碼給您 -18
above 振込先 178
above 新しい認証コード 124
above 日 -68
above 晚上好 149
above 普通 211
above 月 45
above 有人 31
above 有効期限 -42
above 林小姐您好 72
above 校验码 38
above 校验码后六位 -402
above 様 265
above 病歷號碼 -103
above 登录 192
above 確認コード 139
above 秒内有效 -239
above 署名期限 116
above 親愛的客戶 28
above 親愛的會員您好 157
above 認証コード 100
above 認証番号 -177
above 请凭取件码领取 -117
above 请在 -25
above 通知編號 -27
above 金額 68
above 金额 149
above 限用一次 452
above 隨機碼 -234
above 項目 175
above 驗證碼有效時間為 16
above 验证码 68
above 건 29
above 계좌 28
above 고객님 -162
above 님 42
above 다섯 41
above 드립니다 -240
above 모험가님 56
above 문자를 -313
above 보관함 -250
above 본인이 27
above 비밀번호 -33
above 아래 102
above 영문 18
above 오늘 -102
above 요청시각 281
above 위한 79
above 인증번호는 -48
above 인증번호를 63
above 인증번호입니다 27
above 접수된 -306
above 주문번호 -132
above 주세요 95
above 주신 -512
above 쿠폰 -309
above 쿠폰번호 -256
above 포털 27
above 필요합니다 -16
above 한 -237
above 할인 -183
above 화면에 135
after 0 -72
after 000 -91
after 0000 -69
after 00000 -125
after 000000 -130
after 0000000 -70
after 00000000 -176
after 0000000000 -100
after 000000000000 -39
after 000s 110
after 00h00 483
after accedere 18
after account 113
after activation -107
after active 491
after again 8
after al -59
after anmeldecode 166
after another 128
after antes 540
after app 156
after appen 29
after are -9
after ask 113
after ate 62
after b -51
after bank -264
after be 185
after before 5
after bei 62
after bestatigungscode 172
after bit 259
after biten -111
after booking -11
after both -1080
after box 55
after but -882
after card 7
after case 105
after che 35
after check -5
after cho 1
after code 65
after codes -364
after codice -68
after come 98
after confirmation 72
after confirmed -74
after confirms 847
after console 119
after counts 902
after customer -35
after da -71
after dakika 655
after dang 303
after dans 260
after dashboard -419
after day 265
after de 89
after dein 211
after dem 259
after demande -72
after depot -278
after der -59
after det 2
after details 148
after device 307
after di 32
after die -105
after digits 137
after din 246
after dir 216
after door -134
after dossier 140
after driver -65
after du 22
after dziala 418
after e -2
after egyszer 319
after einen 11
after einmal 71
after el -241
after else 100
after en 58
after enter -180
after entered 228
after es 122
after esta 64
after ete -291
after eur 59
after example 154
after expected -225
after expire -67
after expired -258
after fermee 28
after fino 30
after five 27
after for 38
after free -673
after ft -495
after gang 353
after gate -179
after get 115
after gilt 58
after girin 50
after go 167
after goes 74
after halaman 105
after has -167
after have 88
after help -16
after hour 46
after hours -25
after i 29
after id -32
after if 210
after ignore 114
after ihr 142
after in -15
after ini -8
after inr 29
after inte -91
after ir 444
after is -182
after issue -329
after it 115
after jangan 78
after je 182
after june 66
after keep -53
after kenttaan 340
after kl 529
after klo 280
after know 149
after kod -57
after kodot 322
after kodu -309
after kom 96
after l 96
after la -111
after lane -40
after let 157
after letters 171
after library 193
after ll 159
after locker -86
after log 3
after logged 129
after login 192
after logon -121
after luc 234
after ma 241
after masuk 263
after me -242
after meg 442
after message -148
after min 111
after minut 68
after minute 251
after minutes 51
after minuti 181
after mozna -204
after muda 168
after na 126
after nach 160
after ne 125
after never 243
after new -18
after niemandem 11
after niewazny -27
after no 109
after now -56
after numarali -67
after numero -37
after off -101
after og 1
after old -13
after om 105
after on -43
after once 372
after one 27
after opens 395
after opt -229
after or -6
after pa 152
after pada 140
after page 107
after pagina 182
after pana 339
after panier -118
after para 326
after passcode -124
after password 212
after patient 20
after payment 281
after people -153
after per 87
after phut 99
after piu -258
after pizza -26
after plati 4
after please -246
after plus -270
after po 90
after points -8
after pour 183
after press 322
after pro 21
after proves 191
after pun -172
after put 35
after receive 24
after reference -728
after replaces 173
after request 90
after return -113
after room -163
after s -39
after sa 253
after screen 99
after second 41
after security 10
after sent -84
after set -211
after shift 19
after si 17
after sim -19
after sms -90
after so -5
after starts 417
after stay -201
after street -1
after stronie 313
after su 111
after suite 77
after sunday -161
after sur 568
after t -4
after take -55
after tavo 31
after te 180
after ted 219
after tela 137
after test 136
after that 69
after the 119
after this 31
after through 282
after ticket -58
after tidak -212
after til 61
after till 52
after tir 243
after to 14
after today 173
after toimii 27
after token -75
after ton 249
after transfer -7
after trong 29
after ttl 262
after txn 224
after u -74
after under 42
after until 186
after up 164
after us -298
after usd 55
after used -180
after user -185
after uur 268
after vain 255
after valable 360
after vale 55
after valid 26
after vao 125
after vence 283
after verificatiecode -2
after verification 24
after verify 33
after verlopen -117
after voi 90
after void -71
after vous 89
after was -291
after wazny 44
after we 139
after website 48
after were -24
after when -30
after will 51
after window 335
after with -74
after work -120
after works 43
after y 11
after year -64
after you 26
after your 214
after yours 27
after za 105
after zl -148
after λεπτα 254
after ο 246
after σε 124
after σου 341
after στισ -110
after в 63
after г -318
after и -1
after на -96
after никому 192
after номер -23
after перевод 37
after при -106
after с -87
after у 244
after է 202
after כבר -30
after לא 291
after מספר -45
after است 132
after الدخول 84
after اپ 331
after پر -358
after काम 165
after पर -22
after मिनट 475
after না 53
after মিনিট 48
after உள்ளிடவும் 200
after నమోదు 39
after น -3
after นาที 11
after ነው 136
after នាទី 148
after です 322
after 号 -27
after 查詢 53
after 년 -30
after 는 -102
after 됩니다 15
after 로 -255
after 를 14
after 마세요 6
after 마을도서관 107
after 알려주지 64
after 은 9
after 이 -508
after 이며 209
after 입력하면 41
after 회원가입 56
after0 0 -4
after0 0000 -318
after0 000000 610
after0 0gb 63
after0 adalah 87
after0 al 266
after0 and 119
after0 ar 237
after0 bekrafta -91
after0 brightwater 247
after0 card 62
after0 code -502
after0 confirm 152
after0 confirms 10
after0 copy 280
after0 dans 92
after0 device 232
after0 di 163
after0 dossier 316
after0 e -51
after0 ein 266
after0 eingeben 195
after0 en 342
after0 entro 418
after0 exp 487
after0 expired -262
after0 fermee 96
after0 for 99
after0 i 211
after0 if -16
after0 in 388
after0 into 511
after0 is 412
after0 ist 116
after0 it 20
after0 je 61
after0 keep -424
after0 kod -217
after0 login -62
after0 m -5
after0 market -25
after0 ne 130
after0 needs -304
after0 nella 704
after0 no 132
after0 not 330
after0 o -37
after0 on 72
after0 op 317
after0 orchard 13
after0 para 4
after0 please 44
after0 reply 810
after0 s -8
after0 sa 146
after0 say 133
after0 seconds -167
after0 sera 62
after0 sur 57
after0 tel 488
after0 test -145
after0 the -115
after0 there 17
after0 tir 120
after0 to 282
after0 u 78
after0 until -67
after0 valid 208
after0 vao 77
after0 verification 11
after0 when 15
after0 within 43
after0 write -447
after0 для 125
after0 и 284
after0 на 165
after0 است 103
after0 فی 214
after0 ہے 401
after0 पर -20
after0 ነው 43
after0 です 95
after0 년 -50
after0 를 108
after0 마을도서관 17
after0 은 49
after0 을 56
after0 이며 105
after0 입니다 395
after1 0 -101
after1 000 -83
after1 0000 -50
after1 00000 -98
after1 000000 -93
after1 0000000 -95
after1 active 270
after1 at 79
after1 be -28
after1 by 275
after1 campo 498
after1 can 184
after1 code -51
after1 confirm -207
after1 dag 178
after1 der -24
after1 dimanche -112
after1 din 140
after1 ends 338
after1 expire -9
after1 for -25
after1 four -134
after1 galler 67
after1 go 128
after1 have 208
after1 how 34
after1 il 231
after1 je 30
after1 la 486
after1 ma 406
after1 not 55
after1 number 34
after1 on -136
after1 open -270
after1 our -10
after1 peru 203
after1 platbu 402
after1 put 110
after1 received -308
after1 s 185
after1 se 171
after1 see 12
after1 test 194
after1 the 257
after1 this 2
after1 tonight -555
after1 until 106
after1 use 47
after1 uw 248
after1 verlopen -408
after1 we -170
after1 will -39
after1 with 6
after1 y 155
after1 your 21
after1 τον 110
after1 до 32
after1 и -29
after1 입력하면 22
after1 회원가입 9
before 0 -139
before 00 -150
before 000 -52
before 0000 38
before 00000 15
before 000000 85
before 0000000 161
before 00000000 -197
before 00000000000 -250
before 00000000000000 -48
before 0자리 -87
before a -149
before accepts 236
before acces 77
before acme 154
before activacion 287
before activation 261
before al -162
before alarm -38
before alle 208
before amara 653
before an -58
before and 25
before ang 488
before ange 155
before anmeldecode 296
before answer 307
before anti -177
before aplikasi -19
before app 280
before approved -402
before are 21
before as -32
before ask 7
before asked 165
before asks 86
before assertionerror -327
before assinatura 547
before atveteli -8
before au -254
before auf 268
before auth -298
before authentication 568
before authorisation 88
before authorised -104
before automatic -336
before automatische -90
before autoriza 207
before autorizacion -151
before autorizacni 191
before avec 111
before avons 93
before az 4
before back 92
before badge -343
before bag -303
before balas 691
before ban 68
before basil 50
before basket -135
before baypass 31
before be 243
before behind -99
before bel -146
before benutzer -373
before bestatigungscode 280
before biex 59
before bitte 1
before booking -70
before box 151
before branch -348
before bruk 29
before buchungscode -31
before build -377
before but 9
before button 127
before by 27
before c -14
before ca 68
before call -98
before came 380
before car 325
before case -435
before cel 290
before cep -148
before challenge 78
before chao 3
before chat 138
before chiesto 39
before ci 29
before cislo -882
before cita -310
before class -735
before clave 702
before co -1
before coach 167
before code 329
before codice 11
before codigo 275
before comeca 127
before company -61
before con -11
before confirm 402
before confirmacao 507
before connecter 289
before connexion 674
before contact 121
before continue 127
before control -315
before controle -415
before contul 4
before coop 20
before copy 407
before corso 72
before cost -110
before cu 74
before da -218
before dans 476
before dat 105
before db0 -53
before de -97
before de00 83
before deletion 273
before den -24
before der 274
before desk -241
before destinatario -262
before device 279
before deze 213
before di -33
before die -116
before diesen 180
before dig 249
before digita 114
before digiti 172
before dinner 144
before discount -332
before ditt -52
before dla -445
before do 151
before dogrulama 330
before du -87
before dung 271
before e 59
before echo 22
before eenmalige 722
before eich 34
before ein 55
before ekrana 7
before ekranina 39
before el -76
before ellenorzo 32
before email 162
before en 15
before ending -292
before ends -639
before enero 503
before engangskod 225
before enter 563
before entering 658
before entrada 114
before entrar 269
before entrega -40
before entrez 277
before episode -153
before er 303
before error -41
before et -114
before ete 389
before eu 18
before eur 366
before ex 13
before example 56
before expire -23
before expired 52
before extension -256
before factor 576
before falls 55
before feld 203
before field 33
before fill 175
before finchley 139
before firmar -75
before five 663
before following 22
before folsom 344
before for 230
before form 312
before forms -138
before four 95
before free -72
before from -69
before ga 76
before gate -221
before geldig -28
before genere 181
before get -222
before giris 20
before gmbh -172
before go 518
before green -201
before guard 72
before hang -916
before haslo 208
before hentekode -236
before her 438
before here 478
before herstelcode 100
before hier 547
before him 987
before hoi 152
before horni 504
before hs -504
before https 134
before i -5
before iata 179
before icin 454
before id -166
before if 131
before ihr 474
before in -4
before indirim -547
before indirizzo 263
before informe 157
before ingresa 447
before inn 51
before insira 231
before into 150
before introduce 98
before ird 96
before is 7
before istediniz 551
before it 150
before item -126
before itt 230
before je 3
before jednorazovy 229
before jetzt 122
before jij 471
before job -104
before june -61
before just 134
before jusu 95
before k -69
before ke -11
before keep -81
before kertakoodi 95
before kertakoodisi 277
before kes -2
before ketik 83
before key 70
before keypad -29
before kindly 319
before klo -20
before kod 69
before koden 26
before kodu -413
before kodun 134
before konfirmasi 5
before kortingscode -413
before ky 427
before l 48
before la 5
before lane -296
before las 56
before last -238
before lautet 2
before le -66
before line 136
before lintel 363
before liye 449
before log 177
before login 32
before logowania 179
before lot -50
before ltd -329
before ma -14
before magic 541
before mailed 17
before mar -428
before marrow 2
before masz -503
before mat 251
before matter -57
before may -1
before me -9
before meg 181
before mehr 187
before member -335
before men 42
before merci 73
before message -104
before meter -44
before mit 94
before model -162
before monday -139
before monouso 613
before month -45
before mot 147
before move -214
before mtan 346
before muon 123
before my 191
before n -517
before na 112
before nambari 47
before namen 292
before needs 22
before nel 62
before nell 566
before neni 135
before never -72
before new 103
before next -178
before nhap 436
before nie -134
before no -290
before node -201
before non -1
before not -286
before novo 11
before nuevo 140
before number 79
before numeris -15
before numero -151
before obecni 161
before olet 65
before om 186
before onay 191
before once 356
before one 381
before online 53
before only 66
before op -152
before open -28
before opened -275
before or 232
before otp 273
before otro 276
before out 130
before outfitters 861
before owner 74
before oz 518
before page 535
before pagina 1065
before panel 113
before pantalla 671
before parent 24
before park -240
before parola 277
before passcode 458
before password 155
before pengesahan 84
before pentru 60
before per 250
before pesanan -103
before petsa 615
before phishing -153
before phone 17
before pin 70
before plan -54
before please 39
before pln 113
before points 128
before pop 430
before popust -85
before port -47
before portal 509
before portale 71
before postcode -67
before pour 235
before prenotazione -72
before press 42
before previous 215
before prices 592
before prihlaste 174
before prijavu 222
before printer -68
before prisijungimo 665
before prisijunkite 210
before pro 276
before process 584
before prosze 3
before publ 500
before punch 704
before pusti 647
before put 104
before qa 208
before que 469
before quy 85
before r -35
before rach 262
before radio -111
before re -200
before record -184
before redwood 715
before ref -228
before reference -264
before registration 365
before registry -255
before release 42
before request -181
before reserva -794
before reset 375
before respond 193
before ridicare -49
before right 45
before ring -301
before rm0 94
before row -73
before run -169
before saisir 46
before salle 6
before same -703
before sample -347
before sat -388
before say 264
before says 287
before scherm 288
before school -41
before score -165
before sd -54
before se 122
before seal 21
before second 67
before secret -21
before securite -195
before sei 186
before sekali 463
before sent 39
before serial -301
before service -118
before seu 32
before share -125
before should -60
before show 2
before sie 77
before sifra -207
before signed -352
before silakan 64
before sim 368
before since 7
before single 9
before skal 568
before so -105
before someone -97
before sondern 107
before sort -859
before src -105
before sso 77
before st -31
before start 135
before stato 105
before stays -119
before step 242
before stock 165
before strance 235
before string 44
before submit 653
before suivant 163
before supply 255
before sur 112
before survey -294
before svar 168
before swift -84
before swords 230
before syota 260
before t -209
before ta -156
before tac 292
before tamarind -22
before tan 715
before tarjeta -80
before tax -485
before te 240
before teclee 198
before tek 389
before telephone -101
before tell 389
before termina -84
before text -200
before thanks -187
before the -13
before there 114
before these 20
before thing 664
before this 369
before through 33
before ticket -630
before time 89
before title -101
before tl 52
before to 9
before today 163
before token 389
before transaction -374
before transfer 73
before tumia 171
before tv 75
before twoj 371
before type -30
before typing 161
before uj 368
before una 11
before under -239
before unesite 393
before unic 178
before unica 398
before unique 214
before unit -40
before upisite 51
before usa 87
before usd 389
before use 245
before username -166
before using 413
before uso 41
before ut -60
before va 30
before vahvista 349
before vahvistustunnus 425
before validation 488
before van -241
before verificacao 109
before verificare 389
before verificatiecode 231
before verification 174
before verified -253
before verlopen -416
before viewing 252
before visit -79
before voer 165
before voici 227
before voor 56
before votre 52
before voucher -736
before vpn 10
before want 221
before wants 66
before way -249
before we -54
before week -25
before wheel 12
before when 167
before wifi -324
before will 178
before window -300
before with 175
before withdrawn -88
before wlan -330
before word 359
before workspace -83
before would 603
before wpisz 223
before wtu 147
before xac 161
before xx0000 313
before yazin 39
before yeni 292
before your -10
before yours 989
before za -101
before zadejte 202
before zahl 207
before zahlerstand -29
before zip -618
before zoom -254
before zvaniet -2
before αριθμοσ -240
before για -29
before ειναι 107
before επιβεβαιωσησ 64
before η -190
before ο -61
before την 132
before а 5
before адреса 56
before број -3
before ваш 149
before ви -192
before вот 193
before входа 85
before вы -69
before да 28
before для 35
before до -82
before код 220
before коды 37
before кіру 13
before на 16
before номер -323
before он 62
before пароль 369
before плащане -14
before подтверждения 56
before поле 124
before підтвердження 244
before հաստատման 24
before את 199
before ביקשת -57
before ההנחה -15
before הוא 69
before המספר 332
before יש 107
before להזין 172
before מספר -548
before קוד -96
before שלך 68
before التحقق 183
before الخصم -250
before الدخول 285
before الموقت 68
before تایید 272
before تخفیف -11
before تم -55
before در 222
before رقم -172
before رمز 283
before ریال 266
before شماره -149
before لکھ 14
before نمبر -245
before واحده 906
before یہ 118
before एक 367
before कूपन -63
before जाएगा -126
before टाइम 496
before पिन -479
before लिए 217
before वन 273
before संख्या -27
before सत्यापन 221
before আপনার 17
before করতে 639
before কুপন -95
before কেড -43
before জন্য 101
before કરવા 369
before உங்கள் 441
before எண் -243
before சென்னை -54
before ఓటీపీ 50
before ధృవీకరణ 324
before మీ 5
before లాగిన్ 524
before ნომერი -15
before საფოსტო -74
before የማረጋገጫ 10
before ご使用量 -81
before コード 5
before メール通知パスワード 17
before 内線 -136
before 新 94
before 旧 44
before 确认码 110
before 確認コード 16
before 認証コード 216
before 输入 48
before 邮编 -47
before 고객센터 -23
before 문의 -193
before 비밀번호 195
before 수 -380
before 숫자 122
before 연결 79
before 예약 -173
before 인증번호 221
before 일회용 356
before 쿠폰 -176
before 픽업 -137
before0 00 -2
before0 000 -151
before0 00000 -612
before0 000000 213
before0 0000000 19
before0 00000000 -71
before0 0fa 492
before0 a -137
before0 activacion 157
before0 adalah 62
before0 alennuskoodisi -15
before0 am 861
before0 and -91
before0 ange 492
before0 ar 579
before0 are 461
before0 at -349
before0 authcode 68
before0 autorizacao 183
before0 autoryzacyjny 187
before0 az -9
before0 bank -40
before0 bestatigungscode 143
before0 bitte 320
before0 booking -59
before0 buchungscode -9
before0 but 802
before0 c -598
before0 card -384
before0 case -250
before0 challenge -266
before0 check 43
before0 claim -55
before0 cod -462
before0 code -17
before0 codice 137
before0 com 657
before0 compte -614
before0 con 1022
before0 confirm 64
before0 confirmation 193
before0 console 96
before0 conta -193
before0 continue 474
before0 cu 69
before0 d 12
before0 da 101
before0 de -951
before0 dental 286
before0 der 220
before0 device -141
before0 digite 53
before0 din 107
before0 do -113
before0 door 127
before0 dossier -6
before0 e 470
before0 en -541
before0 ending -253
before0 enter 954
before0 er 427
before0 es 437
before0 est 76
before0 este 17
before0 example 705
before0 generated 164
before0 hentekode -219
before0 her 107
before0 herstelcode 96
before0 hi -142
before0 ialah 164
before0 iban -54
before0 id -433
before0 if 234
before0 in -4
before0 ini -273
before0 is 392
before0 it 132
before0 je 366
before0 kertakoodi 137
before0 key 238
before0 kinnituskood 40
before0 kod 4
before0 kodem 44
before0 koden -230
before0 kodu -120
before0 konfirmasi 300
before0 la 24
before0 lautet 72
before0 letters 279
before0 mail 454
before0 masukkan 143
before0 may -208
before0 me 36
before0 med 524
before0 met 303
before0 mit 597
before0 n -61
before0 na -253
before0 neu 110
before0 nhap 376
before0 ni 166
before0 no -144
before0 now 169
before0 nr -235
before0 nummer 393
before0 of -10
before0 on 213
before0 otp 520
before0 out 268
before0 pa -637
before0 panel 458
before0 passcode 32
before0 paste 130
before0 pin 272
before0 popust -11
before0 por 596
before0 psst 1007
before0 put 373
before0 qa 24
before0 re -62
before0 reads 48
before0 ready 475
before0 ref -1
before0 reference -57
before0 request -483
before0 retrait -237
before0 ride 211
before0 ritiro -34
before0 s 304
before0 say 369
before0 screen -130
before0 seal 115
before0 session -144
before0 sie 311
before0 site -24
before0 sondern 890
before0 store -151
before0 tan 563
before0 tel -207
before0 test 12
before0 the -934
before0 ticket -19
before0 times 442
before0 to 204
before0 token 796
before0 try 1128
before0 uhr 73
before0 unico 482
before0 us 171
before0 use 936
before0 van -7
before0 verificacion 240
before0 verification 85
before0 verifikasi 125
before0 von -247
before0 vpn 330
before0 wants 87
before0 will -144
before0 with 823
before0 year -165
before0 you 805
before0 your -203
before0 χρησησ 110
before0 а 226
before0 е 281
before0 код 71
before0 подтверждения 245
before0 підтвердження 214
before0 אימות 23
before0 التحقق 4
before0 ب -338
before0 تایید 223
before0 عدد 84
before0 پویا 29
before0 ओटीपी 63
before0 ఓటీపీ 4
before0 ご使用量 -27
before0 コード 12
before0 メール通知パスワード 3
before0 成都 -52
before0 新 38
before0 确认码 59
before0 確認コード 63
before0 認証コード 51
before0 認証番号 60
before0 输入 18
before0 邮编 -36
before0 验证码 170
before0 숫자 52
before0 코드 16
before1 0 -108
before1 00 -33
before1 000 16
before1 0000 23
before1 00000 -219
before1 000000 83
before1 a -143
before1 access 230
before1 activation 85
before1 app 40
before1 approval 434
before1 area -34
before1 at -279
before1 atveteli -27
before1 auth -176
before1 authorization -176
before1 autorizacni 3
before1 ban 93
before1 bank 47
before1 by 134
before1 card -15
before1 code -242
before1 codice -488
before1 codigo -205
before1 collection -502
before1 come 462
before1 confirm -63
before1 confirmation 309
before1 customer -317
before1 dang -609
before1 de 121
before1 den -66
before1 der -416
before1 device 26
before1 di 128
before1 die -17
before1 digit 99
before1 do 157
before1 e 9
before1 e0 19
before1 el -229
before1 ellenorzo 184
before1 email 46
before1 ending -264
before1 enter 155
before1 est 111
before1 expired -69
before1 fill 526
before1 for -438
before1 from -11
before1 giao -58
before1 hallway 12
before1 haslo 293
before1 hasznalatos 487
before1 ho -82
before1 is 1
before1 it 236
before1 job -102
before1 just -147
before1 khach 379
before1 kirjautumiskoodisi 154
before1 kod -223
before1 kode -183
before1 l 71
before1 la -499
before1 living 1025
before1 login 103
before1 longer 181
before1 lot -2
before1 marrow 159
before1 mfa 34
before1 mit 112
before1 mobile -106
before1 more 307
before1 must 544
before1 na -196
before1 need 452
before1 new 338
before1 no -121
before1 number -223
before1 o -146
before1 off 211
before1 old -110
before1 on -179
before1 one -258
before1 online -178
before1 or 55
before1 otp 396
before1 pa -135
before1 pairing 356
before1 password 19
before1 patvirtinimo 31
before1 per 207
before1 phone -68
before1 pin -265
before1 pln 323
before1 quillmark 95
before1 re 161
before1 redeem -41
before1 rel0000000 440
before1 replaced 186
before1 reset 243
before1 ridgeline 467
before1 s 31
before1 second 20
before1 security 481
before1 see -443
before1 signing 293
before1 site -223
before1 sort -119
before1 summer 114
before1 t -96
before1 te 42
before1 tell 125
before1 termina -648
before1 terminada -128
before1 text 183
before1 that 354
before1 the 166
before1 they 173
before1 this 140
before1 time 374
before1 to -67
before1 use 91
before1 username -194
before1 valid -347
before1 votre -27
before1 vous 122
before1 waiting 339
before1 wheel 65
before1 you 78
before1 your 49
before1 z -443
before1 zoom -151
before1 μιασ 171
before1 σασ -73
before1 ваш -244
before1 заказа 63
before1 код -12
before1 लॉगिन 43
before1 কুপন -38
before1 அஞ்சல் -25
before1 የማረጋገጫ 2
before1 여섯 536
before1 픽업 -74
below 0 11
below 00 64
below 000 -24
below 0000 -26
below 00000 64
below 000000 -97
below 0000000 43
below 00000000 26
below 000000000 16
below 0000000000 34
below 00000000000 -65
below 0000z 85
below 0000年0月00日 -146
below 0000年0月0日 394
below 000円 -10
below 00h 172
below 00h00 223
below 00まで -76
below 00分を過ぎると使えなくなります 310
below 00分以内に入力してください 329
below 00分間有効です 20
below 00時00分 129
below 00時間 316
below 00月00日 -468
below 00분 19
below 00시 -2
below 00월 -137
below 0ab 17
below 0f0c00ab 168
below 0w0 -39
below 0冊 354
below 0分間有効 131
below 0분 651
below 0시 514
below 0월 -75
below 0일 -183
below a -37
below aangevraagd 225
below able 12
below abonne -568
below about -220
below above 84
below accesso -15
below account -37
below accounts -22
below achat -175
below acima -112
below ad 16
below address 74
below admin -158
below aest 426
below afrekenen -410
below after 70
below afterwards 101
below again -14
below agent 32
below agree 13
below ahoj -90
below ai 31
below aiki 150
below air 76
below akkor 46
below aktualny -818
below al -211
below alla -17
below alle 1
below alone 138
below already 180
below am -10
below an -82
below and 4
below anda -25
below android -270
below ang 77
below annule -55
below another 213
below answer -69
below any -28
below anybody 84
below anything -189
below aplikacji -495
below app -6
below appelez -113
below approval -96
below april -107
below aqui 161
below are 133
below argo -210
below arrival -66
below arrive -203
below arrives -146
below asagidaki -384
below ask 34
below asked 3
below asking -99
below asti 242
below at 52
below ate 137
below attached 73
below attempt 77
below au -18
below auf 35
below ausschlieslich 237
below authentication 180
below authorisation -67
below autorisation 92
below autorizacion -117
below autorizacni -418
below autorizar -53
below avaa -346
below ave -40
below avec 71
below avis -69
below az 100
below b 26
below b00 -66
below b00000000 62
below backup 97
below baker 22
below balance -70
below banca 1
below bank -18
below banque -94
below bapak 238
below bara -206
below barcode -55
below bare 153
below basement 448
below basket -82
below be 114
below because 74
below becomes -166
below bedroom -383
below before 28
below begin 294
below bel 43
below below -171
below belul 131
below ben 53
below bergen -37
below berger -114
below berlaku 292
below beside 806
below best -3
below bestatigungscode -213
below bestilling -124
below between 11
below beyond 1
below bic -79
below bid -34
below bike -120
below bila 193
below bildirin -102
below bill 120
below billing -1
below bir 92
below birth 126
below bitte 13
below biz -327
below blagajni -187
below blocchi 49
below bodu 5
below bold 12
below bonne 107
below book -378
below booked 519
below booking -20
below both -245
below bound 19
below box -47
below branch -80
below brechen 128
below bruges 25
below btc -37
below buchung 82
below bucuresti 88
below bus 178
below but -6
below button -174
below by 27
below c 8
below cad -23
below call 72
below came 122
below camera 84
below campo 35
below can 84
below canada -59
below cancel -29
below cancelar 74
below candidate -141
below cannot -76
below card 63
below care 45
below carrello -235
below casa -28
below case 199
below ce 65
below cegjegyzekszam 71
below cena -4
below centre -36
below certificate -395
below certify 17
below cet 177
below chance 528
below change 1
below changed -60
below characters 71
below charge 400
below chat 94
below check -84
below checkout -480
below chg0000000 847
below choose 64
below chrome 62
below cifras -229
below cifre 104
below cinema -252
below clase -297
below class -113
below clave -105
below clearing 480
below client 46
below clinic -77
below close 247
below closed 68
below closes 262
below cloud -57
below cm 136
below co -190
below cod 35
below code -76
below codigo -99
below codul -55
below com -82
below come 126
below comes 51
below commit 42
below communiquez 288
below company -93
below compare -213
below complete 509
below compras -251
below compte 69
below con -30
below conferma 54
below confirm 4
below confirmacion 177
below confirmation 30
below confirmed 82
below conseiller 50
below consent 83
below consommation -53
below contact 136
below continue 34
below contract 439
below copie -175
below could -10
below counted -24
below coupon -294
below course 160
below covers -390
below credito -558
below ct 82
below cua -236
below cumulable -16
below current 100
below customer 19
below czeka 617
below cztery 30
below d -73
below dac 48
below daca 241
below dakika 407
below dalam 260
below dan -84
below danach 199
below dann 39
below das -129
below dat 38
below data -161
below date 43
below days -2
below dd 53
below de -53
below dead -49
below dear -370
below decembre -219
below defne -264
below delivery -136
below dem 72
below demandez -175
below demo -341
below depois 84
below deposit 1
below deqiqe 159
below derigs 11
below des -115
below desde -75
below desk 93
below details 326
below deve -21
below device 24
below devices -23
below deze 17
below dia 118
below dial -236
below diciembre -1
below didn 35
below different 90
below dig 71
below diga -214
below digas -55
below digital -154
below din 47
below dispatch 129
below do 46
below dobry -163
below doc -61
below dock 339
below document -28
below documents 63
below doesn -156
below dogrulama -240
below dollars -215
below domani 20
below domenica -63
below don 21
below donde 208
below dort 66
below double -444
below download -78
below dr 13
below draft 13
below driver 21
below du -41
below due 135
below dunmore 176
below dura 48
below e0 423
below e00 -179
below each -41
below eda -83
below edge -13
below een 37
below efter -230
below ei 140
below ein 74
below eine 14
below eingabe 317
below einlosbar -258
below einmal 60
below einmalig -92
below eintippen 206
below ejfelig -214
below ekki 3
below ekraanil -60
below el -31
below ele 166
below elk 799
below elle -146
below eller -50
below elm 92
below em -53
below email -24
below emergency 316
below emh00 -93
below employee 68
below employer -92
below en 91
below ending -89
below ends 46
below enero -137
below engangskode -25
below enrolled 444
below enter 26
below entrar 59
below entry 103
below er 13
below error -88
below ervenyes 88
below escribelo 225
below escribenos -18
below ese 463
below esta 111
below este 33
below et 205
below eur 81
below event -243
below events -15
below everyone -77
below example 71
below exit -70
below expected -49
below expira 188
below expire -133
below expires 276
below ext 126
below ez 9
below ezt -145
below f -39
below f00 203
below falls 147
below febbraio -341
below federally 55
below fee 213
below feld 299
below few 74
below field -81
below figure -48
below figures 57
below fila -176
below filing 68
below fill 126
below find -52
below finish 235
below fionnuala -74
below firmar 167
below firmware 104
below first 15
below five 33
below flight -7
below foi 186
below following -51
below footer 185
below for 9
below form 33
below forms 36
below forward 66
below founded 1
below four 264
below free 35
below freeze 165
below fresh 27
below friday -164
below ft -251
below galioja -20
below gang 148
below gar 227
below garibaldi 258
below gate -25
below gb 147
below geben -27
below gecerlidir 25
below gecerlilik 250
below geldig -170
below generated 78
below genuine -403
below get -37
below gets 207
below gift -256
below gilt 219
below gmbh -80
below gmt 10
below godz 216
below goes 134
below good 148
below green 303
below groetjes 52
below gros 158
below grus -314
below guard -292
below guest -70
below gultig 61
below h 107
below hai 32
below halcyon -61
below hang 93
below happens 143
below happy 62
below har 23
below harrow -144
below has 153
below hasla 51
below hast 16
below hasznalhato 138
below hat -54
below have 9
below he 81
below heads 42
below heeft 114
below help -10
below helps -683
below here 113
below het 364
below heti -42
below heure 233
below heute 414
below hey -106
below hi -35
below him -148
below hl 296
below ho 28
below hoje 303
below holder 128
below homes 385
below hoort 403
below hora 191
below hotel -23
below hour 351
below how -182
below hrs 42
below hubungi 140
below hvis -32
below i 42
below iar -98
below iban -43
below icin -135
below icinde 23
below ico -5
below if 47
below ignore 196
below ikke 170
below il 47
below ili -274
below ilze -101
below im 45
below images 167
below importe -276
below in 1
below inbox -423
below inc 39
below included 15
below inden 308
below index 173
below infinite 3
below inlogcode -24
below inn 135
below inserire -139
below instead -99
below inte 33
below into 79
below introducir 212
below introduza 32
below invalid -290
below invece 80
below invitation 27
below invite -357
below invoice -374
below ip00 24
below irja -364
below is 37
below islem -30
below isn 86
below isot 40
below issued -118
below istanbul -163
below it 89
below itself 15
below ja 180
below jam 31
below jamais 159
below jangan 58
below je 141
below jen 435
below jeudi 28
below jo 163
below join -306
below joined 329
below juli 142
below just -51
below kada 63
below kan 81
below karta -11
below kartou -351
below karty 90
below kassen -164
below kb 304
below kc -5
below ke 112
below keep -111
below keeps 8
below kehtib 77
below kemarin 236
below kennung 148
below kennzeichen 227
below kept -35
below kereta -144
below kerran 650
below key -17
below kg -75
below khong 338
below ki -33
below kiosk 33
below kirjaimet 117
below kl 118
below kodem -33
below koden 120
below kodot -55
below kods 18
below kodu -8
below kodunu -34
below konnen -109
below konto 59
below koodi -10
below korting -277
below kowa 11
below kozlemeny -179
below ku 193
below kw00 209
below kwadrans 29
below kwartier 262
below laat -127
below label -7
below lane -56
below lanternpay 399
below lapses 247
below larch -307
below las 133
below last 164
below lasts 34
below later 77
below le 10
below left 63
below lei -9
below letters 287
below level 137
below lid -88
below lidz 176
below lien 6
below lifetime 352
below limit 69
below linea 87
below lines 195
below linked 9
below linux 10
below live -296
below livorno -50
below ll 4
below llama 49
below llc -69
below lo 70
below lock 63
below log 56
below login 7
below logowania -115
below loja -520
below london -34
below long -266
below longer 22
below looking -171
below looks 142
below lorna -83
below lot 282
below lower 48
below ltd -11
below luc 151
below m 51
below m0xw0 3
below ma 5
below maand -70
below mail -77
below mailben -11
below maiuscole 109
below maja -21
below mala 272
below manager -241
below march -63
below marchand -109
below market -137
below marlowe -356
below master 67
below matricula -150
below may 3
below meals 3
below means 226
below med -139
below meeting 42
below members -27
below menit 217
below mensagem 205
below menu 65
below merchant 3
below merkezi -222
below mersis -32
below mesa 112
below mesazh -27
below metabolic -459
below mg 168
below midnight 54
below miles 53
below min 201
below mind -9
below minit 27
below mins 103
below minuit 475
below minuscules 648
below minut 412
below minuta 197
below minutach 43
below minute 154
below minuten 573
below minuter 77
below minutes 312
below minuti 601
below minutinhos 454
below minutit 14
below minuto 152
below minutos 501
below minuts 6
below minutter 409
below minutur 603
below minuty 120
below minuutin 271
below mis 225
below miste -147
below mm 45
below mn 72
below mobile -133
below monday -28
below month 15
below monthly 148
below mot -158
below mr -5
below munud 95
below my 63
below n 46
below na 79
below nach 11
below nada 25
below nam -42
below name -229
below names -373
below nao 115
below nas 20
below ncua 30
below necesita 558
below need -142
below needed 1
below nel -31
below nell -71
below nem 231
below network -147
below neu -59
below neue 398
below never 40
below new -116
below newest 148
below next 87
below ngay -65
below ni 88
below nicht 23
below nie 219
below niin 70
below nimbus 47
below nisi 248
below nje -41
below no 88
below noget -324
below noi 136
below noimead 116
below nomor 214
below non 59
below nooit 122
below noon -57
below not 136
below nothing -47
below nov -91
below november -298
below novembre -210
below novo 69
below now 65
below nr 10
below nu 65
below numarali 10
below number -17
below numer 159
below numero 93
below nummer -350
below nuovo -178
below nur 122
below o 99
below ob 72
below och -29
below od -11
below odeme -169
below of 30
below offer 68
below offers -135
below og 104
below oggi 52
below oh -272
below ohne 20
below ok 110
below ole 321
below om 36
below once 127
below one -6
below online -56
below only 142
below open 67
below operazione 28
below opiste 297
below or -13
below ora 228
below orchard 307
below ord -60
below order -23
below orders 54
below ore 289
below os 44
below otherwise 76
below otp -108
below otra 14
below oud -95
below our 29
below out -21
below outside -169
below ouvidoria -8
below over -68
below own 5
below p -19
below pa -149
below pacific 107
below page 120
below pages 4
below pagina 39
below paid -134
below pantalla 265
below paper 173
below para 22
below parcels -16
below parents 60
below park -26
below pas 48
below pass 37
below passcode -76
below passe 178
below password 203
below patch -136
below payment 12
below payments -121
below pdt 185
below pe -343
below pedir 178
below pellworth 12
below pentru -75
below per -55
below percen 218
below percig 208
below personal -33
below phone -2
below phut 410
below pin -151
below plaatje -481
below platba 2
below plate -168
below plati 65
below plazo 203
below please -96
below plkst 58
below plot 121
below po 234
below pod -15
below poi 167
below police 76
below portal 1
below portland -121
below porto 125
below posta -19
below postal 89
below potom 239
below pouvez -151
below prenotazione 88
below press 92
below pressure 360
below presto 129
below preview 44
below previous 43
below pri -317
below price -191
below print -188
below pris -232
below privacy 39
below prize -149
below profile -29
below programs 104
below prompt 206
below prosim -219
below protect 53
below pt 8
below publish -97
below puede -26
below punch 43
below put -19
below qr -310
below qty -85
below quai 68
below quarter -28
below que -204
below queue -157
below quick -16
below quota 204
below quote -64
below r -68
below ra -178
below rabattkode 11
below rachunku 208
below ramal 59
below ran -145
below rang 261
below rd 179
below reached -135
below reading 322
below ready 72
below reboot 247
below received -197
below recognise -233
below recorded 500
below records -95
below reference 85
below register -43
below registration 14
below release 342
below released -21
below renews 208
below rent -207
below replaced 214
below reprise 21
below requested -39
below reset -306
below reste 65
below returned -56
below revoke -105
below ride 287
below right -151
below ring 57
below road -9
below room 191
below row 181
below rs -114
below rund -38
below rv0000 -265
below s -26
below sach -276
below safari 53
below sah 27
below saisir 223
below saisissez 13
below sala -26
below salam -149
below sale -138
below same -384
below sampai 110
below san 103
below saniye 3
below sans 275
below sat -325
below scade 181
below scadenza 189
below scam 23
below school 28
below score 257
below screen -39
below se 103
below seal 185
below second 240
below seconds 23
below see 144
below segundos 74
below selama 48
below self 211
below sem 118
below semana -62
below send -63
below sendung -183
below senest -104
below sent 27
below sep 223
below sera 222
below service -273
below setelah 60
below settings -164
below shall 109
below share -20
below sheet 370
below shelf -190
below shop -15
below show -58
below shown 34
below shows 188
below si 47
below sich -341
below siden 102
below sido 123
below sie 289
below sifrenizi -19
below sign -91
below signed 45
below signing -93
below since 57
below sind -182
below single 80
below site -95
below sits 110
below sk -160
below skal -40
below skip 112
below skriv 209
below slow -38
below sluit 114
below slutar 233
below sma 23
below small 148
below sms -48
below so -110
below somebody -84
below sonra 453
below south 163
below st -146
below staffed -561
below stale -289
below stanje -74
below status -20
below stay 12
below stays 158
below ste 51
below steps -65
below stockholm 111
below stop -93
below stops 119
below store -140
below stores -71
below straight 215
below student -394
below studio 198
below study 351
below stunde 58
below stunden 167
below su 87
below suma -271
below sunday -80
below sundial 387
below suo -19
below support -75
below sure -136
below switch -110
below syndical -51
below szama 72
below t 91
below ta 245
below tab 44
below takes -12
below tamat 68
below tan -127
below tap 87
below tarball -480
below tarikh -102
below tax 204
below taxes 90
below tea00 72
below teclado -232
below tee 319
below tek -74
below telefon 38
below telefone -16
below telephone 182
below tell -55
below tem 21
below tempo 320
below temporary -28
below ten -83
below tenant 33
below tendra 222
below termin 116
below terminal 4
below than 34
below thanks 200
below that 62
below the 129
below their 14
below then 10
below there -69
below thing -124
below third -73
below this -44
below thornfield 536
below three 33
below thu -110
below ticket 86
below tidak 3
below tienda -9
below till -12
below time -57
below tin -547
below to -41
below toda -245
below today 100
below together 19
below tomorrow 112
below ton 234
below tonight 121
below too 85
below total -45
below transactions 114
below transfer 131
below transfers -549
below tri 5
below tries 10
below trip 112
below trong 100
below trouble 87
below trust -72
below try -148
below tryck -92
below ttl 256
below tunnin 335
below tuo 8
below tutaj 279
below tv -11
below two 27
below tx 18
below ty -25
below typ 31
below type 133
below typed -10
below u 169
below uhr 303
below un 103
below und -159
below under 46
below university -113
below unlock 205
below until 135
below up 63
below updates -28
below upload 161
below url -292
below us -91
below use 34
below user -11
below usiku 351
below utc 206
below utr 298
below uttag 226
below uur 274
below uye -269
below uz 170
below v 43
below v0 17
below vaihda -30
below vale 227
below valid 72
below validade 163
below van 32
below vanhenee 53
below vas 68
below vat 64
below vcpu -323
below ve -12
below vehicle -11
below ventana 169
below verde 25
below verfallt 378
below verifica -58
below verification -13
below verifier -252
below verify -75
below version 92
below vervalt 65
below vi -131
below vic 126
below viertelstunde 103
below view -267
below viimeistaan -296
below visit 136
below void 87
below voimassa 450
below volta -241
below vote 182
below votre -58
below vous 75
below wachtwoord -13
below wait -264
below wallet -104
below was 1
below wasn 137
below waving 42
below way -52
below wazny 20
below wd -110
below we -66
below website 171
below wed 120
below weg 121
below weken -203
below werkt 167
below when -242
below where 122
below which -96
below who -86
below why -115
below wi -268
below wib 251
below wifi -132
below will 107
below window 195
below wird 35
below within 58
below without 44
below won 46
below working 281
below works 53
below workspace 5
below wpisac 40
below write -21
below wygasa 216
below xac -236
below y -49
below yaziniz -80
below year -43
below years 431
below yet -37
below you -10
below your 30
below yours 134
below z -31
below za -74
below zadejte 231
below zadzwonic 66
below zalozna -635
below zephyr 70
below zl -64
below zlecenie 85
below znaczenia 20
below zone 191
below αν 24
below για 200
below ισχυει 144
below ισχυσ 36
below κωδικοσ -54
below πειραιασ -91
below σε 240
below τηλ 56
below την 81
below τισ 106
below το 126
below аитпаңыз 115
below без 136
below београд -135
below будет -65
below в 90
below важи 53
below валиден 79
below восстановления 25
below все -22
below входа -87
below години 54
below да 183
below деиствует 43
below дніпровська -163
below до 41
below діиснии 103
below діє 255
below енгізіңіз -240
below если 19
below з -76
below зі -440
below код -35
below кодом -51
below коды -90
below лична -97
below мануфактура -119
below минут 218
below минута 23
below минути 383
below моля -146
below назовите -22
below наступну -37
below не 48
below никому 134
below новыи -204
below номер 31
below нікому 41
below од 39
below оплате -40
below отстъпката -332
below пароль 21
below паспорт -170
below пин 77
below после 114
below принимаются 1
below пришлем 68
below під -45
below с -1
below срок 40
below странице 172
below терминале -495
below тов -104
below хвилин 343
below ч 39
below часа 169
below чем -327
below через 225
below чтобы -366
below якщо 302
below үшін -105
below համար -158
below շուկա 22
below ոչ 209
below պետք 226
below րոպե 101
below בשדה -55
below דקות 246
below ההודעה -196
below הסיסמה 128
below הספרות -10
below הקוד 17
below חדר 105
below יש -25
below לא 134
below לאיש 74
below לך 47
below מ -16
below מספר -22
below עד -82
below اجراء -7
below احد 9
below ادخلوا -62
below اذا 47
below است -129
below اعتبار 60
below الایجار -271
below التحقق -29
below الدفع -84
below الساعه 134
below السنوی -2
below الطلب 108
below الوصول -362
below ان 87
below اگر 91
below این 57
below با -64
below باز 28
below بعد 258
below به 16
below تشارکی 112
below تومان -225
below تکایە 130
below تکونوا -140
below حاجه -134
below حساب -270
below دا 200
below درخواست 2
below دقایق 283
below دقیقه 521
below رقم -11
below رمز -25
below روپے -212
below زمان 58
below ساعت 56
below ساعه 121
below شد 82
below شناسه 17
below صالح 112
below علی -2
below قیمه -33
below لا 261
below لغو00 8
below لم 202
below ما 87
below ماوەی 64
below مبلغ 32
below مشارکته -569
below من -2
below منٹ 17
below مهلت 208
below ندهید 194
below نہیں 110
below پر -45
below کتابیں 108
below کد -162
below کسی 144
below کما 253
below کو 24
below کے -21
below گا 76
below یرجی -31
below अधिकतम -447
below आपने 112
below के 27
below को -225
below खोलें 87
below चलेगा -283
below तक 377
below दर्ज -294
below पर -33
below पहले -59
below फ़ोन 101
below बजे 335
below भुगतान -62
below मान्य 95
below मिनट 194
below यह -81
below संख्या -56
below हा 152
below কেড -165
below কেডটি 56
below ছাড় -180
below থাকবে 195
below নম্বর -56
below নিশ্চিত -2
below পর্যন্ত -253
below মিনিট 193
below ਮਿੰਟ 178
below இது 454
below எண் -90
below காலாவதியாகும் 27
below செல்லுபடியாகும் 117
below நிமிடங்களில் 145
below பகிர -16
below ఈ -100
below గడువు 43
below ధృవీకరణ -503
below മിനിറ്റിനുള്ളിൽ 55
below විනාඩි 128
below จำกัด -254
below ชม -10
below ชั่วโมง 60
below นาที 306
below นาทีค่ะ 22
below บาท -46
below ภายใน -11
below ลด -145
below วันที่ -131
below เชียงใหม่ -408
below ใช้ได้ถึง -52
below ใช้ได้ภายใน 40
below განმავლობაში 116
below მოქმედებს 402
below ნომერი -227
below ደቂቃ 389
below រៀល -442
below うち -99
below お一人様0回限り -145
below お客様番号 28
below お心当たりのない場合は -225
below なお 149
below までご連絡ください 178
below より0泊 -288
below 不受影響 122
below 伝票番号 -195
below 便名 -43
below 元 -187
below 入力ページ 225
below 内線 332
below 分鐘失效 56
below 分鐘後失效 119
below 分钟内有效 254
below 分钟后失效 20
below 劃掉的那組已作廢 30
below 动态密码 -174
below 即可 159
below 合約到期日 -27
below 失效 100
below 如非本人操作 208
below 客服 -96
below 平均損失 -646
below 开票日期 -7
below 成都 260
below 截至 -157
below 折 -6
below 折扣碼 24
below 日時 -50
below 會員卡號 -4
below 月 -180
below 有効時間 78
below 有効時間は0分です 79
below 有効期限 60
below 有効期限は00分です -51
below 有效期 89
below 有效期至0000年00月00日 -205
below 期限 154
below 木 -129
below 水號 -403
below 港幣 -373
below 版本 43
below 田中 20
below 登录地点 132
below 端末番号 17
below 若非本人操作 390
below 营业时间 -128
below 號 -226
below 請忽略此信 30
below 請致電 15
below 請輸入新的這一組 13
below 设备 27
below 请在 61
below 邮编 23
below 金额 -281
below 가능 -8
below 그대로 1
below 마시고 17
below 번호를 -712
below 보관함 -134
below 수 20
below 쓸 150
below 아니라면 92
below 아래 -115
below 오후 326
below 완료됩니다 86
below 요청시각 -221
below 위 227
below 유효시간 67
below 유효합니다 113
below 을 16
below 인증번호 -382
below 입력 465
below 입력하시면 63
below 접속 119
below 주문번호 153
below 지나면 167
below 카드 -9
below 코드 -27
below 코드를 -40
below 합니다 -64
case lower alnum -26
case lower hyphenated -79
case lower letters -367
case lower spaced -17
case lower words -4
case mixed alnum 53
case mixed hyphenated 43
case mixed letters -1376
case none digits -58
case none grouped -6
case none prefixed -140
case none spaced 189
case upper alnum -92
case upper hyphenated -47
case upper letters -31
gap 1 -208
gap 2 -29
line  -324
line begins -33
line beginsends 334
line ends -247
place alt -235
place html 22
place preheader 21
place subject -164
place text 50
place title -66
shape alnum 25
shape alnum 10 -526
shape alnum 4 -67
shape alnum 5 121
shape alnum 6 172
shape alnum 7 -80
shape alnum 8 -22
shape alnum 9 -578
shape digits 112
shape digits 10 -363
shape digits 4 -58
shape digits 5 -42
shape digits 6 151
shape digits 7 -178
shape digits 8 -19
shape digits 9 -325
shape grouped 59
shape grouped 10 -509
shape grouped 4 -318
shape grouped 5 -266
shape grouped 6 283
shape grouped 7 -128
shape grouped 8 -137
shape grouped 9 -643
shape hyphenated 20
shape hyphenated 10 -241
shape hyphenated 11 -220
shape hyphenated 12 -560
shape hyphenated 6 -100
shape hyphenated 7 325
shape hyphenated 9 71
shape letters -361
shape letters 10 -625
shape letters 4 -560
shape letters 5 -129
shape letters 6 274
shape letters 7 -672
shape letters 8 -60
shape letters 9 -436
shape prefixed -13
shape prefixed 4 -272
shape prefixed 6 299
shape prefixed 7 -276
shape prefixed 8 -232
shape spaced 10 -228
shape spaced 4 -74
shape spaced 5 111
shape spaced 6 356
shape spaced 7 54
shape spaced 8 -57
shape spaced 9 -576
shape words -190
shape words 20 -13
subject 0 -100
subject 00 -213
subject 000 -28
subject 0000 -1
subject 00000 -112
subject 000000 -134
subject 0000000 -66
subject 00000000 -132
subject 0000000000 -23
subject 00000000000000 -42
subject 000円offクーポン -48
subject 00e -65
subject 00k -35
subject 0b -44
subject 0f -54
subject 0f0k0q -348
subject 0k00 -317
subject 0xq0 -168
subject 0月分 -22
subject a -99
subject abbonamento -19
subject abholcode -200
subject abonnement -223
subject accedi 16
subject accept 339
subject accepted -124
subject acces 100
subject acceso 232
subject access 28
subject accesso 144
subject accounts 29
subject acesso 103
subject achat 15
subject acme 63
subject acquisto -419
subject action -191
subject ad -32
subject adalah 227
subject added -164
subject address -82
subject admin 81
subject adresse 90
subject adresu 139
subject ai -224
subject air -240
subject akaun 256
subject alert -420
subject alle -92
subject am -155
subject amara 300
subject amendment -320
subject and -162
subject anmelden 257
subject anmeldung 164
subject another -47
subject answer 87
subject antwort -75
subject anyway -646
subject api -478
subject apolice 30
subject app 14
subject appareil 25
subject appointment -205
subject approve 152
subject approved -885
subject approver -201
subject april -78
subject apstiprinajums -465
subject aqui -185
subject area 1
subject arrival -770
subject arrivee -333
subject ask -134
subject asking 568
subject assinatura 146
subject association -11
subject at -22
subject atelier -39
subject ateneo -22
subject attempt -72
subject attend -257
subject attic 269
subject attivazione 58
subject atveheto -99
subject au -34
subject audio -3
subject august -218
subject aunt -163
subject auth -20
subject authcode 165
subject authentication -20
subject authorise -2
subject auto -265
subject automaatissa -66
subject automatic -325
subject automatische -261
subject autoriza 177
subject autorizacion -2
subject autorizada -172
subject autorizar 483
subject autorizare 105
subject autorize 90
subject autoryzacja 11
subject autoryzacyjny 167
subject avec -136
subject aviso -7
subject aw 102
subject ax -182
subject azonositas 82
subject b -43
subject b000 -37
subject back 34
subject backup -278
subject badge -27
subject baharu -75
subject ban -65
subject banco 104
subject bank 138
subject banking -41
subject basalt -71
subject basket 146
subject batch -74
subject before 182
subject behind 9
subject bekliyor 110
subject bekrafta 266
subject bekraftad -591
subject belepesi 37
subject belepokodod 22
subject bereit -188
subject berth 11
subject bestatigen 50
subject bestatigungscode 68
subject bestelling -241
subject bestellung -266
subject beta 75
subject betruger -209
subject bevestig 150
subject bib -190
subject biglietto -332
subject bij -99
subject biletiniz -156
subject bilgi 26
subject bill -57
subject billets -269
subject billett -409
subject bin -136
subject bio0000 -495
subject bird -295
subject birthday -414
subject bitte 155
subject boarding -405
subject boise -116
subject bonifico 511
subject booked -859
subject booking -65
subject breaking -54
subject bring -362
subject build -134
subject burrow -114
subject bus -65
subject by -546
subject c 10
subject cadeau -255
subject caisse -156
subject calder -65
subject call 52
subject camera 39
subject cameras -37
subject can -344
subject cancelled -698
subject car 60
subject card -28
subject carte -163
subject case -85
subject certificate -231
subject challenge 15
subject change -56
subject changed -237
subject changelog -56
subject check 26
subject chegou -41
subject chillr -68
subject choose 104
subject ciao 214
subject ciebie 308
subject cinco 401
subject claim 289
subject class -668
subject clave -59
subject client -59
subject cliente 145
subject clinica 580
subject club -223
subject cobalt -36
subject cod 145
subject code 42
subject codes -481
subject codi 327
subject codigo 7
subject codigos -594
subject codul 63
subject coletul -672
subject colis -253
subject collect -808
subject come 366
subject commande -465
subject complete -274
subject completed -455
subject compra 27
subject computer 74
subject con -66
subject conferma 56
subject confirm 44
subject confirma 109
subject confirmacion -309
subject confirmada -17
subject confirmalo 423
subject confirmar 8
subject confirmata -19
subject confirmati 124
subject confirmation -132
subject confirme 25
subject confirmed -1079
subject confirmez 209
subject connecter 441
subject connexion 271
subject consent 396
subject contract 185
subject contrasena 72
subject cooperativa 323
subject copperline 191
subject corner -102
subject correo 233
subject correu 70
subject cottage -465
subject count 101
subject cua 7
subject cuenta 17
subject cupom -100
subject customer -142
subject czeka -638
subject d -46
subject da -153
subject dad -79
subject dagitimda -74
subject daily -305
subject dana -85
subject dang 71
subject date 328
subject day -439
subject days -106
subject december -63
subject default -98
subject dein 69
subject deine -361
subject delete -84
subject delivery -370
subject della -20
subject demandee -23
subject den -156
subject dentro -94
subject deployed -174
subject deposit -19
subject det 216
subject details -17
subject dev -6
subject device 135
subject di -1
subject dial -13
subject dich -92
subject die -54
subject dig -148
subject digest -309
subject digital -34
subject digits -221
subject dimenticata 97
subject dinamica 280
subject dinner -107
subject direct 23
subject director -202
subject discount -527
subject disponible -352
subject dispositiva 446
subject dispositivo 95
subject document -69
subject documents -45
subject does -24
subject domain -95
subject domenica -158
subject domingo -263
subject don -152
subject door -484
subject dossier -24
subject double -56
subject down -205
subject draw -271
subject ds 77
subject du -5
subject due -446
subject duoc -334
subject duty -15
subject dynamic 163
subject echec -332
subject echo 483
subject eine -95
subject einladung -170
subject einmalpasswort -256
subject el -120
subject electronic 94
subject electronique 105
subject elkeszult -161
subject else 199
subject em 117
subject email 134
subject emergency -316
subject emitida -298
subject en -235
subject enabled -84
subject encomenda -141
subject encore 149
subject engangskod 77
subject ent 62
subject enter -107
subject entra 194
subject entrada -176
subject entrar 241
subject entrega -410
subject entry -24
subject episode -254
subject er -127
subject error -383
subject errors -115
subject ese 141
subject esim 89
subject espace 134
subject espera -22
subject esta -179
subject et -268
subject ete -44
subject eth -345
subject euro -453
subject everything -2
subject ex 28
subject exam -186
subject expense -81
subject expired -447
subject export 145
subject factor -58
subject factura -468
subject facture -324
subject factuur -81
subject failed -1101
subject fair -1
subject fake -1973
subject faktor -89
subject faktura -494
subject falta 86
subject family -134
subject fast -36
subject fatura -214
subject faturaniz -153
subject fb 392
subject field -704
subject filing 181
subject firing -83
subject firma 98
subject fisiniz -491
subject five -68
subject fl 7
subject for -32
subject forget -152
subject forum 5
subject forwarding 101
subject fost -358
subject fran -86
subject freigabe 388
subject freigeben 198
subject fresh -100
subject friday -507
subject friends 110
subject from -37
subject fur 86
subject fw 114
subject fwd 19
subject g 190
subject gaida 24
subject gangbk -61
subject gare -276
subject gate -169
subject gavekort -38
subject gemusekiste 514
subject gerat 115
subject geregistreerd -317
subject geschenkt -181
subject get 88
subject gewijzigd -126
subject gift -319
subject giris 107
subject give -680
subject go 54
subject godkann 161
subject godkend 336
subject going -396
subject gonderildi -45
subject gonderiniz -111
subject got -102
subject gratis -16
subject groep -48
subject ha -318
subject har -151
subject has -244
subject hasla 187
subject have -357
subject hazir -178
subject hc 322
subject hediye -60
subject hej 235
subject hello 58
subject help -84
subject hesabina 203
subject hesla 211
subject heslo 115
subject history -7
subject hizmet 142
subject hoat 126
subject hoje -49
subject hola 173
subject hos -83
subject host 182
subject hour -200
subject hours -251
subject house 75
subject how -463
subject hpc -611
subject hr -291
subject html 508
subject hub 267
subject hugo -137
subject hyttebok -186
subject i -25
subject icin 5
subject id -41
subject identity 196
subject ihre -291
subject ihrer -335
subject iki -72
subject il -29
subject ile -78
subject ilea -46
subject in -93
subject indirim -297
subject information -150
subject iniciar 123
subject inlogcode -68
subject inloggen 164
subject inloggningskod 315
subject inn 147
subject inscription 393
subject inside -278
subject into 85
subject inv -48
subject invitation -124
subject invited -414
subject invito -517
subject invoice -388
subject ios -6
subject ip -64
subject ir -139
subject is -78
subject iscrizione 119
subject islem -1
subject issue -557
subject ist -26
subject it 105
subject iyong 195
subject ja -282
subject jak -606
subject jauns 172
subject je -26
subject jelszo 91
subject jira -726
subject jizdenka -711
subject jk -255
subject jos 54
subject jouw -387
subject jovahagyasa 300
subject june -286
subject juni -225
subject just -174
subject jusu -253
subject ka -145
subject kak 47
subject kamu -100
subject kargonuz -157
subject kata 56
subject keeper 286
subject kertakayttokoodisi 66
subject kestrel 242
subject key -42
subject kich 73
subject kiln 211
subject kimseyle -257
subject kinnituskood 322
subject kirish 56
subject kirjaudu 190
subject kirjautuminen 78
subject kirjautumiskoodisi 4
subject kitchen 61
subject klaar -109
subject klub 331
subject know 106
subject kod 116
subject koda 182
subject kodas 185
subject koden 64
subject kodun -214
subject kody -628
subject konto -4
subject koodi -63
subject koppel 5
subject kp0000 -47
subject kundenportal 29
subject kupon -171
subject kuponkod -61
subject kvittering -520
subject l 42
subject lagi 111
subject langkah 37
subject larkspur -31
subject launch 6
subject lc 164
subject left -135
subject length -139
subject lepes 138
subject les -1077
subject leserkonto -144
subject lesson -364
subject let 249
subject letters 312
subject licence -514
subject license -165
subject lich -48
subject ligne 315
subject ligt -690
subject line 104
subject lisbon -279
subject list 48
subject little 278
subject livraison -7
subject localizador -106
subject locandiera -63
subject locked 216
subject locker -264
subject log 308
subject logg 162
subject logga 101
subject logged -182
subject logging 525
subject login 125
subject login_code -74
subject logon -491
subject logowanie 155
subject longer -82
subject lorem 145
subject losenord 9
subject losungswort 1616
subject m 102
subject made -220
subject mai -117
subject mail 80
subject mailer -415
subject mails -351
subject main -228
subject make -116
subject maksu 19
subject manca 39
subject mao -121
subject mara 609
subject marigold 458
subject marlow -22
subject marrow 92
subject mas 2
subject masuk 105
subject mat 8
subject mc -81
subject me -55
subject med -22
subject meg 31
subject megerkezett -639
subject megerositese 36
subject megerosito 55
subject megvaltozott -393
subject mensagens -353
subject merge -225
subject merging 84
subject message 108
subject meter -389
subject mewngofnodi 35
subject mfa 236
subject mijn -17
subject miles 147
subject minh 208
subject minutes -39
subject mit -553
subject modificata -157
subject monday -128
subject monthly 270
subject more 9
subject moss 1298
subject mot 146
subject mr -150
subject munkalap -394
subject museum 79
subject mxn 74
subject n -35
subject na -149
subject narudzba -119
subject nas -114
subject nas00 -281
subject navidad -255
subject ne -37
subject nearly 427
subject need 361
subject needed 203
subject needs 59
subject neembk -194
subject network 14
subject neue -326
subject neuen -137
subject never -524
subject new -139
subject newer -378
subject news -681
subject newsletter -273
subject next -433
subject nh 51
subject nhan 59
subject nicht 52
subject nightly -74
subject nights -417
subject no -45
subject noor -47
subject nordlight -945
subject norwind 187
subject norwindbe 80
subject norwindへのログイン 99
subject not -15
subject nota -452
subject notice -188
subject notify -112
subject noudettavissa -529
subject noutokoodi -123
subject nouveau 65
subject nouvelle -358
subject nov -5
subject nova -83
subject nove -44
subject noveho 20
subject november -479
subject novi 311
subject novy 121
subject now -380
subject nowy 63
subject nr 49
subject nu -237
subject nuevo 4
subject number -111
subject numbers -470
subject numer -85
subject ny 32
subject nº -257
subject obcana 91
subject objednavka -170
subject october -459
subject od -125
subject odbioru -447
subject odottaa -148
subject oduya -92
subject of 75
subject off -247
subject offer 258
subject og -463
subject ogrenci 70
subject okafor 60
subject older -177
subject on -129
subject onay -70
subject onayla 26
subject onaylandi -221
subject one 29
subject online 131
subject only -577
subject op -508
subject opened -180
subject operacion -37
subject order 38
subject ordine -287
subject orrery -146
subject os -31
subject oslo -326
subject otono00 -209
subject otp -5
subject our -50
subject out -14
subject outfitters 79
subject overenie 110
subject overovaci -121
subject ownership -26
subject pacco -108
subject paczka -204
subject page 204
subject pago -225
subject paid -290
subject pairing 223
subject paket -554
subject paketti -60
subject pakettisi -294
subject pakiautomaadis -455
subject pakk -395
subject pakken -213
subject pakket -77
subject pam 301
subject paper -207
subject paquete -200
subject para -51
subject parcel -514
subject parked -612
subject parking -187
subject parolaniz 364
subject pasos 364
subject pass -77
subject passcode 47
subject passe 64
subject passed -455
subject passo 44
subject passwort 3
subject pastomate -338
subject pay 12
subject payment -17
subject payout 55
subject payslip 152
subject pc -110
subject pedido -474
subject pengesahan -138
subject perf -312
subject personlicher -182
subject persoonlijke -38
subject pesanan -17
subject petit 361
subject phone 160
subject pickup -536
subject pin 84
subject pine -244
subject pins -244
subject pizza -68
subject plata -102
subject platby 369
subject player -31
subject please -74
subject plumbline 56
subject pnr -225
subject points 100
subject policeniz -358
subject portale 570
subject portalu 182
subject porter 160
subject portkod -231
subject porto -641
subject postal -200
subject potrditev 379
subject potrditvena 2
subject potvrzeni 45
subject potwierdz 12
subject potwierdzenie -141
subject pour 33
subject pp 229
subject pr -1044
subject pre -4
subject prelievo -67
subject prenotazione -346
subject prescription -146
subject preview -118
subject prihlaseni 119
subject prijava 50
subject prijavu 30
subject primit -88
subject pripravena -271
subject pristup 63
subject pro 186
subject prod -193
subject profile -31
subject promocional -124
subject przyjete -245
subject psst 32
subject publishing 237
subject puk -149
subject purchase -11
subject py 287
subject qualified -306
subject quayside -338
subject que 159
subject queue -644
subject qx 438
subject qx0t0m -130
subject r 82
subject rabatkode -180
subject rabatt -267
subject racun -235
subject raffle -244
subject rampart 302
subject randevu -143
subject re -32
subject read -27
subject reader -144
subject reading -165
subject ready -316
subject recall -748
subject receipt -1001
subject receive 324
subject received -376
subject rechnung -226
subject record -56
subject records -33
subject recovery 49
subject recuperacao 194
subject redeem 206
subject redirect 107
subject ref -56
subject regalo -497
subject registered -665
subject registrant -210
subject registration 14
subject registry -1
subject regression 226
subject rejestracje 43
subject rekening -154
subject rekeningnummer 31
subject releve -277
subject reminder -125
subject remote 147
subject rendez -304
subject renewal -176
subject replace -223
subject replacement -93
subject reply -436
subject report -485
subject request -20
subject requested -33
subject reserva -244
subject reservation -146
subject reset -38
subject resolution 32
subject restore 300
subject results 50
subject review -240
subject revue -26
subject rezervacija -96
subject rezervasyon -126
subject ricevuta -473
subject ridgeline 74
subject ritiro -145
subject rma -129
subject rogzitettuk -38
subject roofing 8
subject room 32
subject round -200
subject run -12
subject ruth -667
subject s 82
subject sach -416
subject sahkan 81
subject salasana 99
subject saldo -73
subject sale -171
subject sat -329
subject satu 7
subject saturday -440
subject savings -5
subject scene 20
subject sconto -38
subject screen 105
subject screening 165
subject sd 324
subject seats -38
subject second 264
subject secret -55
subject security -78
subject see -11
subject seguridad 1
subject self -27
subject semana -260
subject sen 57
subject sendung -249
subject senha 139
subject sent -50
subject sepetinde -250
subject sepette -74
subject september -298
subject server -22
subject servisi -172
subject session 47
subject shared -26
subject shift 316
subject shift00 -212
subject shipped -29
subject shop -61
subject show -302
subject si -195
subject siakad -525
subject sie -118
subject siffror 211
subject sifreniz -81
subject sifresi 131
subject sign 250
subject signed 43
subject signing 275
subject sikeres -456
subject sim -42
subject sistemi 28
subject six -117
subject skal 223
subject slaptazodzio 51
subject slot 227
subject slow 152
subject sm -24
subject smoke 60
subject sms 147
subject snippets -261
subject so -82
subject socia -128
subject solicitud 80
subject someone 6
subject sorry 35
subject spedizione -247
subject spot -27
subject spring00 -316
subject sso 19
subject st -208
subject stadfestu 32
subject stamp 111
subject start 48
subject starts -22
subject statement -267
subject stay -334
subject step 11
subject sticker -324
subject still 270
subject stracil -27
subject student -29
subject studio 118
subject su 9
subject subject 161
subject subscription -44
subject successful -353
subject successfully -27
subject sudah -17
subject summary -205
subject summer -88
subject sunday -67
subject support -116
subject suppression 177
subject sv0000 -52
subject system 312
subject tac -110
subject tai 137
subject tamarind 220
subject tan -36
subject tandem -45
subject tang -356
subject tannery -573
subject tau -23
subject te -150
subject teachers -90
subject telah -325
subject tele 248
subject telefonu 81
subject telephone 29
subject tell -71
subject template -94
subject termin -27
subject terminal -186
subject terminbuchung 135
subject tern -161
subject tesdiq 159
subject testuser00 42
subject thank -337
subject thanks -549
subject that 185
subject the -29
subject then -44
subject theo -63
subject there 213
subject thing 40
subject ticket -95
subject tickets -365
subject tid -55
subject til -70
subject time -183
subject tinyauth 16
subject to 14
subject toc 3
subject today -103
subject toegevoegd -32
subject token -8
subject tomorrow -452
subject ton 342
subject tonight -161
subject toolcrib -625
subject totp -71
subject training -223
subject transaksi -17
subject transfer 14
subject transferencia -137
subject treat -32
subject trellis 88
subject trip -704
subject trustees -34
subject tu -23
subject tua -141
subject tuesday -5
subject tuoi -196
subject turnike -45
subject tus -104
subject tv 29
subject ty -28
subject u -68
subject uberweisung 78
subject ucast -194
subject un -74
subject undian -358
subject unic 262
subject unique 28
subject unlock 89
subject unlocking -474
subject untuk -50
subject up -9
subject update -493
subject updated -555
subject ur 76
subject us -151
subject use -124
subject used -383
subject user 60
subject uw -146
subject uz -210
subject v -318
subject v0 -561
subject va -37
subject vahvista 268
subject vahvistus 26
subject vahvistuskoodi 130
subject vale -19
subject validez 157
subject value 105
subject varausvahvistus -403
subject vasa -116
subject vase -101
subject ve -504
subject velora -81
subject vence -180
subject vendor 67
subject ver 147
subject verifica 17
subject verification -2
subject verified -10
subject verifiera 56
subject verifieringskod 141
subject verify 4
subject vi -222
subject via -29
subject viaje -60
subject vid -13
subject view 34
subject visit 8
subject visszaigazolasa -152
subject vk -172
subject void -27
subject vol -150
subject vom 282
subject vos -9
subject votre -90
subject voucher -63
subject vouchers -108
subject vous -151
subject voyage -466
subject vpn 180
subject vs -16
subject waiting -29
subject wants 227
subject was -204
subject waznosc -3
subject we -228
subject webinar -168
subject week -439
subject weekly -171
subject weiter -88
subject welcome -88
subject weryfikacja 195
subject what -295
subject which -9
subject whitlock -138
subject why -1097
subject wi -128
subject wij 9
subject wire -133
subject with 37
subject withdrawal 9
subject without -98
subject work 13
subject workspace 71
subject wurde -966
subject wystawiono -333
subject ya -159
subject year -382
subject yesterday -704
subject yet 601
subject you -90
subject your -48
subject z -146
subject za -33
subject zahlerstand -384
subject zaloguj 113
subject zamowienie -13
subject zasilka -109
subject zgloszenie -120
subject zlavovy -146
subject zone -105
subject zu 80
subject zugang 271
subject αιτηση 33
subject για -51
subject επιβεβαιωση 45
subject επιβεβαιωστε 164
subject η -200
subject κρατησησ -423
subject νεα -72
subject παραγγελια -92
subject ραντεβου -3
subject σασ -35
subject συνδεση 201
subject συνδεσησ 365
subject την 332
subject το -24
subject билет -152
subject билеты -71
subject в -148
subject вас -56
subject внутри -415
subject вступника -22
subject вход 312
subject входа 337
subject вхід 273
subject відділення -173
subject даиджест -80
subject дарим -44
subject доступа 91
subject достъп 35
subject еднократен 48
subject жеке -233
subject за -156
subject заказ -181
subject запис -8
subject записи 52
subject заяви -229
subject змінено -103
subject и -190
subject из -387
subject к 12
subject квитанция -64
subject код 98
subject коды -78
subject кіру 35
subject личныи 76
subject на -25
subject нов -71
subject новии -77
subject новые -187
subject обращение 225
subject от 77
subject пароль -12
subject по -76
subject подтвердите 220
subject подтверждение 91
subject посилка -51
subject потврда 244
subject потвърдете 93
subject потвърждение 15
subject почты 52
subject превод 181
subject приступ 173
subject підтвердьте 27
subject растау 15
subject рахунок -137
subject с -26
subject сборка -299
subject смена 123
subject счет -92
subject ти 51
subject у -320
subject упала -152
subject фактура -57
subject чек -37
subject անձնական -237
subject մուտք 39
subject մուտքի -92
subject את -90
subject ההזמנה -181
subject הקוד 16
subject זה 155
subject חדשה -44
subject ל 4
subject מחכה -68
subject סיסמה 31
subject על -217
subject קבלה -236
subject קוד 34
subject שלך 48
subject الامان 91
subject التاکید -21
subject التحقق -13
subject الحجز -207
subject الدخول 135
subject المرجعی -82
subject ان 104
subject او 26
subject اکاونٹ 164
subject اکتوبر -38
subject ایمیل 76
subject بانتظارک -27
subject بانک 175
subject تایید 100
subject تفعیل 35
subject تم -374
subject تنبیه -79
subject جدید -42
subject حجزکم -398
subject خصم -346
subject خطوه 142
subject دعوه -63
subject رمز 28
subject سفارش -149
subject شد -301
subject شماره 96
subject طلبک -326
subject طلبکم 160
subject فاتوره -31
subject فعالسازی 112
subject فیس -8
subject لا -377
subject لشهر -128
subject مفتاح 16
subject من -34
subject هدیه -67
subject هو 25
subject ورود 196
subject ٹی 10
subject پویای 17
subject پی 1
subject کود 20
subject کوڈ 165
subject کۆدی 56
subject کی -79
subject आज -194
subject आपका -156
subject ओटीपी 56
subject करें 114
subject का -47
subject की -197
subject को -256
subject कोड 104
subject क्र -27
subject खाते 116
subject गया -250
subject टिकट -85
subject पिन -137
subject पुष्टि 91
subject बिल -175
subject लॉगिन 68
subject सत्यापन 12
subject सफल -16
subject सावधान -631
subject কেড 46
subject জন্য -127
subject ফলাফল -56
subject লগইন 5
subject হয়েছে -131
subject અરજી 397
subject உங்கள் -152
subject எண் -206
subject மின் -281
subject ఓటీపీ 270
subject టికెట్ -62
subject കേഡ് 13
subject ยืนยันอีเมลของคุณ 105
subject รหัส 36
subject ลด -159
subject สำหรับทำรายการ 64
subject แจ้งเตือน -146
subject თქვენი -26
subject លេខកូដផ្ទៀងផ្ទាត់ 118
subject お問い合わせ番号 -82
subject ご不在連絡 -132
subject ご予約確認 -689
subject ご注文ありがとうございます -222
subject しらかば -356
subject のご案内 86
subject ひなたサーバー -394
subject みなと運輸 -215
subject アカウント -147
subject ポータル 573
subject メールアドレスの確認 181
subject ログインのお知らせ -24
subject ログインコード 228
subject ワンタイムパスワード 141
subject ワンタイムパスワードのお知らせ 167
subject 予約番号 -77
subject 今晚过期 -322
subject 再送 6
subject 出金のお手続きについて 500
subject 取件码 -294
subject 取票序號 -297
subject 受付番号 -119
subject 您的包裹已到站 -199
subject 您的新验证码 191
subject 您的驗證碼 50
subject 新しい端末からのログイン 155
subject 期 -850
subject 本人確認 575
subject 本人確認コード 66
subject 本日限り -559
subject 注文番号 -48
subject 满000减00 -327
subject 登入驗證 11
subject 確認コード 53
subject 訂位代號 -346
subject 訂票成功 -160
subject 認証コード 138
subject 認証コードのお知らせ 69
subject 認証番号のお知らせ -147
subject 請完成信箱驗證 125
subject 购票成功 -655
subject 转账确认 105
subject 送你一张00元神券 -183
subject 通知編號 -293
subject 重新寄送識別碼 -346
subject 重要 -331
subject 雙重驗證已啟用通知 -90
subject 電子申請 122
subject 電子發票開立通知 -160
subject 電気ご使用量のお知らせ -63
subject 验证码 163
subject 가입을 4
subject 건 147
subject 결제 -67
subject 광고 -115
subject 기기 34
subject 도착 -5
subject 도착했습니다 -57
subject 도착했어요 -107
subject 등록 248
subject 로그인 129
subject 마치려면 1
subject 문의 81
subject 및 -280
subject 보관되었습니다 -391
subject 본인확인 272
subject 상품이 -53
subject 새로운 -67
subject 승인번호 56
subject 안내 -19
subject 예약 -32
subject 온라인 -198
subject 완료 -378
subject 요청 210
subject 이번 -459
subject 이체 123
subject 인증 145
subject 인증번호 43
subject 재설정 185
subject 주 -135
subject 주세요 160
subject 청구서 -169
subject 초대했어요 -37
subject 코드 97
subject 확인 162
subject 회원가입 81
~after   0 -316
~after   > -54
~after   c 11
~after   e 42
~after   i -146
~after   m -48
~after   s 66
~after   y 344
~after   к 36
~after  "a 17
~after  "c 71
~after  "e 151
~after  &  -200
~after  (a -189
~after  (c -179
~after  (d -219
~after  (i -3
~after  (k -144
~after  (p -108
~after  *  173
~after  .. -266
~after  0  103
~after  0! 90
~after  0, 67
~after  0. -134
~after  0/ 261
~after  0f -43
~after  :  69
~after  << 22
~after  a  24
~after  a0 -46
~after  ab -83
~after  ac 44
~after  ad 75
~after  ag 24
~after  ap 93
~after  ar -133
~after  as -58
~after  at -9
~after  au -4
~after  av -83
~after  bl 98
~after  br 17
~after  bu -280
~after  by -26
~after  c0 -22
~after  ca -4
~after  ch -13
~after  ci 18
~after  co -34
~after  d  208
~after  d. -44
~after  d0 -113
~after  de 12
~after  di 54
~after  do -14
~after  dr -325
~after  du 113
~after  e  206
~after  ea -1
~after  ed -2
~after  el 13
~after  ex -90
~after  f0 -303
~after  fe 135
~after  fo 25
~after  fr 85
~after  ft -196
~after  fu 155
~after  ga -50
~after  gb 167
~after  ge 93
~after  gi 73
~after  go -22
~after  gr -186
~after  h  165
~after  h. -66
~after  h0 -162
~after  he 39
~after  hi 8
~after  ho 163
~after  id -20
~after  ih 42
~after  in 61
~after  ir 47
~after  is 18
~after  it 139
~after  j0 -82
~after  ja 159
~after  js -81
~after  ka -26
~after  ke 94
~after  ki 53
~after  kl 58
~after  ko 66
~after  l0 -112
~after  la 177
~after  li -33
~after  lt -69
~after  m0 -279
~after  ma 7
~after  me -26
~after  mi 215
~after  ms -102
~after  n  -64
~after  n0 -96
~after  na 56
~after  ng 297
~after  nh 113
~after  ni 24
~after  no -9
~after  nu -110
~after  ob -34
~after  of -59
~after  ok 151
~after  or -73
~after  os -132
~after  ot 16
~after  p0 -243
~after  pe 69
~after  ph -1
~after  pi -35
~after  pl 30
~after  pm 56
~after  po 65
~after  pr 115
~after  q0 -28
~after  qu 89
~after  r. -138
~after  r0 -46
~after  ra -90
~after  rc -29
~after  re -144
~after  ri -141
~after  ro -304
~after  ru 9
~after  sa 4
~after  se 25
~after  sh -11
~after  si 38
~after  sm -19
~after  sp 59
~after  st -42
~after  su -220
~after  sz -147
~after  t0 -204
~after  ta 63
~after  th -21
~after  ti 102
~after  to -34
~after  tr -101
~after  tu 185
~after  tv 113
~after  u  190
~after  u0 -12
~after  un 54
~after  ur 15
~after  us 2
~after  v  98
~after  va 22
~after  ve 47
~after  vo 90
~after  vs 14
~after  wa -99
~after  wh 185
~after  wi 5
~after  wr -216
~after  x0 -96
~after  y0 -94
~after  ye -103
~after  za 36
~after  |  -131
~after  £0 -175
~after  ·  -207
~after  κα 216
~after  ο  34
~after  бо -281
~after  вы -179
~after  ві 19
~after  дл 34
~after  из -131
~after  не -117
~after  ни 38
~after  оп 43
~after  от -58
~after  по 89
~after  ра -155
~after  ре 46
~after  се 349
~after  ст 124
~after  те -108
~after  хв 192
~after  אח 764
~after  את 153
~after  במ 250
~after  הא 60
~after  כב -241
~after  של 204
~after  بد 137
~after  دق 549
~after  سا 16
~after  شد -231
~after  شم 115
~after  من 124
~after  می 76
~after  هو 289
~after  پر -15
~after  کس 208
~after  ہے 11
~after  अन 52
~after  आप 9
~after  की 13
~after  जा 102
~after  टा 311
~after  बज -122
~after  हु -157
~after  পা 57
~after  লি 501
~after  આવ 289
~after  இத 348
~after  உள 98
~after  பத 86
~after  ఇద 163
~after  ని 328
~after  არ 176
~after  ነው 109
~after  ያስ 234
~after  €  -219
~after  →  -318
~after  を入 -459
~after  分鐘 23
~after  넣으 299
~after  됩니 123
~after  를  15
~after  마세 161
~after  마을 180
~after  보세 42
~after  본인 37
~after  은  77
~after  을  127
~after  입력 163
~after  주시 132
~after  💌 139
~after ! s 316
~after !!! -210
~after " e -101
~after ",  -90
~after ".  -6
~after "ex 259
~after (0回 52
~after (ma 86
~after (re 146
~after (sa -45
~after (yo -181
~after ) a -307
~after ) f 24
~after ) i -427
~after ),  -394
~after )는  -84
~after **0 -270
~after , 0 -94
~after , a 9
~after , b -26
~after , c -59
~after , d 23
~after , i -234
~after , j -8
~after , k 23
~after , l -279
~after , n 24
~after , p -26
~after , q 29
~after , r -111
~after , s -30
~after , а -46
~after , п -201
~after , ה -99
~after ,0  -207
~after ,用于 187
~after ,请在 166
~after . 0 47
~after . a 75
~after . c -42
~after . d -35
~after . e -133
~after . f -22
~after . g 110
~after . i -35
~after . k 119
~after . n 89
~after . o 196
~after . p -45
~after . r 167
~after . s 126
~after . t 16
~after . α 89
~after . в 37
~after . е 125
~after . п 67
~after . ఇ 29
~after .,  -187
~after .00 25
~after .te 24
~after / 0 43
~after / l 211
~after /00 -281
~after /pa 61
~after 0   -131
~after 0 % -385
~after 0 ( -116
~after 0 / 40
~after 0 0 -82
~after 0 c -50
~after 0 e -96
~after 0 f -129
~after 0 g 46
~after 0 h 65
~after 0 i -133
~after 0 j -137
~after 0 k -88
~after 0 l -70
~after 0 m 69
~after 0 n -293
~after 0 o -63
~after 0 p 173
~after 0 s 79
~after 0 u 19
~after 0 x -174
~after 0 м 161
~after 0 ر 135
~after 0 म 16
~after 0 ম 7
~after 0 న 92
~after 0 წ 276
~after 0 € -42
~after 0 分 485
~after 0!  49
~after 0%  -597
~after 0)  -39
~after 0,  -159
~after 0,0 18
~after 0.  -132
~after 0/0 145
~after 00  -48
~after 00" -31
~after 00% -62
~after 00) -177
~after 00. -40
~after 000 -24
~after 00: -68
~after 00; 139
~after 00a -75
~after 00c -80
~after 00d -216
~after 00j -201
~after 00。 27
~after 00元 -2
~after 00円 -51
~after 00分 392
~after 00起 -71
~after 00분 309
~after 00원 -115
~after 00일 -132
~after 0:0 227
~after 0;  128
~after 0b0 -27
~after 0d  -7
~after 0gb 273
~after 0j  -158
~after 0k0 -91
~after 0m  -48
~after 0月0 -214
~after : 0 -197
~after : a -5
~after : c 73
~after : l -119
~after : r -222
~after : v 265
~after ::0 -153
~after ; a -81
~after ; b -31
~after ; e 85
~after =00 34
~after ? h 207
~after @ke 404
~after ] e -116
~after ] s 216
~after ] y -308
~after ] 마 6
~after a * 415
~after a 0 -144
~after a a 54
~after a b 117
~after a c 25
~after a d 50
~after a e -1
~after a g -25
~after a i 158
~after a l -60
~after a o -79
~after a p 150
~after a s 39
~after a u 174
~after a y 84
~after a,  -192
~after a.  -155
~after a00 -19
~after aa  -462
~after abi 327
~after ac  -50
~after aca -32
~after ace 64
~after ach -107
~after aci 143
~after acm 194
~after acy -72
~after ada -108
~after add 16
~after adi 153
~after adr 104
~after aga 16
~after age 154
~after ah  87
~after ah. -219
~after ai  19
~after ail -180
~after ais -162
~after ait -209
~after aks 39
~after ale -3
~after ali 36
~after all 147
~after alt 70
~after alu 122
~after amb -18
~after ami -48
~after aml 153
~after amp 94
~after an  12
~after an. 9
~after ana -33
~after and -35
~after ane -110
~after ang 82
~after ani 8
~after ann -49
~after ans 171
~after any -170
~after apl 93
~after app 3
~after apr -160
~after arc -34
~after ard -83
~after are -10
~after arn -27
~after arp 7
~after art -94
~after as. -150
~after ase 133
~after ash -89
~after ask 73
~after ast 79
~after asu 71
~after asy 228
~after ata -15
~after atb 506
~after ati 299
~after ats 357
~after att 232
~after atu -114
~after au  -33
~after aue -84
~after auk 139
~after aul -18
~after aut -139
~after ave -214
~after avo 2
~after ayt 386
~after azo 142
~after b00 -53
~after b0: -32
~after bac 54
~after ban 120
~after bas -82
~after bat -561
~after beg 88
~after bet 151
~after bie -266
~after bij -44
~after bil -79
~after bis 165
~after bit 7
~after bla 2
~after boa -16
~after bul -97
~after bun 148
~after c e 220
~after c n 401
~after c,  -118
~after c00 -100
~after cad 135
~after cal -129
~after cam 68
~after can -152
~after cao -20
~after cas 52
~after cat 70
~after cco 22
~after cen -176
~after ces 162
~after ch  71
~after che -95
~after chi -233
~after cho 136
~after cht -227
~after cia -128
~after cig 506
~after cit 212
~after cke -62
~after cme 113
~after cod 172
~after col -52
~after com 132
~after con 8
~after cou -286
~after cra 15
~after cto -201
~after cua 82
~after cul 93
~after cum -39
~after cyj -18
~after d 0 -227
~after d c 280
~after d m 272
~after d n 57
~after d o -5
~after d p 2
~after d r -90
~after d s -153
~after d u 250
~after d w -54
~after d.  -104
~after d:  -182
~after dak 170
~after dal 138
~after dam -179
~after dar 86
~after dax 176
~after day -319
~after dd  379
~after de. -53
~after de: -377
~after dea 46
~after dei 37
~after del -31
~after dem 25
~after den -49
~after dep -206
~after der 138
~after des -23
~after det 149
~after di  59
~after dii 162
~after din 229
~after dio -39
~after dle 297
~after do  81
~after do. -297
~after dom -219
~after dor 1
~after dro 28
~after ds. -201
~after dt  -88
~after dur 174
~after dzi -50
~after e " 228
~after e a -4
~after e c 49
~after e d 49
~after e e 93
~after e f 53
~after e h 76
~after e i 23
~after e k 81
~after e l -4
~after e m 52
~after e n -96
~after e o -1
~after e r 93
~after e s -66
~after e t 3
~after e w -28
~after e,  122
~after e00 -322
~after ead -114
~after eam -262
~after ean -133
~after ear -201
~after eat 76
~after ebe 339
~after ebr -161
~after eca 119
~after eco 86
~after ect -196
~after ecu 9
~after ed  -51
~after edi -4
~after ee  60
~after een 177
~after eer -51
~after eet -149
~after efo -219
~after ega 162
~after ege -243
~after egu -190
~after ei  -138
~after ein 283
~after eit -22
~after ek  31
~after eks -212
~after ela -101
~after ele 177
~after emb -231
~after eme -5
~after emi 22
~after emp -8
~after en  51
~after en) 221
~after en. -12
~after en? 118
~after enc -83
~after end -59
~after ene 55
~after eng -77
~after eni 35
~after ens -31
~after epe 15
~after ept -271
~after er  17
~after er, -164
~after er. -22
~after erc 89
~after erd -183
~after ere 19
~after erh -1
~after eri 23
~after erk 31
~after ert 34
~after ery -120
~after es  113
~after es. -18
~after esa 111
~after ese -91
~after esh 374
~after esi -164
~after est 40
~after et  113
~after et. -32
~after ete -29
~after eti 104
~after ets 80
~after etw -98
~after etz 85
~after eu  204
~after eue -164
~after eva -91
~after evi 353
~after ey  -44
~after eyd 411
~after ez  -130
~after f 0 25
~after f t -181
~after f w 149
~after f y -373
~after fa  174
~after fen -76
~after fer -32
~after ffe -69
~after fi  85
~after fic 49
~after fir 85
~after for 87
~after fou -7
~after fre 68
~after ft. -113
~after fur 74
~after fy. 11
~after g 0 -154
~after g u 38
~after g v 204
~after g,  11
~after gat 84
~after gd  -22
~after gd0 140
~after ge  13
~after ge. 110
~after gel 65
~after gen -94
~after ger -153
~after ggi 12
~after gi  389
~after gil 67
~after gim 5
~after gin 142
~after gir 251
~after gno 245
~after go  59
~after gon -140
~after gs  35
~after h 0 -60
~after h k 53
~after h n 143
~after h w -31
~after han 10
~after has 134
~after hat 112
~after hea -24
~after hel -255
~after hen 62
~after het 255
~after hi  -327
~after hia -36
~after hif 117
~after his 96
~after ho  190
~after ho. 68
~after hod -44
~after hol -108
~after hon -112
~after hos 132
~after hou 14
~after how -79
~after hre -7
~after ht  83
~after htr 23
~after htw 22
~after hub 173
~after i a 63
~after i b 10
~after i c -136
~after i d 10
~after i e 164
~after i h 136
~after i i -38
~after i j 40
~after i k -52
~after i l 176
~after i m -160
~after i t -75
~after i y 320
~after i · 187
~after ia  -24
~after iab 146
~after iam -185
~after iap -108
~after ias 93
~after ib  692
~after iba -13
~after ibe -157
~after ic  -68
~after ica 98
~after ice -138
~after id  -28
~after id. -47
~after id: 366
~after ida 69
~after ido -167
~after ie, 141
~after ieg -111
~after ien -65
~after ier -43
~after iet 63
~after ieu 143
~after ifi 79
~after ify 25
~after ig  46
~after ige 143
~after igh -203
~after ign 54
~after igo 82
~after iit -95
~after ika 98
~after iko 154
~after il  87
~after il, -48
~after ila -70
~after ile -61
~after ili -119
~after ils -146
~after im  -151
~after ima -80
~after imo 142
~after in  21
~after in) 188
~after in, 288
~after in. 133
~after ina -24
~after inc -56
~after ine -167
~after inl 112
~after inm -84
~after ins 261
~after inu 217
~after io  305
~after ion -108
~after ir  141
~after ir. 293
~after ire -60
~after irj 343
~after irm 40
~after iro -169
~after isa 129
~after ise -36
~after ish 323
~after iss 197
~after it, -83
~after it? 659
~after ita 17
~after itc 20
~after ito 105
~after its -6
~after ive 49
~after iz. 18
~after iza -9
~after izl -21
~after j g 86
~after j k 86
~after ja  69
~after ja. 86
~after jad -2
~after jan 65
~after jar 226
~after je  75
~after ji  -442
~after jim 347
~after k 0 -103
~after k i -68
~after k m 35
~after k o 473
~after k s 164
~after k y 42
~after k:  49
~after kam 345
~after kaz -492
~after ke  -94
~after ked -94
~after ker 13
~after ki  159
~after kim 117
~after kit 301
~after kly 109
~after ko  39
~after kod 82
~after kom 79
~after kop 23
~after kou -68
~after kr  399
~after kre 150
~after ksn 109
~after kti 157
~after kto -190
~after ku  123
~after ku. -47
~after kui 118
~after kva 400
~after kwe 331
~after kwh -211
~after l 0 70
~after l a 46
~after l b -149
~after l c -53
~after l f 248
~after l g -140
~after l i -66
~after l k 13
~after l m 332
~after l n -365
~after l r -166
~after l t 186
~after l v 14
~after l w -350
~after l.  -476
~after lad 112
~after lag -19
~after lam 274
~after lap 412
~after ld  -67
~after ldi 65
~after le  -61
~after le. -61
~after lei -60
~after len 57
~after let 27
~after li  -29
~after lic -109
~after lie 58
~after lig -75
~after lin -8
~after lis -88
~after ll  -13
~after ll. -118
~after lla -23
~after lle -7
~after lo  37
~after log 65
~after lok 32
~after lon -252
~after loo 17
~after lt  61
~after lta -101
~after ltr 264
~after lum 56
~after ly  115
~after m 0 -60
~after m g -98
~after m k -67
~after m t 132
~after m v 90
~after m w 146
~after m y 101
~after mad 19
~after mar -127
~after mas 65
~after mbi -12
~after mea -82
~after mee 62
~after mel 74
~after men -42
~after mi  -202
~after mic -76
~after min 65
~after mo  63
~after moh 141
~after mon -192
~after mos -27
~after mot -258
~after mov -455
~after mpt 121
~after ms. -174
~after mul 232
~after my  -135
~after n ( -76
~after n 0 -209
~after n a 17
~after n b 42
~after n d 131
~after n g 278
~after n i 61
~after n j -55
~after n k 99
~after n n -18
~after n o -19
~after n p 3
~after n s 6
~after n t 12
~after n u 82
~after n v -13
~after n w -6
~after n). 281
~after n,  2
~after n.  63
~after na  126
~after nat -347
~after nc. 26
~after nce -198
~after nch -28
~after nd  -129
~after nd. 203
~after nde -19
~after ndt -27
~after ne) 663
~after nee -11
~after neg -168
~after nel 156
~after nes -75
~after net 18
~after nev 71
~after nex 135
~after nfi 170
~after ng  -47
~after nge -236
~after ngg 374
~after ngn 15
~after ngr -5
~after ngs 36
~after ngu -106
~after nh. 168
~after ni  51
~after nic -24
~after nie -6
~after nim 180
~after nis 42
~after nit 153
~after niz 11
~after nke 343
~after nni 19
~after no  -84
~after no, 240
~after no. -65
~after noi -38
~after nor 74
~after now 19
~after nr  1
~after ns  -10
~after nte -58
~after num -35
~after nva -101
~after nvi -33
~after nvo -198
~after nyo 38
~after o 0 83
~after o a 6
~after o c 127
~after o d 84
~after o e -14
~after o f 38
~after o k 29
~after o l 130
~after o n 16
~after o p 137
~after o t 62
~after o v 265
~after o y -173
~after o,  92
~after o.  103
~after o:  -28
~after oam 232
~after oat 21
~after oc  -11
~after ock -11
~after od  91
~after oda 54
~after ode -13
~after odu -3
~after oes -102
~after of  75
~after off -107
~after ogc 38
~after oge 19
~after ogg 83
~after ogo -14
~after oit 22
~after oj  307
~after ok. 310
~after okn 31
~after old -265
~after om  141
~after oma 10
~after omm -217
~after omp 104
~after on. -168
~after ona -8
~after ond -4
~after one 17
~after onf 5
~after oni 127
~after onn 77
~after ono -252
~after ons -226
~after ony -190
~after ood 99
~after oom 369
~after ope -277
~after opl -52
~after or  115
~after or, -49
~after orc 232
~after org -157
~after ork -8
~after orm 36
~after oro 217
~after ort 71
~after orw 2
~after osl -60
~after oth 154
~after oto -40
~after ott -71
~after otv 179
~after ou  51
~after ou? -103
~after oug 79
~after oul -89
~after oup -44
~after our 77
~after ouv 123
~after ova -131
~after ow  -155
~after ows -11
~after p a 224
~after p e 154
~after p f 135
~after p.  99
~after pag 160
~after pai 18
~after pan -164
~after pay 111
~after pdf -24
~after pe  24
~after pel -28
~after pen 230
~after pes -70
~after pho -21
~after phu 153
~after pia -140
~after pic -15
~after pie 105
~after pin 210
~after pis 44
~after pla -48
~after ple -116
~after pli -47
~after plo -48
~after pol 161
~after pon -86
~after pop 136
~after pos -152
~after pou 236
~after pp. -50
~after ppe 97
~after ppl -103
~after ppr 32
~after pri -39
~after pro 74
~after ps: -141
~after pun -99
~after q0  -156
~after qua 76
~after que -77
~after r 0 -53
~after r c 35
~after r d 32
~after r e 39
~after r f -132
~after r h -32
~after r i 36
~after r l -39
~after r m 52
~after r o 71
~after r p -137
~after r t -25
~after r u 83
~after r w 34
~after r y -108
~after r.  124
~after ra  93
~after raf -1
~after ral -238
~after ram 100
~after ran 35
~after rat 66
~after rav -226
~after rci 95
~after rd. -46
~after rda -24
~after rdi 127
~after re  90
~after rea -130
~after rec 124
~after red -136
~after ree -22
~after rei 44
~after rek -88
~after rel -124
~after rem 95
~after rep -224
~after rer 74
~after res 42
~after ret -9
~after rev -155
~after rge -1
~after rie -200
~after rif 70
~after rim -169
~after rir 43
~after ris -4
~after rit -49
~after rje 173
~after rk  -376
~after rla 322
~after rlo -43
~after rm  -15
~after rma -14
~after rme 75
~after rmi 3
~after rmu 15
~after ro  91
~after rod -2
~after rog 114
~after ron 311
~after rre -139
~after rri -231
~after rs  -83
~after rs, 112
~after rse 263
~after rt, 81
~after rto -54
~after rts 14
~after ru  296
~after rva -160
~after rwa 87
~after ry  -2
~after s 0 -5
~after s a -135
~after s b -225
~after s c -13
~after s d -6
~after s e 12
~after s f 82
~after s g -180
~after s j 263
~after s k 42
~after s l -2
~after s m -43
~after s n -354
~after s p -161
~after s s 111
~after s t 70
~after s v -128
~after s y 479
~after s.  -66
~after s00 -9
~after sal -172
~after say 12
~after sch -273
~after sco -34
~after scr 92
~after se  33
~after se. 36
~after sec 123
~after sed -70
~after seg -131
~after sek 24
~after sen -120
~after ser -35
~after ses 157
~after seu 203
~after sgd 57
~after sho -169
~after si  203
~after sif 59
~after sig 27
~after sis 144
~after sit -95
~after sms -381
~after sne 440
~after som -233
~after son -79
~after sor -252
~after spa 102
~after spe -29
~after spl -58
~after ss  71
~after ssc -112
~after st, -137
~after sta -48
~after ste 21
~after sti -108
~after sto 41
~after sts 57
~after suc -188
~after swe 46
~after sz  101
~after t " -305
~after t 0 40
~after t a -106
~after t c -30
~after t e -36
~after t h 30
~after t i 102
~after t l -107
~after t m -64
~after t o -25
~after t p -214
~after t s 118
~after t t -13
~after t v 144
~after t y -68
~after t.  45
~after t." -2
~after t:  -330
~after ta  30
~after taa 41
~after tad 117
~after tag -142
~after tan -2
~after tap 25
~after tar -60
~after tay -117
~after te  69
~after te. 37
~after ted 33
~after tel 90
~after tem -132
~after ten -60
~after ter 145
~after tes -61
~after tet -205
~after tex -158
~after thd -14
~after the -55
~after thu -110
~after ti  11
~after tik -245
~after til 4
~after tin -101
~after tio -134
~after tis -154
~after tle 46
~after tny -140
~after to  42
~after toc -153
~after tok -68
~after ton 76
~after too -189
~after tor -165
~after tra 176
~after tru 10
~after ts  -73
~after ts, 166
~after tt  -8
~after ttl 88
~after tu  34
~after tur -104
~after tut -67
~after tvr 84
~after two -10
~after ty  -31
~after ty. -134
~after u 0 67
~after u a 31
~after u c 90
~after u g -163
~after u h 76
~after u i 62
~after u o -54
~after u p 71
~after u v 147
~after u,  -257
~after u00 -237
~after u?  -75
~after ual 112
~after uan 372
~after ub  35
~after udi -5
~after ues -43
~after ufe -266
~after uk  210
~after uku 170
~after ula 85
~after ull -135
~after ult -10
~after umb 243
~after und 78
~after une 122
~after ung 28
~after uno 10
~after uns -473
~after uo  221
~after upp -256
~after ur  35
~after ur. 63
~after ura 252
~after urd -191
~after ure -84
~after urn -90
~after us. 33
~after use -44
~after ust -135
~after uta 410
~after uti -24
~after utk 356
~after utr -34
~after utt 13
~after utu 574
~after uu  -311
~after uut 319
~after uz  -13
~after v k -448
~after va  -56
~after vaa -43
~after vac -6
~after vai 89
~after val 11
~after van -107
~after var -38
~after ver -45
~after vez 264
~after vi  -69
~after via -460
~after vie 41
~after vig 485
~after vor -43
~after w t -21
~after w y 325
~after wai -89
~after wal -38
~after wch 171
~after we  -160
~after web 280
~after whi 10
~after woo 330
~after wpi 84
~after ws  -265
~after x a 183
~after x00 -176
~after xt. 120
~after y # 108
~after y 0 65
~after y a -101
~after y b 29
~after y c 41
~after y i -36
~after y k -25
~after y n -47
~after y o 204
~after y p -21
~after y t -130
~after y y -213
~after y,  -157
~after y:  -9
~after yaz 442
~after yci 358
~after ye. 354
~after yea -11
~after yer -27
~after yjn -35
~after yme 56
~after you -101
~after ys  -56
~after ysl 107
~after ysz 882
~after z a 100
~after z p -65
~after zen -45
~after zyk -93
~after ».  -25
~after για 236
~after ει  3
~after να  140
~after σ σ 144
~after σ τ 215
~after σε  94
~after στη 342
~after τησ 53
~after а п 54
~after а с 136
~after аит 265
~after амо 135
~after ано -34
~after без -14
~after бур -12
~after в 0 -363
~after дек -66
~after для 313
~after до  63
~after е н -211
~after енн 39
~after же  -227
~after жен 57
~after и б -101
~after и в -10
~after ист 4
~after ите 74
~after ия  108
~after л.  -250
~after лат 88
~after лен -94
~after ли, 69
~after мен -158
~after мин 587
~after нкт -27
~after ння 103
~after но  -88
~after нок 267
~after о 0 34
~after о н 540
~after ова -115
~after од  128
~after одн 172
~after ок  172
~after ост -164
~after пет -3
~after пла 28
~after при -55
~after ред 155
~after ри  -99
~after рол 130
~after сам 21
~after спл 22
~after т 0 -110
~after тан -58
~after тво 263
~after те  98
~after то  130
~after ть  115
~after ург -30
~after хви 440
~after եք  91
~after ի 0 -311
~after վեր 599
~after א א 366
~after בוט -138
~after בר  -97
~after ד ה 101
~after האי 1
~after וג  207
~after וד  338
~after וטל -19
~after ות. 200
~after י ל 424
~after יסה 150
~after כבר -30
~after כני 55
~after מקו 42
~after ניס 46
~after קות 122
~after קף  81
~after ، ل -28
~after ا د 497
~after ا س 87
~after ان  74
~after اه  -134
~after تسج 309
~after خان 197
~after خلا 8
~after ر ت 257
~after را  29
~after ران -157
~after رد  199
~after رف  261
~after ریا -13
~after سجی 245
~after فحه 147
~after ل ا 120
~after لا  98
~after لرس 32
~after لک  103
~after م ا -103
~after م ت 96
~after ه ب -48
~after وار 90
~after پ ک 164
~after ی 0 -8
~after ی ا -24
~after ی ص 189
~after یر  -253
~after ं स 258
~after कोड 81
~after जिए 46
~after डाल 222
~after नुह 303
~after पका 123
~after या  -266
~after र्ड 27
~after हे. 59
~after होस 179
~after ा.  99
~after ीजि 254
~after ुहो 84
~after े ह -67
~after े.  17
~after ोस् 23
~after ्ज  20
~after ्नु 96
~after ्या 22
~after । 0 343
~after । य 229
~after । ক 294
~after খুন 132
~after টা  276
~after ন।  429
~after মিন 127
~after য়া 58
~after য়ে 41
~after রে  -41
~after লিখ 20
~after ়ার 135
~after ়ে  246
~after ার  76
~after ের  -53
~after ங்க 136
~after ండి 339
~after ఇది 10
~after డి. 270
~after నిమ 124
~after ి.  109
~after ข้า 144
~after ช่อ 478
~after น 0 196
~after นหน 645
~after น้า 217
~after พื่ 1
~after ภาย 63
~after รหั 116
~after หน้ 69
~after หัส 19
~after อกใ 93
~after อรห 14
~after ือร 20
~after ในเ 150
~after ຊ້ໄ 4
~after ທີ. 1
~after ນາທ 1
~after ကို 86
~after ို  134
~after ის  166
~after ስገቡ 32
~after ነው። 26
~after ው።  3
~after ያስገ 2
~after កម្ 254
~after ធី។ 99
~after មវិ 30
~after ម្ម 5
~after វិធ 4
~after ិធី 2
~after ី។  1
~after ្មវ 7
~after 」です 135
~after お伝え -292
~after ご宿泊 112
~after さい。 46
~after さい」 -147
~after す(0 111
~after せくだ -12
~after せん。 -184
~after てくだ 55
~after です) 178
~after です。 -104
~after に00 -10
~after に入れ 521
~after に入力 191
~after のログ 77
~after の確認 388
~after ました -393
~after りまし -588
~after れると 147
~after を押し 61
~after グイン 433
~after コード 120
~after スワー 74
~after タイム 296
~after ログイ 1
~after ワード 19
~after ールの 38
~after 人。」 -416
~after 他人。 -90
~after 以完成 123
~after 伝えく -6
~after 位數字 156
~after 作废。 -167
~after 使用) -51
~after 使用。 -324
~after 入れる 64
~after 内完成 266
~after 内有效 175
~after 分大小 91
~after 分钟内 115
~after 号 © 140
~after 号00 162
~after 完了し 466
~after 当たり 42
~after 录验证 424
~after 心当た 20
~after 日 0 -89
~after 是您本 212
~after 是您的 500
~after 有效。 37
~after 画面に 135
~after 登录码 208
~after 登录验 229
~after 的验证 -16
~after 看過。 -897
~after 立即修 -21
~after 認コー 15
~after 認証番 414
~after 证码) 155
~after 请在0 213
~after 輸入後 221
~after 輸入， 58
~after 까지  147
~after 년 0 -146
~after 드립니 -258
~after 려주지 5
~after 립니다 -20
~after 마세요 1
~after 면 바 178
~after 번호를 80
~after 습니다 -264
~after 에 입 632
~after 요.  105
~after 입니다 94
~after 호를  4
~after ，验证 -108
~before     -68
~before   " 705
~before   0 -68
~before   a -119
~before   o -2
~before   s -10
~before  "p 717
~before  "y -1339
~before  #  -166
~before  &  -18
~before  (# -1270
~before  (b -94
~before  (c -314
~before  (f -114
~before  (g -63
~before  (n -184
~before  (p -286
~before  (u -428
~before  ** -282
~before  *0 96
~before  +0 -211
~before  /  -274
~before  0  -45
~before  0, -15
~before  0. -5
~before  00 -192
~before  0] 151
~before  0c 211
~before  a  223
~before  a. -18
~before  ab -201
~before  ac 80
~before  af -488
~before  am 131
~before  an 139
~before  as 132
~before  au -23
~before  av -216
~before  bl -204
~before  br 105
~before  bu 1
~before  ca -153
~before  ch -68
~before  ci 32
~before  co -64
~before  cr -361
~before  d  75
~before  d0 -31
~before  da -80
~before  de 56
~before  di 71
~before  dl -148
~before  dn 58
~before  do -134
~before  dr -226
~before  du -61
~before  e  263
~before  ec 110
~before  eg 102
~before  ei 225
~before  el 127
~before  en 74
~before  er 153
~before  es 368
~before  eu 88
~before  ex -250
~before  fe -11
~before  fi 44
~before  ga -43
~before  ge 139
~before  gi 336
~before  gm -244
~before  gu 141
~before  h0 -110
~before  he 150
~before  ho -6
~before  i  -43
~before  ia 77
~before  ic 46
~before  ie 174
~before  ig -440
~before  ik 118
~before  il 59
~before  in -26
~before  ip 26
~before  ir 85
~before  it 32
~before  ja -57
~before  je 138
~before  jo -175
~before  js -58
~before  k0 -76
~before  kc 67
~before  ke 119
~before  ki 114
~before  kn 26
~before  ko 50
~before  kr -377
~before  kw 84
~before  l. 538
~before  l0 -110
~before  la 97
~before  li -136
~before  ll -8
~before  lo -120
~before  m. 258
~before  m0 -136
~before  ma 38
~before  me 30
~before  mi 131
~before  na 2
~before  ne 234
~before  nh 29
~before  ni 134
~before  no 121
~before  nr 55
~before  nu 9
~before  o  114
~before  ob 125
~before  od -368
~before  of -209
~before  on 22
~before  op 61
~before  or -296
~before  os -20
~before  ov 73
~before  p0 -35
~before  pa -31
~before  pe -6
~before  ph -108
~before  pi 14
~before  pl 59
~before  po 1
~before  pr -46
~before  ra -437
~before  ro -3
~before  s. -37
~before  sa -51
~before  sc -77
~before  sh -158
~before  si 79
~before  sn 248
~before  sp 14
~before  su -57
~before  sw -160
~before  sz 266
~before  t  -43
~before  ta 29
~before  te -100
~before  th 35
~before  ti 41
~before  to 26
~before  ts -109
~before  ty 244
~before  u  13
~before  um -203
~before  un 53
~before  up 7
~before  us 12
~before  va 175
~before  ve 136
~before  vi -83
~before  vy -178
~before  wa 34
~before  we 157
~before  wh 55
~before  wi -67
~before  wl -20
~before  wp 167
~before  wt 127
~before  ye 5
~before  yo 28
~before  za 162
~before  zi -39
~before  zv -1
~before  {  -195
~before  |  -216
~before  £0 -146
~before  ©  -34
~before  ·  -448
~before  ει 177
~before  επ 266
~before  κα -63
~before  συ -47
~before  а  119
~before  в  147
~before  вв 132
~before  ви -140
~before  вх 144
~before  дл 329
~before  е  89
~before  за -26
~before  и  -32
~before  ин -80
~before  ко -5
~before  но 61
~before  об -463
~before  от -80
~before  па 206
~before  по -32
~before  ск 288
~before  та 65
~before  ув 55
~before  կո 25
~before  հա 30
~before  մո 844
~before  את 140
~before  הו 20
~before  הכ 289
~before  לא 282
~before  מס -331
~before  קו -9
~before  של 26
~before  اد 54
~before  ال -151
~before  اپ 84
~before  بت 190
~before  تح -63
~before  خو 53
~before  فی 91
~before  لل -104
~before  لی 146
~before  مر -12
~before  هو 205
~before  ور 155
~before  کا 159
~before  کو -191
~before  یک 238
~before  یہ 314
~before  एक 455
~before  ऐप 28
~before  जा -76
~before  नं -52
~before  पर 205
~before  रह 479
~before  सं -257
~before  से -74
~before  চা 273
~before  ব্ 171
~before  કર 39
~before  ఓట 40
~before  ನಿ 123
~before  รห -108
~before  ერ 208
~before  ₹0 -1
~before  №  -628
~before  →  314
~before  金融 -129
~before  결제 335
~before  글자 4
~before  인증 157
~before  화면 170
~before ! y 38
~before ! в 629
~before ".  218
~before "yo -62
~before "ח  59
~before #00 -433
~before #>  1
~before % o -356
~before (00 -565
~before (ac 413
~before (co 113
~before (it 13
~before ) a 438
~before ) i 215
~before ) o 185
~before ).  88
~before *** -92
~before *00 373
~before +00 -157
~before , " 166
~before , 0 -219
~before , b -45
~before , e 44
~before , i 40
~before , l -81
~before , n -33
~before , o -27
~before , p -35
~before , r -113
~before , s -48
~before , t 44
~before , v -131
~before , w -77
~before , y 59
~before ,00 237
~before . a -203
~before . b -125
~before . d -56
~before . f -130
~before . i -45
~before . k -42
~before . l -96
~before . n 60
~before . o -123
~before . p -54
~before . r -259
~before . s 1
~before . t -55
~before . u -19
~before . y 15
~before . н 265
~before .,  -312
~before ..  330
~before ... 28
~before ..0 760
~before .0. 63
~before .00 165
~before .ex 340
~before .ha -144
~before .te 609
~before / v 119
~before /li 581
~before 0 ( -176
~before 0 + -174
~before 0 . 435
~before 0 0 74
~before 0 c 239
~before 0 e 83
~before 0 i 274
~before 0 j -20
~before 0 l 150
~before 0 m -9
~before 0 n -69
~before 0 o -124
~before 0 r 75
~before 0 u 107
~before 0 w 105
~before 0 z 108
~before 0 ا 9
~before 0 元 -23
~before 0", 313
~before 0). 43
~before 0): 180
~before 0,  -89
~before 0,0 10
~before 0.  163
~before 00  -45
~before 00) 198
~before 00. -159
~before 00/ 179
~before 000 -11
~before 00: 91
~before 00; 28
~before 00d -17
~before 00h 52
~before 00p -94
~before 00s -39
~before 00t -55
~before 00分 -65
~before 00月 -355
~before 00시 413
~before 0:  578
~before 0:0 109
~before 0:: -18
~before 0;  507
~before 0a  -72
~before 0f0 -172
~before 0gb 254
~before 0t0 -167
~before 0x  -86
~before 0分钟 -133
~before 0月0 -26
~before : " -439
~before : 0 -208
~before : a -106
~before : b 64
~before : c 30
~before : d -43
~before : h -356
~before : i -24
~before : k -178
~before : m -16
~before : o -135
~before : s -212
~before : u -116
~before : v -36
~before : w -134
~before : y -149
~before :** 316
~before :00 -160
~before <#> 590
~before =00 -143
~before > p 141
~before >>  61
~before >>> 18
~before ? e 78
~before ? f 158
~before ? i -177
~before ? t 336
~before [ki 178
~before _id -51
~before _ma -103
~before a   -169
~before a ( -288
~before a * -8
~before a 0 -21
~before a : -79
~before a a 152
~before a b 125
~before a c 152
~before a d 27
~before a e -59
~before a g -420
~before a h -238
~before a i 291
~before a j 50
~before a k -71
~before a o 30
~before a q 142
~before a r -100
~before a s 23
~before a t 20
~before a u 56
~before a v 64
~before a y -34
~before a | 21
~before a,  -48
~before a.  -118
~before a00 -33
~before a:  141
~before aan -140
~before aar 33
~before ab  -90
~before abe 60
~before abi 33
~before abo -66
~before ac  180
~before aca 188
~before acc 211
~before aci 60
~before acm 153
~before acy 518
~before ada 124
~before adr 200
~before adz -107
~before aff -121
~before afh -279
~before afs -355
~before aft -60
~before ag  -233
~before age -29
~before agi 37
~before ago 7
~before ah  81
~before aha 2
~before aho 187
~before ahv 134
~before ais 320
~before aj  497
~before aje -71
~before ake 76
~before ako 104
~before akt 228
~before al  -120
~before al, -39
~before ald -271
~before alf -174
~before ali 105
~before alj 116
~before all 71
~before alm -9
~before als -264
~before aml 56
~before amm -13
~before amo -29
~before an  -107
~before an: -102
~before and -80
~before ane 163
~before ang 90
~before anj -165
~before ano 168
~before ans 51
~before ant -16
~before anu -310
~before any -106
~before ao  31
~before ao: -173
~before apa -48
~before ape 29
~before api -20
~before apo 203
~before apt 183
~before ar  93
~before ar: 135
~before ara -82
~before arb 87
~before arc -457
~before ard -158
~before arg -313
~before ari -217
~before arj -31
~before ark 126
~before arl 33
~before arm -110
~before arn -168
~before aro 337
~before arp 275
~before art -203
~before arv -84
~before ary -215
~before ase 23
~before asi -58
~before ask 1
~before ast 15
~before asu 18
~before asz -238
~before at  -51
~before at: -129
~before ata -47
~before ate -104
~before ath -33
~before ati 14
~before ato -17
~before ats -102
~before auf -72
~before aug -139
~before aul -113
~before aus -316
~before aut 162
~before av  -29
~before avi -169
~before awn -420
~before ax  -190
~before axi 445
~before ay  216
~before ayi -148
~before ayp 173
~before ays -122
~before ayt 374
~before aza 92
~before b c -254
~before b l 61
~before b,  -192
~before ba  -106
~before bal -77
~before bat -184
~before bay 5
~before bec -80
~before bee 61
~before bek 99
~before ber -36
~before bes 27
~before bev 213
~before bez 24
~before bid 198
~before bie 58
~before bij -5
~before bil -523
~before bin 23
~before bit 165
~before ble 91
~before bmi 37
~before bok -303
~before bol -138
~before bon -404
~before bor -350
~before box -8
~before bri -1
~before bus -44
~before c a 310
~before c k 2
~before c t 300
~before c)  118
~before c): 10
~before c,  -141
~before c:  50
~before cac -27
~before cad -213
~before cal -474
~before cam 21
~before cao 173
~before cap 9
~before car -78
~before cat 130
~before cce 13
~before cco 42
~before ce  -3
~before ce: 212
~before cen -232
~before cer -106
~before ces 120
~before cet 243
~before ch  22
~before cha 133
~before che -72
~before cho -112
~before ci  404
~before cid -57
~before cin 27
~before cio 73
~before cit -192
~before ciu -51
~before ck  114
~before ck: 331
~before cka -59
~before cku -329
~before cli -276
~before clo -38
~before cme 290
~before co, 20
~before co: 166
~before cod 64
~before col -189
~before com -97
~before cop 180
~before cor -37
~before cou -38
~before cri 29
~before cro -6
~before ct  -126
~before cte 116
~before cti -3
~before ctu -14
~before cua 315
~before cun 163
~before cy  -11
~before d ( -101
~before d 0 36
~before d : 70
~before d c -72
~before d d -55
~before d f 3
~before d g -14
~before d i -234
~before d k 137
~before d l 237
~before d m -59
~before d n 8
~before d o 157
~before d s -8
~before d u 111
~before d!  -302
~before d,  -151
~before d.  37
~before d00 -110
~before da  26
~before da: -309
~before dah -140
~before dai -5
~before daj 150
~before dak -22
~before day -59
~before db0 -299
~before dd  -116
~before de  -14
~before de. -233
~before de: -195
~before dea -81
~before ded -542
~before dee -145
~before def 225
~before dei 278
~before del -64
~before den 19
~before dep -281
~before des -83
~before did -203
~before dig 82
~before diq 409
~before dir -66
~before dis -97
~before div -290
~before dle -103
~before dlr 215
~before dmi 309
~before dna -237
~before dne 127
~before dnu -257
~before doe -87
~before dog 33
~before dok 379
~before dol -59
~before don -9
~before dor -40
~before dow -133
~before ds  6
~before ds, 161
~before dsb 74
~before dse 588
~before du  256
~before duc -12
~before duk -91
~before dus -125
~before duz 110
~before dy  24
~before e # 483
~before e ( 110
~before e / 482
~before e 0 16
~before e [ -125
~before e a -18
~before e b -11
~before e c -30
~before e d -95
~before e e 91
~before e f 77
~before e h -179
~before e k 118
~before e n 11
~before e p 20
~before e t 106
~before e z 313
~before e | -319
~before e!  258
~before e,  52
~before e=0 -69
~before e]  334
~before ea  -39
~before ead -26
~before eal 371
~before eas 95
~before eat -14
~before eav -50
~before eba -89
~before ebe -101
~before ebs 52
~before ece -17
~before ect -17
~before ecu 392
~before ecz 3
~before ed  -126
~before ede -47
~before edi -136
~before edu -140
~before ee  -192
~before eed 98
~before eel 210
~before eem 65
~before een 214
~before eer -205
~before eet -62
~before efe -411
~before efo -118
~before eft 270
~before egu 84
~before egy 372
~before eie 145
~before eig -126
~before eil 22
~before ein 180
~before eit 59
~before eiz 19
~before ej  328
~before eja -90
~before ek  48
~before ek: -209
~before ekl -1
~before ekr 329
~before el, 81
~before ela -92
~before elc 275
~before eld 147
~before ele 155
~before eli -175
~before ell -98
~before elp -133
~before els 3
~before em  160
~before emb -235
~before eme -93
~before en, 70
~before ena -17
~before end -119
~before eng 128
~before enh -16
~before eni 148
~before enn -176
~before eno 26
~before enu -299
~before env -569
~before ep  -34
~before epa -12
~before epe 355
~before epi 206
~before epo 365
~before eps -74
~before er  -145
~before er. 101
~before erc -115
~before ere -63
~before erf 178
~before erg -179
~before erh 577
~before eri 134
~before erm 20
~before ern -146
~before ero 9
~before err -229
~before ers 6
~before erv -73
~before ery 78
~before es  -1
~before es, -30
~before es. -115
~before es: 378
~before esc 9
~before esh 287
~before esk 49
~before esp 188
~before ess -13
~before est 99
~before eta -128
~before etb 318
~before ete -14
~before eto -123
~before etw -236
~before eu  155
~before eu: 262
~before eur -89
~before eut 33
~before euw 156
~before ev  23
~before eve -133
~before evi -395
~before ew  -108
~before exa -26
~before exp -62
~before ey: -20
~before eyi 180
~before ez  223
~before eze -474
~before ezp 436
~before ezu 377
~before ezz 105
~before f 0 94
~before f s 48
~before f.  -108
~before f00 -179
~before fa  433
~before fai -250
~before fal 200
~before ff: 369
~before fi  -235
~before fic 2
~before fil -284
~before fir 169
~before fis -205
~before fli -225
~before fog -20
~before fol 5
~before fon -182
~before foo -68
~before fre 202
~before fur -158
~before fy  80
~before g   42
~before g ( -68
~before g 0 160
~before g b -211
~before g c -82
~before g d 1
~before g e -129
~before g f 4
~before g k 103
~before g m 236
~before g n -47
~before g o 40
~before g p 10
~before g t -202
~before g v -103
~before g.e -48
~before g:  89
~before gab 161
~before gak 183
~before gal -6
~before gar -283
~before gat -229
~before gco 287
~before gel -3
~before gen -21
~before ges 221
~before gga -50
~before gi  -291
~before gia -139
~before git 66
~before glo -350
~before gn  49
~before gna 182
~before gni 79
~before gno -16
~before go  -76
~before go: 24
~before god 233
~before gra -40
~before gro -88
~before gsa 524
~before gsk 102
~before gu  154
~before gua 121
~before gul 165
~before gun 160
~before gur 349
~before gut -152
~before gys 47
~before h c 400
~before h d 31
~before h g -51
~before h l 220
~before h s -76
~before h t 150
~before h y -205
~before h,  1
~before ha  29
~before ham -125
~before han -62
~before hap 6
~before har -8
~before has 32
~before hat 86
~before hav -108
~before haz -26
~before hea 19
~before hec 137
~before hel -226
~before her 74
~before het -92
~before hic -155
~before hin -184
~before his -9
~before hkr 64
~before hmi -252
~before ho  10
~before hod -55
~before hoi 173
~before hol -42
~before hon -62
~before hoo -114
~before hop 51
~before hot -224
~before hou -8
~before hr  -141
~before ht: 144
~before htu -22
~before hun 66
~before i " -225
~before i ( -1
~before i 0 -29
~before i a 18
~before i c 55
~before i f -186
~before i k -116
~before i m 12
~before i n -79
~before i v 75
~before i y 8
~before i!  160
~before ia  11
~before ial 33
~before ibe 385
~before ic: 121
~before ich -22
~before ick 5
~before ico -196
~before ict 35
~before id  -179
~before id" -214
~before id: -233
~before idi -73
~before ie  80
~before iek -62
~before ier 115
~before iet 158
~before iev 140
~before if  78
~before ife -252
~before iff 30
~before ifi -2
~before ifr 339
~before iga -12
~before igh -31
~before igi 323
~before igl -104
~before ign 206
~before igo -122
~before ihl 261
~before ihr -245
~before ijf 459
~before ijk -29
~before iju 192
~before ik  305
~before ika 146
~before ike -114
~before iki -62
~before il  -166
~before il, 89
~before il: 157
~before ila -171
~before ild -175
~before ile -70
~before ilk -8
~before ill 178
~before ilo -34
~before ilt 2
~before im  -226
~before ima -436
~before ime 2
~before imo 238
~before in  31
~before in: 61
~before in? 108
~before ina 92
~before inc -577
~before ind 7
~before ine -7
~before ing -99
~before ink 207
~before inl 166
~before inm 340
~before inn 154
~before ins 77
~before inv -609
~before io  -26
~before ion 7
~before ior -111
~before ios 243
~before ip  -153
~before ipa -99
~before ipr 78
~before ipt -30
~before ird 73
~before ire -58
~before iri 51
~before irj 153
~before irm 115
~before iro -242
~before is  21
~before is: -55
~before is] 233
~before ish 214
~before isi 90
~before isl -159
~before iso -203
~before ist -70
~before isz 39
~before it  -122
~before it: -68
~before itc -295
~before ite 11
~before iti 79
~before itl -2
~before its -9
~before itu 52
~before iul 36
~before iva 215
~before ivi 71
~before iz. -18
~before iz: 188
~before izi -77
~before izz 271
~before j d 53
~before j k 59
~before j p -11
~before jak -18
~before jan -129
~before jav 206
~before je  114
~before jed 85
~before jeg -50
~before jes 328
~before ji  53
~before jij 82
~before jte 70
~before jut 66
~before k : 32
~before k a -60
~before k c 43
~before k d 433
~before k f 86
~before k h -645
~before k i 85
~before k k 97
~before k n 125
~before k o 27
~before k t -259
~before k w -160
~before k,  -17
~before k.  -63
~before ka  -38
~before kal 66
~before kan 58
~before kau -369
~before kaz -340
~before ken -69
~before ker 239
~before kes -35
~before key 34
~before kha 55
~before khi -255
~before kho 202
~before ki: 99
~before kic 580
~before kim -29
~before kin 14
~before kit 2
~before kki 54
~before kla -331
~before kle 4
~before kno 115
~before ko  64
~before kod 171
~before kon -200
~before koo 18
~before kop 133
~before kor -210
~before kou 302
~before kra 333
~before kri 483
~before ks  -41
~before ksa -85
~before kse -55
~before ksp -78
~before kst 92
~before kti 175
~before ku  -3
~before kum -628
~before kun -22
~before kup -483
~before kur -606
~before l b -28
~before l c 68
~before l d 141
~before l g 85
~before l h -94
~before l i 86
~before l n 53
~before l o -62
~before l p 136
~before l r -54
~before l s -224
~before l t 263
~before l w -84
~before l € 225
~before l,  -90
~before l.  -48
~before l:  94
~before l]  53
~before la, -50
~before laa -161
~before lab -75
~before lad 17
~before lag -40
~before lai 55
~before lal -292
~before lam 128
~before lan -91
~before lar -49
~before las -139
~before lat -65
~before lav 62
~before lay -255
~before lbo -138
~before lco -293
~before ld  -162
~before ldo -70
~before le, -193
~before le: -326
~before lea 122
~before leb 10
~before lee 283
~before lei -119
~before lep 8
~before ler -161
~before let 71
~before lf  -18
~before lib 140
~before lic -236
~before lid 74
~before lie -229
~before lij -57
~before lik 187
~before lim -52
~before lin -56
~before liu -29
~before liy 95
~before lka -103
~before ll  50
~before ll: -59
~before lla 40
~before lle 21
~before llo 27
~before lme 138
~before lmu -131
~before lo  82
~before lo: 261
~before loc -150
~before log 264
~before lon 173
~before lot -54
~before loy -159
~before ls  -167
~before lt  -224
~before lte -87
~before ltj 237
~before ltz 540
~before lu  230
~before luc 1
~before lus -53
~before m a -185
~before m b 41
~before m c 10
~before m e 19
~before m g -604
~before m i -102
~before m k -35
~before m n -146
~before m s 83
~before m t -29
~before m u -217
~before m w 85
~before m y -183
~before m z 136
~before m,  43
~before mai 160
~before maj -275
~before mak 108
~before mal 22
~before man -133
~before mar -19
~before mas 233
~before mat -241
~before mb  263
~before mbe -21
~before me  -63
~before meg 148
~before mek 441
~before mel 8
~before mem -120
~before men -90
~before mer -180
~before mes -134
~before mi  -143
~before mia 76
~before mic 231
~before mig -160
~before mil -314
~before min 11
~before mje -234
~before mme -145
~before mod -334
~before moh 401
~before moj 235
~before mon -69
~before mot 326
~before mow -105
~before mpa -124
~before mpl 33
~before mpo 148
~before ms  -59
~before ms: 225
~before mul 15
~before mun -35
~before mus -95
~before n   -132
~before n # 19
~before n ( -52
~before n 0 -33
~before n a 41
~before n b 33
~before n c 172
~before n e 51
~before n f 246
~before n i 70
~before n l -9
~before n m 140
~before n n 24
~before n o 15
~before n p -27
~before n t -45
~before n u 111
~before n w 124
~before n y -200
~before n z -241
~before n,  25
~before n.  -140
~before n.. 440
~before n:  40
~before na  1
~before nac -10
~before nah 171
~before nal -14
~before nam -116
~before nan -18
~before nao -144
~before nap 93
~before nat 164
~before nav -85
~before nay 23
~before nci -92
~before nco -46
~before nd  6
~before nde -38
~before nds 9
~before ndt 237
~before ndu -120
~before ne. 39
~before ne: 137
~before neb -51
~before nec 163
~before ned -208
~before nek -171
~before ner 60
~before neu 120
~before nfe 51
~before ngi -29
~before ngr 49
~before ngs 173
~before nh  -4
~before ni  226
~before nic 60
~before nie -38
~before nik -213
~before nim 10
~before nin -197
~before niq 330
~before nis -9
~before niz 3
~before nja -72
~before nk  -124
~before nk: 345
~before nka 181
~before nki 74
~before nko -76
~before nlo 84
~before nly 144
~before nma 320
~before nmo -320
~before nn  163
~before nnl -575
~before nnu -265
~before nnw 405
~before no  69
~before no: -135
~before nok 88
~before nom -92
~before noo 49
~before not -149
~before nou 8
~before nov -9
~before nr. -102
~before ns  -45
~before ns: -213
~before nsa -2
~before nse 32
~before nsi 340
~before nsw 348
~before nt  -195
~before nt: 37
~before nta -106
~before nte -3
~before ntn -204
~before nto -3
~before ntr 275
~before nts 66
~before nu  -87
~before nud -301
~before num -176
~before nus 23
~before nut -136
~before ny  -79
~before nza -199
~before n°  -112
~before o " -158
~before o ( -80
~before o 0 -23
~before o : 149
~before o a 28
~before o b 17
~before o c -29
~before o d -251
~before o i 59
~before o k 184
~before o l 45
~before o m -45
~before o n 85
~before o o 71
~before o p 142
~before o q 156
~before o s 14
~before o u 115
~before o v -72
~before o z -66
~before o!  371
~before o.  83
~before o:  38
~before oad -221
~before obi 180
~before obj -142
~before oca -226
~before oci -265
~before ock 61
~before od  -36
~before od: -157
~before odd -46
~before ode 20
~before odi 188
~before odo 321
~before off -18
~before og  11
~before ogl -75
~before oi  -102
~before ois 34
~before oj  -90
~before ojo -192
~before oke -15
~before oki -372
~before oko -155
~before olc -43
~before old -41
~before oli -421
~before olo 59
~before omb 2
~before omm -92
~before omo -842
~before omr -7
~before on  -135
~before on. -2
~before on: 25
~before ona 74
~before one -52
~before onf 114
~before oni -107
~before ons -123
~before ont -116
~before ood 12
~before oof 146
~before ook -104
~before oom -205
~before ope -153
~before opi 290
~before opl -323
~before opp 99
~before or  -182
~before ora 276
~before orc 83
~before ore -66
~before org -197
~before ori -79
~before ork -112
~before ort -55
~before ory 116
~before os  -59
~before osa 201
~before osi -29
~before ost -12
~before ot  -82
~before ota 36
~before otc 27
~before ote -80
~before otm 182
~before oto 38
~before otp 9
~before ou  -39
~before ou, 125
~before oul 233
~before oun -133
~before oup -244
~before our 25
~before ous 43
~before out -306
~before ova 128
~before ove 151
~before ovi -232
~before ow  57
~before owe -24
~before owy 161
~before ox: 520
~before oya 130
~before oye -319
~before oz  302
~before p ( -232
~before p 0 -28
~before p d 10
~before p n -97
~before p s -123
~before p t -108
~before p,  -138
~before p:  -44
~before pa  111
~before paa 222
~before pac -340
~before pad -36
~before pan 35
~before pas 139
~before pe  229
~before pec -443
~before ped -55
~before pel -133
~before pen 5
~before per -156
~before pet 64
~before pha -302
~before phi -184
~before pho -2
~before pic -125
~before pis 510
~before pka 451
~before pla -125
~before ple -130
~before pli 7
~before pln 118
~before plo -44
~before ply 94
~before pn  38
~before po  -44
~before poi -160
~before pos -382
~before pot 18
~before poz -328
~before pp  245
~before pp: -439
~before ppa 184
~before ppl 22
~before ppo -350
~before pra -92
~before pre -215
~before pte -193
~before pti -77
~before ptu 82
~before pun 266
~before pur -86
~before put 347
~before qui 48
~before quo -125
~before quy 1
~before r ( -323
~before r 0 105
~before r : 80
~before r a 9
~before r b -33
~before r c -14
~before r h 92
~before r i -138
~before r l 86
~before r n -27
~before r o 51
~before r p -12
~before r r -111
~before r s -69
~before r t 52
~before r u -171
~before r v -185
~before r w 122
~before r)  88
~before r.  -23
~before r00 38
~before r:  -107
~before raa -27
~before raf -246
~before rai -162
~before rak 225
~before ral -77
~before ram 160
~before rar 115
~before raz 317
~before rb  -96
~before rbi 143
~before rca -18
~before rch 27
~before rd  -31
~before rd. 1
~before rd: 27
~before rda -192
~before rde -67
~before rdi -29
~before rdn 42
~before rds 208
~before rdz 57
~before re  -49
~before re. 27
~before re: -46
~before rea -25
~before rec -105
~before red -156
~before ree -94
~before ref -48
~before reg -281
~before rei 47
~before rek -100
~before rel 51
~before ren -73
~before req -220
~before ret -9
~before rev -5
~before rha -219
~before rhe 331
~before rho 22
~before ria -112
~before ric -134
~before rie -7
~before rif 179
~before rim -160
~before rit -62
~before riv 6
~before rje -27
~before rke -169
~before rki 80
~before rks -31
~before rla 135
~before rly 30
~before rm  -242
~before rm, 18
~before rma 19
~before rme 75
~before rmi -226
~before rmo 67
~before rn  -13
~before rna -63
~before rns -1
~before ro  10
~before ro: -102
~before rog -50
~before roj -280
~before rol 15
~before rom -2
~before roo 26
~before ror -334
~before ros 32
~before rot -286
~before rov 140
~before row -27
~before rpe 97
~before rr  -123
~before rre 92
~before rro -53
~before rry 88
~before rsh 335
~before rsk 32
~before rso -158
~before rt  -74
~before rt: -372
~before rta 143
~before rte -88
~before rty -156
~before ru  104
~before ruc -454
~before rug 29
~before run -204
~before rus -20
~before rv: -158
~before rve -458
~before rze -56
~before s ( -350
~before s 0 -106
~before s a 13
~before s c -160
~before s d -132
~before s i -193
~before s k 91
~before s l -54
~before s m -269
~before s o -83
~before s s -25
~before s t -48
~before s u -95
~before s w -94
~before s y 131
~before s,  -164
~before s.  -91
~before s:  -4
~before sa  75
~before sa: 213
~before saf -41
~before sak -559
~before sam -18
~before san -32
~before sc  -99
~before sch -31
~before sco -283
~before scr 230
~before sde -118
~before sdi 160
~before sea -141
~before seb -31
~before sec 105
~before sed -87
~before sek 138
~before sen 124
~before sep -67
~before seq 336
~before ser -63
~before ses -6
~before set 48
~before sez 519
~before sh  47
~before sha -51
~before shi -272
~before shk 23
~before si  153
~before sia -159
~before sie -73
~before sig 26
~before sil 398
~before sin 68
~before sio -229
~before sit 93
~before sja -166
~before ska -197
~before ske -273
~before ski 80
~before skr 210
~before sl. 176
~before sla 11
~before sle 36
~before sly -150
~before sme -8
~before snu -268
~before so  -21
~before sod -607
~before sof -101
~before sol 258
~before som 146
~before son -248
~before sos 484
~before spi 26
~before sre 44
~before ss  -13
~before ss, 31
~before ssa -32
~before ssc 161
~before sse 64
~before ssi -110
~before sso 182
~before st, 50
~before st. -267
~before st: -162
~before sta -105
~before ste 20
~before stf -13
~before sti 40
~before sto -127
~before stu -31
~before su  10
~before suc -165
~before sur 30
~before syo 56
~before sze 88
~before szi 116
~before szo 220
~before t # 242
~before t ( -525
~before t 0 -7
~before t b -153
~before t c -74
~before t d -105
~before t e -219
~before t f -89
~before t g 168
~before t h 247
~before t i 54
~before t l 133
~before t m 142
~before t n -273
~before t o 4
~before t r 41
~before t s 79
~before t t -82
~before t,  -23
~before t.  -32
~before taa 94
~before tac 89
~before tai -91
~before taj -658
~before tak 28
~before tal -64
~before tao -180
~before tap 335
~before tar 78
~before tas 603
~before tat 136
~before tav 124
~before te  5
~before ted -172
~before tem -44
~before ten -238
~before tep 326
~before ter 36
~before tes -14
~before tev -3
~before tfo -314
~before tga -143
~before tgr 570
~before th  -155
~before tha -135
~before the 60
~before thi 57
~before thl -69
~before thr 120
~before ti  161
~before ti: 302
~before tia -41
~before tic -270
~before tid -287
~before tie -39
~before tif -223
~before tig 207
~before til -264
~before tip 338
~before tir -119
~before tiv 206
~before tja 169
~before tko -337
~before tle 128
~before tni -132
~before to  -81
~before toa -175
~before tod 94
~before toe -9
~before top -481
~before tow -357
~before tp  152
~before tra 23
~before tre -70
~before tro 197
~before tru -17
~before ts  -121
~before tsa 47
~before tse -141
~before tsl 61
~before tsn 234
~before tta 108
~before tte 60
~before tti 184
~before tua -84
~before tud -147
~before tui 477
~before tur -239
~before tus 306
~before tvr 301
~before two 100
~before ty  -92
~before tya -277
~before typ 302
~before tze 209
~before u 0 -112
~before u a 190
~before u i -1
~before u k -109
~before u m 91
~before u n 30
~before u t -114
~before u v 142
~before u y 245
~before u.  48
~before u:  73
~before ubm 11
~before uct -1
~before uda -148
~before udd 269
~before ude -95
~before udg -310
~before udi -42
~before ue  -74
~before uel -44
~before ufe -225
~before uhe 581
~before ui  30
~before uit -133
~before uk  46
~before uko -26
~before uku 377
~before ul  -31
~before ula 10
~before ull 97
~before ulu -178
~before um  -9
~before uma -164
~before umb 259
~before umi 337
~before umm -278
~before umr 212
~before umu -6
~before un  46
~before und -58
~before ung 6
~before unl 334
~before uns -288
~before unt -10
~before unu 198
~before uot -82
~before uov 77
~before upn -83
~before upo -385
~before ur  35
~before ur: -173
~before urs -204
~before urv -55
~before us  -190
~before us: -26
~before usa 105
~before usi 198
~before usk -148
~before usl 264
~before usn -276
~before uso 434
~before ust -97
~before ut  182
~before ute 64
~before utg -282
~before uth 141
~before uto -97
~before uts -126
~before utt 120
~before utu -205
~before uz  112
~before uza 20
~before uzi 18
~before uzy 136
~before v 0 381
~before v k -329
~before v,  -59
~before v.  -128
~before v:  -66
~before va  -223
~before vac 10
~before vad 231
~before vah 496
~before var 132
~before vas -275
~before ve  -45
~before ve, -388
~before vea 305
~before ved -453
~before veg 71
~before vel 79
~before vem -327
~before ven -160
~before ver 85
~before vet -122
~before vey -92
~before vi  -34
~before via -116
~before vid 343
~before vie 94
~before vik -242
~before vin 227
~before vir 169
~before vis -18
~before vit -42
~before viz -385
~before vo  137
~before vo: 421
~before vol -115
~before vom -115
~before vor -229
~before vot 182
~before vov -229
~before voz -163
~before vrd 191
~before vu  -47
~before vui 167
~before vul 804
~before w a -132
~before w c 182
~before w k 18
~before w o -225
~before w p 12
~before w s -5
~before wac -47
~before wai 148
~before wal -51
~before wan 228
~before wd: 5
~before wde 2
~before web 335
~before wed -127
~before wee -2
~before wei -273
~before whi 74
~before wi  -142
~before wic 153
~before wie 32
~before wif -50
~before wil -177
~before wn  -31
~before wo  24
~before wri 283
~before ws  -136
~before wtu 18
~before x 0 -399
~before x c -449
~before x d -10
~before xam -10
~before y 0 -7
~before y c 103
~before y g 225
~before y i 430
~before y k -190
~before y l -56
~before y o 2
~before y p -53
~before y w 258
~before y y 139
~before y z -143
~before y!  43
~before y,  -31
~before y.  -163
~before ya  113
~before yar -187
~before yas -54
~before yck 270
~before ye  30
~before yea -267
~before yot 233
~before you 59
~before ype -47
~before yra 169
~before yte 160
~before yva 477
~before z a 32
~before z d 164
~before z o 219
~before z,  88
~before zac 8
~before zag 16
~before zam -337
~before zas -35
~before zat -35
~before zba -43
~before zeu 38
~before zi  232
~before zif 287
~before zin 142
~before zio -28
~before zon -428
~before zov 67
~before zva -1
~before zve -40
~before zwe -356
~before | t -186
~before | y -108
~before «رم -147
~before · 0 232
~before »:  157
~before απο -95
~before αρι -52
~before ασ  163
~before ατη -377
~before βαλ 111
~before ε τ 38
~before ειν 107
~before η σ 124
~before ημα -83
~before ια  -79
~before ιτη -267
~before μοσ -133
~before ογη 378
~before οσ  -60
~before παρ -151
~before σ κ -116
~before σ μ 22
~before σ:  -185
~before σησ 497
~before στε 279
~before στη 141
~before τε  37
~before χρη 25
~before а в -40
~before а к -102
~before а п 53
~before а с 64
~before а,  -7
~before а:  -130
~before азо 272
~before аит 115
~before аме 498
~before арт -102
~before аст 299
~before ать 1
~before аше -4
~before бро -229
~before в:  -72
~before вед 464
~before вер 217
~before вит -86
~before вка -16
~before вон -193
~before врд 44
~before выи 193
~before го  -101
~before д   483
~before д о -222
~before д п 153
~before дно 395
~before дос 345
~before дпи 189
~before е ј -68
~before еде -267
~before еме -135
~before ене 214
~before енн -113
~before ерв -37
~before ерд 44
~before ерн -66
~before еса 92
~before есл 197
~before жде 178
~before жен 108
~before з:  451
~before за  59
~before зам -27
~before зап -160
~before зач -3
~before зая -31
~before зво -60
~before и к -14
~before и э 85
~before и:  -115
~before ие  -246
~before или -287
~before ин  193
~before иши 226
~before ият -47
~before ка  -323
~before кау -88
~before кац 18
~before ки  -104
~before кла -30
~before клю 383
~before код 109
~before кра 365
~before л.  -1
~before лен -214
~before лич 252
~before лог -212
~before луч -134
~before люч 66
~before ля  138
~before мен -169
~before мет -195
~before му  150
~before н н 131
~before н.  -63
~before наб 235
~before наз -344
~before не  244
~before нес 409
~before нии -13
~before нит -409
~before нка 324
~before нов 233
~before нта -93
~before нтр -28
~before ныи -31
~before о в 56
~before ова -2
~before од  -127
~before оди -40
~before одп 113
~before оды 50
~before ожи -11
~before олу -285
~before оме -337
~before омо -353
~before от  26
~before отв 448
~before оу  -161
~before пер -186
~before по  -9
~before пол -48
~before про -126
~before ра  -91
~before раз 274
~before рас 220
~before рат 207
~before рез -62
~before рет 220
~before ржд 28
~before ром -275
~before ско 252
~before сли 2
~before слу -171
~before сни -299
~before соб -75
~before ств -64
~before сть -157
~before т:  -20
~before те  332
~before тел -194
~before ти  121
~before тив 241
~before тро -50
~before ть  61
~before тік 161
~before унт -1
~before циф 443
~before час -82
~before чен -187
~before чет -163
~before чко 103
~before шін 1156
~before ь в 27
~before юч  61
~before я д -86
~before я з 1
~before я,  -33
~before я:  -148
~before ірк -55
~before іру 1
~before іть 365
~before јав 165
~before ամյ 98
~before ատմ 412
~before կան 499
~before հավ 171
~before մյա 10
~before յա  1
~before ն է 99
~before տատ 58
~before ր հ 372
~before ր մ 138
~before ր՝  -123
~before րի  -29
~before אימ 182
~before איש 6
~before ד ה -46
~before ד פ 142
~before ד ש 283
~before ה,  124
~before הוא 36
~before הזי 290
~before הזמ -116
~before הנח -232
~before הקל 451
~before השת 157
~before זין 168
~before חד  288
~before ישו 206
~before כני 211
~before לאי 49
~before לך: 131
~before ם א 460
~before מות 514
~before מיק -142
~before מסת -88
~before נחה -196
~before ניי -88
~before סמה 10
~before סתי -44
~before עם  42
~before פעמ 369
~before קבו -28
~before קוד -87
~before שלך 44
~before ת ה -120
~before תיי -9
~before ا ی 74
~before ات  -143
~before ادخ 387
~before ارغ 517
~before اره -201
~before اعت 257
~before الت 226
~before الق -165
~before الم -65
~before اپ  10
~before اکت 417
~before ایم 342
~before بار 234
~before بتا 16
~before بر  -88
~before به  147
~before بی  129
~before بیق 13
~before ت:  -148
~before تاب 117
~before تطب 58
~before حجز -156
~before خان 135
~before خصم -79
~before خفی -71
~before د ب 116
~before د ش 207
~before د م -156
~before د.  -212
~before داد -304
~before دخل 230
~before دخو 57
~before دیق 994
~before ر:  -15
~before رغه 20
~before رقم -235
~before رمز 346
~before ریح 212
~before ز ا -427
~before ز پ 75
~before ساب -19
~before سه  -52
~before شری 52
~before صرف 16
~before طلب -181
~before عتم 196
~before غه  8
~before فی  143
~before فیف -56
~before ق ا -43
~before ل ا 4
~before لا  35
~before لتف 252
~before لدخ 125
~before لشر 90
~before لول 13
~before لیے 360
~before مار -237
~before مرا -52
~before مله 42
~before موا 70
~before موع -7
~before ه ا 71
~before ه و 6
~before ه:  -109
~before و ی 18
~before ود  568
~before ول  157
~before ویل -11
~before کد  -128
~before کھ  75
~before یا: 83
~before یال 69
~before یحه 20
~before ید  260
~before ید: 411
~before یف  -41
~before یں  188
~before یہ  66
~before یے  306
~before ओटी 205
~before करण 8
~before कोड 43
~before खात -178
~before ख्य -14
~before गिन 265
~before चा  124
~before टीप 3
~before ठी  688
~before न क 102
~before पिन -176
~before मां -23
~before र्न 258
~before लिए 384
~before ली  -34
~before लॉग 154
~before ल्ल -67
~before संख -4
~before सत् 353
~before साठ 205
~before ा ओ 65
~before ांक -87
~before ाठी 49
~before ापन 180
~before ार् -122
~before ालय -169
~before ि क 13
~before िंग -80
~before िए  6
~before ी ह 56
~before ूपन -138
~before े क 30
~before ॉगि 18
~before ोड  127
~before ইন  90
~before করণ 419
~before গইন 104
~before গ্য 174
~before তে  58
~before ন ক 288
~before পন  -5
~before ম্ব -358
~before যাচ 201
~before যাপ 189
~before রযে 19
~before া:  -60
~before াইন -38
~before াচা 100
~before ুপন -2
~before েছে -10
~before েড: -17
~before েন  -409
~before ্য  337
~before કરવ 7
~before கடவ 634
~before கள் 140
~before க்  510
~before செய 430
~before டவு 12
~before ந்த -117
~before ர்  -81
~before ுதி 463
~before కరణ 137
~before న్  15
~before రణ  4
~before వీక 94
~before ీకర 14
~before ಡ್  22
~before ರ್ಡ 3
~before ೂರು -31
~before ഡ്  829
~before േഡ് 155
~before กรอ 486
~before การ -293
~before ของ -21
~before ค้า -136
~before ง:  -46
~before งคุ -9
~before งเด 56
~before จ้ง -127
~before ซื้ -165
~before ดส่ -46
~before ดีย 468
~before ที่ -234
~before นยั 469
~before น้า 410
~before ป็น 756
~before มัค 38
~before มาย -66
~before ยัน 178
~before รอก 218
~before รับ -102
~before รุง -59
~before ลข  467
~before ษณี -2
~before สมั 21
~before สยื 306
~before สั่ -109
~before สไป -4
~before หน้ 69
~before หมา -178
~before องค -111
~before ับก -81
~before ัสเ 52
~before ัสแ -241
~before ัสไ -21
~before ียว 90
~before ีย์ -23
~before ืนย 1
~before ื้อ -2
~before เดี 70
~before เทพ -115
~before เป็ 12
~before เลข -162
~before ใช้ 111
~before ใส่ 22
~before ให้ 125
~before ่วน -268
~before ้าส 200
~before ຂອງ 154
~before ງທ່ 4
~before ည်ပ 655
~before တည် 243
~before ပြု 142
~before အတည 84
~before ်ပြ 25
~before ადი 410
~before დი  298
~before ეთ  628
~before ერა 7
~before ვეთ -62
~before ის  -194
~before რებ 272
~before რი: -80
~before ማረጋ 1
~before កូដ 73
~before ខកូ 3
~before ងផ្ 399
~before ជាក 628
~before ដផ្ 88
~before ទាត 9
~before បស់ 297
~before របស 30
~before ••0 48
~before ••• 22
~before あなた -378
~before ありま 94
~before い認証 27
~before お客様 -282
~before お振込 -265
~before があり 28
~before ご予約 -82
~before しい認 17
~before した。 6
~before つばめ 229
~before なたの -266
~before ます。 -23
~before みなと -1
~before ります -71
~before アクセ 84
~before クセス 71
~before クーポ -98
~before グイン 224
~before スワー 186
~before タイム 331
~before ド:  352
~before ド:【 11
~before ページ 132
~before ル通知 58
~before ログイ 14
~before ワンタ 21
~before ード「 -5
~before ード： 90
~before ーポン -328
~before 一次性 753
~before 予約の -135
~before 人確認 63
~before 付番号 -167
~before 代碼: -454
~before 任何人 -280
~before 优惠码 -152
~before 作的验 174
~before 使用量 -79
~before 先ほど -123
~before 再発行 491
~before 动态口 111
~before 单号  -96
~before 南银行 -53
~before 取件码 -135
~before 受付番 -135
~before 号 0 -12
~before 合言葉 261
~before 員番号 -47
~before 密码  305
~before 山海书 721
~before 已使用 -973
~before 已失效 -51
~before 已經過 11
~before 式会社 -28
~before 态口令 168
~before 您的验 410
~before 成都  -46
~before 操作的 123
~before 文番号 -86
~before 有限公 -17
~before 末四碼 -122
~before 本人確 37
~before 本次操 17
~before 株式会 -97
~before 次操作 2
~before 江南银 -3
~before 注文番 -46
~before 激活码 257
~before 番号  24
~before 番号( -49
~before 登录码 1
~before 的用户 -30
~before 的登录 273
~before 确认码 251
~before 確認番 127
~before 証コー 200
~before 認コー 66
~before 認番号 305
~before 認証コ 20
~before 認証番 1023
~before 证码  55
~before 证码为 148
~before 证码是 176
~before 证码： 133
~before 请于0 -12
~before 请使用 216
~before 限公司 -108
~before 非本人 -123
~before 验证码 54
~before 려면  388
~before 로그인 240
~before 문번호 -145
~before 번호  27
~before 수:  -68
~before 승인번 128
~before 어요. 758
~before 에서  -34
~before 연결  24
~before 은행] 147
~before 인 코 171
~before 인번호 250
~before 인증  10
~before 인증번 99
~before 인증코 187
~before 일회용 346
~before 자리  -108
~before 자리( -26
~before 증번호 19
~before 증코드 34
~before 코드  19
~before 쿠폰  -123
~before 하지  -55
~before 행]  6
~before 호 0 -16
~before 확인  130
~before 회용  132
~before 🔐  585
~before ，您的 272`;

/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */
export const mailTable = `bias -164
0 -5
00 -11
000 30
0000 -25
00000 59
000000 56
0000000 44
00000000 63
000000000 -27
0000000000k 57
00000x 24
0000ab 667
0000b -202
0000l -341
0000z 91
0000로 -159
0000은 -13
0000을 72
000d -11
000e -70
000s 320
000vj0ap 15
000円 14
000年00月00日 -1
000원 -113
00a0 -78
00b -149
00b00 -29
00b0f0 35
00c -179
00c0ab 26
00d -31
00f0 -111
00f0c0 -338
00gb -109
00h 65
00inbox -85
00k 78
00k0 -146
00kd 62
00m 266
00nov 218
00pm 86
00qd 526
00qp -131
00s -111
00t00 196
00th -165
00uc -35
00um00x0 -89
00z 119
00にログインの要求がありました 279
00時 -7
00時00分まで 68
00명 -139
00번 -49
00분간 182
00분까지 12
00분이 500
0a 27
0a0 216
0a00 45
0aa 238
0ab 41
0am 194
0b 64
0b0000 -235
0b0e 48
0bb 63
0bp -88
0bt -129
0c -6
0c0f -67
0d0 -99
0ds 429
0dz 156
0ea 100
0ee 31
0ef 99
0emh0000000000 167
0er -24
0f -128
0f0 -30
0f00 -90
0f00c0d0 -105
0f0a -30
0f0k 65
0f0k0q -267
0fa 64
0fhome 10
0g 46
0gb -65
0gq0zk -273
0h -142
0h00 -25
0k 66
0k0000 -594
0k0m -281
0kd 74
0kq0mx 11
0ld 192
0lp 80
0lw -37
0p0 103
0pl 10
0q0 2
0q0kx0 217
0q0ztn 258
0rd -25
0re 62
0st -135
0t 10
0t0 158
0th 99
0tr -36
0wq 152
0x -6
0xe -54
0xq 63
0xx 291
0z000aa00000000000 54
0zz 74
0분 512
0분간 156
0월 -93
0일 -3
0자리 -102
0층 -53
a -29
a0 31
a000 -28
a0b0c0 69
aa 73
aangevraagd 257
aanslag -51
aantal -56
aarhus 77
ab 11
abaikan -3
abaixo 70
abara 380
abbiamo -109
abgelaufen -60
abholcode -153
abierto -64
abonent -123
about -63
above -47
abra 117
abrir 102
abroad 63
absage -8
absagen -67
abschlag 23
aby 146
ac -2
acabo 493
accept -192
accepted 28
acces 99
acceso 278
access 26
accesso 134
accident 52
accommodation 186
accord 97
account 5
accounts -148
acct 63
accu -78
aceea 37
aceitar -152
acessar 164
acesse -264
acesso 134
achterberg -169
ack -292
acknowledged -46
acknowledgement 127
acme 95
actif -145
action 20
activacion 465
activare 107
activarea 49
activate -75
activates 79
activation 536
activeringscode 482
activity -69
actor -155
acumulable -95
ad 58
ada 114
added 63
adding 96
address 31
addresses -97
adeverinta -196
adeyemi -161
adgangskode -80
adherents 28
adjust 557
administration -341
administrator -192
admissions 388
adress 30
adresse 37
adresu -167
ads -213
aed 41
af -141
affiliates 9
afhaalcode -34
afhentningskode -56
afrekenen -741
afresh 46
afsendt -70
after 153
afternoon 362
afterwards 114
afzeggen -96
ag 74
again -31
agb -65
age 236
agency 294
agenda -16
agent 67
ago 68
agora -76
agosto -88
agree 8
ahead 141
ahlan 66
ahoj 103
ai 161
aikaa 111
aino 69
air 52
airways 162
aisha 215
ait -20
aitah -19
aksami -32
akses -229
aktif -127
aktivacijska 99
aktivacijski 128
aktiveringskoden 280
aktivierungscode 351
akun -6
al -84
ala 71
alam -19
alarm -455
alates -21
albany -109
alert -279
alerts -34
algebra -52
alkalommal 99
alkuun -82
all -164
alla -39
alle 37
allerede -91
alles -251
alls 45
almost 413
alone 47
alone 00 -340
alone 0000 241
alone 00000 226
alone 000000 293
alone 0000000 165
alone 00000000 165
alone 000000000 30
along 121
alovelac 58
already 15
als 22
alt 37
alta 109
alternatively 22
altul 47
always -133
am -45
amato -50
amb 259
amersfoort 33
amex -238
amigo -114
amorette 70
amount -36
amsterdam -84
an 7
anagrafe -96
anche -111
ancien 83
and 24
anda -9
andere 425
android -11
anew -288
anfordern -143
ang 193
ange 223
angefordert 105
angekommen -49
angeles -153
angemeldet -313
angka -20
anh -319
ani -353
anika 293
ankomst -162
anlaggnings 43
anmeldecode 293
anmelden 149
anmeldung 163
anna 82
annecy 20
anniversaire -480
annual -160
ano -74
another 146
anouk 453
anrufe -149
ans 66
answer -17
answered -521
answering 40
antal -64
ante 44
anterior 86
antes -1
antwort 98
anvil 2
any -131
anya 185
anybody 129
anyone 43
anything -274
anyway -179
anywhere -279
ao -42
aoife -150
ap -41
api 80
aplicatie 334
aplicativo 234
aplikace -90
aplikaciju 411
aplikasi 34
apne 103
apo 90
apologies 136
app 82
appel -17
appelez -37
appen 419
apple 118
appli 35
application 37
applications 330
appointment -39
approval 21
approve -93
approved -402
apps 22
apre -149
april -130
aprili -3
aquesta 103
aqui 183
ar 64
ara 62
arasi 25
arasinda -261
arc -127
arcade 58
archive -200
archway 11
arden -40
are 100
area -57
arende 15
arendenummer -187
ari 13
armario -87
arrival -126
arrivato -27
arrive -446
arrived -368
arrivee -25
arrives -65
arrow 30
art 237
artifact -18
arve -146
arvotaan -165
as 11
asa 37
ashburn -518
asi 12
asiakas -73
asiakasnumerosi -14
asiakaspalvelu -124
ask 3
asked 133
asking 94
asko -39
asks 201
assay 388
assessment 53
assigned -77
assim -3
assinar 329
assinatura 122
assistance 15
assistant 48
asteptam -397
asti 30
asunto 148
at 6
atau -179
atelier -2
atlas -170
atm -266
att 96
attach 116
attached -107
attacker -317
attempt -9
attempts_left 386
attend 16
attendance -149
attention -76
attesa 57
attivare 179
attivo -204
attorney 432
atveteli -171
au -110
auch -84
audio -275
audit -253
auftrag 92
auftragsnummer -196
august -36
aula -141
aurelia 16
aus -10
ausgefuhrt -95
austin -25
austral 69
ausweis -97
autenticador -152
auth -89
authenticate 243
authentication 190
authenticator -386
authorisation 33
authorised -76
authorization 40
authreq 38
autofill -32
automated 113
automatycznie 151
autorice 16
autorisation -14
autoriza 26
autorizacao 112
autorizacion -79
autorizacni 81
autorizar 116
autorizzare 367
autoryzacji -13
available -63
avda 64
ave 86
avenue -32
avgang -153
avgift 249
avhqjd -74
avisamos -17
avl -207
avons -166
avviso -65
awaits -242
away -53
awb -5
az 100
az0000 -15
azonositoja -46
b00 5
b0000 -191
b00000000 46
b00c 156
b00e -16
ba 123
ba00 -257
back 49
backend -275
backup 131
bad 52
bag -371
bagi 7
baglanmak 219
baglanti -180
bahariye -151
baharu 120
baja -95
baki -19
bakiyesi -138
bakom -117
balance -43
ballot 430
baltimore 431
bam -346
banana_slug 26
banca 46
bandung -125
bank -77
banka 6
bankas -9
banke -21
banken -79
bankgiro -82
banking 123
bar -19
bara -8
barcode -334
bare -44
barrier -480
bas 203
base -118
basement -514
basket -41
basta -28
battery 10
bay -53
bayad -45
bayar -108
bayaran -110
bb 45
bc 129
bd -126
bday -179
be 81
beantragt 455
beatrix 216
beatriz 155
because 177
become -371
becomes -196
beder 290
bedlo -203
bedt 31
bedzie -108
been -65
before 45
begin 158
begins -250
behalf 744
beheer 137
behin 62
bei -153
beim -186
being 94
beira 28
beirando 21
bejelentkezesi 134
bekraft -50
bekrafta 126
bekraftelseskode 237
bekraftelseskoden 232
bekraftelsesnummer -145
bekreft 113
bekreftelseskode 199
bekreftelseskoden 458
beleg -85
belepeshez 157
belepesi 288
belepokodod 191
belge -133
bell -90
belo 195
belongs -151
below 6
ben 71
bence 16
beneath 363
beneficiaire 60
beneficiario 282
beneficiary 141
bengaluru -77
benotigen 193
bent 69
benutzername -50
benvenuto 28
bereikbaar -143
bereit -89
berhasil -215
berikan 47
berikut 249
berlaku 180
berlin -115
beside 224
best -65
bestaetigen 18
bestallning -126
bestatige -237
bestatigen 29
bestatigt -25
bestatigung 145
bestatigungscode 447
beste -148
bestelling -58
bestellung -35
bestellwert -65
bestelnummer -99
bestillingen -75
bestilt 321
besvaras 210
beta0 25
betaald -92
betalingskenmerk -197
betragt -24
betreff 101
betriebsnummer -45
betruger -46
between -17
bevestigen -18
bevestigingscode 446
bevestigingsnummer -67
bevor 266
bewaar -98
bewahren -84
bez 46
bezpieczenstwa 63
bh00 -85
biar 215
bib -171
biblioteca -85
bic -34
bicibarri 55
bid 595
bien 115
bienvenido 212
biex 93
biglietto -208
bij -271
bike 15
bikes 60
bilet -25
bill -60
billet -80
bin -229
binding 265
binnen 39
birdefelik 153
birth 71
birthday -367
bis -26
bisa 81
bist 103
biste 66
bit 26
bitcoin 49
bitte 18
bizden -266
bjorkvik 47
blagajni -111
ble -198
blevet -194
blijven -36
blik -80
blir 18
blocchi 88
block -118
blocked -295
bloqueamos -147
blvd -139
blwch 155
bm -68
boa -3
boarding -206
boas -48
bob 79
body -79
boiler -97
boite -64
bok 228
boka -341
bokhornan 97
bokningen 128
bokningsnummer -74
boksen -393
bol -60
boletim -41
bologna -3
bon -132
bona -61
bonifico 170
bonjour -20
bonus -53
book -116
booking 9
bookings -66
books -15
bor 25
borrower -203
boston 34
bot 100
botao -352
both 110
bother -86
boton -57
bottom 43
bought -234
boulevard -9
bounced -279
bound 65
bouquet -423
bout 107
br -118
brae 112
brakes 340
branch -215
brand -762
brandname -95
brandt -28
breakfast -140
breaks -288
brechen 3
bridge -123
brief -237
brightmoor -3
brindle -23
bring -237
bringen -286
brings 10
bristol -143
brivibas -119
broad -255
broj -241
brojke -55
bronagh -42
browsers -92
brug 85
bruges 4
bruk 165
brukes 148
bruno 45
brutto -136
bs 50
bst -2
btc 236
btw 35
bu -3
buchungscode -19
bucks -508
bucuresti -102
budapest -54
budet -160
build -96
building 60
bukan 78
bulletin -134
bulvari -5
bundle -36
buradan 9
bureau 116
burglary -205
button -518
buttons -26
buyer 135
buying -179
buyuk 117
buyukdere 93
bv 128
by -53
bye 27
byl -90
byla -59
bylo -290
byts 33
bytte 36
c0 -42
c00000 37
c0d0 35
c0g 169
ca 59
cab -118
cabbycar 467
cable 1
cache -231
cad 2
cada -174
cadeau -716
caduca 138
cafe 47
cagri 199
cairn -403
cal -316
calendario -170
california 157
call -66
callback 290
calle -27
calling -100
calls -71
cambiar 148
cambiate -169
came -26
camera -38
camille -71
campo 423
campus -9
can -12
canal 51
cancel -322
cancellami -23
candidate -235
cannot -198
cantina -2
cap -16
capitals 229
captura 55
cara -23
card 78
cardiff -138
cards -79
care 49
carelink -187
carer 363
carga 217
carl -549
carnet -59
caro -16
carrello -393
carried -34
carrier -130
carrinho -363
carry 117
carta -34
cartao -17
cartwheel 355
case -70
casella 172
cases -60
casi 78
casilla 159
cast 11
castellane 204
castellano 43
castlegate 5
catalogue 147
catre 81
cats -479
cau 203
cawangan -298
cb0 172
cdn 492
ce 47
ceci 138
cellar 401
celui 37
cena -205
centre 27
centro -117
cep -142
ceramics 34
cere -213
certificado -105
certo -13
cerut 37
ces 26
cest -129
cet 15
cette 16
challenge 269
change 7
changed -27
changes -29
changez -298
changing 101
channel 324
chao 71
chapel -149
chapterhouse 83
charge -85
charged -28
chargencode -38
charity 174
charleston 180
charlotte -380
chart -216
chat 224
che 50
check -37
checking 122
checkout -498
cheerful -23
chega -22
chem 53
chemin -11
cher 148
chere 200
chez 34
chi -71
chia 69
chiama -58
chiesto 80
chieu -150
children -111
chinh 40
chip 123
chirpline 6
chirrup 27
chiusi -225
cho 102
chodi -67
choice 123
choir -114
choisir -344
choose -84
chose -25
christmas -43
chua -758
chung -389
ci -20
ciagiem 61
ciao 29
cid -15
cidadao -270
ciebie -29
cierra -49
cif -23
cifra 52
cifre -18
cifrele 42
cijfers 25
cikis -100
cin 180
cinque 34
circle 193
circulation -247
cisla -49
cislic 24
cislice 367
cislo -175
city 163
citycab -43
claim 224
claire 38
class -284
clau 27
clave 117
cle 1
clean -104
cli -92
clic -270
click -410
clicking 31
client 44
clinic 33
clinica 102
cliquez -158
clock 43
close 32
closed -22
closes 47
closing -10
cluj -187
cn -163
cnpj -27
coach -92
cobalt 66
cobrar 165
cobrara 35
cod -35
code 138
codeexpired -123
codeharbor -92
codes -312
codi 67
codice 28
codici -107
codigo 24
codigos -308
coffee -139
coin -336
colis -133
colleague 186
collect -174
collection -42
college 102
colley -204
coloca 61
colonies 133
colour -194
com 85
comanda 3
come -131
comes -79
command 38
commande 23
comme 96
commented -182
comments -40
commission 44
commit -4
common -52
community 74
como 80
company 166
company_address 337
compare -143
comparta 64
compartas 294
complain 34
completare 265
complete -4
composez -18
compra -122
compras -87
comprovante -460
computers -175
comunica -29
comunicarlo 271
con 69
concluir 195
conditions -144
conference -142
conferir -62
confermare 116
confidential 184
confirm 14
confirma 64
confirmacao 305
confirmacion 187
confirmada -194
confirmamos -112
confirmar -11
confirmare 31
confirmarlo 140
confirmata -383
confirmati -17
confirmation 244
confirme 36
confirmed -31
confirmez 86
confirms 325
conforme -126
cong 25
connect 13
connecter 86
connection 86
connexion 158
consegna -182
consent 28
console 76
consulta -272
conta 17
contact -44
context 150
continuacion 259
continue 154
conto -56
contract -78
contrato 61
contravention -348
control -55
controle -15
controlecode 47
contul 62
convite -266
cooking -22
coop 118
copay 139
copia 242
copperleaf 298
copyright 119
cordiali -54
cork 57
corkboard 13
cornhill -277
corporate 150
correct -61
correos -53
corretto -72
corsa 182
corso 16
corte -58
cost -219
costo 190
costs -55
coucou 88
could -351
council 20
count 70
counted -66
counter -120
countersigned 93
country -405
counts 68
county -108
coupon -374
courier -133
courriel -77
course -160
court 23
coverage -243
cpf 33
create 73
created_at 296
creating 97
credit 52
credited -482
credito -25
creditor 14
crew 25
crn 83
cron -24
crumb -128
csf -77
csomagszam -94
csv 192
ct0000000000 119
cu 17
cua 58
cuanto -107
cuba 270
cuelga -53
cuenta 7
cuentas 215
cuesta -41
cuir 342
culture 13
cumhuriyet 5
cumprimentos -257
cupom -15
cups -85
curier -256
curl -491
current 38
custom -181
customer -51
customers -351
cuthbert 160
cve -883
cvv -102
cycling 409
cyfr 69
cyfry 119
czeka 129
czesc -33
d 32
d00 -6
d0sxe0s0 -26
da 25
daar 271
daca 163
dad 234
dados -120
dafur 25
dag 13
dai 22
daily -345
dakika 228
dakikan 175
dal -102
dalam 166
damit -64
dan -105
danach 39
dane 144
dang 33
dank -39
danke -16
dann 184
dans 181
dar 290
das -12
dash 389
dashboards 498
dashes 86
dat 20
data 16
date -128
dateien -172
datum -103
dauer -156
daugiau -49
davide 91
daxil 444
day -30
days -161
dazu 218
db -66
db0 93
de -16
de0 -169
de00 207
deactivated 44
dead 111
dealing 45
dear -27
deb -137
december -291
decembra -248
decembre -107
decembri -88
decembrie -92
declared -196
decline -47
declined -76
dedahkan 196
deed 102
deel 3
deep -157
default -36
deg 172
degildir -110
dei 138
dein 142
deine 170
deirdre 36
deixa 232
dekujeme -38
del -47
dela 193
delai 22
delay -293
delete -235
deleted -32
deleting 18
deletion 78
deletions -20
delivered -283
delivery -68
dell 130
della -54
delle 144
dem -40
demande 104
demandera 300
demandez -55
demo -101
den -35
denemesi 118
dengan 93
denise 176
denne -3
dennis 70
dental -52
dentist -63
deny -625
dep 111
departure -141
deployed -287
depois 3
deposit 14
depot 4
depuis -20
deqiqe 324
der -43
derigs 206
dermatology 419
derniere 5
des -60
descuento -22
desde -3
desember -313
deset 34
desk 1
desktop 212
desmond -160
desormais -55
destinatario -156
det 52
detail -169
details -59
detsembril -4
dev 42
devam 26
develop -38
devices 85
devon -177
di 34
dia -3
diary -191
dias -138
dicas -24
dice 92
dicembre -49
did -69
didn -112
die 21
diego 44
diem -67
dies 261
diese 34
diesen 206
dieses 129
differ -647
difference 245
different 239
dig 127
diga -132
digicode -141
digit -54
digita 226
digital 124
digitale -88
digitare 271
digitavel -82
digite 408
digiti 814
digitos -209
digits 68
dihormati -180
dikirim -12
dimanche -246
din 61
dinamica 223
dine 40
diperlukan -29
dir 263
direct -82
directly -180
direkt 26
disabled 238
disattivato 279
disclose 141
discount -409
discuss 440
discussion -21
disk 516
diskaun -193
diskon -85
dispatch -74
display -105
displayname -1313
disponible -340
disponivel -297
distribution 159
dit 38
ditt -123
dive 201
diz -335
dlamini 234
dlatego 60
dm 145
dn 25
dne 71
dni -339
dnia 9
dns -281
do 52
dobry -42
doc -13
dockside 257
doctor 91
document 52
documento -165
doen -69
does 60
doesn 91
dogrulama 156
dogrulamak 139
dogrulandi -62
doi -55
doing 175
dolap -246
dolmus -1
domains -145
domande -184
domenica -595
domingo -59
don 7
dona -336
done -88
donnerstag -77
donor 57
dont 148
door -178
doors -96
dopo 35
dordrecht -22
dort 165
dossier -49
dostana -179
dostane 60
dostepu 52
double -133
douro -230
dovetail 206
download -171
downloaded 126
dp -35
dr -4
dra -74
draft 82
dragon 123
drar -115
draw -106
drawer -206
dress -104
driftnote -141
driftwood -486
driver -182
drivers 346
drop -97
dropped 66
drumlin 217
dsm 148
du 28
dublin 70
due -22
dugmeye -8
dumneavoastra 56
dung 198
dunmore 127
duoc -331
duoi 64
dupa 263
dur 46
dura 227
durchwahl 186
duree -1
during 27
duvidas -179
dverim -28
dvorak -201
dvs -51
dx 80
dynamic 67
dziekujemy -216
e 14
e0 14
e00 -12
e0e 216
each -62
ean -50
earlier 164
earned -114
eccolo 17
ecra 37
ecran 483
ecrit 286
ed -113
eda -43
edge -36
edir -15
edit 48
editor 99
edu -285
ee -247
een -23
eenmalig 337
eenmalige 551
efeito 191
effect -38
effet 150
effettuato -173
egy 23
egyszer 281
egyszeri 382
eight 42
eiluteje 126
ein 225
einen -78
einer -38
eingabe 126
eingeben 104
einladung -107
einmalcode 312
einmalkennwort 469
einmalpasswort 374
eins 27
eintippen 464
eintragen 138
eisai 25
ekipa 80
ekki 410
ekrana 265
ekrandaki 162
ekranie 13
ekranina 287
ekraninda 203
el -85
election -79
electronico -109
elegir -358
elektro 121
elektronik 3
elevated 94
elif 7
elkeszult -167
ellenorzo -14
eller -379
ellers 155
elm -139
else 102
eltern -74
em -20
email 19
emailed 128
emergency 38
emme -188
emne -211
employees 528
employer -235
empty 47
en 42
enaa -121
encomenda -94
end 22
ended -135
ender -57
endet -54
endif -74
ending -45
ends -114
enero -170
engangsadgangskode 54
engangskod 400
engangskode 144
engangskoden 310
engangslosenord 28
engangspassord 363
engine 20
engineer -293
engineering 493
england 175
enheten 33
enhetsnummer -19
enim 249
enjoy -399
enlace -460
enroll -175
enrolled -230
enrolment 107
ens -41
enter 383
entering 543
entra 55
entrance -59
entrando 143
entrar 36
entrare 388
entree -188
entrega -213
entrez 575
entro 157
entry -80
entsperren 186
entwurf 150
env 238
enviado -115
enviamos -739
envio -38
environment 172
envoi -341
envoye -44
ep -13
epc -396
episode -2
equipe 57
equipo -1
er 30
eres 226
erhalten -34
erinnerung -68
erkezik -106
erositsd 89
erp 135
error -336
errore -183
ersetzt 87
ervenyes -88
erwachsene 100
erzeugt 226
es 70
escolher 334
escreva 550
escriba 23
escribe 572
escribelo 462
escribi 23
escriu 218
escrow 53
ese 41
eshte 229
eskerrik -33
eso 149
essais -69
esserti 93
est -10
esta 14
estado -77
estas 219
este 24
esti 176
estimada 106
estimado 45
estonia -73
estos 34
eszkoz 99
et 38
etait -220
etape 150
ete -234
ett 27
etta -268
etter 151
eu 183
eur 54
euro 46
europe 161
ev -13
even -18
evening -192
event -145
events -318
ever -163
every -124
everybody -46
everything -87
ew -315
examen -164
examinations 275
example 53
exchange 30
executed -199
existing -324
exit -292
exited -77
exma 16
exp 127
expect -363
expected -397
expediee 57
expira 288
expirat -23
expire 6
expired -160
expires -7
expires_in 141
expirou -125
expiry -127
ext -4
extend -254
extension -62
external 275
eyjhbgcioijiuzi0niisinr0 -875
eyjhbgcioijiuzi0nij0 -7
ez 130
ezt 72
f0kz -459
fa 57
fach -65
facil 320
facis -122
factor 103
factory -271
factura -90
facture -87
fade 120
failed -154
failures -46
faire -304
fake -395
faktura -150
fale -162
faleminderit -3
fall 129
fallen -66
falls -6
falta -170
familias -178
familie 66
family 257
far -35
fare -49
fares 730
farid 228
farrow -50
farve -28
fathom 132
fattura -105
fatura -57
faubourg -191
faudra 222
fault -190
fax -139
fb0000 8
fca -68
feb 17
februari 66
february -142
fedora -36
fee 93
feed 106
feedback -180
feeder -215
feeds 118
fees -82
feil -280
feira -326
fel -102
feld 216
felkod -145
felt 197
feltet 88
feluleten 38
fem 89
femke -131
fen -69
fenetre 5
fenn -327
fenwick 693
fereastra 135
ferme 279
fernbank -431
fernwerk -40
fertig 336
feu 414
fewer -206
fi -93
fi00 -11
field 102
fieldnote -102
fields -29
fig -59
figure 282
figures 74
fila 33
file -61
filed 116
filing 96
fill 126
film -11
fim 89
fin -80
finally 466
finance -62
find -65
fine -379
finestra 490
fingerprint -35
finish 114
finished -110
fiokja -113
firefox 90
firma 158
firmar 108
firmware 281
first 93
fis -39
fiscale -143
five 50
fix -390
fixed -105
fixtures -28
fizetendo -85
fizetest 173
flickers -219
flight 2
flights -118
floor -43
flour -70
flug -124
flyers 107
focus -244
fogadja 194
foglalasi -62
foi -132
fois 83
folder -164
folgende 114
folgenden 130
follow -47
followers -102
following 144
follows -118
folosi 46
folosinta 415
folositi 27
footer 59
for 52
forecast -60
forfaller 19
forget 8
forgets 248
forgot 171
forgot_password -326
forgotten -201
form 122
formality 166
forms -256
formulaire 294
formular 12
formulare 75
formulario 389
formulier 51
fornitore -445
foro 90
forst 144
forum 120
forward 85
forwarded 34
fost -62
found 137
foundry -29
four 103
fr 185
fr00 349
fra -50
fragen -103
fragor 85
frames 63
fran -122
francisco -56
frau 36
fraud -146
fredag -119
free -134
freephone 107
freeze 10
freiburg 24
freigabe 100
freigabecode 155
freigeben 64
freigegeben -216
freight -43
freischaltcode 282
freischalten 26
frem 79
frequency 157
fresh 274
frete 148
freundliche 80
fri -16
friday 26
friend -65
friends -312
frn -32
from 40
frome 213
front 114
frontend -571
fsp 100
ft -152
fue -154
fuel 7
fuer 125
fuiste -85
full -127
fun 429
funciona -331
fund 95
funds -123
fungua 377
fur 39
further -136
fw 88
fyll 245
ga 145
gaat -9
gaida 4
galaxy 166
galena -99
galima -50
galway -21
game 138
games 182
gang 64
gangen 298
gannet -79
gaps 328
garage 18
garantie -82
garden -159
gare -32
garnet 201
gas 46
gast -20
gastar -49
gate -218
gatehouse 131
gates -70
gateway 128
gatt 13
gave -222
gb00 -52
gbp 77
gdansk 228
gdy 34
gdynia -116
gebruik 26
gebruiken 143
gebruikersnaam 276
gecerli 153
gecerlidir 133
gecerlilik 160
gecko 141
geehrte -93
geehrter 144
gehort -32
geloscht 8
genehmigungs -40
general 222
generated 209
generator -518
genere 130
genom -102
gens -235
gent -120
gentile -86
genuine -614
ger -116
gerade 179
gerek -229
gerekmektedir 6
gergo -45
gesendet -199
geslo 391
gestern 13
gestuurd -25
get -110
gets 35
getta 22
gewoon 141
ghent -115
giam -555
gian -28
gib 91
gibt -126
gida -124
gift -239
gigi 31
gilt 52
giorno -73
girin 484
giriniz 215
giris 34
girocard -85
git -144
give 126
gives 111
glance -69
gli 81
glow00 -125
glows -133
gmbh 12
gmt 41
go 206
godkann 42
godkende 66
godzinie 47
goes 105
goi -184
goiania -353
going 167
gol 14
gold 18
gom -177
gonder -386
gonderdik -230
gondola 39
gone -49
good 91
goodbye 170
goods -210
google 8
gospa 310
gospodo 117
got 5
gothenburg -37
gracias -106
gran -30
granite 48
grant -176
granted 49
gratis -259
graz -5
green 80
greenbank -23
greetings 132
grew -91
grey 185
gridbox -5
groetjes 78
gros 128
gross -152
group 213
grower -117
grudnia -202
grus -117
grusen -90
guard 212
guarde -33
guess -2
guesses -80
guest 332
guide -256
gultig 216
gun -260
guna 160
gunakan 124
gunilla 103
gunu -55
guten 10
gutscheincode -359
gyldig 90
h -19
h00n00 -20
h0t 98
ha -44
haben 115
hace -176
hacer -329
had 62
hadiah -98
hai 8
hakemuksen 191
halaman 569
hall 43
haller 120
hallissa -28
hallo -107
halsningar 158
halt 240
hamburg -8
hand 157
handel -28
hands 296
handy -47
hang -207
hanggang -163
hann 61
hannover -38
hanya 186
happen 52
happened 328
happens 5
happy 22
har 51
harbor 62
harbour -4
hardware -32
hari -111
haric 171
haro -663
harrow 169
harrowgate -94
has 7
haslo 124
hasznalatos 47
hasznalhato 311
hata -106
hatali -32
havale -83
have -40
haven 347
having 150
havnegade -66
hay -78
he 124
head -40
health -10
hear 120
heard -62
hears 236
hearth 384
hebben -219
hebden -112
hech 168
hedgerow -97
heeft 87
heft -144
hei -119
helen -152
hello 38
hello00 129
helmi 250
help 13
helpdesk -117
helping 99
helpline 170
helps -559
helsinki -69
hemen 4
hen -188
her 24
here 46
herstelcode 179
hesabini 23
hesabiniza -188
hesabinizin -235
hesla 243
het 211
heu 35
heure 158
heute 236
hey 238
hezky 176
hi 13
hibas -22
hidden 64
hien -68
hier 176
hij 122
hill -143
hilsen 32
him 35
hingga -224
his -260
hit -9
hiya 117
hmrc -35
hmz0tq0b0k -258
ho 40
hoa 24
hoan 144
hodin 72
hodinu 66
hodiny 221
hoja 51
hola -134
hold -76
holder 34
holding 96
holds 133
holfid -11
hollis -220
home 88
hop -431
hope 129
hora 81
horaires -347
horas 10
horizonte 108
hos 23
hospice -50
hospital 210
hosting -106
hosts -283
hotel 133
hotline -39
hour 387
hours -174
house -72
how -366
howdy 258
hozza -86
hp 63
hr 9
hrb 30
hrs 119
hs -83
ht0 61
http -203
https -266
hub 130
hubungi -70
huerto -26
hull 74
human -134
hundred -116
hungry 72
hut -316
huwag 173
hvala -23
hvor 50
hx0 121
hy -213
hyphen 219
hyva 196
i 8
ia 16
iade -40
ialah 6
iata 277
ib 60
iba -174
iban 25
ici 10
icin 237
icinde 161
ict 241
id -134
idatzi 385
idea -24
ideiglenes -95
identificador -245
identity 231
identyfikator -160
idnr 106
iemand 124
ieraksti 129
ierakstiet 86
ievadiet 133
if -10
ig -119
igazolas -21
ignition -128
ignore -50
ignored 19
ihnen 16
ihr 20
ihre -67
ihren -87
ik -92
ikaw 133
iki -137
ikke 12
il 23
ilagay 9
iletisim 92
ilinca -466
illegalstateexception -300
ils 1
im -64
images 103
ime 74
imizuzu 227
immer -58
imogen -10
import -195
importer -442
importo -105
impressum -98
imran -203
inbjudan -8
inbox 7
inc 45
inc0000000 161
incidencias -51
incident -86
incl -196
include -289
inconnu 28
indeksi -56
indica -50
indiquez 346
indiranagar -85
indirim -312
indtast 422
indtaste 60
ines 2
infinite 455
info -96
infolinka 67
inform -6
informamos -61
information 322
informe 44
informujemy -425
infotelefon -80
ingelogd -33
ingen -65
ingenting 376
ingresa 284
ingresar 159
ini 167
iniciados 250
iniciar 56
initiated 252
inlogcode 295
inloggen -11
inloggning 114
inloggningskod 102
inlogt 79
inn 131
innlogginger -66
inombolo -33
inr 69
ins 128
inscription 92
inserire 168
inserisca 232
inserisci 329
inserito -40
insertions -55
inside -4
instagram -219
install -176
installed -541
instant 191
instead 249
instruction 166
insurance 69
int 22
inte -83
integration 137
interactive 200
interfon -11
internet 16
intikken 45
into 145
introduce 225
introduceti 317
introducir 115
introduiu 83
introdus -75
introduza 549
introduzca 312
introduzir 126
invalid -340
invented -113
inverter 147
inviato -24
invita -56
invitation -158
invitations -158
invited -17
inviteret -259
invoice -213
io -52
ioctha -306
ios -200
ip -97
ipad00 74
ipe 84
iphone 120
ipsum 7
irasyti 120
ird 403
ireland 66
irja 319
is 49
isa 183
isbn -42
islem 40
isn 83
issn 7
isso 214
issue -149
issued 113
issues -70
ist -92
iste 144
isteach 319
istediniz 14
istegi 5
istersen 94
isto 118
it 69
italia 194
item -224
items 299
its 126
itself 110
itt 36
itu 126
iva 135
iveskite 200
ivo -203
izkaznice -125
izmir -88
iznosu 43
j 3
j00 -89
ja 9
jadran 42
jadwal -74
jahr -409
jakarta -44
jako 8
jalan -95
jam -71
jan -24
jana -118
jangan 101
januar -35
januari -54
january -54
jatka 63
jatuh -20
jau -262
java -264
je 71
jeder -208
jednokratna 283
jednokratnu 25
jednorazove 203
jednorazovy 239
jednorazowe 270
jednorazowy 236
jedzie 13
jei -4
jej 39
jekk 13
jelentkezzen 43
jelszo 66
jemand 286
jen 5
jesli -145
jest -76
jestli 216
jeton 58
jetzt 26
jh -221
jis 67
jjfi -4
joan -49
job -72
jobs -218
joga 11
join -185
joining 322
joku 248
joliet 304
joost -39
jou 6
jour 28
journal 89
journee -375
jours -72
jovahagyo 430
jr 7
jsem -63
jsi 67
jsme -147
jueves -83
juin -45
juli -400
julio 78
jumlah -7
jumper 386
june -78
juni -194
juno -36
jus 143
jusqu -8
just 83
jusu 162
juz -82
k 31
k0 43
k00 61
k0000 -32
k0b 36
k0n 44
k0p 185
k0vq0 -158
ka 83
kabinets -14
kadar -121
kadikoy -72
kahvi -57
kai 262
kaikki -88
kaiserstrase -58
kaixo 57
kak 25
kalau 92
kali -119
kami -156
kamu 44
kan 47
kara -224
karaca -110
kare 78
karne 142
kart -265
karta 42
karte -104
kartica -65
kartinizla 108
kassalla -7
kassan -274
kasse -177
kaunas -189
kaytetty -66
kazdej -153
kc -110
kcal -52
kde -105
ke 30
kedves -72
keep -166
keeper 184
keeps 5
kehtib 191
keizersgracht -11
kell -90
kelpaa 72
kennel -299
kennwort -42
kenteken -63
kentta 56
kenttaan 185
kerdese -75
kerjuk 73
kerran 285
kert 241
kertakayttoinen 561
kertakayttokoodi 154
kertakayttosalasana 39
kertakoodi 229
kertakoodisi 460
kesto -53
kestrel 66
keswick 399
kesz 6
ketik 400
key 87
keyerror -319
keyhaven -240
keynote 476
keys 28
kezdemenyezte 99
kg -139
khach 17
khau 125
khi -441
khong -122
kid -47
kies -53
kiitos -248
kime 108
kimga 42
kimlik -22
kind -1
kindly 29
king -113
kinh -18
kini -98
kinnita 11
kinnituskood 260
kino 5
kiosk 27
kirish -94
kirjaudu 231
kirjaudut 154
kirjautua 7
kirjautumassa 213
kirjautumiskoodi 198
kirjautumiskoodisi 408
kirjoita 520
kirsten 49
kitchen -48
kj 15
kk00x 180
kl 43
klantnummer -52
kleebi 276
klein -91
kleine 73
kleinschreibung 125
klick -313
klicka -247
kliendinumber -162
klientske 192
klijenta 193
kliknij -272
klistra 244
klockan 212
klopt -139
kluisje -210
km -19
knappa 203
knappen -47
knjiznica -58
knopf -125
know 110
knows 221
kobenhavn -56
kod 25
koda 58
kodas -45
kode 17
koden 47
koder -211
kodja 278
kodo 112
kodod 247
kodok -79
kodot 4
kodow -643
kodu -42
kodun 129
kodunu -75
kodunuz 181
kodunuzu -189
kohler -9
kohtaan 9
koko -99
kola 14
kolom 99
kolonky 106
kommer -69
kommst 38
kommt -379
komt -47
konci 177
konfirmasi 6
konnen -139
kontakt -37
konto -43
kontoen -61
kontonummer -8
konu 180
koodi -36
koodilla 15
koodisi 205
kopieer 79
koppel 62
kor -83
korabban -88
kornat -179
kort -70
korting -134
kortingscode -191
koszyku -253
kotak 83
kotan 64
kovetkezo -155
kowalczyk -138
kq -112
kq00 -31
kq00xt0 574
kqmz -63
krakow -108
krijg -454
kristjan -49
krvt -46
krvt0000 -160
ksh -54
ksh0 -26
ksiazki -55
ktere -240
ktore 320
ktos 115
ktr 189
kui 38
kuin 289
kuingia -56
kul -280
kuldjuk -10
kullanilabilir 154
kullanimlik 203
kun 72
kund 112
kunden -281
kundennummer -99
kundenummer -81
kunder -308
kundeservice -13
kundnummer 3
kundservice 42
kup -18
kuponkoddal -44
kupuje -34
kurier -106
kurierowi -180
kurs -112
kurverwaltung 25
kuryer -66
kus 24
kusi -54
kuthibitisha 157
kv -43
kvart 567
kvitto -123
kvk 21
kvkk -74
kwa 49
kwadrans 399
kwartier 48
kwenye 117
kwh -190
kx00 -39
kx0q0m 211
kysytaan 147
kysyy 35
l 83
la 6
lab 42
labas 390
label -139
labels -311
labs -1
ladder 51
lag -129
lagi 88
lagos 265
lahetetty -46
lahetystunnus -77
lahti 96
lahtrisse 228
lai 138
lake 68
lakeshore 61
laman 10
lan -100
lander 5
landscaping -451
lane 69
langre -82
language -138
lanken -501
lapa 312
lapses 80
laptop -48
larder -104
large -230
larkshop -20
larkspur -60
las 73
lasku -45
last -4
lasts 222
later 79
latest -176
lauka 157
lautet 126
lb -152
le -91
lea 169
lead -209
league 233
lease 81
leave -171
leaves 13
lecteur -109
lectores -110
lectura -183
left -14
legal -263
legen -142
lehe 171
lehel 46
lei -110
leisure 185
lejar 173
lemon -21
lending 307
length -235
lenken -40
leo 38
lep -149
les 128
lesen -198
lesson -108
lesz -130
let 55
letras 242
letre -31
lets 352
letter -50
letters 280
lettres 38
leur -323
leva -52
level 7
lht -1
lib -175
liberar 252
librairie -40
library -33
licence 115
liczba -74
lid -73
lieber 113
lieferung -74
liegt -54
lien -234
life 3
lifetime 85
light -38
ligt -13
like 63
likely -29
likes 49
lille -66
limit 65
limited 60
limits -85
linde 13
linden 40
lindenau 100
line 48
linea 276
linear -82
linen 44
lines -192
link -444
linked 8
linket -360
linking 157
linkki -197
links -156
linkul -103
linz 54
list 12
listeden -200
listen -70
listened -10
listeners -268
lists -62
liter 28
little 55
live -7
living 92
livro -202
liye 102
lj0000 -183
ljubljana 122
ll -98
llc 63
llega -242
llp 113
load 29
loans 441
lobby -97
local -84
locale 180
localhost 46
localizador -410
location -113
locked 29
locker -215
lodz 39
loft -148
log 76
logga 142
loggade -97
logge 102
logged -161
loggen 164
logger -211
logget -247
logging 1
login 135
login_challenge 127
logins -216
loginwithemail 511
logistics 47
logowanie 16
logs 121
logt 24
loguje 14
loja -229
lokasi -22
lola -40
london -68
long -250
longer -101
look -182
looked -329
looking -19
loomis 280
lor -27
lordag -83
loschen -145
lost -92
losung 206
lovely 37
low -217
lower 160
lowlandvet 778
ls0 -111
lt 63
ltd 94
ltda 5
luc -13
lucia -128
luck -603
lucky 75
lucy -98
ludo 52
lugar -35
luka -14
luku 20
lun 22
luna -1
lunch 51
lund -83
lundi -78
lune -445
lunedi -275
luvulla 17
ly -114
lyon -26
m 25
m00 -470
m0x 40
ma 85
maak -5
maandag -156
maar 136
maart -41
maas -82
macbook -47
machine 174
machines -64
macos -66
made 96
madison 92
madrid -16
maelle 75
maelys 192
magaval -70
maggio -116
magic 151
magiclink -432
mah -52
mail -18
mailadres 214
mailboxes -84
mailchi 30
mailer 55
mailing -188
mails -10
main -64
maintenant -99
mairie 343
maison -130
maiuscole 94
majuscules 162
maksu 90
mal 39
mali -55
maliciously -1033
malmo 86
maly -39
man 10
manage 17
managed -302
manager 175
mandamos -274
mandant 232
maple 2
mapleton -643
maps -493
mar 22
mara 16
marc -126
march -228
marche -43
marco -129
marcus -49
mardi -172
mare -148
marek -295
maret -12
marguerite -92
mark 28
marked -29
market -52
marketing 5
marque -90
mars -220
marsh 15
mart -3
martedi -98
martin -27
marzo -119
mas -126
maslak 52
masold 138
mastercard -177
masuk -30
masukkan 289
mat 46
matches -89
maticna 236
matricula -271
matter 292
mattermost -416
matters 26
maximum 90
may -50
mayo -198
mayor -54
mayusculas 431
mb 54
md 111
md0000 12
me -225
meals -388
meant 90
meanwhile 6
med -18
medlemsnummer -143
mee -31
meer -51
meet 5
meg 52
megadott -45
megerosito 23
megkaptuk -14
mei -66
meille 220
mejlet -69
mel -158
melalui -93
melden 72
meldest 193
meldet -202
mellem -100
member -87
memberikan -157
members 201
mendaftar 91
mengesahkan 18
menit 26
mennessa -17
menos -240
mensagem -4
mensagens -224
mensaje -89
mensajes 185
mentions -166
menu -100
menus -364
mer -445
merchant 7
merci -330
merge -325
merhaba -8
merhabalar 154
mersis 2
mes 51
mesa 82
mese -122
mesicu 140
mesma -304
message -16
met 121
meteran -90
method -221
mette 59
mezojebe 51
mf0uzff -28
mfa 85
mi -14
midnight 419
mientras -31
mig -182
mijn 23
mikkel 15
milano -175
mili -451
mill 82
millbrook -92
million -130
millrace 447
milo -289
mily 169
min 183
mina 62
minden -102
mine -360
minggu -237
minibar -64
minima -62
minimum -29
minit 310
mins 506
minsanang 8
minuciu 220
minuit 19
minusculas 30
minuscules 200
minusu 342
minut 366
minuta 399
minutach 57
minutah 267
minute 141
minuten 340
minuter 270
minutes 139
minuti 390
minutit 98
minutos 442
minuts 28
minutter 304
minuttir 180
minutur 400
minuty 84
minuutin 207
minuutissa 69
minuuttia 122
mira -177
miss -19
missing 4
mission -62
mistake 164
misto -77
mit 97
mitarbeiter 59
mix 129
ml -182
mm -90
mms 176
mn0eymw -71
mniej -225
mobile -184
mobility 280
mochten 77
mode 72
model -122
modem 176
modifie -60
modtaget -101
modulo 209
moi -61
moikka 184
mois -67
moisture 195
moja 313
mokejimo 143
mon -37
monday -168
mondays -29
mondja -153
monitored 60
monitoring -68
monitors 53
monouso 622
monstera -283
montant -57
month -45
monthly 7
months -36
montserrat -14
morada -25
more -56
morgen -111
morning 96
morris00 505
mos 289
most -126
mostantol -62
mostly -291
mostra -174
mostri -41
mot 38
moth 97
motor -4
motorista -32
move 13
moved -285
moves -35
movil -26
moving -48
mozna -187
mp0 -271
mpan 276
mr -24
ms 15
msg 71
msimbo 218
mst -131
mtan 290
mti 1
mtu 292
muddle -164
muffin -231
muista 127
mukaan -35
munissez -9
munud 67
musica -185
muss -103
must 129
musterimiz -22
mute -79
muzete -245
mva 15
mvh 121
mwisho 2
mx -251
mx0 -63
my -128
myservices -232
m³ -236
n -45
n00 259
n0juxk -17
na 19
naam -69
nach 24
nachname -350
nachricht -24
nachste 123
nachster -142
nada -89
nadia 103
nadie 16
nagon 173
nagot -43
najdete -84
nakup -65
nakupu -156
nam -153
namaste 274
namba -44
nambari -63
name -185
names -105
nan -130
nantes -84
nao 43
nap -210
napis 112
napiste 141
narocilo -107
narudzba -76
narva -100
nase -99
nasi -13
nastavit -461
nastavite -210
naste -134
nat 144
nationale -279
nc -21
nd -67
ne 98
nearby 65
nearly 36
ned -318
nedele -179
need -57
needed -46
needn -127
needs -25
nego 25
negozio -27
neither -168
neka -563
nelkul 18
nell 104
nella 2
nello 368
nem -30
nennen -50
nepatvirtintas 145
neplatny -129
nereikia -178
neste -118
net 9
netherlands -170
nettbanken 5
nettleseren 199
network -58
neu 129
neue 48
neuen 55
neuer 93
neve 270
nevienam 128
new 27
newest 191
news -336
newsletters 65
next 15
nf -309
nga -39
ngaku 63
ngay -218
nguyen 75
nhan -147
nhap 95
nhe 122
ni -14
nia 61
nic -81
nice -66
nicht -62
nichts -226
nie -27
niego 58
niets -256
nieuwe 99
nights -120
niin -5
nije -63
nikada -167
nikomu 165
nimanui 330
nincs -400
nine 166
ninety -228
ninguem 191
nisi 183
niste 1
niz 53
nl 3
nl0000 -395
nm0 21
nmls -36
no -13
nobody 118
noch 158
nodig 178
noen 2
nog 39
noget -226
noi -69
nok 286
nombor -87
nomor -104
nomreniz 133
nomresi -115
non -78
none -104
nooit 49
noon 39
nordhaus -168
normal -205
normally -121
norte -150
north -55
northgate -77
northmere 213
norway -233
nos -55
not -8
nota -264
notary 76
notebook -55
notes -235
nothing -297
notice -137
noticed -133
notifications -226
notig -371
notre -243
noua -51
nouda -121
noutokoodi -171
nouveau -67
nov -199
nove 221
november -113
novembre -107
novembro 51
noviembre -142
novo 203
novu -9
now -95
nowego 128
nowy 193
np00 106
ns 244
ns0 13
nsw 55
nt -117
nu -181
nua -240
nueva -58
nuevo 13
num -52
numar -53
numarali -49
numaraniz -153
numarasi -80
numarul -88
number -63
numbers -134
numbrid -35
numer -279
numerem -298
numeris -111
numero -163
numeroon -21
numerot 59
numeru -70
nummer -308
nummeret -67
numret -90
numurs -137
nun 136
nunca -229
nuo -147
nur 8
nursery 353
ny -41
nyckeln 351
nye -67
nyt -52
nytt -32
nz -76
o 13
oak 90
ob -8
objet 114
obrazac 58
obrazovce 210
obrazovke 190
obrigada -103
obrigado -104
oc -110
och -11
ocr -35
octavia -128
october -201
octobre -44
od -41
odbierz -139
odbiorca 31
odbioru -338
odense -26
oder -170
odkaz -59
odnosnik -237
odoslana -43
of -25
off -57
offers -476
office 76
offline -97
offnen 145
offnet -212
offset -76
oficina -36
og -19
ogni -155
ogrenci 49
oh 58
ohm 311
ojo 98
ok -94
okafor -105
okna 218
oknie 26
okonjo 97
oktober -173
olamide 342
olay -132
old 51
oldalon 573
oleander -546
olet 372
olette 120
olit -190
olur 286
oluwaseun 113
om 67
ombi 272
on -43
onay 223
onaylamak 73
oncall 221
once 19
onda 356
onder -120
one 97
onepass 36
ones 42
onetimepassword 208
ongeldig -3
online 68
onlinebanking -120
only 155
ont -269
onze -32
oo 310
op 7
open 21
opened 25
opens 2
openstaat 385
operacja 162
operacji 19
operation 13
operations 109
operator -39
opisovat -160
opiste 605
opoznieniem -44
opposition 179
ops 266
option -51
or -5
ora 56
orange 313
orario -66
oraz -191
orchard -37
orchid 30
order -74
ordernummer -91
orders 121
ordinary 43
ordinateur 179
ordine 16
ordre -34
ordrenummer -50
ore 90
oren -193
org 12
organisation 340
oriel -281
original 25
originator 300
os -46
osaluskood -13
osei -87
oslo -28
osoitteessa 106
oss -52
others -6
oto 246
otp 144
otp_code -801
otp_ttl_minutes -373
otra 47
otrzymalismy -68
otsikossa 22
ott 105
otter -108
otto 144
oturum -16
ou -84
oude -38
oui -120
oulu 107
our 1
ours -61
out 37
outbound -44
outdoor 35
outro 38
ouverte 223
ouvidoria -80
ove 384
over 65
overovaci 348
overstory -343
owl 43
own 28
oy 101
oyelaran -142
oyun 63
oz 10
ozdemir 125
ozel -117
ozvi -39
p 2
p00 -251
p0rncfwn0on0 407
pa -49
paattyy -29
pacco -21
pacific 625
pack -284
pada 27
padlock -167
pag -114
pagar -287
page 260
pages 10
pagi -14
pagina 553
pago 42
paid -36
paikalle -408
paired -311
pak -54
paket -263
paketet -20
pakettisi -22
pakke -103
paldies -183
palisade 164
palletcode -71
pane 67
pani 35
panier -346
paniers 22
pankki -179
panstwo -254
pantalla 366
pantry 103
papa 95
paperless -208
papers -9
papertrail -263
par -181
para 213
parade 174
parar 117
parast 127
parcel -256
parcels -19
parent 288
parents -33
paris -42
park -26
parking -105
parma -17
parnu -131
paro -157
parola 27
paroli 210
part -138
partir -110
partners -16
pas 10
paso 4
pass -72
passcode 250
passcodes -549
passed -199
passes 41
passkey -237
passkeys -124
passo 70
passord 97
passordet 41
passt -137
password -16
passwordless 664
passwort -148
passworts 19
past 120
paste 145
patch -280
path 214
patient 71
patro -107
patvirtinimo 239
patvirtinti 245
paul -10
pause -254
paused -166
pavia 46
pay -7
paydesk 89
payee 87
paylasmayiniz 320
payment -83
payout 390
pcm -159
pdf -228
pdt -46
pe -71
pe00 -118
peachtree 54
peakline -135
pebble 124
pedalear 40
pedalo 186
pede -136
pedido 131
pedindo 128
pedir 15
pedira 36
pediremos -247
pediste 15
pediu 30
pekka 371
pell 10
pembelian -128
pending 423
penerima 721
pengambilan -216
pengenalan -113
pengesahan 289
penjejakan -9
pennant 337
penny -43
penrose 123
pension -7
pensions -13
pentru 84
penztarnal -333
people -214
perc 108
percen 190
perchline 97
percig 567
perdidos -33
period -89
periodo -155
peristiwa -176
permanent 41
permintaan 14
permohonan 340
perr00 -160
pershendetje 92
personal -162
personne 262
personvern -115
peru -153
petak -265
pete 315
petis 430
petitions -31
petro -186
petrol -38
peux 19
pharmacist -83
pharmacy -22
phone -126
phong -205
photo -141
photos 29
phut 560
pick -21
picked 89
pickup -280
pid -189
pide -78
pidio 85
piece -96
piegade -167
pieslegsanas 50
pigeon 193
pills -161
pin -3
pincode -92
ping -46
pinnacle -136
pins -24
pipeline -61
piso -4
pittsburgh -118
piu -13
pixel 145
pizza -185
pk -18
place -136
placed -131
places -48
plain 129
plaka -31
plan -33
plane -153
planned 401
planner -197
plant -241
plata 67
platbu 79
plate -105
platnost 230
plats -19
play 29
played -90
player 194
plc 22
please 2
pliktrologise 16
pln 260
plot 47
plotline -80
plover -84
plumtree 31
plus -72
plusieurs -64
pm -8
pnr -151
po 63
pocketcms -151
pocztowy -189
podaj 126
podcasts -121
pode -197
podpis 214
podpisania 54
podra 64
poi 35
points -200
pojistovna 128
pokazite -94
pokoj -111
pole 320
police 202
policies 7
policka 178
policy -39
polis -51
polje 134
polling -171
polu 228
pon 184
pone 63
ponesite -10
ponizszego 94
ponownie -268
poole -141
pop 258
poprzedni 56
popust -43
por 30
porta -291
portal 68
portale 257
portalu 65
porten 89
portfolio -52
portland 130
porto 23
portone -3
portugal -53
poskod -19
poslali -15
poslana -41
possible -94
post -238
postadress 155
postal -204
postami -92
postbox -33
postcode -155
poste -28
posted -108
postfach -16
postgres -363
postinumero -147
postleitzahl -14
postnumer -217
postnummer -160
postovana 80
posts 4
pot 240
potrditveno 73
potrebovat -128
pots -196
potting -54
potvrdenia -62
potvrdit -279
potvrdte 107
potvrdu 379
potvrdzovaci 23
potvrzena -10
potvrzeni 129
potwierdzajacy 232
potwierdzam -231
potwierdzenia 5
potwierdzenie 84
pouco 95
pour 193
pouzijte 625
pouzite 43
povedzte -29
power -30
pozdrav 60
pozdravem 178
poziadali 19
poziv -85
poznan 19
pr -35
pra 142
praha 28
prank 155
pratica -6
praze 42
precinct -480
precisa -13
pred -61
predmet -39
prefer 83
preghiamo -143
prelevement -165
premere 81
prenotazione -42
prepisite 239
presale 24
prescription -147
presentarsi -13
press -68
pressed 471
presumably -884
preto -45
preukaz -89
preview 185
prevista -51
prezado -23
pri -249
price -91
prihlaseni -36
prihlasenie 39
prihlasovaci 241
prihlaste 181
prijava -159
prijavite 188
prijavo 234
prijavu 204
prima -153
primeira -16
print -110
printed -225
printer -172
printing -345
priority -58
pripad -5
pris -368
prisijungimo 394
prisijunkite 132
pristup 197
privacy 26
private -93
priya 53
prize -78
probably 57
problem -3
processed -94
prochaine -46
prod 118
prodlouzit -34
product -332
production -56
profile 95
profilo 102
program 76
programme -445
project -72
projekt -110
promise -314
promised -277
promo -150
promocional -157
prompt 512
prompted 145
pronta 36
pronto 10
proof 101
property 201
prosim -125
prosimy 18
prosinca -166
prosvasi 11
prosze -14
protected 49
protection -61
proud -440
prove 195
provided 32
provider -187
proximo -2
prufcode -51
prufen 31
pryce 206
przelew 50
przepisac 753
przepisanie 132
przepisz 510
przy -112
przychodzi -114
psc -96
psst 75
pt 55
pts 42
pty 144
puan -14
puaniniz -209
public 16
published -155
publishing 93
puedes -179
puk -124
pukul 53
pull -503
pulnoci 252
pulsa -443
punch 382
pune -99
punktow -19
puntos -141
puo -210
puoi -38
purpose 585
push -196
pushtan -201
pusti 422
put 185
pv 13
pw -48
py -77
pyta 53
pyynto 2
pyysit 156
q 443
q0zt0lmv0xk 91
qa 54
qa0 52
qd0000 133
qeydiyyat 229
qr -661
qs -204
qty -57
qu 33
qua -20
quan 38
quand 5
quart 368
quarta -310
quarter 72
quatre 190
quay 145
quayside 10
que 111
queira 47
quello 241
quelqu 31
quem -97
queridas -337
quero -14
queste 158
question -174
questions -51
queue -35
quezon -85
qui 19
quien -102
quill 509
quillbase -204
quillstone -196
quindi -13
quis 3
quiz -125
quota 29
quote -173
quoted 31
quoting 34
quy 56
qx0t0l 180
r -7
r00 -67
r0000 -28
r0y -83
ra 26
rabatkode -134
rabatkoden -284
rabatowy -306
rabatt -174
rabattkod -188
rabattkode -306
rachunek 106
rack -98
racun -90
radio -101
radku 65
rafael -211
raffle -166
railcards -655
rama -23
ramane -73
ran -229
rand -38
randevunuz -198
random 26
ranije -217
rapporten 83
raqami -295
rastreio -161
rata -138
rate -199
rated -149
rates 79
rathmines -240
rb -253
rc 9
rcpt -322
rd 165
reach 23
read -29
reading -110
ready -118
real -81
really 203
realm 124
recebemos -182
receipt -129
received 17
recepcion -25
receptie -208
reception -189
recevoir -245
rechnung -124
recibes -91
recibimos 72
recipes -168
recipient 6
recite -28
recogida -114
recollida -40
reconoce 57
recopier 162
recopiez 579
record -476
recorded 384
recordings -326
records -87
recover 124
recovery 43
recu -97
recuerda -193
recuperacao 231
red 39
redacted -709
redan -157
redeem -158
redeemed -82
redemption 326
reducere -203
ref -6
referans 134
reference -173
referencia -194
referral -551
referto 77
refshalevej 291
refunded -96
refunds 90
refused -39
reg 56
regards 139
regeringsgatan -483
region -113
registamos -66
register -68
registering 322
registrace 312
registraci 175
registraciji 30
registrar -31
registration 32
registreringsnummer -67
registrierung 271
registrikood -105
registro -25
regret -85
regular -78
reinitialisez 169
reisepass 149
reject -313
rejected -305
rejestracje 130
rek 85
rekisteroitymisesta 190
relates 212
relax -269
release 192
released 30
rembourse -49
remember -92
remercier -239
reminder -391
remise -142
remote 150
removed -64
remplace 152
rendelesszama -103
rendelest -61
renew -173
renewal 340
reno -68
renova 318
rent -3
renvoyer -169
repay -177
repeat 319
replaced 39
replaces 14
replied -95
replies -44
reply -25
replying -28
report -171
reporter 7
reports -171
reproduce -74
republic -241
reqemler -57
request 33
request_id 162
requested 193
required -119
requires 363
res -6
resend 8
reserva -259
reservation -18
reservations -14
reserved 34
reset 8
resi -48
resident 202
residents -359
resolutions 178
resolved -503
responda 307
response -302
responsibly 108
resta 67
restano 217
restart -201
reste 2
restore 147
result -234
results 211
retira -75
retirada -23
retire -130
retour -109
retrait -480
return -12
rev -73
reveal 5
review -19
reviewed -242
reviews 118
revisa 459
revision -254
revoke 15
rewards 146
rezervace -62
rezervacija -148
rezervasyon -178
rezervat 87
rfc -410
rgrm000000 20
rh0000 6
ri -474
riattivarlo 14
ribera -14
riceverai -76
ricevi -40
ricevuta -255
richiesta 40
richiesto 99
ridica -228
riding -539
rien -141
riga 158
rigas -31
right 117
rights 228
rinda 120
ring -45
ringe -163
rio -102
riquadro 278
ritiro -151
riunione -75
rivers -177
rivet 41
rl 74
rm00 -5
roaming -149
roast -53
roasters -51
robert -197
robin -216
robot 142
rochester 523
roditelji 177
rodo 105
rok -32
role 131
roll 25
rollout -33
ron 35
ronda -45
room -15
rooms 55
rota 262
rotated -53
roulib 2
route 94
router 109
routing 34
row -14
rowan 21
royal 195
rp -105
rp00 -71
rp000 -30
rs 44
rubrica 438
rue 39
rujukan -21
rule -95
rules -443
run -11
runbook -581
runner 186
runs 79
rushlight -229
rust -30
rut 60
rutan 333
rx -104
ry 211
rye 33
s -15
s0 36
s00 -2
s00da0 -45
s0p 22
sa 25
saa -121
saat -155
saber -201
sable -80
sacola -119
sadly 114
safe -80
safely 42
safety -397
sag -24
sagsnummer -34
sahte -129
sailytys -34
saisir 187
saisissez 640
saiu -93
sak -92
sakerhetskoden 267
saksnummer -4
sal 29
sala -204
salah -398
salamat -210
salary 142
salas -63
salasanaa 26
salasanan 61
saldo -105
sale -173
sales -47
salford -46
sali -97
salon -52
saludo -27
saludos 159
salut 114
salvador 251
sam 50
same 24
samen -4
samme -87
samo 53
sample -162
sampletown 516
sampleville -832
samr00 -217
samsung -88
san 54
sandbox -33
sandpiper 52
sanitaria -33
sans 190
santiago -166
sao -83
sarl -7
sat -62
saturday -12
save 68
save00 -19
saved 10
savitarnos 30
savona 44
saw -262
sayfada 123
sayi -71
saying 148
sayisi -37
says 59
scade 77
scadono 196
scaduto -153
scammer -340
scammers -98
scams -198
scan -52
scanners 810
schenken -184
schlussel -72
school 17
schranka 56
schreef 341
science -172
sconto -267
scop 53
scopes 18
scratch -52
screen 406
screenshot -110
scribesign -48
scrie 149
scrivi 610
sdelte -27
se 19
seal -74
sean -71
seans 321
season 177
seat -159
seattle -111
sebou -118
sechsstelligen -266
second 122
seconda 285
seconds 5
secret 27
secretary -131
section -36
sections -33
secure 12
securite -119
security 4
seda 296
see -79
seed -48
seeds 219
seeing 80
seen -137
sees 226
segreteria 50
seguimiento -84
segundos 30
seine -21
seit -152
seite 1
sek 65
sekali 242
sekarang -73
sel 151
selam 85
selasa -171
selatan 108
self 28
selguvad -19
seller 134
selv -124
semaine -137
semana -191
semanal -216
sementara -31
sempre 15
sen 36
senast -48
send -86
sendung -116
senest -252
senha -57
senhor 71
sensitive 410
sent -89
separate 57
sepette -44
sept 286
september -78
serial 127
servers -582
service 27
services -38
servicetelefon 288
servir 263
servus 49
serwera -235
sesame 99
sessio -84
session 9
sessions -48
set -100
setting 5
settings -23
setzen 84
seu 48
seul -103
seuraava 268
seurantanumero -71
severity -162
sezione -247
sfert 18
sg -6
sha000 -177
shake -169
shard 29
share 36
sharp 304
shed -288
sheets 180
sheffield 51
sheridan 235
shift 211
ship 186
shipped 7
shipping 9
shop -142
shopping -14
short -17
shortlisted -98
should -89
shout 179
shouting -371
show -39
shown -277
shows -324
shut -194
si 7
siamo -12
sich -105
sicherheitscode 146
sicurezza -45
sidan 528
siden 411
sie 78
siete 228
sifra -33
sifre -40
sifreniz 130
siger -34
sign 85
signatory 2
signature 87
signatures -503
signed -234
signer 217
signing 121
signup 226
sigue 4
sigurdsson 138
siis 8
sijaan 172
silakan 194
silent -186
silly 123
silver 191
sim 208
simpan -100
simply 219
sin -105
sincerely 124
sind 94
singapore -101
single 54
sinu 11
siparisiniz -14
sirve 128
sisaan 11
sisesta 125
sisselogimiskood 53
sistema 296
sita 52
site 39
site_id 60
sits 9
sitting 285
six 6
sizden -16
size -133
sizning 149
sjalv -1
sk 22
sk00 181
skaitli -48
skaits -76
skal 130
skambinkite -80
skarmen 45
skeleton 576
skickats -33
skip 39
skola 172
skopiuj 63
skriv 326
skriva 93
skriver 112
sky 61
slaet -83
slevovy -314
slide -79
slik -84
slip -85
slipped 163
slipway 92
slot 72
slova 109
slow 72
slugs 26
slutar 123
slutter 80
sm -188
small 230
smart -58
sme -103
smo -118
smoke 173
sms -282
smtp -462
sn 74
sn0u -30
so 28
sobald 32
sobota -111
soc 20
sociale -248
society 18
soeben -229
sofia 87
sofort -60
software -25
soir 137
soita -14
sol 200
sola 15
solicitacao 36
solo 7
solved -147
somebody 38
someone 92
something -225
somewhere 4
son -109
sondag -88
sondern 125
sonra 308
sont 19
sonu -24
sooduskood -240
soon 11
soporte 104
sorry 102
sort -212
sorteo -163
sortie -185
sorulariniz -362
sou 239
souhaitez -77
south 156
sovellukseen 51
soylemeniz -12
sp 121
space -57
spam -407
spar -23
sparkontor -119
sparst -193
speak 80
spec -20
special 57
specialist -245
spedizione -117
spell 348
spend -61
spent -278
spin 7
spins -58
splatnost -10
split -27
sporgsmal -1
sporitelna 492
spot -196
sprawa -24
sprawdz 295
sr -33
src -7
srl 134
sshd -155
st -77
staat -50
staci -176
stadfesta 126
stadfestingarkodinn 38
staff 44
stage -99
stagehand 350
stai 128
stammer -139
stand -491
standing 122
stands 64
stanje -58
start -112
started 158
starts -139
stasera 201
stata -71
statement -285
statements -108
static -37
station -44
statistics -62
stato -190
status -175
stays 24
ste 47
steht -69
stem 402
step 197
steps -46
stepwise 18
stevilka -133
sti -111
still -102
stimata 65
stitch -519
stock -186
stockholm -34
stop 144
stopped 24
stora 36
storage -44
stored 77
storgatan -53
straks 30
stran 24
strance 300
strani 109
stranici 6
streak 82
street -26
stronie 331
stroom -47
stub 226
stuck 125
student -49
studio -42
stunden -78
sturen -103
stuurden -199
stycznia 65
su -36
sua -24
suas -262
subject 105
subject 0 -87
subject 00 -170
subject 000 68
subject 0000 -36
subject 00000 9
subject 000000 7
subject 0000000 -31
subject 000000000 32
subject 000mg -21
subject 000호 -7
subject 0b -102
subject 0f0a0c0 55
subject 0fa 166
subject 0x0 -223
subject 0월 -177
subject 0월분 -3
subject a -49
subject aanmelding -203
subject ab -10
subject abbiamo -134
subject abgelaufen -342
subject aboard 25
subject accept 360
subject accepted -189
subject acces 225
subject acceso 436
subject access 210
subject accession 73
subject accesso 189
subject account -16
subject acesso 124
subject achat 156
subject acme -20
subject action 153
subject activa 3
subject activate 76
subject activation 120
subject added -289
subject adding 630
subject address -71
subject adgang 22
subject admin 158
subject afspraak -85
subject ag 240
subject aid 438
subject aktivacija 46
subject al 12
subject alamat 263
subject alarm -101
subject aldrig -213
subject alert -166
subject alerts 192
subject all 202
subject alle -360
subject almost 222
subject always -218
subject am -6
subject an 104
subject and 74
subject anda -84
subject andret -1
subject anmeldecode 68
subject anmelden 53
subject anmeldung 101
subject answer 285
subject answered -93
subject antrag -23
subject api -188
subject app 123
subject app_name -395
subject applicant -33
subject application -104
subject appointment -250
subject approval 127
subject approve 304
subject approved -675
subject appuntamento -120
subject april -343
subject aprobada -38
subject ar -88
subject aramiza -331
subject arcade 131
subject are 61
subject area -124
subject arende -210
subject armario -35
subject arrival -114
subject arrive -247
subject arrives -87
subject arriving -93
subject ask -310
subject assigned -210
subject att 33
subject attachment -103
subject attempt 8
subject attention -159
subject attic -18
subject au -54
subject audio 18
subject auntie -329
subject autentificare 130
subject authenticate 941
subject authentication 49
subject authorise 148
subject authorize 86
subject autoriza 93
subject autorizar 323
subject autorizare 70
subject autorize 154
subject autoryzacja 112
subject autoryzacyjny 201
subject aux -115
subject available -201
subject avec -213
subject aviso -122
subject avviso -75
subject aw 372
subject awaits -30
subject backup -598
subject baharu -352
subject ban -76
subject bank 152
subject banka 115
subject banking -44
subject bao -86
subject barn 184
subject baru -214
subject basket 102
subject been -55
subject before 148
subject bei 291
subject bejelentkezes -33
subject bekliyor 135
subject bekrafta 227
subject bekreft 125
subject bekreftelse 5
subject belepes 197
subject belepesi 32
subject belepokodod 39
subject bereit -50
subject berhasil -204
subject besked 44
subject best -233
subject bestatigen 155
subject bestatigungscode 137
subject bestellung -193
subject bestilling -132
subject beta 119
subject bevestig 168
subject bevestigd -283
subject bezorging -196
subject bib -93
subject bicibarri 7
subject biletiniz -131
subject billing -164
subject bin -43
subject biology -43
subject birthday -18
subject bitte 130
subject bizden -8
subject biztonsagi 232
subject blad -23
subject board 160
subject boiler -298
subject boleto -164
subject bolletta -244
subject bon -119
subject bonifico 239
subject book -53
subject booked -81
subject booking -109
subject bramble -393
subject brand -70
subject breaks -367
subject broj 168
subject brompton -82
subject browser 461
subject btc -151
subject buchung -103
subject budget -79
subject bus -448
subject but 67
subject by -303
subject c 2
subject caducado -253
subject call -35
subject cambio 370
subject cancel 12
subject cancelled -904
subject canh -362
subject cannot -211
subject car -301
subject card -218
subject carte -231
subject case -202
subject casi 49
subject catalogue 18
subject certificate -330
subject challenge 335
subject change 205
subject changed -274
subject changes -86
subject chat 157
subject check 117
subject checkout 183
subject cheerful -51
subject chirpline 11
subject chuyen -210
subject chyba -151
subject ciao 133
subject cifre 329
subject cikti -69
subject cinema -115
subject cita -296
subject claim 41
subject class -555
subject clave 85
subject click -244
subject client 43
subject closed -92
subject club 85
subject cod 193
subject code 159
subject codes -270
subject codi 481
subject codice 228
subject codigo 208
subject codul 204
subject coletul -115
subject collect -183
subject collection -248
subject comanda -92
subject coming -79
subject commande -342
subject comments -12
subject company -60
subject complete -390
subject completed -345
subject compra 84
subject comprovante -34
subject comprovativo -4
subject compte -125
subject computer 348
subject con -177
subject conference -175
subject conferma -25
subject confirm 43
subject confirma 189
subject confirmacao 288
subject confirmada -92
subject confirmar 457
subject confirmati 121
subject confirme 216
subject confirmed -841
subject confirmer 113
subject confirmeu 40
subject connect 366
subject connexion 267
subject consegna -76
subject consent 86
subject console 324
subject consulta -87
subject conta -282
subject contact 263
subject contract -13
subject contrasena 20
subject contrasenya 273
subject control 274
subject coop 13
subject cooperativa 178
subject copied 299
subject correction 33
subject correo 346
subject corso 15
subject counted -9
subject course -256
subject cp 487
subject created 7
subject cs 13
subject cu -228
subject cua 14
subject cuenta -76
subject cupom -246
subject czeka -102
subject czesc -10
subject d 43
subject da -4
subject dad -274
subject dana -185
subject dang 107
subject danke -292
subject dans -183
subject dari -58
subject darkovy -282
subject das 26
subject dat -4
subject day -329
subject days -617
subject db -22
subject de 83
subject declined -28
subject deg 32
subject degistirildi -352
subject deine -56
subject del -121
subject delete 33
subject deleted -21
subject delivery -150
subject deploy -188
subject deployed -355
subject deposit -397
subject der -16
subject desde -537
subject det 434
subject details -108
subject dev -61
subject develop -62
subject device 279
subject di 20
subject dial -373
subject didn -992
subject dig -38
subject digit -1
subject digital 172
subject dimenticata 65
subject din -73
subject directory 1
subject disabled -730
subject disk -142
subject dispatch -10
subject disponible -417
subject dispositivo 177
subject dive 3
subject do 41
subject docs 92
subject documents -30
subject doesn -420
subject dogrulamasi 47
subject doi 57
subject domingo -38
subject don -130
subject done -33
subject door -255
subject dostep 127
subject down -256
subject dr 53
subject dress -287
subject driver 21
subject due -483
subject dumneavoastra -236
subject duoc -331
subject dynamic 165
subject e 139
subject e0e 80
subject echec -296
subject edit 89
subject een -20
subject egiaztapen 4
subject eich -231
subject einladung -99
subject einmal 191
subject el -126
subject electronic 530
subject elkeszult -391
subject email 124
subject emergency -5
subject en -79
subject enabled -110
subject engangskod 368
subject engangskode 337
subject engineer -241
subject enrollment -52
subject enter -268
subject entered -511
subject entra 55
subject entrar 305
subject entrega -284
subject ep -500
subject er -127
subject erro -122
subject error -137
subject es -77
subject ese 43
subject eshte -442
subject esim -152
subject esqueceu 36
subject est -132
subject este -108
subject et -169
subject eth -153
subject eur 137
subject even 324
subject event -14
subject everything -312
subject exam -49
subject examen -138
subject example -141
subject expire -266
subject expired -633
subject export 15
subject external 335
subject extracto -95
subject factura -458
subject facture -190
subject factuur -257
subject failed -862
subject fake -464
subject faktor -60
subject faktura -460
subject fallback 594
subject falsche -205
subject falta 487
subject fathom -282
subject fattura -123
subject fatura -180
subject faturaniz -210
subject fc 58
subject fehlgeschlagen -272
subject feirao 2
subject fenn -15
subject fern 1
subject fernbank -7
subject fernly -184
subject fi -166
subject field -619
subject figures 37
subject file 124
subject finish 194
subject fiok -105
subject firma 338
subject fisiniz -39
subject fl 111
subject flight -162
subject follow 485
subject for 16
subject forgotten -65
subject form -222
subject forum 152
subject forwarding -652
subject fost -458
subject found -255
subject fra 74
subject fran -102
subject frau -197
subject fraud -242
subject fraudes -31
subject free -177
subject freeze 19
subject freigabe 455
subject freigeben 192
subject friday -418
subject fridge 173
subject friends -271
subject from 97
subject ft -93
subject fur 145
subject fwd 380
subject game -200
subject garden 336
subject gate -186
subject get 59
subject gets 23
subject gewijzigd -327
subject gia -258
subject giam -1
subject giao 104
subject giris 170
subject girisi 15
subject gitrove -203
subject give -728
subject go 54
subject godkann 469
subject godkend 319
subject good -278
subject gratis -31
subject guest 152
subject guildhall 20
subject h 45
subject ha -629
subject half -273
subject han -401
subject happens -625
subject har -430
subject has -377
subject hasla -15
subject have -490
subject hazir -113
subject hazirdir -150
subject held 95
subject hello -108
subject help -137
subject here 18
subject hesap -109
subject hey 554
subject hi 156
subject hill -237
subject hoje -223
subject hold -84
subject holiday -144
subject hospital -114
subject host 311
subject hosting 45
subject hotel 24
subject hours -342
subject house 342
subject how -330
subject hr -207
subject hs -535
subject html 79
subject http -22
subject iban -94
subject icin 631
subject identity 239
subject idopont -105
subject ihr -36
subject ihre -197
subject il -30
subject important -795
subject in -47
subject inbjudan -138
subject indirim -219
subject indirizzo 77
subject information -757
subject inici -183
subject inlogcode 386
subject inloggen 153
subject inloggning -24
subject inloggningskod 350
subject inn 61
subject innlogging -182
subject input -497
subject inside -313
subject inspection -257
subject instructions -73
subject insurance -216
subject into 22
subject invitation -319
subject invite -45
subject invited -762
subject invito -119
subject invoice -361
subject ios -95
subject ir -346
subject is -57
subject islem 117
subject issue -352
subject issued 34
subject ist -167
subject it 248
subject item -23
subject j 765
subject ja -150
subject jangan -20
subject janji -150
subject je -243
subject jednorazowe 240
subject jelszo 184
subject jira -288
subject jizdenka -49
subject job 205
subject join -43
subject joining 350
subject jouw -210
subject jovahagyasa 675
subject jovahagyo 36
subject july -187
subject jums -174
subject june -131
subject juniper -402
subject just -52
subject jusu -124
subject k0vq0 -1
subject kargonuz -269
subject kas 107
subject kata 43
subject ke 101
subject keamanan 184
subject keep -118
subject kerro -250
subject kertakayttoinen 38
subject keselamatan 62
subject kettle 262
subject key -77
subject keys -149
subject khoan 297
subject kiitos -3
subject kimseyle -276
subject kindling 23
subject kinnitamine 468
subject kinnituskood 305
subject kirish -30
subject kirjautumiskoodisi 486
subject kit -23
subject klaar -326
subject klub 69
subject knock 238
subject know 159
subject kod 149
subject koda 383
subject kodas 280
subject kode 248
subject kodea 415
subject koden 241
subject kods 302
subject kodu -6
subject kodunuz 243
subject kody -187
subject kommt -300
subject konfirmasi 35
subject konto -89
subject kontrola 137
subject kood 39
subject kullanimlik 108
subject kundenkonto 69
subject kundenportal 52
subject kurz 222
subject kvittering -230
subject kvitto -190
subject l 92
subject la -44
subject lab -100
subject lager -172
subject lasku -139
subject last 76
subject late -35
subject laukia 347
subject launch 525
subject le -163
subject lease 41
subject ledger -27
subject left -13
subject lejart -41
subject lemmings 102
subject length -426
subject lepes 174
subject les -413
subject let 77
subject lettura -34
subject library -35
subject licence -615
subject license -170
subject liegt -107
subject lien -787
subject lige -237
subject liked -65
subject limit 5
subject lindqvist 114
subject linha 128
subject link -137
subject linked -221
subject linking 118
subject linux -49
subject listrik -167
subject live -27
subject living 150
subject livraison -86
subject load -163
subject localhost -201
subject location -208
subject locked 28
subject locker -54
subject loft 121
subject log 235
subject logg 60
subject login 271
subject loginkode 357
subject logowania 174
subject logowanie 109
subject logujesz 201
subject loi -348
subject longer -352
subject look -112
subject loom 27
subject loosimises -10
subject lorem -9
subject low -423
subject lozinka -3
subject lt000000000 -18
subject m 205
subject ma 297
subject mail 197
subject mailadresse 212
subject mailer -68
subject main -74
subject maksu 47
subject malipo -184
subject manage 192
subject market -261
subject mars -40
subject marso -68
subject masuk 199
subject mat 311
subject match -282
subject matches -128
subject matricula 309
subject may 20
subject maya 37
subject meeting -150
subject meg 88
subject megerkezett -76
subject megerositese 23
subject megvaltozott -217
subject melding 23
subject membership -245
subject message 119
subject meter -501
subject meterstand -234
subject mfa 243
subject mina 160
subject minh 20
subject minutes -262
subject misin 141
subject missed -26
subject missing -415
subject mit -55
subject modifie -53
subject moi -141
subject monday -49
subject month -119
subject more -102
subject moss 132
subject moving 149
subject murmel 6
subject mutual 196
subject my 65
subject myservices -147
subject n -29
subject na -112
subject nantes -95
subject narudzba -41
subject naslova 57
subject ne -336
subject nearly 320
subject need 63
subject needed 9
subject needs 41
subject nefunguje -157
subject net 41
subject neu -179
subject neue -344
subject neues -50
subject never -442
subject new -54
subject news -210
subject newsletter -288
subject next -40
subject nie -176
subject nieuwe 21
subject nieuwsbrief -52
subject night -31
subject nightly -158
subject nimbus 1089
subject no -153
subject noch 290
subject non -516
subject nooit -251
subject norwind 525
subject not -30
subject nota -110
subject note -50
subject notes -275
subject notewell -559
subject notice -192
subject notificacion -60
subject notig 574
subject noua -213
subject noudettavissa -30
subject nouveau 227
subject nouvelle -452
subject nov -389
subject nova -261
subject nove -229
subject november -157
subject now -170
subject nowe -41
subject nowy 63
subject nr 10
subject nu -320
subject nulstil 14
subject number -86
subject numbers -4
subject numer -26
subject numero 33
subject nunca -219
subject nuovo -42
subject nur -314
subject ny -26
subject nyt -299
subject o 47
subject oak -205
subject object -537
subject objednani -108
subject objednavka -135
subject obnoveni -27
subject october -29
subject odbioru -193
subject of 154
subject off -212
subject offer 185
subject oled 267
subject on -135
subject one 286
subject onepass 19
subject online 334
subject only -230
subject op -384
subject open -266
subject opened -113
subject opening 527
subject operacji 118
subject ops -129
subject oqsoy -40
subject order -93
subject ordine -98
subject ordre -164
subject osalemast -16
subject otp 165
subject ottilie -131
subject our -7
subject out -114
subject oven 86
subject overeni 447
subject overenie 107
subject overovaci 30
subject pac -53
subject pacco -110
subject paczka -236
subject padded 38
subject page -114
subject pages 1
subject paid -38
subject paiement 156
subject pair 221
subject pairing 205
subject paket -483
subject palette -159
subject palogging 6
subject par -247
subject para 43
subject parcel -436
subject parent 223
subject parish -328
subject parking -181
subject pass 29
subject passcode 348
subject passkeys -12
subject passo 399
subject passwords -435
subject passwort -116
subject patch -129
subject path -160
subject patvirtinimas 292
subject payee 183
subject payment 26
subject payroll -196
subject pedido -322
subject pemeriksaan 57
subject people -149
subject per 9
subject perjalanan -83
subject permission 260
subject permohonan 320
subject phe 7
subject phone 134
subject pickup -175
subject pieslegsanas 26
subject pin 115
subject pins -236
subject pizza -52
subject please -56
subject plug 135
subject pm 45
subject po 45
subject pocketcms -161
subject podpis 176
subject points 143
subject policy -173
subject por -205
subject porosia -44
subject portal 81
subject portale 41
subject portalu 22
subject porto -284
subject posiljka -325
subject post -117
subject potrditev 325
subject potvrda 2
subject potvrdte 101
subject potvrzeni 61
subject potwierdz 169
subject pozvanka -82
subject pr -835
subject pra -83
subject prenotazione -83
subject prescription -19
subject preview -592
subject price -177
subject prices -134
subject prihlaseni 90
subject prihlasovaci 117
subject prijata -202
subject prijava 13
subject prijavu 184
subject prin -124
subject printer 9
subject problem -366
subject prod -140
subject profile -129
subject programare -87
subject project -197
subject promo -226
subject prosim -94
subject protected 20
subject prove 115
subject prueba 120
subject psst 158
subject publish 41
subject puk -475
subject purchase 18
subject q -150
subject qa -67
subject quarry 80
subject query -60
subject queue -171
subject quick 174
subject quote -37
subject quoted -305
subject rabatowy -49
subject rabattkod -12
subject racun -186
subject radio -175
subject randevu -93
subject randevunuzu 20
subject rappel -5
subject re -122
subject read -38
subject reader 523
subject ready -195
subject recall -308
subject receipt -872
subject receive 702
subject received -216
subject rechnung -329
subject recibo -215
subject record -55
subject recordatorio -290
subject recovery 141
subject recuperacao 52
subject redeem 264
subject redeeming 54
subject redirect 57
subject ref -102
subject referral -62
subject referto 55
subject refund -8
subject regalo -394
subject register 262
subject registered -189
subject registering 133
subject registration 76
subject registrierung 245
subject regular -69
subject rejected -129
subject rejestracje 25
subject release -144
subject releve -339
subject reminder -318
subject remote 394
subject removed -585
subject rendez -309
subject reply -232
subject report -271
subject req -22
subject request 53
subject requested 132
subject required 71
subject reserva -266
subject reservasjon -77
subject reservation -230
subject reset 125
subject resetting 283
subject restablecer 6
subject restablezca 157
subject restoring 198
subject result -298
subject results -99
subject retiro 61
subject reveal 97
subject review -657
subject rezervace -15
subject rezervacije -113
subject rezervasyonunuz -177
subject rezerwacja -85
subject ricevuta -95
subject ride -27
subject rma -39
subject rok -64
subject roofing 209
subject roulib 20
subject ruckruf -31
subject run -195
subject runner 43
subject s 98
subject saapunut -56
subject safe -8
subject sailing 96
subject saisir 33
subject saiu -12
subject sakerhetskod 159
subject sakerhetskontroll 131
subject sale -249
subject samedi -41
subject sample -194
subject saskaita -29
subject saturday -262
subject save 194
subject save00 -119
subject savings -1
subject scam -119
subject school -26
subject sconto -298
subject score -132
subject seat 132
subject seats -20
subject second 465
subject secure 128
subject securite 145
subject security 265
subject see 59
subject seguranca 135
subject sei 193
subject self -111
subject semakan 30
subject semester -134
subject semula 3
subject sen 242
subject send -295
subject sender -359
subject senha 56
subject sent -274
subject september -272
subject server -168
subject service -65
subject sesion -52
subject session 72
subject set -368
subject setting 4
subject setup 58
subject seu -133
subject share -255
subject shift 369
subject shipped -311
subject si -113
subject sicherheitscode 266
subject sicurezza 48
subject sidor 24
subject sie -138
subject sign 184
subject signature 144
subject signing 133
subject signup 92
subject sikkerhedstjek 161
subject silence 186
subject sinu -87
subject siparisiniz -52
subject sisselogimine 184
subject site 19
subject siunta -78
subject skickat -57
subject slaet -21
subject slow 12
subject sms 152
subject smtp -418
subject so -154
subject somebody 13
subject sons 205
subject sorrel 145
subject sorry 180
subject sort -130
subject source -48
subject spent -347
subject spot -303
subject spring -74
subject stadfesting 277
subject stadfestingarkodi 156
subject stamp 90
subject stap 9
subject start 157
subject statement -180
subject stay -193
subject step 112
subject steps 74
subject stg 156
subject still 46
subject store -46
subject stub -57
subject sua -33
subject subject 230
subject subscription -164
subject sudo 491
subject summary -220
subject summer -28
subject sunday -431
subject suppression 15
subject survey -447
subject synth 17
subject system -59
subject szamla -89
subject t 56
subject ta 28
subject tai 37
subject talebiniz -210
subject tamamlayin 88
subject tan 281
subject taname -10
subject tap -209
subject tastet -402
subject tax -26
subject taxi -79
subject te -132
subject telah -359
subject tele 30
subject telephone 343
subject televizor 82
subject tell -463
subject temporary 43
subject temu -68
subject ten -116
subject tenancy 272
subject term 36
subject termin -158
subject terminal 29
subject tern 267
subject tesdiq 398
subject test -23
subject tetapkan 12
subject teu 43
subject text 63
subject texted -1297
subject thank -263
subject thanks -541
subject that 62
subject the -64
subject their -26
subject then 336
subject thibitisha 7
subject thing 37
subject things 176
subject this 206
subject thistledown 1
subject ti -114
subject ticket -145
subject tickets -51
subject tid -136
subject tidewatch 320
subject tight 86
subject tiket -36
subject til 62
subject tilauksesi -102
subject tilausvahvistus -102
subject tilgang 17
subject till 111
subject time -69
subject timed -186
subject tin -61
subject tl -17
subject to 88
subject token 91
subject toll -172
subject tomorrow -90
subject tonight -186
subject too -672
subject tr 135
subject tra 127
subject track 840
subject transfer 363
subject trip -286
subject trouble -483
subject tu -18
subject tua -97
subject tumapesa -112
subject tuo -16
subject tur -124
subject turned -198
subject turvatarkistus 277
subject tv 194
subject two 25
subject txt -314
subject u -41
subject ubytovani -53
subject uhekordne 248
subject un -276
subject una -119
subject undelivered -185
subject unique 182
subject unit 324
subject unlock 193
subject untuk -14
subject update -77
subject updated -277
subject ur 219
subject urzadzenie 77
subject used -401
subject user -90
subject uus 132
subject uw -85
subject uz -37
subject v -249
subject v0 -313
subject va -37
subject vahvista 320
subject vahvistettu -74
subject vahvistuskoodi 64
subject vaihdettu -278
subject validate -151
subject validation 373
subject valmis -53
subject vam -827
subject van 50
subject varauksesi -116
subject varning -73
subject vas -35
subject vasa -204
subject vase -220
subject vasi -153
subject vastuvott -82
subject ve -597
subject vem 238
subject vencio -526
subject ver 364
subject verifica 85
subject verificacao 255
subject verificatiecode 43
subject verification 79
subject verified -574
subject verifiera 185
subject verifieringskod 59
subject verifikimit 288
subject verify 111
subject very -122
subject vi -87
subject viaje -81
subject video 593
subject view 233
subject visit 311
subject visszaigazolasa -92
subject vizite -84
subject voice 135
subject vom 39
subject voor 22
subject vorgang 3
subject vos -78
subject vostra -5
subject vote 89
subject voto 331
subject votre -25
subject voucher -603
subject vouchers -26
subject vous -12
subject voyage -238
subject vpn 185
subject vs 374
subject w 20
subject waitlist -423
subject wants 55
subject warehouse -202
subject warnung -159
subject was -218
subject way -362
subject we -222
subject webinar -294
subject week -84
subject weekly -138
subject welcome -15
subject weryfikacyjny 68
subject wg 279
subject wharf -295
subject what -142
subject where -76
subject which -53
subject why -96
subject wi -152
subject wiadomosc 98
subject will -462
subject willkommen 110
subject windows -79
subject wir -168
subject with -48
subject word 274
subject words -4
subject world -40
subject wrong -357
subject wurde -600
subject xac 523
subject yakho -68
subject yapildi -26
subject year -450
subject yet 104
subject you 41
subject your -32
subject yours 174
subject yusuf 121
subject z -57
subject zahlerstand -274
subject zahtjev 208
subject zamowienie -82
subject zip -118
subject zl 120
subject zlavovy -284
subject zmeneno -99
subject zmienione -116
subject zostalo -106
subject zprava 193
subject zresetuj 124
subject zugang 18
subject zurucksetzen 197
subject º -90
subject η -399
subject κωδικοσ 71
subject адреса 32
subject аккаунт -109
subject в -62
subject ваш -229
subject вашата -64
subject ваше -17
subject вход 169
subject входа 13
subject для 290
subject за -109
subject заказ -10
subject изменен -224
subject к 205
subject кабинет 29
subject код 316
subject кіру 187
subject пароль -142
subject пароля 219
subject подтвердите 528
subject подтверждение 492
subject показания -89
subject потврда 199
subject почты 226
subject пошти 312
subject підтвердьте 87
subject си 367
subject счет -190
subject час -134
subject чек -180
subject ձեր -207
subject אימות 343
subject אישור 44
subject הספר 189
subject הקוד 201
subject חדשה -203
subject קוד 263
subject שלך -21
subject الالکترونی 168
subject الامان 16
subject التحقق -75
subject الدخول 26
subject تایید 565
subject تسجیل -5
subject تم -251
subject جدید -180
subject خصم -212
subject دخول -35
subject را -693
subject رمز 423
subject شما -172
subject طلبک -428
subject فاتوره -135
subject لا -811
subject لاگ 372
subject مع -180
subject نوبت -66
subject هدیه -25
subject ورود 192
subject کد 68
subject گذرواژه 2
subject ہو -127
subject आज -267
subject आपका -28
subject ईमेल 125
subject ओटीपी 384
subject करें 376
subject को -357
subject कोड 203
subject गया -132
subject टिकट -43
subject भुगतान 197
subject से 29
subject है -47
subject কেড 127
subject হয়েছে -163
subject ยืนยันอีเมลของคุณ 231
subject เข้าสู่ระบบ 156
subject လက်ခံရရှိပါပြီ -42
subject အော်ဒါအမှတ် -63
subject თქვენი -291
subject ኮድ 60
subject ポータル 60
subject ログイン 83
subject ワンタイムパスワードのお知らせ 321
subject 安全验证 105
subject 工单 -67
subject 您的登录验证码 110
subject 您的订单 -43
subject 新しいログイン -92
subject 期 -311
subject 本人確認 253
subject 案件 254
subject 注文番号 -39
subject 确认您的邮箱 20
subject 認証コード 172
subject 請求書 -48
subject 请确认您的邮箱 16
subject 重要 -61
subject 重設密碼 70
subject 계정 -146
subject 광고 -103
subject 기기 334
subject 도착 -11
subject 도착했습니다 -92
subject 도착했어요 -225
subject 등록 424
subject 로그인 115
subject 마지막 214
subject 본인확인 467
subject 상품이 -87
subject 새 26
subject 새로운 -120
subject 예약 -285
subject 오류 -155
subject 완료되었습니다 -50
subject 요청 107
subject 이메일 136
subject 인증 548
subject 인증번호 317
subject 재설정 308
subject 접속 155
subject 주문 -108
subject 코드 3
subject 쿠폰 -122
subject 확인 383
submission -38
submit 118
subs 34
subscribed -63
subscriber 84
subscribers 100
subscription 141
such -88
sudah -260
suerte -27
suggest -34
suite -22
suivant 366
sull 173
sulle -152
sum 6
suma -237
summa -130
summer00 -112
summit 509
sumoketa -72
sun -369
sunday -195
sundial 167
sunniva -73
sunset -79
sunt 33
sunu 268
superior -49
supply 10
sure 381
surgery -11
survey -126
suspicious -93
sv -126
svar 25
svetaineje 85
sw -172
swap 2
swapped -54
sweden -180
swift -214
switched -151
syndic -271
synths 7
syota 255
syottaa 104
syottamalla 37
sysop 18
system 131
systemet 43
szama -58
szamla -56
szamon -329
szamra -5
szamsort 215
szamu -56
szereplo 33
szeretne -18
szia 145
t -37
t0 130
t00 2
t000 112
t0q 137
tab 235
table -16
tablet 182
tac 402
tady 28
tag -68
tagen -247
tagihan -55
tags -225
tahan 134
tai -36
tak -1
take -92
takes -115
takich -778
taking 81
takip -194
takk -1
talebinizi -23
talent -34
talk -67
taller -22
tallet 233
tallowfield -12
tamamlamak 96
taman 71
tambem -104
tampere -114
tan 145
tandemly -193
tanne -205
tanner 69
tanneurs 17
tanto -11
tap 43
tapez 189
tapped 304
tapping 369
tar -81
tarang -24
tard -49
tarehe -167
tarih -331
tarihi -97
tariq -119
tarjeta -53
tarkoittaa -31
tartalek -704
tasdiqlash 222
task -258
tasks 290
tassa 163
tast 530
tasta -3
taster 371
tat 100
tato 8
tatranka 278
tau 169
tautan -648
tavo 45
tax -55
tb -22
te 160
team 81
teams 45
teapot -261
technik -87
technologies 119
technology 132
teclea 384
tegar 78
teha -36
tehnomir 152
teid -186
teie 126
tej 218
tek 214
tekstiviestilla -100
tel -28
tela 251
telah -62
telefon -97
telefone -107
telefonen -28
telefonicky -104
telefono -139
telefonom -62
telefonunuza -299
telephone 49
televizor 6
tell 142
tellimus -220
telliskivi 125
tem 91
temp 73
tempahan -333
template -74
temporaneo 376
temporary 307
temujanji -103
ten 30
tenancy 339
tenant 5
tendra 26
tentativas -227
ter 150
terima -130
terko -6
termasuk 274
termina -51
terminado 67
terminal 62
terminant 69
terms -42
terve 107
tesdiqlemek 1
teslim -102
teslimat -116
tessellate -136
tessera -51
test 37
testbed 207
tester 124
tester0000 -205
testinen 150
testserver -4
text -253
texte -164
texted -499
tez 52
th -138
thac 21
thai -22
than -91
thang -79
thanh -212
thank -59
thanks -85
that 84
thay -302
the 19
their -24
them -28
then 99
there -132
these 225
they -83
thing 2
things -91
think 48
thinking -364
this 117
thistledown 65
thistledownseeds 132
thou 61
thread -64
threads 25
throw -353
thrown 26
thu -97
thuc 84
thuis -3
thursday 1
ti 3
tiada -318
tic 53
tick 177
ticket -179
tid -169
tidewater 349
tidewell -9
tiene -5
tienes -56
tight -11
tik 425
tikai 268
til 40
tilaus -22
tilausnumero -144
tilausnumerosi -9
tilbake -85
tile -47
tiles 72
tilillesi 128
tilisi 147
till 85
tillykke -176
tilmelding 10
time 91
timer -12
times -99
timing -62
tin 24
tindakan -11
tine 12
tinggal 283
tip -371
tippen 274
tirane 192
tisza 70
tisztelt 33
title 128
tjena 36
tlf 150
tnhh 6
to 82
toan -138
tobias -286
toca -80
today 92
todo 15
toegangscode 146
toimitus -84
token 46
tokens -133
told 159
toledo -55
toliau 169
toll 41
tom 54
tomasz -63
tombol -209
ton 215
tonight 135
took -197
tool 52
tools -89
toplam -52
toque -211
tor 223
torben -123
torno -492
tot 22
total -43
totale -287
totem -167
totp -465
touch -81
toutes -8
towel -916
town 107
tq0s -395
tr0 -22
trace 53
track -299
tracked -507
tracking -75
trading 225
traga -108
tragen 214
trajets 54
tram 88
tran -77
trang 471
transacao -36
transaction -22
transit 195
tratta -15
travels -23
trc00 178
tre -42
treasurer 49
treba 104
tren 31
trenger 50
trent -354
tres -183
tresor -49
trial -245
tributo -61
trimis -477
trip 52
troque -145
trouble 40
trowel -91
truki 155
truoc 106
tryck -21
trying 109
trykk -96
trzeba -180
trzy 66
ts -145
tsh -79
tsp -48
ttl 92
ttl_minutes -1056
tu 40
tua -37
tuan -79
tube -270
tuc 92
tue 53
tuesday -100
tuleb 201
tulemast 209
tun -63
tunnus 49
tunnusluku 88
tuo 42
turned -173
turnstile -481
turpmak -192
tus -173
tutar -35
tutarindaki 107
tutti -401
tutto -98
tv 36
two_factor 9
twoj 104
twoje 118
tx 68
txid -20
txn 173
txt -68
typ 423
type 383
typed -27
typen 25
typing 340
tyres -95
uab -1
uber 92
uberweisung 112
ubuntu 101
ucebna -143
ucet -20
uchun 670
uctu -48
ucun 292
udaje 54
udlober 208
udv 334
udvozlettel 7
ugyfelszam 141
ugyfelszama -61
uhekordne 441
uhekordset 246
uhr 12
ui 344
uid -81
uit -316
uita 16
uitat -156
ujat 250
uk 91
uksekood -171
ukucaj 157
ukuze 418
ultimo -61
um -17
umbra -85
umbrella -90
umea -64
un 35
una 88
uncle -159
und -13
under 74
une 11
unesite 239
ungultig -41
uni 649
unica 126
unico 115
union -51
unique 308
unit 176
united 57
university -13
unknown 108
unlock 97
unlocked -75
unlocks 128
uno 109
uns -28
unser -251
unterschrift 26
until 104
untuk 233
up 62
update -67
updated -393
upi -151
upisi 174
upisite 283
upload 129
upphamtningskod -75
ups 91
upstream -451
ur 105
ure 304
urgent -337
url -381
us -113
usa 25
usado -186
usage 63
usato -350
usd 134
usdt -87
use 134
used -150
useless -89
user -15
user0 88
user_000000 -89
user_id 104
userid 159
usermailer 111
username -331
users -209
uses -200
usetrite -26
using 16
uso 385
ust 34
usted 22
usual -313
usuario 76
ut 33
utana 60
utanvet -395
utc -53
utente 100
utf -194
uthibitisho 388
utilise -164
utilisez -23
utolso 149
utr 172
utrecht -176
uus 311
uusi 66
uw -43
uye -73
uygulamaya 162
uz -13
uzere 89
uzerinden -115
uzsakymo -188
v 146
v0 58
va 106
vag -87
vagy -176
vahvista 287
vahvistettu -173
vahvistuskoodi 112
vahvistuskoodisi 305
vaihtuu 90
vaja -244
valabil 232
valable -20
valables 176
vale 106
valencia -163
valid 73
validade 265
validation 87
valkommen -223
valmis 50
valor -88
van 15
vanaf -115
vanhenee 226
vanhentunut 131
vantar 178
vao 262
var -262
vara -116
varausnumero -88
varausnumerosi -17
vardcentralen 6
vare 41
variabilni -40
vars 185
vart 49
vas -1
vase -117
vault -147
vazena 47
vazeny 16
ve 48
vecka -149
velkommen 169
vellum -108
vence 39
vencimento -424
vendredi -36
venerdi -71
venster 179
ventana 32
venue -108
verde 74
verdi -14
verfallt 612
vergeben -94
vergleichen 84
verifica 184
verificacao 209
verificacio 130
verificacion 187
verificar 141
verificare 243
verificatiecode 358
verification 171
verified -205
verifieringskod 289
verifieringskoden 3
verifikasi 297
verifikasiekode 323
verify 65
verify_url 341
verifying 163
verlag -144
verliert -5
verlopen -147
vero -93
verra 142
versio -113
versions -64
vertrag 237
verwenden 506
verwendungszweck -40
verwijderen -173
vesterbrogade 18
vet 39
veterinary -98
vets -25
vez 280
vf 354
vi -170
via -170
vid -77
video 156
vielen -102
vien 25
vienkartinis 250
vienreiz 88
vienreizejo 187
vient -134
vier 233
viernes -22
viertelstunde 224
view -74
views -103
vigilant -137
viimeistaan -60
viite 224
viitenumber -16
vil 21
vila -88
vilnius -75
vinduet 4
vine 251
vintage 279
vir 26
virtual 21
virus 8
vis -201
visa -114
vise 134
visible 93
visits -8
vite 177
voce -58
voen 110
voer 273
voici 202
void 215
voided 213
voimassa 111
voit -307
voitjad -7
voksne 8
volta 27
voluptatem 229
voor 52
vorgang 49
vorgangsnummer 44
vos -23
vote 148
voter -37
voting 155
voto 191
votre 10
voucher -355
vous 40
vpisite 92
vpn -109
vr0 -154
vraagt 222
vriendelijke -1
vs 100
vstupenky -47
vu 155
vui 217
vul 809
vullen 71
vuoro 48
vuosi -149
vypis -164
vyzadejte 3
vyzdvihnutie -26
vyzvednuti -75
w -20
w0000 -24
w00000 -3
waar 138
wachtwoord -123
wagering -166
wait -180
waiting 134
waits 177
walk -30
wallet 130
wanted 130
wants 268
ward -263
waren -235
warenkorb -747
warm -176
warranty -435
warszawa -16
was -225
wasn -144
watch -275
watched 356
water -33
way -121
ways 283
waznosc 139
wazny 85
wazny_do -50
wd -201
we -18
web -20
web00 -100
webinar -265
website -15
wed 20
wednesday -399
wednesdays -370
week -171
weekdays -10
weight -111
weis -26
welcome -25
well -98
wellington -269
wen 239
went -15
were -193
weryfikacyjny 254
west -124
weten 178
wexford -244
wharf -131
what 16
wheelo 9
when -147
whenever -181
where 9
which 62
whichever 437
while 114
whitcombe -62
white -312
whitlock 120
who 28
whois -604
whole -168
why -137
wi -123
wickerwork -149
wide -55
wieder 47
wielkosc 269
wifi -123
wij -97
will 30
willow 158
willowmere -124
wilt 167
win -221
wind -88
window 412
windows -27
winkel -219
winners -198
winning -155
winter -17
wir -70
wird -50
wissen 15
with 146
withdrawals 195
withdrawn -255
within -3
without 99
wizyty -103
wlan -126
wolkenkiste 136
won -23
woof 75
wool -168
word 3
words -27
wordt -35
worker -93
working 7
works -114
world -96
worth -191
would 105
wp -192
wpisac 740
wpisz 375
wr 95
wrenly 36
write -149
wrong -97
wrote 73
ws 64
wurde -143
wurden -19
www -61
wybierz 75
wye -494
wygasa 559
wygenerowana -60
wykonac -118
x -37
x0 -23
x00 14
x000 -267
x0000 121
xac 179
xifres -55
xk0qpm -86
xlsm 163
xlsx -137
xml 328
xx 134
xx00 1
xxx 61
xxxx 81
xxxxxx -59
y -58
y00cre 80
yako 38
yalnizca -15
yapildi -429
yapin 117
yard 49
yardim -141
yarn -22
yaz 458
yazin 166
yazmaniz 116
year 59
years -88
yeni 198
yep -12
yes -141
yesterday -188
yet -47
yeterlidir -198
yn 250
yo 154
yok -71
yoktur -256
you 60
your 43
yours 154
youtube -296
yrittanyt 90
yusuf 43
za -40
zadaj 4
zadajte 467
zadanim 375
zadejte 353
zadzwon -16
zahl 149
zahlerstand -117
zahtjev 85
zakazka -124
zakaznicke 104
zalogowania 3
zaloguj 149
zalozna 119
zamowienie -76
zaproszenie -234
zaracunamo -108
zaragoza -175
zaslonu 205
zaufanego 45
zaveste -121
zdarma -150
zde -28
ze 151
zeby 29
zegarem 11
zegt 9
zeichen 444
zeitpunkt -119
zeli 53
zenbakia -172
zephyr 154
zero -149
zgody 117
zich -80
zien -176
ziffern 158
zignoruj -52
zip -271
zivjo 244
zk -151
zk0000 -315
zl -33
zmien 36
zmienione -38
znaczenie 12
znamenke 94
zodra 5
zonder 132
zone -30
zoom -318
zostal -180
zostala -17
zostalo -12
zostatok -67
zpravu -239
zs 58
zu -1
zugangscode 447
zum 97
zupan -4
zur 14
zurucksetzen 8
zustatek -115
zustava -33
zvaniet 109
~000 -53
~00円 -73
~00分 243
~00号 -52
~00日 -80
~00時 -35
~00月 -97
~00분 71
~00은 -23
~00을 9
~00일 -47
~00입 13
~0にロ 185
~0分で 393
~0分に -41
~0分钟 256
~0分間 507
~0時に -22
~0月0 -128
~0桁の -132
~0的手 -66
~0입니 19
~_00 35
~agħ 175
~egħ 225
~għe 73
~ieg 18
~ipア -6
~pアド -24
~sim 380
~sms -1019
~αθη -109
~αλλ 17
~αμε -20
~ανα -229
~απη -75
~αρι -92
~αρτ 37
~ατα -83
~ατη -102
~βου -178
~γορ -100
~δει -514
~δημ 162
~διο 129
~εδι 87
~εθε 136
~ειν 215
~εισ 8
~εκπ -90
~ενα 186
~εον -3
~εση 17
~εστ -140
~εχρ 253
~ζητ 82
~ηλε -84
~ημε -126
~ημο 2
~ηρε 75
~ητη 15
~ητο -266
~θει 60
~θηκ -95
~θον 33
~ιασ -194
~ιβε 4
~ιγα 105
~ιηθ -113
~ιησ 143
~ικα -10
~ιου -71
~ιστ 57
~ισχ 155
~ιτη 105
~κου -134
~κπτ -178
~λαβ -160
~λαθ -99
~λατ 276
~λεπ 486
~ληθ 100
~λιο -149
~λωσ 22
~μεν 28
~μεχ 175
~μησ -102
~μοσ -6
~μπλ 255
~νδε 17
~νει 28
~νομ -118
~νου -91
~ντω 196
~οδο 27
~ολο -126
~ονι -10
~ορε -194
~οτι 54
~οχη -84
~πελ 71
~ποι 13
~πολ -36
~προ -28
~πτα 20
~ραδ -191
~ρακ 74
~ραψ 543
~ριο -153
~ρισ 34
~ριτ -96
~ροσ -168
~σησ 237
~στο -42
~ταμ -95
~ταχ 95
~τεσ -36
~τικ -126
~υμπ 120
~υνο -275
~χου -27
~χρι 60
~ωθε 52
~абе 25
~ави -24
~аво 64
~авт 120
~аву 96
~аде -81
~ади 22
~азы 8
~аит 227
~ака -24
~акт 31
~ала -61
~али -44
~ало -32
~ана 150
~анд 13
~анк 9
~анн -43
~аны -370
~апи -163
~апо 51
~аро 81
~асп -203
~ата 28
~атк -36
~атн 130
~ато -198
~атч 112
~ать -110
~аче -183
~аяв 28
~аєт 48
~аңы 29
~бал -131
~беи 5
~бел 213
~бер 106
~бла -41
~бои -135
~бот -155
~бро -1
~бры 6
~бря -299
~вае -202
~ван -145
~вар -23
~ват 46
~вве 43
~вед 321
~вен -94
~вер 40
~вии 100
~вка 3
~вле 74
~вни 48
~вод 222
~вое 89
~вои 166
~вол 8
~вор 80
~вош -143
~впи 497
~вхо 88
~выи 185
~вып -83
~віл 76
~гас 58
~ген 439
~год 49
~гот 257
~дар -157
~дач -87
~дек -282
~ден -18
~дни -87
~дно 403
~доб 254
~діл 69
~діт 446
~еде -266
~еди 87
~ежд 118
~ежн 29
~езн -102
~еле 17
~ена -23
~енн -176
~ено -113
~ерд 195
~ерж 60
~ета 91
~етк -13
~жар 379
~жде 86
~жен 42
~жет -315
~жно -200
~заб -192
~зав -347
~зад -122
~зам 80
~зан -91
~зас 22
~зач -103
~зве 37
~зді 47
~зер -15
~зна -134
~зно -136
~зов 75
~ива 40
~ига -91
~иин 249
~ика -15
~или 66
~имо -84
~ина -127
~ину 237
~ира -54
~ири 89
~исл -27
~исп -73
~ист 63
~ити -28
~ито -184
~ице 41
~иши 196
~ият -115
~каз -89
~кар 52
~кас -93
~кат -142
~кау -69
~ква -8
~кир 134
~клі 151
~кол 22
~кон 32
~кра 147
~кро 142
~кур -15
~лае 16
~лал -182
~лат -27
~леж 117
~лез 162
~лен -32
~лет 6
~лив 56
~лич -209
~лка -95
~лог -120
~лом 45
~лос 145
~лта -27
~луч -190
~льн -56
~люб -374
~мар -114
~мге 467
~меи -41
~мен -106
~мер -326
~мин 114
~мит -33
~мма -1
~мог 10
~мож -133
~мок -276
~мір -267
~міт -68
~наб 455
~наз -111
~нал -75
~нас -214
~нај 201
~нев -46
~нед -5
~нен -133
~нет 161
~нже -73
~нил 36
~нир -426
~ниц 145
~ния -62
~нке 99
~нку 74
~нно 46
~нны -11
~нос -42
~нти -328
~нут 394
~ным 316
~ніт -172
~оби -143
~обр 22
~ове -31
~ови -79
~ово 20
~ого -17
~оди 48
~одо -98
~оді -295
~озо 317
~оки -188
~олу -72
~оль 38
~ому 512
~онн 177
~опе 116
~опи 228
~оре 22
~орм 208
~орн 88
~ору 32
~орі 37
~оси -97
~осс 122
~отв 50
~отз -6
~ото 68
~оши -215
~ошл -357
~пал -257
~пас -131
~пер 32
~пет -68
~пит 3
~пиш 262
~пку -34
~пок -158
~пон -281
~поп 102
~пор 24
~пос -136
~поч 216
~пра -49
~при -189
~рав -46
~раж 55
~раз 92
~рам 49
~ран 22
~рат -19
~рац 9
~рач -68
~рва -180
~рди 139
~рду 48
~реи -15
~реп 344
~рес 5
~рет 174
~ржд 85
~рив 253
~рим -42
~рин 1
~риф 395
~рих -10
~ров -44
~роз 48
~рои -127
~ром -235
~рос 180
~роч 17
~рта 8
~рте -25
~рыи 79
~саи 54
~сер -29
~ско 14
~сло 224
~сол 13
~спа -14
~спо -20
~ссы -212
~сте 112
~сто 25
~стр 169
~сту 104
~сум -96
~сьм 164
~сят -236
~сөз 63
~тел -86
~тен 47
~тер 141
~тес 251
~тзы -2
~тив 282
~тиж -10
~тии -29
~тис -728
~тич 28
~ткр 39
~тов -286
~тра 229
~тре 74
~три -187
~трі -19
~тск 170
~тся 25
~тур -134
~тыр 225
~тік 149
~уде -81
~уль 139
~ума -20
~унт -24
~упи 119
~фия -3
~фон -132
~хви 297
~циф 234
~цьо -78
~чен -171
~чет -148
~чис -265
~чка -115
~шен -61
~шет 20
~шия 176
~шла -5
~щен -83
~ъве 12
~ърж 400
~ылк -182
~ыта 42
~ьні -525
~ьте 3
~это 59
~яку -81
~ять -286
~іко 50
~інц 435
~іні 98
~іть 10
~јав 142
~ңыз 8
~ակա -146
~անո -66
~ավե 151
~ատվ -88
~արը -29
~ելո 224
~երի -31
~թյո -204
~ինչ 78
~ծու 26
~կան 229
~մար -98
~նագ -99
~որդ -5
~ութ -153
~ում 90
~ուն -229
~պատ -81
~տմա 93
~րել 57
~րմա -11
~ւթյ -13
~אלו -3
~ביק 373
~בתו 35
~גלי 92
~דכן -16
~דרו 18
~האי 343
~ההנ -307
~הזי 221
~הסי 4
~הקי -183
~הקל 202
~ודכ -65
~ופו -84
~ורי 159
~זור 281
~זין 440
~חיי -2
~יון -3
~ייש -34
~יסה 259
~יקר -134
~ישו -24
~כשי -142
~לאי 28
~להק 12
~להש 203
~ליד 446
~לכנ 8
~מות 75
~מיק -17
~ממכ -291
~מנה -23
~נות -212
~ניי -189
~ניס 69
~נסי 29
~נקו -53
~סוף -48
~סים 179
~עמי 254
~פון -292
~קוד -58
~קשת 101
~רות 61
~רים -339
~שלו -175
~שלח -72
~שמר 210
~תבק 81
~תוק 258
~תור -305
~תפו -45
~ابک -11
~اجر -73
~ادخ 194
~اره 54
~اسٹ -21
~اشت -293
~الت 27
~الح -42
~الد -55
~الر -51
~الس 51
~الط 186
~الق -138
~الم -15
~الن 144
~اله -241
~اما 50
~امت -64
~امک -184
~انن -34
~اپل 18
~اکت 24
~اکی 141
~ایس -114
~این 22
~بار 410
~بای 203
~بتا 176
~بتن 88
~برا -401
~بول 88
~بیق 2
~تاب 36
~تار -99
~تاک 50
~تای 188
~تبی 354
~تخف -76
~تصد 520
~تطب 48
~تعا 398
~تعد -48
~تما 6
~تور -103
~جار 24
~جیے 85
~حبا 80
~حتی -87
~حده 339
~حرا 134
~حصل -95
~خال 146
~خدم 111
~خفی -122
~خول 607
~داد -203
~دار -96
~درا 156
~درخ 17
~دفع -159
~دقی 405
~دید 31
~ذکر -265
~راء -6
~رام 60
~ردا -160
~ردی -72
~رصی -59
~رقم -10
~رون 52
~ریا -57
~ریب -29
~ریخ -165
~ریق -57
~ریم 238
~زار 16
~سای -49
~ستی 195
~شحن -179
~شما -127
~شنب -180
~شگا 60
~صلن 74
~صول -76
~صید -29
~طلب 46
~غو0 16
~فار 25
~فحه 187
~فیف -72
~قام 36
~قای 49
~قیم -59
~لاح -90
~لار 13
~لاغ -23
~لام -107
~لان 129
~لتا 57
~لتح 143
~لتط 202
~لتف 120
~لحس -63
~لرس 88
~لرق -50
~لشه -15
~لعم 69
~لما -26
~لکو 90
~لکھ 53
~لیه 300
~لیک 71
~مار -81
~مام 180
~مبا -252
~مبر -262
~مدی 126
~مرا -14
~مفت 88
~ملا -180
~موع -236
~نام 49
~نای 126
~نبه -40
~نجا -167
~ندا 18
~ندس 127
~ندو -94
~نیه 114
~و00 3
~وار 149
~واس 466
~وجو -28
~وحه 53
~وری -138
~وقت 231
~ولی 110
~وما -147
~وند -101
~ویس 81
~پرد -230
~کاو -182
~کتب 293
~کری 4
~کود 22
~کون -190
~گیر -221
~یات -467
~یاف -113
~یته 59
~یدی -253
~یری -90
~یشن 14
~یلن -142
~یمر 121
~یون -231
~یین -312
~ییں -102
~ंजी 69
~ंबर -29
~आदर 30
~उपभ -24
~ऑर् 35
~कसै 73
~कुं 13
~कृप 79
~कों -146
~कोण 184
~क्ट -7
~गता -109
~गिन 127
~जिए 177
~टां 41
~डाल 334
~णीक 176
~ण्य 24
~तिम -21
~तुम 73
~त्र 144
~दस् 337
~दौर -107
~धन् -10
~नमस 120
~नुर 11
~नुह 205
~पन् 37
~पभो -79
~पहु -41
~पोर 314
~प्र -87
~बिज -12
~भरी -13
~भेज -164
~भोक -25
~मिन 190
~मिळ -138
~यवा -33
~याप 121
~रक् -147
~रमा 4
~राइ -50
~राह 1
~रोध 42
~र्न 126
~लाइ -139
~लिभ -225
~वाद -19
~वाप 22
~वेद 19
~शुल -13
~ष्ट 273
~संख -33
~साठ 308
~स्थ -205
~हुँ -81
~ाइन -257
~ाठी 128
~ाने -82
~ान् 51
~ापन 345
~ाप् 273
~ायत -328
~ाया -44
~ारी -58
~िंग -216
~िकअ -55
~िजल -28
~िनि 136
~िभर -8
~ीजि 16
~ुँच -13
~ुरो 11
~ुस् 115
~ृष् 34
~ेंट -288
~ेखा -108
~ेगा 116
~ोक् -20
~्तक 7
~्ने 64
~्मा -31
~्री 33
~्रे -62
~আপন 149
~করণ 218
~কেন -293
~খুন 189
~গইন 148
~গাম -214
~গ্র -129
~চাই 144
~জান -73
~দেখ 120
~নম্ -103
~নান -248
~নুর 373
~নের 91
~বহা 111
~বেন 23
~মেস 222
~ম্ব -6
~যাল -9
~রটা 91
~রিম -139
~রেধ 121
~র্ড 6
~হয় -26
~াচা 146
~াতা 45
~ান্ 162
~াপে 445
~ামী -122
~ারি -218
~ালী 47
~িপি 51
~েছে -269
~েডট 19
~েন্ -134
~েয় 176
~্টা 84
~্তি 118
~্বর -10
~্যব 105
~্যা -82
~্রে -32
~ਪ੍ਰ 492
~ઈને 231
~કોઈ 82
~નિટ 394
~મિન 148
~ર્મ -63
~િનિ 61
~உள் 133
~ங்க 244
~டங் 275
~டது -1
~டவு 189
~டாம 42
~ணக் 12
~தட் 466
~நிம 332
~நீங 59
~னும 172
~புக 166
~யம் -109
~யீட 9
~றிய 1
~வேண 10
~ாட் -495
~ிடவ 28
~ீங் 122
~ுக் 141
~ுதி 190
~ெத் -283
~ெல் 382
~ேரு -2
~ைப் -186
~ையா -81
~்கி -115
~்கை -182
~்டத -426
~்து -76
~்பு -154
~்ளு -279
~ండి 104
~ఎవర 247
~డాన 366
~ధృవ 74
~నంబ -84
~నిమ 187
~బర్ -89
~మిష 104
~ర్డ -258
~వీక 6
~షాల 115
~ాయి 489
~ాస్ 210
~ికి 121
~ిన్ 91
~్తు 302
~ಮಿಷ 552
~ಿಮಿ 129
~ങ്ക 42
~ച്ച -97
~ത്ത 47
~നിറ 616
~മിന 199
~ാർച -11
~ിക് 376
~ിനി 6
~ർച് -22
~න්න 867
~กค้ 136
~กรณ -56
~กรห 249
~กรอ 575
~กรุ -66
~การ -184
~ข้า -3
~คือ 359
~ค้ด -49
~งาน -110
~งิน -1
~งเด 245
~งเห -127
~จ้ง -42
~ชาย 10
~ชำร -32
~ช่อ 184
~ช้ค 199
~ณสม 241
~ณาก 160
~ดส่ -48
~ด้ท 184
~ด้ร -86
~ด้เ 136
~ตอน -79
~ทาง -155
~ที่ -36
~ทุก -64
~นยั 299
~นหน 226
~นี้ 172
~น้า 413
~บกา -9
~บถา -168
~ประ -120
~ผู้ -17
~พัส -106
~พื่ 48
~มชา 4
~มาย -136
~ยบร -38
~ยัง 185
~ยืน 17
~ระบ 59
~รับ -22
~รีย -190
~ลขค -133
~ลขท -79
~ลงท 92
~ล้ว -48
~วัน -37
~สขอ 254
~สดุ -39
~สมช 14
~สไป -190
~ส่ง -44
~ส่ว -251
~หมา -104
~อบถ -12
~อรห 26
~อาย 137
~อิน 29
~ะบบ 13
~ะเบ 128
~ันท -52
~ัสย 111
~ัสอ 195
~ัสไ -43
~ายก 17
~ายุ 8
~ายใ 155
~ารย -24
~ินค -14
~ีย์ -111
~ืนย 33
~ุณค -73
~เงิ -52
~เทพ -13
~เพื 46
~เลย 67
~แจ้ -281
~โค้ -179
~ใช่ 199
~ใช้ 205
~ใต้ 297
~ใส่ 384
~่วน -60
~่อน -416
~้งเ 12
~้อง -16
~้าน -356
~้ได 65
~ຖະໜ 503
~ຫຼວ 157
~ະໜົ 47
~ຼວງ 8
~ໜົນ 1
~နစ် 151
~ပြု 134
~သူ့ 283
~ါပြ -16
~်ပြ 430
~်သူ 1
~აათ 139
~არა 243
~არო 55
~არჯ 87
~ასტ 165
~აში 349
~ახდ -397
~ებს 579
~ეკვ -48
~ერა 382
~ერთ 101
~ვლო 131
~თან -19
~ინდ -76
~კვე -80
~ლად 169
~ოდე -108
~რებ 80
~რთჯ 14
~ურე 33
~შეკ -44
~შემ 89
~წერ 256
~የማረ 22
~ጋገጫ 20
~កដល -337
~កម្ 88
~ការ -18
~ចូល 114
~ដើម 148
~ប្រ 27
~មវិ 26
~ម្ប 51
~រាប 7
~លៃស -384
~វិធ 5
~សូម 380
~អ្ន 169
~ានស 20
~ូដផ 51
~ើម្ 9
~្នក 43
~ありま 131
~いでく 22
~います 36
~い端末 62
~お一人 -319
~お伝え -137
~お使い 216
~お問い -28
~お客さ -148
~お届け -158
~お支払 -170
~お電話 -20
~からの 230
~があり 16
~がない -110
~ぎます 63
~くなり 329
~ご住所 -8
~ご入力 756
~ご利用 -38
~ご注文 -336
~ご連絡 -101
~してい 261
~します 102
~するこ -98
~せしま 7
~せ番号 -173
~ださい -44
~ていた 111
~ていま 4
~てくだ 109
~でくだ 30
~でご入 -122
~ですか -222
~で確認 29
~ときは 586
~とはあ -52
~なたの -417
~なりま 128
~につい -27
~にログ 19
~に必要 49
~の00 -122
~のうえ 6
~のお手 112
~のお申 38
~のため 97
~のない 6
~のログ 37
~の変更 7
~の数字 168
~の確認 101
~はじめ 55
~は不要 -44
~は本日 41
~は次の 215
~ました -313
~または -30
~までに -171
~りです 349
~ります 11
~りませ -51
~るには 481
~れさま -23
~れてく 135
~れます 608
~わせ番 -1
~をお使 43
~をレジ -14
~を入力 105
~を受け 408
~を完了 -6
~を続け 55
~イヤー 9
~イレク 85
~インコ 59
~エラー -599
~キーは 176
~クセス 31
~クーポ -198
~グイン 21
~ゲーム 86
~コード -117
~サービ 158
~ジを開 8
~ソコン -307
~タイム 318
~ッカー -281
~ト太郎 -1
~ドです 226
~ドは0 404
~パソコ -45
~ページ 281
~ポンコ -308
~メール -207
~リンク -165
~ルに返 84
~ルアド 45
~レスの 113
~ロッカ -150
~ワンタ 73
~ンして 1
~ンタイ 27
~ージを 29
~ードの 37
~ードは 35
~ービス 6
~ールが -223
~ールア 12
~一人様 -74
~一次性 610
~上已經 -23
~下方按 -455
~下記の -20
~不是你 476
~不會以 -157
~不用再 -18
~並告知 -281
~中市西 -387
~中正路 497
~中输入 125
~为00 -34
~也過期 -9
~二段階 -20
~交易序 65
~京都市 -81
~人操作 73
~今晚十 228
~以下の -115
~以電話 -28
~件标题 31
~件驗證 33
~份认证 248
~优惠码 -198
~位数字 196
~何人透 -85
~使いく 132
~供事件 -58
~依頼が 454
~偵測到 161
~優惠代 -3
~先生您 18
~入00 438
~入れて 329
~入下列 144
~入下面 357
~入什麼 -4
~入以下 492
~入任何 -22
~入力し 263
~入力す 65
~入动态 44
~入帳號 160
~入驗證 117
~入验证 49
~全部上 -2
~内有效 224
~内输入 18
~再発行 476
~再輸入 -1
~分鐘內 426
~分鐘後 358
~分钟内 478
~前00 -117
~前有效 233
~力して 186
~力する 6
~务中心 314
~动态密 329
~効期限 57
~動態密 102
~勿提供 89
~北市中 357
~十五分 10
~十分鐘 115
~单00 -32
~即可完 5
~友注册 -135
~取件码 -306
~可完成 2
~台南市 -31
~合同会 206
~合言葉 289
~同会社 16
~后失效 147
~后输入 268
~啟用碼 226
~回密码 398
~图书馆 269
~圖書館 213
~在小程 314
~在支付 296
~在新设 -38
~在登录 321
~在进行 199
~境から 23
~変更を 39
~大小写 464
~如非本 5
~妥善保 -222
~子郵件 36
~宅配ロ -115
~安全码 497
~完了し 135
~完成注 183
~完成身 17
~客さま -1
~客服不 9
~客服專 43
~密碼或 -656
~封邮件 92
~差一步 10
~已成功 -126
~式会社 58
~录密码 -1
~录您的 76
~必要な 307
~态密码 162
~您于0 384
~您加入 124
~您正在 730
~您的登 41
~您的订 -141
~您的验 291
~惠代碼 -25
~愛的客 27
~態密碼 23
~應繳總 -195
~我們會 -107
~截至0 6
~户正在 97
~手機末 -3
~找回密 56
~接00 -542
~提供事 -137
~支払い -17
~改了登 -103
~效時間 28
~新しい 67
~新申請 306
~新获取 84
~日余额 2
~是00 79
~是您本 102
~是您的 216
~暗証番 -279
~最后一 45
~會以電 -136
~有效時 41
~有限公 78
~服务中 1
~期應繳 -93
~末から -30
~末でご -217
~末三碼 -74
~本期應 -72
~本次登 23
~机00 -10
~校验码 367
~機末三 -49
~次登录 151
~点击下 -111
~為大寫 57
~無須另 -15
~班人员 -163
~環境か 1
~用00 362
~用一次 -23
~由系統 49
~申请提 575
~画面に 856
~番号と -8
~番号を -55
~畫面上 147
~疑問請 -64
~発行い 177
~発行し 159
~登录密 -28
~登录时 -91
~登录码 235
~登录页 199
~登录验 340
~登録あ 156
~登録の -253
~登録を -35
~的信箱 268
~的动态 199
~的包裹 -83
~的啟用 55
~的帳號 -109
~的按钮 -293
~的注册 37
~的短信 -28
~的页面 268
~的验证 -54
~直接回 24
~短信验 -604
~码00 -17
~码短信 -38
~确认码 524
~確認コ 329
~確認是 85
~確認碼 176
~碼00 50
~碼不會 -454
~社みど -229
~科技有 -56
~端末か -144
~簡訊驗 -218
~約番号 -165
~索要验 -296
~続きく -209
~者各位 -43
~自动发 267
~自助机 -163
~英文字 22
~行いた 56
~行しま 10
~要输入 6
~訊驗證 -72
~記のu -283
~註冊頁 351
~証コー 294
~話くだ -80
~認コー 114
~認番号 117
~認証コ 78
~認証番 513
~請於0 56
~證碼已 -141
~證碼是 44
~識別碼 240
~证码是 359
~证码短 -4
~请提前 -86
~账户正 36
~路00 -44
~身份证 -179
~輸入優 -11
~輸入後 179
~输入的 105
~这样的 -274
~送しま 109
~那組已 323
~郵件驗 40
~都千代 -25
~配ロッ -17
~重新申 22
~链接0 -222
~限公司 2
~階認証 -91
~電子發 -34
~電子郵 22
~電話く -72
~需输入 -430
~面輸入 382
~頁輸入 179
~驗證已 -184
~驗證碼 241
~그인하 58
~내드립 -143
~녕하세 13
~드립니 -119
~력하세 103
~료됩니 124
~립니다 -14
~번호가 -238
~번호를 -118
~사합니 -15
~습니다 -151
~승인번 107
~안녕하 7
~었습니 -45
~인되었 -7
~인됩니 -249
~인증번 39
~인하세 -6
~입니다 -33
~입력하 251
~폰번호 -74
~했어요 -22
º 69
απο -216
αριθμοσ -113
για 289
επαληθευσησ 153
εωσ -53
ζητησατε 163
ζητησεσ 98
θα 173
μασ -225
μιασ 359
να 248
οριστε 67
πλεον -78
πληκτρολογηστε 678
ποτε -12
που -17
σου 113
στη 336
στην 313
στισ -106
τηλ 39
τκ -9
το -57
τον 20
ωρεσ -256
а 64
або -99
ако 111
банка 43
бр 133
број -81
были -202
в -3
ваш 130
ввести 1
вже -135
воидите 66
вот 162
вход 64
входа 389
входу 113
въведете 439
від -184
він 408
го 213
грн -113
да 397
для 309
до -90
діиснии 135
діє 36
если 93
з -27
и -55
из -134
карта 37
киів -80
код 68
коди -29
кіру -25
лв -49
лише 55
н 25
не -55
недіиснии -160
ни -189
одноразовыи 87
он 190
оплате -265
от -6
пароль 71
под 212
подтвержден -279
подтверждения 176
поискахте 36
поле 246
портал 418
после 282
последние -27
поштовани 375
при -307
підтвердження 384
с 111
само 346
смс -819
софия -29
ссылка -885
так -63
то 172
трек -123
у 30
ул -30
хвилин 51
час -112
чтобы 320
это -43
і 79
үшін 232
այն 155
բարև 479
եթե 376
է 238
ձեր 107
րոպե 207
אחד 92
אחת 59
אירוע -44
את 22
ב -9
בע -87
בשעה -192
דקות 371
הגישה 227
ההזמנה -12
הוא 71
החד 321
הנה 35
הנחה -14
הקוד -17
הקישור -11
הקלד 136
הרצל -58
זה 91
חדשה -1
יום 61
כדי 437
כניסה -324
לא 172
להזין 34
לכניסה 34
לקוח 122
מ -137
ממכשיר -192
מס -139
מספר -403
על -62
פ -99
פעם 143
פעמית 167
צורך -140
קוד -86
שלום -23
שלך 144
תור -18
תל 141
תקף -23
اختیار 154
ادخل 511
التفعیل 350
الخصم -116
الذی -83
الرابط -380
الزر -182
الطلب 81
العدد -44
المبلغ -52
الکود 11
ان 65
انت 141
اور 47
اپ 178
اکتب 180
اگر 97
ب 86
با -15
بجے -95
برای 95
برنامه 72
به 19
بوابه 153
تاکید -218
تحویل -84
تخفیف -39
تسجیل -409
تعداد -1
تم -295
تو 3
جای 30
حساب -6
خانه 119
خرید 38
خصم -41
خون -50
در 19
درج 369
دقایق 519
دقیقه 102
دو -22
دکان 83
را 85
ربع 91
رزرو -59
رساله -61
رقم -150
رمز 63
روی -231
زیر 97
سلام 265
سے -89
شد -307
شماره -24
شهر -230
صبح -147
صرف -24
صفحه 399
طلبت 77
طلبک -104
عبر -46
عدد -105
علی -157
عند -67
غیر -133
فی 81
لاگ 54
لتاکید 101
لطفا -3
لمره 257
لیے 33
م 209
محترم -123
موجودی -14
میل 21
میں 56
نام -26
نقل 235
نمبر -172
نہیں 36
هذا -59
هو 233
و -86
وارد 170
ورود 142
پانچ 1
پر -248
پویا 249
کادر 62
کد -47
کریم 303
کل -150
کنید 6
کود 35
کوڈ -87
کی 41
ہے 70
یہ 663
अगर -199
अनुरोध 15
अब -89
आईडी -11
आत 40
आपका -2
इसका 157
इसे 287
ईमेल -41
उपभोक्ता -12
ऐप 113
कदम 231
कभी -71
करने 241
करें 78
का -62
किसी 259
कूपन -311
कोड -10
गया -192
गाँव -217
घर -37
टाइम 237
टाका 180
टोल 120
दर्ज 5
दें -235
धन्यवाद -29
न 113
नंबर -253
पर -42
पिकअप -92
पिन -119
बजे 13
बाद 178
बिजली -64
भरें 44
भेजा -132
मान्य 174
मिनट 669
में 11
यह 27
रहा 368
लिंक -398
लिए 338
वन 87
शुल्क -86
शेष -37
संख्या -134
साथ -98
से -184
हेतु 349
আপনার 3
আপা 153
এ -16
এটা 291
করতে 419
করা 63
করুন 87
কেড -62
ছাড় -411
টাকা -107
ঢাকা -21
ধাপ 66
নম্বর -100
নম্বরে -152
না 149
ফেন 86
মিনিট 515
লিখে 213
ਇਹ 146
இது 46
எண் -199
నంబర్ -136
മാർച്ച് -1
นาที 635
บาท -86
อุปกรณ์ -349
ใส่ 76
ນາທີ 263
თქვენი -80
ნომერი -341
საფოსტო -43
ለማንም 253
ብር 22
ደቂቃ 550
នាទី 197
お振込先 20
さん 75
です 311
を入力してください 164
コード 127
テスト太郎 -22
パスコード -11
ミーティングid -96
ワンタイムパスワード 280
主任好 -198
主机 -43
予約番号 -151
以 -236
优惠码 -191
会員番号 -12
会议号 -53
你好 287
健一 -186
元 -191
共 -359
分機 -12
分鐘 -21
分鐘失效 149
到期日 137
动态密码 337
动态码 3
原始邮件 368
发票号码 -699
取件码 -311
取件码0 -48
受付番号 -39
号 226
合計 -71
告警编号 -42
哈囉 62
土 -63
在 29
地址 19
失效 407
客服热线 107
尊敬的用户 -36
小时内有效 -328
工单号 -231
已到达 -100
平日0 28
年 -44
座位 -147
快递单号 -231
您好 99
您於 195
您的包裹 -200
成績昨天晚上已經全部上傳 -46
承認番号 -90
把 339
提交 -252
敬上 51
数量 77
新 100
日 -152
日時 -223
时间 -59
時間 -103
普通 92
會員編號 28
有効時間 437
有効期限 246
校验码 1
案件編號 89
様 3
樓 166
次 -69
注文番号 -65
流水号 99
激活码 324
物业服务中心 27
現在不用再輸入什麼 -1
發票號碼 -406
确认码 208
確認コード 17
秒 11
繳款期限 -122
至 -89
若非本人操作 -22
號 -23
裝置 -16
訂位代號 -35
訂單 34
訂單編號 -36
認証コード 74
認証コードは 49
認証コードを他人に教えないでください -110
認証番号 314
請於 70
謝謝 -79
订单编号 -110
设备 25
请勿泄露 10
请输入 262
账单编号 -103
車次 -187
輸入 909
逾 147
邮编 -33
郵遞區號 -244
銷帳編號 -198
链接00分钟内有效 -11
電話 64
項目 -31
预计 -110
驗證碼 346
验证码 561
验证码000000 314
가 -93
가상계좌 -2
감사합니다 -14
결제 -82
결제금액 -70
고객님 -193
고객님의 -18
고객번호 -57
그대로 131
그룹웨어 136
글자 160
기기 -89
기기에서 -87
끝나요 59
넣어 367
눌러 -24
님 76
님이 282
다시 -9
때 -71
로그인 121
로그인이 4
를 -16
링크는 -454
마세요 12
맞다면 254
메일 -49
메일에는 -938
문의 -107
버튼을 -125
번호는 -35
번호를 -219
보세요 6
본인 196
본인이 17
본인확인 50
비밀번호 -9
사용 -58
새 321
서울 -173
서울시 -240
설정 -81
수 -158
숫자 14
숫자를 -87
승인 -58
승인번호 -2
시 -61
신청이 187
쓸 491
아니라면 243
아래 184
알려 -77
알려주지 178
암호 -2
앱에 48
없습니다 -94
예약 -17
예약번호 -99
오늘 64
요청하신 371
우편번호 -191
운송장번호 -179
위치 -71
위한 169
의 15
이 -17
이체 76
인증 235
인증번호 207
인증코드 460
일시 -124
일회용 472
입니다 138
입력하면 174
입력해 532
있습니다 -58
자리 -9
적어 84
절대 20
접속 144
주문번호 -24
주세요 -44
주시면 217
주식회사 -3
지나면 241
지난주 -204
창에 210
코드 68
코드는 14
코드를 -58
쿠폰 -203
쿠폰번호를 -120
픽업 -31
할인코드 -32
합계 -87
화면에 393
확인 71
확인번호 -29
확인을 64
확인이 40
후 66`;

/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */
export const treeTable = `4 5 1 2 0 1.127 3 4 3 -0.8775 5 6 0 -1.056 7 8 6 3.886e-16 9 10 -1 -0.1268 0 0 1 -4.432 11 12 -1 -0.1977 0 0 -1 -0.1314 0 0 -1 -0.1268 0 0 1 0.2462 13 14 -1 -0.008376 0 0 -1 0.1902 0 0 -1 -0.06714 0 0 -1 0.1367 0 0
4 5 1 2 0 1.127 3 4 3 0.3107 5 6 -1 -0.1784 0 0 6 3.886e-16 7 8 6 1.475 9 10 1 -2.681 11 12 -1 -0.1147 0 0 1 0.9519 13 14 -1 -0.1783 0 0 -1 0.02073 0 0 -1 0.04897 0 0 -1 0.1755 0 0 -1 -0.04846 0 0 -1 0.1322 0 0
4 5 1 2 0 1.634 3 4 3 -0.8775 5 6 0 -1.056 7 8 6 -1.11e-16 9 10 -1 -0.1057 0 0 1 -4.657 11 12 -1 -0.1662 0 0 -1 -0.1 0 0 -1 -0.09839 0 0 1 -0.5402 13 14 -1 -0.01782 0 0 -1 0.1594 0 0 -1 -0.06709 0 0 -1 0.1128 0 0
4 5 1 2 0 0.06299 3 4 3 0.7219 5 6 -1 -0.155 0 0 4 1.3 7 8 6 1.475 9 10 1 -2.681 11 12 -1 -0.09661 0 0 3 4.144 13 14 -1 -0.156 0 0 -1 0.02481 0 0 -1 0.03989 0 0 -1 0.1519 0 0 -1 -0.1076 0 0 -1 0.08864 0 0
4 5 1 2 0 0.06299 3 4 3 0.7219 5 6 -1 -0.1465 0 0 4 0.515 7 8 -1 -0.06846 0 0 1 -2.681 9 10 -1 -0.09958 0 0 3 4.144 11 12 -1 0.03609 0 0 -1 0.1432 0 0 -1 -0.1079 0 0 1 -1.289 13 14 -1 -0.06811 0 0 -1 0.113 0 0
4 5 1 2 0 1.127 3 4 3 2.083 5 6 -1 -0.1388 0 0 6 3.886e-16 7 8 6 1.475 9 10 1 -1.878 11 12 -1 -0.0832 0 0 1 0.9519 13 14 -1 -0.1351 0 0 -1 0.03464 0 0 -1 0.05194 0 0 -1 0.1379 0 0 -1 -0.03803 0 0 -1 0.1044 0 0
4 5 1 2 0 -1.056 3 4 3 2.083 5 6 -1 -0.1345 0 0 6 3.886e-16 7 8 6 1.475 9 10 1 -1.485 11 12 -1 -0.09692 0 0 1 0.9519 13 14 -1 -0.1264 0 0 -1 0.03127 0 0 -1 0.053 0 0 -1 0.1324 0 0 -1 -0.05182 0 0 -1 0.1024 0 0
4 5 1 2 0 -1.056 3 4 0 -5.919 5 6 -1 -0.1296 0 0 4 2.08 7 8 -1 -0.1026 0 0 6 3.886e-16 9 10 1 0.2462 11 12 3 2.083 13 14 -1 -0.1058 0 0 -1 0.1209 0 0 -1 -0.1183 0 0 -1 -0.02491 0 0 -1 -0.1058 0 0 -1 0.07549 0 0
4 5 1 2 0 -1.056 3 4 0 -1.056 5 6 -1 -0.1254 0 0 3 2.083 7 8 6 5.455 9 10 -1 0.1196 0 0 -1 -0.1238 0 0 1 1.468 11 12 -1 -0.09667 0 0 1 -4.657 13 14 -1 -0.06259 0 0 -1 0.09937 0 0 -1 -0.1208 0 0 -1 0.08925 0 0
4 5 1 2 0 -1.056 3 4 3 4.144 5 6 -1 -0.1217 0 0 6 -0.76 7 8 6 1.475 9 10 -1 0.1138 0 0 -1 -0.09059 0 0 1 2.453 11 12 -1 -0.1116 0 0 1 -0.5402 13 14 -1 -0.03351 0 0 -1 0.1061 0 0 -1 -0.08741 0 0 -1 0.09036 0 0
4 5 1 2 0 -1.056 3 4 0 -1.056 5 6 -1 -0.1185 0 0 4 0.515 7 8 26 228.5 9 10 -1 0.1115 0 0 -1 -0.07631 0 0 3 2.083 11 12 -1 0.08436 0 0 -1 -0.0711 0 0 -1 -0.1022 0 0 1 -1.289 13 14 -1 -0.04957 0 0 -1 0.08606 0 0
4 5 1 2 0 -1.056 3 4 3 4.144 5 6 -1 -0.1157 0 0 3 2.083 7 8 6 3.6 9 10 1 -4.657 11 12 -1 -0.1109 0 0 1 2.453 13 14 -1 -0.08576 0 0 -1 0.04247 0 0 -1 -0.03246 0 0 -1 0.1114 0 0 -1 -0.044 0 0 -1 0.09814 0 0
4 5 1 2 0 -1.056 3 4 0 0.06299 5 6 -1 -0.1132 0 0 4 2.08 7 8 6 5.455 9 10 -1 0.1082 0 0 1 -0.8892 11 12 -1 0.04269 0 0 -1 -0.07444 0 0 1 -0.1245 13 14 -1 -0.1072 0 0 -1 -0.02057 0 0 -1 -0.01807 0 0 -1 0.1025 0 0
4 5 1 2 0 -1.056 3 4 0 0.06299 5 6 -1 -0.1109 0 0 3 4.144 7 8 26 228.5 9 10 -1 0.105 0 0 -1 -0.094 0 0 1 0.2462 11 12 -1 0.07936 0 0 1 -1.485 13 14 -1 -0.05633 0 0 -1 0.07322 0 0 -1 -0.1253 0 0 -1 -0.00186 0 0
4 5 1 2 0 -1.056 3 4 3 5.343 5 6 -1 -0.1088 0 0 3 2.083 7 8 6 1.475 9 10 -1 0.09921 0 0 -1 -0.1018 0 0 1 2.453 11 12 -1 -0.1012 0 0 1 -2.681 13 14 -1 -0.03584 0 0 -1 0.08535 0 0 -1 -0.1115 0 0 -1 0.06362 0 0
0 -1.056 1 2 4 6.315 3 4 4 2.08 5 6 6 23.99 7 8 -1 0.01527 0 0 -1 -0.04757 0 0 6 3.886e-16 9 10 -1 -0.1067 0 0 -1 0.09814 0 0 -1 -0.0709 0 0 17 0.5 11 12 -1 0.1001 0 0 12 0.5 13 14 -1 0.07185 0 0 -1 -0.1151 0 0
0 -1.056 1 2 4 5 3 4 4 2.08 5 6 6 23.99 7 8 26 228.5 9 10 -1 -0.04367 0 0 6 1.475 11 12 -1 -0.1055 0 0 -1 0.1498 0 0 -1 0.06948 0 0 -1 -0.05793 0 0 -1 -0.03504 0 0 1 -1.878 13 14 -1 0.01815 0 0 -1 0.1004 0 0
0 -1.056 1 2 4 5 3 4 4 5 5 6 -1 -0.1034 0 0 26 155.5 7 8 5 4.77 9 10 6 1.475 11 12 -1 0.08909 0 0 -1 -0.04373 0 0 1 0.2462 13 14 -1 -0.1021 0 0 -1 -0.03419 0 0 -1 0.09574 0 0 -1 -0.05221 0 0 -1 0.05954 0 0
0 -1.056 1 2 0 -5.919 3 4 4 2.08 5 6 -1 -0.1061 0 0 6 1.475 7 8 -1 -0.03895 0 0 6 3.886e-16 9 10 -1 -0.09248 0 0 1 0.9519 11 12 -1 -0.05836 0 0 1 0.2462 13 14 -1 -0.03706 0 0 -1 0.1351 0 0 -1 0.032 0 0 -1 0.09741 0 0
0 0.06299 1 2 0 -5.919 3 4 4 5 5 6 -1 -0.1047 0 0 6 1.475 7 8 17 0.5 9 10 -1 0.09058 0 0 -1 -0.08747 0 0 1 -1.485 11 12 3 4.144 13 14 -1 -0.1226 0 0 -1 -0.05704 0 0 -1 0.07891 0 0 -1 -0.07609 0 0 -1 0.03442 0 0
0 -1.056 1 2 4 2.08 3 4 4 5 5 6 -1 -0.1023 0 0 3 -3.001 7 8 17 0.5 9 10 -1 0.08303 0 0 -1 -0.09785 0 0 1 0.9519 11 12 3 0.7219 13 14 -1 -0.116 0 0 -1 -0.03927 0 0 -1 0.1198 0 0 -1 -0.09597 0 0 -1 0.02043 0 0
0 0.6009 1 2 0 -5.919 3 4 4 5 5 6 -1 -0.1023 0 0 6 3.886e-16 7 8 19 0.5 9 10 -1 0.08802 0 0 -1 -0.08782 0 0 1 -1.485 11 12 -1 0.01901 0 0 -1 -0.08029 0 0 -1 -0.05682 0 0 1 3.745 13 14 -1 0.03277 0 0 -1 0.1261 0 0
0 0.06299 1 2 0 -5.919 3 4 4 5 5 6 -1 -0.101 0 0 6 3.886e-16 7 8 4 -5.551e-17 9 10 6 3.6 11 12 -1 -0.08633 0 0 1 -1.878 13 14 -1 -0.0524 0 0 -1 0.02505 0 0 -1 -0.009467 0 0 -1 0.09145 0 0 -1 -0.05666 0 0 -1 0.06022 0 0
4 2.08 1 2 0 2.108 3 4 3 4.144 5 6 -1 -0.09642 0 0 -1 0.00545 0 0 3 -3.001 7 8 1 2.453 9 10 -1 -0.09197 0 0 -1 -0.006727 0 0 17 0.5 11 12 -1 0.1028 0 0 1 -5.361 13 14 -1 -0.1198 0 0 -1 -0.07111 0 0 -1 0.05608 0 0
3 7.176 1 2 0 -5.919 3 4 1 0.9519 5 6 -1 -0.1003 0 0 6 1.475 7 8 4 1.3 9 10 -1 0.09051 0 0 -1 -0.07647 0 0 1 0.7696 11 12 -1 -0.08012 0 0 17 0.5 13 14 -1 -0.02623 0 0 -1 0.07419 0 0 -1 0.03172 0 0 -1 -0.1257 0 0
4 2.08 1 2 0 -1.056 3 4 3 -0.8775 5 6 -1 -0.09664 0 0 -1 -0.02403 0 0 -1 -0.07294 0 0 1 2.453 7 8 26 232.5 9 10 -1 0.0971 0 0 -1 0.06646 0 0 17 0.5 11 12 1 -5.361 13 14 -1 -0.1706 0 0 -1 -0.09648 0 0 -1 0.0149 0 0
0 -5.919 1 2 -1 -0.09663 0 0 6 1.475 3 4 3 -0.5057 5 6 1 0.9519 7 8 -1 -0.09684 0 0 1 2.453 9 10 15 27.5 11 12 -1 0.08339 0 0 -1 -0.06023 0 0 5 4.77 13 14 -1 0.009216 0 0 -1 -0.1281 0 0 -1 0.1473 0 0 -1 -0.01843 0 0
0 -5.919 1 2 -1 -0.09533 0 0 6 3.886e-16 3 4 3 0.7219 5 6 1 -2.681 7 8 -1 -0.09471 0 0 1 1.468 9 10 -1 -0.04583 0 0 17 0.5 11 12 -1 -0.07028 0 0 -1 0.07162 0 0 -1 0.07073 0 0 16 1.5 13 14 -1 0.08776 0 0 -1 -0.1175 0 0
4 2.08 1 2 0 -5.919 3 4 6 1.475 5 6 -1 -0.09895 0 0 3 0.7219 7 8 -1 -0.06342 0 0 1 0.9519 9 10 -1 -0.09258 0 0 1 -1.485 11 12 26 232.5 13 14 -1 0.08678 0 0 -1 -0.07937 0 0 -1 0.02774 0 0 -1 0.05861 0 0 -1 -0.03353 0 0
0 -5.919 1 2 -1 -0.09294 0 0 4 0.515 3 4 10 3.5 5 6 5 4.77 7 8 -1 -0.07037 0 0 3 -0.5057 9 10 1 -1.485 11 12 -1 -0.05368 0 0 -1 -0.08969 0 0 -1 0.1309 0 0 -1 -0.01432 0 0 1 4.575 13 14 -1 0.04853 0 0 -1 0.09905 0 0
3 2.083 1 2 4 5 3 4 1 2.453 5 6 -1 -0.09445 0 0 -1 -0.01311 0 0 4 -5.551e-17 7 8 19 0.5 9 10 -1 -0.07926 0 0 1 -5.361 11 12 -1 0.09298 0 0 -1 -0.03701 0 0 -1 -0.0719 0 0 15 27.5 13 14 -1 0.03131 0 0 -1 -0.1052 0 0
0 -5.919 1 2 4 5 3 4 0 3.776 5 6 -1 -0.09462 0 0 -1 -0.006239 0 0 6 -0.76 7 8 -1 0.06896 0 0 -1 -0.06764 0 0 1 4.013 9 10 15 27.5 11 12 -1 0.08269 0 0 1 -5.361 13 14 -1 -0.1266 0 0 -1 -0.07414 0 0 -1 0.01286 0 0
0 -5.919 1 2 4 5 3 4 0 3.776 5 6 -1 -0.09362 0 0 -1 -0.005637 0 0 5 4.77 7 8 -1 0.0651 0 0 1 4.152 9 10 -1 -0.07783 0 0 17 0.5 11 12 -1 0.08428 0 0 4 -5.551e-17 13 14 -1 -0.1111 0 0 -1 -0.05707 0 0 -1 0.01474 0 0
3 0.7219 1 2 4 6.315 3 4 1 1.468 5 6 -1 -0.09279 0 0 -1 0.01146 0 0 4 1.3 7 8 19 0.5 9 10 -1 -0.07038 0 0 15 27.5 11 12 -1 0.07769 0 0 -1 -0.03823 0 0 1 -7.081 13 14 -1 -0.09748 0 0 -1 -0.07026 0 0 -1 0.02658 0 0
0 -7.136 1 2 -1 -0.091 0 0 3 -0.8775 3 4 -1 -0.07087 0 0 1 3.486 5 6 17 0.5 7 8 -1 0.08097 0 0 1 -5.361 9 10 -1 -0.1015 0 0 -1 -0.06208 0 0 4 -5.551e-17 11 12 10 3.5 13 14 -1 0.0317 0 0 -1 -0.05791 0 0 -1 0.1516 0 0
0 -7.136 1 2 -1 -0.08962 0 0 5 4.77 3 4 1 0.9519 5 6 -1 -0.07187 0 0 4 1.3 7 8 17 0.5 9 10 -1 -0.06044 0 0 26 365.5 11 12 -1 0.07209 0 0 15 25.8 13 14 -1 0.03411 0 0 -1 -0.0305 0 0 -1 0.007687 0 0 -1 -0.2157 0 0
3 0.7219 1 2 4 6.315 3 4 1 -1.485 5 6 -1 -0.08937 0 0 -1 0.01768 0 0 4 1.7 7 8 1 4.575 9 10 -1 -0.08003 0 0 26 281.5 11 12 19 0.5 13 14 -1 0.08597 0 0 -1 0.04115 0 0 -1 -0.04334 0 0 -1 0.02812 0 0 -1 -0.08115 0 0
3 -0.8775 1 2 -1 -0.08625 0 0 1 -1.878 3 4 4 1.7 5 6 1 4.575 7 8 -1 -0.08388 0 0 -1 -0.01148 0 0 15 25.8 9 10 -1 0.08112 0 0 4 -5.551e-17 11 12 -1 -0.07608 0 0 10 3.5 13 14 -1 0.04162 0 0 -1 -0.0586 0 0 -1 0.1696 0 0
0 -7.136 1 2 -1 -0.08575 0 0 5 4.77 3 4 1 4.575 5 6 -1 -0.06666 0 0 17 0.5 7 8 -1 0.08026 0 0 4 -5.551e-17 9 10 -1 -0.09256 0 0 10 3.5 11 12 -1 0.02416 0 0 14 0.5 13 14 -1 0.09349 0 0 -1 -0.07521 0 0 -1 0.1063 0 0
3 -3.001 1 2 -1 -0.09122 0 0 1 -2.681 3 4 -1 -0.05661 0 0 1 5.248 5 6 14 0.5 7 8 -1 0.07756 0 0 4 -5.551e-17 9 10 -1 0.1007 0 0 10 3.5 11 12 15 29.66 13 14 -1 -0.07473 0 0 -1 0.1142 0 0 -1 0.02861 0 0 -1 -0.09462 0 0
3 -3.001 1 2 -1 -0.08986 0 0 1 -2.681 3 4 4 1.7 5 6 1 5.248 7 8 -1 -0.08654 0 0 -1 -0.01462 0 0 14 0.5 9 10 -1 0.07272 0 0 4 -5.551e-17 11 12 -1 0.09243 0 0 10 3.5 13 14 -1 0.01726 0 0 -1 -0.0714 0 0 -1 0.09867 0 0
3 -3.001 1 2 -1 -0.08841 0 0 1 -2.681 3 4 4 2.08 5 6 19 0.5 7 8 -1 -0.08301 0 0 -1 -0.01104 0 0 1 3.486 9 10 -1 -0.05647 0 0 14 0.5 11 12 2 1.679 13 14 -1 0.004679 0 0 -1 0.09416 0 0 -1 0.07578 0 0 -1 -0.05126 0 0
0 -8.916 1 2 -1 -0.08749 0 0 5 4.77 3 4 1 0.9519 5 6 -1 -0.06658 0 0 4 1.3 7 8 17 0.5 9 10 -1 -0.04594 0 0 17 0.5 11 12 -1 0.05588 0 0 26 292.5 13 14 -1 0.0174 0 0 -1 -0.0803 0 0 -1 0.03343 0 0 -1 -0.1503 0 0
3 -5.2 1 2 -1 -0.094 0 0 1 -2.681 3 4 4 1.7 5 6 4 -5.551e-17 7 8 -1 -0.08397 0 0 -1 -0.01248 0 0 10 3.5 9 10 15 25.8 11 12 -1 -0.04509 0 0 -1 0.08292 0 0 -1 0.04272 0 0 4 8.21 13 14 -1 -0.09677 0 0 -1 0.05244 0 0
3 -5.2 1 2 -1 -0.09309 0 0 1 -5.361 3 4 -1 -0.07189 0 0 1 4.575 5 6 14 0.5 7 8 -1 0.05672 0 0 6 23.99 9 10 -1 0.07862 0 0 17 0.5 11 12 -1 0.06618 0 0 4 -1.6 13 14 -1 -0.09771 0 0 -1 -0.06044 0 0 -1 0.003574 0 0
0 -8.916 1 2 -1 -0.08363 0 0 5 6.2 3 4 0 5.633 5 6 -1 -0.07433 0 0 17 0.5 7 8 -1 0.06827 0 0 14 0.5 9 10 16 1.5 11 12 -1 0.0006412 0 0 4 5 13 14 -1 0.05756 0 0 -1 -0.1164 0 0 -1 0.1265 0 0 -1 -0.01777 0 0
3 -5.2 1 2 -1 -0.0914 0 0 1 0.2462 3 4 4 1.7 5 6 6 -7.4 7 8 -1 -0.06131 0 0 26 281.5 9 10 -1 -0.09769 0 0 0 -5.919 11 12 -1 0.03686 0 0 -1 -0.02831 0 0 11 5.5 13 14 -1 0.02762 0 0 -1 0.01223 0 0 -1 0.1856 0 0
3 -5.2 1 2 -1 -0.0903 0 0 1 -5.361 3 4 -1 -0.06612 0 0 1 7.583 5 6 17 0.5 7 8 -1 0.07241 0 0 14 0.5 9 10 -1 -0.07013 0 0 4 6.315 11 12 -1 0.07934 0 0 -1 -0.01246 0 0 26 278.5 13 14 -1 0.08966 0 0 -1 -0.004231 0 0
0 -9.879 1 2 -1 -0.08487 0 0 6 -6.71 3 4 -1 -0.09301 0 0 6 23.99 5 6 17 0.5 7 8 -1 0.0698 0 0 1 -5.361 9 10 -1 -0.07418 0 0 -1 -0.05461 0 0 2 -19.96 11 12 -1 -0.03704 0 0 6 5.455 13 14 -1 0.005619 0 0 -1 0.05911 0 0
3 -7.733 1 2 -1 -0.09823 0 0 1 -2.681 3 4 4 1.7 5 6 13 0.5 7 8 -1 -0.07888 0 0 -1 -0.006977 0 0 4 6.315 9 10 0 -8.245 11 12 -1 -0.00452 0 0 26 278.5 13 14 -1 0.397 0 0 -1 0.07548 0 0 -1 0.0902 0 0 -1 -0.009044 0 0
3 -7.733 1 2 -1 -0.09789 0 0 1 -5.361 3 4 -1 -0.06049 0 0 4 -1.6 5 6 10 3.5 7 8 15 29.66 9 10 -1 -0.055 0 0 -1 0.05596 0 0 11 4.5 11 12 -1 -0.05163 0 0 -1 -0.01877 0 0 16 2.5 13 14 -1 0.0358 0 0 -1 -0.1561 0 0
0 -9.879 1 2 -1 -0.08099 0 0 5 4.77 3 4 1 5.248 5 6 -1 -0.05635 0 0 15 27.5 7 8 -1 0.06206 0 0 6 23.99 9 10 -1 -0.06259 0 0 26 602.5 11 12 -1 0.07428 0 0 2 -19.96 13 14 -1 -0.0636 0 0 -1 -0.03806 0 0 -1 0.01288 0 0
3 -7.733 1 2 -1 -0.09729 0 0 1 0.2462 3 4 0 -8.916 5 6 2 -1.493 7 8 -1 -0.08526 0 0 -1 -0.008362 0 0 1 7.866 9 10 -1 -0.02996 0 0 10 2.5 11 12 -1 0.09576 0 0 3 -0.1102 13 14 -1 0.08313 0 0 -1 0.1006 0 0 -1 -0.001615 0 0
3 -7.733 1 2 -1 -0.09689 0 0 4 -1.6 3 4 14 0.5 5 6 0 5.633 7 8 -1 -0.05625 0 0 -1 0.06141 0 0 1 -7.081 9 10 -1 0.05701 0 0 -1 -0.06836 0 0 15 29.66 11 12 15 12.9 13 14 -1 -0.06612 0 0 -1 -0.1089 0 0 -1 0.01537 0 0
3 -7.733 1 2 -1 -0.09646 0 0 1 1.468 3 4 0 -8.916 5 6 0 -5.919 7 8 -1 -0.07846 0 0 -1 -0.005657 0 0 4 -2.2 9 10 -1 0.01441 0 0 -1 -0.02667 0 0 11 5.5 11 12 -1 0.04966 0 0 8 2.5 13 14 -1 0.126 0 0 -1 0.4381 0 0
3 -7.733 1 2 -1 -0.096 0 0 1 -5.361 3 4 -1 -0.05061 0 0 14 0.5 5 6 4 6.315 7 8 -1 0.06175 0 0 10 2.5 9 10 26 278.5 11 12 -1 -0.02555 0 0 26 435.5 13 14 -1 0.08518 0 0 -1 -0.01078 0 0 -1 0.06861 0 0 -1 -0.04673 0 0
3 -7.733 1 2 -1 -0.0955 0 0 4 -1.6 3 4 -1 -0.04151 0 0 0 5.633 5 6 1 -7.081 7 8 -1 0.05241 0 0 -1 -0.06036 0 0 0 -1.056 9 10 1 1.468 11 12 -1 -0.01089 0 0 -1 0.003188 0 0 0 -5.919 13 14 -1 0.1464 0 0 -1 0.03269 0 0
3 -7.733 1 2 -1 -0.09496 0 0 6 23.99 3 4 17 0.5 5 6 -1 0.05762 0 0 1 -3.532 7 8 -1 -0.07022 0 0 4 1.7 9 10 13 0.5 11 12 -1 -0.07635 0 0 -1 -0.002601 0 0 2 -19.96 13 14 -1 0.1083 0 0 -1 -0.03955 0 0 -1 0.01232 0 0
3 -7.733 1 2 -1 -0.09438 0 0 0 7.443 3 4 1 -7.375 5 6 -1 0.06124 0 0 -1 -0.06572 0 0 14 0.5 7 8 26 602.5 9 10 4 5 11 12 10 3.5 13 14 -1 -0.07226 0 0 -1 0.09012 0 0 -1 -0.02474 0 0 -1 -0.007863 0 0 -1 0.05794 0 0
3 -7.733 1 2 -1 -0.09375 0 0 6 23.99 3 4 17 0.5 5 6 15 27.5 7 8 1 -5.361 9 10 -1 -0.06442 0 0 -1 0.06996 0 0 -1 -0.09596 0 0 -1 -0.04785 0 0 13 0.5 11 12 6 -6.71 13 14 -1 0.08534 0 0 -1 -0.08534 0 0 -1 0.004961 0 0
3 -7.733 1 2 -1 -0.09307 0 0 4 -3.61 3 4 -1 -0.05036 0 0 1 7.866 5 6 17 0.5 7 8 2 -1.811 9 10 16 3.5 11 12 26 167.5 13 14 -1 0.09747 0 0 -1 -0.03539 0 0 -1 0.007082 0 0 -1 -0.2161 0 0 -1 0.05624 0 0 -1 -0.08951 0 0
6 -6.71 1 2 -1 -0.08814 0 0 0 -9.879 3 4 1 0.7696 5 6 0 9.1 7 8 -1 -0.08342 0 0 -1 0.0346 0 0 15 29.66 9 10 -1 0.08309 0 0 6 23.99 11 12 -1 -0.05693 0 0 11 4.5 13 14 -1 0.06063 0 0 -1 -0.03197 0 0 -1 0.009418 0 0
3 -7.733 1 2 -1 -0.09182 0 0 4 6.315 3 4 14 0.5 5 6 26 236.5 7 8 10 3.5 9 10 -1 0.05695 0 0 -1 0.09166 0 0 -1 -0.01068 0 0 15 25.8 11 12 10 4.5 13 14 -1 -0.01795 0 0 -1 -0.09607 0 0 -1 0.09006 0 0 -1 -0.05989 0 0
6 -6.71 1 2 -1 -0.08605 0 0 0 -9.879 3 4 1 0.7696 5 6 0 9.1 7 8 -1 -0.08138 0 0 -1 0.03296 0 0 15 12.9 9 10 -1 0.07991 0 0 -1 -0.1064 0 0 15 29.66 11 12 26 602.5 13 14 -1 -0.04784 0 0 -1 0.01266 0 0 -1 -0.0503 0 0
3 -7.733 1 2 -1 -0.09043 0 0 4 8.21 3 4 15 27.5 5 6 -1 0.05777 0 0 6 23.99 7 8 10 3.5 9 10 16 2.5 11 12 -1 0.05799 0 0 -1 -0.08339 0 0 -1 0.1195 0 0 11 4.5 13 14 -1 -0.1234 0 0 -1 -0.03559 0 0 -1 0.005379 0 0
5 6.2 1 2 1 5.248 3 4 -1 -0.06462 0 0 0 -9.879 5 6 -1 0.04479 0 0 13 0.5 7 8 10 3.5 9 10 -1 -0.07297 0 0 -1 0.1161 0 0 -1 -0.004213 0 0 11 5.5 11 12 21 0.5 13 14 -1 0.09013 0 0 -1 -0.07723 0 0 -1 0.2815 0 0
6 -6.71 1 2 -1 -0.08261 0 0 15 12.9 3 4 -1 -0.1011 0 0 1 0.9519 5 6 0 -8.916 7 8 0 -5.919 9 10 -1 -0.06907 0 0 -1 -0.002615 0 0 6 -0.76 11 12 4 6.315 13 14 -1 -0.01682 0 0 -1 0.1208 0 0 -1 -0.001761 0 0 -1 0.03924 0 0
3 -7.733 1 2 -1 -0.08825 0 0 0 9.559 3 4 15 12.9 5 6 -1 0.08143 0 0 -1 -0.1002 0 0 1 -7.375 7 8 -1 -0.05116 0 0 5 7.3 9 10 1 7.866 11 12 -1 -0.07522 0 0 17 0.5 13 14 -1 0.05799 0 0 -1 0.006518 0 0 -1 -0.05079 0 0
6 -6.71 1 2 -1 -0.07961 0 0 4 8.21 3 4 15 27.5 5 6 -1 0.05386 0 0 0 -9.879 7 8 10 3.5 9 10 13 0.5 11 12 16 3.5 13 14 -1 -0.07597 0 0 -1 0.1085 0 0 -1 -0.06524 0 0 -1 0.1069 0 0 -1 0.006822 0 0 -1 -0.1841 0 0
5 7.3 1 2 4 -4.81 3 4 -1 -0.08199 0 0 -1 -0.06588 0 0 1 7.866 5 6 17 0.5 7 8 -1 0.05191 0 0 16 2.5 9 10 16 1.5 11 12 11 4.5 13 14 -1 -0.1556 0 0 -1 0.05151 0 0 -1 -0.08385 0 0 -1 -0.02369 0 0 -1 0.01217 0 0
3 -7.733 1 2 -1 -0.08587 0 0 15 12.9 3 4 -1 -0.09596 0 0 26 602.5 5 6 4 6.315 7 8 11 6.5 9 10 10 3.5 11 12 26 236.5 13 14 -1 -0.08538 0 0 -1 0.03485 0 0 -1 -0.00919 0 0 -1 0.04848 0 0 -1 0.08716 0 0 -1 -0.004039 0 0
5 3.77 1 2 1 7.866 3 4 11 5.5 5 6 0 -9.879 7 8 -1 0.06573 0 0 -1 -0.08146 0 0 -1 -0.01789 0 0 1 0.7696 9 10 17 0.5 11 12 -1 -0.07725 0 0 -1 0.0472 0 0 -1 0.008059 0 0 26 167.5 13 14 -1 0.06643 0 0 -1 -0.07179 0 0
3 -7.733 1 2 -1 -0.08388 0 0 0 9.559 3 4 15 12.9 5 6 -1 0.07773 0 0 -1 -0.09472 0 0 1 -9.785 7 8 -1 -0.0744 0 0 14 0.5 9 10 4 6.315 11 12 4 5 13 14 -1 -0.01014 0 0 -1 0.02224 0 0 -1 0.06499 0 0 -1 -0.02646 0 0
5 7.3 1 2 4 8.21 3 4 -1 -0.07567 0 0 15 27.5 5 6 -1 0.0559 0 0 6 23.99 7 8 -1 -0.04992 0 0 26 63.5 9 10 -1 0.05142 0 0 -1 -0.07149 0 0 1 -3.532 11 12 -1 -0.02894 0 0 13 0.5 13 14 -1 0.003103 0 0 -1 0.07482 0 0
6 -6.71 1 2 -1 -0.07273 0 0 0 9.559 3 4 26 602.5 5 6 -1 0.07654 0 0 10 3.5 7 8 11 6.5 9 10 4 -3.61 11 12 10 4.5 13 14 -1 -0.0849 0 0 -1 0.03066 0 0 -1 -0.05426 0 0 -1 0.002758 0 0 -1 0.09688 0 0 -1 -0.04279 0 0
3 -7.733 1 2 -1 -0.08128 0 0 15 12.9 3 4 -1 -0.08962 0 0 1 -9.785 5 6 -1 -0.06992 0 0 0 9.559 7 8 26 602.5 9 10 -1 0.07178 0 0 -1 0.004841 0 0 11 7.5 11 12 12 0.5 13 14 -1 0.05463 0 0 -1 -0.09036 0 0 -1 0.03186 0 0
5 3.77 1 2 1 7.866 3 4 -1 -0.03314 0 0 17 0.5 5 6 -1 0.06002 0 0 0 2.108 7 8 16 1.5 9 10 14 0.5 11 12 -1 0.02744 0 0 -1 0.04643 0 0 -1 -0.07036 0 0 4 -1.6 13 14 -1 0.05336 0 0 -1 -0.05163 0 0 -1 -0.00326 0 0
3 -7.733 1 2 -1 -0.07914 0 0 4 8.21 3 4 15 27.5 5 6 -1 0.04596 0 0 6 23.99 7 8 11 5.5 9 10 8 0.5 11 12 -1 0.04626 0 0 -1 0.03705 0 0 -1 -0.07959 0 0 26 71.5 13 14 -1 0.004406 0 0 -1 -0.1166 0 0 -1 -0.01605 0 0
5 7.3 1 2 4 -4.81 3 4 -1 -0.0685 0 0 -1 -0.05753 0 0 15 12.9 5 6 -1 -0.08533 0 0 26 602.5 7 8 1 8.011 9 10 22 0.5 11 12 -1 0.004564 0 0 -1 0.04853 0 0 -1 -0.007127 0 0 12 0.5 13 14 -1 -0.1832 0 0 -1 0.05545 0 0
6 -6.71 1 2 -1 -0.06624 0 0 1 0.9519 3 4 -1 -0.008124 0 0 0 -1.056 5 6 11 5.5 7 8 4 5 9 10 -1 -0.003138 0 0 -1 0.06138 0 0 6 3.886e-16 11 12 3 4.144 13 14 -1 0.02477 0 0 -1 -0.06691 0 0 -1 -0.04522 0 0 -1 0.05077 0 0
5 6.2 1 2 1 5.248 3 4 -1 -0.04283 0 0 0 2.108 5 6 -1 0.02887 0 0 14 0.5 7 8 26 350.5 9 10 -1 -0.01523 0 0 4 5 11 12 -1 0.0474 0 0 -1 -0.02142 0 0 15 14.97 13 14 -1 -0.05928 0 0 -1 0.1819 0 0 -1 0.04334 0 0
3 -7.733 1 2 -1 -0.07568 0 0 1 -9.785 3 4 -1 -0.06665 0 0 15 12.9 5 6 -1 -0.08129 0 0 17 0.5 7 8 16 2.5 9 10 26 430.5 11 12 26 71.5 13 14 -1 -0.1481 0 0 -1 0.0002801 0 0 -1 -0.1252 0 0 -1 -0.04028 0 0 -1 0.01049 0 0
4 -4.81 1 2 10 3.5 3 4 5 3.77 5 6 -1 -0.08191 0 0 0 -5.919 7 8 1 7.866 9 10 11 5.5 11 12 -1 -0.06866 0 0 -1 0.1569 0 0 -1 0.002665 0 0 -1 0.05062 0 0 -1 -0.06861 0 0 26 372.5 13 14 -1 0.01862 0 0 -1 -0.04464 0 0
4 8.21 1 2 3 -7.733 3 4 -1 0.04379 0 0 -1 -0.07699 0 0 15 27.5 5 6 16 3.5 7 8 10 3.5 9 10 11 4.5 11 12 -1 -0.145 0 0 11 5.5 13 14 -1 0.1035 0 0 -1 -0.02166 0 0 -1 0.007649 0 0 -1 0.01407 0 0 -1 -0.08842 0 0
5 7.3 1 2 0 9.559 3 4 -1 -0.0586 0 0 15 12.9 5 6 -1 0.07259 0 0 -1 -0.0812 0 0 16 1.5 7 8 10 4.5 9 10 -1 -0.01568 0 0 10 3.5 11 12 -1 -0.06146 0 0 13 0.5 13 14 -1 0.07828 0 0 -1 0.0003967 0 0 -1 0.07527 0 0
4 -1.6 1 2 21 0.5 3 4 5 2.063 5 6 -1 -0.02892 0 0 -1 0.1117 0 0 -1 0.01003 0 0 26 412.5 7 8 11 5.5 9 10 2 -9.937 11 12 9 0.5 13 14 -1 0.02083 0 0 -1 -0.1452 0 0 -1 -0.0337 0 0 -1 -0.1179 0 0 -1 0.005734 0 0
6 -7.11 1 2 -1 -0.0622 0 0 1 -9.785 3 4 0 1.127 5 6 4 11.6 7 8 -1 -0.09926 0 0 -1 0.05932 0 0 15 29.66 9 10 -1 0.08292 0 0 0 9.559 11 12 10 3.5 13 14 -1 0.002326 0 0 -1 0.08238 0 0 -1 -0.05863 0 0 -1 0.112 0 0
4 -4.81 1 2 10 3.5 3 4 2 -1.811 5 6 -1 -0.07819 0 0 0 -5.919 7 8 1 8.011 9 10 6 5.455 11 12 -1 -0.06591 0 0 -1 0.1386 0 0 2 -3.048 13 14 -1 0.06103 0 0 -1 -0.03641 0 0 -1 0.06259 0 0 -1 -0.001405 0 0 -1 0.06384 0 0
15 12.9 1 2 -1 -0.07683 0 0 4 8.21 3 4 16 1.5 5 6 -1 0.03962 0 0 10 4.5 7 8 17 0.5 9 10 10 3.5 11 12 -1 -0.05924 0 0 -1 -0.006175 0 0 1 9.716 13 14 -1 0.002163 0 0 -1 0.06926 0 0 -1 -0.07857 0 0 -1 0.1695 0 0
10 0.5 1 2 9 0.5 3 4 9 1.5 5 6 -1 0.04804 0 0 -1 -0.04368 0 0 10 2.5 7 8 10 2.5 9 10 -1 -0.02062 0 0 11 5.5 11 12 -1 0.07029 0 0 -1 -0.0488 0 0 21 0.5 13 14 -1 0.03762 0 0 -1 -0.08392 0 0 -1 0.1949 0 0
3 -7.733 1 2 -1 -0.06778 0 0 1 -9.785 3 4 0 1.127 5 6 11 9.5 7 8 -1 -0.09836 0 0 -1 0.05514 0 0 8 0.5 9 10 -1 -0.06102 0 0 6 23.99 11 12 6 8.2 13 14 -1 -0.03469 0 0 -1 0.02922 0 0 -1 0.0008418 0 0 -1 0.04409 0 0
5 7.3 1 2 26 602.5 3 4 -1 -0.05216 0 0 4 6.315 5 6 22 0.5 7 8 -1 -0.002199 0 0 26 236.5 9 10 11 7.5 11 12 12 0.5 13 14 -1 0.08481 0 0 -1 -0.009776 0 0 -1 -0.03287 0 0 -1 0.06558 0 0 -1 -0.1689 0 0 -1 0.05086 0 0
15 12.9 1 2 -1 -0.07222 0 0 11 8.5 3 4 10 1.5 5 6 -1 -0.03183 0 0 10 0.5 7 8 11 6.5 9 10 -1 0.01862 0 0 -1 -0.01353 0 0 26 209.5 11 12 -1 0.04948 0 0 -1 0.06788 0 0 9 0.5 13 14 -1 -0.04113 0 0 -1 0.03002 0 0
4 -4.81 1 2 10 3.5 3 4 2 -1.493 5 6 -1 -0.0749 0 0 0 -5.919 7 8 1 8.011 9 10 -1 -0.0209 0 0 -1 -0.06395 0 0 -1 0.1218 0 0 -1 0.001613 0 0 5 -5.551e-17 11 12 -1 0.007993 0 0 26 278.5 13 14 -1 -0.01196 0 0 -1 0.1645 0 0
4 11.6 1 2 15 29.66 3 4 -1 0.07692 0 0 16 2.5 5 6 10 3.5 7 8 0 2.108 9 10 26 309.5 11 12 -1 -0.05443 0 0 -1 0.1061 0 0 14 0.5 13 14 -1 0.01976 0 0 -1 0.07146 0 0 -1 -0.1446 0 0 -1 -0.009053 0 0 -1 0.036 0 0
6 -7.11 1 2 -1 -0.05641 0 0 1 -9.785 3 4 0 1.127 5 6 8 0.5 7 8 -1 -0.09724 0 0 -1 0.05015 0 0 24 0.5 9 10 6 8.2 11 12 -1 -0.02237 0 0 -1 0.05124 0 0 -1 0.0002576 0 0 26 167.5 13 14 -1 0.1114 0 0 -1 0.01952 0 0
26 602.5 1 2 11 8.5 3 4 22 0.5 5 6 9 1.5 7 8 -1 -0.03293 0 0 11 6.5 9 10 12 0.5 11 12 -1 0.0006752 0 0 10 0.5 13 14 -1 -0.03602 0 0 -1 0.04307 0 0 -1 -0.157 0 0 -1 0.0477 0 0 -1 -0.04946 0 0 -1 0.06098 0 0
5 3.77 1 2 1 0.2462 3 4 22 0.5 5 6 -1 -0.005844 0 0 0 -8.245 7 8 10 0.5 9 10 -1 -0.102 0 0 8 2.5 11 12 9 1.5 13 14 -1 0.0499 0 0 -1 -0.02525 0 0 -1 0.0216 0 0 -1 0.1724 0 0 -1 -0.001332 0 0 -1 0.0758 0 0
0 9.1 1 2 10 4.5 3 4 -1 0.05157 0 0 10 3.5 5 6 0 5.633 7 8 4 -4.91 9 10 7 3.5 11 12 -1 -0.06297 0 0 -1 0.1184 0 0 -1 -0.08714 0 0 -1 -0.001825 0 0 21 0.5 13 14 -1 -0.0461 0 0 -1 0.06932 0 0 -1 0.2665 0 0
15 12.9 1 2 -1 -0.0676 0 0 17 0.5 3 4 26 71.5 5 6 26 430.5 7 8 4 5 9 10 -1 0.00566 0 0 15 25.8 11 12 -1 -0.1142 0 0 1 -5.361 13 14 -1 0.06908 0 0 -1 0.02179 0 0 -1 -0.07867 0 0 -1 0.148 0 0 -1 -0.114 0 0
4 11.6 1 2 17 0.5 3 4 -1 0.07474 0 0 16 2.5 5 6 12 0.5 7 8 -1 0.002235 0 0 -1 -0.1167 0 0 26 146.5 9 10 1 2.453 11 12 -1 0.09276 0 0 1 8.011 13 14 -1 -0.04012 0 0 -1 -0.1821 0 0 -1 -0.04156 0 0 -1 0.1484 0 0
3 -7.733 1 2 12 0.5 3 4 1 -9.785 5 6 -1 -0.07967 0 0 -1 0.1062 0 0 0 1.127 7 8 4 11.6 9 10 -1 -0.09606 0 0 -1 0.04581 0 0 15 25.8 11 12 -1 0.07171 0 0 -1 0.00357 0 0 10 3.5 13 14 -1 -0.03949 0 0 -1 0.1057 0 0
10 0.5 1 2 9 0.5 3 4 9 1.5 5 6 -1 0.04293 0 0 -1 -0.04085 0 0 10 1.5 7 8 10 2.5 9 10 -1 -0.02173 0 0 26 217.5 11 12 -1 0.05785 0 0 -1 -0.04797 0 0 6 3.886e-16 13 14 -1 -0.005078 0 0 -1 -0.05355 0 0 -1 0.0686 0 0
5 7.3 1 2 0 9.559 3 4 -1 -0.04625 0 0 26 602.5 5 6 15 35.5 7 8 -1 0.002093 0 0 11 6.5 9 10 -1 0.08196 0 0 -1 -0.09317 0 0 14 0.5 11 12 -1 0.02425 0 0 12 0.5 13 14 -1 0.04887 0 0 -1 -0.09581 0 0 -1 0.02549 0 0
4 8.21 1 2 10 4.5 3 4 -1 0.03332 0 0 10 3.5 5 6 0 5.633 7 8 4 -4.91 9 10 7 3.5 11 12 -1 -0.06184 0 0 -1 0.09444 0 0 -1 -0.08504 0 0 -1 -0.002132 0 0 1 -0.1245 13 14 -1 -0.04225 0 0 -1 0.004143 0 0 -1 0.1103 0 0
5 2.063 1 2 -1 0.003849 0 0 11 5.5 3 4 15 14.97 5 6 21 0.5 7 8 -1 -0.1918 0 0 -1 -0.03352 0 0 26 372.5 9 10 -1 -0.1231 0 0 2 -1.811 11 12 -1 -0.02071 0 0 -1 0.05192 0 0 9 2.5 13 14 -1 -0.02633 0 0 -1 0.2098 0 0
11 9.5 1 2 8 0.5 3 4 -1 -0.05438 0 0 6 23.99 5 6 6 5.455 7 8 26 71.5 9 10 -1 0.02398 0 0 1 -1.878 11 12 -1 0.02479 0 0 -1 -0.1041 0 0 -1 -0.01583 0 0 0 1.127 13 14 -1 0.005879 0 0 -1 -0.04576 0 0 -1 0.0329 0 0
15 12.9 1 2 -1 -0.06299 0 0 9 3.5 3 4 9 1.5 5 6 -1 -0.05374 0 0 10 0.5 7 8 10 0.5 9 10 9 0.5 11 12 -1 -0.007888 0 0 -1 -0.04378 0 0 -1 0.04686 0 0 4 0.515 13 14 -1 -0.02414 0 0 -1 -0.02094 0 0 -1 0.05513 0 0
2 2.638 1 2 1 2.749 3 4 6 6.2 5 6 -1 -0.003324 0 0 0 -5.919 7 8 -1 -0.0457 0 0 -1 0.08716 0 0 -1 0.06747 0 0 4 6.315 9 10 26 189.5 11 12 -1 0.0417 0 0 -1 -0.05867 0 0 2 -9.937 13 14 -1 -0.03788 0 0 -1 0.02942 0 0
25 0.5 1 2 8 0.5 3 4 1 -0.8892 5 6 -1 -0.02579 0 0 6 8.2 7 8 -1 0.06931 0 0 12 0.5 9 10 1 -7.375 11 12 26 107.5 13 14 -1 -0.02343 0 0 -1 0.09461 0 0 -1 -0.06686 0 0 -1 0.0002292 0 0 -1 0.1353 0 0 -1 0.01759 0 0
6 -7.11 1 2 1 -10.37 3 4 8 3.5 5 6 -1 0.1607 0 0 -1 -0.06078 0 0 -1 -0.002566 0 0 1 -0.1245 7 8 -1 -0.007701 0 0 0 -0.4995 9 10 -1 0.06827 0 0 2 -2.481 11 12 8 4.5 13 14 -1 -0.04754 0 0 -1 -0.02432 0 0 -1 0.1049 0 0
17 0.5 1 2 16 2.5 3 4 26 430.5 5 6 26 63.5 7 8 -1 -0.1086 0 0 -1 0.0006063 0 0 16 2.5 9 10 4 5 11 12 -1 0.004791 0 0 -1 -0.14 0 0 -1 0.02022 0 0 1 -5.361 13 14 -1 0.06594 0 0 -1 0.1453 0 0 -1 -0.1161 0 0
11 9.5 1 2 14 0.5 3 4 12 0.5 5 6 -1 -0.00176 0 0 4 5 7 8 -1 -0.09391 0 0 1 -1.878 9 10 -1 0.04336 0 0 2 -6.754 11 12 -1 -0.09388 0 0 -1 0.07346 0 0 26 350.5 13 14 -1 0.04347 0 0 -1 0.01357 0 0 -1 -0.1438 0 0
10 4.5 1 2 10 3.5 3 4 0 5.633 5 6 4 -4.91 7 8 7 3.5 9 10 -1 -0.05537 0 0 -1 0.09216 0 0 -1 -0.08186 0 0 -1 -0.0005705 0 0 21 0.5 11 12 -1 -0.03505 0 0 11 5.5 13 14 -1 0.2404 0 0 -1 -0.02864 0 0 -1 0.08 0 0
5 1.79 1 2 0 2.108 3 4 11 5.5 5 6 -1 -0.001924 0 0 -1 0.01952 0 0 21 0.5 7 8 21 0.5 9 10 15 14.97 11 12 -1 0.0873 0 0 -1 0.004931 0 0 -1 -0.1153 0 0 -1 -0.1851 0 0 8 6.5 13 14 -1 -0.04786 0 0 -1 0.1041 0 0
15 12.9 1 2 -1 -0.05848 0 0 9 3.5 3 4 8 3.5 5 6 -1 -0.05118 0 0 -1 -0.002297 0 0 9 1.5 7 8 21 0.5 9 10 -1 0.05201 0 0 11 4.5 11 12 -1 -0.1106 0 0 26 172.5 13 14 -1 0.0214 0 0 -1 0.1336 0 0 -1 -0.07785 0 0
5 6.2 1 2 24 0.5 3 4 4 2.08 5 6 26 71.5 7 8 26 128.5 9 10 -1 -0.08859 0 0 10 0.5 11 12 4 5 13 14 -1 0.002128 0 0 -1 0.07063 0 0 -1 -0.05615 0 0 -1 0.06984 0 0 -1 -0.0197 0 0 -1 -0.08695 0 0 -1 0.05547 0 0
25 0.5 1 2 8 0.5 3 4 1 -0.8892 5 6 24 0.5 7 8 6 8.2 9 10 -1 0.06359 0 0 12 0.5 11 12 -1 -0.03049 0 0 -1 0.08044 0 0 -1 -0.002602 0 0 26 107.5 13 14 -1 -0.0196 0 0 -1 0.08701 0 0 -1 0.1341 0 0 -1 0.01616 0 0
2 9.039 1 2 0 9.559 3 4 -1 -0.08646 0 0 4 11.6 5 6 15 35.5 7 8 15 25.8 9 10 -1 0.06683 0 0 -1 0.07552 0 0 -1 -0.08848 0 0 -1 0.001295 0 0 0 -5.919 11 12 -1 0.1369 0 0 26 564.5 13 14 -1 -0.04374 0 0 -1 0.06561 0 0
17 0.5 1 2 16 2.5 3 4 26 430.5 5 6 26 63.5 7 8 -1 -0.1005 0 0 15 25.8 9 10 -1 -0.09613 0 0 4 5 11 12 -1 0.004441 0 0 -1 0.01835 0 0 -1 -0.06716 0 0 1 -5.361 13 14 -1 0.05837 0 0 -1 0.1314 0 0 -1 -0.1081 0 0
11 9.5 1 2 26 602.5 3 4 1 -0.5402 5 6 -1 0.002586 0 0 22 0.5 7 8 26 128.5 9 10 -1 0.002217 0 0 9 2.5 11 12 12 0.5 13 14 -1 0.06255 0 0 -1 -0.1384 0 0 -1 0.01028 0 0 -1 -0.09768 0 0 -1 -0.1339 0 0 -1 0.0408 0 0
10 4.5 1 2 10 3.5 3 4 0 5.633 5 6 -1 -0.00171 0 0 1 -0.1245 7 8 -1 -0.05136 0 0 -1 0.08809 0 0 -1 -0.01403 0 0 21 0.5 9 10 11 5.5 11 12 -1 0.2241 0 0 5 -5.551e-17 13 14 -1 0.09042 0 0 -1 0.07195 0 0 -1 -0.1478 0 0
2 -1.493 1 2 2 -3.048 3 4 -1 -0.01695 0 0 1 8.011 5 6 2 -2.481 7 8 -1 -0.002356 0 0 5 -5.551e-17 9 10 -1 0.0824 0 0 0 -0.4995 11 12 -1 -0.001694 0 0 26 257.5 13 14 -1 0.06622 0 0 -1 -0.0712 0 0 -1 -0.01651 0 0 -1 0.1458 0 0
10 0.5 1 2 9 0.5 3 4 9 0.5 5 6 -1 0.03672 0 0 -1 -0.03544 0 0 10 2.5 7 8 11 8.5 9 10 -1 -0.02431 0 0 11 5.5 11 12 -1 0.02073 0 0 -1 -0.0975 0 0 -1 -0.07952 0 0 26 471.5 13 14 -1 0.05919 0 0 -1 -0.04474 0 0
4 11.6 1 2 15 29.66 3 4 -1 0.06382 0 0 0 -9.879 5 6 11 5.5 7 8 13 0.5 9 10 -1 0.003292 0 0 0 -7.136 11 12 5 -0.9 13 14 -1 -0.04778 0 0 -1 0.09332 0 0 -1 0.2346 0 0 -1 0.0205 0 0 -1 -0.09878 0 0 -1 -0.01466 0 0
5 1.79 1 2 -1 0.003602 0 0 1 -1.878 3 4 -1 -0.04014 0 0 2 -2.481 5 6 16 1.5 7 8 4 6.315 9 10 -1 0.03272 0 0 1 5.776 11 12 -1 -0.05414 0 0 12 0.5 13 14 -1 -0.07247 0 0 -1 0.1022 0 0 -1 0.05408 0 0 -1 -0.08644 0 0
2 9.039 1 2 0 9.559 3 4 -1 -0.08306 0 0 15 12.9 5 6 15 35.5 7 8 15 9.999 9 10 11 8.5 11 12 -1 0.07235 0 0 -1 -0.07192 0 0 -1 0.06721 0 0 -1 -0.07859 0 0 -1 0.00195 0 0 9 0.5 13 14 -1 -0.005321 0 0 -1 -0.0924 0 0
4 8.21 1 2 5 6.2 3 4 -1 0.02755 0 0 8 3.5 5 6 4 1.7 7 8 -1 -0.002996 0 0 1 -4.657 9 10 -1 -0.09141 0 0 10 0.5 11 12 -1 -0.03652 0 0 -1 0.02382 0 0 26 408.5 13 14 -1 -0.02632 0 0 -1 0.1186 0 0 -1 -0.03483 0 0
9 3.5 1 2 8 3.5 3 4 26 497.5 5 6 26 484.5 7 8 -1 0.01527 0 0 -1 -0.00208 0 0 -1 -0.1236 0 0 -1 0.001 0 0 16 1.5 9 10 13 0.5 11 12 -1 -0.07404 0 0 -1 -0.01516 0 0 0 -5.919 13 14 -1 -0.043 0 0 -1 0.1969 0 0
6 5.455 1 2 13 0.5 3 4 -1 0.006401 0 0 3 7.749 5 6 1 -3.984 7 8 1 -0.5402 9 10 -1 0.01089 0 0 -1 -0.08362 0 0 -1 0.06215 0 0 -1 -0.04139 0 0 0 -0.4995 11 12 -1 0.01654 0 0 6 1.475 13 14 -1 -0.009496 0 0 -1 -0.09831 0 0
17 0.5 1 2 -1 0.001586 0 0 16 1.5 3 4 6 19.48 5 6 1 9.716 7 8 4 5 9 10 -1 0.1519 0 0 7 6.5 11 12 -1 0.1151 0 0 -1 -0.06854 0 0 -1 0.06212 0 0 16 2.5 13 14 -1 -0.216 0 0 -1 -0.06335 0 0 -1 0.02934 0 0
4 11.6 1 2 17 0.5 3 4 -1 0.06104 0 0 -1 0.001087 0 0 16 1.5 5 6 6 19.48 7 8 1 9.716 9 10 -1 -0.002588 0 0 -1 0.1422 0 0 5 1.79 11 12 -1 0.1064 0 0 11 5.5 13 14 -1 -0.1246 0 0 -1 0.03151 0 0 -1 -0.06038 0 0
5 7.3 1 2 8 2.5 3 4 -1 -0.03696 0 0 7 2.5 5 6 1 0.7696 7 8 -1 -0.0002847 0 0 4 5 9 10 -1 -0.006813 0 0 0 -8.245 11 12 -1 -0.08663 0 0 -1 0.00548 0 0 7 3.5 13 14 -1 0.01758 0 0 -1 0.2318 0 0 -1 0.02439 0 0
11 9.5 1 2 10 4.5 3 4 12 0.5 5 6 10 3.5 7 8 -1 -0.02936 0 0 -1 -0.08826 0 0 1 -1.878 9 10 -1 -0.0005808 0 0 7 3.5 11 12 -1 -0.08498 0 0 -1 0.06694 0 0 21 0.5 13 14 -1 -0.0425 0 0 -1 0.04583 0 0 -1 0.2126 0 0
10 0.5 1 2 9 0.5 3 4 9 0.5 5 6 -1 0.03291 0 0 -1 -0.03205 0 0 10 2.5 7 8 2 -9.478 9 10 -1 -0.02217 0 0 11 5.5 11 12 -1 0.0559 0 0 -1 0.001832 0 0 -1 -0.07439 0 0 26 471.5 13 14 -1 0.05306 0 0 -1 -0.04105 0 0
4 8.21 1 2 3 -7.733 3 4 26 368.5 5 6 1 -10.37 7 8 1 -9.785 9 10 -1 0.05355 0 0 0 5.633 11 12 -1 0.1357 0 0 -1 -0.07623 0 0 -1 -0.05224 0 0 -1 0.0002249 0 0 17 0.5 13 14 -1 0.05877 0 0 -1 0.005642 0 0 -1 -0.09256 0 0
11 8.5 1 2 -1 0.001403 0 0 2 -0.7401 3 4 9 0.5 5 6 -1 -0.1201 0 0 2 -6.12 7 8 -1 -0.07884 0 0 1 -0.1245 9 10 -1 0.07145 0 0 11 9.5 11 12 6 5.455 13 14 -1 -0.0208 0 0 -1 -0.1571 0 0 -1 -0.04032 0 0 -1 0.06336 0 0
4 -4.91 1 2 10 3.5 3 4 10 4.5 5 6 -1 -0.07852 0 0 0 -5.919 7 8 10 3.5 9 10 0 5.633 11 12 -1 -0.05912 0 0 26 401.5 13 14 -1 -0.0001561 0 0 -1 0.03489 0 0 -1 -0.04725 0 0 -1 0.08621 0 0 -1 0.1444 0 0 -1 -0.03619 0 0
15 12.9 1 2 15 9.999 3 4 8 2.5 5 6 -1 0.06479 0 0 -1 -0.07404 0 0 7 2.5 7 8 -1 0.008341 0 0 -1 -0.0005922 0 0 4 5 9 10 21 0.5 11 12 26 544.5 13 14 -1 -0.09663 0 0 -1 0.1329 0 0 -1 0.03876 0 0 -1 -0.1473 0 0
9 3.5 1 2 9 1.5 3 4 3 -0.1102 5 6 10 0.5 7 8 -1 0.01972 0 0 26 339.5 9 10 -1 -0.09436 0 0 -1 0.01917 0 0 -1 -0.00671 0 0 5 0.7 11 12 -1 -0.05179 0 0 -1 -0.04463 0 0 5 2.063 13 14 -1 0.2841 0 0 -1 -0.02746 0 0
2 9.039 1 2 8 0.5 3 4 -1 -0.0772 0 0 6 16.49 5 6 -1 0.003303 0 0 -1 -0.04721 0 0 24 0.5 7 8 26 71.5 9 10 -1 0.0542 0 0 1 -4.657 11 12 25 0.5 13 14 -1 0.0934 0 0 -1 -0.1054 0 0 -1 -0.01453 0 0 -1 0.04728 0 0
14 0.5 1 2 -1 -0.002001 0 0 4 5 3 4 0 0.6009 5 6 8 1.5 7 8 1 -5.361 9 10 -1 -0.007678 0 0 26 350.5 11 12 -1 0.007057 0 0 -1 -0.07914 0 0 -1 0.07219 0 0 -1 -0.03458 0 0 2 -12.95 13 14 -1 -0.3298 0 0 -1 -0.05072 0 0
6 5.455 1 2 13 0.5 3 4 5 -4.912 5 6 -1 -0.008216 0 0 1 -3.984 7 8 -1 -0.006177 0 0 26 268.5 9 10 -1 -0.08144 0 0 16 1.5 11 12 -1 0.06066 0 0 0 -9.573 13 14 -1 0.08031 0 0 -1 -0.02315 0 0 -1 0.1396 0 0 -1 -0.005551 0 0
3 5.343 1 2 1 -0.5402 3 4 -1 0.004391 0 0 4 1.7 5 6 0 -0.4995 7 8 -1 -0.06615 0 0 2 -3.048 9 10 -1 0.02175 0 0 6 7.19 11 12 -1 -0.02363 0 0 2 -2.481 13 14 -1 -0.03958 0 0 -1 0.09511 0 0 -1 0.1888 0 0 -1 0.0229 0 0
26 587.5 1 2 -1 0.001478 0 0 11 7.5 3 4 12 0.5 5 6 -1 0.03074 0 0 21 0.5 7 8 -1 0.02895 0 0 2 -6.754 9 10 -1 -0.1351 0 0 -1 -0.08081 0 0 5 1.79 11 12 6 3.6 13 14 -1 -0.05027 0 0 -1 0.1483 0 0 -1 -0.02242 0 0
0 2.108 1 2 26 333.5 3 4 10 0.5 5 6 0 -1.056 7 8 26 354.5 9 10 -1 0.04975 0 0 -1 -0.00125 0 0 -1 0.002894 0 0 -1 -0.04369 0 0 -1 0.08176 0 0 4 5 11 12 0 -5.919 13 14 -1 -0.03265 0 0 -1 -0.03518 0 0 -1 0.04064 0 0
4 11.6 1 2 15 29.66 3 4 -1 0.05723 0 0 -1 0.0009731 0 0 11 5.5 5 6 5 3.77 7 8 8 3.5 9 10 -1 0.06365 0 0 -1 -0.08344 0 0 10 2.5 11 12 -1 0.02896 0 0 1 6.74 13 14 -1 0.03413 0 0 -1 -0.1051 0 0 -1 0.05174 0 0
11 9.5 1 2 10 1.5 3 4 12 0.5 5 6 -1 -0.003607 0 0 11 4.5 7 8 -1 -0.08337 0 0 -1 0.01947 0 0 21 0.5 9 10 19 0.5 11 12 -1 -0.08026 0 0 -1 0.1645 0 0 11 5.5 13 14 -1 -0.04858 0 0 -1 0.07447 0 0 -1 0.01267 0 0
0 9.559 1 2 15 12.9 3 4 15 35.5 5 6 15 9.999 7 8 11 8.5 9 10 -1 0.06311 0 0 -1 -0.05781 0 0 -1 0.06103 0 0 -1 -0.07167 0 0 -1 0.001253 0 0 2 -0.7401 11 12 9 0.5 13 14 -1 -0.116 0 0 -1 0.005574 0 0 -1 -0.07462 0 0
2 9.039 1 2 0 2.108 3 4 -1 -0.07404 0 0 -1 -0.002827 0 0 15 25.8 5 6 26 372.5 7 8 -1 -0.02974 0 0 26 63.5 9 10 12 0.5 11 12 4 5 13 14 -1 0.04284 0 0 -1 0.0122 0 0 -1 -0.07631 0 0 -1 -0.121 0 0 -1 0.06212 0 0`;
