# More cameras in the scenes of stills.py and stills2.py. One Blender run builds a scene once and renders its views;
# each gives the picture, its red light alone (light is additive, so the rest is picture minus red) and the depth, as EXR.
#   blender -b -noaudio -P views.py -- <scene>:<view>[,<view>...] <samples> <percent of 1440x1080>
import os,sys; ART=os.environ['ART_DIR']; sys.path.insert(0,ART)
import stills as S, stills2 as S2, kit
from kit import *
import json
scene,names=S.which.split(':'); SIZE=tuple(int(n) for n in os.environ.get('SIZE','1440x1080').split('x'))
# the scenes' own functions do not take a camera: keep theirs and put another beside it
VIEWS={
 'aviation':{
  'instrument':dict(cam=((-1.55,-2.9,-.85),(-2.90,-.10,.02),58,.22,(-2.9,-.1,.0),.06)),
  'horizon':dict(cam=((1.55,-2.5,-1.05),(-.12,-.15,-.05),46,.22,(-.1,-.2,-.2),-.10)),
  'compass':dict(cam=((1.25,-2.9,-4.35),(.02,-.1,-3.3),56,.22,(0,-.1,-3.35),.05)),
  'backstage':dict(cam=((4.4,-10.2,1.5),(.55,-2,.05),46,.9,(1.0,-4.4,.2),0),guests=[('video',(1.25,-4.6,-.35),138,.62)])},
 'invest':{
  'window':dict(cam=((.6,-5.0,5.0),(3.2,0,8.0),44,.16,(3.4,0,7.6),.05)),
  'street':dict(cam=((7.4,-9.6,.5),(2.9,0,6.6),27,.3,(3.4,0,6),-.04)),
  'backstage':dict(cam=((-2.6,-12.6,5.6),(.6,-4,7.7),48,.28,(.9,-6.6,7.7),0),guests=[('drone',(.9,-6.4,7.7),150,.75)])},
 'agent':{
  'stamp':dict(cam=((.95,-3.9,1.75),(.14,-.94,.14),50,.9,(.08,-1.05,.16),-.05),kw=dict(exp=.75)),
  'photograph':dict(cam=((-2.2,-1.1,1.9),(-.42,.72,.15),52,.30,(-.50,.62,.18),.05)),
  'backstage':dict(cam=((2.7,-5.4,2.5),(-.25,.35,.55),46,.5,(-.9,.9,1.0),0),guests=[('mic',(-1.15,1.35,1.15),10,.72)])},
 'podcast':{
  'headphones':dict(cam=((1.0,-3.3,-.55),(.02,-.45,-1.18),58,.3,(.1,-.75,-1.15),.04)),
  'microphone':dict(cam=((-.25,-2.9,.75),(-.80,.0,.05),54,.24,(-.85,-.25,.2),.03)),
  'backstage':dict(cam=((3.4,-9.2,1.25),(.55,-.6,-.2),44,.8,(1.7,-4.2,.2),0),guests=[('video',(1.75,-4.2,-.35),150,.62)])},
 'event':{
  'viewfinder':dict(cam=((.42,-.62,1.02),(1.0,.75,.62),46,.22,(.9,.67,.74),0)),
  'balcony':dict(cam=((-7.6,1.5,3.3),(.6,13,2.3),32,.4,(0,13,2),.03)),
  'lamps':dict(cam=((-3.4,7.4,1.3),(-.6,12.9,6.0),40,.3,(-2.4,12.9,6.2),.03)),
  'audience':dict(cam=((-2.3,4.4,.35),(.1,13.4,2.0),40,.22,(-.35,13.2,1.7),-.03))},
 'product':{
  'label':dict(cam=((.95,-2.75,1.15),(.02,-.2,.98),56,.22,(.0,-.32,.85),.03)),
  'turntable':dict(cam=((2.0,-4.1,4.3),(-.05,0,1.0),48,.4,(0,-.2,1.6),-.04)),
  'backstage':dict(cam=((-4.6,-5.0,2.2),(-1.0,-.25,1.05),40,.4,(-1.6,-.6,1.1),0))},
 'city':{
  'arena':dict(cam=((4.9,-3.9,2.3),(2.30,1.1,.50),54,.14,(2.35,-.5,.7),.03)),
  'rooftops':dict(cam=((-4.8,-6.4,2.7),(-1.3,2.4,.55),48,.17,(-2.3,-1.0,.8),.02)),
  'avenue':dict(cam=((-.9,-8.0,1.5),(.25,3.2,.45),42,.20,(.3,-.5,.3),0)),
  'backstage':dict(cam=((-1.3,-9.2,4.5),(1.0,0,2.2),40,.30,(-.3,-6.6,4.1),0),guests=[('drone',(-.3,-6.6,4.1),160,.40)])},
 # stills for the pages of the services and for the posts
 'live':{
  'faders':dict(cam=((.3,-3.4,2.5),(1.1,-.1,.15),50,.35,(2.0,-.5,.35),.10)),
  'lever':dict(cam=((2.3,-3.3,1.45),(3.75,-.45,.35),58,.25,(3.9,-.62,.66),.03)),
  'wall':dict(cam=((-1.0,-3.6,1.0),(.1,4.0,.75),36,.30,(-.3,-.95,.15),-.02))},
 'web':{
  'keys':dict(cam=((-2.0,-3.5,1.3),(.1,.45,.25),52,.70,(-.2,.2,.15),.04)),
  'lid':dict(cam=((4.5,-2.9,1.35),(.25,.7,.85),55,.32,(.6,.9,1.0),0))},
 'drone':{
  'gimbal':dict(cam=((-1.0,-3.5,-1.4),(-.02,-.75,-.50),60,.30,(-.12,-.87,-.77),.03)),
  'above':dict(cam=((-1.3,-3.4,4.4),(.2,-.05,.1),50,.40,(0,-.3,.2),.05)),
  'rotor':dict(cam=((2.7,-5.2,1.7),(.55,-.9,.05),50,.90,(.86,-1.42,.05),-.05))},
 'content':{
  'playhead':dict(cam=((-1.0,-4.7,1.6),(.75,-1.2,.45),58,.22,(.72,-2.5,.78),-.03)),
  'waves':dict(cam=((-3.3,-4.5,1.8),(-.6,-1.4,.3),50,.60,(-1.2,-1.9,.4),.04))},
 'video':{
  'glass':dict(cam=((2.7,-4.7,.55),(1.05,-1.45,.05),62,.30,(1.24,-1.6,.05),0)),
  'controls':dict(cam=((-3.0,-2.8,.75),(-.75,-.45,.05),52,.34,(-.75,-.5,.1),.03)),
  'tally':dict(cam=((.95,-3.7,1.15),(.05,-.9,.45),58,.30,(.08,-.94,.62),.02)),
  'operator':dict(cam=((1.0,3.2,2.1),(-.15,-.7,1.3),50,.35,(-.23,-.8,1.56),0))},
 'mic':{
  'grille':dict(cam=((-1.7,-2.7,.6),(-.38,-.52,.08),66,.20,(-.45,-.65,.12),.03)),
  'arm':dict(cam=((2.5,-4.3,-.2),(.75,.1,-.12),48,.40,(.6,-.1,.1),-.02))},
 'design':{
  'rivet':dict(cam=((-1.2,-2.0,1.4),(0,.35,.3),60,.25,(0,.1,.6),-.05)),
  'edges':dict(cam=((.5,-.7,2.3),(-.35,2.6,.35),58,.25,(-.42,2.6,.36),.04))},
 'social':{
  'screen':dict(cam=((-.9,-3.7,.9),(.35,-.2,.35),58,.30,(.35,-.25,.4),.03)),
  'row':dict(cam=((-5.0,-3.9,.3),(.3,.6,-.05),50,.40,(-1.65,1.0,0),0))},
 'team':{
  'lamp':dict(cam=((1.3,-2.4,2.5),(3.6,2.3,3.1),48,.40,(3.9,2.6,3.25),0)),
  'canvas':dict(cam=((-.7,-3.8,1.95),(.85,-.3,1.35),52,.35,(.75,-.6,1.6),0))},
 'bloglight':{
  'octabox':dict(cam=((-2.3,-3.8,1.8),(.6,.4,2.9),46,.40,(.4,.2,3.0),0)),
  'planes':dict(cam=((-1.25,-9.6,1.75),(-.35,0,1.95),50,None,None,0),guests=[('mic',(-1.70,-7.2,1.57),98,.31),('video',(-.95,-3.1,1.72),-20,.50)],
   lights=[((-2.0,-6.6,2.75),(-1.7,-7.2,1.6),1.2,.4,30,S.CW),((-2.9,-6.7,1.4),(-1.7,-7.2,1.6),.4,1.4,30,S.AC),((-.5,-9.0,2.6),(-1.7,-7.2,1.6),.8,.8,9,S.CW),((-.9,-2.2,3.9),(-.95,-3.1,1.8),2.2,.8,24,S.CW),((1.1,-2.5,2.0),(-.95,-3.1,1.8),.6,2.2,30,S.AC),((-3.2,-5.6,2.4),(-.95,-3.1,1.7),1.0,1.4,20,S.CW),((-.2,-6.0,3.4),(-.95,-3.1,1.7),1.6,1.0,8,S.CW)]),
  'stool':dict(cam=((-.5,-4.7,1.9),(-1.2,.4,1.4),50,.40,(-1.02,-.75,1.42),0))},
 'bloglenses':{
  'glass':dict(cam=((-1.7,-3.1,4.0),(-1.15,-.9,1.1),54,.35,(-1.4,-1.2,1.5),-.06)),
  'front':dict(cam=((-2.5,-3.4,3.3),(-1.5,-1.15,1.4),58,.25,(-1.6,-1.35,1.5),.04)),
  'row':dict(cam=((-4.9,-2.8,.95),(.2,1.1,.8),46,.32,(-.6,-.2,.95),0))},
 'blogsound':{
  'bars':dict(cam=((2.4,-3.2,.7),(-.3,0,.95),48,.30,(.7,0,1.1),.02)),
  'crest':dict(cam=((-.8,-2.7,3.2),(.65,0,1.9),56,.22,(.7,0,2.4),-.03))},
 'blogboard':{
  'desk':dict(cam=((1.5,-3.4,.55),(.10,0,.18),50,.45,(.05,-.05,.15),-.05)),
  'card':dict(cam=((.9,-2.5,-1.35),(0,0,-.68),52,.30,(0,-.05,-.73),.04)),
  'pins':dict(cam=((-2.3,-1.5,1.05),(-.6,0,.15),52,.25,(-.9,-.1,.1),-.03))},
}
mod=S2 if hasattr(S2,scene) and scene not in S.__dict__ else S
own={}
def keep(loc,target,lens=60,fstop=None,focus=None,shiftx=0,shifty=0,roll=0,blades=9):
    own['cam']=(loc,target,lens,fstop,focus,roll); return kit.cam(loc,target,lens,fstop,focus,shiftx,shifty,roll,blades)
