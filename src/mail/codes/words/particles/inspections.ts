/** Who checks tickets, and what the code is called that they are shown, in all languages. Written as the words of a table are. */
import { anyOf } from '../list.ts';

/** Within the name of such a code: "Kontrollkode", "code de contrôle", "check code". */
export const checkNames = anyOf(`
  check code*, checking code*, control code*, inspection code*, kontrollcode*, kontrollkod*, kontrolkod*, prüfcode*, code de contrôle, codes de contrôle, código de control, código de controlo, código de controle, codice di controllo, codi de control, kontrol kodea, controlecode*, kontrolekode*, kontrolnr*,
  eftirlitskóði, tarkastuskoodi*, tarkistuskoodi*, kontrollkood*, kontroles kod*, kontrolinis kod*, kontrolinį kod*, kod kontrolny, kodu kontrolnego, kontrolní kód, kontrolního kódu, kontrolný kód, kontrolného kódu, ellenőrző kód*, ellenőrzőkód*, cod de control, codul de control, контролен код, контролния код, контролни код, kontrolni kod, kontrolna koda, kontrolno kodo, kod kontrolle, κωδικός ελέγχου, κωδικό ελέγχου,
  контрольный код, контрольного кода, контрольний код, контрольного коду, кантрольны код, kontrol kodu*, nəzarət kodu*, קוד בקרה, קוד ביקורת, رمز التحقق من التذكرة, رمز المراقبة, 検札コード*, 改札コード*, 検票コード*, 检票码*, 驗票碼*, 验票码*, 检票口令*, 검표 코드*, 검표코드*, mã kiểm soát, mã soát vé, kode kontrol, kode pemeriksaan, รหัสตรวจตั๋ว*
`);

/** Who sees it, and when. */
export const inspectors = anyOf(`
  inspector, inspectors, conductor, conductors, the guard, train manager, ticket check, ticket checks, ticket inspection, steward, kontrolleur*, schaffner*, zugbegleiter*, kontrollpersonal, prüfpersonal, prüfdienst, fahrkartenkontrolle*, ticketkontrolle*, bei der kontrolle, contrôleur, contrôleurs, contrôleuse, lors du contrôle, en cas de contrôle, agent de contrôle,
  revisor, revisora, interventor, interventora, al inspector, cobrador, fiscal, controllore, controllori, capotreno, personale di bordo, conducteur, controleur, controleurs, konduktör*, tågvärd*, biljettkontroll*, ombordpersonal*, konduktør*, togfører*, billetkontrol*, billettkontroll*, kontrollør*, konduktöör*, lipuntarkast*, kontrolör*, piletikontroll*, konduktor*, kontrolier*, kontroler*, kontroli biletów,
  průvodčí*, revizor*, sprievodc*, revízor*, kalauz*, jegyvizsgál*, ellenőrnek, ellenőrök, controlor*, кондуктор*, контрольор*, контролёр*, контролер*, проводник*, провідник*, kondukter*, кондуктер*, sprevodnik*, ελεγκτή*, kondüktör*, biletçi*, bilet kontrol*, הפקח, לפקח, כרטיסן, المفتش, للمفتش, الكمساري, مأمور قطار, 車掌*, 検札*, 係員*, 승무원*, 검표*, 检票员*, 检票人员*, 列车员*, 乘务员*, 驗票人員*, soát vé, kondektur*, ตรวจตั๋ว*, นายตรวจ*
`);
