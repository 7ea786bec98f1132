import { libraryIds } from '../company.ts'
import { boolean, eachLike, integer, like, string } from '../matchers.ts'
import { testClientPins } from './pins.ts'

const catalogSubject = {
  title: string('Spot the phish'),
  description: string('The four signs of phishing.'),
  subject_id: integer(libraryIds.subject),
  duration: integer(95),
  type: integer(1),
  thumb: string('https://my.example.is/static/thumbs/101.svg'),
}
testClientPins([
  {
    pin: 'videos.list: the videos',
    as: 'stranger',
    request: 'GET /videos',
    answer: {
      videos: eachLike({
        ...catalogSubject,
        id: integer(libraryIds.subject),
        languages: eachLike('en'),
        notes: [],
        questions_count: integer(2),
        keyBehaviours: like([]),
        disabled: false,
        availableForBeta: boolean(true),
      }),
    },
    do: (client) => client.videos.list({}),
  },
])