for m in(S,S2): m.cam=keep
kw=getattr(mod,scene)(); sc=bpy.context.scene
def guest(fn,loc,rz,scale):
    """another scene's objects, without its lights, floor and camera, standing in this one"""
    before=set(bpy.data.objects); saved=[]
    quiet={k:(lambda *a,**k:None) for k in('softbox','glow','area','radial','cam','floor')}
    quiet['reset']=lambda *a,**k: sc
    first=S.imgmat; quiet['imgmat']=lambda path,s=1.0: first(f'{ART}/mon_{scene}.png',s)
    for m in(S,S2):
        for k,f in quiet.items():
            if k in m.__dict__: saved.append((m,k,m.__dict__[k])); setattr(m,k,f)
    if fn=='mic': saved.append((S,'box',S.box)); S.box=lambda *a,**k: None  # its studio's panels
    getattr(S2 if hasattr(S2,fn) and fn not in S.__dict__ else S,fn)()
    for m,k,f in saved: setattr(m,k,f)
    new=[o for o in bpy.data.objects if o not in before]; e=empty('guest',(0,0,0))
    for o in new:
        if o.parent is None: o.parent=e
    e.location=loc; e.rotation_euler=(0,0,math.radians(rz)); e.scale=(scale,)*3
    return new+[e]
