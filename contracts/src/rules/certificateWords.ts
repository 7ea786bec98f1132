import { inEveryLanguage, saidIn } from './everyLanguage.ts'
import { dayInName } from './fileName.ts'
import { icelandicDay } from './icelandicDays.ts'

const certificateWords = {
  title: inEveryLanguage(
    'Certificate',
    'Viðurkenning | Certifikat | Sertifikat | Certifikat | Todistus | Zertifikat | Certificaat | Certificat | Certificado | Certificato | Certificado | Certyfikat | Certifikát | Πιστοποιητικό | Sertifika | 修了証 | 证书',
  ),
  achieved: inEveryLanguage(
    'has completed the security awareness training of',
    'hefur lokið öryggisvitundarþjálfun hjá | har gennemført sikkerhedstræningen hos | har fullført sikkerhetsopplæringen hos | har genomfört säkerhetsutbildningen hos | on suorittanut tietoturvakoulutuksen organisaatiossa | hat die Sicherheitsschulung abgeschlossen bei | heeft de beveiligingstraining voltooid bij | a suivi la formation à la sécurité de | ha completado la formación en seguridad de | ha completato la formazione sulla sicurezza di | concluiu a formação em segurança de | ukończył(a) szkolenie z bezpieczeństwa w | absolvoval(a) bezpečnostní školení ve společnosti | ολοκλήρωσε την εκπαίδευση ασφάλειας στην | güvenlik farkındalığı eğitimini tamamladı: | 上記の者は次の会社のセキュリティ意識向上トレーニングを修了しました | 已完成以下公司的安全意识培训：',
  ),
  training: inEveryLanguage(
    'Name of the training program',
    'Heiti þjálfunarinnar | Træningsprogrammets navn | Navnet på opplæringsprogrammet | Utbildningsprogrammets namn | Koulutusohjelman nimi | Name des Trainingsprogramms | Naam van het trainingsprogramma | Nom du programme de formation | Nombre del programa de formación | Nome del programma di formazione | Nome do programa de formação | Nazwa programu szkoleniowego | Název školicího programu | Όνομα του εκπαιδευτικού προγράμματος | Eğitim programının adı | トレーニングプログラム名 | 培训计划名称',
  ),
}

export const certificateWord = (name: keyof typeof certificateWords, language: string): string =>
  saidIn(certificateWords[name], language)

export function certificateDay(instant: Date, zone: string, language: string): string {
  if (language === 'is') return icelandicDay(new Date(dayInName(instant, zone)))
  const spoken = certificateWords.title.has(language) ? language : 'en'
  return new Intl.DateTimeFormat(spoken, { dateStyle: 'long', timeZone: zone }).format(instant)
}
