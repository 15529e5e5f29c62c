/**
 * What offices write of papers whose code whoever is shown them looks up: that they are genuine, and for
 * whom.
 */
import { anyOfLanguages } from './languages.ts';

export const documents = anyOfLanguages({
  english: `
    authenticity, third party, third parties, anyone can verify, verify this document, verify the document,
    document verification, certificate number
  `,
  german: 'echtheit, bescheinigung*, dritte',
  french: "authenticité, attestation*, justificatif*, l'avis, un tiers, bailleur",
  spanish: 'autenticidad, cotejo, documento electrónico, terceros',
  italian: 'autenticità, contrassegno, protocollo, istanza, chi riceve',
  portuguese: `
    autenticidade, validação de documentos, comprovativo*, comprovante*, nota fiscal, nf-e, nfs-e,
    qualquer entidade
  `,
  catalan: 'autenticitat*',
  dutch: 'echtheid, waarmerk*, derden',
  swedish: 'äkthet',
  danish: 'ægthed',
  norwegian: 'ekthet',
  finnish: 'aitous',
  polish: 'autentyczn*, zaświadczen*, wydruk*, upo, kontrahent*',
  czech: 'pravost*, potvrzení o',
  russian: 'подлинност*, справк*, третьих лиц, третьи лица',
  ukrainian: 'автентичн*, третіх осіб',
  hungarian: 'hitelesség*',
  greek: 'γνησιότητ*',
  turkish: 'belge doğrulama, belgenin, üçüncü kişi*',
  arabic: 'المستند*, الوثيقة, الإقرار, صحة هذا',
  persian: 'أصالت سند, صحت سند',
  vietnamese: 'xác thực tài liệu',
  indonesian: 'keaslian*, pihak ketiga',
  malay: 'ketulenan*',
  japanese: '真偽*, 証明書*, 証明番号*, 第三者*',
  korean: '진위*, 증명서*, 제3자*',
  chinese: '真伪*, 查验*, 查驗*, 完税*, 完稅*',
});
