import { savingTexts as words } from "../texts";
import { ask } from "./dialog";

/** Names that Windows reserves, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A file name that is safe in addresses, in YAML and on every system: `❄️ Câmara fria~2.jpg` is `Camara-fria-2.jpg`. */
export function safeName(name: string): string {
  const [, base = "", ending = ""] = /^(.*?)(\.\w+)?$/s.exec(name.normalize("NFKD").replace(/\p{M}/gu, "")) ?? [];
  const plain = base.replace(/[^\w.]+/g, "-").replace(/^[-.]+|[-.]+$/g, "");
  return (reserved.test(plain) ? `foto-${plain}` : plain || "foto") + ending;
}

const isPicture = ({ type, name }: File) =>
  type.startsWith("image/") || /\.(?:jpe?g|jfif|png|webp|hei[cf])$/i.test(name);

/** Gives each file a safe name, whether it is chosen, dragged or pasted. */
function nameSafely(): void {
  const name = Object.getOwnPropertyDescriptor(File.prototype, "name") as TypedPropertyDescriptor<string>;
  Object.defineProperty(File.prototype, "name", {
    ...name,
    get(this: File): string {
      return safeName(name.get?.call(this) ?? "");
    },
  });
}

/** Takes pictures alone of the files that are chosen, before Sveltia CMS sees them. */
export function watchFiles(): void {
  nameSafely();
  addEventListener(
    "change",
    (event) => {
      const input = event.target as HTMLInputElement;
      if (input.type !== "file" || !input.files?.length) return;
      const files = [...input.files];
      const others = files.filter((file) => !isPicture(file));
      const taken = new DataTransfer();
      for (const file of files.filter(isPicture)) taken.items.add(file);
      input.files = taken.files;
      if (others.length > 0) void ask(words.noPhoto(others.map(({ name }) => name)));
      if (taken.files.length === 0) event.stopImmediatePropagation();
    },
    true,
  );
}
