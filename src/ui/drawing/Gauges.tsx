import { Drawing } from "./Drawing";
import { Line } from "./parts";

/** A technician's manifold: two gauges over their valves and hoses. */
export function Gauges() {
  return (
    <Drawing width={240} height={180} cover>
      <Line className="outline solid" d="M76 28a42 42 0 1 1-.1 0zM164 28a42 42 0 1 1-.1 0z" />
      <Line d="M76 36a34 34 0 1 1-.1 0zM164 36a34 34 0 1 1-.1 0zM48 70h6M55 49l4 4M76 42v6M97 49l-4 4M104 70h-6M136 70h6M143 49l4 4M164 42v6M185 49l-4 4M192 70h-6" />
      <Line className="cold" d="M74 66l-9-18M76 66a4 4 0 1 1-.1 0zM167 67l14-12M164 66a4 4 0 1 1-.1 0z" />
      <Line
        className="outline solid"
        d="M68 112v12h16v-12M156 112v12h16v-12M34 124H206v20H34zM34 128H18v12h16M206 128h16v12h-16"
      />
      <Line d="M60 144v36M120 144v36M180 144v36" />
    </Drawing>
  );
}
