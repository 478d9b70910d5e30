import styled from "styled-components";
import { theme } from "../theme/theme";
import { Icon } from "./Icon";

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[1]};
    line-height: 1.45;
  }
  svg { margin-top: 0.15em; color: ${theme.colour.action}; }
`;

/** A list whose items are ticked. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </List>
  );
}
