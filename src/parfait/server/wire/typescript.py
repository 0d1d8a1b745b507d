"""The messages as TypeScript: `python -m parfait.server.wire.typescript web/src/protocol.ts`; a test keeps it true."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from parfait.server.wire import protocol

HEAD = "// Written by src/parfait/server/wire/typescript.py from protocol.py: change that, and write this anew.\n"
RENAMED = {"Error": "ErrorMessage"}  # not to hide the language's own
PLAIN: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def module() -> str:
    """Every struct of the protocol, and the two unions of messages."""
    structs = [
        struct
        for _, struct in inspect.getmembers(protocol, _is_message)
        if struct not in (protocol.Request, protocol.ServerMessage)
    ]
    structs.sort(key=lambda struct: inspect.getsourcelines(struct)[1])
    unions = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.AnyServerMessage}
    parts = [HEAD, f"export const PROTOCOL = {protocol.VERSION};\n", *(_interface(struct) for struct in structs)]
    for name, union in unions.items():
        members = " | ".join(_name(struct) for struct in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _is_message(member: Any) -> bool:
    return inspect.isclass(member) and issubclass(member, msgspec.Struct) and member.__module__ == protocol.__name__


def _name(struct: type) -> str:
    return RENAMED.get(struct.__name__, struct.__name__)


def _interface(struct: type) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"export interface {_name(struct)} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    lines += [f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type)};" for field in info.fields]
    doc = inspect.getdoc(struct) if struct.__doc__ and not struct.__doc__.startswith(f"{struct.__name__}(") else None
    comment = f"/** {' '.join(doc.split())} */\n" if doc else ""
    return comment + "\n".join([*lines, "}"]) + "\n"


def _type(info: types.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, types.StructType):
        return _name(info.cls)
    if isinstance(info, types.ListType):
        item = _type(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, types.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    if isinstance(info, types.UnionType):
        return " | ".join(_type(part) for part in info.types)
    if isinstance(info, types.Metadata):
        return _type(info.type)
    raise TypeError(info)


def main(arguments: list[str]) -> None:
    """Into a file, or to standard output."""
    if arguments:
        Path(arguments[0]).write_text(module(), encoding="utf-8")
    else:
        sys.stdout.write(module())


if __name__ == "__main__":
    main(sys.argv[1:])
