import { Sheet, type MenuItem } from '@/components';

/** The sheet of a `RoomMenu`. */
export function ToolsSheet({
  title,
  items,
  onChoose,
  onClose,
}: {
  title: string;
  items: readonly MenuItem[];
  onChoose: (item: MenuItem) => void;
  onClose: () => void;
}) {
  return (
    <Sheet open onOpenChange={onClose} title={title}>
      <ul className="-mx-2 grid">
        {items.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              disabled={item.disabled}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left font-semibold hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4"
              onClick={() => onChoose(item)}
            >
              {item.icon}
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
