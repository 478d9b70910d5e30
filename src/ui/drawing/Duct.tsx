import { Drawing } from "./Drawing";
import DuctDrawing from "./duct.svg";

export function Duct({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 1060 400" className={className}>
      <DuctDrawing />
    </Drawing>
  );
}