def colour(o):
    if o.type=='LIGHT': return o.data.color
    for sl in getattr(o,'material_slots',[]):
        if sl.material and sl.material.use_nodes:
            for n in sl.material.node_tree.nodes:
                if n.type=='EMISSION': return n.inputs[0].default_value[:3]
                if n.type=='BSDF_PRINCIPLED' and sum(n.inputs['Emission'].default_value[:3])>0: return n.inputs['Emission'].default_value[:3]
def groups():
    for o in bpy.data.objects:
        c=colour(o)
        if c and c[1]<.35*c[0]: o.lightgroup='red'
vl=sc.view_layers[0]; vl.use_pass_z=True; vl.cycles.denoising_store_passes=True; vl.lightgroups.add(name='red'); groups()
sc.render.resolution_x,sc.render.resolution_y=SIZE; sc.use_nodes=True; nt=sc.node_tree
rl=next(n for n in nt.nodes if n.type=='R_LAYERS'); fo=nt.nodes.new('CompositorNodeOutputFile'); fo.base_path=ART+'/v'; fo.format.file_format='OPEN_EXR'; fo.format.color_depth='32'
PASSES=('full','red','z','normal','albedo'); fo.file_slots.clear(); sc.frame_set(1)
for k,src in(('full','Image'),('red','Combined_red'),('z','Depth'),('normal','Denoising Normal'),('albedo','Denoising Albedo')): fo.file_slots.new(k); nt.links.new(rl.outputs[src],fo.inputs[k])
for view in names.split(','):
    v=VIEWS.get(scene,{}).get(view,{}) if view!='own' else {}
    loc,tg,lens,f,fc,roll=v.get('cam') or own['cam']; kit.cam(loc,tg,lens,f,fc,roll=roll)
    guests=[o for g in v.get('guests',[]) for o in guest(*g)]+[kit.softbox(*l) for l in v.get('lights',[])]; groups()
    for k,s in zip(PASSES,fo.file_slots): s.path=f'{scene}-{view}-{k}-'
    t=time.time(); saved(f'{scene}-{view}') or bpy.ops.render.render(); print('RENDER',scene,view,round(time.time()-t,1),'s',flush=True)
    for k in PASSES:
        if os.path.exists(p:=f'{ART}/v/{scene}-{view}-{k}-0001.exr'): os.replace(p,f'{ART}/v/{scene}-{view}-{k}.exr')
    json.dump({**kw,**v.get('kw',{})},open(f'{ART}/v/{scene}-{view}.json','w'))
    for o in guests: o.hide_render=True
