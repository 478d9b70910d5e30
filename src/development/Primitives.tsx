import styled from "styled-components";
import { Fields, Form } from "../contact/ContactForm.styles";
import { Field } from "../contact/Field";
import { Toasts } from "../layout/toasts/Toasts";
import { GlobalStyle } from "../theme/GlobalStyle";
import { theme } from "../theme/theme";
import { newTabHintId } from "../ui/Anchor";
import { Button } from "../ui/Button";
import type { ButtonSize, ButtonVariant } from "../ui/Button.styles";
import { Icon } from "../ui/Icon";
import { type IconName, drawings as icons } from "../ui/Icon.drawings";
import { Mark } from "../ui/Mark";
import { Row } from "../ui/Row";
import { Section } from "../ui/Section";
import { useToast } from "../ui/use-toast";

const variants: readonly ButtonVariant[] = ["default", "destructive", "outline", "secondary", "ghost", "link"];
const sizes: readonly ButtonSize[] = ["default", "sm", "lg", "icon"];
const surfaces = ["white", "ice", "navy"] as const;
const textSizes = Object.keys(theme.text) as (keyof typeof theme.text)[];
const colours = Object.keys(theme.colour) as (keyof typeof theme.colour)[];
const iconNames = Object.keys(icons) as IconName[];

const Swatch = styled.li<{ $colour: keyof typeof theme.colour }>`
  width: 9rem;
  &::before {
    content: "";
    display: block;
    height: 4rem;
    border: 1px solid ${theme.colour.controlLine};
    border-radius: ${theme.radius.small};
    background: ${({ $colour }) => theme.colour[$colour]};
  }
`;

const Sample = styled.p<{ $size: keyof typeof theme.text }>`
  font: 700 ${({ $size }) => theme.text[$size]} / 1.15 ${theme.font.heading};
`;

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Samples = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;

/** All variants in all sizes, enabled and disabled; hover and focus can be tried. */
function Buttons() {
  return (
    <Stack>
      {variants.map((variant) => (
        <Samples key={variant}>
          {sizes.flatMap((size) =>
            [false, true].map((disabled) => (
              <Button
                key={`${size} ${disabled}`}
                variant={variant}
                size={size}
                disabled={disabled}
                aria-label={`${variant} ${size}${disabled ? " disabled" : ""}`}
              >
                <Icon name="phone" size={20} />
                {size !== "icon" && `${variant} ${size}`}
              </Button>
            )),
          )}
        </Samples>
      ))}
      <Samples>
        {sizes.map((size) => (
          <Button key={size} href="https://wa.me/5500000000000" chat size={size} aria-label={`chat ${size}`}>
            <Icon name="chat" size={20} />
            {size !== "icon" && `chat ${size}`}
          </Button>
        ))}
      </Samples>
    </Stack>
  );
}

function FieldStates({ attempted }: { attempted: boolean }) {
  const id = (name: string) => `${name}-${attempted}`;
  return (
    <Form as="div" $attempted={attempted}>
      <h2>{attempted ? "Campos depois de uma tentativa" : "Campos"}</h2>
      <Fields>
        <Field label="Vazio e obrigatório" id={id("vazio")}>
          <input placeholder="Seu nome completo" required />
        </Field>
        <Field label="Preenchido" id={id("preenchido")}>
          <input defaultValue="Ana Lima" required />
        </Field>
        <Field label="Desativado" id={id("desativado")}>
          <input defaultValue="Ana Lima" disabled />
        </Field>
        <Field label="Lista" id={id("lista")}>
          <select defaultValue="" required>
            <option value="">Escolha um assunto</option>
            <option>Manutenção</option>
          </select>
        </Field>
        <Field label="Texto longo" id={id("texto")}>
          <textarea rows={5} required />
        </Field>
      </Fields>
    </Form>
  );
}

function ToastButton() {
  const showToast = useToast();
  return (
    <Button onClick={() => showToast({ title: "Mensagem enviada!", description: "Entraremos em contato em breve." })}>
      Mostrar aviso
    </Button>
  );
}

/**
 * All primitives in all their states, at `/pecas` of the development server only (`gatsby-node.ts`). Its texts are samples, not
 * content, so they are not in `data/`.
 */
export default function Primitives() {
  return (
    <Toasts texts={{ label: "Avisos", closeLabel: "Fechar aviso" }}>
      <GlobalStyle />
      <main>
        {surfaces.map((surface) => (
          <Section key={surface} surface={surface}>
            <h2>Botões: {surface}</h2>
            <Buttons />
          </Section>
        ))}
        <Section>
          <FieldStates attempted={false} />
          <FieldStates attempted />
        </Section>
        <Section>
          <Stack>
            <ToastButton />
            <Row>
              <Mark />
              {iconNames.map((name) => (
                <span key={name}>
                  <Icon name={name} size={40} />
                  {name}
                </span>
              ))}
            </Row>
            {textSizes.map((size) => (
              <Sample key={size} $size={size}>
                {size}: Ar frio, limpo e na medida certa
              </Sample>
            ))}
            <Row as="ul">
              {colours.map((colour) => (
                <Swatch key={colour} $colour={colour}>
                  {colour} {theme.colour[colour]}
                </Swatch>
              ))}
            </Row>
          </Stack>
        </Section>
      </main>
      <p id={newTabHintId} hidden>
        abre em nova aba
      </p>
    </Toasts>
  );
}
