import { inEveryLanguage, saidIn } from './everyLanguage.ts'

export const scenarioWords = {
  back: inEveryLanguage(
    'Back',
    'Til baka | Tilbage | Tilbake | Tillbaka | Takaisin | Zurück | Terug | Retour | Atrás | Indietro | Voltar | Wstecz | Zpět | Πίσω | Geri | 戻る | 返回',
  ),
  nextScenario: inEveryLanguage(
    'Next',
    'Áfram | Næste | Neste | Nästa | Seuraava | Weiter | Volgende | Suivant | Siguiente | Avanti | Seguinte | Dalej | Další | Επόμενο | İleri | 次へ | 下一步',
  ),
  yes: inEveryLanguage(
    'Yes',
    'Já | Ja | Ja | Ja | Kyllä | Ja | Ja | Oui | Sí | Sì | Sim | Tak | Ano | Ναι | Evet | はい | 是',
  ),
  no: inEveryLanguage(
    'No',
    'Nei | Nej | Nei | Nej | Ei | Nein | Nee | Non | No | No | Não | Nie | Ne | Όχι | Hayır | いいえ | 否',
  ),
  example: inEveryLanguage(
    '(example)',
    '(dæmi) | (eksempel) | (eksempel) | (exempel) | (esimerkki) | (Beispiel) | (voorbeeld) | (exemple) | (ejemplo) | (esempio) | (exemplo) | (przykład) | (příklad) | (παράδειγμα) | (örnek) | （例） | （示例）',
  ),
  chooseOne: inEveryLanguage(
    'Choose one answer.',
    'Veldu eitt svar. | Vælg ét svar. | Velg ett svar. | Välj ett svar. | Valitse yksi vastaus. | Wählen Sie eine Antwort. | Kies één antwoord. | Choisissez une réponse. | Elija una respuesta. | Scegli una risposta. | Escolha uma resposta. | Wybierz jedną odpowiedź. | Vyberte jednu odpověď. | Επιλέξτε μία απάντηση. | Bir yanıt seçin. | 答えを1つ選んでください。 | 请选择一个答案。',
  ),
  chooseAny: inEveryLanguage(
    'Choose all that apply.',
    'Veldu allt sem á við. | Vælg alt, der passer. | Velg alt som passer. | Välj allt som stämmer. | Valitse kaikki sopivat. | Wählen Sie alles Zutreffende. | Kies alles wat klopt. | Choisissez tout ce qui convient. | Elija todo lo que corresponda. | Scegli tutto ciò che vale. | Escolha tudo o que se aplica. | Wybierz wszystko, co pasuje. | Vyberte vše, co platí. | Επιλέξτε όσα ταιριάζουν. | Uygun olanların hepsini seçin. | 当てはまるものをすべて選んでください。 | 请选择所有适用项。',
  ),
  eachLine: inEveryLanguage(
    'Answer every line.',
    'Svaraðu hverri línu. | Besvar hver linje. | Svar på hver linje. | Svara på varje rad. | Vastaa joka riviin. | Beantworten Sie jede Zeile. | Beantwoord elke regel. | Répondez à chaque ligne. | Responda a cada línea. | Rispondi a ogni riga. | Responda a cada linha. | Odpowiedz w każdym wierszu. | Odpovězte na každý řádek. | Απαντήστε σε κάθε γραμμή. | Her satırı yanıtlayın. | すべての行に答えてください。 | 请回答每一行。',
  ),
  inOrder: inEveryLanguage(
    'Put the steps in order, first at the top.',
    'Raðaðu skrefunum, það fyrsta efst. | Sæt trinnene i rækkefølge, det første øverst. | Sett trinnene i rekkefølge, det første øverst. | Ordna stegen, det första överst. | Järjestä vaiheet, ensimmäinen ylimmäksi. | Ordnen Sie die Schritte, der erste steht oben. | Zet de stappen op volgorde, de eerste bovenaan. | Mettez les étapes dans l’ordre, la première en haut. | Ordene los pasos, el primero arriba. | Metti i passi in ordine, il primo in alto. | Ordene os passos, o primeiro em cima. | Ułóż kroki po kolei, pierwszy na górze. | Seřaďte kroky, první nahoře. | Βάλτε τα βήματα στη σειρά, το πρώτο επάνω. | Adımları sıralayın, ilki en üstte. | 手順を順番に並べてください。最初のものを上に。 | 请按顺序排列步骤，第一步在最上面。',
  ),
  moveUp: inEveryLanguage(
    'Move up: {step}',
    'Færa upp: {step} | Flyt op: {step} | Flytt opp: {step} | Flytta upp: {step} | Siirrä ylös: {step} | Nach oben: {step} | Omhoog: {step} | Monter : {step} | Subir: {step} | Sposta su: {step} | Subir: {step} | W górę: {step} | Posunout nahoru: {step} | Πάνω: {step} | Yukarı taşı: {step} | 上へ移動: {step} | 上移：{step}',
  ),
  moveDown: inEveryLanguage(
    'Move down: {step}',
    'Færa niður: {step} | Flyt ned: {step} | Flytt ned: {step} | Flytta ned: {step} | Siirrä alas: {step} | Nach unten: {step} | Omlaag: {step} | Descendre : {step} | Bajar: {step} | Sposta giù: {step} | Descer: {step} | W dół: {step} | Posunout dolů: {step} | Κάτω: {step} | Aşağı taşı: {step} | 下へ移動: {step} | 下移：{step}',
  ),
  email: inEveryLanguage(
    'Email',
    'Tölvupóstur | E-mail | E-post | E-post | Sähköposti | E-Mail | E-mail | Courriel | Correo | Email | Email | E-mail | E-mail | Email | E-posta | メール | 邮件',
  ),
  chat: inEveryLanguage(
    'Chat',
    'Spjall | Chat | Chat | Chatt | Keskustelu | Chat | Chat | Discussion | Chat | Chat | Conversa | Czat | Chat | Συνομιλία | Sohbet | チャット | 聊天',
  ),
  call: inEveryLanguage(
    'Phone call',
    'Símtal | Telefonopkald | Telefonsamtale | Telefonsamtal | Puhelu | Anruf | Telefoongesprek | Appel téléphonique | Llamada | Telefonata | Chamada | Rozmowa telefoniczna | Telefonát | Τηλεφώνημα | Telefon görüşmesi | 電話 | 电话',
  ),
  webPage: inEveryLanguage(
    'Web page',
    'Vefsíða | Webside | Nettside | Webbsida | Verkkosivu | Webseite | Webpagina | Page web | Página web | Pagina web | Página web | Strona internetowa | Webová stránka | Ιστοσελίδα | Web sayfası | ウェブページ | 网页',
  ),
} as const

export type ScenarioWord = keyof typeof scenarioWords

export const scenarioWord = (
  name: ScenarioWord,
  language: string,
  values?: Readonly<Record<string, string | number>>,
): string => saidIn(scenarioWords[name], language, values)
