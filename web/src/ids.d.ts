/** Every sentence there is: the compiler refuses any other. Add the catalogue of a new part here. */
type Ids =
  | keyof typeof import('./emerald/board/messages/en.json')
  | keyof typeof import('./emerald/card-list/messages/en.json')
  | keyof typeof import('./emerald/cards/messages/en.json')
  | keyof typeof import('./emerald/end/messages/en.json')
  | keyof typeof import('./emerald/learn/messages/en.json')
  | keyof typeof import('./emerald/lobby/messages/en.json')
  | keyof typeof import('./emerald/log/messages/en.json')
  | keyof typeof import('./emerald/moments/messages/en.json')
  | keyof typeof import('./emerald/names/messages/en.json')
  | keyof typeof import('./emerald/notes/messages/en.json')
  | keyof typeof import('./emerald/play/messages/en.json')
  | keyof typeof import('./emerald/questions/messages/en.json')
  | keyof typeof import('./emerald/replay/messages/en.json')
  | keyof typeof import('./emerald/rules/messages/en.json')
  | keyof typeof import('./emerald/rulings/messages/en.json')
  | keyof typeof import('./emerald/turn/messages/en.json')
  | keyof typeof import('./home/messages/en.json')
  | keyof typeof import('./learn/messages/en.json')
  | keyof typeof import('./replay/messages/en.json')
  | keyof typeof import('./rules/messages/en.json')
  | keyof typeof import('./settings/messages/en.json')
  | keyof typeof import('./shadows/after/messages/en.json')
  | keyof typeof import('./shadows/board/messages/en.json')
  | keyof typeof import('./shadows/ideas/messages/en.json')
  | keyof typeof import('./shadows/learn/messages/en.json')
  | keyof typeof import('./shadows/lobby/messages/en.json')
  | keyof typeof import('./shadows/messages/en.json')
  | keyof typeof import('./shadows/replay/messages/en.json')
  | keyof typeof import('./shadows/rules/messages/en.json')
  | keyof typeof import('./shell/messages/en.json')
  | keyof typeof import('./table/messages/en.json')
  | keyof typeof import('./timer/messages/en.json');

declare namespace FormatjsIntl {
  interface Message {
    ids: Ids;
  }
}
