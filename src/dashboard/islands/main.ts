/** The dashboard's script: each part minds one thing and finds by itself what it is for. Every page works without it. */
import { countAges } from './ages.ts';
import { copyOnClick } from './copy.ts';
import { beAtHome, focusFirst, fromHash } from './forms.ts';
import { listenToKeys } from './keys.ts';
import { stayLive } from './live.ts';

beAtHome();
countAges();
copyOnClick();
focusFirst();
fromHash();
listenToKeys();
stayLive();
