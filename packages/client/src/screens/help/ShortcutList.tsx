import { shortcutGroups } from '../../app/shortcuts.ts'
import './shortcutList.css'

/** Every key and what it does. */
export function ShortcutList() {
  return (
    <div className="km">
      {shortcutGroups().map(({ title, shortcuts }) => (
        <div key={title}>
          <h3 className="zs">{title}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key} className="kbd">
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
