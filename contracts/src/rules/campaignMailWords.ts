import { inEveryLanguage, saidIn } from './everyLanguage.ts'
import { icelandicMinutes } from './icelandicDays.ts'

export const campaignMailWords = {
  hello: inEveryLanguage(
    'Hello,',
    'Góðan dag, | Goddag, | Hei, | Hej, | Hei, | Guten Tag, | Hallo, | Bonjour, | Hola: | Buongiorno, | Olá, | Dzień dobry, | Dobrý den, | Γεια σας, | Merhaba, | こんにちは。 | 您好，',
  ),
  helloTo: inEveryLanguage(
    'Hello {name},',
    'Góðan dag, {name}, | Goddag {name}, | Hei {name}, | Hej {name}, | Hei {name}, | Guten Tag {name}, | Hallo {name}, | Bonjour {name}, | Hola, {name}: | Buongiorno {name}, | Olá, {name}, | Dzień dobry, {name}, | Dobrý den, {name}, | Γεια σας {name}, | Merhaba {name}, | {name}様、こんにちは。 | {name}，您好：',
  ),
  reminder: inEveryLanguage(
    'Reminder: {about}',
    'Áminning: {about} | Påmindelse: {about} | Påminnelse: {about} | Påminnelse: {about} | Muistutus: {about} | Erinnerung: {about} | Herinnering: {about} | Rappel : {about} | Recordatorio: {about} | Promemoria: {about} | Lembrete: {about} | Przypomnienie: {about} | Připomínka: {about} | Υπενθύμιση: {about} | Hatırlatma: {about} | リマインダー：{about} | 提醒：{about}',
  ),
  oneLesson: inEveryLanguage(
    'a lesson for you',
    'kennslustund fyrir þig | en lektion til dig | en leksjon til deg | en lektion till dig | oppitunti sinulle | eine Lektion für Sie | een les voor u | une leçon pour vous | una lección para usted | una lezione per te | uma lição para si | lekcja dla Ciebie | lekce pro vás | ένα μάθημα για εσάς | sizin için bir ders | レッスンのご案内 | 有一节课程等您学习',
  ),
  lessons: inEveryLanguage(
    '{n} lessons for you',
    'kennslustundir fyrir þig: {n} | {n} lektioner til dig | {n} leksjoner til deg | {n} lektioner till dig | {n} oppituntia sinulle | {n} Lektionen für Sie | {n} lessen voor u | {n} leçons pour vous | {n} lecciones para usted | {n} lezioni per te | {n} lições para si | lekcje dla Ciebie: {n} | lekce pro vás: {n} | {n} μαθήματα για εσάς | sizin için {n} ders | {n}件のレッスンのご案内 | 有 {n} 节课程等您学习',
  ),
  oneScenario: inEveryLanguage(
    '{name}: 1 scenario, about {minutes}',
    '{name}: 1 atburðarás, um {minutes} | {name}: 1 scenarie, cirka {minutes} | {name}: 1 scenario, omtrent {minutes} | {name}: 1 scenario, ungefär {minutes} | {name}: 1 tilanne, noin {minutes} | {name}: 1 Szenario, etwa {minutes} | {name}: 1 scenario, ongeveer {minutes} | {name} : 1 scénario, environ {minutes} | {name}: 1 situación, unos {minutes} | {name}: 1 scenario, circa {minutes} | {name}: 1 cenário, cerca de {minutes} | {name}: 1 scenariusz, około {minutes} | {name}: 1 situace, asi {minutes} | {name}: 1 σενάριο, περίπου {minutes} | {name}: 1 senaryo, yaklaşık {minutes} | {name}：シナリオ1件、約{minutes} | {name}：1 个情境，约 {minutes}',
  ),
  scenarios: inEveryLanguage(
    '{name}: {n} scenarios, about {minutes}',
    '{name}: atburðarásir: {n}, um {minutes} | {name}: {n} scenarier, cirka {minutes} | {name}: {n} scenarioer, omtrent {minutes} | {name}: {n} scenarier, ungefär {minutes} | {name}: {n} tilannetta, noin {minutes} | {name}: {n} Szenarien, etwa {minutes} | {name}: {n} scenario’s, ongeveer {minutes} | {name} : {n} scénarios, environ {minutes} | {name}: {n} situaciones, unos {minutes} | {name}: {n} scenari, circa {minutes} | {name}: {n} cenários, cerca de {minutes} | {name}: scenariusze: {n}, około {minutes} | {name}: situace: {n}, asi {minutes} | {name}: {n} σενάρια, περίπου {minutes} | {name}: {n} senaryo, yaklaşık {minutes} | {name}：シナリオ{n}件、約{minutes} | {name}：{n} 个情境，约 {minutes}',
  ),
  answerBy: inEveryLanguage(
    'Please answer by {date} UTC',
    'Vinsamlegast svaraðu fyrir {date} UTC | Svar venligst senest {date} UTC | Svar innen {date} UTC | Svara senast {date} UTC | Vastaa viimeistään {date} UTC | Bitte antworten Sie bis {date} UTC | Antwoord uiterlijk op {date} UTC | Merci de répondre avant le {date} UTC | Responda antes del {date} UTC | Rispondi entro il {date} UTC | Responda até {date} UTC | Prosimy o odpowiedź do {date} UTC | Odpovězte prosím do {date} UTC | Απαντήστε έως {date} UTC | Lütfen {date} UTC tarihine kadar yanıtlayın | {date}（UTC）までにご回答ください | 请在 {date}（UTC）之前作答',
  ),
  readAll: inEveryLanguage(
    'Read the full text',
    'Lesa allan textann | Læs hele teksten | Les hele teksten | Läs hela texten | Lue koko teksti | Den ganzen Text lesen | Lees de hele tekst | Lire le texte complet | Leer el texto completo | Leggi il testo completo | Ler o texto completo | Przeczytaj cały tekst | Přečíst celý text | Διαβάστε ολόκληρο το κείμενο | Metnin tamamını oku | 全文を読む | 阅读全文',
  ),
  start: inEveryLanguage(
    'Start',
    'Byrja | Start | Start | Starta | Aloita | Starten | Starten | Commencer | Empezar | Inizia | Começar | Rozpocznij | Začít | Έναρξη | Başla | 開始 | 开始',
  ),
  why: inEveryLanguage(
    'You receive this message because {company} uses {product} to train its employees in information security.',
    'Þú færð þessi skilaboð af því að {company} þjálfar starfsfólk sitt í upplýsingaöryggi með {product}. | Du får denne besked, fordi {company} træner sine medarbejdere i informationssikkerhed med {product}. | Du får denne meldingen fordi {company} trener sine ansatte i informasjonssikkerhet med {product}. | Du får det här meddelandet eftersom {company} utbildar sina medarbetare i informationssäkerhet med {product}. | Saat tämän viestin, koska {company} kouluttaa henkilöstöään tietoturvassa ({product}). | Sie erhalten diese Nachricht, weil {company} die Belegschaft mit {product} in Informationssicherheit schult. | U ontvangt dit bericht omdat {company} de medewerkers met {product} traint in informatiebeveiliging. | Vous recevez ce message car {company} forme ses équipes à la sécurité de l’information avec {product}. | Recibe este mensaje porque {company} forma a su personal en seguridad de la información con {product}. | Ricevi questo messaggio perché {company} forma il proprio personale sulla sicurezza delle informazioni con {product}. | Recebe esta mensagem porque {company} forma os seus colaboradores em segurança da informação com {product}. | Otrzymujesz tę wiadomość, ponieważ {company} szkoli swój zespół z bezpieczeństwa informacji za pomocą {product}. | Tuto zprávu dostáváte, protože {company} školí své lidi v informační bezpečnosti pomocí {product}. | Λαμβάνετε αυτό το μήνυμα επειδή η εταιρεία {company} εκπαιδεύει το προσωπικό της στην ασφάλεια πληροφοριών με το {product}. | Bu iletiyi, {company} çalışanlarını {product} ile bilgi güvenliği konusunda eğittiği için alıyorsunuz. | {company}は{product}で従業員の情報セキュリティ研修を行っており、このメッセージをお送りしています。 | {company} 使用 {product} 对员工进行信息安全培训，因此您会收到此消息。',
  ),
  ask: inEveryLanguage(
    'Questions? Write to {email}',
    'Spurningar? Skrifaðu á {email} | Spørgsmål? Skriv til {email} | Spørsmål? Skriv til {email} | Frågor? Skriv till {email} | Kysyttävää? Kirjoita osoitteeseen {email} | Fragen? Schreiben Sie an {email} | Vragen? Schrijf naar {email} | Des questions ? Écrivez à {email} | ¿Preguntas? Escriba a {email} | Domande? Scrivi a {email} | Perguntas? Escreva para {email} | Pytania? Napisz na adres {email} | Dotazy? Napište na {email} | Ερωτήσεις; Γράψτε στο {email} | Sorularınız mı var? Şu adrese yazın: {email} | ご質問は {email} までお寄せください。 | 有疑问？请写信至 {email}',
  ),
  elseOpen: inEveryLanguage(
    "If the button doesn't work, open this address: {link}",
    'Ef hnappurinn virkar ekki skaltu opna þessa slóð: {link} | Hvis knappen ikke virker, så åbn denne adresse: {link} | Åpne denne adressen hvis knappen ikke virker: {link} | Öppna den här adressen om knappen inte fungerar: {link} | Jos painike ei toimi, avaa tämä osoite: {link} | Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse: {link} | Werkt de knop niet? Open dan dit adres: {link} | Si le bouton ne fonctionne pas, ouvrez cette adresse : {link} | Si el botón no funciona, abra esta dirección: {link} | Se il pulsante non funziona, apri questo indirizzo: {link} | Se o botão não funcionar, abra este endereço: {link} | Jeśli przycisk nie działa, otwórz ten adres: {link} | Pokud tlačítko nefunguje, otevřete tuto adresu: {link} | Αν το κουμπί δεν λειτουργεί, ανοίξτε αυτή τη διεύθυνση: {link} | Düğme çalışmazsa şu adresi açın: {link} | ボタンが使えない場合は、次のアドレスを開いてください：{link} | 如果按钮无法使用，请打开此地址：{link}',
  ),
}

export const campaignMailWord = (
  name: keyof typeof campaignMailWords,
  language: string,
  values?: Readonly<Record<string, string | number>>,
): string => saidIn(campaignMailWords[name], language, values)

const formats = new Map<string, Intl.NumberFormat>()

export function minutesIn(language: string, minutes: number): string {
  if (language === 'is') return icelandicMinutes(minutes)
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  formats.set(language, format)
  return format.format(minutes)
}
