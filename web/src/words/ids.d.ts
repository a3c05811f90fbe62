import type home from '../home/messages/en.json' with { type: 'json' };
import type shadows from '../shadows/messages/en.json' with { type: 'json' };
import type shell from '../shell/messages/en.json' with { type: 'json' };
import type table from '../table/messages/en.json' with { type: 'json' };

/** Every sentence there is: the compiler refuses any other. Add the catalogue of a new part here. */
type Ids = keyof typeof home | keyof typeof shadows | keyof typeof shell | keyof typeof table;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: Ids;
    }
  }
}
